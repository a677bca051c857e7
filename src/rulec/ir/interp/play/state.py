"""World of the interpreter: the same rules as the runtime's `World`, over instances with named fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulec.base.records import dataclass, field
from rulec.base.types import ListType, OptionalType, SetType, Type
from rulec.ir import nodes as ir
from rulec.ir.interp.play.instances import Handed, Instance, Said
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.asking import Asking
from rulec.runtime.game.world import Clash
from rulec.sema.model import Model


class RefusedFault(RuleFault):
    """Rejection of an act, with the sentence that tells why."""

    def __init__(self, sentence: Said) -> None:
        super().__init__("an act", sentence)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Told:
    """A message told to some players, or to all if `who` is None; `about` is the act that it concerns."""

    who: tuple[Instance, ...] | None
    message: ir.Message
    arguments: tuple[object, ...]
    about: Handed | None = None


@dataclass(eq=False)
class Play:
    """The world of an interpreter."""

    model: Model
    things: list[Instance] = field(default_factory=list)  # ordered by number
    state: dict[str, object] = field(default_factory=dict)
    events: list[tuple[str, int, tuple[object, ...]]] = field(default_factory=list)
    reports: list[Told] = field(default_factory=list)
    timers: list[tuple[str, Instance | None, str, object, bool | None]] = field(default_factory=list)
    turn: int = 1
    variants: int = 0
    last: int = 0  # the last number that was given out
    undo: list[Callable[[], object]] | None = None
    handed: list[Handed] = field(default_factory=list)  # acts handed in for this turn
    over: list[Told] = field(default_factory=list)  # messages that ended the game
    asking: Asking = field(default_factory=Asking)

    def add(self, thing: Instance) -> None:
        """Bring a thing into play under a new number."""
        self.last += 1
        thing.id = self.last
        self.things.append(thing)
        self._undoing(lambda: self._unadd(thing))

    def _unadd(self, thing: Instance) -> None:
        self.things.remove(thing)
        self.last = thing.id - 1

    def drop(self, thing: Instance) -> None:
        """Remove a thing from play."""
        if thing in self.things:
            at = self.things.index(thing)
            del self.things[at]
            self._undoing(lambda: self.things.insert(at, thing))

    def all_of(self, kind: str) -> tuple[Instance, ...]:
        """Return the things in play of a kind, oldest first."""
        return tuple(thing for thing in self.things if self._is(thing.kind, kind))

    def _is(self, kind: str, wanted: str) -> bool:
        above = self.model.kinds[kind].extends
        return kind == wanted or (above is not None and self._is(above, wanted))

    def held(self, of: Instance | None) -> dict[str, object]:
        """Return the fields of a thing, or of the world itself for None."""
        return self.state if of is None else of.fields

    def set(self, of: Instance | None, slot: str, value: object) -> None:
        fields = self.held(of)
        had, before = slot in fields, fields.get(slot)
        fields[slot] = value
        self._undoing(lambda: fields.__setitem__(slot, before) if had else fields.pop(slot))

    def put(self, of: Instance | None, slot: str, value: object, bits: bool, until: str) -> None:
        """Add a value to a list or set, until the end of a sequence if one is given."""
        self.set(of, slot, joined(self.held(of)[slot], value, bits))
        if until:
            self.timers.append((until, of, slot, value, bits))
            self._undoing(self.timers.pop)

    def set_until(self, of: Instance | None, slot: str, value: object, until: str) -> None:
        """Set a field, until the end of a sequence if one is given."""
        if until or any(one is of and name == slot for _, one, name, _, _ in self.timers):
            self.timers.append((until, of, slot, self.held(of)[slot] if until else None, None))
            self._undoing(self.timers.pop)
        self.set(of, slot, value)

    def take(self, of: Instance | None, slot: str, value: object, bits: bool) -> None:
        """Remove a value from a list or set."""
        self.set(of, slot, without(self.held(of)[slot], value, bits))

    def note(self, event: str, arguments: Sequence[object]) -> None:
        """Record an event."""
        self.events.append((event, self.turn, tuple(arguments)))
        self._undoing(self.events.pop)

    def happened(self, event: str, form: str, count: int, arguments: Sequence[object], given: Sequence[bool]) -> bool:
        """Return whether an event was noted. Arguments that are not `given` match any value."""
        turns = [
            turn
            for name, turn, noted in self.events
            if name == event
            and all(not asked or same(want, got) for asked, want, got in zip(given, arguments, noted, strict=True))
        ]
        match form:
            case "this":
                return self.turn in turns
            case "last":
                return self.turn - 1 in turns
            case "within":
                return any(turn > self.turn - count for turn in turns)
            case "first":
                return bool(turns) and min(turns) == self.turn
            case _:
                return bool(turns)

    def tell(self, who: Iterable[Instance] | None, message: ir.Message, arguments: Sequence[object]) -> None:
        """Tell some players, or all for None."""
        self.reports.append(Told(None if who is None else tuple(who), message, tuple(arguments)))
        self._undoing(self.reports.pop)

    def fail(self, stmt: ir.Tell, of: Instance, who: Instance | None, said: Said) -> None:
        """Tell a player, or all for None, what became of acts of this turn: nothing, if the statement fails them.

        Those are the acts of the statement's kind and key that have `of` as an argument, given by that player or, for
        None, by any player.
        """
        hearers = None if who is None else (who,)
        assert stmt.failing is not None
        kind, key, *parameters = stmt.failing
        found = [
            each
            for each in self.handed
            if (each.done or each.vain)
            and each.act.kind == kind
            and key in ("", each.act.key)
            and who in (None, each.player)
            and any(
                value is of and parameters in ([], [parameter.name])
                for parameter, value in zip(each.act.parameters, each.arguments, strict=True)
            )
        ]
        for each in found:
            self._undoing(each.remember())
            each.became(said, fails=stmt.fails)
            if who is not None or each is found[0]:
                self.answer(hearers, said, each)
        if not found:
            self.tell(hearers, said.message, said.arguments)

    def answer(self, who: tuple[Instance, ...] | None, said: Said, about: Handed) -> None:
        """Tell some players, or all for None, the result of an act."""
        self.reports.append(Told(who, said.message, said.arguments, about))
        self._undoing(self.reports.pop)

    def end_game(self, message: ir.Message, arguments: Sequence[object]) -> None:
        """Tell everyone that the game ends, and how."""
        self.tell(None, message, arguments)
        self.over.append(self.reports[-1])
        self._undoing(self.over.pop)

    def end(self, sequence: str) -> None:
        """End a period: remove values that were put until now, and restore fields that were set until now."""
        due, self.timers = self.timers, [timer for timer in self.timers if timer[0] not in ("", sequence)]
        before: dict[tuple[int, str], tuple[Instance | None, object]] = {}
        for until, of, slot, value, bits in due:
            if until == sequence and bits is not None:
                self.take(of, slot, value, bits)
            elif until == sequence:
                before.setdefault((id(of), slot), (of, value))
            elif not until:
                before.pop((id(of), slot), None)
        for (_, slot), (of, value) in before.items():
            self.set(of, slot, value)
        self.turn += 1

    def _undoing(self, step: Callable[[], object]) -> None:
        if self.undo is not None:
            self.undo.append(step)

    def begin(self) -> None:
        """Start the undo journal."""
        self.undo = []

    def back(self) -> None:
        """Undo all changes since the journal was started."""
        steps, self.undo = self.undo or [], None
        for step in reversed(steps):
            step()


class AtOnce:
    """Simultaneous changes: collected first, then applied."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.sets: dict[tuple[int, str], tuple[Instance | None, str, object, str]] = {}
        self.sums: dict[tuple[int, str], tuple[Instance | None, str, list[int], list[int], list[int]]] = {}
        self.later: list[Callable[[], None]] = []

    def set_until(self, of: Instance | None, slot: str, value: object, until: str) -> None:
        """Collect a new value of a field, until the end of a sequence if one is given."""
        place = (id(of), slot)
        if place in self.sets or place in self.sums:
            raise Clash(slot)
        self.sets[place] = (of, slot, value, until)

    def add(self, of: Instance | None, slot: str, amount: int, limit: int | None) -> None:
        """Collect an addition to a field; a negative amount subtracts."""
        place = (id(of), slot)
        if place in self.sets:
            raise Clash(slot)
        _, _, amounts, most, least = self.sums.setdefault(place, (of, slot, [], [], []))
        amounts.append(amount)
        if limit is not None and amount:
            (most if amount > 0 else least).append(limit)

    def apply(self) -> None:
        """Apply all collected changes."""
        for of, slot, value, until in self.sets.values():
            self.play.set_until(of, slot, value, until)
        for of, slot, amounts, most, least in self.sums.values():
            now = self.play.held(of)[slot]
            assert isinstance(now, int)
            self.play.set(of, slot, within(now, now + sum(amounts), min(most, default=None), max(least, default=None)))
        for step in self.later:
            step()


