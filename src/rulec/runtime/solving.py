"""Solver for decisions that depend on each other: sweep over open decisions until none closes, then break a ring.

A decision is *closed* when its lines certainly say yes, or cannot say yes any more, whatever becomes of the decisions
that are still open. Decisions that no sweep closes depend on each other in a *ring*. The rules' *circles* give the
answer for a ring. The solver never guesses and never takes an answer back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, MutableMapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

from rulec.runtime.faults import NotWeighed, Undecided

S = TypeVar("S")
T = TypeVar("T", bound=Hashable)

YES, OPEN, NO = 1, 0, -1
FEW = 8  # up to this many open decisions, all outcomes are tried to learn which of them matter


@cache
def unweighed(name: str) -> Callable[[], NoReturn]:
    """Return a function that raises the fault of reading a decision about a thing which its solve did not get."""

    def fail() -> NoReturn:
        raise NotWeighed(name)

    return fail


class Answers(MutableMapping[T, int]):
    """Answers of a decision by thing: 1 yes, -1 no, 0 open.

    `now` is the plain mapping, for fast access. `circles` holds the number of the circle that answered, `overruled` the
    things for which its answer differs from that of the decision's own lines.
    """

    __slots__ = ("circles", "name", "now", "overruled")

    def __init__(self, name: str, things: Iterable[T] = ()) -> None:
        self.now: dict[T, int] = defaultdict(unweighed(name))
        if things:
            self.now.update(dict.fromkeys(things, OPEN))
        self.name = name
        self.circles: dict[T, int] = {}
        self.overruled: list[T] = []

    def __getitem__(self, thing: T) -> int:
        return self.now[thing]

    def __setitem__(self, thing: T, answer: int) -> None:
        self.now[thing] = answer

    def __delitem__(self, thing: T) -> None:
        del self.now[thing]

    def __iter__(self) -> Iterator[T]:
        return iter(self.now)

    def __len__(self) -> int:
        return len(self.now)

    def by_circle(self, thing: T) -> int:
        """Return the number of the circle that answered, or -1."""
        if thing not in self.now:
            raise NotWeighed(self.name)
        return self.circles.get(thing, -1)


class _Noting(dict[T, int]):
    """Answers that record reads."""

    __slots__ = ("name", "noted")

    def __init__(self, answers: Answers[T], noted: dict[tuple[str, Any], int]) -> None:
        super().__init__(answers.now)
        self.name = answers.name
        self.noted = noted

    def __getitem__(self, thing: T) -> int:
        found = self.noted[self.name, thing] = super().__getitem__(thing)
        return found

    def __missing__(self, thing: T) -> int:
        raise NotWeighed(self.name)


def read_by(ask: Callable[[], object], rows: Sequence[Answers[Any]]) -> dict[tuple[str, Any], int]:
    """Return the answers that a call reads: decision and thing, with the answer."""
    noted: dict[tuple[str, Any], int] = {}
    before = [row.now for row in rows]
    for row in rows:
        row.now = _Noting(row, noted)
    try:
        ask()
    finally:
        for row, now in zip(rows, before, strict=True):
            row.now = now
    return noted


class Part(Generic[S, T]):
    """A decision: its answers and its tests for a certain and for a possible yes.

    `behind` are further arguments of the tests after solve and thing: facts or world. `left` are the open things, if
    the others are decided already.
    """

    __slots__ = ("answers", "behind", "left", "may", "sure")

    def __init__(
        self, answers: Answers[T], sure: Callable[..., bool], may: Callable[..., bool], behind: tuple[Any, ...] = (),
        left: list[T] | None = None,
    ) -> None:  # fmt: skip
        self.answers = answers
        self.sure = sure
        self.may = may
        self.behind = behind
        self.left = left


class Circle(NamedTuple):
    """A rule for rings: if `some`, `only` or (if empty) any of the decisions `among` are in the ring, `then` (or all)
    get `answer`.
    """

    quantifier: str
    among: tuple[str, ...]
    then: str
    answer: bool

    def fits(self, names: set[str]) -> bool:
        """Return whether the rule applies to a ring with decisions of these names."""
        if self.then and self.then not in names:
            return False
        if self.quantifier == "some":
            return not names.isdisjoint(self.among)
        return self.quantifier != "only" or names <= set(self.among)


def weigh(state: S, parts: Sequence[Part[S, Any]], circles: Sequence[Circle] = ()) -> None:
    """Decide all parts for all their things. Raises `Undecided` if no circle fits a ring."""
    left: list[list[Any]] = []
    for part in parts:
        if part.left is not None:
            now = part.answers.now
            for thing in part.left:
                now[thing] = OPEN
        left.append(list(part.answers.now) if part.left is None else part.left)
    _sweep(state, parts, left)
    if not any(left):
        return
    while any(left):
        _break(state, parts, left, circles)
        _sweep(state, parts, left)
    for part in parts:
        answers = part.answers
        for thing in answers.circles:
            if part.sure(state, thing, *part.behind) != (answers[thing] == YES):
                answers.overruled.append(thing)


def _sweep(state: S, parts: Sequence[Part[S, Any]], left: list[list[Any]]) -> None:
    rows = [
        (part.answers.now, part.sure, part.may, part.behind, things) for part, things in zip(parts, left, strict=True)
    ]
    closing = True
    while closing:
        closing = False
        for answers, sure, may, behind, things in rows:
            if not things:
                continue
            still: list[Any] = []
            if len(behind) == 1:  # separate loops for few arguments are faster than unpacking
                (only,) = behind
                for thing in things:
                    if sure(state, thing, only):
                        answers[thing] = YES
                    elif not may(state, thing, only):
                        answers[thing] = NO
                    else:
                        still.append(thing)
            elif not behind:
                for thing in things:
                    if sure(state, thing):
                        answers[thing] = YES
                    elif not may(state, thing):
                        answers[thing] = NO
                    else:
                        still.append(thing)
            else:
                for thing in things:
                    if sure(state, thing, *behind):
                        answers[thing] = YES
                    elif not may(state, thing, *behind):
                        answers[thing] = NO
                    else:
                        still.append(thing)
            if len(still) != len(things):
                things[:] = still
                closing = True


Cell = tuple[int, Any]  # the number of a part, and a thing


def _break(state: S, parts: Sequence[Part[S, Any]], left: list[list[Any]], circles: Sequence[Circle]) -> None:
    """Answer the first ring that depends on nothing outside itself."""
    cells: list[Cell] = [(at, thing) for at, things in enumerate(left) for thing in things]
    hangs = {cell: _hangs_on(state, parts, cell) for cell in cells}
    ring = _closed(cells, hangs)
    if len(ring) == 1 and not hangs[ring[0]]:
        # its lines read open decisions, but give the same answer whatever becomes of them
        _answer(parts, left, ring[0], _whatever(state, parts, ring[0]))
        return
    names = {parts[at].answers.name for at, _ in ring}
    for number, circle in enumerate(circles):
        if circle.fits(names):
            for cell in ring:
                answers = parts[cell[0]].answers
                if circle.then in ("", answers.name):
                    answers.circles[cell[1]] = number
                    _answer(parts, left, cell, circle.answer)
            return
    raise Undecided(", ".join(sorted(names)))


def _answer(parts: Sequence[Part[S, Any]], left: list[list[Any]], cell: Cell, answer: bool) -> None:
    at, thing = cell
    parts[at].answers[thing] = YES if answer else NO
    left[at].remove(thing)


def _reads(state: S, parts: Sequence[Part[S, Any]], cell: Cell) -> list[Cell]:
    """Return the open decisions that the lines of a decision read."""
    part, thing = parts[cell[0]], cell[1]
    numbers = {other.answers.name: at for at, other in enumerate(parts)}

    def ask() -> None:
        part.sure(state, thing, *part.behind)
        part.may(state, thing, *part.behind)

    noted = read_by(ask, [other.answers for other in parts])
    return [(numbers[name], read) for (name, read), answer in noted.items() if answer == OPEN]


def _hangs_on(state: S, parts: Sequence[Part[S, Any]], cell: Cell) -> list[Cell]:
    """Return the open decisions that can change a decision's answer; if there are many, all that are read."""
    read = _reads(state, parts, cell)
    if len(read) > FEW:
        return read
    said = _tried(state, parts, cell, read)
    found = []
    for at, other in enumerate(read):
        if any(told != said[(*key[:at], -key[at], *key[at + 1 :])] for key, told in said.items()):
            found.append(other)
    return found


