"""Typing of statements with blocks: tests, loops, choices and chances."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.diagnostics import Place as PlaceOf
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import snake_case
from rulec.base.types import PERCENT, PLAIN, POINTS, ListType
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.statements import narrowing
from rulec.sema.statements.assignments import read_place
from rulec.sema.statements.lines import Lines, Statements
from rulec.sema.statements.prompts import read_list
from rulec.sema.summaries import effects
from rulec.sema.typing import arguments
from rulec.sema.typing.builtins.world_queries import sort_keys
from rulec.sema.typing.constant_folding import number
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def read_branches(lines: Lines, node: d.IfDo, scope: Scope) -> tuple[m.Statement, Scope]:
    """Type `if`, `else if` and `else`."""
    typer = lines.context.typer
    made: list[tuple[t.Expr, Statements]] = []
    outcomes: list[frozenset[t.Expr]] = []
    here = scope
    for branch in node.branches:
        test = typer.test(branch.test, here)
        body, narrowed = lines.inner(branch.body, here.where(test))
        made.append((test, body))
        if not effects.ends(body):
            outcomes.append(narrowed)
        here = here.unless(test)
    other, narrowed = lines.inner(node.other, here)
    if not effects.ends(other):
        outcomes.append(narrowed)
    after = replace(scope, narrowed=frozenset.intersection(*outcomes)) if outcomes else scope
    return m.If(tuple(made), other, span=node.span), after


def behind_one(scope: Scope, *ways: tuple[Statements, frozenset[t.Expr]]) -> Scope:
    """Return the scope after alternative blocks, with the narrowings of every block that does not end the process."""
    known = (narrowed for body, narrowed in ways if not effects.ends(body))
    return replace(scope, narrowed=frozenset.intersection(scope.narrowed, *known))


def read_source(lines: Lines, node: d.ForEachDo | d.ChooseDo, scope: Scope) -> arguments.Loop | None:
    """Type the source of a loop. Return it with the type of its variable, its test and the scope inside.

    The items of `{a, b}` have the type of the first one.
    """
    typer, source, variable = lines.context.typer, node.source, node.variable
    if not isinstance(source, s.Braces):
        return arguments.loop(typer, s.Each(variable, source, node.where, span=source.span), scope)
    typed = read_list(lines, source, scope, "the list")
    if not isinstance(typed.type, ListType) or t.is_faulty(typed) or not lines.bound(variable, scope):
        return None
    element = typed.type.of
    return typed, element, *typer.guard(node.where, scope.with_variable(variable.text, element))


def read_order(lines: Lines, node: s.Ordering | None, scope: Scope) -> m.Ordering | None:
    """Type a stated order; `at once` is none."""
    if node is None or node.form == "at once":
        return None
    keys = tuple(
        m.SortKey(highest, value, span=value.span) for highest, value in sort_keys(lines.context.typer, node, scope)
    )
    return m.Ordering(keys, node.shuffled, node.form == "any", span=node.span)


def read_loop(lines: Lines, node: d.ForEachDo, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `for each x in xs where C by …` and its lines."""
    found = read_source(lines, node, scope)
    if found is None:
        return None, scope
    source, element, where, inside = found
    ordering = read_order(lines, node.ordering, inside)
    together = node.ordering is not None and node.ordering.form == "at once"
    inside = replace(inside, waits=scope.waits or together)
    if narrowing.will_change(node.body) and not inside.waits:  # what an earlier turn changes is not known in the next
        inside = narrowing.forget(inside, None).where(where)
    body, narrowed = lines.inner(node.body, inside)
    after = replace(scope, narrowed=scope.narrowed & narrowed)
    if together:
        read_together(lines, body, node.span)
        after = narrowing.behind_all(after, body)
    made = m.Loop(
        node.variable.text,
        element,
        source,
        where,
        ordering or m.Ordering(span=node.span),
        together,
        body,
        span=node.span,
    )
    if node.ordering is None:
        read_order_wanted(lines, made, node)
    elif ordering is not None and ordering.any_order:
        reason = narrowing.order_matters(made, lines.context.symbols)
        if reason is not None:
            lines.context.typer.bad(
                "R0572",
                "the order of this loop counts",
                reason[1],
                reason[0],
                "say which it is: `by highest E then shuffled`, `as listed`, or `at once`",
            )
    return made, after


def read_repeat(lines: Lines, node: d.RepeatDo, scope: Scope) -> tuple[m.Statement, Scope]:
    """Type `repeat up to N until C` and its lines; the test is evaluated before each turn."""
    typer, span = lines.context.typer, node.span
    most = typer.fit(node.most, scope, PLAIN, "how often it is repeated")
    changes = narrowing.will_change(node.body) and not scope.waits
    inside = narrowing.forget(scope, None) if changes else scope
    until = typer.test(node.until, inside, "what `until` asks")
    body, narrowed = lines.inner(node.body, inside.unless(until))
    one = t.NumberLit(Fraction(1), type=PLAIN, span=node.most.span)
    turns = t.Range(one, most, type=ListType(PLAIN), span=node.most.span)
    made = m.Loop("", PLAIN, turns, None, m.Ordering(span=span), False, body, until, span=span)
    return made, replace(scope, narrowed=scope.narrowed & narrowed)


