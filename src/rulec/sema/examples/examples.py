"""Types examples: the instances they speak of, what is given, what is expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, edit_distance, snake_case
from rulec.base.tree import walk
from rulec.base.types import ERROR, ErrorType, KindType, OptionalType, Type
from rulec.sema import expr as t
from rulec.sema.bodies.solves import block_examples, solve_asked, solve_scope
from rulec.sema.context import Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.deeds import Act, Deeds, Doing
from rulec.sema.examples.actions import doing_throws, read_doing
from rulec.sema.examples.prompt_answers import asked_in, read_answers
from rulec.sema.model import NOTHING_ELSE, Example, Expectation, Setting, Shown, Statement
from rulec.sema.typing.scope import Scope, Symbols
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from rulec.syntax.nodes import views as v

FUNCTIONS = (s.QuantityDecl, s.ValueDecl, s.FactDecl, s.RollDecl)


def read_examples(context: Context, held: Held, deeds: Deeds) -> tuple[dict[str, Example], dict[str, Doing]]:
    """All examples by unique key, and what they do."""
    found: dict[str, Example] = {}
    doings: dict[str, Doing] = {}
    acts = {act.span: act for act in deeds.acts.values()}
    for home, block, scope, node, at in _all(context, acts):
        key = base = snake_case(node.label.value) or "example"
        count = 2
        while key in found:
            key, count = f"{base}_{count}", count + 1
        act = acts.get(at) if at is not None else None
        example, doing = read_example(context, held, deeds, home, block, scope, node, key, act)
        found[key] = example
        if doing is not None:
            doings[key] = doing
    return found, doings


def _all(context: Context, acts: Mapping[Span, Act]) -> Iterator[tuple[Home, str, Scope, s.ExampleDecl, Span | None]]:
    """Every example with where it stands: its block, the names known there, the place of the block's name."""
    functions = context.symbols.functions
    for home, declaration in context.declarations(
        s.ExampleDecl, *FUNCTIONS, s.RecordDecl, s.SolveDecl, d.ProcessDecl, v.ViewDecl
    ):
        if isinstance(declaration, s.ExampleDecl):
            solve = solve_asked(context, declaration)
            yield home, solve, _outside(context, solve), declaration, None
        elif isinstance(declaration, s.RecordDecl):
            block = f"{declaration.kind_word.text}:{declaration.key.text}"
            act = acts.get(declaration.key.span)
            if act is None and any(isinstance(item, d.Does) for item in declaration.items):
                continue  # an act about which something was reported
            for item in declaration.items:
                if isinstance(item, s.ExampleDecl) and act is not None:
                    variables = {p.name: p.type for p in act.parameters}
                    yield home, block, Scope(variables, lenient=True, building=True), item, declaration.key.span
                elif isinstance(item, s.ExampleDecl):
                    yield home, block, _outside(context, solve_asked(context, item)), item, declaration.key.span
        elif isinstance(declaration, (*FUNCTIONS, d.ProcessDecl)):
            name = declaration.name.text
            parameters = (functions.get(name) or context.symbols.processes[name]).parameters
            scope = Scope({p.name: p.type for p in parameters}, lenient=True, building=True)
            for inner in declaration.items:
                if isinstance(inner, s.ExampleDecl):
                    yield home, name, scope, inner, None
        elif isinstance(declaration, v.ViewDecl):
            own = {p.name.text: context.type_of(p.type) for p in declaration.parameters}
            for shown in declaration.items:
                if isinstance(shown, s.ExampleDecl):
                    scope = Scope(own, lenient=True, building=True)
                    yield home, declaration.name.text, scope, shown, None
        elif isinstance(declaration, s.SolveDecl):
            for block, names, inner in block_examples(context, declaration):
                yield home, block, replace(names, lenient=True, building=True), inner, None


def _outside(context: Context, solve: str) -> Scope:
    """The names of an example that stands in no block of a function: those of the solve that it asks."""
    scope = solve_scope(context.symbols, solve) if solve else Scope({})
    return replace(scope, lenient=True, building=True)


