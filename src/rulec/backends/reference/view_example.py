"""Worked examples, step by step, with a running total in every line."""

from __future__ import annotations

from dataclasses import dataclass

from rulec.backends.reference import escape
from rulec.backends.reference.context import Context
from rulec.backends.reference.escape import Md
from rulec.backends.reference.phrases import Phrases
from rulec.backends.reference.sentences import cite_words, sentence_md
from rulec.backends.reference.words import is_plural, joined, sentence, upper_first
from rulec.backends.reference.worked import BreakdownView
from rulec.sema import expr as e
from rulec.sema.model import Example, Expectation, Model, Setting
from rulec.sema.types import KindType, OptionalType, TruthType, Type


@dataclass(frozen=True, slots=True)
class SumRow:
    """One line of a sum."""

    label: Md
    amount: Md
    total: Md


@dataclass(frozen=True, slots=True)
class SumView:
    """A sum that adds up, and what did not count in it."""

    intro: Md
    rows: tuple[SumRow, ...]
    result: Md
    dropped: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """One expectation with its sums, the main one first."""

    said: Md
    sums: tuple[SumView, ...]


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A worked example."""

    title: Md
    given: Md
    outcomes: tuple[OutcomeView, ...]
    about: tuple[Md, ...]
    cites: Md


def example_view(context: Context, example: Example, page: str) -> ExampleView:
    """Words the facts and what follows from them."""
    p = context.phrases(page, tuple(name for name, _ in _block_parameters(context.model, example)))
    given = [said for setting in example.settings if (said := _setting(p, example, setting))]
    worked = context.worked.get(example.name)
    outcomes: list[OutcomeView] = []
    for at, expectation in enumerate(example.expectations):
        line = worked.lines[at] if worked is not None and at < len(worked.lines) else None
        said = Md(f"{_expected(p, expectation)}")
        if worked is not None and not worked.passed and line is not None and line.value != line.right:
            said = Md(f"{said} **The rules give {escape.text(line.value)} instead.**")
        sums = _sums(line.breakdown, "") if line is not None and line.breakdown is not None else ()
        outcomes.append(OutcomeView(said, sums))
    return ExampleView(
        title=escape.text(example.title),
        given=sentence_md("; ".join(given)) if given else Md(""),
        outcomes=tuple(outcomes),
        about=context.about(example, p),
        cites=cite_words(p, example.cites),
    )


def _block_parameters(model: Model, example: Example) -> list[tuple[str, Type]]:
    """The parameters of the function in whose block an example stands; they are spoken of as `the house`."""
    if not any(example.of == f.name for f in model.functions):
        return []
    return [(p.name, p.type) for p in model.function(example.of).parameters]


def _setting(p: Phrases, example: Example, setting: Setting) -> Md:
    of = dict(example.instances).get(setting.root)
    subject: e.Expr = e.Variable(setting.root, type=of or setting.value.type, span=setting.span)
    for name in setting.path:
        kind = _kind_of(subject.type)
        found = p.field_of(kind, name) if kind else None
        if kind is None or found is None:
            return Md(f"{p.noun(subject)} {p.marks.text(name)} is {p.noun(setting.value)}")
        subject = e.Field(subject, kind, name, type=found.type, span=setting.span)
    if isinstance(setting.value, e.TruthLit) and isinstance(subject.type, TruthType):
        return p.clause(subject, negated=not setting.value.value)
    many = isinstance(subject, e.Field) and is_plural(p.field_noun(subject.kind, subject.name))
    if isinstance(setting.value, e.NoneLit):
        return p.clause(e.IsNone(subject, False, type=TruthType(), span=setting.span))
    if isinstance(setting.value, e.Collection):
        many = many or len(setting.value.items) > 1
    return Md(f"{p.noun(subject)} {'are' if many else 'is'} {p.noun(setting.value)}")


def _kind_of(of: Type) -> str | None:
    inner = of.of if isinstance(of, OptionalType) else of
    return inner.name if isinstance(inner, KindType) else None


def _expected(p: Phrases, expectation: Expectation) -> Md:
    test = expectation.test
    if isinstance(test, e.Compare) and test.op == "=" and not isinstance(test.right, e.TruthLit):
        return sentence_md(f"{p.noun(test.left)} is {escape.strong(p.noun(test.right))}")
    return sentence_md(p.clause(test))


def _sums(view: BreakdownView, lead: str) -> tuple[SumView, ...]:
    """The sum and, behind it, the sums of what it was made from."""
    rows = tuple(
        SumRow(escape.text(upper_first(line.label)), escape.text(line.amount), escape.text(line.total))
        for line in view.lines
        if line.state == "applied"
    )
    dropped: list[Md] = []
    for line in view.lines:
        if line.state == "applied":
            continue
        why = line.reason or ("something greater or stronger counts instead" if line.state == "beaten" else "")
        dropped.append(escape.text(upper_first(line.label) + (f" ({why})" if why else "")))
    found = [SumView(Md(lead), rows, escape.text(view.value), tuple(dropped))]
    for line in view.lines:
        if line.nested is not None and line.state == "applied":
            title = escape.text(line.nested.title)
            label = escape.text(line.label)
            found.extend(
                _sums(line.nested, f"Where “{label}” comes from: {title} is {escape.text(line.nested.value)}.")
            )
    return tuple(found)


def dropped_words(view: SumView) -> str:
    """What did not count, in one sentence."""
    return sentence(f"Did not count: {joined(view.dropped)}") if view.dropped else ""
