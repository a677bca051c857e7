"""The pages of quantities, values and facts."""

from __future__ import annotations

from rulec.backends.reference.contents import home_of
from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import counted, humanise, joined, sentence, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref, chapter_title, function_title
from rulec.backends.reference.views import tallies
from rulec.backends.reference.views.book.examples import ExampleView, example_view
from rulec.backends.reference.views.gathered.see_also import by_kind
from rulec.backends.reference.views.rolls import DiceView, dice_view, speaker
from rulec.base.records import dataclass, replace
from rulec.base.types import TruthType
from rulec.sema import expr as e
from rulec.sema.bodies.dependency_strata import strata
from rulec.sema.model import (
    Case,
    Contribution,
    Decide,
    Fact,
    Function,
    Model,
    Quantity,
    Roll,
    Solve,
    Step,
    ValueOf,
)

_USERS = ("function", "table", "process", "record", "sequence", "event", "view")
_TITLES = 8  # of examples on another page so many are named


@dataclass(frozen=True, slots=True)
class BroughtRow:
    """What an entry or a chapter brings."""

    by: Md
    does: Md
    when: Md
    why: Md


@dataclass(frozen=True, slots=True)
class StepView:
    """One numbered step."""

    title: Md
    about: tuple[Md, ...]
    lines: tuple[Md, ...]
    rows: tuple[BroughtRow, ...]
    has_reasons: bool
    closing: tuple[Md, ...]
    rounding: Md


@dataclass(frozen=True, slots=True)
class CaseRow:
    """One answer of a value."""

    answer: Md
    when: Md
    why: Md


@dataclass(frozen=True, slots=True)
class NeedRow:
    """One thing that must hold."""

    title: Md
    test: Md
    when: Md
    sentence: Md
    waived: Md


@dataclass(frozen=True, slots=True)
class FunctionView:
    """A function's page; what a sort of function does not have is empty."""

    crumbs: Md
    title: Md
    label: Md
    result: Md
    parameters: Md
    summary: Md
    about: tuple[Md, ...]
    steps: tuple[StepView, ...]
    notes: tuple[Md, ...]
    solve: Md
    cases_of: Md
    cases: tuple[CaseRow, ...]
    denies: tuple[Md, ...]
    allows: tuple[Md, ...]
    holds: tuple[Md, ...]
    needs: tuple[NeedRow, ...]
    otherwise: Md
    rulings: tuple[Md, ...]
    examples: tuple[ExampleView, ...]
    more_examples: tuple[Md, ...]
    see_also: tuple[Md, ...]
    cites: Md
    dice: DiceView
    odds_on: tuple[Md, ...]

    @property
    def has_reasons(self) -> bool:
        """Whether any answer says why."""
        return any(row.why for row in self.cases)

    @property
    def has_waived(self) -> bool:
        """Whether anything lifts any need."""
        return any(row.waived for row in self.needs)


def function_view(context: Context, function: Function, page: str = "") -> FunctionView:
    """Everything that a function's page says; on another page, if one is named."""
    ref: Ref = ("function", function.name)
    page = page or context.site.page(ref)
    model = context.model
    p = context.phrases(page, spoken(model, function))
    own = context.examples_of(function)
    named = {x.name for x in own}
    others = [x for x in context.examples_calling(function.name) if x[0] not in named]
    rulings = [name for _, name in context.uses.of(ref, "ruling")]
    quantity = function if isinstance(function, Quantity) else None
    value = function if isinstance(function, ValueOf) else None
    fact = function if isinstance(function, Fact) else None
    within = model.solves.get(function.within)
    last = fact.otherwise if fact else None
    p = speaker(p, function)
    dice = dice_view(p, function, context.odds.get(function.name))
    return FunctionView(
        crumbs=context.crumbs(page, context.chapter(function.module), last=function_title(function.name)),
        title=p.marks.text(function_title(function.name)),
        label=_strong(upper_first_md(say.named(p, function).words(function.label))),
        result=_result(p, function),
        parameters=say.parameters_words(p, tuple((q.name, p.type_words(q.type)) for q in function.parameters)),
        summary=_summary(p, function),
        about=context.about(function, p),
        steps=tuple(_step(p, quantity, s, n) for n, s in enumerate(quantity.steps, 1)) if quantity else (),
        notes=_notes(p, quantity) if quantity else (),
        solve=_part_of(p, within),
        cases_of=upper_first_md(p.noun(value.on)) if value and value.on is not None else Md(""),
        cases=_cases(p, value) if value and not dice.answers else (),
        denies=tuple(_case_line(p, c) for c in fact.denies) if fact else (),
        allows=tuple(_case_line(p, c) for c in fact.allows) if fact else (),
        holds=tuple(_hold_line(p, c) for c in fact.holds) if fact else (),
        needs=_needs(p, fact) if fact else (),
        otherwise=say.ended(p, Md(f"the answer is {p.noun(last.answer)}"), last.label) if last else Md(""),
        rulings=context.ruling_notes(rulings, page),
        examples=tuple(example_view(context, x, page, function.cites) for x in own),
        more_examples=_more(context, others, page),
        see_also=(
            *by_kind(context, "Uses", context.uses.named(ref, "function", "table", "constant"), page),
            *by_kind(context, "Used by", context.uses.by(ref, *_USERS), page),
        ),
        cites=say.cite_words(p, function.cites, rulings_too=False),
        dice=dice,
        odds_on=tuple(
            p.marks.to(("leaf", leaf.name), leaf.title)
            for leaf in model.sheets
            if not leaf.of and any(part.odds is not None and part.odds.roll == function.name for part in leaf.parts)
        ),
    )


