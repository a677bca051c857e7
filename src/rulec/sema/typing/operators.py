"""Typing of operators: arithmetic with measures, comparisons and conditions."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import listed
from rulec.base.types import (
    ERROR,
    PERCENT,
    POINTS,
    TRUTH,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    Type,
    product,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.typing import assignability
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.builtins import lying
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s


def unary(typer: BaseTyper, node: s.Unary, scope: Scope, expected: Type | None) -> t.Expr:
    """Type `not x` or `-x`."""
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
    """Type an operator with two operands."""
    match node.op:
        case "=" | "!=" | "<" | "<=" | ">" | ">=":
            return compare(typer, node, scope)
        case "has":
            return has(typer, node, scope)
        case "of" if isinstance(node.left, s.Name):
            return lying.of(typer, node, node.left, scope)
        case "of":
            return share(typer, node, scope, expected)
        case "+" | "-":
            return add(typer, node, scope, expected)
        case _:
            return multiply(typer, node, scope, expected)


def both(
    typer: BaseTyper, node: s.Binary, scope: Scope, expected: Type | None
) -> tuple[t.Expr, NumberType, t.Expr, NumberType] | None:
    """Return both operands with their number types, or None after a report."""
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
    """Type `+` and `-`, which need like measures; points may be added to a percent.

    The sum of two chances is limited to 100%, and `100% - p` is again a chance.
    """
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
    """Return the hint for `1 - p`."""
    if node.op == "-" and of == PERCENT and isinstance(left, t.NumberLit) and left.value == 1:
        return f"a chance is a percent: `100% - {node.right.span.text}`"
    return ""


def _scaled(value: t.Expr, other: NumberType) -> t.Expr:
    """Return the percent as a ratio if it scales an amount."""
    if value.type == PERCENT and not other.is_plain:
        return t.Ratio(type=NumberType(), span=value.span, value=value)
    return value


def multiply(typer: BaseTyper, node: s.Binary, scope: Scope, expected: Type | None) -> t.Expr:
    """Type `*` or `/`, which multiply or divide measures too."""
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
    """Type a share, such as `20% of x` or `1/4 of x`. It has the type of the whole."""
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
    """Return the field with its optional type: a field that the entry sets may still be compared with `none`."""
    if not isinstance(field, t.Field) or not isinstance(field.of, t.RecordLit):
        return field
    found = typer.symbols.field_of(field.kind, field.name)
    return field if found is None else replace(field, type=found.type)


def _never_none(typer: BaseTyper, other: t.Expr, span: Span) -> tuple[str, Span, str, str]:
    """Return headline, place, label and hint for a comparison of a value that is never `none` with `none`."""
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
    """Type a comparison. Both sides need one type; the side with the clearer type provides the expected type of the
    other.
    """
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
            assignability.with_unit(typer.symbols, right, left.type)
            or assignability.hint(right.type, left.type, right.span.text, "test")
            or assignability.its_field(typer.symbols, right, left.type, getattr(left, "name", ""))
            or assignability.its_field(typer.symbols, left, right.type, getattr(right, "name", "")),
        )
    left, right = matched
    if node.op not in ("=", "!=") and not assignability.has_order(left.type):
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
    """Return whether a thing in play is compared with the entry that it was created from."""
    thing = without_none(thing)
    entry = without_none(entry)
    if not isinstance(thing, KindType) or not isinstance(entry, KindType) or thing.listed or not entry.entry:
        return False
    return entry.name in typer.symbols.ancestry(thing.name)


def chain(typer: BaseTyper, node: s.Chain, scope: Scope) -> t.Expr:
    """Type `a and b` or `a or b`. Each operand is typed with the narrowings of the operands before it."""
    values: list[t.Expr] = []
    for part in node.values:
        if values and isinstance(part, s.Name) and part.text not in scope.variables:
            meant = _repeated(typer, values[-1], part)
            if meant is not None:
                values.append(meant)
                continue
        value = typer.test(part, scope, f"what `{node.op}` joins")
        values.append(value)
        scope = scope.where(value) if node.op == "and" else scope.unless(value)
    return t.Logic(type=TRUTH, span=node.span, op=node.op, values=tuple(values))


def _repeated(typer: BaseTyper, before: t.Expr, part: s.Name) -> t.Expr | None:
    """Report `x = apple or pear`, which the grammar reads as `(x = apple) or pear`."""
    if not isinstance(before, t.Compare) or part.text not in typer.symbols.members(before.left.type):
        return None
    first = before.right.span.text
    subject = before.left.span.text
    return typer.bad(
        "R0316",
        f"`{part.text}` is a name, not a condition",
        part.span,
        f"`{subject}` is not compared with this",
        f"write `{subject} in {{{first}, {part.text}}}`",
    )


def ends(typer: BaseTyper, low: s.Expr, high: s.Expr, scope: Scope, of: Type) -> tuple[t.Expr, t.Expr]:
    """Type both ends of a range."""
    return typer.fit(low, scope, of, "the lower end"), typer.fit(high, scope, of, "the upper end")


def within(typer: BaseTyper, node: s.Within, scope: Scope) -> t.Expr:
    """Type `x in {a, b}`, `x in 1 .. 3` or `x in xs`."""
    value = typer.expr(node.value, scope)
    if isinstance(value.type, ErrorType):
        return value
    wanted: Type = without_none(value.type)
    items: list[t.Expr] = []
    ranges: list[tuple[t.Expr, t.Expr]] = []
    if node.end is not None:
        ranges.append(ends(typer, node.domain, node.end, scope, wanted))
    elif isinstance(node.domain, s.Braces) and not (
        len(node.domain.items) == 1 and node.domain.items[0].each is not None
    ):
        for item in node.domain.items:
            if item.value is None or item.each is not None:
                hint = "write each value, or `{each x in xs where …}` alone"
                items.append(typer.bad("R0303", "only single values fit in this list", item.span, "", hint))
            elif item.end is not None:
                ranges.append(ends(typer, item.value, item.end, scope, wanted))
            else:
                items.append(typer.fit(item.value, scope, wanted, "the item"))
    else:
        collection = typer.expr(node.domain, scope, wanted)
        if isinstance(collection.type, ErrorType):
            return collection
        if not isinstance(collection.type, ListType | SetType):
            return typer.bad(
                "R0317",
                "`in` needs a list or a range",
                node.domain.span,
                typer.is_a(collection),
                "write `in {a, b}` or `in 1 .. 3`; a single value is compared with `=`",
            )
        value = typer.coerce(value, collection.type.of, "what is looked for")
        held = t.Contains(type=TRUTH, span=node.span, collection=collection, value=value)
        return t.Not(type=TRUTH, span=node.span, value=held) if node.negated else held
    for low, high in ranges:
        if not assignability.has_order(low.type):
            return typer.bad("R0315", f"{show_type(low.type)} has no order", low.span, "needs an order")
        if isinstance(low, t.NumberLit) and isinstance(high, t.NumberLit) and low.value > high.value:
            turned = f"write the lower end first: `{high.span.text} .. {low.span.text}`"
            typer.bad("R0318", "a range from the higher to the lower end", low.span.to(high.span), "empty", turned)
    return t.OneOf(
        type=TRUTH,
        span=node.span,
        value=value,
        items=tuple(items),
        ranges=tuple(ranges),
        negated=node.negated,
    )


def has(typer: BaseTyper, node: s.Binary, scope: Scope) -> t.Expr:
    """Type `house has garden`, `xs has x`, or `region has chill` for things that lie on others."""
    lies = lying.is_asked(typer, node.right, scope)
    if lies is not None:
        return lying.has(typer, node, lies, scope)
    of = typer.expr(node.left, scope)
    if isinstance(of.type, ErrorType):
        return of
    if isinstance(of.type, SetType | ListType):
        value = typer.fit(node.right, scope, of.type.of, "what is looked for")
        return t.Contains(type=TRUTH, span=node.span, collection=of, value=value)
    owner = without_none(of.type)
    if not isinstance(owner, KindType) or owner.listed:
        return typer.bad(
            "R0319",
            f"{assignability.article(show_type(of.type))} carries nothing",
            of.span,
            typer.is_a(of),
            "`has` asks what a thing in play carries, or what a list holds",
        )
    carried = typer.symbols.carriers(owner.name)
    if not isinstance(node.right, s.Name):
        return typer.bad("R0320", "`has` needs a name behind it", node.right.span, "not a name")
    key = node.right.text
    found = [(kind, name) for kind, name in carried if key in typer.symbols.records.get(kind, {})]
    if len(found) > 1:
        return typer.bad(
            "R0207",
            f"`{key}` may be several things",
            node.right.span,
            f"one of {listed(f'`{kind}`' for kind, _ in found)}",
            f"say which: `{of.span.text}.{found[0][1]} has {key}`",
        )
    if not found:
        names = [key_ for kind, _ in carried for key_ in typer.symbols.records.get(kind, {})]
        headline = f"{assignability.article(owner.name)} carries no `{key}`"
        return typer.unknown("R0208", headline, node.right, "name", names)
    kind, name = found[0]
    record = typer.symbols.record_literal(kind, key, node.right.span)
    assert record is not None
    return t.Carries(type=TRUTH, span=node.span, of=of, field_name=name, record=record)


def conditional(typer: BaseTyper, node: s.Conditional, scope: Scope, expected: Type | None) -> t.Expr:
    """Type `if C then A else B`, whose branches have one type."""
    test = typer.test(node.test, scope)
    then = typer.expr(node.then, scope.where(test), expected)
    other = typer.expr(node.other, scope.unless(test), expected or then.type)
    if isinstance(then.type, ErrorType) or isinstance(other.type, ErrorType):
        return t.Bad(type=ERROR, span=node.span)
    fitted = assignability.coerce(typer.symbols, other, then.type)
    if fitted is not None:
        return t.Choose(type=then.type, span=node.span, test=test, then=then, other=fitted)
    turned = assignability.coerce(typer.symbols, then, other.type)
    if turned is not None:
        return t.Choose(type=other.type, span=node.span, test=test, then=turned, other=other)
    return typer.bad(
        "R0321",
        "the two answers are of different types",
        node.span,
        f"{show_type(then.type)} or {show_type(other.type)}",
    )
