"""Links that editors put into prose: in chapters, and on the doors of the front page."""

from __future__ import annotations

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.views.gathered.not_carried_out import row_mark
from rulec.sema.model.chapters import PageLink
from rulec.sema.summaries.carried_out import acted_by


def page_link(context: Context, page: str, link: PageLink) -> Md:
    """A link in prose. What is acted on has its number in front; what is not carried out yet has its mark."""
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
