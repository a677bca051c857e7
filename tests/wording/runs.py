"""Runs of ten words that a text shares with a rulebook.

Words are compared without capitals, signs and kinds of quotes. What has to be the book's own is left out: headings in
citations, titles of documents, and names (titles of entries, members, tables and columns). A run never goes over the
end of a paragraph, a table's cell, or a place where a name was left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulec.base.spans import Source
from tests.sync.collect import literals
from tests.sync.pack import RULES, Base

LENGTH = 10
ROOT = RULES.parent
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_BREAK = re.compile(r"\n[ \t]*\n|\n[ \t]*(?:[-*#>]|\d+\.)[ \t]|\||\x00")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_FENCE = re.compile(r"^```.*?^```", re.M | re.S)
_CITED = re.compile(r"“[^”]*”,? lines? [0-9–-]+")


@dataclass(frozen=True)
class Text:
    """A text and where it stands."""

    place: str
    text: str


def words(text: str) -> list[str]:
    """The words of a text, all alike."""
    return _WORD.findall(text.replace("’", "'").replace("‘", "'").lower())


def seeds(files: Iterable[Path]) -> set[tuple[str, ...]]:
    """All runs of the rulebooks."""
    found: set[tuple[str, ...]] = set()
    for file in files:
        said = words(file.read_text(encoding="utf-8", errors="replace"))
        found.update(tuple(said[at : at + LENGTH]) for at in range(len(said) - LENGTH + 1))
    return found


def shared(texts: Iterable[Text], known: set[tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    """Where a text shares a run, and the run."""
    for text in texts:
        for part in _BREAK.split(text.text):
            said = words(part)
            at = 0
            while at <= len(said) - LENGTH:
                run = tuple(said[at : at + LENGTH])
                if run in known:
                    yield text.place, " ".join(run)
                    at += LENGTH
                else:
                    at += 1


# ---- what is looked at -----------------------------------------------------------------------------
def pack_texts(base: Base) -> list[Text]:
    """Every text of a pack that says something: all but names and headings."""
    names = set(names_of(base))
    found: list[Text] = []
    for literal in literals(base):
        said = literal.text.strip("\"'“”")
        if literal.sort == "text" and said not in names:
            source = Source(base.files.path(literal.file), base.text(literal.file))
            line, column = source.line_column(literal.start)
            found.append(Text(f"{source.path}:{line}:{column}", said))
    return found


def names_of(base: Base) -> Iterator[str]:
    """What is the book's own: names, titles, headings."""
    model = base.model
    for document in model.documents.values():
        yield from (document.title, document.file or "")
    for enum in model.enums.values():
        yield from (member.title for member in enum.members)
    for records in model.records.values():
        yield from (record.title for record in records)
    for table in model.tables.values():
        yield from (table.title, *(sheet.title for sheet in table.sheets))
        yield from (column.label for column in (*table.keys, *table.columns))
    for module in base.input.modules:
        yield from headings(module)
    for located in base.input.tables:
        yield from headings(located)


def headings(root: object) -> Iterator[str]:
    """The headings of all citations below a tree."""
    from dataclasses import fields, is_dataclass

    todo = [root]
    while todo:
        value = todo.pop()
        if isinstance(value, tuple):
            todo.extend(value)
        elif is_dataclass(value) and not isinstance(value, type):
            heading = getattr(value, "heading", None)
            if heading is not None:
                yield str(getattr(heading, "value", None) or getattr(heading, "text", ""))
            todo.extend(getattr(value, f.name) for f in fields(value) if f.name not in ("span", "op_span"))


def page_texts(folder: Path, names: Iterable[str]) -> list[Text]:
    """Markdown pages, without their links' addresses, snippets, citations and names."""
    long = sorted({name for name in names if len(words(name)) > 1}, key=lambda name: (-len(name), name))
    left_out = re.compile("|".join(re.escape(name) for name in long) or "(?!)")
    found: list[Text] = []
    for path in sorted(folder.rglob("*.md")):
        text = _FENCE.sub("\n\n", path.read_text(encoding="utf-8"))
        text = _LINK.sub(r"\1", text).replace("\\", "")
        text = left_out.sub("\x00", _CITED.sub("\x00", text))
        found.append(Text(str(path.relative_to(ROOT)), text))
    return found


def everything() -> list[Text]:
    """All texts of the repository that readers see."""
    found: list[Text] = []
    names: list[str] = []
    for folder in sorted(RULES.iterdir()):
        if (folder / "pack.yaml").is_file():
            base = Base(folder.name)
            found += pack_texts(base)
            names += names_of(base)
    found += page_texts(ROOT / "docs", names)
    found += page_texts(ROOT / "generated", names)
    readme = ROOT / "README.md"
    if readme.is_file():
        found.append(Text("README.md", _FENCE.sub("", readme.read_text(encoding="utf-8"))))
    return found
