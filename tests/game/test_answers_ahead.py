"""What players say before they are asked: kept, used when the question comes, and refused where none can come."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.game.play import Done, rulec
from tests.game.test_lines_due import PACK, RULES, SCENARIO

MORE = """
enum Wind: north, south "wind"

process listen() "All listen"
    for each c in camps as listed
        ask c for ear be amount 1 .. 9 default 5 "Where does {c} listen?"
        tell everyone "{c} listens at {ear}."
    cites book "Going"

process sniff() "All sniff"
    for each c in camps at once
        ask c for wind be one of Wind default north sealed "Where does {c} smell the wind?"
        ask c for nose be yes or no default no "Does {c} snort?"
        reveal wind
        tell everyone "{c} smells the {wind}."
        if nose
            tell c "You snort."
    cites book "Going"

order 30 "Howl"
    by camp: Camp
    typed "howl"
    does
        tell everyone "{camp} howls."
    cites book "Going"

"""
STEPS = """\
    step 1 "Listening"
        run listen()
    step 2 "The deer go"
        lines of each c in camps where c.side = deer
        acts order 10
    step 3 "The wolves pounce"
        lines of each c in camps where c.side = wolf
        acts order 20
    step 4 "The wind"
        run listen()
        run sniff()
    step 5 "The night"
        lines of each c in camps
        acts order 30
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ahead")
    pack = folder / "rules/hunters"
    (pack / "scenarios").mkdir(parents=True)
    (pack / "pack.yaml").write_text(PACK, "utf-8")
    before, behind = RULES.split("sequence day")
    head, foot = behind.split('    step 1 "The deer go"')
    foot = foot.split("        acts order 20\n    cites")[1]
    (pack / "hunt.rules").write_text(f"{before}{MORE}sequence day{head}{STEPS}    cites{foot}", "utf-8")
    (pack / "scenarios/wood.yaml").write_text(SCENARIO, "utf-8")
    done = rulec("build", cwd=folder, places=())
    assert done.code == 0, done.said
    return folder


class Wood:
    """A game of the hunters."""

    def __init__(self, folder: Path, built: Path) -> None:
        self.folder = folder
        self.places = ("--rules", str(built / "rules"), "--out", str(built / "generated"))
        assert self("new", "hunters", "wood", "--seed", "1", "-o", "g.game").code == 0

    def __call__(self, *words: str) -> Done:
        return rulec(*words, cwd=self.folder, places=self.places)

    def hand_in(self, text: str, *words: str) -> Done:
        (self.folder / "lines.txt").write_text(text, "utf-8")
        return self("orders", "g.game", "lines.txt", *words)

    def turn(self, *words: str) -> str:
        done = self("turn", "g.game", *words)
        assert done.code == 0, done.said
        return done.out

    def waits_for(self, *words: str) -> list[str]:
        """Player and key of all that is asked."""
        return [line.split("  ")[1] for line in self.turn(*words).splitlines()[1:]]

    def report(self, player: str, style: str = "md") -> str:
        return self("report", "g.game", "--player", player, "--format", style).out


@pytest.fixture
def wood(tmp_path: Path, built: Path) -> Wood:
    return Wood(tmp_path, built)


LISTEN = "player: Grey\near = 1\nplayer: Doe\near = 7\nplayer: Hind\near = 3\n"
"""What all answer ahead to the first question of the turn, which comes a second time."""


