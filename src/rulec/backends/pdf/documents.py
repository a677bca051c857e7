"""Whole documents for typst: the book with its contents and index, and sheets of a page each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rulec.backends.pdf.markup import Markup, literal, room_needed, title_of

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""What paper is called here and by typst."""

SHEET = 216
"""Letters that stand beside each other on a sheet."""
READ = 0.8
"""A table in smaller letters than this, beside those of the sheet, gets more room."""
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
    """Sheets, each on a page of its own, in letters as large as it has room for."""
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
    """A sheet in so many columns as its tables leave room for; what is told at length has wide ones, and so has a table
    whose letters would be small."""
    need = room_needed(page)
    number = next((many for many in (5, 4) if 0 < need <= SHEET // many), 3)
    markup = Markup({}, {}, SHEET // number, largest=1.0)
    said = markup.page(path, page)
    if number == 3 and markup.smallest < READ:
        number, said = 2, Markup({}, {}, SHEET // 2, largest=1.0).page(path, page)
    return f"#fitted({number}, {'true' if need else 'false'})[\n{said}\n]"
