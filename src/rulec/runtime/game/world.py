"""The world of a game: things in play, state, events and reports.

Emitted code derives its own `World`, with a list for each kind that has a plural, and the game's fields. Everything is
ordered: things by number, events and reports by time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from rulec.runtime.dice import Seeded
from rulec.runtime.facts import Facts, Stated
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.asking import Asks
from rulec.runtime.game.sentence import joined
from rulec.runtime.game.shape import Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from rulec.runtime.game.given import Given
    from rulec.runtime.game.outcomes import Logged


class _Open:
    """Marks an argument of `happened` that matches anything."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "OPEN"


OPEN: Final = _Open()
_new = tuple.__new__  # creates a named tuple faster than calling its class
T = TypeVar("T", bound=tuple[Any, ...])


class Clash(RuleFault):
    """Two simultaneous sets of one field."""

    SENTENCE: ClassVar[str] = "`{what}` is set twice at once"


class Noted(NamedTuple):
    """A noted event."""

    event: str
    turn: int
    step: int
    arguments: tuple[Any, ...]


_Kept = tuple[str, int, int, tuple[Any, ...]]
"""The same as a plain tuple, as the world stores it until it is read."""


class Report(NamedTuple):
    """A message to players. `who` are the numbers of its readers, None for everyone.

    `about` is the line that it answers, as typed, and `at` the position of that line's act in the turn. `noted` is the
    number of events noted before it.
    """

    turn: int
    step: int
    who: tuple[int, ...] | None
    text: str
    about: str = ""
    at: int = -1
    noted: int = 0


class Timer(NamedTuple):
    """A change due at the end of a sequence.

    It removes a value from a list (or from a set if `bits`), or, if `bits` is None, restores a field's value. An empty
    `sequence` cancels the restoring: the field keeps its new value.
    """

    sequence: str
    thing: Any
    slot: str
    value: Any
    bits: bool | None


def pending(timers: Iterable[Timer]) -> list[Timer]:
    """Return the timers that still apply.

    A field set several times gets its first value back; one that was then set without an end gets none.
    """
    found: list[Timer] = []
    for timer in timers:
        if timer.bits is None:
            place = timer.thing, timer.slot
            is_held = any(each.bits is None and place == (each.thing, each.slot) for each in found)
            if not timer.sequence:
                found = [each for each in found if each.bits is not None or place != (each.thing, each.slot)]
            if is_held or not timer.sequence:
                continue
        found.append(timer)
    return found


class Remembered:
    """The turns in which an event was noted, indexed by the arguments that queries name.

    An index is built at the first query that needs it.
    """

    __slots__ = ("_by", "_event", "_events", "turns")

    def __init__(self, event: str, events: list[_Kept]) -> None:
        self._event = event
        self._events = events
        """All events of the world, including others."""
        self.turns = [turn for each, turn, _, _ in events if each == event]
        self._by: dict[tuple[int, ...], defaultdict[tuple[Any, ...], list[int]]] = {}  # by positions of the arguments

    def add(self, turn: int, arguments: tuple[Any, ...]) -> None:
        """Record an occurrence."""
        self.turns.append(turn)
        if self._by:
            for places, turns in self._by.items():
                turns[tuple([arguments[at] for at in places])].append(turn)

    def forget(self, arguments: tuple[Any, ...]) -> None:
        """Remove the latest occurrence."""
        self.turns.pop()
        for places, turns in self._by.items():
            turns[tuple([arguments[at] for at in places])].pop()

    def turns_of(self, given: tuple[Any, ...]) -> Sequence[int]:
        """Return the turns with these arguments; OPEN matches anything."""
        places = tuple([at for at, value in enumerate(given) if value is not OPEN])
        found = self._by.get(places)
        if found is None:
            found = self._by[places] = defaultdict(list)
            for event, turn, _, arguments in self._events:
                if event == self._event:
                    found[tuple([arguments[at] for at in places])].append(turn)
        return found.get(given if len(places) == len(given) else tuple([given[at] for at in places]), ())


