"""A turn of a game: what players hand in is checked, then all of it is carried out in the order of the sequence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rulec.runtime.acts import Game, Given, Queue, Tally, known_refusal, no_answer
from rulec.runtime.asking import Source
from rulec.runtime.dice import Recorded
from rulec.runtime.faults import RuleFault
from rulec.runtime.messages import listed
from rulec.runtime.shape import name_of
from rulec.runtime.typed import Reader
from rulec.runtime.world import World

NOT_REACHED = "No step of the turn carries this out."


class Verdict(NamedTuple):
    """What is known of a line when it is handed in: the act, or the sentence with which it is turned down; `not_yet`:
    as the rules do not carry it out yet."""

    line: int
    text: str
    given: Given | None
    sentence: str
    not_yet: bool = False


def players(game: Game, world: World) -> list[Any]:
    """Those who give acts, oldest first."""
    return world.of_kind(game.player) if game.player else []


def find_player(game: Game, world: World, name: str) -> tuple[Any | None, str]:
    """The player of a name or number, or None and why there is none."""
    asked = " ".join(name.split()).casefold()
    known = [(name_of(each, world.SHAPE), each) for each in players(game, world)]
    kind = world.SHAPE.kinds[game.player] if game.player else None
    titles: list[tuple[str, Any]] = []
    for _, each in known:
        also = world.SHAPE.kind_of(each).also
        titles += [(getattr(each, slot), each) for slot in also if getattr(each, slot)]
    if kind is not None and kind.entries:
        choice = world.SHAPE.choices[kind.entries]
        for _, each in known:
            if each.began_as >= 0:
                titles += [(choice.titles[each.began_as], each), (choice.keys[each.began_as], each)]
    for names in (known, titles, [(str(each.id), each) for _, each in known]):
        found = [each for known_as, each in names if " ".join(known_as.split()).casefold() == asked]
        if len(found) == 1:
            return found[0], ""
        if found:
            return None, f"{len(found)} players are called `{name}`"
    return None, f"there are {listed([known_as for known_as, _ in known])}" if known else "the game has no players"


def hand_in(game: Game, world: World, player: Any, lines: Iterable[tuple[int, str]]) -> list[Verdict]:
    """Checks all that a player gives for a turn, line by line; the world is not changed."""
    reader = Reader(world, game.acts, game.not_yet)
    read = [(number, text, reader.read(player, text, number)) for number, text in lines]
    fresh = [found.given for _, _, found in read if found.given is not None]
    tally = Tally(game.sequence.limits)
    anew = _places(fresh)
    for stands in world.standing:
        if stands.player is player and _place(stands) not in anew:
            tally.expect(stands)
    verdicts: list[Verdict] = []
    for number, text, (given, sentence) in read:
        if given is not None:
            try:
                sentence = known_refusal(world, given) or tally.refuses(given, world)
            except RuleFault as fault:
                sentence = no_answer(fault)
            if not sentence:
                tally.count(given)
        not_yet = bool(sentence) and sentence == reader.not_yet(text)
        verdicts.append(Verdict(number, text, None if sentence else given, sentence, not_yet))
    return verdicts


def resolve(
    game: Game,
    world: World,
    given: Iterable[Given],
    log: list[tuple[str, int]] | None = None,
    answers: Source | None = None,
) -> list[Given]:
    """Plays one turn. Gives back all acts, those that stand as well, with what became of each; what dice show is
    written to `log`. `answers` is what people say who are asked.

    A fault of the rules outside of an act goes up to the caller, who throws the world away; so does `Waits`, with the
    questions that are open. Then the turn is played anew, on a fresh world, when they are answered.
    """
    world.asks.begin(answers)
    fresh = list(given)
    sequence = game.sequence
    world.reports = []
    anew = _places(fresh)
    kept = [each for each in world.standing if _place(each) not in anew and _all_there(each, world)]
    tally = Tally()
    for each in fresh:
        tally.count(each)
    dice = world.dice() if log is None else Recorded(world.dice(), log)
    queue = Queue(world, sequence, [*fresh, *(each for each in kept if not tally.refuses(each, world))], dice)
    sequence.run(world, queue, queue.dice)
    for each in queue.given:
        if each.done is None:
            each.done, each.sentence = False, NOT_REACHED
            world.answer(each.player, NOT_REACHED, each.about)
    lasting = [*kept, *(each for each in fresh if each.spec.standing)]
    world.standing = [
        Given(each.spec, each.arguments, line=each.line, text=each.text, stands=True)
        for each in lasting
        if _all_there(each, world) and not _closed(each, world)
    ]
    world.end(sequence.name)
    return queue.given


def _place(given: Given) -> tuple[str, str, int]:
    """What an act that stands takes the place of: the one of the same key that the same one does."""
    return given.spec.kind, given.spec.key, given.actor.id


def _places(given: Iterable[Given]) -> set[tuple[str, str, int]]:
    return {_place(each) for each in given}


def _closed(given: Given, world: World) -> bool:
    """Whether the rules no longer open an act that stands: then it has ended."""
    try:
        return bool(known_refusal(world, given))
    except RuleFault:
        return False


def _all_there(given: Given, world: World) -> bool:
    return world.in_play(given.player) and world.in_play(given.actor)
