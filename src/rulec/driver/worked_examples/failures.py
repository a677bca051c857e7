"""Run the examples of the sources, each once, and report failures at their `expect` lines with the steps taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.text import listed
from rulec.base.types import show_type
from rulec.driver.worked_examples.walkthrough import Teller, view
from rulec.runtime.show import chance_text
from rulec.sema.expr import Odds

if TYPE_CHECKING:
    from rulec.backends.reference.worked_examples import BreakdownView, StartedMap, WorkedExample
    from rulec.driver.worked_examples.maps import Maps
    from rulec.ir.interp.api import Outcome, Ran
    from rulec.ir.interp.play.given_world import World
    from rulec.ir.nodes import Program
    from rulec.sema.model import Example, Model


Printed = tuple["WorkedExample", tuple["StartedMap", ...]]
"""An example in printed form, and its maps."""


def printed(teller: Teller, program: Program, example: Example, report: Report, maps: Maps | None = None) -> Printed:
    """Run an example, report its failure, and return its printed form. *maps* draws examples with a board."""
    from rulec.ir.interp.api import run_example

    drawn = maps if maps is not None and maps.shows(example) else None
    ran = run_example(program, teller.model, example, begun=drawn.begun if drawn is not None else None)
    tell(teller.model, ran, report)
    return teller.example(ran), drawn.of(ran) if drawn is not None else ()


def checked(
    model: Model, program: Program, example: Example, report: Report, begun: Callable[[World], None] | None = None
) -> Ran:
    """Run an example and report its failure. Breakdowns are computed only for a failure."""
    from rulec.ir.interp.api import run_example

    ran = run_example(program, model, example, explained=False, begun=begun)
    tell(model, ran if ran.passed else run_example(program, model, example), report)
    return ran


def tell(model: Model, ran: Ran, report: Report) -> None:
    """Report a failed example."""
    title = ran.example.title
    if ran.missing:
        lacks = [f"`{path}` ({show_type(of)})" for path, of, _ in ran.missing]
        report.error(
            "R0931",
            f"the example `{title}` does not give all that its rules need",
            ran.example.span,
            f"not given: {listed(lacks)}",
            hint=_way(model, ran.missing[0][0]),
        )
        return
    if ran.done is not None and ran.done.fault:
        report.error(
            "R0930", f"the example `{title}` does not come out", ran.done.span, ran.done.fault, hint=_anew(model, ran)
        )
        return
    for outcome in ran.outcomes:
        if not outcome.passed:
            report.error(
                "R0930",
                f"the example `{title}` does not come out",
                outcome.expectation.span,
                _label(model, outcome),
                notes=tuple(_notes(model, outcome)),
                hint=_anew(model, ran),
            )


def _anew(model: Model, ran: Ran) -> str:
    """Return the hint for an example inherited from a parent: override it with the result that holds here."""
    file = ran.example.span.source.path
    if model.changes.files.get(file, model.pack) == model.pack:
        return ""
    return f'write `override example "{ran.example.title}"` with what holds here'


def _way(model: Model, path: str) -> str:
    """Return the hint for a missing given."""
    fact = model.facts.get(path.partition("(")[0])
    return f"add `stated {path}` or `stated not {path}`" if fact is not None else f"add `given {path}: …`"


def _label(model: Model, outcome: Outcome) -> str:
    from rulec.ir.interp.api import value_text

    if outcome.fault:
        return outcome.fault
    if outcome.left is None or outcome.right is None:
        return "this does not hold"
    left, right = (value_text(model, side.type, side) for side in (outcome.left, outcome.right))
    if isinstance(outcome.expectation.left, Odds) and outcome.left.amount is not None:
        left = f"{left}, about {chance_text(outcome.left.amount)}"
    if outcome.expectation.op == "=":
        return f"the rules give {left}, not {right}"
    return f"the left side is {left}, the right side is {right}"


def _notes(model: Model, outcome: Outcome) -> Iterator[str]:
    for breakdown in outcome.breakdowns:
        yield from _steps(view(model, breakdown))


def _steps(shown: BreakdownView) -> Iterator[str]:
    yield f"{shown.function} = {shown.value}"
    for line in shown.lines:
        if line.state == "applied":
            source = f" from {line.source}" if line.source else ""
            sums = f"{line.amount} = {line.total}: " if line.total else ""
            yield f"  {sums}{line.label}{source}"
