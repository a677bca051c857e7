"""Faults put into the lowering, the interpreter and the emission of what happens: each must be noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rulec.backends.python import expressions as exprs
from rulec.backends.python import functions
from rulec.backends.python import statements as printed
from rulec.ir import nodes as ir
from rulec.ir.analysis import call_graph
from rulec.ir.interp import statements as walked
from rulec.ir.interp import world_queries
from rulec.ir.interp.play import orders, state
from rulec.ir.lower.effects import messages, processes, statements
from tests.ir.hamlet import faults

Patch = pytest.MonkeyPatch


def _changed(m: Patch, change: Callable[[ir.Store], ir.Store]) -> None:
    right = statements.DeedLowering.change
    m.setattr(
        statements.DeedLowering,
        "change",
        lambda self, stmt: [change(s) if isinstance(s, ir.Store) else s for s in right(self, stmt)],
    )


def raise_lowers(m: Patch) -> None:
    _changed(m, lambda s: replace(s, op="subtract", limit=None) if s.op == "add" else s)


def no_limit(m: Patch) -> None:
    _changed(m, lambda s: replace(s, limit=None))


def put_takes(m: Patch) -> None:
    _changed(m, lambda s: replace(s, op="take", until="") if s.op == "put" else s)


def take_puts(m: Patch) -> None:
    _changed(m, lambda s: replace(s, op="put") if s.op == "take" else s)


def success_is_failure(m: Patch) -> None:
    right = statements.DeedLowering.chance

    def chance(self: statements.DeedLowering, stmt: statements.d.Chance) -> list[ir.Stmt]:
        turned = tuple(replace(o, success=not o.success) for o in stmt.outcomes)
        return right(self, replace(stmt, outcomes=turned))

    m.setattr(statements.DeedLowering, "chance", chance)


def margins_are_forgotten(m: Patch) -> None:
    right = statements.DeedLowering.chance

    def chance(self: statements.DeedLowering, stmt: statements.d.Chance) -> list[ir.Stmt]:
        return right(self, replace(stmt, outcomes=tuple(replace(o, by=None) for o in stmt.outcomes)))

    m.setattr(statements.DeedLowering, "chance", chance)


def orders_are_forgotten(m: Patch) -> None:
    right = statements.Lowering.ordered
    m.setattr(
        statements.Lowering,
        "ordered",
        lambda self, variable, source, where, keys, known, **rest: right(
            self, variable, source, where, (), known, **rest
        ),
    )


def highest_is_lowest(m: Patch) -> None:
    right = statements.Lowering.ordered

    def ordered(self, variable, source, where, keys, known, **rest):  # type: ignore[no-untyped-def]
        turned = tuple((not highest, value) for highest, value in keys)
        return right(self, variable, source, where, turned, known, **rest)

    m.setattr(statements.Lowering, "ordered", ordered)


def everything_is_chosen_from(m: Patch) -> None:
    right = statements.Lowering.ordered
    m.setattr(
        statements.Lowering,
        "ordered",
        lambda self, variable, source, where, keys, known, **rest: right(
            self, variable, source, None, keys, known, **rest
        ),
    )


def no_lots(m: Patch) -> None:
    m.setattr(statements.DeedLowering, "lot", lambda self, variable, ordering: "")


def one_after_another(m: Patch) -> None:
    right = statements.DeedLowering.loop

    def loop(self: statements.DeedLowering, stmt: statements.d.Loop) -> list[ir.Stmt]:
        return right(self, replace(stmt, together=False))

    m.setattr(statements.DeedLowering, "loop", loop)


def nothing_follows(m: Patch) -> None:
    right = statements.DeedLowering.note
    m.setattr(
        statements.DeedLowering,
        "note",
        lambda self, stmt: [s for s in right(self, stmt) if not isinstance(s, ir.Do)],
    )


def nothing_is_noted(m: Patch) -> None:
    right = statements.DeedLowering.note
    m.setattr(
        statements.DeedLowering,
        "note",
        lambda self, stmt: [s for s in right(self, stmt) if not isinstance(s, ir.Happen)],
    )


def triggers_are_always_pulled(m: Patch) -> None:
    right = processes._Deeds.upon
    m.setattr(processes._Deeds, "upon", lambda self, upon: right(self, replace(upon, when=None)))


def nothing_is_needed(m: Patch) -> None:
    right = processes._Deeds.refusals
    m.setattr(
        processes._Deeds, "refusals", lambda self, act, name, sort, needs, *of: right(self, act, name, sort, (), *of)
    )


def a_need_is_always_asked(m: Patch) -> None:
    right = processes._Deeds.refusals
    m.setattr(
        processes._Deeds,
        "refusals",
        lambda self, act, name, sort, needs, *of: right(
            self, act, name, sort, tuple(replace(need, when=None) for need in needs), *of
        ),
    )


def it_costs_nothing(m: Patch) -> None:
    right = processes._Deeds.cost
    m.setattr(processes._Deeds, "cost", lambda self, act: right(self, replace(act, costs=act.costs[1:])))


def costs_without_conditions(m: Patch) -> None:
    right = processes._Deeds.cost

    def cost(self: processes._Deeds, act: processes.d.Act) -> list[ir.Function]:
        return right(self, replace(act, costs=tuple(replace(c, when=None) for c in act.costs)))

    m.setattr(processes._Deeds, "cost", cost)


def messages_are_mixed_up(m: Patch) -> None:
    m.setattr(
        messages.Messages, "add",
        lambda self, text, known, name="", cures=(): (self.found.append(ir.Message(("No.",), "", "no")) or 0, ()),
    )  # fmt: skip


def the_interpreter_pays_nothing(m: Patch) -> None:
    m.setattr(orders, "_pay", lambda world, act, given: None)


def the_interpreter_keeps_what_is_refused(m: Patch) -> None:
    m.setattr(state.Play, "back", lambda self: None)


def the_interpreter_forgets_things(m: Patch) -> None:
    m.setattr(state.Play, "add", lambda self, thing: None)


def the_interpreter_drops_nothing(m: Patch) -> None:
    m.setattr(state.Play, "drop", lambda self, thing: None)


def the_interpreter_tells_nothing(m: Patch) -> None:
    m.setattr(state.Play, "tell", lambda self, who, message, arguments: None)


def the_interpreter_hears_of_everything(m: Patch) -> None:
    m.setattr(state.Play, "happened", lambda self, event, form, count, arguments, given: True)


def the_interpreter_goes_past_limits(m: Patch) -> None:
    m.setattr(walked, "within", lambda now, value, most, least: value)


def the_interpreter_draws_no_lots(m: Patch) -> None:
    m.setattr(world_queries, "lot", lambda walker, address, sides: 1)


def python_ignores_the_end_of_what_is_put(m: Patch) -> None:
    right = printed._store
    m.setattr(printed, "_store", lambda to, stmt: right(to, replace(stmt, until="")))


def python_goes_past_limits(m: Patch) -> None:
    right = printed._store
    m.setattr(printed, "_store", lambda to, stmt: right(to, replace(stmt, limit=None)))


def python_lists_in_any_order(m: Patch) -> None:
    m.setattr(exprs.Printer, "_key", lambda self, expr: "")


def python_shares_dice(m: Patch) -> None:
    right = functions.Statements.turn
    m.setattr(functions.Statements, "turn", lambda self, stmt, body: right(self, replace(stmt, apart=""), body))


def python_asks_for_anything(m: Patch) -> None:
    right = exprs.Printer._happened
    m.setitem(
        exprs.PRINT, ir.Happened, lambda self, expr: right(self, replace(expr, arguments=(None,) * len(expr.arguments)))
    )


def the_world_is_not_passed(m: Patch) -> None:
    m.setattr(call_graph, "_reads_world", lambda node: False)


SEEDED = [
    value
    for name, value in list(globals().items())
    if getattr(value, "__annotations__", {}).get("m") == "Patch" and not name.startswith("_")
]
# what the examples cannot see, for they are read from a tape that lies on one table
BY_CHANCE = {"python_shares_dice", "the_interpreter_draws_no_lots"}


def test_nothing_is_noticed_where_nothing_is_wrong() -> None:
    assert faults() == []


@pytest.mark.parametrize("fault", SEEDED, ids=lambda f: f.__name__)
def test_seeded_fault_is_noticed(fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    fault(monkeypatch)
    found = faults()
    if not found and fault.__name__ in BY_CHANCE:
        from tests.ir.hamlet import hamlet
        from tests.property.equality import differences

        found = list(differences(hamlet(), 1200, seed=5))
    assert found, f"{fault.__name__} was not noticed"
