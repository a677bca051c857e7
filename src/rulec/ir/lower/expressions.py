"""Lowering of typed expressions: constants are folded, and every number keeps track of its denominator."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span
from rulec.base.types import (
    PLAIN,
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    TruthType,
    Type,
)
from rulec.ir import make, numbers
from rulec.ir import nodes as ir
from rulec.ir.labels import needed_text
from rulec.ir.lower.columns import ColumnBuilder, field_column
from rulec.ir.lower.conditions import NOTHING, Known, Truths, shown_there
from rulec.ir.lower.geometry import asked_of_ground
from rulec.ir.numbers import Low, grain_of, without_none
from rulec.sema import expr as e
from rulec.sema.model import Kind


@dataclass
class Lowering(Truths):
    """Lowering of the expressions of one function. `columns` collects the columns that are read."""

    thrown: int = 0  # number of unnamed throws so far, for their addresses
    address: str = ""  # address of the throw being lowered
    # locals bound by statements, with dens that may differ from their measure's grain
    bound: dict[str, Low] = field(default_factory=dict)
    ended: dict[str, int] = field(default_factory=dict)  # dens of a quantity's value at the end of its steps

    def low(self, expr: e.Expr, known: Known = NOTHING) -> Low:
        """Lower any expression; conditions go through `truth`."""
        span = expr.span
        match expr:
            case e.NumberLit(value=value):
                return numbers.known(value, span)
            case e.TextLit(value=text):
                return Low(ir.Const(text, span=span))
            case e.NoneLit():
                return Low(ir.Const(None, span=span))
            case e.UnknownLit(name=name):
                return Low(ir.Unknown(name, span=span))
            case e.MemberLit(enum=owner, name=name, position=position):
                return Low(ir.Const(position, ir.Symbol(owner, name), span=span))
            case e.RecordLit(kind=kind, key=key, position=position):
                return Low(ir.Const(position, ir.Symbol(kind, key), span=span))
            case e.Variable(name=name):
                low = self.bound.get(name)
                if low is not None:
                    return Low(replace(low.expr, span=span), low.den)
                return self._grained(ir.Local(name, span=span), expr.type, span)
            case e.Named(name=name, value=value):
                named = self.bound.get(name)
                return self.low(value, known) if named is None else Low(replace(named.expr, span=span), named.den)
            case e.Reached(step=step):
                return Low(ir.Local(f"{step} ended", span=span), self.ended[step])
            case e.Field():
                return self._field(expr, known)
            case e.Result(of=whole, name=name, position=at):
                assert isinstance(whole.type, ResultsType)
                one = ir.Result(self.low(whole, known).expr, whole.type.roll, name, at, span=span)
                return self._grained(one, expr.type, span)
            case e.ConstantRef(name=name):
                return self.low(self.model.constant_value(name))
            case e.RulingRef(name=name):
                taken = self.model.ruling_value(name)
                return Low(ir.Unknown(name, span=span)) if taken is None else self.low(taken)
            case e.Lookup():
                return self._lookup(expr, known)
            case e.CallTo(name=name, arguments=arguments):
                wanted = [p.type for p in self.model.parameters_of(name)]
                given = tuple(self.raw(a, t, known) for a, t in zip(arguments, wanted, strict=True))
                return self._grained(ir.Call(name, given, span=span), expr.type, span)
            case e.Arith(op=op, left=left, right=right):
                made = self._arith(op, self.present(left, known), self.present(right, known), span)
                sure = made.constant  # `10 / 2` is 5, in lowest terms
                return made if sure is None else numbers.known(sure, span)
            case e.Negative(value=value):
                return numbers.scale(self.present(value, known), Fraction(-1), span)
            case e.Ratio(value=value):
                return numbers.scale(self.present(value, known), Fraction(1, 100), span)
            case e.AsPercent(value=value):
                return numbers.scale(self.present(value, known), Fraction(100), span)
            case e.Choose(test=test, then=then, other=other):
                return self._choose(test, then, other, known, span)
            case e.Rounded(direction=direction, value=value):
                grain = grain_of(self.model, expr.type)
                power = next((part for part in e.walk(value) if isinstance(part, e.Power)), None)
                if power is not None:
                    return self._grained(self._root(value, power, direction, grain, known), expr.type, span)
                raw = numbers.rounded(self.present(value, known), direction, grain, self.what, span)
                return self._grained(raw, expr.type, span)
            case e.Power(value=value):
                self.open_root(span)
                return self.present(value, known)
            case e.Extreme(word=word, values=values):
                lists = [v for v in values if isinstance(v, e.Over) and v.word == "list"]
                lows = [self.settled(v, known) for v in values if v not in lists]
                spread = [self._over(v, known, "list") for v in lists]
                return numbers.extreme("max" if word == "greatest" else "min", lows, span, spread)
            case e.Geometry(arguments=arguments):
                given = tuple(self.raw(a, a.type, known) for a in arguments)
                return self._grained(asked_of_ground(expr, given, self.model), expr.type, span)
            case e.Over(word="sum" | "count" | "list"):
                return self._over(expr, known)
            case e.Range(low=low, high=high):
                return Low(ir.Range(self.raw(low, PLAIN, known), self.raw(high, PLAIN, known), span=span))
            case e.Collection(items=items):
                return self._collection(expr, items, known)
            case e.Counted(value=value):
                return self.low(value, known)  # a number shown by dice counts in units
            case e.Throw(name=die, faces=faces, count=count):
                self.thrown += 1
                return Low(ir.Throw(f"{self.what}.{self.address or self.thrown}", die, faces, count, span=span))
            case e.Odds():
                raise AssertionError(f"odds have no place in a rule ({span})")
            case e.StateRef(name=name):
                of = self.model.state_fields[name].type
                return self._grained(ir.Load(ir.Local(ir.WORLD, span=span), ir.THE_WORLD, name, span=span), of, span)
            case e.AllOf(kind=kind):
                return Low(self._all_of(self.model.kinds[kind], expr))
            case e.FirstOf():
                return self._first(expr, known)
            case e.Along(word="steps" | "cheapest"):
                return self._grained(self.along(expr, known), expr.type, span)
            case e.Along(word="cheapest_way"):
                return Low(self.along(expr, known))
            case e.New() | e.Bad():
                raise AssertionError(f"{type(expr).__name__} has no place in a rule ({span})")
            case (
                e.TruthLit() | e.Carries() | e.Contains() | e.OneOf() | e.Compare() | e.IsNone() | e.IsUnknown()
                | e.Logic() | e.Not() | e.Over() | e.Happened() | e.VariantOn() | e.Along()
            ):  # fmt: skip
                return Low(self.truth(expr, known))
            case _:
                assert_never(expr)

    def present(self, expr: e.Expr, known: Known) -> Low:
        """Lower a value that must be there. If the rules allow it to be missing, evaluation faults where it is."""
        low = shown_there(self.low(expr, known), expr, known)
        if self.may_lack(expr, known):
            return Low(ir.Present(low.expr, needed_text(expr), span=expr.span), low.den, low.over)
        return low

    def settled(self, expr: e.Expr, known: Known) -> Low:
        """Lower a number that must not have an open divisor."""
        low = self.present(expr, known)
        if low.over is not None:
            self.open_division(expr.span)
            return Low(low.expr, low.den)
        return low

    def raw(self, expr: e.Expr, wanted: Type, known: Known) -> ir.Expr:
        """Return a value as a place of type `wanted` holds it: numbers in grains, required values checked."""
        low = self.low(expr, known) if isinstance(wanted, OptionalType) else self.present(expr, known)
        of = without_none(wanted)
        if not isinstance(of, NumberType) or (isinstance(low.expr, ir.Const) and low.expr.value is None):
            return low.expr
        return self.in_grains(low, of, expr.span)

    def in_grains(self, low: Low, of: Type, span: Span, *, related: tuple[Place, ...] = ()) -> ir.Expr:
        """Return an amount in grains of its type. Report an error if it may fall between grains."""
        if low.over is not None:
            self.open_division(span)
            return low.expr
        grain = grain_of(self.model, of)
        factor = Fraction(grain.denominator, low.den * grain.numerator)
        done = numbers.scale(Low(low.expr), factor, span)
        if done.den != 1:
            self.refuse(
                "R0551",
                f"an amount of `{self.what}` can fall between whole steps of its measure",
                span,
                "a part of a step can be left over here",
                related=(*related, *self._steps_of(of)),
                hint=f"say which way it goes, with a line such as `round down to {_step(of)}`, or `round down(…)` here",
            )
        return done.expr

    def _steps_of(self, of: Type) -> Iterator[Place]:
        """Yield the places that declare the grain of an amount, for messages."""
        bare = without_none(of)
        for name, _ in bare.dims if isinstance(bare, NumberType) else ():
            measure = self.model.measures[name]
            if not measure.built_in:
                yield Place(measure.span, "the steps of this measure")

    def open_division(self, span: Span) -> None:
        """Report a division by an amount known only in play, outside of a rounding."""
        self.refuse(
            "R0552",
            f"`{self.what}` divides by an amount that is known only in play, and does not round",
            span,
            "this division can give any fraction",
            hint="put it into `round down(…)`, or use `divide by` in a step that has a `round` line",
        )

    def open_root(self, span: Span) -> None:
        """Report a root that is not rounded."""
        self.refuse(
            "R0559",
            f"`{self.what}` takes a root and does not round it",
            span,
            "this can be any number",
            hint=f"put it into `round down(…)`, with the fixed amounts that multiply it: `round down({span.text})`",
        )

    def _root(self, value: e.Expr, power: e.Power, direction: str, grain: Fraction, known: Known) -> ir.Expr:
        """Return a product of constants and one root in whole grains: the constants go under the root, which is then
        rounded.
        """
        span, index = value.span, power.exponent.denominator
        under = numbers.known(Fraction(1), span)
        inner = self.settled(power.value, known)
        for _ in range(power.exponent.numerator):
            under = numbers.multiply(under, inner, span)
        fixed = self._beside(value, power, known) / grain
        if direction == "nearest":
            fixed *= 2
        under = numbers.scale(under, fixed**index, span)
        whole = numbers.rounded(under, "up" if direction == "up" else "down", Fraction(1), self.what, span)
        root = ir.Root(whole, index, direction == "up", span=span)
        if direction != "nearest":
            return root
        return make.floor(make.plus(root, make.number(1, span), span), 2, span)

    def _beside(self, value: e.Expr, power: e.Power, known: Known) -> Fraction:
        """Return the constant factor of a root in a product."""
        if value is power:
            return Fraction(1)
        if isinstance(value, e.Arith):
            return self._beside(value.left, power, known) * self._beside(value.right, power, known)
        return self.present(value, known).constant or Fraction(0)

    def _grained(self, expr: ir.Expr, of: Type, span: Span) -> Low:
        """Return a raw amount (in grains of a type) as a value in units."""
        bare = without_none(of)
        if not isinstance(bare, NumberType):
            return Low(expr)
        grain = grain_of(self.model, bare)
        return Low(make.times(expr, make.number(grain.numerator, span), span), grain.denominator)

    def _arith(self, op: str, left: Low, right: Low, span: Span) -> Low:
        if op == "*":
            return numbers.multiply(left, right, span)
        if op != "/":
            return numbers.add(left, right, 1 if op == "+" else -1, span)
        done = numbers.divide(left, right, span)
        if done is None:
            self.refuse("R0553", f"`{self.what}` divides by zero", span, "the divisor is always 0")
            return left
        return done

    def _choose(self, test: e.Expr, then: e.Expr, other: e.Expr, known: Known, span: Span) -> Low:
        condition, more = self.test((test,), known)
        reckoned = isinstance(then.type, NumberType) and isinstance(other.type, NumberType)
        lowered = self.settled if reckoned else self.low
        a, b = lowered(then, more), lowered(other, known)
        den = numbers.common_den(a, b)  # an absent value on one side has no denominator
        sides = [
            low.expr if isinstance(low.expr, ir.Const) and low.expr.value is None else numbers.align(low, den, span)
            for low in (a, b)
        ]
        return Low(make.choose(condition, sides[0], sides[1], span), den)

    def _field(self, expr: e.Field, known: Known) -> Low:
        of, span = expr.of, expr.span
        if isinstance(of, e.RecordLit):
            default = next(f.default for f in self.model.kinds[of.kind].fields if f.name == expr.name)
            given = self.model.value_at(of.kind, of.position, expr.name) or default
            if given is None:
                title = self.model.title_at(of.kind, of.position)
                return Low(ir.Unknown(f"{title}: {expr.name}", span=span))
            return self.low(given)
        owner = without_none(of.type)
        base = self.present(of, known).expr
        if isinstance(owner, KindType) and owner.listed:
            column = self.entries(self.model.kinds[owner.name], expr.name, span)
            return Low(ir.Cell(column.name, (base,), span=span), column.den)
        return self._grained(ir.Load(base, expr.kind, expr.name, span=span), expr.type, span)

    def entries(self, kind: Kind, name: str, span: Span) -> ir.Column:
        """Return the column of a field over the entries of its kind, building it at the first read."""
        key = f"{kind.name}.{name}"
        if key not in self.columns:
            self.columns[key] = field_column(self.model, kind, name, self.low, span)
        return self.columns[key]

    def _lookup(self, expr: e.Lookup, known: Known) -> Low:
        column, table = self.column(expr.table, expr.column), self.model.tables[expr.table]
        keys = tuple(self.raw(k, spec.type, known) for k, spec in zip(expr.keys, table.keys, strict=True))
        fixed = [make.int_of(key) for key in keys]
        given = zip(expr.arguments, column.params, strict=True)
        arguments = tuple(self.raw(a, p.type, known) for a, p in given)
        if all(key is not None for key in fixed):
            cell = cell_at(column, [key for key in fixed if key is not None])
            if isinstance(cell, tuple):
                of = getattr(column.type, "of", column.type)
                items = (v for v in cell if v is None or isinstance(v, int | str))
                return Low(
                    ir.Items(tuple(ir.Const(v, self._symbol(of, v), span=expr.span) for v in items), span=expr.span)
                )
            if not isinstance(cell, int) or isinstance(cell, bool) or cell >= ir.FLOOR:
                symbol = self._symbol(column.type, cell)
                return Low(ir.Const(cell, symbol, span=expr.span), column.den)
        return Low(ir.Cell(column.name, keys, arguments, span=expr.span), column.den)

    def _symbol(self, of: Type, position: int | bool | str | None) -> ir.Symbol | None:
        """Return the name of a member or entry by its position."""
        bare = without_none(of)
        if isinstance(position, int) and isinstance(bare, EnumType):
            return ir.Symbol(bare.name, self.model.enums[bare.name].members[position].name)
        if isinstance(position, int) and isinstance(bare, KindType):
            return ir.Symbol(bare.name, self.model.key_at(bare.name, position))
        return None

    def column(self, table: str, name: str) -> ir.Column:
        """Return a column of a table, building it at the first read."""
        key = f"{table}.{name}"
        if key not in self.columns:
            declared = self.model.tables[table]
            at = next(i for i, c in enumerate(declared.columns) if c.name == name)
            inner = Lowering(self.model, self.report, self.columns, key)
            self.columns[key] = ColumnBuilder(self.model, declared, inner.low).build(at)
        return self.columns[key]

    def _collection(self, expr: e.Expr, items: tuple[e.Expr, ...], known: Known) -> Low:
        if isinstance(expr.type, SetType):
            lows = [self.low(item, known).expr for item in items]
            fixed = [make.int_of(low) for low in lows]
            if all(position is not None for position in fixed):
                mask = 0
                for position in fixed:
                    mask |= 1 << (position or 0)
                return Low(ir.Const(mask, span=expr.span))
            return Low(ir.Mask(tuple(lows), span=expr.span))
        of = expr.type.of if isinstance(expr.type, ListType) else expr.type
        return Low(ir.Items(tuple(self.raw(item, of, known) for item in items), span=expr.span))

    def source(self, expr: e.Expr, known: Known) -> tuple[ir.Expr, str]:
        """Return the list or set that a loop traverses, and the owner of a set's members (empty for a list)."""
        of = expr.type.of if isinstance(expr.type, SetType) else None
        owner = of.name if isinstance(of, EnumType | KindType) else ""
        return self.low(expr, known).expr, owner

    def _over(self, expr: e.Over, known: Known, summed: str = "sum") -> Low:
        source, bits = self.source(expr.source, known)
        where, more = self._picked(expr.where, known)
        body: ir.Expr | None = None
        den = 1
        if expr.body is not None and expr.word == summed:  # amounts that are compared or added need no common grain
            low = self.settled(expr.body, more)
            body, den = low.expr, low.den
        elif expr.body is not None and expr.word == "list":
            body = self.raw(expr.body, expr.type.of if isinstance(expr.type, ListType) else expr.type, more)
        elif expr.body is not None:
            body = self.truth(expr.body, more)
        return Low(ir.Over(expr.word, expr.variable, source, bits, where, body, span=expr.span), den)

    def _picked(self, where: e.Expr | None, known: Known) -> tuple[ir.Expr | None, Known]:
        """Return the filter condition and the paths known for the elements that pass; None if all pass."""
        if where is None:
            return None, known
        test, more = self.test((where,), known)
        return (None if isinstance(test, ir.Const) and test.value else test), more

    def along(self, expr: e.Along, known: Known) -> ir.Along:
        span, name = expr.span, expr.variable
        where, more = self._picked(expr.where, known)
        through = self._listed(expr.source, known, name, where)
        of = expr.source.type.of if isinstance(expr.source.type, SetType | ListType) else expr.source.type
        thing = None if expr.thing is None else self.raw(expr.thing, of, known)
        if isinstance(expr.goal.type, SetType | ListType):
            goals = self._listed(expr.goal, known, name)
        else:
            goals = ir.Items((self.raw(expr.goal, of, known),), span=expr.goal.span)
        start, onward = self.raw(expr.start, of, known), self._listed(expr.body, more, f"{name} onward")
        counted = PLAIN if expr.cost is None else without_none(expr.cost.type)
        cost = None if expr.cost is None else self.raw(expr.cost, OptionalType(counted), known)
        most = None if expr.most is None else self.raw(expr.most, counted, known)
        what = "" if cost is None else self.what
        unit = counted if cost is not None and expr.word in ("path", "path_to") else None
        return ir.Along(expr.word, thing, start, goals, through, name, onward, cost, what, most, unit, span=span)

    def _listed(self, expr: e.Expr, known: Known, variable: str, where: ir.Expr | None = None) -> ir.Expr:
        """Return the elements of a list or set as a list, filtered by a condition."""
        source, bits = self.source(expr, known)
        if not bits and where is None:
            return source
        return ir.Over("list", variable, source, bits, where, None, span=expr.span)

    def _all_of(self, kind: Kind, expr: e.AllOf) -> ir.Expr:
        """Return the entries of a listed kind, or the things in play of another kind, oldest first."""
        span = expr.span
        if not kind.listed:
            return ir.Load(ir.Local(ir.WORLD, span=span), ir.THE_WORLD, kind.plural, span=span)
        records = self.model.records.get(kind.name, ())
        if isinstance(expr.type, SetType):
            return ir.Const((1 << len(records)) - 1, span=span)
        return ir.Items(
            tuple(ir.Const(r.position, ir.Symbol(kind.name, r.name), span=span) for r in records), span=span
        )

    def _first(self, expr: e.FirstOf, known: Known) -> Low:
        found = self.ordered(expr.variable, expr.source, expr.where, expr.keys, known, first=True, span=expr.span)
        return self._grained(found, expr.type, expr.span)

    def ordered(
        self,
        variable: str,
        source: e.Expr,
        where: e.Expr | None,
        keys: tuple[tuple[bool, e.Expr], ...],
        known: Known,
        *,
        span: Span,
        first: bool = False,
        lot: str = "",
    ) -> ir.Ordered:
        """Return elements sorted by keys; elements with equal keys by lot, if `lot` names the throw."""
        items, bits = self.source(source, known)
        test, more = self._picked(where, known)
        sorting = tuple(ir.Key(highest, self._key(value, more), span=value.span) for highest, value in keys)
        name = self.bound[variable].expr if variable in self.bound else None
        local = name.name if isinstance(name, ir.Local) else variable
        return ir.Ordered(local, items, bits, test, sorting, lot, first, span=span)

    def _key(self, value: e.Expr, known: Known) -> ir.Expr:
        if isinstance(value.type, TruthType):
            return self.truth(value, known)
        return self.settled(value, known).expr


def _step(of: Type) -> str:
    """Return a step of an amount as a `round` line names it: `1 gold`, `1 point`, `1`."""
    bare = without_none(of)
    if not isinstance(bare, NumberType) or bare.form != PLAIN.form:
        return "1 point"
    return " ".join(["1", *(name for name, power in bare.dims if power == 1 == len(bare.dims))])


def cell_at(column: ir.Column, keys: list[int]) -> ir.Cells | int | bool | str | None:
    """Return the cell for raw keys; a special cell as its code."""
    cells: object = column.cells
    for key, axis in zip(keys, column.axes, strict=True):
        assert isinstance(cells, tuple)
        cells = cells[place(axis, key)]
    assert cells is None or isinstance(cells, int | str | tuple)
    return cells


def place(axis: ir.Axis, key: int) -> int:
    """Return the index of a key on an axis."""
    if axis.form == "direct":
        return key
    if axis.form == "dense":
        return min(max(key - axis.low, 0), axis.size - 1)
    return sum(1 for cut in axis.cuts if cut <= key)
