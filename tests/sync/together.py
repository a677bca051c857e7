"""Texts and lines of citations changed all at once, each in a way that tells it from all others.

A text gets a word that stands nowhere else, a line of a citation becomes a number that stands nowhere else: then each
has reached a page when its mark is on one, and the package when its mark is in that, whatever the others did.

What does not show in this way, or what the compiler refuses, is left to be judged alone (`verdict`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import TypeVar

from rulec.backends.python import emit
from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.spans import Source
from rulec.base.text import snake_case
from rulec.sema.inputs import PackInput
from rulec.sema.model import Model
from tests.sync.literals import Literal
from tests.sync.mutate import marked
from tests.sync.outputs import Pages
from tests.sync.pack import Edit, parsed_once
from tests.sync.verdict import Judge, Verdict

T = TypeVar("T")

_END = re.compile(r"\s*\.\.\s*([0-9]+)")
_NUMBER = re.compile(r"[0-9]+")
_FAR = 1_000_000
_LETTERS = "bcdfghklmnprstvw"
FEW = 4
"""So many are judged alone sooner than all is compiled once more for them."""
ROUNDS = 30
"""How often what is refused is taken out before the rest is left to be judged alone."""


@dataclass(frozen=True)
class Marked:
    """A literal, its change, and the mark by which it is known."""

    literal: Literal
    edits: tuple[Edit, ...]
    mark: str = ""


def parted(literals: Iterable[Literal]) -> tuple[list[Literal], list[Literal], list[Literal]]:
    """What is known by a mark, what stands in examples, and rules."""
    texts: list[Literal] = []
    evidence: list[Literal] = []
    rules: list[Literal] = []
    for literal in literals:
        if literal.sort == "mark":
            continue  # a page does not print it: what it stands for is in `tests/coverage`
        if literal.kind == "happening" and literal.sort == "text":
            texts.append(literal)
        elif literal.kind not in ("words", "evidence"):
            rules.append(literal)
        else:
            (texts if literal.sort in ("text", "line") else evidence).append(literal)
    return texts, evidence, rules


@dataclass
class Together:
    """Judges texts of one pack all at once; `alone` are those that are left."""

    judge: Judge
    alone: list[Literal] = field(default_factory=list)
    read: dict[tuple[str | Edit, ...], PackInput] = field(default_factory=dict)

    def texts(self, literals: Iterable[Literal]) -> Iterator[Verdict]:
        """The texts and the lines of citations."""
        marks = ("qu" + "".join(letters) + "x" for letters in product(_LETTERS, repeat=4))
        batch: list[Marked] = []
        ends = self._ends(literals := list(literals))
        for number, literal in enumerate(literals):
            start, end = literal.start, literal.end
            if literal.sort == "text":
                mark = next(marks)
                batch.append(Marked(literal, ((start, end, marked(literal.text, mark)),), mark))
                continue
            start += literal.text.rindex(_NUMBER.findall(literal.text)[-1])
            mark = str((2 * _FAR if (literal.file, start) in ends else _FAR) + number)
            batch.append(Marked(literal, ((start, end, mark),), mark))
        yield from self._shown(batch)

    def _ends(self, literals: Iterable[Literal]) -> set[tuple[str, int]]:
        """Where stretches of lines end: these go further than all starts, so that they stay behind them."""
        text = self.judge.base.text
        found = [(one.file, _END.match(text(one.file), one.end)) for one in literals if one.sort == "line"]
        return {(file, behind.start(1)) for file, behind in found if behind is not None}

    # ---- what becomes of them ------------------------------------------------------------------
    def _shown(self, batch: Sequence[Marked]) -> Iterator[Verdict]:
        """Marks on pages, and in the tables of labels."""
        model, batch = self.compiled(batch)
        if model is None:
            return
        base = self.judge.base
        every = "\n".join(make() for make in Pages(model, {}).make.values())
        seen = set(re.findall(r"\bqu[a-z]{4}x\b|[0-9]+", every.lower()))
        told: set[str] = set()
        if any(_is_told(one.literal) for one in batch):
            program, faults = base.lowered(model)
            assert program is not None, [fault.headline for fault in faults]
            texts = [text for _, text in emit(program).items()]
            told = set(re.findall(r"\bqu[a-z]{4}x\b", "\n".join(texts).lower()))
        for one in batch:
            on_pages = one.mark in seen or one.literal.named == "said when typed"
            if on_pages and (not _is_told(one.literal) or one.mark in told):
                yield Verdict(one.literal, True, "changed")
            else:
                self.alone.append(one.literal)

    def compiled(self, batch: Sequence[Marked]) -> tuple[Model | None, list[Marked]]:
        """The model with all changes that are not refused, and these; the others are left to be judged alone."""
        left = list(batch)
        for _ in range(ROUNDS):
            model, faults = self._mutant(left)
            if model is not None:
                return model, left
            missed = {name for fault in faults for name in re.findall(r"`(\w+)`", fault.headline)}
            titles = (one for one in left if one.literal.sort == "text")
            refused = {id(one) for one in titles if snake_case(one.literal.text.strip('"')) in missed}
            refused = refused or {id(one) for one in left if any(self._near(one, fault) for fault in faults)}
            self.alone += [one.literal for one in left if id(one) in refused]
            left = [one for one in left if id(one) not in refused]
            if not refused or not left:
                break
        self.alone += [one.literal for one in left]
        return None, []

    def _mutant(self, batch: Sequence[Marked]) -> tuple[Model | None, list[Diagnostic]]:
        base, report = self.judge.base, Report()
        by_file: dict[str, list[Edit]] = {}
        for one in batch:
            by_file.setdefault(one.literal.file, []).extend(one.edits)
        self.places: dict[str, list[tuple[int, int]]] = {}  # of each file, where its lines stood and how far they moved
        changed: PackInput = base.input
        for file, edits in by_file.items():
            moved, total = [], 0
            for start, end, new in sorted(edits):
                moved.append((end, total := total + len(new) - (end - start)))
            self.places[base.files.path(file)] = moved
            made = self._made(file, edits, report)
            if made is None:
                return None, report.found
            changed = _with(changed, made, base.input)
        with parsed_once(base.parsed):
            model = None if report.failed else base._quick(changed, report)
        return model, report.found

    def _made(self, file: str, edits: list[Edit], report: Report) -> PackInput | None:
        """The pack with one changed file, which is read once for the same changes."""
        if (file, *edits) in self.read:
            return self.read[file, *edits]
        base, before = self.judge.base, len(report.found)
        text = base.text(file)
        for start, end, new in sorted(edits, reverse=True):
            text = text[:start] + new + text[end:]
        made = base._input(file, Source(base.files.path(file), text), report)
        if made is not None and len(report.found) == before:
            self.read[file, *edits] = made
        return made

    def _near(self, one: Marked, fault: Diagnostic) -> bool:
        """Whether a fault is told at the changed literal, or in the same line."""
        base = self.judge.base
        path = base.files.path(one.literal.file)
        for place in (fault.primary, *fault.related):
            span = place.span
            if span.source.path != path:
                continue
            text = span.source.text
            at = one.literal.start + _shift(self.places.get(path, ()), one.literal.start)
            first, last = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
            if first <= at <= (last if last >= 0 else len(text)):
                return True
        return False


def _is_told(literal: Literal) -> bool:
    """Whether a text stands in the package as well: a clause's label, and what acts and processes say."""
    return literal.label or literal.named in ("told", "said when typed")


def _shift(moved: Iterable[tuple[int, int]], at: int) -> int:
    """How far what stood at a place has moved."""
    found = 0
    for end, total in moved:
        if end <= at:
            found = total
    return found


def _with(changed: PackInput, made: PackInput, base: PackInput) -> PackInput:
    """One change more: what of `made` is another than in `base`."""
    if made.pack is not base.pack:
        return replace(changed, pack=made.pack)
    return replace(
        changed,
        modules=_newer(changed.modules, made.modules, base.modules),
        tables=_newer(changed.tables, made.tables, base.tables),
    )


def _newer(now: tuple[T, ...], made: tuple[T, ...], base: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(new if new is not old else kept for kept, new, old in zip(now, made, base, strict=True))
