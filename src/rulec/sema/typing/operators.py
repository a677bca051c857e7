"""Types arithmetic and comparisons: which measures may meet, and what comes out."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import (
    ERROR,
    PERCENT,
    POINTS,
    TRUTH,
    EnumType,
    ErrorType,
    KindType,
    NumberType,
    OptionalType,
    TextType,
    TruthType,
    Type,
    product,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.typing import assignability, logic
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s


def unary(typer: BaseTyper, node: s.Unary, scope: Scope, expected: Type | None) -> t.Expr:
    """`not x` and `-x`."""
    if node.op == "not":
        return t.Not(type=TRUTH, span=node.span, value=typer.test(node.value, scope, "what `not` turns round"))
    value = typer.expr(node.value, scope, expected)
    if isinstance(value, t.NumberLit):
        return t.NumberLit(type=value.type, span=node.span, value=-value.value)
    if isinstance(value.type, ErrorType):
        return value
    if not isinstance(value.type, NumberType):
        return typer.bad("R0302", "only a number can be negative", node.span, typer.is_a(value))
    return t.Negative(type=value.type, span=node.span, value=value)


def binary(typer: BaseTyper, node: s.Binary, scope: Scope, expected: Type | None) -> t.Expr:
    """All operators with two sides."""
    match node.op:
        case "=" | "!=" | "<" | "<=" | ">" | ">=":
            return compare(typer, node, scope)
        case "has":
            return logic.has(typer, node, scope)
        case "of":
            return share(typer, node, scope, expected)
        case "+" | "-":
            return add(typer, node, scope, expected)
        case _:
            return multiply(typer, node, scope, expected)


def both(
    typer: BaseTyper, node: s.Binary, scope: Scope, expected: Type | None
) -> tuple[t.Expr, NumberType, t.Expr, NumberType] | None:
    """Both sides as numbers, each with its type, or None after a report."""
    found: list[tuple[t.Expr, NumberType]] = []
    for side in (typer.expr(node.left, scope, expected), typer.expr(node.right, scope, expected)):
        if isinstance(side.type, ErrorType):
            return None
        if not isinstance(side.type, NumberType):
            hint = "guard it: `… when X != none`" if isinstance(side.type, OptionalType) else ""
            typer.bad("R0302", f"`{node.op}` needs numbers", side.span, typer.is_a(side), hint)
            return None
        found.append((side, side.type))
    return *found[0], *found[1]


def add(typer: BaseTyper, node: s.Binary, scope: Scope, expected: Type | None) -> t.Expr:
    """`+` and `-`: like measures only; points may be added to a percent. Chances of what excludes each other add up, to
    no more than 100%, and `100% - p` is the chance that something fails."""
    sides = both(typer, node, scope, expected)
    if sides is None:
        return t.Bad(type=ERROR, span=node.span)
    left, a, right, b = sides
    result: NumberType | None = None
    if a == b:
        result = a
        if a == PERCENT:
            stated = [side for side in (right, left) if isinstance(side, t.NumberLit)]
            if node.op == "+" and stated:
                return typer.bad(
                    "R0310",
                    "two percents cannot be added",
                    stated[0].span,
                    "a ratio",
                    f"what is added to a percent is counted in points: `{stated[0].span.text.rstrip('% ')} points`",
                )
            if node.op == "+":
                whole = t.NumberLit(type=PERCENT, span=node.span, value=Fraction(100))
                total = t.Arith(type=PERCENT, span=node.span, op="+", left=left, right=right)
                return t.Extreme(type=PERCENT, span=node.span, word="least", values=(whole, total))
            fails = isinstance(left, t.NumberLit) and left.value == 100 and expected != POINTS
            result = PERCENT if fails else POINTS
    elif a.dims == b.dims and a.form == "percent" and b.form == "points":
        result = a
    elif a.dims == b.dims and a.form == "points" and b.form == "percent" and node.op == "+":
        result = b
    if result is None:
        return typer.bad(
            "R0309",
            f"{show_type(a)} and {show_type(b)} cannot be {'added' if node.op == '+' else 'subtracted'}",
            node.op_span,
            f"{show_type(a)} on the left, {show_type(b)} on the right",
            _of_chances(node, left, b) or assignability.hint(b, a),
        )
    return t.Arith(type=result, span=node.span, op=node.op, left=left, right=right)


def _of_chances(node: s.Binary, left: t.Expr, of: NumberType) -> str:
    """The cure of `1 - p`."""
    if node.op == "-" and of == PERCENT and isinstance(left, t.NumberLit) and left.value == 1:
        return f"a chance is a percent: `100% - {node.right.span.text}`"
    return ""


def _scaled(value: t.Expr, other: NumberType) -> t.Expr:
    """A percent that scales something which is not a plain number stands for its ratio."""
    if value.type == PERCENT and not other.is_plain:
        return t.Ratio(type=NumberType(), span=value.span, value=value)
    return value


def multiply(typer: BaseTyper, node: s.Binary, scope: Scope, expected: Type | None) -> t.Expr:
    """`*` and `/`: measures multiply."""
    sides = both(typer, node, scope, POINTS if expected == POINTS and not scope.lenient else None)
    if sides is None:
        return t.Bad(type=ERROR, span=node.span)
    left, a, right, b = sides
    result = product(a, b, 1 if node.op == "*" else -1)
    if result is None:
        return typer.bad(
            "R0311",
            f"{show_type(a)} {'times' if node.op == '*' else 'divided by'} {show_type(b)} has no meaning",
            node.op_span,
        )
    if node.op == "*":
        if a == PERCENT and b == PERCENT:
            right = t.Ratio(type=NumberType(), span=right.span, value=right)
        elif a == PERCENT:
            left = _scaled(left, b)
        elif b == PERCENT:
            right = _scaled(right, a)
    elif b == PERCENT and a != PERCENT:
        right = t.Ratio(type=NumberType(), span=right.span, value=right)
    if isinstance(right, t.NumberLit) and right.value == 0 and node.op == "/":
        return typer.bad("R0312", "a division by zero", right.span, "zero")
    return t.Arith(type=result, span=node.span, op=node.op, left=left, right=right)


def share(typer: BaseTyper, node: s.Binary, scope: Scope, expected: Type | None) -> t.Expr:
    """`20% of x`, `1/4 of x`: a share has the type of what it is a share of."""
    part = typer.expr(node.left, scope, None)
    whole = typer.expr(node.right, scope, expected)
    if isinstance(whole.type, ErrorType) or isinstance(part.type, ErrorType):
        return t.Bad(type=ERROR, span=node.span)
    if not isinstance(whole.type, NumberType):
        return typer.bad("R0302", "a share can be taken of a number only", whole.span, typer.is_a(whole))
    if part.type == PERCENT:
        part = t.Ratio(type=NumberType(), span=part.span, value=part)
    return t.Arith(type=whole.type, span=node.span, op="*", left=part, right=whole)


def _as_declared(typer: BaseTyper, field: t.Expr) -> t.Expr:
    """An entry's field that is there may be asked for all the same."""
    if not isinstance(field, t.Field) or not isinstance(field.of, t.RecordLit):
        return field
    found = typer.symbols.field_of(field.kind, field.name)
    return field if found is None else replace(field, type=found.type)


