"""YAML that means something else than it shows, or that grows without end, is refused where it stands."""

from __future__ import annotations

import pytest

from tests.hanging import ended_within
from tests.safety.packs import PACK, compile_files, errors, orchard, small

BOMB = (
    "\n".join(
        ["a: &a [x, x, x, x, x, x, x, x, x]"]
        + [f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join(['*' + chr(97 + i)] * 9)}]" for i in range(9)]
    )
    + "\n"
)
REFUSED = {
    "bomb": BOMB,
    "alias of itself": "a: &a [*a]\n",
    "merge": "a: &a {b: c}\nd:\n  <<: *a\n",
    "merge without an alias": "a:\n  <<: {b: c}\n",
    "twice": "title: a\ntitle: b\n",
    "twice inside": "documents: {book: {title: a, title: b}}\n",
    "twice in other quotes": "title: a\n'title': b\n",
    "python object": "title: !!python/object/apply:os.system [id]\n",
    "python name": "title: !!python/name:os.system\n",
    "own tag": "title: !x a\n",
    "binary": "title: !!binary aGVsbG8=\n",
    "set": "!!set {a, b}\n",
    "two documents": "title: a\n---\ntitle: b\n",
    "a directive": "%TAG ! tag:example.org,2000:\n---\ntitle: !x a\n",
    "version": "%YAML 9.9\n---\ntitle: a\n",
    "empty": "",
    "a comment": "# nothing\n",
    "only marks": "---\n...\n",
    "a list": "- a\n",
    "a text": "hello\n",
    "a number": "5\n",
    "a key that is a list": "? [a]\n: b\n",
    "a key that is a mapping": "{a: b}: c\n",
    "not closed": "a: [b\n",
    "tabs": "a:\n\tb: c\n",
    "a lone quote": "a: 'b\n",
    "an unknown escape": 'a: "\\q"\n',
    "a lone surrogate": 'a: "\\ud800"\n',
    "null byte": 'a: "\\0"\n',
    "bell": 'a: "\\a"\n',
    "line separator": 'a: "\\L"\n',
    "direction mark": 'a: "\\u202e"\n',
    "deep lists": "a: " + "[" * 10_000 + "]" * 10_000 + "\n",
    "deep mappings": "".join(" " * i + "a:\n" for i in range(2_000)),
    "deep and open": "[" * 100_000,
    "deep keys": "? " * 10_000 + "\n",
    "deep braces": "{" * 50_000,
    "many entries": "a: [" + "x," * 300_000 + "]\n",
    "a wide mapping": "".join(f"k{i}: v\n" for i in range(150_000)),
    "NUL": "a: \x00\n",
    "a mark inside": "a: \ufeffb\n",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_refused_in_every_file(text: str) -> None:
    with ended_within(60):
        added = () if text in ("", "# nothing\n") else (small(pack=PACK + text),)
        for files in (small(pack=text), small(t=text), *added):
            made, report = compile_files(files)
            assert made is None
            assert errors(report)
            assert all(d.code.number in errors(report) for d in report.found)
            assert len(report.found) < 1000


@pytest.mark.parametrize(
    "text",
    [
        "no",
        "yes",
        "on",
        "off",
        "012",
        "0x10",
        "1_000",
        "1e3",
        ".5",
        "2020-01-01",
        "12:30:00",
        "null",
        "~",
        "",
        ".inf",
        ".nan",
        "0o7",
        "+5",
        "-0",
        "1,2,3",
        "true",
    ],
)
def test_scalars_are_what_is_written(text: str) -> None:
    """A title is a text, whatever YAML would make of it; a cell has the type of its column or is refused."""
    made, _ = compile_files(small(pack=PACK.replace("title: Demo", f"title: '{text}'")))
    assert (made is None) == (not text)
    if made is not None:
        assert made.model.title == text
    trees = orchard()["tables/trees.yaml"].replace(
        "[apple, 10, 3, line 121]", f"[apple, 10, {text or chr(39) * 2}, line 121]"
    )
    made, _ = compile_files(orchard() | {"tables/trees.yaml": trees}, "orchard")
    if made is not None:
        cells = next(row for row in made.model.tables["trees"].rows).cells
        assert text in ("012", "0x10", "-0", "+5", ".5", "~") or text.isdigit(), (text, cells)


def test_no_is_a_name_and_not_a_truth() -> None:
    files = small(pack=PACK + "variants: [no, on]\n")
    _, report = compile_files(files)
    assert not report.failed or errors(report)


def test_a_large_table_is_read_in_time() -> None:
    """Hundreds of rows take seconds, not minutes."""
    rows = "".join(f"  - [{i}, {i % 90}%]\n" for i in range(1, 801))
    table = (
        'table: t\ntitle: T\ncites: book "T" 1\nkeys: [score]\ncolumns:\n  - {name: score, type: gold, label: Score}\n'
        f"  - {{name: chance, type: percent, label: Chance}}\noff_the_table: refuse\ncomplete: no\nrows:\n{rows}"
    )
    rules = (
        'measure gold "gold"\nquantity q(score: gold) -> percent "Q"\n    base t[score].chance\n    cites book "Q" 1\n'
    )
    with ended_within(60):
        made, report = compile_files(small(rules, t=table))
        assert made is not None, [d.headline for d in report.found][:3]
