"""Answers drawn by lot, the same for the interpreter and the emitted Python: by who is asked, and under which key."""

from __future__ import annotations

from random import Random
from typing import Any

from rulec.runtime.game.answers import default_text, offered_text
from rulec.runtime.game.asking import NOTHING, Question
from rulec.runtime.game.paths import Way


class Drawn:
    """A source of answers: each is among what is offered, and hangs on nothing but the seed and the question."""

    def __init__(self, seed: str, defaults: float = 0.2) -> None:
        self.seed = seed
        self.defaults = defaults

    def answer(self, question: Question) -> Any:
        """As a source of answers gives it."""
        random = Random(f"{self.seed} {question.who.id} {question.key}")
        if question.default is not NOTHING and random.random() < self.defaults:
            return question.default
        match question.form:
            case "truth":
                return random.random() < 0.5
            case "amount":
                return random.randint(question.low, question.high)
            case "one":
                at = random.randrange(len(question.offers) + question.optional)
                return question.offers[at] if at < len(question.offers) else None
            case "some":
                picked = random.sample(question.offers, random.randint(question.low, question.high))
                return tuple(each for each in question.offers if any(each is one for one in picked))
            case "path":
                return path_of(question, random)
            case "lines":
                return ()
            case _:
                row = list(question.offers)
                random.shuffle(row)
                return tuple(row)


def path_of(question: Question, random: Random) -> tuple[Any, ...]:
    """A path that is offered: some steps by lot, and where they lead nowhere the shortest one."""
    way = question.way
    assert way is not None
    row: list[Any] = []
    ends = [()] if way.ends(row) else []
    while further := [each for each in way.beyond(row) if _goes_on(way, (*row, each))]:
        row.append(random.choice(further))
        ends += [tuple(row)] if way.ends(row) else []
    shortest = way.shortest()
    assert shortest is not None
    return random.choice(ends) if ends else shortest


def _goes_on(way: Way[Any], row: tuple[Any, ...]) -> bool:
    """Return whether a path may begin so."""
    fault = way.broken(row)
    return fault is None or fault.why == "short"


class Heard(Drawn):
    """Such answers, with a note of each question: how many reports there were before it, who was asked, in which words,
    and the answer. To the question `other` something else is answered, where there is something else."""

    def __init__(self, seed: str, other: tuple[int, str] | None = None) -> None:
        super().__init__(seed)
        self.other = other
        self.changed = False
        self.world: Any = None
        self.asked: list[tuple[float, Any, str, tuple[Question, Any]]] = []

    def answer(self, question: Question) -> Any:
        """As a source of answers gives it."""
        answer = super().answer(question)
        if (question.who.id, question.key) == self.other:
            others = (Drawn(f"{self.seed} other {at}").answer(question) for at in range(8))
            for each in others:
                if each != answer:
                    self.changed, answer = True, each
                    break
        shape = self.world.SHAPE
        words = f"{question.text} {offered_text(question, shape)} {default_text(question, shape)}"
        told = len(self.world.reports) + 0.5
        self.asked.append((told, question.who, words, (question, answer)))
        return answer
