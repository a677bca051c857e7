"""The resolver: parsed files in, a typed model out. Reports all it finds; returns None when there was an error."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.diagnostics import Report
from rulec.base.memory import Memory
from rulec.base.records import dataclass, replace
from rulec.base.spans import nowhere
from rulec.base.text import did_you_mean
from rulec.base.tree import walk
from rulec.sema.bodies.acts import Acts
from rulec.sema.bodies.clauses import Body
from rulec.sema.bodies.functions import Functions
from rulec.sema.bodies.notation import read_spellings
from rulec.sema.bodies.processes import events, finish_state, processes, upons
from rulec.sema.bodies.sequences import Plays
from rulec.sema.bodies.solves import read_solves
from rulec.sema.context import Context, parts
from rulec.sema.declare.chapters import own_kind, read_book, read_pending, read_sheets
from rulec.sema.declare.constants import Held
from rulec.sema.declare.kinds_and_records import finish_kinds, finish_records
from rulec.sema.declare.map_entries import drawn_maps
from rulec.sema.declare.symbols import declare, declare_world
from rulec.sema.declare.tables import declare_tables, fill_tables
from rulec.sema.declare.visibility import settle_seen
from rulec.sema.deeds import Deeds, State
from rulec.sema.desugar.machines import machines
from rulec.sema.desugar.views import Views
from rulec.sema.examples import read_examples
from rulec.sema.expr import AllOf
from rulec.sema.inputs import PackInput
from rulec.sema.kept import with_same_parts
from rulec.sema.model import Measure, Model
from rulec.sema.overrides.interface import changes, check_types
from rulec.sema.sorts import sort_written
from rulec.sema.summaries.effects import with_throws
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


@dataclass(frozen=True)
class Resolved:
    """A model with the context that made it, in which command lines type their expressions."""

    model: Model
    context: Context


def resolve(root: PackInput, report: Report) -> Model | None:
    """Return the model of a pack, or None after a report."""
    resolved = resolve_with_context(root, report)
    return resolved.model if resolved is not None else None


def resolve_with_context(root: PackInput, report: Report, memory: Memory | None = None) -> Resolved | None:
    """Return the model of a pack with its context, or None after a report. `memory` keeps parts for the next run."""
    before = len(report.found)
    context = Context.of(root, report, memory)
    if not declare(context):
        return None
    declare_world(context)
    heads = declare_tables(context)
    held = Held(context)
    held.settle()
    check_types(context)
    finish_kinds(context, held)
    settle_seen(context)
    state = finish_state(context, held)
    tables = fill_tables(context, heads, held)
    acts = Acts(context, held)
    acts.declare()
    functions = Functions(context, held, acts)
    functions.read()
    changed_costs = functions.costing.settle()
    records = finish_records(context, held)
    constants, rulings = held.constants(), held.rulings()
    quantities, values, facts = {**functions.quantities(), **changed_costs}, functions.values(), functions.facts()
    rolls, decides, solves = functions.rolls(), functions.decides(), read_solves(context)
    views = Views(context)
    views.read()
    values = {**values, **views.parts}
    deeds = _deeds(context, held, state, acts, functions.bodies)
    examples, doings = read_examples(context, held, deeds)
    chapters = _chapters(root, report)
    sheets = read_sheets(context, root.pack)
    pending = read_pending(context, (part.pack for part in parts(root)))
    book, doors = read_book(context, held, root, examples, sheets)
    own = own_kind(context, (part.pack for part in parts(root)))
    context.check_entries()
    errors = Report(report.found[before:])
    if errors.failed:
        return None
    symbols = context.symbols
    model = Model(
        pack=root.pack.name,
        title=root.pack.title,
        version=root.pack.version,
        hash=root.content_hash,
        extends=tuple(p.text for p in root.pack.extends),
        documents={document.key: document for part in parts(root) for document in part.pack.documents},
        measures={**_built_in(root.pack.name), **symbols.measures},
        enums=symbols.enums,
        kinds=symbols.kinds,
        records=records,
        tables=tables,
        constants=constants,
        quantities=quantities,
        values=values,
        facts=facts,
        rulings=rulings,
        examples=examples,
        order=(*_order(context), *(("quantity", name) for name in changed_costs)),
        dice=symbols.dice,
        families=symbols.families,
        rolls=rolls,
        deeds=replace(deeds, doings=doings),
        decides=decides,
        solves=solves,
        views=views.views,
        changes=changes(context, heads, held),
        chapters=chapters,
        book=book,
        doors=doors,
        own=own,
        sheets=sheets,
        maps=drawn_maps(root),
        pending=pending,
        sentences=_sentences(root),
    )
    if not deeds and not doings and not _looks_around(model):
        model = replace(model, deeds=None)
    else:
        model = replace(model, deeds=with_same_parts(memory, model.deeds, "deeds"))
    return Resolved(with_same_parts(memory, model, "model"), context)


def _deeds(context: Context, held: Held, state: State | None, acts: Acts, bodies: Mapping[str, Body]) -> Deeds:
    """Return the deeds of the pack; `bodies` are those of the functions."""
    plays = Plays(context, held, acts)
    changing, first = machines(context)
    done = acts.finish(bodies)
    found = Deeds(
        state=state,
        events=events(context),
        processes=processes(context, held),
        upons=(*first, *upons(context, held)),
        acts=done,
        sequences=plays.sequences(),
        variants=plays.variants(),
        machines=changing,
        spellings=read_spellings(context, done.values()),
    )
    return with_throws(found)


def _looks_around(model: Model) -> bool:
    """Return whether an expression reads all things in play of a kind."""
    parts = (part for one in (*model.functions, *model.examples.values()) for part in walk(one))
    return any(isinstance(part, AllOf) and not model.kinds[part.kind].listed for part in parts)


def _sentences(root: PackInput) -> dict[str, dict[int, tuple[str, ...]]]:
    """Return the sums that the packs keep of sentences, the pack's own over those of its parents."""
    found: dict[str, dict[int, tuple[str, ...]]] = {}
    for part in parts(root):
        for document, lines in part.sentences.items():
            found.setdefault(document, {}).update(lines)
    return found


