"""What `pack.yaml` puts on pages of its own: sheets, and the chapters that editors write with what stands in them."""

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
    """A part of a sheet: its title, what it shows, tables with rows beside each entry, and rules told by the names of
    their lines; or the odds of what."""

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


# ---- the book ------------------------------------------------------------------------------------
PageRef = tuple[str, str]
"""The sort and the name of what has a page, or a place on one."""


@dataclass(frozen=True, slots=True)
class PageLink(Node):
    """A hole that leads to a page: by the page's title (None), or by words of its own; to a ruling by its sign alone
    where there are no words."""

    ref: PageRef
    words: str | None


@dataclass(frozen=True, slots=True)
class Inserted(Node):
    """A block: something generated that is shown in a chapter. `only` are the names of the rows or entries that are
    shown, by key or field, and `columns` those of columns; all where nothing is said. `title` stands above in place of
    the usual one, or is that of a map. `lines` are who types what."""

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
    """A door of the front page: what stands on it, where it leads, and a sentence on what is behind it."""

    title: str
    ref: PageRef
    says: tuple[str | PageLink, ...]
