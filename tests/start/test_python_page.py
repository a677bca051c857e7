"""The programs of `docs/python.md` are run, and print what the page says."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from http.client import HTTPConnection
from time import sleep

import pytest

from tests.start.page import ROOT

PAGE = (ROOT / "docs/python.md").read_text(encoding="utf-8")


def programs() -> dict[str, tuple[str, str]]:
    """The program of each section, with what it prints; an empty text where it runs on."""
    found: dict[str, tuple[str, str]] = {}
    for section in PAGE.split("\n## ")[1:]:
        program = re.search(r"^```python\n(.*?)^```$", section, re.M | re.S)
        output = re.search(r"^```output\n(.*?)^```$", section, re.M | re.S)
        if program is not None:
            found[section.partition("\n")[0]] = program[1], output[1] if output is not None else ""
    return found


PROGRAMS = programs()
LONGEST = 15
PATH = os.pathsep.join(map(str, [ROOT / "src", *sorted((ROOT / "generated").glob("*/python"))]))
SHELL = {**os.environ, "PYTHONPATH": PATH}


def test_all_programs_are_found_and_short() -> None:
    assert len(PROGRAMS) == PAGE.count("```python") == 6
    for title, (program, _) in PROGRAMS.items():
        assert len([line for line in program.splitlines() if line]) <= LONGEST, title


@pytest.mark.parametrize("title", [title for title, (_, output) in PROGRAMS.items() if output])
def test_a_program_prints_what_the_page_says(title: str) -> None:
    program, output = PROGRAMS[title]
    done = subprocess.run([sys.executable, "-c", program], env=SHELL, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (output, "")


def asked(port: int, body: bytes) -> object:
    """What the endpoint answers."""
    line = HTTPConnection("127.0.0.1", port, timeout=20)
    line.request("POST", "/", body)
    with line.getresponse() as answer:
        return json.loads(answer.read())


def listens(port: int) -> bool:
    """Whether somebody listens at a port."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def test_the_endpoint_answers_whatever_comes_in() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    program = PROGRAMS["A web endpoint"][0].replace("8000", str(port))
    server = subprocess.Popen([sys.executable, "-c", program], env=SHELL, stderr=subprocess.DEVNULL)
    try:
        while server.poll() is None and not listens(port):
            sleep(0.05)
        good = {"player": "France", "lines": ["A PAR - BUR", "A PAR - MOS"]}
        answer = asked(port, json.dumps(good).encode())
        assert isinstance(answer, list)
        assert [line["state"] for line in answer] == ["taken", "refused"]
        for bad in ("{", "[]", "{}", '{"player": "Frnce", "lines": []}', '{"player": 1, "lines": ["x"]}',
                    '{"player": "France", "lines": 7}', '{"player": "France", "lines": "A PAR H"}',
                    '{"player": "France", "lines": [7]}'):  # fmt: skip
            told = asked(port, bad.encode())
            assert isinstance(told, dict), bad
            assert told["error"], bad
    finally:
        server.kill()
        server.wait()
