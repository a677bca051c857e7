"""Write the outputs of a build to `OUT/PACK/`, changing only the files that differ.

`files.txt` lists the generated files, so that outdated ones can be deleted and foreign ones are kept.
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
    """Differences between outputs and disk: `new`, `changed` and `stale` paths, and `unknown` files."""

    __slots__ = ("changed", "new", "stale", "unknown")

    def __init__(self, new: list[str], changed: list[str], stale: list[str], unknown: list[str]) -> None:
        self.new = new
        self.changed = changed
        self.stale = stale
        self.unknown = unknown

    def __bool__(self) -> bool:
        return bool(self.new or self.changed or self.stale)


def with_manifest(outputs: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Return the outputs, sorted, with the manifest."""
    listed = ("\n".join([_HEAD, *sorted(outputs)]) + "\n").encode()
    return {**{path: outputs[path] for path in sorted(outputs)}, MANIFEST: listed}


def compare(folder: str, outputs: Mapping[str, bytes]) -> Changes:
    """Return the differences between a folder and the outputs, manifest included."""
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
    """Return the paths that the manifest of a folder does not list; all of them if there is no manifest."""
    data = read(folder, MANIFEST) or b""
    made = {MANIFEST, *data.decode("utf-8", "replace").split("\n")} if data.startswith(_HEAD.encode()) else set()
    return [path for path in paths if path not in made]


def write(
    folder: str,
    outputs: Mapping[str, bytes],
    changes: Changes,
    step: Callable[[str], None] = lambda name: None,
) -> None:
    """Write new and changed files and delete stale ones. Unchanged files keep their modification times."""
    puts = {path: outputs[path] for path in (*changes.new, *changes.changed)}
    if puts or changes.stale:
        if any(path.startswith("python/") for path in (*puts, *changes.stale)):
            take_away_compiled(os.path.join(folder, "python"))
        swap.swap(folder, puts, changes.stale, step)


def left_behind(out: str, names: Iterable[str]) -> list[str]:
    """Return output folders of packs that no longer exist, recognised by their manifest."""
    try:
        there = sorted(os.listdir(out))
    except OSError:
        return []
    head = _HEAD.encode()
    known = set(names)
    return [one for one in there if one not in known and (read(f"{out}/{one}", MANIFEST) or b"").startswith(head)]


def take_away(folder: str) -> list[str]:
    """Delete all generated files in a folder, and the folder itself.

    If it contains foreign files, delete nothing and return these.
    """
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
    """Return the bytes of an output on disk, or None."""
    return discovery.content(discovery.inside(folder, path))


def present(folder: str) -> list[str]:
    """Return the files below `ROOTS`, sorted, without compiled files and leftovers of Python and editors."""
    found: list[str] = []
    for root in ROOTS:
        for here, folders, names in os.walk(os.path.join(folder, root)):
            folders[:] = [name for name in folders if not name.startswith(".") and name != "__pycache__"]
            inner = os.path.relpath(here, folder).replace(os.sep, "/")
            found += [f"{inner}/{name}" for name in names if name[0] != "." and not is_compiled(name, names)]
    return sorted(found)


def diff(folder: str, outputs: Mapping[str, bytes], changes: Changes, shown: str) -> str:
    """Return a unified diff from disk to outputs. *shown* is the printed name of the folder."""
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
    # not `splitlines`, which also breaks at form feeds and other characters
    lines = (data or b"").decode("utf-8", "replace").split("\n")
    return [*(line + "\n" for line in lines[:-1]), *lines[-1:]] if lines[-1] else [line + "\n" for line in lines[:-1]]


def _listed(folder: str) -> list[str]:
    data = read(folder, MANIFEST) or b""
    lines = data.decode("utf-8", "replace").split("\n")
    return [
        line for line in lines if line and not line.startswith("#") and swap.is_plain(line)
        and line.split("/")[0] in ROOTS
    ]  # fmt: skip
