"""Opens the files that rulec ships (grammar, schemas), from the wheel or from a checkout."""

from __future__ import annotations

from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path


@lru_cache(maxsize=1)
def root() -> Path:
    """The folder that holds `grammar/` and `schemas/`: `_data` in a wheel, the repository in a checkout."""
    from pathlib import Path  # most runs open none of them

    package = Path(__file__).resolve().parent.parent
    data = package / "_data"
    return data if data.is_dir() else package.parent.parent


def resource(*parts: str) -> Path:
    """The path of a shipped file, as `resource("grammar", "rulec.lark")`."""
    return root().joinpath(*parts)
