"""Whole processes against a bare interpreter: a build with nothing to do, after one small change, imports, commands.

Byte code is written first, as an installation does; caches and outputs lie in a folder of their own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from benchmarks.rounds import Row

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 9
SAMPLE = 40
BARE = ["-c", "pass"]


def rows() -> Iterator[Row]:
    """All rows; each process runs by turns with a bare interpreter."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED")}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("src", "grammar", "schemas", "rules"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        environment["PYTHONPATH"] = f"{folder / 'src'}:{folder / 'generated' / 'alamaze' / 'python'}"
        rulec = ["-m", "rulec"]

        def run(words: list[str]) -> float:
            began = time.perf_counter()
            done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True)
            took = time.perf_counter() - began
            if done.returncode != 0:
                raise RuntimeError(done.stderr.decode("utf-8", "replace"))
            return took

        run([*rulec, "build"])
        run(["-m", "compileall", "-q", "src", "generated"])

        def row(title: str, words: list[str], before: Callable[[], None] = lambda: None) -> Row:
            before()
            run(words)
            pairs = []
            for _ in range(ROUNDS):
                before()
                pairs.append((run(words), run(BARE)))
            value, floor = (median(times) * 1000 for times in zip(*pairs, strict=True))
            ratio = median(floor / value for value, floor in pairs)
            return Row(title, round(value, 1), "ms", "bare interpreter", round(floor, 1), round(ratio, 3), ROUNDS)

        def sampled() -> Row:
            """One changed literal of the pack, once for each of a seeded choice; those that do not compile left out."""
            pairs = []
            for file, text in _literals(folder / "rules", SAMPLE, seed=1):
                plain = file.read_text("utf-8")
                try:
                    file.write_text(text, "utf-8")
                    pairs.append((run([*rulec, "build", "alamaze"]), run(BARE)))
                except RuntimeError:
                    continue
                finally:
                    file.write_text(plain, "utf-8")
                    run([*rulec, "build", "alamaze"])
            value, floor = (median(times) * 1000 for times in zip(*pairs, strict=True))
            ratio = median(floor / value for value, floor in pairs)
            return Row("build_one_literal_sampled", round(value, 1), "ms", "bare interpreter", round(floor, 1),
                       round(ratio, 3), len(pairs))  # fmt: skip

        package = "rulec_packs.alamaze"
        yield row("import_runtime", ["-c", "import rulec.runtime"])
        yield row("import_package", ["-c", f"import {package}"])
        yield row("import_resolver", ["-c", f"from {package} import mission_success"])
        yield row("build_nothing_changed", [*rulec, "build"])
        for name, file, pattern, made in CHANGES:
            source = folder / "rules" / "alamaze" / file
            plain = source.read_text("utf-8")
            yield row(name, [*rulec, "build"], _changer(source, pattern, made))
            source.write_text(plain, "utf-8")  # each row begins with the same sources
            run([*rulec, "build"])
        for name, file, before, line in LINES:
            source = folder / "rules" / "alamaze" / file
            plain = source.read_text("utf-8")
            yield row(name, [*rulec, "build"], _toggler(source, before, line))
            source.write_text(plain, "utf-8")
            run([*rulec, "build"])
        yield sampled()
        yield row("check", [*rulec, "check"])
        given = ["agent.level=10", "mission=sabotage", "target.rank=place"]
        yield row("explain", [*rulec, "explain", "alamaze", "mission_success", "--given", *given])


CHANGES = (
    # a price that one quantity reads; the constant that half of all worked examples come by
    ("build_one_number", "training.rules", r"(?<=constant fee = )\d+", "{}00"),
    ("build_number_read_widely", "agents.rules", r"(?<=constant zeal = )\d+", "{}"),
    ("build_one_label", "artifacts.rules", r'(?<=")Ring of Power(?=")', "Ring of {} Powers"),
    ("build_one_cell", "tables/bribes.yaml", r"\b\d+(?=[,\]])", "{}"),
    # what many examples read: a cell of the largest table of chances, and what an entry changes of a rule
    ("build_one_cell_read_widely", "tables/missions.yaml", r"(?<=\[prince, -)\d+(?=%)", "{}"),
    ("build_one_number_of_an_entry", "traits.rules", r"(?<=subtract )\d+(?= points during effort)", "{}"),
    ("build_one_condition", "morale.rules", r"(?<=when turns >= )\d+", "{}"),
    ("build_one_text", "agents.rules", r"(?<=Nothing is ever quite )\w+", "hopeless, {word}"),
    # a version is read everywhere, so everything is compiled
    ("build_all_again", "pack.yaml", r"(?<=version: )[0-9.]+", "0.{}.0"),
)
"""One change each: the row, the file, what stands in it, and what comes instead."""


LINES = (
    (
        "build_one_comment",
        "watch.rules",
        '    subtract cover(watcher, target) "vigilance"',
        "    # what it costs to stand in the way",
    ),
    ("build_one_line", "watch.rules", '    subtract cover(watcher, target) "vigilance"', '    add 5 points "bad luck"'),
)
"""One line more or less: the row, the file, the beginning of a line, and what comes before it."""


def _literals(rules: Path, share: int, seed: int) -> Iterator[tuple[Path, str]]:
    """A seeded choice of the numbers that stand in rules and in cells of tables: the file, and what it says with
    another number in its place."""
    from tests.sync.__main__ import chosen
    from tests.sync.collect import literals
    from tests.sync.mutate import alternatives
    from tests.sync.pack import Base

    base = Base("alamaze", rules)
    numbers = [one for one in literals(base) if one.kind == "rule" and one.sort in ("number", "percent", "fraction")]
    for literal in chosen(numbers, share, seed):
        text = base.text(literal.file)
        for start, end, new in sorted(alternatives(base, literal)[0], reverse=True):
            text = text[:start] + new + text[end:]
        yield rules / "alamaze" / literal.file, text


def _changer(file: Path, pattern: str, made: str) -> Callable[[], None]:
    """Changes the first place of a file that fits, in another way at each call."""
    amounts = iter(range(11, 1000))
    plain = file.read_text("utf-8")

    def change() -> None:
        amount = str(next(amounts))
        word = "".join(chr(ord("a") + int(digit)) for digit in amount)  # texts hold no bare numbers
        text, count = re.subn(pattern, made.replace("{}", amount).replace("{word}", word), plain, count=1)
        assert count == 1
        # examples are worked by the rules, and those that no longer come out do not stop a build
        file.write_text(text, "utf-8")

    return change


def _toggler(file: Path, before: str, line: str) -> Callable[[], None]:
    """Puts a line in, and takes it out again at the next call."""
    plain = file.read_text("utf-8")
    assert plain.count(f"\n{before}") == 1

    def change() -> None:
        now = file.read_text("utf-8")
        file.write_text(plain.replace(before, f"{line}\n{before}") if now == plain else plain, "utf-8")

    return change
