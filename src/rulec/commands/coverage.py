"""`rulec coverage`: counts what a pack leaves out, which is no fault; with a source's text, citations are checked."""

from __future__ import annotations

import os

from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line, UsageError, unknown

USAGE = "rulec coverage PACK [--source KEY=FILE…] [--format text|json] [--rules DIR…]"
HELP = """\
Counts what a pack leaves out: lines of the sources that nothing cites, entries that are not carried out, fields and
columns that no rule of a game reads, numbers among them that a rule states again, rule lines that no example shows,
givens that no rule of their example reads, declarations that no page shows, and numbers written as words. With the
text of a source, citations are compared with it as well.

  --source KEY=FILE   the text of a document, by its key in pack.yaml; may repeat"""
OPTIONS = ("--rules", "--source", "--format")


def run(line: Line) -> int:
    """Runs the command."""
    style = line.choice("--format", ("text", "json"))
    roots = locations.where(line)
    name = locations.one_pack(line, roots, USAGE)
    if len(line.words) > 1:
        raise UsageError(f"one pack at a time; `{line.words[1]}` is one too many")
    files = _files(line.many("--source"))
    from rulec.commands.common.compiling import compiled

    made = compiled(name, roots, locations.out(line, roots), [], backends=("reference",))
    if made is None:
        return 1
    from rulec.base.diagnostics import Report
    from rulec.commands.book import reference_of
    from rulec.commands.common.report_output import gathered, say
    from rulec.driver.coverage import coverage, show, traces
    from rulec.driver.packs import Shelf
    from rulec.driver.source_check import check_source

    report = Report()
    sources: dict[str, str] = {}
    for key, path in files.items():
        if key not in made.model.documents:
            raise unknown(f"the pack `{name}` has no document `{key}`", key, made.model.documents)
        with open(path, "rb") as file:
            data = file.read()
        check_source(made.model, key, data, report)
        sources[key] = data.decode("utf-8", "replace")
    pages = reference_of(made.outputs)
    found = coverage(made.model, sources=sources or None, trace=traces(made.program, made.model), pages=pages)
    if style == "json":
        from rulec.commands.common.report_output import print_json

        print_json(found)
    else:
        print(show(found).rstrip("\n"))
    shelf = Shelf(roots)
    for pack in made.packs:
        shelf.get(pack, Report())
    say(gathered([report], shelf))
    return 1 if report.failed else 0


def _files(values: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for value in values:
        key, equals, path = value.partition("=")
        if not equals or not key or not path:
            raise UsageError(f"`--source {value}`: write `--source KEY=FILE`")
        if not os.path.isfile(path):
            raise UsageError(f"`--source {value}`: there is no file `{path}`")
        found[key] = path
    return found
