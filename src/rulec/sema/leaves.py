"""The sheets of a pack as `pack.yaml` names them: what somebody wants on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class LeafPart:
    """A part of a sheet: its title, what it shows, and the tables whose rows stand beside each entry."""

    title: str
    shows: tuple[str, ...]
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A sheet; with `of` there is one for each entry of that kind."""

    name: str
    title: str
    of: str
    parts: tuple[LeafPart, ...]
