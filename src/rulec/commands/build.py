"""`rulec build`: compile packs. If nothing has changed, it only hashes inputs and outputs."""

from __future__ import annotations

import gc
import sys

from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line, UsageError
from rulec.driver import cache as caches
from rulec.driver import discovery
from rulec.driver.discovery import Root
from rulec.driver.native import extension_files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

USAGE = "rulec build [PACK…] [--rules DIR…] [--out DIR] [--check] [--diff] [--native] [--force]"
HELP = """\
Compile packs to OUT/PACK/python, OUT/PACK/js and OUT/PACK/reference. Without a name, compile all packs in the folders
of rules.

  --rules DIR  look for packs in DIR; may repeat; by default ./rules; without such a folder, a named pack is one of
               those that came with rulec
  --out DIR    write outputs into DIR; by default `generated` beside the first folder of rules
  --check      write nothing; exit 1 if the outputs are not what the sources give
  --diff       print how outputs change
  --native     compile the packages and rulec's runtime to extension modules beside their sources; needs a C compiler
               and `pip install rulec[native]`
  --force      write into a folder of `--out` even if it has files that rulec did not make"""
FLAGS = ("--check", "--diff", "--native", "--force")
OPTIONS = ("--rules", "--out")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    gc.disable()  # the process is short-lived, and most of its objects live until the end
    roots = locations.where(line)
    names = locations.packs(line, roots)
    out = locations.out(line, roots)
    if line.many("--out") and not out:
        raise UsageError("`--out` needs the name of a folder")
    if "--check" in line.flags:
        from rulec.commands.build_changed import check

        gone = [f"{out}/{name} is of no pack that is there" for name in _gone(line, names, out)]
        return check(names, roots, out, "--diff" in line.flags, gone)
    locations.recover(out)
    _take_away(line, names, out)
    if line.many("--out") and "--force" not in line.flags:
        refuse_aliens([f"{out}/{name}" for name in names])
    cache = caches.Cache(caches.folder_for(roots))
    own = caches.own_hash()
    changed: list[str] = []
    for name in names:
        extension_files.take_away_orphans(f"{out}/{name}/python/rulec_packs/{name}")
        stamp = caches.last_stamp(cache, name, f"{out}/{name}", roots)
        if stamp is None or not _holds(stamp, own, name, roots, out):
            changed.append(name)
            continue
        shown = f"{discovery.printed(discovery.shown(out))}/{name}"
        _tell(f"{name}: nothing to do, {len(stamp.outputs)} files are up to date in {shown}\n", sys.stdout)
        _tell(stamp.said, sys.stderr)
    code = 0
    if changed:
        from rulec.commands.build_changed import build

        code = build(changed, own, roots, out, cache, "--diff" in line.flags)
    if "--native" in line.flags and not code:
        code = _compile(names, out, cache.folder)
    return code


def _compile(names: list[str], out: str, cache: str | None) -> int:
    """Compile packages to extension modules unless they are up to date. Return 1 on failure."""
    from rulec.driver.native.extension_modules import NotCompiled, compile_packages

    try:
        done = compile_packages(names, out, cache)
    except NotCompiled as why:
        print(f"rulec: {why}", file=sys.stderr)
        return 1
    for name in names:
        print(f"{name}: {'compiled to extension modules' if name in done else 'its extension modules are up to date'}")
    return 0


def _gone(line: Line, names: list[str], out: str) -> list[str]:
    """Return output folders of packs that no longer exist. Only a build of all packs in the default place can know."""
    if line.words or line.many("--rules"):
        return []
    from rulec.driver.outputs import left_behind

    return left_behind(out, names)


def refuse_aliens(folders: list[str]) -> None:
    """Reject output folders that contain files but no manifest of rulec."""
    from rulec.commands.common.file_writer import refuse_alien
    from rulec.driver.outputs import not_listed, present

    for folder in folders:
        there = present(folder)
        if there and not_listed(folder, there) == there:
            refuse_alien(f"{folder}/{there[0]}")


def _take_away(line: Line, names: list[str], out: str) -> None:
    for name in _gone(line, names, out):
        from rulec.driver.outputs import take_away

        shown = discovery.printed(f"{discovery.shown(out)}/{name}")
        others = take_away(f"{out}/{name}")
        left = f"holds {discovery.printed(others[0])}, which is not made by rulec; it was left alone" if others else ""
        _tell(f"{shown} is of no pack that is there: {left or 'taken away'}\n", sys.stdout)


def _holds(stamp: caches.Stamp, own: str, name: str, roots: list[Root], out: str) -> bool:
    """Return whether rulec, sources and outputs of a pack are unchanged since its last build."""
    same = stamp.own == own and caches.reads_the_same(stamp, roots)
    return same and not caches.differing(f"{out}/{name}", stamp.outputs.items())


def _tell(text: str, where: TextIO) -> None:
    """Print a message. A closed pipe is ignored, so that the remaining packs are built anyway."""
    try:
        where.write(text)
    except BrokenPipeError:
        return
