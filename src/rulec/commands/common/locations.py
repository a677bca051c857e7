"""Resolve common arguments: folders of packs, selected packs, output folder.

Imports little, as a build with nothing to do passes through here.
"""

from __future__ import annotations

import os
import sys

from rulec.commands.common.option_parser import Line, UsageError
from rulec.driver import discovery, swap
from rulec.driver.discovery import Root


def where(line: Line) -> list[Root]:
    """Return the roots named by `--rules`, or the default ones."""
    for folder in line.many("--rules"):
        if not os.path.isdir(folder):
            raise UsageError(f"`--rules {folder}`: there is no such folder")
        if os.path.isfile(os.path.join(folder, discovery.PACK_FILE)):
            above = discovery.shown(os.path.dirname(os.path.abspath(folder)))
            raise UsageError(f"`--rules {folder}` is one pack; give the folder above it: `--rules {above}`")
    return discovery.roots(line.many("--rules"))


def packs(line: Line, roots: list[Root], most: int | None = None) -> list[str]:
    """Return the selected packs: the named ones (at most *most* words), or all of a project.

    Outside a project, only installed packs exist. They must be named, so that a command in the wrong folder does not
    process other packs, and their location is printed.
    """
    words = line.words[:most]
    known = discovery.all_names(roots)
    outside = not discovery.in_project(line.many("--rules"))
    if outside and not words and known:
        from rulec.base.text import listed

        raise UsageError(
            f"there is no folder `rules` here; say which of the installed packs you mean ({listed(known)}), "
            "or where yours are, with `--rules DIR`"
        )
    for word in words:
        if word not in known:
            raise UsageError(f"there is no pack `{word}`{_hint(word, known, roots)}")
    if not words and not known:
        raise UsageError(f"there are no packs{_hint('', [], roots)}")
    chosen = list(dict.fromkeys(words)) or known
    for name in chosen:
        if not discovery.may_be_pack(name):
            why = "a name is made of small letters, digits and `_`"
            if name in discovery.RESERVED:
                why = "Python or Windows keeps this name for itself"
            elif len(name) > discovery.LONGEST:
                why = f"a name has at most {discovery.LONGEST} letters"
            raise UsageError(f"the folder `{name}` cannot be a pack; {why}")
        place = discovery.find(name, roots) if outside else None
        if place is not None:
            where = discovery.printed(discovery.shown(place[1]))
            print(f"rulec: no folder `rules` here: the installed `{name}` is taken, from {where}", file=sys.stderr)
    return chosen


def one_pack(line: Line, roots: list[Root], usage: str) -> str:
    """Return the pack named by the first word."""
    if not line.words:
        raise UsageError(f"which pack? usage: {usage}")
    return packs(line, roots, 1)[0]


def _hint(word: str, known: list[str], roots: list[Root]) -> str:
    from rulec.base.text import did_you_mean, listed

    hint = did_you_mean(word, known)
    if hint:
        return f"; {hint}"
    if known:
        return f"; there are {listed(known)}" if len(known) > 1 else f"; there is `{known[0]}`"
    looked = listed(dict.fromkeys(f"`{discovery.shown(path)}`" for path, _ in roots)) or "no folder"
    return f" (looked in {looked}; `--rules DIR` names another folder)"


def out(line: Line, roots: list[Root]) -> str:
    """Return the output folder: `--out`, or `generated` beside the first folder of rules."""
    given = line.one("--out")
    if given or not roots or roots[0][1]:
        return given or "generated"
    return os.path.join(os.path.dirname(os.path.normpath(roots[0][0])) or "", "generated")


def recover(folder: str) -> None:
    """Finish or undo interrupted swaps in an output folder."""
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    for name in names:
        inner = os.path.join(folder, name)
        if swap.is_torn(inner):
            done = swap.recover(inner)
            if done:
                where = discovery.printed(discovery.shown(inner))
                print(f"rulec: {where}: {done} an interrupted build", file=sys.stderr)


def wants_color() -> bool:
    """Return whether to colour diagnostics: on a terminal, unless `NO_COLOR` is set."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and sys.stderr.isatty()
