"""Render worked examples step by step, with a running total in each line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from rulec.backends.reference.contents import home_of
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
from rulec.backends.reference.page_writer import LEFT, NOTHING, RIGHT, blocks, headed, points, row, source, table
from rulec.backends.reference.worked_examples import BreakdownLine, BreakdownView, StartedMap
from rulec.base.records import replace
from rulec.base.types import TRUTH, KindType, TruthType, Type
from rulec.sema import expr as e
from rulec.sema.model import NOTHING_ELSE, Cite, Example, Expectation, Setting, Statement
from rulec.sema.typing.assignability import without_none

if TYPE_CHECKING:
    from rulec.sema.deeds import Doing

MANY_EXAMPLES = 12
"""A page with more examples starts with a list of links to them."""
_LISTED = 3
"""An example with more given facts than this shows them as a list."""
_MANY = 4  # examples with more expectations show only the results, without sums
_ZERO = re.compile(r"0(?![\d.,])")
_FEW = 2  # up to this many reasons share one sentence
MANY = 6  # longer lists of reasons are only counted
Seen = tuple[str, str, str]
"""Key of a sum or of a list of dropped lines that the example has printed already."""


def example_part(context: Context, example: Example, page: str, cited: tuple[Cite, ...] = ()) -> Md:
    """Return an example under its title. Citations equal to those of its page, *cited*, are omitted."""
    return headed(escape.text(example.title), *_example(context, example, page, cited, shortly=False), level=3)


def example_shortly(context: Context, example: Example, page: str) -> Md:
    """Return an example for a chapter: no dropped lines, no sums of one line, no given facts if a map shows them."""
    said = blocks(escape.strong(escape.text(example.title)), *_example(context, example, page, (), shortly=True))
    if context.pictured.get(example.name):
        return said
    return Md("\n".join(f"> {line}".rstrip() for line in said.split("\n")))


def example_parts(context: Context, examples: list[Example], page: str, cited: tuple[Cite, ...]) -> list[Md]:
    """Return the examples of a page, preceded by links if there are many."""
    parts = [example_part(context, example, page, cited) for example in examples]
    if len(examples) <= MANY_EXAMPLES:
        return parts
    return [points(context.link(("example", example.name), page) for example in examples), *parts]


def _example(context: Context, example: Example, page: str, cited: tuple[Cite, ...], *, shortly: bool) -> Iterator[Md]:
    """Yield the given facts, the actions and the outcomes, with maps of the board before and after."""
    p = _phrases(context, example, page)
    given = _given(p, example)
    doing = context.deeds.doings.get(example.name)
    if doing is not None and doing.under:
        variants = joined([p.marks.to(("variant", name), titled(name)) for name in doing.under])
        given.insert(0, Md(f"it is played under {variants}"))
    in_list = len(given) > _LISTED
    told = (
        blocks(Md("Given:"), points(map(sentence_md, given)))
        if in_list
        else (Md(f"Given: {sentence_md('; '.join(given))}") if given else NOTHING)
    )
    yield from context.about(example, p)
    pictured = context.pictured.get(example.name, ())
    if not pictured:
        yield told
    yield from (_map(p, one) for one in pictured[:1])
    if doing is not None:
        yield _done(p, doing)
    yield from _outcomes(context, p, example, shortly)
    yield from (_map(p, one) for one in pictured[1:])
    if pictured and not shortly:
        yield told
    cites = cite_words(p, example.cites)
    if not shortly and cites != cite_words(p, cited, rulings_too=False):
        yield source(cites)


def _map(p: Phrases, one: StartedMap) -> Md:
    return blocks(Md(f"{p.marks.text(one.title)}:"), Md(one.picture.rstrip("\n")))


def _given(p: Phrases, example: Example) -> list[Md]:
    given = _settings(p, example)
    given += _stated(p, example)
    if example.thrown:
        given.append(_shown(p, example))
    if example.answered:
        answers = [f"{p.marks.em(humanise(one.name))} is answered with {p.noun(one.value)}" for one in example.answered]
        given.append(Md(joined(answers)))
    return given


def _outcomes(context: Context, p: Phrases, example: Example, shortly: bool) -> Iterator[Md]:
    """Yield the expectations, each followed by its sum. If there are many, only their results are listed."""
    worked = context.worked.get(example.name)
    seen: set[Seen] = set()
    listed: list[Md] = []
    for at, expectation in enumerate(example.expectations):
        said = _expected(p, expectation)
        breakdown = worked.breakdowns[at] if worked is not None else None
        is_sum = breakdown is not None and breakdown.adds_up
        holds = not isinstance(expectation.test, e.Not)
        why = _why(breakdown, holds) if breakdown is not None and not is_sum else NOTHING
        listed.append(Md(f"{said} *Why:* {why}" if why else said))
        if len(example.expectations) <= _MANY:
            yield listed[-1]
            if breakdown is not None and is_sum:
                yield from _sums(breakdown, NOTHING, seen, shortly)
    if len(example.expectations) > _MANY:
        yield points(listed)


def outcome_words(context: Context, example: Example, page: str) -> Md:
    """Return the results alone, for a line that links to the example."""
    p = _phrases(context, example, page)
    said = [_expected(p, expectation) for expectation in example.expectations]
    doing = context.deeds.doings.get(example.name)
    refused = _refused(p, doing) if doing is not None else Md("")
    return Md(" ".join([*said, *([refused] if refused else [])]))


def _phrases(context: Context, example: Example, page: str) -> Phrases:
    """Return a speaker that calls the parameters of the example's declaration `the house`."""
    ref = home_of(context.model, example.of)
    return context.phrases(page, tuple(one.name for one in context.parameters(ref)) if ref is not None else ())


