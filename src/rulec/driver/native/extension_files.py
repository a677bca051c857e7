"""Extension modules on the disk: which files they are, and which of them have to go. Imports nothing heavy.

A library is named by the runtime with which it was compiled and by its own sources: `_native_RUNTIME_OWN`; that of the
runtime is `_native_RUNTIME`. One of a package without that of its runtime cannot be loaded.
"""

from __future__ import annotations

import os

COMPILED = (".so", ".pyd")
LIBRARY = "_native_"
"""How the name of the library begins that the extension modules of a package share."""
RUNTIME = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "runtime"))


def is_compiled(name: str, beside: list[str]) -> bool:
    """Whether a file was compiled from one of those beside it, or is the library that such files share."""
    return name.endswith(COMPILED) and (name.startswith(LIBRARY) or f"{name.partition('.')[0]}.py" in beside)


def take_away_compiled(folder: str) -> None:
    """Takes away what was compiled from the sources in a folder, which are to be others: the modules first, and the
    library that they share last."""
    found = [(here, name) for here, _, names in os.walk(folder) for name in names if is_compiled(name, names)]
    for here, name in sorted(found, key=lambda each: each[1].startswith(LIBRARY)):
        os.remove(os.path.join(here, name))


def take_away_orphans(package: str) -> None:
    """Takes away the extension modules of a package whose runtime is not there."""
    runtimes = {library.split("_")[2] for library in libraries(RUNTIME)}
    if any(library.split("_")[2] not in runtimes for library in libraries(package)):
        take_away_compiled(package)


def libraries(folder: str) -> list[str]:
    """The names of the libraries in a folder, without what stands behind the hashes."""
    try:
        return [name.partition("__mypyc")[0] for name in os.listdir(folder) if name.startswith(LIBRARY)]
    except OSError:
        return []
