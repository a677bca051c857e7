"""Render the pages of quantities, values, rolls, decisions and facts."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.reference.contents import home_of
from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import counted, humanise, joined, sentence, titled, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref, chapter_title
from rulec.backends.reference.page_writer import (
    ALWAYS,
    NOBODY,
    NOTHING,
    blocks,
    facts,
    headed,
    points,
    section,
    source,
    table,
)
from rulec.backends.reference.views.book.examples import example_part
from rulec.backends.reference.views.gathered.links import see_also
from rulec.backends.reference.views.rolls import DiceView, by_result, dice_view, speaking_of, thrown_again
from rulec.backends.reference.views.tables import tally_lines
from rulec.base.records import replace
from rulec.base.types import TruthType
from rulec.sema import expr as e
from rulec.sema.bodies.dependency_strata import strata
from rulec.sema.model import (
    Case,
    Contribution,
    Decide,
    Example,
    Fact,
    Function,
    Quantity,
    Roll,
    Solve,
    Step,
    ValueOf,
)

_USERS = ("kind", "function", "table", "process", "record", "sequence", "event", "view")
_TITLES = 8  # maximum number of examples named for another page


def function_page(context: Context, function: Function) -> str:
    """Return the page of a function. Sections that do not apply to its sort are omitted."""
    ref, page, p = context.opened(function)
    p, model = speaking_of(p, function), context.model
    own = context.standing.get(ref, [])
    others = [x for x in context.calling.get(function.name, ()) if x not in own]
    within = model.solves.get(function.within)
    dice = dice_view(p, function, context.odds)
    told = {"Gives": _result(p, function), "Asks for": say.parameters_words(p, function.parameters)}
    told |= {"Part of": _part_of(p, within)} if within is not None else {}
    return context.page(
        p,
        function,
        escape.strong_words(upper_first_md(say.named(p, function).words(function.label))),
        *context.about(function, p),
        facts(told),
        _summary(p, function),
        *(_steps(p, function) if isinstance(function, Quantity) else ()),
        section("What is thrown", points([*dice.throws, *dice.answers])),
        section("How it is decided", _cases(p, function, dice)),
        *dice.notes,
        section("The odds", dice.odds, _odds_on(p, function)),
        *(_decided(p, function) if isinstance(function, Fact) else ()),
        examples=[example_part(context, x, page, function.cites) for x in own],
        behind=blocks(
            section("More examples on other pages", points(_more(context, others, page)), level=3),
            see_also(context, ref, ("function", "table", "constant"), _USERS),
        ),
    )


def function_shortly(context: Context, function: Function, page: str, head: str) -> Md:
    """Return the working of a function for a chapter, below a line that names it."""
    p = speaking_of(context.phrases(page), function)
    dice = dice_view(p, function, {})
    parts = [Md("\n".join([head, *(f"- {line}" for line in (*dice.throws, *dice.answers))]))]
    if isinstance(function, Quantity):
        parts += [points(_lets(p, function))] if function.lets else []
        for number, step in enumerate(function.steps, 1):
            by = [row[0] for row in _brought_rows(p, function, _from_elsewhere(step)) if row[0]]
            lines = list(_own_lines(p, function, step))
            lines += [Md(f"Changed also by: {'; '.join(by)}.")] if by else []
            lines += [rounding] if (rounding := _rounding(p, function, step)) else []
            parts += [Md(f"*{_step_title(p, function, step, number)}*"), points(lines)]
    parts.append(_cases(p, function, dice))
    if isinstance(function, Fact):
        lists = {
            "No, whatever else holds, when:": [_case_line(p, c) for c in function.denies],
            "Yes when:": [_case_line(p, c) for c in function.allows],
            "It holds when:": [_hold_line(p, c) for c in function.holds],
            "It needs:": [
                Md(test if when == ALWAYS else f"{test} (when {when})") for _, test, when, *_ in _needs(p, function)
            ],
        }
        for head, lines in lists.items():
            parts += [Md(head), points(lines)] if lines else []
        parts += [Md(f"In all other cases: {last}")] if (last := _otherwise(p, function)) else []
    return blocks(*parts)


def _odds_on(p: Phrases, function: Function) -> Md:
    """Link the sheets that show odds for a choice of arguments."""
    links = [
        p.marks.to(("leaf", leaf.name), leaf.title)
        for leaf in p.model.sheets
        if not leaf.of and any(part.odds is not None and part.odds.roll == function.name for part in leaf.parts)
    ]
    return Md(f"For values to choose from: {', '.join(links)}.") if links else NOTHING


def _decided(p: Phrases, fact: Fact) -> Iterator[Md]:
    """Yield the sections that decide a fact."""
    unless = ", unless denied above," if fact.denies else ""
    yield section("No, whatever else holds, when", points(_case_line(p, c) for c in fact.denies))
    yield section(f"Yes{unless} when", points(_case_line(p, c) for c in fact.allows))
    yield section("What must hold", points(_hold_line(p, c) for c in fact.holds))
    heads = "Need", "What must be so", "When it matters", "Otherwise", "Lifted by"
    yield section("What is needed", table(heads, _needs(p, fact), usual=(NOTHING, ALWAYS, NOBODY)))
    yield section("In all other cases", _otherwise(p, fact))


def _otherwise(p: Phrases, fact: Fact) -> Md:
    last = fact.otherwise
    return say.ended(p, Md(f"the answer is {p.noun(last.answer)}"), last.label) if last else NOTHING


def _part_of(p: Phrases, solve: Solve) -> Md:
    """Phrase the solve that contains the function, and its parameters."""
    link = p.marks.to(("solve", solve.name), titled(solve.name))
    return Md(f"{link}, which is about {say.parameters_words(p, solve.parameters)}")


def upper_first_md(said: Md) -> Md:
    """Capitalise the first letter."""
    return Md(upper_first(said.strip()))


def _more(context: Context, examples: list[Example], page: str) -> Iterator[Md]:
    """Yield examples on other pages, one line for each page."""
    places: dict[Ref, list[Example]] = {}
    for example in examples:
        places.setdefault(home_of(context.model, example.of) or ("page", "examples"), []).append(example)
    for ref, those in places.items():
        if ref == ("page", "examples"):
            titles = [context.link(("example", example.name), page) for example in those]
        else:
            few = those if len(those) <= _TITLES + 1 else those[:_TITLES]
            titles = [escape.text(example.title) for example in few]
            titles += [Md(f"and {len(those) - _TITLES} more")] if len(few) < len(those) else []
        yield Md(f"{context.link(ref, page)}: {'; '.join(titles)}")


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
    """Return a summary in a few sentences, derived from the parts of the function."""
    said: list[str] = []
    if isinstance(function, Quantity):
        start = say.starting_point(function)
        if start is not None:
            said.append(sentence(f"It starts from {p.noun(start)}"))
        everything = [c for step in function.steps for c in step.contributions]
        brought = _brought(p, everything)
        if brought:
            others = [c.origin for c in everything if not c.origin.is_own]
            many = (
                len({(one.kind, one.record or one.lying or chapter_title(p.model, one.module)) for one in others}) > 1
            )
            at_times = any(
                one.lying or (one.kind and many) or (one.when is not None and _varies(one.when)) for one in others
            )
            also = "can also change" if at_times else "also change" if many else "also changes"
            said.append(sentence(f"besides the lines of its own, {joined(brought)} {also} it"))
    elif isinstance(function, ValueOf):
        if isinstance(function, Roll):
            said.append("Dice decide.")
        several = isinstance(function, Roll) and bool(function.results)
        if any(len(one.cases) > 1 for _, one in by_result(function)) and function.on is None:
            said.append(f"The first case below that holds gives the {'result' if several else 'answer'}.")
        if isinstance(function, Decide) and _in_circles(p, function):
            link = p.marks.to(("solve", function.within), titled(function.within))
            said.append(f"Where that goes in a circle, {link} says what holds.")
    elif function.holds or function.needs:
        count = len(function.holds) + len(function.needs)
        refused = " and nothing refuses it" if function.denies else ""
        what = "all that is asked for below holds" if count > 1 else "what is asked for below holds"
        also = "a line under *Yes when* applies, or " if function.allows else ""
        said.append(f"It is so when {also}{what}{refused}.")
    if isinstance(function, Fact) and function.judged is not None:
        question = p.marks.em(say.named(p, function).words(function.judged.question))
        decided = function.holds or function.needs or function.otherwise or function.denies or function.allows
        told = f"A person may state it ({question}), and what is stated counts" if decided else (
            f"Nobody can work this out: a person states it. {question}"
        )  # fmt: skip
        said.append(sentence(told) if decided else told)
    return Md(" ".join(said))


def _varies(when: e.Expr) -> bool:
    """Return whether the condition depends on a variant."""
    return any(isinstance(part, e.VariantOn) for part in e.walk(when))


def _in_circles(p: Phrases, decide: Decide) -> bool:
    """Return whether the decision may depend on itself."""
    sorted_out = strata(p.model, p.model.solves[decide.within])
    return any(stratum.open for stratum in sorted_out if decide.name in stratum.decides)


def _brought(p: Phrases, clauses: list[Contribution]) -> list[str]:
    """Phrase the number of contributing entries of each kind, and of chapters: `seven marks`, `one house`."""
    entries: dict[str, dict[str, None]] = {}
    for clause in clauses:
        if clause.origin.lying:
            entries.setdefault(f" {clause.origin.lying}", {})
        elif not clause.origin.is_own:
            entries.setdefault(clause.origin.kind, {})[
                clause.origin.record or chapter_title(p.model, clause.origin.module)
            ] = None
    said: list[str] = []
    for kind, names in entries.items():
        if kind.startswith(" "):
            said.append(p.marks.text(humanise(p.model.kinds[kind.strip()].plural)))
        elif kind:
            words = humanise(p.model.kinds[kind].plural)
            said.append(p.marks.text(counted(len(names), p.kind_word(kind), words)))
        else:
            said.append(counted(len(names), "other chapter", "other chapters"))
    return said


def _steps(p: Phrases, quantity: Quantity) -> Iterator[Md]:
    """Yield the section with the steps of a quantity, and the rules on families and bounds."""
    parts = [_step(p, quantity, step, number) for number, step in enumerate(quantity.steps, 1)]
    notes = list(say.family_notes(p, quantity.families))
    if quantity.bounds is not None:
        said = Md(f"the result is {say.bounds_words(p, quantity.bounds)}")
        signs = say.ruling_signs(p, quantity.bounds.cites)
        notes.append(Md(f"{say.ended(p, said, quantity.bounds.label)}{signs}"))
    if parts:
        yield section(
            "How it is worked out",
            points(_lets(p, quantity)),
            *parts,
            section("Taken together", points(notes), level=3),
        )


def _lets(p: Phrases, quantity: Quantity) -> Iterator[Md]:
    """Yield the definitions of names that the lines use."""
    for one in quantity.lets:
        name = p.marks.em(humanise(one.name))
        if isinstance(one.value.type, TruthType):
            yield say.sentence_md(f"{name} applies when {p.clause(one.value)}")
        else:
            yield say.sentence_md(f"{name} is {p.noun(one.value)}")


def _step(p: Phrases, quantity: Quantity, step: Step, number: int) -> Md:
    brought = _from_elsewhere(step)
    heads = ["Brought by", "What it does", "When"]
    heads += ["Why"] if any(c.label is not None for c in brought) else []
    own = [c for c in step.contributions if c.verb not in ("base", "throw")]
    closing = [say.verb_rank_note(own, step.round is not None), _rounding(p, quantity, step)]
    if step.cites and step.cites != quantity.cites:
        rulings = [c.ruling for c in step.cites if c.ruling]
        closing += [Md(f"⚖ {p.marks.to(('ruling', name), say.ruling_title(p, name))}") for name in rulings]
        closing.append(source(say.cite_words(p, step.cites, rulings_too=False)))
    return headed(
        _step_title(p, quantity, step, number),
        *(p.words(w) for w in step.about),
        points(_own_lines(p, quantity, step)),
        table(heads, _brought_rows(p, quantity, brought)),
        *closing,
        level=3,
    )


def _step_title(p: Phrases, quantity: Quantity, step: Step, number: int) -> Md:
    name = upper_first_md(p.words(step.label)) if step.label else p.marks.text(titled(step.name))
    return Md(f"Step {number}: {name}") if len(quantity.steps) > 1 else Md("The sum")


def _from_elsewhere(step: Step) -> list[Contribution]:
    return [c for c in step.contributions if not c.origin.is_own and c.tallied is None]


def _own_lines(p: Phrases, quantity: Quantity, step: Step) -> Iterator[Md]:
    for c in step.contributions:
        if c.origin.is_own and c.tallied is None:
            yield say.command(p, c, quantity.families)
    yield from tally_lines(p, step.contributions, quantity.families)


def _rounding(p: Phrases, quantity: Quantity, step: Step) -> Md:
    return say.rounding(p, step.round, quantity.result) if step.round is not None else NOTHING


def _brought_rows(p: Phrases, quantity: Quantity, brought: list[Contribution]) -> Iterator[tuple[Md, ...]]:
    """Yield rows for contributions of entries and chapters, by kind and title: origin, effect, condition and reason.

    An origin is named only in its first row.
    """
    kinds = list(p.model.kinds)

    def place(c: Contribution) -> tuple[int, str]:
        if not c.origin.kind:
            return len(kinds), c.origin.module
        return kinds.index(c.origin.kind), p.model.record_title(c.origin.kind, c.origin.record).lower()

    last: tuple[str, ...] | None = None
    for c in sorted(brought, key=place):
        this = (c.origin.kind, c.origin.record, c.origin.module, c.origin.lying)
        it = replace(p, here=(c.origin.kind, c.origin.record), here_words="it") if c.origin.kind else p
        by = NOTHING if this == last else upper_first_md(say.origin_words(p, c.origin))
        does = say.report(p, c, quantity.families)
        when = say.conditions(it, c) or Md("always")
        yield by, Md(f"{does}{say.ruling_signs(p, c.cites, does)}"), when, p.words(c.label)
        last = this


def _cases(p: Phrases, function: Function, dice: DiceView) -> Md:
    """Return the table of a value's answers: condition, answer and reason.

    Return nothing if the answers contain rolls, which `DiceView` describes.
    """
    if not isinstance(function, ValueOf) or dice.answers:
        return NOTHING
    again = thrown_again(p, function) if function.on is None else ()
    heads = [upper_first_md(p.noun(function.on)) if function.on is not None else "When", "Answer"]
    rows: list[tuple[Md, ...]] = [(when, what, NOTHING) for when, what in again]
    several = by_result(function)
    if len(several) == 1:
        rows += _case_rows(p, function, function)
    else:
        heads.insert(0, "Result")
        rows = [(NOTHING, *row) for row in rows]
        for called, one in several:
            for at, row in enumerate(_case_rows(p, function, one)):
                rows.append((NOTHING if at else upper_first_md(p.marks.text(called)), *row))
    return table([*heads, "Why"] if any(why for *_, why in rows) else heads, rows)


def _case_rows(p: Phrases, function: ValueOf, one: ValueOf) -> Iterator[tuple[Md, ...]]:
    """Yield condition, answer and reason of each case. *one* is the function, or one of its results."""
    for at, case in enumerate(one.cases):
        when = case_words(p, function, case) or Md("in all other cases" if at else "always")
        by = say.origin_words(p, case.origin)
        why = p.words(case.label)
        answer = answer_words(p, case.answer)
        signs = say.ruling_signs(p, case.cites, f"{answer}{why}")
        yield when, Md(f"{answer}{signs}"), Md(f"{why} ({by})" if why and by else why or by)


def case_words(p: Phrases, value: ValueOf, case: Case) -> Md:
    """Phrase the condition of a case; a case of `on` by its band alone. "" means always."""
    if value.on is not None and case.test is not None and case.origin.is_own:
        return _band_words(p, case.test, value.on)
    return say.conditions(p, case)


def answer_words(p: Phrases, answer: e.Expr) -> Md:
    """Phrase an answer; a condition becomes `yes if the die is at most 2`."""
    if isinstance(answer.type, TruthType) and not isinstance(answer, e.TruthLit):
        return Md(f"yes if {p.clause(answer)}")
    return p.noun(answer)


def _band_words(p: Phrases, test: e.Expr, on: e.Expr) -> Md:
    """Phrase the values that a band covers, without naming the expression that is matched."""
    # else: said as a whole condition
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
            return Md(joined([_band_words(p, v, on) for v in values], "or"))
        case _:
            return p.clause(test)


def _case_line(p: Phrases, case: Case) -> Md:
    said = say.conditions(p, case) or Md("always")
    # the condition names the bearer of an entry; only a chapter needs naming
    by = say.origin_words(p, case.origin) if case.origin.carries is None else Md("")
    line = Md(f"{said} (brought by {by})" if by else said)
    return say.ended(p, Md(f"{line}{say.ruling_signs(p, case.cites, line)}"), case.label)


def _hold_line(p: Phrases, case: Case) -> Md:
    """Phrase a condition that must hold, which is stored as a case answering with it."""
    said = p.clause(case.answer if case.test is None else case.test)
    by = say.origin_words(p, case.origin)
    return say.ended(p, Md(f"{said} (brought by {by})" if by else said), case.label)


def _needs(p: Phrases, fact: Fact) -> Iterator[tuple[Md, ...]]:
    """Yield rows for the needs of a fact: title, condition, when it applies, refusal, and origins that lift it."""
    for need in fact.needs:
        by = say.origin_words(p, need.origin)
        title = p.marks.text(titled(need.name)) if need.name else NOTHING
        title = Md(f"{title} (brought by {by})" if title else f"brought by {by}") if by else title
        test = p.clause(need.test)
        test = Md(f"{test}{say.ruling_signs(p, need.cites, test)}")
        when, told = say.conditions(p, need) or ALWAYS, p.words(need.sentence)
        yield title, test, when, told, say.waived(p, need) or NOBODY
