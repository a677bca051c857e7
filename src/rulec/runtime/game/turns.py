"""Turns of a game: lines are checked at hand-in, then all acts are carried out in the order of the sequence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from rulec.runtime.dice import Dice, Faces, Recorded
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import ActSpec, Game, Given, Queue, Tally, cancelled, is_of, known_refusal, unanswered
from rulec.runtime.game.asking import Source, Waits
from rulec.runtime.game.log import close
from rulec.runtime.game.messages import fixed, listed
from rulec.runtime.game.seeing import handles, names_apart, readers_of, remember_sight, shape_for
from rulec.runtime.game.sentence import worded
from rulec.runtime.game.world import World
from rulec.runtime.orders.order_parser import Reader, written_line
from rulec.runtime.orders.order_words import folded

NOT_REACHED = "No step of the turn carries this out."
TOO_LATE = "This comes too late: the turn is past the step that carries it out."
ENDED = "The game ended before this was reached."


def ended(world: World, player: int | None = None) -> str:
    """Return the message that a game has ended, in the words of a player (None: the host); empty while it goes on."""
    return f"The game has ended: {world.over_to.get(player or 0, world.over)}" if world.over else ""


class Verdict(NamedTuple):
    """The result of checking a line at hand-in: the act, or the sentence that rejects the line.

    `not_yet`: the rules do not carry it out yet. `act`: the parsed act, rejected or not. `reserve`: the reason why
    earlier lines bar the act, which is then carried out only if they are rejected. `unseen`: names of unseen things in
    it, each with a similar known name or an empty text.
    """

    line: int
    text: str
    given: Given | None
    sentence: str
    not_yet: bool = False
    act: Given | None = None
    reserve: str = ""
    unseen: tuple[tuple[str, str], ...] = ()


def set_up(game: Game, world: World) -> None:
    """Run the rules' set-up of a new game, before players see the world."""
    for process, throws in game.begins:
        process(world, *((world.dice().at("beginning"),) if throws else ()))
    remember_sight(game, world)
    close(world, readers_of(game, world), (), 0)


def players(game: Game, world: World) -> list[Any]:
    """Return the players who give acts, oldest first."""
    return world.of_kind(game.player) if game.player else []


def player_names(game: Game, world: World) -> dict[int, str]:
    """Return the distinct names of players, by number."""
    known, shape = players(game, world), shape_for(game, world)
    apart = names_apart(known, shape)
    return {each.id: apart.get(each.id) or shape.name(each) for each in known}


def find_player(game: Game, world: World, name: str) -> tuple[Any | None, str]:
    """Return the player with a name or number, or None and the reason."""
    shape = shape_for(game, world)
    known = players(game, world)
    asked = folded(name)
    names_of = player_names(game, world)
    for names in (
        [([names_of[each.id]], each) for each in known],
        [([shape.name(each)], each) for each in known],
        [([world.SHAPE.name(each)], each) for each in known],
        [(shape.names(each), each) for each in known],
        [([str(each.id)], each) for each in known],
    ):
        found = [each for called, each in names if asked in map(folded, called)]
        if len(found) == 1:
            return found[0], ""
        if found:
            told = listed([names_of[each.id] for each in found])
            return None, f"{len(found)} players are called `{name}`: {told}"
    return None, f"there are {listed([*names_of.values()])}" if known else "the game has no players"


def hand_in(game: Game, world: World, player: Any, lines: Iterable[tuple[int, str]]) -> list[Verdict]:
    """Check all lines of a player for a turn. The world is not changed."""
    (verdicts,) = hand_in_all(game, world, [(player, lines)])
    return verdicts


def hand_in_all(
    game: Game, world: World, sheets: Iterable[tuple[Any, Iterable[tuple[int, str]]]]
) -> list[list[Verdict]]:
    """Check the lines of several players, sharing the look-ups in the world."""
    reader = Reader(world, game)
    return [hand_in_by(reader, player, lines) for player, lines in sheets]


