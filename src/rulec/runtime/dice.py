"""Dice by address: what a throw shows depends on where it stands in the rules, not on how many were thrown before.

Three sources behind one protocol: `Seeded` mixes, `Tape` reads what real dice showed, `Enumerate` goes through all
that they may show.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Protocol, TypeVar

from rulec.runtime.faults import DiceFault, TooManyOutcomes

V = TypeVar("V", bound=Hashable)
Faces = int | Sequence[int]
"""The number of sides of a die with the faces 1, 2, 3, …, or its faces."""

LIMIT = 200_000
"""How many outcomes are gone through before the odds are refused."""

_ALL: Final[int] = 1 << 64
_MASK: Final[int] = _ALL - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_MANY: Final[int] = 1 << 32
_LAST: Final[int] = _ALL - _MANY
"""No draw below it is beyond the last full round of a die that has not more faces than `_MANY`."""


class Dice(Protocol):
    """What a compiled function throws with."""

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """What `count` dice show together. `address` names the throw: `hunt.a`."""
        ...

    def at(self, subject: int | str) -> Dice:
        """The dice of one thing in play, which no throw for another one shifts."""
        ...


def go_on_with(dice: Dice, what: str, turn: int, *state: Any) -> tuple[Any, ...]:
    """What a repetition in the roll `what` holds as a turn begins, the first of which is 1. Nothing else that it threw
    before counts from there on: dice that look for all odds tell no two ways apart that come to the same."""
    resume = getattr(dice, "resume", None)
    return state if resume is None else tuple(resume(what, turn, state))


# ---- seeded ------------------------------------------------------------------------------------
def mix(value: int) -> int:
    """64 bits to 64 bits, each bit of the result hanging on all: the finish of splitmix64."""
    value &= _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


_HASH = blake2b(digest_size=8, person=b"rulec dice")
"""What every key begins with; a copy is quicker than a new one."""


def key(*parts: int | str) -> int:
    """64 bits for a list of names and numbers; no two lists read alike."""
    hashed = _HASH.copy()
    hashed.update(b"".join(map(_piece, parts)))
    return int.from_bytes(hashed.digest(), "big")


@lru_cache(maxsize=8192, typed=True)
def _piece(part: int | str) -> bytes:
    """One of a list, written so that it cannot be taken for another, nor for two."""
    return f"{type(part).__name__}{len(str(part))}:{part}".encode()


class _Addresses(dict[str, bytes]):
    """The pieces of addresses, each written once: rules have no more than so many throws."""

    __slots__ = ()

    def __missing__(self, address: str) -> bytes:
        found = self[address] = _piece(address)
        return found


_ADDRESSES = _Addresses()


class Seeded:
    """Dice that fall as a seed says: seed, turn, subject, address and how often it was thrown there, mixed.

    `dice.at(a).at(b)` are the dice of `b` below `a`, others than those of `b` alone."""

    __slots__ = ("_begun", "_below", "_family", "_next", "turn")

    def __init__(self, seed: int | str, *, turn: int | str = 0, subject: int | str = "") -> None:
        self.turn = turn
        """The turn whose dice these are; those below them do not say it again."""
        above = _piece(seed) + _piece(turn)
        self._begun = above + _piece(subject)  # what all addresses begin with
        self._below = above if subject == "" else self._begun  # the same for the dice below these
        self._next: dict[str, int] = {}  # what is mixed for the next die that is thrown at an address
        self._family: dict[int | str, Seeded] | None = None

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """What `count` dice show together."""
        if count != 1:
            return sum([self.throw(address, faces) for _ in range(count)])
        sides = faces if isinstance(faces, int) else len(faces)
        if sides < 1:
            raise DiceFault(address, f"the die `{address}` never lies still")
        start = self._next.get(address)
        if start is None:
            hashed = _HASH.copy()
            hashed.update(self._begun + _ADDRESSES[address])
            start = int.from_bytes(hashed.digest(), "big")
        self._next[address] = start + _GOLDEN
        drawn = start & _MASK  # `mix`, without the call
        drawn = ((drawn ^ (drawn >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        drawn = ((drawn ^ (drawn >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn ^= drawn >> 31
        side = drawn % sides
        if drawn >= _LAST or sides > _MANY:
            while drawn - side > _ALL - sides:  # draws beyond the last full round would favour the first faces
                drawn = mix(drawn + _GOLDEN)
                side = drawn % sides
        return side + 1 if isinstance(faces, int) else faces[side]

    def at(self, subject: int | str) -> Seeded:
        """The dice of one thing in play: the same ones each time they are asked for."""
        family = self._family
        if family is None:
            family = self._family = {}
        found = family.get(subject)
        if found is None:
            found = family[subject] = _bare(Seeded)
            found._begun = found._below = self._below + _piece(subject)
            found._next = {}
            found._family = None
        return found


_bare = Seeded.__new__  # makes dice of one subject without what only those of a turn have to be told


class Recorded:
    """Dice that write down what they show: `log` gets the address, below its subjects, and what was shown."""

    __slots__ = ("_dice", "_family", "_path", "log")

    def __init__(self, dice: Dice, log: list[tuple[str, int]], path: str = "") -> None:
        self.log = log
        self._dice = dice
        self._path = path
        self._family: dict[int | str, Recorded] = {}

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """What the dice show together."""
        shown = self._dice.throw(address, faces, count)
        self.log.append((f"{self._path}{address}", shown))
        return shown

    def at(self, subject: int | str) -> Recorded:
        """The dice of one thing in play, written down in the same place."""
        found = self._family.get(subject)
        if found is None:
            found = self._family[subject] = Recorded(self._dice.at(subject), self.log, f"{self._path}{subject}/")
        return found


# ---- real dice ---------------------------------------------------------------------------------
class Tape:
    """What real dice showed: in the order of the throws (`Tape([5, 2])`) or by the names of the throws
    (`Tape({"a": 1, "b": [3, 4]})`; `hunt.a` where several rolls have an `a`). Each die is read once."""

    __slots__ = ("_at", "_by_name", "_row")

    def __init__(self, shown: Iterable[int] | Mapping[str, int | Sequence[int]]) -> None:
        self._by_name: dict[str, list[int]] | None = None
        self._row: list[int] = []
        if isinstance(shown, Mapping):
            self._by_name = {k: [v] if isinstance(v, int) else list(v) for k, v in shown.items()}
        else:
            self._row = list(shown)
        self._at = 0

    @property
    def left(self) -> int:
        """How many dice nobody has read."""
        named = self._by_name.values() if self._by_name is not None else ()
        return len(self._row) - self._at + sum(map(len, named))

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """The next dice that lie there."""
        return sum(self._next(address, faces) for _ in range(count))

    def at(self, subject: int | str) -> Tape:
        """The same dice: they lie on one table."""
        return self

    def _next(self, address: str, faces: Faces) -> int:
        if self._by_name is not None:
            name = address if address in self._by_name else address.rpartition(".")[2]
            row = self._by_name.get(name)
            if not row:
                raise DiceFault(address, f"it is not said what the throw `{address}` shows")
            shown = row.pop(0)
        else:
            if self._at == len(self._row):
                raise DiceFault(address, f"it is not said what the throw `{address}` shows; there are no more dice")
            shown = self._row[self._at]
            self._at += 1
        can = range(1, faces + 1) if isinstance(faces, int) else faces
        if shown not in can:
            span = f"1 to {faces}" if isinstance(faces, int) else ", ".join(map(str, sorted(set(faces)))) or "nothing"
            raise DiceFault(address, f"the throw `{address}` cannot show {shown}, but {span}")
        return shown


# ---- all there is ------------------------------------------------------------------------------
Found = tuple[Any, int, int]
"""An answer, and its weight: ways of so many."""


class KnownRest(Exception):
    """All that comes of the rest of a run is known."""

    def __init__(self, found: list[Found]) -> None:
        self.found = found


class Rest:
    """What comes of a run from the turn of a repetition on: found once for all ways that lead to the same."""

    __slots__ = ("_begun", "_found", "_key", "_of", "_ways", "known", "what")

    def __init__(
        self, what: str, known: dict[Any, list[Found]], key: Any, found: list[Found], ways: int, of: int
    ) -> None:
        self.what = what
        """The roll that repeats."""
        self.known = known
        """What comes of the rest, by what is held; for one repetition in one run."""
        self._key = key
        self._found = found
        self._begun = len(found)
        self._ways = ways
        self._of = of

    def close(self) -> None:
        """All ways on from here were gone: equal answers are added up."""
        here = Fraction(self._ways, self._of)
        sums: dict[Any, Fraction] = {}
        for answer, ways, of in self._found[self._begun :]:
            sums[answer] = sums.get(answer, Fraction(0)) + Fraction(ways, of)
        self._found[self._begun :] = [(answer, *chance.as_integer_ratio()) for answer, chance in sums.items()]
        self.known[self._key] = [(answer, *(chance / here).as_integer_ratio()) for answer, chance in sums.items()]


class Enumerate:
    """Goes through all that the dice may show: run the same function for each of `walk`, and it throws what comes
    next. A sum of equal dice is one draw, weighted by how many ways lead to it."""

    __slots__ = ("_depth", "_found", "_path", "_shown", "limit")

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self._path: list[_Draw] = []
        self._shown: list[int] = []  # what each draw on the path shows this time
        self._depth = 0
        self._found: list[Found] = []

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """What is drawn this time."""
        at = self._depth
        if at == len(self._path):
            sides = faces if isinstance(faces, int) else len(faces)
            if not sides:
                raise DiceFault(address, f"the die `{address}` never lies still")
            before = self._path[-1] if self._path else None
            draw = _Draw(sums(faces if isinstance(faces, int) else tuple(faces), count), before, sides**count)
            self._path.append(draw)
            self._shown.append(draw.draws[0][0])
        self._depth = at + 1
        return self._shown[at]

    def at(self, subject: int | str) -> Enumerate:
        """The same dice: each throw counts, whoever throws it."""
        return self

    def resume(self, what: str, turn: int, state: tuple[Any, ...]) -> tuple[Any, ...]:
        """What a repetition goes on with; ends the run where it is known what comes of that."""
        if self._depth == len(self._path):
            above = (step.rest for step in reversed(self._path) if step.rest is not None and step.rest.what == what)
            last = next(above, None)
            known = last.known if last is not None and turn > 1 else {}
            if (turn, state) in known:
                raise KnownRest(known[turn, state])
            before = self._path[-1] if self._path else None
            step = _Draw(((0, 1),), before, 1)
            step.rest = Rest(what, known, (turn, state), self._found, step.ways, step.of)
            self._path.append(step)
            self._shown.append(0)
        self._depth += 1
        return state

    def walk(self, what: str, run: Callable[[], V]) -> list[tuple[V, int, int]]:
        """What a function that throws these dice gives for every outcome, with its weight: ways of so many."""
        path, shown, found = self._path, self._shown, self._found
        path.clear()
        shown.clear()
        found.clear()
        for _ in range(self.limit):
            self._depth = 0
            try:
                rest: list[Found] = [(run(), 1, 1)]
            except KnownRest as known:
                rest = known.found
            ways, of = (path[-1].ways, path[-1].of) if path else (1, 1)
            found += [(answer, ways * more, of * total) for answer, more, total in rest]
            while path and not path[-1].further():
                done = path.pop()
                shown.pop()
                if done.rest is not None:
                    done.rest.close()
            if not path:
                return found
            shown[-1] = path[-1].draws[path[-1].chosen][0]
        raise TooManyOutcomes(what, self.limit)


class _Draw:
    """One draw on the way to an outcome: all that it may show, which is chosen, and the weight of the way so far."""

    __slots__ = ("before", "chosen", "draws", "of", "rest", "ways")

    def __init__(self, draws: tuple[tuple[int, int], ...], before: _Draw | None, total: int) -> None:
        self.draws = draws
        self.before: int = before.ways if before is not None else 1
        self.of: int = total * (before.of if before is not None else 1)
        self.chosen = 0
        self.rest: Rest | None = None
        self.ways: int = self.before * draws[0][1]

    def further(self) -> bool:
        """Goes on to what it may show next, if there is any."""
        self.chosen += 1
        if self.chosen == len(self.draws):
            return False
        self.ways = self.before * self.draws[self.chosen][1]
        return True


@lru_cache(maxsize=1024)
def sums(faces: int | tuple[int, ...], count: int) -> tuple[tuple[int, int], ...]:
    """All that so many dice may show together, lowest first, with the number of ways."""
    single: dict[int, int] = {}
    for face in range(1, faces + 1) if isinstance(faces, int) else faces:
        single[face] = single.get(face, 0) + 1
    found = {0: 1}
    for _ in range(count):
        further: dict[int, int] = {}
        for total, ways in found.items():
            for face, more in single.items():
                further[total + face] = further.get(total + face, 0) + ways * more
        found = further
    return tuple(sorted(found.items()))
