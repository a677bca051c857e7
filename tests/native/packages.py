"""A pack's package as this process is to have it: from memory, or compiled, from `RULEC_TEST_PACKAGES`."""

from __future__ import annotations

import os
from importlib import import_module

import rulec.runtime.game.world
from rulec.backends.python import emit
from rulec.backends.python.module_layout import Layout
from rulec.driver.native.extension_modules import SUFFIX
from rulec.ir.nodes import Program
from tests.datc.packs import INSTEAD, package
from tests.memory_loader import Loaded, load


def loaded(program: Program) -> Loaded:
    """The package of a program."""
    if INSTEAD not in os.environ:
        return load(emit(program), program)
    assert rulec.runtime.game.world.__file__.endswith(SUFFIX), "the runtime is not compiled"
    nothing = load({"__init__.py": ""}, program)  # what is closed at the end
    found = package(program.pack.name)
    things = import_module(f"{found.__name__}._kinds").__file__ or ""
    assert things.endswith(SUFFIX), f"the package is not compiled: {things}"
    return Loaded(found, Layout(program), nothing.finder)
