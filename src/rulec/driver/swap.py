"""Replace a set of output files atomically, with a journal.

The journal is the file `.rulec-swap` in the folder. In state `preparing`, new files are written beside the old ones as
`.NAME.rulec-new`, and the swap can only be undone. In state `ready`, all new files are complete on disk, and the swap
can only be finished. `recover` does whichever applies. A lock on the folder excludes concurrent builds. Nothing outside
the folder is ever written or deleted, whatever a journal contains.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256

JOURNAL = ".rulec-swap"
MANY = 5
"""Minimum number of paths that justifies threads."""
THREADS = 8
_HEAD = "rulec-swap 1"
_END = "end"
_NEW = ".rulec-new"
"""Suffix of a file that is not in place yet; its name also starts with a dot."""


def swap(
    folder: str,
    puts: Mapping[str, bytes],
    removes: Iterable[str] = (),
    step: Callable[[str], None] = lambda name: None,
) -> None:
    """Write the files *puts* and delete *removes*, paths relative to *folder* with forward slashes.

    *step* is called with the name of each step; tests kill the process there.
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
    """Finish or undo an interrupted swap. Return `finished`, `undone`, or "" if there was none."""
    if not is_torn(folder):
        return ""
    with _Lock(folder):
        return _recover(folder)


def is_torn(folder: str) -> bool:
    """Return whether a swap in this folder was interrupted or is in progress."""
    return os.path.lexists(os.path.join(folder, JOURNAL))


def is_plain(path: str) -> bool:
    """Return whether a path is relative and stays inside its folder: no `..`, no special characters."""
    parts = path.split("/")
    return all(part not in ("", ".", "..") for part in parts) and not any(ord(c) < 32 or c in '\\:*?"<>|' for c in path)


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
    # synced after all are written, so that the disk can batch them
    _at_once(_sync, [_new(folder, path) for path in paths])


def _finish(folder: str, sums: Mapping[str, str], removed: list[str], step: Callable[[str], None]) -> None:
    """Rename the remaining files and delete removed ones. Idempotent, so it can resume after an interruption."""

    def put(path: str) -> None:
        step(f"put {path}")
        new = _new(folder, path)
        if _sum(new) == sums[path]:
            os.replace(new, _at(folder, path))
            _forget_compiled(_at(folder, path))
        else:  # renamed already, or not the file that was written
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
    """Delete the bytecode of a module.

    Python compares only size and whole seconds, so a module of equal size rebuilt within a second would run in its old
    form.
    """
    folder, name = os.path.split(path)
    if not name.endswith(".py"):
        return
    compiled = os.path.join(folder, "__pycache__")
    for each in os.listdir(compiled) if os.path.isdir(compiled) else ():
        if each.startswith(name.removesuffix("py")) and each.endswith(".pyc"):
            _unlink(os.path.join(compiled, each))


def _at_once(do: Callable[[str], None], paths: Sequence[str]) -> None:
    """Call *do* for each path, in several threads if there are many, as syncs can overlap."""
    if len(paths) < MANY:
        for path in paths:
            do(path)
        return
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(do, paths))  # after a failure, pending calls are cancelled


def _recover(folder: str) -> str:
    journal = _at(folder, JOURNAL)
    if os.path.islink(journal) or not os.path.isfile(journal):
        _unlink(journal)
        return ""
    with open(journal, "rb") as file:
        state, sums, removed = _read(file.read())
    # a copied folder may contain a foreign journal, so paths that lead outside are ignored
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


def _journal(state: str, sums: Mapping[str, str], removed: list[str]) -> bytes:
    lines = [f"{_HEAD} {state}", *(f"put {total} {path}" for path, total in sums.items())]
    lines += [f"remove {path}" for path in removed]
    return ("\n".join([*lines, _END]) + "\n").encode()


def _read(data: bytes) -> tuple[str, dict[str, str], list[str]]:
    """Return state, hashes and removals.

    A truncated journal means that no new file was written yet.
    """
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
    """Write a file in two halves, so that tests can kill the process in between."""
    _unlink(path)  # do not write through a symbolic link
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
    """Delete empty folders, up to but excluding *folder*."""
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
    """Exclusive lock on a folder. Without `fcntl` it has no effect."""

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
            return  # the file system has no locks

    def __exit__(self, *failure: object) -> None:
        if self.handle >= 0:
            os.close(self.handle)
