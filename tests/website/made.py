"""Sites to look at: of the packs of this repository, from their finished pages, and the browser that shows them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulec.backends.website import files
from rulec.driver.compile import Compiled
from tests.remembered import compiled as compiled_pack

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent.parent


@cache
def compiled(pack: str) -> Compiled:
    """A pack of this repository."""
    return compiled_pack(pack)


@cache
def pages_of(pack: str) -> dict[str, str]:
    """The pages and pictures of the reference of a pack, as they stand in `generated`."""
    folder = ROOT / "generated" / pack / "reference"
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".md", ".svg")
    }


@cache
def site_of(pack: str) -> tuple[dict[str, str], dict[str, object]]:
    """The files of the site of a pack and the data of its scripts, from the pages that stand in `generated`."""
    made = compiled(pack)
    return files.emit(made.model, pages_of(pack), (), made.program)


def write_site(pack: str, folder: Path) -> Path:
    """The site of a pack in a folder of that name."""
    for path, text in site_of(pack)[0].items():
        target = folder / pack / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder / pack


def chromium() -> str:
    """Debian's Chromium, or the one that `CHROMIUM` names."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert found, "pages are tested in Chromium: install Debian's `chromium`, or name one in CHROMIUM"
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser without a window, from which no request leaves."""
    from playwright.sync_api import sync_playwright

    quiet = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(
            executable_path=chromium(), args=[*quiet, "--disable-component-update", "--disable-sync"]
        )
        try:
            yield made
        finally:
            made.close()
