"""Faults of an evaluation: cases that the rules or their sources leave open."""

from __future__ import annotations

from typing import ClassVar


class RuleFault(Exception):
    """A case without an answer in the rules. `what` names the declaration."""

    SENTENCE: ClassVar[str] = ""
    """Message of fault classes whose only detail is `what`."""

    def __init__(self, what: str, sentence: str = "") -> None:
        super().__init__(sentence or self.SENTENCE.format(what=what))
        self.what = what

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling: the fault keeps its finished sentence, since formatting it a second time would fail."""
        return _bare, (type(self), *self.args), self.__dict__


def _bare(fault: type[RuleFault], *arguments: object) -> RuleFault:
    """Return a fault with its sentence and no other attributes."""
    return fault.__new__(fault, *arguments)


class NoAnswer(RuleFault):
    """No case of a value applies."""

    SENTENCE: ClassVar[str] = "no case of `{what}` fits"


class TooMuchTaken(RuleFault):
    """The reductions of a step exceed 100%."""

    SENTENCE: ClassVar[str] = "the reductions of `{what}` take more than everything"


class DividedByNothing(RuleFault):
    """A division by an amount that is 0."""

    SENTENCE: ClassVar[str] = "`{what}` divides by an amount that is 0"


class MissingThing(RuleFault):
    """An optional value is missing where the rules need it."""

    SENTENCE: ClassVar[str] = "the rules need {what} here and find none"


class DiceFault(RuleFault):
    """A throw without dice, or a given result that the die cannot show."""


class NotStated(RuleFault):
    """A fact that only a person can state, and that was not stated."""

    def __init__(self, what: str, question: str) -> None:
        super().__init__(what, f"it is not stated whether `{what}` holds: {question}")
        self.question = question


class TooManyOutcomes(RuleFault):
    """More outcomes of dice than odds are computed for."""

    def __init__(self, what: str, limit: int) -> None:
        super().__init__(what, f"the dice of `{what}` may fall in more than {limit:,} ways")


class TooManyChains(RuleFault):
    """More chains between two things than are searched."""

    def __init__(self, what: str, limit: int) -> None:
        super().__init__(what, f"`{what}` has to look at more than {limit:,} beginnings of chains")


class StepBelowNothing(RuleFault):
    """A step of a way with a negative cost. Such a way need not end."""

    SENTENCE: ClassVar[str] = "a step of a way in `{what}` costs less than nothing"


class NotWeighed(RuleFault):
    """A read of a decision about a thing that the solve did not get."""

    SENTENCE: ClassVar[str] = "`{what}` is asked about a thing that was not given to the solve"


class Undecided(RuleFault):
    """Decisions that depend on each other in a ring, without a circle of the rules that fits."""

    SENTENCE: ClassVar[str] = "nothing says what holds where these hang on each other: {what}"


class OffTheTable(RuleFault):
    """A key without a row in a table."""

    def __init__(self, table: str, column: str) -> None:
        super().__init__(table, f"table `{table}` has no row for this (column `{column}`)")
        self.table = table
        self.column = column


class CellFault(RuleFault):
    """A cell without a value, with its place and its citation."""

    sentence: ClassVar[str] = "no value"

    def __init__(self, table: str, row: str, column: str, citation: str) -> None:
        place = f"table `{table}`, row {row}, column `{column}`" if table else f"`{column}`"
        behind = f" ({citation})" if citation else ""
        super().__init__(table or column, f"{self.sentence}: {place}{behind}")
        self.table = table
        self.row = row
        self.column = column
        self.citation = citation


class UnknownCell(CellFault):
    """A cell whose value the source does not give."""

    sentence: ClassVar[str] = "not given by the source"


class DoesNotApply(CellFault):
    """A cell of which the source says that there is no value."""

    sentence: ClassVar[str] = "does not apply"


def no_answer(fault: RuleFault) -> str:
    """Return the message for players when a fault stopped an act."""
    return f"The rules have no answer here: {fault}."
