"""The passes over the lowered form: before and after, worked by hand; and the verifier."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulec.base.spans import nowhere
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.interp.machine import EVAL
from rulec.ir.opt.common_subexpressions import PURE, calls_once, certain, hoist, outermost
from rulec.ir.opt.erase_notes import strip_notes
from rulec.ir.opt.max_to_if import chosen
from rulec.ir.opt.merge_tests import grouped
from rulec.ir.verify import verify
from tests.ir.bench import compiled, quantity

HERE = nowhere()


def n(value: int) -> ir.Const:
    return make.number(value, HERE)


def local(name: str) -> ir.Local:
    return ir.Local(name, span=HERE)


def load(of: ir.Expr, field: str) -> ir.Load:
    return ir.Load(of, "Guard", field, span=HERE)


def at_least(of: ir.Expr, value: int) -> ir.Compare:
    return ir.Compare(">=", of, n(value), span=HERE)


def add(value: int) -> ir.Assign:
    return ir.Assign("value", make.plus(local("value"), n(value), HERE), span=HERE)


def function(*body: ir.Stmt) -> ir.Function:
    program, _ = compiled(quantity("base 10 gold"))
    return replace(program.functions["amount"], body=tuple(body))


def when(test: ir.Expr, *then: ir.Stmt) -> ir.If:
    return ir.If(test, tuple(then), span=HERE)


def test_folding() -> None:
    x = local("x")
    assert make.times(make.times(x, n(2), HERE), n(3), HERE) == make.times(x, n(6), HERE)
    assert make.plus(x, n(0), HERE) == x
    assert make.plus(x, n(-3), HERE) == ir.Arith("-", x, n(3), span=HERE)
    assert make.floor(make.times(x, n(6), HERE), 4, HERE) == ir.Arith("//", make.times(x, n(3), HERE), n(2), span=HERE)
    assert make.negation(at_least(x, 3), HERE) == ir.Compare("<", x, n(3), span=HERE)
    assert make.both((make.truth(True, HERE), at_least(x, 1), at_least(x, 1)), HERE) == at_least(x, 1)


def test_stripping_takes_notes_and_what_they_needed() -> None:
    before = function(
        ir.Assign("value", n(0), span=HERE),
        ir.Assign("amount 1", load(local("guard"), "level"), temp=True, span=HERE),
        ir.Note(n(0), local("amount 1"), span=HERE),
        ir.Assign("value", make.plus(local("value"), local("amount 1"), HERE), span=HERE),
        ir.Assign("before", local("value"), span=HERE),
        ir.Assign("value", make.floor(local("value"), 5, HERE), span=HERE),
        ir.Note(n(0), make.minus(local("value"), local("before"), HERE), span=HERE),
        ir.Return(local("value"), span=HERE),
    )
    assert strip_notes(before).body == (
        ir.Assign("value", load(local("guard"), "level"), span=HERE),
        ir.Return(make.floor(local("value"), 5, HERE), span=HERE),
    )


def test_stripping_joins_what_was_apart_for_a_beaten_note() -> None:
    beaten = at_least(load(local("guard"), "luck"), 1)
    asked = at_least(load(local("guard"), "level"), 2)
    note = ir.Note(n(-1), n(0), span=HERE)
    before = function(when(asked, ir.If(beaten, (note,), (add(5),), span=HERE)), ir.Return(local("value"), span=HERE))
    joined = make.both((asked, make.negation(beaten, HERE)), HERE)
    assert strip_notes(before).body[0] == when(joined, add(5))


def test_hoisting_binds_what_is_read_twice() -> None:
    level = load(local("guard"), "level")
    before = function(when(at_least(level, 1), add(1)), when(at_least(level, 2), add(2)))
    after = hoist(before).body
    assert after[0] == ir.Assign("guard level", level, span=HERE)
    assert after[1] == when(at_least(local("guard level"), 1), add(1))


def test_hoisting_leaves_what_may_not_be_read() -> None:
    friend = load(local("guard"), "friend")
    inner = load(friend, "level")
    there = ir.IsNone(friend, negated=True, span=HERE)
    test = make.both((there, at_least(inner, 1)), HERE)
    after = hoist(function(when(test, add(1)), when(test, add(2)))).body
    assert after[0] == ir.Assign("guard friend", friend, span=HERE)
    assert len(after) == 3  # the level behind it stays behind the question


def test_what_is_asked_twice_is_asked_once() -> None:
    way = ir.Geometry("distance of spots", (load(local("guard"), "stands"), load(local("guard"), "aim")), span=HERE)
    before = function(ir.Assign("value", way, span=HERE), when(at_least(way, 500), add(1)))
    program, _ = compiled(quantity("base 10 gold"))
    asked = calls_once(before, program, PURE).body
    assert asked == (
        ir.Assign("distance", way, span=HERE),
        ir.Assign("value", local("distance"), span=HERE),
        when(at_least(local("distance"), 500), add(1)),
    )
    # what stands behind a question that may fail before it stays there
    level = at_least(load(local("guard"), "level"), 1)
    behind = function(when(make.both((level, at_least(way, 2)), HERE), add(1)), when(at_least(way, 3), add(2)))
    assert calls_once(behind, program, PURE).body == behind.body


def test_what_is_thrown_twice_is_thrown_twice() -> None:
    call = ir.Call("amount", (local("guard"),), span=HERE)
    before = function(ir.Assign("value", call, span=HERE), when(at_least(call, 500), add(1)))
    program, _ = compiled(quantity("base 10 gold"))
    assert len(calls_once(before, program, PURE).body) == len(before.body) + 1
    thrown = {**program.functions, "amount": replace(program.functions["amount"], sort="roll")}
    assert calls_once(before, replace(program, functions=thrown), PURE).body == before.body


def test_hoisting_binds_inside_a_block_what_only_the_block_reads() -> None:
    friend = load(local("guard"), "friend")
    there = ir.IsNone(friend, negated=True, span=HERE)
    marks = load(friend, "marks")
    bits = [ir.BitTest(marks, n(i), span=HERE) for i in (0, 1)]
    asked = [when(make.both((there, bit), HERE), add(1)) for bit in bits]
    shape = grouped(outermost(function(*asked)))
    after = hoist(shape).body
    known, sets = local("guard friend"), local("guard friend marks")
    bound = ir.Assign("guard friend marks", load(known, "marks"), span=HERE)
    inner = [when(ir.BitTest(sets, n(i), span=HERE), add(1)) for i in (0, 1)]
    assert after == (
        ir.Assign("guard friend", friend, span=HERE),
        when(ir.IsNone(known, negated=True, span=HERE), bound, *inner),
    )


def test_runs_of_questions_about_one_set() -> None:
    marks = local("marks")
    asked = [when(ir.BitTest(marks, n(i), span=HERE), add(i + 1)) for i in range(3)]
    some = ir.AnyBit(marks, (n(0), n(1), n(2)), span=HERE)
    assert grouped(function(*asked)).body == (when(some, *asked),)
    assert grouped(function(*asked[:2])).body == tuple(asked[:2])
    of_a_thing = load(local("guard"), "marks")
    asked = [when(ir.BitTest(of_a_thing, n(i), span=HERE), add(i + 1)) for i in range(3)]
    assert grouped(function(*asked)).body == (when(replace(some, mask=of_a_thing), *asked),)
    pairs = [when(ir.AnyBit(marks, (n(i), n(i + 1)), span=HERE), add(i)) for i in range(3)]
    some = ir.AnyBit(marks, (n(0), n(1), n(2), n(3)), span=HERE)
    assert grouped(function(*pairs)).body == (when(some, *pairs),)
    assert grouped(function(*pairs[:2])).body == tuple(pairs[:2])
    moved = [when(each.test, ir.Assign("marks", n(7), span=HERE)) for each in pairs]
    assert grouped(function(*moved)).body == tuple(moved)


def test_the_greatest_of_known_amounts_is_a_choice() -> None:
    def member(test: ir.Expr, amount: int) -> ir.If:
        less = ir.Compare("<", local("best"), n(amount), span=HERE)
        return when(make.both((test, less), HERE), ir.Assign("best", n(amount), span=HERE))

    strong, weak = at_least(local("guard"), 9), at_least(local("guard"), 2)
    apply = ir.Assign("value", ir.Arith("-", local("value"), local("best"), span=HERE), span=HERE)
    before = function(ir.Assign("best", n(0), span=HERE), member(weak, 5), member(strong, 20), apply)
    assert chosen(before).body == (ir.If(strong, (add(-20),), (when(weak, add(-5)),), span=HERE),)
    read_again = function(*before.body, ir.Return(local("best"), span=HERE))
    assert chosen(read_again) == read_again


def test_members_of_one_set_that_give_the_same_are_asked_together() -> None:
    marks, near = local("marks"), at_least(local("guard"), 2)

    def member(at: int, amount: int, *besides: ir.Expr) -> ir.If:
        less = ir.Compare("<", local("best"), n(amount), span=HERE)
        test = make.both((ir.BitTest(marks, n(at), span=HERE), *besides, less), HERE)
        return when(test, ir.Assign("best", n(amount), f"mark {at}: worn", span=HERE))

    apply = ir.Assign("value", ir.Arith("+", local("value"), local("best"), span=HERE), span=HERE)
    members = (member(0, 5, near), member(1, 5, near), member(2, 5), member(3, 20), member(4, 5), member(5, 20))
    (chain,) = chosen(function(ir.Assign("best", n(0), span=HERE), *members, apply)).body
    links = []
    while isinstance(chain, ir.If):
        (done,) = chain.then
        assert isinstance(done, ir.Assign)
        links.append((chain.test, done.comment))
        chain = chain.other[0] if chain.other else apply
    assert links == [
        (ir.AnyBit(marks, (n(3), n(5)), span=HERE), "mark 3, mark 5: worn"),
        (make.both((ir.AnyBit(marks, (n(0), n(1)), span=HERE), near), HERE), "mark 0, mark 1: worn"),
        (ir.AnyBit(marks, (n(2), n(4)), span=HERE), "mark 2, mark 4: worn"),
    ]


def test_what_may_not_be_asked_is_not_asked_first() -> None:
    """A fault of what a condition asks must not come where there is nothing to ask it of."""
    asked = ir.Call("wage", (local("guard"),), span=HERE)
    empty = ir.Range(n(1), n(0), span=HERE)
    for value in (
        ir.Ordered("x", empty, "", at_least(asked, 1), (), "", True, span=HERE),
        ir.Ordered("x", empty, "", None, (ir.Key(True, asked, span=HERE),), "", True, span=HERE),
        ir.Over("list", "x", empty, "", at_least(asked, 1), None, span=HERE),
        ir.Between(n(2), n(1), asked, span=HERE),
        ir.Bool("and", (at_least(n(0), 1), at_least(asked, 1)), span=HERE),
    ):
        assert asked not in list(certain(ir.Assign("x", value, span=HERE))), value
    assert asked in list(certain(ir.Assign("x", ir.Between(n(1), asked, n(2), span=HERE), span=HERE)))


def test_grouping_asks_once() -> None:
    a, b, c = (at_least(local("guard"), i) for i in (1, 2, 3))
    before = function(when(make.both((a, b), HERE), add(1)), when(make.both((a, c), HERE), add(2)))
    assert grouped(before).body == (when(a, when(b, add(1)), when(c, add(2))),)


def test_grouping_leaves_what_the_first_changes() -> None:
    a = at_least(local("value"), 1)
    before = function(when(a, add(1)), when(a, add(2)))
    assert grouped(before).body == before.body


def _verified(*body: ir.Stmt) -> list[str]:
    program, _ = compiled(quantity("base 10 gold"))
    changed = {**program.functions, "amount": function(*body)}
    return verify(replace(program, functions=changed))


def test_the_verifier_finds_what_cannot_be() -> None:
    value = ir.Return(n(1), span=HERE)
    assert _verified(value) == []
    assert "before it is bound" in _verified(ir.Return(local("nobody"), span=HERE))[0]
    assert "without an answer" in _verified(ir.Assign("x", n(1), span=HERE))[0]
    assert "behind an answer" in _verified(value, value)[0]
    assert "tests Arith" in _verified(when(ir.Arith("+", local("guard"), n(1), span=HERE), value), value)[0]
    assert "which is not there" in _verified(ir.Return(ir.Call("nobody", (), span=HERE), span=HERE))[0]
    assert "arguments" in _verified(ir.Return(ir.Call("wage", (), span=HERE), span=HERE))[0]
    assert "does not have" in _verified(ir.Note(n(99), n(0), span=HERE), value)[0]
    assert "wrong number" in _verified(ir.Return(ir.Cell("prices.price", (), span=HERE), span=HERE))[0]
    divided = ir.Arith("//", local("guard"), n(0), span=HERE)
    assert "floor-divides" in _verified(ir.Return(divided, span=HERE))[0]


TRUE = at_least(local("guard"), 1)
COUNTED: tuple[ir.Expr, ...] = (
    TRUE,
    ir.Arith("+", n(1), TRUE, span=HERE),
    ir.Arith("*", ir.Not(TRUE, span=HERE), n(2), span=HERE),
    ir.Negate(ir.IsNone(local("guard"), span=HERE), span=HERE),
    ir.Quotient(n(1), make.both((TRUE, TRUE), HERE), "nothing", span=HERE),
    ir.MinMax("max", (n(1), ir.InSet(local("guard"), (n(1),), span=HERE)), span=HERE),
    ir.IfElse(ir.Compare("<", TRUE, n(1), span=HERE), n(1), n(2), span=HERE),
    ir.IfElse(TRUE, n(1), TRUE, span=HERE),
    ir.Over("sum", "x", ir.Range(n(1), n(2), span=HERE), "", None, TRUE, span=HERE),
    ir.Over("sum", "x", ir.Range(n(1), TRUE, span=HERE), "", None, None, span=HERE),
    ir.Root(ir.Between(n(1), local("guard"), n(2), span=HERE), 2, False, span=HERE),
    ir.Const("seven", span=HERE),
)


@pytest.mark.parametrize("counted", COUNTED)
def test_the_verifier_refuses_a_truth_that_is_counted_with(counted: ir.Expr) -> None:
    assert "counts with" in _verified(ir.Return(counted, span=HERE))[0]
    assert (
        _verified(ir.Assign("x", n(1), span=HERE), ir.Return(ir.Arith("+", local("x"), n(1), span=HERE), span=HERE))
        == []
    )
    assert "counts with" in _verified(ir.Assign("x", TRUE, span=HERE), ir.Return(local("x"), span=HERE))[0]


def _way(word: str, thing: ir.Expr | None) -> ir.Along:
    none = ir.Items((), span=HERE)
    return ir.Along(word, thing, local("guard"), none, none, "x", none, span=HERE)


@pytest.mark.parametrize(
    ("expr", "found"),
    [
        (_way("around", None), "goes along `around`"),
        (_way("steps", n(1)), "goes along `steps`"),
        (_way("on_chain", None), "goes along `on_chain`"),
        (_way("cheapest", None), "goes along `cheapest`"),
        (replace(_way("steps", None), cost=n(1)), "goes along `steps`"),
        (ir.Geometry("depth", (), span=HERE), "asks of the ground `depth`"),
        (ir.Happened("e", (), "often", 0, span=HERE), "happened `often`"),
        (ir.Happened("e", (), "ever", 1, span=HERE), "happened `ever` 1"),
        (ir.Happened("e", (), "within", 0, span=HERE), "happened `within` 0"),
        (ir.Arith("%", n(1), n(2), span=HERE), "has the operator `%`"),
        (ir.Compare("~", n(1), n(2), span=HERE), "compares by `~`"),
        (ir.Throw("here", "d6", (), span=HERE), "throws no dice"),
        (ir.Throw("here", "d6", (1, 2), 0, span=HERE), "throws no dice"),
    ],
)
def test_the_verifier_knows_the_words_of_an_expression(expr: ir.Expr, found: str) -> None:
    assert any(found in told for told in _verified(ir.Return(expr, span=HERE)))


@pytest.mark.parametrize(
    "expr",
    [
        *(_way(word, None) for word in ("linked", "steps", "path", "path_to")),
        _way("on_chain", local("guard")),
        *(replace(_way(word, None), cost=n(1)) for word in ("cheapest", "cheapest_way")),
        *(ir.Happened("e", (), form, 0, span=HERE) for form in ("this", "last", "ever", "first")),
        ir.Happened("e", (), "within", 2, span=HERE),
        *(ir.Compare(op, n(1), n(2), span=HERE) for op in ("==", "!=", "<", "<=", ">", ">=", "is", "is not")),
        *(ir.Arith(op, n(1), n(2), span=HERE) for op in ("+", "-", "*", "//")),
    ],
)
def test_the_verifier_takes_the_words_that_there_are(expr: ir.Expr) -> None:
    told = _verified(ir.Assign("x", expr, span=HERE), ir.Return(n(1), span=HERE))
    assert [each for each in told if "asks the world" not in each] == []  # which `amount` does not have


@pytest.mark.parametrize("word", ["ahead", "toward", "turned", "middle", "closest", "turned shape", "block", "hull"])
def test_the_verifier_refuses_a_place_that_is_counted_with(word: str) -> None:
    counted = ir.Negate(ir.Geometry(word, (), span=HERE), span=HERE)
    assert "counts with Geometry" in _verified(ir.Return(counted, span=HERE))[0]


def test_a_local_bound_on_one_side_alone_is_not_bound() -> None:
    bind = ir.Assign("x", n(1), span=HERE)
    found = _verified(when(at_least(local("guard"), 1), bind), ir.Return(local("x"), span=HERE))
    assert "before it is bound" in found[0]


def test_every_expression_is_walked_and_printed() -> None:
    from typing import get_args

    from rulec.backends.python.expressions import PRINT
    from rulec.ir.opt.index_tables import Looked

    assert set(EVAL) == set(get_args(ir.Expr))
    assert set(PRINT) == {*get_args(ir.Expr), Looked}  # one of its own
