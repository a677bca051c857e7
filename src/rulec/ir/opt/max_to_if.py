"""Pass: the greatest of constant amounts becomes an if-chain that tests the greatest amount first.

    best = 0                                if strong:
    if weak and best < 5: best = 5              value += 20
    if strong and best < 20: best = 20      elif weak:
    value += best                               value += 5

Only for plain functions: a twin also notes the members that were beaten.
"""

from __future__ import annotations

from rulec.base.records import dataclass, replace
from rulec.ir import make
from rulec.ir import nodes as ir


def chosen(function: ir.Function) -> ir.Function:
    """Return the function with each such family as an if-chain."""
    return replace(function, body=_block(function.body))


@dataclass(frozen=True, slots=True)
class _Member:
    amount: int
    test: ir.Expr
    wins: ir.Assign


def _block(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    out: list[ir.Stmt] = []
    at = 0
    while at < len(body):
        end, chain = _family(body, at)
        if not chain:
            end, chain = _enclosed(body, at)
        out.extend(chain or body[at : at + 1])
        at = end if chain else at + 1
    return tuple(out)


def _family(body: tuple[ir.Stmt, ...], at: int) -> tuple[int, list[ir.Stmt]]:
    """Return the end of the family that begins at `at`, and its chain; the chain is empty if there is no family."""
    first = body[at]
    if not isinstance(first, ir.Assign) or make.int_of(first.value) != 0:
        return at, []
    best = first.name
    members: list[_Member] = []
    end = at + 1
    while end < len(body):
        member = _member(body[end], best)
        if member is None:
            break
        members.append(member)
        end += 1
    apply = body[end] if end < len(body) else None
    if not members or not isinstance(apply, ir.Assign) or not _adds(apply, best):
        return at, []
    if any(ir.reads(stmt, best) for stmt in body[end + 1 :]):
        return at, []
    chain: tuple[ir.Stmt, ...] = ()
    # greatest first; of equals the first in the source
    for member in reversed(_alike([one for _, one in sorted(enumerate(members), key=lambda p: (-p[1].amount, p[0]))])):
        amount = make.number(member.amount, member.wins.span)
        moved = ir.substitute(apply, {best: amount})
        done = replace(moved, comment=member.wins.comment, span=member.wins.span)
        chain = (ir.If(member.test, (done,), chain, span=member.wins.span),)
    return end + 1, [_factored(stmt) for stmt in chain]


def _alike(members: list[_Member]) -> list[_Member]:
    """Merge adjacent members with equal amounts that test for different members of the same set."""
    out: list[_Member] = []
    for member in members:
        joined = _joined(out[-1], member) if out else None
        if joined is not None:
            out[-1] = joined
        else:
            out.append(member)
    return out


def _joined(one: _Member, other: _Member) -> _Member | None:
    first, second = ir.conjuncts(one.test), ir.conjuncts(other.test)
    apart = [at for at, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]]
    if one.amount != other.amount or len(first) != len(second) or len(apart) != 1:
        return None
    (at,) = apart
    mine, more = _members(first[at]), _members(second[at])
    if mine is None or more is None or mine.mask != more.mask:
        return None
    positions = tuple(dict.fromkeys((*mine.positions, *more.positions)))
    tests = (*first[:at], replace(mine, positions=positions), *first[at + 1 :])
    told = _both_told(one.wins.comment, other.wins.comment)
    return _Member(one.amount, make.both(tests, one.test.span), replace(one.wins, comment=told))


def _both_told(one: str, other: str) -> str:
    """Return a common comment: `Hat, Coat: worn` for `Hat: worn` and `Coat: worn`, else both in a row."""
    if one == other or not one or not other:
        return one or other
    (whose, _, what), (whose_other, _, what_other) = one.rpartition(": "), other.rpartition(": ")
    return f"{whose}, {whose_other}: {what}" if what == what_other and whose and whose_other else f"{one}; {other}"


def _members(test: ir.Expr) -> ir.AnyBit | None:
    """Return a test for constant members of a set as an `AnyBit`; None for other tests."""
    if isinstance(test, ir.BitTest) and isinstance(test.position, ir.Const):
        return ir.AnyBit(test.mask, (test.position,), span=test.span)
    return test if isinstance(test, ir.AnyBit) else None


def _enclosed(body: tuple[ir.Stmt, ...], at: int) -> tuple[int, list[ir.Stmt]]:
    """Move `best = FLOOR` and `if best > FLOOR: …` into the `if a:` between them, which alone sets `best`."""
    if at + 3 > len(body):
        return at, []
    first, middle, last = body[at : at + 3]
    if not isinstance(first, ir.Assign) or make.int_of(first.value) != ir.FLOOR:
        return at, []
    if not isinstance(middle, ir.If) or middle.other or ir.reads(middle.test, first.name):
        return at, []
    found = ir.Compare(">", ir.Local(first.name, span=first.span), first.value, span=first.span)
    if not isinstance(last, ir.If) or last.test != found or last.other:
        return at, []
    if any(ir.reads(stmt, first.name) for stmt in body[at + 3 :]):
        return at, []
    return at + 3, [replace(middle, then=(first, *middle.then, last))]


def _member(stmt: ir.Stmt, best: str) -> _Member | None:
    """Return the member that `if test and best < amount: best = amount` stands for."""
    if not isinstance(stmt, ir.If) or stmt.other or len(stmt.then) != 1:
        return None
    wins = stmt.then[0]
    if not isinstance(wins, ir.Assign) or wins.name != best:
        return None
    amount = make.int_of(wins.value)
    tests = ir.conjuncts(stmt.test)
    if amount is None or not tests:
        return None
    less = ir.Compare("<", ir.Local(best, span=stmt.span), wins.value, span=stmt.span)
    rest = tests[:-1]
    if tests[-1] != less or not rest or any(ir.reads(test, best) for test in rest):
        return None
    return _Member(amount, make.both(rest, stmt.span), wins)


def _adds(stmt: ir.Assign, best: str) -> bool:
    """Return whether a statement is `x = x + best` or `x = x - best`."""
    value = stmt.value
    return (
        isinstance(value, ir.Arith)
        and value.op in ("+", "-")
        and value.left == ir.Local(stmt.name, span=stmt.span)
        and value.right == ir.Local(best, span=stmt.span)
    )


def _factored(stmt: ir.Stmt) -> ir.Stmt:
    """Test conditions common to all links of a chain once before it, where an earlier test does no harm."""
    links: list[ir.If] = []
    link: ir.Stmt | None = stmt
    while isinstance(link, ir.If):
        links.append(link)
        link = link.other[0] if len(link.other) == 1 else None
    if len(links) < 2:
        return stmt
    asked = [ir.conjuncts(each.test) for each in links]
    shared = [test for test in asked[0] if _harmless(test) and all(test in others for others in asked[1:])]
    rests = [[test for test in tests if test not in shared] for tests in asked]
    if not shared or not all(rests):
        return stmt
    chain: tuple[ir.Stmt, ...] = ()
    for link, rest in zip(reversed(links), reversed(rests), strict=True):
        chain = (replace(link, test=make.both(rest, link.span), other=chain),)
    return ir.If(make.both(shared, stmt.span), chain, span=stmt.span)


def _harmless(test: ir.Expr) -> bool:
    """Return whether a condition compares a local with a constant, or is a presence test."""
    if isinstance(test, ir.IsNone):
        return isinstance(test.value, ir.Local | ir.Load)
    return isinstance(test, ir.Compare) and isinstance(test.left, ir.Local) and isinstance(test.right, ir.Const)
