"""`python -m tests.seeded [-n N] [--seed S] [NAME…]`: the faults put in by hand, or those named; with -n, N mutants.

Each runs in a copy of the checkout. A mutant is shown to the tests that enter the function in which it lies, the quick
ones first, until one fails or the time is up. Exit 1 when a fault put in by hand is seen by no test.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random

from tests.seeded.by_hand import FAULTS
from tests.seeded.equal import EQUAL
from tests.seeded.mutants import Mutant, files, mutants_of
from tests.seeded.running import ROOT, Copy, Reach, copied, reached

LIMIT = 150
"""CPU seconds for the tests of one fault."""
PLENTY = 40.0
"""Seconds (as they were noted) of tests that are shown one mutant."""


def by_hand(copy: Copy, names: list[str]) -> tuple[int, int]:
    """How many faults put in by hand are seen, and of how many."""
    seen = 0
    for name in names:
        fault = FAULTS[name]
        text = (ROOT / fault.path).read_bytes()
        with copy.changed(fault.path, text.replace(fault.old.encode(), fault.new.encode())):
            ended = copy.run(fault.tests, LIMIT)
        seen += not ended.passed
        print(f"{name}: {ended.failed or 'NOT SEEN'} ({ended.seconds:.0f} s)", flush=True)
    return seen, len(names)


def mutants(copy: Copy, n: int, seed: int) -> tuple[int, int]:
    """How many mutants are seen or change nothing, and of how many."""
    reach = reached(copy, LIMIT, say=True)
    there = [one for file in files() for one in mutants_of(file, (ROOT / file).read_bytes())]
    seen = equal = 0
    some = Random(seed).sample(there, n)
    for mutant in some:
        text = (ROOT / mutant.file).read_bytes()
        told = mutant.told(text)
        if (reason := EQUAL.get(mutant.told_by_line(text))) is not None:
            equal += 1
            print(f"{told}: equal, {reason}", flush=True)
            continue
        tests = list(_tests_for(mutant, reach))
        if not tests:
            print(f"{told}: NOT SEEN, no test enters it", flush=True)
            continue
        with copy.changed(mutant.file, mutant.of(text)):
            ended = copy.run(tests, LIMIT, tests)
        seen += not ended.passed
        print(f"{told}: {ended.failed or 'NOT SEEN'} ({len(tests)} tests, {ended.seconds:.0f} s)", flush=True)
    print(f"{equal} of them change nothing")
    return seen + equal, n


def _tests_for(mutant: Mutant, reach: dict[str, Reach]) -> Iterator[str]:
    """The tests that enter the function of a mutant, quick ones first; outside of functions, any of the same file."""
    key = (mutant.file, mutant.function)
    found: dict[str, float] = {}
    for file in reach.values():
        for (path, line), names in file.functions.items():
            if path == mutant.file and (line == key[1] or not mutant.function):
                found.update((name, file.seconds[name]) for name in names)
    spent = 0.0
    for name, seconds in sorted(found.items(), key=lambda each: each[1]):
        spent += seconds
        if spent > PLENTY:
            return
        yield name


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.seeded")
    parser.add_argument("-n", type=int, default=0, help="so many mutants instead of the faults put in by hand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("names", nargs="*", metavar="NAME")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.names if name not in FAULTS]
    if unknown:
        parser.error(f"no fault {unknown[0]!r}; there are: {', '.join(FAULTS)}")
    with copied() as copy:
        seen, of = mutants(copy, asked.n, asked.seed) if asked.n else by_hand(copy, asked.names or list(FAULTS))
    print(f"{seen} of {of} seen")
    return int(seen < of and not asked.n)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
