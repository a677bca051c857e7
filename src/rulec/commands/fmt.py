"""`rulec fmt`: puts `.rules` files into their usual form, comments kept."""

from __future__ import annotations

import os
import sys

from rulec.commands.common import locations
from rulec.commands.common.file_writer import write_whole
from rulec.commands.common.option_parser import Line, UsageError
from rulec.driver import discovery

USAGE = "rulec fmt [--check] [--rules DIR…] [FILE…]"
HELP = """\
Puts .rules files into their usual form: those named (a folder stands for all files below it, a pack for its own), else
all below ./rules.

  --check   change nothing; exit 1 when a file is not in its usual form"""
FLAGS = ("--check",)
OPTIONS = ("--rules",)


def run(line: Line) -> int:
    """Runs the command."""
    here = discovery.in_project(line.many("--rules"))
    chosen = line.words or [path for path, _ in locations.where(line) if here]
    paths = [path for word in chosen for path in _files(word, locations.where(line))]
    if not paths:
        raise UsageError("there are no `.rules` files to put into form")
    from rulec.base.diagnostics import Report
    from rulec.commands.common.report_output import say
    from rulec.syntax.decode import decode
    from rulec.syntax.parser import parse_module
    from rulec.syntax.printer import format_module

    report = Report()
    changed = 0
    for path in dict.fromkeys(paths):
        own = Report()
        with open(path, "rb") as file:
            data = file.read()
        source = decode(discovery.shown(path), data, own)
        if source is not None:
            module = parse_module(source, own, os.path.basename(path).removesuffix(discovery.RULES))
            if not own.failed and module is not None:
                new = format_module(source, module).encode()
                if new != data:
                    changed += 1
                    _change(path, new, "--check" in line.flags)
        report.found += own.found
    say(report.sorted())
    if report.failed:
        return 1
    verb = "would change" if "--check" in line.flags else "changed"
    print(f"{changed} of {len(dict.fromkeys(paths))} files {verb}")
    return 1 if changed and "--check" in line.flags else 0


def _files(word: str, roots: list[discovery.Root]) -> list[str]:
    """The files that a word means: a file, those below a folder, or those of a pack."""
    pack = discovery.find(word, roots) if not os.path.exists(word) and discovery.may_be_pack(word) else None
    word = pack[1] if pack is not None else word
    if os.path.isfile(word):
        if not word.endswith(discovery.RULES):
            raise UsageError(f"`{word}` is not a `.rules` file")
        return [word]
    if not os.path.isdir(word):
        raise UsageError(f"there is no file `{word}`")
    found: list[str] = []
    for here, folders, names in os.walk(word):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        paths = [os.path.join(here, name) for name in sorted(names) if name.endswith(discovery.RULES)]
        found += [path for path in paths if discovery.regular(path)]
    return found


def _change(path: str, data: bytes, only_say: bool) -> None:
    if only_say:
        print(f"{discovery.printed(discovery.shown(path))} is not in its usual form", file=sys.stderr)
        return
    write_whole(path, data)
    print(f"{discovery.printed(discovery.shown(path))}: changed")
