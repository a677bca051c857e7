"""Replaces a set of output files as a whole, under a journal, so that a kill leaves nothing half-written.

The journal stands in the folder as `.rulec-swap`. While it says `preparing`, new files are written beside the
old ones as `.NAME.rulec-new`, and the swap can only be undone; once it says `ready`, every new file is complete
and on the disk, and the swap can only be finished. `recover` does whichever is due. A lock on the folder keeps
two builds apart. Nothing is ever written or removed outside the folder, whatever a journal says.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256

JOURNAL = ".rulec-swap"
MANY = 5
"""So many paths are worth threads."""
THREADS = 8
_HEAD = "rulec-swap 1"
_END = "end"
_NEW = ".rulec-new"
"""How the name of a file ends that is not yet in its place; in front stands a point."""


def swap(
    folder: str,
    puts: Mapping[str, bytes],
    removes: Iterable[str] = (),
    step: Callable[[str], None] = lambda name: None,
) -> None:
    """Puts the files `puts` and takes away `removes` (paths relative to `folder`, forward slashes).

    `step` is called before each step with its name; tests end the process there.
    """
    removed = sorted(removes)
    for path in (*puts, *removed):
        if not is_plain(path):
            raise ValueError(f"not a plain relative path: {path!r}")
    os.makedirs(folder, exist_ok=True)
    with _Lock(folder):
        _recover(folder)
        paths = sorted(puts)
        sums = {path: sha256(puts[path]).hexdigest() for path in paths}
        step("journal")
        _write(_at(folder, JOURNAL), _journal("preparing", sums, removed), step)
        try:
            _prepare(folder, puts, paths, removed, step)
        except OSError:
            _recover(folder)
            raise
        step("ready")
        ready = _at(folder, JOURNAL + ".ready")
        _write(ready, _journal("ready", sums, removed), step)
        step("commit")
        os.replace(ready, _at(folder, JOURNAL))
        _sync_folder(folder)
        _finish(folder, sums, removed, step)


def recover(folder: str) -> str:
    """Finishes or undoes an interrupted swap: `finished`, `undone`, or empty when there was none."""
    if not is_torn(folder):
        return ""
    with _Lock(folder):
        return _recover(folder)


def is_torn(folder: str) -> bool:
    """Whether a swap was interrupted (or is under way) in this folder."""
    return os.path.lexists(os.path.join(folder, JOURNAL))


def is_plain(path: str) -> bool:
    """Whether a path is relative, has no `..` and no odd characters, so that it stays inside its folder."""
    parts = path.split("/")
    return all(part not in ("", ".", "..") for part in parts) and not any(ord(c) < 32 or c in '\\:*?"<>|' for c in path)


# ---- the steps -----------------------------------------------------------------------------------
def _prepare(
    folder: str, puts: Mapping[str, bytes], paths: list[str], removed: list[str], step: Callable[[str], None]
) -> None:
    for path in (*paths, *removed):
        target = _at(folder, path)
        if not _stays_inside(folder, path):
            raise OSError(f"{target} leads outside of {folder}")
        if os.path.isdir(target) and not os.path.islink(target):
            raise IsADirectoryError(f"{target} is a folder, and a file is to stand there")
    for path in paths:
        step(f"new {path}")
        os.makedirs(os.path.dirname(_at(folder, path)), exist_ok=True)
        _write(_new(folder, path), puts[path], step, sync=False)
    # synced after all are written: the disk then takes them in one go
    _at_once(_sync, [_new(folder, path) for path in paths])


def _finish(folder: str, sums: Mapping[str, str], removed: list[str], step: Callable[[str], None]) -> None:
    """Renames what is still to be renamed; what is done already is left alone, so it may run twice."""

    def put(path: str) -> None:
        step(f"put {path}")
        new = _new(folder, path)
        if _sum(new) == sums[path]:
            os.replace(new, _at(folder, path))
            _forget_compiled(_at(folder, path))
        else:  # renamed before the interruption, or not the file that was written
            _unlink(new)

    _at_once(put, list(sums))
    for path in removed:
        step(f"remove {path}")
        _unlink(_at(folder, path))
        _prune(folder, os.path.dirname(path))
    _at_once(_sync_folder, sorted({folder, *(os.path.dirname(_at(folder, path)) for path in sums)}))
    step("done")
    _unlink(_at(folder, JOURNAL))
    _sync_folder(folder)


def _forget_compiled(path: str) -> None:
    """Takes away what Python has compiled of a module. It tells old from new by size and whole seconds: a module that
    is built twice in one second, and has the same size, would run as it was."""
    folder, name = os.path.split(path)
    if not name.endswith(".py"):
        return
    compiled = os.path.join(folder, "__pycache__")
    for each in os.listdir(compiled) if os.path.isdir(compiled) else ():
        if each.startswith(name.removesuffix("py")) and each.endswith(".pyc"):
            _unlink(os.path.join(compiled, each))


def _at_once(do: Callable[[str], None], paths: Sequence[str]) -> None:
    """Does it for each path. A disk takes as long for one as for many that come together: several threads wait."""
    if len(paths) < MANY:
        for path in paths:
            do(path)
        return
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(do, paths))  # where one fails, those that have not begun are let be


def _recover(folder: str) -> str:
    journal = _at(folder, JOURNAL)
    if os.path.islink(journal) or not os.path.isfile(journal):
        _unlink(journal)
        return ""
    with open(journal, "rb") as file:
        state, sums, removed = _read(file.read())
    # a journal may have come with a folder from elsewhere: what leads outside is not ours to touch
    sums = {path: total for path, total in sums.items() if _stays_inside(folder, path)}
    removed = [path for path in removed if _stays_inside(folder, path)]
    _unlink(_at(folder, JOURNAL + ".ready"))
    if state == "ready":
        _finish(folder, sums, removed, lambda name: None)
        return "finished"
    for path in sums:
        _unlink(_new(folder, path))
        _prune(folder, os.path.dirname(path))
    _unlink(journal)
    return "undone"


# ---- the journal ---------------------------------------------------------------------------------
def _journal(state: str, sums: Mapping[str, str], removed: list[str]) -> bytes:
    lines = [f"{_HEAD} {state}", *(f"put {total} {path}" for path, total in sums.items())]
    lines += [f"remove {path}" for path in removed]
    return ("\n".join([*lines, _END]) + "\n").encode()


def _read(data: bytes) -> tuple[str, dict[str, str], list[str]]:
    """State, sums and removals. A journal cut short was never followed by a new file, so it says nothing."""
    lines = data.decode("utf-8", "replace").split("\n")
    if not lines[0].startswith(_HEAD) or _END not in lines:
        return "preparing", {}, []
    sums: dict[str, str] = {}
    removed: list[str] = []
    for line in lines[1 : lines.index(_END)]:
        word, _, rest = line.partition(" ")
        total, _, path = rest.partition(" ")
        if word == "put" and is_plain(path):
            sums[path] = total
        elif word == "remove" and is_plain(rest):
            removed.append(rest)
    return lines[0].rpartition(" ")[2], sums, removed


# ---- files ---------------------------------------------------------------------------------------
def _at(folder: str, path: str) -> str:
    return os.path.join(folder, *path.split("/"))


def _stays_inside(folder: str, path: str) -> bool:
    inside = os.path.realpath(folder)
    real = os.path.realpath(os.path.dirname(_at(folder, path)))
    return real == inside or real.startswith(inside + os.sep)


def _new(folder: str, path: str) -> str:
    head, name = os.path.split(_at(folder, path))
    return os.path.join(head, f".{name}{_NEW}")


def _write(path: str, data: bytes, step: Callable[[str], None], sync: bool = True) -> None:
    """Writes a file in two halves with a step between, so that a test can kill in the middle."""
    _unlink(path)  # never through a link that somebody left there
    half = len(data) // 2
    try:
        with open(path, "wb") as file:
            file.write(data[:half])
            file.flush()
            step(f"half {os.path.basename(path)}")
            file.write(data[half:])
            if sync:
                file.flush()
                os.fsync(file.fileno())
    except OSError as fault:
        folder, name = os.path.split(path)
        fault.filename = os.path.join(folder, name.removesuffix(_NEW)[1:] if name.endswith(_NEW) else name)
        raise


def _sum(path: str) -> str:
    if os.path.islink(path) or not os.path.isfile(path):
        return ""
    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()


def _unlink(path: str) -> None:
    try:
        os.unlink(path)
    except (FileNotFoundError, NotADirectoryError):
        return


def _prune(folder: str, inner: str) -> None:
    """Takes away folders that have become empty, up to but not including `folder`."""
    while inner:
        try:
            os.rmdir(_at(folder, inner))
        except OSError:
            return
        inner = os.path.dirname(inner)


def _sync(path: str) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: str) -> None:
    try:
        _sync(folder)
    except OSError:
        return  # not every file system syncs folders


class _Lock:
    """Keeps other builds out of a folder for as long as it is held; without `fcntl` it does nothing."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.handle = -1

    def __enter__(self) -> None:
        try:
            import fcntl
        except ImportError:
            return
        self.handle = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX)
        except OSError:
            return  # a file system without locks

    def __exit__(self, *failure: object) -> None:
        if self.handle >= 0:
            os.close(self.handle)
