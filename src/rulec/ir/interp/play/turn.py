"""A turn in the interpreter: acts are queued, counted against limits and carried out by the steps of a sequence.

The runtime has its own implementation (`rulec.runtime.game.acts`). The two are written independently, so that each
checks the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulec.base.records import dataclass, field
from rulec.base.types import TEXT, KindType
from rulec.ir import nodes as ir
from rulec.ir.interp.messages import fixed, told_text
from rulec.ir.interp.play.instances import Handed, Instance, Said
from rulec.ir.interp.play.orders import attempt
from rulec.ir.labels import words_text
from rulec.runtime.dice import Dice
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import LOT, ORDERED
from rulec.sema import deeds as d

if TYPE_CHECKING:
    from rulec.ir.interp.play.given_world import World

NOT_REACHED = "No step of the turn carries this out."
ENDED = "The game ended before this was reached."


@dataclass(eq=False)
class Turn:
    """A turn of a sequence: its acts, and the record of done acts that later ones are checked against."""

    world: World
    sequence: d.Sequence
    handed: list[Handed]
    dice: Dice
    once: dict[tuple[object, ...], Handed] = field(default_factory=dict)
    acted: dict[int, bool] = field(default_factory=dict)  # number of the actor -> it did a sole action
    counted: dict[int, list[Handed]] = field(default_factory=dict)  # number of the player -> acts

    @property
    def unit(self) -> str:
        """The name of a turn for players."""
        return self.sequence.name.replace("_", " ")

    def play(self) -> None:
        counts: dict[tuple[str, str, int], int] = {}
        for at, each in enumerate(self.handed):
            rivals = tuple(other for other in self.handed[:at] if self.bars(other, each))
            # an act that is barred itself bars no other
            each.behind = rivals if any(not other.behind for other in rivals) else ()
            key = (each.act.kind, each.act.key, each.player.id)
            each.nth = counts[key] = counts.get(key, -1) + 1
            for event in self.sequence.notes:
                if not self.world.play.happened(event, "this", 0, [each.player], [True]):
                    self.world.play.note(event, [each.player])
        walker = self.world.interpreter
        walker.dice, walker.carry_out = self.dice, self.carry_out
        self.world.play.handed = self.handed
        try:
            walker.call(f"sequence {self.sequence.name}", [])
        finally:
            walker.carry_out = None
        for each in self.handed:
            if each.done is None:
                over = bool(self.world.play.over)
                self.turn_down(each, fixed("game ended", ENDED) if over else fixed("not reached", NOT_REACHED))
        self.world.play.end(self.sequence.name)

    def carry_out(self, stmt: ir.CarryOut) -> None:
        """Carry out the acts of a step in queue order."""
        mine = [each for each in self.handed if each.done is None and stmt.fits(each.act.kind, each.act.number)]
        lots: dict[Handed, int] = {}
        for each in sorted(mine, key=lambda each: self.place(each, lots)):
            walker = self.world.interpreter
            walker.dice = self.thrown_by(each)
            each.done = True  # before it runs: its own statements may still mark it as having come to nothing
            try:
                refused = self.attempt(each)
            except RuleFault as fault:
                refused = fixed("no answer", f"The rules have no answer here: {fault}.")
            walker.dice = self.dice
            if refused is not None:
                self.turn_down(each, refused)
            else:
                self.once.update(dict.fromkeys(self.once_keys(each), each))
                self.acted[each.actor.id] = self.acted.get(each.actor.id, False) or each.act.sole
                self.counted.setdefault(each.player.id, []).append(each)

    def turn_down(self, each: Handed, said: Said) -> None:
        """Reject an act, and tell its player why."""
        each.turn_down(said)
        self.world.play.answer((each.player,), said, each)

    def bars(self, other: Handed, each: Handed) -> bool:
        """Return whether an earlier line of a player bars an act: both are the same by `once`, or one is a
        sole action.
        """
        if other.player is not each.player:
            return False
        if self.once_keys(other) & self.once_keys(each):
            return True
        return other.actor is each.actor and (other.act.sole or each.act.sole)

    def may_come(self, each: Handed) -> bool:
        """Return whether an act was carried out, or may still be because no line that bars it was or can be."""
        return bool(each.done) if each.done is not None else not any(map(self.may_come, each.behind))

    def attempt(self, each: Handed) -> Said | None:
        """Carry out an act. Return the sentence of its rejection, or None."""
        barring = next((other for other in each.behind if self.may_come(other)), None)
        if barring is not None:
            self.world.play.note(ORDERED, [self.entry(each), each.player])
            return self.why_barred(each, barring if self.once_keys(barring) & self.once_keys(each) else None)
        gone = next((thing for thing in _things(each.arguments) if thing not in self.world.play.things), None)
        if gone is not None:
            self.world.play.note(ORDERED, [self.entry(each), each.player])
            holes = ir.MessageHole(KindType(gone.kind, False), None, "thing")
            message = ir.Message((holes, " is no longer there."), "", "no longer there")
            return told_text(self.world.model, message, (gone,))
        return attempt(self.world, each.act, each.arguments, lambda: self.too_many(each))

    def place(self, each: Handed, lots: dict[Handed, int]) -> tuple[int, ...]:
        """Return the sort key of an act in the queue, and record its lot. It shares the lot of a line that bars it."""
        at, queue = next((at, queue) for at, queue in enumerate(self.sequence.queues) if queue.kind == each.act.kind)
        name = self.sequence.key_of(queue.kind)
        keys = self.asked(name, self.entry(each), each.player) if queue.ordering.keys else ()
        assert isinstance(keys, tuple)
        shuffled = self.sequence.shuffled
        first = next((other for other in each.behind if other in lots and other.act is each.act), each)
        if first not in lots:
            lots[each] = self.thrown_by(each).throw(f"{self.sequence.name}.queue", LOT) if shuffled else 0
        lot = lots[each] = lots[first]
        return (*keys, at, lot, each.player.id, each.line, each.nth)

    def thrown_by(self, each: Handed) -> Dice:
        """Return the dice of an act, which are independent of all other acts."""
        key = str(each.act.number) if each.act.number is not None else each.act.key
        word = self.world.model.kinds[each.act.kind].word
        return self.dice.at(f"{word} {key}").at(each.player.id).at(each.nth)

    def too_many(self, each: Handed) -> Said | None:
        """Return the rejection of an act that exceeds a limit of the turn, or None."""
        again = next((self.once[key] for key in self.once_keys(each) if key in self.once), None)
        before = self.acted.get(each.actor.id)
        if again or (before is not None and (before or each.act.sole)):
            return self.why_barred(each, again)
        apart = any(limit.standing for limit in self.sequence.limits)
        for at, limit in enumerate(self.sequence.limits, 1):
            if apart and limit.standing != each.act.standing:
                continue
            if not self.counts(at, each):
                continue
            earlier = self.counted.get(each.player.id, [])
            earlier = [other for other in earlier if not apart or other.act.standing == limit.standing]
            count = sum(1 for other in earlier if self.counts(at, other, each.player))
            most = self.asked(f"limit {self.sequence.name} {at}", each.player)
            assert isinstance(most, int)
            if count >= most:
                label = words_text(self.world.model, limit.label)
                return fixed("over the limit", f"No more than {most:,} {label}.".replace(" .", "."))
        return None

    def why_barred(self, each: Handed, again: Handed | None) -> Said:
        """Return the sentence with which other acts bar an act; `again` is the earlier act that `once`
        conflicts with.
        """
        if again is not None and again.act is not each.act:
            model = self.world.model
            word, title = model.kinds[each.act.kind].word, model.record(again.act.kind, again.act.key).title
            return fixed("done already", f"No second {word} beside {title} in this {self.unit}.")
        if again is not None:
            return fixed("done already", f"This was done already in this {self.unit}.")
        who, unit = ir.MessageHole(KindType(each.actor.kind, False), None, "actor"), ir.MessageHole(TEXT, None, "unit")
        parts = who, " does something else in this ", unit, ", and that would have to be all that ", who, " does."
        message = ir.Message(parts, "", "sole action")
        return told_text(self.world.model, message, (each.actor, self.unit, each.actor))

    def counts(self, at: int, each: Handed, player: Instance | None = None) -> bool:
        """Return whether a limit counts an act."""
        queue = next(queue for queue in self.sequence.queues if queue.kind == each.act.kind)
        name = self.sequence.counts_of(queue.kind, at)
        return queue.counts[at - 1] is None or bool(self.asked(name, self.entry(each), player or each.player))

    def once_keys(self, each: Handed) -> set[tuple[object, ...]]:
        """Return the keys under which an act can be given once in a turn."""
        act = each.act
        known_by = [
            (act.kind, once.names) if once.within else (act.kind, act.key, at) for at, once in enumerate(act.once)
        ]
        values = [[each.value(name) for name in once.names] or [each.actor.id] for once in act.once]
        return {(*by, *of) for by, of in zip(known_by, values, strict=True)}

    def asked(self, name: str, *arguments: object) -> object:
        """Call a function of the rules."""
        return self.world.interpreter.call(name, list(arguments))

    def entry(self, each: Handed) -> int:
        """Return the number of an act's record."""
        return self.world.model.record(each.act.kind, each.act.key).position


def _things(values: object) -> Iterator[Instance]:
    if isinstance(values, Instance):
        yield values
    elif isinstance(values, list | tuple):
        for value in values:
            yield from _things(value)
