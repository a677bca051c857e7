"""`python -m tests.seeded [NAME…]`: every fault put in by hand, or those named; with `-n N`, N mutants.

A fault is put into memory and shown to tests, the quickest first, until one fails: a fault put in by hand to the tests
named for it, a mutant for `PLENTY` CPU seconds to those that enter its function, then to those that build small packs.
Faults that memory cannot show (outside of functions, or in code that runs before the tests do) are shown in a copy of
the checkout, and so are those put in by hand that memory has not shown. A test that fails without the fault as well
sees nothing. Exit 1 when a fault put in by hand is not seen.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.seeded import small_builds
from tests.seeded.by_hand import FAULTS
from tests.seeded.equal import EQUAL
from tests.seeded.forked import Reach, Tests, put_in, with_tests
from tests.seeded.mutants import Mutant, chosen, function_at, function_text
from tests.seeded.running import ROOT, Copy, copied

LIMIT = 150
"""CPU seconds for the tests of one fault put in by hand."""
PLENTY = 12.0
"""CPU seconds of tests that are shown one mutant."""
TRACED = {"constructs": 120.0, "catalogue": 40.0, "seeded": 150.0}
"""CPU seconds for which the tests of a file of a folder are traced; `ELSE` of all others."""
ELSE = 25.0
FOLDERS = (
    "constructs", "catalogue", "analysis", "ir", "near_misses", "chance", "solve", "runtime", "property",
    "backends_python", "backends_javascript", "backends_reference", "backends_vectorized", "cases/architecture", "game",
    "facts", "tables", "export", "book", "coverage", "website",
)  # fmt: skip
"""The tests that are asked about mutants: those of which a run costs little for what it tells, in this process."""
DEAR = (
    "test_agreement", "test_all_orders", "test_browser", "test_commands", "test_eight_kingdoms", "test_equality",
    "test_killed", "test_likely_failures", "test_rings", "test_same_bytes",
)  # fmt: skip
CODE = re.compile(r"R0\d{3}")
BUILDS = "tests/seeded/small_builds.py"


def by_hand(names: list[str]) -> bool:
    """Show faults put in by hand to their tests. Return whether all are seen."""
    unseen: list[str] = []

    def work(tests: Tests) -> None:
        seconds = {name: took for file in tests.noted().values() for name, took in file.seconds.items()}
        with copied() as copy:
            for name in names:
                fault = FAULTS[name]
                if fault.equal:
                    print(f"{name}: equal, {fault.equal}", flush=True)
                    continue
                text = (ROOT / fault.path).read_bytes()
                old = fault.old.encode()
                function = function_at(text, text.index(old), len(old))
                shown = [each for each in tests.items if each.startswith(fault.tests)]
                shown.sort(key=lambda each: seconds.get(each, 1.0))
                changed = Changed(fault.path, text.replace(old, fault.new.encode()), function)
                began = time.monotonic()
                failed = _seen_in_memory(changed, shown, tests, seconds, LIMIT) if function else ""
                failed = failed or _seen_in_copy(changed, fault.tests, copy)
                print(f"{name}: {failed or 'NOT SEEN'} ({time.monotonic() - began:.0f} s)", flush=True)
                if not failed:
                    unseen.append(name)

    with_tests(sorted({test.split("::")[0] for name in names for test in FAULTS[name].tests}), work)
    equal = sum(bool(FAULTS[name].equal) for name in names)
    print(f"{len(names) - len(unseen) - equal} of {len(names)} seen, {equal} equal")
    return not unseen


def by_rule(n: int, seed: int, after: int) -> None:
    """Show n mutants behind the first `after` to the tests that enter their functions, and print which test sees
    each."""

    def work(tests: Tests) -> None:
        small_builds.warm()
        reach = tests.reach({file: TRACED.get(file.split("/")[1], ELSE) for file in asked})
        seconds = {name: took for file in reach.values() for name, took in file.seconds.items()}
        seen = equal = 0
        with copied() as copy:
            for mutant in chosen(after + n, seed)[after:]:
                text = (ROOT / mutant.file).read_bytes()
                if (reason := EQUAL.get(mutant.told_by_line(text))) is not None:
                    equal += 1
                    print(f"{mutant.told(text)}: equal, {reason}", flush=True)
                    continue
                changed = Changed(mutant.file, mutant.of(text), mutant.function)
                names, failed = list(_tests_for(mutant, reach)), ""
                if names and mutant.function:
                    failed = _seen_in_memory(changed, names, tests, seconds, 2 * PLENTY)
                if names and not failed and (mutant.file, mutant.function) in {*tests.early, (mutant.file, 0)}:
                    failed = _seen_in_copy(changed, names, copy)
                seen += bool(failed)
                print(f"{mutant.told(text)}: {failed or f'NOT SEEN by {len(names)}'}", flush=True)
        print(f"{seen} of {n} seen, {equal} equal")

    asked = [*_files(), BUILDS]
    with_tests(asked, work)


class Changed(NamedTuple):
    """A file, its changed text, and the line at which the changed function begins; 0 outside of functions."""

    file: str
    text: bytes
    function: int


def _seen_in_memory(
    changed: Changed, names: Sequence[str], tests: Tests, seconds: dict[str, float], budget: float
) -> str:
    """Return the test that sees a fault in memory, or an empty text."""
    failed = tests.run(names, lambda: put_in(*changed), budget, seconds).failed
    if failed in tests.items and tests.run([failed], lambda: None, budget, seconds).failed:
        return ""
    return failed


def _seen_in_copy(changed: Changed, names: Sequence[str], copy: Copy) -> str:
    """Return the test that sees a fault in the copy of the checkout, or an empty text."""
    with copy.changed(changed.file, changed.text):
        failed = copy.run(names, LIMIT).failed
    if "::" in failed and copy.run([failed], LIMIT).failed:
        return ""
    return failed


def _files() -> Iterator[str]:
    for folder in FOLDERS:
        path = ROOT / "tests" / folder
        for file in [path] if path.is_file() else sorted(path.rglob("test_*.py")):
            if file.stem not in DEAR:
                yield file.relative_to(ROOT).as_posix()


def _tests_for(mutant: Mutant, reach: dict[str, Reach]) -> Iterator[str]:
    """The tests that enter the function of a mutant; outside of functions, any of the same file. Those named after a
    code that the function reports come first, then the quick ones, and last those that build packs."""
    found: dict[str, float] = {}
    for file in reach.values():
        for (path, line), names in file.functions.items():
            if path == mutant.file and (line == mutant.function or not mutant.function):
                found.update((name, file.seconds[name]) for name in names)
    codes = set(CODE.findall(function_text((ROOT / mutant.file).read_bytes(), mutant.function)))

    def rank(name: str) -> tuple[bool, bool, float]:
        return name.startswith(BUILDS), codes.isdisjoint(CODE.findall(name)), found[name]

    spent = 0.0
    for name, took in ((name, found[name]) for name in sorted(found, key=rank)):
        spent += took
        if spent < PLENTY or name.startswith(BUILDS):
            yield name


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.seeded")
    parser.add_argument("-n", type=int, default=0, help="so many mutants instead of the faults put in by hand")
    parser.add_argument("--after", type=int, default=0, help="leave out so many mutants, which were shown before")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("names", nargs="*", metavar="NAME")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.names if name not in FAULTS]
    if unknown:
        parser.error(f"no fault {unknown[0]!r}; there are: {', '.join(FAULTS)}")
    if asked.n:
        by_rule(asked.n, asked.seed, asked.after)
        return 0
    return 0 if by_hand(asked.names or list(FAULTS)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
