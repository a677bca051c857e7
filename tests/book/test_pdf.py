"""The book and the sheets as PDF, set by typst as `rulec book` does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import typst

from rulec.backends.pdf import documents
from rulec.backends.pdf.markup import Markup
from rulec.backends.reference.language import escape
from rulec.commands.main import main
from tests.book.test_chapters import orchard_with
from tests.commands.support import Rulec, Said
from tests.safety.packs import compile_files

FIRST = "# A Day\n\nA year is worth {skill}. See {chapter later} and {harvest}.\n\n::: table trees\n:::\n"
LATER = "# Later\n\n- *Sell*; what you can.\n- **Count**(all) of it.\n\n> So it goes.\n"
SHEET = "sheets:\n  - {sheet: prices, title: What things cost, parts: [{title: Trees, shows: [trees]}]}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The orchard with a book and a sheet, as the current folder."""
    monkeypatch.chdir(tmp_path)
    files = orchard_with(first=FIRST, later=LATER)
    files["pack.yaml"] += SHEET
    for path, text in files.items():
        target = tmp_path / "rules" / "orchard" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def rulec(capfd: pytest.CaptureFixture[str]) -> Rulec:
    """Runs a command."""

    def run(*words: str) -> Said:
        code = main(list(words))
        said = capfd.readouterr()
        return Said(code, said.out, said.err)

    return run


def pages_of(source: str) -> int:
    """How many pages typst makes of it."""
    made = typst.compile({"main.typ": source.encode()}, ignore_system_fonts=True, format="png", ppi=10)  # type: ignore[call-overload]
    return len(made) if isinstance(made, list) else 1


def source_of(**changed: str) -> str:
    """The orchard's book as it goes to typst."""
    made, _ = compile_files({**orchard_with(first=FIRST, later=LATER), **changed}, "orchard")
    assert made is not None
    front = "reference/"
    texts = {path.removeprefix(front): data.decode() for path, data in made.outputs.items() if path.startswith(front)}
    pages = [(f"book/{name}.md", texts[f"book/{name}.md"]) for name in ("first", "later")]
    return documents.book("The Orchard", "Version 1.0.0", pages, texts, "a4")


def test_a_book_is_written(folder: Path, rulec: Rulec) -> None:
    assert rulec("book", "orchard", "-o", "book.pdf").code == 0
    first = (folder / "book.pdf").read_bytes()
    assert first.startswith(b"%PDF")
    assert rulec("book", "orchard", "--paper", "letter", "-o", "letter.pdf").code == 0
    assert b"612" in (folder / "letter.pdf").read_bytes()
    assert rulec("book", "orchard", "-o", "book.pdf").code == 0
    assert (folder / "book.pdf").read_bytes() == first
    assert not list(folder.glob("*.new"))
    (folder / "book.pdf").write_bytes(b"%PDF of somebody else")
    done = rulec("book", "orchard", "-o", "book.pdf")
    assert "`book.pdf` is there and was not made by rulec" in done.err
    assert rulec("book", "orchard", "--force", "-o", "book.pdf").code == 0


def test_a_book_has_title_contents_chapters_and_index() -> None:
    assert pages_of(source_of()) == 5


def test_a_book_says_what_its_chapters_say_and_where_the_rest_stands() -> None:
    source = source_of()
    assert "A year is worth 2 baskets per year" in source
    assert "[Apple], [10 baskets]" in source
    assert '#to(label("page1"))[Later];' in source
    assert '#index("Harvest");' in source
    assert "Next:" not in source


def test_a_sign_stays_on_its_line_and_what_leads_to_a_table_with_it() -> None:
    said = Markup({}, {}, 50).page(
        "a.md", "# A\n\nSo much [⚖](rulings.md#a).\n\nThese:\n\n| a | b |\n| --- | --- |\n| c | d |\n"
    )
    assert "So much~⚖." in said
    assert "#lead[These:]" in said
    assert "#grid_table(whole: true," in said


