"""Order the contents: listed declarations, chapters, homes of examples, and anchors of gathering pages."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from rulec.backends.reference.language.speaker import plain_label
from rulec.backends.reference.language.words import humanise, joined, quiet, titled, upper_first
from rulec.backends.reference.page_places import (
    CONTENTS,
    EVENTS,
    EXAMPLES,
    GLOSSARY,
    RULINGS,
    SOURCES,
    Anchors,
    Places,
    Ref,
    chapter_title,
    record_ref,
    ref_of,
)
from rulec.sema.deeds import ActsOf, RunEach
from rulec.sema.model import Declared, Model, Sheet


def place_anchors(site: Places, model: Model) -> None:
    """Register the anchors of all headings that links lead to."""
    anchors: dict[str, Anchors] = {}
    for page, heading, refs in _headings(site, model):
        anchor = anchors.setdefault(page, Anchors()).claim(heading)
        for ref in refs:
            site.anchor(ref, page, anchor)


def _headings(site: Places, model: Model) -> Iterator[tuple[str, str, list[Ref]]]:
    """Yield headings in printed order, as page, heading text, and the references that they anchor.

    Headings without references are included, since they change the anchors of later ones.
    """
    yield CONTENTS, "Contents", []
    for title, modules in chapters(model, listed_in(model).values()).items():
        yield CONTENTS, title, [("chapter", module) for module in modules]
    yield CONTENTS, "Tables", [("chapter", "tables")]
    yield RULINGS, "Rulings", []
    for heading, names in weighed(model):
        if heading:
            yield RULINGS, heading, []
        for name in names:
            yield RULINGS, plain_label(model.rulings[name].label) or titled(name), [("ruling", name)]
    yield GLOSSARY, "Glossary", []
    yield GLOSSARY, "Measures", [("measure", name) for name in model.measures]
    yield GLOSSARY, "Fixed values", [("constant", name) for name in model.constants]
    yield GLOSSARY, "Words with fixed choices", []
    for name in model.enums:
        yield GLOSSARY, titled(name), [("enum", name)]
    for table in model.tables.values():
        page = site.page(("table", table.name))
        yield page, table.title, []
        for sheet in table.sheets:
            yield page, sheet_title(sheet), [("sheet", f"{table.name}/{sheet.key}")]
    yield EXAMPLES, "Examples", []
    for example in model.examples.values():
        ref = home_of(model, example.of)
        yield EXAMPLES if ref is None else site.page(ref), example.title, [("example", example.name)]
    if model.pending:
        yield EXAMPLES, "Waiting for rules", [("pending", name) for name in model.pending]
    yield EVENTS, "Events", []
    for name in model.all_deeds.events:
        yield EVENTS, titled(name), [("event", name)]
    yield SOURCES, "Sources", []
    for key, document in model.documents.items():
        yield SOURCES, document.title, [("document", key)]


def home_of(model: Model, of: str) -> Ref | None:
    """Return the page on which an example of a declaration stands, or None if the example stands alone."""
    groups: dict[str, Container[str]] = {
        "view": model.views,
        "function": model.function_names,
        "process": model.all_deeds.processes,
        "solve": model.solves,
    }
    for sort, names in groups.items():
        if of in names:
            return sort, of
    head, mark, name = of.partition(":")
    for kind, records in model.records.items():
        if mark and kind.lower() == head.replace("_", ""):
            for record in records:  # the block may name an entry by its number
                if name == record.name or (record.number is not None and name == str(record.number)):
                    return record_ref(record)
    return None


def chapters(model: Model, contents: Iterable[Declared]) -> dict[str, tuple[str, ...]]:
    """Return the chapters by title, each with its rules files that have listed declarations.

    Chapters named by the pack come first, in its order. Other files follow in the order in which a turn reaches them,
    then the rest in source order.
    """
    listed = dict.fromkeys(one.module for one in contents)
    found: dict[str, tuple[str, ...]] = {}
    for module in dict.fromkeys([*model.chapters, *_in_turn(model), *listed]):
        if module in listed:
            title = chapter_title(model, module)
            found[title] = (*found.get(title, ()), module)
    return found


def _in_turn(model: Model) -> Iterator[str]:
    """Yield the rules files of sequences, and of the acts and processes that their steps carry out, in turn order."""
    deeds = model.all_deeds
    for sequence in deeds.sequences.values():
        yield sequence.module
        for item in (item for stage in sequence.stages for item in stage.items):
            if isinstance(item, ActsOf):
                for record in (record for kind in item.kinds for record in model.records.get(kind, ())):
                    if record.number is not None and any(low <= record.number <= high for low, high in item.ranges):
                        yield record.module
            elif isinstance(item, RunEach) and item.process in deeds.processes:
                yield deeds.processes[item.process].module


def listed_in(model: Model) -> dict[Ref, Declared]:
    """Return the declarations with pages of their own, by reference, in source order."""
    packs = {name: at for at, name in enumerate(model.changes.titles)}
    parts, deeds = model.view_parts(), model.all_deeds
    everything: list[Declared] = [
        *(f for f in model.functions if f.name not in parts),
        *model.views.values(),
        *(*deeds.processes.values(), *deeds.machines, *deeds.sequences.values(), *deeds.variants.values()),
        *model.solves.values(),
        *model.kinds.values(),
        *(r for records in model.records.values() for r in records),
    ]
    everything.sort(key=lambda d: (packs.get(d.pack, len(packs)), d.module, d.span.source.path, d.span.start))
    return {ref_of(one): one for one in everything}


def title_of_differences(model: Model) -> str:
    """Return `What changes in The Manor`."""
    return f"What changes in {joined([model.changes.titles.get(name, name) for name in model.extends])}"


_WEIGHTS = {True: "What matters most", None: "What matters to some", False: "What hardly matters"}


def weighed(model: Model) -> list[tuple[str, list[str]]]:
    """Return the rulings grouped by weight, in source order. The heading is "" if no ruling states its weight."""
    found: dict[bool | None, list[str]] = {much: [] for much in _WEIGHTS}
    for name, one in model.rulings.items():
        found[one.much].append(name)
    heading = bool(found[True] or found[False])
    return [(_WEIGHTS[much] if heading else "", those) for much, those in found.items() if those]


def sheet_title(sheet: Sheet) -> str:
    """Return the heading of a printed table: the book's, without its capitals."""
    return upper_first(quiet(sheet.title or humanise(sheet.key)))