class World:
    """The state of a game. `turn` is the turn being played; a new game is in turn 1."""

    __slots__ = (
        "_asked", "_dice", "_events", "_of_lists", "_reports", "asks", "before", "facts", "given", "journal", "log",
        "named", "next_id", "over", "over_to", "seed", "standing", "step", "there", "things", "timers",
        "turn", "variants",
    )  # fmt: skip

    SHAPE: ClassVar[Shape] = Shape()

    def __init__(self, *, seed: int | str = 0, variants: int = 0) -> None:
        self.seed = seed
        self.variants = variants
        self.turn = 1
        self.step = 0
        self.over = ""
        """Text with which the game has ended; empty while it goes on."""
        self.over_to: dict[int, str] = {}
        """The same for players who know things in it by other names, by player number."""
        self.next_id = 1
        self.things: dict[int, Any] = {}
        self.there: set[Any] = {None}
        """Things in play, and None, for membership tests: a missing argument is never out of play."""
        self._events: list[_Kept] = []
        self._reports: list[Any] = []
        self.timers: list[Timer] = []
        self.standing: list[Given] = []
        self.named: dict[int, set[int]] = {}
        """Numbers of things shown to each player, by the player's number; 0: to everyone."""
        self.before: tuple[Any, ...] = ()
        """Things that were in play at the beginning of the turn."""
        self.given: Sequence[Given] = ()
        """Acts of the turn being played."""
        self.log: Callable[[], list[Logged]] = list
        """Returns the log of the last turn, or of the set-up, as data."""
        self.journal: list[tuple[Callable[..., object], tuple[Any, ...]]] | None = None
        self._of_lists = self.SHAPE.events_of_lists
        self._asked: dict[str, Remembered] = {}
        """Occurrences of each event that was queried."""
        self._dice: Seeded | None = None
        self.asks = Asks(self)
        self.facts: Facts = Stated(played=True)
        """Source of stated facts; empty unless the host sets one."""

    @property
    def id(self) -> int:
        """The number of the world itself; things have other numbers."""
        return 0

    def add(self, thing: Any) -> Any:
        """Bring a thing into play under a new number, and return it."""
        number = thing.id = self.next_id
        self.next_id = number + 1
        self.things[number] = thing
        self.there.add(thing)
        for plural in self.SHAPE.collections[type(thing)]:
            getattr(self, plural).append(thing)
        if self.journal is not None:
            self.journal.append((self._unadd, (thing,)))
        return thing

    def drop(self, thing: Any) -> None:
        """Remove a thing from play. References to it stay valid; removing it again does nothing."""
        if self.things.get(thing.id) is not thing:
            return
        self._extract(thing)
        if self.journal is not None:
            self.journal.append((self._insert, (thing,)))

    def in_play(self, thing: Any) -> bool:
        return self.things.get(thing.id) is thing

    def of_kind(self, kind: str) -> list[Any]:
        """Return the things in play of a kind, oldest first, whether or not it has a plural."""
        plural = self.SHAPE.kinds[kind].plural
        if plural:
            return list(getattr(self, plural))
        return [self.things[number] for number in sorted(self.things) if self.SHAPE.is_a(self.things[number], kind)]

    def _insert(self, thing: Any) -> None:
        self.things[thing.id] = thing
        self.there.add(thing)
        for plural in self.SHAPE.collections[type(thing)]:
            row = getattr(self, plural)
            if not row or row[-1].id < thing.id:
                row.append(thing)
            else:
                row.insert(bisect_left(row, thing.id, key=_number), thing)

    def _extract(self, thing: Any) -> None:
        del self.things[thing.id]
        self.there.remove(thing)
        for plural in self.SHAPE.collections[type(thing)]:
            row = getattr(self, plural)
            del row[bisect_left(row, thing.id, key=_number)]

    def _unadd(self, thing: Any) -> None:
        self._extract(thing)
        self.next_id = thing.id

    def keep(self, thing: Any, slot: str) -> None:
        """Record the value of a field before a change, if a journal is kept."""
        if self.journal is not None:
            self.journal.append((setattr, (thing, slot, getattr(thing, slot))))

    def begin(self) -> tuple[int, int, int]:
        """Start the journal. Returns marks for `undo`."""
        self.journal = []
        return len(self._events), len(self._reports), len(self.timers)

    def commit(self) -> None:
        """End the journal and keep the changes."""
        self.journal = None

    def undo(self, marks: tuple[int, int, int]) -> None:
        """Undo all changes since `begin`, latest first, and end the journal."""
        journal = self.journal or []
        self.journal = None
        for undo, arguments in journal[::-1]:
            undo(*arguments)
        events, reports, timers = marks
        for event, _, _, arguments in reversed(self._events[events:]):
            if event in self._asked:
                self._asked[event].forget(arguments)
        del self._events[events:]
        del self._reports[reports:]
        del self.timers[timers:]

    def mark(self) -> tuple[int, int, int]:
        """Return the current step and the numbers of events and reports so far."""
        return self.step, len(self._events), len(self._reports)

    @property
    def events(self) -> list[Noted]:
        """All noted events, oldest first."""
        return _named(self._events, Noted)

    def note(self, event: str, *arguments: Any) -> None:
        """Record an event with turn and step."""
        if event in self._of_lists:
            arguments = _flat(arguments)
        turn = self.turn
        self._events.append((event, turn, self.step, arguments))
        if event in self._asked:
            self._asked[event].add(turn, arguments)

    def remember(self, noted: Noted) -> None:
        """Append an event that has its turn and step already."""
        self._events.append(noted)
        if noted.event in self._asked:
            self._asked[noted.event].add(noted.turn, noted.arguments)

    def happened(self, event: str, form: str, count: int, *arguments: Any) -> bool:
        """Return whether an event was noted.

        `form` is `this` turn, `last` turn, `within` the last `count` turns, `ever`, or `first` (in this turn for the
        first time). OPEN matches any argument; without arguments all match.
        """
        asked = self._asked.get(event)
        if asked is None:
            asked = self._asked[event] = Remembered(event, self._events)
        turns: Sequence[int] = asked.turns
        if arguments:
            turns = asked.turns_of(_flat(arguments) if event in self._of_lists else arguments)
        if not turns:
            return False
        if form == "within":
            return turns[-1] > self.turn - count
        if form == "this":
            return turns[-1] == self.turn
        if form == "first":
            return turns[0] == self.turn
        if form == "last":
            return next((turn for turn in reversed(turns) if turn < self.turn), None) == self.turn - 1
        return True

    def variant(self, position: int) -> bool:
        """Return whether the game is played under the variant of this number."""
        return bool(self.variants >> position & 1)

    @property
    def reports(self) -> list[Report]:
        """All messages of this turn, in order."""
        return _named(self._reports, Report)

    @reports.setter
    def reports(self, reports: list[Report]) -> None:
        self._reports = reports

    def show(self, who: Any, things: Iterable[Any]) -> None:
        """Record that a player, some players, or everyone (None) has been shown things, and can name them."""
        for seer in who if isinstance(who, (list, tuple)) else (self if who is None else who,):
            known = self.named.setdefault(seer.id, set())
            for thing in things:
                if isinstance(thing, (list, tuple)):
                    self.show(seer, thing)
                elif thing is not None and thing.id not in known:
                    known.add(thing.id)
                    if self.journal is not None:
                        self.journal.append((known.discard, (thing.id,)))

    def tell(self, who: Any, text: str, *shown: Any) -> None:
        """Tell a thing, several, or everyone (None). `shown` are the things that the text names."""
        if shown:
            self.show(who, shown)
        told = None
        if who is not None:
            told = tuple([each.id for each in who]) if isinstance(who, (list, tuple)) else (who.id,)
        self._reports.append((self.turn, self.step, told, text, "", -1, len(self._events)))

    def answer(self, who: Any, text: str, about: str, at: int = -1) -> None:
        """Tell a player, or everyone (None), the result of a line; `at` is the position of its act."""
        told = None if who is None else (who.id,)
        self._reports.append((self.turn, self.step, told, text, about, at, len(self._events)))

    def fail(self, kind: str, key: str, of: Any, who: Any, text: str, *shown: Any, parameter: str = "") -> None:
        """Tell a player, or everyone (None), that acts of this turn have come to nothing.

        These are the player's (or all) acts of the kind and key (empty: any) with this thing as an argument, or as the
        given parameter.
        """
        if shown:
            self.show(who, shown)
        found = [
            each
            for each in self.given
            if each.done
            and each.spec.kind == kind
            and key in ("", each.spec.key)
            and (who is None or each.player is who)
            and _is_among(of, each, parameter)
        ]
        for each in found:
            for slot in ("done", "sentence", "vain"):
                self.keep(each, slot)
            each.turn_down(text, vain=True)
            if who is not None or each is found[0]:
                self.answer(who, text, each.about, each.at)
        if not found:
            self.tell(who, text)

    def end_game(self, text: str, *shown: Any) -> None:
        """End the game and tell everyone how. `shown` are the things that the text names. Several texts are joined."""
        self.keep(self, "over")
        self.over = joined(self.over, text)
        self.tell(None, text, *shown)

    def enter(self, step: int) -> None:
        """Enter a step of the sequence."""
        self.step = step

    def until(self, sequence: str, thing: Any, slot: str, value: Any, bits: bool) -> None:
        """Schedule the removal of a value from a list (or a set if `bits`) at the end of a sequence."""
        self.timers.append(Timer(sequence, thing, slot, value, bits))

    def set_until(self, sequence: str, thing: Any, slot: str) -> None:
        """Schedule the return of a field to its present value at the end of a sequence."""
        self.timers.append(Timer(sequence, thing, slot, getattr(thing, slot), None))

    def stays(self, thing: Any, slot: str) -> None:
        """Cancel a scheduled return of a field to an earlier value."""
        if any(timer.thing is thing and timer.slot == slot for timer in self.timers):
            self.timers.append(Timer("", thing, slot, None, None))

    def end(self, sequence: str) -> None:
        """End a sequence: apply its timers and advance to the next turn."""
        due = pending(self.timers)
        for timer in due:
            if timer.sequence == sequence:
                self.keep(timer.thing, timer.slot)
                held = getattr(timer.thing, timer.slot)
                if timer.bits is None:
                    then = timer.value
                else:
                    then = held & ~(1 << timer.value) if timer.bits else taken(held, timer.value)
                setattr(timer.thing, timer.slot, then)
        self.timers = [timer for timer in due if timer.sequence != sequence]
        self.turn += 1
        self.before = ()
        self.step = 0
        self._dice = None

    def dice(self) -> Seeded:
        """Return the dice of this turn; `at` returns those of a subject."""
        if self._dice is None or self._dice.turn != self.turn:
            self._dice = Seeded(self.seed, turn=self.turn)
        return self._dice

    def together(self) -> Together:
        """Return a collector of simultaneous changes."""
        return Together(self)


