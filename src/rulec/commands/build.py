"""`rulec build`: compiles packs. With nothing changed it reads and hashes inputs and outputs, and that is all."""

from __future__ import annotations

import gc
import sys

from rulec.commands import places
from rulec.commands.line import UsageError, read
from rulec.driver import cache as caches
from rulec.driver import finding
from rulec.driver.finding import Root

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

HELP = """\
usage: rulec build [PACK…] [--rules DIR…] [--out DIR] [--check] [--diff]

Compiles packs (all by default) to OUT/PACK/python and OUT/PACK/reference.

  --rules DIR   where packs are looked for; may repeat; by default ./rules, else the packs that came with rulec
  --out DIR     where outputs go; by default `generated` beside the first folder of rules
  --check       write nothing; exit 1 when the outputs are not what the sources give
  --diff        print how outputs change"""


def run(words: list[str]) -> int:
    """Runs the command."""
    line = read(words, ("--check", "--diff"), ("--rules", "--out"))
    if "--help" in line.flags:
        print(HELP)
        return 0
    gc.disable()  # a run is short, and nearly all that it makes lives until its end
    roots = places.where(line)
    names = places.packs(line.words, roots)
    out = places.out(line, roots)
    if line.many("--out") and not out:
        raise UsageError("`--out` needs the name of a folder")
    if "--check" in line.flags:
        from rulec.commands.compiling import check

        return check(names, roots, out, "--diff" in line.flags)
    places.recover(out)
    cache = caches.Cache(caches.folder_for(roots))
    own = caches.own_hash()
    changed: list[str] = []
    for name in names:
        stamp = caches.last_stamp(cache, name, f"{out}/{name}", roots)
        if stamp is None or not _holds(stamp, own, name, roots, out):
            changed.append(name)
            continue
        shown = f"{finding.printed(finding.shown(out))}/{name}"
        _tell(f"{name}: nothing to do, {len(stamp.outputs)} files are up to date in {shown}\n", sys.stdout)
        _tell(stamp.said, sys.stderr)
    if not changed:
        return 0
    from rulec.commands.compiling import build

    return build(changed, own, roots, out, cache, "--diff" in line.flags)


def _holds(stamp: caches.Stamp, own: str, name: str, roots: list[Root], out: str) -> bool:
    """Whether rulec, all sources and all outputs of a pack are what they were when it was built last."""
    same = stamp.own == own and caches.reads_the_same(stamp, roots)
    return same and not caches.differing(f"{out}/{name}", stamp.outputs.items())


def _tell(text: str, where: TextIO) -> None:
    """Says it, if somebody is still there who reads it: the other packs are built in any case."""
    try:
        where.write(text)
    except BrokenPipeError:
        return