def _tried(
    state: S, parts: Sequence[Part[S, Any]], cell: Cell, read: list[Cell]
) -> dict[tuple[int, ...], tuple[bool, bool]]:
    """Return the certain and possible answer of a decision for each outcome of the decisions that it reads."""
    part, thing = parts[cell[0]], cell[1]
    said: dict[tuple[int, ...], tuple[bool, bool]] = {}
    try:
        for key in product((YES, NO), repeat=len(read)):
            for (at, other), answer in zip(read, key, strict=True):
                parts[at].answers[other] = answer
            said[key] = part.sure(state, thing, *part.behind), part.may(state, thing, *part.behind)
    finally:
        for at, other in read:
            parts[at].answers[other] = OPEN
    return said


def _whatever(state: S, parts: Sequence[Part[S, Any]], cell: Cell) -> bool:
    """Return the answer of a decision that no open decision can change."""
    said = _tried(state, parts, cell, _reads(state, parts, cell))
    return next(iter(said.values()))[0]


def _closed(cells: list[Cell], hangs: dict[Cell, list[Cell]]) -> list[Cell]:
    """Return the first set of cells that reach each other and nothing else, in the order of the cells."""
    reach: dict[Cell, dict[Cell, None]] = {}
    for cell in cells:
        found: dict[Cell, None] = {}
        todo = [cell]
        while todo:
            for other in hangs[todo.pop()]:
                if other not in found:
                    found[other] = None
                    todo.append(other)
        reach[cell] = found
    for cell in cells:
        if all(cell in reach[other] for other in reach[cell]):
            return [other for other in cells if other == cell or other in reach[cell]]
    raise AssertionError("a walk along rings ends in one")
