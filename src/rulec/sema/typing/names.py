"""Name resolution in expressions: local names, members of the expected type, steps, constants, dice, then the world."""

from __future__ import annotations

from itertools import chain

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import figures, listed, nearest
from rulec.base.types import ERROR, EnumType, ErrorType, KindType, ListType, OptionalType, SetType, Type, show_type
from rulec.sema import expr as t
from rulec.sema.typing.arguments import shown_call
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.builtins import dice, world_queries
from rulec.sema.typing.scope import Scope, Symbols


def inner(type_: Type | None) -> Type | None:
    """Return the element type inside optionals, lists and sets."""
    # else: nothing is under it
    while isinstance(type_, OptionalType | ListType | SetType):
        type_ = type_.of
    return type_


def resolve_name(
    typer: BaseTyper, text: str, span: Span, scope: Scope, expected: Type | None, field: str = ""
) -> t.Expr:
    """Resolve a name in an expression; `field` is the attribute read from it, as in `garnet.worth`."""
    if text in scope.variables:
        return scope.there(t.Variable(type=scope.variables[text], span=span, name=text))
    if text in scope.lets:
        return scope.there(replace(scope.lets[text], span=span))
    member = expected_member(typer, text, span, inner(expected))
    if member is not None:
        return member
    if text in scope.steps:
        return _reached(typer, text, span, scope)
    symbols = typer.symbols
    if text in symbols.constants:
        return t.ConstantRef(type=symbols.constants[text], span=span, name=text)
    if dice.is_die(symbols, text):
        return dice.dice(typer, text, None, span, scope)
    of_world = world_queries.name(typer, text, span, scope)
    if of_world is not None:
        return of_world
    if isinstance(expected, ErrorType):  # what it is one of was reported already
        return t.Bad(type=ERROR, span=span)
    if field and (entry := _entry_with(typer, text, span, field)) is not None:
        return entry
    return _unknown(typer, text, span, scope, expected)


def _reached(typer: BaseTyper, step: str, span: Span, scope: Scope) -> t.Expr:
    """Return the amount at the end of a step; report a step that has not ended."""
    found = scope.steps[step]
    if found is not None:
        return replace(found, span=span)
    cure = "name an earlier step, or read it in a line of a later one"
    if step == tuple(scope.steps)[-1]:
        cure = "name an earlier step, or begin another step below for this line"
    return typer.bad("R0586", f"the step `{step}` has not ended here", span, "what it comes to is not known yet", cure)


def _entry_with(typer: BaseTyper, text: str, span: Span, field: str) -> t.Expr | None:
    """Return the one entry of that name whose kind has the field: `garnet` in `garnet.worth`."""
    symbols = typer.symbols
    kinds = [
        kind.name
        for kind in symbols.kinds.values()
        if kind.listed and text in symbols.records.get(kind.name, ()) and symbols.field_of(kind.name, field)
    ]
    return expected_member(typer, text, span, KindType(kinds[0], True)) if len(kinds) == 1 else None


def expected_member(typer: BaseTyper, text: str, span: Span, expected: Type | None) -> t.Expr | None:
    """Return the member of an enumeration or the entry of a kind that is expected here."""
    symbols = typer.symbols
    if isinstance(expected, EnumType):
        for position, member in enumerate(symbols.enums[expected.name].members):
            if member.name == text:
                return t.MemberLit(type=expected, span=span, enum=expected.name, name=text, position=position)
    if isinstance(expected, KindType):
        records = symbols.records
        others = (k for k in symbols.kinds if text in records.get(k, ()) and expected.name in symbols.ancestry(k))
        for kind in chain((expected.name,), others):
            found = symbols.record_literal(kind, text, span)
            if found is not None:
                return replace(found, type=replace(expected, name=kind))
    return None


def _other_plural(symbols: Symbols, text: str) -> str:
    """Return a hint that names the declared plural, where `text` looks like another plural of exactly one kind."""
    alike = [
        k for k in symbols.kinds.values() if k.plural == f"{k.word}s" and k.word[:1] == text[:1] and k.word != text
    ]
    near = [k for k in alike if k.word[:2] == text[:2]] if len(alike) > 1 else alike
    if len(near) != 1:
        return ""
    return f"the plural of `{near[0].name}` is `{near[0].plural}`; for another write `kind {near[0].name}, {text}`"


def _unknown(typer: BaseTyper, text: str, span: Span, scope: Scope, expected: Type | None) -> t.Expr:
    symbols = typer.symbols
    if text in symbols.functions:
        call = shown_call(symbols, symbols.functions[text], scope)
        return typer.bad(
            "R0307",
            f"`{text}` is worked out for something, and nothing is named",
            span,
            "no brackets behind it",
            f"write `{call}`",
        )
    if text in symbols.tables:
        return typer.bad(
            "R0308",
            f"the table `{text}` is read by its keys",
            span,
            "no keys behind it",
            f"write `{text}[{', '.join(k.name for k in symbols.tables[text].keys)}]`",
        )
    wanted = inner(expected)
    members = typer.symbols.members(wanted) if wanted is not None else ()
    near = nearest(text, members) or nearest(
        text, [*scope.variables, *symbols.constants, *symbols.functions, *symbols.state, *symbols.plurals]
    )
    instead = symbols.instead(text)
    if text == "empty":
        instead = (
            instead or "a list or a set that is empty is `{}`: write `= {}`; of what may be `none`, write `= none`"
        )
    if text in symbols.measure_words:
        instead = instead or f"it is a measure: an amount has its number in front, as `3 {text}`"
    hint = instead or figures(text) or (f"did you mean `{near}`?" if near else "")
    if not instead and text in symbols.rulings:
        hint = f"write `ruling {text}`"
    elif not instead and text in symbols.kinds:
        hint = f"a thing of this kind is `{text}(…)`, or `{text}()` where nothing is said of it"
    elif not hint and (unwritten := _other_plural(symbols, text)):
        hint = unwritten
    elif not hint:
        homes = listed(f"`{show_type(home)}`" for home in symbols.homes(text))
        if homes:
            hint = f"`{text}` is one of {homes}, but none of these is expected here"
        elif members:
            shown = [f"`{m}`" for m in members[:8]] + (["…"] if len(members) > 8 else [])
            hint = f"expected one of {', '.join(shown)}"
        else:
            known = [f"known here: {listed(f'`{v}`' for v in scope.variables)}"] if scope.variables else []
            known += (
                [f"constants: {listed(f'`{c}`' for c in symbols.constants)}"] if 0 < len(symbols.constants) < 8 else []
            )
            first = [f"what is given stands first: give `{text}` in front of this"] if scope.building else []
            hint = "; ".join([*known, *first])
    gone: tuple[Place, ...] = ()
    if text in symbols.left_out:
        gone, hint = (Place(symbols.left_out[text], "left out here"),), "override what still speaks of it, without it"
    if wanted is not None and isinstance(wanted, EnumType | KindType) and members:
        code, headline = "R0205", f"no `{text}` in `{wanted.name}`"
    else:
        code, headline = "R0201", f"no name `{text}` here"
    typer.report.error(code, headline, span, "unknown name", related=gone, hint=hint)
    return t.Bad(type=ERROR, span=span)
