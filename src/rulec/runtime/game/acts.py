"""Execution of acts: order, limits, refusals, costs and effects.

Parsing and the checks at hand-in are elsewhere (`orders`, `turns`). Here every possible reason for a rejection is
tested first; then the act pays, and its statements run under an undo journal, so a failed act changes nothing.

Terms. An act *bars* another of the same player if both are the same by `once per`, or one is a sole action. A barred
act is in *reserve*: it is carried out if the acts that bar it are rejected. A parameter is *sought* if it names a thing
that the player has not seen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from rulec.runtime.dice import Dice
from rulec.runtime.dice import lot as draw
from rulec.runtime.faults import RuleFault, no_answer
from rulec.runtime.game.asking import Asked as Asked
from rulec.runtime.game.asking import TurnedDown, Waits
from rulec.runtime.game.domains import no_longer
from rulec.runtime.game.given import Given as Given
from rulec.runtime.game.messages import Hole, Message, Refused, fixed, listed, value_text
from rulec.runtime.game.outcomes import Value, Written
from rulec.runtime.game.seeing import knows
from rulec.runtime.game.sentence import Sentence, told_name
from rulec.runtime.game.sentence import sentence as worded_by
from rulec.runtime.game.shape import Field, Holds, Shape, name_of
from rulec.runtime.game.specs import Acts as Acts
from rulec.runtime.game.specs import ActSpec as ActSpec
from rulec.runtime.game.specs import AskedOf as AskedOf
from rulec.runtime.game.specs import Forbidden as Forbidden
from rulec.runtime.game.specs import Game as Game
from rulec.runtime.game.specs import Limit as Limit
from rulec.runtime.game.specs import Notation as Notation
from rulec.runtime.game.specs import NotYet as NotYet
from rulec.runtime.game.specs import Once as Once
from rulec.runtime.game.specs import Optional as Optional
from rulec.runtime.game.specs import Param as Param
from rulec.runtime.game.specs import Queued as Queued
from rulec.runtime.game.specs import SequenceSpec as SequenceSpec
from rulec.runtime.game.specs import Slot as Slot
from rulec.runtime.game.world import World

ORDERED = "act given"
"""Event that records that an act was given, with its entry and player. No event of the rules can have this name."""

TITLES = 8
"""How many acts that are due are named with their titles: of more only the numbers are told."""

LOT = 1 << 30
"""Sides of the die that breaks ties in the queue."""

_ACTOR, _THING = Hole(Holds("thing"), "actor"), Hole(Holds("thing"), "thing")
_SOLE = Message(
    (_ACTOR, " does something else in this ", Hole(Holds("text"), "unit"), ", and that would have to be all that ",
     _ACTOR, " does."),
    "", "sole action",
)  # fmt: skip
_NOT_FOUND = Message((_ACTOR, " has not found ", Hole(Holds("text"), "name"), "."), "", "not found")
_LACKING = Message(
    ("This takes ", Hole(Holds("text"), "needed"), "; at hand: ", Hole(Holds("text"), "there"), "."), "", "cannot pay"
)
_GONE = Message((_THING, " is no longer there."), "", "no longer there")

_NONE: dict[tuple[ActSpec, bool], int] = {}
_FREE: dict[Any, int] = {}
"""Costs of an act without costs."""


class Tally:
    """Record of earlier acts in a turn, against which later ones are checked."""

    __slots__ = ("_actors", "_counts", "_given", "_once", "_sole", "apart", "limits", "unit")

    def __init__(self, unit: str, limits: Iterable[Limit] = (), queues: Iterable[Queued] = ()) -> None:
        self.unit = unit.replace("_", " ")  # the name of a turn for players
        self.limits = tuple(limits)
        self._counts = {queue.kind: queue.counts for queue in queues}  # which acts the limits count
        self.apart = any(limit.standing for limit in self.limits)  # standing acts have limits of their own
        # key of a `once per` with its arguments -> the acts that had them
        self._once: dict[tuple[Any, ...], list[Given]] = {}
        self._actors: dict[Any, list[Given]] = {}  # actor -> its acts
        self._sole: dict[Any, list[Given]] = {}  # actor -> those of them that are sole actions
        # player -> how many of each act, standing ones apart
        self._given: dict[Any, dict[tuple[ActSpec, bool], int]] = {}

    def rivals(self, given: Given) -> list[Given]:
        """Return the acts that bar this one."""
        spec = given.spec
        found: list[Given] = []
        for once, of in spec.once_of:
            found += self._once.get((once, of(given.arguments)), ())
        found += (self._actors if spec.sole else self._sole).get(given.actor, ())
        return found

    def why_barred(self, given: Given, rivals: Iterable[Given], world: World) -> str:
        """Return the sentence with which its rivals bar an act; empty if there are none."""
        for each in rivals:
            for once, of in given.spec.once_of:
                for other, said in each.spec.once_of:
                    if once == other and of(given.arguments) == said(each.arguments):
                        if each.spec is given.spec:
                            return _again(self.unit)
                        return _beside(self.unit, given.spec.kind, each.spec.title)
            return _SOLE.text((given.actor, self.unit, given.actor), world.SHAPE)
        return ""

    def refuses(self, given: Given, world: World) -> str:
        """Return the sentence with which rivals or a limit reject an act, or an empty text."""
        return self.why_barred(given, self.rivals(given), world) or self.over_limit(given, world)

    def over_limit(self, given: Given, world: World) -> str:
        """Return the sentence of the first limit that one more act would exceed, or an empty text."""
        spec = given.spec
        player, goes_on = given.player, self.apart and given.goes_on
        for at, (amount, label, standing) in enumerate(self.limits):
            if standing != goes_on or not self._is_counted(at, spec, player, world):
                continue
            counted = 0
            for (other, lasting), times in self._given.get(player, _NONE).items():
                if lasting == goes_on and (other is spec or self._is_counted(at, other, player, world)):
                    counted += times
            most = amount(player, world)
            if counted >= most:
                return _too_many(most, label)
        return ""

    def _is_counted(self, at: int, spec: ActSpec, player: Any, world: World) -> bool:
        """Return whether limit number `at` counts an act."""
        counts = self._counts[spec.kind]
        when = counts[at] if counts else None
        return when is None or when(spec.entry, player, world)

    def expect(self, given: Given) -> None:
        """Count a standing act for the limits only: newly given acts take precedence."""
        act, acts = (given.spec, self.apart and given.goes_on), self._given.get(given.player)
        if acts is None:
            self._given[given.player] = {act: 1}
        else:
            acts[act] = acts.get(act, 0) + 1

    def count(self, given: Given) -> None:
        """Record an act for `once per`, sole actions and limits."""
        self.enter(given)
        if self.limits:
            self.expect(given)

    def enter(self, given: Given) -> None:
        """Record an act for `once per` and sole actions."""
        for once, of in given.spec.once_of:
            self._once.setdefault((once, of(given.arguments)), []).append(given)
        self._actors.setdefault(given.actor, []).append(given)
        if given.spec.sole:
            self._sole.setdefault(given.actor, []).append(given)


@lru_cache(maxsize=64)
def _again(unit: str) -> Sentence:
    return fixed("done already", f"This was done already in this {unit}.")


@lru_cache(maxsize=64)
def _beside(unit: str, word: str, title: str) -> Sentence:
    return fixed("done already", f"No second {word} beside {title} in this {unit}.")


@lru_cache(maxsize=1024)
def _too_many(most: int, label: str) -> Sentence:
    return fixed("over the limit", f"No more than {most:,} {label}.".replace(" .", "."))


class Queue:
    """The acts of a turn. Each step of the sequence takes its acts from here.

    An act is in reserve if an earlier line of its player bars it.
    """

    __slots__ = (
        "_lines",
        "_places",
        "dice",
        "given",
        "handed_in",
        "read",
        "refused",
        "sequence",
        "specs",
        "tally",
        "world",
    )

    def __init__(
        self,
        world: World,
        sequence: SequenceSpec,
        given: Iterable[Given],
        dice: Dice,
        read: Callable[[Any, str, int], tuple[Given | None, str]] | None = None,
        handed_in: Mapping[int, int] | None = None,
        specs: Sequence[ActSpec] = (),
    ) -> None:
        self.world = world
        self.handed_in = dict(handed_in or {})
        """How many lines each player has handed in, by number: those that were turned down are counted as well."""
        self.specs = specs
        """All acts of the game, of which some are due at a step."""
        self.refused: list[Written] = []
        """The lines that came while the turn was played and were turned down before they were acts."""
        self.read = read
        """Parser for a line that a player hands in during the turn, given its number."""
        self.sequence = sequence
        self.given = list(given)
        self.dice = dice
        self.tally = Tally(sequence.name, sequence.limits, sequence.queues)
        self._places = {queue.kind: (at, queue.key) for at, queue in enumerate(sequence.queues)}
        self._lines: dict[Any, Tally] = {}  # player -> lines handed in, whatever their results
        counts: dict[tuple[object, ...], int] = {}
        for at, each in enumerate(self.given):
            each.at = at
            key = (each.spec, each.player, each.actor) if each.stands else (each.spec, each.player)
            each.nth = counts.get(key, 0)
            counts[key] = each.nth + 1
            self._enter(each)
            if not each.stands:
                self.came(each.player)
                self.handed_in[each.player.id] = max(self.handed_in.get(each.player.id, 0), each.line)

    def _enter(self, given: Given) -> None:
        """Put an act in reserve if earlier lines bar it."""
        lines = self._lines.get(given.player)
        if lines is None:
            lines = self._lines[given.player] = Tally(self.sequence.name)
        rivals = lines.rivals(given)
        for each in rivals:
            if not each.behind:  # an act in reserve bars no other
                given.behind = tuple(rivals)
                break
        lines.enter(given)

    def came(self, player: Any) -> None:
        """Note the events for a player who has handed in acts."""
        for event in self.sequence.notes:
            if not self.world.happened(event, "this", 0, player):
                self.world.note(event, player)

    def due(self, step: int, players: Iterable[Any]) -> None:
        """Ask the players who have given no acts for a step for their lines, all at one moment."""
        acts = dict(self.sequence.stops)[step]
        moment = self.world.asks.moment()
        asked = self._what_is_due(step)
        came: list[tuple[Any, tuple[str | TurnedDown, ...]]] = []
        for player in players:
            with moment:
                if not any(each.player is player and each.done is None and is_of(each, acts) for each in self.given):
                    came.append((player, self.world.asks.lines(step, asked, player, acts)))
        moment.over()
        for player, texts in came:
            for text in texts:
                number = self.handed_in[player.id] = self.handed_in.get(player.id, 0) + 1
                if isinstance(text, TurnedDown):
                    self.refused.append(Written(player.id, number, text.text, "refused", text.by, text.why))
                    continue
                given, sentence = self.read(player, text, number) if self.read is not None else (None, "")
                if given is None:
                    self.refused.append(Written(player.id, number, text, "refused", told_name(sentence), sentence))
                    self.world.answer(player, sentence, text)
                    continue
                given.at = max((each.at for each in self.given), default=-1) + 1
                given.nth = sum(other.spec is given.spec and other.player is player for other in self.given)
                self.given.append(given)
                self._enter(given)
                self.came(player)

    def _what_is_due(self, step: int) -> str:
        """Return the sentence that asks for the lines that are due at a step: which acts, and up to which step."""
        titles, numbers = dict(self.sequence.steps), [number for number, _ in self.sequence.stops]
        first, *later = [_titled(number, titles) for number in numbers[numbers.index(step) :]]
        up_to = f", before step {later[0]}" if later else " to the end of the turn"
        acts = dict(self.sequence.stops)[step]
        due = [each for each in self.specs if _is_among(each, acts)]
        few = len(due) <= TITLES
        named = [
            " ".join([str(each.number or ""), each.title if few or not each.number else ""]).strip() for each in due
        ]
        which = f": {listed(named)}" if named else ""
        return f"Lines are due for step {first}, and what follows{up_to}{which}."

    def carry_out(self, acts: Acts) -> None:
        """Carry out the acts of these kinds and number ranges (all numbers without ranges) in queue order."""
        world, below, places, wanted = self.world, self.dice, self._places, dict(acts)
        lot = f"{self.sequence.name}.queue" if self.sequence.shuffled else ""
        mine: list[tuple[Any, ...]] = []  # sort key, tie-break by position, act, dice of its key
        fits: dict[ActSpec, Dice | None] = {}  # dice of the acts to carry out
        drawn_by: dict[Given, int] = {}
        for at, each in enumerate(self.given):
            spec, player = each.spec, each.player
            if spec not in fits:
                ranges = wanted.get(spec.kind)
                fits[spec] = below.at(spec.address) if ranges is not None and _within(spec.number, ranges) else None
            throws = fits[spec]
            if throws is not None and each.done is None:
                # A reserve draws no lot: it comes right after the line of the same command that bars it.
                drawn: int | None = None
                if each.behind:
                    drawn = next((drawn_by[one] for one in each.behind if one.spec is spec and one in drawn_by), None)
                if drawn is None:
                    drawn = draw(throws, each.subjects, lot, LOT) if lot else 0
                drawn_by[each] = drawn
                at_kind, place = places[spec.kind]
                key = place(spec.entry, player, world) if place is not None else ()
                mine.append((*key, at_kind, drawn, player.id, each.line, each.nth, at, each, throws))
        mine.sort()
        for row in mine:
            each, throws = row[-2:]
            if each.done is None and not (each.behind and self._kept_back(each)):
                ended = cancelled(world, each)[0] if each.spec.cancels else None
                dice = each.dice(throws) if each.spec.throws else throws
                if attempt(world, each, dice, self.tally) and ended is not None:
                    world.standing.remove(ended)
                    ended.done = ended.done or False

    def _kept_back(self, given: Given) -> bool:
        """Reject an act in reserve if a line that bars it was carried out or is still to come. Return whether it was.

        A standing act is not rejected: it waits for the next turn, and its player gets a message.
        """
        known: dict[Given, bool] = {}
        bars = [each for each in given.behind if (_may_come(each, known) if each.done is None else each.done)]
        if not bars:
            return False
        sentence = self.tally.why_barred(given, bars, self.world)
        if given.stands:
            self.given.remove(given)
            waits = fixed(told_name(sentence), f"{sentence} This line stands on, and waits.")
            self.world.answer(given.player, waits, given.about, given.at)
            return True
        self.world.note(ORDERED, given.spec.entry, given.player)
        _turned_down(self.world, given, sentence)
        return True


def _titled(step: int, titles: Mapping[int, str]) -> str:
    """Return the number of a step with its title, where it has one."""
    return f"{step}, “{titles[step]}”" if titles.get(step) else str(step)


def _may_come(given: Given, known: dict[Given, bool]) -> bool:
    """Return whether an act was carried out, or will be unless something other than a line rejects it.

    That holds if none of the lines that bar it was or will be carried out. Results are cached in `known`.
    """
    if given.done is not None:
        return given.done
    if given not in known:
        known[given] = not any(_may_come(each, known) for each in given.behind)
    return known[given]


def attempt(world: World, given: Given, dice: Dice, tally: Tally | None = None) -> bool:
    """Carry out an act or reject it. Return whether it was carried out.

    A rejected act changes nothing, except that the event of its having been given is noted.
    """
    spec, player = given.spec, given.player
    world.note(ORDERED, spec.entry, player)
    if given.sought:
        return _seek(world, given, dice, tally)
    sentence = ""
    try:
        things = spec.things_of(given.arguments)
        if not world.there.issuperset(things):
            sentence = _gone(world, things)
        elif spec.is_watched or world.variants:
            sentence = _closed(world, given)
        if not sentence and tally is not None:
            sentence = tally.refuses(given, world)
        if not sentence and spec.chosen:
            sentence = _outside(world, given)
        if not sentence and spec.needs is not None:
            sentence = spec.needs(*(given.arguments + (world,))) or ""
        if not sentence:
            given.done = True  # before it runs: its own statements may still mark it as having come to nothing
            if spec.is_free:  # nothing to undo and nothing to pay back
                spec.does(*(given.arguments + (world, dice)))
            else:
                sentence = _carry_out(world, given, dice)
    except Refused as refused:
        sentence = refused.sentence
    except RuleFault as fault:
        sentence = unanswered(fault)
    if sentence:
        return _turned_down(world, given, sentence)
    if tally is not None:
        tally.count(given)
    if given.done:
        given.came = world.mark()
    return bool(given.done)


def _turned_down(world: World, given: Given, sentence: str, *, vain: bool = False) -> bool:
    given.turn_down(sentence, vain=vain)
    world.answer(given.player, sentence, given.about, given.at)
    return False


def unanswered(fault: RuleFault) -> Sentence:
    """Return the rejection of an act for which the rules have no answer."""
    return fixed("no answer", no_answer(fault))


def _seek(world: World, given: Given, dice: Dice, tally: Tally | None) -> bool:
    """Carry out an act that names a thing which its player has not seen.

    The player must learn nothing about the thing unless the act finds it. A refusal that does not depend on the thing
    is reported, and nothing is paid. Otherwise the act is paid for. It comes to nothing if there is no such thing, if
    the rules refuse the act because of the thing, if the rules themselves report that it is not found, or if the player
    receives no report of the act (for a silent success would reveal the thing as well).
    """
    sentence = (tally is not None and tally.refuses(given, world)) or _own_refusal(world, given)
    costs = _costs_unseen(world, given)
    sentence = sentence or _lacking(world, given, costs)
    if sentence:
        return _turned_down(world, given, sentence)
    named = given.arguments
    found = _finds(world, given)
    if found and (tally is None or not tally.refuses(given, world)) and _carries(world, given, dice):
        if tally is not None:
            tally.count(given)
        if given.done:
            given.came = world.mark()
        return bool(given.done)
    given.arguments = named
    if tally is not None:
        tally.count(given)
    for slot, amount in costs.items():
        setattr(given.player, slot, getattr(given.player, slot) - amount)
    names = [name_of(given.arguments[at], world.SHAPE) for at in given.sought]
    return _turned_down(world, given, _not_found(world, given, listed(names, "or")), vain=True)


def _not_found(world: World, given: Given, name: str) -> str:
    return _NOT_FOUND.text((given.actor, name), world.SHAPE)


def _own_refusal(world: World, given: Given) -> str:
    """Return the refusal of an act by conditions that read nothing unseen."""
    try:
        return known_refusal(world, given) or _first(
            [each.needs for each in given.spec.asked if each.reads.isdisjoint(given.sought)], given, world
        )
    except RuleFault as fault:
        return unanswered(fault)


def _costs_unseen(world: World, given: Given) -> dict[str, int]:
    """Return the cost of an act with a stand-in for each unseen thing."""
    shape, spec = world.SHAPE, given.spec
    arguments = list(given.arguments)
    for at in given.sought:
        kind = shape.kinds[spec.params[at].holds.of]
        arguments[at] = kind.make(**shape.stand_ins(kind.fields))
    try:
        return _costs(world, spec, arguments)
    except RuleFault:
        return {}


def _finds(world: World, given: Given) -> bool:
    """Replace the sought names by the things with exactly these names. Return whether all exist."""
    spec, shape = given.spec, world.SHAPE
    arguments = list(given.arguments)
    for at in given.sought:
        name = name_of(arguments[at], shape)
        kind = spec.params[at].holds.of
        called = (each for each in world.of_kind(kind) if name_of(each, shape) == name)
        arguments[at] = next(called, None)
        if arguments[at] is None:
            return False
    given.arguments = tuple(arguments)
    return True


def _carries(world: World, given: Given, dice: Dice) -> bool:
    """Carry out an act on unseen things. Return whether it found them; otherwise nothing changes."""
    spec, player = given.spec, given.player
    try:
        if any(_is_outside(world, given, at) for at, _ in spec.looked_at):
            return False
        if _first([spec.opens, spec.needs], given, world):
            return False
        costs = _costs(world, spec, given.arguments)
    except RuleFault:
        return False
    if _lacking(world, given, costs):
        return False
    marks = world.begin()
    given.done = True  # before it runs: its own statements may still mark it as having come to nothing
    try:
        for slot, amount in costs.items():
            world.keep(player, slot)
            setattr(player, slot, getattr(player, slot) - amount)
        spec.does(*given.arguments, world, dice)
    except (Refused, RuleFault):
        world.undo(marks)
        return False
    except BaseException:
        world.undo(marks)
        raise
    vain = {_not_found(world, given, name_of(given.arguments[at], world.SHAPE)) for at in spec.sought_at}
    told = world.reports[marks[1] :]
    is_told = any(each.who is None or player.id in each.who for each in told)
    is_told = is_told or all(knows(player, given.arguments[at], world) for at in given.sought)
    if not is_told or any(each.text in vain for each in told):
        world.undo(marks)
        return False
    world.commit()
    return True


def _is_outside(world: World, given: Given, at: int) -> bool:
    """Return whether an argument is outside of its domain."""
    param, value = given.spec.params[at], given.arguments[at]
    if param.domain is None or (value is None and param.holds.optional):
        return False
    domain = param.domain(*given.arguments[:at], world)
    return bool(no_longer(value, domain, param.holds, world.SHAPE))


def _outside(world: World, given: Given) -> str:
    """Return the sentence for the first argument that is no longer in its domain, or an empty text."""
    arguments = given.arguments
    for at, domain_of, holds in given.spec.chosen:
        value = arguments[at]
        if value is None and holds.optional:
            continue
        domain = domain_of(*arguments[:at], world)
        if holds.sort != "list" and value in domain:  # a list is tested item by item, or as a path
            continue
        if sentence := no_longer(value, domain, holds, world.SHAPE):
            return worded_by(sentence, _NO_LONGER, (value, domain, holds))
    return ""


class _NoLonger:
    """Writer of the sentence for a value that is no longer in its domain."""

    def __init__(self) -> None:
        self.rule = ""
        self.name = "not possible now"

    def text(self, arguments: Sequence[Any], shape: Shape) -> str:
        """Return the sentence, as in `Written`."""
        value, domain, holds = arguments
        return worded_by(no_longer(value, domain, holds, shape), self, arguments)

    def args(self, arguments: Sequence[Any], shape: Shape) -> Mapping[str, Value]:
        """Return no arguments, as in `Written`."""
        return {}


_NO_LONGER = _NoLonger()


def refusal(world: World, given: Given, tally: Tally | None = None) -> str:
    """Return the reason why an act would be rejected now, before it pays; empty if there is none."""
    if given.sought:
        return _own_refusal(world, given)
    needs, things = given.spec.needs, given.spec.things_of(given.arguments)
    return (
        ("" if world.there.issuperset(things) else _gone(world, things))
        or _closed(world, given)
        or (tally is not None and tally.refuses(given, world))
        or _outside(world, given)
        or (needs is not None and needs(*given.arguments, world))
        or _lacking(world, given, _costs(world, given.spec, given.arguments))
    )


def _closed(world: World, given: Given) -> str:
    """Return the refusal of an act regardless of its needs and costs, given that its single things are in play."""
    for at in given.spec.lists_at:
        several = given.arguments[at]
        if several and not world.there.issuperset(several):
            return _gone(world, several)
    return known_refusal(world, given)


def _gone(world: World, things: Iterable[Any]) -> str:
    thing = next(each for each in things if each not in world.there)
    return _GONE.text((thing,), world.SHAPE)


def known_refusal(world: World, given: Given) -> str:
    """Return the refusal that is known at hand-in: by variants, `cancels` and `open when`."""
    for forbidden in given.spec.forbidden:
        if world.variant(forbidden.variant):
            return fixed("not in this game", forbidden.why or "This is not done in this game.")
    if given.spec.cancels:
        sentence = cancelled(world, given)[1]
        if sentence:
            return sentence
    if given.sought:
        return _first([each.opens for each in given.spec.asked if each.reads.isdisjoint(given.sought)], given, world)
    opens = given.spec.opens
    return (opens(*given.arguments, world) or "") if opens is not None else ""


def _first(reasons: Iterable[Callable[..., str | None] | None], given: Given, world: World) -> str:
    """Return the first refusal given by the functions, or an empty text."""
    for why in reasons:
        sentence = why(*given.arguments, world) if why is not None else None
        if sentence:
            return sentence
    return ""


def cancelled(world: World, given: Given) -> tuple[Given | None, str]:
    """Return the standing line that an act ends; or None and the reason why it ends none.

    The whole line is matched first, then its beginning, then any part of it.
    """
    asked = _words(given.arguments[given.spec.places[given.spec.cancels]])
    mine = [each for each in world.standing if each.player is given.player]
    found = (
        [each for each in mine if _words(each.about) == asked]
        or [each for each in mine if _words(each.about).startswith(asked)]
        or [each for each in mine if asked in _words(each.about)]
    )
    if len(found) == 1:
        return found[0], ""
    shown = listed([f"`{each.about}`" for each in found or mine])
    if found:
        return None, fixed("several lines", f"Several lines stand that say so: {shown}.")
    says = f"No line stands that says so; {shown} {'does' if len(mine) == 1 else 'do'}."
    return None, fixed("no such line", says if mine else "No line stands.")


def _words(text: str) -> str:
    """Return the words of a line in lower case, each between spaces."""
    words = re.findall(r"[^\W_]+", text.casefold())
    return f" {' '.join(words)} "


def _carry_out(world: World, given: Given, dice: Dice) -> str:
    """Pay for an act and run it. Return the sentence if it cannot be paid.

    If an exception stops it, payment and changes are undone.
    """
    spec, player = given.spec, given.player
    costs = _costs(world, spec, given.arguments) if spec.costs is not None else _FREE
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
    except Waits:  # The turn will be played again with the answer. Keep what was told, since the question is about it.
        told = world.reports[marks[1] :]
        world.undo(marks)
        world.reports += told
        raise
    except BaseException:
        world.undo(marks)
        raise
    world.commit()
    return ""


def _lacking(world: World, given: Given, costs: dict[str, int]) -> str:
    """Return the sentence for the costs that the player cannot pay, or an empty text."""
    needed: list[str] = []
    there: list[str] = []
    for slot, amount in costs.items():
        have = getattr(given.player, slot)
        if have < amount:
            holds = _field(world.SHAPE, given.player, slot).holds
            needed.append(value_text(amount, holds, world.SHAPE))
            there.append(value_text(have, holds, world.SHAPE))
    return _LACKING.text((listed(needed), listed(there)), world.SHAPE) if needed else ""


def _costs(world: World, spec: ActSpec, arguments: Sequence[Any]) -> dict[str, int]:
    total: dict[str, int] = {}
    if spec.costs is not None:
        for slot, amount in spec.costs(*arguments, world):
            total[slot] = total.get(slot, 0) + amount
    return {slot: amount for slot, amount in total.items() if amount > 0}


def _field(shape: Shape, thing: object, slot: str) -> Field:
    return next(each for each in shape.kind_of(thing).fields if each.slot == slot)


def is_of(given: Given, acts: Acts) -> bool:
    """Return whether an act is of one of these kinds and number ranges."""
    return _is_among(given.spec, acts)


def _is_among(spec: ActSpec, acts: Acts) -> bool:
    return any(spec.kind == kind and _within(spec.number, ranges) for kind, ranges in acts)


def _within(number: int | None, ranges: tuple[tuple[int, int], ...]) -> bool:
    if not ranges or number is None:
        return not ranges
    return any(low <= number <= high for low, high in ranges)
