"""Complete citations without a document by document and heading of the enclosing block's citations.

`needs … cites 12.3` in an entry that cites `book "Gate" 10 .. 14` refers to that book and heading. If a block cites
several places, the one that contains the line counts, or else the nearest.
"""

from __future__ import annotations

import sys
from typing import Any

from rulec.base.tree import map_children
from rulec.syntax import nodes as n


def inherit(node: Any) -> Any:
    """Return a block in which the citations of its clauses are complete."""
    items = getattr(node, "items", None)
    if not isinstance(items, tuple):
        return node
    tail = getattr(node, "tail", None)
    above = [item for item in (*items, tail) if isinstance(item, n.Cites)]
    return _filled(node, above) if above else node


def _filled(node: Any, above: list[n.Cites]) -> Any:
    if isinstance(node, n.CitesHere):
        return _named(node, above)
    return map_children(node, lambda child: _filled(child, above))


def _named(here: n.CitesHere, above: list[n.Cites]) -> n.Cites:
    """Return the completed citation. All its places are in the document chosen by the first line."""
    document = _place(here.ranges[0].first, above)[0].document
    same = [cites for cites in above if cites.document == document]
    found: list[n.CitePlace] = []
    for at in here.ranges:
        _, place = _place(at.first, same)
        found.append(n.CitePlace(place.heading, at.first, at.last, at.sentences, span=at.span))
    return n.Cites(document, tuple(found), span=here.span)


def _place(line: int, above: list[n.Cites]) -> tuple[n.Cites, n.CitePlace]:
    found = [(cites, place) for cites in above for place in cites.places]

    def distance(of: tuple[n.Cites, n.CitePlace]) -> int:
        first = of[1].first
        return max(first - line, line - (of[1].last or first), 0) if first is not None else sys.maxsize

    return min(found, key=distance)
