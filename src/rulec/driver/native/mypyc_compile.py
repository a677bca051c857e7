"""Compiles Python sources with mypyc, as a process of its own: `python -P mypyc_compile.py` in a folder with sources
and `groups.json`, which names the libraries and the sources of each. Extension modules come to stand in `made`."""

from __future__ import annotations

import json
import os

OPTIONS = ("--config-file=", "--explicit-package-bases", "--namespace-packages", "--no-site-packages")
"""Modules that are not compiled are those beside the others, whatever is installed."""


def main() -> None:
    """Compiles all groups, side by side where there are several processors."""
    from mypyc.build import mypycify  # brings setuptools along, which has to come first
    from setuptools import setup  # type: ignore[import-untyped]

    with open("groups.json", encoding="utf-8") as file:
        groups: list[tuple[list[str], str]] = [(sources, name) for name, sources in json.load(file).items()]
    paths = [path for sources, _ in groups for path in sources]
    # gcc looks at the columns of macros for it, which took two thirds of the time
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -Wno-misleading-indentation"
    level = os.environ.get("MYPYC_OPT_LEVEL", "1")  # mypyc's own; more than 1 gains nothing
    modules = mypycify([*OPTIONS, *paths], opt_level=level, debug_level="0", separate=[*groups])
    words = ["build_ext", "--build-lib", "made", "--parallel", str(os.cpu_count() or 1)]
    setup(name="native", ext_modules=modules, script_args=words)


if __name__ == "__main__":
    main()
