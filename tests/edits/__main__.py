"""`python -m tests.edits [-n N] [--seed S] [--pack P]`: N edits of each pack; exit 1 when something differs."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.edits.walk import PACKS, WHOLE, walk


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.edits")
    parser.add_argument("-n", type=int, default=100, help="edits of each pack")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", action="append", choices=(*PACKS, *WHOLE), help="all by default")
    asked = parser.parse_args(arguments)
    failed = False
    for name in asked.pack or (*PACKS, *WHOLE):
        with tempfile.TemporaryDirectory() as folder:
            found = walk(name, asked.n, asked.seed, Path(folder))
        print("\n".join(found.wrong + [f"{name}: {dict(found.counts)}, {len(found.wrong)} wrong"]), flush=True)
        failed = failed or bool(found.wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
