"""Rules as somebody wants them who knows them: each line by its name, and what it gives."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import titled, upper_first
from rulec.backends.reference.page_writer import LEFT, RIGHT
from rulec.backends.reference.views import tallies
from rulec.backends.reference.views.book import grids
from rulec.backends.reference.views.functions import answer_words, case_words
from rulec.backends.reference.views.rolls import speaking_of
from rulec.backends.reference.views.tables import SheetView, settled
from rulec.base.types import NumberType, OptionalType
from rulec.sema import expr as e
from rulec.sema.model import Case, Contribution, Fact, Function, Quantity, Roll, Table, ValueOf

_SIGNS = {"add": "+", "subtract": "\N{MINUS SIGN}"}
_WAYS = {
    "increase by": "+{0} of it",
    "reduce by": "\N{MINUS SIGN}{0} of it",
    "times": "× {0}",
    "divide by": "÷ {0}",
    "set to": "{0}, whatever it was",
    "at least": "at least {0}",
    "at most": "at most {0}",
}


def reasons(p: Phrases, fact: Fact) -> Md:
    """`May pass when one of these holds: old; alone`: a fact for which this alone speaks; else empty."""
    if fact.denies or fact.needs or len(fact.allows) < 2:
        return Md("")
    link = p.marks.to(("function", fact.name), titled(fact.name))
    return Md(f"{link} when one of these holds: {'; '.join(row for row, _ in _reasons(speaking_of(p, fact), fact))}")


def short_rule(p: Phrases, function: Function) -> SheetView:
    """A rule as a table of two columns."""
    p = speaking_of(p, function)
    title = p.marks.to(("function", function.name), titled(function.name))
    if isinstance(function, Quantity):
        label = upper_first(say.named(p, function).words(function.label))
        counted = grids.unit(p, function.result).strip(" ()")
        heads = (Md(label or titled(function.name)), Md(upper_first(counted) or "How much"))
        return SheetView(title, heads, (LEFT, RIGHT), tuple(_sum(p, function)))
    heads = (_asked(p, function), Md("Answer"))
    rows = _answers(p, function) if isinstance(function, ValueOf) else _reasons(p, function)
    rows = ((Md(upper_first(when)), said) for when, said in rows)
    return SheetView(title, heads, (LEFT, LEFT), tuple(rows))


def short_table(p: Phrases, table: Table) -> SheetView:
    """A table of conditions, each by its name."""
    table = settled(table)
    assert table.tally is not None
    heads, aligns = tallies.heads(p, table.tally)
    return SheetView(p.table_title(table), heads, aligns, tallies.rows(p, table, table.tally, shortly=True))


def _asked(p: Phrases, function: Function) -> Md:
    """What stands over the cases: what they are cases of, or what is thrown."""
    if isinstance(function, Roll) and function.behind:
        return Md(upper_first(p.noun(function.behind[0].value).removeprefix("one ")))
    if isinstance(function, ValueOf) and function.on is not None:
        return Md(upper_first(p.noun(function.on)))
    return Md("When")


def _sum(p: Phrases, quantity: Quantity) -> Iterator[tuple[Md, Md]]:
    for step in quantity.steps:
        for one in step.contributions:
            if one.tallied is None and not (one.label is None and _is_nothing(p, one)):
                yield Md(upper_first(_named(p, one))), _amount(p, quantity, one)
        if step.round is not None:
            yield Md("Rounding"), say.rounding(p, step.round, quantity.result)
    if quantity.bounds is not None:
        yield Md("Limits"), say.bounds_words(p, quantity.bounds)


def _is_nothing(p: Phrases, one: Contribution) -> bool:
    """Whether it is a start from nothing."""
    found = p.constant_value(one.amount)
    return one.verb == "base" and isinstance(found, e.NumberLit) and found.value == 0


def _named(p: Phrases, clause: Contribution | Case) -> Md:
    """What a line is called: by its label, who brings it, or when it counts."""
    label = p.words(clause.label)
    if label:
        return Md(label)
    return say.origin_words(p, clause.origin) or say.conditions(p, clause) or Md("always")


def _amount(p: Phrases, quantity: Quantity, one: Contribution) -> Md:
    """`+2`: without the unit, which stands over the column."""
    said = say.amount_of(p, one, dict.fromkeys(say.VERBS, "{0}"), quantity.families)
    of = quantity.result.of if isinstance(quantity.result, OptionalType) else quantity.result
    if isinstance(of, NumberType) and len(of.dims) == 1 and isinstance(p.constant_value(one.amount), e.NumberLit):
        said = p.without_unit(said, of.dims[0][0])
    shown = f"{_SIGNS[one.verb]}{said}" if one.verb in _SIGNS else _WAYS.get(one.verb, "{0}").format(said)
    return Md(f"{shown}{say.ruling_signs(p, one.cites, shown)}")


def _answers(p: Phrases, value: ValueOf) -> Iterator[tuple[Md, Md]]:
    for at, case in enumerate(value.cases):
        when = case_words(p, value, case) or Md("otherwise" if at else "always")
        said = answer_words(p, case.answer)
        yield when, Md(f"{said}{say.ruling_signs(p, case.cites, said)}")


def _reasons(p: Phrases, fact: Fact) -> Iterator[tuple[Md, Md]]:
    """What decides: each line by its name."""
    for answer, cases in (("no", fact.denies), ("yes", (*fact.allows, *fact.holds))):
        for case in cases:
            yield _named(p, case), Md(f"{answer}{say.ruling_signs(p, case.cites)}")
    for need in fact.needs:
        yield escape.strong(Md("needed")), p.clause(need.test)
