"""`rulec migrate`: move a game to changed rules."""

from __future__ import annotations

from rulec.commands.common.option_parser import Line, UsageError

USAGE = "rulec migrate GAME [--same-amounts]"
HELP = """\
Move a game to the rules at hand. Everything in play must have a place in them; if something would be lost, the command
says what, and the game stays as it is. New fields begin as the rules say. What players have handed in for the coming
turn is read again. The game keeps the versions and hashes of all rules by which it was played.

Amounts keep their meaning if a grain changes, and past events keep their arguments by name. A game that was begun
before game files recorded grains and names of arguments is refused without --same-amounts.

  --same-amounts  assert that no measure, no grain and no argument of an event has changed since the game was begun"""
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
