"""What players may do, as data that a package holds, and how it is carried out.

An act that is handed in is checked and parsed elsewhere (`typed`, `hand_in`). Here it runs: whatever may turn it down
is looked at first, then it pays, then its statements run under a journal, so that an act that fails has done nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from rulec.runtime.dice import Dice
from rulec.runtime.faults import RuleFault
from rulec.runtime.given import Given as Given
from rulec.runtime.given import Tally as Tally
from rulec.runtime.messages import Refused, listed, value_text
from rulec.runtime.shape import Field, Holds, Shape, name_of
from rulec.runtime.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulec.runtime.seeing import ViewSpec

ORDERED = "ordered"
"""The event that remembers that an act was given, with the entry of its record and the player."""

LOT = 1 << 30
"""Sides of the die that decides who of two equals comes first."""

_FREE: dict[Any, int] = {}
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


class NotYet(NamedTuple):
    """Something that the book lets players give and that the rules do not carry out yet."""

    kind: str
    number: int | None
    title: str


class Forbidden(NamedTuple):
    """A variant (by its number) under which an act may not be given, and why."""

    variant: int
    why: str = ""


class ActSpec:
    """What a package says of one record with act clauses, and where things stand among its parameters.

    `params`: the actor where there is one, the player, then what it takes. The functions are called with all of
    these and the world: `opens` and `needs` give why it is turned down, or None; `costs` gives pairs of a slot of the
    player and an amount; `does` gets the dice as well, last.
    """

    __slots__ = (
        "actor", "actor_at", "address", "called", "costs", "does", "entry", "forbidden", "is_free", "is_watched", "key",
        "kind", "lists_at", "needs", "notations", "number", "once", "once_of", "opens", "owner", "params", "places",
        "player", "player_at", "sole", "standing", "sure", "takes_lists", "things_of", "title",
    )  # fmt: skip

    def __init__(
        self,
        *,
        kind: str,
        key: str,
        number: int | None,
        entry: int,
        title: str,
        player: str,
        params: tuple[Param, ...],
        notations: tuple[Notation, ...],
        does: Callable[..., None],
        actor: str = "",
        owner: tuple[str, ...] = (),
        opens: Callable[..., str | None] | None = None,
        needs: Callable[..., str | None] | None = None,
        costs: Callable[..., tuple[tuple[str, int], ...]] | None = None,
        once: tuple[tuple[str, ...], ...] = (),
        sure: bool = False,
        sole: bool = False,
        standing: bool = False,
        forbidden: tuple[Forbidden, ...] = (),
    ) -> None:
        self.kind = kind
        self.key = key
        self.number = number
        self.entry = entry
        """The record's place in its kind: what `order` means in conditions of the queue and of limits."""
        self.title = title
        self.player = player
        self.params = params
        self.notations = notations
        self.does = does
        self.actor = actor
        self.owner = owner
        """The slots that lead from the actor to its player."""
        self.opens = opens
        self.needs = needs
        self.costs = costs
        self.once = once
        """For each `once per`: the parameters that may come together once a turn; none of them: who acts."""
        self.sure = sure
        """Once it has changed anything nothing can stop it, so nothing has to be undone but what was paid."""
        self.is_free = sure and costs is None
        """Nothing at all has to be undone."""
        self.sole = sole
        self.standing = standing
        self.forbidden = forbidden
        self.places = places = {param.name: at for at, param in enumerate(params)}
        """Where each parameter stands."""
        self.player_at = places[player]
        self.actor_at = places[actor or player]
        """Where stands who acts: the player where the rules name no actor."""
        self.things_of = _picker([at for at, param in enumerate(params) if param.holds.sort == "thing"])
        """Picks the things out of the arguments."""
        self.lists_at = tuple([at for at, param in enumerate(params) if _is_list_of_things(param.holds)])
        self.is_watched = opens is not None or bool(self.lists_at)
        """More has to be looked at than whether the things are there that it takes."""
        self.takes_lists = any(param.holds.sort == "list" for param in params)
        self.once_of = tuple([_picker([places[name] for name in names] or [self.actor_at]) for names in once])
        """What picks the arguments of each `once per`."""
        self.address = f"{kind} {key}"
        """What the addresses of its dice begin with."""
        self.called = f"{kind} {key} {title}"
        """What it is called where nobody typed it."""

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
    first: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    """The acts that nothing comes before in a turn, neither a process nor a lot: kinds, and ranges of numbers."""


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
    begins: tuple[tuple[Callable[..., None], bool], ...] = ()
    """What sets up a game that has just begun, in this order, each with whether it throws dice."""
    not_yet: tuple[NotYet, ...] = ()
    """What players may look for in vain: entries of the kinds that they act by, without an act."""

    @property
    def sequence(self) -> SequenceSpec:
        """The sequence that a turn of the game is."""
        return self.sequences[0]

    @property
    def player(self) -> str:
        """The kind of those who give acts, or are asked."""
        takers = (each.params[each.player_at].holds.of for each in self.acts)
        return self.sequence.player or next(takers, self.asked)


