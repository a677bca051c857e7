"""`rulec site`: write the players' site of packs, as static pages or as one file."""

from __future__ import annotations

import gc
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulec.commands.common import locations
from rulec.commands.common.file_writer import FORCE, refuse_alien, write_output
from rulec.commands.common.option_parser import Line, UsageError

if TYPE_CHECKING:
    from rulec.driver.discovery import Root
    from rulec.sema.model import Model

USAGE = "rulec site [PACK…] [--rules DIR…] [--out DIR] [--single-file] [--force]"
HELP = """\
Write the players' site of packs: the reference and the book as pages for a browser, with search, lists that filter,
previews and choices. A site needs no server: open `index.html`.

  --rules DIR    look for packs in DIR; may repeat
  --out DIR      write the site into DIR, or the sites of several packs into a folder of DIR each; by default
                 `generated/PACK/site`
  --single-file  write one file, `PACK.html`, instead of a folder
  --force        replace files even if rulec did not make them

The command needs a reader of Markdown: `pip install rulec[site]`. With `rulec[pdf]` the site offers the book and the
sheets as PDF."""
FLAGS = ("--single-file", FORCE)
OPTIONS = ("--rules", "--out")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    gc.disable()  # the process is short-lived, and most of its objects live until the end
    roots = locations.where(line)
    names = locations.packs(line, roots)
    try:
        import markdown_it as _  # noqa: F401
    except ImportError:
        raise UsageError("a site is made with markdown-it-py, which is not there: `pip install rulec[site]`") from None
    single = "--single-file" in line.flags
    given = line.one("--out")
    code = 0
    for name in names:
        folder = given if given and len(names) == 1 else f"{given or locations.out(line, roots)}/{name}"
        if not given and not single:
            folder += "/site"
        code = max(code, _write(name, roots, folder, single, FORCE in line.flags))
    return code


def _write(name: str, roots: list[Root], folder: str, single: bool, force: bool) -> int:
    """Write the site of one pack to a folder, and return the exit code."""
    from rulec.commands.common.compiling import compiled
    from rulec.driver import discovery, outputs, swap

    made = compiled(name, roots, folder, [], backends=("python", "reference"))
    if made is None:
        return 1
    from rulec.backends.website import files, one_file
    from rulec.commands.book import reference_of

    reference = reference_of(made.outputs)
    prints = _prints(made.model, reference)
    found, data = files.emit(made.model, reference, tuple(prints), made.program)
    if single:
        os.makedirs(folder, exist_ok=True)
        target = f"{folder}/{name}.html"
        write_output(target, one_file.emit(made.model, found, data).encode(), force)
        print(f"{name}: wrote {discovery.printed(discovery.shown(target))}")
        return 0
    whole = outputs.with_manifest({**{path: text.encode() for path, text in found.items()}, **prints})
    swap.recover(folder)
    changes = outputs.compare(folder, whole)
    if not force and (alien := outputs.not_listed(folder, changes.changed)):
        refuse_alien(f"{folder}/{alien[0]}")
    outputs.write(folder, whole, changes)
    where = discovery.printed(discovery.shown(f"{folder}/index.html"))
    print(f"{name}: wrote {len(changes.new) + len(changes.changed)} of {len(whole)} files; open {where}")
    return 0


def _prints(model: Model, reference: Mapping[str, str]) -> dict[str, bytes]:
    """Return the book and the sheets as PDF, if typst is installed."""
    from rulec.commands.book import book_pdf, sheet_pdf

    try:
        import typst as _  # noqa: F401
    except ImportError:
        return {}
    found: dict[str, bytes] = {}
    if model.book:
        found["prints/book.pdf"] = book_pdf(model, reference, "a4")
    for leaf in model.sheets:
        found[f"prints/{leaf.name}.pdf"] = sheet_pdf(model, reference, [leaf.name], "a4")
    return found
