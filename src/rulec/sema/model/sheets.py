"""Pages declared in `pack.yaml`: sheets and chapters."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.sema.model.vocabulary import HolePart
from rulec.syntax.nodes import Text


@dataclass(frozen=True, slots=True)
class LeafOdds:
    """A roll to show, and the values that each of its parameters is given; of several results the one that is shown."""

    roll: str
    over: tuple[tuple[str, tuple[str, ...]], ...]
    result: str = ""


@dataclass(frozen=True, slots=True)
class LeafPart:
    """A part of a sheet: its title, the declarations shown, tables beside each entry, rules shown by their lines, or
    odds.
    """

    title: str
    shows: tuple[str, ...]
    beside: tuple[str, ...]
    shortly: tuple[str, ...] = ()
    odds: LeafOdds | None = None


@dataclass(frozen=True, slots=True)
class Leaf:
    """A sheet; with `of` there is one for each entry of that kind."""

    name: str
    title: str
    of: str
    parts: tuple[LeafPart, ...]


PageRef = tuple[str, str]
"""The sort and the name of a page or of a place on one."""


@dataclass(frozen=True, slots=True)
class PageLink(Node):
    """A hole that leads to a page: by the page's title (None), or by words of its own; to a ruling by its sign alone
    where there are no words."""

    ref: PageRef
    words: str | None


@dataclass(frozen=True, slots=True)
class Inserted(Node):
    """A block: generated content in a chapter.

    `only` filters rows or entries by key or field, and `columns` the columns; empty means all. `title` replaces the
    usual title, or is the title of a map. `lines` are pairs of a player and an input line.
    """

    sort: str
    ref: PageRef
    only: tuple[tuple[str, tuple[str, ...]], ...] = ()
    columns: tuple[str, ...] = ()
    title: str = ""
    odds: LeafOdds | None = None
    lines: tuple[tuple[str, Text], ...] = ()


@dataclass(frozen=True, slots=True)
class BookChapter(Node):
    """A chapter. Texts among its parts are Markdown as the editor wrote it."""

    name: str
    title: str
    pack: str
    parts: tuple[str | HolePart | PageLink | Inserted, ...]


@dataclass(frozen=True, slots=True)
class Door:
    """A link of the front page: its title, its target and a sentence about the target."""

    title: str
    ref: PageRef
    says: tuple[str | PageLink, ...]
