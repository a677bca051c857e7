"""Citations that name no document: they take it, and its heading, from what the block around them cites.

`needs … cites 12.3` in an entry that cites `book "Gate" 10 .. 14` speaks of that book and heading. Where a block cites
several places, the one counts that holds the line, else the one that is nearest to it.
"""

from __future__ import annotations

import sys
from typing import Any

from rulec.base.tree import map_children
from rulec.syntax import nodes as n


def inherit(node: Any) -> Any:
    """Return a block with the documents of its own citations put in where its clauses name none."""
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
    """The citation with a document; all of its places are of the document that its first line chooses."""
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
