"""What costs next to nothing is asked first, as long as nothing can tell the difference."""

from __future__ import annotations

from rulec.base.records import replace
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.opt.common_subexpressions import hoist
from rulec.ir.opt.reorder_tests import cheapest_first
from tests.ir.test_passes import HERE, add, at_least, function, load, local, n, when

MARKED = ir.BitTest(load(local("guard"), "marks"), n(3), span=HERE)
THERE = ir.IsNone(load(local("guard"), "friend"), negated=True, span=HERE)
BEHIND = ir.BitTest(load(load(local("guard"), "friend"), "marks"), n(3), span=HERE)


def day(number: int) -> ir.Compare:
    return ir.Compare("==", local("day"), n(number), span=HERE)


def after(*asked: ir.Expr) -> tuple[ir.Expr, ...]:
    (only,) = cheapest_first(function(when(make.both(asked, HERE), add(1)))).body
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
    asked = ir.Call("strong", (local("guard"),), span=HERE)
    cell = ir.Compare("==", ir.Cell("wages", (local("day"),), span=HERE), n(2), span=HERE)
    for may_fail in (asked, cell, ir.Not(asked, span=HERE)):
        assert after(MARKED, may_fail, day(3)) == (MARKED, may_fail, day(3))
        assert after(may_fail, MARKED, day(3)) == (may_fail, day(3), MARKED)


def test_a_chain_that_is_no_longer_read_for_certain_is_not_bound() -> None:
    before = function(when(make.both((MARKED, day(3)), HERE), add(1)), when(make.both((MARKED, day(4)), HERE), add(2)))
    assert isinstance(hoist(before).body[0], ir.Assign)
    assert all(isinstance(stmt, ir.If) for stmt in hoist(cheapest_first(before)).body)
