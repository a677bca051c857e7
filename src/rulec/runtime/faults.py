"""The named faults of a walk: each says what the rules or the sources leave open."""

from __future__ import annotations

from typing import ClassVar


class RuleFault(Exception):
    """The rules give no answer here. `what` names the declaration."""

    SENTENCE: ClassVar[str] = ""
    """What faults of a class say that tell nothing but `what`."""

    def __init__(self, what: str, sentence: str = "") -> None:
        super().__init__(sentence or self.SENTENCE.format(what=what))
        self.what = what

    def __reduce__(self) -> tuple[object, ...]:
        """For another process: the fault as it is, since its sentence must not be put together a second time."""
        return _bare, (type(self), *self.args), self.__dict__


def _bare(fault: type[RuleFault], *arguments: object) -> RuleFault:
    """A fault with its sentence and nothing else."""
    return fault.__new__(fault, *arguments)


class NoAnswer(RuleFault):
    """No case of a value fits."""

    SENTENCE: ClassVar[str] = "no case of `{what}` fits"


class TooMuchTaken(RuleFault):
    """The reductions that met in one step take more than everything."""

    SENTENCE: ClassVar[str] = "the reductions of `{what}` take more than everything"


class DividedByNothing(RuleFault):
    """A division by an amount that came out as nothing."""

    SENTENCE: ClassVar[str] = "`{what}` divides by an amount that is 0"


class MissingThing(RuleFault):
    """Something optional is not there where the rules need it."""

    SENTENCE: ClassVar[str] = "the rules need {what} here and find none"


class DiceFault(RuleFault):
    """A throw that has no dice, or a die that cannot show what it is said to show."""


class NotStated(RuleFault):
    """A fact that only a person knows and that nobody stated."""

    def __init__(self, what: str, question: str) -> None:
        super().__init__(what, f"it is not stated whether `{what}` holds: {question}")
        self.question = question


class TooManyOutcomes(RuleFault):
    """The dice may fall in more ways than odds are worked out for."""

    def __init__(self, what: str, limit: int) -> None:
        super().__init__(what, f"the dice of `{what}` may fall in more than {limit:,} ways")


class TooManyChains(RuleFault):
    """There are more chains between two things than are looked at."""

    def __init__(self, what: str, limit: int) -> None:
        super().__init__(what, f"`{what}` has to look at more than {limit:,} beginnings of chains")


class StepBelowNothing(RuleFault):
    """A step of a way that would pay who takes it: such a way need not end."""

    SENTENCE: ClassVar[str] = "a step of a way in `{what}` costs less than nothing"


class NotWeighed(RuleFault):
    """A decision was asked about a thing that the solve was not given."""

    SENTENCE: ClassVar[str] = "`{what}` is asked about a thing that was not given to the solve"


class Undecided(RuleFault):
    """Decisions go in a ring, and no circle of the rules fits it."""

    SENTENCE: ClassVar[str] = "nothing says what holds where these hang on each other: {what}"


class OffTheTable(RuleFault):
    """A key that a table has no row for."""

    def __init__(self, table: str, column: str) -> None:
        super().__init__(table, f"table `{table}` has no row for this (column `{column}`)")
        self.table = table
        self.column = column


class CellFault(RuleFault):
    """A cell that holds no value: where it stands, and where the source prints it."""

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
    """The source does not give this value."""

    sentence: ClassVar[str] = "not given by the source"


class DoesNotApply(CellFault):
    """The source says that there is no such value here."""

    sentence: ClassVar[str] = "does not apply"


def no_answer(fault: RuleFault) -> str:
    """What is told when the rules leave open what would follow."""
    return f"The rules have no answer here: {fault}."