def _chapters(root: PackInput, report: Report) -> dict[str, str]:
    """Return the chapter title of each file that chapters list, parents first; report unknown files."""
    found: dict[str, str] = {}
    for part in parts(root):
        files = [*(module.name for module in part.modules), *(table.name.text for table in part.tables)]
        for chapter in part.pack.chapters:
            for file in chapter.files:
                if file.text not in files:
                    hint = did_you_mean(file.text, files)
                    report.error("R0908", f"no file `{file.text}` in the pack", file.span, "unknown", hint=hint)
                found[file.text] = chapter.title
    return found


def _built_in(pack: str) -> dict[str, Measure]:
    """Declare percent and points, which every pack has."""
    return {
        name: Measure(
            name=name, span=nowhere(), pack=pack, module="", plural=plural, one=name, many=plural, built_in=True
        )
        for name, plural in (("percent", "percent"), ("points", "points"))
    }


def _order(context: Context) -> tuple[tuple[str, str], ...]:
    """Return the sort and name of every declaration, in source order; members of a solve follow it."""
    found: list[tuple[str, str]] = []
    for _, node in context.declarations(s.Node):
        # else: its sort and its word name it
        match node:
            case s.EnumDecl(name=name, ordered=ordered):
                found.append(("scale" if ordered else "enum", name.text))
            case s.RecordDecl(kind_word=word, key=key):
                found.append((f"record {context.symbols.kind_words[word.text]}", key.text))
            case s.ExampleDecl(label=label):
                found.append(("example", label.value))
            case s.ModifyDecl(target=target):
                found.append(("modify", target.text))
            case d.StateDecl():
                if ("state", "state") not in found:
                    found.append(("state", "state"))
            case _:
                inner = node.items if isinstance(node, s.SolveDecl) else ()
                for each in (node, *inner):
                    sort, called = sort_written(each), getattr(each, "name", None)
                    if sort is not None and isinstance(called, s.Word):
                        found.append((sort.name, called.text))
    found.extend(("table", name) for name in context.symbols.tables)
    return tuple(found)
