"""Loads the compiled package under which a game is played, from the outputs or from what is installed."""

from __future__ import annotations

import os
import sys
from importlib import import_module, invalidate_caches

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.driver import finding
from rulec.runtime.acts import Game


def load_game(pack: str, outs: list[str], report: Report) -> Game | None:
    """`GAME` of a pack; `outs` are folders of outputs, looked through before what is installed.

    None, and a diagnostic, when there is none.
    """
    where = Span(Source(pack, ""), 0, 0)
    folder = next((path for out in outs if os.path.isdir(path := _root(out, pack))), "")
    if folder:
        _prefer(folder, pack)
    try:
        import_module(f"rulec_packs.{pack}")
    except ModuleNotFoundError as fault:
        if fault.name not in ("rulec_packs", f"rulec_packs.{pack}"):
            raise
        looked = ", ".join(f"`{finding.shown(out)}`" for out in outs) or "nowhere but among the installed packs"
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


def _root(out: str, pack: str) -> str:
    return os.path.join(out, pack, "python")


def _prefer(folder: str, pack: str) -> None:
    """Puts a folder first on the path, and forgets a package of the same name from elsewhere."""
    folder = os.path.abspath(folder)
    inside = os.path.join(folder, "rulec_packs", pack) + os.sep
    loaded = sys.modules.get(f"rulec_packs.{pack}")
    if loaded is not None and not (getattr(loaded, "__file__", None) or "").startswith(inside):
        for name in [name for name in sys.modules if f"{name}.".startswith(f"rulec_packs.{pack}.")]:
            del sys.modules[name]
    if sys.path[:1] != [folder]:
        sys.path[:] = [folder, *(entry for entry in sys.path if entry != folder)]
    invalidate_caches()
