"""Locate packs: in the folders of `--rules`, else in `./rules`, else among the packs installed with rulec.

A build with nothing to do runs only this module and few others, so it imports little. `packs` reads files with
diagnostics.
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
"""A folder of packs, and the folder within each pack that holds the sources ("" or, in a wheel, `_rules`)."""

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
LONGEST = 100  # characters of a file name; outputs are named after it, and file systems allow 255
LARGEST_UNREAD = 1_000_000  # largest unread file, in bytes, that is searched for declarations
_MUCH = 1 << 16  # Larger buffers are allocated from the system each time, which takes longer than reading.


def roots(rules: list[str]) -> list[Root]:
    """Return the folders to search, in order. *rules* are the values of `--rules`."""
    if rules:
        return [(folder, "") for folder in rules]
    return [("rules", "")] if in_project(rules) else installed()


def in_project(rules: list[str]) -> bool:
    """Return whether there are local rules: those of `--rules`, or `./rules`."""
    return bool(rules) or os.path.isdir("rules")


def installed() -> list[Root]:
    """Return the packs installed with rulec: beside it in a wheel, or at the root of a checkout."""
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
    """Return the path of a pack's sources in a root; it may not exist."""
    path, inner = root
    return os.path.join(path, name, inner) if inner else os.path.join(path, name)


def names_in(root: Root) -> list[str]:
    """Return the packs of a root: folders with a `pack.yaml`, or with rules alone, which is reported later."""
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
    """Return the names of all packs, sorted."""
    return sorted({name for root in where for name in names_in(root)})


def may_be_pack(name: str) -> bool:
    """Return whether a text is a valid pack name.

    A valid name consists of lower-case letters, digits and `_`, and is neither a Python keyword nor a device name.
    """
    plain = name.isascii() and name.replace("_", "a").isalnum() and name == name.lower() and name[:1].isalpha()
    return plain and name not in RESERVED and len(name) <= LONGEST


def find(name: str, where: list[Root]) -> tuple[Root, str] | None:
    """Return the first root that contains the pack, and the pack's folder."""
    for root in where:
        folder = folder_of(root, name)
        if _marks(folder):
            return root, folder
    return None


def source_files(folder: str) -> list[str]:
    """Return the source files of a pack, sorted, as relative paths with forward slashes."""
    return [path for path in all_files(folder) if _is_source(path)]


def _other_files(folder: str) -> list[str]:
    """Return the unread files in a pack's folder, sorted. Names starting with `_` are excluded on purpose."""
    return [path for path in all_files(folder) if not _is_source(path) and not path.rpartition("/")[2].startswith("_")]


def unread_files(folder: str) -> dict[str, bytes]:
    """Return the unread files with their contents, in which declarations may have been misplaced.

    Large files and other file types count as empty.
    """
    found: dict[str, bytes] = {}
    for file in _other_files(folder):
        path = inside(folder, file)
        may_hold = regular(path) and os.stat(path).st_size <= LARGEST_UNREAD
        found[file] = (content(path) or b"") if may_hold else b""
    return found


def _is_source(path: str) -> bool:
    front, _, name = path.rpartition("/")
    if name.endswith(RULES):
        return True  # in any folder
    if front == SCENARIOS:
        return name.endswith(TABLE) and name[0] != "_"
    if front in (TABLES, MAPS):
        return name.endswith(TABLE)
    return path in (PACK_FILE, SENTENCES) or (front == BOOK and name.endswith(CHAPTER))


def all_files(folder: str, front: str = "") -> list[str]:
    """Return all files below a folder, except in folders whose names start with `_` or `.`.

    Of symbolic links only the known folders of a pack are followed, as others may form cycles.
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
    """Return the scenarios among source files: name and file."""
    front = f"{SCENARIOS}/"
    found = (file for file in files if file.startswith(front) and file.endswith(TABLE))
    return {file.removeprefix(front).removesuffix(TABLE): file for file in found}


def content(path: str) -> bytes | None:
    """Return the bytes of a file, or None.

    Uses the raw system calls, as a build reads thousands of files.
    """
    try:
        file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError:
        return None
    try:
        found = part = os.read(file, _MUCH)
        while len(part) == _MUCH:  # a regular file returns fewer bytes than requested only at its end
            part = os.read(file, _MUCH)
            found += part
        return found
    except OSError:
        return None
    finally:
        os.close(file)


def inside(folder: str, path: str) -> str:
    """Return the path of a file in a folder; *path* has forward slashes."""
    return f"{folder}/{path}" if os.sep == "/" else os.path.join(folder, *path.split("/"))


def regular(path: str) -> bool:
    """Return whether a path is a regular file, not a pipe or device."""
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
    """Return whether a file name is valid UTF-8."""
    return not any("\udc80" <= char <= "\udcff" for char in name)


def shown(path: str) -> str:
    """Return a path for messages: relative if it lies below the current folder, with forward slashes."""
    try:
        relative = os.path.relpath(path)
    except ValueError:  # another drive
        relative = path
    best = path if relative.startswith(os.pardir + os.sep + os.pardir) else relative
    return best.replace(os.sep, "/")


def printed(text: str) -> str:
    """Escape characters of a message that could control a terminal."""
    return text if text.isprintable() else "".join(c if c.isprintable() else _spelt(c) for c in text)


def _spelt(char: str) -> str:
    """Return the escape of a character. An undecodable byte in a file name is escaped as that byte."""
    return f"\\x{ord(char) - 0xDC00:02x}" if not is_text(char) else ascii(char)[1:-1]
