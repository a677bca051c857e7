"""Dice addressed by the place of a throw in the rules, so that a throw does not depend on how many came before.

`Seeded` derives each throw from a seed, and `Tape` reads the results of real dice. Both implement the protocol `Dice`.
Dice that enumerate all outcomes are in `symbolic_dice`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Protocol

from rulec.runtime.faults import DiceFault

Faces = int | Sequence[int]
"""The number of sides of a die with the faces 1, 2, 3, …, or the faces themselves."""

LIMIT = 200_000
"""The most outcomes that are enumerated before odds are refused."""

_ALL: Final[int] = 1 << 64
_MASK: Final[int] = _ALL - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_MANY: Final[int] = 1 << 32
_LAST: Final[int] = _ALL - _MANY
"""Draws below this cannot lie beyond the last full round of a die with at most `_MANY` faces."""


class Dice(Protocol):
    """Source of dice for compiled functions."""

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """Return the sum of `count` dice. `address` identifies the throw: `hunt.a`."""
        ...

    def at(self, subject: int | str) -> Dice:
        """Return the dice of one thing in play, independent of throws for other things."""
        ...


def go_on_with(dice: Dice, what: str, turn: int, *state: Any) -> tuple[Any, ...]:
    """Return the state that a repetition in the roll `what` carries into an iteration; the first is iteration 1.

    Nothing else that was thrown before matters from here on, so dice that enumerate outcomes merge those with equal
    states.
    """
    resume = getattr(dice, "resume", None)
    return state if resume is None else tuple(resume(what, turn, state))


def lot(dice: Dice, subjects: tuple[int | str, ...], address: str, sides: int) -> int:
    """Return the result of a single throw at an address below some subjects."""
    if isinstance(dice, _DRAWING):
        return dice.lot(subjects, address, sides)
    for each in subjects:
        dice = dice.at(each)
    return dice.throw(address, sides)


def mix(value: int) -> int:
    """Return a 64-bit mix of a 64-bit number in which each bit depends on all others: the finaliser of splitmix64."""
    value &= _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


_HASH = blake2b(digest_size=8, person=b"rulec dice")
"""Initial state of every key. Copying it is faster than creating a new one."""


def key(*parts: int | str) -> int:
    """Return 64 bits for a list of names and numbers, hashed unambiguously."""
    hashed = _HASH.copy()
    hashed.update(b"".join(map(_piece, parts)))
    return int.from_bytes(hashed.digest(), "big")


@lru_cache(maxsize=8192, typed=True)
def _piece(part: int | str) -> bytes:
    """Return an unambiguous encoding of a list item."""
    return f"{type(part).__name__}{len(str(part))}:{part}".encode()


class _Addresses(dict[str, bytes]):
    """Encodings of addresses, cached forever: rules have a limited number of throws."""

    __slots__ = ()

    def __missing__(self, address: str) -> bytes:
        found = self[address] = _piece(address)
        return found


_ADDRESSES = _Addresses()


class Seeded:
    """Dice derived from a hash of seed, turn, subject, address and the number of earlier throws at that address.

    `dice.at(a).at(b)` are the dice of `b` below `a`, which differ from those of `b` alone.
    """

    __slots__ = ("_begun", "_below", "_family", "_next", "turn")

    def __init__(self, seed: int | str, *, turn: int | str = 0, subject: int | str = "") -> None:
        self.turn = turn
        """The turn of these dice. Dice below them do not repeat it."""
        above = _piece(seed) + _piece(turn)
        self._begun = above + _piece(subject)  # prefix of all addresses
        self._below = above if subject == "" else self._begun  # the same for the dice of subjects
        self._next: dict[str, int] = {}  # state of the next die at each address
        self._family: dict[int | str, Seeded] | None = None

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """Return the sum of `count` dice."""
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
        drawn = start & _MASK  # `mix`, inlined
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
        """Return the first die at an address below some subjects.

        It must be the only throw there: no state is kept.
        """
        hashed = _HASH.copy()
        hashed.update(self._below + b"".join(map(_piece, subjects)) + _ADDRESSES[address])
        drawn = int.from_bytes(hashed.digest(), "big")  # `mix`, inlined
        drawn = ((drawn ^ (drawn >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        drawn = ((drawn ^ (drawn >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn ^= drawn >> 31
        if drawn < _LAST and sides <= _MANY:
            return drawn % sides + 1
        dice: Dice = self  # one in about four thousand million: the draw may have to be repeated
        for each in subjects:
            dice = dice.at(each)
        return dice.throw(address, sides)

    def at(self, subject: int | str) -> Seeded:
        """Return the dice of one thing in play; the same object on every call."""
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


_bare = Seeded.__new__  # creates dice of a subject without the fields that only dice of a turn need


class Recorded:
    """Dice that append each throw to `log`: the address below its subjects, and the result."""

    __slots__ = ("_dice", "_family", "_path", "log")

    def __init__(self, dice: Dice, log: list[tuple[str, int]], path: str = "") -> None:
        self.log = log
        self._dice = dice
        self._path = path
        self._family: dict[int | str, Recorded] = {}

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """Return the sum of `count` dice and record it."""
        shown = self._dice.throw(address, faces, count)
        self.log.append((f"{self._path}{address}", shown))
        return shown

    def lot(self, subjects: tuple[int | str, ...], address: str, sides: int) -> int:
        """Return the result of a lot below some subjects and record it."""
        shown = lot(self._dice, subjects, address, sides)
        self.log.append((f"{self._path}{''.join([f'{each}/' for each in subjects])}{address}", shown))
        return shown

    def at(self, subject: int | str) -> Recorded:
        """Return the dice of one thing in play, recorded in the same log."""
        found = self._family.get(subject)
        if found is None:
            found = self._family[subject] = Recorded(self._dice.at(subject), self.log, f"{self._path}{subject}/")
        return found


_DRAWING = Seeded, Recorded  # a union type would be created again for each lot


class Tape:
    """Results of real dice, each read once.

    They are given in the order of the throws (`Tape([5, 2])`) or by the names of the throws (`Tape({"a": 1, "b": [3,
    4]})`; `hunt.a` if several rolls have an `a`).
    """

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
        """The number of unread dice."""
        named = self._by_name.values() if self._by_name is not None else ()
        return len(self._row) - self._at + sum(map(len, named))

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """Return the sum of the next `count` dice."""
        return sum(self._next(address, faces) for _ in range(count))

    def at(self, subject: int | str) -> Tape:
        """Return these dice: all things share them."""
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


@lru_cache(maxsize=1024)
def sums(faces: int | tuple[int, ...], count: int) -> tuple[tuple[int, int], ...]:
    """Return all sums of `count` dice, lowest first, with the number of ways to each."""
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
