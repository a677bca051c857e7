"""What a pack says in place of a parent: builder methods for `build.py`'s table."""

from __future__ import annotations

from collections.abc import Callable

from rulec.syntax import deeds as d
from rulec.syntax import nodes as n
from rulec.syntax.builder.parts import Parts
from rulec.syntax.builder.statements import DeedBuilder
from rulec.syntax.nodes import overrides as o


def plain_key(text: str) -> str:
    """A key in its usual form: `{a,b}` and `{ a, b }` are one, and so are `8..9` and `8 .. 9`."""
    if text.startswith("{"):
        return "{" + ", ".join(name.strip() for name in text.strip("{} ").split(",")) + "}"
    return " ".join(text.replace("..", " .. ").replace("%", " %").split()).replace(" %", "%").replace("- ", "-")


class OverrideBuilder(DeedBuilder):
    """One method for each rule of what takes the place of something else."""

    def override(self, p: Parts) -> n.OverrideDecl:
        declaration: n.Declaration = p.children[-1].value  # type: ignore[assignment]
        return n.OverrideDecl(declaration, span=p.span)

    # ---- rows ----
    def override_table(self, p: Parts) -> o.OverrideTable:
        edits = p.every(o.RowEdit, "row_insert", "row_change", "row_remove")
        return o.OverrideTable(p.word(), edits, self.these(p, "cites"), span=p.span)

    def row_edit(self, verb: str) -> Callable[[Parts], object]:
        def make(p: Parts) -> o.RowEdit:
            keys = p.every(n.Word, "row_key")
            return o.RowEdit(verb, keys, p.every(o.RowCell, "row_cell"), self.tail(p), span=p.span)

        return make

    def row_key(self, p: Parts) -> n.Word:
        """The key as a table would write it: `keen`, `{a, b}`, `8 .. 9`, `10 or more`."""
        return n.Word(plain_key(p.span.text), span=p.span)

    def row_cell(self, p: Parts) -> o.RowCell:
        return o.RowCell(p.word(), p.expression(), span=p.span)

    # ---- steps ----
    def replay(self, p: Parts) -> o.ReplayDecl:
        edits = p.every(o.StepEdit, "after_step", "override_step", "forbid_step")
        return o.ReplayDecl(p.word(), edits, self.these(p, "cites", "about"), span=p.span)

    def step_edit(self, verb: str) -> Callable[[Parts], object]:
        def make(p: Parts) -> o.StepEdit:
            part = p.children[1]
            number = self.whole(str(part.value), part.span)
            stages = p.every(d.Stage, "stage")
            label = self.head_label(p)
            if verb == "override":
                items = self.these(p, "acts", "run_each", "cites", "about")
                stages = (d.Stage(number, label, items, span=p.span),)
            return o.StepEdit(verb, number, stages, label if verb == "forbid" else None, span=p.span)

        return make

    # ---- entries ----
    def leave_out(self, p: Parts) -> o.LeaveOut:
        keys = p.every(n.Word, "key_name", "key_number")
        items = p.maybe(tuple, "leave_out_block") or ()
        return o.LeaveOut(p.word(), keys, self.head_label(p), items, span=p.span)

    def leave_out_block(self, p: Parts) -> tuple[object, ...]:
        return self.these(p, "cites", "about")

    def not_with(self, p: Parts) -> o.NotWith:
        return o.NotWith(p.words(), self.head_label(p), span=p.span)
