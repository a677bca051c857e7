"""Names that are no names, look like others or lead elsewhere are refused where they stand."""

from __future__ import annotations

import pytest

from tests.safety.packs import PACK, RULES, compile_files, errors, orchard, small

WILD = [
    "wor'th",
    'wor"th',
    "wor`th",
    "wor\\th",
    "wor/th",
    "../worth",
    "wor.th",
    "wor th",
    "wor-th",
    "wor\tth",
    "wor;th",
    "wor$th",
    "wor<b>th",
    "wоrth",
    "ｗorth",
    "worthﬁ",
    "wörth",
    "日本",
    "١worth",
    "½",
    "wor\u202eth",
    "wor\u200bth",
    "wor\u2028th",
    "wor\x00th",
    "wor\ufeffth",
    "w" + "\u0301orth",
    "🍎",
    "1worth",
    "",
    "(worth)",
    "{worth}",
    "%s",
    "worth\\n",
    "worth()",
    "__import__('os')",
]


@pytest.mark.parametrize("name", WILD)
@pytest.mark.parametrize("place", ["quantity worth", "kind House", "storeys: gold", "measure gold", "houses listed"])
def test_a_wild_name_in_rules(name: str, place: str) -> None:
    words = place.split(" ")
    at = 0 if words[0] in ("storeys:", "houses") else 1
    old = words[at].removesuffix(":")
    rules = RULES if words[0] != "houses" else RULES.replace("houses", "houses")
    made, report = compile_files(
        small(rules.replace(place.removesuffix(" listed"), place.removesuffix(" listed").replace(old, name, 1), 1))
    )
    assert made is None
    assert all(d.primary.span.source.text for d in report.found), [d.headline for d in report.found]


@pytest.mark.parametrize("name", WILD[::4])
def test_a_wild_name_in_tables(name: str) -> None:
    def quoted(text: str) -> str:
        return "'" + text.replace("'", "''") + "'"

    trees = orchard()["tables/trees.yaml"]
    for old in (
        "table: trees",
        "- {name: fruit, type",
        "- {name: baskets",
        "type: gold",
        "keys: [fruit]",
        "- [apple,",
        "off_the_table: refuse",
    ):
        value = (
            old.replace("[", " ").replace(",", " ").split(": ")[-1].split()[-1]
            if "type" not in old
            else old.split(": ")[1].split(",")[0]
        )
        text = trees.replace(old, old.replace(value, quoted(name)))
        assert text != trees
        made, report = compile_files(orchard() | {"tables/trees.yaml": text}, "orchard")
        assert made is None, (old, name)
        assert errors(report)


@pytest.mark.parametrize(
    "name",
    ["../demo", "/etc/passwd", "a/b", "..", ".", "", "Demo", "demo\u202e", "dеmo", "class\n", "a b", "~", "$HOME", "*"],
)
def test_wild_names_in_pack_yaml(name: str) -> None:
    quoted = "'" + name.replace("\n", "\n\n  ") + "'"
    for text in (
        PACK.replace("name: demo", f"name: {quoted}"),
        PACK.replace("book:", f"{quoted}:"),
        PACK + f"extends: [{quoted}]\n",
        PACK + f"variants: [{quoted}]\n" if name != "demo" else "",
    ):
        _, report = compile_files(small(pack=text))
        assert errors(report), text


@pytest.mark.parametrize(
    "file",
    [
        "../x.txt",
        "/etc/passwd",
        "a/b.txt",
        "..",
        ".hidden",
        "a\\b.txt",
        "c:x.txt",
        "x|y",
        "*.txt",
        "x\u202etxt",
        "x\ny",
    ],
)
def test_documents_have_plain_file_names(file: str) -> None:
    quoted = '"' + file.replace("\\", "\\\\").replace("\n", "\\n") + '"'
    _, report = compile_files(
        small(pack=PACK.replace("{title: Book}", f"{{title: Book, file: {quoted}, sha256: {'0' * 64}}}"))
    )
    assert errors(report), file


@pytest.mark.parametrize(
    "file",
    [
        "../a.rules",
        "a/../../b.rules",
        "a b.rules",
        "a\nb.rules",
        "1.rules",
        "-x.rules",
        "é.rules",
        "con.rules",
        "__init__.rules",
        "_tables.rules",
        "_kinds.rules",
        "import.rules",
        "A.rules",
        "a.b.rules",
        "README.rules",
    ],
)
def test_names_of_modules_stay_inside_the_package(file: str) -> None:
    files = small()
    files[file] = files.pop("a.rules")
    made, report = compile_files(files)
    if made is None:
        assert errors(report)
        return
    _check_paths(made.outputs)


def _check_paths(outputs: object) -> None:
    assert isinstance(outputs, dict)
    lowered = [path.lower() for path in outputs]
    assert len(set(lowered)) == len(lowered), "two files differ in capitals alone"
    for path in outputs:
        parts = path.split("/")
        assert parts[0] in ("python", "reference", "js")
        for part in parts:
            assert part not in ("", ".", "..")
            assert part.isascii()
            assert part.replace("_", "").replace("-", "").replace(".", "").isalnum(), path
            assert not part.startswith("-")


def test_wild_titles_make_no_wild_paths() -> None:
    """Pages are called by names, never by titles; keys that differ in capitals alone do not share a page."""
    rules = (
        RULES
        + """\
kind Custom, customs listed "../custom"
    carried by House as customs
    cites book "../../etc" 1
custom readme "../../../etc/passwd"
    cites book "Customs" 1
custom con "CON"
    cites book "Customs" 2
custom index "index.html"
    cites book "Customs" 3
"""
    )
    rules = rules.replace("    storeys:", '    customs: set of Custom = {} "customs"\n    storeys:')
    made, report = compile_files(small(rules))
    assert made is not None, [d.headline for d in report.found]
    _check_paths(made.outputs)
