"""The call graph over the functions of a model."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping

from rulec.base.memory import once_a_model
from rulec.base.spans import Span
from rulec.sema.expr import CallTo, Expr, Lookup, walk
from rulec.sema.model import Function, Model
from rulec.sema.summaries.uses import worked_out

Calls = Mapping[str, Mapping[str, Span]]  # function -> called function -> place of the first call


@once_a_model
def call_graph(model: Model) -> Calls:
    """Return the call graph, including calls from the cells of tables that functions look up."""
    return {function.name: _calls(function, model) for function in model.functions}


def reached(start: str, calls: Mapping[str, Iterable[str]], among: Container[str]) -> list[str]:
    """Return a function and the functions of `among` that it reaches, in breadth-first order."""
    found = [start]
    for at in found:
        found += [name for name in calls.get(at, ()) if name in among and name not in found]
    return found


def reaching(calls: Mapping[str, Iterable[str]], start: Iterable[str]) -> set[str]:
    """Return the given names and all functions that reach one of them."""
    found = more = set(start)
    while more:
        more = {name for name, called in calls.items() if name not in found and not found.isdisjoint(called)}
        found = found | more
    return found


def rings(calls: Calls) -> Iterator[tuple[list[tuple[str, str, Span]], str]]:
    """Yield each ring of calls once: its calls as (caller, called, place), and the path as text."""
    done: set[str] = set()
    for start in calls:
        ring = _ring_from(start, calls, done)
        if ring:
            done.update(ring)
            way = " → ".join(f"`{name}`" for name in (*ring, ring[0]))
            pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
            yield [(caller, called, calls[caller][called]) for caller, called in pairs], way


def _ring_from(start: str, calls: Calls, done: set[str]) -> list[str]:
    """Return the shortest ring through `start` that avoids the rings in `done`."""
    before: dict[str, str] = {}
    todo = [start]
    for at in todo:
        for called in calls.get(at, {}):
            if called == start and at not in done and start not in done:
                ring = [at]
                while ring[-1] != start:
                    ring.append(before[ring[-1]])
                return list(reversed(ring))
            if called not in before and called != start and called not in done:
                before[called] = at
                todo.append(called)
    return []


def _calls(function: Function, model: Model) -> dict[str, Span]:
    found: dict[str, Span] = {}
    seen: set[tuple[str, str]] = set()
    for whole in worked_out(function):
        for part in parts_read(whole, model, seen):
            if isinstance(part, CallTo):
                found.setdefault(part.name, part.span)
    return found


def parts_read(whole: Expr, model: Model, seen: set[tuple[str, str]]) -> Iterator[Expr]:
    """Yield the parts of an expression and of the cells that it looks up. Visit each column once: `seen` records it."""
    for part in walk(whole):
        yield part
        if not isinstance(part, Lookup) or (part.table, part.column) in seen:
            continue
        seen.add((part.table, part.column))
        for cell in model.tables[part.table].column(part.column)[1]:
            if cell.value is not None:
                yield from parts_read(cell.value, model, seen)
