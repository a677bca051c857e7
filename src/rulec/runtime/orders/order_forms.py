"""Typed forms of all acts as a prefix tree, so that a line is parsed against all forms at once.

Forms with a common beginning share a path and branch where they differ. Branches are expanded lazily, so forms with
many optional parts cost nothing until they are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rulec.runtime.game.shape import Holds
from rulec.runtime.game.specs import ActSpec, Notation, Optional, Part, Slot
from rulec.runtime.orders.order_words import DASH, NAMED, PASSED_OVER, WORD, Spelling, key_of, plain


class Literal(NamedTuple):
    """A word of a form: its printed form, and its accepted spellings as tuples of words."""

    shown: str
    ways: tuple[tuple[str, ...], ...]
    free: bool = False
    """It may be omitted: a mark between two values."""


class Hole:
    """The type of a hole, shared by equal holes.

    `owner` is the path from an actor to its player, None for holes without an actor. `sought` holes accept names of
    unseen things.
    """

    __slots__ = ("holds", "is_named", "owner", "sought")

    def __init__(self, holds: Holds, owner: tuple[str, ...] | None, sought: bool) -> None:
        self.holds = holds
        self.sought = sought
        self.is_named = holds.sort in NAMED
        self.owner = owner


class Gap(NamedTuple):
    """A hole in a form: its parameter's position, and whether it accepts `none`."""

    hole: Hole
    place: int
    optional: bool


Piece = Literal | Gap | tuple["Piece", ...]


class Form:
    """A typed form of an act, with its rank among all forms. Refused forms rank last."""

    __slots__ = ("notation", "pieces", "rank", "spec")

    def __init__(self, rank: int, spec: ActSpec, notation: Notation, pieces: tuple[Piece, ...]) -> None:
        self.rank = rank
        self.spec = spec
        self.notation = notation
        self.pieces = pieces


class _Rest(NamedTuple):
    """The remaining pieces of a form, and the parameters of the holes before them."""

    form: Form
    pieces: tuple[Piece, ...]
    places: tuple[int, ...]


class Branch:
    """A node of the tree: the words, holes and form ends that may come next. `nothing` is the edge for `none`."""

    __slots__ = ("ends", "holes", "nothing", "words")

    def __init__(self, rests: Iterable[_Rest]) -> None:
        self.words: dict[str, Edge] = {}
        self.holes: dict[Hole, Edge] = {}
        self.nothing = Edge("")
        self.ends: list[tuple[Form, tuple[int, ...]]] = []
        for rest in rests:
            self._open(rest.form, rest.pieces, rest.places)

    def _open(self, form: Form, pieces: tuple[Piece, ...], places: tuple[int, ...]) -> None:
        if not pieces:
            self.ends.append((form, places))
            return
        first, rest = pieces[0], pieces[1:]
        if isinstance(first, Literal):
            for word, *more in first.ways:
                behind = (*((Literal(first.shown, (tuple(more),)),) if more else ()), *rest)
                edge = self.words.setdefault(word, Edge("" if first.free else first.shown))
                edge.rests.append(_Rest(form, behind, places))
            if first.free:
                self._open(form, rest, places)
        elif isinstance(first, Gap):
            left = _Rest(form, rest, (*places, first.place))
            self.holes.setdefault(first.hole, Edge("")).rests.append(left)
            if first.optional:
                self.nothing.rests.append(left)
        else:
            self._open(form, (*first, *rest), places)
            self._open(form, rest, places)


class Edge:
    """An edge of the tree: a word or a hole, and the node after it, expanded on demand."""

    __slots__ = ("branch", "rests", "shown")

    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.rests: list[_Rest] = []
        self.branch: Branch | None = None

    def behind(self) -> Branch:
        """Return the node after the edge."""
        if self.branch is None:
            self.branch = Branch(self.rests)
        return self.branch

    @property
    def notations(self) -> list[Notation]:
        """The forms that use this edge."""
        return [rest.form.notation for rest in self.rests]


class Forms:
    """All forms of some acts. `late` is the tree of forms without the hole at their beginning."""

    def __init__(self, acts: tuple[ActSpec, ...], words: Mapping[str, tuple[str, ...]]) -> None:
        self.acts = acts
        forms = [(bool(notation.refused), spec, notation) for spec in acts for notation in spec.notations]
        forms.sort(key=lambda form: form[0])
        holes: dict[tuple[Holds, tuple[str, ...] | None, bool], Hole] = {}
        whole = [
            Form(rank, spec, notation, pieces_of(spec, notation.parts, words, holes))
            for rank, (_, spec, notation) in enumerate(forms)
        ]
        self.has_sought = any(spec.sought_at for spec in acts)
        self.spelling = Spelling(PASSED_OVER.difference(word for form in whole for word in _marks(form.pieces)))
        self.root = Branch(_Rest(form, form.pieces, ()) for form in whole)
        self.late = Branch(
            _Rest(form, form.pieces[1:], ())
            for form in whole
            if len(form.pieces) > 1 and isinstance(form.pieces[0], Gap) and not form.notation.refused
        )


@lru_cache(maxsize=16)
def forms_of(acts: tuple[ActSpec, ...], words: tuple[tuple[str, tuple[str, ...]], ...]) -> Forms:
    """Return the forms of a package's acts, cached."""
    return Forms(acts, {plain(word): also for word, also in words})


def pieces_of(
    spec: ActSpec,
    parts: tuple[Part, ...],
    words: Mapping[str, tuple[str, ...]],
    holes: dict[tuple[Holds, tuple[str, ...] | None, bool], Hole],
) -> tuple[Piece, ...]:
    """Return the pieces of a form, word by word. `holes` are the shared hole types so far."""
    found: list[Piece] = []
    for part, behind in zip(parts, (*parts[1:], None), strict=True):
        match part:
            case str():
                split = WORD.findall(part)
                is_mark = len(split) == 1 and not split[0][0].isalnum() and plain(split[0]) != DASH
                for word in split:
                    also = [way for name in words.get(plain(word), ()) if (way := key_of(name))]
                    found.append(Literal(word, ((plain(word),), *also), is_mark and isinstance(behind, Slot)))
            case Slot(name=name):
                place = spec.places[name]
                holds = spec.params[place].holds
                owner = spec.owner if name == spec.actor else None
                key = holds._replace(optional=False), owner, spec.params[place].sought
                hole = holes.setdefault(key, Hole(*key))
                found.append(Gap(hole, place, holds.optional))
            case Optional(parts=inner):
                found.append(pieces_of(spec, inner, words, holes))
    return tuple(found)


def _marks(pieces: Iterable[Piece]) -> Iterator[str]:
    """Yield the punctuation marks used in forms."""
    for piece in pieces:
        if isinstance(piece, Literal):
            yield from (word for way in piece.ways for word in way if not word[0].isalnum())
        elif not isinstance(piece, Gap):
            yield from _marks(piece)
