"""Typing of questions to players, and of `reveal` for answers under seal."""

from __future__ import annotations

from rulec.base.records import replace
from rulec.base.text import did_you_mean
from rulec.base.types import (
    ERROR,
    PLAIN,
    TRUTH,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    Type,
)
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.statements.lines import Lines
from rulec.sema.typing import arguments, calls
from rulec.sema.typing.builtins import reachability
from rulec.sema.typing.constant_folding import number
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def read_ask(lines: Lines, node: d.Ask, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `ask WHO for x be OFFERED default E sealed "Question?"`."""
    typer, name = lines.context.typer, node.name.text
    who = read_who_is_asked(lines, node.who, scope)
    of, source, ends = read_offered(lines, node.offered, scope)
    counts = read_counts(lines, node.offered, scope)
    default = None
    if node.default is not None:
        default = typer.fit(node.default, scope, of, f"what `{name}` is when nobody answers")
        if node.offered.form == "amount" and ends is not None:
            read_default(lines, default, *ends)
    question = lines.context.words(node.question, scope)
    if not lines.bound(node.name, scope):
        return None, scope
    form, optional = node.offered.form, node.offered.optional
    lines.outcomes.setdefault(name, node.name.span)
    made = m.Ask(who, name, form, of, source, ends, default, node.sealed, optional, question, counts, span=node.span)
    sealed = scope.sealed | {name} if node.sealed else scope.sealed - {name}
    return made, replace(scope.with_variable(name, of), sealed=sealed)


def read_who_is_asked(lines: Lines, node: s.Expr, scope: Scope) -> t.Expr:
    """Type a player: a thing in play of the kind that gives acts."""
    typer, symbols = lines.context.typer, lines.context.symbols
    who = typer.expr(node, scope)
    of = who.type
    if isinstance(of, ErrorType):
        return who
    # else: nobody can be asked, as the last hint says
    if isinstance(of, KindType) and not of.listed:
        hint = symbols.no_player(of)
        if not hint:
            return who  # where nobody acts, `check_asked` sees to it that all who are asked are of one kind
    elif isinstance(of, OptionalType):
        hint = f"it may be `none`; ask first: `if {node.span.text} != none`"
    elif isinstance(of, ListType):
        hint = f"ask each of them: `for each x in {node.span.text} at once`, and in it `ask x for …`"
    else:
        hint = "a player is a thing in play"
    shown = node.span.text
    return typer.bad("R0348", f"nobody is asked for an answer by `{shown}`", node.span, typer.is_a(who), hint)


def read_offered(
    lines: Lines, node: d.Offered, scope: Scope
) -> tuple[Type, t.Expr | None, tuple[t.Expr, t.Expr] | None]:
    """Return the type of the answer, the list on offer, and the ends of an amount."""
    if node.form == "truth":
        return TRUTH, None, None
    assert node.source is not None
    if node.form == "path":
        way = reachability.path(lines.context.typer, node, scope)
        read_most(lines.context, lines.held, way)
        return way.type, way, None
    if node.form == "amount":
        assert node.end is not None
        return read_amount(lines, node.source, node.end, scope)
    source = read_list(lines, node.source, scope, "what is offered")
    if isinstance(source.type, ErrorType):
        return ERROR, source, None
    if not isinstance(source.type, ListType | SetType):
        word = "in order" if node.form == "order" else "chosen from"
        source = lines.context.typer.bad(
            "R0350",
            f"`{node.source.span.text}` is nothing that can be {word}",
            node.source.span,
            lines.context.typer.is_a(source),
            "offer a list or a set: `{a, b}`, `guards`, `{each g in guards where g.house = house}`",
        )
        return ERROR, source, None
    element = source.type.of
    if node.form != "one":
        return ListType(element), source, None
    if node.optional and not isinstance(element, OptionalType):
        return OptionalType(element), source, None
    return element, source, None


def read_list(lines: Lines, node: s.Expr, scope: Scope, of: str) -> t.Expr:
    """Type the list or set that is offered or looped over. Items of a literal list have the type of the first."""
    typer = lines.context.typer
    if isinstance(node, s.Name) and node.text in lines.context.symbols.enums:
        return arguments.every_member(typer, node)
    if not isinstance(node, s.Braces) or not node.items:
        return typer.expr(node, scope)
    first, each = node.items[0].value, node.items[0].each
    if each is not None and len(node.items) == 1:
        bound = arguments.bind(typer, each, scope) if first is not None else None
        element = typer.expr(first, bound[2]).type if first is not None and bound is not None else None
        return calls.listing(typer, each, scope, node.span, first, element)
    if each is not None or first is None:  # beside others it is no single value, and is refused as such
        return typer.fit(node, scope, ListType(ERROR), of)
    element = read_owner(lines, first, scope) or typer.expr(first, scope).type
    if isinstance(element, ErrorType):
        return t.Bad(type=ERROR, span=node.span)
    return typer.fit(node, scope, ListType(element), of)


def read_owner(lines: Lines, node: s.Expr | None, scope: Scope) -> Type | None:
    """Return the only enumeration, scale or listed kind with a member or an entry of this name."""
    symbols = lines.context.symbols
    if not isinstance(node, s.Name) or node.text in scope.variables or node.text in symbols.state:
        return None
    found = symbols.homes(node.text)
    return found[0] if len(found) == 1 else None


def read_amount(
    lines: Lines, low: s.Expr, high: s.Expr, scope: Scope
) -> tuple[Type, t.Expr | None, tuple[t.Expr, t.Expr] | None]:
    """Type `amount A .. B`; report ends of different measures, or in the wrong order."""
    typer = lines.context.typer
    least = typer.expr(low, scope)
    of = least.type
    if isinstance(of, ErrorType):
        return ERROR, None, None
    if not isinstance(of, NumberType):
        typer.bad(
            "R0351",
            f"`{low.span.text}` is no amount",
            low.span,
            typer.is_a(least),
            "an amount goes from one number to another: `amount 0 gold .. house.gold`",
        )
        return ERROR, None, None
    most = typer.fit(high, scope, of, "the upper end")
    read_turned(lines, least, most, "there is no amount to answer with")
    return of, None, (least, most)


def read_counts(lines: Lines, node: d.Offered, scope: Scope) -> tuple[t.Expr | None, t.Expr | None]:
    """Type `at least N at most M`, the bounds on the number of chosen things."""
    typer = lines.context.typer
    if node.form == "path":
        return None, None
    least = typer.fit(node.least, scope, PLAIN, "how many at least") if node.least is not None else None
    most = typer.fit(node.most, scope, PLAIN, "how many at most") if node.most is not None else None
    if least is not None and most is not None:
        read_turned(lines, least, most, "there is no number of them to answer with")
    return least, most


def read_most(context: Context, held: Held, way: t.Expr) -> None:
    """Report a path without steps."""
    if not isinstance(way, t.Along) or way.most is None or way.cost is not None:
        return
    few = number(way.most, held.known)
    if few is not None and few < 1:
        context.typer.bad(
            "R0395",
            "a path of no steps leads nowhere",
            way.most.span,
            "not even one step",
            "one step at least is needed: `at most 1`; without `at most` it may be as long as it likes",
        )


def read_turned(lines: Lines, low: t.Expr, high: t.Expr, headline: str) -> None:
    """Report ends in the wrong order."""
    ends = [number(end, lines.held.known) for end in (low, high)]
    if ends[0] is not None and ends[1] is not None and ends[0] > ends[1]:
        span = low.span.to(high.span)
        lines.context.typer.bad("R0352", headline, span, "from more to less", "the lower end comes first")


def read_default(lines: Lines, default: t.Expr, low: t.Expr, high: t.Expr) -> None:
    """Report a default outside of the possible answers."""
    known = lines.held.known
    at, least, most = number(default, known), number(low, known), number(high, known)
    if at is not None and ((least is not None and at < least) or (most is not None and at > most)):
        lines.context.typer.bad(
            "R0352", "the default is not among what may be answered", default.span, "beyond the ends",
            f"write an amount in `{low.span.text} .. {high.span.text}`",
        )  # fmt: skip


def read_reveal(lines: Lines, node: d.Reveal, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `reveal x`, after which every player knows the answer."""
    name = node.name.text
    of = scope.variables.get(name)
    if of is None or name not in scope.sealed:
        lines.context.typer.bad(
            "R0349",
            f"`{name}` is under no seal",
            node.name.span,
            "nothing to reveal" if of is None else "everyone knows it already",
            did_you_mean(name, sorted(scope.sealed))
            or 'what is revealed was asked above: `ask player for x be … sealed "Question?"`',
        )
        return None, scope
    value = t.Variable(type=of, span=node.name.span, name=name)
    return m.Reveal(name, value, span=node.span), replace(scope, sealed=scope.sealed - {name})
