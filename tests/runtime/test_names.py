"""What packages get from `rulec.runtime`: each name with its module, when somebody asks for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rulec.runtime

SRC = Path(rulec.runtime.__file__).parents[2]


def run(code: str) -> str:
    """What a process of its own prints."""
    words = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(SRC)!r})\n{code}"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def test_every_name_is_there_and_no_other() -> None:
    for name in rulec.runtime.__all__:
        assert getattr(rulec.runtime, name) is not None
        assert name in dir(rulec.runtime)
    with pytest.raises(AttributeError, match="has no attribute 'Sword'"):
        rulec.runtime.Sword  # noqa: B018


def test_names_come_with_their_modules_only() -> None:
    loaded = "print(*sorted(n for n in sys.modules if n.startswith('rulec.runtime.')))"
    assert run(f"import rulec.runtime\n{loaded}").split() == ["rulec.runtime.pack", "rulec.runtime.show"]
    assert "rulec.runtime.faults" in run(f"from rulec.runtime import MissingThing\n{loaded}").split()
    assert "rulec.runtime.dice" not in run(f"from rulec.runtime import MissingThing\n{loaded}").split()


def test_a_function_that_is_called_like_its_module_stays_the_function() -> None:
    assert run("import rulec.runtime.show\nfrom rulec.runtime import show\nprint(callable(show))") == "True"
    assert run("from rulec.runtime import explain, show\nprint(callable(explain), callable(show))") == "True True"
