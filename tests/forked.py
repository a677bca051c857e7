"""`rulec` in processes that need not import it first.

Tests run hundreds of commands, and a process of its own takes ten times as long to import rulec as to check a small
pack. So a process beside each that runs tests imports all of rulec and waits; every command is carried out by a fork of
it, which has the words, the folder, the surroundings and the streams of the command, and ends as it would. What Python
itself reads when it starts, such as the locale, cannot be told to a fork: where it is another, a process is started.
"""

from __future__ import annotations

import gc
import json
import os
import pkgutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
AT_THE_START = ("PYTHON", "LC_", "LANG", "LD_")
"""What is read when a process starts."""


class Done(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    said: str


def run(*words: str, cwd: Path, env: Mapping[str, str], stdin: str = "", cores: list[int] | None = None) -> Done:
    """Run `rulec` with just this environment, in a process of its own, on some cores or on all."""
    waiting = _waiting()
    around = {**env, "PYTHONPATH": str(SRC)}
    if _at_the_start(around) != _at_the_start(waiting.env):
        assert cores is None
        command = [sys.executable, "-m", "rulec", *words]
        done = subprocess.run(
            command, cwd=cwd, env=around, input=stdin, capture_output=True, encoding="utf-8", check=False
        )
        return Done(done.returncode, done.stdout, done.stderr)
    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as said:
        typed.write(stdin.encode())
        typed.seek(0)
        files = [typed.fileno(), out.fileno(), said.fileno()]
        code = waiting.code_of({"words": words, "cwd": str(cwd), "env": around, "cores": cores}, files)
        out.seek(0)
        said.seek(0)
        return Done(code, out.read().decode(), said.read().decode())


def _at_the_start(env: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in env.items() if name.startswith(AT_THE_START)}


class Waiting:
    """The process that waits, and the line to it."""

    def __init__(self) -> None:
        self.env = {**os.environ, "PYTHONPATH": str(SRC)}
        self.lock = Lock()
        self.line, there = socket.socketpair()
        with there:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.forked", str(there.fileno())],
                cwd=ROOT, env=self.env, stdin=subprocess.DEVNULL, pass_fds=[there.fileno()],
            )  # fmt: skip

    def code_of(self, command: Mapping[str, object], files: list[int]) -> int:
        """Have a command carried out on three open files; return its exit code."""
        told = json.dumps(command).encode()
        with self.lock:
            socket.send_fds(self.line, [len(told).to_bytes(4, "big")], files)
            self.line.sendall(told)
            return int.from_bytes(_read(self.line, 4), "big", signed=True)


@cache
def _waiting() -> Waiting:
    return Waiting()


def _read(line: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        part = line.recv(size - len(found))
        if not part:
            raise EOFError
        found += part
    return found


# ---- the other side --------------------------------------------------------------------------------
def _wait(line: socket.socket) -> None:
    """Carry out commands until nobody is there who asks."""
    while True:
        size, files, _, _ = socket.recv_fds(line, 4, 3)
        if not size:
            return
        command = json.loads(_read(line, int.from_bytes(size, "big")))
        process = os.fork()
        if process == 0:
            line.close()
            if command["cores"] is not None:
                os.sched_setaffinity(0, command["cores"])
            _carry_out(command["words"], command["cwd"], command["env"], files)
        for file in files:
            os.close(file)
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        line.sendall(code.to_bytes(4, "big", signed=True))


def _carry_out(words: list[str], cwd: str, env: dict[str, str], files: list[int]) -> None:
    """Do what `python -m rulec` does, which ends the process."""
    from rulec.commands.main import main

    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.path[0] = cwd
    sys.argv = [str(SRC / "rulec" / "__main__.py"), *words]
    main()


def _import_all() -> None:
    import rulec
    from tests.remembered import TREES

    for module in pkgutil.walk_packages(rulec.__path__, "rulec."):
        if not module.name.endswith(".__main__"):
            with suppress(ImportError):  # what is installed for some commands alone
                import_module(module.name)
    for name in ("difflib", "jinja2", "jsonschema", "jsonschema_rs", "yaml"):  # what functions import
        import_module(name)
    TREES.ready()
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    _import_all()
    _wait(socket.socket(fileno=int(sys.argv[1])))
