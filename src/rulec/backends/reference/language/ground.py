"""Phrase geometry: `the distance between the gate and the tower`."""

from __future__ import annotations

from collections.abc import Callable

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.values import number
from rulec.sema import expr as e

_NOUNS = {
    "across": "how far across {0} is",
    "down": "how far down {0} is",
    "distance": "the distance between {0} and {1}",
    "length": "the length of the way by {0}",
    "bearing": "the heading from {0} to {1}",
    "angle": "how far to the right of {1} one sees {2} from {0}",
    "ahead": "the spot reached from {0} by going {2} in the direction of {1}",
    "toward": "the spot reached from {0} by going {2} straight toward {1}",
    "turned": "{0} turned to the right about {1} by {2}",
    "block": "the block with its front edge at {0}, turned to {1}, with a front of {2} and a depth of {3}",
    "middle": "the middle of {0}",
    "closest": "the place of {0} that is closest to {1}",
    "hull": "the ground that {0} and {1} span",
    "room": "how far, up to {2}, there is room for {0} in the direction of {1} before it meets {3}",
}
_AT = {
    "ahead": "the spot {2} from {0} in the direction of {1}",
    "toward": "the spot {2} from {0} straight toward {1}",
}
"""Forms for a way given as a number."""
_CLAUSES = {
    "in_arc": (
        "{4}, seen from {0}, lies in the arc from {2} to {3} to the right of {1}",
        "{4}, seen from {0}, does not lie in the arc from {2} to {3} to the right of {1}",
    ),
    "right_of": (
        "{0} lies to the right of the line from {1} to {2}",
        "{0} does not lie to the right of the line from {1} to {2}",
    ),
    "touches": ("{0} touches {1}", "{0} does not touch {1}"),
    "overlaps": ("{0} overlaps {1}", "{0} does not overlap {1}"),
    "inside": ("{0} lies wholly inside {1}", "{0} does not lie wholly inside {1}"),
}


def noun(node: e.Geometry, said: Callable[[e.Expr], Md]) -> str:
    """Phrase a computed place or distance as a noun phrase."""
    if node.word == "spot" and all(isinstance(argument, e.NumberLit) for argument in node.arguments):
        told = [number(one.value, decimals=True) for one in node.arguments if isinstance(one, e.NumberLit)]
        return f"the spot {'/'.join(told)}"
    given = [_shape(argument, said) for argument in node.arguments]
    if node.word == "spot":
        return f"the spot {given[0]} across and {given[1]} down"
    forms = _AT if node.word in _AT and isinstance(node.arguments[2], e.NumberLit) else _NOUNS
    return forms[node.word].format(*given)


def clause(node: e.Geometry, negated: bool, said: Callable[[e.Expr], Md]) -> str:
    """Phrase a spatial relation as a clause."""
    return _CLAUSES[node.word][negated].format(*(_shape(argument, said) for argument in node.arguments))


def _shape(node: e.Expr, said: Callable[[e.Expr], Md]) -> str:
    """Phrase a shape; a literal list of spots is a line or an area."""
    if not isinstance(node, e.Collection) or len(node.items) < 2:
        return said(node)
    items = [said(item) for item in node.items]
    if len(items) == 2:
        return f"the line from {items[0]} to {items[1]}"
    return f"the area between {', '.join(items[:-1])} and {items[-1]}"
