"""Worked examples, step by step, with a running total in every line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.sentences import cite_words, named, sentence_md
from rulec.backends.reference.language.statements import lines, told
from rulec.backends.reference.language.words import (
    denied,
    humanise,
    is_plural,
    joined,
    listed,
    often,
    plural,
    titled,
    upper_first,
)
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.worked_examples import BreakdownLine, BreakdownView, WorkedExample, WorkedLine
from rulec.base.records import dataclass, replace
from rulec.base.types import TRUTH, KindType, OptionalType, TruthType, Type
from rulec.sema import expr as e
from rulec.sema.model import NOTHING_ELSE, Cite, Example, Expectation, Model, Setting, Statement

if TYPE_CHECKING:
    from rulec.sema.deeds import Doing
else:
    pass

MANY_EXAMPLES = 12
"""More examples on a page have a list of links in front of them."""
_LISTED = 3
"""More that is given than this is listed, one below the other."""
_MANY = 4  # more expectations than these are a chart to read down, not sums to follow


_NOTHING = re.compile(r"0(?![\d.,])")
_FEW = 2  # so many reasons for which lines did not count stand in one sentence
MANY = 6  # more reasons for which lines did not count are not listed one by one
Seen = tuple[str, str, str]
"""A sum that an example has shown: its function, its value and its lines; or what did not count in it."""


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
    dropped: Md
    dropped_each: tuple[Md, ...]  # one by one, where it is much
    alone: bool = False  # of a single line


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """One expectation with its sums, the main one first."""

    said: Md
    why: Md
    sums: tuple[SumView, ...]


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A worked example, with maps of the board before it and after it. `link` leads to it on its page; `contents` are
    links to all the examples of a page, above the first of them."""

    title: Md
    link: Md
    given: Md
    givens: tuple[Md, ...]  # one by one, where it is much
    done: Md
    refused: Md
    outcomes: tuple[OutcomeView, ...]
    is_list: bool
    about: tuple[Md, ...]
    cites: Md
    before: tuple[tuple[Md, Md], ...] = ()
    after: tuple[tuple[Md, Md], ...] = ()
    contents: Md = Md("")


def example_view(context: Context, example: Example, page: str, cited: tuple[Cite, ...] = ()) -> ExampleView:
    """Words the facts and what follows from them; what it cites is not said again where its page has `cited` that."""
    p = _phrases(context, example, page)
    given = _settings(p, example)
    given += _stated(p, example)
    if example.thrown:
        given.append(_shown(p, example))
    if example.answered:
        answers = [f"{p.marks.em(humanise(one.name))} is answered with {p.noun(one.value)}" for one in example.answered]
        given.append(Md(joined(answers)))
    doing = context.model.deeds.doings.get(example.name) if context.model.deeds is not None else None
    if doing is not None and doing.under:
        variants = joined([p.marks.to(("variant", name), titled(name)) for name in doing.under])
        given.insert(0, Md(f"it is played under {variants}"))
    worked = context.worked.get(example.name)
    outcomes: list[OutcomeView] = []
    seen: set[Seen] = set()
    for at, expectation in enumerate(example.expectations):
        line = worked.lines[at] if worked is not None and at < len(worked.lines) else None
        said = _outcome_said(p, expectation, worked, line)
        breakdown = line.breakdown if line is not None else None
        is_sum = breakdown is not None and breakdown.adds_up
        holds = not isinstance(expectation.test, e.Not)
        why = _why(breakdown, holds) if breakdown is not None and not is_sum else Md("")
        sums = _sums(breakdown, Md(""), seen) if breakdown is not None and is_sum else ()
        outcomes.append(OutcomeView(said, why, sums))
    in_list = len(given) > _LISTED
    source = cite_words(p, example.cites)
    pictured = context.pictured.get(example.name, ())
    maps = tuple((p.marks.text(one.title), Md(one.picture.rstrip("\n"))) for one in pictured)
    return ExampleView(
        title=escape.text(example.title),
        link=context.link(("example", example.name), page),
        given=Md("") if in_list or not given else sentence_md("; ".join(given)),
        givens=tuple(sentence_md(one) for one in given) if in_list else (),
        done=_done(p, doing) if doing is not None else Md(""),
        refused=_refused(p, doing) if doing is not None else Md(""),
        outcomes=tuple(outcomes),
        is_list=len(outcomes) > _MANY,
        about=context.about(example, p),
        cites=source if source != cite_words(p, cited, rulings_too=False) else Md(""),
        before=maps[:1],
        after=maps[1:],
    )


