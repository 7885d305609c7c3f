"""Pictures in tests: positions to draw, and reading what was drawn.

Elements are found by attribute and class; the `check_` functions hold what is true of the pictures of every game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from tablero.core.game import AnyGame
from tablero.core.match import Match, new_match
from tablero.drawing.svg import named as name_with_short

SVG = "{http://www.w3.org/2000/svg}"
Element = ElementTree.Element


# -- what to draw --------------------------------------------------------------------------------------------------


def options_of(match: Match) -> list[str]:
    assert match.ask is not None
    return [match.game.name(option) for option in match.ask.options]


def positions(
    game: AnyGame, players: int, options: dict[str, Any], every: int, seed: bytes = b"a picture", chance: int = 0
) -> Iterator[Match]:
    """Positions all through a random game, and its end; `chance` is the seed of the answers."""
    match = new_match(game, players, options, seed=seed)
    luck = Random(chance or players)
    while match.ask is not None:
        if match.count % every == 0:
            yield match
        match.answer(luck.choice(match.ask.options), match.ask.seat)
    yield match


def marked(id: str) -> str:
    """Words that can be told from all others, short ones too, and hold what has to be escaped."""
    return name_with_short(f"<{id}>&", "<>&")


# -- reading -------------------------------------------------------------------------------------------------------


def parsed(picture: str) -> Element:
    return ElementTree.fromstring(picture)


def named(root: Element, attribute: str, value: str) -> list[Element]:
    return [element for element in root.iter() if element.get(attribute) == value]


def one(root: Element, attribute: str, value: str) -> Element:
    """The only element with this value."""
    [found] = named(root, attribute, value)
    return found


def values(root: Element, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in root.iter() if attribute in element.attrib]


def has_class(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def clickable(root: Element) -> list[str]:
    return values(root, "data-option")


def text_list(root: Element, *classes: str) -> list[str]:
    """What is written in elements of these classes; of all, without a class."""
    found = [text for text in root.iter(f"{SVG}text") if not classes or set(text.get("class", "").split()) & {*classes}]
    return [text.text or "" for text in found]


# -- what holds for all --------------------------------------------------------------------------------------------


def check_buttons(root: Element) -> None:
    """What can be clicked is a button with a name, for the keyboard and for screen readers, too."""
    for element in root.iter():
        if "data-option" in element.attrib:
            assert (element.get("role"), element.get("tabindex")) == ("button", "0")
            assert "option" in element.attrib["class"].split()
            name = element.find(f"{SVG}title")
            assert name is not None
            assert name.text == element.get("aria-label")


def check_self_contained(picture: str) -> None:
    """One file without scripts, and without links to anything but its own parts."""
    root = parsed(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox")
    assert picture.count("<style>") == 1
    assert not re.search(r"<script|<image|<foreignObject|@import|javascript:|\son\w+=|\sstyle=", picture)
    assert set(re.findall(r'https?://[^"\s]*', picture)) == {"http://www.w3.org/2000/svg"}
    links = re.findall(r'(?:href="|url\()([^")]*)', picture)
    assert all(link.startswith(f"#{root.attrib['class']}-") for link in links)
    ids = values(root, "id")
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in links} <= set(ids)


def check_words(picture: str, known: set[str]) -> None:
    """A picture drawn with `marked` words, or parts of them, has no others, and those are of ids that are `known`."""
    said = [text.text or "" for text in parsed(picture).iter() if text.tag in (f"{SVG}text", f"{SVG}title")]
    for text in said:
        assert not re.search(r"[^\W\d_]", re.sub(r"<[\w:]*>&|<[\w:]+-$|^[\w:]+>&", "", text)), text
    asked = {id for text in said for id in re.findall(r"<([\w:]+)>&", text)}
    assert {id for id in asked if not id.startswith("text:")} <= known
