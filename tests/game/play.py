"""Runs the commands on a game of the hamlet, as a user does."""

from __future__ import annotations

import os
import shutil
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from rulec.commands.main import main
from tests.forked import Done, run
from tests.remembered import lend_grammar
from tests.runtime.hamlet import OUT, RULES

PLACES = ("--rules", str(RULES), "--out", str(OUT))
FIRST = """\
# what the two hand in
player: The Oak
110            # pick
tom 200 green hill 5
100 Will with horseshoe

player: green hill
jack the elder 300 the oak
500 10 gold to the oak
"""


def rulec(*words: str, cwd: Path, places: tuple[str, ...] = PLACES, stdin: str = "") -> Done:
    """Runs a command; with lines for the standard input in a process of its own."""
    if not stdin:
        return _inside([*words, *places], cwd)
    shell = {**os.environ, "NO_COLOR": "1", "RULEC_CACHE": str(cwd / ".rulec")}
    lend_grammar(cwd / ".rulec")
    done = run(*words, *places, cwd=cwd, env=shell, stdin=stdin)
    assert "Traceback" not in done.said, done.said
    return done


def _inside(words: list[str], cwd: Path) -> Done:
    out, said, here = StringIO(), StringIO(), os.getcwd()
    os.chdir(cwd)
    try:
        with redirect_stdout(out), redirect_stderr(said):
            code = main(words)
    finally:
        os.chdir(here)
    assert code != 3, said.getvalue()
    return Done(code, out.getvalue(), said.getvalue())


def begun(cwd: Path, seed: str = "7", *more: str) -> Path:
    """A new game."""
    done = rulec("new", "hamlet", "two_houses", "--seed", seed, *more, "-o", "g.game", cwd=cwd)
    assert done.code == 0, done.said
    return cwd / "g.game"


def handed_in(cwd: Path, text: str, name: str = "lines.txt", *more: str) -> Done:
    """Lines that were handed in."""
    (cwd / name).write_text(text, encoding="utf-8")
    return rulec("orders", "g.game", name, *more, cwd=cwd)


def own_rules(cwd: Path) -> tuple[str, ...]:
    """A copy of the rules and the package that a test may change."""
    shutil.copytree(RULES, cwd / "rules")
    shutil.copytree(OUT, cwd / "generated", ignore=shutil.ignore_patterns("__pycache__"))
    return ("--rules", "rules", "--out", "generated")