def spoken(model: Model, function: Function) -> tuple[str, ...]:
    """The names that a function may speak of as `the house`: its parameters and those of its solve."""
    within = model.solves.get(function.within)
    return tuple(q.name for q in (*(within.parameters if within is not None else ()), *function.parameters))


def _part_of(p: Phrases, solve: Solve | None) -> Md:
    """The solve of which this is a part, and what that is given."""
    if solve is None:
        return Md("")
    link = p.marks.to(("solve", solve.name), function_title(solve.name))
    given = say.parameters_words(p, tuple((q.name, p.type_words(q.type)) for q in solve.parameters))
    return Md(f"{link}, which is about {given}")


def _strong(said: Md) -> Md:
    """In bold, unless there are marks inside."""
    return said if "*" in said or "](" in said else escape.strong(said)


def upper_first_md(said: Md) -> Md:
    """With a capital first letter."""
    return Md(upper_first(said.strip()))


def _more(context: Context, examples: list[tuple[str, str]], page: str) -> tuple[Md, ...]:
    """Examples on other pages, a line for each page."""
    places: dict[Ref, list[Md]] = {}
    for name, of in examples:
        ref = home_of(context.model, of) or ("page", "examples")
        title = Md(context.title(("example", name)))
        places.setdefault(ref, []).append(escape.text(title))
    lines: list[Md] = []
    for ref, titles in places.items():
        if ref == ("page", "examples"):
            alone = (name for name, of in examples if home_of(context.model, of) is None)
            links = [context.link(("example", name), page) for name in alone]
            lines.append(Md(f"{context.phrases(page).marks.to(ref, 'Examples')}: {'; '.join(links)}"))
        else:
            shown = (
                titles if len(titles) <= _TITLES + 1 else [*titles[:_TITLES], Md(f"and {len(titles) - _TITLES} more")]
            )
            lines.append(Md(f"{context.link(ref, page)}: {'; '.join(shown)}"))
    return tuple(lines)


def _result(p: Phrases, function: Function) -> Md:
    if isinstance(function, Fact | Decide):
        if function.denial is not None:
            return Md(f"yes or no; when it is no: {say.named(p, function).words(function.denial)}")
        return Md("yes or no")
    said = p.type_words(function.result)
    if isinstance(function, Quantity) and function.bounds is not None:
        return Md(f"{said}, {say.bounds_words(p, function.bounds)}")
    return said