def read_example(
    context: Context,
    held: Held,
    deeds: Deeds,
    home: Home,
    block: str,
    scope: Scope,
    node: s.ExampleDecl,
    key: str,
    act: Act | None,
) -> tuple[Example, Doing | None]:
    settings: list[Setting] = []
    begun = scope
    for item in node.items:
        if isinstance(item, s.Given):
            for pair in item.pairs:
                setting, scope = read_setting(context, pair, scope)
                if setting is not None:
                    settings.append(setting)
    does = any(isinstance(item, d.Does | s.Under | s.ExpectRefused) for item in node.items)
    doing = read_doing(context, held, node, scope, act) if does else None
    expectations: list[Expectation] = []
    for item in node.items:
        if isinstance(item, s.Expect):
            test = context.typer.test(item.test, replace(scope, dice=True), "what is expected")
            expectations.append(Expectation(test, span=item.span))
    thrown = tuple(
        Shown(one.name.text if one.name is not None else "", one.face.value, span=one.span)
        for item in node.items
        if isinstance(item, s.Thrown)
        for one in item.faces
    )
    _check_thrown(context, node, expectations, thrown, doing_throws(doing, deeds, act))
    stated = tuple(
        statement
        for item in node.items
        if isinstance(item, s.Stated)
        for one in item.facts
        if (statement := read_statement(context, one, scope)) is not None
    )
    _check_stated(context, stated)
    answered = read_answers(context, node, scope, asked_in(doing, act, deeds))
    check_new_names(context, settings, [node], begun)
    _check_order(context, node)
    if not expectations and (doing is None or doing.refused is None):
        context.report.error(
            "R0806", "the example expects nothing", node.label.span, "no `expect`", hint="add a line `expect X = Y`"
        )
    example = Example(
        **context.common(key, node.label.span, home, node.label, node.items, scope, scope.within, title=True),
        title=node.label.value,
        of=block,
        instances=tuple(scope.variables.items()),
        settings=tuple(settings),
        expectations=tuple(expectations),
        thrown=thrown,
        stated=stated,
        answered=answered,
    )
    return example, doing


def read_statement(context: Context, node: s.StatedFact, scope: Scope) -> Statement | None:
    """`lame(horse)` or `lame`: of a fact that a person may state."""
    name = node.fact.of if isinstance(node.fact, s.Call) else node.fact
    if not isinstance(name, s.Name):
        context.report.error(
            "R0542", "what is stated is no fact", node.span, "not a fact",
            hint="write `stated FACT(thing)` or `stated not FACT(thing)`",
        )  # fmt: skip
        return None
    known = context.judged
    if name.text == NOTHING_ELSE and isinstance(node.fact, s.Name) and node.negated:
        return Statement(NOTHING_ELSE, None, False, span=node.span)
    if name.text == NOTHING_ELSE and NOTHING_ELSE not in known:
        context.report.error(
            "R0542", f"`{NOTHING_ELSE}` is only ever stated with `not`", name.span, "what else holds must be named",
            hint=f"write `stated not {NOTHING_ELSE}`: of all that must be stated, nothing else holds",
        )  # fmt: skip
        return None
    if name.text not in known:
        signature = context.symbols.functions.get(name.text)
        what = "not `judged`" if signature is not None else "unknown name"
        context.report.error(
            "R0542", f"nobody states `{name.text}`", name.span, what,
            hint=did_you_mean(name.text, known)
            or "a fact can be stated when one of its lines is `judged \"Question?\"`",
        )  # fmt: skip
        return None
    if isinstance(node.fact, s.Name):
        return Statement(name.text, None, not node.negated, span=node.span)
    typed = context.typer.expr(node.fact, scope)
    if not isinstance(typed, t.CallTo):
        return None
    return Statement(name.text, typed.arguments, not node.negated, span=node.span)


def _check_stated(context: Context, stated: tuple[Statement, ...]) -> None:
    """No fact is stated twice of the same things."""
    seen: dict[tuple[str, tuple[t.Expr, ...] | None], Statement] = {}
    for statement in stated:
        first = seen.setdefault((statement.fact, statement.arguments), statement)
        if first is not statement:
            context.report.error(
                "R0543", f"`{statement.fact}` is stated twice of the same", statement.span, "again here",
                related=(Place(first.span, "first here"),), hint="take one of the two away",
            )  # fmt: skip


def _check_thrown(
    context: Context,
    node: s.ExampleDecl,
    expectations: list[Expectation],
    thrown: tuple[Shown, ...],
    done: bool,
) -> None:
    """What throws needs to be told what the dice show; what throws nothing needs no dice. Of what is misspelt nobody
    knows whether it throws."""
    asking = next((e for e in expectations if throws_in(e.test, context.symbols)), None)
    if asking is not None and not thrown:
        context.report.error(
            "R0810",
            "the example does not say what the dice show",
            asking.span,
            "dice are thrown here",
            hint="add a line `thrown 5, 2`, in the order of the throws, or ask for `odds(…)`",
        )
    if asking is None and not done and thrown and expectations and not context.report.failed:
        context.report.error(
            "R0811",
            "the example throws dice that nothing asks for",
            thrown[0].span,
            "no line below throws",
            hint="take the line `thrown` away; `odds(…)` goes through all that the dice may show",
        )
    named = {bool(one.name) for one in thrown}
    if len(named) == 2:
        context.report.error(
            "R0812",
            "some of the dice are named and some are not",
            node.label.span,
            "both in one example",
            hint="name all of them (`thrown a: 5, b: 2`) or none (`thrown 5, 2`)",
        )


def throws_in(expr: t.Expr, symbols: Symbols) -> bool:
    """Whether evaluating an expression throws dice; `odds` does not, it goes through all that they may show."""
    if isinstance(expr, t.Odds):
        return False
    if isinstance(expr, t.Throw) or (isinstance(expr, t.CallTo) and symbols.functions[expr.name].throws):
        return True
    return any(throws_in(part, symbols) for part in t.children(expr))


