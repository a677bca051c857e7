"""Answers ahead: `KEY = answer` that a player hands in before the question is asked.

They are kept as they were typed, and tried when the question comes (`rulec.runtime.game.answers`). Here is told what no
question of the turn can have; of what will be asked, and of what is in play, nothing is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.driver.games.order_files import Section
from rulec.runtime.game.acts import Game
from rulec.runtime.game.answers import DEFAULT, LINES, REST, misfit, name_in
from rulec.runtime.game.messages import listed

Typed = tuple[str, str, Span]
"""A key, what stands behind it, and where."""


def of_sections(game: Game, parts: Iterable[Section], report: Report) -> dict[str, str]:
    """What a player answers ahead before the turn, by key; what answers nothing is reported."""
    return taken(game, [answer for part in parts for answer in part.answers], None, report)


def taken(game: Game, answers: Iterable[Typed], step: int | None, report: Report) -> dict[str, str]:
    """The answers ahead that a turn may have a question for, by key. `step`: where it waits; None where the player does
    not know that."""
    found: dict[str, str] = {}
    for key, text, span in answers:
        name = name_in(key)
        if any(name == each.name.casefold() for each in game.questions):
            fits = _answers(game, key, text, span, step, report)
        elif name == REST:
            fits = _is_rest(key, text, span, report)
        elif name == LINES or name.startswith(f"{LINES}_"):
            fits = _declines(game, key, text, span, step, report)
        else:
            fits = _answers(game, key, text, span, step, report)
        if fits:
            found[key.casefold()] = text
    return found


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


def _answers(game: Game, key: str, text: str, span: Span, step: int | None, report: Report) -> bool:
    """Whether a question may come that has this name, and this answer."""
    known = {each.name.casefold(): each for each in game.questions}
    asked = known.get(name_in(key))
    if asked is None:
        names = sorted(known)
        base = key.split(".")[0]
        hint = did_you_mean(key, [*names, REST]) or (
            f"the second time it is asked in a turn is `{base}.x2`, the third `{base}.x3`"
            if base.casefold() in known
            else f"what is asked has the name {listed([f'`{name}`' for name in names], 'or')}"
            if names
            else "the rules ask nothing"
        )
        ever = "ever " if step is None else ""
        report.error("R0293", f"nothing is {ever}asked by the name `{key}`", span, "answers nothing", hint=hint)
        return False
    if step is not None and _at(game, asked.step) < _at(game, step):
        where = f"step {asked.step}{_title(game, asked.step)}"
        report.error(
            "R0293", f"`{key}` is not asked any more in this turn", span, "comes too late",
            hint=f"it is asked in {where} at the latest; hand it in before the next turn",
        )  # fmt: skip
        return False
    sentence = misfit(text, asked, game.shape)
    if sentence:
        report.error("R0358", sentence.rstrip("."), span, "turned down")
    return not sentence


def _at(game: Game, step: int) -> int:
    """The place of a step in the turn."""
    return next((at for at, (number, _) in enumerate(game.sequence.steps) if number == step), -1)


def _title(game: Game, step: int) -> str:
    title = dict(game.sequence.steps).get(step, "")
    return f", “{title}”" if title else ""
