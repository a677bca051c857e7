"""`rulec check`: report errors in packs without writing anything."""

from __future__ import annotations

import gc
import sys

from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line

USAGE = "rulec check [PACK…] [--rules DIR…] [--format text|json|sarif] [--strict]"
HELP = """\
Report the faults of packs, failing examples among them, and write nothing. Without a name, check all packs in the
folders of rules.

  --rules DIR      look for packs in DIR; may repeat; by default ./rules
  --format FORMAT  print `text` to standard error (the default), or `json` or `sarif` to standard output
  --strict         count warnings as errors"""
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
