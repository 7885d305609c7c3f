"""What has changed between two renderings of a part of the page: boards change in a few places, and only those travel.

A patch is a list that puts the new text together: pieces of the old text, each by its first letter and the one
after its last, and new letters.
"""

from __future__ import annotations

import re
from typing import Final

Patch = list[list[int] | str]

SMALL: Final = 400  # parts up to this many letters are sent whole
BLOCK: Final = re.compile(r"(?=<(?:g|use|text|li|p|div|tr|button)[ >])")
TELLING: Final = 40  # a block of so many letters is found again where it has moved to


def difference(old: str, new: str) -> str | Patch:
    """`new`, or how it is put together from `old`."""
    if len(new) <= SMALL or not old or has_wide_letters(old) or has_wide_letters(new):
        return new
    had, has = BLOCK.split(old), BLOCK.split(new)
    places: dict[str, list[int]] = {}
    for n in range(len(had) - 1, -1, -1):
        places.setdefault(had[n], []).append(n)
    starts = [0]
    for block in had:
        starts.append(starts[-1] + len(block))
    pieces: Patch = []
    at, begun = 0, 0  # the next block of the old text, and the first of the new one that is not told yet
    for n, block in enumerate(has):
        found = following(places.get(block, []), at) if len(block) >= TELLING else -1
        if at < len(had) and had[at] == block:
            found = at
        if found < 0:
            continue
        tell(pieces, old, starts[at], starts[found], "".join(has[begun:n]))
        keep(pieces, starts[found], starts[found + 1])
        at, begun = found + 1, n + 1
    tell(pieces, old, starts[at], len(old), "".join(has[begun:]))
    return pieces


def following(places: list[int], at: int) -> int:
    """The first of the places, which are in falling order, that is not before `at`; those before it are used up."""
    while places and places[-1] < at:
        places.pop()
    return places[-1] if places else -1


def tell(pieces: Patch, old: str, start: int, end: int, new: str) -> None:
    """`new` in place of the old text from `start` to `end`, with which it may begin and end alike."""
    gone = old[start:end]
    head = common_prefix(gone, new)
    tail = common_prefix(gone[head:][::-1], new[head:][::-1])
    keep(pieces, start, start + head)
    if new[head : len(new) - tail]:
        pieces.append(new[head : len(new) - tail])
    keep(pieces, end - tail, end)


def keep(pieces: Patch, start: int, end: int) -> None:
    """A piece of the old text, as one with the piece before if that ends where it begins."""
    last = pieces[-1] if pieces else ""
    if isinstance(last, list) and last[1] == start:
        last[1] = end
    elif start < end:
        pieces.append([start, end])


def has_wide_letters(text: str) -> bool:
    """Whether some letters count double in the browser."""
    return len(text.encode("utf-16-le")) != 2 * len(text)


def common_prefix(a: str, b: str) -> int:
    """How many letters two texts have in common at their beginning."""
    low, high = 0, min(len(a), len(b))
    while low < high:
        middle = (low + high + 1) // 2
        if a[low:middle] == b[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
