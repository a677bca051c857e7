"""Every YAML file that is shipped fits its schema in any standard validator (developer.md, section 5)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, ClassVar

import jsonschema
import pytest
import yaml

from tests.cases.support import RULES

SCHEMAS = RULES.parent / "schemas"
FILES = sorted(path.relative_to(RULES).as_posix() for path in RULES.rglob("*.yaml"))
DIGITS = list("-+.0123456789")


class Core(yaml.SafeLoader):
    """YAML 1.2 as editors read it: `16` is a number and `yes` is a text; PyYAML's own loader reads YAML 1.1."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[Any]]] = {}


for _tag, _pattern, _first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", DIGITS),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", DIGITS),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
):
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^({_pattern})$"), _first)


def _as_json(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _as_json(inner) for key, inner in value.items()}
    return [_as_json(inner) for inner in value] if isinstance(value, list) else value


def _faults(text: str, schema: str, loader: type[yaml.SafeLoader]) -> list[str]:
    rules = json.loads((SCHEMAS / f"{schema}.schema.json").read_text(encoding="utf-8"))
    found = jsonschema.Draft202012Validator(rules).iter_errors(_as_json(yaml.load(text, loader)))
    return [f"{fault.json_path}: {fault.message}" for fault in found]


@pytest.mark.parametrize("loader", [Core, yaml.SafeLoader], ids=["YAML 1.2", "YAML 1.1"])
@pytest.mark.parametrize("file", FILES)
def test_it_fits(file: str, loader: type[yaml.SafeLoader]) -> None:
    """All nine scenarios failed (`easting: 16` is a number to everyone else), and one of six `pack.yaml`."""
    inside = file.split("/")[1]
    schema = {
        "pack.yaml": "pack",
        "sentences.yaml": "sentences",
        "tables": "table",
        "maps": "map",
        "scenarios": "scenario",
    }[inside]
    assert _faults(Path(RULES, file).read_text(encoding="utf-8"), schema, loader) == []


def test_a_wrong_form_still_does_not_fit() -> None:
    wrong = "scenario: fair\ntitle: [The, Fair]\nstate: {gold: {of: 3}}\n"
    assert len(_faults(wrong, "scenario", Core)) == 2
