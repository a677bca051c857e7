"""Effects of statements on narrowings and on the order of loops."""

from __future__ import annotations

from typing import assert_never

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.summaries import effects
from rulec.sema.summaries.uses import values
from rulec.sema.summaries.walks import blocks, walk
from rulec.sema.typing.scope import Scope, Symbols
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

Body = tuple[m.Statement, ...]
NO_FIELD = ""


def will_change(body: tuple[d.Statement, ...]) -> bool:
    """Return whether lines that have no types yet change anything in play."""
    return any(map(_changes, body))


def _changes(stmt: d.Statement) -> bool:
    """Return `effects.of(…).changes` of the statements that this one becomes; the reader asserts it of each line."""
    match stmt:
        case d.SetTo() | d.Move() | d.PutInto() | d.TakeFrom() | d.Shuffle() | d.DrawDo() | d.Create() | d.Remove():
            return True
        case d.PutOn() | d.Run() | d.LetRun() | d.OpenOn() | d.NoteEvent():
            return True
        case d.IfDo(branches=branches, other=other):
            return any(will_change(branch.body) for branch in branches) or will_change(other)
        case d.ForEachDo(body=body) | d.RepeatDo(body=body) | d.AtOnce(body=body):
            return will_change(body)
        case d.ChooseDo(body=body, otherwise=other):
            return will_change(body) or will_change(other)
        case d.Chance(outcomes=outcomes):
            return any(will_change(outcome.body) for outcome in outcomes)
        case d.Let() | s.Throw() | d.SolveDo() | d.Tell() | d.Finish() | d.Fail() | d.EndGame():
            return False
        case d.Ask() | d.Reveal() | d.Adjust():
            return False
        case _:
            assert_never(stmt)


def behind(scope: Scope, stmt: m.Statement) -> Scope:
    """Return the scope after a statement, without the narrowings that it may invalidate."""
    match stmt:  # else: what other lines write is asked of their effects, below
        case m.Change() | m.Create() | m.Remove() if scope.waits:
            return scope
        case m.Create():
            return forget(scope, NO_FIELD)  # what is in play already keeps its fields; what is worked out may differ
    done = effects.of(stmt)
    if done.writes is not None:
        return forget(scope, done.writes.name)
    return forget(scope, None) if done.changes else scope


def behind_all(scope: Scope, body: Body) -> Scope:
    """Return the scope below a block whose changes have waited until all of it was read."""
    for stmt in walk(body):
        scope = behind(scope, stmt)
    return scope


def forget(scope: Scope, name: str | None) -> Scope:
    """Return the scope without narrowings of the field `name`; with None, of all mutable fields."""
    if not scope.narrowed:
        return scope
    return replace(scope, narrowed=frozenset(e for e in scope.narrowed if not may_change(e, name)))


def may_change(expr: t.Expr, name: str | None) -> bool:
    """Return whether setting the field `name` may change the expression; None stands for any field."""
    for part in t.walk(expr):
        match part:
            case t.Field(name=field) | t.StateRef(name=field):
                if name is None or field == name:
                    return True
            case t.Variable() | t.MemberLit() | t.RecordLit() | t.NumberLit() | t.ConstantRef() | t.TruthLit():
                pass
            case t.Compare() | t.Logic() | t.Not() | t.Arith() | t.Negative() | t.Ratio() | t.AsPercent() | t.Counted():
                pass
            case _:
                return True  # what is worked out may hang on anything
    return False


def set_twice(body: Body, around: tuple[m.Change, ...] = ()) -> tuple[m.Change, m.Change] | None:
    """Return two changes of a block that contradict: both set a place, or one sets a place that the other raises or
    lowers.

    `around` are changes of enclosing blocks, which run whenever this block does.
    """
    changes = around
    for stmt in body:
        if isinstance(stmt, m.Change):
            found = next((one for one in changes if _contradicts(one, stmt)), None)
            if found is not None:
                return found, stmt
            changes = (*changes, stmt)
    inner = (set_twice(block, changes) for stmt in body for block in blocks(stmt))
    return next((found for found in inner if found is not None), None)


def _contradicts(one: m.Change, other: m.Change) -> bool:
    alike = (one.place.of, one.place.name) == (other.place.of, other.place.name)
    return alike and "set" in (one.verb, other.verb)


def order_matters(loop: m.Loop, symbols: Symbols) -> tuple[str, Span] | None:
    """Return the reason and place why the turns of a loop depend on their order; None if they do not.

    They are independent if each turn changes only fields of its own element and reads none of these fields elsewhere.
    """
    changed: set[str] = set()
    for stmt in walk(loop.body):
        match stmt:
            case m.Change(verb="set" | "raise" | "lower", place=place):
                if not isinstance(place.of, t.Variable) or place.of.name != loop.variable:
                    return f"changes something else than a field of `{loop.variable}`", stmt.span
                changed.add(place.name)
            case m.Let() | m.If():
                pass
            case m.ThrowAs() | m.Chance() | m.Shuffle():
                return "throws dice", stmt.span
            case m.Tell():
                return "tells of it, one behind the other", stmt.span
            case _:
                return "does more than to change fields of its own", stmt.span
    for value in (value for stmt in walk(loop.body) for value in values(stmt)):
        for part in t.walk(value):
            match part:
                case t.Field(of=t.Variable(name=name)) | t.Carries(of=t.Variable(name=name)) if name == loop.variable:
                    pass
                case t.CallTo(name=name) if name in symbols.functions and changed:
                    return "may read what an earlier turn has changed", part.span
                case t.Lookup(arguments=(_, *_)) if changed:
                    return "may read what an earlier turn has changed", part.span
                case _ if (name := t.field_read(part)) in changed:
                    return f"reads `{name}` of another, which an earlier turn may have changed", part.span
                case _:
                    pass  # what it reads, its parts read
    return None