def told_shortly(example: ExampleView) -> ExampleView:
    """The same for a chapter, where nobody looks anything up: without what did not count, without sums of a single
    line, and without what is given where a picture shows it."""
    outcomes = tuple(
        replace(
            outcome,
            sums=tuple(replace(one, dropped=Md(""), dropped_each=()) for one in outcome.sums if not one.alone),
        )
        for outcome in example.outcomes
    )
    if example.before:
        example = replace(example, given=Md(""), givens=())
    return replace(example, outcomes=outcomes, contents=Md(""), cites=Md(""))


def outcome_words(context: Context, example: Example, page: str) -> Md:
    """What comes out, for a line that leads to the example; how it came about stands where the example does."""
    p = _phrases(context, example, page)
    worked = context.worked.get(example.name)
    lines_of = worked.lines if worked is not None else ()
    said = [
        _outcome_said(p, expectation, worked, lines_of[at] if at < len(lines_of) else None)
        for at, expectation in enumerate(example.expectations)
    ]
    doing = context.model.deeds.doings.get(example.name) if context.model.deeds is not None else None
    refused = _refused(p, doing) if doing is not None else Md("")
    return Md(" ".join([*said, *([refused] if refused else [])]))


def _phrases(context: Context, example: Example, page: str) -> Phrases:
    return context.phrases(page, tuple(name for name, _ in _block_parameters(context.model, example)))


def _outcome_said(p: Phrases, expectation: Expectation, worked: WorkedExample | None, line: WorkedLine | None) -> Md:
    """What is expected, and what the rules give when that is something else."""
    said = _expected(p, expectation)
    if worked is not None and not worked.passed and line is not None and line.value != line.right:
        return Md(f"{said} **The rules give {escape.text(line.value)} instead.**")
    return Md(f"{said}")


def with_contents(examples: tuple[ExampleView, ...]) -> tuple[ExampleView, ...]:
    """The same; where there are many, links to all of them stand in front of the first."""
    if len(examples) <= MANY_EXAMPLES:
        return examples
    links = "\n".join(f"- {example.link}" for example in examples)
    return (replace(examples[0], contents=Md(f"\n{links}")), *examples[1:])


def _done(p: Phrases, doing: Doing) -> Md:
    """What is carried out before it is looked what holds, and the sentence with which that is refused."""
    found = [line.said for line in lines(p, doing.body)]
    if found:
        found[0] = Md(f"Done: {found[0]}")
    return Md(" ".join([*found, *([refused] if (refused := _refused(p, doing)) else [])]))


def _refused(p: Phrases, doing: Doing) -> Md:
    return Md(f"It is refused: “{told(p, doing.refused)}”") if doing.refused is not None else Md("")


def _shown(p: Phrases, example: Example) -> Md:
    """`the dice show 6 and 2`, or each by the name of its throw."""
    if not example.thrown[0].name:
        what = "the dice show" if len(example.thrown) > 1 else "the die shows"
        return Md(f"{what} {joined([p.marks.text(str(one.face)) for one in example.thrown])}")
    return Md(
        joined([f"{p.marks.em(humanise(one.name))} shows {p.marks.text(str(one.face))}" for one in example.thrown])
    )


def _stated(p: Phrases, example: Example) -> list[Md]:
    """What somebody says of facts, in their own words; what is said of the same things stands together."""
    groups: dict[str, list[Md]] = {}
    for statement in example.stated:
        if statement.fact != NOTHING_ELSE:
            of, said = _statement(p, statement)
            groups.setdefault(of, []).append(Md(f"that {said}"))
    found = [Md(f"it is stated{f' of {of}' if of else ''} {joined(facts)}") for of, facts in groups.items()]
    if any(statement.fact == NOTHING_ELSE for statement in example.stated):
        found.append(Md("nothing else is stated to hold" if found else "nothing is stated to hold"))
    return found


