"""The entry point `rulec`: dispatch to a command, and turn its result or exception into an exit code.

0 success · 1 errors in rules or inputs, or a difference found by `--check` · 2 invalid command line · 3 internal error
of rulec.
"""

from __future__ import annotations

import os
import sys

from rulec.base import fork_pool
from rulec.base.text import cut_short
from rulec.commands.common.option_parser import QUIET, Line, UsageError, read
from rulec.driver.discovery import printed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

COMMANDS = {
    "build": "compile packs to Python, JavaScript and the reference",
    "book": "print the book of a pack, or its sheets, as PDF",
    "site": "write the players' site of packs",
    "watch": "build on every save, and print what changed",
    "check": "report the faults of packs, and write nothing",
    "test": "run the examples in the sources of packs",
    "fmt": "rewrite `.rules` files in their usual form",
    "export": "write the resolved model of a pack as JSON",
    "explain": "show a value and how it comes about",
    "odds": "show how likely each result is",
    "coverage": "count what a pack leaves out",
    "new": "begin a game",
    "orders": "take what players hand in",
    "turn": "play the coming turn of a game",
    "report": "show what a player may see of a game",
    "migrate": "move a game to the rules at hand",
}
OF_GAMES = frozenset(("new", "orders", "turn", "report", "migrate"))
"""Commands defined in the package `games`."""
NEWS = frozenset(("build", "book", "site", "check", "test", "fmt", "new", "orders", "turn", "migrate"))
"""Commands whose output only reports what they did, so that `-q` suppresses it."""
PLACES = """
  --rules DIR     look for packs in DIR
  --out DIR       look for the compiled package in DIR; by default in `generated`, else among installed packages"""
"""Common options of the game commands, appended to their help."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code. Without *arguments*, take those of the process and end it."""
    if arguments is not None:
        return _coded(arguments)
    if sys.getfilesystemencoding() == "ascii" and sys.executable:
        # arguments and file names are UTF-8 in every locale
        words = [sys.executable, "-X", "utf8", *sys.orig_argv[1:]]
        os.execv(sys.executable, [os.fsencode(word) for word in words])
    fork_pool.allow()
    code = _coded(sys.argv[1:])
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        # skips the deallocation of all objects, which takes as long as a small build
        os._exit(code)


def _coded(words: list[str]) -> int:
    """Run a command and print its errors."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed, as in services
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - for as long as it runs
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # equal output in every locale; undecodable file names are escaped
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except UsageError as fault:
        print(f"rulec: {cut_short(printed(str(fault)))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # the reader has ended (`rulec export … | head`); discard the rest of the buffer
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as fault:
        if os.environ.get("RULEC_DEBUG") == "1":
            raise
        print(f"rulec: {printed(_os_error(fault))}", file=sys.stderr)
        return 1
    except Exception as fault:
        return _internal(fault)


def _run(words: list[str]) -> int:
    name = words[0] if words else "--help"
    if name in ("--help", "-h", "help"):
        print(_overview())
        return 0 if words else 2
    if name == "--version":
        from rulec import __version__

        print(f"rulec {__version__}")
        return 0
    if name not in COMMANDS:
        from rulec.base.text import did_you_mean

        hint = did_you_mean(name, COMMANDS)
        raise UsageError(f"there is no command `{name}`" + (f"; {hint}" if hint else "; `rulec --help` lists them"))
    from importlib import import_module

    room = "rulec.commands.games" if name in OF_GAMES else "rulec.commands"
    command = import_module(f"{room}.{name}")
    line = read(words[1:], getattr(command, "FLAGS", ()), command.OPTIONS)
    if "--help" in line.flags:
        print(f"usage: {command.USAGE} [-q]\n\n{command.HELP}{PLACES if name in OF_GAMES else ''}\n\n{_QUIET}")
        return 0
    if QUIET in line.flags:
        is_asked = getattr(command, "is_asked", lambda line: line.one("--format", "text") != "text")
        return _quietly(command.run, line, name in NEWS and not is_asked(line))
    code: int = command.run(line)
    return code


_QUIET = "  -q  print neither progress nor what went well"


def _quietly(run: Callable[[Line], int], line: Line, is_news: bool) -> int:
    """Run a command without progress output, and without messages of success."""
    from contextlib import redirect_stdout

    from rulec.commands.common.report_output import Progress

    Progress.quiet = True
    if not is_news or "--diff" in line.flags:
        return run(line)
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        return run(line)


def _overview() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {does}" for name, does in COMMANDS.items()]
    return "\n".join(["usage: rulec COMMAND …", "", *lines, "", "`rulec COMMAND --help` says more."])


def _os_error(fault: OSError) -> str:
    if fault.strerror is None:
        return str(fault)
    return f"{fault.filename}: {fault.strerror}" if fault.filename is not None else fault.strerror


def _internal(fault: Exception) -> int:
    if os.environ.get("RULEC_DEBUG") == "1":
        import traceback

        traceback.print_exception(fault)
    text = printed(" ".join(str(fault).split()))[:200]
    print(
        f"rulec: an internal fault ({type(fault).__name__}{': ' + text if text else ''}). This is a bug in rulec, "
        "not in your rules.\nPlease report it with the sources that cause it; RULEC_DEBUG=1 shows where it happens.",
        file=sys.stderr,
    )
    return 3


if __name__ == "__main__":
    sys.exit(main())