def hand_in_by(reader: Reader, player: Any, lines: Iterable[tuple[int, str]]) -> list[Verdict]:
    """Check the lines of a player with an existing reader."""
    world, game = reader.world, reader.game
    if world.over:
        return [Verdict(number, text, None, ended(world, player.id)) for number, text in lines]
    read = [(number, text, reader.read(player, text, number)) for number, text in lines]
    fresh = [found.given for _, _, found in read if found.given is not None]
    tally = tally_of(game, world, player, fresh)
    verdicts: list[Verdict] = []
    reserves: list[Given] = []
    for number, text, (given, sentence) in read:
        reserve = ""
        if given is not None:
            rivals = tally.rivals(given)
            try:
                sentence = "" if given.is_open else known_refusal(world, given)
                reserve = "" if sentence else tally.why_barred(given, rivals, world)
                if reserve and any(_is_again(given, each) for each in (*rivals, *reserves)):
                    sentence = sentence or reserve
                elif not reserve:
                    sentence = sentence or tally.over_limit(given, world)
            except RuleFault as fault:
                sentence = unanswered(fault)
            if not sentence and reserve:
                reserves.append(given)
            elif not sentence:
                tally.count(given)
        unseen = reader.unseen(player, given) if given is not None and given.sought else ()
        not_yet = bool(sentence) and sentence == reader.not_yet(text)
        act = None if sentence else given
        if sentence or reserve:
            shape = reader.shape_for(player)
            sentence, reserve = worded(sentence, shape), worded(reserve, shape)
        verdicts.append(Verdict(number, text, act, sentence, not_yet, given, reserve, unseen))
    return verdicts


def tally_of(game: Game, world: World, player: Any, fresh: Iterable[Given]) -> Tally:
    """Return the tally for a player's lines at hand-in, with the standing acts that are not given again."""
    tally = Tally(game.sequence.name, game.sequence.limits, game.sequence.queues)
    if world.standing:
        fresh = list(fresh)
        anew = _places(fresh)
        dropped = [cancelled(world, each)[0] for each in fresh if each.spec.cancels]
        for stands in world.standing:
            if stands.player is player and _place(stands) not in anew and stands not in dropped:
                tally.expect(stands)
    return tally


def hand_in_due(game: Game, world: World, player: Any, lines: Iterable[tuple[int, str]]) -> list[Verdict]:
    """Check the lines that a player hands in during a turn, at a step at which lines are due.

    Lines for later steps are accepted too.
    """
    numbers = [number for number, _ in game.sequence.stops]
    acts = tuple(act for _, row in game.sequence.stops[numbers.index(world.step) :] for act in row)
    return [
        each._replace(sentence=TOO_LATE) if each.given is not None and not is_of(each.given, acts) else each
        for each in hand_in(game, world, player, lines)
    ]


def _is_again(given: Given, other: Given) -> bool:
    """Return whether two lines are equal."""
    return given.spec is other.spec and given.arguments == other.arguments


def in_vain(game: Game, world: World, given: Iterable[Given]) -> dict[int, str]:
    """Return the lines of a player that would be rejected if no other player handed in anything, with the reasons.

    Only acts at the beginning of a turn are tried, since anything may change before later ones, and the trial stops at
    the first throw or question. It changes the world, so pass a copy.
    """
    # the result for an unseen name would reveal whether such a thing exists
    queue = Queue(world, game.sequence, [each for each in given if not each.sought], _NoDice())
    world.asks.begin(None)
    try:
        for acts in game.sequence.first:
            queue.carry_out(acts)
    except (_Thrown, Waits):
        pass
    readers = readers_of(game, world)
    return {each.line: worded(each.sentence, readers.of(each.player.id)) for each in queue.given if each.done is False}


class _Thrown(Exception):
    """Raised where the trial would throw dice."""


class _NoDice:
    """Dice that end the trial when thrown."""

    def throw(self, address: str, faces: Faces, count: int = 1) -> int:
        """End the trial."""
        raise _Thrown

    def at(self, subject: int | str) -> _NoDice:
        """Return these dice."""
        return self


