"""Read and write `sentences.yaml`: hashes of the sentences on lines that marked entries of a pack answer for.

With them `check` knows the number of sentences on a line, and reports can count, even if the document is unavailable.
`rulec coverage --mark` generates the file.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.tables.schema import fits
from rulec.tables.yaml import YamlMap, YamlScalar, compose, pairs_of

Sums = Mapping[str, Mapping[int, tuple[str, ...]]]
"""Hashes of sentences by document and line."""

_HEAD = "# Sums of the sentences on cited lines. Written by: rulec coverage PACK --source KEY=FILE --mark\n"


def load_sentences(source: Source, report: Report) -> Sums:
    """Return the content of the file; nothing after an error."""
    root = compose(source, report)
    if root is None or not fits(root, "sentences", report) or not isinstance(root, YamlMap):
        return {}
    found: dict[str, dict[int, tuple[str, ...]]] = {}
    for document, lines in pairs_of(root):
        into = found.setdefault(document.text, {})
        for line, sums in pairs_of(lines):
            assert isinstance(sums, YamlScalar)  # ensured by the schema
            into[int(line.text)] = tuple(sums.text.split())
    return found


def written(sums: Sums) -> str:
    """Return the text of the file. Hashes are quoted, as some look like numbers."""
    found = [_HEAD]
    for document, lines in sorted(sums.items()):
        if lines:
            found.append(f"{document}:\n")
            found += (f"  {line}: '{' '.join(told)}'\n" for line, told in sorted(lines.items()))
    return "".join(found)
