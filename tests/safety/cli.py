"""Runs commands in this process, as a shell would: words in, exit code and streams out."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from rulec.commands.main import main


@dataclass(frozen=True, slots=True)
class Ran:
    """What one command gave."""

    code: int
    output: str
    error: str


def rulec(*words: str, at: Path | None = None) -> Ran:
    """Runs one command; nothing but an exit code may come out of it, and never a traceback."""
    output, error = io.StringIO(), io.StringIO()
    before = os.getcwd()
    with (
        patch.dict(os.environ, {"NO_COLOR": "1"}),
        contextlib.redirect_stdout(output),
        contextlib.redirect_stderr(error),
    ):
        os.environ.pop("RULEC_CACHE", None)
        try:
            if at is not None:
                os.chdir(at)
            code = main(list(words))
        finally:
            os.chdir(before)
    assert "Traceback" not in error.getvalue()
    return Ran(code, output.getvalue(), error.getvalue())


def write(folder: Path, name: str, files: Mapping[str, str | bytes]) -> Path:
    """Writes the sources of a pack and returns the folder of rules."""
    for file, text in files.items():
        path = folder / "rules" / name / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    return folder / "rules"
