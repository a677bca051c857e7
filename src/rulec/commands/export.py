"""`rulec export`: the resolved model of a pack as one JSON document."""

from __future__ import annotations

import sys

from rulec.commands.common import locations
from rulec.commands.common.file_writer import write_whole
from rulec.commands.common.option_parser import Line, UsageError

USAGE = "rulec export PACK [--rules DIR…] [--format json] [--variant NAME…] [-o FILE]"
HELP = """\
Writes the resolved model of a pack, with all that it inherits, as one JSON document.

  --variant NAME   with a variant of the pack; may repeat
  -o FILE          into a file; by default to standard output"""
OPTIONS = ("--rules", "--format", "--variant", "-o")


def run(line: Line) -> int:
    """Runs the command."""
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
        write_whole(target, text.encode())
    else:
        sys.stdout.write(text)
    return 0
