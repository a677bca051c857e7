"""Maps in chapters: the file beside the page, and one of several by its title."""

from __future__ import annotations

import re
from pathlib import Path

from tests.safety.packs import compile_files

PACK = Path(__file__).parents[2] / "rules" / "middle_earth_engulfed"


def with_chapter(text: str) -> dict[str, str]:
    """The pack with a book of this chapter alone."""
    files = {
        path.relative_to(PACK).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACK.rglob("*"))
        if path.is_file() and path.parent.name != "book"
    }
    listed = re.sub(r"(?m)^book:(?: .*|(?:\n +.*)+)$", "book: [board]", files["pack.yaml"])
    files["pack.yaml"] = re.sub(r"(?m)^doors:(?:\n +.*)+$\n", "", listed)  # they lead to the chapters
    return {**files, "book/board.md": text}


def test_maps_are_files_beside_the_page() -> None:
    blocks = [f"::: map the_ring_goes_south{title}\n:::" for title in ("", ' "The Fellowship\'s track"')]
    text = "\n\n".join(["# The Board", *blocks])
    made, report = compile_files(with_chapter(text), PACK.name)
    assert made is not None, [found.headline for found in report.found]
    shown = made.outputs["reference/book/board.md"].decode()
    assert "![The board](board_1.svg)\n\n![The Fellowship's track](board_2.svg)" in shown
    first, second = (made.outputs[f"reference/book/board_{at}.svg"].decode() for at in (1, 2))
    assert first.startswith("<svg ")
    assert first.endswith("</svg>\n")
    assert first != second
    assert not any(b"<svg" in page for path, page in made.outputs.items() if path.endswith(".md"))


def test_a_map_that_is_none_is_told() -> None:
    made, report = compile_files(with_chapter('# The Board\n\n::: map the_ring_goes_south "The sea"\n:::\n'), PACK.name)
    assert made is None
    assert [found.headline for found in report.found] == ["`the_ring_goes_south` has no map “The sea”"]
