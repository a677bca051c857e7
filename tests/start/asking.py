"""Asks a generated package what `docs/start.md` asks on the command line: `python asking.py NAME key=value …`.

The values are those of `--given`; here they become the arguments that a Python program would pass.
"""

from __future__ import annotations

import inspect
import re
import sys
from typing import Any

_THING = re.compile(r"([A-Z]\w*)\((.*)\)$")
_GROUPS = {"mission": "MISSION", "traits": "TRAIT", "effects": "EFFECT", "sort": "SORT", "duty": "DUTY", "rank": "RANK"}


def make(package: Any, kind: str, fields: dict[str, Any]) -> Any:
    """An instance; what must be given and does not matter here is 0."""
    made = getattr(package, kind)
    for name, parameter in inspect.signature(made).parameters.items():
        if parameter.default is inspect.Parameter.empty:
            fields.setdefault(name, 0)
    return made(**fields)


def read(package: Any, field: str, text: str) -> Any:
    """A value as it stands behind `=` or `:`."""
    if text.startswith("{"):
        items = [read(package, field, item) for item in split(text[1:-1])]
        if all(isinstance(item, int) for item in items):
            from rulec.runtime import bits

            return bits(*items)
        return items
    thing = _THING.match(text)
    if thing is not None:
        pairs = (item.partition(":") for item in split(thing[2]))
        return make(package, thing[1], {k.strip(): read(package, k.strip(), v.strip()) for k, _, v in pairs})
    if text == "none":
        return None
    return int(text) if text.isdigit() else getattr(package, f"{_GROUPS[field]}_{text.upper()}")


def split(text: str) -> list[str]:
    """The parts between commas that stand in no brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "({") - (char in ")}")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]


def main(name: str, *given: str) -> None:
    """Prints the answer."""
    from importlib import import_module

    from rulec.runtime import show

    package = import_module("rulec_packs.alamaze")
    function = getattr(package, name)
    fields: dict[str, dict[str, Any]] = {}
    whole: dict[str, Any] = {}
    for pair in given:
        path, _, text = pair.partition("=")
        root, _, field = path.partition(".")
        if field:
            fields.setdefault(root, {})[field] = read(package, field, text)
        else:
            whole[root] = read(package, root, text)
    arguments = [
        whole[p] if p in whole else make(package, p.capitalize(), fields.get(p, {}))
        for p in inspect.signature(function).parameters
    ]
    answer = function(*arguments)
    print(("yes" if answer else "no") if isinstance(answer, bool) else show(answer, package.PERCENT))


if __name__ == "__main__":
    main(*sys.argv[1:])
