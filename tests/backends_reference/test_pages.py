"""The pages of the small pack: what they say, where their links lead, that hostile texts stay texts.

`pytest` compares with `expected/`; run `python -m tests.backends_reference.test_pages` to write it anew.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import replace
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from rulec.backends.reference import BreakdownLine, BreakdownView, WorkedExample, emit
from rulec.backends.reference.page_places import Anchors, Names
from tests.backends_reference.grove_pack import grove
from tests.catalogue.manor import compile_with

EXPECTED = Path(__file__).parent / "expected"
GOLDEN = ("quantities/harvest_chance.md", "facts/may_pick.md", "marks/tall.md", "tables/yields.md", "rulings.md")


def worked() -> dict[str, WorkedExample]:
    """The pack's one example, as an interpreter would hand it over."""
    key = next(iter(grove().examples))
    nested = BreakdownView("shade", "Shade", "5 points", (BreakdownLine("start", "+5 points", "5 points"),))
    lines = (
        BreakdownLine("start", "+25%", "25%"),
        BreakdownLine("height", "+20 points", "45%", nested=(nested,)),
        BreakdownLine("age", "", "", state="not_applied", reason="the tower is not old"),
    )
    view = BreakdownView("harvest_chance", "Harvest chance", "45%", lines)
    return {key: WorkedExample(key, (view,))}


def pages() -> dict[str, str]:
    return emit(grove(), worked())


@pytest.mark.parametrize("path", GOLDEN)
def test_golden(path: str) -> None:
    assert pages()[path] == (EXPECTED / path).read_text(encoding="utf-8")


def test_contents_follow_the_chapters() -> None:
    model = grove()
    before = re.findall(r"^## (.+)$", pages()["contents.md"], re.M)
    first, *others = dict.fromkeys(f.module for f in model.functions)
    assert others == []  # one file, named after itself
    assert first.capitalize() in before
    named = emit(replace(model, chapters={"absent": "Nowhere", first: "Trees *and* Fruit"}), worked())
    after = re.findall(r"^## (.+)$", named["contents.md"], re.M)
    assert "Trees \\*and\\* Fruit" in after
    assert first.capitalize() not in after
    assert "Nowhere" not in after
    assert "› [Trees \\*and\\* Fruit](../contents.md#trees-and-fruit) ›" in named["quantities/harvest_chance.md"]


def test_same_bytes_twice() -> None:
    assert pages() == pages()


def check_links(found: dict[str, str]) -> int:
    """Follows every link; gives how many there were."""
    parser = MarkdownIt("gfm-like", {"linkify": False})
    anchors: dict[str, set[str]] = {}
    links: list[tuple[str, str]] = []
    for path, page in found.items():
        names = Anchors()
        tokens = parser.parse(page)
        anchors[path] = set()
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                inner = tokens[at + 1].children or []
                anchors[path].add(names.claim("".join(t.content for t in inner)))
            links += [(path, str(t.attrs["href"])) for t in token.children or [] if t.type == "link_open"]
            assert not any(t.type in ("html_inline", "image") for t in token.children or []), path
            assert token.type != "html_block", path
    for path, href in links:
        page, _, anchor = href.partition("#")
        goal = posixpath.normpath(posixpath.join(posixpath.dirname(path), page)) if page else path
        assert goal in found, f"{path} leads to {href}"
        assert not anchor or re.sub("%[0-9A-F]{2}", "", anchor) in anchors[goal], f"{path} leads to {href}"
    return len(links)


def test_every_link_leads_somewhere() -> None:
    assert check_links(pages()) > 60


def test_tables_are_whole() -> None:
    parser = MarkdownIt("gfm-like", {"linkify": False})
    for path, page in pages().items():
        for token in parser.parse(page):
            if token.type == "inline":
                assert not token.content.startswith("|"), f"{path}: a torn table: {token.content}"


