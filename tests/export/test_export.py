"""The exported document: fits its schema, keeps the sources' order, and has a key for each declaration."""

from __future__ import annotations

import json
import re
from typing import get_args

import jsonschema
import pytest

from rulec.backends.export import export, to_json
from rulec.backends.export.computed import COMPUTED
from rulec.backends.export.document_keys import KEYS
from rulec.backends.export.document_writer import keys_of
from rulec.base.records import fields
from rulec.base.resources import resource
from rulec.sema import deeds
from rulec.sema.model import Record
from tests.analysis.build import MANOR, ORCHARD, manor, model_of, read
from tests.remembered import compiled

CITES = '    cites book "Pay" 1\n'
SCHEMA = json.loads(resource("schemas", "export.schema.json").read_text())
KEYS_OF_DOCUMENT = [
    "rulec", "pack", "title", "version", "hash", "extends", "documents", "units", "enums", "scales", "dice",
    "families", "kinds", "tables", "records", "quantities", "values", "facts", "relations", "rolls", "events",
    "processes", "sequences", "solves", "views", "spellings", "constants", "state", "variants", "rulings", "examples",
    "pending", "sheets", "changes", "coverage",
]  # fmt: skip
DECLARED = {
    "measure": "units", "enum": "enums", "scale": "scales", "kind": "kinds", "die": "dice",
    "shared_family": "families", "constant": "constants",
    "quantity": "quantities", "value": "values", "fact": "facts", "roll": "rolls", "override": "changes",
    "modify_table": "changes", "replay": "changes", "leave_out": "changes", "ruling": "rulings",
    "example": "examples", "record": "records", "state": "state", "event": "events", "process": "processes",
    "window": "processes", "upon": "events", "machine": "events", "sequence": "sequences", "variant": "variants",
    "solve": "solves", "view": "views", "spelling": "spellings",
}  # fmt: skip
"""Which key holds what a declaration of the grammar becomes."""
EVERYWHERE = ["act_of", "each_act", "modify"]
"""Their clauses stand in the records and functions that they are about."""


@pytest.mark.parametrize("pack", [MANOR, ORCHARD], ids=["manor", "orchard"])
def test_documents_fit_the_schema(pack) -> None:
    document = json.loads(to_json(model_of(read(pack))))
    jsonschema.Draft202012Validator(SCHEMA).validate(document)
    assert list(document) == KEYS_OF_DOCUMENT


def test_each_declaration_of_the_grammar_has_a_key() -> None:
    grammar = resource("grammar", "rulec.lark").read_text()
    rule = re.search(r"^_declaration:((?:.|\n\s+\|)*)", grammar, re.MULTILINE)
    assert rule is not None
    assert sorted(re.findall(r"\w+", rule[1])) == sorted([*DECLARED, *EVERYWHERE])
    assert set(DECLARED.values()) <= set(KEYS_OF_DOCUMENT)


def test_the_table_names_what_there_is() -> None:
    used = set()
    for kind, words in KEYS.items():
        assert len(keys_of(kind)) == len(words), f"{kind}: a word that is none"
        for word in keys_of(kind):
            name = word["path"].split(".")[0]
            if word["call"]:
                used.add(name)
            elif word["sign"] != ":":
                of = kind if isinstance(kind, type) else Record
                assert name in {field.name for field in fields(of)}, f"{of.__name__} has no {name}"
    assert used == set(COMPUTED)
    assert set(get_args(deeds.Statement)) <= set(KEYS)


def test_a_contribution_says_where_it_comes_from_and_inherits_its_citation() -> None:
    quantity = export(manor())["quantities"]["hold_chance"]
    assert quantity["contributions"][0] == {
        "from": "own",
        "step": "start",
        "op": "base",
        "value": 50,
        "when": None,
        "label": None,
        "cites": [{"doc": "book", "section": "Gate", "line": 7, "to": 7}],
    }
    assert next(c for c in quantity["contributions"] if c["from"] == "virtue:brave") == {
        "from": "virtue:brave",
        "step": "later",
        "op": "add",
        "value": 10,
        "when": None,
        "label": "bravery",
        "carries": "guard.house has brave",
        "as": "courage",
        "cites": [{"doc": "book", "section": "Virtues", "line": 1, "to": 1}],
    }
    assert quantity["bounds"]["low"] == 3


