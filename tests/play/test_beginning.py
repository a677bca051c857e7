"""Games that are begun by a package are those that `rulec new` begins."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games import scenario_file
from rulec.play import PlayError, begin, scenarios
from rulec.runtime.game.serialise import to_data
from tests.play.packages import PACKS, ROOT, rules_of

SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


@pytest.mark.parametrize("pack", PACKS)
def test_every_scenario_begins_as_with_the_command(pack: str) -> None:
    rules = rules_of(pack)
    names = sorted(file.stem for file in (ROOT / "rules" / pack / "scenarios").glob("*.yaml"))
    assert sorted(scenarios(pack)) == names
    one_each = [[name] for name, _ in rules.shape.variants]
    for scenario in names:
        for variants in ([], *one_each[:3]):
            report, roots = Report(), [(str(ROOT / "rules"), "")]
            source = scenario_file.read(pack, scenario, roots, report)
            assert source is not None
            bases, bits = scenario_file.bases_of(pack, roots), rules.shape.bits(variants)
            world = scenario_file.begin(source, rules, 11, bits, report, bases)
            assert world is not None, report.found
            game = begin(pack, scenario, seed=11, variants=variants)
            assert json.loads(game.to_json())["state"] == to_data(world, rules)
            assert game.variants == tuple(variants)


def test_what_a_game_says_of_itself() -> None:
    """The seven powers of 1901 (general knowledge; `rules/diplomacy_1971/scenarios/standard.yaml`)."""
    rules_of("diplomacy_1971")
    game = begin("diplomacy_1971", seed="x")
    assert (game.pack, game.turn, game.seed, game.ended) == ("diplomacy_1971", 1, "x", "")
    assert game.players == SEVEN
    drawn = [begin("diplomacy_1971").seed for _ in range(2)]
    assert drawn[0] != drawn[1]
    assert all(isinstance(seed, str) and len(seed) == 32 for seed in drawn)


@pytest.mark.parametrize(
    "pack, scenario, variants, sentence, near",
    [
        ("diplomacy", "", (), "there is no package of a pack `diplomacy`", "diplomacy_1971"),
        ("../rules", "", (), "there is no pack `../rules`", ""),
        ("os", "", (), "there is no package of a pack `os`", ""),
        ("diplomacy_1971", "standart", (), "the pack `diplomacy_1971` has no scenario `standart`", "standard"),
        ("alamaze", "maelstrom", ("no_such",), "the pack `alamaze` has no variant `no_such`", ""),
    ],
)
def test_what_is_not_there(pack: str, scenario: str, variants: tuple[str, ...], sentence: str, near: str) -> None:
    for name in PACKS:
        rules_of(name)
    with pytest.raises(PlayError) as found:
        begin(pack, scenario, variants=variants)
    assert str(found.value).startswith(sentence)
    assert found.value.near == near


def test_variants_that_exclude_each_other() -> None:
    apart = {pack: rules_of(pack).shape.apart for pack in PACKS}
    pack, ((one, other), *_) = next((pack, pairs) for pack, pairs in apart.items() if pairs)
    with pytest.raises(PlayError, match=f"`{one}` and `{other}` exclude each other"):
        begin(pack, variants=[one, other])


ALONE = """\
import sys
from rulec.play import begin
game = begin("diplomacy_1971", seed=1)
game.give("France", ["A PAR - BUR"])
game.play()
own = ("rulec.runtime", "rulec.play")
print(sorted(name for name in sys.modules if name.startswith("rulec.") and not name.startswith(own)))
print(sorted(name for name in sys.modules if name in ("yaml", "lark", "jsonschema_rs", "jsonschema")))
"""


def test_no_part_of_the_compiler_is_loaded() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "generated/diplomacy_1971/python")])
    done = subprocess.run(
        [sys.executable, "-c", ALONE],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n[]\n"
