"""Opens the files that rulec ships (grammar, schemas, pages of errors), from the wheel or from a checkout."""

from __future__ import annotations

from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path


@lru_cache(maxsize=1)
def root() -> Path:
    """The folder of `grammar/`, `schemas/` and `docs/errors/`: `_data` in a wheel, the repository in a checkout."""
    from pathlib import Path  # most runs open none of them

    package = Path(__file__).resolve().parent.parent
    data = package / "_data"
    return data if data.is_dir() else package.parent.parent


def resource(*parts: str) -> Path:
    """The path of a shipped file, as `resource("grammar", "rulec.lark")`."""
    return root().joinpath(*parts)


def text(*parts: str) -> str:
    """What a shipped file says."""
    import os

    package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    data = os.path.join(package, "_data")
    with open(os.path.join(data if os.path.isdir(data) else os.path.join(package, "..", ".."), *parts), "rb") as file:
        return file.read().decode("utf-8")
