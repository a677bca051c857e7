"""Read packs and their parents into memory. Errors are reported, never raised.

Inside rulec a source is always called `rules/PACK/FILE`, so that outputs do not depend on the location of the folder.
`displayed` restores real paths for diagnostics.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Mapping
from hashlib import sha256

from rulec.base.diagnostics import Diagnostic, Place, Report
from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Source, Span
from rulec.base.text import UNSEEN, did_you_mean
from rulec.driver import discovery
from rulec.driver.discovery import PACK_FILE, Root

LARGEST = 16_000_000
"""Maximum size of a file in bytes, about a thousand times the longest chapter of a rulebook."""
UNSEEN_IN_NAME = re.compile(f"[\x00-\x1f\x7f-\x9f{UNSEEN}]")


@dataclass(frozen=True, slots=True)
class PackFiles:
    """The source files of a pack: relative paths (`tables/prices.yaml`) to bytes, sorted."""

    name: str
    files: Mapping[str, bytes] = field(repr=False)
    shown: str = ""  # displayed path of the folder; "" if it is `rules/NAME`
    unread: Mapping[str, bytes] = field(default_factory=dict, repr=False)  # the other files in the folder

    def path(self, file: str) -> str:
        """Return the name of a file inside rulec and in outputs."""
        return f"rules/{self.name}/{file}"


def content_hash(packs: Iterable[PackFiles]) -> str:
    """Return a hash over names and bytes of all files that a running game depends on.

    Scenarios, the book and the hashes of sentences are excluded.
    """
    total = sha256()
    others = (f"{discovery.SCENARIOS}/", f"{discovery.BOOK}/", discovery.SENTENCES)
    files = [
        (pack, file)
        for pack in packs
        for file in pack.files
        if file.endswith(discovery.RULES) or not file.startswith(others)
    ]
    for name, data in sorted((pack.path(file), pack.files[file]) for pack, file in files):
        head = name.encode("utf-8", "surrogateescape")
        total.update(b"%d %d\n" % (len(head), len(data)))
        total.update(head)
        total.update(data)
    return total.hexdigest()


@dataclass(slots=True)
class Shelf:
    """The packs in some roots, each read once."""

    where: list[Root]
    read: dict[str, PackFiles | None] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """The names of all packs."""
        return discovery.all_names(self.where)

    def get(self, name: str, report: Report) -> PackFiles | None:
        """Return the files of a pack, or None if it does not exist or cannot be read."""
        if name not in self.read:
            found = discovery.find(name, self.where) if discovery.may_be_pack(name) else None
            self.read[name] = read_pack(name, found[1], found[0][0], report) if found else None
        return self.read[name]

    def parent(self, name: str, span: Span, report: Report) -> PackFiles | None:
        """Return the pack that `extends` names at *span*; report an unknown one."""
        found = self.get(name, report)
        if found is None and not report.failed:
            report.error("R0921", f"no pack `{name}`", span, "unknown pack", hint=did_you_mean(name, self.names))
        return found


def read_pack(name: str, folder: str, root: str, report: Report) -> PackFiles | None:
    """Read all source files of a pack, or report the errors and return None."""
    shown = discovery.shown(folder)
    before = len(report.found)
    files: dict[str, bytes] = {}
    base = os.path.realpath(root)
    known: dict[str, str] = {}
    for file in discovery.source_files(folder):
        if not _check_letters(name, file, report):
            continue
        data = _read(discovery.inside(folder, file), base, _named(name, file), report, known)
        if data is not None:
            files[file] = data
    if PACK_FILE not in files and len(report.found) == before:
        report.error(
            "R0920",
            f"the pack `{name}` has no `{PACK_FILE}`",
            _named(name, PACK_FILE),
            hint=f"add a file `{PACK_FILE}` with `name: {name}`, a title, a version and the documents",
        )
    _check_files(name, files, report)
    failed = any(d.severity.value == "error" for d in report.found[before:])
    unread = discovery.unread_files(folder)
    for file, data in unread.items():
        _report_unread(name, file, data, report)
    return None if failed else PackFiles(name, files, "" if shown == f"rules/{name}" else shown, unread)


def _report_unread(name: str, file: str, data: bytes, report: Report) -> None:
    """Report an unread file: an error if it contains declarations, which would be lost, else a warning."""
    declares = "" if file.endswith(discovery.CHAPTER) else _declares(data)  # a chapter may quote rules
    folder = file.rpartition("/")[0]
    near = did_you_mean(folder.lower(), discovery.FOLDERS) if folder not in ("", *discovery.FOLDERS) else ""
    headline = f"`{discovery.printed(file)}` is not read"
    tell = report.error if declares else report.warning
    if declares == "rules":
        headline, hint = f"{headline}, although it declares rules", "let its name end in `.rules`"
    elif declares:
        headline = f"{headline}, although it declares a {declares}"
        end = "a name that ends in `.yaml`"
        hint = f"give it {end}" if folder == f"{declares}s" else f"put it in `{declares}s`, with {end}"
    elif near:
        hint = f"the name of its folder: {near}"
    else:
        hint = (
            "rules end in `.rules`; tables, maps and scenarios end in `.yaml` and stand in `tables`, `maps` and "
            "`scenarios`, chapters end in `.md` and stand in `book`; a name with `_` in front puts a file aside"
        )
    tell("R0925", headline, _named(name, discovery.printed(file)), hint=hint)


def _declares(data: bytes) -> str:
    """Return the sort of declarations in a file: `rules`, `table`, `map`, `scenario`, or ""."""
    from rulec.syntax.decode import decode
    from rulec.syntax.parser import parse_module
    from rulec.tables.yaml import YamlMap, compose

    source = decode("", data, Report())
    if source is None or not source.text.strip():
        return ""
    if parse_module(source, Report(), "").declarations:
        return "rules"
    root = compose(source, Report())
    words = ("table", "map", "scenario")
    return next((word for word in words if isinstance(root, YamlMap) and root.get(word) is not None), "")


def _check_letters(name: str, file: str, report: Report) -> bool:
    """Report a file name that is not UTF-8, or contains control or invisible characters."""
    unseen = None if discovery.is_text(file) else "is no UTF-8"
    match = UNSEEN_IN_NAME.search(file)
    if match is not None:
        unseen = f"holds U+{ord(match.group()):04X}, which cannot be seen"
    if unseen is not None:
        report.error(
            "R0954", f"the name of the file `{discovery.printed(file)}` {unseen}",
            _named(name, discovery.printed(file)), hint="give the file another name; plain letters always do",
        )  # fmt: skip
    return unseen is None


def _check_files(name: str, files: Iterable[str], report: Report) -> None:
    """Report file names that clash or are too long, as outputs are named after them."""
    seen: dict[str, str] = {}
    for file in files:
        # Pages and modules are called after a file of rules, whatever its folder.
        first = seen.setdefault((file.rpartition("/")[2] if file.endswith(discovery.RULES) else file).lower(), file)
        if first.lower() == file.lower() and first != file:
            report.error(
                "R0413", f"`{first}` and `{file}` differ by capitals alone", _named(name, file),
                hint="give one of the two another name: some systems hold them for the same file",
            )  # fmt: skip
        elif first != file:
            report.error(
                "R0413", f"`{first}` and `{file}` have one name", _named(name, file),
                hint="give one of the two another name: pages and modules are called after the file alone",
            )  # fmt: skip
        stem = file.rpartition("/")[2].rpartition(".")[0]
        if len(stem) > discovery.LONGEST:
            report.error(
                "R0413", f"the name of `{stem[:20]}…` has {len(stem)} letters", _named(name, file),
                hint=f"give the file a name of at most {discovery.LONGEST} letters",
            )  # fmt: skip


def _named(name: str, file: str) -> Span:
    """Return the location of a file as a whole."""
    return Span(Source(f"rules/{name}/{file}", ""), 0, 0)


def _real(path: str, known: dict[str, str]) -> str:
    """Return the real path of a file, caching resolved folders in *known*."""
    folder, name = os.path.split(path)
    if os.path.islink(path):
        return os.path.realpath(path)
    if folder not in known:
        known[folder] = os.path.realpath(folder)
    return os.path.join(known[folder], name)


def _read(path: str, base: str, where: Span, report: Report, known: dict[str, str]) -> bytes | None:
    shown = os.path.basename(path)
    real = _real(path, known)
    if not real.startswith(base + os.sep):
        report.error(
            "R0922", f"`{shown}` leads out of the folder of the rules", where,
            hint="put the file itself there instead of a link to it",
        )  # fmt: skip
        return None
    try:
        about = os.stat(real)
        if not stat.S_ISREG(about.st_mode):
            report.error("R0923", f"`{shown}` is not a file", where)
            return None
        if about.st_size > LARGEST:
            report.error(
                "R0924", f"`{shown}` is too large to be read", where,
                hint=f"a file has at most {LARGEST:,} bytes; divide it into several",
            )  # fmt: skip
            return None
        with open(real, "rb") as file:
            return file.read()
    except OSError as fault:
        report.error("R0923", f"`{shown}` cannot be read: {fault.strerror or 'unknown reason'}", where)
        return None


def displayed(found: Iterable[Diagnostic], packs: Iterable[PackFiles | None]) -> list[Diagnostic]:
    """Return diagnostics with paths relative to the current folder.

    For example, `rules/orchard/a.rules` may be `tests/packs/orchard/a.rules`.
    """
    folders = {f"rules/{p.name}/": f"{p.shown}/" for p in packs if p is not None and p.shown}
    renamed: dict[int, tuple[Source, Source]] = {}  # maps each source to a single renamed one

    def place(at: Place) -> Place:
        source = at.span.source
        if id(source) not in renamed:
            path = source.path
            real = next((real + path[len(inner) :] for inner, real in folders.items() if path.startswith(inner)), path)
            renamed[id(source)] = source, Source(real, source.text)
        return Place(Span(renamed[id(source)][1], at.span.start, at.span.end), at.label)

    if not folders:
        return list(found)
    return [replace(one, primary=place(one.primary), related=tuple(map(place, one.related))) for one in found]
