"""The hatchling hook `rulec`: builds the packs of a project, and optionally compiles them, before its wheel."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from rulec.base.diagnostics import Report
from rulec.driver.cache import Cache, folder_for, parser_hash
from rulec.driver.compile import compile_pack
from rulec.driver.discovery import Root, names_in
from rulec.driver.native.extension_files import COMPILED, RUNTIME
from rulec.driver.packs import Shelf
from rulec.driver.parse_cache import Trees
from rulec.driver.parts.store import IN_A_WHEEL, SORT, keep, stored


def in_the_wheel(root: Path, packs: Iterable[str]) -> dict[str, str]:
    """Map paths of the project to paths in the wheel: packages with sources, pages and scripts.

    Raise FileNotFoundError if a pack is not built.
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


def parts_in(root: Path, packs: Iterable[str], folder: Path) -> dict[str, str]:
    """Write the stored parts of a project's packs to *folder*; return each file with its path in the wheel.

    A pack without current parts in the cache is compiled. Raise RuntimeError if it has errors.
    """
    where = [(str(root / "rules"), "")]
    cache = Cache(folder_for(where))
    found: dict[str, str] = {}
    for name in packs:
        if stored(cache, name, where).made is None:
            _compile(name, where, cache)
        entry = cache.load_bytes(SORT, name)
        if entry is not None:  # parts with too deeply nested expressions are not stored
            Cache(str(folder / name)).store_bytes(IN_A_WHEEL, name, entry)
            found[str(folder / name / IN_A_WHEEL / name)] = f"rulec_packs/{name}/{IN_A_WHEEL}/{name}"
    return found


def _compile(name: str, where: list[Root], cache: Cache) -> None:
    """Compile a pack and store its parts."""
    report, shelf = Report(), Shelf(where)
    files, trees = shelf.get(name, report), Trees(cache, parser_hash)
    made = compile_pack(files, report, find=shelf.parent, trees=trees, backends=()) if files is not None else None
    if made is None:
        raise RuntimeError(f"the pack {name} is not compiled: `rulec check {name}` says why")
    keep(cache, made, [pack for each in made.packs if (pack := shelf.read[each]) is not None])


def compiled_in(folder: Path, inside: str) -> dict[str, str]:
    """Map the extension modules in a folder to paths in the wheel."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in COMPILED]
    return {str(path): f"{inside}/{path.relative_to(folder).as_posix()}" for path in files}


class WheelHook(BuildHookInterface[Any]):
    """The build hook. `packs` selects the packs in `rules`, by default all; `native` compiles them."""

    PLUGIN_NAME = "rulec"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is built."""
        root, native = Path(self.root), ["--native"] if self.config.get("native") else []
        packs = self.config.get("packs") or names_in((str(root / "rules"), ""))
        if subprocess.run([sys.executable, "-m", "rulec", "build", *native, *packs], cwd=root).returncode:
            raise RuntimeError(f"the packs of {root.name} are not built")
        if version != "editable":
            files = in_the_wheel(root, packs)
            build_data["force_include"].update(parts_in(root, packs, Path(tempfile.mkdtemp())))
            build_data["force_include"].update(files)
            if any(compiled_in(Path(folder), inside) for folder, inside in files.items()):
                # extension modules are specific to this system and runtime
                build_data["force_include"].update(compiled_in(Path(RUNTIME), "rulec/runtime"))
                build_data["pure_python"], build_data["infer_tag"] = False, True


@hookimpl
def hatch_register_build_hook() -> type[WheelHook]:
    """Called by hatchling, which looks for hooks by name."""
    return WheelHook
