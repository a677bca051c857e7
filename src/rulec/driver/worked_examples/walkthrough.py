"""From what the interpreter found to what people read: breakdowns in words, examples worked step by step.

The pages and `rulec explain` print these same lines, so a number has one explanation.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.marks import Marks
from rulec.backends.reference.language.phrases import Phrases, plain_phrases, words_text
from rulec.backends.reference.language.values import amount
from rulec.backends.reference.language.words import humanise, joined, quiet
from rulec.backends.reference.worked_examples import BreakdownLine, BreakdownView, WorkedExample
from rulec.base.memory import Store, once
from rulec.base.records import replace
from rulec.base.types import NumberType, Type
from rulec.ir.labels import origin_text, raw_text
from rulec.sema.expr import Lookup, MemberLit, Named, NoneLit, NumberLit, RecordLit, TextLit, TruthLit, UnknownLit, walk
from rulec.sema.model import (
    THE_THROW,
    BoundsRule,
    Case,
    Circle,
    Contribution,
    Decide,
    Fact,
    Judged,
    Need,
    Origin,
    Quantity,
    RoundRule,
    Throwing,
)
from rulec.sema.typing.source_text import show_fraction

if TYPE_CHECKING:
    from rulec.ir.interp.api import Ran
    from rulec.ir.interp.breakdown import Breakdown, Line
    from rulec.ir.nodes import Entry, Function, Program
    from rulec.sema.model import Example, Model

# else: it comes of a rule, and is said
_FIXED = (NumberLit, TruthLit, TextLit, NoneLit, UnknownLit, MemberLit, RecordLit)  # answers that say all by themselves
_MENDING = ("round", "bounds", "at least", "at most")  # lines that only mend what there is
STATED = "so it is stated"  # the line of a fact that a person stated
MANY_ROWS = 8  # more rows of a tally that did not count are not listed below an example
DEPTH = 8  # how deep breakdowns nest before they are cut; no rule is read deeper than this


def worked_example(teller: Teller, program: Program, example: Example) -> WorkedExample:
    """One example, run."""
    from rulec.ir.interp.api import run_example

    return teller.example(run_example(program, teller.model, example))


class Teller:
    """Puts breakdowns of one model into words; what is said of a clause is worked out once."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.labels: Store = {}
        self.reasons: Store = {}
        self.titles: Store = {}

    def example(self, ran: Ran) -> WorkedExample:
        """Return how the values came about that an example expects."""
        last = (outcome.breakdowns[-1] if outcome.breakdowns else None for outcome in ran.outcomes)
        return WorkedExample(ran.example.name, tuple(None if one is None else self.view(one) for one in last))

    def value(self, of: Type, raw: object, figure: Fraction | None) -> str:
        """A value as people read it: what it is raw, and as an amount, where it is one."""
        if isinstance(of, NumberType) and figure is not None:
            return amount(figure, of, self.model)
        return raw_text(self.model, of, raw, figure)

    def title(self, name: str) -> str:
        """A function's sentence, or its name."""

        def title() -> str:
            function = self.model.function(name)
            said = words_text(self.model, function.label, tuple(p.name for p in function.parameters))
            return said or name.replace("_", " ")

        return once(self.titles, name, title)

    def denial(self, name: str) -> str:
        """What a fact says when it is not so, or its sentence when it has no other."""
        function = self.model.function(name)
        denial = function.denial if isinstance(function, Decide | Fact) else None
        return words_text(self.model, denial, tuple(p.name for p in function.parameters)) or self.title(name)

    def said(self, breakdown: Breakdown) -> str:
        """What an answer is an answer to."""
        name = breakdown.function.name
        return self.denial(name) if breakdown.value is False else self.title(name)

    def view(self, breakdown: Breakdown, depth: int = 0) -> BreakdownView:
        """A breakdown in words."""
        return BreakdownView(
            breakdown.function.name,
            self.said(breakdown),
            self.value(breakdown.function.result, breakdown.value, breakdown.amount),
            tuple(self.line(breakdown, line, depth) for line in told_lines(breakdown)),
            breakdown.function.sort == "quantity",
        )

    def line(self, breakdown: Breakdown, line: Line, depth: int) -> BreakdownLine:
        """One line in words."""
        result = breakdown.function.result
        figure, total = "", ""
        adds_up = breakdown.function.sort == "quantity"
        if adds_up and isinstance(result, NumberType) and line.state == "applied":
            total = amount(line.running, result, self.model)
            starts = line.entry.verb in ("base", "set to", "throw") and line.delta == line.running
            figure = total if starts else _scaled(line) or self.signed(line.delta, result)
        if isinstance(line.entry.clause, Throwing):
            figure, total = self.value(line.entry.clause.value.type, int(line.delta), line.delta), ""
        return BreakdownLine(
            met(self.model, line, self.names(breakdown.function)) or self.called(breakdown, line),
            figure,
            total,
            self.source(line.entry),
            line.state,
            tuple(self.view(one, depth + 1) for one in _nested(line)) if depth < DEPTH else (),
            self.reason(breakdown.function, line) if line.state != "applied" else Md(""),
            line.state == "applied" and line.delta == 0 and line.entry.verb in _MENDING,
            line.state == "not_applied"
            and not _is_one_of_many(breakdown, line)
            and line.reason in ("modify", "when")
            and line.entry.verb != "base",
        )

    def signed(self, delta: Fraction, result: NumberType) -> str:
        """A change with its sign: `+50 points`, `-20 points`."""
        moved = NumberType(result.dims, "points") if result.form == "percent" else result
        sign = "+" if delta >= 0 else "\N{MINUS SIGN}"
        return sign + amount(abs(delta), moved, self.model)

    def called(self, breakdown: Breakdown, line: Line) -> str:
        """What a line is called, and the element of a loop that it stands for."""
        if line.state == "applied" and line.so:  # what failed is the answer; its label tells what had to be so
            return escape.plain(self.reason(breakdown.function, line))
        return self.label(breakdown.function, line.entry) + subject_words(line.subject)

    def label(self, function: Function, entry: Entry) -> str:
        """What a clause is called: its label, else what brings it, else what it takes."""
        key = (function.name, entry.index)
        return once(self.labels, key, lambda: entry_label(self.model, entry, self.names(function)))

    def source(self, entry: Entry) -> str:
        """Who brings a clause."""
        return origin_text(self.model, entry.origin)

    def names(self, function: Function) -> tuple[str, ...]:
        """The names that the lines of a breakdown may speak of as `the house`."""
        solve = self.model.solves.get(function.declared.within)
        given = solve.parameters if solve is not None else ()
        lets = function.declared.lets if isinstance(function.declared, Quantity) else ()
        return (*(p.name for p in given), *(p.name for p in function.params), *(one.name for one in lets))

    def reason(self, function: Function, line: Line) -> Md:
        """Why a line did not count."""
        key = (function.name, line.entry.index, line.state, line.reason, line.so)
        return once(self.reasons, key, lambda: reason(self.model, line, self.names(function)))


