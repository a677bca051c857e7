"""The files of a site: whole, led to, small, and with nothing in them that a text could have put there."""

from __future__ import annotations

import base64
import json
import posixpath
import re
import subprocess
import zlib
from collections import Counter
from dataclasses import replace
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from rulec.backends.reference import emit as emit_reference
from rulec.backends.website import files, html_pages, one_file
from rulec.backends.website.html_pages import HtmlPage, Table, html_of, read_page
from rulec.backends.website.script_data import json_text, script
from rulec.backends.website.search_index import FIELDS, Found, index_of
from rulec.backends.website.term_links import Term, Terms
from rulec.sema.model import Model
from tests.backends_javascript.node import node
from tests.backends_reference.grove_pack import grove
from tests.website.made import ROOT, compiled, pages_of, site_of

HOSTILE = "</script><script>alert(x)</script><img src=x onerror=alert(x)> &amp; “$(x)` '\""
LARGE = {"tables", "book", "sheets", "solves", "quantities", "scenarios"}
"""Folders of pages that are of no entry."""
PACKS = sorted(path.name for path in (ROOT / "rules").iterdir())


class Elements(HTMLParser):
    """The elements of a page, with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {key: value or "" for key, value in attrs}))


@cache
def hostile() -> tuple[dict[str, str], dict[str, object]]:
    """The site of a pack whose titles and sentences would like to be code."""
    model = hostile_model()
    return files.emit(model, emit_reference(model, {}), ())


def hostile_model() -> Model:
    told = ('"Tall & Proud"', '"frost"', '"marks"', '"deep blue"')
    said = ("The Orchard", "What frost takes", "Throw it in autumn.", "A small tower on its own")
    text = HOSTILE.replace('"', "”")
    changes = {**dict.fromkeys(told, f'"{text}"'), **dict.fromkeys(said, text)}
    return replace(grove(changes), title=HOSTILE)


def test_texts_of_a_pack_become_no_element_and_no_script() -> None:
    found, data = hostile()
    pages = {path: page for path, page in found.items() if path.endswith(".html")}
    assert len(pages) > 10
    pages["one"] = one_file.emit(hostile_model(), found, data)
    for path, page in pages.items():
        elements = Elements(page).found
        for tag, attributes in elements:
            assert not [key for key in attributes if key.startswith("on") or key == "style"], (path, tag, attributes)
            assert not attributes.get("href", "").lower().startswith("javascript:")
            if tag == "img":
                assert attributes["src"] != "x"
            if tag == "script" and path != "one":
                assert "src" in attributes or attributes["type"] == "application/json"
    assert "</script><script>alert" not in "".join(found.values())


def test_data_in_a_script_is_a_string() -> None:
    for text in (HOSTILE, "\u2028", "</SCRIPT", "<!--", "\\", "\n", "'", "\ud800"):
        assert "<" not in json_text(text)
        assert json.loads(json_text(text)) == text
    made = script("index", {"a": HOSTILE})
    told = subprocess.run(
        [node(), "-e", made + "console.log(JSON.stringify(rulecSite.index))"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == {"a": HOSTILE}


def test_the_same_model_gives_the_same_bytes() -> None:
    model = grove()
    assert files.emit(model, emit_reference(model, {}), ()) == files.emit(model, emit_reference(model, {}), ())


def test_what_follows_lists_within_lists_is_there() -> None:
    """As deep as any process goes, and deeper; the parser's own limit was seven lists."""
    lists = "".join(f"{'  ' * level}- Level {level}.\n" for level in range(12))
    made = html_of(read_page("d/t.md", f"# Deep\n\n## What happens\n\n{lists}\n## Examples\n\nThe end.\n").body)
    assert "Level 11." in made
    assert "The end." in made


@pytest.mark.parametrize("pack", PACKS)
def test_every_link_leads_somewhere(pack: str) -> None:
    found, _ = site_of(pack)
    inside = {path: set(re.findall(r' id="([^"]*)"', page)) for path, page in found.items() if path.endswith(".html")}
    links = 0
    for path in inside:
        for link in re.findall(r'<(?:a|img|link|script)[^>]* (?:href|src)="([^"]*)"', found[path]):
            target, _, anchor = link.partition("#")
            place = posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path
            assert place in found, f"{path}: {link}"
            assert not anchor or anchor in inside[place], f"{path}: {link}"
            links += 1
    assert links > 1000


@pytest.mark.parametrize("pack", PACKS)
def test_pages_of_entries_are_small_and_nothing_is_huge(pack: str) -> None:
    found, _ = site_of(pack)
    lists = {path for path, page in found.items() if 'class="list"' in page}
    for path, page in found.items():
        if not path.endswith(".html") or path in lists:
            continue
        entry = "/" in path and not path.startswith(
            ("tables/", "book/", "sheets/", "solves/", "quantities/", "scenarios/")
        )
        assert len(page.encode()) <= (60_000 if entry else 140_000), path


