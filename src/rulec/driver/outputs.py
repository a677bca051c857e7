"""What a build puts into `OUT/PACK/`: compares outputs with the disk and writes those that differ.

`files.txt` lists what rulec made there, so that a page that is no longer made goes away, and nothing else does.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Mapping

from rulec.driver import discovery, swap
from rulec.driver.native.extension_files import is_compiled, take_away_compiled

MANIFEST = "files.txt"
ROOTS = ("python", "reference", "js")
_HEAD = "# Made by `rulec build`, with every file that is listed here."


class Changes:
    """How the disk differs from the outputs: paths that are `new`, `changed`, `stale`, and `unknown` leftovers."""

    __slots__ = ("changed", "new", "stale", "unknown")

    def __init__(self, new: list[str], changed: list[str], stale: list[str], unknown: list[str]) -> None:
        self.new = new
        self.changed = changed
        self.stale = stale
        self.unknown = unknown

    def __bool__(self) -> bool:
        return bool(self.new or self.changed or self.stale)


def with_manifest(outputs: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """The outputs, sorted, and the list of them."""
    listed = ("\n".join([_HEAD, *sorted(outputs)]) + "\n").encode()
    return {**{path: outputs[path] for path in sorted(outputs)}, MANIFEST: listed}


def compare(folder: str, outputs: Mapping[str, bytes]) -> Changes:
    """How `folder` differs from the outputs (which include the manifest)."""
    new: list[str] = []
    changed: list[str] = []
    for path in sorted(outputs):
        found = read(folder, path)
        if found is None:
            new.append(path)
        elif found != outputs[path]:
            changed.append(path)
    there = [path for path in present(folder) if path not in outputs]
    former = set(_listed(folder)) if there else set()
    stale = [path for path in there if path in former]
    return Changes(new, changed, stale, [path for path in there if path not in former])


def not_listed(folder: str, paths: Iterable[str]) -> list[str]:
    """The paths that the list of what rulec made in a folder does not name; all of them where there is no list."""
    data = read(folder, MANIFEST) or b""
    made = {MANIFEST, *data.decode("utf-8", "replace").split("\n")} if data.startswith(_HEAD.encode()) else set()
    return [path for path in paths if path not in made]


def write(
    folder: str,
    outputs: Mapping[str, bytes],
    changes: Changes,
    step: Callable[[str], None] = lambda name: None,
) -> None:
    """Puts what is new or changed in place and takes stale files away; the rest keeps its time of change."""
    puts = {path: outputs[path] for path in (*changes.new, *changes.changed)}
    if puts or changes.stale:
        if any(path.startswith("python/") for path in (*puts, *changes.stale)):
            take_away_compiled(os.path.join(folder, "python"))
        swap.swap(folder, puts, changes.stale, step)


def left_behind(out: str, names: Iterable[str]) -> list[str]:
    """The folders of packs that are no more: those that carry the list of what rulec made there."""
    try:
        there = sorted(os.listdir(out))
    except OSError:
        return []
    head = _HEAD.encode()
    known = set(names)
    return [one for one in there if one not in known and (read(f"{out}/{one}", MANIFEST) or b"").startswith(head)]


def take_away(folder: str) -> list[str]:
    """Takes away all that rulec made in a folder, and the folder; what somebody else put there stays, and is told."""
    listed = _listed(folder)
    others = [path for path in present(folder) if path not in listed]
    if not others:
        take_away_compiled(os.path.join(folder, "python"))
        swap.swap(folder, {}, [path for path in (*listed, MANIFEST) if read(folder, path) is not None])
        for here, _, _ in sorted(os.walk(folder), reverse=True):
            if set(os.listdir(here)) <= {"__pycache__"}:
                shutil.rmtree(here)
    return others


def read(folder: str, path: str) -> bytes | None:
    """The bytes of an output on the disk, or None when it is not a file."""
    return discovery.content(discovery.inside(folder, path))


def present(folder: str) -> list[str]:
    """The files below the folders of `ROOTS`, sorted; what is compiled from them, and what Python and
    editors leave behind, is not counted."""
    found: list[str] = []
    for root in ROOTS:
        for here, folders, names in os.walk(os.path.join(folder, root)):
            folders[:] = [name for name in folders if not name.startswith(".") and name != "__pycache__"]
            inner = os.path.relpath(here, folder).replace(os.sep, "/")
            found += [f"{inner}/{name}" for name in names if name[0] != "." and not is_compiled(name, names)]
    return sorted(found)


def diff(folder: str, outputs: Mapping[str, bytes], changes: Changes, shown: str) -> str:
    """A unified diff from the disk to the outputs; `shown` is the folder as it is to be printed."""
    import difflib

    parts: list[str] = []
    for path in sorted([*changes.new, *changes.changed, *changes.stale]):
        old = read(folder, path)
        new = outputs.get(path)
        before = f"{shown}/{path}" if old is not None else "/dev/null"
        after = f"{shown}/{path}" if new is not None else "/dev/null"
        parts += difflib.unified_diff(_lines(old), _lines(new), before, after)
    return "".join(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n" for line in parts)


def _lines(data: bytes | None) -> list[str]:
    # not `splitlines`, which also breaks at form feeds and other characters that end no line in a file
    lines = (data or b"").decode("utf-8", "replace").split("\n")
    return [*(line + "\n" for line in lines[:-1]), *lines[-1:]] if lines[-1] else [line + "\n" for line in lines[:-1]]


def _listed(folder: str) -> list[str]:
    data = read(folder, MANIFEST) or b""
    lines = data.decode("utf-8", "replace").split("\n")
    return [
        line for line in lines if line and not line.startswith("#") and swap.is_plain(line)
        and line.split("/")[0] in ROOTS
    ]  # fmt: skip
