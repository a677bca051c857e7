"""`rulec explain` of a whole solve: every decision with its line, its circle and what it rests on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from rulec.ir.interp.explained_solve import decisions
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.world_queries import weigh_solve
from rulec.runtime.solving import YES, Answers
from tests.game.play import Done, rulec
from tests.solve.test_agreement import compiled
from tests.solve.worlds import Crowd

RULES = """
kind Man, men "man"
    level: number = 1 "level"

kind Walk, walks "walk"
    man: Man
    rival: Walk? "who must not set out"

solve parade(walks: list of Walk) "Who sets out"
    decide sets_out(walk: Walk) "{walk.man} sets out", not "{walk.man} stays"
        no when strength(walk) < 2 "too weak"
        no when any(walk.rival = other and sets_out(other) for each other in walks) "a rival sets out"
        otherwise yes
    quantity strength(walk: Walk) -> number "How strong a walk is"
        base walk.man.level
        add 1 for each other in walks when other.rival = none and other != walk and sets_out(other) "company"
    circle "Two who shut each other out" when only sets_out then all no
        cites book "Gate" 52
    cites book "Gate" 51
"""
GIVEN = """\
a = Walk(man: Man(level: 2))
b = Walk(man: Man(level: 2))
a.rival = b
b.rival = a
c = Walk(man: Man())
walks = {a, b, c}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("lot")
    pack = found / "rules" / "lot"
    pack.mkdir(parents=True)
    (pack / "pack.yaml").write_text(
        "name: lot\ntitle: The Lot\nversion: 1.0.0\ndocuments:\n  book: {title: The Book}\n", encoding="utf-8"
    )
    (pack / "lot.rules").write_text(RULES, encoding="utf-8")
    (found / "given.txt").write_text(GIVEN, encoding="utf-8")
    return found


def explained(folder: Path, *more: str) -> Done:
    return rulec("explain", "lot", "parade", *more, cwd=folder, places=("--rules", str(folder / "rules")))


def test_a_pack_that_was_built_says_the_same(folder: Path) -> None:
    before = explained(folder, "--given", "given.txt")
    built = rulec("build", "lot", cwd=folder, places=("--rules", str(folder / "rules")))
    assert built.code == 0, built.said
    again = explained(folder, "--given", "given.txt")
    assert (again.code, again.out) == (0, before.out)


def test_a_decision_without_an_answer_fails_the_example(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder / "rules", tmp_path / "rules")
    rules = tmp_path / "rules" / "lot" / "lot.rules"
    example = (
        '    example "Nobody shuts anybody out"\n        given a: Walk(man: Man(level: 3))\n'
        "        given walks: {a}\n        expect sets_out(a) = yes\n"
    )
    rules.write_text(RULES.replace("        otherwise yes\n", "") + example, encoding="utf-8")
    places = ("--rules", str(tmp_path / "rules"))
    built = rulec("build", "lot", cwd=tmp_path, places=places)
    assert built.code == 1
    assert "no case of `sets_out` fits" in built.said


def test_every_decision_is_told_with_its_reason(folder: Path) -> None:
    done = explained(folder, "--given", "given.txt")
    assert done.code == 0, done.said
    assert (
        done.out.partition("what is decided\n")[2]
        == """\
  sets_out: the walk's man sets out
    a  no   the circle “Two who shut each other out”
            overrules: yes, otherwise
            rests on strength(a) = 2; sets_out(c) = no; sets_out(b) = no
    b  no   the circle “Two who shut each other out”
            overrules: yes, otherwise
            rests on strength(b) = 2; sets_out(c) = no; sets_out(a) = no
    c  no   too weak
            rests on strength(c) = 1

from
  The Book, "Gate", line 51
"""
    )


def test_the_same_for_programs(folder: Path) -> None:
    found = json.loads(explained(folder, "--given", "given.txt", "--format", "json").out)
    assert (found["pack"], found["name"], found["text"]) == ("lot", "parade", "Who sets out")
    first, _, last = found["decisions"]
    assert (first["name"], first["about"], first["value"]) == ("sets_out", "a", False)
    assert first["circle"]["overruled"] is True
    assert first["circle"]["lines"] == {"value": True, "line": "otherwise"}
    assert first["circle"]["cites"] == [{"doc": "book", "section": "Gate", "line": 52, "to": 52}]
    assert (last["line"], last["circle"]) == ("too weak", None)
    assert last["rests_on"] == [{"name": "strength", "arguments": ["c"], "value": 1, "text": "1"}]
    assert [line["state"] for line in last["breakdown"]] == ["applied", "not_applied", "not_applied", "not_applied"]


def test_what_is_not_given_is_asked_for(folder: Path) -> None:
    done = explained(folder)
    assert done.code == 1
    assert "`parade` needs what is not given" in done.said
    assert "walks" in done.said


@pytest.mark.parametrize("name", ["meadow", "diplomacy_1971"])
def test_what_is_told_is_what_was_weighed(name: str) -> None:
    made, random, seen = compiled(name), Random(9), 0
    for _ in range(12):
        crowd = Crowd(made.model, random)
        for solve in made.model.solves.values():
            interpreter = Interpreter(made.program, made.model, play=crowd.play)
            state = weigh_solve(interpreter, solve.name, crowd.state(solve).fields)
            told = decisions(interpreter, made.program.solves[solve.name], state)
            rows = {decide: _answers(state, decide) for decide in solve.decides}
            assert len(told) == sum(map(len, rows.values()))
            for each in told:
                decide, thing = each.breakdown.function.name, each.about[1]
                assert each.answer == (rows[decide][thing] == YES)
                assert sum(line.state == "applied" for line in each.breakdown.lines) == 1
                assert each.overruled == (thing in rows[decide].overruled)
                for read in each.read:
                    if read.function.sort == "decide":
                        seen += 1
                        assert read.value == (rows[read.function.name][read.arguments[0][1]] == YES)
    assert seen > 20


def _answers(state: Instance, decide: str) -> Answers[object]:
    found = state.fields[decide]
    assert isinstance(found, Answers)
    return found
