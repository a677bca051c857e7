"""Checks of rolls: missing answers, unreachable cases, overlapping bands, unread throws, and throws that never end."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.diagnostics import Place, Report
from rulec.base.types import EnumType, TruthType, Type
from rulec.sema.analysis.cases.condition_reader import Reader
from rulec.sema.analysis.cases.dice_enumeration import Outcome, Trial, Unclear, Value
from rulec.sema.analysis.cases.space import more_cases
from rulec.sema.analysis.cases.value_cases import (
    check_answers,
    report_covered,
    report_never,
    report_overlap,
    report_unanswered,
)
from rulec.sema.expr import Throw, variables, walk
from rulec.sema.model import THE_THROW, Case, Model, Roll, Throwing
from rulec.sema.summaries.uses import worked_out
from rulec.sema.typing.source_text import show_number


def check_rolls(model: Model, report: Report) -> None:
    """Report outcomes without an answer, cases that never answer, and throws that are unread or never end."""
    trial, reader = Trial(model), Reader(model)
    for roll in model.rolls.values():
        names = {one.name for one in roll.throws}
        _check_read(roll, report)
        dice = {one.name for one in roll.throws if not one.let}
        counted: list[Roll] = []  # judged by enumerating the dice
        for one in roll.single:
            read = variables(*(case.test for case in one.cases if case.test is not None))
            if dice.isdisjoint(read):
                check_answers(one, reader, model, report)
            if names and (names.isdisjoint(read) or not dice.isdisjoint(read)):
                counted.append(one)
        try:
            stuck = _check_again(roll, trial, model, report)
            for one in counted if not stuck else ():
                _check_cases(one, trial, model, report)
        except Unclear:
            continue


def _check_read(roll: Roll, report: Report) -> None:
    """Report throws that no expression reads: a throw has no effect of its own."""
    for one in roll.throws:
        parts = [other.value for other in roll.throws]
        parts += [other.again for other in roll.throws if other.again is not None and other is not one]
        parts += list(worked_out(roll.repetition)) if roll.repetition is not None else []
        parts += [part for case in roll.cases for part in (case.test, case.answer) if part is not None]
        if one.name not in variables(*parts):
            on = one.name == THE_THROW
            what = f"throws {'with `on`' if on else f'as `{one.name}`'}" if not one.let else f"names `{one.name}`"
            report.error(
                "R0642",
                f"what `{roll.name}` {what} is read by nothing",
                one.span,
                "named for nothing" if one.let else "thrown for nothing",
                hint="add bands, as `2 .. 5: …`" if on else f"name `{one.name}` in an answer, or take the line away",
            )


def _check_again(roll: Roll, trial: Trial, model: Model, report: Report) -> bool:
    """Report throws with `until` that no face can end. Return whether one was found."""
    for at, one in enumerate(roll.throws):
        if one.again is None:
            continue
        before = Roll(
            **{name: getattr(roll, name) for name in roll.__dataclass_fields__ if name not in ("throws", "cases")},
            cases=(Case(one.again, one.value, None, (), roll.cases[0].origin, None, span=one.span),)
            if roll.cases
            else (),
            throws=roll.throws[:at],
        )
        for given in trial.outcomes(before):
            found = [trial.truth(one.again, {**given, one.name: face}) for face in trial.shown(one.value, given)]
            if None in found:
                _report_open(roll, one, report)
                return True
            if not any(found):
                report.error(
                    "R0643",
                    f"`{one.name}` would be thrown again for ever",
                    one.again.span,
                    f"no face stops it when `{show_outcome(model, roll, given)}`" if given else "no face stops it",
                    related=(Place(one.span, "thrown here"),),
                    hint="let `until` ask for something that a face of the die can always bring about",
                )
                return True
    return False


def _report_open(roll: Roll, one: Throwing, report: Report) -> None:
    assert one.again is not None
    report.error(
        "R0644",
        f"whether `{one.name}` ever lies still depends on more than dice",
        one.again.span,
        "not known before play",
        hint="`until` may read dice that were thrown, fixed values, and parameters that are names or yes and no",
    )


def _check_cases(roll: Roll, trial: Trial, model: Model, report: Report) -> None:
    outcomes = trial.outcomes(roll)
    table = [[trial.applies(case, given) for case in roll.cases] for given in outcomes]
    gaps = [given for given, row in zip(outcomes, table, strict=True) if all(holds is False for holds in row)]
    if gaps:
        shown = list(dict.fromkeys(show_outcome(model, roll, _asked(roll, given)) for given in gaps))
        report_unanswered(roll, shown[0], more_cases(len(shown) - 1), report, _faces(roll, model))
    told = _check_bands(roll, outcomes, table, model, report)
    for at, case in enumerate(roll.cases):  # a case must answer in an outcome that no earlier case answers
        if at in told:
            continue
        if case.test is not None and all(row[at] is False for row in table):
            report_never(case, "the dice never show this", report, _faces(roll, model))
        elif table and all(row[at] is False or any(row[:at]) for row in table):
            report_covered(case, report)


def _faces(roll: Roll, model: Model) -> tuple[Place, ...]:
    """Return the places where the pack declares the dice of a roll, since a face may be at fault."""
    thrown = {part.name for one in roll.throws for part in walk(one.value) if isinstance(part, Throw)}
    return tuple(Place(die.span, "the faces of this die") for name, die in model.dice.items() if name in thrown)


def _check_bands(
    roll: Roll, outcomes: list[Outcome], table: list[list[bool | None]], model: Model, report: Report
) -> set[int]:
    """Report bands that share an outcome. Bands are unordered, so neither takes precedence.

    Return the index of the later band of each pair.
    """
    told: set[int] = set()
    banded = [at for at, case in enumerate(roll.cases) if case.band is not None]
    for given, row in zip(outcomes, table, strict=True):
        both = [at for at in banded if row[at]]
        if len(both) > 1 and both[1] not in told:
            told.add(both[1])
            report_overlap(roll, both[0], both[1], show_outcome(model, roll, _asked(roll, given)), report)
    return told


def _asked(roll: Roll, given: Outcome) -> Outcome:
    """Return the part of an outcome that the conditions read."""
    read = variables(*(case.test for case in roll.cases if case.test is not None))
    return {name: value for name, value in given.items() if name in read}


def show_outcome(model: Model, roll: Roll, given: Outcome) -> str:
    """Return an outcome as text: `class = A and the throw = 3`."""
    types: dict[str, Type] = {p.name: p.type for p in roll.parameters}
    types |= {one.name: one.value.type for one in roll.throws}
    return " and ".join(f"{name} = {_shown(model, types[name], value)}" for name, value in given.items())


def _shown(model: Model, of: Type, value: Value) -> str:
    match of:
        case EnumType(name=name):
            return model.enums[name].members[int(value)].name
        case TruthType():
            return "yes" if value else "no"
        case _:
            return show_number(Fraction(value), of, model.measures)
