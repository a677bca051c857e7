"""What players and scenarios write is data: it is shown as it was typed, and never becomes code or markup."""

from __future__ import annotations

import html
import json
import re
import sqlite3
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.game.play import begun, handed_in, rulec

NASTY = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "x'); DROP TABLE states; --",
    "a | b | c",
    "[click](javascript:alert(1))",
    "# heading",
    "`code` *bold* _it_ ~~no~~",
    "&lt;b&gt; &amp;",
    "{house} {0} %s ${x}",
    "../../etc/passwd",
    "@TITLE@ @BODY@",
    "http://example.org/x www.example.org",
    "\\| back \\",
    "<!-- hidden --> ]]>",
    "O’Brien “the Ü” 日本",
]


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("name", NASTY)
def test_a_text_of_a_player_stays_a_text(tmp_path: Path, name: str) -> None:
    game = begun(tmp_path)
    assert handed_in(tmp_path, f"player: the oak\n100 {name}\ntom 300 {name}\n").code == 1
    assert rulec("turn", "g.game", cwd=tmp_path).code == 0
    told = f"{' '.join(name.split())} joins The Oak."
    shown = json.loads(rulec("report", "g.game", "--format", "json", cwd=tmp_path).out)
    hash_cut = name.split(" #")[0] if not name.startswith("#") else ""
    if hash_cut == name:
        assert shown["steps"][0]["told"][0]["text"] == told

    page = rulec("report", "g.game", "--format", "html", cwd=tmp_path).out
    tags = _Tags()
    tags.feed(page)
    known = {
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "h1",
        "h2",
        "ul",
        "li",
        "b",
        "i",
        "table",
        "thead",
        "tr",
        "th",
        "td",
        "main",
        "div",
        "label",
        "input",
    }
    assert tags.tags <= known
    assert tags.attributes <= {"lang", "charset", "http-equiv", "content", "name", "class", "tabindex", "type"}
    if hash_cut == name:
        assert told in "".join(tags.text)
        assert html.escape(told) in page

    text = rulec("report", "g.game", cwd=tmp_path).out
    assert not re.search(r"(?<!\\)<[a-zA-Z!/]", text)
    assert "](" not in text.replace("\\]", "")
    rows = [line for line in text.split("\n") if line.startswith("| The Oak")]
    assert len(rows) == 2
    for row in rows:
        assert len(re.findall(r"(?<!\\)(?:\\\\)*\|", row)) == 5

    base = sqlite3.connect(game)
    assert base.execute("SELECT count(*) FROM states").fetchone() == (2,)
    base.close()


def test_a_line_cannot_steer_a_terminal(tmp_path: Path) -> None:
    begun(tmp_path)
    done = handed_in(tmp_path, "player: \x1b[31mred\n110\n")
    assert "\x1b" not in done.said + done.out
    done = rulec("report", "g.game", "--player", "\x1b[31mred", cwd=tmp_path)
    assert "\x1b" not in done.said + done.out
