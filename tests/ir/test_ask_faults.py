"""Faults put into how people are asked: each must be noticed by the examples of the fair, or by its random worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rulec.backends.python import statements as printed
from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.driver.worked_examples.run import run_examples
from rulec.ir import nodes as ir
from rulec.ir import verify
from rulec.ir.interp import statements as walked
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.machine import Interpreter
from rulec.ir.lower.effects import statements
from rulec.runtime.game import asking
from tests.catalogue.manor import files_of
from tests.property.equality import FOLDERS, differences

Patch = pytest.MonkeyPatch


def _asked(m: Patch, change: Callable[[ir.Ask], ir.Ask]) -> None:
    right = statements.ask
    m.setattr(
        statements, "ask", lambda work, stmt: [change(s) if isinstance(s, ir.Ask) else s for s in right(work, stmt)]
    )


def the_default_is_forgotten(m: Patch) -> None:
    _asked(m, lambda s: replace(s, default=None))


def the_ends_change_places(m: Patch) -> None:
    _asked(m, lambda s: replace(s, low=s.high, high=s.low))


def an_order_is_a_choice(m: Patch) -> None:
    _asked(m, lambda s: replace(s, form="some") if s.form == "order" else s)


def none_is_not_offered(m: Patch) -> None:
    _asked(m, lambda s: replace(s, optional=False))


def the_question_has_another_name(m: Patch) -> None:
    _asked(m, lambda s: replace(s, key="other"))


def one_player_is_told_what_all_are(m: Patch) -> None:
    right = printed.write_effect
    m.setattr(
        printed,
        "write_effect",
        lambda to, stmt: right(to, replace(stmt, who=None) if isinstance(stmt, ir.Tell) else stmt),
    )


def python_asks_for_nothing_in_order(m: Patch) -> None:
    m.setattr(asking.Asks, "order", lambda self, ask, who, told, offers, default=None: tuple(offers))


def the_interpreter_passes_what_is_closed(m: Patch) -> None:
    right = walked._ask

    def ask(walker: Interpreter, stmt: ir.Ask, frame: Frame, function: ir.Function) -> object:
        if isinstance(stmt.offers, ir.Along) and isinstance(stmt.offers.through, ir.Over):
            stmt = replace(stmt, offers=replace(stmt.offers, through=stmt.offers.through.source))
        return right(walker, stmt, frame, function)

    m.setattr(walked, "_ask", ask)


def python_leads_nowhere(m: Patch) -> None:
    m.setattr(asking.Asks, "path", lambda self, ask, who, told, way, default=(): ())


def the_interpreter_asks_one_after_another(m: Patch) -> None:
    right = walked._ask
    m.setattr(walked, "_ask", lambda *given: right(*given) if given[1].form != "amount" else 0)


FAULTS = [
    the_default_is_forgotten,
    the_ends_change_places,
    an_order_is_a_choice,
    none_is_not_offered,
    the_question_has_another_name,
    one_player_is_told_what_all_are,
    python_asks_for_nothing_in_order,
    the_interpreter_passes_what_is_closed,
    python_leads_nowhere,
    the_interpreter_asks_one_after_another,
]


def compiled(report: Report, change: tuple[str, str] = ("", "")) -> Compiled | None:
    """The fair, compiled now, with something in its rules changed."""
    files = files_of(FOLDERS[-1] / "fair")
    assert change[0].encode() in files["fair.rules"]
    files["fair.rules"] = files["fair.rules"].replace(change[0].encode(), change[1].encode(), 1)
    return compile_pack(PackFiles("fair", files), report, backends=("python",), verify=False)


def found() -> list[str]:
    """What is noticed when the fair is compiled and run now."""
    report = Report()
    made = compiled(report)
    if made is None:
        return [d.headline for d in report.found]
    wrong = verify.verify(made.program)
    if wrong:
        return wrong
    run_examples(made, report)
    return [d.headline for d in report.found] or list(differences(made, 200, 5))


def test_without_a_fault_nothing_is_found() -> None:
    assert found() == []


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.__name__ for fault in FAULTS])
def test_the_fault_is_noticed(monkeypatch: Patch, fault: Callable[[Patch], None]) -> None:
    fault(monkeypatch)
    assert found()


@pytest.mark.parametrize(
    ("line", "instead", "label"),
    [
        ("bid: 4 gold, bid: 3 gold", "bid: 4 gold, bid: 6 gold", "`bid`: the answer is not among what is offered"),
        ("walkers: {ann, tom}", "walkers: {ann, ann}", "`walkers`: the answer is not among what is offered"),
        ("row: {ann, tom}", "row: {ann}", "`row`: the answer is not among what is offered"),
        ("champion: ann", "champion: Guard(house: house)", "`champion`: the answer is not among what is offered"),
        ("answered higher: yes", "answered higher: yes, higher: no", "nothing asks for what is `answered`: `higher`"),
        (
            "champion: none",
            "walkers: {tom}",
            "it is not said what is answered to `champion`: Who leads Oak?",
        ),
    ],
)
def test_an_example_with_a_wrong_answer_does_not_come_out(line: str, instead: str, label: str) -> None:
    report = Report()
    made = compiled(report, (line, instead))
    assert made is not None, [d.headline for d in report.found]
    run_examples(made, report)
    assert [d.code.number for d in report.found] == ["R0930"]
    assert label in report.found[0].primary.label
