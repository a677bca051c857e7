"""Seven people play Diplomacy by mail: what their host types for a phase.

A phase by hand was nine commands, and about 35 phases 315 a game (one `orders`, one `turn` and seven `report`). The
orders are a usual opening (general knowledge).
"""

from __future__ import annotations

from pathlib import Path

from tests.game.play import rulec
from tests.play.packages import ROOT

PLACES = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))
PHASES = 35
SPRING = {
    "Austria": "A Vie - Gal, A Bud - Ser, F Tri H",
    "England": "F Lon - Nth, F Edi - Nrg, A Lvp - Yor",
    "France": "A Par - Bur, A Mar - Spa, F Bre - Mid",
    "Germany": "A Ber - Kie, A Mun - Ruh, F Kie - Den",
    "Italy": "A Ven H, A Rom - Apu, F Nap - Ion",
    "Russia": "A War - Gal, A Mos - Ukr, F StP/SC - Bot, F Sev - Bla",
    "Turkey": "A Con - Bul, A Smy - Con, F Ank - Bla",
}
FALL = {
    "Austria": "A Vie - Gal, A Ser - Gre, F Tri H",
    "England": "A Yor - Nwy, F Nth C A Yor - Nwy, F Nrg S A Yor - Nwy",
    "France": "A Bur - Bel, A Spa - Por, F Mid - Spa/SC",
    "Germany": "A Kie - Hol, A Ruh - Bel, F Den - Swe",
    "Italy": "A Ven H, A Apu - Tun, F Ion C A Apu - Tun",
    "Russia": "A War - Gal, A Ukr - Rum, F Bot - Swe, F Sev S A Ukr - Rum",
    "Turkey": "A Bul - Gre, A Con - Bul, F Ank - Bla",
}


class Host:
    """Somebody who types commands, and counts them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.typed = 0

    def types(self, *words: str) -> str:
        self.typed += 1
        done = rulec(*words, cwd=self.folder, places=PLACES)
        assert done.code == 0, done.said
        return done.out

    def plays(self, mails: dict[str, str]) -> str:
        """A phase: what has come in, the turn, what goes out. Each mail quotes the report that it answers."""
        names: list[str] = []
        for player, orders in mails.items():
            last = self.folder / "out" / f"{player.lower()}.md"
            quoted = "".join(f"> {line}\n" for line in last.read_text(encoding="utf-8").splitlines())
            lines = "\n".join(orders.split(", "))
            names.append(f"{player}.txt")
            text = f"player: {player}\n{lines}\n\n{quoted}-- \nyours, {player}\n"
            (self.folder / names[-1]).write_text(text, encoding="utf-8")
        taken = self.types("orders", "g.game", *names)
        assert all(f"{player}: {orders.count(',') + 1} of" in taken for player, orders in mails.items()), taken
        told = self.types("turn", "g.game")
        assert self.types("report", "g.game", "--all", "out") == "out: 7 reports\n"
        return told


def test_a_phase_of_seven_people_takes_three_commands(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.types("new", "diplomacy_1971", "standard", "--seed", "1", "-o", "g.game")
    host.types("report", "g.game", "--all", "out")
    before = host.typed
    for turn, sheets in enumerate((SPRING, FALL), 1):
        told = host.plays(sheets)
        assert told.startswith(f"turn {turn}: ")
        assert told.endswith(", 0 turned down\n")
    assert (host.typed - before) / 2 * PHASES <= 315 / 3
    report = (tmp_path / "out/england.md").read_text(encoding="utf-8")
    assert "| 1 | A Yor - Nwy | England: A Yorkshire - Norway succeeds, 2 against 0. |" in report
    assert "| Norway | England | A |" in report
