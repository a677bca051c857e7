"""Many games of Middle Earth Engulfed, with two, three and four players: `python -m tests.long engulfed`.

Of all of them it is told how they end and who wins. Every so many are played twice, listened to, or looked at for
secrets: in one of their turns somebody's secret is changed, and nobody else may be told anything else for it.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rulec.runtime.game.acts import Game
from rulec.runtime.game.answers import Tape, data_of
from rulec.runtime.game.asking import NOTHING, Question
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import resolve
from rulec.runtime.ground.drawing import maps_for
from tests.packs.engulfed_games import ROOT, Heard, loaded, play, rules_of, typed
from tests.packs.engulfed_players import Atlas, Table, seated

GAMES = 2_000
AGAIN = 20  # every so many games are played twice
HEARD = 20  # in every so many it is listened which rules are asked
LOOKED = 10  # in every so many secrets are looked for
ENOUGH = 20  # faults, and the games end
PROGRESS = 100  # after every so many it is told how things stand
RULES = 0.9  # of the rules are asked at least
THIRD = 1 / 3  # of the games with two players each side wins at least
SEAT = 0.05  # of the games with more each player wins at least

TABLES = (
    ("two players", "the_ring_goes_south", 0),
    ("three players", "the_ring_goes_south", 1),
    ("four players", "four_players_begin", 2),
)
BEFORE_HUNT = ("row", "bent", "where", "leavers", "joiners", "parting", "goal", "cover")


# ---- secrets -------------------------------------------------------------------------------------
class Kept:
    """Answers of a turn, written down; or given again, with one of them changed."""

    def __init__(self, table: Table, game: Game, tape: dict[tuple[int, str], Any] | None = None) -> None:
        self.table = table
        self.game = game
        self.tape = tape if tape is not None else {}
        self.again = tape is not None
        self.asked: list[tuple[str, str, str]] = []
        self.questions: list[Question] = []

    def answer(self, question: Question) -> Any:
        """As a source of answers gives it."""
        offers = (
            f"{question.text} {question.low} {question.high} {[str(each) for each in map(self.shown, question.offers)]}"
        )
        self.asked.append((question.who.name, question.name, offers))
        if not self.again:
            self.questions.append(question)
            value = self.table.answer(question)
            self.tape[question.who.id, question.key] = data_of(value, question, self.game.shape)
            return value
        try:
            known = Tape(self.tape, self.game.shape).answer(question)
        except Exception:  # no longer offered: what the other world asks is another question
            known = NOTHING
        if known is NOTHING:
            return question.default if question.default is not NOTHING else question.offers[0]
        return known

    @staticmethod
    def shown(offer: Any) -> Any:
        """What is offered, without what tells two worlds apart."""
        return getattr(offer, "name", offer)


def secrets_told(game: Game, atlas: Atlas, world: Any, seed: str) -> list[str]:
    """What somebody learns of a secret of somebody else in the coming turn of a world, which is not changed."""
    text = to_json(world, game)
    first, record = _turn(game, atlas, text, seed, None)
    found: list[str] = []
    for secret in ("committed", "away"):
        question = next((q for q in record.questions if q.name == secret), None)
        if question is None:
            continue
        place = (question.who.id, question.key)
        tape = dict(record.tape)
        if secret == "committed":
            tape[place] = 0 if tape[place] else question.high
        else:
            others = [data_of(each, question, game.shape) for each in question.offers]
            tape[place] = next(each for each in others if each != tape[place])
        second, other = _turn(game, atlas, text, seed, tape)
        for seat in world.seats:
            allied = seat.side == question.who.side  # allies draw from one deck, and what is put away comes round
            if seat.id != question.who.id and not (allied and secret == "away"):
                one = _known(game, first, record, seat.id, secret)
                two = _known(game, second, other, seat.id, secret)
                if one != two:
                    found.append(f"{seat.name} learns of {secret} of {question.who.name} ({seed})")
    return found


def _turn(game: Game, atlas: Atlas, text: str, seed: str, tape: dict[tuple[int, str], Any] | None) -> tuple[Any, Kept]:
    """One turn of a world that is read from its text."""
    world: Any = from_json(text, game)
    table = seated(atlas, world, seed)
    kept = Kept(table, game, tape)
    resolve(game, world, typed(game, world, table), answers=kept)
    return world, kept


def _known(game: Game, world: Any, kept: Kept, seat: int, secret: str) -> list[Any]:
    """All that a player was told, asked and shown in a turn; of what is committed, until it is shown."""
    who = next(each for each in world.seats if each.id == seat)
    told = [each.text for each in world.reports if each.who is None or seat in each.who]
    asked = [each[1:] for each in kept.asked if each[0] == who.name]
    if secret == "committed":
        shown = (at for at, line in enumerate(told) if "has committed" in line or "counts in the hunt" in line)
        told = told[: next(shown, len(told))]
        return [told, [each for each in asked if each[0] in BEFORE_HUNT]]
    return [told, asked, [(view.title, view.rows) for view in shown_to(game, world, who)]]


# ---- all of it -----------------------------------------------------------------------------------
class Sum(NamedTuple):
    """What came of the games of one table."""

    ends: Counter[str]
    winners: Counter[str]
    seats: set[str]
    turns: list[int]


def run(games: int = GAMES, first: int = 0, out: str = str(ROOT / "generated")) -> tuple[list[str], list[str]]:
    """Plays; the lines that tell of it, and what is wrong."""
    game, atlas = loaded(out)
    heard = Heard()
    sums = {name: Sum(Counter(), Counter(), set(), []) for name, _, _ in TABLES}
    faults: list[str] = []
    looked = spent = 0.0
    plain = 0

    def shown(world: Any, _: int) -> None:
        for seat in world.seats:
            shown_to(game, world, seat)
            maps_for(game, world, seat)

    for at in range(first, first + games):
        name, scenario, variants = TABLES[at % len(TABLES)]
        turn = Random(f"turn {at}").randrange(8) if at % LOOKED == 0 else -1
        learnt: list[str] = []

        def look(world: Any, turns: int, turn: int = turn, learnt: list[str] = learnt, at: int = at) -> None:
            if turns == turn:
                learnt += secrets_told(game, atlas, world, f"{at} {turns}")

        began = process_time()
        try:
            if at % HEARD == 1:
                with heard:
                    played = play(game, atlas, str(at), scenario, variants, shown)
            else:
                played = play(game, atlas, str(at), scenario, variants, look if turn >= 0 else None)
        except Exception as fault:  # told with its seed, and the games go on
            faults.append(f"game {at}, {name}: {type(fault).__name__}: {fault}")
            if len(faults) >= ENOUGH:
                break
            continue
        if at % HEARD != 1 and turn < 0:
            spent += process_time() - began
            plain += 1
        looked += turn >= 0 and played.turns > turn
        faults += learnt
        if at % AGAIN == 2:
            again = play(game, atlas, str(at), scenario, variants)
            if to_json(again.world, game) != to_json(played.world, game):
                faults.append(f"game {at}, {name}: another game with the same seed")
        found = sums[name]
        found.ends[played.end] += 1
        found.winners.update(played.winners)
        found.seats.update(seat.name for seat in played.world.seats)
        found.turns.append(played.turns)
        if (at + 1) % PROGRESS == 0:
            for line in (f"after {at + 1} games:", *(_told(each, one, []) for each, one in sums.items()), *faults):
                print(line, file=sys.stderr, flush=True)
    lines = [_told(name, found, faults) for name, found in sums.items()]
    known = rules_of()
    share = len(known & heard.called) / len(known)
    if share < RULES:
        faults.append(f"only {share:.0%} of the rules are asked: {', '.join(sorted(known - heard.called))}")
    lines.append(f"{share:.1%} of {len(known)} rules asked; secrets looked for in {looked:.0f} turns")
    lines.append(
        f"{sum(len(found.turns) for found in sums.values())} games, {plain / (spent or 1):.1f} a second of work"
    )
    return lines, faults


def _told(name: str, found: Sum, faults: list[str]) -> str:
    """How the games of one table ended."""
    games = sum(found.ends.values()) or 1
    if found.ends["no end"]:
        faults.append(f"{name}: {found.ends['no end']} games without an end")
    for seat in sorted(found.seats):
        share = found.winners[seat] / games
        if share < (THIRD if name == TABLES[0][0] else SEAT):
            faults.append(f"{name}: {seat} wins {share:.0%}")
    ends = ", ".join(f"{end} {count / games:.0%}" for end, count in sorted(found.ends.items()))
    winners = ", ".join(f"{seat} {found.winners[seat] / games:.0%}" for seat in sorted(found.seats))
    return f"{name}: {games} games of {sum(found.turns) / games:.1f} turns; {ends}; winners: {winners}"


def main(games: int = GAMES) -> int:
    """The long form."""
    lines, faults = run(games)
    for line in lines:
        print(f"engulfed: {line}")
    for fault in faults:
        print(f"engulfed: FAULT {fault}")
    return int(bool(faults))
