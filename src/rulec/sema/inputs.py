"""Input of the resolver: the parsed files of a pack and of its parents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulec.base.records import dataclass, field

if TYPE_CHECKING:
    from rulec.syntax.chapters import ChapterFile
    from rulec.syntax.nodes import Module
    from rulec.tables.located import LocatedTable
    from rulec.tables.map_file import LocatedMap
    from rulec.tables.pack_file import PackFile


@dataclass(frozen=True, slots=True)
class PackInput:
    """The parsed files of a pack. `parents` are the packs of `extends`, resolved before it, in that order.

    `content_hash` covers the sources of the pack and of all its parents. `sentences` are checksums of the sentences on
    the lines of a document, by its key and the line number.
    """

    pack: PackFile
    modules: tuple[Module, ...]
    tables: tuple[LocatedTable, ...]
    content_hash: str
    parents: tuple[PackInput, ...] = ()
    chapters: tuple[ChapterFile, ...] = ()
    maps: tuple[LocatedMap, ...] = ()
    sentences: Mapping[str, Mapping[int, tuple[str, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Home:
    """The pack and file in which a declaration stands."""

    pack: str
    module: str


def parts(root: PackInput) -> list[PackInput]:
    """Return the packs that make up a pack, parents first, without duplicates."""
    found: list[PackInput] = []
    for parent in root.parents:
        found.extend(p for p in parts(parent) if p.pack.name not in {f.pack.name for f in found})
    found.append(root)
    return found
