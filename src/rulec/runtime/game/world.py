"""A world: what is in play, what the game itself remembers, what has happened, and who has been told what.

Emitted code derives `World` from it, with a list for each kind that has a plural and the game's own fields. Everything
here is ordered: things by their numbers, events and reports as they came about.
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
    from rulec.runtime.game.outcomes import Logged, Written


class _Open:
    """Stands for an argument of `happened` that may be anything."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "OPEN"


OPEN: Final = _Open()
_new = tuple.__new__  # makes a tuple with names more quickly than calling its class
T = TypeVar("T", bound=tuple[Any, ...])


class Clash(RuleFault):
    """Two things that happen at once set one field."""

    SENTENCE: ClassVar[str] = "`{what}` is set twice at once"


class Noted(NamedTuple):
    """An event that was noted."""

    event: str
    turn: int
    step: int
    arguments: tuple[Any, ...]


_Kept = tuple[str, int, int, tuple[Any, ...]]
"""The same as the world keeps it until somebody reads it."""


class Report(NamedTuple):
    """What was told. `who` are the numbers of the things that are told, None for everyone; `about` is the line
    that it answers, as typed, if there is one, and `at` the place of its act among those of the turn. `noted` is how
    many events had been noted before."""

    turn: int
    step: int
    who: tuple[int, ...] | None
    text: str
    about: str = ""
    at: int = -1
    noted: int = 0


class Timer(NamedTuple):
    """A change that is due at the end of a sequence: a value that leaves a list (or a set, `bits`), or (`bits` None)
    that a field holds again. Without a sequence: the field keeps what it was set to since."""

    sequence: str
    thing: Any
    slot: str
    value: Any
    bits: bool | None


def pending(timers: Iterable[Timer]) -> list[Timer]:
    """Return what is still to end: of a field that was set several times what it held at first, and nothing of one that
    was set to stay since."""
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
    """The turns of an event: of all of it, and by the arguments that questions about it name; these are kept from the
    first such question on."""

    __slots__ = ("_by", "_event", "_events", "turns")

    def __init__(self, event: str, events: list[_Kept]) -> None:
        self._event = event
        self._events = events
        """All that was noted, of other events as well."""
        self.turns = [turn for each, turn, _, _ in events if each == event]
        self._by: dict[tuple[int, ...], defaultdict[tuple[Any, ...], list[int]]] = {}  # by places of the arguments

    def add(self, turn: int, arguments: tuple[Any, ...]) -> None:
        """It was noted once more."""
        self.turns.append(turn)
        if self._by:
            for places, turns in self._by.items():
                turns[tuple([arguments[at] for at in places])].append(turn)

    def forget(self, arguments: tuple[Any, ...]) -> None:
        """The latest was not noted after all."""
        self.turns.pop()
        for places, turns in self._by.items():
            turns[tuple([arguments[at] for at in places])].pop()

    def turns_of(self, given: tuple[Any, ...]) -> Sequence[int]:
        """The turns with these arguments; those that are open may have been anything."""
        places = tuple([at for at, value in enumerate(given) if value is not OPEN])
        found = self._by.get(places)
        if found is None:
            found = self._by[places] = defaultdict(list)
            for event, turn, _, arguments in self._events:
                if event == self._event:
                    found[tuple([arguments[at] for at in places])].append(turn)
        return found.get(given if len(places) == len(given) else tuple([given[at] for at in places]), ())


