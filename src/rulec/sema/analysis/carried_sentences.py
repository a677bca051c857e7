"""Checks of marks: the cited sentence and the carrier exist, and the pack keeps a checksum of the sentence."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.base.text import did_you_mean
from rulec.sema.model import Cite, Mark, Model
from rulec.sema.summaries.sentence_marks import MarkedPage, carrier, is_chapter, marked_pages


def check_marks(model: Model, report: Report) -> None:
    """Report marks of missing sentences, sentences without a checksum, unknown carriers, and sentences both carried and
    left out.
    """
    for page in marked_pages(model):
        if not page.is_marked:
            continue
        left: dict[tuple[str, int | None, int], Cite] = {}
        for one in page.carried:
            if isinstance(one.by, Mark) and one.by.because:
                left[one.cite.document, one.cite.first, one.cite.sentence] = one.cite
        for one in page.carried:
            if one.cite.sentence and one.cite.span is not None:
                _sentence(model, one.cite, report)
            other = left.get((one.cite.document, one.cite.first, one.cite.sentence))
            if other is not None and other is not one.cite and one.cite.span is not None:
                report.error(
                    "R0858", f"the sentence {_address(other)} is left out, and carried as well", one.cite.span,
                    "carried here", hint="take one of the two away", own=True,
                    related=(Place(other.span, "left out here"),) if other.span is not None else (),
                )  # fmt: skip
        _carriers(model, page, report)


def _address(cite: Cite) -> str:
    return f"{cite.first}.{cite.sentence}" if cite.sentence else str(cite.first)


def _sentence(model: Model, cite: Cite, report: Report) -> None:
    if cite.document not in model.sentences:
        return  # no source was compared yet, as in a new pack
    kept = model.sentences[cite.document].get(cite.first or 0)
    assert cite.span is not None
    if kept is None:
        report.warning(
            "R0856", f"no sum is kept of the sentence {_address(cite)}", cite.span, "compared with no text yet",
            hint=f"run `rulec coverage {model.pack} --source {cite.document}=FILE --mark`", own=True,
        )  # fmt: skip
    elif cite.sentence > len(kept):
        many = "one sentence begins" if len(kept) == 1 else f"{len(kept)} sentences begin"
        report.error(
            "R0855", f"the document `{cite.document}` has no sentence {_address(cite)}", cite.span,
            f"{many} on line {cite.first}", own=True,
        )  # fmt: skip


def _carriers(model: Model, page: MarkedPage, report: Report) -> None:
    told: set[tuple[str, str]] = set()
    for mark in page.declared.marks:
        if mark.to is None or mark.to in told or is_chapter(model, mark.to):
            continue
        told.add(mark.to)
        if carrier(model, mark.to) is None:
            word, name = mark.to
            names = [*model.rulings] if word == "ruling" else [*model.function_names, *model.tables, *model.constants]
            report.error(
                "R0857", f"nothing is called `{' '.join(filter(None, mark.to))}`", mark.span, "carries nothing",
                hint=did_you_mean(name, names) or "name a rule, `ruling NAME`, `chapter NAME` or an entry, `KIND KEY`",
                own=True,
            )  # fmt: skip
