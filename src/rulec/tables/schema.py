"""Check a composed document against a schema in `schemas/`, and report violations in plain words.

A fast library decides whether a document is valid. Only invalid ones are checked again by a slower library, which
reports keyword and place. The `description` in a schema states what is expected.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice
from typing import Any

from rulec.base.diagnostics import Report
from rulec.base.resources import resource
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed, nearest
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, to_plain

MOST_TOLD = 20  # maximum number of unknown keys reported for a block
_KINDS = {"string": "a text", "array": "a list", "object": "a block of keys"}


def fits(document: YamlNode, name: str, report: Report, part: str = "") -> bool:
    """Return whether a document matches the schema *name*, or its part under `$defs`; report violations."""
    plain = to_plain(document)
    if decider(name, part)(plain):
        return True
    before = len(report.found)
    for fault in _faults(name, part, plain):
        _explain(fault, document, _described(fault, schema_of(name, part)), report)
    if len(report.found) == before:
        report.error("R0422", f"this is not the form of a {name} file", _head(document), "begins here")
    return False


@lru_cache(maxsize=8)
def schema_of(name: str, part: str) -> dict[str, Any]:
    text = resource("schemas", f"{name}.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    if not part:
        return schema
    return {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": f"#/$defs/{part}"}


@lru_cache(maxsize=8)
def decider(name: str, part: str) -> Callable[[Any], bool]:
    try:
        import jsonschema_rs
    except ImportError:  # no binary for this platform
        return lambda plain: not list(_faults(name, part, plain))
    return jsonschema_rs.validator_for(schema_of(name, part)).is_valid


def _faults(name: str, part: str, plain: Any) -> Iterable[Any]:
    import jsonschema

    found = jsonschema.Draft202012Validator(schema_of(name, part)).iter_errors(plain)
    return sorted(found, key=lambda fault: ([str(step) for step in fault.absolute_path], str(fault.validator)))


def _explain(fault: Any, document: YamlNode, expected: str, report: Report) -> None:
    """Report one violation at its node."""
    path = list(fault.absolute_path)
    node, named = _at(document, path)
    match fault.validator:
        case "additionalProperties":
            _unknown_keys(node, fault.schema, document, report)
        case "required":
            _missing_keys(node, fault, report)
        case "type":
            kinds = fault.validator_value
            kinds = [kinds] if isinstance(kinds, str) else kinds  # numbers and truths are texts here
            wanted = listed([_KINDS[k] for k in kinds if k in _KINDS], "or")
            label = f"this is {_kind_of(node)}, not {wanted}"
            if "array" in kinds and isinstance(node, YamlScalar) and re.match(r"-\S", node.span.text):
                expected = "a space behind each `-`"
            report.error("R0422", f"{named} has the wrong form", _head(node), label, hint=_expected(expected))
        case "minItems" | "minProperties" | "minLength":
            report.error("R0423", f"{named} is empty", _head(node), "nothing is here", hint=_expected(expected))
        case "propertyNames" | "pattern" | "enum" if isinstance(fault.instance, str):
            _unfit(fault, node, named, expected, report)
        case _:
            report.error("R0422", f"{named} has the wrong form", _head(node), "here", hint=_expected(expected))


def _described(fault: Any, schema: dict[str, Any]) -> str:
    """Return the description of the expected value; a reference may refine that of its definition."""
    node: Any = schema
    for step in list(fault.absolute_schema_path)[:-1]:  # the library omits `$ref` in its paths
        while isinstance(node, dict) and step not in node and "$ref" in node:
            node = schema["$defs"][node["$ref"].rpartition("/")[2]]
        node = node[step]
    return str(node.get("description") or fault.schema.get("description", ""))


def _unknown_keys(node: YamlNode, schema: Any, document: YamlNode, report: Report) -> None:
    known = list(schema.get("properties", {}))
    unknown = [(key, value) for key, value in node.pairs if key.text not in known] if isinstance(node, YamlMap) else []
    for at, (key, value) in enumerate(unknown):
        if at == MOST_TOLD:
            more = len(unknown) - at
            report.error(
                "R0420", f"{more} more unknown keys", key.span, "and so on", hint=f"the keys here are {_ticked(known)}"
            )
            break
        hint = did_you_mean(key.text, known) or f"the keys here are {_ticked(known)}"
        name = node.get("name") if isinstance(node, YamlMap) and node is not document else None
        if key.text == "default" and isinstance(name, YamlScalar):
            given = value.span.text if isinstance(value, YamlScalar) else "VALUE"
            hint = f"write `default: {{{name.text}: {given}}}` at the head of the table"
        word, colon, rest = key.text.partition(":")
        if colon and word in known:
            hint = f"write a space behind the colon: `{word}: {rest}`"
        report.error("R0420", f"unknown key `{key.text}`", key.span, "no such key", hint=hint)


def _missing_keys(node: YamlNode, fault: Any, report: Report) -> None:
    known = fault.schema.get("properties", {})
    # a misspelt key is reported already, so the correct one is not reported as missing
    meant = {nearest(key, known) for key in islice((key for key in fault.instance if key not in known), MOST_TOLD)}
    for key in fault.validator_value:
        if key not in fault.instance and f"'{key}'" in fault.message and key not in meant:
            wanted = known.get(key, {}).get("description", "")
            hint = f"add `{key}:` with {wanted}" if wanted else f"add `{key}:`"
            report.error("R0421", f"`{key}` is missing", _head(node), f"this block has no `{key}`", hint=hint)


def _unfit(fault: Any, node: YamlNode, named: str, expected: str, report: Report) -> None:
    """Report a text that is not permitted. For an invalid key, the node is the block that contains it."""
    span = _head(node)
    if isinstance(node, YamlMap):
        key = node.key(fault.instance)
        span = key.span if key is not None else span
        named = "a key"
    shown = fault.instance if len(fault.instance) <= 40 else fault.instance[:39] + "…"
    report.error("R0423", f"`{shown}` does not fit as {named}", span, "not allowed here", hint=_expected(expected))


def _at(document: YamlNode, path: list[Any]) -> tuple[YamlNode, str]:
    """Return the node at a path, and its name: by key, or as an entry of a list."""
    node, named = document, "the file"
    for step in path:
        if isinstance(node, YamlMap):
            value = node.get(str(step))
            node, named = (node if value is None else value), f"`{step}`"
        elif isinstance(node, YamlList):
            node, named = node.items[step], f"entry {step + 1} of {named}"
    return node, named


def _head(node: YamlNode) -> Span:
    """Return the span for a caret: of several lines only the first key or entry."""
    if "\n" in node.span.text:
        if isinstance(node, YamlMap) and node.pairs:
            return node.pairs[0][0].span
        if isinstance(node, YamlList) and node.items:
            return _head(node.items[0])
    return node.span


def _kind_of(node: YamlNode) -> str:
    match node:
        case YamlScalar():
            return "empty" if node.is_empty else "a text"
        case YamlList():
            return "a list"
        case YamlMap():
            return "a block of keys"


def _expected(description: str) -> str:
    return f"write {description}" if description else ""


def _ticked(words: list[str]) -> str:
    return listed([f"`{word}`" for word in words])
