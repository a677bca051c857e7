"""What does not fit a schema is told at its place, in plain words, whichever library decides."""

from __future__ import annotations

import sys

import pytest

from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.spans import Source
from rulec.tables import schema
from rulec.tables.yaml import compose

TABLE = """\
table: prices
title: Prices
keys: [thing]
columns:
  - {name: thing, type: text, label: Thing}
  - {name: price, type: gold per house, label: Price}
rows:
  - [apple, 2]
"""


def faults(text: str, name: str = "table") -> list[Diagnostic]:
    report = Report()
    node = compose(Source("t.yaml", text), report)
    assert node is not None
    assert schema.fits(node, name, report) == (not report.failed)
    return report.sorted()


CASES = [
    ("title: Prices", "titel: Prices", "R0420", "2:1", "unknown key `titel`", "did you mean `title`?"),
    ("label: Price", "lable: Price", "R0420", "6:41", "unknown key `lable`", "did you mean `label`?"),
    ("title: Prices", "title: Prices\nzzz: 1", "R0420", "3:1", "unknown key `zzz`", "the keys here are `table`,"),
    ("title: Prices\n", "", "R0421", "1:1", "`title` is missing", "add `title:` with the table's title as printed"),
    (", label: Thing", "", "R0421", "5:5", "`label` is missing", "add `label:`"),
    ("keys: [thing]", "keys: thing", "R0422", "3:7", "`keys` has the wrong form", "write a list of the columns"),
    ("keys: [thing]", "keys: [[thing]]", "R0422", "3:8", "entry 1 of `keys` has the wrong form", "write a name"),
    ("title: Prices", "title: [Prices]", "R0422", "2:8", "`title` has the wrong form", "write the table's title"),
    ("  - [apple, 2]\n", "", "R0422", "7:6", "`rows` has the wrong form", "write a list of rows"),
    ("title: Prices", "title:", "R0423", "2:7", "`title` is empty", "write the table's title as printed"),
    ("keys: [thing]", "keys: []", "R0423", "3:7", "`keys` is empty", "write a list of the columns"),
    ("keys: [thing]", "keys: [a thing]", "R0423", "3:8", "`a thing` does not fit as entry 1 of `keys`", "write a name"),
    ("title: Prices", "title: P\ncomplete: on", "R0423", "3:11", "`on` does not fit as `complete`", "`yes` or `no`"),
    ("title: Prices", "title: P\ndefault: {a b: 1}", "R0423", "3:11", "`a b` does not fit as a key", "write a name"),
    ("title: Prices", "title: P\ncites: {a: b}", "R0422", "3:8", "`cites` has the wrong form", "write a citation"),
]  # fmt: skip


@pytest.mark.parametrize("old, new, code, place, headline, hint", CASES)
def test_faults(old: str, new: str, code: str, place: str, headline: str, hint: str) -> None:
    (fault,) = faults(TABLE.replace(old, new, 1))
    assert (fault.code.number, fault.headline) == (code, headline)
    assert str(fault.primary.span) == f"t.yaml:{place}"
    assert hint in fault.hint
    assert fault.primary.label


def test_a_good_table_fits() -> None:
    assert faults(TABLE) == []


def test_the_whole_file_may_be_wrong() -> None:
    (fault,) = faults("just a text\n")
    assert (fault.code.number, fault.primary.label) == ("R0422", "this is a text, not a block of keys")


def test_the_reference_library_decides_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jsonschema_rs", None)
    schema.decider.cache_clear()
    try:
        assert faults(TABLE) == []
        for old, new, code, *_ in CASES:
            assert [f.code.number for f in faults(TABLE.replace(old, new, 1))] == [code]
    finally:
        schema.decider.cache_clear()


@pytest.mark.parametrize("name", ["table", "pack"])
def test_schemas_are_schemas(name: str) -> None:
    import jsonschema

    jsonschema.Draft202012Validator.check_schema(schema.schema_of(name, ""))
