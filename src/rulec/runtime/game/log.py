"""Log of a turn as data: messages, events and acts, in order.

It is computed on demand from the records that the world keeps during the turn. Players are identified by number;
`named` replaces the numbers by names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from operator import itemgetter

from rulec.runtime.game.acts import ORDERED, Game, Given
from rulec.runtime.game.frozen_arguments import Args
from rulec.runtime.game.outcomes import Line, Logged, Outcome, Value, Written, value_of
from rulec.runtime.game.seeing import Heard, Readers, name_the_end, readers_of, told_apart
from rulec.runtime.game.sentence import Sentence
from rulec.runtime.game.shape import Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulec.runtime.game.world import Noted, Report, World

NOBODY: tuple[int, ...] = ()


def named(logged: Logged, names: Mapping[int, str]) -> Outcome:
    """Return a logged item with the names of players in place of their numbers."""

    def name(number: int) -> str:
        return names.get(number, f"number {number}")

    at = logged.about
    about = None if at is None else Line(name(at.player) if at.player else "", *at[1:])
    to = None if logged.who is None else tuple([name(each) for each in logged.who])
    return Outcome(logged.turn, logged.step, logged.rule, logged.name, Args(logged.args), to, about, logged.text)


def close(world: World, readers: Readers, acts: Iterable[Given], noted: int) -> None:
    """End a turn: render its reports for each reader, and keep the records for the log.

    `acts` are those of the turn, `noted` is the number of events before it.
    """
    told, events = told_apart(world, readers), world.events[noted:]
    world.reports = [each.report for each in told]
    name_the_end(world, readers)
    given, turn = list(acts), world.turn - 1
    world.log = cache(lambda: _log(readers, told, events, noted, given, turn))


def so_far(game: Game, world: World, noted: int) -> list[Logged]:
    """Return the log of a turn that waits for answers."""
    readers = readers_of(game, world)
    return _log(readers, told_apart(world, readers), world.events[noted:], noted, world.given, world.turn)


def _log(
    readers: Readers,
    told: Iterable[Heard],
    events: Iterable[Noted],
    noted: int,
    given: Iterable[Given],
    turn: int,
) -> list[Logged]:
    acts = {act.at: act for act in given if act.at >= 0}
    found: list[tuple[tuple[float, ...], Logged]] = []
    for report, shape, at in told:
        found.append(((report.noted, 0, at), _told(report, shape, acts.get(report.at))))
    common = readers.common
    for at, event in enumerate(events, noted):
        if event.event != ORDERED:
            holds = common.events[event.event]
            args = {
                name: value_of(value, each, common)
                for (name, each), value in zip(holds.items(), event.arguments, strict=True)
            }
            logged = Logged(event.turn, event.step, "noted", NOBODY, f"event:{event.event}", event.event, args, "")
            found.append(((at, 1, 0), logged))
    for act in acts.values():
        if act.came is not None:
            step, before, told_before = act.came
            found.append(((before, 0, told_before - 0.5), _act(act, step, turn, readers.of(act.player.id))))
    found.sort(key=itemgetter(0))
    return [logged for _, logged in found]


def _told(report: Report, shape: Shape, act: Given | None) -> Logged:
    rule = name = ""
    args: Mapping[str, Value] = {}
    text = report.text
    if isinstance(text, Sentence):
        rule, name = text.message.rule, text.message.name
        args = text.message.args(text.arguments, shape)
    about: Written | None = None
    if act is not None:
        rule = rule or act.spec.rule
        about = _written(act)
    elif report.about:
        about = Written(report.who[0] if report.who else 0, 0, report.about, "refused", name)
    return Logged(report.turn, report.step, "told", report.who, rule, name, args, str(text), about)


def _act(act: Given, step: int, turn: int, shape: Shape) -> Logged:
    args = {
        param.name: value_of(value, param.holds, shape)
        for param, value in zip(act.spec.params, act.arguments, strict=True)
    }
    name = "ordered" if act.spec.silent else "carried out"
    return Logged(turn, step, "act", (act.player.id,), act.spec.rule, name, args, "", _written(act))


def _written(act: Given) -> Written:
    number = 0 if act.stands else act.line
    return Written(act.player.id, number, act.about, act.state, act.by, str(act.sentence))
