"""Where packs stand: the folders named by `--rules`, else `./rules`, else the packs that came with rulec.

This module is on the way of a build that finds nothing to do, so it imports nothing but the smallest modules;
reading with diagnostics is in `packs`.
"""

from __future__ import annotations

import keyword
import os
import stat
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

Root = tuple[str, str]
"""A folder of packs, and the folder inside each pack that holds its sources (empty, or `_rules` in a wheel)."""

PACK_FILE = "pack.yaml"
SENTENCES = "sentences.yaml"
RULES = ".rules"
TABLES = "tables"
MAPS = "maps"
SCENARIOS = "scenarios"
BOOK = "book"
CHAPTER = ".md"
TABLE = ".yaml"
FOLDERS = (TABLES, MAPS, SCENARIOS, BOOK)
RESERVED = frozenset(
    (*keyword.kwlist, "con", "prn", "aux", "nul", *(f"{stem}{at}" for stem in ("com", "lpt") for at in range(10)))
)
LONGEST = 100  # letters of a file's name; outputs are called after it, and systems take 255 with all that is added
LARGEST_UNREAD = 1_000_000  # bytes of a file that is not read and is still looked at for declarations
_MUCH = 1 << 16  # more is had from the system anew each time, which takes longer than to read it


def roots(rules: list[str]) -> list[Root]:
    """The folders to look in, in order; `rules` are the values of `--rules`."""
    if rules:
        return [(folder, "") for folder in rules]
    return [("rules", "")] if in_project(rules) else installed()


def in_project(rules: list[str]) -> bool:
    """Whether there are rules at hand: those of `--rules`, or `./rules`."""
    return bool(rules) or os.path.isdir("rules")


def installed() -> list[Root]:
    """The packs that came with rulec: beside it in a wheel, at the repository's root in a checkout."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    found: list[Root] = []
    for entry in sys.path:
        folder = os.path.join(entry or ".", "rulec_packs")
        if (folder, "_rules") not in found and os.path.isdir(folder):
            found.append((folder, "_rules"))
    if not os.path.isdir(os.path.join(package, "_data")):
        checkout = os.path.join(os.path.dirname(os.path.dirname(package)), "rules")
        if os.path.isdir(checkout):
            found.append((checkout, ""))
    return found


def folder_of(root: Root, name: str) -> str:
    """The folder that holds the sources of a pack of that name, if the root has one."""
    path, inner = root
    return os.path.join(path, name, inner) if inner else os.path.join(path, name)


def names_in(root: Root) -> list[str]:
    """The packs of one root: folders with a `pack.yaml`, or with rules and no `pack.yaml` (a fault told later)."""
    try:
        entries = sorted(os.listdir(root[0]))
    except OSError:
        return []
    return [name for name in entries if name[:1] not in "._" and _marks(folder_of(root, name))]


def _marks(folder: str) -> list[str]:
    try:
        return [name for name in os.listdir(folder) if name == PACK_FILE or name.endswith(RULES)]
    except OSError:
        return []


def all_names(where: list[Root]) -> list[str]:
    """The names of all packs, sorted."""
    return sorted({name for root in where for name in names_in(root)})


def may_be_pack(name: str) -> bool:
    """Whether a text can be the name of a pack: small letters, digits and `_`, and neither a word of Python nor
    the name of a device."""
    plain = name.isascii() and name.replace("_", "a").isalnum() and name == name.lower() and name[:1].isalpha()
    return plain and name not in RESERVED and len(name) <= LONGEST


def find(name: str, where: list[Root]) -> tuple[Root, str] | None:
    """The first root that has the pack, and the pack's folder."""
    for root in where:
        folder = folder_of(root, name)
        if _marks(folder):
            return root, folder
    return None


def source_files(folder: str) -> list[str]:
    """The source files of a pack, relative with forward slashes, sorted: what a build reads, and nothing else."""
    return [path for path in all_files(folder) if _is_source(path)]


