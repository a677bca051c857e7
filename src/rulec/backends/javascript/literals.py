"""Turn text of a pack into JavaScript string literals, numbers and names.

All text is escaped, so that nothing in a pack can become code.
"""

from __future__ import annotations

import json
import re

from rulec.backends.python.spelling import identifier

SAFE = 2**53 - 1
"""Largest integer that is a Number; larger ones are BigInts."""

WORDS = """
    abstract arguments await boolean break byte case catch char class const continue debugger default delete do double
    else enum eval export extends false final finally float for function goto if implements import in instanceof int
    interface let long native new null package private protected public return short static super switch synchronized
    this throw throws transient true try typeof var void volatile while with yield async of get set undefined NaN
    Infinity globalThis window self document
    Array BigInt BigInt64Array Boolean Date Error Function Int Int32Array JSON Map Math Number Object Promise Proxy
    RangeError Reflect RegExp Set String Symbol TypeError WeakMap WeakSet
    Spot Notes Chance Cells Dice Facts Label World Tape
    functions why labels guards takes solves enums kinds units make odds faults facts dice world notes cell
"""
RESERVED = frozenset(WORDS.split())
"""Reserved words and globals of JavaScript, exports of a package, and parameters of its functions."""

PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")


def text(value: str) -> str:
    """Return a string literal in plain ASCII that cannot end or begin a script or a comment."""
    shown = json.dumps(value, ensure_ascii=True)
    for letter in "<>&\x7f":
        shown = shown.replace(letter, f"\\u{ord(letter):04x}")
    return shown


def whole(value: int) -> str:
    """Return an integer: `5`, `-5`, `9007199254740993n`."""
    return str(value) if -SAFE <= value <= SAFE else f"{value}n"


def literal(value: object) -> str:
    """Return a literal for any plain value."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int():
            return whole(value)
        case str():
            return text(value)
        case tuple() | list():
            return f"[{', '.join(map(literal, value))}]"
        case dict():
            return f"{{ {', '.join(f'{key(name)}: {literal(each)}' for name, each in value.items())} }}"
        case _:
            raise AssertionError(f"{value!r} is no plain value")


def key(name: str) -> str:
    """Return a property key, quoted if it is no identifier."""
    return name if PLAIN.match(name) and name != "__proto__" else text(name)


def word(name: str) -> str:
    """Return a valid name, spelled as in the Python package except for words reserved in JavaScript."""
    found = identifier(name)
    assert PLAIN.match(found), found
    return f"{found}_" if found in RESERVED else found


def remark(words: str) -> str:
    """Return words for a comment, with every character removed that could end it."""
    kept = re.sub(r"[^A-Za-z0-9 .,;:()'%+-]", " ", words)
    return " ".join(kept.split())
