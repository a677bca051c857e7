"""What is said of a line is true, whatever comes of the order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.diplomacy.games import new, orders, report, told, turn


def test_a_move_that_was_stood_off_came_to_nothing(tmp_path: Path) -> None:
    """`A WAR - GAL` was stood off, and the table of lines said "carried out", later "ordered".

    Right: the line says what has come of it when all orders are weighed together (rules of 1971, "Conflicts"): both
    moves were stood off, and the army that was to stand has stood.
    """
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, "player: Russia\nA WAR - GAL\nplayer: Austria\nA VIE - GAL\nA BUD H\n")
    assert turn(tmp_path).out == "turn 1: 1 act ordered, 2 acts came to nothing, 0 turned down\n"
    seen = report(tmp_path, "Russia")
    stood_off = "Russia: A Warsaw - Galicia is stood off, 1 against 1 of Austria from Vienna."
    (line,) = seen["lines"]
    assert (line["text"], line["verdict"], line["by"], line["sentence"]) == (
        "A WAR - GAL", "came to nothing", "stood_off", stood_off,
    )  # fmt: skip
    assert told(seen).count(stood_off) == 1
    assert [each["verdict"] for each in report(tmp_path, "Austria")["lines"]] == ["came to nothing", "ordered"]


def test_what_was_told_stands_as_data(tmp_path: Path) -> None:
    """A bot had to read `is stood off, 1 against 1 of Austria from Vienna` by a regular expression.

    Right: the outcome has its rule, a name and what it speaks of; the line of another power is nobody else's business.
    """
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, "player: Russia\nA WAR - GAL\nplayer: Austria\nA VIE - GAL\n")
    turn(tmp_path)
    rows = [each for step in report(tmp_path, "Russia")["steps"] for each in step["told"]]
    theirs, mine = (each for each in rows if each["name"] == "stood_off")
    assert mine["rule"] == "process:play_moves"
    assert mine["args"]["owner"] == {"kind": "Power", "name": "Russia"}
    assert mine["args"]["place"] == {"kind": "Province", "name": "Warsaw"}
    assert mine["args"]["goal"] == theirs["args"]["goal"] == {"kind": "Province", "name": "Galicia"}
    assert mine["args"]["unit_owner"] == {"kind": "Power", "name": "Austria"}
    assert (mine["args"]["attack"], mine["args"]["prevention"]) == (1, 1)
    assert (mine["about"], theirs["about"]) == ("A WAR - GAL", "")


@pytest.mark.parametrize(
    ("orders_of", "name"),
    [
        ("player: France\nA PAR - PIC\nA MAR S A PAR - BUR\n", "support_void"),  # the move is another one
        ("player: Austria\nA VIE - BOH\nA BUD S A VIE - GAL\n", "support_void"),
    ],
)
def test_support_that_helps_nobody_came_to_nothing(tmp_path: Path, orders_of: str, name: str) -> None:
    """Rules of 1971, "Support": help to a move that is not made is void."""
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, orders_of)
    turn(tmp_path)
    power = orders_of.split("\n")[0].removeprefix("player: ")
    moved, helped = report(tmp_path, power)["lines"]
    assert moved["verdict"] == "ordered"
    assert (helped["verdict"], helped["by"]) == ("came to nothing", name)


def became(tmp_path: Path, power: str) -> dict[str, tuple[str, str]]:
    """What became of a power's lines, and the sentence that its table of lines has."""
    return {each["text"]: (each["verdict"], each["sentence"]) for each in report(tmp_path, power)["lines"]}


def test_a_line_that_succeeds_says_how(tmp_path: Path) -> None:
    """`F Kie - Den` was only "ordered", and so was each support and each convoy (rules of 1971, "Conflicts")."""
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, "player: Germany\nF KIE - DEN\nA MUN H\nA BER S A MUN\nplayer: England\nF LON - NTH\n")
    assert turn(tmp_path).out == "turn 1: 4 acts ordered, 0 turned down\n"
    assert became(tmp_path, "Germany") == {
        "F KIE - DEN": ("ordered", "Germany: F Kiel - Denmark succeeds, 1 against 0."),
        "A MUN H": ("ordered", ""),
        "A BER S A MUN": ("ordered", "Germany: A Berlin supports A Munich where it stands."),
    }
    orders(tmp_path, "player: England\nF NTH C A LVP - NWY\n")
    turn(tmp_path)
    assert became(tmp_path, "England") == {
        "F NTH C A LVP - NWY": (
            "came to nothing", "England: the convoy of F North Sea for A Liverpool - Norway is void.",
        ),
    }  # fmt: skip


def test_who_is_driven_out_reads_it_behind_the_line(tmp_path: Path) -> None:
    """An order of a unit that was driven out told nothing of the blow, nor a beaten move or a cut support by whom.

    Right: what stands among the moves stands behind the line as well, that with which the order failed first (rules of
    1971, "Support", "Retreats"); a centre is taken from somebody ("Supply centres").
    """
    new(tmp_path, "diplomacy_1971", "standard")
    orders(tmp_path, "player: France\nA PAR - BUR\n")
    turn(tmp_path)
    orders(tmp_path, "player: France\nA BUR S A MAR - GAS\nA MAR - GAS\nplayer: Germany\nA MUN - BUR\n")
    turn(tmp_path)
    assert became(tmp_path, "France") == {
        "A BUR S A MAR - GAS": (
            "came to nothing",
            "France: the support of A Burgundy for A Marseilles is cut by A Munich of Germany.",
        ),
        "A MAR - GAS": ("ordered", "France: A Marseilles - Gascony succeeds, 1 against 0."),
    }
    beaten = "Germany: A Munich - Burgundy is beaten back, 1 against 1 of A Burgundy of France."
    assert became(tmp_path, "Germany") == {"A MUN - BUR": ("came to nothing", beaten)}
    orders(tmp_path, "player: France\nA BUR - RUH\nA GAS - BUR\n")
    turn(tmp_path)
    attack = "player: France\nA BUR - MUN\nA RUH S A BUR - MUN\n"
    orders(tmp_path, f"{attack}player: Austria\nA VIE - TYR\nplayer: Germany\nA MUN - TYR\n")
    turn(tmp_path)
    stood_off = "Germany: A Munich - Tyrolia is stood off, 1 against 1 of Austria from Vienna."
    out = "Germany: A Munich is driven out by A Burgundy of France."
    assert became(tmp_path, "Germany") == {"A MUN - TYR": ("came to nothing", f"{stood_off} {out}")}
    (line,) = report(tmp_path, "Germany")["lines"]
    assert line["by"] == "stood_off"
    turn(tmp_path)
    assert "France: Munich taken from Germany." in told(report(tmp_path, "Germany"))


def test_moves_of_middle_earth_that_fail_came_to_nothing(tmp_path: Path) -> None:
    """`A(Gun)-SAn` stood as carried out, while an army of its own stays in SAn (rules of 1971, "Conflicts")."""
    new(tmp_path, "middle_earth_ix", "five_players")
    orders(tmp_path, "player: Angmar\nA(Gun)-SAn\nplayer: Hillmen\nA(EMo)-SAn\n")
    assert turn(tmp_path).out == "turn 1: 2 acts came to nothing, 0 turned down\n"
    became = {name: report(tmp_path, name)["lines"][0] for name in ("Angmar", "Hillmen")}
    assert {each["verdict"] for each in became.values()} == {"came to nothing"}
    assert (became["Angmar"]["by"], became["Hillmen"]["by"]) == ("own_unit_stays", "beaten_back")
