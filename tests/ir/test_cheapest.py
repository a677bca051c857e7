"""What costs next to nothing is asked first, as long as nothing can tell the difference."""

from __future__ import annotations

from rulec.base.records import replace
from rulec.base.types import TruthType
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.opt.common_subexpressions import hoist
from rulec.ir.opt.reorder_tests import calls_last, cheapest_first
from tests.ir.test_passes import HERE, add, at_least, function, load, local, n, when

MARKED = ir.BitTest(load(local("guard"), "marks"), n(3), span=HERE)
THERE = ir.IsNone(load(local("guard"), "friend"), negated=True, span=HERE)
BEHIND = ir.BitTest(load(load(local("guard"), "friend"), "marks"), n(3), span=HERE)
CALLED = ir.Call("strong", (local("guard"),), span=HERE)


def day(number: int) -> ir.Compare:
    return ir.Compare("==", local("day"), n(number), span=HERE)


def after(*asked: ir.Expr) -> tuple[ir.Expr, ...]:
    (only,) = cheapest_first(function(when(make.both(asked, HERE), add(1))), {"may fail"}).body
    assert isinstance(only, ir.If)
    assert isinstance(only.test, ir.Bool)
    return only.test.values


def test_a_known_local_is_asked_for_before_the_members_of_a_set() -> None:
    either = make.either((day(3), day(4)), HERE)
    assert after(MARKED, day(3)) == (day(3), MARKED)
    assert after(MARKED, either, at_least(local("guard"), 2)) == (either, MARKED, at_least(local("guard"), 2))
    other = replace(day(3), op="!=")  # holds nearly always
    assert after(MARKED, other) == (MARKED, other)
    negated = ir.Not(make.both((MARKED, day(3)), HERE), span=HERE)
    assert after(MARKED, negated) == (MARKED, ir.Not(make.both((day(3), MARKED), HERE), span=HERE))


def test_what_has_to_be_there_is_asked_before() -> None:
    assert after(THERE, BEHIND, day(3)) == (day(3), THERE, BEHIND)
    assert after(THERE, BEHIND) == (THERE, BEHIND)


def test_nothing_goes_past_what_may_fail() -> None:
    asked = ir.Call("may fail", (local("guard"),), span=HERE)
    cell = ir.Compare("==", ir.Cell("wages", (local("day"),), span=HERE), n(2), span=HERE)
    for may_fail in (asked, cell, ir.Not(asked, span=HERE)):
        assert after(MARKED, may_fail, day(3)) == (MARKED, may_fail, day(3))
        assert after(may_fail, MARKED, day(3)) == (may_fail, day(3), MARKED)


def test_what_takes_a_call_is_asked_last() -> None:
    assert after(CALLED, MARKED, day(3)) == (day(3), MARKED, CALLED)
    assert after(THERE, CALLED, BEHIND) == (THERE, BEHIND, CALLED)


def no_when(test: ir.Expr, comment: str = "") -> ir.If:
    return ir.If(test, (ir.Return(make.truth(False, HERE), comment, span=HERE),), span=HERE)


def yes_when(test: ir.Expr, comment: str = "") -> ir.If:
    return ir.If(test, (ir.Return(make.truth(True, HERE), comment, span=HERE),), span=HERE)


def fact(*body: ir.Stmt) -> ir.Function:
    return replace(function(*body), result=TruthType())


def answered(*body: ir.Stmt) -> tuple[ir.Stmt, ...]:
    return calls_last(fact(*body), {"may fail"}).body


def test_an_answer_that_hangs_on_a_call_is_given_behind_the_lines_that_need_none() -> None:
    last = ir.Return(MARKED, "mark", span=HERE)
    asked = answered(no_when(CALLED, "strong"), yes_when(day(3), "third day"), no_when(day(4)), last)
    negated = ir.Not(CALLED, span=HERE)
    assert asked == (
        ir.If(day(3), (ir.Return(negated, span=HERE),), span=HERE),
        no_when(day(4)),
        ir.Return(make.both((MARKED, negated), HERE), span=HERE),
    )
    told = [stmt.comment for stmt in (asked[0].then[0], asked[2]) if isinstance(stmt, ir.Return)]  # type: ignore[union-attr]
    assert told == ["third day; strong", "mark; strong"]
    yes = answered(yes_when(CALLED), no_when(day(4)), last)
    assert yes == (
        ir.If(day(4), (ir.Return(CALLED, span=HERE),), span=HERE),
        ir.Return(make.either((MARKED, CALLED), HERE), span=HERE),
    )


def test_a_call_stays_before_what_may_fail_or_takes_a_call_and_where_it_may_fail_itself() -> None:
    failing = ir.Call("may fail", (local("guard"),), span=HERE)
    for first, behind in ((failing, MARKED), (CALLED, failing), (CALLED, ir.Call("kind", (), span=HERE))):
        body = (no_when(first), ir.Return(behind, span=HERE))
        assert answered(*body) == body
    number = function(no_when(CALLED), ir.Return(n(3), span=HERE))
    assert calls_last(number, set()) == number


def test_a_chain_that_is_no_longer_read_for_certain_is_not_bound() -> None:
    before = function(when(make.both((MARKED, day(3)), HERE), add(1)), when(make.both((MARKED, day(4)), HERE), add(2)))
    assert isinstance(hoist(before).body[0], ir.Assign)
    assert all(isinstance(stmt, ir.If) for stmt in hoist(cheapest_first(before, set())).body)
