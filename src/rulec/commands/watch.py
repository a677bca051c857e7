"""`rulec watch`: build packs after every save and print the changes."""

from __future__ import annotations

from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line

USAGE = "rulec watch [PACK…] [--rules DIR…] [--out DIR] [--force]"
HELP = """\
Build packs on every save, until Ctrl-C. Without a name, watch all packs in the folders of rules. After each save, print
the new faults, failing examples among them, the faults that are gone, and the pages that changed. The outputs of a pack
with errors stay as they are.

  --rules DIR  look for packs in DIR; may repeat; by default ./rules
  --out DIR    write outputs into DIR; by default `generated` beside the first folder of rules
  --force      write into a folder of `--out` even if it has files that rulec did not make

With `pip install rulec[watch]` the command notices a save at once; without it, it looks twice a second."""
FLAGS = ("--force",)
OPTIONS = ("--rules", "--out")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    roots = locations.where(line)
    locations.packs(line, roots)
    out = locations.out(line, roots)
    locations.recover(out)
    from rulec.commands.watch_rounds import Rounds

    rounds = Rounds(roots, out, line.words)
    if line.many("--out") and "--force" not in line.flags:
        from rulec.commands.build import refuse_aliens

        refuse_aliens([f"{out}/{name}" for name in rounds.names])
    try:
        rounds.run()
    except KeyboardInterrupt:
        locations.recover(out)
    return 0
