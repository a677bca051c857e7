"""`python -m tests.native.equality PACK N SEED`: the interpreter and a package of extension modules on random inputs.
The process has to be one that finds a compiled runtime, and the package's folder is below `RULEC_TEST_PACKAGES`."""

from __future__ import annotations

import sys

import rulec.runtime.world
from rulec.backends.python.memory_loader import Loaded, load
from rulec.backends.python.module_layout import Layout
from rulec.driver.compile import Compiled
from rulec.driver.extension_modules import SUFFIX
from tests.datc.packs import package
from tests.property import equality
from tests.property.emitted import Emitted


def main() -> int:
    """Prints what the two say differently."""
    name, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    folder = next(folder for folder, one in equality.packs() if one == name)
    compiled = equality.compiled_pack(folder, name)
    there = package(name)
    modules = [rulec.runtime.world, sys.modules[there.World.__module__]]
    assert all((module.__file__ or "").endswith(SUFFIX) for module in modules), [each.__file__ for each in modules]

    def emitted_from(_: Compiled, __: object = None) -> Emitted:
        nothing = load({"__init__.py": ""}, compiled.program)  # what is closed at the end
        return Emitted(Loaded(there, Layout(compiled.program), nothing.finder))

    equality.emitted_from = emitted_from  # type: ignore[assignment]
    wrong = list(equality.differences(compiled, count, seed))
    print("\n".join([*wrong[:20], f"{name}: {count} inputs, {len(wrong)} differences"]))
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
