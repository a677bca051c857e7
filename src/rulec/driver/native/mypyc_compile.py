"""Compile Python sources with mypyc in a separate process: `python -P mypyc_compile.py`.

The working folder contains the sources and `groups.json`, which lists the sources of each library. Extension modules
are written to `made`.
"""

from __future__ import annotations

import json
import os

OPTIONS = ("--config-file=", "--explicit-package-bases", "--namespace-packages", "--no-site-packages")
"""Options that make mypy find only the neighbouring modules, whatever is installed."""


def main() -> None:
    """Compile all groups, in parallel on several processors."""
    from mypyc.build import mypycify  # brings setuptools along, which has to come first
    from setuptools import setup  # type: ignore[import-untyped]

    with open("groups.json", encoding="utf-8") as file:
        groups: list[tuple[list[str], str]] = [(sources, name) for name, sources in json.load(file).items()]
    paths = [path for sources, _ in groups for path in sources]
    # this warning makes gcc track columns in macros, which took two thirds of the time
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -Wno-misleading-indentation"
    level = os.environ.get("MYPYC_OPT_LEVEL", "1")  # level 1 is enough: higher ones gain nothing
    modules = mypycify([*OPTIONS, *paths], opt_level=level, debug_level="0", separate=[*groups])
    words = ["build_ext", "--build-lib", "made", "--parallel", str(os.cpu_count() or 1)]
    setup(name="native", ext_modules=modules, script_args=words)


if __name__ == "__main__":
    main()
