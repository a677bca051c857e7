"""Middle Earth Engulfed: the editor's board against every hint of the text, and games that play themselves."""

from __future__ import annotations

import re
from collections import Counter
from html import escape
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.answers import Tape, data_of
from rulec.runtime.game.asking import Question, Waits
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.game.world import World
from rulec.runtime.ground.drawing import maps_for
from tests.packs.engulfed_games import play
from tests.packs.engulfed_long import secrets_told
from tests.packs.engulfed_players import Atlas
from tests.property.answers import Drawn
from tests.remembered import compiled

RULES = Path(__file__).parents[2] / "rules"
PACK = RULES / "middle_earth_engulfed"
UNDERGROUND = {"moria", "cirith_ungol", "mount_doom"}


def rows(name: str) -> Any:
    """The rows of a table, untyped."""
    text = (PACK / "tables" / f"{name}.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(text[text.index("\nrows:") :])["rows"]


def touching(*kinds: str) -> dict[str, set[str]]:
    """Which areas touch which, by the table of borders."""
    found: dict[str, set[str]] = {row[0]: set() for row in rows("board")}
    for one, other, border in rows("borders"):
        if not kinds or border in kinds:
            found[one].add(other)
            found[other].add(one)
    return found


def reached(start: str, steps: dict[str, set[str]], without: frozenset[str] = frozenset()) -> set[str]:
    seen, front = {start}, [start]
    while front:
        for there in sorted(steps[front.pop()] - seen - without):
            seen.add(there)
            front.append(there)
    return seen


# ---- the board, against the text -----------------------------------------------------------------
def test_the_board_is_one_and_mountains_part_it() -> None:
    kinds = ("open_border", "walls", "past_black_gate", "past_minas_morgul", "past_osgiliath", "snow_pass")
    lands = {row[0] for row in rows("board")} - {"off_board"}
    assert reached("shire", touching(*kinds)) == lands
    assert not touching(*kinds)["off_board"]
    crossed = touching("snow_pass")
    assert crossed["caradhras"] == {"eregion", "dimrill_dale"}, "the pass is the one way over the mountains (114)"
    assert any(row[2] == "ridge" for row in rows("borders"))


def test_angmar_and_dol_guldur_threaten_what_they_should() -> None:
    """Line 43."""
    near = touching("open_border")
    assert "shire" in near["arnor"]
    assert "arnor" in near["angmar"]
    home = {row[0]: row[1] for row in rows("board")}
    assert {"lorien", "mirkwood"} <= near["dol_guldur"]
    assert any(home[land] == "rohan" for land in near["dol_guldur"])
    assert any(home[land] == "dwarves" for other in near["dol_guldur"] for land in near[other])


def test_three_fortifications_bar_the_way() -> None:
    """Line 116."""
    barred = {row[2].removeprefix("past_"): {row[0], row[1]} for row in rows("borders") if row[2].startswith("past_")}
    walls = touching("walls")
    assert set(barred) == {"black_gate", "minas_morgul", "osgiliath"}
    for fort, ends in barred.items():
        assert walls[fort] == ends, fort


def test_every_other_fortification_stands_in_an_area() -> None:
    """Line 115."""
    board = {row[0]: row for row in rows("board")}
    walls = touching("walls")
    for land, _, ground, _, around, _, _ in rows("board"):
        if ground == "fortification" and land not in {"black_gate", "minas_morgul", "osgiliath"}:
            assert walls[land] == {around}
            assert board[around][1] == board[land][1]
    assert {land for land, row in board.items() if row[2] == "underground"} == UNDERGROUND


def test_the_track_leads_from_the_shire_to_mount_doom_by_rivendell() -> None:
    """Lines 73 to 86."""
    ways: dict[str, set[str]] = {row[0]: set() for row in rows("stops")}
    for one, other, _ in rows("ways"):
        ways[one].add(other)
        ways[other].add(one)
    assert reached("shire", ways) == set(ways)
    assert "mount_doom" not in reached("shire", ways, frozenset({"rivendell"}))
    mountains = {row[0] for row in rows("stops") if row[1] == "misty_mountains"}
    assert mountains == {"caradhras", "moria"}
    assert "mount_doom" in reached("shire", ways, frozenset({"caradhras", "moria"})), "there is a choice of routes"
    most = {row[0]: row[2] for row in rows("stops")}
    assert max(most[land] for land in ("shire", "bree", "rivendell")) < min(most["westfold"], most["gorgoroth"])


def test_prices_and_costs_lie_within_what_is_said() -> None:
    """Lines 39 and 131."""
    costs = {str(row[2]) for row in rows("step_costs")}
    assert {"1/2", "4"} <= costs <= {"1/2", "1", "2", "3", "4"}
    strengths = rows("muster_strengths")
    for nation in ("elves", "ents", "dunedain"):
        assert strengths[nation] == [0, 0, 0, 0]
    for nation in ("rohan", "gondor", "dwarves"):
        assert strengths[nation][:2] == [0, 0]
        assert 0 < strengths[nation][2] < strengths[nation][3]


def test_nobody_rouses_a_nation_that_never_rolls() -> None:
    """Lines 21 and 63."""
    scores = rows("activation_rolls")
    for hero, _, rouses, _ in rows("heroes"):
        for nation in rouses.strip("{}").replace(" ", "").split(","):
            assert not nation or any(score != "none" for score in scores[nation]), f"{hero} rouses {nation}"


def test_an_answer_ahead_is_the_answer_to_one_question() -> None:
    """What is answered ahead counts for each question of the name: no two questions share one, but those of a piece."""
    names = Counter(
        name for file in PACK.glob("*.rules") for name in re.findall(r"ask \S+ for (\w+) be ", file.read_text("utf-8"))
    )
    assert {name for name, count in names.items() if count > 1} == {"where"}, "where regiments and Individuals gather"


# ---- games that play themselves ------------------------------------------------------------------
@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("engulfed")
    for path, text in emit(compiled(PACK.name).program).items():
        target = folder / PACK.name / "python" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    found = load_game(PACK.name, [str(folder)], Report())
    assert found is not None
    return found


def begun(game: Game, scenario: str, seed: int, variants: int) -> World:
    report = Report()
    source = read(PACK.name, scenario, [(str(RULES), "")], report)
    assert source is not None, report.found
    world = begin(source, game, seed, variants, report)
    assert world is not None, report.found
    return world


def titles() -> list[str]:
    lines = (PACK / "lands.rules").read_text(encoding="utf-8").splitlines()
    return [line.split('"')[1] for line in lines if line.startswith("land ")]


LANDS = titles()[:-1]


def wished(seat: Any, world: Any, luck: Random) -> list[str]:
    """What a player without a plan types: everything at random, and more of it than the rules allow."""

    def land() -> str:
        return luck.choice(LANDS)

    nations = [n.name for n in world.nations]
    lines = [f"10 {luck.choice(nations)}"]
    lines += [f"11 {luck.choice(('Shire of Shire-folk', 'Lorien of Elves'))} 2"]
    for each in world.regiments:
        if each.seat is seat:
            lines += [f"{luck.choice((50, 60))} {each.name} {land()}" for _ in range(6)]
            lines += [f"75 {each.name} {land()}", f"80 {each.name} {land()} {luck.randint(1, 4)}", f"81 {each.name} 1"]
            lines += [f"82 {each.name} of {luck.choice(nations)} {land()} 1", f"83 {each.name} of Rohan 1"]
    for each in world.individuals:
        if each.seat is seat:
            lines += [f"{luck.choice((53, 63))} {each.name} {land()} {land()}" for _ in range(6)]
            lines += [f"22 {each.name} {luck.choice(nations)}"]
            lines += [f"72 {each.name} {luck.choice(world.regiments).name}"]
    return [*lines, "90", "90"]


def world_titles(card: int) -> str:
    lines = (PACK / "cards.rules").read_text(encoding="utf-8").splitlines()
    return [line.split('"')[1] for line in lines if line.startswith("card ")][card]


def handed_in(game: Game, world: Any, lines: dict[str, list[str]]) -> list[Given]:
    """The acts that come of what all players type."""
    given = []
    for name, typed in lines.items():
        player, why = find_player(game, world, name)
        assert player is not None, why
        verdicts = hand_in(game, world, player, list(enumerate(typed, 1)))
        given += [verdict.given for verdict in verdicts if verdict.given is not None]
    return given


def played(
    game: Game,
    seed: int,
    scenario: str = "the_ring_goes_south",
    turns: int = 6,
    stopped: bool | None = None,
    asked: Counter[str] | None = None,
) -> tuple[str, Counter[str]]:
    """The end of a game that plays itself, and what was done in it; `stopped` (yes or no) plays one
    with a battle, and yes begins a turn anew at every question."""
    first: Any = begun(game, scenario, seed, 0)
    if stopped is not None:  # a battle from the first day on
        for each in first.regiments:
            if each.name in ("Spears of Edoras", "Uruk-hai of the Hand"):
                each.place = LANDS.index("Westfold")
    text = to_json(first, game)
    luck = Random(seed)
    done: Counter[str] = Counter()
    for turn in range(turns):
        drawn = Drawn(f"{seed} {turn}")
        known: dict[tuple[int, str], Any] = {}
        world: Any = from_json(text, game)
        every = 1 if stopped is None else 8  # lines are read anew for each question
        lines = {seat.name: wished(seat, world, luck)[::every] for seat in list(world.seats)}
        while True:
            world = from_json(text, game)
            try:
                given = handed_in(game, world, lines)
                acts = resolve(game, world, given, answers=Tape(known, game.shape) if stopped else drawn)
                break
            except Waits as waits:
                assert stopped
                for question in waits.questions:
                    known[question.who.id, question.key] = data_of(drawn.answer(question), question, game.shape)
                    if asked is not None:
                        asked[question.name] += 1
        for each in acts:
            done[f"{each.spec.key} {'done' if each.done else 'refused'}"] += 1
        text = to_json(world, game)
    return text, done


@pytest.mark.parametrize("scenario", ["the_ring_goes_south", "four_players_begin"])
def test_games_play_themselves_without_a_fault(game: Game, scenario: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(3):
        done += played(game, seed, scenario)[1]
    acts = {key.split()[0] for key in done if key.endswith("done")}
    assert len(acts) > 8, done


@pytest.fixture(scope="module")
def atlas(game: Game) -> Atlas:
    return Atlas(import_module(f"rulec_packs.{PACK.name}"), game.shape)


@pytest.mark.parametrize(
    ("scenario", "variants"), [("the_ring_goes_south", 0), ("the_ring_goes_south", 1), ("four_players_begin", 2)]
)
def test_simple_players_bring_the_war_to_its_end(game: Game, atlas: Atlas, scenario: str, variants: int) -> None:
    """Lines 17 and 136 to 144: somebody has won, one player alone where allies are divided, and nothing happens after
    that."""
    for seed in range(3):
        war = play(game, atlas, str(seed), scenario, variants)
        again = play(game, atlas, str(seed), scenario, variants)
        assert to_json(war.world, game) == to_json(again.world, game)
        assert war.end in ("the ring is destroyed", "the ring is taken"), war.end
        destroyed = war.end == "the ring is destroyed"
        assert len(war.winners) == (2 if not destroyed and not variants else 1)
        assert (war.world.ring_at == LANDS.index("Mount Doom")) or not destroyed
        after: Any = from_json(to_json(war.world, game), game)
        resolve(
            game, after, handed_in(game, after, {seat.name: ["90"] for seat in after.seats}), answers=Drawn("after")
        )
        assert [each.place for each in after.regiments] == [each.place for each in war.world.regiments]
        assert after.ring_at == war.world.ring_at


def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    assert played(game, 5, turns=3) == played(game, 5, turns=3)
    assert played(game, 5, turns=3) != played(game, 6, turns=3)


def test_a_game_that_stops_at_every_question_is_the_same_game(game: Game) -> None:
    asked: Counter[str] = Counter()
    stopped = played(game, 0, turns=2, stopped=True, asked=asked)
    assert stopped == played(game, 0, turns=2, stopped=False)
    assert asked["committed"] == 4, "both masters, in each of the turns"
    assert asked["row"] >= 3, "the Free Peoples and Sauron; Saruman rolls for one nation alone"
    assert asked["plan"] >= 2, "both sides of the battle"
    assert asked["goal"] >= 2, "where the Fellowship goes"
    assert asked["bent"] >= 4, "both masters may bend rolls"


class Asked(Drawn):
    """Whatever the rules say where nobody answers, and what was asked."""

    def __init__(self) -> None:
        super().__init__("", defaults=1.0)
        self.names: list[str] = []

    def answer(self, question: Question) -> Any:
        self.names.append(question.name)
        return super().answer(question)


def test_forces_that_a_breach_brings_are_placed_at_one_moment(game: Game) -> None:
    """Line 63: all regiments of Gondor at once, and then who comes with them."""
    world: Any = begun(game, "the_ring_goes_south", 0, 0)
    known: dict[tuple[int, str], Any] = {}
    stops = []
    while "bent" not in (stops[-1] if stops else ()):
        world = begun(game, "the_ring_goes_south", 0, 0)
        with pytest.raises(Waits) as waits:
            resolve(game, world, handed_in(game, world, {"Sauron": ["10 Gondor"]}), answers=Tape(known, game.shape))
        stops.append([question.name for question in waits.value.questions])
        known |= {(q.who.id, q.key): data_of(q.default, q, game.shape) for q in waits.value.questions}
    assert stops == [["where", "where"], ["where"], ["bent"]]


# ---- who knows what ------------------------------------------------------------------------------
def test_whether_a_card_is_asked_for_does_not_hang_on_the_hand(game: Game) -> None:
    """Lines 87 and 91: two hobbits on the road permit cards of both sorts, and the player is asked for them."""
    hands = set()
    for seed in range(8):
        world: Any = begun(game, "the_ring_goes_south", seed, 0)
        asked = Asked()
        resolve(game, world, [], answers=asked)
        assert [asked.names.count(name) for name in ("cover", "shield")] == [1, 1]
        hands.add(frozenset(world_titles(card) for card in world.seats[0].hand_cards))
    assert any("Soft Feet" in hand for hand in hands)
    assert any("Soft Feet" not in hand for hand in hands)


def test_nobody_learns_of_a_commitment_before_the_fellowship_has_moved(game: Game) -> None:
    """Lines 80 and 89: what waits, and what was told up to then, is the same whatever the masters have committed."""

    class Fixed:
        def __init__(self, power: int) -> None:
            self.power = power

        def answer(self, question: Question) -> Any:
            first = question.offers[0] if question.name == "goal" else question.default
            return self.power if question.name == "committed" else first

    told = []
    for power in (0, 6):
        world: Any = begun(game, "the_ring_goes_south", 4, 0)
        resolve(game, world, handed_in(game, world, {"The West": []}), answers=Fixed(power))
        lines = [each.text for each in world.reports if each.who in (None, (world.seats[0].id,))]
        shown = (at for at, line in enumerate(lines) if "has committed" in line or "counts in the hunt" in line)
        told.append(lines[: next(shown)])
    assert told[0] == told[1]
    assert told[0]


def test_nobody_else_learns_what_is_committed_or_put_away(game: Game, atlas: Atlas) -> None:
    """What others are told, asked and shown is the same whatever the secret is; many games in `tests.long`."""
    learnt: list[str] = []

    def look(world: Any, turn: int) -> None:
        if turn in (1, 4):
            learnt.extend(secrets_told(game, atlas, world, f"4 {turn}"))

    play(game, atlas, "4", "four_players_begin", 2, look)
    assert learnt == []


def test_lines_are_carried_out_as_typed_and_those_of_the_shadow_first(game: Game) -> None:
    """Line 98, and the ruling behind the turn: no lot decides which regiment is raised with the last power."""
    typed = {
        "The West": ["90", "63 Boromir Edoras"],
        "Saruman": ["80 Uruk-hai of the Pits Orthanc 4", "80 Uruk-hai of the Ladders Orthanc 4", "10 Rohan"],
        "Sauron": ["80 Orcs of the Ninth Host Dol Guldur 4", "80 Orcs of the Fifth Host Dol Guldur 4", "10 Gondor"],
    }
    for seed in range(3):
        world: Any = begun(game, "the_ring_goes_south", seed, 0)
        given = resolve(game, world, handed_in(game, world, typed), answers=Drawn("1", defaults=1.0))
        assert {each.text for each in given if not each.done} == {typed["Sauron"][1]}
        key = game.sequence.queues[0].key
        assert key is not None
        assert [key(0, seat, world) for seat in world.seats] == [(2,), (1,), (1,)]


def test_the_map_shows_what_stands_where(game: Game) -> None:
    world: Any = begun(game, "the_ring_goes_south", 4, 0)
    for seat in world.seats:
        board, track = maps_for(game, world, seat)
        for land in LANDS:
            assert f">{escape(land)}</text>" in board.picture
        assert ">FS</text>" in track.picture


def test_each_player_sees_its_own_cards_and_its_own_power(game: Game) -> None:
    world: Any = begun(game, "the_ring_goes_south", 4, 0)
    resolve(game, world, [], answers=Drawn("4", defaults=1.0))
    west, sauron, _ = world.seats
    assert len(west.hand_cards) == 4
    seen = {who.name: repr([(view.title, view.rows) for view in shown_to(game, world, who)]) for who in (west, sauron)}
    for card in west.hand_cards:
        assert world_titles(card) in seen[west.name]
        assert world_titles(card) not in seen[sauron.name]
