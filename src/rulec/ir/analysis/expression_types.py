"""Types of lowered expressions, derived from their form.

Every leaf declares its type (a parameter, a field, a column, a function's result), so the type of an expression follows
whatever passes have made of it. All numbers have the plain number type here: their denominators are fixed by their
places and are not part of the type.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from rulec.base.types import (
    NONE,
    PLAIN,
    TEXT,
    TRUTH,
    EnumType,
    KindType,
    ListType,
    NoneType,
    OptionalType,
    ResultsType,
    SetType,
    SpotType,
    Type,
)
from rulec.ir import nodes as ir
from rulec.ir.lower.geometry import GROUND_TRUTHS
from rulec.ir.nodes.pack_data import Pack

SPOT = SpotType(PLAIN)
STATE = KindType(ir.STATE, False)
"""Type of the local that holds a solve's arguments and decisions."""
SPOTS = frozenset(("ahead", "toward", "turned", "middle", "closest"))
AREAS = frozenset(("turned shape", "block", "hull"))

Locals = Mapping[str, Type]


class Types:
    """Type inference over one program. The type None means that an expression is unsound."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        pack = program.pack
        self.fields = {(kind.name, field.name): field.type for kind in pack.kinds.values() for field in kind.fields}
        for solve in program.solves.values():
            self.fields |= {(solve.name, param.name): param.type for param in solve.params}
        self.fields |= {(ir.THE_WORLD, name): of for name, of in _of_world(pack).items()}

    def of(self, expr: ir.Expr, locals_: Locals) -> Type | None:
        """Return the type of an expression, given the types of its locals."""
        match expr:
            case ir.Const():
                return self._const(expr)
            case ir.Local(name=name):
                return STATE if name in (ir.STATE, ir.WORLD) or name.startswith(ir.WEIGHED) else locals_.get(name)
            case ir.Load(kind=kind, field=field):
                return KindType(kind, False, True) if field == ir.BEGAN_AS else self.fields.get((kind, field))
            case ir.Cell(column=name):
                column = self.program.columns.get(name)
                return None if column is None else column.type
            case ir.Call(function=name):
                function = self.program.functions.get(name)
                return None if function is None else function.result
            case ir.Results(roll=roll):
                function = self.program.functions.get(roll)
                return None if function is None else function.result
            case ir.Result(of=whole, position=position):
                several = self.of(whole, locals_)
                return several.parts[position][1] if isinstance(several, ResultsType) else None
            case ir.IfElse(then=then, other=other):
                return joined(self.of(then, locals_), self.of(other, locals_))
            case ir.MinMax(values=values, lists=lists):
                return self.of(values[0], locals_) if values else element(self.of(lists[0], locals_))
            case ir.Present(value=value):
                return present(self.of(value, locals_))
            case ir.Items(items=items):
                return ListType(self.of(items[0], locals_) or NONE) if items else ListType(NONE)
            case ir.Mask(items=items):
                return SetType(self.of(items[0], locals_) or NONE) if items else SetType(NONE)
            case ir.Over() | ir.Ordered():
                return self._loop(expr, locals_)
            case ir.Geometry(word=word):
                return self._ground(word)
            case ir.Along(word=word):
                if word in ("path", "path_to", "cheapest_way"):
                    return ListType(self.of(expr.start, locals_) or NONE)
                return OptionalType(PLAIN) if word in ("steps", "cheapest") else TRUTH
            case ir.Stated(needed=needed):
                return TRUTH if needed else OptionalType(TRUTH)
            case ir.Range():
                return ListType(PLAIN)
            case ir.Weigh():
                return STATE
            case ir.Arith() | ir.Quotient() | ir.Negate() | ir.Root() | ir.Throw():
                return PLAIN
            case ir.Unknown():
                return None
            case ir.Compare() | ir.Between() | ir.Bool() | ir.Not() | ir.BitTest() | ir.AnyBit() | ir.InSet():
                return TRUTH
            case ir.Contains() | ir.IsNone() | ir.IsGiven() | ir.Happened() | ir.VariantOn() | ir.Decided():
                return TRUTH
            case ir.ByCircle():
                return TRUTH
            case _:
                assert_never(expr)

    def locals_of(self, function: ir.Function) -> dict[str, Type]:
        """Return the types of all locals that a function binds, including loop variables of expressions.

        A name bound to values of different types is left out.
        """
        found: dict[str, Type | None] = {param.name: param.type for param in function.params}

        def bind(name: str, of: Type | None) -> None:
            found[name] = of if name not in found else joined(found[name], of) if _alike(found[name], of) else None

        for node in (node for stmt in function.body for node in ir.walk(stmt)):
            known = {name: of for name, of in found.items() if of is not None}
            match node:
                case ir.Assign(name=name, value=value):
                    bind(name, self.of(value, known))
                case ir.ForEach() | ir.Over() | ir.Ordered():
                    bind(node.variable, self.elements(node.source, node.bits, known))
                case ir.Along(variable=name, start=start):
                    bind(name, self.of(start, known))
                case ir.Throw(name=name) if name:
                    bind(name, PLAIN)
                case ir.Make(name=name, kind=kind):
                    bind(name, KindType(kind, False))
                case ir.Ask(name=name, of=of):
                    bind(name, of)
        return {name: of for name, of in found.items() if of is not None}

    def elements(self, source: ir.Expr, bits: str, locals_: Locals) -> Type | None:
        """Return the type of a loop's elements."""
        return self.member(bits) if bits else element(self.of(source, locals_))

    def member(self, owner: str) -> Type:
        """Return the type of a member or entry of `owner`."""
        pack = self.program.pack
        if owner in pack.enums:
            return EnumType(owner, False)
        listed = owner not in pack.kinds or pack.kinds[owner].listed
        return KindType(owner, listed, not listed)

    def size(self, owner: str) -> int:
        """Return the number of members or entries that a set over this owner may hold."""
        pack = self.program.pack
        if owner in pack.enums:
            return len(pack.enums[owner].members)
        records = pack.records.get(owner, ())
        return max((record.behind for record in records), default=-1) + 1

    def _const(self, expr: ir.Const) -> Type:
        if expr.symbol is not None:
            return self.member(expr.symbol.owner)
        if expr.value is None:
            return NONE
        return TRUTH if isinstance(expr.value, bool) else TEXT if isinstance(expr.value, str) else PLAIN

    def _loop(self, expr: ir.Over | ir.Ordered, locals_: Locals) -> Type | None:
        each = self.elements(expr.source, expr.bits, locals_)
        if isinstance(expr, ir.Ordered):
            return each and (OptionalType(each) if expr.first else ListType(each))
        if expr.word in ("any", "all"):
            return TRUTH
        if expr.word in ("sum", "count"):
            return PLAIN
        if expr.body is not None and each is not None:
            each = self.of(expr.body, {**locals_, expr.variable: each})
        return each and ListType(each)

    def _ground(self, word: str) -> Type:
        if word in GROUND_TRUTHS:
            return TRUTH
        return SPOT if word in SPOTS else ListType(SPOT) if word in AREAS else PLAIN


