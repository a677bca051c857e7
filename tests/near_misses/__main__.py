"""`python -m tests.near_misses [-n N] [--seed S] [CODE…]`: N near misses of each code, all by default; exit 1 when
check says of one what play does not."""

from __future__ import annotations

import argparse
import sys

from tests.near_misses.judged import JUDGED, LISTED
from tests.near_misses.played import Found, pages, run


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.near_misses")
    parser.add_argument("-n", type=int, default=10_000, help="near misses of each code")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("codes", nargs="*", choices=[*pages(), []], metavar="CODE")
    asked = parser.parse_args(arguments)
    found: Found | None = None
    for code in asked.codes or pages():
        one = run(asked.n, asked.seed, [code])
        print("\n".join([*one.wrong, f"{code}: {dict(one.counts)}"]), flush=True)
        found = one if found is None else Found(found.counts + one.counts, found.wrong + one.wrong)
    assert found is not None
    listed = sum(len(codes.split()) for codes in LISTED.values())
    told = ", ".join(f"{count} {what}" for what, count in sorted(found.counts.items()))
    print(f"{len(JUDGED)} codes judged, {listed} listed")
    print(f"{found.counts.total()} near misses: {told}; {len(found.wrong)} wrong")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
