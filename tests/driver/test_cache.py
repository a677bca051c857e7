"""The cache: damaged, foreign or unwritable entries count as none."""

from __future__ import annotations

import importlib
import os
import pkgutil
from pathlib import Path

import pytest

import rulec.syntax
from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.base.tree import walk
from rulec.driver import cache as caches
from rulec.driver.cache import Cache, Stamp
from rulec.driver.parse_cache import Trees, decode, encode, shapes
from rulec.syntax import nodes, parser
from rulec.syntax.nodes import Expr
from rulec.syntax.parser import parse_expression, parse_module
from rulec.tables.load import load_table

ORCHARD = Path(__file__).parent.parent / "packs" / "orchard"


def entries(folder: Path) -> list[Path]:
    return sorted(p for p in folder.rglob("*") if p.is_file() and p.name != ".gitignore")


def test_stores_and_loads(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path / "c"))
    assert cache.load("trees", "k") is None
    cache.store("trees", "k", "text\nwith lines\n")
    assert cache.load("trees", "k") == "text\nwith lines\n"
    assert (tmp_path / "c/.gitignore").read_text() == "*\n"


def test_without_a_folder_it_holds_nothing() -> None:
    cache = Cache(None)
    cache.store("trees", "k", "text")
    assert cache.load("trees", "k") is None


def test_every_damaged_byte_is_noticed(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path))
    cache.store("trees", "k", "text")
    path = tmp_path / "trees/k"
    good = path.read_bytes()
    for at in range(len(good)):
        path.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        assert cache.load("trees", "k") is None
        path.write_bytes(good[:at])
        assert cache.load("trees", "k") is None


def test_an_entry_under_another_name_is_none(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path))
    cache.store("trees", "k", "text")
    os.replace(tmp_path / "trees/k", tmp_path / "trees/other")
    assert cache.load("trees", "other") is None


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Cache(str(tmp_path / "file")).store("trees", "k", "text")


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = Cache(str(tmp_path))
    (tmp_path / "trees" / "k").mkdir(parents=True)
    cache.store("trees", "k", "text")  # a folder stands in its place
    assert cache.load("trees", "k") is None

    def full(source: object, target: object) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(os, "replace", full)
    cache.store("trees", "other", "text")
    assert entries(tmp_path) == []


def test_old_entries_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "KEPT", 10)
    cache = Cache(str(tmp_path))
    for number in range(40):
        cache.store("trees", str(number), "x")
        os.utime(tmp_path / "trees" / str(number), (number, number))
    kept = {int(p.name) for p in entries(tmp_path)}
    assert len(kept) <= 12
    assert {37, 38, 39} <= kept


def test_where_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RULEC_CACHE", raising=False)
    monkeypatch.chdir(tmp_path)
    assert caches.folder_for([("rules", "")]) == str(tmp_path / ".rulec")
    assert caches.folder_for([("x/packs", ""), ("rules", "")]) == str(tmp_path / "x/.rulec")
    assert caches.folder_for([("/site/rulec_packs", "_rules")]) is None
    monkeypatch.setenv("RULEC_CACHE", "elsewhere")
    assert caches.folder_for([("rules", "")]) == "elsewhere"


@pytest.mark.parametrize("path", sorted(ORCHARD.glob("*.rules")), ids=lambda p: p.stem)
def test_trees_come_back_as_they_were(path: Path) -> None:
    source = Source("x.rules", path.read_text(encoding="utf-8"))
    tree = parse_module(source, Report(), "x")
    text = encode(tree, source)
    assert text is not None
    again = decode(text, source)
    assert repr(again) == repr(tree)
    assert again == tree
    assert encode(again, source) == text  # spans too


@pytest.mark.parametrize("path", sorted(ORCHARD.glob("tables/*.yaml")), ids=lambda p: p.stem)
def test_tables_come_back_as_they_were(path: Path) -> None:
    source = Source("x.yaml", path.read_text(encoding="utf-8"))
    tree = load_table(source, path.stem, Report())
    assert tree is not None
    text = encode(tree, source)
    assert text is not None
    assert decode(text, source) == tree
    assert encode(decode(text, source), source) == text


def test_whatever_can_be_parsed_can_be_kept() -> None:
    """A file with one thing that cannot would be parsed by every build."""
    for module in pkgutil.iter_modules(rulec.syntax.__path__):
        importlib.import_module(f"rulec.syntax.{module.name}")
    sorts = [nodes.Node]
    for each in sorts:
        sorts += each.__subclasses__()
    kept = shapes()[1]
    own = [each for each in sorts if each.__module__.startswith("rulec.syntax.")]
    assert [each.__name__ for each in own if each not in kept] == []
    assert {"ViewDecl", "ProcessDecl", "QuantityDecl"} <= {each.__name__ for each in sorts}


