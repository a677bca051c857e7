"""Reads and writes `sentences.yaml`: a sum of each sentence on the lines for which the marked entries of a pack answer.

With it `check` knows where a line has no sentence of some number, and a report can count, although the text of the
document is not at hand. `rulec coverage --mark` writes the file; nobody does so by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.tables.schema import fits
from rulec.tables.yaml import YamlMap, YamlScalar, compose, pairs_of

Sums = Mapping[str, Mapping[int, tuple[str, ...]]]
"""The sums of sentences by document and line."""

_HEAD = "# Sums of the sentences on cited lines. Written by: rulec coverage PACK --source KEY=FILE --mark\n"


def load_sentences(source: Source, report: Report) -> Sums:
    """Return what the file holds; nothing when a fault was reported."""
    root = compose(source, report)
    if root is None or not fits(root, "sentences", report) or not isinstance(root, YamlMap):
        return {}
    found: dict[str, dict[int, tuple[str, ...]]] = {}
    for document, lines in pairs_of(root):
        into = found.setdefault(document.text, {})
        for line, sums in pairs_of(lines):
            assert isinstance(sums, YamlScalar)  # the schema sees to it
            into[int(line.text)] = tuple(sums.text.split())
    return found


def written(sums: Sums) -> str:
    """The text of a file that holds these sums; sums are quoted, as some would be numbers."""
    found = [_HEAD]
    for document, lines in sorted(sums.items()):
        if lines:
            found.append(f"{document}:\n")
            found += (f"  {line}: '{' '.join(told)}'\n" for line, told in sorted(lines.items()))
    return "".join(found)
