"""What players may do, as data that a package holds, and how it is carried out.

An act that is handed in is checked and parsed elsewhere (`typed`, `hand_in`). Here it runs: whatever may turn it down
is looked at first, then it pays, then its statements run under a journal, so that an act that fails has done nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from rulec.runtime.dice import Dice
from rulec.runtime.faults import RuleFault
from rulec.runtime.messages import Refusal, Refused, listed, render, value_text
from rulec.runtime.shape import Field, Holds, Shape, name_of
from rulec.runtime.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulec.runtime.seeing import ViewSpec

ORDERED = "ordered"
"""The event that remembers that an act was given, with the entry of its record and the player."""

LOT = 1 << 30
"""Sides of the die that decides who of two equals comes first."""

_FREE: dict[str, int] = {}
"""What an act costs that costs nothing."""


# ---- what a package says -----------------------------------------------------------------------
class Param(NamedTuple):
    """A parameter of an act. `domain` and `default` are called with the parameters before it and the world; the
    domain gives what may be chosen (a `range` of amounts, or a sequence)."""

    name: str
    holds: Holds
    domain: Callable[..., Sequence[Any]] | None = None
    default: Callable[..., Any] | None = None


class Slot(NamedTuple):
    """A hole of a typed form."""

    name: str


class Optional(NamedTuple):
    """Pieces of a typed form that may be left out together."""

    parts: tuple[Part, ...]


Part = str | Slot | Optional


class Notation(NamedTuple):
    """A typed form; `refused` is the sentence with which this form is turned down, empty for one that is taken."""

    parts: tuple[Part, ...]
    refused: str = ""


class Forbidden(NamedTuple):
    """A variant (by its number) under which an act may not be given, and why."""

    variant: int
    why: str = ""


class ActFields(NamedTuple):
    """What a package says of one record with act clauses.

    `params`: the actor where there is one, the player, then what it takes. The functions are called with all of
    these and the world: `opens` and `needs` give why it is turned down, or None; `costs` gives pairs of a slot of the
    player and an amount; `does` gets the dice as well, last.
    """

    kind: str
    key: str
    number: int | None
    entry: int
    """The record's place in its kind: what `order` means in conditions of the queue and of limits."""
    title: str
    player: str
    params: tuple[Param, ...]
    notations: tuple[Notation, ...]
    does: Callable[..., None]
    actor: str = ""
    owner: tuple[str, ...] = ()
    """The slots that lead from the actor to its player."""
    opens: Callable[..., Refusal | None] | None = None
    needs: Callable[..., Refusal | None] | None = None
    costs: Callable[..., tuple[tuple[str, int], ...]] | None = None
    once: tuple[tuple[str, ...], ...] = ()
    """For each `once per`: the parameters that may come together once a turn; none of them: who acts."""
    sole: bool = False
    standing: bool = False
    forbidden: tuple[Forbidden, ...] = ()


