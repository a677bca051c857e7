"""The sheets of a pack as `pack.yaml` names them: what somebody wants on one page."""

from __future__ import annotations

from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class LeafOdds:
    """What is thrown, and the values that each of its parameters is given."""

    roll: str
    over: tuple[tuple[str, tuple[str, ...]], ...]


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