def _other_files(folder: str) -> list[str]:
    """The files in a pack's folder that are not read, sorted, without those put aside by a name with `_` in front."""
    return [path for path in all_files(folder) if not _is_source(path) and not path.rpartition("/")[2].startswith("_")]


def unread_files(folder: str) -> dict[str, bytes]:
    """The files that a build does not read, with their bytes, by which a declaration in them is found; large files and
    what is no file count as empty."""
    found: dict[str, bytes] = {}
    for file in _other_files(folder):
        path = inside(folder, file)
        may_hold = regular(path) and os.stat(path).st_size <= LARGEST_UNREAD
        found[file] = (content(path) or b"") if may_hold else b""
    return found


def _is_source(path: str) -> bool:
    front, _, name = path.rpartition("/")
    if name.endswith(RULES):
        return True  # in whatever folder
    if front == SCENARIOS:
        return name.endswith(TABLE) and name[0] != "_"
    if front in (TABLES, MAPS):
        return name.endswith(TABLE)
    return path in (PACK_FILE, SENTENCES) or (front == BOOK and name.endswith(CHAPTER))


def all_files(folder: str, front: str = "") -> list[str]:
    """The files below a folder, but for those in folders put aside by a name with `_` or `.` in front.

    Links to folders are followed for the folders of a pack alone: others may lead in a ring.
    """
    found: list[str] = []
    for name in _names(inside(folder, front) if front else folder):
        path = front + name
        if _is_source(path):
            found.append(path)
            continue
        there = inside(folder, path)
        if not os.path.isdir(there) or (os.path.islink(there) and path not in FOLDERS):
            found.append(path)
        elif name[0] != "_":
            found += all_files(folder, f"{path}/")
    return sorted(found)


def scenario_names(files: Iterable[str]) -> dict[str, str]:
    """The scenarios among the source files of a pack: their names, each with its file."""
    front = f"{SCENARIOS}/"
    found = (file for file in files if file.startswith(front) and file.endswith(TABLE))
    return {file.removeprefix(front).removesuffix(TABLE): file for file in found}


def content(path: str) -> bytes | None:
    """The bytes of a file, or None when there is none. A build reads thousands of them: there is nothing quicker."""
    try:
        file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError:
        return None
    try:
        found = part = os.read(file, _MUCH)
        while len(part) == _MUCH:  # a file gives less than was asked for only at its end
            part = os.read(file, _MUCH)
            found += part
        return found
    except OSError:
        return None
    finally:
        os.close(file)


def inside(folder: str, path: str) -> str:
    """A file by its path in a folder, which has forward slashes."""
    return f"{folder}/{path}" if os.sep == "/" else os.path.join(folder, *path.split("/"))


def regular(path: str) -> bool:
    """Whether a path is a file whose bytes can be read to an end (no pipe, no device)."""
    try:
        return stat.S_ISREG(os.stat(path).st_mode)
    except OSError:
        return False


def _names(folder: str) -> list[str]:
    try:
        return [name for name in os.listdir(folder) if not name.startswith(".")]
    except OSError:
        return []


def is_text(name: str) -> bool:
    """Return whether the bytes of a file's name are a text in UTF-8."""
    return not any("\udc80" <= char <= "\udcff" for char in name)


def shown(path: str) -> str:
    """A path as people read it: relative to the current folder where it lies inside, with forward slashes."""
    try:
        relative = os.path.relpath(path)
    except ValueError:  # another drive
        relative = path
    best = path if relative.startswith(os.pardir + os.sep + os.pardir) else relative
    return best.replace(os.sep, "/")


def printed(text: str) -> str:
    """A path or a word as it may stand in a line of a message: what would steer a terminal is spelt out."""
    return text if text.isprintable() else "".join(c if c.isprintable() else _spelt(c) for c in text)


def _spelt(char: str) -> str:
    """A character as an escape; a byte that is no text, as which Python has it in names of files, as that byte."""
    return f"\\x{ord(char) - 0xDC00:02x}" if not is_text(char) else ascii(char)[1:-1]
