"""Dice by address: what a throw shows depends on where it stands in the rules, not on how many were thrown before.

Two sources behind one protocol: `Seeded` mixes, `Tape` reads what real dice showed. Those that go through all that dice
may show stand in `symbolic_dice`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Protocol

from rulec.runtime.faults import DiceFault

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


def lot(dice: Dice, subjects: tuple[int | str, ...], address: str, sides: int) -> int:
    """Return what a die shows that is thrown once at an address below some subjects."""
    if isinstance(dice, _DRAWING):
        return dice.lot(subjects, address, sides)
    for each in subjects:
        dice = dice.at(each)
    return dice.throw(address, sides)


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

    def lot(self, subjects: tuple[int | str, ...], address: str, sides: int) -> int:
        """Return what the first die shows at an address below some subjects; nobody throws there again, and no dice are
        kept for them."""
        hashed = _HASH.copy()
        hashed.update(self._below + b"".join(map(_piece, subjects)) + _ADDRESSES[address])
        drawn = int.from_bytes(hashed.digest(), "big")  # `mix`, without the call
        drawn = ((drawn ^ (drawn >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        drawn = ((drawn ^ (drawn >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn ^= drawn >> 31
        if drawn < _LAST and sides <= _MANY:
            return drawn % sides + 1
        dice: Dice = self  # one in four thousand million: perhaps it is drawn again
        for each in subjects:
            dice = dice.at(each)
        return dice.throw(address, sides)

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

    def lot(self, subjects: tuple[int | str, ...], address: str, sides: int) -> int:
        """Return what a lot shows below some subjects, and write it down."""
        shown = lot(self._dice, subjects, address, sides)
        self.log.append((f"{self._path}{''.join([f'{each}/' for each in subjects])}{address}", shown))
        return shown

    def at(self, subject: int | str) -> Recorded:
        """The dice of one thing in play, written down in the same place."""
        found = self._family.get(subject)
        if found is None:
            found = self._family[subject] = Recorded(self._dice.at(subject), self.log, f"{self._path}{subject}/")
        return found


_DRAWING = Seeded, Recorded  # a union of the two would be made anew for each lot


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