class World:
    """What a game remembers. `turn` is the one that is being played; a new game is in its first."""

    __slots__ = (
        "_asked", "_dice", "_events", "_of_lists", "_reports", "asks", "before", "facts", "given", "journal", "log",
        "named", "next_id", "over", "over_to", "refused", "seed", "standing", "step", "there", "things", "timers",
        "turn", "variants",
    )  # fmt: skip

    SHAPE: ClassVar[Shape] = Shape()

    def __init__(self, *, seed: int | str = 0, variants: int = 0) -> None:
        self.seed = seed
        self.variants = variants
        self.turn = 1
        self.step = 0
        self.over = ""
        """With what words the game has ended; empty while it goes on."""
        self.over_to: dict[int, str] = {}
        """The same for the players, by their numbers, who know things in it by other names."""
        self.next_id = 1
        self.things: dict[int, Any] = {}
        self.there: set[Any] = {None}
        """What is in play, to ask whether something is; where nothing is, nothing is missing."""
        self._events: list[_Kept] = []
        self._reports: list[Any] = []
        self.timers: list[Timer] = []
        self.standing: list[Given] = []
        self.named: dict[int, set[int]] = {}
        """The numbers of things that have been shown to a player, by the player's number; 0: to everyone."""
        self.before: tuple[Any, ...] = ()
        """What was in play when the turn began that is being played."""
        self.given: Sequence[Given] = ()
        """What players have given in the turn that is being played."""
        self.refused: Sequence[Written] = ()
        """The lines that came while that turn was played and were turned down before they were acts."""
        self.log: Callable[[], list[Logged]] = list
        """Return the log of the turn that was played last, or in the beginning, as data."""
        self.journal: list[tuple[Callable[..., object], tuple[Any, ...]]] | None = None
        self._of_lists = self.SHAPE.events_of_lists
        self._asked: dict[str, Remembered] = {}
        """The turns of each event that something has asked about."""
        self._dice: Seeded | None = None
        self.asks = Asks(self)
        self.facts: Facts = Stated(played=True)
        """What is stated while things happen: nothing, unless somebody hands over a source of his own."""

    @property
    def id(self) -> int:
        """The number of the world itself: no thing has it."""
        return 0

    # ---- things --------------------------------------------------------------------------------
    def add(self, thing: Any) -> Any:
        """Brings a thing into play, under a number that no other thing has had, and gives it back."""
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
        """Takes a thing out of play; whoever still holds it can read it. Once is enough."""
        if self.things.get(thing.id) is not thing:
            return
        self._extract(thing)
        if self.journal is not None:
            self.journal.append((self._insert, (thing,)))

    def in_play(self, thing: Any) -> bool:
        """Whether a thing is in play."""
        return self.things.get(thing.id) is thing

    def of_kind(self, kind: str) -> list[Any]:
        """What is in play of a kind, oldest first; the kind needs no plural."""
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

    # ---- the journal ---------------------------------------------------------------------------
    def keep(self, thing: Any, slot: str) -> None:
        """Remembers the value of a field that is about to be changed, while a journal is kept."""
        if self.journal is not None:
            self.journal.append((setattr, (thing, slot, getattr(thing, slot))))

    def begin(self) -> tuple[int, int, int]:
        """Begins to keep a journal; the marks are for `undo`."""
        self.journal = []
        return len(self._events), len(self._reports), len(self.timers)

    def commit(self) -> None:
        """Ends the journal: what was done stays."""
        self.journal = None

    def undo(self, marks: tuple[int, int, int]) -> None:
        """Undoes all that was done since `begin`, latest first, and ends the journal."""
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
        """Return the step that is being played, and how much was noted so far, and told."""
        return self.step, len(self._events), len(self._reports)

    # ---- memory --------------------------------------------------------------------------------
    @property
    def events(self) -> list[Noted]:
        """All that was noted, oldest first."""
        return _named(self._events, Noted)

    def note(self, event: str, *arguments: Any) -> None:
        """Remembers an event, stamped with turn and step."""
        if event in self._of_lists:
            arguments = _flat(arguments)
        turn = self.turn
        self._events.append((event, turn, self.step, arguments))
        if event in self._asked:
            self._asked[event].add(turn, arguments)

    def remember(self, noted: Noted) -> None:
        """Puts an event behind the others that was stamped before."""
        self._events.append(noted)
        if noted.event in self._asked:
            self._asked[noted.event].add(noted.turn, noted.arguments)

    def happened(self, event: str, form: str, count: int, *arguments: Any) -> bool:
        """Whether an event was noted: `this` turn, `last` turn, `within` the last `count` turns, `ever`, or this
        turn for the `first` time. OPEN stands for an argument that may be anything; without any, all may be."""
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
        """Whether the game is played under the variant of this number."""
        return bool(self.variants >> position & 1)

    # ---- telling -------------------------------------------------------------------------------
    @property
    def reports(self) -> list[Report]:
        """All that was told in this turn, in its order."""
        return _named(self._reports, Report)

    @reports.setter
    def reports(self, reports: list[Report]) -> None:
        self._reports = reports

    def show(self, who: Any, things: Iterable[Any]) -> None:
        """Remembers that a player, some of them, or (None) everyone has been shown some things, and can name them."""
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
        """Tells a thing, some of them, or (None) everyone; the text speaks of the things that are `shown`."""
        if shown:
            self.show(who, shown)
        told = None
        if who is not None:
            told = tuple([each.id for each in who]) if isinstance(who, (list, tuple)) else (who.id,)
        self._reports.append((self.turn, self.step, told, text, "", -1, len(self._events)))

    def answer(self, who: Any, text: str, about: str, at: int = -1) -> None:
        """Tells a player, or (None) everyone, what became of a line; `at` is the place of its act."""
        told = None if who is None else (who.id,)
        self._reports.append((self.turn, self.step, told, text, about, at, len(self._events)))

    def fail(self, kind: str, key: str, of: Any, who: Any, text: str, *shown: Any, parameter: str = "") -> None:
        """Tells a player, or (None) everyone; what the player (or anybody) gave in this turn, of this record (without a
        key: of any), with this thing in it, or as its parameter, has come to nothing."""
        self.tell_of(kind, key, of, who, text, *shown, parameter=parameter, fails=True)

    def tell_of(
        self, kind: str, key: str, of: Any, who: Any, text: str, *shown: Any, parameter: str = "", fails: bool = False
    ) -> None:
        """Tells a player, or (None) everyone, what has become of such acts, which are as good as before unless this one
        `fails` them."""
        if shown:
            self.show(who, shown)
        found = [
            each
            for each in self.given
            if (each.done or each.vain)
            and each.spec.kind == kind
            and key in ("", each.spec.key)
            and (who is None or each.player is who)
            and _is_among(of, each, parameter)
        ]
        for each in found:
            for slot in ("done", "sentence", "vain"):
                self.keep(each, slot)
            each.became(text, fails=fails)
            if who is not None or each is found[0]:
                self.answer(who, text, each.about, each.at)
        if not found:
            self.tell(who, text)

    def end_game(self, text: str, *shown: Any) -> None:
        """End the game and tell everyone how; `shown` are the things that the text names. A later text follows."""
        self.keep(self, "over")
        self.over = joined(self.over, text)
        self.tell(None, text, *shown)

    # ---- time ----------------------------------------------------------------------------------
    def enter(self, step: int) -> None:
        """What follows belongs to this step."""
        self.step = step

    def until(self, sequence: str, thing: Any, slot: str, value: Any, bits: bool) -> None:
        """What was put into a list (or a set, `bits`) is taken out again at the end of that sequence."""
        self.timers.append(Timer(sequence, thing, slot, value, bits))

    def set_until(self, sequence: str, thing: Any, slot: str) -> None:
        """At the end of that sequence the field holds again what it holds now."""
        self.timers.append(Timer(sequence, thing, slot, getattr(thing, slot), None))

    def stays(self, thing: Any, slot: str) -> None:
        """Return what the field is set to now stays, whatever it held for a while."""
        if any(timer.thing is thing and timer.slot == slot for timer in self.timers):
            self.timers.append(Timer("", thing, slot, None, None))

    def end(self, sequence: str) -> None:
        """The end of a sequence: takes out what was put until then, sets back what was set until then, and goes on to
        the next turn."""
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
        """The dice of this turn; `at` gives those of one subject."""
        if self._dice is None or self._dice.turn != self.turn:
            self._dice = Seeded(self.seed, turn=self.turn)
        return self._dice

    def together(self) -> Together:
        """What `at once` collects before it changes anything."""
        return Together(self)


