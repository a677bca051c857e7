"""`rulec export`: write the resolved model of a pack as one JSON document."""

from __future__ import annotations

import sys

from rulec.commands.common import locations
from rulec.commands.common.file_writer import FORCE, write_output
from rulec.commands.common.option_parser import Line, UsageError

USAGE = "rulec export PACK [--rules DIR…] [--format json] [--variant NAME…] [-o FILE] [--force]"
HELP = """\
Write the resolved model of a pack, with everything that it inherits, as one JSON document.

  --rules DIR     look for packs in DIR; may repeat
  --format json   choose the form; there is one
  --variant NAME  export the pack with a variant; may repeat
  -o FILE         write to FILE; by default to standard output
  --force         replace FILE even if rulec did not make it"""
FLAGS = (FORCE,)
OPTIONS = ("--rules", "--format", "--variant", "-o")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    line.choice("--format", ("json",))
    roots = locations.where(line)
    name = locations.one_pack(line, roots, USAGE)
    if len(line.words) > 1:
        raise UsageError(f"one pack at a time; `{line.words[1]}` is one too many")
    from rulec.commands.common.compiling import compiled

    made = compiled(name, roots, locations.out(line, roots), line.many("--variant"))
    if made is None:
        return 1
    from rulec.backends.export import to_json

    text = to_json(made.model)
    target = line.one("-o")
    if target and target != "-":
        write_output(target, text.encode(), FORCE in line.flags, b'"rulec":')
    else:
        sys.stdout.write(text)
    return 0
