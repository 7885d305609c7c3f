"""Reading pictures in tests: elements by attribute and class, what can be clicked, what is written."""

from __future__ import annotations

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
Element = ElementTree.Element


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
