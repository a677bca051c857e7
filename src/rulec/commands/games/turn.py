"""`rulec turn`: play the coming turn of a game."""

from __future__ import annotations

from rulec.commands.common.option_parser import Line, UsageError

USAGE = "rulec turn GAME [--deadline] [--sums]"
HELP = """\
Play the coming turn of a game with what players have handed in, whole or not at all: whatever stops it in the middle
leaves the game as it was. If the rules ask somebody who has not answered, the turn waits; hand in the answer with
`rulec orders`, and run this command again.

  --deadline      give every open question the default of the rules, where it has one; an error if nothing waits and
                  nobody has handed in anything
  --sums          record what was thrown for, what the dice showed and which lines counted, for the umpire (`rulec
                  report GAME` without `--player`)"""
FLAGS = ("--deadline", "--sums")
OPTIONS = ("--rules", "--out")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    if len(line.words) != 1:
        raise UsageError(f"which game? usage: {USAGE}")

    from rulec.commands.common.report_output import counted
    from rulec.commands.games.on_game import on_game
    from rulec.driver.discovery import printed
    from rulec.driver.games.commands import play

    flags = {"deadline": "--deadline" in line.flags, "sums": "--sums" in line.flags}
    played, failed = on_game(line, lambda file, rules, report: play(file, rules, report, **flags))
    if played is None or failed:
        return 1
    if played.late:
        print(f"turn {played.turn}: {counted(played.late, 'default')} taken")
    for miss in played.unfit:
        print(f"turn {played.turn}: {printed(miss.player)} said ahead: {miss.key} = {printed(miss.typed)}")
        print(f"  This does not fit. {printed(miss.why)}")
    if not played.open:
        parts = [f"{counted(played.ordered, 'act')} ordered"] if played.ordered else []
        parts += (
            [f"{counted(played.done, 'act')} carried out"] if played.done or not (played.ordered or played.vain) else []
        )
        parts += [f"{counted(played.vain, 'act')} came to nothing"] if played.vain else []
        print(f"turn {played.turn}: {', '.join(parts)}, {played.refused} turned down")
        if played.over:
            print(printed(played.over))
        return 0
    print(f"turn {played.turn} waits for {counted(len(played.open), 'answer')}:")
    for each in played.open:
        late = f"; else {printed(each.late)}" if each.late else ""
        print(f"  {printed(each.player)}: {each.key}  {printed(each.question)}  {printed(each.offers)}{late}")
    return 0
