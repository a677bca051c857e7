"""Who calls whom among the functions of a model."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache

from rulec.base.spans import Span
from rulec.sema.expr import CallTo, Expr, Lookup, walk
from rulec.sema.model import Function, Model
from rulec.sema.summaries.uses import worked_out

Calls = Mapping[str, Mapping[str, Span]]  # function -> called function -> place of the first call


@lru_cache(maxsize=1)
def call_graph(model: Model) -> Calls:
    """Who calls whom, the cells of the tables that are read included; worked out once for all who ask."""
    return {function.name: _calls(function, model) for function in model.functions}


def reached(start: str, calls: Mapping[str, Iterable[str]], among: Container[str]) -> list[str]:
    """A function and all that it calls of some functions, in the order in which they are come by."""
    found = [start]
    for at in found:
        found += [name for name in calls.get(at, ()) if name in among and name not in found]
    return found


def reaching(calls: Mapping[str, Iterable[str]], start: Iterable[str]) -> set[str]:
    """Some names, and all that call one of them, directly or by way of others."""
    found = more = set(start)
    while more:
        more = {name for name, called in calls.items() if name not in found and not found.isdisjoint(called)}
        found = found | more
    return found


def _calls(function: Function, model: Model) -> dict[str, Span]:
    found: dict[str, Span] = {}
    seen: set[tuple[str, str]] = set()
    for whole in worked_out(function):
        for part in _parts(whole, model, seen):
            if isinstance(part, CallTo):
                found.setdefault(part.name, part.span)
    return found


def _parts(whole: Expr, model: Model, seen: set[tuple[str, str]]) -> Iterator[Expr]:
    for part in walk(whole):
        yield part
        if not isinstance(part, Lookup) or (part.table, part.column) in seen:
            continue
        seen.add((part.table, part.column))
        for cell in model.tables[part.table].column(part.column)[1]:
            if cell.value is not None:
                yield from _parts(cell.value, model, seen)
