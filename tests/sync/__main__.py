"""`python -m tests.sync [--all | -n N --seed S] [--pack P] [--list]`: the last line counts; exit 1 when one fails."""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.sync.collect import literals
from tests.sync.kept import Kept
from tests.sync.literals import ALL, Literal
from tests.sync.many import Many
from tests.sync.pack import RULES, Base
from tests.sync.together import Together, parted
from tests.sync.verdict import Judge, Verdict

_JUDGE: list[Judge] = []


def chosen(everything: list[Literal], share: int, seed: int) -> list[Literal]:
    """A seeded choice of some literals, in order."""
    picked = Random(seed).sample(everything, min(share, len(everything)))
    return sorted(picked, key=lambda literal: literal.key)


def verdicts(judge: Judge, wanted: list[Literal], jobs: int) -> Iterator[Verdict]:
    """The verdicts, over several processes."""
    if jobs < 2 or len(wanted) < 8:
        yield from map(judge.judge, wanted)
        return
    _JUDGE[:] = [judge]
    judge.emitted, judge.pages  # noqa: B018 - made once, before the processes part
    judge.base.kept_examples  # noqa: B018
    gc.freeze()
    with multiprocessing.get_context("fork").Pool(jobs, gc.set_threshold, (100_000, 20, 50)) as pool:
        yield from pool.imap(_one, wanted, chunksize=4)


def judged(judge: Judge, wanted: list[Literal], jobs: int) -> Iterator[Verdict]:
    """The verdicts that take little each; what is left, by a whole compilation for each."""
    together, many = Together(judge), Many(judge)
    texts, evidence, rules = parted(wanted)
    yield from together.texts(texts)
    yield from many.evidence(evidence)
    yield from many.rules(rules)
    print(f"{judge.base.model.pack}: to be compiled: {len(together.alone)} words, "
          f"{len(many.alone)} others {dict(many.why.most_common())}", flush=True)  # fmt: skip
    judge.further = many.played.differs_further
    yield from verdicts(judge, [*together.alone, *many.alone], jobs)


def _one(literal: Literal) -> Verdict:
    return _JUDGE[0].judge(literal)


def summary(found: list[Verdict]) -> str:
    """The last line: how many are in sync, by class."""
    good = Counter(v.literal.kind for v in found if v.ok)
    parts = ", ".join(f"{kind} {good[kind]}" for kind in ALL)
    return f"{sum(good.values())} of {len(found)} literals in sync ({parts})"


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.sync")
    parser.add_argument("--all", action="store_true", help="every literal")
    parser.add_argument("-n", type=int, default=0, help="how many, by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", action="append", help="a pack below rules/ (all by default)")
    parser.add_argument("--kind", choices=ALL, help="one class alone")
    parser.add_argument("--file", help="one file of the pack alone")
    parser.add_argument("--since", default="", help="this file of the pack and those behind it")
    parser.add_argument("--at", action="append", help="lines of a file alone: `FILE:LINE` or `FILE:FIRST-LAST`")
    parser.add_argument("--part", default="1/1", help="of the files the Kth of N shares: `2/3`")
    parser.add_argument("--fresh", action="store_true", help="judge again what was in sync when the same was judged")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    packs = asked.pack or sorted(p.name for p in RULES.iterdir() if (p / "pack.yaml").is_file())
    found: list[Verdict] = []
    for name in packs:
        found += _pack(name, RULES, asked)
    how = Counter(v.how if v.ok else "failed" for v in found)
    print(", ".join(f"{what}: {count}" for what, count in sorted(how.items())))
    print(summary(found))
    return 0 if all(v.ok for v in found) else 1


def _pack(name: str, rules: Path, asked: argparse.Namespace) -> list[Verdict]:
    base = Base(name, rules)
    everything = literals(base)
    share, shares = map(int, asked.part.split("/"))
    mine = sorted({literal.file for literal in everything})[share - 1 :: shares]
    wanted = [
        literal for literal in everything
        if asked.kind in (None, literal.kind) and asked.file in (None, literal.file) and literal.file in mine
        and literal.file >= asked.since
    ]  # fmt: skip
    if asked.at:
        spans = [_lines(at) for at in asked.at]
        wanted = [one for one in wanted if any(_within(base, one, *span) for span in spans)]
    if not asked.all and not asked.at:
        wanted = chosen(wanted, asked.n or len(everything) // 10, asked.seed)
    began = time.perf_counter()
    found: list[Verdict] = []
    kept = Kept(base, fresh=asked.fresh)
    known, wanted = kept.parted(wanted)
    found += known
    for verdict in judged(Judge(base, asked.seed), wanted, asked.jobs):
        found.append(verdict)
        kept.add(verdict)
        if not verdict.ok:
            line, column = base_place(base, verdict.literal)
            print(f"{base.files.path(verdict.literal.file)}:{line}:{column}: {verdict.literal.kind} "
                  f"`{verdict.literal.text}`: {verdict.how}", flush=True)  # fmt: skip
            for tried in verdict.tried:
                print(f"    {tried}", flush=True)
        if len(found) % 500 == 0:
            print(f"{name}: {len(found)} of {len(known) + len(wanted)}, {time.process_time():.0f} s of CPU", flush=True)
    took = time.perf_counter() - began
    print(f"{name}: {len(found)} literals in {took:.0f} s, {took / max(1, len(found)):.2f} s each")
    return found


def _lines(at: str) -> tuple[str, int, int]:
    file, _, lines = at.rpartition(":")
    first, _, last = lines.partition("-")
    return file, int(first), int(last or first)


def _within(base: Base, literal: Literal, file: str, first: int, last: int) -> bool:
    return literal.file == file and first <= base_place(base, literal)[0] <= last


def base_place(base: Base, literal: Literal) -> tuple[int, int]:
    """Line and column of a literal."""
    text = base.text(literal.file)[: literal.start]
    return text.count("\n") + 1, literal.start - (text.rfind("\n") + 1) + 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
