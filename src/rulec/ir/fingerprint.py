"""A hash of what is executed: a comment, a title, a label, a citation or a text for readers never changes it.

It goes over all fields of the lowered program, and of the data of its world and its vocabulary. Left out are fields
that equality leaves out as well (places, comments), and those whose type says that they are for readers: words,
citations, and what is annotated `Text`. Mappings count by their keys, so nothing hangs on where it is declared.
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
"""Types of fields that nothing executed hangs on."""
DECLARED = frozenset(
    ("sema.Declared", "sema.Solve", "Heading", "tuple[View, ...]", "tuple[Entry, ...]", "tuple[Message, ...]")
)
"""Types of fields of the program that point back at the rules of which it was made, or tell what is seen of it."""


def fingerprint(program: ir.Program) -> str:
    """The hash of what a game of these rules executes."""
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
    """Writes down a value, so that different ones never read the same."""
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
    """What gives the fields of a value that count."""
    names = [
        one.name for one in fields(kind) if one.compare and one.type not in FOR_READERS and one.type not in DECLARED
    ]
    if not names:
        return lambda value: ()
    one = attrgetter(names[0])
    return attrgetter(*names) if len(names) > 1 else lambda value: (one(value),)