def told_lines(breakdown: Breakdown) -> tuple[Line, ...]:
    """The lines of a breakdown; of a fact that is so where none of them decided, what had to hold is `met`."""
    lines = breakdown.lines
    if breakdown.function.sort != "fact" or not breakdown.value or any(one.state != "not_applied" for one in lines):
        return lines
    asked = [one.entry.verb in ("holds", "needs") and one.reason == "earlier" for one in lines]
    return tuple(replace(one, state="met", reason="") if due else one for one, due in zip(lines, asked, strict=True))


def met(model: Model, line: Line, names: tuple[str, ...] = ()) -> str:
    """What had to hold and does, in words; nothing for other lines."""
    clause, speak = line.entry.clause, plain_phrases(model, names)
    if line.state != "met":
        return ""
    if isinstance(clause, Need):
        return "".join([str(speak.clause(clause.test)), *(_waived(model, one.origin, speak) for one in clause.waivers)])
    return str(speak.clause(clause.answer)) if isinstance(clause, Case) and clause.label is None else ""


def _waived(model: Model, origin: Origin, speak: Phrases) -> str:
    """For whom, or when, a need does not apply."""
    if origin.record:
        return f", or for {model.record_title(origin.kind, origin.record)}"
    return f", or {speak.clause(origin.when)}" if origin.when is not None else ", or by another rule"


def subject_words(subject: str) -> str:
    """The element of a loop, as it stands behind what a line is called."""
    return f", {subject}" if subject else ""


def _is_one_of_many(breakdown: Breakdown, line: Line) -> bool:
    """Whether a line is a row of a table of conditions of which many did not count: its page has them all."""

    def is_row(one: Line) -> bool:
        return isinstance(one.entry.clause, Contribution) and one.entry.clause.tallied is not None

    return is_row(line) and sum(1 for one in breakdown.lines if one.state == "not_applied" and is_row(one)) > MANY_ROWS


def _nested(line: Line) -> list[Breakdown]:
    """The breakdowns that explain a line, each once: of several, the amounts; what else was asked are conditions."""
    found = [b for b in line.nested if b.lines]
    if len(found) > 1:
        found = [b for b in found if b.amount is not None]
    return [b for at, b in enumerate(found) if b not in found[:at]]


