"""Removing enemy pieces, by Assault, Attack, Ambush, Air Strike and events that order them (AA-1.4.1, AA-3.2.4,
AA-3.3.3).

`targets` says which kinds may go next, `remove_enemies` asks which; a faction once targeted is removed to the limit.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script

from ..board import BASE, DONE, GOVT, KIND, KINDS, SPACES
from ..cards import SENADO_AND_CAMARA, SHADED
from ..pieces import active, bases, count, cubes, guerrillas, hidden, take
from ..state import AndeanState


def protected_from_assault(s: AndeanState, faction: int) -> bool:
    """Senado & Cámara shaded: no Sweep or Assault against the faction that played it (card 42)."""
    return s.lasting[SENADO_AND_CAMARA] == SHADED + faction


def assault_targets(s: AndeanState, space: int, factions: tuple[int, ...]) -> list[int]:
    """Active Guerrillas, and Bases of factions without Guerrillas there (AA-3.2.4)."""
    kinds = []
    for f in factions:
        if active(s, f, space):
            kinds.append(3 * f + 1)
        elif bases(s, f, space) and not hidden(s, f, space):
            kinds.append(3 * f + BASE)
    return kinds


def can_hit(s: AndeanState, space: int, factions: tuple[int, ...]) -> bool:
    """Whether there are any `assault_targets`."""
    at = s.at
    for f in factions:
        i = 3 * f * SPACES + space
        if at[i + SPACES] or (at[i + 2 * SPACES] and not at[i]):
            return True
    return False


def attack_targets(s: AndeanState, me: int, space: int, factions: tuple[int, ...]) -> list[int]:
    """Any enemy pieces; a faction's Bases only when its cubes or Guerrillas are gone (AA-3.3.3)."""
    kinds = []
    for f in factions:
        if f == me:
            continue
        screen = cubes(s, space) if f == GOVT else guerrillas(s, f, space)
        if screen:
            kinds += [kind for kind in (3 * f, 3 * f + 1) if count(s, kind, space)]
        elif bases(s, f, space):
            kinds.append(3 * f + BASE)
    return kinds


def any_targets(s: AndeanState, me: int, space: int, factions: tuple[int, ...]) -> list[int]:
    """Any pieces of other factions; Bases are not protected."""
    return [kind for kind in range(KINDS) if kind // 3 in factions and kind // 3 != me and count(s, kind, space)]


def remove_piece(s: AndeanState, kind: int, space: int, rule: str) -> None:
    take(s, kind, space)
    s.note("removed", rule, piece=KIND + kind, place=space)


def must_go_on(kinds: list[int], targeted: int) -> bool:
    """Whether a faction that was targeted still has pieces that can be removed."""
    return any(targeted >> (kind // 3) & 1 for kind in kinds)


def remove_enemies(s: AndeanState, me: int, space: int, limit: int, factions: tuple[int, ...], rule: str) -> Script:
    """Remove up to `limit` pieces, one by one. The Government Assaults, the others Attack.

    One may stop before targeting a further faction; a targeted one must go as far as the limit (AA-1.4.1).
    """
    targeted = 0
    for gone in range(limit):
        kinds = targets(s, me, space, factions)
        if not kinds:
            return
        stop = [DONE] if gone and not must_go_on(kinds, targeted) else []
        chosen = yield Ask(
            s.seat(me),
            "remove-piece",
            lambda: [*[KIND + kind for kind in targets(s, me, space, factions)], *stop],
            rule,
            who=me,
            place=space,
            left=limit - gone,
        )
        if chosen == DONE:
            return
        targeted |= 1 << ((chosen - KIND) // 3)
        remove_piece(s, chosen - KIND, space, rule)


def targets(s: AndeanState, me: int, space: int, factions: tuple[int, ...]) -> list[int]:
    """What may go next."""
    return assault_targets(s, space, factions) if me == GOVT else attack_targets(s, me, space, factions)
