"""Questions about lists as loops: what they do for lists by chance is what the questions say."""

from __future__ import annotations

import random
from dataclasses import replace

from rulec.base.spans import nowhere
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.nodes import Break, Search
from rulec.ir.opt.search_loops import looped
from tests.ir.bench import compiled, quantity

HERE = nowhere()


def local(name: str) -> ir.Local:
    return ir.Local(name, span=HERE)


def over(word: str, variable: str, source: str, where: ir.Expr | None, body: ir.Expr | None) -> ir.Over:
    return ir.Over(word, variable, local(source), "", where, body, span=HERE)


def above(one: str, other: str) -> ir.Compare:
    return ir.Compare(">", local(one), local(other), span=HERE)


def none(test: ir.Expr) -> ir.Expr:
    return ir.Not(test, span=HERE)


def told(value: int) -> ir.Return:
    return ir.Return(make.number(value, HERE), span=HERE)


NESTED = over("any", "x", "xs", None, none(over("any", "y", "ys", None, above("y", "x"))))
"""Some x has no y above it."""
SUMMED = over("sum", "x", "xs", none(over("any", "y", "ys", None, above("y", "x"))), local("x"))
CASES = (
    (ir.If(NESTED, (told(1),), span=HERE), told(2)),
    (ir.If(none(NESTED), (told(1),), span=HERE), told(2)),
    (
        ir.If(
            NESTED,
            (ir.Assign("got", SUMMED, span=HERE),),
            (ir.Assign("got", over("count", "x", "xs", None, None), span=HERE),),
            span=HERE,
        ),
        ir.Return(local("got"), span=HERE),
    ),
    (
        ir.Assign("got", SUMMED, span=HERE),
        ir.If(none(over("any", "x", "ys", None, above("x", "got"))), (told(7),), span=HERE),
        ir.Return(local("got"), span=HERE),
    ),
)  # fmt: skip


class Found(Exception):
    """The answer."""


class Left(Exception):
    """A loop is left."""


def value(expr: ir.Expr, known: dict[str, object]) -> object:
    match expr:
        case ir.Const(value=it):
            return it
        case ir.Local(name=name):
            return known[name]
        case ir.Not(value=inner):
            return not value(inner, known)
        case ir.Bool(op=op, values=values):
            return (all if op == "and" else any)(value(one, known) for one in values)
        case ir.Arith(left=left, right=right):
            return value(left, known) + value(right, known)  # type: ignore[operator]
        case ir.Compare(op=op, left=left, right=right):
            one, other = value(left, known), value(right, known)
            return one > other if op == ">" else one <= other  # type: ignore[operator]
        case ir.Over(word=word, variable=variable, source=source, where=where, body=body):
            each = [{**known, variable: x} for x in value(source, known)]  # type: ignore[attr-defined]
            kept = [at for at in each if where is None or value(where, at)]
            if word == "count":
                return len(kept)
            assert body is not None
            return (any if word == "any" else sum)(value(body, at) for at in kept)  # type: ignore[misc]
    raise AssertionError(expr)


def run(body: tuple[ir.Stmt, ...], known: dict[str, object]) -> None:
    for stmt in body:
        match stmt:
            case ir.Assign(name=name):
                known[name] = value(stmt.value, known)
            case ir.Return():
                raise Found(value(stmt.value, known))
            case ir.If(test=test, then=then, other=other):
                run(then if value(test, known) else other, known)
            case (
                ir.ForEach(variable=variable, source=source, body=inner)
                | ir.Search(variable=variable, source=source, body=inner)
            ):
                try:
                    for each in value(source, known):  # type: ignore[attr-defined]
                        known[variable] = each
                        run(inner, known)
                except Left:
                    continue
                if isinstance(stmt, Search):
                    run(stmt.missing, known)
            case Break():
                raise Left


def answer(body: tuple[ir.Stmt, ...], xs: list[int], ys: list[int]) -> object:
    try:
        run(body, {"xs": xs, "ys": ys})
    except Found as found:
        return found.args[0]
    return None


def test_loops_do_what_the_questions_say() -> None:
    rng, (program, _) = random.Random(3), compiled(quantity("base 10 gold"))
    plain = replace(program.functions["amount"], params=())
    for body in CASES:
        loops = looped(replace(plain, body=body)).body
        assert not any(isinstance(node, ir.Over) for stmt in loops for node in ir.walk(stmt))
        for _ in range(200):
            xs, ys = ([rng.randrange(5) for _ in range(rng.randrange(4))] for _ in range(2))
            assert answer(loops, xs, ys) == answer(body, xs, ys)