def test_with_due_lines_comes_what_is_known_already(wood: Wood) -> None:
    wood.hand_in(LISTEN)
    assert wood.waits_for() == ["Doe: lines_2", "Hind: lines_2"]
    told = wood.hand_in(
        "player: Doe\ngo 4\nwind = south\nnose = yes\nplayer: Hind\ngo 5\nplayer: Grey\nrest = default\n"
    )
    assert told.out == (
        "Doe: 1 of 1 lines taken, 2 answers ahead\nHind: 1 of 1 lines taken\nGrey: 0 of 0 lines taken, 1 answer ahead\n"
    )
    assert told.code == 0
    assert wood.waits_for() == ["Grey: lines_3"], "`rest` answers questions, and hands no lines in"
    wood.hand_in("player: Grey\npounce 4\n")
    assert wood.waits_for() == ["Hind: wind"]
    assert "smells" not in wood.report("Hind"), "nobody learns what others have said ahead"
    wood.hand_in("player: Hind\nwind = north\nnose = no\n")
    assert wood.waits_for() == ["Grey: lines_5", "Doe: lines_5", "Hind: lines_5"]
    assert wood.turn("--deadline").startswith("turn 1: 3 defaults taken\nturn 1: 3 acts carried out")
    seen = wood.report("Doe")
    assert "- Doe smells the south." in seen
    assert "- Grey smells the north." in seen
    assert "| Where does Doe smell the wind? | south |" in seen


def test_the_report_says_what_became_of_an_answer_ahead(wood: Wood) -> None:
    wood.hand_in(f"{LISTEN}player: Doe\ngo 4\near = 7\near.x3 = 8\nwind = south\nlines = none\n")
    wood.turn()
    coming = wood.report("Doe").split("## Answers ahead for turn 1\n")[1]
    assert "| `ear` | 7 | has answered 1 question |" in coming
    assert "| `wind` | south | kept |" in coming
    assert "south" not in wood.report("Hind")
    while "waits" in wood.turn("--deadline"):
        pass
    seen = wood.report("Doe").split("## Your answers ahead\n")[1]
    assert "| `ear` | 7 | answered 2 questions |" in seen
    assert "| `ear.x3` | 8 | answered nothing: nothing was asked that it fits |" in seen
    assert "| `wind` | south | answered 1 question |" in seen
    assert "| `lines` | none | answered 1 question |" in seen
    known = {each["key"]: each["used"] for each in json.loads(wood.report("Doe", "json"))["ahead"]}
    assert known == {"ear": 2, "ear.x3": 0, "wind": 1, "lines": 1}
    assert "answers ahead" not in wood.report("Hind").split("## Your answers ahead")[0].casefold()


def test_what_was_answered_stays_whatever_is_said_ahead_later(wood: Wood) -> None:
    wood.hand_in(LISTEN)
    wood.turn()
    wood.hand_in("player: Doe\ngo 4\near = 2\nlines = none\nplayer: Hind\nlines = none\n")
    wood.hand_in("player: Grey\nlines = none\n")
    wood.turn()
    seen = wood.report("Hind")
    assert "- Doe listens at 7." in seen, "the first question was answered before"
    assert "- Doe listens at 2." in seen, "the second comes behind what was said then"
    assert "- Hind listens at 3." in seen


def test_a_later_file_takes_the_place_of_what_was_said_at_the_same_stop(wood: Wood) -> None:
    wood.hand_in(f"{LISTEN}player: Doe\nwind = south\nnose = no\n")
    wood.turn()
    wood.hand_in("player: Doe\ngo 4\near = 2\n")
    wood.hand_in("player: Doe\ngo 6\n")
    assert wood.waits_for() == ["Hind: lines_2"]
    wood.hand_in("player: Hind\nplayer: Grey\nlines = none\nrest = default\n")
    assert wood.waits_for() == ["Hind: wind"], "what Doe has said before the turn stays"
    assert "Doe listens at 2." not in wood.report("Hind")


# ---- lines -----------------------------------------------------------------------------------------
def test_lines_are_declined_ahead(wood: Wood) -> None:
    wood.hand_in(LISTEN.replace("ear = 1\n", "ear = 1\nlines = none\n"))
    assert wood.waits_for() == ["Doe: lines_2", "Hind: lines_2"]
    wood.hand_in("player: Doe\ngo 4\nplayer: Hind\nlines_2 = none\n")
    assert not any("lines_3" in each for each in wood.waits_for()), "Grey has said so"
    for player in ("Grey", "Doe", "Hind"):
        wood.hand_in(f"player: {player}\nrest = default\n")
    assert wood.waits_for() == ["Doe: lines_5", "Hind: lines_5"]
    assert wood.turn("--deadline").endswith("turn 1: 1 act carried out, 0 turned down\n")


