"""The typed forms of all acts, put together so that a line is read once and not form by form.

What forms begin with in common is one way, which branches where they differ. The ways are laid out where a line first
takes them, so that forms with many pieces that may be left out cost nothing until they are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rulec.runtime.order_words import DASH, WORD, key_of, plain
from rulec.runtime.shape import Holds
from rulec.runtime.specs import ActSpec, Notation, Optional, Part, Slot


class Literal(NamedTuple):
    """A word of a form: how it is shown, and the ways in which it may be typed, each in words."""

    shown: str
    ways: tuple[tuple[str, ...], ...]
    free: bool = False
    """It may be left out: a mark between two values."""


class Hole(NamedTuple):
    """What may stand in a hole; `owner` leads from one who acts to the player, None where nobody acts."""

    holds: Holds
    owner: tuple[str, ...] | None


Piece = Literal | Slot | tuple["Piece", ...]


class Form(NamedTuple):
    """A typed form of an act, and its place among all; forms that are refused come last."""

    rank: int
    spec: ActSpec
    notation: Notation
    pieces: tuple[Piece, ...]


class _Rest(NamedTuple):
    """What of a form is still to come, and the names of the holes before it."""

    form: Form
    pieces: tuple[Piece, ...]
    names: tuple[str, ...]


class Branch:
    """A place in the ways: which words, which holes and which ends come next."""

    __slots__ = ("ends", "holes", "words")

    def __init__(self, rests: Iterable[_Rest]) -> None:
        self.words: dict[str, Edge] = {}
        self.holes: dict[Hole, Edge] = {}
        self.ends: list[tuple[Form, tuple[str, ...]]] = []
        for rest in rests:
            self._open(rest.form, rest.pieces, rest.names)

    def _open(self, form: Form, pieces: tuple[Piece, ...], names: tuple[str, ...]) -> None:
        if not pieces:
            self.ends.append((form, names))
            return
        first, rest = pieces[0], pieces[1:]
        if isinstance(first, Literal):
            for word, *more in first.ways:
                behind = (*((Literal(first.shown, (tuple(more),)),) if more else ()), *rest)
                self._edge(self.words, word, "" if first.free else first.shown).rests.append(_Rest(form, behind, names))
            if first.free:
                self._open(form, rest, names)
        elif isinstance(first, Slot):
            param = form.spec.params[form.spec.places[first.name]]
            hole = Hole(param.holds, form.spec.owner if first.name == form.spec.actor else None)
            self._edge(self.holes, hole, "").rests.append(_Rest(form, rest, (*names, first.name)))
        else:
            self._open(form, (*first, *rest), names)
            self._open(form, rest, names)

    @staticmethod
    def _edge(edges: dict[str, Edge] | dict[Hole, Edge], key: str | Hole, shown: str) -> Edge:
        found = edges.get(key)  # type: ignore[arg-type]
        if found is None:
            found = edges[key] = Edge(shown)  # type: ignore[index]
        return found


class Edge:
    """A word or a hole, and what lies behind it."""

    __slots__ = ("_branch", "rests", "shown")

    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.rests: list[_Rest] = []
        self._branch: Branch | None = None

    @property
    def branch(self) -> Branch:
        """Where one is behind it."""
        if self._branch is None:
            self._branch = Branch(self.rests)
        return self._branch

    @property
    def notations(self) -> list[Notation]:
        """The forms that go this way."""
        return [rest.form.notation for rest in self.rests]


class Forms:
    """All forms of some acts. `late` are the same without the hole with which each begins."""

    def __init__(self, acts: tuple[ActSpec, ...], words: Mapping[str, tuple[str, ...]]) -> None:
        self.acts = acts
        forms = [(bool(notation.refused), spec, notation) for spec in acts for notation in spec.notations]
        forms.sort(key=lambda form: form[0])
        whole = [
            Form(rank, spec, notation, pieces_of(notation.parts, words))
            for rank, (_, spec, notation) in enumerate(forms)
        ]
        self.marks = frozenset(word for form in whole for word in _marks(form.pieces))
        self.root = Branch(_Rest(form, form.pieces, ()) for form in whole)
        self.late = Branch(
            _Rest(form, form.pieces[1:], ())
            for form in whole
            if len(form.pieces) > 1 and isinstance(form.pieces[0], Slot) and not form.notation.refused
        )


@lru_cache(maxsize=16)
def forms_of(acts: tuple[ActSpec, ...], words: tuple[tuple[str, tuple[str, ...]], ...]) -> Forms:
    """The forms of a package's acts, worked out once."""
    return Forms(acts, {plain(word): also for word, also in words})


def pieces_of(parts: tuple[Part, ...], words: Mapping[str, tuple[str, ...]]) -> tuple[Piece, ...]:
    """The pieces of a form, word by word."""
    found: list[Piece] = []
    for part, behind in zip(parts, (*parts[1:], None), strict=True):
        match part:
            case str():
                split = WORD.findall(part)
                is_mark = len(split) == 1 and not split[0][0].isalnum() and plain(split[0]) != DASH
                for word in split:
                    also = [way for name in words.get(plain(word), ()) if (way := key_of(name))]
                    found.append(Literal(word, ((plain(word),), *also), is_mark and isinstance(behind, Slot)))
            case Slot():
                found.append(part)
            case Optional(parts=inner):
                found.append(pieces_of(inner, words))
    return tuple(found)


def _marks(pieces: Iterable[Piece]) -> Iterator[str]:
    """The marks that forms are written with."""
    for piece in pieces:
        if isinstance(piece, Literal):
            yield from (word for way in piece.ways for word in way if not word[0].isalnum())
        elif not isinstance(piece, Slot):
            yield from _marks(piece)
