"""`python -m tests.native.equality PACK N SEED`: the interpreter and a package of extension modules on random inputs.
The process has to be one that finds a compiled runtime, and the package's folder is below `RULEC_TEST_PACKAGES`."""

from __future__ import annotations

import sys

from tests.native.packages import loaded
from tests.property import equality
from tests.property.emitted import Emitted


def main() -> int:
    """Prints what the two say differently."""
    name, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    folder = next(folder for folder, one in equality.packs() if one == name)
    compiled = equality.compiled_pack(folder, name)
    equality.emitted_from = lambda *_: Emitted(loaded(compiled.program))  # type: ignore[attr-defined]
    wrong = list(equality.differences(compiled, count, seed))
    print("\n".join([*wrong[:20], f"{name}: {count} inputs, {len(wrong)} differences"]))
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
