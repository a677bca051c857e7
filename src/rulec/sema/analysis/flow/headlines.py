"""How a secret that is told is reported: what tells it, who may see it, and what may be done."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.sema.analysis.flow.flow_facts import Reading, Source
from rulec.sema.analysis.flow.prompts import HEADLINES, sealed_told


def tell_leak(reading: Reading, report: Report, source: Source, span: Span, code: str, why: str) -> None:
    """One secret that is told."""
    if source.ask is not None:
        sealed_told(report, source, span, code, why)
        return
    model = reading.model
    whole = not source.name
    field_of = None if whole else reading.field(source.kind, source.name)
    seen = model.kinds[source.kind].seen if whole else field_of.seen if field_of is not None else None
    assert seen is not None
    who = seen.span.text.removeprefix("seen by").strip()
    name = source.name if not whole else source.kind
    given = f"{name} of {source.kind}" if source.kind and not whole else name
    what = f"whether there is a `{source.kind}`" if whole else f"`{name}`"
    headline = HEADLINES[code].format(what=what)
    related = [Place(seen.span, f"it is seen by {who} alone" if who != "nobody" else "nobody sees it")]
    if not (span.start <= source.at.start and source.at.end <= span.end and source.at.source is span.source):
        related.insert(0, Place(source.at, "read here"))
    cures = {
        "R0365": "tell those who see it, or leave it out",
        "R0366": "ask for something that the player sees",
        "R0367": "show it to those who see it: `when …`",
        "R0368": "say of the changed field that it is seen by no others",
        "R0372": "sort by what everybody sees, then by lot",
        "R0376": "ask those who see it, of what they see; where others learn the answer, ask it `sealed`",
    }
    rest = f"where the rules mean it to become known, write in this block `gives away {given}`"
    if code == "R0372" or why == "is told to who gives acts":
        rest = ""
    hint = "; ".join(part for part in (cures[code], rest) if part)
    report.error(code, headline, span, why, related=tuple(related), hint=hint)
