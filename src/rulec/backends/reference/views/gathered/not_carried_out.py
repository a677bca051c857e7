"""Phrase which entries the game carries out, and which it does not yet."""

from __future__ import annotations

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.words import humanise, joined
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import HOME, record_ref
from rulec.sema.model import Kind, Record
from rulec.sema.summaries.carried_out import acted_by

NOT_YET = " *(not yet)*"
"""Mark of an entry that is not carried out."""


def counts(context: Context, kind: str) -> tuple[int, int]:
    """Return the number of executed entries of a kind, and of all. Cached, as every entry's page needs it."""
    records = context.model.records.get(kind, ())
    executed = context.uses.is_executed
    return context.kept("counts", kind, lambda: (sum(map(executed, records)), len(records)))


def mark(context: Context, record: Record) -> Md:
    """Return the notice on the page of an entry that is not carried out, or ""."""
    if context.uses.is_executed(record):
        return Md("")
    kind = context.model.kinds[record.kind]
    if kind.name in acted_by(context.model):
        why = f"In a game this {escape.text(humanise(kind.word))} cannot be {_verb(context, kind)} so far."
    else:
        why = f"No rule {'of a game ' if _has_turn(context) else ''}reads what stands here."
    return Md(f"**Not carried out yet.** {why}")


def works(context: Context, record: Record, page: str) -> Md:
    """Phrase the rules that carry out an entry without an act of its own."""
    refs = [_ref_of(context, by.kind, by.name) for by in record.works_by]
    links = [context.link(ref, page) for ref in refs]
    return Md(f"Carried out by {joined(links)}.") if links else Md("")


def heading(context: Context, kind: Kind) -> str:
    """Return the heading of a list of entries, with counts unless all are carried out."""
    done, whole = counts(context, kind.name)
    return "All entries" if done == whole else f"All entries: {_of(context, kind)}"


def row_mark(context: Context, record: Record) -> str:
    """Return the mark of an entry in a list, if the list is mixed and the entry is not carried out."""
    done, _ = counts(context, record.kind)
    return "" if not done or context.uses.is_executed(record) else NOT_YET


def claim(context: Context) -> Md:
    """Return the statement on the front page about the agreement of pages and game."""
    model = context.model
    left = {name: counts(context, name) for name in model.records}
    left = {name: (done, whole) for name, (done, whole) in left.items() if done < whole}
    made = "Everything here is\nmade from the rules that are played by, so"
    if not left:
        return Md(f"{made} the pages and the game cannot disagree.")
    acted = [name for name in acted_by(model) if name in left]
    kinds = [model.kinds[name] for name in acted]
    parts = [Md(f"{context.link(('kind', kind.name), HOME)}: {_of(context, kind)}") for kind in kinds]
    others = [pair for name, pair in left.items() if name not in acted]
    if others:
        silent = sum(whole - done for done, whole in others)
        entries = sum(len(records) for name, records in model.records.items() if name not in acted_by(model))
        reads = "of a game " if _has_turn(context) else ""
        parts.append(Md(f"{silent} of the {entries} other entries are read by no rule {reads}".rstrip()))
    return Md(
        f"{made} a number that the game uses is the one on the page.\n\n**The game does not carry out all of it yet.** "
        f"{'; '.join(parts)}. The page of each says so at its top."
    )


def _of(context: Context, kind: Kind) -> str:
    done, whole = counts(context, kind.name)
    if kind.name in acted_by(context.model):
        return f"{done} of {whole} can be {_verb(context, kind)}"
    return f"{done} of {whole} are carried out" if done else "none is carried out yet"


def _verb(context: Context, kind: Kind) -> str:
    """Return `given` for kinds with acts, else `used`."""
    return "given" if any(of == kind.name for of, _ in context.deeds.acts) else "used"


def _has_turn(context: Context) -> bool:
    return bool(context.deeds.sequences)


def _ref_of(context: Context, kind: str, name: str) -> tuple[str, str]:
    if kind:
        return record_ref(context.model.record(kind, name))
    deeds = context.deeds
    for sort, group in (("process", deeds.processes), ("sequence", deeds.sequences), ("variant", deeds.variants)):
        if name in group:
            return sort, name
    return "function", name
