"""What the wheel holds beside `src/rulec`: grammar with its tables, schemas, pages of errors, packs with sources."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def mapped(root: Path) -> dict[str, str]:
    """Path in the repository to path in the wheel."""
    found = {str(root / name): f"rulec/_data/{name}" for name in ("grammar", "schemas", "docs/errors")}
    for pack in sorted((root / "rules").glob("*/pack.yaml")):
        name = pack.parent.name
        package = root / "generated" / name / "python" / "rulec_packs" / name
        if not (package / "__init__.py").is_file():
            raise FileNotFoundError(f"the pack {name} is not built: run `rulec build` first")
        found[str(package)] = f"rulec_packs/{name}"
        found[str(pack.parent)] = f"rulec_packs/{name}/_rules"
        reference = root / "generated" / name / "reference"
        if reference.is_dir():
            found[str(reference)] = f"rulec_packs/{name}/_reference"
        scripts = root / "generated" / name / "js"
        if scripts.is_dir():
            found[str(scripts)] = f"rulec_packs/{name}/_js"
    return found


def tables(root: Path) -> Path:
    """A file with the tables of the grammar."""
    sys.path.insert(0, str(root / "src"))
    from rulec.driver.grammar import TABLES, built

    found = Path(tempfile.mkdtemp()) / TABLES
    found.write_bytes(built())
    return found


class PackHook(BuildHookInterface[Any]):
    """Adds the files to wheels that are not editable; an editable installation reads them from the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is built."""
        if version != "editable":
            root = Path(self.root)
            build_data["force_include"].update(mapped(root))
            runtime = [*root.glob("src/rulec/runtime/**/*.so")]
            if runtime:  # what `rulec build --native` made goes along, and is for this system
                build_data["force_include"].update({str(one): str(one.relative_to(root / "src")) for one in runtime})
                build_data["pure_python"], build_data["infer_tag"] = False, True
            made = tables(root)
            build_data["force_include"][str(made)] = f"rulec/_data/grammar/{made.name}"