def test_due_lines_may_bring_those_of_later_steps(wood: Wood) -> None:
    wood.hand_in(f"{LISTEN}player: Hind\ngo 5\nrest = default\nplayer: Grey\npounce 5\nrest = default\n")
    assert wood.waits_for() == ["Doe: lines_2"]
    assert wood.hand_in("player: Doe\ngo 4\nhowl\nrest = default\n").code == 0
    assert wood.waits_for() == ["Grey: lines_5", "Hind: lines_5"]
    late = wood.hand_in("player: Grey\npounce 4\n")
    assert "This comes too late: the turn is past the step that carries it out" in late.said
    wood.hand_in("player: Grey\nplayer: Hind\nhowl\n")
    assert wood.turn() == "turn 1: 5 acts carried out, 0 turned down\n"
    assert "- Hind howls." in wood.report("Grey")
    assert "- Doe howls." in wood.report("Grey")


# ---- what no question can have ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "code", "told", "cure"),
    [
        ("wind = soth", "R0358", "“soth” is not offered here; it is north or south", ""),
        ("wind = none", "R0358", "“none” is not offered here; it is north or south", ""),
        ("nose = perhaps", "R0358", "“perhaps” is not offered here; it is yes or no", ""),
        ("ear = the left one", "R0358", "“the left one” is no amount; one is typed so: ear = 1", ""),
        ("eer = 4", "R0293", "nothing is ever asked by the name `eer`", "did you mean `ear`?"),
        ("tail = 4", "R0293", "by the name `tail`", "what is asked has the name `ear`, `nose` or `wind`"),
        ("ear.second = 4", "R0293", "by the name `ear.second`", "the second time it is asked in a turn is `ear.x2`"),
        ("rest = 5", "R0358", "`rest = 5` is no answer to every question", "`rest = default` takes what the rules say"),
        ("lines = go 4", "R0358", "`go 4` is not taken behind `lines`", "lines are typed without a key"),
        ("lines_4 = none", "R0293", "no lines are due by the name `lines_4`", "`lines_5` for step 5, “The night”"),
    ],
)
def test_what_no_question_can_have_is_refused_with_the_cure(
    wood: Wood, line: str, code: str, told: str, cure: str
) -> None:
    done = wood.hand_in(f"player: Doe\n{line}\n")
    assert done.code == 1
    assert done.out == "Doe: 0 of 0 lines taken\n"
    assert f"error[{code}]" in done.said
    assert told in done.said
    assert cure in done.said


def test_what_is_asked_no_more_is_refused_while_a_turn_waits(wood: Wood) -> None:
    wood.hand_in(f"{LISTEN}player: Grey\nlines = none\nrest = default\n")
    for player in ("Doe", "Hind"):
        wood.hand_in(f"player: {player}\nrest = default\nlines_2 = none\n")
    assert wood.waits_for() == ["Doe: lines_5", "Hind: lines_5"]
    late = wood.hand_in("player: Doe\nwind = south\nlines_3 = none\nhowl\n")
    assert "`wind` is not asked any more in this turn" in late.said
    assert "it is asked in step 4, “The wind” at the latest; hand it in before the next turn" in late.said
    assert "no lines are due by the name `lines_3`" in late.said
    assert late.out == "Doe: 1 of 3 answers taken\n"
    other = wood.hand_in("player: Grey\nwind = south\n")
    assert other.code == 0, "who is not asked is not told how far the turn has come"
    assert other.out == "Grey: 0 of 0 lines taken, 1 answer ahead\n"