# ---- carrying out ------------------------------------------------------------------------------
class Queue:
    """The acts of a turn: the sequence takes from it what a step carries out."""

    __slots__ = ("dice", "given", "sequence", "tally", "world")

    def __init__(self, world: World, sequence: SequenceSpec, given: Iterable[Given], dice: Dice) -> None:
        self.world = world
        self.sequence = sequence
        self.given = list(given)
        self.dice = dice
        self.tally = Tally(sequence.limits)
        counts: dict[tuple[object, ...], int] = {}
        for each in self.given:
            key = (each.spec, each.player, each.actor) if each.stands else (each.spec, each.player)
            each.nth = counts.get(key, 0)
            counts[key] = each.nth + 1

    def carry_out(self, kind: str, ranges: tuple[tuple[int, int], ...]) -> None:
        """Carries out the acts of a kind with these numbers (all without ranges), in the order of the queue."""
        world, below, place = self.world, self.dice, self.sequence.key
        lot = f"{self.sequence.name}.queue" if self.sequence.shuffled else ""
        mine: list[tuple[Any, ...]] = []  # what the queue goes by, a number of its own, the act, its dice
        fits: dict[ActSpec, bool] = {}
        for at, each in enumerate(self.given):
            spec, player = each.spec, each.player
            if spec not in fits:
                fits[spec] = spec.kind == kind and _within(spec.number, ranges)
            if fits[spec] and each.done is None:
                dice = each.dice(below)
                drawn = dice.throw(lot, LOT) if lot else 0
                key = place(spec.entry, player, world) if place is not None else ()
                mine.append((*key, drawn, player.id, each.line, each.nth, at, each, dice))
        mine.sort()
        for row in mine:
            attempt(world, row[-2], row[-1], self.tally)


def attempt(world: World, given: Given, dice: Dice, tally: Tally | None = None) -> bool:
    """Carries out an act, or turns it down; then nothing has changed, but that it was ordered is remembered."""
    spec, player = given.spec, given.player
    world.note(ORDERED, spec.entry, player)
    sentence = ""
    try:
        is_there = world.there.issuperset(spec.things_of(given.arguments))
        if tally is not None or world.variants or spec.is_watched or not is_there:
            sentence = _stands_in_its_way(world, given, tally)
        if not sentence and spec.needs is not None:
            sentence = spec.needs(*given.arguments, world) or ""
        if not sentence:
            if spec.is_free:  # nothing has to be undone, and nothing to be paid back
                spec.does(*given.arguments, world, dice)
            else:
                sentence = _carry_out(world, given, dice)
    except Refused as refused:
        sentence = refused.sentence
    except RuleFault as fault:
        sentence = no_answer(fault)
    if sentence:
        given.done = False
        given.sentence = sentence
        world.answer(player, sentence, given.text or spec.called)
        return False
    given.done = True
    if tally is not None:
        tally.count(given)
    return True


def refusal(world: World, given: Given, tally: Tally | None = None) -> str:
    """Why an act is turned down as things are, before it pays; an empty text when nothing stands in its way."""
    needs = given.spec.needs
    return (
        _stands_in_its_way(world, given, tally)
        or (needs is not None and needs(*given.arguments, world))
        or _lacking(world, given, _costs(world, given))
    )


def _stands_in_its_way(world: World, given: Given, tally: Tally | None) -> str:
    """Why an act is turned down whatever it needs and costs."""
    spec, arguments = given.spec, given.arguments
    there = world.there
    if not there.issuperset(spec.things_of(arguments)):
        return _gone(world, spec.things_of(arguments))
    for at in spec.lists_at:
        if arguments[at] and not there.issuperset(arguments[at]):
            return _gone(world, arguments[at])
    if spec.opens is not None or world.variants:
        sentence = known_refusal(world, given)
        if sentence:
            return sentence
    if tally is not None:
        return tally.refuses(given, world)
    return ""


def _gone(world: World, things: Iterable[Any]) -> str:
    thing = next(each for each in things if each not in world.there)
    return f"{name_of(thing, world.SHAPE)} is no longer there."


def known_refusal(world: World, given: Given) -> str:
    """Why an act is turned down when it is handed in already: variants, and what `open when` says."""
    for forbidden in given.spec.forbidden:
        if world.variant(forbidden.variant):
            return forbidden.why or "This is not done in this game."
    if given.spec.opens is not None:
        return given.spec.opens(*given.arguments, world) or ""
    return ""


def no_answer(fault: RuleFault) -> str:
    """What is told when the rules leave open what would follow."""
    return f"The rules have no answer here: {fault}."


def _carry_out(world: World, given: Given, dice: Dice) -> str:
    """Pays for an act and does it, and gives the sentence where it cannot be paid; whatever stops it then, it has
    neither paid nor done anything."""
    spec, player = given.spec, given.player
    costs = _costs(world, given) if spec.costs is not None else _FREE
    if costs:
        sentence = _lacking(world, given, costs)
        if sentence:
            return sentence
    if spec.sure:
        for slot, amount in costs.items():
            setattr(player, slot, getattr(player, slot) - amount)
        try:
            spec.does(*given.arguments, world, dice)
        except BaseException:
            for slot, amount in costs.items():
                setattr(player, slot, getattr(player, slot) + amount)
            raise
        return ""
    marks = world.begin()
    try:
        for slot, amount in costs.items():
            world.keep(player, slot)
            setattr(player, slot, getattr(player, slot) - amount)
        spec.does(*given.arguments, world, dice)
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


def _field(shape: Shape, thing: object, slot: str) -> Field:
    return next(each for each in shape.kind_of(thing).fields if each.slot == slot)


def _picker(places: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """What picks the items of these places, at least one; it gives a tuple of one twice."""
    return itemgetter(*places, *(places if len(places) == 1 else ()))


def _is_list_of_things(holds: Holds) -> bool:
    return holds.sort == "list" and holds.item is not None and holds.item.sort == "thing"


def _within(number: int | None, ranges: tuple[tuple[int, int], ...]) -> bool:
    if not ranges or number is None:
        return not ranges
    return any(low <= number <= high for low, high in ranges)
