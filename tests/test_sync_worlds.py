"""The searches of `python -m tests.sync --all` that CI's sample leaves out: worlds grown from examples, and turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.ir.nodes import Program
from rulec.sema.model import Model
from tests.catalogue.manor import compile_with
from tests.sync.collect import literals
from tests.sync.many import Many
from tests.sync.pack import Base
from tests.sync.played import outcome
from tests.sync.turned import Turned
from tests.sync.varied import Grown, changed_statements, statements_of
from tests.sync.verdict import Judge

CATALOGUE = Path(__file__).parent / "catalogue"
HIDDEN = """\
value hidden(guard: Guard, house: House) -> Rank "A case behind others"
    high when guard.level > 3 levels
    middle when house.gold > 17 gold and house.gold < 20 gold
    otherwise low
    cites book "Pay" 1
    example "The first of them"
        cites book "Pay" 1
        given guard.level: 4, house.gold: 5
        expect hidden(guard, house) = high
"""


def compiled(text: str) -> tuple[Program, Model]:
    made, report = compile_with({"hidden.rules": text})
    assert made is not None, [d.headline for d in report.found]
    return made.program, made.model


def test_an_example_grows_into_every_case() -> None:
    program, model = compiled(HIDDEN)
    examples = [example for example in model.examples.values() if example.of == "hidden"]
    alone = Grown(program, model, "hidden", examples, [0, 3, 17, 20], 1, outcome)
    assert {one.came_by for one in alone.found} == {frozenset({0, 1, 2})}  # the first test, its note and its answer
    grown = Grown(program, model, "hidden", examples, [0, 3, 17, 20], 400, outcome)
    every = statements_of(program.functions["hidden"].body)
    assert frozenset().union(*(one.came_by for one in grown.found)) == frozenset(range(len(list(every))))


def test_a_change_is_tried_on_what_comes_by_it() -> None:
    program, model = compiled(HIDDEN)
    other, _ = compiled(HIDDEN.replace("> 17 gold", "> 18 gold"))
    changed = changed_statements(program.functions["hidden"], other.functions["hidden"])
    assert changed is not None
    assert len(changed) == 1
    examples = [example for example in model.examples.values() if example.of == "hidden"]
    there = Grown(program, model, "hidden", examples, [0, 3, 17, 20], 400, outcome).coming_by(changed)
    assert there
    assert all(changed <= one.came_by for one in there)
    assert any(outcome(other, model, one.example) != one.outcome for one in there)


def test_a_sequence_is_judged_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the turns most of it would show nothing."""
    base = Base("hamlet", CATALOGUE)
    text = base.text("ground.rules")
    begin, end = text.index("sequence turn"), text.index("view yard")
    there = [one for one in literals(base) if one.file == "ground.rules" and begin < one.start < end]
    wanted = [one for one in there if one.kind == "happening" and one.sort != "text"]
    assert len(wanted) > 4
    judge = Judge(base, 1)
    judge.further = Many(judge).played.differs_further
    assert [one.text for one in wanted if not judge.judge(one).ok] == []
    monkeypatch.setattr(Turned, "differs", lambda *_: False)
    assert [one.text for one in wanted if not judge.judge(one).ok]
