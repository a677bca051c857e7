"""Build syntax nodes from grammar rules. Nothing is resolved or checked.

Each rule and alias of the grammar has a row in `tree_forms` or a method below. A node is made as soon as its rule is
reduced (`reading`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from rulec.base.diagnostics import Edit, Report
from rulec.base.records import replace
from rulec.base.retired import RULES, report_retired
from rulec.base.spans import Span
from rulec.syntax import deeds as d
from rulec.syntax import nodes as n
from rulec.syntax.inherited_citations import inherit
from rulec.syntax.layout import NESTING_LIMIT, Excerpt
from rulec.syntax.tree_forms import EXPRESSIONS, Part, Parts, makers

_SENTENCE = re.compile(r"([0-9]+)\.([1-9][0-9]*)")
"""A sentence of a line: `12.3`. Parsed from the text, since `12.10` differs from `12.1`."""


class TooDeep(Exception):
    """Raised if expressions are nested too deeply; *span* is the innermost one permitted."""

    def __init__(self, span: Span) -> None:
        super().__init__(span)
        self.span = span


class Builder:
    """Builds the nodes of one excerpt with masked text *text*. Faults of numbers are reported."""

    def __init__(self, excerpt: Excerpt, text: str, report: Report) -> None:
        self.excerpt = excerpt
        self.text_read = text
        self.report = report
        self.inherits = False  # a citation without a document has occurred
        self.retired = 0  # number of retired words whose enclosing rule is not complete

    def finish(self, rule: str, start: int, end: int, children: tuple[Part, ...], depth: int) -> tuple[Part, int]:
        """Return the part for a reduced rule, and its nesting depth of expressions."""
        span = self.trimmed(start, end)
        if rule in EXPRESSIONS:
            depth += 1
            if depth > NESTING_LIMIT:
                raise TooDeep(span)
        p = Parts(rule, span, children)
        if rule in RULES:
            self.retired += 1
        elif self.retired:
            self.withdraw(p)
        make = MAKERS.get(rule)
        value = make(p) if make is not None else METHODS[rule](self, p)
        return Part(rule, inherit(value) if self.inherits else value, span), depth

    def token(self, kind: str, start: int, end: int) -> Part:
        """Return the part for a token."""
        span, text = self.excerpt.at(start, end), self.text_read[start:end]
        if kind == "NAME":
            return Part(kind, n.Word(text, span=span), span)
        if kind == "STRING":
            return Part(kind, n.Text(text[1:-1], span=span), span)
        return Part(kind, " ".join(text.split()), span)

    def withdraw(self, p: Parts) -> None:
        """Warn of retired words among the parts of a rule."""
        for at, part in enumerate(p.children):
            one = RULES.get(part.rule)
            if one is None:
                continue
            self.retired -= 1
            edits = []
            for sign, new in one.signs:  # the sign follows the next part
                begin, source = p.children[at + 1].span.end, part.span.source
                found = re.compile(rf" *{re.escape(sign)}").search(source.text, begin)
                assert found is not None
                edits.append(Edit(Span(source, found.start(), found.end()), new))
            report_retired(one, part.span, self.report, tuple(edits))

    def trimmed(self, start: int, end: int) -> Span:
        """Return a span without surrounding blanks and line ends."""
        text = self.text_read[start:end]
        left = start + len(text) - len(text.lstrip())
        return self.excerpt.at(left, max(left, start + len(text.rstrip())))

    def number(self, p: Parts) -> n.Number:
        part = next(part for part in p.children if part.rule in ("NUMBER", "FRACTION"))
        return n.Number(self.fraction(part), p.every("word"), "," in part.value, span=p.span)

    def fraction(self, part: Part) -> Fraction:
        """Return the value of `1,200`, `0.3`, `1/4` or `1 1/2`."""
        total = Fraction(0)
        for piece in part.value.replace(",", "").split():
            over, slash, under = piece.partition("/")
            if slash and int(under) == 0:
                self.report.error(
                    "R0148",
                    f"the fraction `{piece}` has no value",
                    part.span,
                    "divides by nothing",
                    hint="write the number below the stroke",
                )
                return Fraction(0)
            total += Fraction(over) / (int(under) if slash else 1)
        return total

    def whole(self, p: Parts) -> tuple[int, ...]:
        """Return the integers among the children."""
        found: list[int] = []
        for part in p.children:
            if part.rule == "NUMBER" and not part.value.isdigit():
                self.report.error(
                    "R0149",
                    f"`{part.value}` is no line number",
                    part.span,
                    "not a whole number",
                    hint="write the digits alone, as `1200`; two places are parted by a comma and a heading",
                )
                found.append(0)
            elif part.rule == "NUMBER":
                found.append(int(part.value))
        return tuple(found)

    def percent(self, p: Parts) -> n.Percent:
        return n.Percent(Fraction(p.first("PERCENT").rstrip("% ").replace(",", "")), span=p.span)

    def face(self, p: Parts) -> n.Face:
        (value,) = self.whole(p)
        return n.Face(-value if p.every("MINUS") else value, span=p.span)

    def name(self, p: Parts) -> n.Name:
        return n.Name(p.first("word").text, span=p.span)

    def key_number(self, p: Parts) -> n.Word:
        text, span = p.children[0].value, p.children[0].span
        if not text.isdigit():
            self.report.error(
                "R0149",
                f"`{text}` is no key",
                span,
                "not a whole number",
                hint="a key is a name or the entry's whole number in the book, without a comma or a point",
            )
        return n.Word(text, span=span)

    def row_key(self, p: Parts) -> n.Word:
        """Return a key in canonical form: `keen`, `{a, b}`, `8 .. 9`, `10 or more`."""
        return n.Word(n.plain_key(p.span.text), span=p.span)

    def binary(self, p: Parts) -> n.Binary:
        left, right = p.every("expression")
        sign = p.children[1]
        return n.Binary(sign.value, left, right, sign.span, span=p.span)

    def lying_on(self, p: Parts) -> n.Binary:
        word = p.first("word")
        sign = p.children[1]
        return n.Binary("of", n.Name(word.text, span=word.span), p.first("expression"), sign.span, span=p.span)

    def within(self, p: Parts) -> n.Within:
        low, *high = p.first("domain")
        return n.Within(p.first("expression"), low, high[0] if high else None, p.rule == "not_within", span=p.span)

    def period(self, p: Parts) -> n.Period:
        count, *_ = (*self.whole(p), None)
        return n.Period(p.rule.removeprefix("period_"), count, p.first("word"), span=p.span)

    def block(self, p: Parts) -> tuple[n.Node, ...]:
        return tuple(part.value for part in p.children if isinstance(part.value, n.Node))

    def enum_line(self, p: Parts) -> n.EnumDecl:
        name, *members = p.every("word")
        made = tuple(n.Member(w, span=w.span) for w in members)
        return n.EnumDecl(name, made, p.first("label"), bool(p.every("SCALE")), False, span=p.span)

    def type_spot(self, p: Parts) -> n.TypeName:
        return n.TypeName(n.Word("spot", span=p.span), None, p.first("word"), span=p.span)

    def band(self, p: Parts) -> n.Band:
        end = p.first("expression")
        return n.Band(end if p.rule == "band_one" else None, end, span=p.span)

    def modify(self, p: Parts) -> n.ModifyDecl:
        """Build `modify harvest`, or a modified act with kind and key."""
        kind_word, target = p.first("act_named|act_costs") or (None, p.first("word"))
        costs = bool(p.every("act_costs"))
        path, when = p.first("for_its") or (), p.first("when")
        return n.ModifyDecl(target, path, when, p.every("clause"), kind_word, costs, span=p.span)

    def place(self, p: Parts) -> n.CitePlace:
        at = p.first("lines")
        if at is None:
            return n.CitePlace(p.first("text"), span=p.span)
        return n.CitePlace(p.first("text"), at.first, at.last, at.sentences, span=p.span)

    def lines(self, p: Parts) -> n.LineRange:
        """Build a range of lines, or of sentences on one line."""
        numbers = [part for part in p.children if part.rule == "NUMBER"]
        found = [_SENTENCE.fullmatch(part.value) for part in numbers]
        first, last = found[0], found[-1]
        if first is None or last is None:
            start, *end = self.whole(p)
            return n.LineRange(start, end[0] if end else None, span=p.span)
        if first[1] != last[1] or int(first[2]) > int(last[2]):
            self.report.error(
                "R0149",
                f"`{p.span.text}` are no sentences of one line",
                p.span,
                "two lines, or backwards",
                hint="write the sentences of each line by themselves, as `12.2, 13.1 .. 13.3`",
            )
        line = int(first[1])
        return n.LineRange(line, line, (int(first[2]), int(last[2])), span=p.span)

    def citation_here(self, p: Parts) -> n.CitesHere:
        self.inherits = True
        return n.CitesHere(p.every("lines"), span=p.span)

    def carrier(self, p: Parts) -> n.Carrier:
        """Build `NAME`, `KIND KEY` or `ruling NAME` with its sentences."""
        self.inherits = True
        *named, at = p.children
        words = [
            part.value if isinstance(part.value, n.Word) else n.Word(part.value, span=part.span)
            for part in named
            if part.rule != "RULING"
        ]
        of = words[0] if len(words) > 1 else None
        here = n.CitesHere((at.value,), span=at.span)
        return n.Carrier(of, words[-1], here, len(words) < len(named), span=p.span)

    def elsewhere(self, p: Parts) -> n.Elsewhere:
        found: list[n.Carrier] = []
        for part in p.children:
            if isinstance(part.value, n.Carrier):
                found.append(part.value)
            elif isinstance(part.value, n.LineRange):  # belongs to the preceding carrier
                here = found[-1].cites
                assert isinstance(here, n.CitesHere)
                cites = n.CitesHere((*here.ranges, part.value), span=here.span.to(part.span))
                found[-1] = replace(found[-1], cites=cites, span=found[-1].span.to(part.span))
        return n.Elsewhere(tuple(found), span=p.span)

    def leaves(self, p: Parts) -> n.Leaves:
        self.inherits = True
        return n.Leaves(n.CitesHere(p.every("lines"), span=p.span), p.first("text"), span=p.span)

    def circle(self, p: Parts) -> n.CircleDecl:
        quantifier, among = p.first("circle_when") or ("", ())
        said = next(part for part in p.children if part.rule in ("YES", "NO"))
        answer = n.Constant(said.value, span=said.span)
        items = p.first("circle_block") or ()
        return n.CircleDecl(
            p.first("text"), quantifier, among, p.first("word"), answer, p.first("cited"), items, span=p.span
        )

    def circle_when(self, p: Parts) -> tuple[str, tuple[n.Word, ...]]:
        return ("some" if p.every("SOME") else "only"), p.every("word")

    def if_do(self, p: Parts) -> d.IfDo:
        first = d.Branch(p.first("expression"), p.every("statement"), span=p.span)
        return d.IfDo((first, *p.every("else_if")), p.first("else_do") or (), span=p.span)

    def remove_each(self, p: Parts) -> d.ForEachDo:
        """Build `remove each x in xs where C` as a loop that removes its elements."""
        each = p.first("bare_each")
        ordering = each.ordering or n.Ordering("listed", span=p.span)
        body = (d.Remove(n.Name(each.variable.text, span=each.variable.span), span=p.span),)
        return d.ForEachDo(each.variable, each.source, each.where, ordering, body, span=p.span)

    def put_on(self, p: Parts) -> d.PutOn:
        value, on = p.every("expression")
        turns, unit = p.first("so_long") or (None, p.first("until_end"))
        return d.PutOn(value, on, turns, unit, span=p.span)

    def window(self, p: Parts) -> d.ProcessDecl:
        """Build a window: a process whose last parameter is the roll, which is also its result."""
        name, pending = p.every("word")
        of = p.first("type")
        parameters = (*p.first("params"), n.Parameter(pending, of, span=pending.span))
        label, items, body = p.first("label"), p.every("rest"), p.every("statement")
        return d.ProcessDecl(name, parameters, of, label, items, body, pending=pending, span=p.span)

    def taken(self, p: Parts) -> d.Taken:
        low, *high = p.first("among") or (None,)
        end = high[0] if high else None
        return d.Taken(
            p.first("word"),
            p.first("type"),
            low,
            end,
            p.first("default"),
            p.first("path_from"),
            p.first("when"),
            span=p.span,
        )

    def once_per(self, p: Parts) -> d.OncePer:
        *names, unit = p.every("word")
        return d.OncePer(tuple(names), unit, p.first("once_in"), p.first("when"), span=p.span)

    def sequence(self, p: Parts) -> d.SequenceDecl:
        queued, ordering = p.first("queue") or ((), None)
        for again in [part for part in p.children if part.rule == "queue"][1:2]:
            self.report.error(
                "R0215",
                "the clause `queue` is declared twice",
                again.span,
                "again here",
                hint="a sequence has one line `queue`",
            )
        limits, notes, stages = (p.every(rule) for rule in ("limit_acts", "note", "stage"))
        return d.SequenceDecl(
            p.first("word"), p.first("label"), queued, ordering, limits, notes, stages, p.every("rest"), span=p.span
        )

    def stage(self, p: Parts) -> d.Stage:
        return d.Stage(self.whole(p)[0], p.first("label"), p.every("clause"), span=p.span)

    def act_range(self, p: Parts) -> tuple[int, int]:
        numbers = self.whole(p)
        return numbers[0], numbers[-1]

    def override(self, p: Parts) -> n.OverrideDecl:
        return n.OverrideDecl(p.children[-1].value, span=p.span)

    def step_edit(self, p: Parts) -> d.StepEdit:
        verb, label = p.rule.removesuffix("_step"), p.first("label")
        if verb == "override":
            stage = self.stage(p)
            return d.StepEdit(verb, stage.number, (stage,), None, span=p.span)
        return d.StepEdit(verb, self.whole(p)[0], p.every("stage"), label, span=p.span)


MAKERS = dict(makers())
_SHARED = {
    "band": "band_one band_less",
    "binary": "compare equal less has plus minus multiply divide part_of",
    "block": "start kind_block constant_block quantity_block circle_block record_block event_block act_of_block "
    "each_act_block",
    "enum_line": "enum_line scale_line",
    "number": "number measured grain",
    "period": "period_this period_last period_within period_ever period_first",
    "step_edit": "after_step override_step forbid_step",
    "taken": "taken_one taken_path",
    "within": "within not_within",
}
"""Methods for several rules, or for a rule of another name."""
_OWN = """
    percent face name key_number row_key type_spot modify place lines citation_here carrier elsewhere leaves circle
    circle_when if_do lying_on remove_each put_on
    window once_per sequence stage act_range override
"""
METHODS: dict[str, Callable[[Builder, Parts], Any]] = {
    rule: getattr(Builder, method)
    for method, rules in {**_SHARED, **{name: name for name in _OWN.split()}}.items()
    for rule in rules.split()
}
"""Methods of rules without a row in `tree_forms`."""
