"""Turn the interpreter's results into text: breakdowns in words, and examples step by step.

Pages and `rulec explain` print the same lines, so each number has one explanation.
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

# else: computed by a rule, so its expression is printed
_FIXED = (NumberLit, TruthLit, TextLit, NoneLit, UnknownLit, MemberLit, RecordLit)  # literal answers
_MENDING = ("round", "bounds", "at least", "at most")  # lines that only adjust the running total
STATED = "so it is stated"  # line of a fact that was stated
MANY_ROWS = 8  # longer lists of rows that did not apply are omitted below an example
DEPTH = 8  # maximum nesting of breakdowns; readers follow no deeper


def worked_example(teller: Teller, program: Program, example: Example) -> WorkedExample:
    """Run an example and explain it."""
    from rulec.ir.interp.api import run_example

    return teller.example(run_example(program, teller.model, example))


class Teller:
    """Phrases breakdowns of one model, caching the words of clauses."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.labels: Store = {}
        self.reasons: Store = {}
        self.titles: Store = {}

    def example(self, ran: Ran) -> WorkedExample:
        """Explain the values that an example expects."""
        last = (outcome.breakdowns[-1] if outcome.breakdowns else None for outcome in ran.outcomes)
        return WorkedExample(ran.example.name, tuple(None if one is None else self.view(one) for one in last))

    def value(self, of: Type, raw: object, figure: Fraction | None) -> str:
        """Print a value, as an amount if *figure* is given."""
        if isinstance(of, NumberType) and figure is not None:
            return amount(figure, of, self.model)
        return raw_text(self.model, of, raw, figure)

    def title(self, name: str) -> str:
        """Return a function's label, or its name."""

        def title() -> str:
            function = self.model.function(name)
            said = words_text(self.model, function.label, tuple(p.name for p in function.parameters))
            return said or name.replace("_", " ")

        return once(self.titles, name, title)

    def denial(self, name: str) -> str:
        """Return the denial of a fact, or its label if it has none."""
        function = self.model.function(name)
        denial = function.denial if isinstance(function, Decide | Fact) else None
        return words_text(self.model, denial, tuple(p.name for p in function.parameters)) or self.title(name)

    def said(self, breakdown: Breakdown) -> str:
        """Return the sentence that the answer confirms or denies."""
        name = breakdown.function.name
        return self.denial(name) if breakdown.value is False else self.title(name)

    def view(self, breakdown: Breakdown, depth: int = 0) -> BreakdownView:
        """Phrase a breakdown."""
        return BreakdownView(
            breakdown.function.name,
            self.said(breakdown),
            self.value(breakdown.function.result, breakdown.value, breakdown.amount),
            tuple(self.line(breakdown, line, depth) for line in told_lines(breakdown)),
            breakdown.function.sort == "quantity",
        )

    def line(self, breakdown: Breakdown, line: Line, depth: int) -> BreakdownLine:
        """Phrase one line."""
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
        """Print a change with its sign: `+50 points`, `-20 points`."""
        moved = NumberType(result.dims, "points") if result.form == "percent" else result
        sign = "+" if delta >= 0 else "\N{MINUS SIGN}"
        return sign + amount(abs(delta), moved, self.model)

    def called(self, breakdown: Breakdown, line: Line) -> str:
        """Return the label of a line with the loop element it stands for."""
        # the failed condition is the answer, whereas the label states what was required
        if line.state == "applied" and line.so:
            return escape.plain(self.reason(breakdown.function, line))
        return self.label(breakdown.function, line.entry) + subject_words(line.subject)

    def label(self, function: Function, entry: Entry) -> str:
        """Return the name of a clause: its label, its origin, or its amount."""
        key = (function.name, entry.index)
        return once(self.labels, key, lambda: entry_label(self.model, entry, self.names(function)))

    def source(self, entry: Entry) -> str:
        """Return the origin of a clause."""
        return origin_text(self.model, entry.origin)

    def names(self, function: Function) -> tuple[str, ...]:
        """Return the names that the lines of a breakdown call `the house`."""
        solve = self.model.solves.get(function.declared.within)
        given = solve.parameters if solve is not None else ()
        lets = function.declared.lets if isinstance(function.declared, Quantity) else ()
        return (*(p.name for p in given), *(p.name for p in function.params), *(one.name for one in lets))

    def reason(self, function: Function, line: Line) -> Md:
        """Phrase why a line did not apply."""
        key = (function.name, line.entry.index, line.state, line.reason, line.so)
        return once(self.reasons, key, lambda: reason(self.model, line, self.names(function)))