def _statement(p: Phrases, statement: Statement) -> tuple[str, Md]:
    """The things that a statement is about and leaves out, and its words; of all things those of the parameters."""
    fact = p.model.facts[statement.fact]
    arguments = statement.arguments
    if arguments is None:
        p = named(p, fact)
        arguments = tuple(e.Variable(q.name, type=q.type, span=statement.span) for q in fact.parameters)
    said = e.CallTo(fact.name, arguments, type=TRUTH, span=statement.span)
    label = fact.label if statement.holds else fact.denial
    unsaid = p.left_out(label, fact.parameters, arguments) if statement.arguments is not None else ()
    return joined([p.noun(a) for _, a in unsaid if isinstance(a, e.Variable)]), p.clause(said, not statement.holds)


def _block_parameters(model: Model, example: Example) -> list[tuple[str, Type]]:
    """The parameters of the function in whose block an example stands; they are spoken of as `the house`."""
    if example.of in model.solves:
        return [(p.name, p.type) for p in model.solves[example.of].parameters]
    if example.of in model.views:
        viewer = model.views[example.of].viewer
        return [(viewer.name, viewer.type)]
    head, _, key = example.of.partition(":")
    acts = model.deeds.acts if key and model.deeds is not None else {}
    for kind in dict.fromkeys(kind for kind, _ in acts):
        for name, _, number in model.record_heads(kind) if kind.lower() == head.replace("_", "") else ():
            if key in (name, str(number)) and (kind, name) in acts:
                return [(p.name, p.type) for p in acts[kind, name].parameters]
    if model.deeds is not None and example.of in model.deeds.processes:
        return [(p.name, p.type) for p in model.deeds.processes[example.of].parameters]
    if example.of not in model.function_names:
        return []
    function = model.function(example.of)
    within = model.solves.get(function.within)
    given = within.parameters if within is not None else ()
    return [(p.name, p.type) for p in (*given, *function.parameters)]


def _settings(p: Phrases, example: Example) -> list[Md]:
    """What is given; things of one kind that follow each other are told together, and what is said of one thing."""
    found: list[Md] = []
    for _, settings in groupby(example.settings, lambda setting: _told_with(p, example, setting)):
        group = list(settings)
        told = _together(p, example, group) if len(group) > 1 else Md("")
        if told:
            found.append(told)
        else:
            found += [said for setting in group if (said := _setting(p, example, setting))]
    return found


def _told_with(p: Phrases, example: Example, setting: Setting) -> tuple[str, str]:
    """What it is told together with: new things of a kind of which no more is told, or what else is said of a thing."""
    kind = _new_kind(setting)
    if kind is not None:
        return ("nothing", "") if _telling(setting) else ("kind", kind)
    of = dict(example.instances).get(setting.root)
    kind = _kind_of(of) if of is not None and len(setting.path) == 1 else None
    told = kind is not None and p.field_of(kind, setting.path[0]) is not None
    return ("thing", setting.root) if told else ("nothing", "")


def _together(p: Phrases, example: Example, group: list[Setting]) -> Md:
    sort, name = _told_with(p, example, group[0])
    if sort == "kind":
        things = [p.noun(e.Variable(one.root, type=one.value.type, span=one.span)) for one in group]
        return Md(f"{joined(things)} are {p.marks.text(plural(p.kind_word(name)))}")
    if sort == "thing":
        of = dict(example.instances)[name]
        kind = _kind_of(of)
        assert kind is not None
        subject = p.noun(e.Variable(name, type=of, span=group[0].span))
        return _having(p, subject, kind, tuple((setting.path[0], setting.value) for setting in group))
    return Md("")


def _having(p: Phrases, subject: Md, kind: str, fields: tuple[tuple[str, e.Expr], ...]) -> Md:
    """`the tower is old and has level 3`; empty where no more is told than the kind."""
    said, verbs = p.details(kind, fields)
    verbs += [Md(f"has {joined(said)}")] if said else []
    return Md(f"{subject} {joined(verbs)}") if verbs else Md("")


def _new_kind(setting: Setting) -> str | None:
    """The kind of a thing that is made for an example."""
    value = setting.value
    return value.kind if isinstance(value, e.New) and value.record is None and not setting.path else None


