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

from rulec.base.diagnostics import Report
from rulec.driver.compile import Clock, load_input
from rulec.driver.packs import Shelf
from rulec.sema.inputs import PackInput
from rulec.sema.model import Model
from rulec.sema.resolve import resolve_with_context
from tests.remembered import TREES
from tests.sync.pack import RULES

LENGTH = 10
ROOT = RULES.parent
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_BREAK = re.compile(r"\n[ \t]*\n|\n[ \t]*(?:[-*#>]|\d+\.)[ \t]|\||\x00")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_FENCE = re.compile(r"^```.*?^```", re.M | re.S)
_SAID = re.compile(r'"([^"]*)')
_CELLS = re.compile(r'[",:\[\]{}]')
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
def pack_texts(folder: Path) -> Iterator[Text]:
    """Every text that is written in a pack's files: behind each quote in a rules file, in cells elsewhere."""
    for path in sorted((*folder.rglob("*.rules"), *folder.rglob("*.yaml"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
            for said in _SAID.findall(line) if path.suffix == ".rules" else _CELLS.split(line):
                yield Text(f"{path.relative_to(ROOT)}:{number}", said)


def names(folders: Iterable[Path]) -> list[str]:
    """What is the books' own in some packs: names, titles, headings."""
    shelf = Shelf([(str(RULES), "")])
    found: list[str] = []
    for folder in folders:
        report = Report()
        files = shelf.get(folder.name, report)
        assert files is not None, folder.name
        loaded = load_input(files, report, shelf.parent, TREES, Clock())
        assert loaded is not None, folder.name
        resolved = resolve_with_context(loaded[0], report)
        assert resolved is not None, folder.name
        found += names_of(resolved.model, loaded[0])
    return found


def packs() -> list[Path]:
    """The folders of the packs."""
    return sorted(folder for folder in RULES.iterdir() if (folder / "pack.yaml").is_file())


def names_of(model: Model, source: PackInput) -> Iterator[str]:
    """What is a pack's book's own."""
    for document in model.documents.values():
        yield from (document.title, document.file or "")
    for enum in model.enums.values():
        yield from (member.title for member in enum.members)
    for records in model.records.values():
        yield from (record.title for record in records)
    for table in model.tables.values():
        yield from (table.title, *(sheet.title for sheet in table.sheets))
        yield from (column.label for column in (*table.keys, *table.columns))
    for module in source.modules:
        yield from headings(module)
    for located in source.tables:
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


def page_texts(folder: Path) -> Iterator[Text]:
    """Markdown pages, without their links' addresses, snippets and citations."""
    for path in sorted(folder.rglob("*.md")):
        text = _FENCE.sub("\n\n", path.read_text(encoding="utf-8"))
        text = _LINK.sub(r"\1", text).replace("\\", "")
        yield Text(str(path.relative_to(ROOT)), _CITED.sub("\x00", text))


def everything() -> Iterator[Text]:
    """All texts of the repository that readers see."""
    for folder in packs():
        yield from pack_texts(folder)
    yield from page_texts(ROOT / "docs")
    yield from page_texts(ROOT / "generated")
    readme = ROOT / "README.md"
    if readme.is_file():
        yield Text("README.md", _FENCE.sub("", readme.read_text(encoding="utf-8")))


def repeated(texts: Iterable[Text], known: set[tuple[str, ...]]) -> list[tuple[str, str]]:
    """Where a text shares a run that is no name: names are looked for in the few that share any."""
    told = [text for text in texts if any(shared([text], known))]
    if not told:
        return []
    concerned = [folder for folder in packs() if any(folder.name in text.place.split("/") for text in told)]
    own = names(concerned)
    left_out = frozenset(own)
    long = sorted({name for name in own if len(words(name)) > 1}, key=lambda name: (-len(name), name))
    cut = re.compile("|".join(re.escape(name) for name in long) or "(?!)")
    parts = (
        Text(text.place, cut.sub("\x00", part) if text.place.endswith(".md") else part)
        for text in told
        for part in _BREAK.split(text.text)
        if part not in left_out and any(shared([Text(text.place, part)], known))
    )
    return list(shared(parts, known))