def _alike(one: Type | None, other: Type | None) -> bool:
    """Return whether two types are equal, apart from being optional."""
    bare = [of for of in (present(one), present(other)) if of is not None and not isinstance(of, NoneType)]
    return len(bare) < 2 or bare[0] == bare[1]


def _of_world(pack: Pack) -> dict[str, Type]:
    found: dict[str, Type] = {
        kind.plural: ListType(KindType(kind.name, False)) for kind in pack.kinds.values() if kind.plural
    }
    if pack.world is not None:
        found |= {field.name: field.type for field in pack.world.state}
    return found


def present(of: Type | None) -> Type | None:
    """Return the type without the mark of an optional one."""
    return of.of if isinstance(of, OptionalType) else of


def element(of: Type | None) -> Type | None:
    """Return the element type of a list or set."""
    return of.of if isinstance(of, ListType | SetType) else None


def joined(one: Type | None, other: Type | None) -> Type | None:
    """Return the type of a value that has either type: optional if one of them is."""
    if one is None or other is None or one == other:
        return one or other
    if isinstance(one, NoneType):
        return other if isinstance(other, OptionalType) else OptionalType(other)
    if isinstance(other, NoneType) or isinstance(one, OptionalType):
        return one if isinstance(one, OptionalType) else OptionalType(one)
    return OptionalType(one) if isinstance(other, OptionalType) else one


def owner_of(of: Type | None) -> str:
    """Return the enumeration or kind of a set's members; empty if the type is no such set."""
    inner = of.of if isinstance(of, SetType) else None
    return inner.name if isinstance(inner, EnumType | KindType) else ""