def read_order_wanted(lines: Lines, made: m.Loop, node: d.ForEachDo) -> None:
    """Report a loop without an order that changes something or throws."""
    if not effects.changes(made.body) and not effects.draws(made.body):
        return
    lines.context.typer.bad(
        "R0573",
        f"it is not said in which order the lines run for each `{made.variable}`",
        node.variable.span.to(node.source.span),
        "who comes first?",
        "end the line with `by highest E then shuffled`, `as listed`, `at once`, or `in any order` where it "
        "makes no difference",
    )


def read_together(lines: Lines, body: Statements, span: Span) -> None:
    """Report a place that lines of an `at once` block set twice."""
    twice = narrowing.set_twice(body)
    if twice is not None:
        first, second = twice
        lines.context.report.error(
            "R0663",
            f"`{second.place.span.text}` is set twice at once",
            second.span,
            "set again",
            related=(PlaceOf(first.span, "set here"),),
            hint="nothing comes first here; join the two, or let them happen one behind the other",
        )


def read_choose(lines: Lines, node: d.ChooseDo, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `for the first x in xs where C by …` and its lines."""
    found = read_source(lines, node, scope)
    if found is None:
        return None, scope
    source, element, where, inside = found
    ordering = read_order(lines, node.ordering, inside) or m.Ordering(span=node.span)
    if ordering.any_order:
        lines.context.typer.bad(
            "R0572",
            "the order of this choice counts",
            node.ordering.span,
            "one is chosen",
            "say which: `by highest E then shuffled`, or `as listed` for the first",
        )
    body, narrowed = lines.inner(node.body, inside)
    other, otherwise = lines.inner(node.otherwise, scope)
    after = behind_one(scope, (body, narrowed), (other, otherwise))
    made = m.Choose(node.variable.text, element, source, where, ordering, body, other, span=node.span)
    return made, after


def read_pile(lines: Lines, node: s.Expr, scope: Scope, word: str) -> m.Place | None:
    """Type the list that is shuffled or drawn from."""
    found = read_place(lines, node, scope)
    if found is None:
        return None
    if isinstance(found[0].type, ListType):
        return found[0]
    lines.context.typer.bad(
        "R0517",
        f"`{node.span.text}` is no list",
        node.span,
        lines.context.typer.is_a(lines.context.typer.expr(node, scope)),
        f"`{word}` is for a field that is a `list of …`: what is in it has an order",
    )
    return None


def read_shuffle(lines: Lines, node: d.Shuffle, scope: Scope) -> m.Statement | None:
    """Type `shuffle x.pile`."""
    place = read_pile(lines, node.place, scope, "shuffle")
    if place is None:
        return None
    return m.Shuffle(place, lines.fresh(f"{place.name}_shuffled"), span=node.span)


def read_draw(lines: Lines, node: d.DrawDo, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `draw x from y.pile` and `otherwise`, with their lines."""
    place = read_pile(lines, node.place, scope, "draw")
    if place is None or not lines.bound(node.variable, scope):
        return None, scope
    assert isinstance(place.type, ListType)
    name, after = node.variable.text, narrowing.forget(scope, place.name)
    body, narrowed = lines.inner(node.body, after.with_variable(name, place.type.of))
    other, otherwise = lines.inner(node.otherwise, after)
    made = m.Draw(name, place.type.of, place, body, other, span=node.span)
    return made, behind_one(after, (body, narrowed), (other, otherwise))


def read_chance(lines: Lines, node: d.Chance, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `throw against E "label"` and its outcomes."""
    typer = lines.context.typer
    value = typer.fit(node.value, scope, PERCENT, "the chance")
    label = lines.context.words(node.label, scope)
    title = node.label.value if node.label is not None and "{" not in node.label.value else ""
    name = lines.fresh(snake_case(title) or "chance")
    made: list[tuple[m.Outcome, d.Outcome]] = []
    ways: list[tuple[Statements, frozenset[t.Expr]]] = []
    for outcome in node.outcomes:
        by = typer.fit(outcome.by, scope, POINTS, "the margin") if outcome.by is not None else None
        body, narrowed = lines.inner(outcome.body, scope)
        ways.append((body, narrowed))
        made.append((m.Outcome(outcome.success, by, body, span=outcome.span), outcome))
    return m.Chance(name, value, label, read_graded(lines, made), span=node.span), behind_one(scope, *ways)


def read_graded(lines: Lines, made: list[tuple[m.Outcome, d.Outcome]]) -> tuple[m.Outcome, ...]:
    """Type the outcomes of each side, the greatest margin first; report unreachable ones."""
    seen: dict[tuple[bool, object], m.Outcome] = {}
    for outcome, node in made:
        margin = number(outcome.by, lines.held.known) if outcome.by is not None else None
        key = (outcome.success, margin if outcome.by is not None and margin is not None else outcome.by)
        word = "success" if outcome.success else "failure"
        if key in seen:
            lines.context.report.error(
                "R0664",
                f"`{word}` stands twice",
                node.span,
                "never reached",
                related=(PlaceOf(seen[key].span, "this comes first"),),
                hint="join the two; a margin parts them: `success by 30 points or more`",
            )
        seen.setdefault(key, outcome)
        if outcome.by is not None and margin is None and not t.is_faulty(outcome.by):
            lines.context.typer.bad("R0502", "the margin is not a fixed value", outcome.by.span, "depends on something")
    order = sorted(
        (outcome for outcome, _ in made),
        key=lambda o: (not o.success, o.by is None, -(number(o.by, lines.held.known) or 0) if o.by else 0),
    )
    return tuple(order)