def within(now: int, value: int, most: int | None, least: int | None) -> int:
    """Return a value that moved from `now`, stopped at its limits. A limit never moves it the other way."""
    if most is not None:
        value = min(value, max(now, most))
    if least is not None:
        value = max(value, min(now, least))
    return value


def same(one: object, other: object) -> bool:
    """Return whether two values are the same thing, or equal."""
    if isinstance(one, Instance) or isinstance(other, Instance):
        return one is other
    return one == other


def joined(held: object, value: object, bits: bool) -> object:
    """Return a list or set with a value added."""
    if bits:
        assert isinstance(held, int)
        assert isinstance(value, int)
        return held | 1 << value
    assert isinstance(held, tuple | list)
    return (*held, value)


def without(held: object, value: object, bits: bool) -> object:
    """Return a list without its first item equal to a value, or a set without it."""
    if bits:
        assert isinstance(held, int)
        assert isinstance(value, int)
        return held & ~(1 << value)
    assert isinstance(held, tuple | list)
    at = next((at for at, item in enumerate(held) if same(item, value)), None)
    return tuple(held) if at is None else (*held[:at], *held[at + 1 :])


def lots(items: list[object], keys: list[tuple[int, ...]], throw: Callable[[int], int]) -> list[object]:
    """Return items sorted by their keys. Among equals, a lot picks the next one each time."""
    out: list[object] = []
    left = sorted(range(len(items)), key=lambda at: keys[at])
    while left:
        equal = [at for at in left if keys[at] == keys[left[0]]]
        chosen = equal[throw(len(equal)) - 1 if len(equal) > 1 else 0]
        left.remove(chosen)
        out.append(items[chosen])
    return out


def empty(of: Type) -> object:
    """Return the initial value of a field without a default."""
    match of:
        case ListType():
            return ()
        case SetType():
            return 0
        case _:
            return None


def begin_empty(model: Model, thing: Instance) -> None:
    """Set optional fields, lists and sets of a thing to their empty values, in packs that create things in play."""
    for declared in model.kinds[thing.kind].fields:
        # else: it has to be given
        if declared.name not in thing.fields and isinstance(declared.type, OptionalType | ListType | SetType):
            thing.fields[declared.name] = empty(declared.type)
