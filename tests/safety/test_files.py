"""Files that are no text, stand elsewhere or hold nothing: a clear error, and nothing outside is read or written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.safety.cli import rulec, write
from tests.safety.packs import PACK, compile_files, errors, orchard, small

BYTES = {
    "latin": "measure gold “é”".encode("cp1252"),
    "a lone continuation": b"measure gold \x80\n",
    "half a letter": "é".encode()[:1],
    "overlong": b"\xc0\xaf",
    "a surrogate": b"\xed\xa0\x80",
    "utf-16": "measure gold\n".encode("utf-16"),
    "utf-32": "measure gold\n".encode("utf-32"),
    "beyond unicode": b"\xf5\x80\x80\x80",
    "zeros": b"\0" * 1000,
    "all bytes": bytes(range(256)),
    "a zip": b"PK\x03\x04" + bytes(range(256)),
}


@pytest.mark.parametrize("data", BYTES.values(), ids=BYTES)
@pytest.mark.parametrize("file", ["a.rules", "pack.yaml", "tables/t.yaml"])
def test_bytes_that_are_no_text(file: str, data: bytes) -> None:
    made, report = compile_files(small() | {file: data})
    assert made is None
    assert errors(report)[0] in ("R0102", "R0103", "R0411")
    assert all(d.primary.span.source.path == f"rules/demo/{file}" for d in report.found)


def test_a_byte_order_mark_and_other_line_ends_change_nothing() -> None:
    plain, _ = compile_files(orchard(), "orchard")
    windows, _ = compile_files(
        {p: "\ufeff" + t.replace("\n", "\r\n") for p, t in orchard().items() if "yaml" not in p}
        | {p: t.replace("\n", "\r\n") for p, t in orchard().items() if "yaml" in p},
        "orchard",
    )
    assert plain is not None
    assert windows is not None
    for path, data in plain.outputs.items():
        if not path.endswith("_meta.py"):  # the hash is one of bytes
            assert windows.outputs[path] == data, path


EMPTY: dict[str, dict[str, str]] = {
    "no files": {},
    "an empty pack.yaml": {"pack.yaml": ""},
    "no modules": {"pack.yaml": PACK},
    "an empty module": {"pack.yaml": PACK, "a.rules": ""},
    "only comments": {"pack.yaml": PACK, "a.rules": "# nothing\n\n"},
    "no pack.yaml": {"a.rules": "measure gold\n"},
    "an empty table": {"pack.yaml": PACK, "tables/t.yaml": ""},
    "a table alone": {"pack.yaml": PACK, "tables/trees.yaml": orchard()["tables/trees.yaml"]},
}


@pytest.mark.parametrize("files", EMPTY.values(), ids=EMPTY)
def test_empty_things(files: dict[str, str], tmp_path: Path) -> None:
    rules = write(tmp_path, "demo", files)
    (rules / "demo").mkdir(parents=True, exist_ok=True)
    for command in ("check", "build", "test"):
        ran = rulec(command, "--rules", str(rules))
        assert ran.code in (0, 1, 2)
        assert ran.code == 0 or ran.error


def test_a_pack_without_declarations_is_built_and_can_be_imported(tmp_path: Path) -> None:
    made, report = compile_files({"pack.yaml": PACK, "a.rules": ""})
    assert made is not None, [d.headline for d in report.found]
    for path, data in made.outputs.items():
        if path.endswith(".py"):
            compile(data, path, "exec")


@pytest.mark.parametrize(
    "name",
    [
        "..",
        ".",
        "../demo",
        "a/b",
        "/etc",
        "demo/../demo",
        "de mo",
        "",
        "~",
        "-",
        "*",
        "DEMO",
        "dem\u043e",
        "demo\n",
        "\x1b[31m",
    ],
)
def test_names_of_packs_on_the_command_line(name: str, tmp_path: Path) -> None:
    rules = write(tmp_path, "demo", small())
    for command in ("build", "check", "export"):
        ran = rulec(command, "--rules", str(rules), "--", name)
        assert ran.code == 2, (command, name)
        assert "\x1b" not in ran.error
        assert ran.error.count("\n") == 1
    assert not (tmp_path / "generated").exists()


def test_folders_with_wild_names_are_no_packs(tmp_path: Path) -> None:
    for name in ("De mo", "x-y", "1x", "é", "__init__", "a.b", "\x1b[31m"):
        rules = write(tmp_path, name, small(pack=PACK.replace("demo", "'x'")))
        ran = rulec("check", "--rules", str(rules))
        assert ran.code in (1, 2)
        assert ran.error
        assert "\x1b" not in ran.error


def test_a_pack_that_extends_upwards(tmp_path: Path) -> None:
    write(tmp_path, "other", small(pack=PACK.replace("demo", "other")))
    for name in ("../other", "..", "/tmp", "demo", "other/../other"):
        rules = write(tmp_path, "demo", small(pack=PACK + f"extends: ['{name}']\n"))
        ran = rulec("check", "demo", "--rules", str(rules))
        assert ran.code == 1, name
        assert ran.error


def test_links_lead_nowhere(tmp_path: Path) -> None:
    secret = tmp_path / "secret.rules"
    secret.write_text("the password is swordfish\n")
    rules = write(tmp_path / "p", "demo", small())
    (rules / "demo" / "b.rules").symlink_to(secret)
    (rules / "demo" / "loop.rules").symlink_to("loop.rules")
    ran = rulec("check", "--rules", str(rules))
    assert ran.code == 1
    assert "swordfish" not in ran.error
    assert "R0922" in ran.error


def test_outputs_do_not_follow_links(tmp_path: Path) -> None:
    """What a link in the folder of outputs leads to is left as it was."""
    rules = write(tmp_path, "demo", small())
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "README.md").write_text("mine")
    target = tmp_path / "generated" / "demo"
    target.mkdir(parents=True)
    (target / "reference").symlink_to(outside)
    ran = rulec("build", "--rules", str(rules))
    assert ran.code in (0, 1)
    assert (outside / "README.md").read_text() == "mine"
    assert [path.name for path in outside.iterdir()] == ["README.md"]
