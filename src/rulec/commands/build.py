"""`rulec build`: compiles packs. With nothing changed it reads and hashes inputs and outputs, and that is all."""

from __future__ import annotations

import gc
import sys

from rulec.commands import places
from rulec.commands.line import Line, UsageError, read
from rulec.driver import cache as caches
from rulec.driver import finding
from rulec.driver.finding import Root
from rulec.driver.standing import Standing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

HELP = """\
usage: rulec build [PACK…] [--rules DIR…] [--out DIR] [--check] [--diff]

Compiles packs (all below ./rules, where none is named) to OUT/PACK/python and OUT/PACK/reference.

  --rules DIR   where packs are looked for; may repeat; by default ./rules; where there is none, a pack that is named is
                one of those that came with rulec
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
    names = places.packs(line, roots)
    out = places.out(line, roots)
    if line.many("--out") and not out:
        raise UsageError("`--out` needs the name of a folder")
    if "--check" in line.flags:
        from rulec.commands.compiling import check

        gone = [f"{out}/{name} is of no pack that is there" for name in _gone(line, names, out)]
        return check(names, roots, out, "--diff" in line.flags, gone)
    places.recover(out)
    _take_away(line, names, out)
    cache = caches.Cache(caches.folder_for(roots))
    stamps = {name: caches.last_stamp(cache, name, f"{out}/{name}", roots) for name in names}
    standing = Standing(out, {name: stamp for name, stamp in stamps.items() if stamp is not None})
    same = _the_same(names, standing, roots)
    certain = [name for name in names if name not in same]
    others = _touched(same, standing, out)
    if not certain:
        first = next(others, None)
        if first is None:
            return 0
        certain.append(first)
    from rulec.commands.compiling import build

    return build(certain, others, standing, roots, out, cache, "--diff" in line.flags)


def _gone(line: Line, names: list[str], out: str) -> list[str]:
    """Outputs of packs that are no more; only a build of all packs of the usual place can know."""
    if line.words or line.many("--rules"):
        return []
    from rulec.driver.outputs import left_behind

    return left_behind(out, names)


def _take_away(line: Line, names: list[str], out: str) -> None:
    for name in _gone(line, names, out):
        from rulec.driver.outputs import take_away

        shown = finding.printed(f"{finding.shown(out)}/{name}")
        others = take_away(f"{out}/{name}")
        left = f"holds {finding.printed(others[0])}, which is not made by rulec; it was left alone" if others else ""
        _tell(f"{shown} is of no pack that is there: {left or 'taken away'}\n", sys.stdout)


def _the_same(names: list[str], standing: Standing, roots: list[Root]) -> list[str]:
    """The packs that are made from the same as when they were built last."""
    stamps = standing.stamps
    read = [name for name in names if name in stamps and caches.reads_the_same(stamps[name], roots)]
    return [name for name in read if stamps[name].own == standing.own]


def _touched(names: list[str], standing: Standing, out: str) -> Iterator[str]:
    """Those packs of which outputs have changed. Says of the others that there is nothing to do."""
    touched = [name for name in names if standing.differing(name)]
    for name in names:
        if name not in touched:
            stamp = standing.stamps[name]
            shown = f"{finding.printed(finding.shown(out))}/{name}"
            _tell(f"{name}: nothing to do, {len(stamp.outputs)} files are up to date in {shown}\n", sys.stdout)
            _tell(stamp.said, sys.stderr)
    yield from touched


def _tell(text: str, where: TextIO) -> None:
    """Says it, if somebody is still there who reads it: the other packs are built in any case."""
    try:
        where.write(text)
    except BrokenPipeError:
        return
