"""Parse a table cell: a text, an omitted cell, a set, or a ruled cell."""

from __future__ import annotations

import re

from rulec.base.diagnostics import Report
from rulec.base.text import did_you_mean
from rulec.tables.located import Cell
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, first_line

RULED = ("reads", "print", "ruling")
_RULED = re.compile(r"\{\s*(?:reads|print|ruling)\s*:")

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
_LINE = re.compile(r"(@|line[ ]+)([1-9][0-9]{0,6})\Z")
_VAGUE = re.compile(r"(?:about|approx\w*\.?|ca\.?|circa|around|roughly) ([0-9].*)\Z", re.S)
_NUMBER = re.compile(r"[1-9][0-9]{0,6}\Z")


def read_cell(node: YamlNode, column: str, report: Report) -> Cell:
    """Return the cell of a column; after an error, an omitted one."""
    if isinstance(node, YamlScalar):
        if node.is_left_out:
            return Cell(None, node.span)
        if not node.text.strip():
            report.error(
                "R0436",
                f"an empty cell in the column `{column}`",
                node.span,
                "nothing is written here",
                hint="write `~` for left out, `none` for not applicable, `unknown` for not given",
            )
            return Cell(None, node.span)
        if node.quoted and _RULED.match(node.text):
            report.error(
                "R0437", f"the cell of the column `{column}` is a text in quotes", node.span, "a ruled cell is no text",
                hint="take the quotes around it away",
            )  # fmt: skip
            return Cell(None, node.span)
        if (vague := _VAGUE.match(node.text)) is not None:
            report.error(
                "R0437", f"a word stands in front of the number in a cell of the column `{column}`", node.span,
                "a cell holds a value alone", hint=f"write `{vague[1]}`; a ruling or the table's `about` may say more",
            )  # fmt: skip
            return Cell(None, node.span)
        return Cell(node.text, node.span, node.quoted)
    braces = braces_text(node)
    if braces is not None:
        return Cell(braces, node.span)
    if isinstance(node, YamlMap) and any(key.text in RULED for key, _ in node.pairs):
        return _ruled(node, column, report)
    report.error(
        "R0437",
        f"the cell of the column `{column}` is neither a text nor a set",
        node.span,
        "not understood as a cell",
        hint='write a text, `{a, b}`, or `{reads: 3/4, print: "3", ruling: name}`',
    )
    return Cell(None, node.span)


def braces_text(node: YamlNode) -> str | None:
    """Return `{a, b}` for `{a, b}` (a mapping without values in YAML) and for `[a, b]`, else None."""
    if isinstance(node, YamlMap):
        if not all(isinstance(value, YamlScalar) and value.is_empty for _, value in node.pairs):
            return None
        words = [key.text for key, _ in node.pairs]
    elif isinstance(node, YamlList):
        words = [item.text for item in node.items if isinstance(item, YamlScalar) and item.text]
        if len(words) != len(node.items):
            return None
    else:
        return None
    return "{" + ", ".join(words) + "}"


def _ruled(node: YamlMap, column: str, report: Report) -> Cell:
    """Parse `{reads: 3/4, print: "3", ruling: lost_bars}`."""
    for key, value in node.pairs:
        if key.text not in RULED:
            hint = did_you_mean(key.text, RULED) or "a ruled cell takes `reads`, `print` and `ruling`"
            report.error("R0437", f"unknown key `{key.text}` in a ruled cell", key.span, "no such key", hint=hint)
        elif key.text != "reads" and not isinstance(value, YamlScalar):
            report.error("R0437", f"`{key.text}` of a ruled cell is not a text", value.span, "a text is needed")
    ruling, printed, reads = (node.get(word) for word in ("ruling", "print", "reads"))
    if not isinstance(ruling, YamlScalar) or not _NAME.match(ruling.text):
        place = node.span if ruling is None else ruling.span
        report.error(
            "R0437",
            f"a ruled cell of the column `{column}` names no ruling",
            place,
            "`ruling: name` is missing" if ruling is None else "not the name of a ruling",
            hint="add `ruling:` with the name of the ruling that says why the cell is read so",
        )
        return Cell(None, node.span)
    name = ruling.located
    shown = printed.text if isinstance(printed, YamlScalar) else None
    if reads is None:
        return Cell(f"ruling {name.text}", ruling.span, ruling=name, printed=shown)
    cell = read_cell(reads, column, report)
    return Cell(cell.text, cell.span, cell.quoted, name, shown)


def row_line(node: YamlNode) -> int | None:
    """Return the source line in a row's last entry, `line 1700` or `"@1700"`, or None for an ordinary cell."""
    if not isinstance(node, YamlScalar):
        return None
    found = _LINE.match(node.text)
    if found is None or (node.quoted and found[1] != "@"):
        return None
    return int(found[2])


def line_number(node: YamlNode, report: Report) -> int | None:
    """Return the number of a row's `line:`."""
    if isinstance(node, YamlScalar) and _NUMBER.match(node.text):
        return int(node.text)
    span = first_line(node.span)
    report.error("R0440", "`line` is not the number of a line", span, "not a line", hint="write it as `line: 1700`")
    return None
