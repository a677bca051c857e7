"""Translation of typed conditions such as `a.size < 3 and not tall(a)` into formulas.

A condition without a comparison becomes a yes-or-no term of its own. So `tall(a)` and `not tall(a)` still exclude each
other.
"""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from rulec.base.records import replace
from rulec.base.types import TRUTH, EnumType, KindType, NumberType, Type
from rulec.sema import expr as e
from rulec.sema.analysis.cases.keys import key_formula
from rulec.sema.analysis.cases.terms import (
    NEVER,
    Formula,
    Literal,
    Measured,
    Named,
    Neither,
    Sure,
    Term,
    amount,
    both,
    chain,
    either,
    field_of,
    has_loop,
    is_free,
    literal,
    reads,
)
from rulec.sema.model import Case, Fact, Model, Origin
from rulec.sema.summaries.uses import worked_out
from rulec.sema.typing.assignability import grain_of, without_none
from rulec.sema.typing.constant_folding import COMPARISONS
from rulec.sema.typing.source_text import show_expr

ORDERS = {"=": {"="}, "!=": {"<", ">"}, "<": {"<"}, "<=": {"<", "="}, ">": {">"}, ">=": {">", "="}}
TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}
_DEPTH = 4  # depth of facts that facts call
_ROWS = 64  # rows of a table that are expanded


