"""`rulec check`: report errors in packs without writing anything."""

from __future__ import annotations

import gc
import sys

from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line

USAGE = "rulec check [PACK…] [--rules DIR…] [--format text|json|sarif] [--strict]"
HELP = """\
Looks for faults in packs (in all below ./rules, where none is named) and writes nothing. Examples that do not come
out are faults.

  --format   text goes to standard error, json and sarif to standard output
  --strict   warnings count as errors"""
FLAGS = ("--strict",)
OPTIONS = ("--rules", "--format")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    style = line.choice("--format", ("text", "json", "sarif"))
    roots = locations.where(line)
    names = locations.packs(line, roots)
    locations.recover(locations.out(line, roots))
    from rulec.base.diagnostics import Report, Severity
    from rulec.base.render import render_json, render_sarif
    from rulec.commands.common.compiling import Packs
    from rulec.commands.common.report_output import say
    from rulec.driver.cache import Cache, folder_for

    gc.disable()  # the process is short-lived, and most of its objects live until the end
    packs = Packs(roots, Cache(folder_for(roots)))

    def work(name: str, report: Report) -> None:
        packs.compiled(name, report, (), examples=True)

    found = packs.each(names, work)[1].found
    if style == "json":
        sys.stdout.write(render_json(found))
    elif style == "sarif":
        sys.stdout.write(render_sarif(found))
    else:
        say(found)
        print(f"{'checked' if found else 'no faults in'} {', '.join(names)}")
    strict = "--strict" in line.flags
    return 1 if any(strict or d.severity is Severity.ERROR for d in found) else 0
