"""Pass: test common conditions once: `if a and b: …` and `if a and c: …` become `if a:` around both.

A run of tests for members of one set goes under a single test for any of them.
"""

from __future__ import annotations

from rulec.base.records import replace
from rulec.ir import make
from rulec.ir import nodes as ir


def grouped(function: ir.Function) -> ir.Function:
    """Return the function with adjacent statements merged that begin with the same condition."""
    return replace(function, body=_block(function.body))


def _block(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    out: list[ir.Stmt] = []
    for stmt in body:
        last = out[-1] if out else None
        if isinstance(stmt, ir.If) and isinstance(last, ir.If) and not stmt.other and not last.other:
            joined = _joined(last, stmt)
            if joined is not None:
                out[-1] = joined
                continue
        out.append(stmt)
    return tuple(_runs([_inside(stmt) for stmt in out]))


RUN = 3  # a run of this many tests of one set is worth a test before it


def _runs(body: list[ir.Stmt]) -> list[ir.Stmt]:
    out: list[ir.Stmt] = []
    at = 0
    while at < len(body):
        end = at
        mask = _mask(body[at])
        while mask is not None and end < len(body) and _mask(body[end]) == mask and not _sets(body[end], mask):
            end += 1
        run = tuple(body[at:end])
        questions = [positions for stmt in run for positions in _positions(stmt)]
        if mask is None or len(questions) < RUN:
            out.append(body[at])
            at += 1
            continue
        span = run[0].span
        positions = tuple(dict.fromkeys(position for each in questions for position in each))
        out.append(ir.If(ir.AnyBit(mask, positions, span=span), run, span=span))
        at = end
    return out


def _sets(stmt: ir.Stmt, mask: ir.Expr) -> bool:
    """Return whether a statement assigns a local from which the set is read."""
    return not ir.assigned(stmt).isdisjoint(ir.locals_of(mask))


def _mask(stmt: ir.Stmt) -> ir.Expr | None:
    """Return the set that every link of an if-chain first tests for a constant member; None if there is none."""
    if not isinstance(stmt, ir.If):
        return None
    first = ir.conjuncts(stmt.test)[0]
    if not isinstance(first, ir.AnyBit | ir.BitTest):
        return None
    if isinstance(first, ir.BitTest) and not isinstance(first.position, ir.Const):
        return None
    mask = first.mask
    if not isinstance(mask, ir.Local) and not (isinstance(mask, ir.Load) and isinstance(mask.of, ir.Local)):
        return None
    if stmt.other and (len(stmt.other) != 1 or _mask(stmt.other[0]) != mask):
        return None
    return mask


def _positions(stmt: ir.Stmt) -> list[tuple[ir.Const, ...]]:
    """Return the members that each test of a chain looks for."""
    assert isinstance(stmt, ir.If)
    first = ir.conjuncts(stmt.test)[0]
    rest = _positions(stmt.other[0]) if stmt.other else []
    if isinstance(first, ir.AnyBit):
        return [first.positions, *rest]
    assert isinstance(first, ir.BitTest)
    assert isinstance(first.position, ir.Const)
    return [(first.position,), *rest]


def _inside(stmt: ir.Stmt) -> ir.Stmt:
    match stmt:
        case ir.If(test=test, then=then, other=other):
            inner = _block(then)
            only = inner[0] if len(inner) == 1 and not other else None
            if isinstance(only, ir.If) and not only.other:
                return replace(stmt, test=make.both((test, only.test), stmt.span), then=only.then)
            # an else-if stays a link of the chain, which goes under one test as a whole
            is_link = len(other) == 1 and isinstance(other[0], ir.If)
            return replace(stmt, then=inner, other=tuple(map(_inside, other)) if is_link else _block(other))
        case _:
            return ir.in_blocks(stmt, _block)


def _joined(first: ir.If, second: ir.If) -> ir.If | None:
    """Nest two `if` statements under their common first condition, unless the first changes a local that it reads."""
    a, b = ir.conjuncts(first.test), ir.conjuncts(second.test)
    # else: tested in both places
    if not isinstance(a[0], ir.BitTest | ir.Compare | ir.IsNone | ir.VariantOn) or a[0] != b[0]:
        return None
    if not ir.assigned(first).isdisjoint(ir.locals_of(a[0])):
        return None
    inner = (*_rest(first, a), *_rest(second, b))
    return ir.If(a[0], inner, span=first.span)


def _rest(stmt: ir.If, asked: tuple[ir.Expr, ...]) -> tuple[ir.Stmt, ...]:
    if len(asked) == 1:
        return stmt.then
    return (replace(stmt, test=make.both(asked[1:], stmt.span)),)
