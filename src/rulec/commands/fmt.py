"""`rulec fmt`: format `.rules` files, keeping comments, and rewrite retired words."""

from __future__ import annotations

import os
import re
import sys

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.commands.common import locations
from rulec.commands.common.file_writer import write_whole
from rulec.commands.common.option_parser import Line, UsageError
from rulec.driver import discovery

USAGE = "rulec fmt [--upgrade] [--check] [--rules DIR…] [FILE…]"
HELP = """\
Rewrite .rules files in their usual form, comments kept. FILE is a file, a folder with all files below it, or a pack.
Without FILE, rewrite all files in the folders of rules.

  --upgrade    replace retired words as well, also in tables (.yaml) and in the snippets of Markdown (.md)
  --check      change nothing; exit 1 if a file would change, and name each retired word
  --rules DIR  look for packs in DIR; may repeat; by default ./rules"""
FLAGS = ("--upgrade", "--check")
OPTIONS = ("--rules",)
_FENCE = re.compile(r"^```(rules|yaml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TABLE = re.compile(r"^table: *(\w+)", re.MULTILINE)
_UPGRADED = (discovery.RULES, discovery.TABLE, discovery.CHAPTER)
"""Extensions of files that may contain retired words."""


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    upgrade, only_say = "--upgrade" in line.flags, "--check" in line.flags
    endings = _UPGRADED if upgrade else (discovery.RULES,)
    here = discovery.in_project(line.many("--rules"))
    chosen = line.words or [path for path, _ in locations.where(line) if here]
    paths = list(dict.fromkeys(path for word in chosen for path in _files(word, locations.where(line), endings)))
    if not paths:
        raise UsageError("there are no `.rules` files to put into form")
    from rulec.commands.common.report_output import say
    from rulec.driver.cache import Cache, folder_for, parser_hash
    from rulec.driver.grammar import ready
    from rulec.syntax.decode import decode

    ready(Cache(folder_for(locations.where(line))), parser_hash())
    report = Report()
    changed = 0
    for path in paths:
        own = Report()
        with open(path, "rb") as file:
            data = file.read()
        source = decode(discovery.shown(path), data, own)
        new = _in_form(source, own, upgrade, only_say) if source is not None else None
        if new is not None and new.encode() != data:
            changed += 1
            _change(path, new.encode(), only_say)
        report.found += own.found
    say(report.sorted())
    if report.failed:
        return 1
    verb = "would change" if only_say else "changed"
    print(f"{changed} of {len(paths)} files {verb}")
    return 1 if changed and only_say else 0


def _in_form(source: Source, report: Report, upgrade: bool, only_say: bool) -> str | None:
    """Return the formatted text of a file, or None after reporting an error.

    Retired words that are rewritten are reported only if nothing is written.
    """
    from rulec.base.retired import CODE
    from rulec.syntax.parser import parse_module
    from rulec.syntax.printer import format_module

    stem, ending = os.path.splitext(os.path.basename(source.path))
    if upgrade:
        old = Report()
        source = Source(source.path, _upgraded(source, stem, ending, old))
        report.found += [one for one in old.found if only_say or one.code.number != CODE]
        if old.failed:
            return None
    if ending != discovery.RULES:
        return source.text
    own = Report()
    module = parse_module(source, own, stem)
    if not upgrade:
        report.found += own.found
    return format_module(source, module) if not own.failed else None


def _upgraded(source: Source, stem: str, ending: str, report: Report) -> str:
    """Return the text of a file with retired words replaced and reported."""
    from rulec.base.retired import upgraded
    from rulec.syntax.parser import parse_module
    from rulec.tables.load import load_table

    if ending == discovery.CHAPTER:
        return _FENCE.sub(_snippet, source.text)
    if ending == discovery.RULES:
        parse_module(source, report, stem)
    elif _TABLE.search(source.text):
        load_table(source, stem, report)
    return upgraded(report, source.text)


def _snippet(match: re.Match[str]) -> str:
    """Return a snippet of a page with retired words replaced. Its errors are not reported, as they may be intended."""
    sort, text = match[1], match[2]
    table = _TABLE.search(text)
    stem, ending = (table[1], discovery.TABLE) if table else ("", discovery.RULES)
    if sort == "yaml" and table is None:
        return match[0]
    return f"```{sort}\n{_upgraded(Source('', text), stem, ending, Report())}```"


def _files(word: str, roots: list[discovery.Root], endings: tuple[str, ...]) -> list[str]:
    """Return the files for a word: a file, all files below a folder, or those of a pack."""
    pack = discovery.find(word, roots) if not os.path.exists(word) and discovery.may_be_pack(word) else None
    word = pack[1] if pack is not None else word
    if os.path.isfile(word):
        if not word.endswith(endings):
            raise UsageError(f"`{word}` is not a `{discovery.RULES}` file")
        return [word]
    if not os.path.isdir(word):
        raise UsageError(f"there is no file `{word}`")
    found: list[str] = []
    for here, folders, names in os.walk(word):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        paths = [os.path.join(here, name) for name in sorted(names) if name.endswith(endings)]
        found += [path for path in paths if discovery.regular(path)]
    return found


def _change(path: str, data: bytes, only_say: bool) -> None:
    if only_say:
        print(f"{discovery.printed(discovery.shown(path))} is not in its usual form", file=sys.stderr)
        return
    write_whole(path, data)
    print(f"{discovery.printed(discovery.shown(path))}: changed")
