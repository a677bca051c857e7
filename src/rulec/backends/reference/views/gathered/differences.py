"""The page of a pack on top of others: what it says in their place, what it adds to what they say, and what is new."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.reference.contents import title_of_differences
from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.words import joined, sentence
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import DIFFERENCES, Ref, ref_of
from rulec.backends.reference.page_writer import page_of, points, section
from rulec.backends.reference.views.gathered.lists import contents_line
from rulec.backends.reference.views.overrides import in_its_place, left_out
from rulec.sema.deeds import Act
from rulec.sema.model import Declared, Function, Need, Origin, clauses


def differences_page(context: Context) -> str:
    """The page."""
    model = context.model
    title = title_of_differences(model)
    replaced, new = _declared(context)
    tables = [name for name, rows in model.changes.rows.items() if any(row.pack == model.pack for row in rows)]
    steps = [name for name, found in model.changes.steps.items() if any(one.title == model.title for one in found)]
    gone = [left_out(context.phrases(DIFFERENCES), one) for one in model.changes.left_out if one.pack == model.pack]
    return page_of(
        context.crumbs(DIFFERENCES, last=title),
        escape.text(title),
        section("In place of what stood there", points(replaced)),
        section("With lines from here", points(_added(context))),
        section("Tables with other rows", points(context.link(("table", name), DIFFERENCES) for name in tables)),
        section("Other steps", points(context.link(("sequence", name), DIFFERENCES) for name in steps)),
        section("Left out", points(gone)),
        section("New", points(new)),
    )


def _declared(context: Context) -> tuple[list[Md], list[Md]]:
    """What takes the place of something, and what is new, in source order; entries of a kind in one line."""
    model, p = context.model, context.phrases(DIFFERENCES)
    replaced: list[Md] = []
    new: list[Md] = []
    entries: dict[str, list[Ref]] = {}
    for ref, declared in context.declared.items():
        if declared.pack != model.pack:
            continue
        said = in_its_place(declared, p)
        if said:
            replaced.append(Md(f"{context.link(ref, DIFFERENCES)}: {' '.join(said)}"))
        elif ref[0] == "record":
            entries.setdefault(ref[1].partition("/")[0], []).append(ref)
        else:
            new.append(contents_line(context, ref, DIFFERENCES))
    everything = (*model.enums.values(), *model.constants.values(), *model.rulings.values())
    others: list[Declared] = [one for one in everything if one.pack == model.pack]
    others += [context.deeds.state] if context.deeds.state is not None else []
    others += model.dice.values()
    for other in others:
        ref, said = ref_of(other), in_its_place(other, p)
        if said:
            title = f"Die {context.title(ref)}" if ref[0] == "die" else context.title(ref)
            replaced.append(Md(f"{p.marks.to(ref, title)}: {' '.join(said)}"))
    for kind, refs in entries.items():
        links = joined([context.link(ref, DIFFERENCES) for ref in refs])
        new.append(Md(f"{context.link(('kind', kind), DIFFERENCES)}: {links}."))
    return replaced, new


def _added(context: Context) -> Iterator[Md]:
    """What is contributed to declarations of the packs below, and by whom."""
    model, p = context.model, context.phrases(DIFFERENCES)
    everything: tuple[Function | Act, ...] = (*model.functions, *context.deeds.acts.values())
    for declared in everything:
        if declared.pack == model.pack:
            continue
        by = {say.origin_words(p, origin): None for origin in _origins(declared) if origin.pack == model.pack}
        if by:
            yield Md(f"{context.link(ref_of(declared), DIFFERENCES)}: {sentence(joined(list(by)))}")


def _origins(declared: Function | Act) -> Iterator[Origin]:
    """Where all lines of a declaration come from that stand elsewhere."""
    found = [*declared.opens, *declared.needs] if isinstance(declared, Act) else [c for _, c in clauses(declared)]
    for clause in found:
        if not clause.origin.is_own:
            yield clause.origin
        for waiver in clause.waivers if isinstance(clause, Need) else ():
            yield waiver.origin
