"""Locate files shipped with rulec (grammar, schemas, error pages), in a wheel or a checkout."""

from __future__ import annotations

from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path


@lru_cache(maxsize=1)
def root() -> Path:
    """Return the folder of `grammar/`, `schemas/` and `docs/errors/`: `_data` in a wheel, the repository in a
    checkout."""
    from pathlib import Path  # most runs open none of them

    package = Path(__file__).resolve().parent.parent
    data = package / "_data"
    return data if data.is_dir() else package.parent.parent


def resource(*parts: str) -> Path:
    """Return the path of a shipped file, such as `resource("grammar", "rulec.lark")`."""
    return root().joinpath(*parts)


def text(*parts: str) -> str:
    """Return the content of a shipped file."""
    import os

    package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    data = os.path.join(package, "_data")
    with open(os.path.join(data if os.path.isdir(data) else os.path.join(package, "..", ".."), *parts), "rb") as file:
        return file.read().decode("utf-8")
