"""Reads the pages of `docs/errors/`, one for each diagnostic code, which are the catalogue of codes.

    # R0210: unknown column            the number and the slug
    A sentence or two.                 what it means
    When the pack that this one builds on says    (a fence: what is added to the parent; rarely)
    This is not accepted[ in `FILE`]:  (a fence: the smallest source that shows it), or
    In a pack that builds on another, this is not accepted:
    Mended:                            (a fence: the same source mended)

In a source `<TAB>` and `<U+202E>` stand for characters that nobody would see.

`python -m tests.catalogue.pages` writes their index again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "errors"
GROUPS = {
    "R01": "Writing",
    "R02": "Names",
    "R03": "Types and measures",
    "R04": "Tables",
    "R05": "Amounts and numbers",
    "R06": "Gaps, overlaps, clashes and dead ends",
    "R07": "Texts",
    "R08": "Citations and rulings",
    "R09": "Packs and builds",
}
_TITLE = re.compile(r"# (R\d{4}): ([a-z0-9 ]+)")
_BLOCK = re.compile(r"^([^\n]+)\n\n(`{3,})(?:rules|yaml|markdown)\n(.*?)^\2$", re.M | re.S)
_FILE = re.compile(r" in `([^`]+)`:$")
_HIDDEN = re.compile(r"<U\+([0-9A-F]{4,6})>")


@dataclass(frozen=True)
class Page:
    """What a page says. `bad` is the smallest source that shows the fault, `good` the same source mended: each is the
    text of `file`, compiled with the small pack of this folder. With `parent` they are of a pack that extends it, to
    which the text of `parent` is added. Sources are empty where none can show the fault."""

    number: str
    title: str
    explanation: str
    file: str
    bad: str
    good: str
    parent: str | None


def read_page(path: Path) -> Page:
    """The page that a file holds."""
    text = path.read_text(encoding="utf-8")
    title = _TITLE.fullmatch(text.split("\n", 1)[0])
    assert title, f"{path.name}: the title is the number and the name of the code"
    assert title[1] == path.stem, path.name
    extends, file, blocks = False, "case.rules", {"parent": "", "bad": "", "good": ""}
    for head, _, body in _BLOCK.findall(text):
        if head.startswith("When the pack that this one builds on says"):
            sort, extends = "parent", True
        else:
            sort = "good" if head == "Mended:" else "bad"
            assert sort == "good" or "this is not accepted" in head.lower(), f"{path.name}: {head}"
            extends = extends or head.startswith("In a pack that builds on another")
        named = _FILE.search(head)
        file = named[1] if named else file
        blocks[sort] = _HIDDEN.sub(lambda found: chr(int(found[1], 16)), body.replace("<TAB>", "\t"))
    return Page(
        number=title[1],
        title=title[2],
        explanation=text.split("\n\n", 2)[1],
        file=file,
        bad=blocks["bad"],
        good=blocks["good"],
        parent=blocks["parent"] if extends else None,
    )


PAGES = {path.stem: read_page(path) for path in sorted(FOLDER.glob("R*.md")) if path.stem != "README"}


def index() -> str:
    """The page that leads to all others."""
    lines = [
        "# What rulec may tell you",
        "",
        "Each message carries a code. The page of a code says what it means, and shows the smallest source that",
        "brings it about, and the same source mended.",
    ]
    for prefix, title in GROUPS.items():
        lines += ["", f"## {title}", ""]
        lines += [f"- [{n}]({n}.md) {page.title}" for n, page in PAGES.items() if n.startswith(prefix)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (FOLDER / "README.md").write_text(index(), encoding="utf-8")
