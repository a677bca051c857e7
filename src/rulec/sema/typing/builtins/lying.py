"""Typing of expressions about things that lie on others: `region has chill`, `chills of region`, `chill of region`."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.spans import Span
from rulec.base.types import ERROR, ErrorType, KindType, Type, show_type
from rulec.sema import expr as t
from rulec.sema.model import ORDER_OF_LAYING, Kind
from rulec.sema.typing.assignability import article, without_none
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope, Symbols
from rulec.syntax import nodes as s


def which(word: str) -> str:
    """Return the name of the value that picks the one of several things that counts."""
    return f"{word}_that_counts"


def here(field: s.Word, it: s.Expr, of: s.Expr, span: Span) -> s.Expr:
    """Build `it.region = of`, the test whether a thing lies on a bearer."""
    return s.Binary("=", s.Attribute(it, field, span=span), of, span, span=span)


def free(word: str, scope: Scope, symbols: Symbols) -> str:
    """Return a loop variable's name that is free in the scope."""
    while word in scope.variables or word in scope.lets or word in symbols.state:
        word = f"other_{word}"
    return word


def kind_of(symbols: Symbols, name: str) -> Kind | None:
    """Return the kind that lies on others with this word or plural."""
    for kind in symbols.kinds.values():
        if kind.lies_on is not None and name in (kind.word, kind.plural):
            return kind
    return None


def bearer(symbols: Symbols, kind: Kind) -> Type:
    """Return the type of the bearers of a kind."""
    field = symbols.field_of(kind.name, kind.lies_on or "")
    return field.type if field is not None else ERROR


def may_bear(symbols: Symbols, kind: Kind, of: Type) -> bool:
    """Return whether something of a type may bear things of a kind."""
    on, of = bearer(symbols, kind), without_none(of)
    if not isinstance(on, KindType) or not isinstance(of, KindType):
        return False
    return on.name in symbols.ancestry(of.name) or of.name in symbols.ancestry(on.name)


def next_place(kind: Kind, scope: Scope, span: Span) -> s.Expr:
    """Return an expression for the next position: the greatest one in use plus 1."""
    word = kind.word
    while word in scope.variables:
        word = f"other_{word}"
    each = s.Each(s.Word(word, span=span), s.Name(kind.plural, span=span), span=span)
    place = s.Attribute(s.Name(word, span=span), s.Word(ORDER_OF_LAYING, span=span), span=span)
    zero, one = (s.Argument(s.Number(Fraction(n), span=span), span=span) for n in (0, 1))
    most = s.Call(s.Name("greatest", span=span), (zero, s.Argument(place, None, each, span=span)), span=span)
    assert one.value is not None
    return s.Binary("+", most, one.value, span, span=span)


def is_asked(typer: BaseTyper, node: s.Expr, scope: Scope) -> Kind | None:
    """Return the kind whose word stands after `has`, unless the word has another meaning there."""
    if not isinstance(node, s.Name) or node.text in scope.variables or node.text in scope.lets:
        return None
    return kind_of(typer.symbols, node.text)


def has(typer: BaseTyper, node: s.Binary, kind: Kind, scope: Scope) -> t.Expr:
    """Type `region has chill`."""
    if not _fits(typer, kind, node.left, scope):
        return t.Bad(type=ERROR, span=node.span)
    each = _each(typer, kind, node.left, scope, node.span)
    some = s.Argument(each.where, None, s.Each(each.variable, each.source, span=each.span), span=node.span)
    return typer.expr(s.Call(s.Name("any", span=node.span), (some,), span=node.span), scope)


def of(typer: BaseTyper, node: s.Binary, name: s.Name, scope: Scope) -> t.Expr:
    """Type `chills of region` or `chill of region`."""
    kind, symbols = kind_of(typer.symbols, name.text), typer.symbols
    if kind is None:
        known = [word for each in symbols.kinds.values() if each.lies_on for word in (each.word, each.plural)]
        cure = f"a field is read with a point: `{node.right.span.text}.{name.text}`"
        return typer.unknown("R0239", f"`{name.text}` lies on nothing", name, "kind that lies on others", known, cure)
    if not _fits(typer, kind, node.right, scope):
        return t.Bad(type=ERROR, span=node.span)
    if name.text == kind.plural:
        item = s.Item(None, None, _each(typer, kind, node.right, scope, node.span), span=node.span)
        return typer.expr(s.Braces((item,), span=node.span), scope)
    argument = node.right
    if which(kind.word) not in symbols.functions:
        counts = "of several counts greatest FIELD"
        cure = f"ask `{kind.plural} of {argument.span.text}`, or say in the kind which one counts: `{counts}`"
        on = show_type(bearer(symbols, kind))
        return typer.bad("R0248", f"several `{kind.plural}` count on one {on}", node.span, "which of them?", cure)
    given = (s.Argument(argument, span=argument.span),)
    return typer.expr(s.Call(s.Name(which(kind.word), span=name.span), given, span=node.span), scope)


def fused(typer: BaseTyper, each: s.Each, scope: Scope) -> s.Each | None:
    """Return a loop through `chills of region` as a loop through all chills with that condition; None after a report.

    The condition in the loop lets the information-flow check find the readers of each chill.
    """
    source = each.source
    if not isinstance(source, s.Binary) or source.op != "of" or not isinstance(source.left, s.Name):
        return each
    kind = kind_of(typer.symbols, source.left.text)
    if kind is None or source.left.text != kind.plural:
        return each
    if not _fits(typer, kind, source.right, scope):
        return None
    it, span = s.Name(each.variable.text, span=each.variable.span), source.span
    test = here(s.Word(kind.lies_on or "", span=span), it, source.right, span)
    where = test if each.where is None else s.Chain("and", (test, each.where), span=each.where.span)
    return s.Each(each.variable, s.Name(kind.plural, span=source.left.span), where, each.ordering, span=each.span)


def _each(typer: BaseTyper, kind: Kind, of: s.Expr, scope: Scope, span: Span) -> s.Each:
    """Build `each chill in chills where chill.region = of`."""
    word = free(kind.word, scope, typer.symbols)
    where = here(s.Word(kind.lies_on or "", span=span), s.Name(word, span=span), of, span)
    return s.Each(s.Word(word, span=span), s.Name(kind.plural, span=span), where, span=span)


def _fits(typer: BaseTyper, kind: Kind, node: s.Expr, scope: Scope) -> bool:
    """Return whether the expression gives a bearer of the kind; report it if not."""
    on = bearer(typer.symbols, kind)
    found = typer.expr(node, scope, on)
    if isinstance(found.type, ErrorType) or isinstance(on, ErrorType):
        return False
    if not may_bear(typer.symbols, kind, found.type):
        called = article(kind.name)
        typer.bad(
            "R0239", f"{called} lies on {article(show_type(on))}, and this is none", node.span, typer.is_a(found),
            f"the kind says so: `lies on {kind.lies_on}: {show_type(on)}`",
        )  # fmt: skip
        return False
    return True
