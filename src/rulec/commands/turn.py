"""`rulec turn`: plays the coming turn of a game."""

from __future__ import annotations

from rulec.commands.line import UsageError, read

USAGE = "rulec turn GAME"
HELP = f"""\
usage: {USAGE}

Plays the coming turn of a game with what players have handed in. It is played whole or not at all: whatever stops it
in the middle leaves the game as it was.

  --rules DIR     where packs are looked for
  --out DIR       where the compiled package is looked for (`generated`, else what is installed)"""


def run(words: list[str]) -> int:
    """Runs the command."""
    line = read(words, (), ("--rules", "--out"))
    if "--help" in line.flags:
        print(HELP)
        return 0
    if len(line.words) != 1:
        raise UsageError(f"which game? usage: {USAGE}")

    from rulec.base.diagnostics import Report
    from rulec.commands import places
    from rulec.commands.saying import say
    from rulec.driver import game, game_file

    outs = game.outs_of(line.many("--out"), places.where(line))
    report = Report()
    played = None
    with game_file.opened(line.words[0], report) as file:
        rules = game.ready(file, outs, report) if file is not None else None
        if file is not None and rules is not None:
            played = game.play(file, rules, report)
    say(report.sorted())
    if played is None or report.failed:
        return 1
    print(f"turn {played.turn}: {played.done} acts carried out, {played.refused} turned down")
    return 0
