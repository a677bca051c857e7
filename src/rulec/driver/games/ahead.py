"""Answers ahead: `KEY = answer` that a player hands in before the question is asked.

They are kept as they were typed, and tried when the question comes (`rulec.runtime.game.answers`). Here is told what no
question of the turn can have; of what will be asked, and of what is in play, nothing is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.driver.games.order_files import Section
from rulec.runtime.game.acts import Game
from rulec.runtime.game.answers import DEFAULT, LINES, REST, KeyParts, key_parts, misfit
from rulec.runtime.game.asking import Asked
from rulec.runtime.game.messages import listed
from rulec.runtime.game.world import World

Typed = tuple[str, str, Span]
"""A key, what stands behind it, and where."""


def of_sections(game: Game, parts: Iterable[Section], report: Report) -> dict[str, str]:
    """What a player answers ahead before the turn, by key; what answers nothing is reported."""
    return taken(game, [answer for part in parts for answer in part.answers], None, None, report)


def taken(game: Game, answers: Iterable[Typed], player: Any, world: World | None, report: Report) -> dict[str, str]:
    """The answers ahead that a turn may have a question for, by key. `world`: the turn as far as it has come; None
    where the player does not know that."""
    found: dict[str, str] = {}
    for key, text, span in answers:
        parts = key_parts(key)
        name = parts.name if parts is not None else ""
        asked = next((each for each in game.questions if each.name.casefold() == name), None)
        if parts is not None and asked is not None and _may_be_about(game, parts.subject):
            fits = _answers(game, key, parts, asked, text, span, player, world, report)
        elif name == REST:
            fits = _is_rest(key, text, span, report)
        elif name == LINES or name.startswith(f"{LINES}_"):
            fits = _declines(game, key, text, span, None if world is None else world.step, report)
        else:
            fits = _unknown(game, key, span, world, report)
        if fits:
            found[key.casefold()] = text
    return found


def _may_be_about(game: Game, subject: str) -> bool:
    """Return whether a key may hold a subject: none, a number, or the name of a member or an entry."""
    name = subject.lstrip(".")
    return (
        not name
        or name.isdigit()
        or any(name in (key.casefold(), f"_{key.casefold()}") for of in game.shape.choices.values() for key in of.keys)
    )


def _is_rest(key: str, text: str, span: Span, report: Report) -> bool:
    if key.casefold() == REST and text.casefold() == DEFAULT:
        return True
    hint = f"`{REST} = {DEFAULT}` takes what the rules say where nobody answers; any other answer needs its own key"
    report.error("R0358", f"`{key} = {text}` is no answer to every question", span, "turned down", hint=hint)
    return False


def _declines(game: Game, key: str, text: str, span: Span, step: int | None, report: Report) -> bool:
    """Whether it says that there are no lines at the steps to come, or at one of them."""
    stops = [number for number, _ in game.sequence.stops if step is None or _at(game, number) >= _at(game, step)]
    keys = [LINES, *(f"{LINES}_{number}" for number in stops)]
    if not stops:
        when = "while a turn is played" if step is None else "any more in this turn"
        report.error("R0293", f"no lines are due {when}", span, "answers nothing", hint="leave it out")
    elif key.casefold() not in keys:
        steps = [f"`{LINES}_{number}` for step {number}{_title(game, number)}" for number in stops]
        hint = f"`{LINES}` says it of all steps to come, {listed(steps)}"
        report.error("R0293", f"no lines are due by the name `{key}`", span, "answers nothing", hint=hint)
    elif text.casefold() not in ("none", DEFAULT):
        hint = f"lines are typed without a key; `{key} = none` says that there are none"
        report.error("R0358", f"`{text}` is not taken behind `{key}`", span, "turned down", hint=hint)
    else:
        return True
    return False


def _unknown(game: Game, key: str, span: Span, world: World | None, report: Report) -> bool:
    """Report a key that is none of any question."""
    names = sorted(each.name.casefold() for each in game.questions)
    base = key.split(".")[0]
    hint = did_you_mean(key, [*names, REST]) or (
        f"the second time it is asked in a turn is `{base}.x2`, the third `{base}.x3`"
        if base.casefold() in names
        else f"what is asked has the name {listed([f'`{name}`' for name in names], 'or')}"
        if names
        else "the rules ask nothing"
    )
    ever = "ever " if world is None else ""
    report.error("R0293", f"nothing is {ever}asked by the name `{key}`", span, "answers nothing", hint=hint)
    return False


def _answers(
    game: Game, key: str, parts: KeyParts, asked: Asked, text: str, span: Span, player: Any, world: World | None,
    report: Report,
) -> bool:  # fmt: skip
    """Return whether a question may come that has this key, and this answer; report why not."""
    late = ""
    if world is not None and _at(game, asked.step) < _at(game, world.step):
        late = (
            f"it is asked in step {asked.step}{_title(game, asked.step)} at the latest; hand it in before the next turn"
        )
    elif world is not None and _has_passed(parts, world.asks.times(player, parts.name)):
        late = f"this was time {parts.time}; the next time is `{parts.name}{parts.subject}.x{parts.time + 1}`"
    if late:
        report.error("R0293", f"`{key}` is not asked any more in this turn", span, "comes too late", hint=late)
        return False
    if asked.times and parts.time > asked.times:
        often = "once" if asked.times == 1 else f"{asked.times} times"
        hint = f"in a turn it is asked {often} at most; `{asked.name}` answers it"
        report.error("R0293", f"`{key}` is never asked", span, "answers nothing", hint=hint)
        return False
    sentence = misfit(text, asked, game.shape)
    if sentence:
        report.error("R0358", sentence.rstrip("."), span, "turned down")
    return not sentence


def _has_passed(parts: KeyParts, times: dict[str, int]) -> bool:
    """Return whether the time of a key has come and gone, going by how often its question was asked about each thing.
    Where no thing is named, one may come about which nothing was asked yet."""
    counts = [count for subject, count in times.items() if subject == parts.subject]
    return bool(parts.time and counts and counts[0] >= parts.time and (parts.subject or len(times) == 1))


def _at(game: Game, step: int) -> int:
    """The place of a step in the turn."""
    return next((at for at, (number, _) in enumerate(game.sequence.steps) if number == step), -1)


def _title(game: Game, step: int) -> str:
    title = dict(game.sequence.steps).get(step, "")
    return f", “{title}”" if title else ""
