"""`python -m tests.backends_javascript -n 20000 --seed S`: JavaScript and Python on as many inputs, over all packs, and
on some for every construct of the language."""

from __future__ import annotations

import argparse

from tests.backends_javascript.comparing import run, run_constructs

EACH = 40


def main() -> int:
    """Compares, and tells the first that differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.backends_javascript", description=__doc__)
    parser.add_argument("-n", type=int, default=20_000, help="how many inputs")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    line, wrong = run(given.n, given.seed)
    more, others = run_constructs(EACH, given.seed)
    print("\n".join([*wrong[:20], *others[:20], line, more]))
    return int(bool(wrong or others))


raise SystemExit(main())
