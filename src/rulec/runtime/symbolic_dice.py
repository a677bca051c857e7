"""Dice with hidden results: exact odds by running a function once for each path through it.

Terms. A throw returns a `Number` that stands for all results the dice may show. A *question* is a comparison on it
(`wind > 12`). It splits the possible results in two, and the function runs once for each part. Results that answer all
questions alike are never separated. Arithmetic on numbers yields numbers. Where a plain int is needed (`ROWS[wind]`),
each value is tried. An operation that a number does not support raises an exception, and `Enumerate` goes through all
outcomes instead.

Method. A run is a path of steps: throws, questions and arithmetic. The next run replays the path up to the last step
with an untried result, without repeating its questions.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import compress, repeat
from typing import Any, Final

from rulec.runtime.dice import LIMIT, Faces, sums
from rulec.runtime.faults import DiceFault, RuleFault, TooManyOutcomes

PAIRS = 2_000
"""Two throws in one question are joined if they have at most this many pairs of results; otherwise each value of the
second is tried.
"""
SUMS = 100_000
"""The same limit for arithmetic on two throws, where only the result is kept."""
_bare = object.__new__  # creates a number from another one faster than calling the class
UNDER_WAY: Final = object()
"""Marks a step that no earlier run has taken."""

Found = tuple[Any, int, int]
"""An answer and its weight: the ways to it, out of a total."""
Likely = tuple[tuple[int, ...], tuple[int, ...]]
"""Values, and the number of ways to each."""


class Entangled(Exception):
    """An operand is needed after only the result of its combination with another number was kept."""


class KnownRest(Exception):
    """The outcomes of the rest of a run are known from an earlier run."""

    def __init__(self, found: list[Found]) -> None:
        self.found = found


class Rest:
    """Outcomes of a run from an iteration of a repetition on, computed once for all ways that reach the same state."""

    __slots__ = ("_begun", "_found", "_key", "_of", "_ways", "known", "what")

    def __init__(
        self, what: str, known: dict[Any, list[Found]], key: Any, found: list[Found], ways: int, of: int
    ) -> None:
        self.what = what
        """The name of the roll that repeats."""
        self.known = known
        """Outcomes of the rest by state, for one repetition in one run."""
        self._key = key
        self._found = found
        self._begun = len(found)
        self._ways = ways
        self._of = of

    def close(self) -> None:
        """Store the outcomes once all continuations have been run, with equal answers merged."""
        here = Fraction(self._ways, self._of)
        sums: dict[Any, Fraction] = {}
        for answer, ways, of in self._found[self._begun :]:
            sums[answer] = sums.get(answer, Fraction(0)) + Fraction(ways, of)
        self._found[self._begun :] = [(answer, *chance.as_integer_ratio()) for answer, chance in sums.items()]
        self.known[self._key] = [(answer, *(chance / here).as_integer_ratio()) for answer, chance in sums.items()]


class _Group:
    """A throw, or several joined ones: the ways to each of its results, and the results left after all questions."""

    __slots__ = ("joined", "left", "of", "ways", "weight")

    def __init__(self, ways: tuple[int, ...], weight: int, of: int) -> None:
        self.ways = ways
        self.of = of
        self.left: Sequence[int] = range(len(ways))
        self.weight = weight
        """Number of ways to the results that are left."""
        self.joined: tuple[_Group, list[int] | None] | None = None
        """The group that it was merged into, with the index of its own result for each result of that group. The
        indices are None if only a combination was kept.
        """

    def likely(self, values: Values) -> Likely:
        """Return the possible values of a number of this group and the ways to each."""
        if type(values) is tuple and len(self.left) == len(self.ways):
            return values, self.ways
        return tuple([values[at] for at in self.left]), tuple([self.ways[at] for at in self.left])


class _Told:
    """A step of a run with a single result."""

    __slots__ = ("result",)

    on_the_way = False
    """True for a step that is part of the next question."""
    is_throw = False

    def __init__(self, result: Any) -> None:
        self.result = result
        """The result in the current run."""

    def further(self) -> bool:
        """Advance to the next result. Return False after the last, with the state before this step restored."""
        return False


class _Throw(_Told):
    """A step that starts a group, possibly by merging others."""

    __slots__ = ("joins", "on_the_way")

    is_throw = True

    def __init__(self, result: Any, joins: tuple[_Group, ...], on_the_way: bool) -> None:
        self.result = result
        self.joins = joins
        self.on_the_way = on_the_way

    def further(self) -> bool:
        """Separate the merged groups again."""
        for each in self.joins:
            each.joined = None
        return False


class _Fork(_Told):
    """A step that splits the results of a group into parts, with a result for each part."""

    __slots__ = ("_chosen", "_group", "_parts", "_results", "_weights", "on_the_way")

    def __init__(
        self, group: _Group, parts: list[Sequence[int]], weights: list[int], results: Sequence[Any], on_the_way: bool
    ) -> None:
        self.result = results[0]
        self.on_the_way = on_the_way
        self._group = group
        self._chosen = 0
        self._results = results
        self._parts = parts
        self._weights = weights
        # the whole comes last, so that `further` restores it after the last part
        parts.append(group.left)
        weights.append(group.weight)
        group.left, group.weight = parts[0], weights[0]

    def further(self) -> bool:
        """Advance to the next part; after the last one, restore the whole."""
        self._chosen = chosen = self._chosen + 1
        group = self._group
        group.left, group.weight = self._parts[chosen], self._weights[chosen]
        if chosen == len(self._results):
            return False
        self.result = self._results[chosen]
        return True


class _Turn(_Told):
    """A step at which a repetition continues with a given state."""

    __slots__ = ("older", "rest")

    def __init__(self, result: Any, rest: Rest, older: list[_Group]) -> None:
        self.result = result
        self.rest = rest
        self.older = older
        """Groups that began before the repetition."""

    def further(self) -> bool:
        """Store the outcomes: all continuations have been run."""
        self.rest.close()
        return False


class Veiled:
    """Dice whose results stay hidden until they are needed."""

    __slots__ = ("_found", "_known", "_path", "_repeats", "_thrown", "again", "careful", "limit")

    def __init__(self, limit: int = LIMIT, *, careful: bool = False) -> None:
        self.limit = limit
        self.careful = careful
        """Keep the operands of joined numbers, because they are needed again later."""
        self._path: list[_Told] = []
        self._known: list[Any] = []
        """Results of the steps on the path, except steps that are part of others."""
        self._found: list[Found] = []
        self._repeats = False
        self._thrown: list[_Group] = []
        """Groups that began on the path."""
        self.again: Iterator[Any] = iter(())
        """Results to replay for the next steps. At its end where the run enters new ground."""

    def throw(self, address: str, faces: Faces, count: int = 1) -> Any:
        """Return a number for the sum of `count` dice."""
        known = next(self.again, UNDER_WAY)
        if known is not UNDER_WAY:
            return known
        if isinstance(faces, Number):
            faces = self.settle(faces, on_the_way=True)
        sides = faces if isinstance(faces, int) else len(faces)
        if sides < 1:
            raise DiceFault(address, f"the die `{address}` never lies still")
        shown, ways = _shown(faces if isinstance(faces, int) else tuple(faces), count)
        of = sides**count
        return self._begin(_Group(ways, of, of), shown, ())

    def at(self, subject: int | str) -> Veiled:
        """Return these dice: for odds, the thing that throws does not matter."""
        return self

    def walk(self, what: str, function: Callable[..., Any], arguments: tuple[object, ...]) -> list[Found]:
        """Return the answers of a function that takes dice last, with their weights, lowest faces first."""
        path, known = self._path, self._known
        found = self._found
        for _ in range(self.limit):
            self.again = iter(known)
            try:
                self._weigh(function(*arguments, self), found)
            except KnownRest as rest:
                ways, of = self._weight(None)
                found += [(answer, ways * more, of * total) for answer, more, total in rest.found]
            while path:
                step = path[-1]
                if step.further():
                    if not step.on_the_way:
                        known[-1] = step.result
                    break
                del path[-1]
                if not step.on_the_way:
                    del known[-1]
                if step.is_throw:
                    del self._thrown[-1]
            else:
                return found
        raise TooManyOutcomes(what, self.limit)

    def compare(self, number: Number, other: object, test: Callable[[Any, Any], bool]) -> Any:
        """Return the answer to a question in this run."""
        if isinstance(other, Number):
            group, values, others = self._together(number, other)
            left = group.left
            answers = list(map(test, map(values.__getitem__, left), map(others.__getitem__, left)))
        elif isinstance(other, int):
            group, values = number.bare()
            left = group.left
            if type(values) is tuple and len(left) == len(values):
                yes, parts, weight = _halves(values, group.ways, test, other - number.plus)
                if not weight:
                    return self._go(_Told(yes))
                weights = [weight, group.weight - weight]
                return self._go(_Fork(group, list(parts), weights, (yes, not yes), False))
            answers = list(map(test, map(values.__getitem__, left), repeat(other - number.plus)))
        else:
            return NotImplemented
        yes, parts, weight = _parted(left, group.ways, answers)
        if not weight:
            return self._go(_Told(yes))
        return self._go(_Fork(group, list(parts), [weight, group.weight - weight], (yes, not yes), False))

    def reckon(self, number: Number, other: object, do: Callable[[Any, Any], int]) -> Any:
        """Return the result of arithmetic on a number."""
        if isinstance(other, Number):
            near, values = number.now()
            far, others = other.now()
            apart = self.careful or self._is_older(near) or self._is_older(far)
            if near is not far and not apart and len(near.left) * len(far.left) <= SUMS:
                return self._merge(near, values, far, others, do)
            group, values, others = self._together(number, other)
            found = {at: do(values[at], others[at]) for at in group.left}
        elif isinstance(other, int):
            group, values = number.now()
            found = {at: do(values[at], other) for at in group.left}
        else:
            return NotImplemented
        return self._go(_Told(Number(self, group, found)))

    def settle(self, number: Number, *, on_the_way: bool = False) -> int:
        """Return the plain value of a number in this run."""
        known: Any = next(self.again, UNDER_WAY)
        if known is not UNDER_WAY:
            return int(known)
        group, values = number.bare()
        plus, ways = number.plus, group.ways
        parts: dict[int, list[int]] = {}
        weights: dict[int, int] = {}
        for at in group.left:
            value = values[at] + plus
            if value in parts:
                parts[value].append(at)
                weights[value] += ways[at]
            else:
                parts[value] = [at]
                weights[value] = ways[at]
        if len(parts) == 1 and not on_the_way:
            return int(self._go(_Told(next(iter(parts)))))
        return int(self._go(_Fork(group, list(parts.values()), list(weights.values()), list(parts), on_the_way)))

    def resume(self, what: str, turn: int, state: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the plain state of a repetition. Raises `KnownRest` if its outcomes are known."""
        self._repeats = True
        state = self._plain(state)
        known: Any = next(self.again, UNDER_WAY)
        if known is not UNDER_WAY:
            return tuple(known)
        last = next((s for s in reversed(self._path) if isinstance(s, _Turn) and s.rest.what == what), None)
        if turn == 1 or last is None:
            memo, older = dict[Any, list[Found]](), [group for group in self._thrown if group.joined is None]
        else:
            memo, older = last.rest.known, last.older
        key = turn, state, tuple([tuple(group.left) for group in older])
        rest = memo.get(key)
        if rest is not None:
            raise KnownRest(rest)
        from_here = Rest(what, memo, key, self._found, *self._weight(None))
        return tuple(self._go(_Turn(state, from_here, older)))

    def _go(self, step: _Told) -> Any:
        self._path.append(step)
        if not step.on_the_way:
            self._known.append(step.result)
        return step.result

    def _begin(self, group: _Group, values: Values, joins: tuple[_Group, ...], on_the_way: bool = False) -> Any:
        self._thrown.append(group)
        return self._go(_Throw(Number(self, group, values), joins, on_the_way))

    def _merge(self, near: _Group, values: Values, far: _Group, others: Values, do: Callable[[Any, Any], int]) -> Any:
        """Combine two throws into one by arithmetic. Their own values are lost."""
        shown, ways = _merged(near.likely(values), far.likely(others), do)
        group = _Group(ways, near.weight * far.weight, near.of * far.of)
        near.joined = far.joined = group, None
        return self._begin(group, shown, (near, far))

    def _is_older(self, group: _Group) -> bool:
        """Return whether a group began before a repetition that is still running, so that the rest depends on it."""
        return self._repeats and any(isinstance(step, _Turn) and group in step.older for step in self._path)

    def _together(self, number: Number, other: Number) -> tuple[_Group, Values, Values]:
        """Return two numbers as numbers of one group."""
        near, values = number.now()
        far, others = other.now()
        if near is far:
            return near, values, others
        if self._is_older(near):
            plain = self.settle(number, on_the_way=True)
            return far, dict.fromkeys(far.left, plain), others
        if self._is_older(far) or len(near.left) * len(far.left) > PAIRS:
            plain = self.settle(other, on_the_way=True)
            return near, values, dict.fromkeys(near.left, plain)
        pairs = [(a, b) for a in near.left for b in far.left]
        ways = tuple([near.ways[a] * far.ways[b] for a, b in pairs])
        group = _Group(ways, near.weight * far.weight, near.of * far.of)
        near.joined = group, [a for a, _ in pairs]
        far.joined = group, [b for _, b in pairs]
        self._begin(group, (), (near, far), on_the_way=True)
        return group, [values[a] for a, _ in pairs], [others[b] for _, b in pairs]

    def _weigh(self, answer: Any, found: list[Found]) -> None:
        """Add an answer with its weight."""
        told: _Group | None = None
        values: Values = ()
        if isinstance(answer, tuple):
            answer = self._plain(answer)
        elif type(answer) is Number:
            told, values = answer.now()
        ways, of = self._weight(told)
        if told is None:
            found.append((answer, ways, of))
            return
        shown: dict[int, int] = {}
        for at in told.left:
            shown[values[at]] = shown.get(values[at], 0) + told.ways[at]
        found += [(value, ways * more, of) for value, more in shown.items()]

    def _weight(self, told: _Group | None) -> tuple[int, int]:
        """Return the ways that lead here and their total, leaving out the ways within the group `told`."""
        ways = of = 1
        for group in self._thrown:
            if group.joined is None:
                of *= group.of
                if group is not told:
                    ways *= group.weight
        return ways, of

    def _plain(self, answer: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return a tuple with all numbers settled; a named tuple keeps its type."""
        plain = [
            self._plain(each) if isinstance(each, tuple) else self.settle(each) if type(each) is Number else each
            for each in answer
        ]
        made: Any = type(answer)
        return tuple(plain) if made is tuple else made(*plain)


class Number:
    """An int that stands for hidden results of dice. It supports comparison and arithmetic like an int."""

    __slots__ = ("_dice", "_group", "_values", "plus")
    __hash__ = None  # type: ignore[assignment]  # must not outlive its run

    def __init__(self, dice: Veiled, group: _Group, values: Values, plus: int = 0) -> None:
        self._dice = dice
        self._group = group
        self._values = values
        self.plus = plus
        """Constant added to each of the values."""

    def now(self) -> tuple[_Group, Values]:
        """Return its group, and its value for each result of the group."""
        group, values = self.bare()
        return group, {at: values[at] + self.plus for at in group.left} if self.plus else values

    def bare(self) -> tuple[_Group, Values]:
        """Return the same without the constant that is added."""
        group, values = self._group, self._values
        while group.joined is not None:
            group, places = group.joined
            if places is None:
                raise Entangled
            values = [values[at] for at in places]
        return group, values

    def __add__(self, other: object) -> Any:
        if isinstance(other, int):
            found = _bare(Number)
            found._dice, found._group, found._values = self._dice, self._group, self._values
            found.plus = self.plus + other
            return found
        known = next(self._dice.again, UNDER_WAY)
        return self._dice.reckon(self, other, operator.add) if known is UNDER_WAY else known

    __radd__ = __add__

    def __sub__(self, other: object) -> Any:
        if isinstance(other, int):
            return self + -other
        known = next(self._dice.again, UNDER_WAY)
        return self._dice.reckon(self, other, operator.sub) if known is UNDER_WAY else known

    def __rsub__(self, other: int) -> Any:
        known = next(self._dice.again, UNDER_WAY)
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
    """Return the sums of `count` dice and the ways to each."""
    shown, ways = zip(*sums(faces, count), strict=True)
    return shown, ways


Parts = tuple[bool, tuple[Sequence[int], ...], int]
"""The answer for the first value; the values with that answer and the others; the ways to the first set, or 0 if all
values have the same answer.
"""


@lru_cache(maxsize=1024)
def _halves(values: tuple[int, ...], ways: tuple[int, ...], test: Callable[[Any, Any], bool], other: int) -> Parts:
    """Split a throw that no question has split before. Cached, since many runs begin alike."""
    return _parted(range(len(values)), ways, list(map(test, values, repeat(other))))


def _parted(left: Sequence[int], ways: tuple[int, ...], answers: list[bool]) -> Parts:
    yes = answers[0]
    if (not yes) not in answers:
        return yes, (), 0
    parts = list(compress(left, answers)), list(compress(left, map(operator.not_, answers)))
    if not yes:
        parts = parts[1], parts[0]
    return yes, parts, sum(map(ways.__getitem__, parts[0]))


@lru_cache(maxsize=256)
def _merged(one: Likely, other: Likely, do: Callable[[Any, Any], int]) -> Likely:
    """Return the results of arithmetic on two numbers, with the ways to each."""
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
        known = next(self._dice.again, UNDER_WAY)
        return self._dice.compare(self, other, test) if known is UNDER_WAY else known

    setattr(Number, f"__{name}__", ask)


def _reckons(name: str, do: Callable[[Any, Any], int]) -> None:
    def turned(one: Any, other: Any) -> int:
        return do(other, one)

    def reckon(self: Number, other: object) -> Any:
        known = next(self._dice.again, UNDER_WAY)
        return self._dice.reckon(self, other, do) if known is UNDER_WAY else known

    def reckon_from(self: Number, other: object) -> Any:
        known = next(self._dice.again, UNDER_WAY)
        return self._dice.reckon(self, other, turned) if known is UNDER_WAY else known

    setattr(Number, f"__{name}__", reckon)
    setattr(Number, f"__r{name}__", reckon_from)


for _name in ("lt", "le", "gt", "ge", "eq", "ne"):
    _asks(_name, getattr(operator, _name))
for _name in ("mul", "floordiv", "mod"):
    _reckons(_name, getattr(operator, _name))


class Enumerate(Veiled):
    """Dice with plain results: every result is tried. A sum of equal dice is one draw, weighted by its ways."""

    __slots__ = ()

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """Return the result in this run."""
        return self.settle(super().throw(address, faces, count))


def outcomes(what: str, function: Callable[..., Any], arguments: tuple[object, ...], limit: int) -> list[Found]:
    """Return the answers of a function that takes dice last, with their weights."""
    try:
        try:
            return Veiled(limit).walk(what, function, arguments)
        except Entangled:
            return Veiled(limit, careful=True).walk(what, function, arguments)
    except TooManyOutcomes:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RuleFault, TypeError, ValueError):
        # a fault of the function itself is raised again here, from its own place
        return Enumerate(limit).walk(what, function, arguments)
