"""Which faults a function may raise, itself or through what it calls."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulec.base.memory import Store, once
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import nodes, reached
from rulec.ir.lower.geometry import OF_SPOTS

CELLS = {"unknown": "UnknownCell", "left_out": "UnknownCell", "none": "DoesNotApply", "off": "OffTheTable"}
"""What reading a cell that is no plain value raises, by what it is instead."""


def faults_of(program: ir.Program, function: ir.Function, known: Store) -> set[str]:
    """Return the names of the runtime's faults that a function, or one that it calls, may raise; `known` holds those
    that functions raise themselves."""
    names = reached(program, [function.name])
    own = (once(known, name, partial(_own_faults, program, program.functions[name])) for name in names)
    return set[str]().union(*own)


def _has_spots(node: ir.Geometry) -> bool:
    """Whether all shapes that a word is given are written out."""
    return all(isinstance(one, ir.Items) and one.items for one in node.arguments if not isinstance(one, ir.Const))


def _own_faults(program: ir.Program, function: ir.Function) -> frozenset[str]:
    return frozenset(_raised(program, function))


def _raised(program: ir.Program, function: ir.Function) -> Iterator[str]:
    """Yield the faults that a function itself may raise; that a decision about a thing which a solve was not given is
    none, is said of all solves."""
    for node in nodes(function):
        match node:
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
