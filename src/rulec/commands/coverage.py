"""`rulec coverage`: count omissions of a pack, which are no errors; with the text of a source, check citations."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from rulec.commands.common import locations
from rulec.commands.common.file_writer import write_whole
from rulec.commands.common.option_parser import Line, UsageError, unknown
from rulec.driver import discovery

if TYPE_CHECKING:
    from rulec.driver.statements import Library
    from rulec.sema.model import Model

USAGE = "rulec coverage PACK [--source KEY=FILE…] [--mark] [--format text|json] [--rules DIR…]"
HELP = """\
Count what a pack leaves out: lines of the sources that nothing cites, entries that no rule carries out, fields and
columns that no rule of a game reads, numbers among them that a rule states again, rule lines that no example shows,
givens that no rule of their example reads, declarations that no page shows, and numbers written as words. For each page
that cites sentences, say which statements of the source it carries, and which are a link away, left out or unsaid.

  --source KEY=FILE  compare citations, and the figures in cited sentences, with the text of a document, named by its
                     key in pack.yaml; may repeat
  --mark             write sums of the cited sentences to sentences.yaml of the pack; needs --source
  --format json      print one JSON document
  --rules DIR        look for packs in DIR; may repeat"""
OPTIONS = ("--rules", "--source", "--format")
FLAGS = ("--mark",)


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    style = line.choice("--format", ("text", "json"))
    roots = locations.where(line)
    name = locations.one_pack(line, roots, USAGE)
    if len(line.words) > 1:
        raise UsageError(f"one pack at a time; `{line.words[1]}` is one too many")
    files = _files(line.many("--source"))
    if "--mark" in line.flags and not files:
        raise UsageError("`--mark` needs the text of a document: add `--source KEY=FILE`")
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
    from rulec.driver.statements import check_sentences, library

    report = Report()
    sources: dict[str, str] = {}
    for key, path in files.items():
        if key not in made.model.documents:
            raise unknown(f"the pack `{name}` has no document `{key}`", key, made.model.documents)
        with open(path, "rb") as file:
            data = file.read()
        check_source(made.model, key, data, report)
        sources[key] = data.decode("utf-8", "replace")
    books = library(made.model, sources)
    if "--mark" in line.flags:
        books = _keep(made.model, books, roots)
    check_sentences(made.model, books, report)
    pages = reference_of(made.outputs)
    trace = traces(made.program, made.model)
    found = coverage(made.model, sources=sources or None, trace=trace, pages=pages, books=books)
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


def _keep(model: Model, books: Library, roots: list[discovery.Root]) -> Library:
    """Update `sentences.yaml` of the pack, and print marked sentences that have changed. Return the library with the
    new hashes."""
    from rulec.base.diagnostics import Report
    from rulec.base.spans import Source
    from rulec.driver.statements import Library, changed, sums_to_keep
    from rulec.tables.sentences_file import load_sentences, written

    found = discovery.find(model.pack, roots)
    assert found is not None, model.pack
    path = discovery.inside(found[1], discovery.SENTENCES)
    old = (discovery.content(path) or b"").decode()
    sums = sums_to_keep(model, load_sentences(Source(path, old), Report()) if old else {}, books)
    for place in changed(model, books):
        print(f"changed: {place}", file=sys.stderr)
    if written(sums) != old:
        write_whole(path, written(sums).encode())
        print(f"wrote {discovery.printed(discovery.shown(path))}", file=sys.stderr)
    return Library(books.texts, {**books.sums, **sums})


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
