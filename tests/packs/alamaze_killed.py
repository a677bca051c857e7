"""A game of Alamaze in a file, by the commands: killed at random moments it goes on, and comes out as it would have."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

from rulec.runtime.game.serialise import to_json
from rulec.runtime.game.turns import resolve
from tests.game.play import rulec
from tests.packs.alamaze_games import ROOT, SCENARIO, Table, begun, loaded, playing

PLACES = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))
DIED = 77


def turn_killed(game: Path, at: int) -> bool:
    """Plays a turn in a child that dies at step number `at` (an act, or a statement of the file); whether it died."""
    child = os.fork()
    if child:
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        assert code in (0, DIED), code
        return code == DIED
    code = 99
    try:
        import sqlite3

        from rulec.runtime.game import acts

        left = [at]

        def step(*_: object) -> None:
            left[0] -= 1
            if left[0] < 0:
                os._exit(DIED)

        connect: Any = sqlite3.connect
        attempt = acts.attempt

        def watched(*arguments: Any, **named: Any) -> Any:
            base = connect(*arguments, **named)
            base.set_trace_callback(step)
            return base

        def watched_attempt(*arguments: Any) -> bool:
            step()
            return attempt(*arguments)

        changed: Any = sqlite3, acts
        changed[0].connect, changed[1].attempt = watched, watched_attempt
        sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
        from rulec.commands.main import main

        code = main(["turn", str(game), *PLACES])
    finally:
        os._exit(code)


def killed(folder: Path, seed: str, kingdoms: int, months: int) -> list[str]:
    """Plays some months in a file and beside it in memory; what came out differently."""
    game, _ = loaded()
    file = folder / "k.game"
    names = [word for name in playing(seed, kingdoms) for word in ("--player", name)]
    begin = ("new", "alamaze", SCENARIO, *names, "--seed", "1", "-o", file.name)
    done = rulec(*begin, cwd=folder, places=PLACES)
    if done.code:
        return [done.said]
    world = begun(seed, kingdoms, 1)
    table = Table(world, seed)
    luck = Random(f"{seed} killed")
    for month in range(1, months + 1):
        sheets = table.sheets()
        text = "\n".join(f"player: {kingdom.name}\n" + "\n".join(lines) for kingdom, lines in sheets)
        (folder / "lines.txt").write_text(text, encoding="utf-8")
        rulec("orders", file.name, "lines.txt", cwd=folder, places=PLACES)
        if turn_killed(file, luck.randrange(20 * kingdoms)) and turn_killed(file, 10**9):
            return [f"month {month}: killed, the turn was not played the second time"]
        resolve(game, world, table.given(sheets, lambda *_: None))
        table.hear()
        saved = state_of(file)
        if saved != to_json(world, game):
            return [f"month {month}: killed and played again it is another game"]
    return []


def state_of(file: Path) -> str:
    """The last state that stands in a game file."""
    import sqlite3

    base = sqlite3.connect(file)
    try:
        (state,) = base.execute("SELECT json FROM states ORDER BY seq DESC LIMIT 1").fetchone()
    finally:
        base.close()
    return str(state)
