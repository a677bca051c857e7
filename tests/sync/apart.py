"""What of a thing of a model that many changes reached is due to each of them.

Two versions of a thing are gone through side by side. Where they differ, the innermost node around the place says by
its span which literal it stands for: there must be one alone. So each literal gets the thing as it would be if nothing
else had changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulec.base.records import fields, is_dataclass, replace
from rulec.base.spans import Span

Place = tuple[str, int, int]
"""The path of a file, from, to: in the text as it stands."""
Apart = dict[int, Any]
"""A version of a thing for each literal that changed it, by the literal's number."""


@dataclass
class Parting:
    """Takes changes apart. `places` are those of every literal in the batch, by its number."""

    places: Sequence[Sequence[Place]]
    heads: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """By things, the literals that are meant wherever no literal stands: keys of columns and sheets, what is held."""
    mixed: set[int] = field(default_factory=set)
    """The literals that cannot be told from each other."""
    lost: set[str] = field(default_factory=set)
    """The things that differ where no literal stands."""

    def __post_init__(self) -> None:
        self.key, self.here = "", self.heads.get("", ())
        self.by_file: dict[str, list[tuple[int, int, int]]] = {}
        for number, places in enumerate(self.places):
            for path, start, end in places:
                self.by_file.setdefault(path, []).append((start, end, number))

    def within(self, span: Span) -> set[int]:
        """The literals that stand in a span, or around it."""
        return {
            number
            for start, end, number in self.by_file.get(span.source.path, ())
            if (span.start <= start and end <= span.end) or (start <= span.start and span.end <= end)
        }

    def versions(self, key: str, old: Any, new: Any) -> Apart:
        """The versions of a thing of the model, which is called so."""
        self.key, self.here = key, self.heads.get(key, ())
        return self.parted(old, new)

    def parted(self, old: Any, new: Any, around: tuple[Span, ...] = ()) -> Apart:
        """The versions of a thing."""
        if old is new or (old.__class__ is new.__class__ and old == new):
            return {}
        if is_dataclass(old) and old.__class__ is new.__class__ and not isinstance(old, Span):
            span = getattr(old, "span", None)
            if isinstance(span, Span):
                around = (*around, span)
            found: dict[int, dict[str, Any]] = {}
            for each in fields(old):
                if each.name == "span":
                    continue
                parts = self.parted(getattr(old, each.name), getattr(new, each.name), around)
                for number, part in parts.items():
                    found.setdefault(number, {})[each.name] = part
            return {number: replace(old, **changes) for number, changes in found.items()}
        if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
            return self.pieces(old, dict(enumerate(old)), dict(enumerate(new)), around)
        if isinstance(old, Mapping) and isinstance(new, Mapping) and list(old) == list(new):
            return self.pieces(old, old, new, around)
        return self.claimed(new, around)

    def pieces(self, whole: Any, old: Mapping[Any, Any], new: Mapping[Any, Any], around: tuple[Span, ...]) -> Apart:
        """The versions of a tuple or a mapping, piece by piece."""
        found: dict[int, dict[Any, Any]] = {}
        for key, piece in old.items():
            for number, part in self.parted(piece, new[key], around).items():
                found.setdefault(number, {})[key] = part
        made = {number: {**old, **parts} for number, parts in found.items()}
        if isinstance(whole, tuple):
            return {number: tuple(parts.values()) for number, parts in made.items()}
        return dict(made)

    def claimed(self, new: Any, around: tuple[Span, ...]) -> Apart:
        """A difference for the one literal in the innermost node that holds any."""
        for span in reversed(around):
            there = self.within(span)
            if len(there) == 1:
                return {there.pop(): new}
            if there:
                self.mixed |= there
                return {}
        if len(self.here) == 1:
            return {self.here[0]: new}
        self.mixed.update(self.here)
        if not self.here:
            self.lost.add(self.key)
        return {}
