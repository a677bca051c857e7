"""Whole documents for typst: the book with its contents and index, and sheets of a page each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rulec.backends.pdf.markup import Markup, literal, title_of

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""What paper is called here and by typst."""

_FOLDER = Path(__file__).with_name("templates")


def _set(**values: str) -> str:
    """What the templates read, as text of typst's code."""
    return "\n".join(f"#let {name} = {value}" for name, value in values.items())


def _template(name: str) -> str:
    return (_FOLDER / f"{name}.typ").read_text(encoding="utf-8")


def book(title: str, version: str, pages: Sequence[tuple[str, str]], reference: Mapping[str, str], paper: str) -> str:
    """The book of a pack: its pages by their paths in the order in which they are printed; `reference` are all pages
    of the reference, whose titles make the index."""
    labels = {path: f"page{number}" for number, (path, _) in enumerate(pages)}
    titles = {path: title_of(page) for path, page in reference.items() if path.endswith(".md")}
    markup = Markup(labels, titles, 95)
    return "\n\n".join(
        [
            _set(
                document_title=literal(title),
                document_version=literal(version),
                letter_size="10.5pt",
                justified="true",
                sheet_of_paper=literal(PAPERS[paper]),
            ),
            _template("common"),
            _template("book"),
            *(markup.page(path, page) for path, page in pages),
            _template("index"),
        ]
    )


def sheets(title: str, pages: Sequence[tuple[str, str]], paper: str) -> str:
    """Sheets, each on a page of its own, in letters as large as it has room for."""
    markup = Markup({}, {}, 50)
    return "\n\n".join(
        [
            _set(
                document_title=literal(title),
                letter_size="9pt",
                justified="false",
                sheet_of_paper=literal(PAPERS[paper]),
            ),
            _template("common"),
            _template("sheets"),
            "\n#pagebreak()\n".join(f"#fitted(3)[\n{markup.page(path, page)}\n]" for path, page in pages),
        ]
    )
