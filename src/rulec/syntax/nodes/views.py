"""Syntax nodes of visibility: who sees a field, the content of views, and permitted disclosures."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.examples import ExampleDecl
from rulec.syntax.nodes.expressions import Each, Expr, Text, Word
from rulec.syntax.nodes.vocabulary import Citation, Note, Parameter


@dataclass(frozen=True, slots=True)
class Away(Node):
    """`level of Guard`, or `harvest` for a field of the world."""

    field: Word
    kind: Word | None


@dataclass(frozen=True, slots=True)
class GivesAway(Node):
    """`gives away level of Guard`: declares that messages and effects may reveal a hidden field."""

    fields: tuple[Away, ...]
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Shows(Node):
    """`shows level: g.level when C "label"`: a column of a view. `name` may be derived from the field."""

    name: Word | None
    value: Expr
    when: Expr | None
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Drawn(Node):
    """`drawn at across, down facing heading linked by near coloured by owner marked by sign`, `drawn on board at place
    …`, or `drawn on board from start to goal …`: how to draw a view as a map, or on one.

    All names are columns of the view. On a map without `at` or `from`, each thing is drawn at its own place.
    """

    on: Word | None
    at: tuple[Word, ...]
    way: tuple[Word, ...]  # columns of start and goal, or empty
    links: tuple[Word, ...]
    colour: Word | None
    mark: Word | None
    facing: Word | None = None


@dataclass(frozen=True, slots=True)
class ViewDecl(Node):
    """`view yard(house: House) "…"`: the rows that a player sees. `each`: the things that have a row."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    each: tuple[Each, ...]
    items: tuple[Shows | Drawn | GivesAway | Citation | Note | ExampleDecl, ...]
