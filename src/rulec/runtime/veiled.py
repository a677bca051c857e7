"""Dice whose numbers stay hidden until something hangs on them: how a function's odds are found by running it.

A throw gives a `Number` that stands for all that the dice may show. Where the function asks something of it (`wind >
12`), what it may show falls into two parts, and the function is run once for each of them: outcomes of which the same
was asked are never told apart, so a function runs once for each way through it and not once for each outcome. What is
reckoned from numbers is a number; where a plain one is needed (`ROWS[wind]`), each is tried. What such a number cannot
do ends in an exception, and `distribution` goes through all outcomes instead.

A run is a path of steps: throws, questions, and what was reckoned. The next run follows the path to the last step that
has something left to come of it, without asking anew what hangs on the steps before.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, Final

from rulec.runtime.dice import Faces, sums
from rulec.runtime.faults import DiceFault, RuleFault, TooManyOutcomes

PAIRS = 2_000
"""Two throws of which something is asked together are looked at as one where they show no more pairs than this; else
each number of the second is tried."""
SUMS = 100_000
"""The same where only what is reckoned from the two is looked at."""
UNDER_WAY: Final = object()
"""What comes of a step that this run is the first to take."""

Found = tuple[Any, int, int]
"""An answer, and its weight: ways of so many."""
Likely = tuple[tuple[int, ...], tuple[int, ...]]
"""Numbers, and the ways to each."""


class Entangled(Exception):
    """A number is asked for itself of which only what was reckoned from it is known."""


class _Group:
    """A throw, or several that were reckoned with each other: the ways to each thing that it may show, and which of
    these are left after all that was asked."""

    __slots__ = ("joined", "left", "of", "ways", "weight")

    def __init__(self, ways: tuple[int, ...], weight: int, of: int) -> None:
        self.ways = ways
        self.of = of
        self.left: Sequence[int] = range(len(ways))
        self.weight = weight
        """The ways to what is left."""
        self.joined: tuple[_Group, list[int] | None] | None = None
        """The group that it became part of, and which of its own belongs to each of that group's; None for these where
        only what was reckoned from it is known any more."""

    def likely(self, values: Values) -> Likely:
        """What is left of what a number of this group may be, and the ways to each."""
        if type(values) is tuple and len(self.left) == len(self.ways):
            return values, self.ways
        return tuple([values[at] for at in self.left]), tuple([self.ways[at] for at in self.left])


class _Step:
    """Something that a run came by: what may come of it, which of these comes this time, and what is left then."""

    __slots__ = ("_chosen", "_parts", "_results", "_weights", "group", "joins", "on_the_way", "result", "throws")

    def __init__(
        self, group: _Group, parts: Sequence[Sequence[int]], results: Sequence[Any], joins: tuple[_Group, ...] | None
    ) -> None:
        self.group = group
        self.result = results[0]
        """What comes of it this time."""
        self.throws = joins is not None
        """The group begins here."""
        self.joins = joins or ()
        """The groups that become part of it."""
        self.on_the_way = False
        """It is a part of what is asked in the next step."""
        self._chosen = 0
        self._results = results
        self._parts = parts
        if len(parts) > 1:
            self._parts = (*parts, group.left)
            self._weights = [*[sum(map(group.ways.__getitem__, part)) for part in parts], group.weight]
            group.left, group.weight = parts[0], self._weights[0]

    def further(self) -> bool:
        """Goes on to what else may come of it; where there is nothing else, all is as it was before this step."""
        self._chosen = chosen = self._chosen + 1
        if len(self._parts) > 1:
            self.group.left, self.group.weight = self._parts[chosen], self._weights[chosen]
        for each in self.joins:
            each.joined = None
        if chosen == len(self._results):
            return False
        self.result = self._results[chosen]
        return True


class Veiled:
    """Dice that show nothing that is not asked for."""

    __slots__ = ("_at", "_path", "careful", "limit")

    def __init__(self, limit: int, *, careful: bool = False) -> None:
        self.limit = limit
        self.careful = careful
        """Numbers that were reckoned with each other may be asked each for itself afterwards."""
        self._path: list[_Step] = []
        self._at = 0

    def throw(self, address: str, faces: Faces, count: int = 1) -> Any:
        """A number for all that `count` dice may show together."""
        known = self.again()
        if known is not UNDER_WAY:
            return known
        if isinstance(faces, Number):
            faces = self.settle(faces)
            self._path[-1].on_the_way = True
        sides = faces if isinstance(faces, int) else len(faces)
        if sides < 1:
            raise DiceFault(address, f"the die `{address}` never lies still")
        shown, ways = _shown(faces if isinstance(faces, int) else tuple(faces), count)
        of = sides**count
        return self._begin(_Group(ways, of, of), shown, ())

    def at(self, subject: int | str) -> Veiled:
        """The same dice: each throw counts, whoever throws it."""
        return self

    def walk(self, what: str, function: Callable[..., Any], arguments: tuple[object, ...]) -> list[Found]:
        """What a function gives that takes dice last, with its weight. Lowest faces come first."""
        path = self._path
        found: list[Found] = []
        for _ in range(self.limit):
            self._at = 0
            self._weigh(function(*arguments, self), found)
            while path and not path[-1].further():
                path.pop()
            if not path:
                return found
        raise TooManyOutcomes(what, self.limit)

    def again(self) -> Any:
        """What came of the next step, as it was chosen: nothing that hangs on it is asked anew. UNDER_WAY where the
        run has come no further yet."""
        path = self._path
        while self._at < len(path):
            step = path[self._at]
            self._at += 1
            if not step.on_the_way:
                return step.result
        return UNDER_WAY

    # ---- what numbers ask, where it was not asked before ---------------------------------------
    def compare(self, number: Number, other: object, test: Callable[[Any, Any], bool]) -> Any:
        """Whether it holds for what the number shows this time."""
        if isinstance(other, Number):
            group, values, others = self._together(number, other)
            answers = [test(values[at], others[at]) for at in group.left]
        elif isinstance(other, int):
            group, values = number.bare()
            bare = other - number.plus
            answers = [test(values[at], bare) for at in group.left]
        else:
            return NotImplemented
        left, first = group.left, answers[0]
        if all(answers) if first else not any(answers):
            return self._go(_Step(group, (left,), (first,), None))
        parts = list(compress(left, answers)), list(compress(left, map(operator.not_, answers)))
        return self._go(_Step(group, parts if first else parts[::-1], (first, not first), None))

    def reckon(self, number: Number, other: object, do: Callable[[Any, Any], int]) -> Any:
        """The number that comes of it."""
        if isinstance(other, Number):
            first, values = number.now()
            second, others = other.now()
            if first is not second and not self.careful and len(first.left) * len(second.left) <= SUMS:
                return self._merge(first, values, second, others, do)
            group, values, others = self._together(number, other)
            found = {at: do(values[at], others[at]) for at in group.left}
        elif isinstance(other, int):
            group, values = number.now()
            found = {at: do(values[at], other) for at in group.left}
        else:
            return NotImplemented
        return self._go(_Step(group, (group.left,), (Number(self, group, found),), None))

    def settle(self, number: Number) -> int:
        """What the number shows this time, in figures."""
        known = self.again()
        if known is not UNDER_WAY:
            return int(known)
        group, values = number.bare()
        parts: dict[int, list[int]] = {}
        for at in group.left:
            parts.setdefault(values[at] + number.plus, []).append(at)
        return int(self._go(_Step(group, list(parts.values()), list(parts), None)))

    # ---- steps ---------------------------------------------------------------------------------
    def _go(self, step: _Step) -> Any:
        self._path.append(step)
        self._at += 1
        return step.result

    def _begin(self, group: _Group, values: Values, joins: tuple[_Group, ...]) -> Any:
        return self._go(_Step(group, (group.left,), (Number(self, group, values),), joins))

    def _merge(
        self, first: _Group, values: Values, second: _Group, others: Values, do: Callable[[Any, Any], int]
    ) -> Any:
        """What is reckoned from two throws, as a throw of its own: neither is known for itself any more."""
        shown, ways = _merged(first.likely(values), second.likely(others), do)
        group = _Group(ways, first.weight * second.weight, first.of * second.of)
        first.joined = second.joined = group, None
        return self._begin(group, shown, (first, second))

    def _together(self, one: Number, other: Number) -> tuple[_Group, Values, Values]:
        """Two numbers as numbers of one group."""
        first, values = one.now()
        second, others = other.now()
        if first is second:
            return first, values, others
        if len(first.left) * len(second.left) > PAIRS:
            plain = self.settle(other)
            self._path[-1].on_the_way = True
            return first, values, dict.fromkeys(first.left, plain)
        pairs = [(a, b) for a in first.left for b in second.left]
        ways = tuple([first.ways[a] * second.ways[b] for a, b in pairs])
        group = _Group(ways, first.weight * second.weight, first.of * second.of)
        first.joined = group, [a for a, _ in pairs]
        second.joined = group, [b for _, b in pairs]
        self._begin(group, (), (first, second))
        self._path[-1].on_the_way = True
        return group, [values[a] for a, _ in pairs], [others[b] for _, b in pairs]

    # ---- answers -------------------------------------------------------------------------------
    def _weigh(self, answer: Any, found: list[Found]) -> None:
        """Puts an answer to those that were found, with its weight."""
        told: _Group | None = None
        values: Values = ()
        if type(answer) is tuple:
            answer = self._plain(answer)
        elif type(answer) is Number:
            told, values = answer.now()
        ways = of = 1
        for step in self._path:
            group = step.group
            if step.throws and group.joined is None:
                of *= group.of
                if group is not told:
                    ways *= group.weight
        if told is None:
            found.append((answer, ways, of))
            return
        shown: dict[int, int] = {}
        for at in told.left:
            shown[values[at]] = shown.get(values[at], 0) + told.ways[at]
        found += [(value, ways * more, of) for value, more in shown.items()]

    def _plain(self, answer: tuple[Any, ...]) -> tuple[Any, ...]:
        """An answer without numbers inside of it."""
        return tuple(
            [
                self._plain(each) if type(each) is tuple else self.settle(each) if type(each) is Number else each
                for each in answer
            ]
        )


class Number:
    """What dice show, of which no more is known than was asked. It compares and reckons like a whole number."""

    __slots__ = ("_dice", "_group", "_values", "plus")
    __hash__ = None  # type: ignore[assignment]  # nothing may keep it beyond its run

    def __init__(self, dice: Veiled, group: _Group, values: Values, plus: int = 0) -> None:
        self._dice = dice
        self._group = group
        self._values = values
        self.plus = plus
        """What is added to each of the values."""

    def now(self) -> tuple[_Group, Values]:
        """Its group, and what it is for each thing that the group may show."""
        group, values = self.bare()
        return group, {at: values[at] + self.plus for at in group.left} if self.plus else values

    def bare(self) -> tuple[_Group, Values]:
        """The same without what is added."""
        group, values = self._group, self._values
        while group.joined is not None:
            group, places = group.joined
            if places is None:
                raise Entangled
            values = [values[at] for at in places]
        return group, values

    def __add__(self, other: object) -> Any:
        if isinstance(other, int):
            return Number(self._dice, self._group, self._values, self.plus + other)
        known = self._dice.again()
        return self._dice.reckon(self, other, operator.add) if known is UNDER_WAY else known

    __radd__ = __add__

    def __sub__(self, other: object) -> Any:
        if isinstance(other, int):
            return Number(self._dice, self._group, self._values, self.plus - other)
        known = self._dice.again()
        return self._dice.reckon(self, other, operator.sub) if known is UNDER_WAY else known

    def __rsub__(self, other: int) -> Any:
        known = self._dice.again()
        return self._dice.reckon(self, other, _from) if known is UNDER_WAY else known

    def __index__(self) -> int:
        return self._dice.settle(self)

    def __int__(self) -> int:
        return self._dice.settle(self)

    def __format__(self, style: str) -> str:
        return format(self._dice.settle(self), style)

    def __bool__(self) -> bool:
        return bool(self.__ne__(0))

    def __neg__(self) -> Any:
        return 0 - self

    def __abs__(self) -> Any:
        return -self if self < 0 else self  # type: ignore[operator]


Values = Sequence[int] | dict[int, int]


@lru_cache(maxsize=256)
def _shown(faces: int | tuple[int, ...], count: int) -> Likely:
    """What so many dice may show together, and the ways to each."""
    shown, ways = zip(*sums(faces, count), strict=True)
    return shown, ways


@lru_cache(maxsize=256)
def _merged(one: Likely, other: Likely, do: Callable[[Any, Any], int]) -> Likely:
    """All that may come of two numbers, and the ways to each."""
    found: dict[int, int] = {}
    pairs = list(zip(*other, strict=True))
    for value, ways in zip(*one, strict=True):
        for behind, more in pairs:
            result = do(value, behind)
            found[result] = found.get(result, 0) + ways * more
    return tuple(found), tuple(found.values())


def _from(one: Any, other: Any) -> int:
    return int(other - one)


def _asks(name: str, test: Callable[[Any, Any], bool]) -> None:
    def ask(self: Number, other: object) -> Any:
        known = self._dice.again()
        return self._dice.compare(self, other, test) if known is UNDER_WAY else known

    setattr(Number, f"__{name}__", ask)


def _reckons(name: str, do: Callable[[Any, Any], int]) -> None:
    def turned(one: Any, other: Any) -> int:
        return do(other, one)

    def reckon(self: Number, other: object) -> Any:
        known = self._dice.again()
        return self._dice.reckon(self, other, do) if known is UNDER_WAY else known

    def reckon_from(self: Number, other: object) -> Any:
        known = self._dice.again()
        return self._dice.reckon(self, other, turned) if known is UNDER_WAY else known

    setattr(Number, f"__{name}__", reckon)
    setattr(Number, f"__r{name}__", reckon_from)


for _name in ("lt", "le", "gt", "ge", "eq", "ne"):
    _asks(_name, getattr(operator, _name))
for _name in ("mul", "floordiv", "mod"):
    _reckons(_name, getattr(operator, _name))


def odds_of(what: str, function: Callable[..., Any], arguments: tuple[object, ...], limit: int) -> list[Found] | None:
    """What a function gives that takes dice last, with weights; None where it needs to know what dice show."""
    try:
        try:
            return Veiled(limit).walk(what, function, arguments)
        except Entangled:
            return Veiled(limit, careful=True).walk(what, function, arguments)
    except TooManyOutcomes:
        raise
    except (ArithmeticError, AttributeError, LookupError, RuleFault, TypeError, ValueError):
        return None  # where all outcomes are gone through, the same comes up with its own place among them