def _never_none(typer: BaseTyper, other: t.Expr, span: Span) -> tuple[str, Span, str, str]:
    """Headline, place, label and hint for a comparison of something with `none` that cannot be asked."""
    headline = f"`{other.span.text}` is never `none`"
    if not isinstance(other, t.Lookup):
        return headline, span, typer.is_a(other), "only a field declared with `?` may be `none`"
    column = next(c for c in typer.symbols.tables[other.table].columns if c.name == other.column)
    cure = f"write `type: {show_type(column.type)}?` for the column `{column.name}` of the table `{other.table}`"
    if column.refuses:
        headline = f"`{other.span.text}` is not there to be asked where it is `none`"
        cure += ", and take its `none: refuse` away"
    return headline, span, typer.is_a(other), cure


def compare(typer: BaseTyper, node: s.Binary, scope: Scope) -> t.Expr:
    """`= != < <= > >=`: both sides of one type; the clearer side tells the other what to expect."""
    named = isinstance(node.left, s.Name) and node.left.text not in {
        *scope.variables,
        *scope.lets,
        *typer.symbols.state,
    }
    unknown_first = isinstance(node.left, s.Constant) and node.left.word == "unknown"
    if named or unknown_first:
        right = typer.expr(node.right, scope)
        left = typer.expr(node.left, scope, right.type)
    else:
        left = typer.expr(node.left, scope)
        right = typer.expr(node.right, scope, left.type)
        if scope.lenient and isinstance(left, t.NumberLit):
            left = typer.expr(node.left, scope, right.type)
    if isinstance(left.type, ErrorType) or isinstance(right.type, ErrorType):
        return t.Bad(type=ERROR, span=node.span)
    for none, other in ((right, left), (left, right)):
        if isinstance(none, t.NoneLit):
            other = _as_declared(typer, other)
            if not isinstance(other.type, OptionalType) or node.op not in ("=", "!="):
                return typer.bad("R0313", *_never_none(typer, other, node.span))
            return t.IsNone(type=TRUTH, span=node.span, value=other, negated=node.op == "!=")
    for unknown, other in ((right, left), (left, right)):
        if isinstance(unknown, t.UnknownLit):
            if not isinstance(other, t.Lookup) or node.op not in ("=", "!="):
                return typer.bad(
                    "R0396",
                    f"`{other.span.text}` is no cell of a table",
                    node.span,
                    "only a cell may be `unknown`",
                    "ask the table itself: `table[a, b].column = unknown`",
                )
            return t.IsUnknown(type=TRUTH, span=node.span, value=other, negated=node.op == "!=")
    matched = _same(typer, left, right)
    if matched is None:
        return typer.bad(
            "R0314",
            f"{show_type(left.type)} cannot be compared with {show_type(right.type)}",
            node.op_span,
            f"{show_type(left.type)} on the left, {show_type(right.type)} on the right",
            assignability.with_unit(typer.symbols, right, left.type) or assignability.hint(right.type, left.type),
        )
    left, right = matched
    if node.op not in ("=", "!=") and not _has_order(left.type):
        return typer.bad(
            "R0315",
            f"{show_type(left.type)} has no order",
            node.op_span,
            "needs an order",
            "compare with `=`, or declare the names as a scale: `scale NAME: low < high`",
        )
    return t.Compare(type=TRUTH, span=node.span, op=node.op, left=left, right=right)