def _done(p: Phrases, doing: Doing) -> Md:
    """Phrase the actions that precede the expectations, and the refusal that they meet, if any."""
    found = [line.said for line in lines(p, doing.body)]
    if found:
        found[0] = Md(f"Done: {found[0]}")
    return Md(" ".join([*found, *([refused] if (refused := _refused(p, doing)) else [])]))


def _refused(p: Phrases, doing: Doing) -> Md:
    return Md(f"It is refused: “{told(p, doing.refused)}”") if doing.refused is not None else Md("")


def _shown(p: Phrases, example: Example) -> Md:
    """Phrase `the dice show 6 and 2`, or each die by the name of its roll."""
    if not example.thrown[0].name:
        what = "the dice show" if len(example.thrown) > 1 else "the die shows"
        return Md(f"{what} {joined([p.marks.text(str(one.face)) for one in example.thrown])}")
    return Md(
        joined([f"{p.marks.em(humanise(one.name))} shows {p.marks.text(str(one.face))}" for one in example.thrown])
    )


def _stated(p: Phrases, example: Example) -> list[Md]:
    """Phrase stated facts, grouped by the things that they are about."""
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
    """Return the arguments that the statement's sentence omits, and the sentence.

    A statement without arguments speaks of the parameters.
    """
    fact = p.model.facts[statement.fact]
    arguments = statement.arguments
    if arguments is None:
        p = named(p, fact)
        arguments = tuple(e.Variable(q.name, type=q.type, span=statement.span) for q in fact.parameters)
    said = e.CallTo(fact.name, arguments, type=TRUTH, span=statement.span)
    label = fact.label if statement.holds else fact.denial
    unsaid = p.left_out(label, fact.parameters, arguments) if statement.arguments is not None else ()
    return joined([p.noun(a) for _, a in unsaid if isinstance(a, e.Variable)]), p.clause(said, not statement.holds)


def _settings(p: Phrases, example: Example) -> list[Md]:
    """Phrase the settings; neighbours of one kind, or about one thing, share a sentence."""
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
    """Return the group key of a setting: new things of one kind without details, or fields of one thing."""
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
    """Phrase `the tower is old and has level 3`, or return "" if there are no details."""
    said, verbs = p.details(kind, fields)
    verbs += [Md(f"has {joined(said)}")] if said else []
    return Md(f"{subject} {joined(verbs)}") if verbs else Md("")


def _new_kind(setting: Setting) -> str | None:
    """Return the kind of a new thing that an example creates, else None."""
    value = setting.value
    return value.kind if isinstance(value, e.New) and value.record is None and not setting.path else None


def _telling(setting: Setting) -> tuple[tuple[str, e.Expr], ...]:
    """Return the fields of a created thing, without a text that repeats its name in the example."""
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
    if of is None and p.state_field(setting.root) is not None:
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
    """Phrase a created thing by kind and name: `the tower *keep* has level 3`."""
    assert isinstance(setting.value, e.New)
    name = p.noun(subject)
    word = p.kind_word(setting.value.kind)
    if isinstance(subject, e.Variable) and subject.name not in p.parameters:
        name = p.marks.text(f"the {word}") if humanise(subject.name) == word else Md(f"the {p.marks.text(word)} {name}")
    return _having(p, name, setting.value.kind, _telling(setting) if not setting.path else setting.value.fields)


def _kind_of(of: Type) -> str | None:
    inner = without_none(of)
    return inner.name if isinstance(inner, KindType) else None


def _expected(p: Phrases, expectation: Expectation) -> Md:
    test = expectation.test
    if isinstance(test, e.Compare) and test.op == "=" and not isinstance(test.right, e.TruthLit):
        shown = escape.strong(p.measured(test.left, test.right))
        return sentence_md(f"{p.noun(test.left)} {p.being(test.left)} {shown}")
    return sentence_md(replace(p, thorough=True).clause(test))