def test_values_that_are_not_plain() -> None:
    table = """table: tolls
title: Tolls
cites: ['book "Pay" 10 .. 20']
keys: [rank]
columns:
  - {name: rank, type: Rank, label: Rank}
  - {name: toll, type: number, unit: gold, label: Toll, params: {guard: Guard}}
  - {name: share, type: percent?, label: Share}
rows:
  - [low, 3, none, '@12']
  - [middle, "1 gold per level * guard.level", 12.5%]
  - [high, unknown, ~, '@14']
"""
    rows = export(manor(tolls=table))["tables"]["tolls"]["rows"]
    place = {"doc": "book", "section": "Pay", "line": 12, "to": 12}
    assert rows[0] == {"rank": "low", "toll": 3, "share": {"none": True}, "cites": [place]}
    assert rows[1]["toll"] == {"expr": "1 gold per level * guard.level"}
    assert rows[1]["share"] == 12.5
    assert rows[2]["toll"] == {"unknown": True, "cites": [place | {"line": 14, "to": 14}]}
    assert "share" not in rows[2]


def test_what_throws_dice_is_written_as_in_the_sources() -> None:
    roll = 'roll toll_dice(rank: Rank) -> number "The toll"\n    low: d6\n    middle, high: 2d6 + 1\n' + CITES
    cases = export(manor(roll))["rolls"]["toll_dice"]["cases"]
    assert [answer["value"] for answer in cases] == [{"expr": "d6"}, {"expr": "2d6 + 1"}]


def test_a_sentence_about_a_line_says_whether_the_line_fails() -> None:
    text = to_json(compiled("diplomacy_1971").model)
    told = re.findall(r'"failing": \{\s*"fails": (true|false)', text)
    assert {"true", "false"} == set(told)


def test_a_cell_that_reads_a_fixed_cell_has_its_value() -> None:
    table = """
table: tolls
title: Tolls
cites: ['book "Pay" 12']
keys: [rank, times]
columns:
  - {name: rank, type: Rank, label: Rank}
  - {name: times, type: number, label: Times}
  - {name: toll, type: gold, label: Toll}
  - {name: double, type: gold, label: Double}
  - {name: debt, type: gold, label: Debt}
rows:
  - [low, 1, 3, 6, '-tolls[low, 2].toll']
  - [low, 2 or more, 4, 'tolls[low, 1].toll', 0]
  - [middle, any, 5, 'tolls[low, 1].toll + 1 gold', 0]
  - [high, any, unknown, 'tolls[high, 7].toll', 0]
"""
    rows = export(manor(tolls=table))["tables"]["tolls"]["rows"]
    assert rows[0]["debt"] == {"expr": "-tolls[low, 2].toll", "value": -4}
    assert rows[1]["double"] == {"expr": "tolls[low, 1].toll", "value": 3}
    assert "value" not in rows[2]["double"]
    assert rows[3]["double"] == {"expr": "tolls[high, 7].toll"}


def test_a_ruling_names_what_it_fills() -> None:
    (ruling,) = export(manor())["rulings"]
    assert ruling["key"] == "extra"
    assert ruling["kind"] == "gap"
    assert ruling["readings"][0]["value"] == 15
    assert ruling["fills"] == ["quantity:wage"]


def test_fields_called_as_our_keys_keep_their_values() -> None:
    source = (
        'kind Ware, wares listed "ware"\n    title: text\n    key: gold\n'
        'ware rope "Rope"\n    title: "A rope"\n    key: 2 gold\n' + CITES
    )
    (record,) = export(manor(source))["records"]["Ware"]
    assert (record["key"], record["title"], record["title_"], record["key_"]) == ("rope", "Rope", "A rope", 2)


def test_the_text_is_stable_and_plain() -> None:
    model = manor('constant dear = 3 gold "teuer – größer"\n' + CITES + 'quantity q(g: Guard) -> gold "Q"\n'
                  "    base dear\n" + CITES)  # fmt: skip
    text = to_json(model)
    assert text == to_json(model)
    assert text.endswith("}\n")
    assert "teuer – größer" in text
