"""`python -m tests.backends_vectorized [-n ROWS] [--seed N]`: all functions of all packs over whole columns."""

from __future__ import annotations

import argparse

from tests.backends_vectorized.comparing import differences
from tests.property.equality import ROOT, compiled_pack


def main() -> int:
    """Prints a line for each pack; 1 where something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.backends_vectorized")
    parser.add_argument("-n", type=int, default=50, help="cases of each function")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("packs", nargs="*")
    asked = parser.parse_args()
    wrong = 0
    for folder in sorted((ROOT / "rules").glob("*/pack.yaml")):
        name = folder.parent.name
        if asked.packs and name not in asked.packs:
            continue
        found = list(differences(compiled_pack(ROOT / "rules", name), asked.n, asked.seed))
        print(f"{name}: {len(found)} differ", *found[:10], sep="\n  ", flush=True)
        wrong += len(found)
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