def _why(view: BreakdownView, holds: bool) -> Md:
    """Phrase the line that decided an answer which is no sum, or return "" if nothing was decided.

    *holds*: the answer is yes.
    """
    labels = dict.fromkeys(line.label for line in view.lines if line.state == "applied" and not line.amount)
    if len(view.lines) == 1 and [*map(str.casefold, labels)] == ["otherwise"]:
        return Md("")  # `otherwise` was the only line
    reasons = [_reason(label, holds) for label in labels if label != view.value]
    return sentence_md(escape.text(upper_first("; ".join(reasons)))) if reasons else Md("")


def _reason(label: str, holds: bool) -> str:
    """Phrase a line as a reason; `whether …` becomes a statement that it holds, or does not."""
    if label.casefold() == "otherwise":
        return "nothing else applies"
    if label.casefold().startswith("whether "):
        told = label[len("whether ") :]
        return told if holds else denied(told)
    return label


def _sums(view: BreakdownView, intro: Md, seen: set[Seen], shortly: bool) -> Iterator[Md]:
    """Yield a sum, its dropped lines, and the nested sums that have more than one line.

    *shortly* omits dropped lines and sums of one line.
    """
    shown = _told_lines(view)
    rows = [(_row_label(line), escape.text(line.amount), escape.text(line.total)) for line in shown]
    dropped = _all_dropped(view.lines)
    told = (view.function, "", Md(" ").join(dropped))
    dropped = () if told in seen else dropped
    seen.add(told)
    if not shortly or len(_counting(view)) > 1:
        yield intro
        if rows:
            result = row([escape.strong(Md("Result")), None, escape.strong(escape.text(view.value))])
            yield Md(f"{table(('Step', 'Change', 'Total'), rows, (LEFT, RIGHT, RIGHT))}\n{result}")
    if dropped and not shortly:
        few = len(dropped) <= _FEW
        yield Md(f"Did not count: {sentence_md('; '.join(dropped))}" if few else "Did not count:")
        yield NOTHING if few else points(map(sentence_md, dropped))
    for line in shown:
        yield from _behind(line, line.label, seen, shortly)


def _told_lines(view: BreakdownView) -> list[BreakdownLine]:
    """Return the lines of a sum to print, without a start from 0 that other lines follow."""
    shown = _counting(view)
    return shown[1:] if len(shown) > 1 and _is_start(shown[0]) and _ZERO.match(shown[0].total) else shown


def _counting(view: BreakdownView) -> list[BreakdownLine]:
    return [line for line in view.lines if line.state == "applied" and not line.idle]


def _is_start(line: BreakdownLine) -> bool:
    """Return whether a line has no label other than its amount, with which the sum starts."""
    return line.label == line.amount == line.total


def _behind(line: BreakdownLine, label: str, seen: set[Seen], shortly: bool) -> Iterator[Md]:
    """Yield the sums behind a line's amount. A nested rule of a single line is replaced by its own nested sums."""
    for inner in line.nested:
        shown = _counting(inner)
        if not inner.adds_up:
            continue
        if len(shown) == 1 and not any(x.state == "beaten" for x in inner.lines):
            yield from _behind(shown[0], label, seen, shortly)
            continue
        key = (inner.function, inner.value, Md(" ".join(f"{x.label}{x.amount}" for x in shown)))
        if shown and key not in seen:
            seen.add(key)
            about = f"The {escape.text(humanise(inner.function))} behind “{escape.text(label)}”"
            yield from _sums(inner, Md(f"{about} is {escape.text(inner.value)}:"), seen, shortly)


def _row_label(line: BreakdownLine) -> Md:
    """Return the label of a line with its origin, and the value of its nested sum if that differs from the amount."""
    said = "The start" if _is_start(line) else upper_first(line.label)
    if line.source and not line.source.startswith(line.label):
        said += f", from {line.source}"
    inner = line.nested[0] if len(line.nested) == 1 else None
    if inner is not None and inner.adds_up and inner.value != line.amount.lstrip("+\N{MINUS SIGN}"):
        said += f" ({humanise(inner.function)}: {inner.value})"
    return escape.text(said)


def _all_dropped(lines: tuple[BreakdownLine, ...]) -> tuple[Md, ...]:
    """Phrase the lines that did not apply, grouped by reason. If there are many, they are only counted."""
    beaten = _for_one_reason(line for line in lines if line.state == "beaten")
    near = _for_one_reason(line for line in lines if line.near and line.state != "beaten")
    if len(near) > MANY:
        failed = sum(line.near for line in lines if line.state != "beaten")
        return (*beaten, Md(f"{failed} lines whose conditions do not hold"))
    return (*beaten, *near)


def _for_one_reason(lines: Iterable[BreakdownLine]) -> tuple[Md, ...]:
    """Phrase lines grouped by reason, equal labels counted; long groups are only counted."""
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
