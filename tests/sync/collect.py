"""All literals of a pack, in order."""

from __future__ import annotations

from rulec.base.spans import Source
from tests.sync.literals import Literal, rules_literals
from tests.sync.pack import Base
from tests.sync.yaml_literals import pack_literals, table_literals


def literals(base: Base) -> list[Literal]:
    """Every literal of the pack's own files; they are looked for once."""
    if base.collected is None:
        base.collected = _literals(base)
    return list(base.collected)


def _literals(base: Base) -> list[Literal]:
    found: list[Literal] = []
    for file in sorted(base.files.files):
        source = Source(base.files.path(file), base.text(file))
        if file == "sentences.yaml":
            continue  # sums of sentences: `tests/coverage`
        if file.startswith("maps/"):
            continue  # letters in rows: tests/constructs/lettered_map.md draws some, and map_drawn_anew.md others
        if file == "pack.yaml":
            found += pack_literals(file, source)
        elif file.startswith("tables/"):
            found += table_literals(file, source, base.model, base.names)
        elif file.startswith(("scenarios/", "book/")):
            continue  # `tests.sync.started` looks at the ones, and the others hold no number
        else:
            stem = file.removesuffix(".rules")
            module = next(m for m in base.input.modules if m.name == stem)
            found += rules_literals(file, source, module, base.names)
    return found
