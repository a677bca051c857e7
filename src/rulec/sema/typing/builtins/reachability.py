"""Typing of walks from thing to thing: `linked(a, b, x.near for each x in xs)`, `steps(…)`, `on_chain(…)`, and with
costs `cheapest(a, b, x.near costing E for each x in xs)`, `cheapest_way(…)`.

A path that a player chooses is typed here too: `a path from a to b along x.near for each x in xs`.
"""

from __future__ import annotations

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import (
    ERROR,
    PLAIN,
    TRUTH,
    EnumType,
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
from rulec.sema.typing import arguments, assignability
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

COSTING = ("cheapest", "cheapest_way")
WORDS = ("linked", "on_chain", "steps", *COSTING)
ENDS = {word: "x, a, b" if word == "on_chain" else "a, b" for word in WORDS}


def way(typer: BaseTyper, node: s.Call, word: str, scope: Scope) -> t.Expr:
    """Type a call of a built-in for walks."""
    costing = " costing …" if word in COSTING else ""
    form = f"write `{word}({ENDS[word]}, step.near{costing} for each step in things where …)`"
    plain, last = node.arguments[:-1], node.arguments[-1] if node.arguments else None
    if last is None or last.each is None or last.value is None:
        return typer.bad("R0373", f"`{word}` is not told what it goes through", node.span, "", form)
    if len(plain) != len(ENDS[word].split()) or any(a.value is None or a.each or a.name for a in plain):
        return typer.bad("R0373", f"`{word}` is not told from where to where", node.span, "", form)
    if (last.cost is None) != (word not in COSTING):
        headline = f"`{word}` is not told what a step costs" if last.cost is None else f"`{word}` counts no costs"
        found = last if last.cost is None else last.cost
        return typer.bad("R0373", headline, found.span, "" if last.cost is None else "not needed", form)
    *first, goal = [a.value for a in plain if a.value is not None]
    return _along(typer, word, (*first,), goal, last.value, last.each, scope, node.span, last.cost)


def path(typer: BaseTyper, node: d.Offered, scope: Scope) -> t.Expr:
    """Return the paths that a player may answer or hand in; without a goal a path may end anywhere."""
    start, goal, onward, each = node.source, node.end, node.onward, node.each
    assert start is not None
    assert onward is not None
    assert each is not None
    word, span = "path" if goal is None else "path_to", start.span.to(each.span)
    found = _along(typer, word, (start,), goal, onward, each, scope, span, node.costing)
    if not isinstance(found, t.Along) or node.most is None:
        return found
    counted = PLAIN if found.cost is None else assignability.without_none(found.cost.type)
    most = typer.fit(node.most, scope, counted, "how many steps at most" if found.cost is None else "the most it costs")
    return replace(found, most=most) if not isinstance(most.type, ErrorType) else t.Bad(type=ERROR, span=span)


def _along(
    typer: BaseTyper, word: str, first: tuple[s.Expr, ...], goal: s.Expr | None, onward: s.Expr, each: s.Each,
    scope: Scope, span: Span, costing: s.Expr | None = None,
) -> t.Expr:  # fmt: skip
    bound = arguments.bind(typer, each, scope)
    if bound is None:
        return t.Bad(type=ERROR, span=span)
    source, element, inside = bound
    if not isinstance(element, KindType | EnumType | ErrorType):  # else: refused
        return typer.bad(
            "R0374",
            f"no steps lead through a list of {show_type(element)}",
            source.span,
            typer.is_a(source),
            "go through things, entries or names of an `enum`",
        )
    cost = None if costing is None else typer.expr(costing, inside)  # to enter a goal too, whatever `where` says
    if cost is not None and not isinstance(assignability.without_none(cost.type), NumberType | ErrorType):
        return typer.bad("R0302", f"`{word}` adds up numbers", cost.span, typer.is_a(cost))
    where, inside = typer.guard(each.where, inside)
    body = typer.expr(onward, inside, ListType(element))
    # else: refused
    if not isinstance(body.type, ListType | SetType | ErrorType):
        return typer.bad(
            "R0375",
            f"a step leads to one {show_type(element)} or none, where a list is needed",
            body.span,
            typer.is_a(body),
            f"give all to which a step leads: a list of {show_type(element)}",
        )
    if isinstance(body.type, ListType | SetType) and not assignability.fits(typer.symbols, body.type.of, element):
        return _other(typer, body, element, body.span)
    ends = [typer.fit(end, scope, element, "where it goes from") for end in first]
    aim: t.Expr
    if goal is None:
        aim = t.Collection(type=ListType(element), span=span, items=())
    else:
        aim = typer.expr(goal, scope, ListType(element) if isinstance(goal, s.Braces) else element)
    if isinstance(aim.type, ListType | SetType):
        if not assignability.fits(typer.symbols, aim.type.of, element):
            return _other(typer, aim, element, aim.span)
    else:
        aim = typer.coerce(aim, element, "where it goes to")
    if any(isinstance(part.type, ErrorType) for part in (body, aim, *ends, *((cost,) if cost is not None else ()))):
        return t.Bad(type=ERROR, span=span)
    of: dict[str, Type] = {word: ListType(element) for word in ("path", "path_to", "cheapest_way")}
    of |= {"steps": OptionalType(PLAIN)}
    if cost is not None and word == "cheapest":
        of[word] = OptionalType(assignability.without_none(cost.type))
    return t.Along(
        type=of.get(word, TRUTH),
        span=span,
        word=word,
        thing=ends[0] if word == "on_chain" else None,
        start=ends[-1],
        goal=aim,
        variable=each.variable.text,
        source=source,
        where=where,
        body=body,
        cost=cost,
    )


def _other(typer: BaseTyper, found: t.Expr, element: Type, span: Span) -> t.Expr:
    of = found.type.of if isinstance(found.type, ListType | SetType) else found.type
    cure = f"give a list of {show_type(element)}"
    if isinstance(of, KindType) and of.entry:
        cure = (
            f"which things began as an entry is not told by it: make `{of.name}` a `listed` kind, let things in play "
            f"name its entries, and go through those: `{{o for each o in things where x.place.near has o.place}}`"
        )
    return typer.bad(
        "R0375",
        f"the steps lead through a list of {show_type(element)}, and this holds something else",
        span,
        typer.is_a(found),
        cure,
    )
