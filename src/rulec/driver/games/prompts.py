"""Play turns up to their questions, and accept the answers.

A game file stores only the answers of a waiting turn. To continue, the turn is replayed from its start with the same
dice, and takes each answer where it is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.driver.games import ahead
from rulec.driver.games.game_file import Answer, GameFile
from rulec.driver.games.order_files import Section, Typed
from rulec.driver.games.sums import told_sums
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import Game, Given, is_of
from rulec.runtime.game.answers import (
    Kept,
    Key,
    Tape,
    answer_text,
    asked,
    data_of,
    default_text,
    offered_text,
    others_asked,
    read_answer,
    short_keys,
)
from rulec.runtime.game.asking import Nothing, Question, Waits
from rulec.runtime.game.seeing import shape_for
from rulec.runtime.game.sentence import worded
from rulec.runtime.game.shape import Shape, name_of
from rulec.runtime.game.turns import Verdict, hand_in, hand_in_due, resolve
from rulec.runtime.game.world import World


class Run(NamedTuple):
    """Outcome of a turn: acts and rolls, the questions it waits for (`open`), or the fault that ended it."""

    world: World
    events: int  # number of events before the turn
    acts: list[Given]
    log: list[tuple[str, int]]
    open: tuple[Question, ...] = ()
    fault: RuleFault | None = None
    ahead: Mapping[Key, Answer] = MappingProxyType({})  # early answers that were used
    unfit: Mapping[Key, str] = MappingProxyType({})  # why early answers did not fit their questions
    dropped: Mapping[Key, str] = MappingProxyType({})  # why stored answers became invalid
    fitting: Mapping[Key, Answer] = MappingProxyType({})  # answers given under other rules, converted to these


class Open(NamedTuple):
    """An open question in words. `late` is the default, "" if the turn waits without one."""

    who: int
    player: str
    key: str
    question: str
    offers: str
    late: str
    sealed: bool
    full_key: str


def run(
    file: GameFile, game: Game, seq: int, answers: dict[Key, Answer], sums: bool = False, anew: bool = False
) -> Run:
    """Play a turn from its start with these answers and the early ones.

    *sums*: messages of rolls include their sum. *anew*: the answers were given under other rules.
    """
    world = file.world(game, seq)
    events = len(world.events)
    log: list[tuple[str, int]] = []
    kept = {
        key: Kept(answer.value, answer.text, answer.question) if anew or answer.older else answer.value
        for key, answer in answers.items()
    }

    def unfit(question: Question, lines: Sequence[str]) -> str:
        return next((v.sentence for v in hand_in(game, world, question.who, enumerate(lines, 1)) if v.sentence), "")

    tape = Tape(kept, game.shape, file.ahead(seq), lambda who: shape_for(game, world, who), unfit)
    try:
        with told_sums(game.pack, world, sums):
            acts = resolve(game, world, file.given(game, world, seq), log, tape)
    except Waits as waits:
        open_now, acts = waits.questions, []
    except RuleFault as fault:
        return Run(world, events, [], log, fault=fault)
    else:
        open_now = ()
    dropped = dict(tape.dropped)
    if not open_now:
        dropped.update((place, NOT_ASKED) for place in answers if place not in tape.fitting and place not in dropped)
    fitting = {
        place: answers[place]._replace(value=made.value, text=made.text, older=False)
        for place, (question, value) in (tape.fitting.items() if anew else ())
        if (made := answer_of(value, question, tape.shape_for(question.who), in_time=True))
    }
    return Run(world, events, acts, log, open_now, None, _counted(tape), tape.unfit, dropped, fitting)


NOT_ASKED = "Nothing asks for it any more."


def tell_dropped(
    file: GameFile, seq: int, answers: Mapping[Key, Answer], dropped: Mapping[Key, str], report: Report
) -> None:
    """Report stored answers that no longer fit a question."""
    names = file.names(seq)
    for (who, key), why in dropped.items():
        said = f"{names.get(who, f'number {who}')}, `{key} = {answers[who, key].text}`: {why.rstrip('.')}"
        report.warning("R0983", said, file.where, "dropped, and asked again if its question comes")


def _counted(tape: Tape) -> dict[Key, Answer]:
    """Return the early answers that were used."""
    return {
        place: answer_of(value, question, tape.shape_for(question.who), in_time=True)._replace(ahead=key)
        for place, (question, value, key) in tape.used.items()
    }


def begun(file: GameFile, game: Game, seq: int) -> Run:
    """Replay a waiting turn up to its open questions. Answers to these are not used yet."""
    settled = {key: answer for key, answer in file.answers(seq).items() if key not in file.waits}
    return run(file, game, seq, settled)


def late(game: Game, turn: Run, due: Sequence[Key]) -> dict[Key, Answer]:
    """Return the defaults of the open questions that are *due*. A question without a default stays open."""
    return {
        (each.who.id, each.key): answer_of(each.default, each, shape_for(game, turn.world, each.who), in_time=False)
        for each in turn.open
        if (each.who.id, each.key) in due and not isinstance(each.default, Nothing)
    }


def answer_of(value: Any, question: Question, shape: Shape, *, in_time: bool) -> Answer:
    """Return an answer in the form of a game file."""
    asked = worded(question.text, shape)
    return Answer(data_of(value, question, shape), answer_text(value, question, shape), asked, in_time)


def in_words(game: Game, turn: Run, player: int | None = None) -> list[Open]:
    """Return the open questions in words, grouped by player; all, or those of one player."""
    found: list[Open] = []
    for who in dict.fromkeys(each.who.id for each in turn.open if player in (None, each.who.id)):
        mine = [each for each in turn.open if each.who.id == who]
        keys, shape = short_keys(mine), shape_for(game, turn.world, mine[0].who)
        found += [
            Open(
                who, name_of(each.who, shape), keys[each.key], worded(each.text, shape), offered_text(each, shape),
                default_text(each, shape), each.sealed, each.key,
            )
            for each in mine
        ]  # fmt: skip
    return found


class Handed(NamedTuple):
    """Answers handed in while a turn waits: to open questions, and `ahead` for later ones. `taken` counts accepted
    lines and answers."""

    answers: dict[Key, Answer]
    ahead: dict[str, str]
    taken: int


def take(game: Game, player: Any, sections: list[Section], turn: Run, report: Report) -> Handed:
    """Accept the answers of a player, and report invalid ones."""
    mine = [each for each in turn.open if each.who.id == player.id]
    due = next((each for each in mine if each.form == "lines"), None)
    shape = shape_for(game, turn.world, player)
    world = turn.world if mine else None  # a player without open questions must not learn how far the turn has come
    found: dict[Key, Answer] = {}
    early: list[ahead.Typed] = []
    taken = 0
    if due is not None and (not any(s.answers for s in sections) or any(s.lines for s in sections)):
        lines = _due(game, turn.world, due, sections, report)
        found[player.id, due.key] = answer_of(lines, due, shape, in_time=True)
        taken = len(lines)
    for section in sections:
        for line in section.lines if due is None else ():
            report.error(
                "R0357", f"the turn has begun, and waits: `{line.text}` is not taken", line.span, "no answer",
                hint=_when_due(game, turn.world, player, line),
            )  # fmt: skip
        for key, text, span in section.answers:
            question = asked(key, mine)
            if question is None and (keys := others_asked(key, mine)):
                hint = f"asked is `{'`, `'.join(keys)}`"
                report.error("R0293", f"nothing is asked by the name `{key}`", span, "answers nothing", hint=hint)
                continue
            if question is None or question.form == "lines":
                early.append((key, text, span))
                continue
            value, sentence = read_answer(text, question, shape)
            if sentence:
                report.error("R0358", sentence.rstrip("."), span, "turned down")
                continue
            found[player.id, question.key] = answer_of(value, question, shape, in_time=True)
            taken += 1
    return Handed(found, ahead.taken(game, early, player, world, report), taken)


def _when_due(game: Game, world: World, player: Any, line: Typed) -> str:
    """Phrase when the line may be handed in, without revealing how far the turn has come."""
    (verdict,) = hand_in(game, world, player, [(line.number, line.text)])
    if verdict.act is None:
        return "an answer is written `KEY = value`; `rulec report` lists what is asked"
    titles = dict(game.sequence.steps)
    for number, acts in game.sequence.stops:
        if is_of(verdict.act, acts):
            title = f", “{titles[number]}”" if titles.get(number) else ""
            return f"it is due at step {number}{title}: send it when lines are asked for there, or before a turn"
    return "such a line is handed in before a turn; an answer is written `KEY = value`"


def _due(game: Game, world: World, due: Question, sections: list[Section], report: Report) -> tuple[str, ...]:
    """Return the accepted lines of a player for the current or a later step of a waiting turn."""
    typed = [line for section in sections for line in section.lines]
    verdicts = hand_in_due(game, world, due.who, [(line.number, line.text) for line in typed])
    for line, verdict in zip(typed, verdicts, strict=True):
        tell(line, verdict, report)
    return tuple(verdict.text for verdict in verdicts if not verdict.sentence)


def tell(line: Typed, verdict: Verdict, report: Report) -> None:
    """Report a rejected line, a line in reserve, and names that the player has not seen."""
    if verdict.sentence:
        code = "R0295" if verdict.not_yet else "R0292"
        report.error(code, verdict.sentence.rstrip("."), line.span, "turned down")
        return
    if verdict.reserve:
        report.warning(
            "R0979", verdict.reserve.rstrip("."), line.span, "in reserve",
            hint="it is carried out if the line above that bars it is turned down",
        )  # fmt: skip
    for name, near in verdict.unseen:
        report.warning(
            "R0289",
            f"you have seen nothing that is called “{name}”" + (f"; is “{near}” meant?" if near else ""),
            line.span,
            "taken all the same",
            hint="the line is carried out and paid for; it is in vain where nothing of that name is found",
        )