def _telling(setting: Setting) -> tuple[tuple[str, e.Expr], ...]:
    """The fields of a thing that is given, but for a text that is what the example calls it anyway."""
    assert isinstance(setting.value, e.New)
    name = humanise(setting.root).casefold()
    return tuple(
        (field, value)
        for field, value in setting.value.fields
        if not (isinstance(value, e.TextLit) and value.value.casefold() == name)
    )


def _setting(p: Phrases, example: Example, setting: Setting) -> Md:
    of = dict(example.instances).get(setting.root)
    subject: e.Expr = e.Variable(setting.root, type=of or setting.value.type, span=setting.span)
    state = p.model.deeds.state if p.model.deeds is not None and of is None else None
    if state is not None and any(field.name == setting.root for field in state.fields):
        subject = e.StateRef(setting.root, type=setting.value.type, span=setting.span)
    for name in setting.path:
        kind = _kind_of(subject.type)
        found = p.field_of(kind, name) if kind else None
        if kind is None or found is None:
            return Md(f"{p.noun(subject)} {p.marks.text(name)} is {p.noun(setting.value)}")
        subject = e.Field(subject, kind, name, type=found.type, span=setting.span)
    if isinstance(setting.value, e.TruthLit) and isinstance(subject.type, TruthType):
        return p.clause(subject, negated=not setting.value.value)
    if isinstance(setting.value, e.NoneLit):
        return p.clause(e.IsNone(subject, False, type=TruthType(), span=setting.span))
    shown = setting.value
    if isinstance(shown, e.New) and shown.record is None and (new := _new(p, subject, setting)):
        return new
    of_thing = isinstance(subject, e.Field)
    many = p.goes_by_a_plural(subject) if of_thing else is_plural(humanise(setting.root))
    many = many and (of_thing or isinstance(setting.value, e.NumberLit | e.Collection))
    if isinstance(shown, e.Collection):
        if many and not of_thing and not shown.items:
            return Md(f"there are no {p.marks.text(humanise(setting.root))}")
        many = many or (of_thing and len(shown.items) > 1)
    return Md(f"{p.noun(subject)} {'are' if many else 'is'} {p.measured(subject, shown)}")


def _new(p: Phrases, subject: e.Expr, setting: Setting) -> Md:
    """A thing that is made for an example, by its kind and its name: `the tower *keep* has level 3`."""
    assert isinstance(setting.value, e.New)
    name = p.noun(subject)
    word = p.kind_word(setting.value.kind)
    if isinstance(subject, e.Variable) and subject.name not in p.parameters:
        name = p.marks.text(f"the {word}") if humanise(subject.name) == word else Md(f"the {p.marks.text(word)} {name}")
    return _having(p, name, setting.value.kind, _telling(setting) if not setting.path else setting.value.fields)


def _kind_of(of: Type) -> str | None:
    inner = of.of if isinstance(of, OptionalType) else of
    return inner.name if isinstance(inner, KindType) else None


def _expected(p: Phrases, expectation: Expectation) -> Md:
    test = expectation.test
    if isinstance(test, e.Compare) and test.op == "=" and not isinstance(test.right, e.TruthLit):
        shown = escape.strong(p.measured(test.left, test.right))
        return sentence_md(f"{p.noun(test.left)} {p.being(test.left)} {shown}")
    return sentence_md(replace(p, thorough=True).clause(test))


def _why(view: BreakdownView, holds: bool) -> Md:
    """The line that decided an answer which is no sum; what dice showed is given, not decided. `holds` unless the
    answer is no."""
    labels = dict.fromkeys(line.label for line in view.lines if line.state == "applied" and not line.amount)
    if len(view.lines) == 1 and [*map(str.casefold, labels)] == ["otherwise"]:
        return Md("")  # there was nothing to decide
    reasons = [_reason(label, holds) for label in labels if label != view.value]
    return sentence_md(escape.text(upper_first("; ".join(reasons)))) if reasons else Md("")


def _reason(label: str, holds: bool) -> str:
    """A line as a reason: `whether …` is what holds, or what does not."""
    if label.casefold() == "otherwise":
        return "nothing else applies"
    if label.casefold().startswith("whether "):
        told = label[len("whether ") :]
        return told if holds else denied(told)
    return label


