"""Writes a file that somebody has asked for, so that a kill leaves the old one or the new one whole."""

from __future__ import annotations

import os

from rulec.commands.common.option_parser import UsageError
from rulec.driver import discovery

FORCE = "--force"
"""The flag with which a command takes the place of files that rulec did not make."""
MARK = b"Made by rulec"
"""Stands somewhere in the pages, pictures and prints that rulec makes, and tells them from the files of others."""


def write_output(path: str, data: bytes, force: bool, mark: bytes = MARK) -> None:
    """Write an output in the place of an earlier one, told by its `mark`; of any other file only with `force`."""
    assert mark in data
    if not force and os.path.isfile(path) and os.path.getsize(path):
        with open(path, "rb") as file:
            if mark not in file.read():
                refuse_alien(path)
    write_whole(path, data)


def refuse_alien(path: str) -> None:
    """Refuse to take the place of a file that rulec did not make."""
    shown = discovery.printed(discovery.shown(path))
    raise UsageError(f"`{shown}` is there and was not made by rulec; `{FORCE}` puts the new file in its place")


def write_whole(path: str, data: bytes) -> None:
    """Writes beside the file and renames; what is no plain file (a pipe, a device) is written to as it is."""
    real = os.path.realpath(path)
    there = os.path.exists(real)
    if there and not os.path.isfile(real):
        with open(real, "wb") as file:
            file.write(data)
        return
    beside = os.path.join(os.path.dirname(real), f".{os.path.basename(real)}.{os.getpid()}")
    try:
        with open(beside, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if there:
            os.chmod(beside, os.stat(real).st_mode & 0o7777)
        os.replace(beside, real)
    except OSError:
        if os.path.exists(beside):
            os.unlink(beside)
        raise
