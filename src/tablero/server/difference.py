"""What has changed between two renderings of a part of the page: boards change in a few places, and only those travel.

A patch is a list that puts the new text together: pieces of the old text, each by its first letter and the one
after its last, and new letters.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from itertools import accumulate, pairwise
from typing import Final, TypeVar

Patch = list[list[int] | str]
Alike = TypeVar("Alike", str, list[str])

SMALL: Final = 400  # parts up to this many letters are sent whole
BLOCK: Final = re.compile(r"<(?:g|use|text|li|p|div|tr|button)[ >]")  # what one begins with
TELLING: Final = 40  # a block of so many letters is found again where it has moved to
NEAR: Final = 8  # so many blocks are looked through for where two texts go on alike


def difference(old: str, new: str) -> str | Patch:
    """`new`, or how it is put together from `old`."""
    if len(new) <= SMALL or not old or has_wide_letters(old) or has_wide_letters(new):
        return new
    first = common_prefix(old, new)
    last = common_end(old, new, min(len(old), len(new)) - first)
    pieces: Patch = []
    keep(pieces, 0, first)
    tell_middle(pieces, old, new[first : len(new) - last], first, len(old) - last)
    keep(pieces, len(old) - last, len(old))
    return pieces


def tell_middle(pieces: Patch, old: str, new: str, first: int, end: int) -> None:
    """`new` in place of the old text from `first` to `end`, block by block."""
    had, has = blocks(old[first:end]), blocks(new)
    at, begun = 0, 0  # the next block of the old text, and of the new one
    place = first  # where the block `at` begins
    while True:
        same = run_length(had, has, at, begun)
        place = keep_blocks(pieces, place, had[at : at + same])
        at, begun = at + same, begun + same
        gone, come = next_meeting(had, has, at, begun)
        if gone < 0:
            break
        after = place + sum(map(len, had[at : at + gone]))
        tell(pieces, old, place, after, "".join(has[begun : begun + come]))
        place, at, begun = after, at + gone, begun + come
    tell_moved(pieces, old, had[at:], has[begun:], place)


def run_length(had: list[str], has: list[str], at: int, begun: int) -> int:
    """How many blocks from these on are the same in both."""
    step = 1
    while had[at : at + step] == has[begun : begun + step] and step <= len(had) - at:
        step *= 2
    return common_prefix(had[at : at + step], has[begun : begun + step])


def next_meeting(had: list[str], has: list[str], at: int, begun: int) -> tuple[int, int]:
    """How many blocks have gone and come until both go on alike; -1 if that is not soon."""
    before, after = had[at : at + NEAR], has[begun : begun + NEAR]
    for far in range(1, len(before) + len(after) - 1):
        for gone in range(max(0, far - len(after) + 1), min(far, len(before) - 1) + 1):
            block = before[gone]
            if len(block) >= TELLING and block == after[far - gone]:
                return gone, far - gone
    return -1, -1


def keep_blocks(pieces: Patch, start: int, kept: list[str]) -> int:
    """Blocks that stay as they are; where they end."""
    end = start + sum(map(len, kept))
    keep(pieces, start, end)
    return end


def tell_moved(pieces: Patch, old: str, had: list[str], has: list[str], first: int) -> None:
    """Blocks in place of those that begin at `first`, where much has changed or gone elsewhere."""
    starts = [*accumulate(map(len, had), initial=first)]
    at, begun = 0, 0  # the next block of the old text, and of the new one
    for found, n in [*anchors(had, has), (len(had), len(has))]:
        tell_between(pieces, old, starts, had[at:found], has[begun:n], at)
        if n < len(has):
            keep(pieces, starts[found], starts[found + 1])
        at, begun = found + 1, n + 1


def anchors(had: list[str], has: list[str]) -> list[tuple[int, int]]:
    """Where blocks were and are that are there once before and once after: as many as keep their order.

    Without them, a block that happens to look like one far behind would make everything between be told anew.
    """
    before, after = Counter(had), Counter(has)
    where = {block: n for n, block in enumerate(had)}
    pairs = [(where[b], n) for n, b in enumerate(has) if len(b) >= TELLING and before[b] == 1 == after[b]]
    ends: list[tuple[int, int]] = []  # the pair with which a row of 1, 2, 3 ... in order ends earliest
    previous: dict[tuple[int, int], tuple[int, int]] = {}
    for pair in pairs:
        length = bisect_left(ends, pair)
        if length:
            previous[pair] = ends[length - 1]
        ends[length : length + 1] = [pair]
    found = ends[-1:]
    while found and found[-1] in previous:
        found.append(previous[found[-1]])
    return found[::-1]


def tell_between(pieces: Patch, old: str, starts: list[int], had: list[str], has: list[str], base: int) -> None:
    """Blocks in place of others, which begin with number `base` of the old text; what is alike is found in turn."""
    places: dict[str, list[int]] = {}
    for n in range(len(had) - 1, -1, -1):
        places.setdefault(had[n], []).append(n)
    at, begun = 0, 0  # the next block of the old text, and the first of the new one that is not told yet
    for n, block in enumerate(has):
        if at < len(had) and had[at] == block:
            found = at
        else:
            found = following(places.get(block, []), at) if len(block) >= TELLING else -1
        if found < 0:
            continue
        if found > at or n > begun:
            tell(pieces, old, starts[base + at], starts[base + found], "".join(has[begun:n]))
        keep(pieces, starts[base + found], starts[base + found + 1])
        at, begun = found + 1, n + 1
    tell(pieces, old, starts[base + at], starts[base + len(had)], "".join(has[begun:]))


def blocks(text: str) -> list[str]:
    """A text in pieces that are likely to stay together."""
    cuts = [0, *(found.start() for found in BLOCK.finditer(text)), len(text)]
    return [text[start:end] for start, end in pairwise(cuts)]


def following(places: list[int], at: int) -> int:
    """The first of the places, which are in falling order, that is not before `at`; those before it are used up."""
    while places and places[-1] < at:
        places.pop()
    return places[-1] if places else -1


def tell(pieces: Patch, old: str, start: int, end: int, new: str) -> None:
    """`new` in place of the old text from `start` to `end`, with which it may begin and end alike."""
    gone = old[start:end]
    head = common_prefix(gone, new)
    tail = common_end(gone, new, min(len(gone), len(new)) - head)
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
    return not text.isascii() and len(text.encode("utf-16-le")) != 2 * len(text)


def common_prefix(a: Alike, b: Alike) -> int:
    """How many letters two texts, or blocks two lists, have in common at their beginning."""
    low, high = 0, min(len(a), len(b))
    while low < high:
        middle = (low + high + 1) // 2
        if a[low:middle] == b[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def common_end(a: str, b: str, most: int) -> int:
    """How many letters two texts have in common at their end, of `most`."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if a[len(a) - middle : len(a) - low] == b[len(b) - middle : len(b) - low]:
            low = middle
        else:
            high = middle - 1
    return low