def test_the_largest_site_fits_into_one_file() -> None:
    found, data = site_of("alamaze")
    page = one_file.emit(compiled("alamaze").model, found, data)
    assert len(page.encode()) <= 12_000_000
    packed = re.findall(r'<script type="text/plain" id="page-([^"]*)">([A-Za-z0-9+/=]*)</script>', page)
    assert {path for path, _ in packed} == {path for path in found if path.endswith(".html")}
    assert "Supremacy" in zlib.decompress(base64.b64decode(dict(packed)["glossary.html"])).decode()


def test_a_preview_has_what_only_tables_say_and_nothing_that_is_usual() -> None:
    _, data = site_of("alamaze")
    title, about, rows = data["previews"]["brigade_types/halflings.html"]  # type: ignore[index]
    assert title == "Halflings"
    assert "SR Missile above average" in about
    assert "line 4098" not in about  # where it comes from stands on the page
    assert rows == [["Code", "“HA”"], ["Origin", "kingdom"]]


def test_all_that_the_reference_says_stands_on_the_site() -> None:
    found, _ = site_of("middle_earth_engulfed")
    folder = ROOT / "generated" / "middle_earth_engulfed" / "reference"
    said = " ".join(re.sub(r"<[^>]*>", "", page) for path, page in found.items() if path.endswith(".html"))
    for path in folder.rglob("*.md"):
        page = read_page(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for heading in page.headings:
            assert heading.text.replace("&", "&amp;") in said.replace("&#x27;", "'").replace("&quot;", '"'), path


def test_a_number_column_is_told_without_a_style() -> None:
    page = read_page(
        "a.md", "# A\n\n| One | Two |\n| --- | ---: |\n| 1 | 2 |\n\n> | | a |\n> | --- | ---: |\n> | b | 3 |\n"
    )
    told = html_of((*page.opening, *page.body))
    assert told.count('class="number"') == 4
    assert "style" not in told


def test_the_index_is_the_one_that_minisearch_makes(tmp_path: Path) -> None:
    texts = ("Of Nazgûl, and 1,400 men", "war-horse; “Élan” it's", "a b a", "—", "425 Reveal All Trades")
    documents = [
        Found(f"{at}.html", text, str(at), text[::-1], f"{text} {text}", {"t": text}) for at, text in enumerate(texts)
    ]
    made = json.loads(json_text(index_of(documents)))
    library = ROOT / "src" / "rulec" / "backends" / "website" / "assets"
    told = subprocess.run(
        [node(), "-"],
        input=f"""
        const MiniSearch = require({json.dumps(str(library / "minisearch" / "minisearch.js"))});
        globalThis.document = {{ documentElement: {{ dataset: {{}} }} }};
        const base = require("fs").readFileSync({json.dumps(str(library / "base.js"))}, "utf8");
        const search = require("fs").readFileSync({json.dumps(str(library / "search.js"))}, "utf8");
        (0, eval)(base + search + "; globalThis.settings = site.searchSettings[0]");
        const made = new MiniSearch(settings);
        made.addAll({json_text([
            {"id": d.address, "title": d.title, "number": d.number, "names": d.names, "text": d.text, "t": d.title}
            for d in documents
        ])});
        console.log(JSON.stringify(made));
        """,
        capture_output=True,
        text=True,
        check=True,
    )  # fmt: skip
    wanted = json.loads(told.stdout)
    assert list(made["fieldIds"]) == list(FIELDS)
    assert sorted(made.pop("index")) == sorted(wanted.pop("index"))
    assert made.pop("averageFieldLength") == pytest.approx(wanted.pop("averageFieldLength"))
    assert {**made, "storedFields": {}} == {**wanted, "storedFields": {}}


def test_what_is_brought_along_is_what_was_published() -> None:
    for folder in (ROOT / "src/rulec/backends/website/assets/minisearch", Path(__file__).parent / "axe"):
        total, name = (folder / "SHA256SUMS").read_text(encoding="ascii").split()
        assert sha256((folder / name).read_bytes()).hexdigest() == total
        assert "icense" in (folder / "LICENSE.txt").read_text(encoding="utf-8")


TOLD = """[Game](../README.md) › [Book](README.md) › Old Gate

# Old Gate

The Old Gate holds the Hall of Kings, and the hall of kings is no name. The Hall of Kings is told of once.

## Battle morale and the Hall of Kings

Battle morale falls in the Hall of Kings, `Hall of Kings` and [the Hall of Kings](../halls/kings.md). In Old Gates and
in “Hall of Kings”, line 7, and in the Hall of Kings Street, nobody is. Ask the Warden. Warden is a word, or a name.

| Where | What |
| --- | --- |
| Hall of Kings | battle morale |

- Their battle morale.
"""


def test_running_text_leads_to_what_the_pack_calls_by_a_name() -> None:
    terms = Terms(
        Term(title, path, proper=proper)
        for title, path, proper in (
            ("Old Gate", "book/gate.html", True), ("Hall of Kings", "halls/kings.html", True),
            ("Warden", "wardens/one.html", True), ("Battle morale", "quantities/battle_morale.html", False),
            ("Gate of", "quantities/gate_of.html", False), ("gold", "units/gold.html", True),
        )
    )  # fmt: skip
    page = read_page("book/gate.md", TOLD)
    said = html_of((*terms.within(page.path, page.opening), *terms.within(page.path, page.body)))
    assert re.findall(r'(\w+) <a href="([^"]*)" class="term">([^<]*)</a>', said.replace("<p>", "<p>. ")) == [
        ("the", "../halls/kings.html", "Hall of Kings"),  # once above the first section
        ("the", "../halls/kings.html", "Hall of Kings"),
        ("the", "../wardens/one.html", "Warden"),
    ]
    assert said.count('class="term"') == 4
    assert '<p><a href="../quantities/battle_morale.html" class="term">Battle morale</a> falls' in said


FENCE = "\n\n```\nhere nothing is cut by hand\n```\n"
CELLS = (
    "a \\| b", "`x \\| y`", "**bold** _it_", "[to](b.md) and [on](c.md#d)", "<b>&amp;</b>", "\\\\", "\\*plain\\*",
    '"said"', "a  b",
    "![p](p.svg)", "é › “so”", "", "\\\\\\| ends", "1 < 2 & 3",
)  # fmt: skip


@pytest.mark.parametrize("head", ["| A | B |\n| --- | ---: |\n", "| | |\n| --- | --- |\n", "| A | B |\n|:-:|:--|\n"])
def test_tables_that_are_cut_by_hand_are_those_of_the_parser(head: str) -> None:
    rows = "".join(f"| {one} | {other} |\n" for one in CELLS for other in CELLS)
    uneven = "| alone |\n| a | b | too much |\n|  |  |\n"
    page = f"[Up](../README.md) › T\n\n# T\n\nWords.\n\n{head}{rows}{uneven}\nMore words.\n\n## S\n\n{head}| x | y |"
    cut, parsed = read_page("d/t.md", page), read_page("d/t.md", page + FENCE)
    assert _tables(cut) == _tables(parsed)
    assert len(_tables(cut)) == 2


@pytest.mark.parametrize("pack", PACKS)
def test_tables_of_real_pages_are_those_of_the_parser(pack: str) -> None:
    reference = ROOT / "generated" / pack / "reference"
    for path in sorted(reference.rglob("*.md"))[::7]:
        page, name = path.read_text(encoding="utf-8"), path.relative_to(reference).as_posix()
        assert _tables(read_page(name, page)) == _tables(read_page(name, page + FENCE)), name


PIECES = (
    "a", " ", "b.", "*", "**", "***", "`", "[", "]", "(x.md)", "[to](../a/b_c.md#d-e)", "[out](../../x.md)", "\\#",
    "\\*", "_", "!", "&", "&amp;", "<b>", '"', "\n", "“q”", "é", "::",
)  # fmt: skip


def test_lines_that_are_cut_by_hand_are_those_of_the_parser() -> None:
    draw, cut = Random(1), 0
    for _ in range(20_000):
        line = "".join(draw.choices(PIECES, k=draw.randint(1, 9))).strip()
        made = html_pages.cut_line("d", line)
        cut += made is not None
        assert made in (None, html_pages.parsed_line("d", line)), line
    assert cut > 3_000


@pytest.mark.parametrize("pack", PACKS)
def test_lines_of_real_pages_are_those_of_the_parser(pack: str) -> None:
    texts = [text for path, text in pages_of(pack).items() if path.endswith(".md")][::9]
    lines = {line.lstrip("#>- ").strip() for text in texts for line in text.splitlines() if "|" not in line}
    cut = {line: made for line in lines if (made := html_pages.cut_line("d", line)) is not None}
    assert len(cut) > 0.8 * len(lines)
    assert {line: made for line, made in cut.items() if made != html_pages.parsed_line("d", line)} == {}


def _tables(page: HtmlPage) -> list[Table]:
    return [block for block in (*page.opening, *page.body) if isinstance(block, Table)]


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_found_under_one_title_is_told_apart(pack: str) -> None:
    _, data = site_of(pack)
    index = data["search_index"]
    assert isinstance(index, dict)
    told = [(one["t"], one["g"], one["n"]) for one in index["storedFields"].values()]
    assert len(told) > 300
    assert [one for one, count in Counter(told).items() if count > 1] == []
    if pack == "alamaze":
        assert {one for one in told if one[0] == "Ice Age"} == {
            ("Ice Age", "Campaign options", ""),
            ("Ice Age", "Variant · Ways to Play", ""),
        }
        assert ("Maelstrom", "Scenario", "") in told
        assert ("Sleep", "Privileges · A Consul closes somebody's eyes for the turn.", "") in told
        assert ("Mines", "View · The Turn", "") in told
        assert ("Seasons", "Tables", "") in told
