"""Diagnostics as text with carets, as JSON and as SARIF."""

from __future__ import annotations

import json

import pytest

from rulec.base.diagnostics import Place, Report
from rulec.base.render import render_json, render_sarif, render_text, summary
from rulec.base.spans import NOWHERE, Source, Span

SOURCE = Source("rules/demo/case.rules", "one two\n" * 12 + "    add 5 golds\n\tbase 3\n漢字 x é y\n")


def span(text: str, source: Source = SOURCE) -> Span:
    start = source.text.index(text)
    return Span(source, start, start + len(text))


def report() -> Report:
    found = Report()
    found.error(
        "R0420",
        "no measure `golds`",
        span("golds"),
        "unknown measure",
        related=(Place(span("two"), "first said here"),),
        notes=("measures are declared with `measure`",),
        hint="did you mean `gold`?",
    )
    found.warning("R0423", "a base of 3", span("base 3\n漢字"))
    return found


def test_text() -> None:
    assert render_text(report().sorted(), color=False) == (
        "error[R0420]: no measure `golds`\n"
        "  --> rules/demo/case.rules:13:11\n"
        "   |\n"
        "13 |     add 5 golds\n"
        "   |           ^^^^^ unknown measure\n"
        "  ::: rules/demo/case.rules:1:5\n"
        "   |\n"
        " 1 | one two\n"
        "   |     ^^^ first said here\n"
        "   = note: measures are declared with `measure`\n"
        "   = hint: did you mean `gold`?\n"
        "\n"
        "warning[R0423]: a base of 3\n"
        "  --> rules/demo/case.rules:14:2\n"
        "   |\n"
        "14 |     base 3\n"
        "   |     ^^^^^^\n"
        "\n"
        "1 error, 1 warning\n"
    )


def test_nothing_to_say() -> None:
    assert render_text([], color=False) == ""
    assert summary([]) == "no errors"
    assert json.loads(render_json([])) == []


def test_several_are_counted() -> None:
    found = Report()
    for word in ("golds", "base"):
        found.error("R0420", f"unknown `{word}`", span(word))
    assert summary(found.sorted()) == "2 errors"


def carets(text: str, part: str) -> tuple[str, str]:
    found = Report()
    found.error("R0420", "x", span(part, Source("t", text)))
    lines = render_text(found.sorted(), color=False).splitlines()
    return lines[3].removeprefix("1 | "), lines[4].removeprefix("  | ")


@pytest.mark.parametrize(
    "text, part, shown, under",
    [
        ("a\tbc", "bc", "a    bc", "     ^^"),
        ("漢字 x", "x", "漢字 x", "     ^"),
        ("漢字 x", "字", "漢字 x", "  ^^"),
        ("e\u0301 x", "x", "e\u0301 x", "  ^"),
        ("a\x1b[31mb c", "c", "a\\x1b[31mb c", "           ^"),
        ("a\u202eb c", "c", "a\\u202eb c", "         ^"),
        ("abc", "", "abc", "^"),
    ],
)
def test_columns(text: str, part: str, shown: str, under: str) -> None:
    assert carets(text, part) == (shown, under)


def test_end_of_file() -> None:
    source = Source("t", "abc")
    found = Report()
    found.error("R0420", "x", Span(source, 3, 3), "here")
    assert "1 | abc\n  |    ^ here\n" in render_text(found.sorted(), color=False)


def test_long_lines_are_cut() -> None:
    shown, under = carets("a" * 1000 + "X" + "b" * 1000, "X")
    assert len(shown) == 162
    assert shown[0] == shown[-1] == "…"
    assert shown[under.index("^")] == "X"


def test_what_is_built_in_has_no_line() -> None:
    found = Report()
    found.error("R0420", "x", span("golds"), related=(Place(Span(NOWHERE, 0, 0), "built in"),))
    assert "  ::: <built in> built in\n" in render_text(found.sorted(), color=False)


def test_headlines_cannot_steer_a_terminal() -> None:
    found = Report()
    found.error("R0420", "no `\x1b[2J\n`", span("golds"), "\x07", hint="\u2066")
    text = render_text(found.sorted(), color=False)
    assert "no `\\x1b[2J\\x0a`" in text
    assert not any(c in text for c in "\x1b\x07\u2066")


def test_color() -> None:
    text = render_text(report().sorted(), color=True)
    assert text.startswith("\x1b[1;31merror[R0420]\x1b[0m")
    assert text.count("\x1b[0m") == text.count("\x1b[") / 2


def test_json() -> None:
    first, second = json.loads(render_json(report().sorted()))
    assert first == {
        "code": "R0420",
        "slug": "unknown-key",
        "severity": "error",
        "headline": "no measure `golds`",
        "path": "rules/demo/case.rules",
        "line": 13,
        "column": 11,
        "end_line": 13,
        "end_column": 16,
        "label": "unknown measure",
        "related": [
            {
                "path": "rules/demo/case.rules",
                "line": 1,
                "column": 5,
                "end_line": 1,
                "end_column": 8,
                "label": "first said here",
            }
        ],
        "notes": ["measures are declared with `measure`"],
        "hint": "did you mean `gold`?",
        "page": "docs/errors/R0420.md",
    }
    assert (second["severity"], second["line"], second["end_line"]) == ("warning", 14, 15)
    assert render_json(report().sorted()).isascii()


def test_sarif() -> None:
    log = json.loads(render_sarif(report().sorted()))
    assert (log["version"], list(log)) == ("2.1.0", ["$schema", "version", "runs"])
    (run,) = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["R0420", "R0423"]
    assert all(rule["fullDescription"]["text"] for rule in rules)
    first, second = run["results"]
    assert [rules[result["ruleIndex"]]["id"] for result in run["results"]] == ["R0420", "R0423"]
    assert (first["level"], second["level"]) == ("error", "warning")
    assert first["message"]["text"].splitlines()[0] == "no measure `golds`"
    assert first["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "rules/demo/case.rules"},
        "region": {"startLine": 13, "startColumn": 11, "endLine": 13, "endColumn": 16},
    }
    assert first["relatedLocations"][0]["message"]["text"] == "first said here"
    assert json.loads(render_sarif([]))["runs"][0]["results"] == []


def test_sarif_paths_are_uris() -> None:
    found = Report()
    found.error("R0420", "x", span("a", Source("rules/große burg#1/a.rules", "a")))
    log = json.loads(render_sarif(found.sorted()))
    place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "rules/gro%C3%9Fe%20burg%231/a.rules"