@pytest.mark.parametrize(
    "text",
    [
        "<b onclick=x>bold</b>",
        "x](javascript:alert()) [y",
        "a | b | c",
        "`tick` *star* # no",
        "\u202eright to left\u202c",
        "![picture](x.png) <!-- gone -->",
    ],
)
def test_hostile_texts_stay_texts(text: str) -> None:
    changes = {
        '"Tall & Proud"': f'"{text}"',
        "The Orchard": text,
        "What frost takes": text,
        '"frost"': f'"{text}"',
        "Throw it in autumn.": text,
        '"marks"': f'"{text}"',
        '"deep blue"': f'"{text}"',
        "A small tower on its own": text,
        "The longer section works an example.": text,
    }
    found = emit(grove(changes), {})
    assert found.keys() == pages().keys()
    check_links(found)
    assert all("\u202e" not in page for page in found.values())


def test_file_names_are_safe() -> None:
    names = Names(("readme",))
    claimed = [names.claim(k) for k in ("README", "../up", "Con", "a", "A", "é", "nul")]
    assert claimed == ["readme_2", "up", "con_", "a", "a_2", "page", "nul_"]


def test_no_source_text_on_pages() -> None:
    for path, page in pages().items():
        for sign in ("harvest_chance(", "tower.level", " .. ", "for_its", "->", "!="):
            assert sign not in page.replace("](", ""), f"{path} shows {sign}"


def test_a_kind_with_many_fields_shows_what_is_usual_once() -> None:
    field = '    span: level = 0 levels "span"\n'
    many = "".join(f'    inch_{n}: level = 0 levels "inch {n}"\n' for n in "abcdefghijklmnop")
    found = emit(grove({field: field + many}), {})
    assert "| Inch a |" in found["marks/README.md"]  # among the fields, with its default
    assert "Inch a" not in found["marks/quiet.md"]
    assert "| Span | 0 levels" not in found["marks/quiet.md"]
    assert "| All else | as usual for [marks](README.md) |" in found["marks/quiet.md"]


def test_long_lists_are_counted_where_entries_stand_side_by_side() -> None:
    more = "".join(f'mark extra_{n} "Extra {n}"\n    cites book "Marks" 31\n\n' for n in "abcdefghijklmnopqrstuvwxyz")
    before = "mark quiet "
    some = emit(grove({before: more[: 4 * len(more) // 26] + before, "{tall, quiet}": "{tall, quiet, extra_a}"}), {})
    assert "[Marks](marks/README.md): [Tall & Proud](marks/tall.md), [Extra a](marks/extra_a.md)" in some["contents.md"]
    assert "[Tall & Proud](../marks/tall.md)" in some["houses/README.md"]
    wide = ", ".join(f"extra_{n}" for n in "abcdef")
    found = emit(grove({before: more + before, "{tall, quiet}": "{tall, " + wide + "}"}), {})
    assert "- [Marks](marks/README.md): twenty-eight marks." in found["contents.md"]
    assert "(marks/extra_a.md)" not in found["contents.md"]
    assert "| [The Orchard](orchard.md) | 7 |" in found["houses/README.md"]
    assert "[Extra f](../marks/extra_f.md)" in found["houses/orchard.md"]


UNSPOKEN = """\
fact paid(house: House, sum: gold) "{house} can pay", not "{house} cannot pay"
    holds house.gold >= sum
    cites book "Pay" 1
    example "To a penny"
        cites book "Pay" 1
        given house.gold: 7 gold
        expect paid(house, 7 gold)

value seat(guard: Guard) -> Rank "Where a guard sits"
    high when paid(guard.house, 3 gold + 2 gold)
    middle when not paid(guard.house, guard.house.gold - guard.level * 1 gold / 1 level)
    otherwise low
    cites book "Pay" 1
"""


def test_what_a_sentence_leaves_out_is_told() -> None:
    made, report = compile_with({"case.rules": UNSPOKEN}, backends=("reference",))
    assert made is not None, [found.headline for found in report.found]
    page = made.outputs["reference/values/seat.md"].decode()
    assert "can pay](../facts/paid.md) (*sum*: 3 gold plus 2 gold)" in page
    assert "cannot pay](../facts/paid.md) (*sum*: " in page
    asked = made.outputs["reference/facts/paid.md"].decode()
    assert "can pay* (*sum*: 7 gold)." in asked


if __name__ == "__main__":
    for name in GOLDEN:
        (EXPECTED / name).parent.mkdir(parents=True, exist_ok=True)
        (EXPECTED / name).write_text(pages()[name], encoding="utf-8")
