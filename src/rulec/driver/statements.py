"""Count how the pages of a pack cover the sentences of its sources, and the figures in them.

A *statement* is a sentence on the lines for which a marked declaration is responsible. Its state is *on the page*, *a
link away* (`carried by`), *left out* for a reason, or *unsaid*. If the document is not available, stored hashes give
the number of sentences on each line. A sentence that no longer matches its hash counts as unsaid. A *figure* is a
number, percentage, dice notation or number word. It is covered if the words that carry its sentence contain it in the
same unit; these words are those of the reference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulec.backends.export.values import Json
from rulec.backends.reference.language.phrases import Phrases, plain_phrases
from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.base.sentence_splitter import sentences, sum_of
from rulec.base.text import listed
from rulec.base.tree import outermost
from rulec.base.types import TruthType
from rulec.driver.figures import Figure, figures_in, units_of
from rulec.driver.source_check import lines_of
from rulec.ir.labels import words_text
from rulec.sema.expr import CallTo, Typed
from rulec.sema.model import Cite, Declared, Kind, Mark, Model, Record, Words
from rulec.sema.summaries.sentence_marks import Carried, MarkedPage, carrier, is_chapter, marked_pages
from rulec.sema.typing.texts import names_with_numbers
from rulec.tables.sentences_file import Sums

Address = tuple[str, int, int]
"""Document, line, and number of the sentence on the line."""
STATES = ("on_page", "link", "left_out", "unsaid")


@dataclass(frozen=True, slots=True)
class Library:
    """The sentences of the documents: their texts if available, and the hashes stored with the pack."""

    texts: Mapping[str, Mapping[int, tuple[str, ...]]]
    sums: Sums

    def count(self, document: str, line: int) -> int:
        """Return the known number of sentences that begin on a line."""
        told = self.texts.get(document) or self.sums.get(document, {})
        return len(told.get(line, ()))

    def text(self, at: Address) -> str | None:
        """Return the sentence at an address, or None if its text is not available."""
        told = self.texts.get(at[0], {}).get(at[1], ())
        return told[at[2] - 1] if at[2] <= len(told) else None

    def is_changed(self, at: Address) -> bool:
        """Return whether the sentence differs from its stored hash."""
        kept, text = self.sums.get(at[0], {}).get(at[1], ()), self.text(at)
        return at[2] <= len(kept) and text is not None and kept[at[2] - 1] != sum_of(text)


def library(model: Model, sources: Mapping[str, str]) -> Library:
    """Split the available texts into sentences."""
    return Library({key: sentences(lines_of(text)) for key, text in sources.items()}, model.sentences)


def check_sentences(model: Model, books: Library, report: Report) -> None:
    """Report marks of sentences that do not exist or have changed since."""
    for page in marked_pages(model):
        for one in page.carried:
            cite = one.cite
            if not cite.sentence or cite.document not in books.texts or cite.span is None:
                continue
            at = (cite.document, cite.first or 0, cite.sentence)
            count = books.count(at[0], at[1])
            if at[2] > count:
                begin = "one sentence begins" if count == 1 else f"{count or 'no'} sentences begin"
                report.error(
                    "R0855", f"the document `{at[0]}` has no sentence {at[1]}.{at[2]}", cite.span,
                    f"{begin} on line {at[1]}",
                )  # fmt: skip
            elif books.is_changed(at):
                report.error(
                    "R0859", f"the sentence {at[1]}.{at[2]} of `{at[0]}` is not the one that was marked", cite.span,
                    "marked here", hint="read it again, mend what carries it, and keep its sum with `--mark`",
                )  # fmt: skip


def changed(model: Model, books: Library) -> Iterator[str]:
    """Yield the marked sentences that differ from their stored hashes."""
    found = {
        (one.cite.document, one.cite.first or 0, one.cite.sentence): None
        for page in marked_pages(model) for one in page.carried if one.cite.sentence
    }  # fmt: skip
    yield from (f"{at[0]} {at[1]}.{at[2]}" for at in found if books.is_changed(at))


def sums_to_keep(model: Model, own: Sums, books: Library) -> Sums:
    """Return the hashes for `sentences.yaml`.

    For available documents they cover all lines that marked declarations answer for or mark. For other documents the
    stored hashes, *own*, are kept.
    """
    found: dict[str, dict[int, tuple[str, ...]]] = {
        document: dict(lines) for document, lines in own.items() if document not in books.texts
    }
    for page in marked_pages(model):
        if not page.is_marked:
            continue
        for cite in (*page.answers, *(one.cite for one in page.carried)):
            lines = books.texts.get(cite.document, {})
            for line in _lines(cite):
                if line in lines:
                    found.setdefault(cite.document, {})[line] = tuple(map(sum_of, lines[line]))
    return found


def _lines(cite: Cite) -> range:
    return range(cite.first or 0, (cite.last or cite.first or 0) + 1) if cite.first else range(0)


def statements(model: Model, books: Library, pages: Mapping[str, str]) -> Json:
    """Return the states of all statements by page, with totals by sort and for the pack. *pages* is the reference."""
    said = Said(model, pages)
    shown: list[dict[str, Json]] = []
    sorts: dict[str, list[dict[str, Json]]] = {}
    unmarked: dict[str, int] = {}
    for page in marked_pages(model):
        if page.is_marked:
            told = _page(page, books, said)
            shown.append(told)
            sorts.setdefault(page.sort, []).append(told)
        elif isinstance(page.declared, Record) and page.answers:
            unmarked[page.sort] = unmarked.get(page.sort, 0) + 1
    kinds: dict[str, Json] = {sort: _total(told) for sort, told in sorts.items()}
    return {**_total(shown), "unmarked": {**unmarked}, "kinds": kinds, "pages": [*shown]}


def _total(pages: Sequence[Mapping[str, Any]]) -> dict[str, Json]:
    total: dict[str, Json] = {"marked": len(pages), "statements": sum(page["statements"] for page in pages)}
    for state in STATES:
        total[state] = sum(page[state] if isinstance(page[state], int) else len(page[state]) for page in pages)
    figures = [page["figures"] for page in pages]
    total["figures"] = {key: sum(each[key] for each in figures) for key in ("all", "told")}
    return total


def _page(page: MarkedPage, books: Library, said: Said) -> dict[str, Json]:
    carried: dict[Address, list[Carried]] = {}
    for line in (line for cite in page.answers for line in _addresses(cite, books)):
        carried.setdefault(line, [])
    for one in page.carried:
        for at in _marked(one.cite, books):
            carried.setdefault(at, []).append(one)
    found: dict[str, list[Json]] = {state: [] for state in STATES}
    figures: list[Figure] = []
    untold: list[Json] = []
    for at in sorted(carried):
        state = _state(carried[at]) if not books.is_changed(at) else "unsaid"
        here: dict[str, Json] = {"at": f"{at[0]} {at[1]}.{at[2]}"}
        text = books.text(at)
        if state == "left_out":
            here["because"] = next(
                m.because for one in carried[at] for m in [one.by] if isinstance(m, Mark) and m.because
            )
        if text is not None:
            here["says"] = text
        found[state].append(here)
        if text is None or state not in ("on_page", "link"):
            continue
        wanted = list(figures_in(said.named.sub("", text), said.units))
        told = [figure for one in carried[at] for figure in said.figures(one, page)]
        figures += wanted
        untold += (
            {"at": here["at"], "figure": one.shown, "says": text}
            for one in wanted
            if not any(one.is_told_by(each) for each in told)
        )
    return {
        "page": page.name,
        "title": said.title(page.declared),
        "statements": len(carried),
        "on_page": len(found["on_page"]),
        "link": len(found["link"]),
        "left_out": found["left_out"],
        "unsaid": found["unsaid"],
        "figures": {"all": len(figures), "told": len(figures) - len(untold)},
        "untold": untold,
    }


def _addresses(cite: Cite, books: Library) -> Iterator[Address]:
    for line in _lines(cite):
        yield from ((cite.document, line, at) for at in range(1, books.count(cite.document, line) + 1))


def _marked(cite: Cite, books: Library) -> Iterator[Address]:
    """Yield the addresses that a citation marks: its sentence, or the only one on its line."""
    if cite.first is None:
        return
    count = books.count(cite.document, cite.first)
    if cite.sentence:
        if cite.sentence <= count or not count:
            yield cite.document, cite.first, cite.sentence
    elif len(_lines(cite)) == 1 and count == 1:
        yield cite.document, cite.first, 1


def _state(carried: Sequence[Carried]) -> str:
    marks = [one.by for one in carried if isinstance(one.by, Mark)]
    if any(not isinstance(one.by, Mark) or not (one.by.to or one.by.because) for one in carried):
        return "on_page"
    if any(mark.to for mark in marks):
        return "link"
    return "left_out" if marks else "unsaid"


class Said:
    """The words of the reference for parts of the model, and the figures in them."""

    def __init__(self, model: Model, pages: Mapping[str, str]) -> None:
        self.model = model
        self.pages = pages
        self.phrases: Phrases = plain_phrases(model)
        self.units = units_of(model)
        titles = {record.title for group in model.records.values() for record in group}
        titles |= {member.title for enum in model.enums.values() for member in enum.members}
        titles |= {variant.title for variant in model.all_deeds.variants.values()}
        self.named = names_with_numbers(titles)
        self._known: dict[int, tuple[object, list[Figure]]] = {}

    def title(self, declared: Declared) -> str:
        """Return the title of a declaration."""
        title = getattr(declared, "title", "")
        return title or (words_text(self.model, declared.label) if declared.label is not None else declared.name)

    def figures(self, one: Carried, page: MarkedPage) -> list[Figure]:
        """Return the figures in the words that carry a sentence."""
        by = one.by
        known = self._known.get(id(by))
        if known is None:
            known = self._known[id(by)] = by, list(figures_in(self._words(by, page), self.units))
        return known[1]

    def _words(self, by: object, page: MarkedPage) -> str:
        if isinstance(by, Mark):
            if by.to is not None and is_chapter(self.model, by.to):
                return self.pages.get(f"book/{by.to[1]}.md", "")
            if by.to is not None:
                held = carrier(self.model, by.to)
                return self.whole(held) if held is not None else ""
            if by.words is not None:
                return str(self.phrases.words(by.words))
            value = dict(page.declared.values).get(by.field) if isinstance(page.declared, Record) else None
            return self.value(value) if value is not None else ""
        if by is page.declared:
            return " ".join(map(self.part, page.parts))
        return self.part(by)

    def whole(self, declared: Declared) -> str:
        """Return the words of a declaration, including an entry's act and effects, or a kind's entries."""
        parts: list[object] = [declared]
        if isinstance(declared, Record):
            act = self.model.all_deeds.acts.get((declared.kind, declared.name))
            parts += [act] if act is not None else []
            parts += (touch.clause for touch in self.model.touches(declared))
        elif isinstance(declared, Kind):
            parts += self.model.records.get(declared.name, ())
        return " ".join(map(self.part, parts))

    def part(self, node: object) -> str:
        """Return the words of a part of the model: its values, conditions and texts."""
        found: list[str] = []
        for each in outermost(node, (Typed, Words)):
            found.append(str(self.phrases.words(each)) if isinstance(each, Words) else self.value(each))
        return "; ".join(found)

    def value(self, expr: Any) -> str:
        """Phrase a value or condition; of a process call only the arguments."""
        if isinstance(expr, CallTo) and expr.name in self.model.all_deeds.processes:
            return self.part(expr)
        return str(self.phrases.clause(expr) if isinstance(expr.type, TruthType) else self.phrases.noun(expr))


def show(found: Mapping[str, Any]) -> Iterator[str]:
    """Yield the report as lines of text."""
    if not found["marked"]:
        return
    yield f"  {_counted(found)}"
    waiting = ", ".join(f"{count} {sort}" for sort, count in found["unmarked"].items())
    if waiting:
        yield f"    entries without marks: {waiting}"
    for sort, total in found["kinds"].items():
        yield f"    {sort}: {_counted(total)}"
    for page in found["pages"]:
        yield f"    {page['page']}  {page['title']}: {_states(page)}"
        yield from (f"      left out {_item(one)}" for one in page["left_out"])
        yield from (f"      unsaid {_item(one)}" for one in page["unsaid"])
        lacking: dict[str, list[str]] = {}
        for one in page["untold"]:
            lacking.setdefault(f"{one['at']}  {{}} not told: {one['says']}", []).append(one["figure"])
        for line, figures in lacking.items():
            yield f"      {line}".replace("{}", f"{listed(figures)} {'is' if len(figures) == 1 else 'are'}", 1)


def _counted(total: Mapping[str, Any]) -> str:
    return f"{total['marked']} marked pages, {_states(total)}"


def _states(total: Mapping[str, Any]) -> str:
    numbers = {state: total[state] if isinstance(total[state], int) else len(total[state]) for state in STATES}
    figures = total["figures"]
    told = f"; {figures['told']} of {figures['all']} figures told" if figures["all"] else ""
    return (
        f"{total['statements']} statements: {numbers['on_page']} on the page, {numbers['link']} a link away, "
        f"{numbers['left_out']} left out, {numbers['unsaid']} unsaid{told}"
    )


def _item(one: Mapping[str, Any]) -> str:
    return f"{one['at']}  {one.get('because') or one.get('says', '')}".rstrip()
