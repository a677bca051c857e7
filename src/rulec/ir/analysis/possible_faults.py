"""Faults that a function may raise, directly or through its callees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from rulec.base.memory import Store, once
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import CALM, nodes, reached
from rulec.ir.lower.geometry import OF_SPOTS

CELLS = {"unknown": "UnknownCell", "left_out": "UnknownCell", "none": "DoesNotApply", "off": "OffTheTable"}
"""Fault of reading a cell without a plain value, by the cell's state."""
QUIET = (*CALM, ir.Break, ir.Continue, ir.Fail, ir.Search, ir.Settle)
"""Nodes that raise no fault."""
NOT_WEIGHED = "NotWeighed"
"""Fault of reading a decision about a thing that its solve did not get. Emitted docstrings mention it once for all
solves.
"""


def faults_of(program: ir.Program, function: ir.Function, known: Store) -> set[str]:
    """Return the names of the runtime faults that a function or one of its callees may raise.

    `known` caches the faults of single functions.
    """
    names = reached(program, [function.name])
    own = (once(known, name, partial(_own_faults, program, program.functions[name])) for name in names)
    return set[str]().union(*own)


def _has_spots(node: ir.Geometry) -> bool:
    """Return whether all shapes among the arguments are non-empty literals."""
    return all(isinstance(one, ir.Items) and one.items for one in node.arguments if not isinstance(one, ir.Const))


def _gone_through(function: ir.Function) -> dict[str, ir.Expr | None]:
    """Return the list that each loop variable traverses; None if it traverses several or something else."""
    found: dict[str, ir.Expr | None] = {}
    for node in nodes(function):
        if name := ir.binds(node):
            source = node.source if isinstance(node, ir.Over) else None
            found[name] = source if found.setdefault(name, source) == source else None
    return found


def _is_given(program: ir.Program, asked: ir.Decided, bound: Mapping[str, ir.Expr | None]) -> bool:
    """Return whether a decision is read for an element of the very list whose elements its solve decides."""
    within = program.functions[asked.decide].heading.within
    parts = (part for parts in program.solves[within].strata for part in parts)
    wanted = next(part.subjects for part in parts if part.decide == asked.decide)
    if not wanted:
        return True  # every member and entry is decided
    source = bound.get(asked.subject.name) if isinstance(asked.subject, ir.Local) else None
    return isinstance(source, ir.Load) and (source.kind, source.field) == (within, wanted)


def _own_faults(program: ir.Program, function: ir.Function) -> frozenset[str]:
    return frozenset(_raised(program, function))


def _raised(program: ir.Program, function: ir.Function) -> Iterator[str]:
    """Yield the faults that a function's own body may raise."""
    bound = {param.name: None for param in function.params} | _gone_through(function)
    for node in nodes(function):
        match node:
            case ir.Decided() if not _is_given(program, node, bound):
                yield NOT_WEIGHED
            case ir.ByCircle():
                yield NOT_WEIGHED
            case ir.Raise(fault=fault):
                yield fault
            case ir.Quotient():
                yield "DividedByNothing"
            case ir.Present(what=what) if what:
                yield "MissingThing"
            case ir.Geometry(word=word) if word in OF_SPOTS and not _has_spots(node):
                yield "MissingThing"
            case ir.Along(word="on_chain"):
                yield "TooManyChains"
            case ir.Along(cost=cost) if cost is not None:
                yield "StepBelowNothing"
            case ir.AtOnce():
                yield "Clash"
            case ir.Weigh():
                yield "Undecided"
            case ir.Unknown():
                yield "UnknownCell"
            case ir.Stated(needed=True):
                yield "NotStated"
            case ir.Ask():
                yield from ("NotOffered", "Waits")
            case ir.Cell(column=name):
                states = (special.state for special in program.columns[name].specials)
                yield from (CELLS[state] for state in states if state in CELLS)
            case ir.Decided() | ir.Present() | ir.Geometry() | ir.Along() | ir.Stated():
                pass  # harmless in this form
            case _:
                assert isinstance(node, QUIET), f"it is not said which faults {type(node).__name__} may raise"
