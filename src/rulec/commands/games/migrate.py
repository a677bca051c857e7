"""`rulec migrate`: move a game to changed rules."""

from __future__ import annotations

from rulec.commands.common.option_parser import Line, UsageError

USAGE = "rulec migrate GAME [--same-amounts]"
HELP = """\
Moves a game to the rules at hand. All that is in play has to have a place in them; where something would be lost, it
is told, and the game stays as it is. Fields that are new begin as the rules say. What players have handed in for the
coming turn is read anew. The game keeps the versions and hashes of all rules under which it was played.

Amounts keep their meaning where a grain changes, and what has happened keeps its arguments by their names. A game that
does not tell its grains and these names, since it is older than that, is refused: --same-amounts says that no measure,
no grain and no argument of an event has changed since it was begun.
"""
FLAGS = ("--same-amounts",)
OPTIONS = ("--rules", "--out")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    if len(line.words) != 1:
        raise UsageError(f"which game? usage: {USAGE}")

    from rulec.commands.games.on_game import on_game
    from rulec.driver.discovery import printed
    from rulec.driver.games.migration import migrate

    same = "--same-amounts" in line.flags
    moved, failed = on_game(line, lambda file, game, report: migrate(file, game, report, same), any_rules=True)
    if failed:
        return 1
    shown = printed(line.words[0])
    if moved is None:
        print(f"{shown}: played under the rules at hand already")
        return 0
    (old, old_hash), (new, new_hash) = moved.before, moved.after
    if old_hash == new_hash:
        print(f"{shown}: tells the measures and grains of its amounts, and the arguments of its events")
        return 0
    print(f"{shown}: moved from version {old}, hash {old_hash[:16]}, to version {new}, hash {new_hash[:16]}")
    for title, names in (("begins as declared", moved.new), ("is no longer in the rules and held nothing", moved.gone)):
        for name in names:
            print(f"  {name} {title}")
    for name in moved.turned:
        print(f"  {name}")
    return 0
