"""Text of a pack on its way into JavaScript: string literals, numbers, names. Nothing here can become code."""

from __future__ import annotations

import json
import re

from rulec.backends.python.spelling import identifier

SAFE = 2**53 - 1
"""Up to here every whole number is a Number; beyond it is a BigInt."""

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
"""Words of JavaScript, its own objects, what a package offers beside its functions, and what these are handed."""

PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")


def text(value: str) -> str:
    """A string literal in plain ASCII, in which no script and no comment can end or begin."""
    shown = json.dumps(value, ensure_ascii=True)
    for letter in "<>&\x7f":
        shown = shown.replace(letter, f"\\u{ord(letter):04x}")
    return shown


def whole(value: int) -> str:
    """A whole number: `5`, `-5`, `9007199254740993n`."""
    return str(value) if -SAFE <= value <= SAFE else f"{value}n"


def literal(value: object) -> str:
    """Any plain value."""
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
    """The key of a property."""
    return name if PLAIN.match(name) and name != "__proto__" else text(name)


def word(name: str) -> str:
    """A name as JavaScript takes it, spelled as in the Python package but for words that mean something else here."""
    found = identifier(name)
    assert PLAIN.match(found), found
    return f"{found}_" if found in RESERVED else found


def remark(words: str) -> str:
    """Words in a comment of a declaration: of a text's signs only those that can end nothing."""
    kept = re.sub(r"[^A-Za-z0-9 .,;:()'%+-]", " ", words)
    return " ".join(kept.split())
