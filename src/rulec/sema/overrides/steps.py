"""Puts steps into a parent's sequence, in place of its steps, and takes steps out."""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.text import listed
from rulec.sema.overrides.compatibility import report_the_same, says_the_same
from rulec.sema.overrides.rows import Says
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from rulec.syntax.nodes import overrides as o


@dataclass(frozen=True, slots=True)
class StepChange:
    """What a pack did to a step: `verb` is after, override or forbid; `label` is of a step that is left out."""

    verb: str
    number: int
    title: str
    parent_title: str
    label: s.Text | None
    cites: tuple[s.Citation, ...]
    span: Span


def edit_steps(
    sequence: d.SequenceDecl, node: o.ReplayDecl, says: Says, report: Report
) -> tuple[d.SequenceDecl, list[StepChange]]:
    """The sequence with the edits carried out in order, and what each of them did."""
    stages = list(sequence.stages)
    changes: list[StepChange] = []
    cites = tuple(item for item in node.items if isinstance(item, s.Cites | s.CitesRuling))
    for edit in node.edits:
        at = next((i for i, stage in enumerate(stages) if stage.number == edit.number), None)
        if at is None:
            unknown_step(sequence.name.text, edit, [stage.number for stage in stages], report)
            continue
        done, parent = [edit.number], says(stages[at].span)
        if edit.verb == "after":
            stages[at + 1 : at + 1] = edit.stages
            done = [stage.number for stage in edit.stages]
        elif edit.verb == "forbid":
            del stages[at]
        else:
            new = edit.stages[0]
            if says_the_same(new, stages[at]):
                report_the_same(report, parent, edit.span, stages[at].span)
            stages[at] = new
        changes += [
            StepChange(edit.verb, number, says(node.span), parent, edit.label, cites, edit.span) for number in done
        ]
    return replace(sequence, stages=tuple(stages), items=(*sequence.items, *node.items)), changes


def unknown_step(sequence: str, edit: o.StepEdit, numbers: list[int], report: Report) -> None:
    """Reports a step that the sequence does not have."""
    report.error(
        "R0389",
        f"`{sequence}` has no step {edit.number}",
        edit.span,
        "unknown step",
        hint=f"its steps are {listed(str(n) for n in numbers)}",
    )
