"""The sentences of its sources that each declaration carries.

A *mark* is a citation of a sentence: of a clause, of a text, of a value of a field or of the declaration as a whole. A
declaration that has one is *marked*, and *answers* for all sentences on the lines that its block cites. A clause that
cites one whole line marks it where that line has a single sentence; the whole lines of a block mark nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.base.records import dataclass
from rulec.base.tree import walk
from rulec.sema.model import Cite, Declared, Mark, Model, Record
from rulec.sema.summaries.uses import declarations

Named = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Carried:
    """A citation, and the parts of the model by which it is carried: a clause, a declaration, or a `Mark`."""

    cite: Cite
    by: object


@dataclass(frozen=True, slots=True)
class MarkedPage:
    """A declaration with what stands on its page, the whole lines for which it answers, and what it carries."""

    declared: Declared
    sort: str  # of an entry the word of its kind
    parts: tuple[object, ...]
    answers: tuple[Cite, ...]
    carried: tuple[Carried, ...]

    @property
    def name(self) -> str:
        """`order:730`, `fact:able`."""
        number = self.declared.number if isinstance(self.declared, Record) else None
        return f"{self.sort}:{self.declared.name if number is None else number}"

    @property
    def is_marked(self) -> bool:
        """Return whether it says of some sentence where it is."""
        return any(one.cite.sentence or isinstance(one.by, Mark) for one in self.carried)


def marked_pages(model: Model) -> Iterator[MarkedPage]:
    """Yield what the pack itself declares and what cites, each with what it carries; an entry with its act and with the
    clauses that it brings into others."""
    grouped: dict[Named, list[Declared]] = {}
    for named, declared in declarations(model):
        if declared.pack == model.pack and named[0] not in ("example", "ruling"):
            grouped.setdefault(named, []).append(declared)
    for (sort, _), parts in grouped.items():
        first = parts[0]
        found: list[object] = list(parts)
        if isinstance(first, Record):
            found += (touch.clause for touch in model.touches(first))
            found += (clause for _, clause in model.touched_acts(first))
            sort = model.kinds[first.kind].word
        own = tuple(cite for part in parts for cite in part.cites if cite.document)
        answers = tuple(dict.fromkeys(cite for cite in own if not cite.sentence))
        whole = (Carried(cite, first) for cite in dict.fromkeys(own) if cite.sentence)
        yield MarkedPage(first, sort, tuple(found), answers, (*whole, *_carried(found, own)))


def _carried(parts: list[object], own: tuple[Cite, ...]) -> Iterator[Carried]:
    """Yield what the clauses and marks of a declaration carry; a clause without citations has those of its block."""
    blocks = {_counted(cite) for cite in own}
    seen: set[object] = set()
    for part in parts:
        for node in walk(part):
            if isinstance(node, Declared) and node in parts:
                continue
            here: set[object] = set()
            for cite in getattr(node, "cites", ()):
                place = _counted(cite)
                if not cite.document or place in blocks or place in seen:
                    continue
                here.add(place)
                yield Carried(cite, node)
            seen |= here


def _counted(cite: Cite) -> object:
    """The place of a citation as it stays when its declaration moves in the file."""
    return cite.span.counted if cite.span is not None else None


def carrier(model: Model, to: Named) -> Declared | None:
    """The declaration that `carried by` names; None where there is none. Chapters are none: see `is_chapter`."""
    word, name = to
    if word == "ruling":
        return model.rulings.get(name)
    if word:
        kind = next((kind for kind, each in model.kinds.items() if each.word == word), "")
        return next((one for one in model.records.get(kind, ()) if name in (one.name, str(one.number))), None)
    deeds = model.all_deeds
    for group in (
        model.function_names, model.solves, model.views, model.tables, model.constants, model.enums, deeds.processes,
        deeds.sequences, deeds.variants, deeds.events,
    ):  # fmt: skip
        if name in group:
            found: Declared = group[name]
            return found
    return next((kind for kind in model.kinds.values() if name in (kind.name, kind.word)), None)


def is_chapter(model: Model, to: Named) -> bool:
    """Return whether `carried by` names a chapter of the book."""
    return to[0] == "chapter" and any(chapter.name == to[1] for chapter in model.book)
