"""Answers ahead of time: lines `KEY = answer`, handed in before the question is asked.

They are stored as typed and tried when the question comes (`rulec.runtime.game.answers`). This module rejects lines
that no question of the turn can match. It reads neither the things in play nor the questions that will actually be
asked.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from rulec.runtime.game.acts import Game
from rulec.runtime.game.amounts import LONGEST
from rulec.runtime.game.answers import DEFAULT, LINES, REST, KeyParts, key_parts, misfit
from rulec.runtime.game.asking import Asked
from rulec.runtime.game.messages import listed
from rulec.runtime.game.world import World
from rulec.runtime.orders.order_errors import nearest


class Misfit(NamedTuple):
    """Rejection of a line `KEY = answer`.

    `sort` is the faulty part, `headline` has no full stop, `label` is the consequence, and `hint` the remedy.
    """

    sort: Literal["key", "answer"]
    headline: str
    label: str
    hint: str


def misfit_ahead(game: Game, key: str, text: str, player: Any, world: World | None) -> Misfit | None:
    """Return the reason why no question of a turn can have this key or answer, or None.

    `world` is the turn so far; None if the player does not know it.
    """
    if len(text) > LONGEST or len(key) > LONGEST:
        return Misfit("answer", "this answer is too long", "turned down", f"{LONGEST} characters are enough for any")
    parts = key_parts(key)
    name = parts.name if parts is not None else ""
    asked = next((each for each in game.questions if each.name.casefold() == name), None)
    if parts is not None and asked is not None and _may_be_about(game, parts.subject):
        return _of_question(game, key, parts, asked, text, player, world)
    if name == REST:
        return _of_rest(key, text)
    if name == LINES or name.startswith(f"{LINES}_"):
        return _of_lines(game, key, text, None if world is None else world.step)
    return _unknown(game, key, world)


def _may_be_about(game: Game, subject: str) -> bool:
    """Return whether a key's subject is possible: none, a number, or the name of a member or entry."""
    name = subject.lstrip(".")
    return (
        not name
        or name.isdigit()
        or any(name in (key.casefold(), f"_{key.casefold()}") for of in game.shape.choices.values() for key in of.keys)
    )


def _of_rest(key: str, text: str) -> Misfit | None:
    if key.casefold() == REST and text.casefold() == DEFAULT:
        return None
    hint = f"`{REST} = {DEFAULT}` takes what the rules say where nobody answers; any other answer needs its own key"
    return Misfit("answer", f"`{key} = {text}` is no answer to every question", "turned down", hint)


def _of_lines(game: Game, key: str, text: str, step: int | None) -> Misfit | None:
    """Return the reason why a text does not decline lines for one or all of the coming steps, or None."""
    stops = [number for number, _ in game.sequence.stops if step is None or _at(game, number) >= _at(game, step)]
    keys = [LINES, *(f"{LINES}_{number}" for number in stops)]
    if not stops:
        when = "while a turn is played" if step is None else "any more in this turn"
        return Misfit("key", f"no lines are due {when}", "answers nothing", "leave it out")
    if key.casefold() not in keys:
        steps = [f"`{LINES}_{number}` for step {number}{_title(game, number)}" for number in stops]
        hint = f"`{LINES}` says it of all steps to come, {listed(steps)}"
        return Misfit("key", f"no lines are due by the name `{key}`", "answers nothing", hint)
    if text.casefold() not in ("none", DEFAULT):
        hint = f"lines are typed without a key; `{key} = none` says that there are none"
        return Misfit("answer", f"`{text}` is not taken behind `{key}`", "turned down", hint)
    return None


def _unknown(game: Game, key: str, world: World | None) -> Misfit:
    """Return the rejection of a key that belongs to no question."""
    names = sorted(each.name.casefold() for each in game.questions)
    base = key.split(".")[0]
    near = nearest(key, key, [*names, REST])
    hint = (
        f"did you mean `{near}`?"
        if near
        else f"the second time it is asked in a turn is `{base}.x2`, the third `{base}.x3`"
        if base.casefold() in names
        else f"what is asked has the name {listed([f'`{name}`' for name in names], 'or')}"
        if names
        else "the rules ask nothing"
    )
    ever = "ever " if world is None else ""
    return Misfit("key", f"nothing is {ever}asked by the name `{key}`", "answers nothing", hint)


def _of_question(
    game: Game, key: str, parts: KeyParts, asked: Asked, text: str, player: Any, world: World | None
) -> Misfit | None:
    """Return the reason why no question with this key can come, or why the answer does not fit it, or None."""
    late = ""
    if world is not None and _at(game, asked.step) < _at(game, world.step):
        late = (
            f"it is asked in step {asked.step}{_title(game, asked.step)} at the latest; hand it in before the next turn"
        )
    elif world is not None and _has_passed(parts, world.asks.times(player, parts.name)):
        late = f"this was time {parts.time}; the next time is `{parts.name}{parts.subject}.x{parts.time + 1}`"
    if late:
        return Misfit("key", f"`{key}` is not asked any more in this turn", "comes too late", late)
    if asked.times and parts.time > asked.times:
        often = "once" if asked.times == 1 else f"{asked.times} times"
        hint = f"in a turn it is asked {often} at most; `{asked.name}` answers it"
        return Misfit("key", f"`{key}` is never asked", "answers nothing", hint)
    sentence = misfit(text, asked, game.shape)
    return Misfit("answer", sentence.rstrip("."), "turned down", "") if sentence else None


def _has_passed(parts: KeyParts, times: dict[str, int]) -> bool:
    """Return whether the occurrence that a key names has passed, given the numbers of questions so far by subject.

    A key without a subject may still be about a new one.
    """
    counts = [count for subject, count in times.items() if subject == parts.subject]
    return bool(parts.time and counts and counts[0] >= parts.time and (parts.subject or len(times) == 1))


def _at(game: Game, step: int) -> int:
    """Return the position of a step in the turn."""
    return next((at for at, (number, _) in enumerate(game.sequence.steps) if number == step), -1)


def _title(game: Game, step: int) -> str:
    title = dict(game.sequence.steps).get(step, "")
    return f", “{title}”" if title else ""
