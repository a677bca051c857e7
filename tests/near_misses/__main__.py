"""`python -m tests.near_misses [-n N] [--seed S] [CODE… | PACK…]`: N near misses of each code, all by default, and the
packs of `rules`; exit 1 when check says of one what play does not."""

from __future__ import annotations

import argparse
import sys

from tests.near_misses.judged import JUDGED, LISTED
from tests.near_misses.played import Found, pages, played, run
from tests.remembered import RULES


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.near_misses")
    parser.add_argument("-n", type=int, default=10_000, help="near misses of each code")
    parser.add_argument("--seed", type=int, default=1)
    packs = sorted(path.name for path in RULES.iterdir() if path.is_dir())
    parser.add_argument("names", nargs="*", choices=[*pages(), *packs, []], metavar="CODE | PACK")
    asked = parser.parse_args(arguments)
    wrong = 0
    for pack in packs if not asked.names else [name for name in packs if name in asked.names]:
        count, faults = played(pack, 1, asked.seed)
        wrong += len(faults)
        print("\n".join([*faults, f"{pack}: {count} functions played"]), flush=True)
    found: Found | None = None
    for code in pages() if not asked.names else [name for name in asked.names if name not in packs]:
        one = run(asked.n, asked.seed, [code])
        print("\n".join([*one.wrong, f"{code}: {dict(one.counts)}"]), flush=True)
        found = one if found is None else Found(found.counts + one.counts, found.wrong + one.wrong)
    if found is None:
        return 1 if wrong else 0
    listed = sum(len(codes.split()) for codes in LISTED.values())
    told = ", ".join(f"{count} {what}" for what, count in sorted(found.counts.items()))
    print(f"{len(JUDGED)} codes judged, {listed} listed")
    print(f"{found.counts.total()} near misses: {told}; {len(found.wrong)} wrong")
    return 1 if found.wrong or wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
