"""`Texts`: what the program says about one game, in one language, at one table.

How messages are found, so that a text file can be written without reading code:

- `ask-<kind>` a question, `note-<kind>` a journal line. `option-<kind>-<action>` an option of that question, or
  `option-<kind>` with `$n` for a numbered one, or with what `Ask.about` tells of it; else the action's general label.
- `action-<id>` the label of an action, or `card-<id>` if it is a card, with its text as the attribute `.text`. An id
  that ends in a number (`power_9`, `levy_2`) may be worded once for all of them, as `card-power` with `$n`; bare
  numbers are `action-number`. A variant tells with `changed-<id>` what is different about a card of its base game.
- `many-<kind>` several such journal lines as one, where what they name is enumerated (core/joining.py);
- `feature-<kind>` what counts in a position (core/feature.py), as it stands within a sentence; `$trend` is "up" where
  it has become better for the one who is spoken of, else "down".
- `remark-<kind>` a warning or a line of a panel, with an attribute `.value` if something stands at its end;
  `panel-<kind>` a panel's title; `channel-<name>` that of a channel where some players talk.
- `order-<kind>` an answer that is laid down before the question is put (core/order.py).
- `seat-<id>` a player; `seat-beyond` a colour that nobody plays; `phase-<step>`; `setup-<option>` and
  `setup-<option>-<choice>`, each with `.help`, unless the choice is a card; `setup-problem-<kind>` why some of them
  don't go together; `thing-<id>` with `.text`: what else is on the table; `game-title`, `game-description`, and if they
  are told `game-length`, `game-weight`, `game-like`.
- `line-<key>` what a line of a written position is called where one is set up, `line-<key>-<word>` what it can say;
  `position-rule-<kind>` what the rules object to in one (problems.py).

A value `$place` comes with its other forms: `$place-id` for selectors and `$place-<attribute>` for each attribute of
its message, so that a language can decline it; `.short` is for pictures, where there is little room. A seat `$whose`
also has `$whose-own`: "yes" if it is the one who acts (or is asked), else "no". What the data say about a card or thing
is there for its own messages (facts.py).
`$rule` is the rule cited, with `_` for dots: one kind of question can be worded card by card.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final
from unicodedata import normalize

from tablero.core.ask import Ask
from tablero.core.errors import BadSetup, UnknownId, nearest
from tablero.core.feature import Difference, Opinion, cons, pros
from tablero.core.game import AnyGame, Seating
from tablero.core.joining import Join, summed
from tablero.core.order import Order
from tablero.core.remark import Remark
from tablero.core.state import EVERYONE, Entry
from tablero.drawing.svg import named

from .facts import told
from .lexicon import ENGLISH, SHORT, BadTexts, Lexicon, lexicon_for, written

NUMBERED: Final = re.compile(r"(?:(.*)_)?(\d+)")
MANY_LINES: Final = 20_000  # how many rendered sentences are kept
UNTOLD: Final = Entry("untold", "", EVERYONE, {})  # what is left of a line that can no longer be put into words

Forms = dict[str, str | int]  # a word by the suffix of its variable: "" the plain one, "-id", "-<attribute>"


class Texts:
    """Everything said about a game. `names` are what the players call themselves; without them the seats' names do."""

    def __init__(self, game: AnyGame, language: str, seating: Seating, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.lexicon: Lexicon = lexicon_for(game, language)
        self.seat_ids = seating.seats
        self.party_ids = seating.parties
        self._parties = [self._party_forms(id, names) for id in self.party_ids]
        self._actions: dict[str, Forms] = {}
        self._facts: dict[str, Forms] = {}
        self._lines: dict[tuple[Any, ...], str] = {}

    def say(self, id: str, **values: str | int) -> str:
        """Any message by its id."""
        return self.lexicon.say(id, values)

    def borrowed(self) -> list[str]:
        """The messages that this language lacks, shown in English."""
        return self.lexicon.borrowed()

    # -- questions and journal -----------------------------------------------------------------------------------

    def prompt(self, ask: Ask) -> str:
        """The question as a sentence to the one who is asked."""
        return self._line(f"ask-{ask.kind}", ask.rule, self._party_of(ask.seat), ask.values)

    def option(self, ask: Ask, action: int) -> str:
        """The label of an option of `ask`."""
        id, actor = self.game.name(action), self._party_of(ask.seat)
        exact = f"option-{ask.kind}-{id}"
        if self.lexicon.has(exact):
            return self._line(exact, ask.rule, actor, ask.values)
        if ask.about is not None:
            return self._line(f"option-{ask.kind}", ask.rule, actor, {**ask.values, **ask.about(action)})
        numbered = NUMBERED.fullmatch(id)
        if numbered and self.lexicon.has(f"option-{ask.kind}"):
            return self._line(f"option-{ask.kind}", ask.rule, actor, {**ask.values, "n": int(numbered[2])})
        return self.action(id)

    def entry(self, entry: Entry) -> str:
        """A line of the journal."""
        actor = entry.values.get(self.game.seat_values[0], -1)
        return self._line(f"note-{entry.kind}", entry.rule, actor, entry.values)

    def joined(self, kind: str, rule: str, told: list[dict[str, int]], join: Join) -> str:
        """Several notes of one kind as one sentence: their numbers added up, or what they name as an enumeration."""
        if join.sums:
            return self.entry(Entry(kind, rule, EVERYONE, summed(join, told)))
        actor = told[-1].get(self.game.seat_values[0], -1)
        words = self._words(rule, actor, told[-1])
        items = [self._words(rule, actor, {join.lists: value}) for value in dict.fromkeys(v[join.lists] for v in told)]
        for name in items[0].keys() - {"rule"}:
            if all(name in item for item in items):
                words[name] = self._enumerated([str(item[name]) for item in items])
        return self.lexicon.say(f"many-{kind}", words)

    def stored_entry(self, entry: Entry) -> str:
        """A line of a journal that an earlier version may have written: not all it told can still be put into words."""
        try:
            return self.entry(entry if self.lexicon.has(f"note-{entry.kind}") else UNTOLD)
        except (UnknownId, BadTexts):  # the sentence now needs other values
            return self.entry(UNTOLD)

    def remark(self, remark: Remark, seat: int = -1) -> str:
        """What a warning or a line of a panel says, to `seat`."""
        return self._line(f"remark-{remark.kind}", remark.rule, self._party_of(seat), remark.values)

    def order(self, order: Order, seat: int) -> str:
        """What an order in advance says that `seat` gives."""
        return self._line(f"order-{order.kind}", "", self._party_of(seat), order.values)

    def feature(self, difference: Difference, seat: int = -1) -> str:
        """What the feature is in which two positions differ, to `seat`; by how much is left to the reader."""
        trend = "up" if difference.points > 0 else "down"
        words = {**self._words("", self._party_of(seat), difference.values), "trend": trend}
        return self.lexicon.say(f"feature-{difference.kind}", words)

    def reasons(self, differences: Sequence[Difference], seat: int = -1) -> str:
        """Several features with what they are worth, as this language enumerates."""
        found = [
            self.say("opinion-reason", what=self.feature(one, seat), points=self.signed(one.points))
            for one in differences
        ]
        return self._enumerated(found)

    def number(self, n: int) -> str:
        """A number as this language writes it."""
        return written(n, self.language)

    def signed(self, points: float) -> str:
        """A number with its sign, to a tenth."""
        return written(points, self.language, "+#,##0.#;−#,##0.#")

    def percent(self, share: float, pattern: str = "0") -> str:
        """A share of 1, in per cent."""
        return self.say("analysis-percent", percent=written(100 * share, self.language, pattern))

    def opinion(self, ask: Ask, opinion: Opinion) -> str:
        """What a bot thinks of an option of `ask`, and why, in a sentence or two."""
        said = self._opinion(ask, opinion)
        return self.say("opinion-liked", said=said) if opinion.liked else said

    def _opinion(self, ask: Ask, opinion: Opinion) -> str:
        option, percent = self.option(ask, opinion.option), round(100 * opinion.value)
        if opinion.worlds in (opinion.wins, opinion.losses):
            return self.say("opinion-wins" if opinion.wins else "opinion-loses", option=option)
        if opinion.wins or opinion.losses:
            tried = {"worlds": opinion.worlds, "wins": opinion.wins, "losses": opinion.losses}
            return self.say("opinion-ends", option=option, value=percent, **tried)
        pros, cons = opinion.pros(), opinion.cons()
        said = {"for": self.reasons(pros, ask.seat), "against": self.reasons(cons, ask.seat)}
        return self.say("opinion", option=option, value=percent, pros=len(pros), cons=len(cons), **said)

    def motive(self, seat: int, before: float, after: float, reasons: list[Difference]) -> str:
        """What decisions of `seat` have changed for it, as a sentence; its chances are from 0 to 1."""
        good, bad = pros(reasons), cons(reasons)
        said = {"for": self.reasons(good, seat), "against": self.reasons(bad, seat)}
        percent = {"before": round(100 * before), "after": round(100 * after)}
        return self.say("motive", who=self.seat(seat), pros=len(good), cons=len(bad), **percent, **said)

    def turning_point(self, notes: list[Entry], seat: int, before: float, after: float) -> str:
        """What has changed the chance of `seat`, and by how much; chances are from 0 to 1."""
        what = " ".join(self.stored_entry(note) for note in notes)
        change, told = round(100 * abs(after - before)), {"before": round(100 * before), "after": round(100 * after)}
        id = "turning-gain" if after > before else "turning-cost"
        return self.say(id, what=what, who=self.seat(seat), percent=change, **told).strip()

    def fault(self, ask: Ask, chosen: int, best: int, mark: str, cost: float) -> str:
        """A decision that was not the best, with what would have been better."""
        words = {"chosen": self.option(ask, chosen), "best": self.option(ask, best)}
        percent = max(1, round(100 * cost))
        return self.say("fault", who=self.seat(ask.seat), mark=self.say(f"mark-{mark}"), percent=percent, **words)

    def remark_value(self, remark: Remark, seat: int = -1) -> str:
        """What stands at the end of such a line, as in a table; most have nothing there."""
        id = f"remark-{remark.kind}"
        if "value" not in self.lexicon.attributes(id):
            return ""
        return self.lexicon.say(id, self._words(remark.rule, self._party_of(seat), remark.values), "value")

    def _line(self, id: str, rule: str, actor: int, values: dict[str, int]) -> str:
        key = (id, rule, actor, *values.items())
        line = self._lines.get(key)
        if line is None:
            if len(self._lines) >= MANY_LINES:
                self._lines.clear()
            line = self._lines[key] = self.lexicon.say(id, self._words(rule, actor, values))
        return line

    def _words(self, rule: str, actor: int, values: dict[str, int]) -> Forms:
        """The values of an ask or entry turned into words, in all their forms."""
        words: Forms = {"rule": rule.replace(".", "_")}
        for name, value in values.items():
            if name in self.game.seat_values:
                forms = self._party(value)
                words[f"{name}-own"] = "yes" if value == actor else "no"
            elif name in self.game.action_values:
                forms = self._forms(self._action_id(value))
            else:
                words[name] = value
                continue
            for suffix, word in forms.items():
                words[name + suffix] = word
        return words

    # -- actions and cards ---------------------------------------------------------------------------------------

    def action(self, action: int | str) -> str:
        """The general label of an action, by its number or its id."""
        id = action if isinstance(action, str) else self._action_id(action)
        return str(self._forms(id)[""])

    def _action_id(self, action: int) -> str:
        if not 0 <= action < len(self.game.actions):
            raise UnknownId(f"no action {action} in {self.game.id}; they go from 0 to {len(self.game.actions) - 1}")
        return self.game.actions[action]

    def _forms(self, id: str) -> Forms:
        """An action's label in all its forms."""
        forms = self._actions.get(id)
        if forms is None:
            if id in self.party_ids:
                forms = self._party_option(id)
            else:
                forms = self._message_forms(id, *self._find(id, "action", "card"))
            self._actions[id] = forms
        return forms

    def facts(self, id: str) -> Forms:
        """What the data say about a card or thing, as values for its messages."""
        found = self._facts.get(id)
        if found is None:
            found = self._facts[id] = told(self.game.facts(id), self.lexicon, self.language)
        return found

    def _find(self, id: str, *groups: str) -> tuple[str, Forms]:
        """The message of one of `groups` that names an action, and the values it may need."""
        for message, values in self._candidates(id, *groups):
            if self.lexicon.has(message):
                return message, values
        known = [name for name in self.lexicon.ids() if name.startswith(groups) and "." not in name]
        raise nearest(f"{groups[0]}-{id}", known, self.lexicon.sources[0].where, "message")

    def _candidates(self, id: str, *groups: str) -> list[tuple[str, Forms]]:
        """The messages that may name an action."""
        facts = self.facts(id)
        candidates: list[tuple[str, Forms]] = [(f"{group}-{id}", facts) for group in groups]
        numbered = NUMBERED.fullmatch(id)
        if numbered:
            base, n = numbered[1] or "number", {**facts, "n": int(numbered[2])}
            # A card's copies come before a verb of the same name: `veto_1` is the card, `veto` the verb.
            candidates += [(f"{group}-{base}", n) for group in reversed(groups)]
        return candidates

    def _message_forms(self, id: str, message: str, values: Forms) -> Forms:
        forms: Forms = {"": self.lexicon.say(message, values), "-id": id}
        for attribute in self.lexicon.attributes(message):
            forms[f"-{attribute}"] = self.lexicon.say(message, values, attribute)
        return forms

    def card_name(self, card: str) -> str:
        """The name of a card: an action card or its type, a modifier, a power card."""
        return self.lexicon.say(*self._find(card, "card"))

    def card_text(self, card: str) -> str:
        """What a card does, in a sentence or two; a variant adds what is different, and a guess is marked as one."""
        parts, changed = [self.lexicon.say(*self._find(card, "card"), "text")], f"changed-{card}"
        if self.lexicon.has(changed):
            parts.append(self.lexicon.say(changed, {}))
        if self.is_reconstructed(card):
            parts.append(self.lexicon.say("card-reconstructed", {}))
        return " ".join(parts)

    def is_reconstructed(self, card: str) -> bool:
        """Whether the data say that something about a card is our guess (`sure`, `reconstructed`)."""
        facts = self.facts(card)
        return bool(facts.get("reconstructed")) or "reconstructed" in str(facts.get("sure", ""))

    def cards_called(self, typed: str) -> list[str]:
        """The ids of the cards that somebody may mean: by name or id, or else by the beginning of the name."""
        cards = self._card_ids()
        names = {folded(self.card_name(id)): id for id in cards}
        word = folded(typed)
        if word in names or not word:
            return [names[word]] if word else []
        meant = {self.card_name(id): id for id in cards if word in (folded(id), folded(id).rstrip("0123456789"))}
        if len(meant) == 1:
            return list(meant.values())
        begun = [name for name in names if name.startswith(word)]
        return [names[name] for name in begun or get_close_matches(word, names, n=3, cutoff=0.6)]

    def _card_ids(self) -> list[str]:
        """Every card with a text: those that can be chosen, and those that are only shown."""
        numbered = {id: match[1] for id in self.game.actions if (match := NUMBERED.fullmatch(id))}
        worded = [id.removeprefix("card-") for id in self.lexicon.ids() if id.startswith("card-")]
        told = {id.removesuffix(".text") for id in worded if id.endswith(".text")}
        chosen = [id for id in self.game.actions if id in told or numbered.get(id) in told]
        return chosen + [id for id in worded if id in told and id not in chosen and id not in numbered.values()]

    # -- seats ---------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """A player's name."""
        return str(self._seat(seat)[""])

    def badge(self, seat: int) -> str:
        """What stands on a player's badge: the seat's own sign, if the texts give one, or its first letter."""
        return self._badge(self._seat(seat))

    def party(self, party: int) -> str:
        """The name of somebody who acts: a player's, or that of whoever nobody plays."""
        return str(self._party(party)[""])

    def party_badge(self, party: int) -> str:
        return self._badge(self._party(party))

    def _badge(self, forms: Forms) -> str:
        return str(forms.get("-badge") or str(forms["-seat"])[:1].upper())

    def _seat(self, seat: int) -> Forms:
        if not 0 <= seat < len(self.seat_ids):
            raise UnknownId(f"no seat {seat} in {self.game.id}; seats go from 0 to {len(self.seat_ids) - 1}")
        return self._parties[self._party_of(seat)]

    def _party_of(self, seat: int) -> int:
        """The seat as values count those who act; whoever is no seat stays as given."""
        return self.party_ids.index(self.seat_ids[seat]) if 0 <= seat < len(self.seat_ids) else seat

    def _party(self, party: int) -> Forms:
        if not 0 <= party < len(self._parties):
            raise UnknownId(f"nobody is number {party} in {self.game.id}; they go from 0 to {len(self._parties) - 1}")
        return self._parties[party]

    def _party_forms(self, id: str, names: Sequence[str]) -> Forms:
        forms = self._message_forms(id, f"seat-{id}", {})
        forms["-seat"] = forms[""]
        if id not in self.seat_ids:
            forms[""] = self.lexicon.say("seat-beyond", {"seat": forms[""]})
        elif self.seat_ids.index(id) < len(names):
            forms[""] = names[self.seat_ids.index(id)]
        return forms

    def _party_option(self, id: str) -> Forms:
        """A party as something to choose: whose pieces they are, and who that is."""
        forms = self._parties[self.party_ids.index(id)]
        if id not in self.seat_ids or forms[""] == forms["-seat"]:
            return forms
        return {**forms, "": self.lexicon.say("seat-named", {"seat": forms["-seat"], "name": forms[""]})}

    def empty_seat(self) -> str:
        """What a seat is called that nobody takes; empty if the game has no word of its own for it."""
        return self.lexicon.say("seat-nobody", {}) if self.lexicon.has("seat-nobody") else ""

    def listed(self, seats: Sequence[int]) -> str:
        """Several players in one phrase, as this language enumerates."""
        return self._enumerated([self.seat(seat) for seat in seats])

    def _enumerated(self, words: list[str]) -> str:
        from babel.lists import format_list

        return str(format_list(words, locale=self.language.replace("-", "_")))

    def waiting(self, seats: Sequence[int]) -> str:
        """Who still has to decide."""
        return self.lexicon.say("table-waiting", {"names": self.listed(seats), "count": len(seats)})

    def result(self, winners: Sequence[int], outcome: Remark | None = None) -> str:
        """Who has won, or what the game calls such an end."""
        if outcome is not None:
            return self.remark(outcome)
        return self.lexicon.say("table-result", {"names": self.listed(winners), "count": len(winners)})

    def points(self, seat: int, n: int) -> str:
        """What a player has reached in the end: a number, and of what, if the texts say so."""
        if not self.lexicon.has("table-points"):
            return self.number(n)
        return self.lexicon.say("table-points", {"seat": self.seat_ids[seat], "n": n})

    # -- the game and its setup ----------------------------------------------------------------------------------

    def title(self) -> str:
        return self.lexicon.say("game-title", {})

    def description(self) -> str:
        """The game in one sentence."""
        return self.lexicon.say("game-description", {})

    def sketch(self, part: str) -> str:
        """How long a game takes ("length"), how much there is to it ("weight"), what it is like; or nothing."""
        id = f"game-{part}"
        return self.lexicon.say(id, {}) if self.lexicon.has(id) else ""

    def phase(self, step: str) -> str:
        """The name of a step of the game, as `game.step_name` gives it."""
        return self.lexicon.say(f"phase-{step}", {})

    def option_title(self, name: str) -> str:
        return self.lexicon.say(f"setup-{name}", {})

    def option_help(self, name: str) -> str:
        """What a setup option changes, in plain words."""
        return self.lexicon.say(f"setup-{name}", {}, "help")

    def setup_problem(self, error: BadSetup) -> str:
        """Why a table can't be set up as somebody wished; empty if no player's choice can lead to it."""
        if not error.kind:
            return ""
        words: Forms = {}
        for name, value in error.values.items():
            if name == "option":
                words[name] = self.option_title(str(value))
            else:
                words[name] = self.lexicon.say(f"seat-{value}", {}) if isinstance(value, str) else value
        return self.lexicon.say(f"setup-problem-{error.kind}", words)

    def choice_title(self, name: str, choice: str) -> str:
        """What can be chosen for a setup option: words of its own, or the player or card that it is."""
        for id in (f"setup-{name}-{choice}", f"seat-{choice}"):
            if self.lexicon.has(id):
                return self.lexicon.say(id, {})
        return self.card_name(choice)

    def choice_help(self, name: str, choice: str) -> str:
        id = f"setup-{name}-{choice}"
        if self.lexicon.has(id):
            return self.lexicon.say(id, {}, "help")
        return "" if self.lexicon.has(f"seat-{choice}") else self.card_text(choice)

    # -- pictures ------------------------------------------------------------------------------------------------

    def thing(self, id: str) -> str:
        """The name of whatever a picture shows: an action, player, card or piece; with `text:` before it, its text.

        A picture may take its short form, if the texts have one.
        """
        if id.startswith("text:"):
            return self.thing_text(id.removeprefix("text:"))
        thing = f"thing-{id}"
        name = self.lexicon.say(thing, self.facts(id)) if self.lexicon.has(thing) else self.action(id)
        return named(name, self.thing_short(id))

    def has_thing(self, id: str) -> bool:
        """Whether there is a name for it; quicker than an error, which looks for names that come near."""
        named = (f"thing-{id}", *(message for message, _ in self._candidates(id, "action", "card")))
        return id in self.party_ids or any(self.lexicon.has(message) for message in named)

    def thing_short(self, id: str) -> str:
        """What it is called where there is little room, if the texts say so (`.short`)."""
        ids = (f"thing-{id}", f"action-{id}", f"card-{id}", f"seat-{id}")
        message = next((message for message in ids if self.lexicon.has_short(message)), "")
        return self.lexicon.say(message, self.facts(id), SHORT) if message else ""

    def thing_text(self, id: str) -> str:
        """What a thing is for: shown when somebody points at it."""
        thing = f"thing-{id}"
        return self.lexicon.say(thing, self.facts(id), "text") if self.lexicon.has(thing) else self.card_text(id)


def folded(text: str) -> str:
    """What is compared when somebody types a name: letters and digits, small and without accents."""
    return "".join(letter for letter in normalize("NFKD", text.lower()) if letter.isalnum())


@lru_cache(maxsize=256)
def _texts_for(game: AnyGame, language: str, seating: Seating, names: tuple[str, ...]) -> Texts:
    return Texts(game, language, seating, names)


def texts_for(
    game: AnyGame,
    language: str = ENGLISH,
    players: int = 0,
    names: Sequence[str] = (),
    seating: Seating | None = None,
) -> Texts:
    """What is said at a table of `players` (0: the largest table), whose players may be called by `names`.

    Where it can be chosen which seats take part, `seating` (from `Game.seating`) says which do.
    """
    if seating is None:
        seats = game.seat_names(game.checked_players(players or max(game.players)))
        seating = Seating(tuple(seats), tuple(game.parties()))
    return _texts_for(game, language, seating, tuple(names))


def check_names(game: AnyGame, where: str) -> None:
    """Everything that can be chosen in `game` has its words, also where a data pack brought new things."""
    texts = texts_for(game)
    for id in game.actions:
        try:
            texts.action(id)
        except UnknownId:
            raise BadTexts(
                f"{where}: {id!r} has no name; add a line such as action-{id} = … to the pack's texts.{ENGLISH}"
            ) from None
        except BadTexts:
            raise BadTexts(
                f"{where}: the text of {id!r} tells of facts that this pack has taken away; "
                f"add card-{id} = …, with its .text, to the pack's texts.{ENGLISH}"
            ) from None