def _sums(view: BreakdownView, intro: Md, seen: set[Seen]) -> tuple[SumView, ...]:
    """The sum and, behind it, those sums of what it was made from that say more than one line."""
    shown = _told_lines(view)
    rows = tuple(SumRow(_row_label(line), escape.text(line.amount), escape.text(line.total)) for line in shown)
    dropped = _all_dropped(view.lines)
    told = (view.function, "", Md(" ").join(dropped))
    dropped = () if told in seen else dropped
    seen.add(told)
    few = sentence_md("; ".join(dropped)) if 0 < len(dropped) <= _FEW else Md("")
    many = tuple(sentence_md(one) for one in dropped) if not few else ()
    found = [SumView(intro, rows, escape.text(view.value), few, many, alone=len(_counting(view)) < 2)]
    for line in shown:
        found += _behind(line, line.label, seen)
    return tuple(found)


def _told_lines(view: BreakdownView) -> list[BreakdownLine]:
    """The lines of a sum that are told: a start from nothing only where nothing follows."""
    shown = _counting(view)
    return shown[1:] if len(shown) > 1 and _is_start(shown[0]) and _NOTHING.match(shown[0].total) else shown


def _counting(view: BreakdownView) -> list[BreakdownLine]:
    return [line for line in view.lines if line.state == "applied" and not line.idle]


def _is_start(line: BreakdownLine) -> bool:
    """Whether a line has no name but the amount from which the sum starts."""
    return line.label == line.amount == line.total


def _behind(line: BreakdownLine, label: str, seen: set[Seen]) -> list[SumView]:
    """What a line's amount was made from; through rules of a single line we look at what is behind them."""
    return [found for inner in line.nested if inner.adds_up for found in _behind_one(inner, label, seen)]


def _behind_one(inner: BreakdownView, label: str, seen: set[Seen]) -> list[SumView]:
    shown = _counting(inner)
    if len(shown) == 1 and not any(x.state == "beaten" for x in inner.lines):
        return _behind(shown[0], label, seen)
    intro = Md(
        f"The {escape.text(humanise(inner.function))} behind “{escape.text(label)}” is {escape.text(inner.value)}:"
    )
    key = (inner.function, inner.value, Md(" ".join(f"{x.label}{x.amount}" for x in shown)))
    if not shown or key in seen:
        return []
    seen.add(key)
    return list(_sums(inner, intro, seen))


def _row_label(line: BreakdownLine) -> Md:
    """The name of a line, who brings it, and the number that it counts by when that is another."""
    said = "The start" if _is_start(line) else upper_first(line.label)
    if line.source and not line.source.startswith(line.label):
        said += f", from {line.source}"
    inner = line.nested[0] if len(line.nested) == 1 else None
    if inner is not None and inner.adds_up and inner.value != line.amount.lstrip("+\N{MINUS SIGN}"):
        said += f" ({humanise(inner.function)}: {inner.value})"
    return escape.text(said)


def _all_dropped(lines: tuple[BreakdownLine, ...]) -> tuple[Md, ...]:
    """What did not count and why, a reason at a time; of many only how many, since nobody reads them all."""
    beaten = _for_one_reason(line for line in lines if line.state == "beaten")
    near = _for_one_reason(line for line in lines if line.near and line.state != "beaten")
    if len(near) > MANY:
        failed = sum(line.near for line in lines if line.state != "beaten")
        return (*beaten, Md(f"{failed} lines whose conditions do not hold"))
    return (*beaten, *near)


def _for_one_reason(lines: Iterable[BreakdownLine]) -> tuple[Md, ...]:
    """Lines that share a reason stand together, and those of one name are counted; many are only counted."""
    found: dict[Md, dict[str, int]] = {}
    for line in lines:
        named = found.setdefault(line.reason, {})
        label = upper_first(line.label)
        named[label] = named.get(label, 0) + 1
    said: list[Md] = []
    for why, named in found.items():
        names = [escape.text(label if times == 1 else f"{label} {often(times)}") for label, times in named.items()]
        what = listed(names) if len(names) <= MANY else f"{sum(named.values())} lines"
        said.append(Md(f"{what} ({why})" if why else what))
    return tuple(said)
