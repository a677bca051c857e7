"""Reads `--given`: pairs `k=v`, or a file of them (`k = v` lines, or YAML where blocks stand for dotted paths)."""

from __future__ import annotations

import os

from rulec.base.diagnostics import Report
from rulec.commands.common.option_parser import UsageError

Pairs = list[tuple[str, str]]


def pairs(values: list[str], report: Report) -> Pairs:
    """All pairs that the values of `--given` hold, in order; faults of a YAML file are reported."""
    found: Pairs = []
    for value in values:
        key, equals, text = value.partition("=")
        if equals and not os.path.isfile(value):
            found.append(_pair(key, text, f"`--given {value}`"))
        elif os.path.isfile(value):
            found += _file(value, report)
        else:
            raise UsageError(f"`--given {value}` is neither `name=value` nor a file")
    return found


def _pair(key: str, value: str, where: str) -> tuple[str, str]:
    if not key.strip() or not value.strip():
        raise UsageError(f"{where}: write `name=value`")
    return key.strip(), value.strip()


def _file(path: str, report: Report) -> Pairs:
    from rulec.syntax.decode import decode

    with open(path, "rb") as file:
        source = decode(path.replace(os.sep, "/"), file.read(), report)
    if source is None:
        return []
    if path.endswith((".yaml", ".yml")):
        from rulec.tables.yaml import compose

        root = compose(source, report)
        return _flat(root, "", path) if root is not None else []
    found: Pairs = []
    for number, line in enumerate(source.text.split("\n"), 1):
        text = line.strip()
        if text and not text.startswith("#"):
            key, _, value = text.partition("=")
            found.append(_pair(key, value, f"{path}:{number}"))
    return found


def _flat(node: object, prefix: str, path: str) -> Pairs:
    from rulec.tables.yaml import YamlList, YamlMap, YamlScalar

    if isinstance(node, YamlMap):
        inner = [(f"{prefix}.{key.text}" if prefix else key.text, value) for key, value in node.pairs]
        return [pair for name, value in inner for pair in _flat(value, name, path)]
    if isinstance(node, YamlScalar) and prefix:
        return [_pair(prefix, node.text, path)]
    if isinstance(node, YamlList) and prefix and all(isinstance(item, YamlScalar) for item in node.items):
        texts = [item.text for item in node.items if isinstance(item, YamlScalar)]
        return [(prefix, "{" + ", ".join(texts) + "}")]
    raise UsageError(f"{path}: write a line `name: value` for each thing that is given")
