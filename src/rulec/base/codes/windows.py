"""Codes of windows on what was thrown (R0355, R0356, R0359, R0390 to R0394)."""

from __future__ import annotations

from rulec.base.codes.code import Code

_PROCESS = """process test_run(house: House) "A test"
    throw height be d6
    open test_window(house) on height
    raise house.gold by 1 gold * height
    cites book "Gate" 7

"""
_ASKED = 'ask house for more be yes or no default no "More?"\nif more\n    add 1 "more"'


def _window(lines: str = _ASKED, process: str = _PROCESS, head: str = "on height: number") -> str:
    """A process that opens a window with some lines."""
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'{process}window test_window(house: House) {head} "A test"\n{body}    cites book "Gate" 7\n'


ALL: tuple[Code, ...] = (
    Code(
        "R0355",
        "window-closed-early",
        (
            "In a window all are asked, whatever others have answered; `finish` and `fail` would close it before. What "
            "is to be done only sometimes stands below an `if`."
        ),
        bad=_window(_ASKED + "\nelse\n    finish with height"),
        good=_window(),
    ),
    Code(
        "R0356",
        "window-asks-nobody",
        (
            "A window is there to ask who may still change what was thrown. What changes it without a question belongs "
            "into the quantity or the roll that is thrown."
        ),
        bad=_window('add 1 "more"'),
        good=_window(),
    ),
    Code(
        "R0359",
        "window-without-pass",
        (
            "Whoever is asked in a window may pass: `default` says what then holds. So nobody learns from the question "
            "what another could have answered, and no game waits for who has nothing to say."
        ),
        bad=_window(_ASKED.replace("default no ", "")),
        good=_window(),
    ),
    Code(
        "R0390",
        "change-outside-window",
        (
            "The lines `add` and `subtract` change what was thrown, and stand in the `window` that is opened on it. In "
            "a process fields are changed, by `raise` and `lower`."
        ),
        bad=_window(process=_PROCESS.replace("    raise", '    add 1 "one more"\n    raise')),
        good=_window(),
    ),
    Code(
        "R0391",
        "unknown-window",
        "Only what is declared with `window` is opened on a throw. No window has this name.",
        bad=_window(process=_PROCESS.replace("open test_window", "open test_widow")),
        good=_window(),
    ),
    Code(
        "R0392",
        "window-under-seal",
        (
            "What is answered in a window changes a throw that everyone sees, and who is asked later has to know it. "
            "So nothing in it is asked under seal."
        ),
        bad=_window(_ASKED.replace("default no", "default no sealed")),
        good=_window(),
    ),
    Code(
        "R0393",
        "nothing-pending",
        (
            "A window is opened on what a line `throw x be …` of the same block has thrown. It is always opened, so "
            "its line does not stand below an `if` or in a loop that begins behind the throw."
        ),
        bad=_window(
            process=_PROCESS.replace(
                "    open test_window(house) on height",
                "    if house.gold > 3 gold\n        open test_window(house) on height",
            )
        ),
        good=_window(),
    ),
    Code(
        "R0394",
        "window-on-another-amount",
        (
            "The head of a window says on what it is opened, `on x: TYPE`: an amount of one measure. What was thrown "
            "is of that measure too."
        ),
        bad=_window(_ASKED.replace("add 1", "add 1 gold"), head="on height: gold"),
        good=_window(),
    ),
)
