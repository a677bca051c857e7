"""The emitted packages of the family, as they stand in `generated/`."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

INSTEAD = "RULEC_TEST_PACKAGES"
"""In the environment: another folder with packages."""
GENERATED = Path(__file__).parents[2] / "generated"


@cache
def package(name: str) -> ModuleType:
    """A pack's package."""
    folder = str(Path(os.environ.get(INSTEAD, GENERATED)) / name / "python")
    if folder not in sys.path:
        sys.path.insert(0, folder)  # in front of packages that are installed
    return import_module(f"rulec_packs.{name}")
