"""Exit codes, whatever stands on the command line: 0 done, 1 faults in what was given, 2 a wrong line, 3 a bug."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.safety.cli import rulec, write
from tests.safety.packs import orchard, small

ROOT = Path(__file__).parents[2]
COMMANDS = ("build", "check", "test", "fmt", "export", "explain", "odds", "coverage")


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    return write(tmp_path, "orchard", orchard())


@pytest.mark.parametrize("command", COMMANDS)
def test_help_and_wrong_lines(command: str, rules: Path) -> None:
    assert rulec(command, "--help").code == 0
    for words in (
        ("--nonsense",),
        ("--rules",),
        ("--rules", "/no/such/folder"),
        ("--rules=",),
        ("nonsense", "--rules", str(rules)),
        ("--format", "xml"),
        ("--rules", "\x1b[31m"),
        ("--\x1b[31m",),
    ):
        if command == "fmt" and words[0] == "nonsense":
            continue
        ran = rulec(command, *words, at=rules.parent)
        assert ran.code in (1, 2), (command, words)
        assert ran.error.startswith("rulec: ")
        assert "\x1b" not in ran.error


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("nonsense",),
        ("--nonsense",),
        ("__init__",),
        ("main",),
        ("../build",),
        ("line",),
        ("\x1b[31m",),
        ("",),
        ("build\n",),
    ],
)
def test_no_such_command(words: tuple[str, ...]) -> None:
    ran = rulec(*words)
    assert ran.code == 2
    assert "\x1b" not in ran.error


GIVEN = [
    "",
    "=",
    "x=",
    "=1",
    "picker",
    "picker=",
    "picker.practice=",
    "picker.practice=many",
    "picker.nonsense=1",
    "nonsense=1",
    "picker.practice=1/0",
    "picker.practice=" + "9" * 5000,
    "picker.practice=" + "(" * 5000,
    "picker..practice=1",
    ".=1",
    "picker.practice=1, 2",
    "picker.practice=\x1b[31m",
    "picker.practice=\u202e",
    "picker.practice=\ud800",
    "fruit=apple pear",
    "fruit=__import__('os')",
    'fruit="apple"',
    "fruit=apple\nweather=dull",
    "picker.practice=-1",
    "picker.practice=1.5",
    "picker.practice=1e9",
    "picker.helpers={Picker(",
    "a" * 10_000 + "=1",
    "picker.practice=1 gold",
]


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("command", ["explain", "odds"])
def test_what_is_given(command: str, given: str, rules: Path) -> None:
    ran = rulec(command, "orchard", "harvest", "--rules", str(rules), "--given", given)
    assert ran.code in (1, 2), ran.output
    assert ran.error
    assert "\x1b" not in ran.error + ran.output
    assert "\u202e" not in ran.error + ran.output


@pytest.mark.parametrize(
    "name",
    [
        "",
        "nonsense",
        "__class__",
        "../harvest",
        "harvest(",
        "tool:",
        ":ladder",
        "tool:nonsense",
        "nonsense:ladder",
        "tool:1",
        "\x1b[31m",
        "harvest harvest",
        "hail_share.book",
        "tool:ladder:x",
    ],
)
@pytest.mark.parametrize("command", ["explain", "odds"])
def test_what_is_asked_for(command: str, name: str, rules: Path) -> None:
    ran = rulec(command, "orchard", name, "--rules", str(rules))
    assert ran.code in (1, 2)
    assert ran.error
    assert "\x1b" not in ran.error


def test_where_results_cannot_go(rules: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for out in ("file", "file/inside", "/dev/null/x", "x" * 300, "/proc/x"):
        ran = rulec("build", "--rules", str(rules), "--out", out, at=tmp_path)
        assert ran.code in (1, 2), out
        assert ran.error
    for out in (".", "/no/such/folder/x.json", "x" * 300):
        ran = rulec("export", "orchard", "--rules", str(rules), "-o", out, at=tmp_path)
        assert ran.code in (1, 2), out


def test_a_damaged_cache_is_no_fault(rules: Path, tmp_path: Path) -> None:
    assert rulec("build", "--rules", str(rules)).code == 0
    for junk in (b"", b"\0" * 100, b"x\ny", os.urandom(500), b"[" * 100_000):
        for file in (tmp_path / ".rulec").rglob("*"):
            if file.is_file():
                file.write_bytes(junk)
        ran = rulec("build", "--rules", str(rules))
        assert (ran.code, ran.error) == (0, "")
    assert rulec("build", "--rules", str(rules), "--check").code == 0


def test_a_fault_of_rulec_itself_is_told_in_two_lines(rules: Path) -> None:
    program = (
        "import sys, rulec.driver.compile as c\n"
        "def boom(*a, **k): raise ZeroDivisionError('\\x1b[31m\\n' * 50)\n"
        "c.load_input = boom\n"
        "from rulec.commands.main import main\n"
        "sys.exit(main(['check', '--rules', sys.argv[1]]))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(rules)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert ran.returncode == 3
    assert "Traceback" not in ran.stderr
    assert "\x1b" not in ran.stderr
    assert ran.stderr.count("\n") == 2


def test_a_reader_that_goes_away(rules: Path) -> None:
    command = f"{sys.executable} -m rulec export orchard --rules '{rules}' | head -c 10"
    ran = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert ran.stderr == ""
    assert ran.returncode == 0


def test_unfinished_sources(tmp_path: Path) -> None:
    rules = write(tmp_path, "demo", small("quantity worth(\n"))
    for command in (
        ("build",),
        ("check",),
        ("test",),
        ("fmt",),
        ("export", "demo"),
        ("explain", "demo", "worth"),
        ("odds", "demo", "worth"),
        ("coverage", "demo"),
    ):
        ran = (
            rulec(*command, "--rules", str(rules))
            if command[0] != "fmt"
            else rulec("fmt", str(rules / "demo" / "a.rules"))
        )
        assert ran.code == 1, command
        assert "R0" in ran.error