def told_lines(breakdown: Breakdown) -> tuple[Line, ...]:
    """Return the lines of a breakdown.

    If a fact is true without a deciding line, its requirements are marked `met`.
    """
    lines = breakdown.lines
    if breakdown.function.sort != "fact" or not breakdown.value or any(one.state != "not_applied" for one in lines):
        return lines
    asked = [one.entry.verb in ("holds", "needs") and one.reason == "earlier" for one in lines]
    return tuple(replace(one, state="met", reason="") if due else one for one, due in zip(lines, asked, strict=True))


def met(model: Model, line: Line, names: tuple[str, ...] = ()) -> str:
    """Phrase a requirement that holds, or return "" for other lines."""
    clause, speak = line.entry.clause, plain_phrases(model, names)
    if line.state != "met":
        return ""
    if isinstance(clause, Need):
        return "".join([str(speak.clause(clause.test)), *(_waived(model, one.origin, speak) for one in clause.waivers)])
    return str(speak.clause(clause.answer)) if isinstance(clause, Case) and clause.label is None else ""


def _waived(model: Model, origin: Origin, speak: Phrases) -> str:
    """Phrase when a need does not apply."""
    if origin.record:
        return f", or for {model.record_title(origin.kind, origin.record)}"
    return f", or {speak.clause(origin.when)}" if origin.when is not None else ", or by another rule"


def subject_words(subject: str) -> str:
    """Phrase the loop element of a line, to follow its label."""
    return f", {subject}" if subject else ""


def _is_one_of_many(breakdown: Breakdown, line: Line) -> bool:
    """Return whether a line is a condition-table row of which more than `MANY_ROWS` did not apply."""

    def is_row(one: Line) -> bool:
        return isinstance(one.entry.clause, Contribution) and one.entry.clause.tallied is not None

    return is_row(line) and sum(1 for one in breakdown.lines if one.state == "not_applied" and is_row(one)) > MANY_ROWS


def _nested(line: Line) -> list[Breakdown]:
    """Return the breakdowns that explain a line, each once. If there are several, only those of amounts."""
    found = [b for b in line.nested if b.lines]
    if len(found) > 1:
        found = [b for b in found if b.amount is not None]
    return [b for at, b in enumerate(found) if b not in found[:at]]


def entry_label(model: Model, entry: Entry, names: tuple[str, ...] = ()) -> str:
    """Return the name of a clause: its label, its origin, or its amount."""
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
            return "the start"  # the row above shows its name and value
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
    """Phrase a band of members or entries, or return "" for numbers."""
    said = {lit.name if isinstance(lit, MemberLit) else lit.key: lit for lit in _literals(case)}
    pieces = (case.band or "").split(", ")
    return ", ".join(str(speak.noun(said[p])) for p in pieces) if all(p in said for p in pieces) else ""


def _literals(case: Case) -> list[MemberLit | RecordLit]:
    return [x for x in walk(case.test) if isinstance(x, MemberLit | RecordLit)] if case.test is not None else []


def band_words(band: str) -> str:
    """Phrase a band: `-1 pip .. 0 pips` becomes `−1 to 0 pips`."""
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
    """Phrase why a line did not apply: the facts that contradict its condition."""
    speak = Phrases(model, Marks(), frozenset(names))
    clause, origin = line.entry.clause, line.entry.origin
    if origin.kind and line.entry.label is None:  # the line is named after its entry
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
    """Phrase a breakdown."""
    return Teller(model).view(breakdown)


def _scaled(line: Line) -> str:
    """Phrase the factor of a line: `× 14`.

    Return "" for other verbs, for a total of 0, and if other lines of its family also count.
    """
    verb, before = line.entry.verb, line.running - line.delta
    if line.entry.family is not None or not before or not line.running:
        return ""
    if verb == "times":
        return f"× {show_fraction(line.running / before, commas=True)}"
    return f"÷ {show_fraction(before / line.running, commas=True)}" if verb == "divide by" else ""
