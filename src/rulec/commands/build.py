"""`rulec build`: compiles packs. With nothing changed it reads and hashes inputs and outputs, and that is all."""

from __future__ import annotations

import gc
import sys

from rulec.commands import places
from rulec.commands.line import UsageError, read
from rulec.driver import cache as caches
from rulec.driver import finding

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
    stale: list[str] = []
    for name in names:
        stamp = caches.fresh(cache, own, name, f"{out}/{name}", roots)
        if stamp is None:
            stale.append(name)
        else:
            shown = f"{finding.printed(finding.shown(out))}/{name}"
            print(f"{name}: nothing to do, {len(stamp.outputs)} files are up to date in {shown}")
            if stamp.said:
                print(stamp.said, end="", file=sys.stderr)
    if not stale:
        return 0
    from rulec.commands.compiling import build

    return build(stale, roots, out, cache, own, "--diff" in line.flags)
