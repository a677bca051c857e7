"""Typing of `solve` blocks: their members, the scopes inside them, and the rules for rings."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.text import did_you_mean, listed
from rulec.base.tree import walk
from rulec.base.types import EnumType, KindType, ListType, Type, show_type
from rulec.sema.context import Context, Home
from rulec.sema.model import Circle, Parameter, Solve
from rulec.sema.typing.scope import Scope, Signature, Symbols
from rulec.syntax import nodes as s

FunctionDecl = s.QuantityDecl | s.ValueDecl | s.FactDecl | s.RollDecl | s.DecideDecl
# else: it answers nothing: circles, citations, examples
PARTS = (s.DecideDecl, s.QuantityDecl, s.ValueDecl, s.FactDecl)


def function_nodes(context: Context) -> Iterator[tuple[Home, FunctionDecl, s.SolveDecl | None]]:
    """Yield all functions in source order, each with its enclosing solve."""
    for home, node in context.declarations(s.QuantityDecl, s.ValueDecl, s.FactDecl, s.RollDecl, s.SolveDecl):
        if isinstance(node, s.SolveDecl):
            for item in node.items:
                if isinstance(item, PARTS):  # one that another pack says anew is that pack's, in the solve's file
                    pack = context.settled.files.get(item.span.source.path, home.pack)
                    yield home if pack == home.pack else replace(home, pack=pack), item, node
        else:
            assert isinstance(node, s.QuantityDecl | s.ValueDecl | s.FactDecl | s.RollDecl)
            yield home, node, None


def declare_solves(context: Context) -> None:
    """Declare the heads of all solves."""
    seen: dict[str, s.Word] = {}
    for _, node in context.declarations(s.SolveDecl):
        if not context.is_new(node.name, "the name", seen, "the solve"):
            continue
        seen[node.name.text] = node.name
        parameters = {p.name.text: Parameter(p.name.text, context.type_of(p.type)) for p in node.parameters}
        for parameter in node.parameters:
            context.small(parameter.name, "the parameter")
        context.symbols.solves[node.name.text] = tuple(parameters.values())
        if not any(isinstance(item, s.DecideDecl) for item in node.items):
            context.report.error(
                "R0254",
                f"the solve `{node.name.text}` decides nothing",
                node.name.span,
                "no `decide` in it",
                hint='add what is to be decided: `decide NAME(x: KIND) "…"`',
            )


def check_part(context: Context, node: FunctionDecl, block: s.SolveDecl, signature: Signature) -> None:
    """Report names of a part that the head of its solve also has, and a decision without exactly one list of its
    subjects in the head.
    """
    given = context.symbols.solves[block.name.text]
    said = [(parameter.name, "has it") for parameter in node.parameters]
    if isinstance(node, s.DecideDecl):
        said.append((node.name, "is given it"))
    for word, how in said:
        if word.text in {p.name for p in given}:
            related = (Place(block.name.span, f"`{block.name.text}` {how}"),)
            headline = f"`{word.text}` means something else here already"
            context.report.error("R0211", headline, word.span, "again", related=related)
    if not isinstance(node, s.DecideDecl):
        return
    if len(signature.parameters) != 1:
        context.report.error(
            "R0251",
            f"`{signature.name}` is not decided about one thing",
            node.name.span,
            f"has {len(signature.parameters)} parameters",
            hint="a decision is about one thing: `decide NAME(x: KIND)`; for more make a kind that holds them",
        )
        return
    about = signature.parameters[0].type
    if subjects(given, about) is None:
        many = [f"`{p.name}`" for p in given if p.type == ListType(about)]
        context.report.error(
            "R0251",
            f"it is not clear which {show_type(about)} `{signature.name}` is decided about",
            node.parameters[0].span,
            f"{listed(many)} hold them" if many else f"`{block.name.text}` is given no list of them",
            hint=f"give `{block.name.text}` one list: `things: list of {show_type(about)}`",
        )


def subjects(given: tuple[Parameter, ...], about: Type) -> str | None:
    """Return the parameter with the subjects of a decision; empty for all entries or members, None if there is none."""
    if isinstance(about, EnumType) or (isinstance(about, KindType) and about.listed):
        return ""
    found = [p.name for p in given if p.type == ListType(about)]
    return found[0] if len(found) == 1 else None


def part_scope(symbols: Symbols, signature: Signature) -> Scope:
    """Return the names that a function may use: its parameters, and those of its solve."""
    own = {p.name: p.type for p in signature.parameters}
    return Scope({**_given(symbols, signature.within), **own}, within=signature.within)


def solve_scope(symbols: Symbols, solve: str) -> Scope:
    """Return the scope of an example for a whole solve: the solve's parameters."""
    return Scope(_given(symbols, solve), within=solve)


