"""What the contents list, in which chapters, on which page an example stands, and the anchors of gathering pages."""

from __future__ import annotations

from collections.abc import Iterator

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
    ref_of,
)
from rulec.base.records import dataclass
from rulec.sema.deeds import ActsOf, RunEach
from rulec.sema.model import Declared, Model, Sheet


def place_anchors(site: Places, model: Model) -> None:
    """Gives headings their anchors, in the order in which the pages print them."""
    contents = Anchors("Contents")
    for title, modules in chapters(model, listed_in(model)).items():
        place = contents.claim(title)
        for module in modules:
            site.anchor(("chapter", module), CONTENTS, place)
    site.anchor(("chapter", "tables"), CONTENTS, contents.claim("Tables"))
    rulings = Anchors("Rulings")
    for heading, names in weighed(model):
        if heading:
            rulings.claim(heading)
        for name in names:
            title = plain_label(model.rulings[name].label) or titled(name)
            site.anchor(("ruling", name), RULINGS, rulings.claim(title))
    glossary = Anchors("Glossary")
    measures = glossary.claim("Measures")
    for name in model.measures:
        site.anchor(("measure", name), GLOSSARY, measures)
    fixed = glossary.claim("Fixed values")
    for name in model.constants:
        site.anchor(("constant", name), GLOSSARY, fixed)
    glossary.claim("Words with fixed choices")
    for name in model.enums:
        site.anchor(("enum", name), GLOSSARY, glossary.claim(titled(name)))
    for table in model.tables.values():
        headings = Anchors(table.title)
        for sheet in table.sheets:
            anchor = headings.claim(sheet_title(sheet))
            site.anchor(("sheet", f"{table.name}/{sheet.key}"), site.page(("table", table.name)), anchor)
    examples = {EXAMPLES: Anchors("Examples")}  # by page
    for example in model.examples.values():
        ref = home_of(model, example.of)
        page = EXAMPLES if ref is None else site.page(ref)
        site.anchor(("example", example.name), page, examples.setdefault(page, Anchors()).claim(example.title))
    if model.pending:
        waiting = examples[EXAMPLES].claim("Waiting for rules")
        for pending in model.pending:
            site.anchor(("pending", pending), EXAMPLES, waiting)
    events = Anchors("Events")
    for name in model.all_deeds.events:
        site.anchor(("event", name), EVENTS, events.claim(titled(name)))
    sources = Anchors("Sources")
    for key, document in model.documents.items():
        site.anchor(("document", key), SOURCES, sources.claim(document.title))


def home_of(model: Model, of: str) -> Ref | None:
    """The page on which an example of a declaration stands, None for one that stands alone."""
    if of in model.views:
        return ("view", of)
    if of in model.function_names:
        return ("function", of)
    if of in model.all_deeds.processes:
        return ("process", of)
    if of in model.solves:
        return ("solve", of)
    head, mark, name = of.partition(":")
    of_kind = [kind for kind in model.records if mark and kind.lower() == head.replace("_", "")]
    for kind in of_kind:
        if any(key == name for key, _, _ in model.record_heads(kind)):
            return ("record", f"{kind}/{name}")
    for kind in of_kind if name.isdecimal() else ():  # the head of a block gives an entry its number
        for key, _, number in model.record_heads(kind):
            if str(number) == name:
                return ("record", f"{kind}/{key}")
    return None


@dataclass(frozen=True, slots=True)
class Listed:
    """A declaration with a page of its own, and the name of that."""

    declared: Declared
    ref: Ref


def chapters(model: Model, contents: tuple[Listed, ...]) -> dict[str, tuple[str, ...]]:
    """The chapters by their titles, each with its rules files that declare something with a page of its own.

    First those that the pack names, in its order; then the other files: in the order in which a turn comes to them,
    and those to which it does not come in source order.
    """
    listed = dict.fromkeys(one.declared.module for one in contents)
    found: dict[str, tuple[str, ...]] = {}
    for module in dict.fromkeys([*model.chapters, *_in_turn(model), *listed]):
        if module in listed:
            title = chapter_title(model, module)
            found[title] = (*found.get(title, ()), module)
    return found


def _in_turn(model: Model) -> Iterator[str]:
    """The rules files that sequences stand in, and those of what their steps carry out."""
    deeds = model.all_deeds
    for sequence in deeds.sequences.values():
        yield sequence.module
        for item in (item for stage in sequence.stages for item in stage.items):
            if isinstance(item, ActsOf):
                for record in model.records.get(item.kind, ()):
                    if record.number is not None and any(low <= record.number <= high for low, high in item.ranges):
                        yield record.module
            elif isinstance(item, RunEach) and item.process in deeds.processes:
                yield deeds.processes[item.process].module


def listed_in(model: Model) -> tuple[Listed, ...]:
    """What the contents list, in source order."""
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
    return tuple(Listed(one, ref_of(one)) for one in everything)


def title_of_differences(model: Model) -> str:
    """`What changes in The Manor`."""
    return f"What changes in {joined([model.changes.titles.get(name, name) for name in model.extends])}"


_WEIGHTS = {True: "What matters most", None: "What matters to some", False: "What hardly matters"}


def weighed(model: Model) -> list[tuple[str, list[str]]]:
    """The rulings by how much they matter, in source order; under no heading where nothing is said of it."""
    found: dict[bool | None, list[str]] = {much: [] for much in _WEIGHTS}
    for name, one in model.rulings.items():
        found[one.much].append(name)
    heading = bool(found[True] or found[False])
    return [(_WEIGHTS[much] if heading else "", those) for much, those in found.items() if those]


def sheet_title(sheet: Sheet) -> str:
    """The heading of a printed table: the book's, without its capitals."""
    return upper_first(quiet(sheet.title or humanise(sheet.key)))
