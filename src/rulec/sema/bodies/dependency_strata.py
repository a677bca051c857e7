"""Sorting of the functions of a solve into strata.

A *stratum* is a set of decisions that depend on each other, with the functions on the way. It is `open` if the
dependencies form a ring; other strata are evaluated directly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulec.base.records import dataclass
from rulec.sema.model import Model, Solve
from rulec.sema.summaries.call_graph import call_graph, reached


@dataclass(frozen=True, slots=True)
class Stratum:
    """A stratum: `decides` in order of dependency; `functions` are all functions of the ring."""

    decides: tuple[str, ...]
    functions: tuple[str, ...]
    open: bool


def strata(model: Model, solve: Solve) -> tuple[Stratum, ...]:
    """Return the strata with decisions, in order of evaluation."""
    calls = {name: [c for c in called if c in solve.functions] for name, called in call_graph(model).items()}
    found: list[Stratum] = []
    for ring in rings(solve.functions, calls):
        decides = tuple(name for name in ring if name in solve.decides)
        if decides:
            found.append(Stratum(decides, tuple(ring), len(ring) > 1 or ring[0] in calls[ring[0]]))
    return tuple(found)


def rings(names: Sequence[str], calls: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """Return the strongly connected components of the call graph, callees first.

    The names of a component are in the order of a depth-first walk's returns.
    """
    order: list[str] = []  # every name behind all that it calls, as far as there is no ring
    seen: set[str] = set()
    for start in names:
        if start in seen:
            continue
        seen.add(start)
        way = [(start, iter(calls[start]))]
        while way:
            name, rest = way[-1]
            following = next((c for c in rest if c not in seen), None)
            if following is None:
                order.append(name)
                way.pop()
            else:
                seen.add(following)
                way.append((following, iter(calls[following])))
    reach = {name: set(reached(name, calls, names)) for name in names}
    found: list[list[str]] = []
    for name in order:
        ring = [other for other in order if other in reach[name] and name in reach[other]]
        if ring[-1] == name:
            found.append(ring)
    return found
