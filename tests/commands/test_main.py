"""Exit codes, unknown commands and options, internal faults, what goes where."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import rulec.commands.check
from rulec.commands.common.option_parser import Line, UsageError, read
from rulec.commands.main import COMMANDS, main
from tests.commands.support import Rulec, edit


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(folder: Path, rulec: Rulec, name: str) -> None:
    said = rulec(name, "--help")
    assert said.code == 0
    assert said.out.startswith(f"usage: rulec {name}")
    assert f"  {name} " in rulec("--help").out
    assert "\n  -q  print neither" in said.out


def test_whoever_wants_no_news_hears_of_faults_alone(folder: Path, rulec: Rulec) -> None:
    said = rulec("check", "orchard", "-q")
    assert (said.code, said.out, said.err) == (0, "", "")
    assert rulec("explain", "orchard", "harvest", "-q").out == rulec("explain", "orchard", "harvest").out
    edit(folder / "rules/orchard/picking.rules", "quantity help(", "quantity help(,")
    said = rulec("check", "orchard", "-q")
    assert (said.code, said.out) == (1, "")
    assert "error[" in said.err


@pytest.mark.parametrize(
    ("words", "phrase"),
    [
        (["serve", "orchard"], "no command `serve`"),
        (["diff"], "no command `diff`"),
        (["buidl"], "did you mean `build`"),
        (["build", "--chek"], "did you mean `--check`"),
        (["build", "--out"], "`--out` needs a value"),
        (["build", "--check=yes"], "takes no value"),
        (["build", "orchrad"], "did you mean `orchard`"),
        (["build", "../orchard"], "no pack `../orchard`"),
        (["build", "--rules", "nowhere"], "there is no such folder"),
        (["build", "--rules", "rules/orchard"], "give the folder above it"),
        (["check", "--format", "xml"], "text or json or sarif"),
        (["export"], "which pack?"),
        (["export", "orchard", "second"], "one too many"),
        (["export", "orchard", "--variant", "wet"], "no variant `wet`"),
        (["explain", "orchard"], "which rule?"),
        (["explain", "orchard", "harvst"], "did you mean `harvest`"),
        (["explain", "orchard", "tool:laddr"], "did you mean `ladder`"),
        (["explain", "orchard", "tol:ladder"], "did you mean `tool`"),
        (["explain", "orchard", "harvest", "--given", "nothing"], "neither `name=value` nor a file"),
        (["explain", "orchard", "harvest", "--thrown", "5"], "throws no dice"),
        (["fmt", "nowhere.rules"], "no file `nowhere.rules`"),
        (["fmt", "rules/orchard/pack.yaml"], "not a `.rules` file"),
        (["coverage", "orchard", "--source", "book"], "KEY=FILE"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_command_lines(folder: Path, rulec: Rulec, words: list[str], phrase: str) -> None:
    said = rulec(*words)
    assert said.code == 2
    assert said.out == ""
    assert phrase in said.err
    assert said.err.startswith("rulec: ")
    assert "Traceback" not in said.err


def test_no_words_at_all(rulec: Rulec) -> None:
    assert rulec().code == 2


def test_version(rulec: Rulec) -> None:
    assert rulec("--version").out.startswith("rulec ")


def test_reading_a_line() -> None:
    line = read(["a", "--o=1", "--o", "2", "-", "--f", "--", "--x"], ("--f",), ("--o",))
    assert (line.words, line.many("--o"), line.one("--o"), line.flags) == (["a", "-", "--x"], ["1", "2"], "2", {"--f"})
    assert Line().one("--o", "none") == "none"
    with pytest.raises(UsageError):
        line.choice("--o", ("1", "3"))


def test_an_internal_fault(folder: Path, rulec: Rulec, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(words: list[str]) -> int:
        raise KeyError("inside")

    monkeypatch.setattr(rulec_check, "run", fail)
    said = rulec("check")
    assert said.code == 3
    assert "a bug in rulec" in said.err
    assert "Traceback" not in said.err
    monkeypatch.setenv("RULEC_DEBUG", "1")
    assert "Traceback" in rulec("check").err


rulec_check = rulec.commands.check


def test_diagnostics_as_json_and_sarif(folder: Path, rulec: Rulec) -> None:
    edit(folder / "rules/orchard/picking.rules", "picker.practice", "picker.practise")
    said = rulec("check", "--format", "json")
    assert said.code == 1
    assert said.err == ""
    found = json.loads(said.out)
    assert {d["code"] for d in found} == {"R0202"}
    assert found[0]["path"] == "rules/orchard/picking.rules"
    sarif = json.loads(rulec("check", "--format", "sarif").out)
    assert sarif["version"] == "2.1.0"
    assert len(sarif["runs"][0]["results"]) == len(found)


def test_nothing_wrong(folder: Path, rulec: Rulec) -> None:
    assert rulec("check").out == "no faults in orchard\n"
    assert json.loads(rulec("check", "--format", "json").out) == []


def test_strict(folder: Path, rulec: Rulec) -> None:
    (folder / "rules/orchard/notes.yaml").write_text("")
    assert rulec("check").code == 0
    assert rulec("check", "--strict").code == 1


def test_paths_are_those_that_can_be_opened(folder: Path, rulec: Rulec) -> None:
    edit(folder / "rules/orchard/picking.rules", "picker.practice", "picker.practise")
    os.rename("rules", "packs")
    assert "--> packs/orchard/picking.rules:" in rulec("check", "--rules", "packs").err


def test_no_packs(tmp_path: Path, rulec: Rulec, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules").mkdir()
    monkeypatch.chdir(tmp_path)
    said = rulec("build")
    assert said.code == 2
    assert "there are no packs (looked in `rules`" in said.err


@pytest.mark.parametrize(
    ("file", "data"),
    [
        ("picking.rules", b"\xff\xfe\x00"),
        ("picking.rules", b"quantity ("),
        ("picking.rules", b"(" * 10_000),
        ("picking.rules", b"constant x = " + b"9" * 5000 + b" gold\n"),
        ("picking.rules", b"\x00\x01\x02"),
        ("tables/trees.yaml", b"- [" * 5000),
        ("tables/trees.yaml", b"a: &a [*a]"),
        ("tables/trees.yaml", b"\xff"),
        ("tables/trees.yaml", b""),
        ("pack.yaml", b""),
        ("pack.yaml", b"{"),
        ("pack.yaml", b"name: ../../etc\ntitle: T\nversion: 1.0.0\ndocuments: {}\n"),
    ],
    ids=range(12),
)
def test_bad_input_is_a_diagnostic(folder: Path, rulec: Rulec, file: str, data: bytes) -> None:
    (folder / "rules/orchard" / file).write_bytes(data)
    said = rulec("build")
    assert said.code == 1, said.err
    assert "error[R" in said.err
    assert "internal" not in said.err
    assert not (folder / "generated").exists()


def test_a_reader_that_goes_away(folder: Path) -> None:
    import subprocess
    import sys

    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    command = f"{sys.executable} -m rulec export orchard | head -1"
    done = subprocess.run(command, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.stdout == "{\n"
    assert done.stderr == ""


DOCUMENTS = "documents:\n  book: {title: Book}\n"


def test_packs_are_built_though_the_reader_goes_away(folder: Path, rulec: Rulec) -> None:
    import subprocess
    import sys

    for name in ("meadow", "orchard2"):
        (folder / "rules" / name).mkdir()
        (folder / "rules" / name / "pack.yaml").write_text(
            f"name: {name}\ntitle: One\nversion: 0.1.0\n{DOCUMENTS}", "utf-8"
        )
    assert rulec("build").code == 0
    page = folder / "generated/orchard2/reference/README.md"
    good = page.read_bytes()
    page.write_text("spoilt", "utf-8")
    read, write = os.pipe()
    os.close(read)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src"), "PYTHONUNBUFFERED": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "rulec", "build"], env=env, stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert done.stderr == b""
    assert page.read_bytes() == good


def test_colour_is_for_terminals(folder: Path, rulec: Rulec, monkeypatch: pytest.MonkeyPatch) -> None:
    edit(folder / "rules/orchard/picking.rules", "picker.practice", "picker.practise")
    assert "\x1b" not in rulec("check").err
    from rulec.commands.common import locations

    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert locations.wants_color()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not locations.wants_color()


def test_main_gives_the_code() -> None:
    assert main(["--help"]) == 0
