"""Parse `pack.yaml`: name, parents, documents, and presentation of a pack."""

from __future__ import annotations

import re

from rulec.base.diagnostics import Place, Report
from rulec.base.records import dataclass, field
from rulec.base.spans import Source, Span
from rulec.tables.cites import read_cites
from rulec.tables.located import AnyCite, LocatedText
from rulec.tables.schema import fits
from rulec.tables.yaml import YamlMap, YamlNode, YamlScalar, compose, pairs_of, texts_of

_VERSION = re.compile(r"(0|[1-9][0-9]{0,5})(\.(0|[1-9][0-9]{0,5})){2}(-[0-9a-z]+(\.[0-9a-z]+)*)?\Z")


@dataclass(frozen=True, slots=True)
class Document:
    """A document for citations. Without `file` its text is unavailable, and citations have no lines. `lines` is the
    declared length of the text."""

    key: str
    title: str
    file: str | None
    sha256: str | None
    span: Span = field(compare=False, repr=False)
    lines: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules files and tables, by name without extension, that pages present under one title."""

    title: str
    files: tuple[LocatedText, ...]


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A part of a sheet.

    It shows declarations, tables with rows beside each entry, and rules in short form; or the odds of a roll, over the
    written values of its parameters.
    """

    title: str
    shows: tuple[LocatedText, ...]
    beside: tuple[LocatedText, ...]
    shortly: tuple[LocatedText, ...] = ()
    odds: LocatedText | None = None
    over: tuple[tuple[LocatedText, tuple[LocatedText, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class PackSheet:
    """A sheet of the reference. With `of`, each entry of that kind gets one."""

    name: LocatedText
    title: str
    of: LocatedText | None
    parts: tuple[SheetPart, ...]


@dataclass(frozen=True, slots=True)
class PackDoor:
    """An entry point on the front page: title, target page and text."""

    title: LocatedText
    to: LocatedText
    says: LocatedText


@dataclass(frozen=True, slots=True)
class PackPending:
    """A worked example of a document that no rule supports yet, and the reason."""

    title: LocatedText
    needs: LocatedText
    cites: tuple[AnyCite, ...]


@dataclass(frozen=True, slots=True)
class PackFile:
    """The content of `pack.yaml`."""

    name: str
    title: str
    version: str
    extends: tuple[LocatedText, ...]
    documents: tuple[Document, ...]
    variants: tuple[LocatedText, ...]
    scenarios: tuple[LocatedText, ...]
    chapters: tuple[Chapter, ...]
    book: tuple[LocatedText, ...]
    doors: tuple[PackDoor, ...]
    own: LocatedText | None
    sheets: tuple[PackSheet, ...]
    pending: tuple[PackPending, ...]
    span: Span = field(compare=False, repr=False)


def load_pack(source: Source, report: Report, folder: str | None = None) -> PackFile | None:
    """Parse the `pack.yaml` in *folder*. Return None after an error."""
    root = compose(source, report)
    if root is None or not fits(root, "pack", report) or not isinstance(root, YamlMap):
        return None
    before = len(report.found)
    name = root.required("name")
    version = root.required("version")
    _check_name(name, folder, report)
    _check_version(version, report)
    extends = _names(root.get("extends"), report)
    for parent in extends:
        if parent.text == name.text:
            report.error("R0904", f"`{name.text}` extends itself", parent.span, "the pack's own name")
    pack = PackFile(
        name.text,
        root.required("title").text,
        version.text,
        extends,
        _documents(root.get("documents"), report),
        _names(root.get("variants"), report),
        _names(root.get("scenarios"), report),
        _chapters(root, report),
        _names(root.get("book"), report),
        tuple(
            PackDoor(one.required("title"), one.required("to"), one.required("says")) for one in root.blocks("doors")
        ),
        root.text("own"),
        _sheets(root, report),
        _pending(root, report),
        root.span,
    )
    return pack if len(report.found) == before else None


def _check_name(name: LocatedText, folder: str | None, report: Report) -> None:
    if folder is not None and name.text != folder:
        report.error(
            "R0901",
            f"the pack `{name.text}` stands in the folder `{folder}`",
            name.span,
            "another name than the folder's",
            hint=f"write `name: {folder}`, or rename the folder",
        )


def _check_version(version: LocatedText, report: Report) -> None:
    if not _VERSION.match(version.text):
        report.error(
            "R0902",
            f"`{version.text}` is not a version",
            version.span,
            "not three numbers",
            hint="write three numbers with points between them, such as `1.0.0`",
        )


def _documents(node: YamlNode | None, report: Report) -> tuple[Document, ...]:
    found = []
    for key, body in pairs_of(node):
        if not isinstance(body, YamlMap):
            continue  # rejected by the schema
        file, total, lines = body.get("file"), body.get("sha256"), body.get("lines")
        if isinstance(file, YamlScalar):
            _check_file(file, report)
        elif total is not None:
            report.error(
                "R0905", f"`{key.text}` has a sum but no file", total.span, "the sum of which file?",
                hint="add `file:`, or take `sha256:` away",
            )  # fmt: skip
        count = int(lines.text) if isinstance(lines, YamlScalar) else None
        found.append(Document(key.text, body.required("title").text, _maybe(file), _maybe(total), key.span, count))
    return tuple(found)


def _sheets(root: YamlMap, report: Report) -> tuple[PackSheet, ...]:
    seen: dict[str, LocatedText] = {}
    return tuple(
        PackSheet(
            name,
            body.required("title").text,
            body.text("of"),
            tuple(_part(one, report) for one in body.blocks("parts")),
        )
        for body in root.blocks("sheets")
        if _once(name := body.required("sheet"), seen, report)
    )


def _part(body: YamlMap, report: Report) -> SheetPart:
    title, odds, over = body.required("title"), body.text("odds"), body.get("over")
    if (body.get("shows") is None and body.get("shortly") is None) == (odds is None):
        report.error(
            "R0970",
            f"the part `{title.text}` shows {'nothing' if odds is None else 'odds and more'}",
            title.span,
            "none of `shows:`, `shortly:` and `odds:`" if odds is None else "`odds:`, and `shows:` or `shortly:`",
            hint="give it either of the two",
        )
    chosen = [
        (key.located, (value.located,) if isinstance(value, YamlScalar) else texts_of(value))
        for key, value in pairs_of(over)
    ]
    return SheetPart(
        title.text,
        _names(body.get("shows"), report),
        _names(body.get("beside"), report),
        _names(body.get("shortly"), report),
        odds,
        tuple(chosen),
    )


def _pending(root: YamlMap, report: Report) -> tuple[PackPending, ...]:
    seen: dict[str, LocatedText] = {}
    return tuple(
        PackPending(title, body.required("needs"), read_cites(body.get("cites"), report))
        for body in root.blocks("pending")
        if _once(title := body.required("example"), seen, report)
    )


def _check_file(file: YamlScalar, report: Report) -> None:
    """Report a document's file that is no plain name, so that no pack can read outside the given folder."""
    name = file.text
    if name.startswith(".") or ".." in name or any(c in name for c in '/\\:*?"<>|') or not name.isprintable():
        report.error(
            "R0903",
            f"`{name}` is not the plain name of a file",
            file.span,
            "leads elsewhere",
            hint="give the file's name alone, without folders; where it lies is told on the command line",
        )


def _chapters(root: YamlMap, report: Report) -> tuple[Chapter, ...]:
    seen: dict[str, LocatedText] = {}
    blocks = root.blocks("chapters")
    return tuple(Chapter(one.required("title").text, _names(one.get("files"), report, seen)) for one in blocks)


def _names(
    node: YamlNode | None, report: Report, others: dict[str, LocatedText] | None = None
) -> tuple[LocatedText, ...]:
    """Return the names of a list, without duplicates in it or in lists that share *others*."""
    seen = {} if others is None else others
    return tuple(name for name in texts_of(node) if _once(name, seen, report))


def _once(name: LocatedText, seen: dict[str, LocatedText], report: Report) -> bool:
    """Return whether a name occurs for the first time; report a duplicate."""
    first = seen.setdefault(name.text, name)
    if first is not name:
        related = (Place(first.span, "first here"),)
        report.error("R0906", f"`{name.text}` stands twice in one list", name.span, "again here", related=related)
    return first is name


def _maybe(node: YamlNode | None) -> str | None:
    return node.text if isinstance(node, YamlScalar) else None