class Together:
    """Collector of simultaneous changes, which are applied once all reads are done.

    Adds to one field accumulate, up to the tightest of their limits. Two sets, or a set and an add, of one field are a
    clash.
    """

    __slots__ = ("_adds", "_later", "_sets", "world")

    def __init__(self, world: World) -> None:
        self.world = world
        self._sets: dict[tuple[int, str], tuple[Any, str, Any, str]] = {}
        self._adds: dict[tuple[int, str], _Sum] = {}
        self._later: list[tuple[Callable[..., object], tuple[Any, ...]]] = []

    def set(self, thing: Any, slot: str, value: Any, until: str = "") -> None:
        """Collect a new value of a field, until the end of a sequence if one is given."""
        place = (id(thing), slot)
        if place in self._sets or place in self._adds:
            raise Clash(slot)
        self._sets[place] = (thing, slot, value, until)

    def add(self, thing: Any, slot: str, amount: int, limit: int | None = None) -> None:
        """Collect an addition to a field, up to a limit; a negative amount subtracts."""
        place = (id(thing), slot)
        if place in self._sets:
            raise Clash(slot)
        found = self._adds.get(place)
        if found is None:
            found = self._adds[place] = _Sum(thing, slot)
        found.amount += amount
        if limit is not None and amount > 0:
            found.most = limit if found.most is None else min(found.most, limit)
        elif limit is not None and amount < 0:
            found.least = limit if found.least is None else max(found.least, limit)

    def put(self, thing: Any, slot: str, value: Any, bits: bool, until: str = "") -> None:
        """Collect the addition of a value to a list or set."""
        self._later.append((self._put, (thing, slot, value, bits, until)))

    def take(self, thing: Any, slot: str, value: Any, bits: bool) -> None:
        """Collect the removal of a value from a list or set."""
        self._later.append((self._take, (thing, slot, value, bits)))

    def make(self, thing: Any) -> None:
        self._later.append((self.world.add, (thing,)))

    def drop(self, thing: Any) -> None:
        self._later.append((self.world.drop, (thing,)))

    def note(self, event: str, *arguments: Any) -> None:
        self._later.append((self.world.note, (event, *arguments)))

    def apply(self) -> None:
        """Apply all changes: sets, then sums, then the rest in the order of collection."""
        world = self.world
        for thing, slot, value, until in self._sets.values():
            world.keep(thing, slot)
            if until:
                world.set_until(until, thing, slot)
            elif world.timers:
                world.stays(thing, slot)
            setattr(thing, slot, value)
        for each in self._adds.values():
            world.keep(each.thing, each.slot)
            setattr(each.thing, each.slot, each.result())
        for do, arguments in self._later:
            do(*arguments)

    def _put(self, thing: Any, slot: str, value: Any, bits: bool, until: str) -> None:
        self.world.keep(thing, slot)
        held = getattr(thing, slot)
        setattr(thing, slot, held | 1 << value if bits else (*held, value))
        if until:
            self.world.until(until, thing, slot, value, bits)

    def _take(self, thing: Any, slot: str, value: Any, bits: bool) -> None:
        self.world.keep(thing, slot)
        held = getattr(thing, slot)
        setattr(thing, slot, held & ~(1 << value) if bits else taken(held, value))


