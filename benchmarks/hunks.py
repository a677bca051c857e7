"""What edits of the project's own history cost in a resident process.

`python -m benchmarks.hunks [-n N] [--seed S] [--pack P]`

A hunk of the history counts if its new side stands just once in today's file. It is undone and done again by turns,
each time with one round of `rulec watch` without the writing; the seconds of processor time are told by sort of file
and of outcome, with the median, nine in ten, and the worst by name. Needs a checkout with its history.
"""

from __future__ import annotations

import argparse
import gc
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from rulec.base.diagnostics import Report
from rulec.base.memory import Memory
from rulec.commands.common.compiling import Packs
from rulec.commands.watch_rounds import GROWN
from rulec.driver.cache import Cache, parser_hash
from rulec.driver.packs import PackFiles, Shelf
from rulec.driver.parse_cache import Trees

ROOT = Path(__file__).resolve().parents[1]
HEAD = re.compile(r"^@@ .*$", re.MULTILINE)
MOST = 40
"""Lines of a hunk; what is longer is no edit by hand."""


class Hunk(NamedTuple):
    """A change of a file: what stood there, and what stands there now."""

    commit: str
    file: str
    old: str
    new: str


class Cost(NamedTuple):
    """The seconds of one round, whether the pack had errors in it, and the hunk."""

    seconds: float
    taken: bool
    hunk: Hunk


def hunks(pack: str) -> Iterator[Hunk]:
    """All hunks of a pack's history whose new side stands once in today's file."""
    told = subprocess.run(
        ["git", "log", "-p", "-U2", "--no-color", "--no-renames", "--format=%x00%h", "--", f"rules/{pack}"],
        cwd=ROOT, capture_output=True, check=True, encoding="utf-8",
    ).stdout  # fmt: skip
    texts: dict[str, str] = {}
    for part in told.split("\0")[1:]:
        commit, _, patches = part.partition("\n")
        for patch in re.split(r"^diff --git .*$", patches, flags=re.MULTILINE)[1:]:
            named = re.search(r"^\+\+\+ b/(.*)$", patch, re.MULTILINE)
            path = ROOT / named[1] if named is not None else None
            if named is None or path is None or not path.is_file():
                continue
            text = texts.setdefault(named[1], path.read_text("utf-8"))
            for body in HEAD.split(patch)[1:]:
                lines = [line for line in body.split("\n")[1:] if not line.startswith("\\")]
                old = "".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", "-"))
                new = "".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", "+"))
                if old != new and len(lines) <= MOST and new and text.count(new) == 1:
                    yield Hunk(commit, path.relative_to(ROOT / "rules" / pack).as_posix(), old, new)


def rounds(pack: str, chosen: list[Hunk]) -> Iterator[Cost]:
    """Undo each hunk and do it again, and tell what each of the two costs."""
    packs = Packs([(str(ROOT / "rules"), "")], Cache(None))
    packs.trees = Trees(None, parser_hash, remember=True)
    memory, report = Memory(), Report()
    files = packs.shelf.get(pack, report)
    assert files is not None, report.found
    plain = dict(files.files)
    gc.disable()  # as `rulec watch` does, whose garbage is counted here as well

    def one(changed: dict[str, bytes]) -> bool:
        packs.shelf = Shelf(packs.roots)
        packs.shelf.read[pack] = PackFiles(pack, changed, files.shown)
        made = packs.compiled(pack, Report(), memory=memory)
        if made is not None:
            packs.keep(made)
        if gc.get_count()[0] > GROWN:
            gc.collect()
        return made is not None

    assert one(plain), f"{pack} has errors as it is"
    for hunk in chosen:
        before = plain[hunk.file].decode().replace(hunk.new, hunk.old).encode()
        for changed in ({**plain, hunk.file: before}, plain):
            began = time.process_time()
            taken = one(changed)
            yield Cost(time.process_time() - began, taken, hunk)


def main(words: list[str]) -> int:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hunks")
    parser.add_argument("-n", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default="alamaze")
    given = parser.parse_args(words)
    found = list(hunks(given.pack))
    chosen = Random(given.seed).sample(found, min(given.n, len(found)))
    costs: list[Cost] = []
    for cost in rounds(given.pack, chosen):
        costs.append(cost)
        print(f"{cost.seconds:6.2f} s  {'' if cost.taken else 'with errors '}{cost.hunk.commit} {cost.hunk.file}")
    print(f"\n{len(chosen)} of {len(found)} hunks of {given.pack}, undone and done again")
    sorts = {"all": costs, "with errors": [one for one in costs if not one.taken]}
    for cost in costs:
        sorts.setdefault(cost.hunk.file.rpartition(".")[2], []).append(cost)
    for sort, those in sorts.items():
        if len(those) > 1:
            seconds = sorted(one.seconds for one in those)
            print(f"{sort:<12}{len(those):>5} rounds  median {median(seconds):.2f} s"
                  f"  nine in ten {quantiles(seconds, n=10)[-1]:.2f} s  most {seconds[-1]:.2f} s")  # fmt: skip
    worst = max(costs, key=lambda one: one.seconds)
    print(f"the worst: {worst.hunk.commit} {worst.hunk.file}\n{worst.hunk.old}---\n{worst.hunk.new}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