def _same(typer: BaseTyper, left: t.Expr, right: t.Expr) -> tuple[t.Expr, t.Expr] | None:
    fitted = assignability.coerce(typer.symbols, right, left.type)
    if fitted is not None and not isinstance(left.type, OptionalType):
        return left, fitted
    if isinstance(left, t.Odds) and right.type == PERCENT:
        return left, t.Ratio(type=left.type, span=right.span, value=right)
    if _began(typer, left.type, right.type) or _began(typer, right.type, left.type):
        return left, right
    turned = assignability.coerce(typer.symbols, left, right.type)
    if turned is not None and not isinstance(right.type, OptionalType):
        return turned, right
    if fitted is not None:
        return left, fitted
    if turned is not None:
        return turned, right
    return None


def _began(typer: BaseTyper, thing: Type, entry: Type) -> bool:
    """Whether a thing in play is compared with the entry as which it may have begun."""
    thing = thing.of if isinstance(thing, OptionalType) else thing
    entry = entry.of if isinstance(entry, OptionalType) else entry
    if not isinstance(thing, KindType) or not isinstance(entry, KindType) or thing.listed or not entry.entry:
        return False
    return entry.name in typer.symbols.ancestry(thing.name)


def _has_order(type_: Type) -> bool:
    match type_:
        case NumberType():
            return True
        case EnumType(ordered=ordered):
            return ordered
        case OptionalType() | TruthType() | TextType() | KindType():
            return False
        case _:
            return isinstance(type_, ErrorType)
