"""Truths: conditions with what they need to be there in front, and what they show to be there behind.

`known` is what an earlier test has shown to be there, as paths; a truth that reads a field of something
optional holds only where it is there. What is optional is asked of the declarations: a typed expression may
have lost the mark where its writer knew better.
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
"""What `Present` names where the value is there for sure."""
NOTHING: Known = frozenset()
MASKED = 3  # up to so many alternatives read better as `a or b`


@dataclass
class Truths:
    """Lowers conditions. What lowers other expressions is added by `lower_expr.Lowering`."""

    model: Model
    report: Report
    columns: MutableMapping[str, ir.Column]
    what: str = ""  # the function's name, for faults
    variables: Mapping[str, Type] = field(default_factory=dict)  # parameters as declared
    refused: bool = False

    def low(self, expr: e.Expr, known: Known = NOTHING) -> Low:
        """Any expression."""
        raise NotImplementedError

    def raw(self, expr: e.Expr, wanted: Type, known: Known) -> ir.Expr:
        """A value as a place of a type holds it."""
        raise NotImplementedError

    def refuse(self, code: str, headline: str, span: Span, why: str, **more: Any) -> None:
        """Reports why something cannot be lowered; what stands in it is left out."""
        self.refused = True
        self.report.error(code, headline, span, why, **more)

    def open_division(self, span: Span) -> None:
        """Reports a division that would have to be rounded."""
        raise NotImplementedError

    def _field(self, expr: e.Field, known: Known) -> Low:
        raise NotImplementedError

    def _over(self, expr: e.Over, known: Known) -> Low:
        raise NotImplementedError

    def along(self, expr: e.Along, known: Known) -> ir.Along:
        raise NotImplementedError

    # ---- truths ------------------------------------------------------------------------------
    def test(self, tests: Iterable[e.Expr | None], known: Known) -> tuple[ir.Expr, Known]:
        """All of some conditions, and what is known to be there once they hold."""
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
        """What a condition asks for, one by one, so that an explanation names what failed; and what is known to be
        there once it holds."""
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
        """Conditions, each with why it is asked: their tests, what is known once they hold, and all that they ask."""
        found: list[ir.Expr] = []
        guards: list[ir.Guard] = []
        for why, condition in conditions:
            if condition is not None:
                asked, known = self.guards(why, condition, known)
                found.append(make.both((guard.test for guard in asked), asked[0].test.span))
                guards += asked
        return found, known, tuple(guards)

    def met(self, need: Need, asked: ir.Expr, known: Known) -> ir.Expr:
        """When a need is met: not asked for, or its test, or a waiver. `known`: where it is asked for."""
        span = need.span
        waived = (self.test((one.origin.carries, one.origin.when), NOTHING)[0] for one in need.waivers)
        ways = (self.test((need.test,), known)[0], *waived)
        if known:  # `not (asked and not met)` keeps what `asked` shows to be there in front of the test
            return make.negation(make.both((asked, make.negation(make.either(ways, span), span)), span), span)
        return make.either((make.negation(asked, span), *ways), span)

    def truth(self, expr: e.Expr, known: Known = NOTHING) -> ir.Expr:
        """A truth; it does not hold where something optional that it reads is not there."""
        guards: list[ir.Expr] = []
        for needed in self.needed(expr):
            if self.may_lack(needed, known):
                guards.append(ir.IsNone(self.low(needed, known).expr, negated=True, span=needed.span))
                known = known | {path(needed)}
        return make.both((*guards, self._truth(expr, known)), expr.span)

    def _truth(self, expr: e.Expr, known: Known) -> ir.Expr:
        span = expr.span
        # else: a value, which `low` matches in whole
        match expr:
            case e.TruthLit(value=value):
                return make.truth(value, span)
            case e.Logic(op="and", values=values):
                return self.test(values, known)[0]
            case e.Logic(values=values):
                ways: list[ir.Expr] = []
                for way in values:  # each is asked where those before it do not hold
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
        """The number of the named record that a thing in play began as."""
        number = numbers.began(self.model, record.kind, record.position)
        return ir.Const(number, ir.Symbol(record.kind, record.key), span=record.span)

    def _contains(self, collection: e.Expr, value: e.Expr, known: Known, span: Span) -> ir.Expr:
        items, sought = self.low(collection, known).expr, self.low(value, known).expr
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
        """Whether a member or an entry is one of those that are known when compiling."""
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
        """How a distance, which is rounded up, compares with an amount: told without a root."""
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

    # ---- what may not be there ---------------------------------------------------------------
    def is_optional(self, expr: e.Expr) -> bool:
        """Whether an expression may be none, by what is declared."""
        # else: its type says so
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
        """Whether something may be none as far as earlier tests tell."""
        return self.is_optional(expr) and path(expr) not in known

    def _shown(self, expr: e.Expr) -> Known:
        """What is there once a truth holds."""
        if isinstance(expr, e.IsNone) and expr.negated:
            return frozenset((path(expr.value),))
        if isinstance(expr, e.Compare) and expr.op == "=":
            sides = ((expr.left, expr.right), (expr.right, expr.left))
            return frozenset(path(a) for a, b in sides if self.is_optional(a) and not self.is_optional(b))
        return NOTHING

    def needed(self, expr: e.Expr) -> Iterator[e.Expr]:
        """What has to be there for a truth to be asked at all, innermost first.

        The parts of `and`, `or`, `not`, of an `if` and of a loop see to themselves.
        """
        # else: its parts are asked with it
        if isinstance(expr, e.Logic | e.Not | e.Choose):
            return
        for part in _looked_at(expr):
            yield from self.needed(part)
        # else: it needs what its parts need
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
    """What a condition compares with numbers, members or entries; None where it asks something else."""
    # else: it asks something else
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
        # else: compared by itself, not as one of several
        if all(isinstance(one, e.NumberLit | e.MemberLit | e.RecordLit) for one in literals) and _is_open(subject)
        else None
    )


def _is_open(expr: e.Expr) -> bool:
    """Whether a value is a number, a member or an entry that the rules list, and not known when compiling."""
    of = without_none(expr.type)
    named = isinstance(of, NumberType | EnumType) or (isinstance(of, KindType) and of.listed and not of.entry)
    # else: known in play alone
    return named and not isinstance(expr, e.NumberLit | e.MemberLit | e.RecordLit)


def began_as(thing: e.Expr, entry: e.Expr) -> bool:
    """Whether a thing in play is compared with the entry as which it may have begun."""
    kind, of = (without_none(side.type) for side in (thing, entry))
    return isinstance(kind, KindType) and not kind.listed and isinstance(of, KindType) and of.entry


def _looked_at(expr: e.Expr) -> tuple[e.Expr, ...]:
    """The parts of an expression that are there whatever the elements of a loop are."""
    match expr:
        case e.Over(source=source) | e.FirstOf(source=source):
            return (source,)
        case e.Along(thing=thing, start=start, goal=goal, source=source, most=most):
            return (*(part for part in (thing, most) if part is not None), start, goal, source)
        case _:
            return tuple(e.children(expr))


def _compare_lists(op: str, left: ir.Expr, right: ir.Expr, span: Span) -> ir.Expr:
    """Compare two lists element by element. A list may be held as a tuple or as a list of Python, which never equal
    each other, so both sides are made one of a kind; with `{}` the length says it."""

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
    """Return the paths of values that are there where a condition does not hold."""
    match expr:
        case e.IsNone(value=value, negated=False):
            return frozenset((path(value),))
        case e.Logic(op="or", values=values):
            return frozenset().union(*map(_shown_otherwise, values))
        case _:
            return NOTHING


def shown_there(low: Low, expr: e.Expr, known: Known) -> Low:
    """A value that was shown to be there: a type checker forgets that between two look-ups, and never saw what was
    shown of each element of a list."""
    here = path(expr)
    # else: a type checker remembers what was shown of it
    forgotten = isinstance(low.expr, ir.Cell | ir.Call | ir.Along)
    if here not in known or not (forgotten or (UNSEEN, here) in known):
        return low
    return Low(ir.Present(low.expr, SHOWN, span=expr.span), low.den, low.over)


UNSEEN = "unseen"


def unseen(known: Known, before: Known = NOTHING) -> Known:
    """What is known, marked as what no type checker sees where it is read."""
    return known | {(UNSEEN, one) for one in known - before}


def path(expr: e.Expr) -> object:
    """What an expression reads, whatever type its writer saw there."""
    # else: the expression itself, which is the same only where it is written alike
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
