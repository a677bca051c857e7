"""Fingerprint of a program: a hash of everything that is executed.

It covers all fields of the lowered program and of the data of its world and vocabulary. It leaves out the fields that
equality leaves out (places, comments) and those whose declared type marks them as meant for readers: words, citations,
fields annotated `Text`. A change of a title or a comment therefore never changes the hash. Mappings are hashed in the
order of their keys, so the place of a declaration does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from rulec.base.memory import kept
from rulec.base.records import fields, is_dataclass
from rulec.ir import nodes as ir

FOR_READERS = frozenset((
    "Text", "Text | None", "Texts", "TextNumber", "TextNumber | None", "Words", "Words | None", "tuple[Words, ...]",
    "sema.Words | None", "Cite", "tuple[Cite, ...]", "tuple[Mark, ...]", "tuple[sema.Cite, ...]", "Span", "Span | None",
    "Origin", "Spellings", "ArgumentNames",
))  # fmt: skip
"""Types of fields that do not affect execution."""
DECLARED = frozenset(
    ("sema.Declared", "sema.Solve", "Heading", "tuple[View, ...]", "tuple[Entry, ...]", "tuple[Message, ...]")
)
"""Types of fields that refer back to the source rules, or describe views of the game."""


def fingerprint(program: ir.Program) -> str:
    """Return the hash of everything that a game with these rules executes."""
    pack = program.pack
    vocabulary = (pack.measures, pack.enums, pack.kinds, pack.records, pack.world)
    hashed = blake2b(digest_size=32, person=b"rulec executed")
    for part in (program.functions, program.columns, program.solves, *vocabulary):
        said: list[str] = []
        _say(part, said.append)
        hashed.update("\n".join(said).encode("utf-8", "surrogatepass"))
        hashed.update(b"\n\n")
    return hashed.hexdigest()


_GETS: dict[type, tuple[str, Callable[[Any], tuple[Any, ...]]]] = {}


def _say(value: Any, put: Callable[[str], None]) -> None:
    """Write an unambiguous serialisation of a value: different values never serialise alike."""
    kind = type(value)
    if kind is int or kind is str or value is None or kind is bool or kind is Fraction:
        put(repr(value))
    elif kind is ir.Function or kind is ir.Column:
        put(_said(value))
    elif is_dataclass(value):
        _say_parts(value, put)
    elif isinstance(value, Mapping):
        put(f"{{{len(value)}")
        for key in sorted(value, key=repr):
            put(repr(key))
            _say(value[key], put)
    elif isinstance(value, Sequence):
        put(f"({len(value)}")
        for item in value:
            _say(item, put)
    else:
        raise TypeError(f"no hash of {kind.__name__}")


@kept
def _said(value: Any) -> str:
    said: list[str] = []
    _say_parts(value, said.append)
    return "\n".join(said)


def _say_parts(value: Any, put: Callable[[str], None]) -> None:
    kind = type(value)
    if kind not in _GETS:
        _GETS[kind] = kind.__qualname__, _reader(kind)
    name, read = _GETS[kind]
    put(name)
    for item in read(value):
        _say(item, put)


def _reader(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """Return a getter of the fields that count for the hash."""
    names = [
        one.name for one in fields(kind) if one.compare and one.type not in FOR_READERS and one.type not in DECLARED
    ]
    if not names:
        return lambda value: ()
    one = attrgetter(names[0])
    return attrgetter(*names) if len(names) > 1 else lambda value: (one(value),)