def _summary(p: Phrases, function: Function) -> Md:
    """A few sentences on the whole, made from its parts."""
    said: list[str] = []
    if isinstance(function, Quantity):
        start = say.starting_point(function)
        if start is not None:
            said.append(sentence(f"It starts from {p.noun(start)}"))
        everything = [c for step in function.steps for c in step.contributions]
        brought = _brought(p, everything)
        if brought:
            others = [c.origin for c in everything if not c.origin.is_own]
            many = len({(one.kind, one.record or chapter_title(p.model, one.module)) for one in others}) > 1
            at_times = any((one.kind and many) or (one.when is not None and _varies(one.when)) for one in others)
            also = "can also change" if at_times else "also change" if many else "also changes"
            said.append(sentence(f"besides the lines of its own, {joined(brought)} {also} it"))
    elif isinstance(function, ValueOf):
        if isinstance(function, Roll):
            said.append("Dice decide.")
        if len(function.cases) > 1 and function.on is None:
            said.append("The first case below that holds gives the answer.")
        if isinstance(function, Decide) and _in_circles(p, function):
            link = p.marks.to(("solve", function.within), function_title(function.within))
            said.append(f"Where that goes in a circle, {link} says what holds.")
    elif function.holds or function.needs:
        count = len(function.holds) + len(function.needs)
        refused = " and nothing refuses it" if function.denies else ""
        what = "all that is asked for below holds" if count > 1 else "what is asked for below holds"
        also = "a line under *Yes when* applies, or " if function.allows else ""
        said.append(f"It is so when {also}{what}{refused}.")
    if isinstance(function, Fact) and function.judged is not None:
        question = p.marks.em(say.named(p, function).words(function.judged.question).strip())
        decided = function.holds or function.needs or function.otherwise or function.denies or function.allows
        told = f"A person may state it ({question}), and what is stated counts" if decided else (
            f"Nobody can work this out: a person states it. {question}"
        )  # fmt: skip
        said.append(sentence(told) if decided else told)
    return Md(" ".join(said))


def _varies(when: e.Expr) -> bool:
    """Whether that holds under a variant alone."""
    return any(isinstance(part, e.VariantOn) for part in e.walk(when))


def _in_circles(p: Phrases, decide: Decide) -> bool:
    """Whether the answer to a decision may hang on itself."""
    sorted_out = strata(p.model, p.model.solves[decide.within])
    return any(stratum.open for stratum in sorted_out if decide.name in stratum.decides)


def _brought(p: Phrases, clauses: list[Contribution]) -> list[str]:
    """`seven marks`, `one house`: how many entries of each kind, and chapters, contribute."""
    entries: dict[str, dict[str, None]] = {}
    for clause in clauses:
        if not clause.origin.is_own:
            entries.setdefault(clause.origin.kind, {})[
                clause.origin.record or chapter_title(p.model, clause.origin.module)
            ] = None
    said: list[str] = []
    for kind, names in entries.items():
        if kind:
            words = humanise(p.model.kinds[kind].plural)
            said.append(p.marks.text(counted(len(names), p.kind_word(kind), words)))
        else:
            said.append(counted(len(names), "other chapter", "other chapters"))
    return said


def _step(p: Phrases, quantity: Quantity, step: Step, number: int) -> StepView:
    own = [c for c in step.contributions if c.origin.is_own and c.tallied is None]
    brought = [c for c in step.contributions if not c.origin.is_own and c.tallied is None]
    name = upper_first_md(p.words(step.label)) if step.label else p.marks.text(titled(step.name))
    title = Md(f"Step {number}: {name}") if len(quantity.steps) > 1 else Md("The sum")
    closing: list[Md] = []
    note = say.verb_rank_note(
        [c for c in step.contributions if c.verb not in ("base", "throw")], step.round is not None
    )
    if note:
        closing.append(note)
    rounding = say.rounding(p, step.round, quantity.result) if step.round is not None else Md("")
    if rounding:
        closing.append(rounding)
    if step.cites and step.cites != quantity.cites:
        sources = say.cite_words(p, step.cites, rulings_too=False)
        rulings = [c.ruling for c in step.cites if c.ruling]
        closing += [Md(f"⚖ {p.marks.to(('ruling', name), say.ruling_title(p, name))}") for name in rulings]
        closing += [Md(f"*Source: {sources}*")] if sources else []
    return StepView(
        title=title,
        about=tuple(Md(p.words(w).strip()) for w in step.about),
        lines=(
            *(say.command(p, c, quantity.families) for c in own),
            *tallies.own_lines(p, step.contributions, quantity.families),
        ),
        rows=_brought_rows(p, quantity, brought),
        has_reasons=any(c.label is not None for c in brought),
        closing=tuple(closing),
        rounding=rounding,
    )


def _brought_rows(p: Phrases, quantity: Quantity, brought: list[Contribution]) -> tuple[BroughtRow, ...]:
    """What entries bring, by kind and title; an entry with several lines is named once."""
    kinds = list(p.model.kinds)

    def place(c: Contribution) -> tuple[int, str]:
        if not c.origin.kind:
            return len(kinds), c.origin.module
        return kinds.index(c.origin.kind), p.model.record_title(c.origin.kind, c.origin.record).lower()

    rows: list[BroughtRow] = []
    last: tuple[str, str, str] | None = None
    for c in sorted(brought, key=place):
        this = (c.origin.kind, c.origin.record, c.origin.module)
        rows.append(_brought_row(p, quantity, c, again=this == last))
        last = this
    return tuple(rows)


