"""`python -m tests.again [-n N] [--seed S] [--pack P] [--thorough] [--moved] [--way WAY]`: the last line counts;
exit 1 when bytes differ."""

from __future__ import annotations

import argparse
import sys

from rulec.driver import beside
from tests.again.literals import WAYS, run
from tests.sync.pack import RULES


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.again")
    parser.add_argument("-n", type=int, default=0, help="how many, by chance (all by default)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", action="append", help="a pack below rules/ (all by default)")
    parser.add_argument("--thorough", action="store_true", help="compare what is left for the next build as well")
    parser.add_argument("--moved", action="store_true", help="put a comment and an empty line into the file as well")
    parser.add_argument("--way", choices=tuple(WAYS), default="literals", help="what is changed")
    asked = parser.parse_args(arguments)
    beside.allow()
    failed = False
    for name in asked.pack or sorted(p.name for p in RULES.iterdir() if (p / "pack.yaml").is_file()):
        ways = {"thorough": asked.thorough, "moved": asked.moved, "way": asked.way}
        tally = run(name, RULES, asked.n, asked.seed, **ways)
        failed = failed or bool(tally.wrong)
        for line in tally.wrong:
            print(line)
        print(f"{name}: {tally}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
