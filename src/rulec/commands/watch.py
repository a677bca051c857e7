"""`rulec watch`: build packs after every save and print the changes."""

from __future__ import annotations

from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line

USAGE = "rulec watch [PACK…] [--rules DIR…] [--out DIR] [--force]"
HELP = """\
Builds packs (all below ./rules, where none is named), and again on every save, until Ctrl-C. After each save it prints
the faults that came and those that are mended, failing examples among them, and the pages that changed. The outputs of
a pack with errors stay as they are.

  --rules DIR   where packs are looked for; may repeat; by default ./rules
  --out DIR     where outputs go; by default `generated` beside the first folder of rules
  --force       also into a folder of `--out` where there are files that rulec did not make

With `pip install rulec[watch]` it notices a save at once; without that it looks twice a second."""
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
