"""Whoever sits at the table of Engulfed is told who went where, who was raised where, and who struck whom.

Pieces lie open (`ruling open_pieces`), so all are told the same. Lines are those of the text of Middle Earth Engulfed.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.asking import Question
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.property.answers import Drawn

ROOT = Path(__file__).parents[3]
PACK = "middle_earth_engulfed"
LINES = (ROOT / "rules" / PACK / "lands.rules").read_text("utf-8").splitlines()
LANDS = [line.split('"')[1] for line in LINES if line.startswith("land ")]


class Answers(Drawn):
    """What the rules say where nobody answers, but for some questions by name."""

    def __init__(self, **answers: Any) -> None:
        super().__init__("1", defaults=1.0)
        self.answers = answers

    def answer(self, question: Question) -> Any:
        return self.answers.get(question.name, super().answer(question))


@pytest.fixture(scope="module")
def game() -> Game:
    found = load_game(PACK, [str(ROOT / "generated")], Report())
    assert found is not None
    return found


def begun(game: Game, places: Mapping[str, str]) -> Any:
    """A war at its beginning; some pieces stand elsewhere than the scenario says."""
    report = Report()
    source = read(PACK, "the_ring_goes_south", [(str(ROOT / "rules"), "")], report)
    assert source is not None, report.found
    world: Any = begin(source, game, "4", 0, report)
    assert world is not None, report.found
    for each in (*world.regiments, *world.individuals):
        if each.name in places:
            each.place = LANDS.index(places[each.name])
    return world


def told(game: Game, world: Any, lines: Mapping[str, list[str]], **answers: Any) -> dict[str, list[str]]:
    """All that each player was told in a turn, answers to questions apart; nobody says more than the lines."""
    given: list[Given] = []
    for name, typed in lines.items():
        player, why = find_player(game, world, name)
        assert player is not None, why
        verdicts = hand_in(game, world, player, list(enumerate(typed, 1)))
        assert all(each.given is not None for each in verdicts), verdicts
        given += [each.given for each in verdicts if each.given is not None]
    resolve(game, world, given, answers=Answers(**answers))
    found = {}
    for seat in world.seats:
        sentences = [each.text for each in world.reports if each.who is None or seat.id in each.who]
        found[seat.name] = [each for each in sentences if " is asked: " not in each]
    return found


def told_to_all(game: Game, world: Any, lines: Mapping[str, list[str]], **answers: Any) -> list[str]:
    """What the three players were told, who are told the same; nothing of it stands there twice."""
    found = told(game, world, lines, **answers)
    first = found["The West"]
    assert first == found["Sauron"] == found["Saruman"]
    assert len(set(first)) == len(first)
    return first


def test_a_march_is_told_with_its_way(game: Game) -> None:
    """Lines 98 and 99: regiments march, cavalry two areas."""
    world = begun(game, {})
    lines = {
        "Saruman": ["50 Uruk-hai of the Hand Isengard", "50 Wolf-riders Enedwaith by Dunland"],
        "Sauron": ["50 Orcs of the Second Host Vale of Anduin"],
    }
    sentences = told_to_all(game, world, lines)
    assert [each for each in sentences if "marched" in each] == [
        "Orcs of the Second Host marched from Dol Guldur to Vale of Anduin.",
        "Uruk-hai of the Hand marched from Orthanc to Isengard.",
        "Wolf-riders marched from Isengard by Dunland to Enedwaith.",
    ]


def test_a_march_that_stops_on_the_way_is_told_as_far_as_it_went(game: Game) -> None:
    """Line 101: battle is joined by moving in among enemies; whoever has joined it goes no further."""
    world = begun(game, {"Spears of Edoras": "Dunland"})
    found = told(game, world, {"Saruman": ["50 Wolf-riders Enedwaith by Dunland"]})
    assert found["The West"] == found["Sauron"]
    at = found["The West"].index("Wolf-riders marched from Isengard to Dunland.")
    assert found["The West"][at + 1] == "Battle is joined in Dunland, with Spears of Edoras."
    private = [each for each in found["Saruman"] if each not in found["The West"]]
    assert private == ["Wolf-riders did not get to Enedwaith: battle is joined where they are."]


def test_whose_march_came_to_nothing_is_told_alone(game: Game) -> None:
    """Line 111: Wolf-riders may pass Sauron's men, not stay with them; they have not left Isengard."""
    places = {"Orcs of the Second Host": "Enedwaith", "Orcs of the Third Host": "Dunland"}
    found = told(game, begun(game, places), {"Saruman": ["50 Wolf-riders Enedwaith by Dunland"]})
    assert not any("Wolf-riders" in each for each in found["The West"])
    assert "Wolf-riders did not get to Enedwaith: forces of the other master are there." in found["Saruman"]


