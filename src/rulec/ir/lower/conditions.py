"""Lowering of conditions, with presence tests for the optional values that they read.

A *path* identifies the place that an expression reads. `known` is the set of paths that earlier tests have shown to be
there. A condition that reads a field of an optional value holds only if the value is there. The declarations decide
which values are optional: the type of an expression may have lost the mark, where the type checker knew that the value
is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from fractions import Fraction
from typing import Any

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span, nowhere
from rulec.base.types import EnumType, KindType, ListType, NumberType, OptionalType, SetType, TruthType, Type
from rulec.ir import make, numbers
from rulec.ir import nodes as ir
from rulec.ir.numbers import Low, without_none
from rulec.sema import expr as e
from rulec.sema.model import Model, Need

Known = frozenset[object]
SHOWN = ""
"""Name in `Present` for a value that is certainly there."""
NOTHING: Known = frozenset()
MASKED = 3  # up to this many alternatives, `a or b` reads better than a set


@dataclass
class Truths:
    """Lowering of conditions. `expressions.Lowering` adds the other expressions."""

    model: Model
    report: Report
    columns: MutableMapping[str, ir.Column]
    what: str = ""  # name of the function, for faults
    variables: Mapping[str, Type] = field(default_factory=dict)  # parameters with their declared types
    refused: bool = False

    def low(self, expr: e.Expr, known: Known = NOTHING) -> Low:
        """Lower any expression."""
        raise NotImplementedError

    def raw(self, expr: e.Expr, wanted: Type, known: Known) -> ir.Expr:
        """Return a value in the form that a place of type `wanted` holds."""
        raise NotImplementedError

    def refuse(self, code: str, headline: str, span: Span, why: str, **more: Any) -> None:
        """Report why something cannot be lowered, and mark its function as left out."""
        self.refused = True
        self.report.error(code, headline, span, why, **more)

    def open_division(self, span: Span) -> None:
        """Report a division whose result would have to be rounded."""
        raise NotImplementedError

    def _field(self, expr: e.Field, known: Known) -> Low:
        raise NotImplementedError

    def _over(self, expr: e.Over, known: Known) -> Low:
        raise NotImplementedError

    def along(self, expr: e.Along, known: Known) -> ir.Along:
        raise NotImplementedError

    def test(self, tests: Iterable[e.Expr | None], known: Known) -> tuple[ir.Expr, Known]:
        """Return the conjunction of some conditions, and the paths known to be there once they hold."""
        found: list[ir.Expr] = []
        span: Span | None = None
        for condition in tests:
            for one in e.conjuncts(condition):
                span = span or one.span
                found.append(self.truth(one, known))
                known = known | frozenset(path(n) for n in self.needed(one)) | self._shown(one)
        if span is None:
            span = nowhere()
        return make.both(found, span), known

    def guards(self, why: str, condition: e.Expr, known: Known) -> tuple[tuple[ir.Guard, ...], Known]:
        """Return the conjuncts of a condition as guards, so that explanations can name the one that failed.

        The second result is the set of paths known to be there once the condition holds.
        """
        found: list[ir.Guard] = []
        for one in e.conjuncts(condition):
            subject = compared_with_literals(one)
            ways = one.values if isinstance(one, e.Logic) else ()
            alternatives = tuple(self.guards(why, way, known)[0] for way in ways)
            low = self.low(subject, known) if subject is not None else None
            if low is None or low.over is not None:
                found.append(ir.Guard(why, self.truth(one, known), one, alternatives=alternatives))
            else:
                found.append(ir.Guard(why, self.truth(one, known), one, low.expr, low.den))
            known = known | frozenset(path(n) for n in self.needed(one)) | self._shown(one)
        return tuple(found), known

    def tested(
        self, conditions: Iterable[tuple[str, e.Expr | None]], known: Known
    ) -> tuple[list[ir.Expr], Known, tuple[ir.Guard, ...]]:
        """Lower conditions, each labelled with its reason. Return their tests, the paths known afterwards, and their
        guards.
        """
        found: list[ir.Expr] = []
        guards: list[ir.Guard] = []
        for why, condition in conditions:
            if condition is not None:
                asked, known = self.guards(why, condition, known)
                found.append(make.both((guard.test for guard in asked), asked[0].test.span))
                guards += asked
        return found, known, tuple(guards)

    def met(self, need: Need, asked: ir.Expr, known: Known) -> ir.Expr:
        """Return the condition under which a need is met: not applicable, satisfied or waived.

        `asked` is the condition of its applying, and `known` the paths known to be there then.
        """
        span = need.span
        waived = (self.test((one.origin.carries, one.origin.when), NOTHING)[0] for one in need.waivers)
        ways = (self.test((need.test,), known)[0], *waived)
        if known:  # `not (asked and not met)` keeps the presence tests of `asked` in front of the need's test
            return make.negation(make.both((asked, make.negation(make.either(ways, span), span)), span), span)
        return make.either((make.negation(asked, span), *ways), span)

    def truth(self, expr: e.Expr, known: Known = NOTHING) -> ir.Expr:
        """Lower a condition. It does not hold if an optional value that it reads is missing."""
        guards: list[ir.Expr] = []
        for needed in self.needed(expr):
            if self.may_lack(needed, known):
                guards.append(ir.IsNone(self.low(needed, known).expr, negated=True, span=needed.span))
                known = known | {path(needed)}
        return make.both((*guards, self._truth(expr, known)), expr.span)

    def _truth(self, expr: e.Expr, known: Known) -> ir.Expr:
        span = expr.span
        # else: a value, of which `low` matches all forms
        match expr:
            case e.TruthLit(value=value):
                return make.truth(value, span)
            case e.Logic(op="and", values=values):
                return self.test(values, known)[0]
            case e.Logic(values=values):
                ways: list[ir.Expr] = []
                for way in values:  # each alternative is tested where the earlier ones do not hold
                    ways.append(self.truth(way, known))
                    known = known | _shown_otherwise(way)
                return make.either(ways, span)
            case e.Not(value=value):
                return make.negation(self.truth(value, known), span)
            case e.IsNone(value=value, negated=negated):
                low = self.low(value, known).expr
                if isinstance(low, ir.Const):
                    return make.truth((low.value is None) != negated, span)
                return ir.IsNone(low, negated, span=span)
            case e.IsUnknown(value=value, negated=negated):
                low = self.low(value, known).expr
                there = ir.IsGiven(low, span=span) if isinstance(low, ir.Cell) else make.truth(True, span)
                return there if negated else make.negation(there, span)
            case e.Carries(of=of, field_name=name, record=record):
                return self._carries(of, name, record, known, span)
            case e.Contains(collection=collection, value=value):
                return self._contains(collection, value, known, span)
            case e.Compare(op=op, left=left, right=right):
                return self._compare({"=": "=="}.get(op, op), left, right, known, span)
            case e.OneOf():
                inside = self._one_of(expr, known)
                return make.negation(inside, span) if expr.negated else inside
            case e.Over(word="any" | "all"):
                return self._over(expr, known).expr
            case e.Along(word="linked" | "on_chain"):
                return self.along(expr, known)
            case e.Happened():
                return self._happened(expr, known)
            case e.VariantOn(name=name):
                return ir.VariantOn(self.model.all_deeds.variants[name].position, name, span=span)
            case _:
                return self.low(expr, known).expr

    def _carries(self, of: e.Expr, name: str, record: e.RecordLit, known: Known, span: Span) -> ir.Expr:
        position = self.low(record).expr
        if isinstance(of, e.RecordLit) and not name:
            return make.truth(of == record, span)
        base = self.low(of, known).expr
        owner = without_none(of.type)
        if not name:
            if isinstance(owner, KindType) and not owner.listed:
                base = ir.Load(base, owner.name, ir.BEGAN_AS, span=of.span)
                position = self.beginning(record)
            return ir.Compare("==", base, position, span=span)
        declared = next(f for f in self.model.kinds[getattr(owner, "name", "")].fields if f.name == name)
        carried = self._field(e.Field(of, declared.owner, name, type=declared.type, span=of.span), known).expr
        if isinstance(carried, ir.Const) and isinstance(carried.value, int):
            return make.truth(bool(carried.value >> record.position & 1), span)
        if isinstance(declared.type, SetType):
            return ir.BitTest(carried, position, span=span)
        if isinstance(declared.type, ListType):
            return ir.Contains(carried, position, span=span)
        return ir.Compare("==", carried, position, span=span)

    def _happened(self, expr: e.Happened, known: Known) -> ir.Happened:
        parameters = self.model.all_deeds.events[expr.event].parameters
        given = tuple(
            None if argument is None else self.raw(argument, parameter.type, known)
            for argument, parameter in zip(expr.arguments, parameters, strict=True)
        )
        return ir.Happened(expr.event, given, expr.form, expr.count, span=expr.span)

    def beginning(self, record: e.RecordLit) -> ir.Const:
        """Return the number of the named record that a thing in play began as."""
        number = numbers.began(self.model, record.kind, record.position)
        return ir.Const(number, ir.Symbol(record.kind, record.key), span=record.span)

    def _contains(self, collection: e.Expr, value: e.Expr, known: Known, span: Span) -> ir.Expr:
        items, sought = self.low(collection, known).expr, shown_there(self.low(value, known), value, known).expr
        if not isinstance(collection.type, SetType):
            return ir.Contains(items, sought, span=span)
        mask, position = make.int_of(items), make.int_of(sought)
        if mask is not None and position is not None:
            return make.truth(bool(mask >> position & 1), span)
        of = value.type
        if mask is not None and (isinstance(of, EnumType) or (isinstance(of, KindType) and of.listed)):
            return self._is_one_of(sought, of.name, mask, span)
        return ir.BitTest(items, sought, span=span)

    def _is_one_of(self, sought: ir.Expr, owner: str, mask: int, span: Span) -> ir.Expr:
        """Return a membership test of a member or entry in a constant set."""
        enum = self.model.enums.get(owner)
        names = [one.name for one in (enum.members if enum is not None else ())]
        names = names or [one.name for one in self.model.records.get(owner, ())]
        among = tuple(
            ir.Const(at, ir.Symbol(owner, name), span=span) for at, name in enumerate(names) if mask >> at & 1
        )
        if len(among) < 2:
            return ir.Compare("==", sought, among[0], span=span) if among else make.truth(False, span)
        return ir.InSet(sought, among, span=span)

    def _compare(self, op: str, left: e.Expr, right: e.Expr, known: Known, span: Span) -> ir.Expr:
        for one, other in ((left, right), (right, left)):
            kind = without_none(other.type)
            if isinstance(one, e.RecordLit) and isinstance(kind, KindType) and not kind.listed:
                same = self._carries(other, "", one, known, span)
                return same if op == "==" else make.negation(same, span)
        for one, other in ((left, right), (right, left)):
            kind = without_none(one.type)
            if isinstance(kind, KindType) and began_as(one, other):
                thing = shown_there(self.low(one, known), one, known).expr
                began = ir.Load(thing, kind.name, ir.BEGAN_AS, span=one.span)
                return ir.Compare(op, began, self.low(other, known).expr, span=span)
        a, b = self.low(left, known), self.low(right, known)
        if op not in ("==", "!="):
            a, b = shown_there(a, left, known), shown_there(b, right, known)
        of = without_none(left.type)
        if isinstance(of, NumberType):
            for one, limit, word, low in ((left, b, op, a), (right, a, make.MIRROR.get(op, op), b)):
                if isinstance(one, e.Geometry) and one.word == "distance" and op in make.MIRROR and limit.over is None:
                    found = next(part for part in ir.walk(low.expr) if isinstance(part, ir.Geometry))
                    return self._near(word, found, limit, numbers.grain_of(self.model, of), span)
            return self._compare_numbers(op, a, b, span)
        if isinstance(of, KindType) and not of.listed:
            return ir.Compare("is" if op == "==" else "is not", a.expr, b.expr, span=span)
        if isinstance(of, ListType):
            return _compare_lists(op, a.expr, b.expr, span)
        if isinstance(a.expr, ir.Const) and isinstance(b.expr, ir.Const):
            return make.truth(_holds(op, a.expr.value, b.expr.value), span)
        return ir.Compare(op, a.expr, b.expr, span=span)

    def _near(self, op: str, found: ir.Geometry, limit: Low, grain: Fraction, span: Span) -> ir.Expr:
        """Return a comparison of a distance with an amount, without a root. Distances are rounded up."""
        direction = "down" if op in ("<=", ">") else "up"
        most = numbers.rounded(limit, direction, grain, self.what, span)
        if direction == "up":
            most = make.minus(most, make.number(1, span), span)
        word = found.word.replace("distance", "within")
        near = ir.Geometry(word, (*found.arguments, most), span=span)
        return near if op in ("<", "<=") else make.negation(near, span)

    def _compare_numbers(self, op: str, a: Low, b: Low, span: Span) -> ir.Expr:
        if a.over is not None or b.over is not None:
            self.open_division(span)
            a, b = Low(a.expr, a.den), Low(b.expr, b.den)
        (left, right), _ = numbers.aligned(span, a, b)
        x, y = make.int_of(left), make.int_of(right)
        if x is not None and y is not None:
            return make.truth(_holds(op, x, y), span)
        return ir.Compare(op, left, right, span=span)

    def _one_of(self, expr: e.OneOf, known: Known) -> ir.Expr:
        span = expr.span
        value = self.low(expr.value, known)
        numeric = isinstance(expr.value.type, NumberType)
        if numeric and expr.ranges:
            value = shown_there(value, expr.value, known)
        singles: list[ir.Const] = []
        tests: list[ir.Expr] = []
        for item in expr.items:
            low = self.low(item, known)
            if numeric:
                same = self._compare_numbers("==", value, low, span)
            else:
                same = self._compare("==", expr.value, item, known, span)
            single = isinstance(same, ir.Compare) and same.op == "==" and same.left == value.expr
            if single and isinstance(same, ir.Compare) and isinstance(same.right, ir.Const):
                singles.append(same.right)
            else:
                tests.append(same)
        if len(singles) > MASKED:
            tests.insert(0, ir.InSet(value.expr, tuple(singles), span=span))
        else:
            tests[:0] = [ir.Compare("==", value.expr, one, span=span) for one in singles]
        tests.extend(self._between(value, low, high, known, span) for low, high in expr.ranges)
        return make.either(tests, span)

    def _between(self, value: Low, low: e.Expr, high: e.Expr, known: Known, span: Span) -> ir.Expr:
        (first, middle, last), _ = numbers.aligned(span, self.low(low, known), value, self.low(high, known))
        raw, x, y = make.int_of(middle), make.int_of(first), make.int_of(last)
        if raw is not None and x is not None and y is not None:
            return make.truth(x <= raw <= y, span)
        return ir.Between(first, middle, last, span=span)

    def is_optional(self, expr: e.Expr) -> bool:
        """Return whether the declarations allow an expression to be none."""
        # else: its type tells
        match expr:
            case e.Field(of=e.RecordLit()):
                return isinstance(expr.type, OptionalType)
            case e.Field(kind=kind, name=name):
                declared = next((f.type for f in self.model.kinds[kind].fields if f.name == name), expr.type)
                return isinstance(declared, OptionalType)
            case e.Variable(name=name):
                return isinstance(self.variables.get(name, expr.type), OptionalType)
            case e.StateRef(name=name) if name in self.model.state_fields:
                return isinstance(self.model.state_fields[name].type, OptionalType)
            case _:
                return isinstance(expr.type, OptionalType)

    def may_lack(self, expr: e.Expr, known: Known) -> bool:
        """Return whether a value may be none, given the earlier tests."""
        return self.is_optional(expr) and path(expr) not in known

    def _shown(self, expr: e.Expr) -> Known:
        """Return the paths known to be there once a condition holds."""
        if isinstance(expr, e.IsNone) and expr.negated:
            return frozenset((path(expr.value),))
        if isinstance(expr, e.Compare) and expr.op == "=":
            sides = ((expr.left, expr.right), (expr.right, expr.left))
            return frozenset(path(a) for a, b in sides if self.is_optional(a) and not self.is_optional(b))
        return NOTHING

    def needed(self, expr: e.Expr) -> Iterator[e.Expr]:
        """Yield the optional values that must be there for a condition to be evaluated, innermost first.

        Operands of `and`, `or`, `not`, `if` and loops have presence tests of their own.
        """
        # else: its parts are evaluated together with it
        if isinstance(expr, e.Logic | e.Not | e.Choose):
            return
        for part in _looked_at(expr):
            yield from self.needed(part)
        # else: it needs only the values that its parts need
        match expr:
            case e.Field(of=of) | e.Carries(of=of):
                wanted: tuple[e.Expr, ...] = (of,)
            case e.Compare(op="<" | "<=" | ">" | ">=", left=left, right=right):
                wanted = (left, right)
            case e.Compare(left=left, right=right):
                wanted = tuple(one for one, other in ((left, right), (right, left)) if began_as(one, other))
            case e.OneOf(value=value, ranges=ranges):
                wanted = (value,) if ranges else ()
            case _:
                wanted = ()
        for one in wanted:
            if self.is_optional(one):
                yield one


def compared_with_literals(condition: e.Expr) -> e.Expr | None:
    """Return the expression that a condition compares with numbers, members or entries; None for other conditions."""
    # else: a condition of another form
    match condition:
        case e.Compare(op="=", left=subject, right=right):
            literals: tuple[e.Expr, ...] = (right,)
        case e.OneOf(value=subject, items=literals, ranges=(), negated=False):
            pass
        case e.Contains(collection=e.Collection(items=literals), value=subject):
            pass
        case _:
            return None
    return (
        subject
        # else: compared alone, not as one of several
        if all(isinstance(one, e.NumberLit | e.MemberLit | e.RecordLit) for one in literals) and _is_open(subject)
        else None
    )


def _is_open(expr: e.Expr) -> bool:
    """Return whether a value is a number, a member or a listed entry that is known only in play."""
    of = without_none(expr.type)
    named = isinstance(of, NumberType | EnumType) or (isinstance(of, KindType) and of.listed and not of.entry)
    # else: known only in play
    return named and not isinstance(expr, e.NumberLit | e.MemberLit | e.RecordLit)


def began_as(thing: e.Expr, entry: e.Expr) -> bool:
    """Return whether a thing in play is compared with an entry, by the record that it began as."""
    kind, of = (without_none(side.type) for side in (thing, entry))
    return isinstance(kind, KindType) and not kind.listed and isinstance(of, KindType) and of.entry


def _looked_at(expr: e.Expr) -> tuple[e.Expr, ...]:
    """Return the parts of an expression that are evaluated independently of loop elements."""
    match expr:
        case e.Over(source=source) | e.FirstOf(source=source):
            return (source,)
        case e.Along(thing=thing, start=start, goal=goal, source=source, most=most):
            return (*(part for part in (thing, most) if part is not None), start, goal, source)
        case _:
            return tuple(e.children(expr))


def _compare_lists(op: str, left: ir.Expr, right: ir.Expr, span: Span) -> ir.Expr:
    """Return a comparison of two lists by their elements.

    Python holds a list as a tuple or as a list, which are never equal, so both sides are converted. A comparison with
    `{}` tests the length.
    """

    def over(word: str, source: ir.Expr) -> ir.Expr:
        return ir.Over(word, "each", source, "", None, None, span=span)

    for one, other in ((left, right), (right, left)):
        if one == ir.Items((), span=span):
            return ir.Compare(op, over("count", other), make.number(0, span), span=span)
    return ir.Compare(op, over("list", left), over("list", right), span=span)


def _holds(op: str, left: object, right: object) -> bool:
    if op in ("==", "!="):
        return (left == right) == (op == "==")
    assert isinstance(left, int)
    assert isinstance(right, int)
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[op]


def _shown_otherwise(expr: e.Expr) -> Known:
    """Return the paths known to be there if a condition does not hold."""
    match expr:
        case e.IsNone(value=value, negated=False):
            return frozenset((path(value),))
        case e.Logic(op="or", values=values):
            return frozenset().union(*map(_shown_otherwise, values))
        case _:
            return NOTHING


def shown_there(low: Low, expr: e.Expr, known: Known) -> Low:
    """Mark a value as there, if an earlier test has shown it and the emitted code's type checker cannot see that.

    A type checker forgets narrowing between two look-ups, and does not follow what holds for each element of a list.
    """
    here = path(expr)
    # else: a type checker keeps the narrowing
    forgotten = isinstance(low.expr, ir.Cell | ir.Call | ir.Along)
    if here not in known or not (forgotten or (UNSEEN, here) in known):
        return low
    return Low(ir.Present(low.expr, SHOWN, span=expr.span), low.den, low.over)


UNSEEN = "unseen"


def unseen(known: Known, before: Known = NOTHING) -> Known:
    """Return the known paths, with those not in `before` marked as unknown to a type checker."""
    return known | {(UNSEEN, one) for one in known - before}


def path(expr: e.Expr) -> object:
    """Return the access path that the expression reads, ignoring its narrowed type."""
    # else: the expression itself, equal only to one written alike
    match expr:
        case e.Variable(name=name):
            return name
        case e.Field(of=of, name=name):
            return (path(of), name)
        case e.StateRef(name=name):
            return (ir.WORLD, name)
        case e.Lookup(table=table, column=column, keys=keys, arguments=arguments):
            return (table, column, *map(path, keys), *map(path, arguments))
        case e.CallTo(name=name, arguments=arguments):
            return (name, *map(path, arguments))
        case e.Along():
            return replace(expr, type=TruthType())
        case _:
            return expr
