"""`explain` and `odds` print what was given, in lines that somebody can read."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

quantity price(extra: gold, name: text) -> gold "Price"
    base 3 gold
    add extra "extra"
    add 1 gold when name = "x" "named"
    cites book "Prices" 1
"""


def test_what_was_given_is_cut_where_nobody_reads_on(tmp_path: Path) -> None:
    """A sum of 150 parts and a name of 5,000 letters were printed whole (messages cut such quotations)."""
    pack(tmp_path, {"p.rules": RULES})
    given = ("--given", f"extra={' + '.join(['1 gold'] * 150)}", "--given", f'name="{"y" * 5000}"')
    done = rulec("explain", "p", "price", *given, cwd=tmp_path)
    assert done.code == 0
    assert done.out.startswith("price = 153 gold\n")
    assert "extra = 1 gold + 1 gold + " in done.out
    assert "1 gold +…\n" in done.out
    assert 'name = "yyy' in done.out
    assert max(map(len, done.out.splitlines())) < 160
    short = rulec("explain", "p", "price", "--given", "extra=1 gold + 2 gold", "--given", 'name="x"', cwd=tmp_path)
    assert "  extra = 1 gold + 2 gold\n" in short.out
