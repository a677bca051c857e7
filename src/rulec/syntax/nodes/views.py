"""Who may know what: who sees a field, what a view shows, and what a block gives away."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.examples import ExampleDecl
from rulec.syntax.nodes.expressions import Each, Expr, Text, Word
from rulec.syntax.nodes.vocabulary import Citation, Note, Parameter


@dataclass(frozen=True, slots=True)
class Away(Node):
    """`level of Guard`, or `harvest` for a field of the game's own."""

    field: Word
    kind: Word | None


@dataclass(frozen=True, slots=True)
class GivesAway(Node):
    """`gives away level of Guard`: what is told or done here may let others know something of a hidden field."""

    fields: tuple[Away, ...]
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Shows(Node):
    """`shows level: g.level when C "label"`: one thing that a view shows; `name` may follow from the field."""

    name: Word | None
    value: Expr
    when: Expr | None
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Drawn(Node):
    """`drawn at across, down facing heading linked by near coloured by owner marked by sign`, `drawn on board at place
    …`, `drawn on board from start to goal …`: how a view is drawn as a map, or on one. All are names of what the view
    shows; on a map without `at` or `from` each thing is drawn where it is itself."""

    on: Word | None
    at: tuple[Word, ...]
    way: tuple[Word, ...]  # where it leads from and to; else empty
    links: tuple[Word, ...]
    colour: Word | None
    mark: Word | None
    facing: Word | None = None


@dataclass(frozen=True, slots=True)
class ViewDecl(Node):
    """`view yard(house: House) "…"`: what a player gets to see; `each`: of which things, a row for each."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    each: tuple[Each, ...]
    items: tuple[Shows | Drawn | GivesAway | Citation | Note | ExampleDecl, ...]
