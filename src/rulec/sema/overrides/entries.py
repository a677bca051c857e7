"""Entries of the parents that a pack leaves out: `forbid tree 14 "There are none."`, `forbid house "Others live here."`

They are gone before any other pass begins. What still speaks of one finds no such name.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Place, Report
from rulec.base.records import dataclass
from rulec.base.text import did_you_mean, listed
from rulec.syntax import nodes as s
from rulec.syntax.nodes import overrides as o

if TYPE_CHECKING:
    from rulec.base.spans import Span
    from rulec.sema.overrides.merge import Key, Known


@dataclass(frozen=True, slots=True)
class LeavesOut:
    """What a pack leaves out of a parent's entries of one kind, and why."""

    pack: str
    parent: str
    kind_word: str
    entries: tuple[s.RecordDecl, ...]
    node: o.LeaveOut


def chosen(
    node: o.LeaveOut, pack: str, known: Mapping[Key, Known], above: Collection[str], report: Report
) -> list[Known]:
    """What is left out, in the order of the sources; tells of what is not there to be left out."""
    sort = f"entry {node.kind_word.text}"
    there = {key[1]: found for key, found in known.items() if key[0] == sort}
    parents = {name: found for name, found in there.items() if found.declared in above}
    if not node.keys:
        if not parents:
            _nothing(
                f"no `{node.kind_word.text}` to leave out", node.kind_word.span,
                "none in the packs that this one extends",
                did_you_mean(node.kind_word.text, {k[0].removeprefix("entry ") for k in known if k[0][:6] == "entry "}),
                report,
            )  # fmt: skip
        return list(parents.values())
    found: list[Known] = []
    for word in node.keys:
        one = there.get(word.text)
        if one is None:
            hint = did_you_mean(word.text, parents) or (
                f"there are {listed(parents)}" if len(parents) in (1, 2) else ""
            )
            _nothing(
                f"no {node.kind_word.text} `{word.text}` to leave out", word.span,
                "not in the packs that this one extends", hint, report,
            )  # fmt: skip
        elif one.declared not in above:
            report.error(
                "R0398",
                f"the {node.kind_word.text} `{word.text}` is this pack's own",
                word.span,
                "leaves out what stands beside it",
                related=(Place(one.word.span, "declared here"),),
                hint="take it away there",
            )
        elif one not in found:
            found.append(one)
        else:
            _nothing(f"the {node.kind_word.text} `{word.text}` is left out twice", word.span, "again here", "", report)
    return found


def _nothing(headline: str, span: Span, label: str, hint: str, report: Report) -> None:
    report.error("R0398", headline, span, label, hint=hint)
