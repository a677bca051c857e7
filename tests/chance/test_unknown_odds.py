"""Odds of a roll that may meet a value which the source does not give: refused, and said by name."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulec.commands.main import main
from tests.catalogue.manor import ROOT

FEES = """\
table: fees
title: Fees
cites: ['book "Pay" 10']
keys: [rank]
columns:
  - {name: rank, type: Rank, label: Rank}
  - {name: fee, type: gold, label: Fee}
rows:
  - [low, 1 gold]
  - [middle, unknown]
  - [high, 3 gold]
"""
LUCK = """\
roll luck(rank: Rank) -> gold "Luck"
    throw face be d6
    2 gold when face < 6
    otherwise fees[rank].fee
    cites book "Gate" 1
"""


def test_one_face_that_meets_an_unknown_cell_refuses_the_odds_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT, tmp_path / "rules/manor")
    (tmp_path / "rules/manor/luck.rules").write_text(LUCK, encoding="utf-8")
    (tmp_path / "rules/manor/tables/fees.yaml").write_text(FEES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["odds", "manor", "luck", "--given", "rank=low", "--rules", "rules"]) == 0
    assert "5/6" in capsys.readouterr().out
    assert main(["odds", "manor", "luck", "--given", "rank=middle", "--rules", "rules"]) == 1
    told = capsys.readouterr().err
    assert "not given by the source: table `fees`, row middle, column `fee`" in told
    assert '"Pay", line 10' in told