@pytest.mark.parametrize("text", ["", "[", "[99999]", "[-1", "[-9,1]", "[0,1,2,3,4,5,6,7,8]", "[" * 5000, "[[]]"])
def test_text_that_holds_no_tree(text: str) -> None:
    assert decode(text, Source("x", "")) is None or text == ""


def test_a_faulty_file_is_parsed_each_time(tmp_path: Path) -> None:
    trees = Trees(Cache(str(tmp_path)), "own")
    source = Source("x.rules", "quantity\n")
    for _ in range(2):
        report = Report()
        trees.get("modules", source, "x", report, lambda: parse_module(source, report, "x"))  # noqa: B023
        assert report.failed


def test_a_stored_tree_spares_parsing(tmp_path: Path) -> None:
    source = Source("x.rules", (ORCHARD / "kinds.rules").read_text(encoding="utf-8"))
    parsed = Trees(Cache(str(tmp_path)), "own").get(
        "modules", source, "x", Report(), lambda: parse_module(source, Report(), "x")
    )
    assert parsed is not None

    def never() -> None:
        raise AssertionError("parsed again")

    assert Trees(Cache(str(tmp_path)), "own").get("modules", source, "x", Report(), never) == parsed
    with pytest.raises(AssertionError):  # another version of rulec
        Trees(Cache(str(tmp_path)), "newer").get("modules", source, "x", Report(), never)


def parsed_text(trees: Trees, source: Source, text: str) -> Expr | None:
    """The expression that stands behind the first quote of a source, parsed as a pack's texts are."""
    at = source.text.index(f'"{text}"')
    with trees.texts("orchard"):
        return parse_expression(text, Span(source, at, at + len(text) + 2), Report())


def places(node: Expr) -> list[tuple[str, str]]:
    """The file and the text of each node of an expression."""
    return [(each.span.source.path, each.span.text) for each in walk(node)]


def test_a_kept_text_spares_parsing_wherever_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, cache = "tree.height + 2 * orchard.width", Cache(str(tmp_path))
    first = Source("trees.rules", f'label "{text}"')
    assert parsed_text(Trees(cache, "own"), first, text) == parse_expression(text, Span(first, 7, 38), Report())
    moved = Source("fruit.rules", f'# a comment\n\nmoved here "{text}" behind')
    fresh = parse_expression(text, Span(moved, 25, 56), Report())

    def never(*_: object) -> None:
        raise AssertionError("parsed again")

    monkeypatch.setattr(parser, "build", never)
    found = parsed_text(Trees(cache, "own"), moved, text)
    assert found is not None
    assert fresh is not None
    assert found == fresh
    assert places(found) == places(fresh)
    assert ("fruit.rules", "orchard.width") in places(found)
    with pytest.raises(AssertionError):  # another version of rulec
        parsed_text(Trees(cache, "newer"), moved, text)
    with pytest.raises(AssertionError):
        parsed_text(Trees(cache, "own"), Source("x", '"tree.width + 1"'), "tree.width + 1")


def test_a_faulty_text_is_parsed_and_reported_each_time(tmp_path: Path) -> None:
    trees, source = Trees(Cache(str(tmp_path)), "own"), Source("x.rules", '"tree +"')
    for _ in range(2):
        report = Report()
        with trees.texts("orchard"):
            assert parse_expression("tree +", Span(source, 0, 8), report) is None
        assert report.failed


@pytest.mark.parametrize("stored", ["[]", "{", "7", '{"expression_only a + b": [99999]}'])
def test_texts_that_hold_no_tree(stored: str, tmp_path: Path) -> None:
    cache = Cache(str(tmp_path))
    cache.store("texts", "orchard-own", stored)
    source = Source("x.rules", '"a + b"')
    assert parsed_text(Trees(cache, "own"), source, "a + b") == parse_expression("a + b", Span(source, 0, 7), Report())


def test_texts_that_no_source_says_any_more_are_not_kept(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path))
    for text in ("a + b", "c + d"):
        parsed_text(Trees(cache, "own"), Source("x.rules", f'"{text}"'), text)
    stored = cache.load("texts", "orchard-own")
    assert stored is not None
    assert "c + d" in stored
    assert "a + b" not in stored


def test_stamps_come_back() -> None:
    stamp = Stamp(["a", "b"], "56", "12", {"python/x y.py": "34"}, "said\n\nmore\n")
    again = Stamp.read(stamp.text())
    assert again is not None
    assert (again.packs, again.input, again.outputs, again.said) == (
        stamp.packs, stamp.input, stamp.outputs, stamp.said,
    )  # fmt: skip
    assert Stamp.read("") is None
    assert Stamp.read("nonsense") is None
