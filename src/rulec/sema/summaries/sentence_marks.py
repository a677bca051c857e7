"""The sentences of the sources that each declaration carries.

A *mark* is a citation of a sentence, on a clause, a text, a value of a field or a whole declaration. A declaration with
a mark is *marked*, and *answers* for all sentences on the lines that its block cites. A clause that cites a whole line
marks the line if it has a single sentence. Whole lines cited by a block mark nothing.
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
    """A citation, and the part of the model that carries it: a clause, a declaration, or a `Mark`."""

    cite: Cite
    by: object


@dataclass(frozen=True, slots=True)
class MarkedPage:
    """A declaration with the parts shown on its page, the lines for which it answers, and the citations it carries."""

    declared: Declared
    sort: str  # for an entry, the word of its kind
    parts: tuple[object, ...]
    answers: tuple[Cite, ...]
    carried: tuple[Carried, ...]

    @property
    def name(self) -> str:
        """The identifier in the coverage: `order:730`, `fact:able`."""
        number = self.declared.number if isinstance(self.declared, Record) else None
        return f"{self.sort}:{self.declared.name if number is None else number}"

    @property
    def is_marked(self) -> bool:
        """True if the declaration has a mark."""
        return any(one.cite.sentence or isinstance(one.by, Mark) for one in self.carried)


def marked_pages(model: Model) -> Iterator[MarkedPage]:
    """Yield the declarations of the pack itself, with the citations they carry.

    An entry includes its act and the clauses that it contributes to other declarations.
    """
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
    """Yield the citations of clauses and marks of a declaration that differ from those of its block."""
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
    """Return the place of a citation in a form that stays the same when its declaration moves in the file."""
    return cite.span.counted if cite.span is not None else None


def carrier(model: Model, to: Named) -> Declared | None:
    """Return the declaration that `carried by` names; None if there is none or it is a chapter (see `is_chapter`)."""
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
