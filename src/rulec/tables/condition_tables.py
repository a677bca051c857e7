"""Parse the rows of a condition table: name, condition, and values.

A condition table has `params:`. It is not used for look-ups: a `tally` adds up all rows whose conditions hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulec.base.diagnostics import Place, Report
from rulec.base.records import replace
from rulec.base.retired import ROWS, report_retired
from rulec.base.text import did_you_mean, listed
from rulec.tables.cells import line_number, read_cell
from rulec.tables.located import Cell, Column, ConditionRow, LocatedText
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, first_line, pairs_of, texts_of

TEXTS = ("row", "label", "not", "when", "for each", "judged")
WORDS = (*TEXTS, "when not", "only", "let", "line")
ALL = "all"
_NAME = re.compile(r"[a-z][a-z0-9_]*\Z")
_OTHERS = ("pairs", "down", "across", "across_values", "sheet", "default", "off_the_table", "complete", "without")


def read_conditions(
    root: YamlMap, columns: tuple[Column, ...], keys: tuple[LocatedText, ...], report: Report
) -> tuple[ConditionRow, ...] | None:
    """Return all rows in order, or None if the head or form of the table is invalid."""
    before = report.errors
    for word in _OTHERS:
        key = root.key(word)
        if key is not None:
            report.error(
                "R0240", f"`{word}` in a table of conditions", key.span, "has no meaning here",
                hint="a table with `params` is read by `tally`; take one of the two away",
            )  # fmt: skip
    values = [column for column in columns if column.name.text not in {key.text for key in keys}]
    if len(keys) > 1 or not values or (keys and len(values) > 1):
        report.error(
            "R0240", f"a table of conditions {'with too many columns' if values else 'without values'}",
            columns[0].span if columns else root.span, "one key and one value at most, or values without a key",
            hint="keep one key with one column of values, or leave the key out",
        )  # fmt: skip
    rows = root.get("rows")
    if not isinstance(rows, YamlList):
        span = first_line(rows.span if rows is not None else root.span)
        report.error("R0240", "`rows` of a table of conditions is a list", span, "not a list of rows",
                     hint="begin each row with `- row: NAME`")  # fmt: skip
        return None
    found: dict[str, ConditionRow] = {}
    for item in rows.items:
        row = _row(item, report)
        if row is None:
            continue
        first = found.setdefault(row.name.text, row)
        if first is not row:
            report.error(
                "R0240", f"the row `{row.name.text}` stands twice", row.name.span, "again here",
                related=(Place(first.name.span, "first here"),), hint="give each row a name of its own",
            )  # fmt: skip
    return tuple(found.values()) if report.errors == before else None


def _row(node: YamlNode, report: Report) -> ConditionRow | None:
    if not isinstance(node, YamlMap):
        report.error("R0240", "a row of conditions is a block of keys", first_line(node.span), "this is something else",
                     hint="write `- row: NAME`, then `label:`, `when:` and its values")  # fmt: skip
        return None
    before = report.errors
    texts: dict[str, LocatedText] = {}
    names: dict[str, tuple[LocatedText, ...]] = {"when not": (), "only": ()}
    lets: list[tuple[LocatedText, LocatedText]] = []
    cells: list[tuple[LocatedText, Cell]] = []
    line: int | None = None
    for key, value in _words(node, report):
        if key.text in TEXTS:
            if isinstance(value, YamlScalar) and value.text.strip():
                texts[key.text] = value.located
            else:
                report.error("R0240", f"`{key.text}` of a row is not a text", key.span, "a text is needed",
                             hint="put a text that holds a colon or a comma in quotes")  # fmt: skip
        elif key.text in names:
            names[key.text] = _names(key, value, report)
        elif key.text == "let":
            lets += _lets(key, value, report)
        elif key.text == "line":
            line = line_number(value, report)
        else:
            cell = read_cell(value, key.text, report)
            words = [word.strip() for word in key.text.split(",")]
            cells += [(LocatedText(word, key.span), cell) for word in words if word]
    for word in ("row", "label"):
        if word not in texts and report.errors == before:
            report.error("R0240", f"a row without `{word}`", first_line(node.span), f"`{word}` is missing",
                         hint="every row has a name (`row: NAME`) and a text for the page (`label:`)")  # fmt: skip
    name = texts.get("row")
    if name is not None and not _NAME.match(name.text):
        report.error("R0240", f"`{name.text}` is no name of a row", name.span, "not a name in small letters",
                     hint="a name has small letters, digits and `_`, and begins with a letter")  # fmt: skip
    if "judged" in texts and "for each" in texts:
        report.error(
            "R0240", f"the row `{name.text if name else ''}` is both judged and counted", texts["judged"].span,
            "beside `for each`",
            hint="a person says yes or no: judge in one row, and count in another",
        )  # fmt: skip
    if "not" in texts and "judged" not in texts:
        report.error("R0240", f"`not` in the row `{name or ''}`, which nobody judges", texts["not"].span, "of no use",
                     hint="`not` is the sentence for an answer no; it stands with `judged`")  # fmt: skip
    if report.errors > before or name is None:
        return None
    return ConditionRow(
        name, texts["label"], texts.get("not"), texts.get("when"), texts.get("for each"), texts.get("judged"),
        names["when not"], names["only"], tuple(lets), tuple(cells), line, span=node.span,
    )  # fmt: skip


def _words(node: YamlMap, report: Report) -> Iterator[tuple[YamlScalar, YamlNode]]:
    """Yield the keys of a row with their values, retired keys under their new names."""
    seen: dict[str, YamlScalar] = {}
    for key, value in node.pairs:
        old = ROWS.get(key.text)
        if old is not None:
            report_retired(old, key.span, report)
        word = replace(key, text=old.word) if old is not None else key
        first = seen.setdefault(word.text, word)
        if first is word:
            yield word, value
        else:  # distinct keys for YAML
            report.error("R0402", f"`{word.text}` stands twice in one block", key.span, "again here",
                         related=(Place(first.span, "first here"),))  # fmt: skip


def _names(key: YamlScalar, value: YamlNode, report: Report) -> tuple[LocatedText, ...]:
    """Parse `when not: a` or `when not: [a, b]`."""
    if isinstance(value, YamlScalar):
        words = [LocatedText(word.strip(), value.span) for word in value.text.split(",") if word.strip()]
    elif isinstance(value, YamlList):
        words = [item for item in texts_of(value) if item.text]
    else:
        words = []
    if not words:
        report.error("R0244", f"`{key.text}` names nothing", key.span, "no name stands here",
                     hint=f"write `{key.text}: NAME` or `{key.text}: [NAME, NAME]`, or leave it out")  # fmt: skip
    return tuple(words)


def _lets(key: YamlScalar, value: YamlNode, report: Report) -> list[tuple[LocatedText, LocatedText]]:
    """Parse `let: {reach: 100 m}`."""
    found: list[tuple[LocatedText, LocatedText]] = []
    for name, given in pairs_of(value):
        if isinstance(given, YamlScalar) and given.text.strip() and _NAME.match(name.text):
            found.append((name.located, given.located))
        else:
            report.error("R0240", f"`{name.text}` of `let` has no value", name.span, "a name and a value are needed",
                         hint="write `let: {name: 100 gold}`")  # fmt: skip
    if not isinstance(value, YamlMap) or not value.pairs:
        hint = "write `let: {name: 100 gold}`"
        report.error("R0240", "`let` holds no values", key.span, "nothing is here", hint=hint)
    return found


def unknown_key(name: LocatedText, known: list[str], report: Report) -> None:
    """Report a key of a row that is neither a keyword nor a key or column of the table."""
    hint = did_you_mean(name.text, [*known, *WORDS, ALL])
    report.error(
        "R0241", f"no `{name.text}` in this table of conditions", name.span, "neither a word of a row nor a key",
        hint=hint or f"the keys are {listed(known)}; figures of a row's own stand under `let`",
    )  # fmt: skip
