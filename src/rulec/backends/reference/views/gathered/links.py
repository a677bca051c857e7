"""Render links: in lists, grouped by kind and sorted by number or title; and in prose, as editors put them."""

from __future__ import annotations

from collections.abc import Iterable

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.words import humanise, listed, plural
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref
from rulec.backends.reference.page_writer import points, section
from rulec.backends.reference.views.gathered.not_carried_out import row_mark
from rulec.sema.model import Fact, Model, Quantity, Roll
from rulec.sema.model.sheets import PageLink
from rulec.sema.summaries.carried_out import acted_by

MANY = 12
"""A longer list of links is preceded by their number."""
_WORDS = {
    "sequence": "sequence of the turn",
    "constant": "fixed value",
    "solve": "decision",
    "page": "page",
}


def see_also(context: Context, ref: Ref, used: tuple[str, ...], users: tuple[str, ...] = ()) -> Md:
    """Return the section with the references of these sorts that a page uses, and with its users."""
    page = context.site.page(ref)
    uses = by_kind(context, "Uses", context.uses.named(ref, *used), page)
    return section("See also", points([*uses, *by_kind(context, "Used by", context.uses.by(ref, *users), page)]))


def by_kind(context: Context, verb: str, refs: Iterable[Ref], page: str) -> tuple[Md, ...]:
    """Return a sentence for each kind of reference: `Uses the tables A and B.`, `Used by every house.`"""
    groups: dict[tuple[str, str], list[Ref]] = {}
    for ref in dict.fromkeys(refs):
        groups.setdefault(_kind(context.model, ref), []).append(ref)
    return tuple(Md(f"{verb} {_group(context, *kind, found, page)}.") for kind, found in groups.items())


def _kind(model: Model, ref: Ref) -> tuple[str, str]:
    """Return the singular and plural noun for a reference."""
    sort, name = ref
    if sort == "record":
        kind = model.kinds[name.partition("/")[0]]
        return humanise(kind.word), humanise(kind.plural)
    if sort == "function":
        function = model.function(name)
        word = "throw" if isinstance(function, Roll) else "value"
        word = "fact" if isinstance(function, Fact) else "quantity" if isinstance(function, Quantity) else word
    else:
        word = _WORDS.get(sort, sort)
    head, of, rest = word.partition(" of ")
    return word, f"{plural(head)}{of}{rest}"


def _group(context: Context, one: str, many: str, refs: list[Ref], page: str) -> Md:
    kind = refs[0][1].partition("/")[0]
    if refs[0][0] == "record" and len(refs) > 1 and len(refs) == len(context.model.records[kind]):
        return Md(f"every {context.phrases(page).marks.to(('kind', kind), one)}")
    links = in_order(context, refs, page)
    if len(refs) == 1:
        return Md(f"the {one} {links}")
    return Md(f"{len(refs)} {many}: {links}" if len(refs) > MANY else f"the {many} {links}")


def in_order(context: Context, refs: Iterable[Ref], page: str) -> str:
    """Return links by number or title, separated by semicolons if a title contains a comma."""
    return listed([link for _, link in sorted((_place(context, ref), context.link(ref, page)) for ref in refs)])


def _place(context: Context, ref: Ref) -> tuple[int, str]:
    """Return the sort key of a link: its number, then its title."""
    number = None
    if ref[0] == "record":
        kind, _, key = ref[1].partition("/")
        number = context.model.record(kind, key).number
    return number or 0, context.title(ref).casefold()


def page_link(context: Context, page: str, link: PageLink) -> Md:
    """Return a link in prose, with the number of an act in front and a mark if the entry is not carried out yet."""
    sort, name = link.ref
    title, mark = context.title(link.ref) if link.words is None else link.words, ""
    if sort == "record":
        record = context.model.record(*name.split("/"))
        mark = row_mark(context, record)
        if record.number and link.words is None and record.kind in acted_by(context.model):
            title = f"{record.number} {title}"
    marks = context.phrases(page).marks
    if sort == "ruling" and not title:
        return Md(marks.ruling(name).strip())
    sign = marks.ruling(name) if sort == "ruling" else ""
    return Md(f"{marks.to(link.ref, title)}{mark}{sign}")
