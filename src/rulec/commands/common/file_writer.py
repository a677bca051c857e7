"""Writes a file that somebody has asked for, so that a kill leaves the old one or the new one whole."""

from __future__ import annotations

import os


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
