"""`rulec book`: print the book of a pack, or its sheets, as PDF."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rulec.base.text import did_you_mean
from rulec.commands.common import locations
from rulec.commands.common.file_writer import FORCE, write_output
from rulec.commands.common.option_parser import Line, UsageError

if TYPE_CHECKING:
    from rulec.sema.model import Model

USAGE = "rulec book PACK [--rules DIR…] [--sheet NAME] [--paper a4|letter] [--force] -o FILE.pdf"
HELP = """\
Print the book of a pack as PDF, with contents and index; or print its sheets, each on a page.

  --rules DIR   look for packs in DIR; may repeat
  --sheet NAME  print the sheets of that name instead of the book: `setup` for all, `setup/KEY` for that of one entry;
                may repeat
  --paper SIZE  choose the paper: `a4` (the default) or `letter`
  -o FILE       write the PDF to FILE
  --force       replace FILE even if rulec did not make it

The command needs typst: `pip install rulec[pdf]`."""
FLAGS = (FORCE,)
OPTIONS = ("--rules", "--sheet", "--paper", "-o")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    line.choice("--paper", ("a4", "letter"))
    target = line.one("-o")
    if not target:
        raise UsageError("into which file? add `-o FILE.pdf`")
    roots = locations.where(line)
    name = locations.one_pack(line, roots, USAGE)
    try:
        import markdown_it  # noqa: F401
        import typst  # noqa: F401
    except ImportError:
        raise UsageError("a PDF is set by typst, which is not installed: `pip install rulec[pdf]`") from None
    from rulec.commands.common.compiling import compiled

    made = compiled(name, roots, locations.out(line, roots), [], backends=("python", "reference"))
    if made is None:
        return 1
    pages = reference_of(made.outputs)
    model, paper = made.model, line.one("--paper") or "a4"
    if wanted := line.many("--sheet"):
        write_output(target, sheet_pdf(model, pages, wanted, paper), FORCE in line.flags)
        return 0
    if not model.book:
        raise UsageError(f"`{name}` has no book; `--sheet NAME` prints a sheet")
    write_output(target, book_pdf(model, pages, paper), FORCE in line.flags)
    return 0


def reference_of(outputs: Mapping[str, bytes]) -> dict[str, str]:
    """Return the pages and pictures of the reference among a pack's outputs, by path."""
    front = "reference/"
    return {path.removeprefix(front): text.decode() for path, text in outputs.items() if path.startswith(front)}


def book_pdf(model: Model, pages: Mapping[str, str], paper: str) -> bytes:
    """Return the book as PDF, from the finished pages of the reference."""
    from rulec.backends.pdf import documents
    from rulec.backends.reference.page_places import Places

    site = Places(model)
    chapters = [site.page(("book", chapter.name)) for chapter in model.book]
    version = f"Version {model.version}"
    return _set(documents.book(model.title, version, [(path, pages[path]) for path in chapters], pages, paper), pages)


def sheet_pdf(model: Model, pages: Mapping[str, str], names: Sequence[str], paper: str) -> bytes:
    """Return sheets as PDF, each on its own page, from the finished pages of the reference."""
    from rulec.backends.pdf import documents

    found = [(path, pages[path]) for one in names for path in _sheets(model, pages, one)]
    return _set(documents.sheets(model.title, found, paper), pages)


def _set(source: str, pages: Mapping[str, str]) -> bytes:
    import typst

    pictures = {path: page.encode() for path, page in pages.items() if path.endswith(".svg")}
    files = {"main.typ": source.encode(), **pictures}
    return bytes(typst.compile(files, ignore_system_fonts=True))  # type: ignore[call-overload] # files by their names


def _sheets(model: Model, texts: Mapping[str, str], name: str) -> list[str]:
    """Return the pages of the sheets with this name."""
    known = [path for path in texts if path.startswith("sheets/") and path != "sheets/README.md"]
    found = [path for path in known if path == f"sheets/{name}.md" or path.startswith(f"sheets/{name}/")]
    if not found:
        names = sorted({leaf.name for leaf in model.sheets})
        hint = did_you_mean(name, names) or f"there are {', '.join(f'`{one}`' for one in names) or 'none'}"
        raise UsageError(f"no sheet `{name}`; {hint}")
    return found
