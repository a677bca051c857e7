"""Acts in random worlds: interpreter and emitted Python refuse, pay, do and undo the same."""

from __future__ import annotations

from rulec.backends.python import emit
from tests.ir.hamlet import compiled, hamlet, source
from tests.property.play import acts

RISKY = (
    source()
    .replace(
        "        raise guard.level by 1 level\n        put charm into guard.charms until end of turn",
        "        run follow(house)\n        run pick(house)\n        put charm into guard.charms until end of turn\n"
        "        raise guard.level by 1 level\n        remove guard\n        note rained()\n"
        "        if house.heir != none\n"
        "            set house.heir.level to round down(9 levels / (house.gold / 1 gold))\n"
        "        if house.apples > 6 apples\n"
        '            fail "Too many: {house.apples}."',
    )
    .replace('    typed     "train {guard}', '    gives away gold of House\n    typed     "train {guard}')
)


def test_acts_are_carried_out_alike() -> None:
    assert list(acts(hamlet(), 900, seed=11)) == []


def test_acts_that_fail_midway_are_undone_alike() -> None:
    assert list(acts(compiled(RISKY), 600, seed=12)) == []


def test_what_is_not_kept_is_noticed() -> None:
    made = compiled(RISKY)
    files = emit(made.program, made.model)
    path = "rulec_packs/hamlet/ground.py"
    kept = [line for line in files[path].splitlines() if "world.keep(" in line]
    assert len(kept) >= 8
    for line in kept:
        broken = {**files, path: files[path].replace(f"{line}\n", "")}
        assert next(acts(made, 900, seed=12, files=broken), None) is not None, line