class Reader:
    """The translator from typed conditions of one model to formulas."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._open: list[str] = []  # the facts being expanded

    def clause(self, origin: Origin, *conditions: e.Expr | None) -> Formula:
        """Return the condition under which a clause counts: of its carrier, of its `modify`, and its own."""
        given = (origin.carries, origin.when, *conditions)
        return both(*(self.read(part) for part in given if part is not None))

    def case(self, case: Case) -> Formula:
        """Return the condition under which a case applies."""
        return self.clause(case.origin, case.test)

    def read(self, expr: e.Expr) -> Formula:
        """Return the formula of a condition."""
        # else: a question of its own, open both ways
        match expr:
            case e.TruthLit(value=truth):
                return Sure(truth)
            case e.Logic(op="and", values=values):
                return both(*(self.read(value) for value in values))
            case e.Logic(values=values):
                return either(*(self.read(value) for value in values))
            case e.Not(value=value):
                return Neither(self.read(value))
            case e.Choose(test=test, then=then, other=other):
                asked = self.read(test)
                return either(both(asked, self.read(then)), both(Neither(asked), self.read(other)))
            case e.IsNone(value=value, negated=negated):
                none = Named(self.term(value), frozenset(("none",)))
                return Neither(none) if negated else none
            case e.Carries(of=of, field_name="", record=record):
                return Named(self.term(of), frozenset((record.key,)))
            case e.OneOf():
                return self._one_of(expr)
            case e.Compare():
                return self._compare(expr)
            case e.VariantOn(name=name):
                return self._under(expr, name)
            case e.CallTo():
                return self._call(expr)
            case _:
                known = literal(expr, self._model)
                return Sure(known.value) if isinstance(known, e.TruthLit) else self._asked(expr)

    def _under(self, expr: e.VariantOn, name: str) -> Formula:
        """Return the formula of a variant: it is on, and the variants that it excludes are off."""
        apart = self._model.all_deeds.variants[name].excludes
        others = (Neither(self._asked(replace(expr, name=other))) for other in apart)
        return both(self._asked(expr), *others)

    def term(self, expr: e.Expr) -> Term:
        """Return the term of an expression, with its known limits."""
        low = high = None
        is_call = isinstance(expr, e.CallTo) and expr.name in self._model.quantities
        if isinstance(expr, e.CallTo) and is_call:
            bounds = self._model.quantities[expr.name].bounds
            if bounds is not None:
                low, high = amount(bounds.low, self._model), amount(bounds.high, self._model)
        elif isinstance(expr, e.Lookup):
            low, high = self._cells(expr)
        free = is_free(expr)
        return Term(show_expr(expr), self._declared(expr), reads(expr), free, self._is_whole(expr), low, high)

    def _is_whole(self, expr: e.Expr) -> bool:
        """Return whether a number is certainly a multiple of the grain of its type."""
        # else: it may lie between grains, unless its type alone limits it
        match expr:
            case e.NumberLit(value=value):
                grain = grain_of(self._model.measures, expr.type)
                return grain is not None and (value / grain).denominator == 1
            case e.CallTo(name=name):
                return name in self._model.quantities
            case e.Rounded() | e.Over(word="count"):
                return True
            case e.Negative(value=value):
                return self._is_whole(value)
            case e.Arith(op="+" | "-", left=left, right=right):
                return self._is_whole(left) and self._is_whole(right)
            case e.Arith(op="*", left=left, right=right):
                counts = any(isinstance(side.type, NumberType) and side.type.is_plain for side in (left, right))
                return counts and self._is_whole(left) and self._is_whole(right)
            case _:
                return is_free(expr)

    def _cells(self, expr: e.Lookup) -> tuple[Fraction | None, Fraction | None]:
        """Return the least and the greatest number of a column; None twice unless all cells are fixed numbers."""
        table = self._model.tables[expr.table]
        if table.off_the_table == "value":
            return None, None
        column, cells = table.column(expr.column)
        found: list[Fraction] = []
        for cell in cells:
            given = cell.value or column.default
            number = amount(given, self._model) if given is not None else None
            if number is None:
                return None, None
            found.append(number)
        return (min(found), max(found)) if found else (None, None)

    def _declared(self, expr: e.Expr) -> Type:
        """Return the declared type of a field, which a guard may have narrowed."""
        if isinstance(expr, e.Field):
            return next(part.type for part in self._model.kinds[expr.kind].fields if part.name == expr.name)
        return expr.type

    def _asked(self, expr: e.Expr) -> Formula:
        """Return the formula of a condition that is a yes-or-no term of its own."""
        return Named(replace(self.term(expr), type=TRUTH), frozenset(("yes",)))

    def _one_of(self, expr: e.OneOf) -> Formula:
        def compared(op: str, right: e.Expr) -> Formula:
            return self._compare(e.Compare(type=TRUTH, span=expr.span, op=op, left=expr.value, right=right))

        parts = [compared("=", item) for item in expr.items]
        parts += [both(compared(">=", low), compared("<=", high)) for low, high in expr.ranges]
        found = either(*parts)
        return Neither(found) if expr.negated else found

    def _compare(self, expr: e.Compare) -> Formula:
        left, right = literal(expr.left, self._model), literal(expr.right, self._model)
        if left is not None and right is not None:
            return Sure(_holds(expr.op, left, right))
        if right is not None:
            return self._with(expr.left, expr.op, right)
        if left is not None:
            return self._with(expr.right, TURNED.get(expr.op, expr.op), left)
        return self._order(expr.left, expr.op, expr.right)

    def _order(self, left: e.Expr, op: str, right: e.Expr) -> Formula:
        """Return the formula of an order between two terms; `a < b` and `b > a` become one term."""
        a, b = show_expr(left), show_expr(right)
        if a == b:
            return Sure("=" in ORDERS[op])
        if a > b:
            left, right, a, b, op = right, left, b, a, TURNED.get(op, op)
        term = Term(f"{a} ? {b}", TRUTH, reads(left) | reads(right), False, sides=(a, b))
        return Named(term, frozenset(ORDERS[op]))

    def _with(self, expr: e.Expr, op: str, right: Literal) -> Formula:
        """Return the formula of a comparison with a literal."""
        if isinstance(expr, e.Field) and isinstance(without_none(expr.of.type), KindType):
            by_entry = self._by_entry(expr, op, right)
            if by_entry is not None:
                return by_entry
        if isinstance(expr, e.Lookup):
            by_row = self._by_row(expr, op, right)
            if by_row is not None:
                return by_row
        if isinstance(expr.type, type(TRUTH)) and isinstance(right, e.TruthLit):
            asked = self.read(expr)
            return asked if right.value == (op == "=") else Neither(asked)
        return self._literal(self.term(expr), op, right)

    def _literal(self, term: Term, op: str, right: Literal) -> Formula:
        match right:
            case e.NumberLit(value=value):
                return Neither(Measured(term, "=", value)) if op == "!=" else Measured(term, op, value)
            case e.MemberLit(position=position):
                names = self._members(right)
                chosen = (name for at, name in enumerate(names) if COMPARISONS[op](at, position))
                found: Formula = Named(term, frozenset(chosen if op != "!=" else (right.name,)))
            case e.RecordLit(key=key):
                found = Named(term, frozenset((key,)))
            case e.TextLit(value=text):
                found = Named(term, frozenset((f'"{text}"',)))
            case e.NoneLit():
                found = Named(term, frozenset(("none",)))
            case e.TruthLit(value=truth):
                found = Named(term, frozenset(("yes" if truth else "no",)))
            case _:
                assert_never(right)
        return Neither(found) if op == "!=" else found

    def _members(self, member: e.MemberLit) -> tuple[str, ...]:
        assert isinstance(member.type, EnumType)
        return tuple(m.name for m in self._model.enums[member.enum].members)

    def _by_entry(self, expr: e.Field, op: str, right: Literal) -> Formula | None:
        """Return the entries whose field satisfies the comparison; None if the entries are not fixed."""
        kind = without_none(expr.of.type)
        if not isinstance(kind, KindType) or not kind.listed or chain(expr.of) is None:
            return None
        if any(other.extends == kind.name for other in self._model.kinds.values()):
            return None
        chosen: list[str] = []
        for record in self._model.records.get(kind.name, ()):
            entry = e.RecordLit(type=kind, span=expr.span, kind=kind.name, key=record.name, position=record.position)
            value = field_of(self._model, entry, expr.name)
            if value is None:
                return None
            if _holds(op, value, right):
                chosen.append(record.name)
        return Named(self.term(expr.of), frozenset(chosen))

    def _by_row(self, expr: e.Lookup, op: str, right: Literal) -> Formula | None:
        """Return the keys of the rows whose cell satisfies the comparison; None if a cell is not fixed.

        Other keys are off the table, so their lookup fails.
        """
        table = self._model.tables[expr.table]
        if len(table.rows) > _ROWS or table.off_the_table != "refuse":
            return None
        if any(literal(key, self._model) is None and chain(key) is None for key in expr.keys):
            return None
        parts: list[Formula] = []
        column_of, cells = table.column(expr.column)
        for row, cell in zip(table.rows, cells, strict=True):
            given = column_of.default if cell.state == "left_out" else cell.value
            value = literal(given, self._model) if given is not None and cell.state != "unknown" else None
            if value is None:
                return None
            if _holds(op, value, right):
                keys = zip(expr.keys, row.keys, table.keys, strict=True)
                found = (key_formula(self._model, self.term(k), k, spec, column) for k, spec, column in keys)
                parts.append(both(*found))
        return either(*parts)

    def _call(self, expr: e.CallTo) -> Formula:
        """Return the formula of a call: a simple fact is expanded, any other call is a yes-or-no term."""
        fact = self._model.facts.get(expr.name)
        if fact is None or fact.judged is not None or _is_intricate(fact):
            return self._asked(expr)
        if expr.name in self._open or len(self._open) >= _DEPTH:
            return self._asked(expr)
        self._open.append(expr.name)
        values = {p.name: a for p, a in zip(fact.parameters, expr.arguments, strict=True)}
        found = self._fact(e.substitute(fact, values))
        self._open.pop()
        return found

    def _fact(self, fact: Fact) -> Formula:
        """Return the condition under which a fact answers yes."""
        required = [either(Neither(self.case(case)), self.read(case.answer)) for case in fact.holds]
        for need in fact.needs:
            applies = self.clause(need.origin, need.when)
            waived = (self.clause(waiver.origin) for waiver in need.waivers)
            required.append(either(Neither(applies), self.read(need.test), *waived))
        last: Formula = NEVER
        if required:
            last = both(*required)
        elif fact.otherwise is not None:
            last = self.read(fact.otherwise.answer)
        return both(Neither(either(*map(self.case, fact.denies))), either(*map(self.case, fact.allows), last))


def _is_intricate(fact: Fact) -> bool:
    parts = list(worked_out(fact))
    return len(parts) > 12 or any(has_loop(part) for part in parts)


def _holds(op: str, left: Literal, right: Literal) -> bool:
    match left, right:
        case e.NumberLit(value=a), e.NumberLit(value=b):
            return bool(COMPARISONS[op](a, b))
        case e.MemberLit(position=x), e.MemberLit(position=y):
            return bool(COMPARISONS[op](x, y))
        case e.RecordLit(kind=k, key=x), e.RecordLit(kind=m, key=y):
            return ((k, x) == (m, y)) is (op == "=")
        case e.TruthLit(value=p), e.TruthLit(value=q):
            return (p == q) is (op == "=")
        case e.TextLit(value=s), e.TextLit(value=t):
            return (s == t) is (op == "=")
        case _:
            return (isinstance(left, e.NoneLit) and isinstance(right, e.NoneLit)) is (op == "=")
