"""Names that look alike: `likeness` is the same for two names that a reader may take for one another.

Accents, case, spaces and signs do not count, nor does it whether a letter is Latin, Greek or Cyrillic if it looks the
same. Whoever has a password has the name alone (auth.py); what is stored of it is its likeness.
"""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters of other scripts and the Latin ones they are taken for; of Greek ones, large and small differ.
CYRILLIC: Final = ("авеѕіјкмнорстухһԁԛԝѵүӏ", "abesijkmhopctyxhdqwvyl")
GREEK: Final = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγ", "abezhikmnoptyxaikvoptuxy")
LATIN: Final = ("łøđðıħŧƀɑɡɩʀ", "loddihtbagir")
DIGITS: Final = ("015|", "olsl")
BEFORE_CASE: Final = str.maketrans(*GREEK)
AFTER_CASE: Final = str.maketrans(CYRILLIC[0] + LATIN[0] + DIGITS[0], CYRILLIC[1] + LATIN[1] + DIGITS[1])
TAKEN_FOR: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))  # in print, at a glance


def likeness(name: str) -> str:
    """What a name has in common with all that look like it."""
    letters = unicodedata.normalize("NFKD", name).translate(BEFORE_CASE).casefold()
    plain = unicodedata.normalize("NFKD", letters).translate(AFTER_CASE)
    shown = "".join(letter for letter in plain if letter.isalnum()) or "".join(plain.split())
    for seen, taken in TAKEN_FOR:
        shown = shown.replace(seen, taken)
    return shown[:80]