def resolve(
    game: Game,
    world: World,
    given: Iterable[Given],
    log: list[tuple[str, int]] | None = None,
    answers: Source | None = None,
    dice: Dice | None = None,
    handed_in: Mapping[int, int] | None = None,
) -> list[Given]:
    """Play a turn. Return all acts, including standing ones, with their results.

    Throws are appended to `log`. `answers` is the source of players' answers; `dice` replaces the game's own.
    `handed_in` is the number of lines that each player wrote before the turn, after which later lines are numbered.
    `world.refused` has later lines that were rejected before they were acts.

    A fault of the rules outside of an act propagates, and the caller must discard the world. So does `Waits`, with the
    open questions: the turn is then played again on a fresh world once they are answered.

    In a game that has ended (`world.over`) no turn is played: every act is rejected and the world stays the same.
    """
    if world.over:
        given = list(given)
        for each in given:
            each.turn_down(fixed("game ended", ended(world, each.player.id)))
        return given
    noted = len(world.events)
    world.asks.begin(answers)
    world.before = tuple(world.things.values())
    fresh = list(given)
    sequence = game.sequence
    world.reports = []
    lasting = [each.player for each in (*world.standing, *fresh) if each.goes_on]
    alike = {player.id: handles(game, world, player) for player in dict.fromkeys(lasting)}
    kept = _kept(world, fresh)
    dice = world.dice() if dice is None else dice
    if log is not None:
        dice = Recorded(dice, log)
    queue = Queue(world, sequence, [*fresh, *kept], dice, lambda *line: _read(world, game, *line), handed_in, game.acts)
    world.given = queue.given
    world.refused = queue.refused
    sequence.run(world, queue, queue.dice)
    for each in queue.given:
        if each.done is None:
            each.turn_down(fixed("game ended", ENDED) if world.over else fixed("not reached", NOT_REACHED))
            world.answer(each.player, each.sentence, each.about, each.at)
    onward = [*(each for each in kept if each in world.standing), *(each for each in fresh if each.goes_on)]
    world.standing = [
        Given(each.spec, each.arguments, line=each.line, text=each.text, stands=True)
        for each in {_place(each): each for each in onward}.values()
        if _all_there(each, world) and not (each.spec.standing and _closed(each, world))
    ]
    world.end(sequence.name)
    remember_sight(game, world)
    readers = readers_of(game, world)
    close(world, readers, queue.given, noted)
    for each in queue.given:
        each.sentence = worded(each.sentence, readers.of(each.player.id))
    if world.standing:
        _call_anew(game, world, alike)
    return queue.given


def _call_anew(game: Game, world: World, before: Mapping[int, Mapping[int, str]]) -> None:
    """Rewrite standing lines that name things which share a name, because the numbers behind names may have shifted.

    `before` are the numbered names at the beginning of the turn, by player.
    """
    reader = Reader(world, game)
    for each in world.standing:
        alike = before.get(each.player.id, {}).keys() | handles(game, world, each.player).keys()
        if each.text and any(getattr(value, "id", 0) in alike for value in each.arguments):
            read = reader.read(each.player, each.text).given
            if read is None or read.spec is not each.spec or read.arguments != each.arguments:
                each.text = written_line(each, reader.shape_for(each.player))


def _read(world: World, game: Game, player: Any, text: str, line: int) -> tuple[Given | None, str]:
    """Return the act of a line handed in during a turn, or the reason for its rejection."""
    remember_sight(game, world)
    found = Reader(world, game).read(player, text, line)
    return found.given, found.sentence


def _kept(world: World, fresh: list[Given]) -> list[Given]:
    """Return the standing acts that are still valid and not given again."""
    if not world.standing:
        return []
    anew = _places(fresh)
    return [each for each in world.standing if _place(each) not in anew and _all_there(each, world)]


def _place(given: Given) -> tuple[ActSpec, Any]:
    """Return the key under which a standing act replaces another: act and actor, or the same act with equal
    arguments.
    """
    return given.spec, given.actor if given.spec.standing else given.arguments


def _places(given: Iterable[Given]) -> set[tuple[ActSpec, Any]]:
    return {_place(each) for each in given if each.goes_on}


def _closed(given: Given, world: World) -> bool:
    """Return whether the rules no longer open a standing act, which has then ended."""
    try:
        return bool(known_refusal(world, given))
    except RuleFault:
        return False


def _all_there(given: Given, world: World) -> bool:
    return world.in_play(given.player) and world.in_play(given.actor)