def _brought_row(p: Phrases, quantity: Quantity, c: Contribution, again: bool) -> BroughtRow:
    it = replace(p, here=(c.origin.kind, c.origin.record), here_words="it") if c.origin.kind else p
    when = say.conditions(it, c)
    does = say.report(p, c, quantity.families)
    return BroughtRow(
        by=Md("") if again else upper_first_md(say.origin_words(p, c.origin)),
        does=Md(f"{does}{say.ruling_signs(p, c.cites, does)}"),
        when=when or Md("always"),
        why=Md(p.words(c.label).strip()),
    )


def _notes(p: Phrases, quantity: Quantity) -> tuple[Md, ...]:
    found = list(say.family_notes(p, quantity.families))
    if quantity.bounds is not None:
        said = Md(f"the result is {say.bounds_words(p, quantity.bounds)}")
        signs = say.ruling_signs(p, quantity.bounds.cites)
        found.append(Md(f"{say.ended(p, said, quantity.bounds.label)}{signs}"))
    return tuple(found)


def _cases(p: Phrases, value: ValueOf) -> tuple[CaseRow, ...]:
    found: list[CaseRow] = []
    for at, case in enumerate(value.cases):
        test = case.test
        if value.on is not None and test is not None and case.origin.is_own:
            when = band_words(p, test, value.on)
        else:
            when = say.conditions(p, case)
        if not when:
            when = Md("in all other cases" if at else "always")
        by = say.origin_words(p, case.origin)
        why = Md(p.words(case.label).strip())
        answer = answer_words(p, case.answer)
        signs = say.ruling_signs(p, case.cites, f"{answer}{why}")
        found.append(CaseRow(Md(f"{answer}{signs}"), when, Md(f"{why} ({by})" if why and by else why or by)))
    return tuple(found)


def answer_words(p: Phrases, answer: e.Expr) -> Md:
    """What is answered; a condition answers itself: `yes if the die is at most 2`."""
    if isinstance(answer.type, TruthType) and not isinstance(answer, e.TruthLit):
        return Md(f"yes if {p.clause(answer)}")
    return p.noun(answer)


def band_words(p: Phrases, test: e.Expr, on: e.Expr) -> Md:
    """What a band covers, without naming what it is a band of."""
    match test:
        case e.OneOf(value=value, negated=False) if value == on:
            return p.choices(test, "or")
        case e.Compare(op="=", left=left, right=right) if left == on:
            return p.noun(right)
        case e.Compare(op=">=", left=left, right=right) if left == on:
            return Md(f"{p.noun(right)} or more")
        case e.Compare(op="<=", left=left, right=right) if left == on:
            return Md(f"{p.noun(right)} or less")
        case e.Logic(op="or", values=values):
            return Md(joined([band_words(p, v, on) for v in values], "or"))
        case _:
            return p.clause(test)


def _case_line(p: Phrases, case: Case) -> Md:
    said = say.conditions(p, case) or Md("always")
    # who carries an entry stands among the conditions; a chapter must be named
    by = say.origin_words(p, case.origin) if case.origin.carries is None else Md("")
    line = Md(f"{said} (brought by {by})" if by else said)
    return say.ended(p, Md(f"{line}{say.ruling_signs(p, case.cites, line)}"), case.label)


def _hold_line(p: Phrases, case: Case) -> Md:
    """What must hold stands as a case that answers with it."""
    said = p.clause(case.answer if case.test is None else case.test)
    by = say.origin_words(p, case.origin)
    return say.ended(p, Md(f"{said} (brought by {by})" if by else said), case.label)


def _needs(p: Phrases, fact: Fact) -> tuple[NeedRow, ...]:
    found: list[NeedRow] = []
    for need in fact.needs:
        by = say.origin_words(p, need.origin)
        title = p.marks.text(titled(need.name)) if need.name else Md("")
        test = p.clause(need.test)
        found.append(
            NeedRow(
                title=Md(f"{title} (brought by {by})" if title else f"brought by {by}") if by else title,
                test=Md(f"{test}{say.ruling_signs(p, need.cites, test)}"),
                when=say.conditions(p, need) or Md("always"),
                sentence=Md(p.words(need.sentence).strip()),
                waived=say.waived(p, need),
            )
        )
    return tuple(found)