def _given(symbols: Symbols, solve: str) -> dict[str, Type]:
    return {p.name: p.type for p in symbols.solves.get(solve, ())}


def solve_asked(context: Context, node: s.ExampleDecl) -> str:
    """Return the solve whose parts an example outside of it calls, empty if none; report an example of two solves."""
    functions = context.symbols.functions
    first: s.Name | None = None
    for part in (part for item in node.items if isinstance(item, s.Expect) for part in walk(item)):
        if not isinstance(part, s.Call) or not isinstance(part.of, s.Name) or part.of.text not in functions:
            continue
        solve = functions[part.of.text].within
        if not solve:
            continue
        if first is None:
            first = part.of
        elif solve != functions[first.text].within:
            context.report.error(
                "R0258",
                "an example asks two solves",
                part.of.span,
                f"is part of `{solve}`",
                related=(Place(first.span, f"is part of `{functions[first.text].within}`"),),
                hint="make two examples of it, one for each solve",
            )
            return ""
    return functions[first.text].within if first is not None else ""


def block_examples(context: Context, block: s.SolveDecl) -> Iterator[tuple[str, Scope, s.ExampleDecl]]:
    """Yield the examples of a solve and its parts, each with its owner and scope."""
    symbols = context.symbols
    for item in block.items:
        if isinstance(item, s.ExampleDecl):
            name = block.name.text
            yield name, solve_scope(symbols, name), item
        elif isinstance(item, s.QuantityDecl | s.ValueDecl | s.FactDecl):  # else: it has no examples
            signature = symbols.functions[item.name.text]
            scope = replace(part_scope(symbols, signature), within=block.name.text)
            for inner in item.items:
                if isinstance(inner, s.ExampleDecl):
                    yield item.name.text, scope, inner


def read_solves(context: Context) -> dict[str, Solve]:
    """Return all solves with their circles."""
    found: dict[str, Solve] = {}
    for home, node in context.declarations(s.SolveDecl):
        name = node.name.text
        if name in found:
            continue
        scope = Scope(_given(context.symbols, name), within=name)
        decides = tuple(i.name.text for i in node.items if isinstance(i, s.DecideDecl))
        found[name] = Solve(
            **context.common(name, node.name.span, home, node.label, node.items, scope),
            parameters=context.symbols.solves[name],
            decides=decides,
            functions=tuple(i.name.text for i in node.items if isinstance(i, PARTS)),
            circles=tuple(_circle(context, i, decides, scope) for i in node.items if isinstance(i, s.CircleDecl)),
        )
    return found


def _circle(context: Context, node: s.CircleDecl, decides: tuple[str, ...], scope: Scope) -> Circle:
    among = tuple(word.text for word in node.among)
    then = "" if node.then.text == "all" else node.then.text
    for word in (*node.among, *((node.then,) if then else ())):
        if word.text not in decides:
            context.report.error(
                "R0252",
                f"`{word.text}` is not decided here",
                word.span,
                "no `decide` of this solve",
                hint=did_you_mean(word.text, decides) or f"decided are {listed(f'`{d}`' for d in decides)}",
            )
    if then and then not in among:
        context.report.error(
            "R0253",
            f"a ring may have no `{then}` to answer",
            node.then.span,
            "not named behind `when`",
            hint=f"write `when some {then} then {then} {node.answer.word}`, or answer `all`",
        )
    title = context.words(node.label, scope, title=True)
    cites = (*context.cite(node.cites), *context.cites(node.items))
    about = context.about(node.items, scope)
    return Circle(title, node.quantifier, among, then, node.answer.word == "yes", cites, about, span=node.span)