class Together:
    """Changes that happen at once: collected first, so that nothing reads what another changes; then applied.

    Adds to one field add up, and go no further than the tightest limit that any of them names. A field that is set
    twice, or set and added to, is a clash.
    """

    __slots__ = ("_adds", "_later", "_sets", "world")

    def __init__(self, world: World) -> None:
        self.world = world
        self._sets: dict[tuple[int, str], tuple[Any, str, Any, str]] = {}
        self._adds: dict[tuple[int, str], _Sum] = {}
        self._later: list[tuple[Callable[..., object], tuple[Any, ...]]] = []

    def set(self, thing: Any, slot: str, value: Any, until: str = "") -> None:
        """The field gets this value, until the end of a sequence if one is named."""
        place = (id(thing), slot)
        if place in self._sets or place in self._adds:
            raise Clash(slot)
        self._sets[place] = (thing, slot, value, until)

    def add(self, thing: Any, slot: str, amount: int, limit: int | None = None) -> None:
        """The field goes up by an amount, never past the limit; a negative amount lowers it."""
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
        """The value joins the list or set."""
        self._later.append((self._put, (thing, slot, value, bits, until)))

    def take(self, thing: Any, slot: str, value: Any, bits: bool) -> None:
        """The value leaves the list or set."""
        self._later.append((self._take, (thing, slot, value, bits)))

    def make(self, thing: Any) -> None:
        """The thing comes into play."""
        self._later.append((self.world.add, (thing,)))

    def drop(self, thing: Any) -> None:
        """The thing goes out of play."""
        self._later.append((self.world.drop, (thing,)))

    def note(self, event: str, *arguments: Any) -> None:
        """The event is noted."""
        self._later.append((self.world.note, (event, *arguments)))

    def apply(self) -> None:
        """Now all of it happens: sets, sums, then the rest in the order in which it was said."""
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
    """What is added to one field at once."""

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
    """A value that came from `now`, held within limits that never move it the other way."""
    if most is not None:
        value = min(value, max(now, most))
    if least is not None:
        value = max(value, min(now, least))
    return value


def taken(held: Iterable[Any], value: Any) -> tuple[Any, ...]:
    """A list without the first item that is this value."""
    row = list(held)
    for at, item in enumerate(row):
        if item is value or (isinstance(value, int | str | tuple) and item == value):
            del row[at]
            break
    return tuple(row)


def _named(row: list[Any], sort: type[T]) -> list[T]:
    """A list with all its tuples of this sort: what was put behind the others is plain until somebody reads it."""
    at = len(row)
    while at and type(row[at - 1]) is tuple:
        at -= 1
        row[at] = _new(sort, row[at])
    return row


def _is_among(thing: Any, given: Given, parameter: str) -> bool:
    """Return whether a thing itself is an argument of an act, or that of one parameter."""
    if not parameter:
        return any(thing is each for each in given.arguments)
    at = given.spec.places.get(parameter)
    return at is not None and given.arguments[at] is thing


def _number(thing: Any) -> int:
    number: int = thing.id
    return number


def _flat(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Lists as tuples, so that they may be looked up."""
    for each in arguments:
        if isinstance(each, list):
            return tuple(tuple(item) if isinstance(item, list) else item for item in arguments)
    return arguments
