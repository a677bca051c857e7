"""The hook `rulec` of hatchling: a project's packs are built, and compiled when asked, before its wheel is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from rulec.driver.discovery import names_in
from rulec.driver.native.extension_files import COMPILED, RUNTIME


def in_the_wheel(root: Path, packs: Iterable[str]) -> dict[str, str]:
    """Path in a project to path in its wheel: packages with their sources, pages and scripts.

    Raises FileNotFoundError where a pack is not built.
    """
    found: dict[str, str] = {}
    for name in packs:
        built, inside = root / "generated" / name, f"rulec_packs/{name}"
        package = built / "python" / inside
        if not (package / "__init__.py").is_file():
            raise FileNotFoundError(f"the pack {name} is not built: run `rulec build` first")
        found |= {str(package): inside, str(root / "rules" / name): f"{inside}/_rules"}
        for folder in ("reference", "js"):
            if (built / folder).is_dir():
                found[str(built / folder)] = f"{inside}/_{folder}"
    return found


def compiled_in(folder: Path, inside: str) -> dict[str, str]:
    """The same for the extension modules in a folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in COMPILED]
    return {str(path): f"{inside}/{path.relative_to(folder).as_posix()}" for path in files}


class WheelHook(BuildHookInterface[Any]):
    """`packs`: which of those in `rules`, all unless said; `native`: whether they are compiled."""

    PLUGIN_NAME = "rulec"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is built."""
        root, native = Path(self.root), ["--native"] if self.config.get("native") else []
        packs = self.config.get("packs") or names_in((str(root / "rules"), ""))
        if subprocess.run([sys.executable, "-m", "rulec", "build", *native, *packs], cwd=root).returncode:
            raise RuntimeError(f"the packs of {root.name} are not built")
        if version != "editable":
            files = in_the_wheel(root, packs)
            build_data["force_include"].update(files)
            if any(compiled_in(Path(folder), inside) for folder, inside in files.items()):
                # they are for this system, and for the runtime with which they were compiled
                build_data["force_include"].update(compiled_in(Path(RUNTIME), "rulec/runtime"))
                build_data["pure_python"], build_data["infer_tag"] = False, True


@hookimpl
def hatch_register_build_hook() -> type[WheelHook]:
    """Called by hatchling, which looks for hooks by name."""
    return WheelHook
