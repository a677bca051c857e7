"""Lowering of messages: texts with holes, whose arguments are computed in play.

Each message has a name within its declaration: the one given in the rules, else its first words. Holes are named after
the expressions in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulec.base.records import dataclass, field
from rulec.base.types import (
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    TextType,
    TruthType,
    Type,
)
from rulec.ir import nodes as ir
from rulec.ir.labels import known_text
from rulec.ir.lower.conditions import Known
from rulec.ir.lower.expressions import Lowering
from rulec.sema import expr as e
from rulec.sema.model import HolePart, Words

WORDS = 4
"""Number of words of a sentence that make its name."""

Part = str | ir.MessageHole


@dataclass
class Names:
    """Names of the messages of one declaration. `rule` identifies the declaration: `order:12`, `process:set_out`."""

    rule: str = ""
    taken: dict[str, tuple[Part, ...]] = field(default_factory=dict)

    def reserve(self, names: Iterable[str]) -> None:
        """Reserve the names given in the rules, so that no generated name takes one."""
        self.taken.update((name, ()) for name in names if name)

    def of(self, parts: tuple[Part, ...], given: str = "") -> str:
        """Return the name of a message: the one given in the rules, else one made of its first words.

        A need of a fact may share a given name with another. Equal unnamed sentences share a generated name.
        """
        if given and not self.taken.get(given):
            self.taken[given] = parts
        words = re.findall(r"[^\W\d_]+", " ".join(part for part in parts if isinstance(part, str)))
        base = given or "_".join(words[:WORDS]).lower() or "told"
        name, number = base, 1
        while self.taken.setdefault(name, parts) != parts:
            number += 1
            name = f"{base}_{number}"
        return name


@dataclass
class Messages:
    """The messages of one function, without duplicates."""

    lowering: Lowering
    names: Names = field(default_factory=Names)
    found: list[ir.Message] = field(default_factory=list)

    def add(
        self, text: Words, known: Known, name: str = "", cures: tuple[str, ...] = ()
    ) -> tuple[int, tuple[ir.Expr, ...]]:
        """Return the number of a message and the arguments for its holes. Holes with constant values become text."""
        parts: list[Part] = []
        given: list[ir.Expr] = []
        for part in text.parts:
            piece = known_text(self.lowering.model, part.value, part.style) if isinstance(part, HolePart) else part
            if isinstance(part, HolePart) and piece is None:
                of = part.value.type
                given.append(self.lowering.raw(part.value, of, known))
                called = free(list(named(part.value)), [one.name for one in parts if isinstance(one, ir.MessageHole)])
                parts.append(ir.MessageHole(of, part.style, called))
            elif piece is not None:
                parts.append(piece)
        whole = joined(*parts)
        return self.put(whole, self.names.of(whole, name), cures), tuple(given)

    def put(self, parts: tuple[Part, ...], name: str, cures: tuple[str, ...] = ()) -> int:
        """Return the number of a message with these parts."""
        message = ir.Message(parts, self.names.rule, name, cures)
        if message not in self.found:
            self.found.append(message)
        return self.found.index(message)


def joined(*parts: Part) -> tuple[Part, ...]:
    """Return the parts with adjacent texts merged."""
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(part, str) and isinstance(last, str):
            found[-1] = last + part
        else:
            found.append(part)
    return tuple(found)


def free(steps: list[str], taken: list[str]) -> str:
    """Return the shortest suffix of a name that no other hole has: `place`, `unit_place`; if there is none, add a
    number.
    """
    for count in range(1, len(steps) + 1):
        name = "_".join(steps[-count:])
        if name not in taken:
            return name
    number = 2
    while f"{steps[-1]}_{number}" in taken:
        number += 1
    return f"{steps[-1]}_{number}"


def named(value: e.Expr) -> Iterator[str]:
    """Yield the steps of the name for a hole: from fields, variables or functions, else the kind or measure."""
    # else: named after its type
    match value:
        case e.Variable(name=name) | e.StateRef(name=name) | e.CallTo(name=name) | e.ConstantRef(name=name):
            yield plain(name)
        case e.Field(of=of, name=name) | e.Result(of=of, name=name):
            yield from named(of)
            yield plain(name)
        case e.Lookup(column=column):
            yield plain(column)
        case e.Rounded(value=inner) | e.Negative(value=inner) | e.AsPercent(value=inner) | e.Ratio(value=inner):
            yield from named(inner)
        case e.Arith(left=inner, right=e.NumberLit()) | e.Arith(left=e.NumberLit(), right=inner):
            yield from named(inner)
        case _:
            yield of_type(value.type)


def of_type(of: Type) -> str:
    """Return a name for an unnamed value: its kind, its measure or its type."""
    # else: not printable
    match of:
        case OptionalType(of=inner) | ListType(of=inner) | SetType(of=inner):
            return of_type(inner)
        case KindType(name=name) | EnumType(name=name):
            return plain(name)
        case NumberType(dims=((measure, 1),)):
            return plain(measure)
        case NumberType():
            return "number"
        case TextType():
            return "text"
        case TruthType():
            return "truth"
        case SpotType():
            return "spot"
        case _:
            return "value"


def plain(name: str) -> str:
    """Return a name in lower case with its words separated: `FootGuard` is `foot_guard`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|\W+", "_", name).lower()
