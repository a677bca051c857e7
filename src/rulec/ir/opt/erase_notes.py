"""Pass: the plain function of a twin, without notes and without the bindings that only notes read."""

from __future__ import annotations

from rulec.base.records import replace
from rulec.ir import make
from rulec.ir import nodes as ir


def strip_notes(function: ir.Function) -> ir.Function:
    """Return the function without its notes."""
    body = _without_notes(function.body)
    while True:
        after = tidy(_without_unread(body, _names_read(body)))
        if after == body:
            return replace(function, body=after, entries=())
        body = after


def _without_notes(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    return tuple(ir.in_blocks(stmt, _without_notes) for stmt in body if not isinstance(stmt, ir.Note))


def _without_unread(body: tuple[ir.Stmt, ...], read: set[str]) -> tuple[ir.Stmt, ...]:
    """Drop bindings that are never read."""
    out: list[ir.Stmt] = []
    for stmt in body:
        # else: kept as it is
        match stmt:
            case ir.Assign(name=name, value=value) if name not in read or _is_local(value, name):
                continue
            case ir.If(then=then, other=other):
                other = _told_unless(then, other)
                new = replace(stmt, then=_without_unread(then, read), other=_without_unread(other, read))
                if new.then or new.other:
                    out.append(new)
            case ir.ForEach(body=inner):
                left = _without_unread(inner, read)
                if left:
                    out.append(replace(stmt, body=left, kept=tuple(name for name in stmt.kept if name in read)))
            case _:
                out.append(stmt)
    return tuple(out)


def _told_unless(then: tuple[ir.Stmt, ...], other: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    """Move the comment of an empty branch to the other branch, as `unless …`."""
    match then, other:
        case (ir.Assign(name=name, value=value, comment=told),), (ir.Assign(comment="") as done, *rest) if told:
            if _is_local(value, name):
                return replace(done, comment=f"unless {told}"), *rest
    return other


def _names_read(body: tuple[ir.Stmt, ...]) -> set[str]:
    """Return the names that are read, except by their own bindings."""
    found: set[str] = set()
    for stmt in body:
        # else: all its reads count
        match stmt:
            case ir.Assign(name=bound, value=value):
                found |= ir.locals_of(value) - {bound}
            case ir.If(test=test, then=then, other=other):
                found |= ir.locals_of(test) | _names_read(then) | _names_read(other)
            case ir.ForEach(source=source, body=inner, until=until):
                found |= ir.locals_of(source, *((until,) if until is not None else ())) | _names_read(inner)
            case _:
                found |= ir.locals_of(stmt)
    return found


def tidy(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    """Merge statements that notes kept apart: `t = a; value += t`, `t = a; return t` and `if a: if b:`."""
    out: list[ir.Stmt] = []
    for stmt in body:
        match stmt:
            case ir.If(then=then, other=other):
                stmt = _joined(replace(stmt, then=tidy(then), other=tidy(_otherwise(stmt.test, other))))
            case ir.ForEach(body=inner):
                stmt = replace(stmt, body=tidy(inner))
        last = out[-1] if out else None
        if isinstance(last, ir.Assign) and last.temp and isinstance(stmt, ir.Assign):
            if ir.reads(stmt, last.name) == 1:
                value = ir.substitute(stmt, {last.name: last.value}).value
                out[-1] = replace(stmt, value=_again(value))
                continue
        if isinstance(stmt, ir.Assign) and isinstance(last, ir.Assign) and last.name == stmt.name:
            if make.int_of(last.value) == 0 and not last.comment and _is_sum(stmt):
                value = ir.substitute(stmt, {stmt.name: last.value}).value
                out[-1] = replace(stmt, value=_again(value))
                continue
        if isinstance(stmt, ir.Return) and isinstance(last, ir.Assign) and _is_local(stmt.value, last.name):
            out[-1] = ir.Return(last.value, last.comment or stmt.comment, span=stmt.span)
            continue
        if isinstance(stmt, ir.Return) and isinstance(last, ir.If):
            answer = _answered(last, stmt)
            if answer is not None:
                out[-1] = answer
                continue
        out.append(stmt)
    return tuple(out)


def _otherwise(test: ir.Expr, other: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    """Return the `else` of `if a: … elif not a: …` as `else: …`."""
    only = other[0] if len(other) == 1 else None
    return only.then if isinstance(only, ir.If) and only.test == make.negation(test, test.span) else other


def _is_local(value: ir.Expr, name: str) -> bool:
    return isinstance(value, ir.Local) and value.name == name


def _answered(test: ir.If, last: ir.Return) -> ir.Return | None:
    """Return `if not a: return False` and `return True` as `return a`, and likewise with the answers exchanged."""
    then = test.then[0] if len(test.then) == 1 and not test.other else None
    if not isinstance(then, ir.Return) or not isinstance(then.value, ir.Const) or not isinstance(last.value, ir.Const):
        return None
    answers = (then.value.value, last.value.value)
    if answers == (False, True) and isinstance(answers[0], bool):
        return ir.Return(make.negation(test.test, test.span), then.comment, span=then.span)
    if answers == (True, False) and isinstance(answers[0], bool):
        return ir.Return(test.test, then.comment, span=then.span)
    return None


def _is_sum(stmt: ir.Assign) -> bool:
    """Return whether a statement is `x = x + …` or `x = x - …`."""
    value = stmt.value
    own = isinstance(value, ir.Arith) and value.op in "+-" and value.left == ir.Local(stmt.name, span=stmt.span)
    return own and ir.reads(value, stmt.name) == 1


def _again(value: ir.Expr) -> ir.Expr:
    """Fold an arithmetic expression whose operands were replaced."""
    if isinstance(value, ir.Arith):
        join = {"+": make.plus, "-": make.minus, "*": make.times}.get(value.op)
        if join is not None:
            return join(value.left, value.right, value.span)
    return value


def _joined(stmt: ir.If) -> ir.If:
    """Merge `if a: (if b: …)` into `if a and b: …`, and `if a: nothing, else: …` into `if not a: …`."""
    if not stmt.then:
        stmt = replace(stmt, test=make.negation(stmt.test, stmt.span), then=stmt.other, other=())
    if len(stmt.then) == 1 and not stmt.other:
        inner = stmt.then[0]
        if isinstance(inner, ir.If) and not inner.other:
            test = make.both((stmt.test, inner.test), stmt.span)
            return replace(stmt, test=test, then=inner.then)
    return stmt