class _Sum:
    """Sum of simultaneous additions to one field."""

    __slots__ = ("amount", "least", "most", "slot", "thing")

    def __init__(self, thing: Any, slot: str) -> None:
        self.thing = thing
        self.slot = slot
        self.amount = 0
        self.most: int | None = None
        self.least: int | None = None

    def result(self) -> int:
        now: int = getattr(self.thing, self.slot)
        return held_within(now, now + self.amount, self.most, self.least)


def held_within(now: int, value: int, most: int | None, least: int | None) -> int:
    """Return a value that moved from `now`, stopped at limits that never move it the other way."""
    if most is not None:
        value = min(value, max(now, most))
    if least is not None:
        value = max(value, min(now, least))
    return value


def taken(held: Iterable[Any], value: Any) -> tuple[Any, ...]:
    """Return a list without its first item equal to a value."""
    row = list(held)
    for at, item in enumerate(row):
        if item is value or (isinstance(value, int | str | tuple) and item == value):
            del row[at]
            break
    return tuple(row)


def _named(row: list[Any], sort: type[T]) -> list[T]:
    """Convert the plain tuples at the end of a list to named tuples, and return the list."""
    at = len(row)
    while at and type(row[at - 1]) is tuple:
        at -= 1
        row[at] = _new(sort, row[at])
    return row


def _is_among(thing: Any, given: Given, parameter: str) -> bool:
    """Return whether a thing is an argument of an act, or its given parameter."""
    if not parameter:
        return any(thing is each for each in given.arguments)
    at = given.spec.places.get(parameter)
    return at is not None and given.arguments[at] is thing


def _number(thing: Any) -> int:
    number: int = thing.id
    return number


def _flat(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return arguments with lists as tuples, so that they can be keys."""
    for each in arguments:
        if isinstance(each, list):
            return tuple(tuple(item) if isinstance(item, list) else item for item in arguments)
    return arguments