def test_headings_over_narrow_numbers_stand_upright_where_they_have_no_room() -> None:
    heads = [f"Heading number {at}" for at in range(12)]
    table = "\n".join(f"| {' | '.join(row)} |" for row in (["Who", *heads], ["---"] * 13, ["a man", *("7",) * 12]))
    said = Markup({}, {}, 95).page("a.md", f"# A\n\n{table}\n")
    assert said.count("upright[") == 12
    assert "size: 0.88" in said
    assert pages_of(documents.sheets("A", [("a.md", f"# A\n\n{table}\n")], "a4")) == 1


def test_a_sheet_has_a_page(folder: Path, rulec: Rulec) -> None:
    assert rulec("book", "orchard", "--sheet", "prices", "-o", "sheet.pdf").code == 0
    assert (folder / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_every_sheet_has_one_page_however_much_stands_on_it() -> None:
    long = "# Long\n\n" + "\n".join(f"- {'word ' * 30}{at}" for at in range(120))
    assert pages_of(documents.sheets("All", [("a.md", "# Short\n\nWords."), ("b.md", long)], "letter")) == 2


def read(node: Any) -> str:
    """The letters of what typst has understood."""
    if isinstance(node, list):
        return "".join(map(read, node))
    if node.get("func") == "space":
        return " "
    return str(node.get("text", "")) + read(node.get("children", [])) + (read(node["body"]) if "body" in node else "")


@pytest.mark.parametrize(
    "text",
    ["#panic(1)", "*bold* _it_ `raw`", "$x$", "@here <there>", "// gone", "; b.c(d)[e]", "\\u{41}", '"a" -- b', "= a"],
)
def test_letters_are_letters(text: str) -> None:
    source = Markup({}, {}, 50).page("a.md", f"# *a*{escape.text(text)}\n")
    found = typst.query({"main.typ": source.encode()}, "heading", field="body")  # type: ignore[type-var]
    assert read(json.loads(found)) == f"a{text}"


@pytest.mark.parametrize(
    ("words", "phrase"),
    [
        (("book", "orchard"), "into which file? add `-o FILE.pdf`"),
        (("book", "orchard", "--sheet", "pricez", "-o", "a.pdf"), "no sheet `pricez`; did you mean `prices`?"),
        (("book", "orchard", "--paper", "a5", "-o", "a.pdf"), "a5"),
    ],
)
def test_wrong_command_lines(folder: Path, rulec: Rulec, words: tuple[str, ...], phrase: str) -> None:
    done = rulec(*words)
    assert done.code == 2
    assert phrase in done.err


def test_a_pack_without_a_book_says_so(folder: Path, rulec: Rulec) -> None:
    pack = folder / "rules" / "orchard" / "pack.yaml"
    pack.write_text(pack.read_text().replace("book: [first, later]\n", ""))
    for chapter in (folder / "rules" / "orchard" / "book").iterdir():
        chapter.unlink()
    done = rulec("book", "orchard", "-o", "a.pdf")
    assert (done.code, "has no book" in done.err) == (2, True)


def test_a_changed_cell_changes_chapter_page_print_and_package() -> None:
    plain = compile_files(orchard_with(first=FIRST, later=LATER), "orchard")[0]
    files = orchard_with(first=FIRST, later=LATER)
    files["tables/trees.yaml"] = files["tables/trees.yaml"].replace("[plum, 6,", "[plum, 7,")
    changed = compile_files(files, "orchard")[0]
    assert plain is not None
    assert changed is not None
    differing = {path for path, data in plain.outputs.items() if changed.outputs[path] != data}
    assert {"reference/book/first.md", "reference/tables/trees.md"} <= differing
    assert any(path.startswith("python/") and not path.endswith("_meta.py") for path in differing)
    assert source_of() != source_of(**{"tables/trees.yaml": files["tables/trees.yaml"]})
