"""`rulec report`: show a player's view of a game."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection

from rulec.commands.common.file_writer import FORCE, write_whole
from rulec.commands.common.option_parser import Line, UsageError
from rulec.driver import discovery

USAGE = "rulec report GAME [--player P | --all DIR] [--format md|html|json] [--site DIR] [-o FILE] [--force]"
HELP = """\
Show the last turn of a game, what became of the lines, and what is handed in for the coming turn. With `--player`, show
what that player may see; without it, everything, for the umpire. The command shows a game even if it is played by other
rules than those at hand.

  --player P      show what the player P may see
  --all DIR       write the report of each player to a file in DIR, replacing older reports; none of them holds a secret
                  of another player
  --format FORM   print `md` (Markdown, the default), `html` (a page) or `json`
  --site DIR      link words to the pack's site (see `rulec site`); DIR is its folder as seen from the page
  -o FILE         write to FILE, which must not exist; by default to standard output
  --force         replace FILE if it exists"""
FLAGS = (FORCE,)
OPTIONS = ("--player", "--all", "--format", "--site", "-o", "--rules", "--out")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    style = line.choice("--format", ("md", "html", "json"))
    if len(line.words) != 1:
        raise UsageError(f"which game? usage: {USAGE}")

    from rulec.base.diagnostics import Report
    from rulec.commands.common.report_output import counted
    from rulec.commands.games.on_game import on_game
    from rulec.driver.games import player_report
    from rulec.driver.games.commands import player_of, shown_world
    from rulec.driver.games.game_file import GameFile
    from rulec.runtime.game.acts import Game

    site = line.one("--site")
    terms = player_report.terms_of(site) if site else {}
    if site and (style != "html" or not terms):
        raise UsageError(
            f"`--site {site}`: there is no site of `rulec site`"
            if style == "html"
            else "only `--format html` has links"
        )

    page = player_report.ReportPage(site.rstrip("/"), terms)
    shows = {"md": player_report.as_markdown, "html": page.html, "json": player_report.as_json}

    def shown(file: GameFile, rules: Game, report: Report) -> str:
        seq = file.seq
        world = shown_world(file, rules, seq, report)
        name = line.one("--player")
        player = player_of(file, rules, world, seq, name, report) if name else None
        if player is None and name:
            return ""
        return shows[style](player_report.view(file, rules, world, seq, player))

    def of_each(file: GameFile, rules: Game, report: Report) -> dict[str, str]:
        seq = file.seq
        world = shown_world(file, rules, seq, report)
        found: dict[str, str] = {}
        for player, name in player_report.names_of(file, rules, world, seq).items():
            stem = file_name(name, found)
            found[stem] = shows[style](player_report.view(file, rules, world, seq, player))
        return found

    folder = line.one("--all")
    if "--all" in line.values and not folder:
        raise UsageError("`--all DIR` needs the folder for the reports")
    if folder:
        if line.one("--player") or line.one("-o"):
            raise UsageError("`--all DIR` writes a file for each player; it goes with neither `--player` nor `-o`")
        reports, failed = on_game(line, of_each, any_rules=True)
        os.makedirs(folder, exist_ok=True)
        for name, told in (reports or {}).items():
            write_whole(os.path.join(folder, f"{name}.{style}"), told.encode())
        print(f"{discovery.printed(discovery.shown(folder))}: {counted(len(reports or {}), 'report')}")
        return 1 if failed else 0
    target = line.one("-o")
    if target and target != "-" and FORCE not in line.flags and os.path.isfile(target):
        raise UsageError(
            f"`{discovery.printed(discovery.shown(target))}` is there; `{FORCE}` puts the report in its place"
        )
    text, failed = on_game(line, shown, any_rules=True)
    if target and target != "-" and text:
        write_whole(target, text.encode())
    else:
        sys.stdout.write(text or "")
    return 1 if failed else 0


def file_name(name: str, taken: Collection[str]) -> str:
    """Return a unique file name for a player: lower-case letters and digits, separated by `-`."""
    stem = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "player"
    found, number = stem, 1
    while found in taken:
        number += 1
        found = f"{stem}-{number}"
    return found
