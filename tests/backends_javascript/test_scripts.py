"""Emitted scripts: what they are made of, texts that would be code, sets of many members, odds, one classic script."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

import pytest

from rulec.backends.javascript import bundle, emit
from rulec.backends.javascript.expressions import PRINT
from rulec.backends.javascript.literals import text, word
from rulec.backends.javascript.scripts import EXPORT, IMPORT, PUBLIC, runtime
from rulec.backends.python.spelling import RUNTIME
from rulec.ir import nodes as ir
from rulec.runtime.odds import distribution
from tests.backends_javascript.node import run, write
from tests.catalogue.manor import compile_with
from tests.chance.packs import compiled as rolls
from tests.chance.packs import emitted

ROOT = Path(__file__).parents[2]
HOSTILE = [
    "</script><script>alert()</script>", "<!--", "-->", "*/ alert() /*", '"; alert(); "', "'; alert(); '",
    "`${alert()}`", "\u2028alert()\u2029", "\\", '\\"', "\x7f\x85", "${process}", "é ☃ 🜁", "__proto__",
]  # fmt: skip

SEEN = [each for each in HOSTILE if each.isprintable() and not set(each) & set('"{')]  # what rules may say


@lru_cache(maxsize=1)
def hostile() -> dict[str, str]:
    """A pack whose titles, labels and sentences are such texts, as emitted; and sets of more members than 53."""
    members = "\n".join(f'    m_{at} "{each}"' for at, each in enumerate(SEEN))
    rules = f"""
enum Evil "{SEEN[0]}"
{members}

enum Wide: {", ".join(f"w_{at}" for at in range(70))} "wide"

kind Box, boxes "{SEEN[3]}"
    held: set of Wide = {{}} "{SEEN[5]}"
    evil: Evil = m_0 "{SEEN[4]}"
    weight: gold = 0 gold "weight"

quantity worth(box: Box) -> gold "{SEEN[1]}"
    base box.weight * 1000003 "{SEEN[0]}"
    add 7 gold when box.held has w_69 "{SEEN[3]}"
    add 5 gold when box.held has w_2 "{SEEN[2]}"
    add 1 gold when box.held has w_40 "{SEEN[1]}"
    cites book "{SEEN[0]}" 1

value odd(box: Box) -> Wide? "{SEEN[2]}"
    first(each wide in box.held) "{SEEN[4]}"
    cites book "{SEEN[3]}" 2
"""
    compiled, report = compile_with({"case.rules": rules})
    assert compiled is not None, [f"{d.code} {d.headline} {d.primary.span}" for d in report.found]
    return emit(compiled.program)


def test_every_expression_has_a_row() -> None:
    assert set(PRINT) == set(ir.Expr.__args__)


def test_names_of_scripts_are_all_different() -> None:
    """All that stands at the head of a script begins with `$`, or is no name that a pack can have, or is told apart."""
    found: list[str] = []
    for path, script in hostile().items():
        if path.endswith(".js"):
            names = re.findall(r"^(?:const|let|class|function) ([\w$]+)", script, re.M)
            assert len(EXPORT.findall(script)) == 1
            assert script.endswith(";\n")
            found += names
            if path.startswith("runtime/"):
                assert [n for n in names if not n.startswith("$") and n not in RUNTIME] == []
    assert len(found) == len(set(found))


@pytest.mark.parametrize("name", ["class", "new", "await", "Map", "dice", "odds", "eval", "undefined", "arguments"])
def test_words_of_javascript_are_no_names(name: str) -> None:
    assert word(name) == f"{name}_"


@pytest.mark.parametrize("given", HOSTILE)
def test_a_text_stays_a_text(given: str) -> None:
    shown = text(given)
    assert shown.isascii()
    assert not set("<>\n\r\x7f") & set(shown)
    assert json.loads(shown) == given


def test_hostile_texts_do_nothing(tmp_path: Path) -> None:
    folder = write(hostile(), tmp_path)
    for path, script in hostile().items():
        assert "</" not in script, path
        assert "<!--" not in script, path
        if path.endswith(".js"):
            assert "alert" not in re.sub(r'"(?:[^"\\]|\\.)*"', '""', script), path
        if path.endswith(".d.ts"):
            assert [
                line for line in script.splitlines() if "alert" in line and not line.strip().startswith("/**")
            ] == []
            assert script.count("/*") == script.count("*/")
    told = run("-e", f'import("{folder}/index.js").then((p) => console.log(JSON.stringify(p.enums.Evil.members)))')
    assert [row["title"] for row in json.loads(told)] == SEEN


ASKED = """
const all = [[], [2], [40], [69], [2, 40, 69]];
const bits = (at) => at.reduce((sum, one) => sum + (1n << BigInt(one)), 0n);
const normal = (mask) => (mask < 2n ** 53n ? Number(mask) : mask);
const told = all.map((at) => pack.functions.worth(pack.make("Box", { held: normal(bits(at)) })));
const first = all.map((at) => pack.functions.odd(pack.make("Box", { held: normal(bits(at)) })));
const large = pack.functions.worth(pack.make("Box", { held: 4, weight: 9007199254740991 }));
const why = pack.why.worth(pack.make("Box", { held: 4, weight: 9007199254740993n }));
const no = pack.guards.worth(1, pack.make("Box"));
const exact = [large, ...why[0] === why[1][0][1] ? [] : [why[0]], why[1][0][1]].map(String);
console.log(JSON.stringify([told, first, ...exact, no, typeof pack.units.gold.per]));
"""
ANSWERED = [
    [0, 5, 1, 7, 13], [None, 2, 40, 69, 2],
    str((2**53 - 1) * 1000003 + 5), str((2**53 + 1) * 1000003 + 5), str((2**53 + 1) * 1000003), 0, "number",
]  # fmt: skip


def test_large_sets_and_large_amounts(tmp_path: Path) -> None:
    folder = write(hostile(), tmp_path)
    assert json.loads(run("-e", f'import("{folder}/index.js").then((pack) => {{ {ASKED} }})')) == ANSWERED


LOOPS = """measure metre, metres "metres"

