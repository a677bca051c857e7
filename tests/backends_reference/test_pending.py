"""Worked examples of the documents that wait for rules: on the page of examples, counted, exported, and cited."""

from __future__ import annotations

import json

from rulec.backends.export.document import to_json
from rulec.base.resources import resource
from rulec.driver.coverage import coverage, show
from tests.catalogue.manor import ROOT, compile_with

PENDING = """
pending:
  - {example: A whole year, needs: rules for the seasons, cites: 'book "Pay" 14 .. 16'}
"""


def test_what_waits_is_shown_counted_and_exported() -> None:
    import jsonschema

    text = (ROOT / "pack.yaml").read_text("utf-8") + PENDING
    compiled, report = compile_with({"pack.yaml": text}, backends=("reference",))
    assert compiled is not None, [d.headline for d in report.found]
    pages = {path.partition("reference/")[2]: data.decode() for path, data in compiled.outputs.items()}
    row = "| A whole year | Rules for the seasons. | "
    assert row in pages["examples.md"]
    assert "[A whole year](examples.md#waiting-for-rules)" in pages["sources.md"]

    counted = coverage(compiled.model, sources={"book": "\n".join(["x"] * 20)})
    assert counted["pending"] == [{"example": "A whole year", "needs": "rules for the seasons", "at": "book:14-16"}]
    assert "    book:14-16  A whole year: rules for the seasons\n" in show(counted)
    assert not any(first <= 15 <= last for first, last in counted["documents"]["book"]["ranges"])

    exported = json.loads(to_json(compiled.model))
    jsonschema.validate(exported, json.loads(resource("schemas", "export.schema.json").read_text()))
    assert [one["key"] for one in exported["pending"]] == ["a_whole_year"]
    assert exported["pending"][0]["cites"] == [{"doc": "book", "section": "Pay", "line": 14, "to": 16}]


def test_what_waits_names_a_document_that_is_there() -> None:
    text = (ROOT / "pack.yaml").read_text("utf-8") + PENDING.replace("book", "boook")
    compiled, report = compile_with({"pack.yaml": text}, backends=())
    assert compiled is None
    assert [d.code.number for d in report.found] == ["R0801"]


def test_what_waits_has_no_numbers_of_its_own() -> None:
    text = (ROOT / "pack.yaml").read_text("utf-8") + PENDING.replace("A whole year", "All 12 months")
    compiled, report = compile_with({"pack.yaml": text}, backends=())
    assert compiled is None
    assert [d.primary.span.line for d in report.found] == [len(text.splitlines())]