class ActSpec(ActFields):
    """One record with its act clauses, and places among its parameters, which are looked for once."""

    @cached_property
    def called(self) -> str:
        """What it is called where nobody typed it."""
        return f"{self.kind} {self.key} {self.title}"

    @cached_property
    def address(self) -> str:
        """What the addresses of its dice begin with."""
        return f"{self.kind} {self.key}"

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each parameter stands."""
        return {param.name: at for at, param in enumerate(self.params)}

    @cached_property
    def player_at(self) -> int:
        """Where the player stands."""
        return self.places[self.player]

    @cached_property
    def actor_at(self) -> int:
        """Where stands who acts: the player where the rules name no actor."""
        return self.places[self.actor or self.player]

    @cached_property
    def things_at(self) -> tuple[int, ...]:
        """Where things stand, and lists of things."""
        return tuple(at for at, param in enumerate(self.params) if _holds_things(param.holds))

    @cached_property
    def lists_at(self) -> tuple[int, ...]:
        """Where lists of things stand."""
        return tuple(at for at in self.things_at if self.params[at].holds.sort == "list")

    @cached_property
    def once_at(self) -> tuple[tuple[int, ...], ...]:
        """`once` by places."""
        return tuple(tuple(self.places[name] for name in names) for names in self.once)

    def position(self, name: str) -> int:
        """Where a parameter stands."""
        return self.places[name]


class Limit(NamedTuple):
    """How many acts a player may give: `amount(player, world)`; `when(entry, player, world)` tells which count."""

    amount: Callable[..., int]
    when: Callable[..., bool] | None = None
    label: str = ""


class SequenceSpec(NamedTuple):
    """A sequence. `key(entry, player, world)` is what the queue goes by, lowest first; `run` gets the world, the
    queue and the dice of the turn."""

    name: str
    title: str
    run: Callable[[Any, Queue, Dice], None]
    kind: str = ""
    player: str = ""
    key: Callable[..., tuple[int, ...]] | None = None
    shuffled: bool = False
    limits: tuple[Limit, ...] = ()
    steps: tuple[tuple[int, str], ...] = ()


class Game(NamedTuple):
    """All that playing needs of a package: `GAME` in its `_acts`."""

    pack: str
    version: str
    hash: str
    world: Callable[..., Any]
    shape: Shape
    acts: tuple[ActSpec, ...]
    sequences: tuple[SequenceSpec, ...]
    views: tuple[ViewSpec, ...] = ()
    """What each player gets to see."""
    asked: str = ""
    """The kind of those who are asked, where nobody gives acts."""

    @property
    def sequence(self) -> SequenceSpec:
        """The sequence that a turn of the game is."""
        return self.sequences[0]

    @property
    def player(self) -> str:
        """The kind of those who give acts, or are asked."""
        takers = (each.params[each.position(each.player)].holds.of for each in self.acts)
        return self.sequence.player or next(takers, self.asked)


# ---- acts that were given ----------------------------------------------------------------------
class Given:
    """An act that somebody gave: its arguments in the order of the parameters, and what became of it."""

    __slots__ = ("_once", "actor", "arguments", "done", "line", "nth", "player", "sentence", "spec", "stands", "text")

    def __init__(
        self, spec: ActSpec, arguments: Sequence[Any], *, line: int = 0, text: str = "", stands: bool = False
    ) -> None:
        self.spec = spec
        self.arguments = tuple(arguments)
        self.player = self.arguments[spec.player_at]
        """For whom it is done."""
        self.actor = self.arguments[spec.actor_at]
        """Who does it: the player where the rules name no actor."""
        self.line = line
        self.text = text
        self.stands = stands
        """It was given in an earlier turn, and stands."""
        self.nth = 0
        """How many acts of the same key the player gave before it: with key and player the address of its dice."""
        self.done: bool | None = None
        self.sentence = ""
        self._once: tuple[tuple[Any, ...], ...] | None = None

    @property
    def about(self) -> str:
        """The line as typed, or what the act is called."""
        return self.text or self.spec.called

    def once_keys(self) -> tuple[tuple[Any, ...], ...]:
        """What may come once a turn; things stand by their numbers."""
        if self._once is None:
            kind, key, arguments = self.spec.kind, self.spec.key, self.arguments
            self._once = tuple(
                [
                    (kind, key, at, *([_by_number(arguments[place]) for place in places] or (self.actor.id,)))
                    for at, places in enumerate(self.spec.once_at)
                ]
            )
        return self._once

    def dice(self, dice: Dice) -> Dice:
        """The dice of this act, below those of the turn: no other act shifts them."""
        mine = dice.at(self.spec.address).at(self.player.id)
        return (mine.at("standing").at(self.actor.id) if self.stands else mine).at(self.nth)


class Tally:
    """What counts against an act: those that came before it in the same turn."""

    __slots__ = ("_actors", "_given", "_once", "limits")

    def __init__(self, limits: Iterable[Limit] = ()) -> None:
        self.limits = tuple(limits)
        self._once: set[tuple[Any, ...]] = set()
        self._actors: dict[int, bool] = {}  # number of who acted -> whether it was a sole action
        self._given: dict[int, list[int]] = {}  # number of the player -> entries

    def refuses(self, given: Given, world: World) -> str:
        """Why one more is too many, or an empty text."""
        for key in given.once_keys():
            if key in self._once:
                return "This was done already in this turn."
        before = self._actors.get(given.actor.id)
        if before is not None and (before or given.spec.sole):
            who = name_of(given.actor, world.SHAPE)
            return f"{who} does something else in this turn, and that would have to be all that {who} does."
        for limit in self.limits:
            if limit.when is not None and not limit.when(given.spec.entry, given.player, world):
                continue
            counted = [
                entry
                for entry in self._given.get(given.player.id, ())
                if limit.when is None or limit.when(entry, given.player, world)
            ]
            most = limit.amount(given.player, world)
            if len(counted) >= most:
                return f"No more than {most:,} {limit.label}.".replace(" .", ".")
        return ""

    def expect(self, given: Given) -> None:
        """Counts an act that stands against the limits alone: what is given anew comes before it."""
        self._given.setdefault(given.player.id, []).append(given.spec.entry)

    def count(self, given: Given) -> None:
        """Counts an act."""
        self._once.update(given.once_keys())
        self._actors[given.actor.id] = self._actors.get(given.actor.id, False) or given.spec.sole
        self._given.setdefault(given.player.id, []).append(given.spec.entry)


# ---- carrying out ------------------------------------------------------------------------------
class Queue:
    """The acts of a turn: the sequence takes from it what a step carries out."""

    __slots__ = ("_lot", "dice", "given", "sequence", "tally", "world")

    def __init__(self, world: World, sequence: SequenceSpec, given: Iterable[Given], dice: Dice) -> None:
        self.world = world
        self.sequence = sequence
        self.given = list(given)
        self.dice = dice
        self.tally = Tally(sequence.limits)
        self._lot = f"{sequence.name}.queue"
        counts: dict[tuple[object, ...], int] = {}
        for each in self.given:
            key = (each.spec.kind, each.spec.key, each.player.id, each.stands, each.actor.id if each.stands else 0)
            each.nth = counts.get(key, 0)
            counts[key] = each.nth + 1

    def carry_out(self, kind: str, ranges: tuple[tuple[int, int], ...]) -> None:
        """Carries out the acts of a kind with these numbers (all without ranges), in the order of the queue."""
        mine = [each for each in self.given if each.done is None and each.spec.kind == kind and _within(each, ranges)]
        thrown = [each.dice(self.dice) for each in mine]
        places = [self._place(each, dice) for each, dice in zip(mine, thrown, strict=True)]
        for at in sorted(range(len(mine)), key=places.__getitem__):
            attempt(self.world, mine[at], thrown[at], self.tally)

    def _place(self, given: Given, dice: Dice) -> tuple[int, ...]:
        key = self.sequence.key(given.spec.entry, given.player, self.world) if self.sequence.key is not None else ()
        lot = dice.throw(self._lot, LOT) if self.sequence.shuffled else 0
        return (*key, lot, given.player.id, given.line, given.nth)


def attempt(world: World, given: Given, dice: Dice, tally: Tally | None = None) -> bool:
    """Carries out an act, or turns it down; then nothing has changed, but that it was ordered is remembered."""
    world.note(ORDERED, given.spec.entry, given.player)
    try:
        sentence, costs = _looked_at(world, given, tally)
    except RuleFault as fault:
        sentence, costs = no_answer(fault), _FREE
    if not sentence:
        sentence = _carry_out(world, given, costs, dice)
    given.done = not sentence
    given.sentence = sentence
    if sentence:
        world.answer(given.player, sentence, given.about)
    elif tally is not None:
        tally.count(given)
    return given.done


def refusal(world: World, given: Given, tally: Tally | None = None) -> str:
    """Why an act is turned down as things are, before it pays; an empty text when nothing stands in its way."""
    return _looked_at(world, given, tally)[0]


def _looked_at(world: World, given: Given, tally: Tally | None) -> tuple[str, dict[str, int]]:
    """Why an act is turned down before it pays, else an empty text and what it costs."""
    spec, arguments = given.spec, given.arguments
    there = world.things.get
    for at in spec.things_at:
        argument = arguments[at]
        if argument is None or (spec.lists_at and at in spec.lists_at):
            gone = next((each for each in argument or () if there(each.id) is not each), None)
        else:
            gone = None if there(argument.id) is argument else argument
        if gone is not None:
            return f"{name_of(gone, world.SHAPE)} is no longer there.", _FREE
    sentence = known_refusal(world, given) if spec.opens is not None or world.variants else ""
    if not sentence and tally is not None:
        sentence = tally.refuses(given, world)
    if not sentence and spec.needs is not None:
        found = spec.needs(*arguments, world)
        sentence = _sentence(found, world) if found is not None else ""
    if sentence or spec.costs is None:
        return sentence, _FREE
    costs = _costs(world, given)
    return _lacking(world, given, costs), costs


def known_refusal(world: World, given: Given) -> str:
    """Why an act is turned down when it is handed in already: variants, and what `open when` says."""
    for forbidden in given.spec.forbidden:
        if world.variant(forbidden.variant):
            return forbidden.why or "This is not done in this game."
    if given.spec.opens is not None:
        return _sentence(given.spec.opens(*given.arguments, world), world)
    return ""


def no_answer(fault: RuleFault) -> str:
    """What is told when the rules leave open what would follow."""
    return f"The rules have no answer here: {fault}."


def _carry_out(world: World, given: Given, costs: dict[str, int], dice: Dice) -> str:
    marks = world.begin()
    try:
        for slot, amount in costs.items():
            world.keep(given.player, slot)
            setattr(given.player, slot, getattr(given.player, slot) - amount)
        given.spec.does(*given.arguments, world, dice)
    except Refused as refused:
        world.undo(marks)
        return _sentence(refused.refusal, world)
    except RuleFault as fault:
        world.undo(marks)
        return no_answer(fault)
    except BaseException:
        world.undo(marks)
        raise
    world.commit()
    return ""


def _lacking(world: World, given: Given, costs: dict[str, int]) -> str:
    """What the player cannot pay."""
    needed: list[str] = []
    there: list[str] = []
    for slot, amount in costs.items():
        have = getattr(given.player, slot)
        if have < amount:
            holds = _field(world.SHAPE, given.player, slot).holds
            needed.append(value_text(amount, holds, world.SHAPE))
            there.append(value_text(have, holds, world.SHAPE))
    return f"This takes {listed(needed)}; at hand: {listed(there)}." if needed else ""


def _costs(world: World, given: Given) -> dict[str, int]:
    total: dict[str, int] = {}
    if given.spec.costs is not None:
        for slot, amount in given.spec.costs(*given.arguments, world):
            total[slot] = total.get(slot, 0) + amount
    return {slot: amount for slot, amount in total.items() if amount > 0}


def _sentence(found: Refusal | None, world: World) -> str:
    return render(found.message, found.arguments, world.SHAPE) if found is not None else ""


def _field(shape: Shape, thing: object, slot: str) -> Field:
    return next(each for each in shape.kind_of(thing).fields if each.slot == slot)


def _holds_things(holds: Holds) -> bool:
    return holds.sort == "thing" or (holds.sort == "list" and holds.item is not None and holds.item.sort == "thing")


def _within(given: Given, ranges: tuple[tuple[int, int], ...]) -> bool:
    number = given.spec.number
    if not ranges or number is None:
        return not ranges
    for low, high in ranges:  # noqa: SIM110 (asked of every act in every step)
        if low <= number <= high:
            return True
    return False


def _by_number(value: Any) -> Any:
    if value is None or isinstance(value, (int, str)):
        return value
    return tuple(map(_by_number, value)) if isinstance(value, (list, tuple)) else ("#", value.id)