kind Post, posts "post"
    at: spot in metres = spot(3 metres, 4 metres) "place"
    fence: list of spot in metres = {} "fence"
    lengths: list of metre = {} "lengths"

fact fenced(one: Post) "{one} is fenced"
    holds any(part = 3 metres for each part in one.lengths) and any(part = one.at for each part in one.fence)
    cites book "Ways" 1
"""


def test_a_name_that_two_loops_have_is_compared_as_what_each_runs_over(tmp_path: Path) -> None:
    """Two spots are the same when their amounts are; JavaScript would ask whether they are one array."""
    compiled, _ = compile_with({"posts.rules": LOOPS}, backends=None)
    assert compiled is not None
    folder = write(emit(compiled.program), tmp_path)
    asked = 'pack.functions.fenced(pack.make("Post", { at: [3, 4], fence: [[9, 9], [3, 4]], lengths: [3] }))'
    assert run("-e", f'import("{folder}/index.js").then((pack) => console.log({asked}))').strip() == "true"


def test_one_classic_script_does_the_same(tmp_path: Path) -> None:
    made = bundle(hostile())
    assert not IMPORT.search(made)
    assert not re.search(r"^export ", made, re.M)
    assert "</" not in made
    script = tmp_path / "one.cjs"  # no module: a script, as a page has it
    script.write_text(f"{made}\nconst pack = rulec;\n{ASKED}", encoding="utf-8")
    assert json.loads(run(script)) == ANSWERED
    keys = run("-e", f"require({json.dumps(str(script))}); console.log(Object.keys(rulec).join())").splitlines()[-1]
    assert keys.split(",") == list(PUBLIC)


def test_the_whole_runtime_goes_into_one_script() -> None:
    both = bundle({**{f"runtime/{name}.js": script for name, script in runtime().items()}, "index.js": ""})
    names = re.findall(r"^(?:const|let|class|function) ([\w$]+)", both, re.M)
    assert len(names) == len(set(names))


RUNS = """
const told = (run, ...limit) => {
  try {
    return pack.odds(run, ...limit).map(([value, ways, of]) => [value, `${ways}/${of}`]);
  } catch (fault) {
    return [fault.name, fault.what];
  }
};
const { hunt, mood, nerve, share, storm } = pack.functions;
console.log(JSON.stringify([
  told((dice) => mood(dice)), told((dice) => storm(2, dice)), told((dice) => nerve(1, dice)),
  told((dice) => share(0, dice)), told((dice) => hunt(dice)),
  told((dice) => dice.throw("a", 6, 1) + dice.throw("b", 6, 1), 9, "x"),
  new pack.Tape([5, 2]).throw("a", 6, 2), new pack.Tape({ b: [3] }).throw("hunt.b", 6),
]));
"""


def test_odds_are_those_of_python(tmp_path: Path) -> None:
    folder = write(emit(rolls().program), tmp_path)
    found = json.loads(run("-e", f'import("{folder}/index.js").then((pack) => {{ {RUNS} }})'))
    with emitted() as loaded:
        named = loaded.package
        calls = [(named.mood,), (named.storm, 2), (named.nerve, 1), (named.share, 0), (named.hunt,)]
        expected = [distribution(call, *given) for call, *given in calls]
    for told, wanted in zip(found, expected, strict=False):
        assert {value: Fraction(chance) for value, chance in told} == wanted
    assert found[len(expected) :] == [["TooManyOutcomes", "x"], 7, 3]


def test_the_page_of_javascript_tells_the_truth(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "javascript.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```js\n(.*?)^```$", page, re.M | re.S)
    (output,) = re.findall(r"^```output\n(.*?)^```$", page, re.M | re.S)
    script = tmp_path / "use.mjs"
    script.write_text(program.replace("./generated", (ROOT / "generated").as_posix()), encoding="utf-8")
    assert run(script) == output