def test_a_ride_is_told_with_both_its_ends(game: Game) -> None:
    """Lines 22 and 100: Individuals go three areas, and come back if they like."""
    lines = {"Sauron": ["53 The Ringwraiths Ithilien Dagorlad"], "The West": ["63 Boromir Edoras Anorien"]}
    sentences = told_to_all(game, begun(game, {"Boromir": "Anorien"}), lines)
    assert "The Ringwraiths went from Minas Morgul to Dagorlad." in sentences
    assert "Boromir left Anorien and came back." in sentences


def test_who_was_mustered_is_told_with_place_and_strength(game: Game) -> None:
    """Lines 129 to 132: new regiments at a muster point, old ones replenished at home."""
    world = begun(game, {})
    next(each for each in world.regiments if each.name == "Uruk-hai of the Hand").steps_left = 2
    lines = {"Sauron": ["80 Orcs of the Fifth Host Dol Guldur 4"], "Saruman": ["81 Uruk-hai of the Hand 1"]}
    sentences = told_to_all(game, world, lines)
    assert "Sauron raised Orcs of the Fifth Host in Dol Guldur: 4 steps." in sentences
    assert "Saruman refilled Uruk-hai of the Hand in Orthanc to 3 steps." in sentences


def test_what_readiness_brings_is_told_with_its_place(game: Game) -> None:
    """Lines 59 and 65: a breach that brings Rohan to Defence brings its first regiments, and perhaps an Individual."""
    sentences = told_to_all(game, begun(game, {}), {"Saruman": ["10 Rohan"]})
    at = sentences.index("Rohan is roused: on Defence.")
    assert sentences[at + 1 : at + 4] == [
        "Spears of Edoras gathered in Edoras.",
        "Riders of the Mark gathered in Edoras.",
        "Theoden came to Edoras.",
    ]


def test_each_blow_is_told_with_striker_foe_and_loss(game: Game) -> None:
    """Lines 39 and 101: a regiment is so many steps, and loses them. All losses of a battle are told, each once."""
    world = begun(game, {"Uruk-hai of the Hand": "Isengard", "Men of the Westfold": "Westfold"})
    next(each for each in world.regiments if each.name == "Men of the Westfold").steps_left = 4
    lines = {"Saruman": ["10 Rohan", "50 Uruk-hai of the Hand Westfold"]}
    before = {each.name: each.steps_left for each in world.regiments}
    found = told(game, world, lines)
    assert found["The West"] == found["Sauron"] == found["Saruman"]
    blows = [each for each in found["Sauron"] if " scored " in each]
    assert len(blows) == 4, "two regiments, two exchanges"
    lost = 0
    for blow in blows:
        striker, rest = blow.split(" scored ")
        score = int(rest.split(":")[0].split()[0])
        assert ("no harm" in rest) == (score < 5), "ruling lost_scores"
        victim = "Men of the Westfold" if striker == "Uruk-hai of the Hand" else "Uruk-hai of the Hand"
        assert ("no harm" in rest) or victim in rest
        lost += victim in rest
    assert lost == sum(before[each.name] - each.steps_left for each in world.regiments)
    assert lost > 0