def entry_label(model: Model, entry: Entry, names: tuple[str, ...] = ()) -> str:
    """What a clause is called: its label, else what brings it, else what it takes."""
    clause = entry.clause
    if isinstance(clause, Judged):
        return STATED
    if entry.label is not None:
        return words_text(model, entry.label, names)
    speak = plain_phrases(model, names)
    if entry.origin.kind:
        return model.record_title(entry.origin.kind, entry.origin.record)
    if isinstance(clause, Throwing):
        return clause.name.replace("_", " ")
    if isinstance(clause, Contribution):
        if clause.verb == "throw":
            return THE_THROW
        if isinstance(clause.amount, Lookup):
            table = model.tables[clause.amount.table]
            column = next(c for c in table.columns if c.name == clause.amount.column)
            head = quiet(column.label or humanise(column.name))
            named = head.casefold() in table.title.casefold()
            return table.title if named else f"{head} in the table {table.title}"
        if isinstance(clause.amount, Named) and clause.verb == "base":
            return "the start"  # the row above has the name and the value
        if isinstance(clause.amount, NumberLit) and isinstance(clause.amount.type, NumberType):
            return amount(clause.amount.value, clause.amount.type, model)
        return str(speak.noun(clause.amount))
    if isinstance(clause, RoundRule):
        return "rounding"
    if isinstance(clause, BoundsRule):
        return "limits"
    if isinstance(clause, Need):
        return words_text(model, clause.sentence, names)
    if isinstance(clause, Case):
        if clause.band is not None:
            return _members(clause, speak) or band_words(clause.band)
        if clause.test is not None:
            return str(speak.clause(clause.test))
        plain = isinstance(clause.answer, _FIXED)
        return "otherwise" if entry.verb == "otherwise" and plain else str(speak.noun(clause.answer))
    return entry.verb


def _members(case: Case, speak: Phrases) -> str:
    """The names or entries of a band as they are called; empty for a band of numbers."""
    said = {lit.name if isinstance(lit, MemberLit) else lit.key: lit for lit in _literals(case)}
    pieces = (case.band or "").split(", ")
    return ", ".join(str(speak.noun(said[p])) for p in pieces) if all(p in said for p in pieces) else ""


def _literals(case: Case) -> list[MemberLit | RecordLit]:
    return [x for x in walk(case.test) if isinstance(x, MemberLit | RecordLit)] if case.test is not None else []


def band_words(band: str) -> str:
    """A band as it is printed: `-1 pip .. 0 pips` is `−1 to 0 pips`."""
    found: list[str] = []
    for piece in band.split(", "):
        low, dots, high = piece.partition(" .. ")
        number, _, unit = low.partition(" ")
        if dots:
            low = number if unit and high.partition(" ")[2].startswith(unit.rstrip("s")) else low
            piece = f"{low} to {high}"
        found.append(re.sub(r"(?<![0-9A-Za-z])-(?=[0-9])", "\N{MINUS SIGN}", piece))
    return ", ".join(found)


def reason(model: Model, line: Line, names: tuple[str, ...] = ()) -> Md:
    """Why a line did not count: what is so instead of the condition that failed."""
    speak = Phrases(model, Marks(), frozenset(names))
    clause, origin = line.entry.clause, line.entry.origin
    if origin.kind and line.entry.label is None:  # the line goes by the name of its entry
        speak = replace(speak, here=(origin.kind, origin.record), here_words=f"this {speak.kind_word(origin.kind)}")
    match line.state, line.reason:
        case "applied", _ if not line.so:
            return Md("")
        case _, _ if isinstance(clause, Circle):
            return Md("it goes in no such circle here")
        case "beaten", _:
            return Md("something greater or stronger counts instead")
        case _, _ if line.so:
            return Md(joined(dict.fromkeys(speak.clause(one) for one in line.so)))
        case _, "each":
            return Md("there is nothing to count")
        case _, "earlier" if isinstance(clause, Contribution):
            return Md("it would change nothing")
        case _, "earlier" if isinstance(clause, Throwing):
            return Md("no die was thrown for it")
        case _, "earlier":
            return Md("something before it decided")
        case _:
            return Md("")


def view(model: Model, breakdown: Breakdown) -> BreakdownView:
    """One breakdown in words."""
    return Teller(model).view(breakdown)


def _scaled(line: Line) -> str:
    """What a line multiplies or divides by: `× 14`. Nothing where it does neither, where there is nothing to scale, or
    where others of its family have a say."""
    verb, before = line.entry.verb, line.running - line.delta
    if line.entry.family is not None or not before or not line.running:
        return ""
    if verb == "times":
        return f"× {show_fraction(line.running / before, commas=True)}"
    return f"÷ {show_fraction(before / line.running, commas=True)}" if verb == "divide by" else ""
