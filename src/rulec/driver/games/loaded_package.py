"""Import the compiled package of a game, from an output folder or from the installed packages."""

from __future__ import annotations

import os
import sys
from importlib import import_module, invalidate_caches

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.driver import discovery
from rulec.runtime.game.acts import Game


def load_game(pack: str, outs: list[str], report: Report) -> Game | None:
    """Return `GAME` of a pack, or report an error and return None.

    *outs* are output folders, searched in order; "" stands for installed packages.
    """
    where = Span(Source(pack, ""), 0, 0)
    folder = next((path for out in outs if out and os.path.isdir(path := _package(out, pack))), "")
    if folder:
        _prefer(folder, pack)
    try:
        if not folder and "" not in outs:
            raise ModuleNotFoundError(name=f"rulec_packs.{pack}")
        import_module(f"rulec_packs.{pack}")
    except ModuleNotFoundError as fault:
        if fault.name not in ("rulec_packs", f"rulec_packs.{pack}"):
            raise
        looked = ", ".join(f"`{discovery.shown(out)}`" if out else "what is installed" for out in outs)
        report.error(
            "R0935", f"there is no compiled package of `{pack}`", where,
            hint=f"`rulec build {pack}` makes it (looked in {looked}; `--out DIR` names another folder)",
        )  # fmt: skip
        return None
    try:
        acts = import_module(f"rulec_packs.{pack}._acts")
    except ModuleNotFoundError as fault:
        if fault.name != f"rulec_packs.{pack}._acts":
            raise
        acts = None
    game = getattr(acts, "GAME", None)
    if not isinstance(game, Game) or not game.sequences:
        report.error(
            "R0935", f"the rules of `{pack}` have nothing to play", where,
            hint="rules are played by a `sequence`; these only work out numbers",
        )  # fmt: skip
        return None
    return game


def _package(out: str, pack: str) -> str:
    return os.path.join(out, pack, "python", "rulec_packs", pack)


def _prefer(package: str, pack: str) -> None:
    """Put the package's root first on the import path, and unload a package of the same name from elsewhere."""
    inside = os.path.abspath(package) + os.sep
    folder = os.path.dirname(os.path.dirname(os.path.abspath(package)))
    loaded = sys.modules.get(f"rulec_packs.{pack}")
    if loaded is not None and not (getattr(loaded, "__file__", None) or "").startswith(inside):
        for name in [name for name in sys.modules if f"{name}.".startswith(f"rulec_packs.{pack}.")]:
            del sys.modules[name]
    if sys.path[:1] != [folder]:
        sys.path[:] = [folder, *(entry for entry in sys.path if entry != folder)]
    invalidate_caches()
