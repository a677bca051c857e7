"""Names given by players: letters, digits, blanks, `-` and `'`, so that every player can read and type them."""

from __future__ import annotations

import unicodedata

from rulec.runtime.orders.order_words import LOOK_ALIKE

LONGEST = 60
"""Length of the longest name. Three of them fit into a line."""
KEPT = ("none", "default", "yes", "no", "and")
"""Words with another meaning where a name may stand."""


def unfit(name: str) -> str:
    """Return the reason why a text is no name for a thing; empty for a valid name."""
    for letter in name:
        code = f"“{letter}” (U+{ord(letter):04X})"
        if letter in LOOK_ALIKE:
            return f"A name may not have the letter {code}, which only looks like “{LOOK_ALIKE[letter]}”."
        if unicodedata.normalize("NFKC", letter) != letter and unicodedata.normalize("NFC", letter) == letter:
            plain = unicodedata.normalize("NFKC", letter).strip() or "a blank"
            return f"A name may not have the letter {code}, which only looks like “{plain}”."
        if not (letter.isalnum() or letter in " -'’" or unicodedata.category(letter) == "Mn"):
            return f"A name may not have the mark {code}; it has letters, digits, blanks, “-” and “'”."
    if not any(letter.isalpha() for letter in name):
        return f"“{name}” has no letter, and a name needs one."
    if name.casefold() in KEPT:
        return f"“{name}” is no name: it says something else in a line."
    if len(name) > LONGEST:
        return f"This name has {len(name)} letters, and may have {LONGEST}."
    return ""
