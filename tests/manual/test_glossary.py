"""The glossary of the compiler's terms: its modules exist, and its terms are those that the project uses."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
ROW = re.compile(r"^\| ([^|`]+?) \| (.+) \| `([^`]+)` \|$", re.MULTILINE)


def rows() -> list[tuple[str, str, str]]:
    """Return each row as (term, meaning, module)."""
    return ROW.findall(GLOSSARY.read_text(encoding="utf-8"))


def used() -> str:
    """Return the text of the sources and of all other pages for developers."""
    pages = [path for path in (ROOT / "docs").rglob("*.md") if path != GLOSSARY and path.parent.name != "errors"]
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".md")]
    return "\n".join(path.read_text(encoding="utf-8").lower() for path in (*pages, *sources))


def test_each_line_of_a_table_is_a_row() -> None:
    lines = [line for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    heads = [line for line in lines if line.startswith(("| Term |", "| --- |"))]
    assert len(rows()) == len(lines) - len(heads)
    assert len(rows()) > 60


def test_each_module_exists() -> None:
    assert [(term, where) for term, _, where in rows() if not (ROOT / where).exists()] == []


def test_each_term_is_explained_once() -> None:
    terms = [term for term, _, _ in rows()]
    assert sorted(set(terms)) == sorted(terms)


def test_each_section_is_in_the_order_of_the_alphabet() -> None:
    for section in GLOSSARY.read_text(encoding="utf-8").split("\n## ")[1:]:
        terms = [term.lower() for term, _, _ in ROW.findall(section)]
        assert terms == sorted(terms), section.partition("\n")[0]


def test_each_term_is_used() -> None:
    text = used()
    unused = []
    for term, _, _ in rows():
        word = r"[\W_]+".join(map(re.escape, term.lower().split()))
        if not re.search(rf"\b{word}", text):
            unused.append(term)
    assert unused == [], unused
