"""Judged facts, which a person states: the functions that read them, and checks of the places where no person can
answer.
"""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.base.types import KindType
from rulec.sema.expr import CallTo, walk
from rulec.sema.model import Fact, Model, ViewPart
from rulec.sema.summaries.call_graph import call_graph, reached, reaching
from rulec.sema.summaries.uses import asks, in_play, worked_out
from rulec.sema.typing.scope import ancestry


def asking(model: Model) -> frozenset[str]:
    """Return the names of the functions that read a judged fact, directly or through calls."""
    judged = (name for name, fact in model.facts.items() if fact.judged is not None)
    return frozenset(reaching(call_graph(model), judged))


def check_asked(model: Model, report: Report) -> None:
    """Report judged facts in views, cells of tables and bodies, and questions to things of different kinds.

    The keys alone determine a cell, and a body cannot wait for a person.
    """
    _check_players(model, report)
    if not any(fact.judged is not None for fact in model.facts.values()):
        return
    names = asking(model)
    _check_happens(model, names, report)
    for value in model.values.values():
        if isinstance(value, ViewPart) and value.name in names:
            report.error(
                "R0371",
                f"the view `{value.view}` asks what a person has to state",
                value.cases[0].span,
                "is stated, or reads what is",
                hint="show what the game knows by itself",
            )
    for table in model.tables.values():
        cells = [cell.value for row in table.rows for cell in row.cells if cell.value is not None]
        for part in (part for value in cells for part in walk(value)):
            if isinstance(part, CallTo) and part.name in names:
                report.error(
                    "R0541",
                    f"a cell of the table `{table.name}` asks what a person has to state",
                    part.span,
                    f"`{part.name}` is stated, or reads what is",
                    hint="let the rule that reads the table ask, with `when`, and give the cell a plain value",
                )


def _check_players(model: Model, report: Report) -> None:
    """Report questions to things of unrelated kinds in a pack without acts.

    Without acts, the players are the things that receive questions, so these must be of one kind.
    """
    if model.all_deeds.acts:
        return
    questions = asks(model)
    for ask in questions[1:]:
        first, of = questions[0].who.type, ask.who.type
        assert isinstance(first, KindType)
        assert isinstance(of, KindType)
        if first.name not in ancestry(model.kinds, of.name):
            report.error(
                "R0348",
                f"nobody is asked for an answer by `{ask.who.span.text}`",
                ask.who.span,
                f"a thing of the kind `{of.name}`",
                related=(Place(questions[0].who.span, f"here a `{first.name}` is asked"),),
                hint=f"players are of the kind `{first.name}`; `x.field` leads from a thing to its player",
            )


def _check_happens(model: Model, names: frozenset[str], report: Report) -> None:
    """Report judged facts in bodies, unless clauses of the fact compute its answer."""
    calls = call_graph(model)
    told: set[str] = set()
    for (sort, _), node in in_play(model):
        for part in (part for whole in worked_out(node) for part in walk(whole)) if sort != "example" else ():
            if not isinstance(part, CallTo) or part.name not in names:
                continue
            for name in reached(part.name, calls, names):
                fact = model.facts.get(name)
                if fact is not None and name not in told and _only_stated(fact):
                    told.add(name)
                    report.error(
                        "R0544",
                        f"what happens asks for `{name}`, which nobody states there",
                        part.span,
                        f"`{part.name}` reads it" if part.name != name else "has to be stated",
                        related=(Place(fact.span, f"`{name}` has no line beside its question"),),
                        hint="say how it is worked out from what is in play: a line of the fact, or `when` beside "
                        "`judged` in the row of its table",
                    )


def _only_stated(fact: Fact) -> bool:
    lines = fact.denies or fact.allows or fact.holds or fact.needs or fact.otherwise
    return fact.judged is not None and not lines
