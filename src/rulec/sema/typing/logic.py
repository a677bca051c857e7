"""Types conditions: `and`, `or`, `in`, `has`, `if`, and what a condition tells of `none`."""

from __future__ import annotations

from rulec.base.text import listed
from rulec.base.types import (
    ERROR,
    TRUTH,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    Type,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.typing import assignability
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s


def chain(typer: BaseTyper, node: s.Chain, scope: Scope) -> t.Expr:
    """`a and b`, `a or b`: each part knows what the parts before it established."""
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
    """`x = apple or pear`: the reader hears a second comparison, the grammar does not."""
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
    """Both ends of a range of some type."""
    return typer.fit(low, scope, of, "the lower end"), typer.fit(high, scope, of, "the upper end")


def within(typer: BaseTyper, node: s.Within, scope: Scope) -> t.Expr:
    """`x in {a, b}`, `x in 1 .. 3`, `x in xs`."""
    value = typer.expr(node.value, scope)
    if isinstance(value.type, ErrorType):
        return value
    wanted: Type = value.type.of if isinstance(value.type, OptionalType) else value.type
    items: list[t.Expr] = []
    ranges: list[tuple[t.Expr, t.Expr]] = []
    if node.end is not None:
        ranges.append(ends(typer, node.domain, node.end, scope, wanted))
    elif isinstance(node.domain, s.Braces):
        for item in node.domain.items:
            if item.value is None or item.each is not None:
                items.append(typer.bad("R0303", "only values fit in this list", item.span))
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
        if not isinstance(low.type, NumberType | ErrorType) and not getattr(low.type, "ordered", False):
            return typer.bad("R0315", f"{show_type(low.type)} has no order", low.span, "needs an order")
        if isinstance(low, t.NumberLit) and isinstance(high, t.NumberLit) and low.value > high.value:
            typer.bad("R0318", "a range from the higher to the lower end", low.span.to(high.span), "empty")
    return t.OneOf(
        type=TRUTH,
        span=node.span,
        value=value,
        items=tuple(items),
        ranges=tuple(ranges),
        negated=node.negated,
    )


def has(typer: BaseTyper, node: s.Binary, scope: Scope) -> t.Expr:
    """`house has garden`, `xs has x`."""
    of = typer.expr(node.left, scope)
    if isinstance(of.type, ErrorType):
        return of
    if isinstance(of.type, SetType | ListType):
        value = typer.fit(node.right, scope, of.type.of, "what is looked for")
        return t.Contains(type=TRUTH, span=node.span, collection=of, value=value)
    owner = of.type.of if isinstance(of.type, OptionalType) else of.type
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
    """`if C then A else B`: both answers of one type."""
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