def test_a_storm_and_a_battle_that_goes_on_are_told_with_both_sides(game: Game) -> None:
    """Lines 105 and 115: whoever has cleared the field goes in; a fight that is not over goes on in the next turn."""
    places = {"Uruk-hai of the Hand": "Westfold", "Spears of Edoras": "Helm's Deep"}
    world = begun(game, places | {"Orcs of the Fourth Host": "Ithilien", "Men of the Fiefs": "Ithilien"})
    sentences = told_to_all(game, world, {"Saruman": ["10 Rohan", "75 Uruk-hai of the Hand Helm's Deep"]})
    assert "Uruk-hai of the Hand went in from Westfold to Helm's Deep." in sentences
    assert "Battle is joined in Helm's Deep, with Spears of Edoras." in sentences
    assert any(each.startswith("The battle in Ithilien goes on: ") for each in sentences)
    on = next(each for each in sentences if "goes on" in each)
    assert "Orcs of the Fourth Host" in on
    assert "Men of the Fiefs" in on


@pytest.mark.parametrize(
    ("committed", "sentence"), [(0, "No power counts"), (2, "1 power counts"), (8, "Of 4 power only 1 power")]
)
def test_what_counts_in_the_hunt_is_one_sentence(game: Game, committed: int, sentence: str) -> None:
    """Line 89: what exceeds the maximum is discarded. Power is answered in halves (line 39)."""
    sentences = told_to_all(game, begun(game, {}), {"The West": []}, committed=committed)
    (counts,) = (each for each in sentences if "counts in the hunt" in each)
    assert counts.startswith(sentence)
    assert ("is lost" in counts) == (committed == 8)


def test_power_on_a_roll_is_told_with_its_price(game: Game) -> None:
    """Line 35: a second pip costs two more, three overall."""
    world = begun(game, {})
    bent = (next(each for each in world.nations if each.name == "Gondor"),)
    sentences = told_to_all(game, world, {}, bent=bent, pips=1)
    assert "Sauron put 1 power (1 pip) on the roll of Gondor." in sentences
    assert "Saruman put 2 power (1 pip) on the roll of Gondor." in sentences, "a second pip, whoever bought the first"


def test_refusals_name_the_areas_and_the_nation(game: Game) -> None:
    """Lines 21 and 114: "it does not touch where they are" and "No roll is made for Gondor" named nothing."""
    world = begun(game, {})
    next(each for each in world.nations if each.name == "Gondor").stage = 3
    world.dealt = True  # or the first turn begins, with all at Peace
    lines = {"Sauron": ["50 Orcs of the Fourth Host Harad"], "The West": ["22 Boromir Gondor", "63 Gimli Edoras"]}
    found = told(game, world, lines)
    assert "Harad does not touch Black Gate." in found["Sauron"]
    assert "Gondor is Active already; nobody can rouse it." in found["The West"]
    assert any(each.startswith("Edoras does not touch ") for each in found["The West"])


def test_a_hand_that_nobody_sees_changes_no_sentence(game: Game) -> None:
    """Line 24: a hand is its player's own; with other cards in it the Shadow is told the same, blows included."""
    heard = []
    for other in (False, True):
        world = begun(game, {"Uruk-hai of the Hand": "Isengard", "Spears of Edoras": "Westfold"})
        if other:
            world.deck = list(reversed(world.deck))
        lines = {"Saruman": ["10 Rohan", "50 Uruk-hai of the Hand Westfold"], "Sauron": ["53 The Ringwraiths Ithilien"]}
        found = told(game, world, lines)
        heard.append((found["Sauron"], found["Saruman"], sorted(world.seats[0].hand_cards)))
    assert heard[0][:2] == heard[1][:2]
    assert heard[0][2] != heard[1][2]
