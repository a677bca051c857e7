"""Composing YAML: everything stays text with its place, and what hides its meaning is refused."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.spans import Source
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, compose, to_plain


def composed(text: str) -> YamlNode:
    report = Report()
    node = compose(Source("t.yaml", text), report)
    assert report.found == []
    assert node is not None
    return node


def faults(text: str) -> list[Diagnostic]:
    report = Report()
    assert compose(Source("t.yaml", text), report) is None
    assert report.failed
    return report.sorted()


def test_scalars_stay_text() -> None:
    node = composed('[no, 012, 1:30, 2001-01-01, 1e3, "no", ~, null, 0x1F, .5, -20%, 1_000, on]')
    assert to_plain(node) == [
        "no", "012", "1:30", "2001-01-01", "1e3", "no", "~", "null", "0x1F", ".5", "-20%", "1_000", "on",
    ]  # fmt: skip
    assert isinstance(node, YamlList)
    assert [i for i, item in enumerate(node.items) if isinstance(item, YamlScalar) and item.quoted] == [5]


def test_every_node_has_its_place() -> None:
    node = composed("één: [a, 'b c']\nlast:\n  - x  # note\n\n  - y\n\n# end\n")
    assert isinstance(node, YamlMap)
    (key, flow), (_, block) = node.pairs
    assert key.span.text == "één"
    assert flow.span.text == "[a, 'b c']"
    assert isinstance(flow, YamlList)
    assert [item.span.text for item in flow.items] == ["a", "'b c'"]
    assert block.span.text == "- x  # note\n\n  - y"
    assert node.span.text.endswith("- y")


def test_carriage_returns_do_not_move_places() -> None:
    node = composed("a: 1\r\nb:\r\n  - two\r\n")
    assert isinstance(node, YamlMap)
    block = node.get("b")
    assert isinstance(block, YamlList)
    assert (block.items[0].span.text, str(block.items[0].span)) == ("two", "t.yaml:3:5")


def test_part_of_a_scalar() -> None:
    node = composed("""[plain text, "quoted text", "changed\\ttext"]""")
    assert isinstance(node, YamlList)
    scalars = [item for item in node.items if isinstance(item, YamlScalar)]
    assert scalars[0].part(6, 10).text == "text"
    assert scalars[1].part(7, 11).text == "text"
    assert scalars[2].part(8, 12) == scalars[2].span


@pytest.mark.parametrize(
    "text, code, place, words",
    [
        ("a: 1\na: 2\n", "R0402", "2:1", "`a` stands twice in one block"),
        ("a: &x [1]\n", "R0403", "1:4", "`&x` marks a part of the file for copying"),
        ("a: *x\n", "R0403", "1:4", "`*x` copies another part of the file"),
        ("a: {<<: {b: 1}}\n", "R0404", "1:5", "`<<` merges another block into this one"),
        ("a: !!int 3\n", "R0405", "1:4", "the tag `!!int` sets a type"),
        ("a: !own 3\n", "R0405", "1:4", "the tag `!own` sets a type"),
        ("!x!y a\n", "R0405", "1:1", "a tag that sets a type"),
        ("a: 1\n---\nb: 2\n", "R0406", "2:1", "more than one document in a file"),
        ("# nothing\n", "R0409", "1:1", "nothing stands in `t.yaml`"),
        ("", "R0409", "1:1", "nothing stands in `t.yaml`"),
        ("? [a]\n: b\n", "R0410", "1:3", "a key that is not a text"),
        ('a: "x\\u202Ey"\n', "R0411", "1:4", "the unseen character `U+202E` in a text"),
        ("a: x\u200by\n", "R0411", "1:5", "the unseen character `U+200B` in the file"),
        ("a: x\x85y\n", "R0411", "1:5", "the unseen character `U+0085` in the file"),
        ("a: \x00\n", "R0411", "1:4", "the unseen character `U+0000` in the file"),
        ("a: \ud800\n", "R0411", "1:4", "the unseen character `U+D800` in the file"),
        ("a: b: c\n", "R0401", "1:5", "a `:` where no key can stand"),
        ("a: [1, 2\nb: 3\n", "R0401", "2:2", "a list that is not closed"),
        ("a: {b: 1\n", "R0401", "1:4", "a `{` that is not closed"),
        ("a: 'x\n", "R0401", "1:4", "a quote that is not closed"),
        ("a: 'b' c\n", "R0401", "1:8", "a line that does not fit its block"),
        ("- a\nb\n", "R0401", "2:1", "a line without `:`"),
        ("a:\n\t- b\n", "R0401", "2:1", "a tab in the indentation"),
        ("a: @12\n", "R0401", "1:4", "`@` at the beginning of a text"),
        ("a: `b`\n", "R0401", "1:4", "a backtick at the beginning of a text"),
        ('a: "\\q"\n', "R0401", "1:5", "a backslash that stands for nothing"),
        ("a: - b\n", "R0401", "1:4", "a `- ` where no list can stand"),
        ("{a: 1, b:}\n", "R0401", "1:8", "a `:` without a space behind it"),
        ("[a,, b]\n", "R0401", "1:4", "a list or block that breaks off"),
    ],
)
def test_refused(text: str, code: str, place: str, words: str) -> None:
    (fault, *_) = faults(text)
    assert (fault.code.number, str(fault.primary.span)) == (code, f"t.yaml:{place}")
    assert fault.headline == words


def test_first_of_two_keys_is_shown() -> None:
    (fault,) = faults("a: 1\nb: 2\na: 3\n")
    assert [str(place.span) for place in fault.related] == ["t.yaml:1:1"]


def test_several_faults_in_one_run() -> None:
    assert [f.code.number for f in faults("a: &x 1\na: *x\nb: !t 2\n")] == ["R0403", "R0402", "R0403", "R0405"]


def test_alias_bomb_is_not_built() -> None:
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    lines += [f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]" for a, b in zip("abcdefgh", "bcdefghi", strict=True)]
    assert {f.code.number for f in faults("\n".join(lines))} == {"R0403"}


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_deep_nesting(opening: str) -> None:
    (fault,) = faults(opening * 10_000)
    assert (fault.code.number, fault.headline) == ("R0407", "nested more than 50 deep")


def test_fifty_deep_is_well() -> None:
    composed("[" * 50 + "]" * 50)


def test_too_many_nodes() -> None:
    (fault,) = faults("[" + "a, " * 1_000_001 + "]")
    assert (fault.code.number, fault.headline) == ("R0407", "more than 1,000,000 entries in one file")
