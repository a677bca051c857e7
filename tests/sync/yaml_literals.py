"""The literals of a pack's YAML files: keys, cells, titles, texts and lines of tables, and what pack.yaml says.

Names that declare something (of tables, columns and documents) are no literals; everything else that is written is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.base.types import EnumType, KindType, OptionalType
from rulec.sema.model import Model, Table
from rulec.syntax.parser import Lexeme, Stop, run
from rulec.tables.cells import row_line
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, compose
from tests.sync.literals import LITERAL_TOKENS, Literal, Names

_DECLARED = {
    "table",
    "name",
    "keys",
    "params",
    "pairs",
    "columns",
    "sheet",
    "down",
    "across",
    "extends",
    "variants",
    "scenarios",
}
_WORDS = {"title", "about", "label"}
_ASKED = {"not", "judged"}  # in a row of conditions, texts too
_NAMED = {"row", "only", "when not"}  # there, names: a wrong one does not compile
_EVIDENCE = {"cites", "line", "file", "sha256"}
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|[0-9][0-9,]*")


def table_literals(file: str, source: Source, model: Model, names: Names) -> list[Literal]:
    """All literals of one table."""
    root = compose(source, Report())
    assert isinstance(root, YamlMap)
    name = file.removeprefix("tables/").removesuffix(".yaml")
    return list(_Table(file, source, model.tables[name], names).all(root))


def pack_literals(file: str, source: Source) -> list[Literal]:
    """All literals of pack.yaml; its version is a rule of its own."""
    root = compose(source, Report())
    assert isinstance(root, YamlMap)
    found: list[Literal] = []
    for key, value in root.pairs:
        if isinstance(value, YamlScalar) and key.text not in _DECLARED:
            kind = "words" if key.text in _WORDS else "rule"
            found.append(whole(file, value, "version" if key.text == "version" else "text", kind, ("page", "home")))
        elif key.text == "chapters" and isinstance(value, YamlList):
            for chapter in value.items:
                assert isinstance(chapter, YamlMap)
                title = chapter.get("title")
                assert isinstance(title, YamlScalar)
                found.append(whole(file, title, "text", "words", ("page", "home")))
        elif key.text == "documents" and isinstance(value, YamlMap):
            for _, document in value.pairs:
                assert isinstance(document, YamlMap)
                for part, text in document.pairs:
                    assert isinstance(text, YamlScalar)
                    sort = {"sha256": "sum", "lines": "number"}.get(part.text, "text")
                    found.append(whole(file, text, sort, "evidence", ("page", "sources")))
    return found


def whole(file: str, value: YamlScalar, sort: str, kind: str, home: tuple[str, str]) -> Literal:
    """A scalar as one literal."""
    span = value.span
    return Literal(file, span.start, span.end, span.text, sort, kind, home)


class _Table:
    """Walks one table file."""

    def __init__(self, file: str, source: Source, table: Table, names: Names) -> None:
        self.file = file
        self.source = source
        self.table = table
        self.names = names
        self.home = ("table", table.name)
        self.owners = {key.name: _owner(key.type) for key in table.keys}

    def all(self, root: YamlMap) -> Iterator[Literal]:
        """Every literal below the root."""
        for key, value in root.pairs:
            match key.text:
                case "columns":
                    yield from self.columns(value)
                case "rows":
                    yield from self.rows(value, root)
                case "across_values" if isinstance(value, YamlList):
                    across = _text(root.get("across"))
                    for item in value.items:
                        yield from self.key(item, across)
                case "default" if isinstance(value, YamlMap):
                    for _, cell in value.pairs:
                        yield from self.cell(cell)
                case "off_the_table" if isinstance(value, YamlScalar) and value.text not in ("refuse", "nearest"):
                    yield from self.cell(value)
                case "off_the_table" | "complete":
                    yield from self.one(value, "setting", "rule")
                case word if word not in _DECLARED:
                    yield from self.said(word, value)

    def said(self, word: str, value: YamlNode) -> Iterator[Literal]:
        """Titles, texts and citations."""
        if word == "cites":
            for item in value.items if isinstance(value, YamlList) else (value,):
                yield from self.one(item, "cite", "evidence")
        else:
            yield from self.one(value, "text", "words")

    def one(self, value: YamlNode, sort: str, kind: str) -> Iterator[Literal]:
        if isinstance(value, YamlScalar):
            yield whole(self.file, value, sort, kind, self.home)

    def columns(self, value: YamlNode) -> Iterator[Literal]:
        for item in value.items if isinstance(value, YamlList) else ():
            label = item.get("label") if isinstance(item, YamlMap) else None
            if label is not None:
                yield from self.one(label, "text", "words")

    # ---- rows ----
    def rows(self, value: YamlNode, root: YamlMap) -> Iterator[Literal]:
        sheet = _text(root.get("sheet"))
        written = [c for c in _names(root.get("columns")) if c != sheet]
        if not sheet:
            yield from self.body(value, written, root)
            return
        assert isinstance(value, YamlMap)
        for key, block in value.pairs:
            yield from self.key(key, sheet)
            body: YamlNode | None = block
            if isinstance(block, YamlMap) and block.get("rows") is not None:
                body = block.get("rows")
                for word, part in block.pairs:
                    if word.text in ("title", "cites"):
                        yield from self.said(word.text, part)
            assert body is not None
            yield from self.body(body, written, root)

    def body(self, value: YamlNode, written: list[str], root: YamlMap) -> Iterator[Literal]:
        down, across = _text(root.get("down")), _text(root.get("across"))
        if down and isinstance(value, YamlMap):
            for key, cells in value.pairs:
                yield from self.key(key, down)
                pairs = cells.pairs if isinstance(cells, YamlMap) else ()
                for top, cell in pairs:
                    if top.text == "line":
                        yield from self.one(cell, "line", "evidence")
                        continue
                    yield from self.key(top, across)
                    yield from self.cell(cell)
                for cell in cells.items if isinstance(cells, YamlList) else ():
                    yield from self.cell(cell)
            return
        assert isinstance(value, YamlList)
        for row in value.items:
            if isinstance(row, YamlList):
                for at, item in enumerate(row.items):
                    if at == len(written) and row_line(item) is not None:
                        yield from self.one(item, "line", "evidence")
                    else:
                        yield from self.entry(written[at], item)
            elif isinstance(row, YamlMap):
                for key, item in row.pairs:
                    if key.text == "line":
                        yield from self.one(item, "line", "evidence")
                    elif self.table.tally is not None and key.text in _NAMED:
                        continue
                    elif self.table.tally is not None and key.text in _ASKED:
                        yield from self.one(item, "text", "words")
                    elif self.table.tally is not None and key.text == "with" and isinstance(item, YamlMap):
                        for _, figure in item.pairs:
                            yield from self.cell(figure)
                    elif key.text in _WORDS:
                        yield from self.one(item, "text", "words")
                    else:
                        yield from self.entry(key.text, item)

    def entry(self, column: str, item: YamlNode) -> Iterator[Literal]:
        yield from self.key(item, column) if column in self.owners else self.cell(item)

    def key(self, item: YamlNode, column: str) -> Iterator[Literal]:
        """A key: each name or number of it."""
        scalars = [item] if isinstance(item, YamlScalar) else _scalars(item)
        for scalar in scalars:
            for word in _WORD.finditer(scalar.text):
                span = scalar.part(*word.span())
                owner = self.owners[column]
                if not owner and not word[0].isdigit() and word[0] != "any":
                    continue  # the words of an open band, and measures: no literals
                sort = "name" if owner and not word[0].isdigit() else "number"
                if word[0] == "any":
                    sort = "any"
                yield self.literal(span.start, span.end, sort, "rule", owner)

    def cell(self, item: YamlNode) -> Iterator[Literal]:
        """A cell: each literal of what is written."""
        if isinstance(item, YamlMap) and item.get("ruling") is not None:
            for key, value in item.pairs:
                if key.text == "print":
                    yield from self.one(value, "text", "words")
                elif key.text == "ruling":
                    kind = "evidence" if item.get("reads") is not None else "rule"
                    yield from self.one(value, "ruling", kind)
                else:
                    yield from self.cell(value)
            return
        if not isinstance(item, YamlScalar):
            for scalar in _scalars(item):
                yield from self.cell(scalar)
            return
        if item.is_left_out:
            yield from self.one(item, "left_out", "rule")
            return
        lexemes: list[Lexeme] = []
        try:
            run(item.text.replace("\n", " "), "expression_only", {}, lexemes)
        except Stop:
            yield from self.one(item, "text", "words")  # the cell of a column of texts
            return
        for token in lexemes:
            span = item.part(token.start, token.end)
            if token.kind in LITERAL_TOKENS:
                yield self.literal(span.start, span.end, token.kind.lower(), "rule", "cell")
            elif token.kind == "NAME" and (self.file_path, span.start, span.end) in self.names:
                owner = self.names[self.file_path, span.start, span.end]
                yield self.literal(span.start, span.end, "name", "rule", owner)
            elif token.kind in ("COMPARE", "PLUS", "MINUS"):
                yield self.literal(span.start, span.end, "arm", "arm", token.kind)

    @property
    def file_path(self) -> str:
        return self.source.path

    def literal(self, start: int, end: int, sort: str, kind: str, named: str) -> Literal:
        return Literal(self.file, start, end, self.source.text[start:end], sort, kind, self.home, named)


def _owner(of: object) -> str:
    """The enumeration or kind of a key; empty for numbers."""
    inner = of.of if isinstance(of, OptionalType) else of
    return inner.name if isinstance(inner, EnumType | KindType) else ""


def _text(node: YamlNode | None) -> str:
    return node.text if isinstance(node, YamlScalar) else ""


def _names(node: YamlNode | None) -> list[str]:
    items = node.items if isinstance(node, YamlList) else ()
    return [_text(item.get("name")) for item in items if isinstance(item, YamlMap)]


def _scalars(node: YamlNode) -> list[YamlScalar]:
    match node:
        case YamlScalar():
            return [node]
        case YamlList(items=items):
            return [s for item in items for s in _scalars(item)]
        case YamlMap(pairs=pairs):
            return [key for key, _ in pairs]
