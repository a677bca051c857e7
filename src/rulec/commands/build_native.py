"""The part of `rulec build --native` that compiles packages to extension modules."""

from __future__ import annotations

import sys

from rulec.driver.native.extension_modules import NotCompiled, compile_packages


def compile_native(names: list[str], out: str, cache: str | None) -> int:
    """Compiles what is not up to date, and tells it; 1 when it could not be."""
    try:
        done = compile_packages(names, out, cache)
    except NotCompiled as why:
        print(f"rulec: {why}", file=sys.stderr)
        return 1
    for name in names:
        print(f"{name}: {'compiled to extension modules' if name in done else 'its extension modules are up to date'}")
    return 0
