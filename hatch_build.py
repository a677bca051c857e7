"""What the wheel holds beside `src/rulec`: grammar with its tables, schemas, pages of errors, packs with sources."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))

from rulec.driver.discovery import names_in
from rulec.driver.grammar import FOR_EXPRESSIONS, TABLES, built, built_for_expressions
from rulec.driver.wheel_hook import compiled_in, in_the_wheel, parts_in


def tables(folder: Path) -> list[Path]:
    """Return files with the tables of the grammar, all of them and those for expressions."""
    found = [folder / TABLES, folder / FOR_EXPRESSIONS]
    found[0].write_bytes(built())
    found[1].write_bytes(built_for_expressions())
    return found


class PackHook(BuildHookInterface[Any]):
    """Adds the files to wheels that are not editable; an editable installation reads them from the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is built."""
        if version != "editable":
            root, folder = Path(self.root), Path(tempfile.mkdtemp())
            packs = names_in((str(root / "rules"), ""))
            runtime = compiled_in(root / "src/rulec/runtime", "rulec/runtime")
            files = {str(root / name): f"rulec/_data/{name}" for name in ("grammar", "schemas", "docs/errors")}
            files |= {str(made): f"rulec/_data/grammar/{made.name}" for made in tables(folder)}
            files |= in_the_wheel(root, packs) | parts_in(root, packs, folder) | runtime
            build_data["force_include"].update(files)
            if runtime:  # what `rulec build --native` made goes along, and is for this system
                build_data["pure_python"], build_data["infer_tag"] = False, True
