"""Assemble typst documents: the book with contents and index, and sheets of one page each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rulec.backends.pdf.markup import Markup, literal, room_needed, title_of

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""Typst's names of paper sizes."""

SHEET = 216
"""Characters that fit across a sheet."""
READ = 0.8
"""Smallest legible size of a table, relative to the text; smaller tables get more room."""
_FOLDER = Path(__file__).with_name("templates")


def _set(**values: str) -> str:
    """Return typst definitions of the variables that the templates read."""
    return "\n".join(f"#let {name} = {value}" for name, value in values.items())


def _template(name: str) -> str:
    return (_FOLDER / f"{name}.typ").read_text(encoding="utf-8")


def book(title: str, version: str, pages: Sequence[tuple[str, str]], reference: Mapping[str, str], paper: str) -> str:
    """Return the book of a pack.

    *pages* are path and text of the printed pages, in order. *reference* holds all pages; the titles of those not
    printed make the index.
    """
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
                table_parts="false",
                row_inset="3pt",
                cell_inset="4pt",
                sheet_of_paper=literal(PAPERS[paper]),
            ),
            _template("common"),
            _template("book"),
            *(markup.page(path, page) for path, page in pages),
            _template("index"),
        ]
    )


def sheets(title: str, pages: Sequence[tuple[str, str]], paper: str) -> str:
    """Return sheets, each on its own page, in the largest letters that fit."""
    return "\n\n".join(
        [
            _set(
                document_title=literal(title),
                letter_size="9pt",
                justified="false",
                table_parts="true",
                row_inset="0.2em",
                cell_inset="0.35em",
                sheet_of_paper=literal(PAPERS[paper]),
            ),
            _template("common"),
            _template("sheets"),
            "\n#pagebreak()\n".join(_fitted(path, page) for path, page in pages),
        ]
    )


def _fitted(path: str, page: str) -> str:
    """Return a sheet with as many columns as its tables allow.

    Running text gets wide columns, and so does a table whose letters would become too small.
    """
    need = room_needed(page)
    number = next((many for many in (5, 4) if 0 < need <= SHEET // many), 3)
    markup = Markup({}, {}, SHEET // number, largest=1.0)
    said = markup.page(path, page)
    if number == 3 and markup.smallest < READ:
        number, said = 2, Markup({}, {}, SHEET // 2, largest=1.0).page(path, page)
    return f"#fitted({number}, {'true' if need else 'false'})[\n{said}\n]"
