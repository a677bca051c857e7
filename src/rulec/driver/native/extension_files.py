"""Locate extension modules on disk, and delete outdated ones. Imports nothing heavy.

The library that extension modules share is named after hashes of the runtime and of its own sources,
`_native_RUNTIME_OWN`; the library of the runtime is `_native_RUNTIME`. The library of a package cannot be loaded
without that of its runtime.
"""

from __future__ import annotations

import os

COMPILED = (".so", ".pyd")
LIBRARY = "_native_"
"""Prefix of the library that the extension modules of a package share."""
RUNTIME = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "runtime"))


def is_compiled(name: str, beside: list[str]) -> bool:
    """Return whether a file was compiled from a neighbouring module, or is the shared library."""
    return name.endswith(COMPILED) and (name.startswith(LIBRARY) or f"{name.partition('.')[0]}.py" in beside)


def take_away_compiled(folder: str) -> None:
    """Delete everything compiled from the sources in a folder: modules first, the shared library last."""
    found = [(here, name) for here, _, names in os.walk(folder) for name in names if is_compiled(name, names)]
    for here, name in sorted(found, key=lambda each: each[1].startswith(LIBRARY)):
        os.remove(os.path.join(here, name))


def take_away_orphans(package: str) -> None:
    """Delete the extension modules of a package whose runtime is missing."""
    runtimes = {library.split("_")[2] for library in libraries(RUNTIME)}
    if any(library.split("_")[2] not in runtimes for library in libraries(package)):
        take_away_compiled(package)


def libraries(folder: str) -> list[str]:
    """Return the names of the libraries in a folder, up to the hashes."""
    try:
        return [name.partition("__mypyc")[0] for name in os.listdir(folder) if name.startswith(LIBRARY)]
    except OSError:
        return []
