"""Whole processes against a bare interpreter, in processor time: a build with nothing to do and after one change,
imports, commands.

Byte code is written first, as an installation does; caches and outputs lie in a folder of their own. Processes have one
core, so that no copy of them takes a part over whose time nobody would count; what two cores gain is a row of its own.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from benchmarks.rounds import Row, Wanted

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 9
BUILDS = 3
"""Rounds of what takes seconds."""
QUIET = 3
"""Seconds after which a process that does nothing has done its work."""
BARE = ["-c", "pass"]


def rows(wanted: Wanted) -> Iterator[Row]:
    """The rows that are wanted; each process runs by turns with a bare interpreter."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED")}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("src", "grammar", "schemas", "docs", "rules"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        environment["PYTHONPATH"] = f"{folder / 'src'}:{folder / 'generated' / 'alamaze' / 'python'}"
        rulec = ["-m", "rulec"]

        cores = sorted(os.sched_getaffinity(0))

        def run(words: list[str]) -> float:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run(
                [sys.executable, *words],
                cwd=folder,
                env=environment,
                capture_output=True,
                preexec_fn=lambda: os.sched_setaffinity(0, cores[:1]),
            )
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if done.returncode != 0:
                raise RuntimeError(done.stderr.decode("utf-8", "replace"))
            return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

        run([*rulec, "build"])
        run(["-m", "compileall", "-q", "src", "generated"])

        def row(title: str, words: list[str], before: Callable[[], None] = lambda: None, rounds: int = ROUNDS) -> Row:
            before()
            run(words)
            pairs = []
            for _ in range(rounds):
                before()
                pairs.append((run(words), run(BARE)))
            value, floor = (median(times) * 1000 for times in zip(*pairs, strict=True))
            ratio = median(floor / value for value, floor in pairs)
            return Row(title, round(value, 1), "ms", "bare interpreter", round(floor, 1), round(ratio, 3), rounds)

        package = "rulec_packs.alamaze"
        plain = {
            "import_runtime": ["-c", "import rulec.runtime"],
            "import_package": ["-c", f"import {package}"],
            "import_resolver": ["-c", f"from {package} import mission_success"],
            "build_nothing_changed": [*rulec, "build"],
        }
        for name in filter(wanted, plain):
            yield row(name, plain[name])
        if wanted("build_cold"):
            yield row("build_cold", [*rulec, "build", "alamaze"], lambda: shutil.rmtree(folder / ".rulec"), BUILDS)
            run([*rulec, "build"])
        for name, file, pattern, made in CHANGES:
            if wanted(name):
                source = folder / "rules" / "alamaze" / file
                text = source.read_text("utf-8")
                yield row(name, [*rulec, "build", "alamaze"], _changer(source, pattern, made), BUILDS)
                source.write_text(text, "utf-8")  # each row begins with the same sources
                run([*rulec, "build"])
        if wanted("watch_one_number"):
            yield _watched(folder, environment, run)
        if wanted("build_two_cores"):
            yield _on_two_cores(folder, environment, cores)
        source = folder / "rules" / "alamaze" / "campaign.rules"
        text = source.read_text("utf-8")

        def break_it() -> None:
            source.write_text(text.replace("constant short_campaign = ", "constant short_campaign = = "), "utf-8")
            subprocess.run(
                [sys.executable, *rulec, "check", "alamaze"], cwd=folder, env=environment, capture_output=True
            )
            source.write_text(text, "utf-8")

        if wanted("build_mended"):
            yield row("build_mended", [*rulec, "build", "alamaze"], break_it, BUILDS)
        given = ("agent.level=10", "mission=sabotage", "target.rank=place", "target.place=none")
        question = ["alamaze", "mission_success", *(word for pair in given for word in ("--given", pair))]
        asked = {"check": [], "explain": question, "odds": question}
        for command in filter(wanted, asked):
            yield row(command, [*rulec, command, *asked[command]])


DECLARED = """constant further = {} "a further number"
    cites maelstrom "Agents" 1655

constant short_campaign = further"""
CHANGES = (
    # a number that one page tells: all is worked out again, but the other files are not parsed again
    ("build_one_number", "campaign.rules", r"(?<=constant short_campaign = )\d+", "{}"),
    ("build_one_cell", "tables/bribes.yaml", r"(?<=demon_prince, \")6", "{}"),
    ("build_declaration", "campaign.rules", r"constant short_campaign = 20", DECLARED),
    ("build_rename", "morale.rules", r"\bdesertion_rate\b", "desertion_rate_{}"),
)
"""One change each: the row, the file, what stands in it, and what comes instead."""
NAMES = (
    "import_runtime", "import_package", "import_resolver", "build_nothing_changed", "build_cold",
    *(name for name, *_ in CHANGES), "watch_one_number", "build_two_cores", "build_mended", "check", "explain", "odds",
)  # fmt: skip


def _watched(folder: Path, environment: dict[str, str], run: Callable[[list[str]], float]) -> Row:
    """Return what a resident process takes for a change, garbage included, against a build after the same change."""
    _, file, pattern, made = CHANGES[0]
    source = folder / "rules" / "alamaze" / file
    plain = source.read_text("utf-8")
    change = _changer(source, pattern, made)
    watch = subprocess.Popen(
        [sys.executable, "-m", "rulec", "watch", "alamaze"], cwd=folder, env=environment, stdout=subprocess.DEVNULL
    )
    try:
        _quiet(watch.pid)
        pairs = []
        for number in range(BUILDS + 1):
            change()
            before = _used(watch.pid)
            value = _quiet(watch.pid) - before
            floor = run(["-m", "rulec", "build", "alamaze", "--out", "built"])
            if number:  # the first change meets units that have not been looked at since they were made
                pairs.append((value, floor))
    finally:
        watch.terminate()
        watch.wait()
        source.write_text(plain, "utf-8")
    value, floor = (median(times) * 1000 for times in zip(*pairs, strict=True))
    ratio = median(floor / value for value, floor in pairs)
    return Row("watch_one_number", round(value, 1), "ms", "build", round(floor, 1), round(ratio, 3), BUILDS)


def _used(process: int) -> float:
    """Return the processor time of a running process, in seconds."""
    words = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _quiet(process: int) -> float:
    """Wait until a process has done next to nothing for some seconds; return the time that it has used."""
    last, since = _used(process), time.monotonic()
    while time.monotonic() - since < QUIET:
        time.sleep(0.2)
        now = _used(process)
        if now - last > 0.1:
            last, since = now, time.monotonic()
    return _used(process)


def _on_two_cores(folder: Path, environment: dict[str, str], cores: list[int]) -> Row:
    """How long somebody waits for a build after a change, with two cores and with one."""
    _, file, pattern, made = CHANGES[0]
    source = folder / "rules" / "alamaze" / file
    plain = source.read_text("utf-8")
    change = _changer(source, pattern, made)

    def wait(count: int) -> float:
        change()
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "rulec", "build", "alamaze"],
            cwd=folder,
            env=environment,
            capture_output=True,
            check=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores[:count]),
        )
        return time.perf_counter() - began

    pairs = [(wait(2), wait(1)) for _ in range(BUILDS)]
    source.write_text(plain, "utf-8")
    two, one = (median(times) * 1000 for times in zip(*pairs, strict=True))
    return Row("build_two_cores", round(two, 1), "ms", "one core", round(one, 1), round(one / two, 3), BUILDS)


def _changer(file: Path, pattern: str, made: str) -> Callable[[], None]:
    """Changes what fits in a file, in another way at each call."""
    amounts = iter(range(11, 1000))
    plain = file.read_text("utf-8")

    def change() -> None:
        amount = str(next(amounts))
        text, count = re.subn(pattern, made.replace("{}", amount), plain)
        assert count
        # examples are worked by the rules, and those that no longer come out do not stop a build
        file.write_text(text, "utf-8")

    return change
