"""Checks of values and facts: missing answers, unreachable cases, overlapping bands, and cases without effect."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.sema.analysis.cases.boxes import Boxes, TooMany, overlap, subtract
from rulec.sema.analysis.cases.condition_reader import Reader
from rulec.sema.analysis.cases.space import Space
from rulec.sema.analysis.cases.terms import Formula, both, literal
from rulec.sema.analysis.each import each
from rulec.sema.model import Case, Fact, Model, Need, ValueOf


@each(lambda model: (*model.values.items(), *model.decides.items()))
def check_values(value: ValueOf, model: Model, report: Report) -> None:
    """Report cases without an answer, and lines that never answer, of a value or decision."""
    check_answers(value, Reader(model), model, report)


def check_answers(value: ValueOf, reader: Reader, model: Model, report: Report) -> None:
    """Check one value, or a roll whose conditions read no dice."""
    formulas = [reader.case(case) for case in value.cases]
    space = Space(model, formulas)
    try:
        boxes = [space.boxes(formula) for formula in formulas]
        bands = _check_bands(value, space, boxes, report)
        _check_reached(value.cases, boxes, space, report, bands)
        gap = space.gap(formulas)
        if gap is not None:
            report_unanswered(value, *gap, report)
        _check_idle(value.cases, model, report)
    except TooMany:
        return


def _check_bands(value: ValueOf, space: Space, boxes: Sequence[Boxes], report: Report) -> set[int]:
    """Report bands that share a case. Bands are unordered, so neither takes precedence.

    Return the index of the later band of each pair.
    """
    found: set[int] = set()
    banded = [at for at, case in enumerate(value.cases) if case.band is not None]
    for n, later in enumerate(banded):
        for earlier in banded[:n]:
            shared = overlap(boxes[earlier], boxes[later])
            if shared is not None:
                found.add(later)
                report_overlap(value, earlier, later, space.show(shared), report)
    return found


def _check_reached(
    cases: Sequence[Case],
    boxes: Sequence[Boxes],
    space: Space,
    report: Report,
    told: set[int],
    before: Sequence[tuple[Case, Boxes]] = (),
) -> None:
    """Report cases that never apply where no earlier one does. The cases in `before` come first."""
    earlier = list(before)
    for at, (case, own) in enumerate(zip(cases, boxes, strict=True)):
        if not own:
            label = "never holds" if case.origin.is_own else "never holds together with what stands above it"
            report_never(case, label, report)
        elif at not in told and not subtract(own, [box for _, covered in earlier for box in covered]):
            _report_covered(case, own, earlier, report)
        earlier.append((case, own))


def _report_covered(case: Case, own: Boxes, earlier: Sequence[tuple[Case, Boxes]], report: Report) -> None:
    single = next((other for other, boxes in earlier if not subtract(own, boxes)), None)
    places = [single] if single is not None else [other for other, boxes in earlier if overlap(own, boxes)]
    report_covered(case, report, tuple(Place(place.span, "answers before it") for place in places[:3]))


def report_unanswered(
    value: ValueOf, shown: str, notes: tuple[str, ...], report: Report, related: tuple[Place, ...] = ()
) -> None:
    """Report the first case without an answer, with a note that counts the others."""
    report.error(
        "R0620",
        f"`{value.name}` has no answer for some cases",
        value.span,
        f"no line answers when `{shown}`" if shown else "no line answers",
        related=related,
        notes=notes,
        hint="add a line for it, or end with `otherwise …`",
    )


def report_overlap(value: ValueOf, earlier: int, later: int, shown: str, report: Report) -> None:
    """Report two bands that answer in one case."""
    report.error(
        "R0623",
        f"two bands of `{value.name}` overlap",
        value.cases[later].span,
        f"both answer when `{shown}`",
        related=(Place(value.cases[earlier].span, "the other band"),),
        hint="end one band before the other begins",
    )


def report_never(case: Case, label: str, report: Report, related: tuple[Place, ...] = ()) -> None:
    """Report a line whose condition never holds."""
    report.error(
        "R0621",
        "a line that never applies",
        case.test.span if case.test is not None else case.span,
        label,
        related=related,
        hint="nothing meets all that this asks; mend the condition or take the line away",
        own=True,
    )


def report_never_holds(
    span: Span, report: Report, label: str = "nothing meets this", related: tuple[Place, ...] = ()
) -> None:
    """Report a condition that never holds."""
    hint = "mend the condition, or take the line away"
    report.error("R0632", "a condition that never holds", span, label, related=related, hint=hint, own=True)


def report_covered(case: Case, report: Report, related: tuple[Place, ...] = ()) -> None:
    """Report a line that earlier lines always pre-empt."""
    last = case.test is None
    report.error(
        "R0624" if last else "R0622",
        "an answer that is never reached" if last else "a line that can never answer",
        case.span,
        "the lines before it answer in every case" if last else "what it is for is answered before",
        related=related,
        hint="take it away, or move it in front of the lines that answer before it",
        own=True,
    )


def _check_idle(cases: Sequence[Case], model: Model, report: Report) -> None:
    """Report unlabelled lines just before the last answer that give the same answer."""
    if len(cases) < 2 or cases[-1].test is not None or not cases[-1].origin.is_own:
        return
    last = literal(cases[-1].answer, model)
    for case in reversed(cases[:-1]):
        if last is None or literal(case.answer, model) != last or case.label is not None:
            return
        if case.band is None:
            _report_idle(case, cases[-1], report)


def _report_idle(case: Case, last: Case, report: Report) -> None:
    report.error(
        "R0625",
        "a line that changes no answer",
        case.span,
        "without it the answer is the same",
        related=(Place(last.span, "answers the same"),),
        hint='take it away, or say what it is for: `… "why"`',
    )


@each(lambda model: model.facts.items())
def check_facts(fact: Fact, model: Model, report: Report) -> None:
    """Report lines of a fact that never decide it."""
    reader = Reader(model)
    groups = (fact.denies, fact.allows)
    formulas = [[reader.case(case) for case in group] for group in groups]
    conditions = [reader.clause(need.origin, need.when) for need in fact.needs]
    tests = [both(condition, reader.read(need.test)) for condition, need in zip(conditions, fact.needs, strict=True)]
    space = Space(model, [*formulas[0], *formulas[1], *conditions, *tests])
    try:
        denies = [space.boxes(formula) for formula in formulas[0]]
        allows = [space.boxes(formula) for formula in formulas[1]]
        decided = list(zip(fact.denies, denies, strict=True))
        _check_reached(fact.denies, denies, space, report, set())
        _check_reached(fact.allows, allows, space, report, set(), decided)
        decided += zip(fact.allows, allows, strict=True)
        _check_last(fact, decided, space, report)
        _check_needs(fact, conditions, tests, space, report)
        if not fact.holds and not fact.needs and fact.otherwise is not None:
            _check_idle_line(fact, model, report)
    except TooMany:
        return


def _check_last(fact: Fact, decided: Sequence[tuple[Case, Boxes]], space: Space, report: Report) -> None:
    """Report the `otherwise` or the required conditions of a fact if no case reaches them."""
    last = fact.otherwise
    required: list[Case | Need] = [*fact.holds, *fact.needs]
    if subtract((space.domain,), [box for _, boxes in decided for box in boxes]):
        return
    for clause in (last, *required):
        if clause is not None and not (isinstance(clause, Case) and clause.test is not None):
            report.error(
                "R0624",
                "an answer that is never reached",
                clause.span,
                "the lines before it answer in every case",
                related=tuple(Place(case.span, "answers before it") for case, _ in decided[:3]),
                hint="take it away, or narrow the lines before it",
                own=True,
            )


def _check_needs(
    fact: Fact, conditions: Sequence[Formula], tests: Sequence[Formula], space: Space, report: Report
) -> None:
    for need, condition, test in zip(fact.needs, conditions, tests, strict=True):
        applies = space.boxes(condition)
        if not applies:
            report_never_holds(need.when.span if need.when is not None else need.span, report)
        elif not subtract(applies, space.boxes(test)):
            report.warning(
                "R0633",
                "a condition that always holds",
                need.test.span,
                "always met",
                hint="what is always met needs no line; take it away or mend it",
                own=True,
            )


def _check_idle_line(fact: Fact, model: Model, report: Report) -> None:
    """Report `yes when …` before `otherwise yes`, and `no when …` before `otherwise no` alone: they decide nothing."""
    assert fact.otherwise is not None
    last = literal(fact.otherwise.answer, model)
    if last is None:
        return
    idle = fact.allows if getattr(last, "value", None) is True else () if fact.allows else fact.denies
    for case in idle:
        if case.label is None:
            _report_idle(case, fact.otherwise, report)
