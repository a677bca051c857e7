"""`python -m tests.wording SEED…`: every run of ten words that is shared with the files; exit 1 when there is one."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.wording.runs import LENGTH, everything, repeated, seeds


def main(arguments: list[str]) -> int:
    """The command."""
    if not arguments:
        print("python -m tests.wording SEED…", file=sys.stderr)
        return 2
    texts = list(everything())
    found = repeated(texts, seeds(Path(name) for name in arguments))
    for place, run in found:
        print(f"{place}: {run}")
    print(f"{len(found)} shared runs of {LENGTH} words in {len(texts)} texts")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
