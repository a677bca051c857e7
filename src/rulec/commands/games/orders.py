"""`rulec orders`: accept the orders of players for the coming turn."""

from __future__ import annotations

import sys

from rulec.commands.common.option_parser import Line, UsageError

USAGE = "rulec orders GAME [FILE…] [--check]"
HELP = """\
Take what players hand in for the coming turn of a game. In a file, `player: NAME` opens a section, then each act is a
line; `#` begins a comment; the FILE `-` is the standard input. A later file of a player replaces an earlier one. The
command prints each line that it rejects, with the reason, and takes the others. `KEY = answer` answers what a turn asks
while it waits, or answers ahead what it may ask later; `lines = none` says that nothing more is handed in. A mail is
such a file: the command skips quotations (`>`), words above the first `player: NAME`, and everything below a signature
(`--`). Without FILE, show what has come from each player.

  --check         only say what would become of the lines, and take none; warn as well of those that the turn will
                  likely reject, as far as the player can know"""
FLAGS = ("--check",)
OPTIONS = ("--rules", "--out")


def is_asked(line: Line) -> bool:
    """Return whether the output is the purpose of the command, as when it lists received orders."""
    return len(line.words) == 1


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    if not line.words:
        raise UsageError(f"which game and which file? usage: {USAGE}")

    from rulec.commands.games.on_game import on_game
    from rulec.driver.discovery import printed
    from rulec.driver.games.commands import sent, take

    if len(line.words) == 1:
        if "--check" in line.flags:
            raise UsageError("`--check` tells what would become of files: name some")
        states, failed = on_game(line, lambda file, rules, report: sent(file))
        for player, state in (states or {}).items():
            print(f"{printed(player)}: {state}")
        return 1 if failed else 0
    check = "--check" in line.flags
    taken, failed = on_game(line, lambda file, rules, report: take(file, rules, line.words[1:], check, report))
    for player, verdicts, handed, answered, vain, unread, ahead, doubtful, lines, old in taken or ():
        good = sum(1 for each in verdicts if not each.sentence)
        word = "fit" if check else "taken"
        answers = f", {ahead} answers ahead" if ahead > 1 else ", 1 answer ahead" if ahead else ""
        of_old = f"{old} that were" if old > 1 else "one that was"
        withdrawn = f"; in the place of {of_old} handed in before" if old else ""
        if handed:
            kind = "lines" if lines else "answers"
            print(f"{printed(player)}: {answered} of {handed} {kind} {word}{answers}{withdrawn}")
        else:
            to_nothing = f", of which {vain} will come to nothing as things stand" if vain else ""
            likely = f", of which {doubtful} will likely be turned down" if doubtful else ""
            count = f"{good} of {len(verdicts) + unread} lines {word}"
            print(f"{printed(player)}: {count}{answers}{to_nothing}{likely}{withdrawn}")
    sys.stdout.flush()
    return 1 if failed else 0
