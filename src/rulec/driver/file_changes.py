"""Detect changes of source files.

A *state* records inode, size and times of each file. The state alone decides whether something changed. `watchfiles`,
if installed, only ends the wait early; otherwise the state is polled twice a second. A lost event therefore costs time,
but no change is missed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from rulec.driver import discovery
from rulec.driver.discovery import Root

State = dict[str, tuple[int, int, int, int]]
QUIET = 0.1
"""Seconds without a change after which a save, or a checkout of many files, counts as finished."""
EVERY = 0.5
"""Seconds between polls without `watchfiles`."""
LONGEST = 2000
"""Milliseconds between polls with `watchfiles`."""


def state(roots: list[Root]) -> State:
    """Return the state of all files of all packs in the roots."""
    found: State = {}
    for root in roots:
        for name in discovery.names_in(root):
            folder = discovery.folder_of(root, name)
            for file in discovery.all_files(folder):
                path = discovery.inside(folder, file)
                try:
                    about = os.stat(path)
                except OSError:  # deleted meanwhile, or a dangling link
                    continue
                found[path] = about.st_ino, about.st_size, about.st_mtime_ns, about.st_ctime_ns
    return found


def settled(roots: list[Root]) -> State:
    """Wait until no file changes any more, and return the state."""
    now = state(roots)
    while True:
        before = now
        time.sleep(QUIET)
        now = state(roots)
        if now == before:
            return now


def ticks(roots: list[Root]) -> Iterator[None]:
    """Yield when a file below the roots may have changed, and also from time to time without a reason."""
    try:
        from watchfiles import watch
    except ImportError:
        while True:
            yield
            time.sleep(EVERY)
    folders = [path for path, _ in roots]
    while True:
        yield
        known = [_inode(folder) for folder in folders]
        if None in known:  # a missing folder cannot be watched
            time.sleep(EVERY)
            continue
        try:
            for _ in watch(*folders, watch_filter=None, debounce=100, rust_timeout=LONGEST, yield_on_timeout=True):
                yield
                if [_inode(folder) for folder in folders] != known:
                    break  # the folder was replaced
        except (OSError, RuntimeError):  # deleted just now, or the system limit of watches is reached
            time.sleep(EVERY)


def _inode(folder: str) -> int | None:
    try:
        return os.stat(folder).st_ino
    except OSError:
        return None