def _check_order(context: Context, node: s.ExampleDecl) -> None:
    """A name is given before another line reads it, or sets a field of it."""
    read: dict[str, Span] = {}
    for pair in (pair for item in node.items if isinstance(item, s.Given) for pair in item.pairs):
        if isinstance(pair.target, s.Name) and pair.target.text in read:
            name = pair.target.text
            context.report.error(
                "R0815",
                f"`{name}` is given too late",
                pair.target.span,
                "given here",
                related=(Place(read[name], "spoken of here already, as another one"),),
                hint=f"give `{name}` in front of what speaks of it",
            )
        for part in (*walk(pair.value), *(() if isinstance(pair.target, s.Name) else walk(pair.target))):
            if isinstance(part, s.Name):
                read.setdefault(part.text, part.span)


def check_new_names(context: Context, settings: Sequence[Setting], nodes: Sequence[s.Node], begun: Scope) -> None:
    """Reports a name that was given a plain value, that nothing knew before, and of which nothing else speaks."""
    named = {*begun.variables, *context.symbols.state}
    told = {one.root for one in settings}
    alone = [name for name in begun.variables if name not in told]  # of these nothing is said; others may be in play
    new = [
        one
        for one in settings
        if not one.path
        and one.root not in named
        and (not isinstance(one.value, t.New) or any(edit_distance(one.root, name, 1) <= 1 for name in alone))
    ]
    if not new:
        return
    known = [*named, *(f.name for f in context.symbols.functions.values() if f.sort == "fact")]
    spoken = Counter(part.text for node in nodes for part in walk(node) if isinstance(part, s.Name))
    for setting in new:
        if spoken[setting.root] < 2:
            context.report.error(
                "R0813",
                f"nothing asks for `{setting.root}`",
                setting.span,
                "given to nothing",
                hint=did_you_mean(setting.root, alone)
                or did_you_mean(setting.root, known)
                or "take it away, or give it to a thing or one of its fields",
            )


def read_setting(context: Context, pair: s.GivenPair, scope: Scope) -> tuple[Setting | None, Scope]:
    """`a.b: E` or `a: E`; the latter may make a new name."""
    typer = context.typer
    if isinstance(pair.target, s.Name):
        name = pair.target.text
        if name in context.symbols.state:
            value = typer.fit(pair.value, scope, context.symbols.state[name].type, f"`{name}`")
            return Setting(name, (), value, span=pair.span), scope
        if name in scope.variables:
            value = typer.fit(pair.value, scope, scope.variables[name], f"`{name}`")
            if isinstance(value.type, KindType):  # what is given may be more special than the parameter
                scope = scope.with_variable(name, value.type)
            return Setting(name, (), value, span=pair.span), scope
        value = typer.expr(pair.value, scope)
        if isinstance(value, t.NumberLit | t.New | t.MemberLit | t.RecordLit | t.TruthLit | t.Collection):
            return Setting(name, (), value, span=pair.span), scope.with_variable(name, value.type)
        if not isinstance(value.type, ErrorType):
            context.report.error(
                "R0807",
                f"it is not clear what `{name}` is",
                pair.target.span,
                "",
                hint="make a thing of its kind: `KIND(field: value)`"
                + (f"; or {h}" if (h := did_you_mean(name, scope.variables)) else ""),
            )
        return None, scope.with_variable(name, ERROR)  # whoever speaks of it below is right
    if not isinstance(pair.target, s.Attribute):
        context.report.error(
            "R0808",
            "this cannot be given",
            pair.target.span,
            "",
            hint="a given names a thing or one of its fields: `a.b: 5`",
        )
        return None, scope
    path: list[s.Word] = []
    at: s.Expr = pair.target
    while isinstance(at, s.Attribute):
        path.insert(0, at.name)
        at = at.of
    if not isinstance(at, s.Name) or at.text not in scope.variables:
        shown = at.span.text
        context.report.error(
            "R0201", f"no name `{shown}` here", at.span, "unknown name", hint=did_you_mean(shown, scope.variables)
        )
        return None, scope
    type_: Type = scope.variables[at.text]
    for word in path:
        of = type_.of if isinstance(type_, OptionalType) else type_
        if not isinstance(of, KindType):
            if not isinstance(of, ErrorType):
                context.report.error("R0306", f"`{word.text}` is no field here", word.span, "")
            return None, scope
        if of.listed:
            context.report.error(
                "R0809", f"the fields of `{of.name}` are fixed in the sources", word.span, "cannot be given"
            )
            return None, scope
        field = context.symbols.field_of(of.name, word.text)
        if field is None:
            names = [f.name for f in context.symbols.kinds[of.name].fields]
            context.typer.unknown("R0202", f"no field `{word.text}` in `{of.name}`", word, "field", names)
            return None, scope
        type_ = field.type
    value = typer.fit(pair.value, scope, type_, f"`{path[-1].text}`")
    return Setting(at.text, tuple(w.text for w in path), value, span=pair.span), scope
