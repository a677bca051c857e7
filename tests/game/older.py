"""Game files of older forms, made of one of today."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from rulec.driver.games import game_file
from rulec.driver.games.game_file import COUNTED, NEW_COLUMNS, TABLES, GameFile, row_sum


def made_older(path: Path, form: str, change: Callable[[sqlite3.Connection], object] | None = None) -> None:
    """Make a game one of an older form: `3` kept only the words of what happened, `2` no sums of whole tables. `change`
    does more with it first; all sums are made anew."""
    base = sqlite3.connect(path)
    base.execute("UPDATE events SET text = name, who = NULL WHERE sort = 'noted'")
    base.execute("DELETE FROM events WHERE sort = 'act'")
    if change is not None:
        change(base)
    for table, columns in NEW_COLUMNS.items():
        for column in columns:
            base.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    base.execute("UPDATE meta SET value = ? WHERE key = 'form'", (form,))
    base.execute("DELETE FROM meta WHERE key = ?", (COUNTED,))
    file = GameFile(base, str(path), {"form": form})
    for table in TABLES:
        names = file.columns(table)
        key = names[: TABLES[table][0]]
        where = " AND ".join(f"{name} = ?" for name in key)
        for row in base.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall():
            base.execute(f"UPDATE {table} SET sum = ? WHERE {where}", (row_sum(table, row), *row[: len(key)]))
    if form != game_file.UNCOUNTED:
        counted = file.counted()
        row = (COUNTED, counted)
        base.execute("INSERT INTO meta VALUES (?, ?, ?)", (*row, row_sum("meta", row)))
    base.commit()
    base.close()
