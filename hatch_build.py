"""What the wheel holds beside `src/rulec`: grammar with its tables, schemas, pages of errors, packs with sources."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))

from rulec.driver.discovery import names_in
from rulec.driver.grammar import TABLES, built
from rulec.driver.wheel_hook import compiled_in, in_the_wheel


def tables() -> Path:
    """A file with the tables of the grammar."""
    found = Path(tempfile.mkdtemp()) / TABLES
    found.write_bytes(built())
    return found


class PackHook(BuildHookInterface[Any]):
    """Adds the files to wheels that are not editable; an editable installation reads them from the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is built."""
        if version != "editable":
            root, made = Path(self.root), tables()
            runtime = compiled_in(root / "src/rulec/runtime", "rulec/runtime")
            files = {str(root / name): f"rulec/_data/{name}" for name in ("grammar", "schemas", "docs/errors")}
            files[str(made)] = f"rulec/_data/grammar/{made.name}"
            files |= in_the_wheel(root, names_in((str(root / "rules"), ""))) | runtime
            build_data["force_include"].update(files)
            if runtime:  # what `rulec build --native` made goes along, and is for this system
                build_data["pure_python"], build_data["infer_tag"] = False, True
