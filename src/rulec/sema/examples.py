"""Typing of examples: their things, givens, actions, answers and expectations, and settings of command lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rulec.base.diagnostics import Place, Report
from rulec.base.records import replace
from rulec.base.spans import Source, Span
from rulec.base.text import did_you_mean, edit_distance, one_of, snake_case
from rulec.base.tree import walk
from rulec.base.types import ERROR, ErrorType, KindType, Type
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.bodies.sequences import check_under
from rulec.sema.bodies.solves import block_examples, part_scope, solve_asked, solve_scope
from rulec.sema.context import Context, Home, TypingContext
from rulec.sema.declare.constants import Held
from rulec.sema.deeds import Act, Deeds, Doing
from rulec.sema.kept import Keeping
from rulec.sema.model import NOTHING_ELSE, AnswerGiven, Example, Expectation, Function, Setting, Shown, Solve, Statement
from rulec.sema.overrides.compatibility import examples
from rulec.sema.statements.reader import Reader
from rulec.sema.summaries.effects import reached, throws
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.scope import Scope, Symbols
from rulec.sema.typing.typer import Typer
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

# else: it answers nothing by itself
FUNCTIONS = (s.QuantityDecl, s.ValueDecl, s.FactDecl, s.RollDecl)


def read_examples(context: Context, held: Held, deeds: Deeds) -> tuple[dict[str, Example], dict[str, Doing]]:
    """Return all examples by unique key, with their actions."""
    found: dict[str, Example] = {}
    doings: dict[str, Doing] = {}
    in_vain: list[Example] = []
    acts = {act.span: act for act in deeds.acts.values()}
    keeping = Keeping("examples", context, held)
    seen = keeping.hub("deeds", deeds)

    def read(
        home: Home, block: str, scope: Scope, node: s.ExampleDecl, key: str, act: Act | None
    ) -> tuple[Example, Doing | None, bool]:
        def made(context: Context, held: Held) -> tuple[Example, Doing | None, bool]:
            example, doing = read_example(context, held, seen, home, block, scope, node, key, act)
            return example, doing, _throws_in_vain(context, example, doing, seen, act)

        return keeping.unit(key, (home, block, scope, node, act), made)

    for home, block, names, node, act in _all(context, acts):
        key = base = snake_case(node.label.value) or "example"
        count = 2
        while key in found:
            key, count = f"{base}_{count}", count + 1
        scope = replace(names, lenient=True, building=True)
        example, doing, vain = read(home, block, scope, node, key, act)
        found[key] = example
        in_vain += [example] * vain
        if doing is not None:
            doings[key] = doing
    if not context.report.failed:  # of what is misspelt nobody knows whether it throws
        for example in in_vain:
            context.report.error(
                "R0811",
                "the example throws dice that nothing asks for",
                example.thrown[0].span,
                "no line below throws",
                hint="take the line `thrown` away; `odds(…)` goes through all that the dice may show",
            )
    return found, doings


def _all(context: Context, acts: Mapping[Span, Act]) -> Iterator[tuple[Home, str, Scope, s.ExampleDecl, Act | None]]:
    """Yield every example with its home, its block, the names of its scope, and the act that encloses it."""
    symbols = context.symbols
    sorts = (s.ExampleDecl, *FUNCTIONS, s.RecordDecl, s.SolveDecl, d.ProcessDecl, s.ViewDecl)
    for home, node in context.declarations(*sorts):
        if isinstance(node, s.SolveDecl):
            yield from ((home, *each, None) for each in block_examples(context, node))
            continue
        act = acts.get(node.key.span) if isinstance(node, s.RecordDecl) else None
        for item in examples(node):
            # else: left out by `sorts`
            match node:
                case s.ExampleDecl():
                    block = solve_asked(context, item)
                    scope = solve_scope(symbols, block)
                case s.RecordDecl():
                    if act is None and any(isinstance(each, d.Does) for each in node.items):
                        continue  # an act about which something was reported
                    block = f"{node.kind_word.text}:{node.key.text}"
                    given = {p.name: p.type for p in act.parameters} if act is not None else {}
                    scope = Scope(given) if act is not None else solve_scope(symbols, solve_asked(context, item))
                case s.ViewDecl():
                    block = node.name.text
                    scope = Scope({p.name.text: context.type_of(p.type) for p in node.parameters})
                case s.QuantityDecl() | s.ValueDecl() | s.FactDecl() | s.RollDecl() | d.ProcessDecl():
                    block = node.name.text
                    parameters = (symbols.functions.get(block) or symbols.processes[block]).parameters
                    scope = Scope({p.name: p.type for p in parameters})
            yield home, block, scope, item, act


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
    # else: nothing happens in the example
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
    _check_thrown(context, node, expectations, thrown)
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


def read_statement(context: TypingContext, node: s.StatedFact, scope: Scope) -> Statement | None:
    """Type `lame(horse)` or `lame`: a statement of a judged fact."""
    name = node.fact.of if isinstance(node.fact, s.Call) else node.fact
    if not isinstance(name, s.Name):
        context.report.error(
            "R0542", "what is stated is no fact", node.span, "not a fact",
            hint="write `stated FACT(thing)` or `stated not FACT(thing)`",
        )  # fmt: skip
        return None
    known = context.symbols.judged
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
            or (f"take the line away, `{name.text}` is worked out; " if signature is not None else "")
            + "a fact can be stated when one of its lines is `judged \"Question?\"`",
        )  # fmt: skip
        return None
    if isinstance(node.fact, s.Name):
        return Statement(name.text, None, not node.negated, span=node.span)
    typed = context.typer.expr(node.fact, scope)
    if not isinstance(typed, t.CallTo):
        return None
    return Statement(name.text, typed.arguments, not node.negated, span=node.span)


def _check_stated(context: Context, stated: tuple[Statement, ...]) -> None:
    """Report a fact that is stated twice of the same things."""
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
) -> None:
    """Report an example that throws dice without stating their faces."""
    asking = next((e for e in expectations if throws_in(e.test, context.symbols)), None)
    if asking is not None and not thrown:
        context.report.error(
            "R0810",
            "the example does not say what the dice show",
            asking.span,
            "dice are thrown here",
            hint="add a line `thrown 5, 2`, in the order of the throws, or ask for `odds(…)`",
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


def _throws_in_vain(context: Context, example: Example, doing: Doing | None, deeds: Deeds, act: Act | None) -> bool:
    """Return whether the example states faces of dice that it never throws."""
    if not example.thrown or not example.expectations or doing_throws(doing, deeds, act):
        return False
    return not any(throws_in(one.test, context.symbols) for one in example.expectations)


def throws_in(expr: t.Expr, symbols: Symbols) -> bool:
    """Return whether evaluating the expression throws dice; `odds` does not, because it enumerates their faces."""
    if isinstance(expr, t.Odds):
        return False
    if isinstance(expr, t.Throw) or (isinstance(expr, t.CallTo) and symbols.functions[expr.name].throws):
        return True
    return any(throws_in(part, symbols) for part in t.children(expr))


def _check_order(context: Context, node: s.ExampleDecl) -> None:
    """Report a name that is given after another line has read it."""
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


def check_new_names(context: TypingContext, settings: Sequence[Setting], nodes: Sequence[s.Node], begun: Scope) -> None:
    """Report a given name that was unknown before, and that no other line reads."""
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


def read_setting(context: TypingContext, pair: s.GivenPair, scope: Scope) -> tuple[Setting | None, Scope]:
    """Type `a.b: E` or `a: E`; the latter may declare a name."""
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
        # else: reported below
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
        of = without_none(type_)
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
            context.typer.unknown(
                "R0202", f"no field `{word.text}` in `{of.name}`", word, "field", names, one_of(names)
            )
            return None, scope
        type_ = field.type
    value = typer.fit(pair.value, scope, type_, f"`{path[-1].text}`")
    return Setting(at.text, tuple(w.text for w in path), value, span=pair.span), scope


def read_doing(context: Context, held: Held, node: s.ExampleDecl, scope: Scope, act: m.Act | None) -> m.Doing | None:
    """Return the actions and variants of an example; None if it only evaluates."""
    does = context.single("does", [item for item in node.items if isinstance(item, d.Does)])
    refusal = context.single("expect refused", [item for item in node.items if isinstance(item, s.ExpectRefused)])
    under = _under(context, node)
    if does is None:
        if refusal is not None:
            context.report.error(
                "R0667",
                "nothing is refused, since the example does nothing",
                refusal.span,
                "no `does`",
                hint="write `does` above it",
            )
        return m.Doing(under=under) if under else None
    _in_order(context, node, does)
    body: tuple[m.Statement, ...] = ()
    if does.body:
        body = Reader(context, held).read(does.body, replace(scope, building=False))
    elif act is None:
        context.report.error(
            "R0667",
            "the example does not say what it does",
            does.span,
            "no lines below it",
            hint="`does` alone stands in an example of an act; elsewhere write below it what is done: `run p(x)`",
        )
    refused = context.words(refusal.text, scope) if refusal is not None else None
    return m.Doing(body, act is not None and not does.body, refused, under)


def _in_order(context: Context, node: s.ExampleDecl, does: d.Does) -> None:
    """Report a line that stands on the wrong side of `does`: givens precede it, and expectations follow it."""
    at = node.items.index(does)
    for place, item in enumerate(node.items):
        early = place < at and isinstance(item, s.Expect | s.ExpectRefused)
        # else: it may stand anywhere
        late = place > at and isinstance(item, s.Given | s.Thrown | s.Answered | s.Under)
        if early or late:
            context.report.error(
                "R0667",
                "a line of the example stands out of turn",
                item.span,
                "looked at after what is done" if early else "known before anything is done",
                related=(Place(does.span, "what is done"),),
                hint="the order is `given`, `under`, `thrown`, `answered`, `does`, `expect`",
            )
            return


def _under(context: Context, node: s.ExampleDecl) -> tuple[str, ...]:
    """Return the variants of an example."""
    variants = context.symbols.variants
    found: dict[str, None] = {}
    for word in (word for item in node.items if isinstance(item, s.Under) for word in item.names):
        if word.text in variants:
            found[word.text] = None
            continue
        cure = f'declare it: `variant {word.text} "…"`'
        context.typer.unknown("R0668", f"no variant `{word.text}`", word, "variant", variants, cure)
    for item in node.items:
        if isinstance(item, s.Under):
            check_under(context, tuple(found), item.span)
            break
    return tuple(found)


def doing_throws(doing: m.Doing | None, deeds: m.Deeds, act: m.Act | None) -> bool:
    """Return whether the actions of an example throw dice."""
    if doing is None:
        return False
    if doing.act:
        return act is not None and act.throws
    return throws(doing.body, deeds)


Asked = dict[str, list[m.Ask]]


def asked_in(doing: m.Doing | None, act: m.Act | None, deeds: m.Deeds) -> Asked:
    """Return the questions that an example may reach, by the names of their answers."""
    found: Asked = {}
    if doing is None:
        return found
    for stmt in reached(act.body if doing.act and act is not None else doing.body, deeds):
        if isinstance(stmt, m.Ask):
            found.setdefault(stmt.name, []).append(stmt)
    return found


def read_answers(context: Context, node: s.ExampleDecl, scope: Scope, asked: Asked) -> tuple[AnswerGiven, ...]:
    """Return the answers that the example states for questions."""
    found: list[AnswerGiven] = []
    for one in (one for item in node.items if isinstance(item, s.Answered) for one in item.answers):
        name = one.name.text
        questions = asked.get(name, [])
        if not questions:
            context.report.error(
                "R0353",
                f"nothing asks for `{name}`",
                one.name.span,
                "answers nothing",
                hint=did_you_mean(name, list(asked))
                or "an example answers what it comes to: a question `ask player for NAME be …` in what it does",
            )
            continue
        other = next((q for q in questions if q.type != questions[0].type), None)
        if other is not None:
            context.report.error(
                "R0354",
                f"two questions ask for `{name}`, and want different answers",
                one.name.span,
                "an answer to which?",
                related=(Place(questions[0].span, "asked here"), Place(other.span, "and here")),
                hint="give one of the two another name",
            )
            continue
        of = questions[0].type
        value = context.typer.fit(one.value, scope, of, f"the answer `{name}`")
        found.append(AnswerGiven(name, value, of, span=one.span))
    return tuple(found)


def settings(
    context: TypingContext, function: Function | Solve, pairs: list[tuple[str, str]], report: Report
) -> tuple[tuple[Setting | Statement, ...], dict[str, Type]]:
    """Return the typed settings of the parameters of a function or a solve, and the resulting names with their types.

    Numbers may leave out their measure; `KIND(field: value)` makes an instance.
    """
    from rulec.syntax.parser import parse_expression

    context.report = report
    context.typer = Typer(context.symbols, report)
    if isinstance(function, Solve):
        names = solve_scope(context.symbols, function.name)
    else:
        names = part_scope(context.symbols, context.symbols.functions[function.name])
    scope = replace(names, lenient=True, building=True)
    begun = scope
    found: list[Setting | Statement] = []
    surfaces: list[s.Node] = []
    for key, value in pairs:
        text = f"{key}={value}"
        source = Source("--given", text)
        target = parse_expression(key, Span(source, 0, len(key)), report)
        typed = parse_expression(value, Span(source, len(key) + 1, len(text)), report)
        if target is None or typed is None:
            continue
        surfaces += [target, typed]
        name = target.of if isinstance(target, s.Call) else target
        is_rule = isinstance(name, s.Name) and name.text in {*context.symbols.functions, NOTHING_ELSE}
        if isinstance(name, s.Name) and is_rule and name.text not in scope.variables:
            found += _statement(context, name.text, target, typed, scope)
            continue
        setting, scope = read_setting(context, s.GivenPair(target, typed, span=Span(source, 0, len(text))), scope)
        if setting is not None:
            found.append(setting)
    check_new_names(context, [one for one in found if isinstance(one, Setting)], surfaces, begun)
    return tuple(found), dict(scope.variables)


def _statement(context: TypingContext, name: str, fact: s.Expr, value: s.Expr, scope: Scope) -> list[Statement]:
    """Type `lame(horse)=yes`, a person's statement of a fact; empty after a report."""
    answer = context.typer.test(value, scope, f"whether `{name}` holds")
    negated = name == NOTHING_ELSE and isinstance(answer, t.TruthLit) and not answer.value
    statement = read_statement(context, s.StatedFact(fact, negated, span=fact.span), scope)
    if statement is None:
        return []
    if isinstance(answer, t.TruthLit):
        return [replace(statement, holds=answer.value)]
    if not isinstance(answer, t.Bad):
        context.typer.bad("R0542", f"`{name}` is stated with `yes` or `no`", value.span, "neither")
    return []
