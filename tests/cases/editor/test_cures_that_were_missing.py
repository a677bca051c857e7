"""A first pack, written from the manual alone: what was told of its slips had no cure, or a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

WORLD = """measure ticket, tickets
measure pound, pounds

enum Means "means of travel"
    taxi "taxi"
    bus "bus"

kind Station, stations listed "station"
    taxi: list of Station = {} "stations by taxi"
    bus: list of Station = {} "stations by bus"
    south: truth = no "south"

station zoo "Zoo"
    cites book "The town"
    taxi: {market}

station market "Market"
    cites book "The town"
    bus: {zoo}

kind Person, people "person"
    called by name
    name: text "name"
    seeks: truth = no "seeks"
    at: Station = zoo "station" seen by itself, whoever spots
    tickets: tickets = 2 tickets "tickets"
    purse: pounds = 0 pounds "purse"
    last_seen: Station? "last seen at"

fact spots(watcher: Person, person: Person) "{watcher} sees where {person} is"
    yes when person.seeks
    otherwise no
    cites book "Sight"
"""
PLAY = """value exits(station: Station, means: Means) -> list of Station "Where one gets from a station"
    station.taxi when means = taxi
    otherwise station.bus
    cites book "Travel"

quantity reward(person: Person) -> pounds "What a catch is worth"
    base 5 pounds
    add 1 pound when person.tickets >= 2 tickets "thrift"
    cites book "Reward"

kind Act, acts listed "act"

act 1 "Go"
    by person: Person
    takes goal: Station in stations, means: Means
    needs near: exits(person.at, means) has goal else "No {means} goes to {goal}."
    needs fare: person.tickets > 0 tickets else "You have no ticket left."
    typed "go {goal} by {means}"
    does
        run pay(person)
        set person.at to goal
    cites book "Travel"

act 2 "Ask"
    by person: Person
    costs 1 pound
    typed "ask"
    does
        tell person "Nobody knows anything!"
    cites book "Questions"

process pay(person: Person) "A ticket is paid"
    lower person.tickets by 1 ticket
    cites book "Travel"

process catch() "Is somebody caught?"
    for each p in people as listed
        set p.last_seen to p.at
        for each d in people where d.seeks and d.at = p.at as listed
            raise d.purse by reward(d)
            end the game "{d} has caught {p}."
    gives away at of Person
    cites book "The end"

sequence turn "A turn"
    queue act by lowest act.number
    step 1 "Travel"
        acts act 1 .. 2
    step 2 "The catch"
        run catch()
    cites book "Turns"

view others(person: Person) "Everybody"
    for each p in people
    shows p.at when spots(person, p)
    shows p.last_seen
    shows p.tickets
    shows p.purse
    cites book "Sight"
"""
NIGHT = """scenario: night
title: A night
things:
  Person:
    ann: {name: Ann, seeks: yes, purse: 5 pounds}
    bob: {name: Bob, at: market}
"""


def told(folder: Path, old: str = "", new: str = "", more: str = "") -> str:
    """What `check` says of the pack with one change."""
    assert (WORLD + PLAY).count(old) == 1 or not old, old
    world, play = WORLD.replace(old, new), PLAY.replace(old, new)
    if not old:
        world, play = WORLD, PLAY
    pack(folder, {"world.rules": world + more, "play.rules": play, "scenarios/night.yaml": NIGHT})
    return rulec("check", "p", cwd=folder).said


def test_the_pack_itself_is_sound(tmp_path: Path) -> None:
    assert told(tmp_path) == ""


IF = "        set p.last_seen to p.at\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        pytest.param(
            IF,
            '        end the game "Caught."\n        when p.seeks\n            set p.last_seen to p.at\n',
            ["R0124", "         when p.seeks\n", "write `if p.seeks`, and below it, indented"],
            id="when in a process",
        ),
        pytest.param(
            "    add 1 pound when person.tickets >= 2 tickets",
            '    add 2 pounds "luck"\n    when person.tickets >= 2 tickets add 1 pound',
            ["R0151", 'write `add 1 pound when person.tickets >= 2 tickets "thrift"`, on a line of its own'],
            id="when in front of an amount",
        ),
        pytest.param(
            IF,
            "        raise round by 1\n        set round to 3\n        if round in {3, 6}\n            remove p\n",
            ["R0116", "`round` is a word of the language", "choose another name, as `round_number`"],
            id="round as a name",
        ),
        pytest.param("kind Person, people", "kind Person", ["R0201", "write `kind Person, people`"], id="plural"),
        pytest.param(
            IF, "        set p.at to p.last_seen\n", ["R0301", "write `if p.last_seen != none` above"], id="set to none"
        ),
        pytest.param(
            IF,
            '        tell p "You are {p.last_seen.south}."\n',
            ["R0305", "write `if p.last_seen != none` above this line"],
            id="field of none in a line",
        ),
        pytest.param(
            IF,
            "        if p.last_seen.south\n            remove p\n",
            ["R0305", "ask first: `p.last_seen != none and …`"],
            id="field of none in a condition",
        ),
        pytest.param(
            "goal: Station in stations",
            "goal: Station in person.last_seen.taxi",
            ["R0305", "ask in a line `needs person.last_seen != none and …`"],
            id="field of none in what is taken",
        ),
        pytest.param(
            "    shows p.at when spots(person, p)",
            "    shows p.at",
            ["R0367", "`when spots(person, p)`"],
            id="a fact tells who sees it",
        ),
        pytest.param(
            "exits(person.at, means)", "exits(means, person.at)", ["write `exits(person.at, means)`"], id="swapped"
        ),
        pytest.param("exits(person.at, means)", "exits(goal)", ["R0325", "write `exits(goal, means)`"], id="too few"),
        pytest.param("by reward(d)", "by reward", ["R0307", "write `reward(d)`"], id="nothing named"),
        pytest.param("{d} has caught", "{reward} has caught", ["R0307", "write `reward(d)`"], id="in a text"),
        pytest.param(
            "person.tickets >= 2 tickets",
            "0 tickets < person.tickets < 9 tickets",
            ["R0146", "write `0 tickets < person.tickets and person.tickets < 9 tickets`"],
            id="two comparisons",
        ),
        pytest.param(
            "purse: pounds = 0 pounds", "purse: pounds = none", ["R0301", "begins so: `purse: pounds?`"], id="none"
        ),
        pytest.param("d.at = p.at as", "d.at = p as", ["R0314", "is `p.at` meant?"], id="a thing for its field"),
        pytest.param(
            "set person.at to goal", "set person.at to person", ["R0301", "is `person.at` meant?"], id="set to a thing"
        ),
        pytest.param(
            "    costs 1 pound", "    costs 1", ["R0273", "say of what: `1 ticket` or `1 pound`"], id="cost of nothing"
        ),
        pytest.param(
            '"purse"\n',
            '"purse"\n    bank: pounds = 0 pounds "bank"\n',
            ["R0272", "`purse` and `bank`", "below `does`: `lower person.purse by 1 pound`"],
            id="two fields to pay from",
        ),
        pytest.param(
            "{d} has caught {p}.", "{d has caught {p}.", ['end the game "{d has', " ^ no `}` in front"], id="open hole"
        ),
        pytest.param('    typed "ask"\n', "", ["warning[R0695]: nobody can type the act 2"], id="no typed form"),
    ],
)
def test_a_cure_is_told(old: str, new: str, said: list[str], tmp_path: Path) -> None:
    found = told(tmp_path, old, new)
    assert [one for one in said if one not in found] == [], found
    assert "did you mean" not in found
    assert " X != none" not in found


def test_the_mark_of_an_open_hole_is_below_its_brace(tmp_path: Path) -> None:
    lines = told(tmp_path, "{d} has caught {p}.", "{d has caught {p}.").splitlines()
    at = next(number for number, line in enumerate(lines) if "{d has caught" in line)
    assert lines[at].index("{d has") == lines[at + 1].index("^")


def test_lines_beside_a_head_are_told_once(tmp_path: Path) -> None:
    """Each of them was taken for a field, with a colon to be put in."""
    does = "    does\n        run pay(person)\n        set person.at to goal\n"
    found = told(tmp_path, does, does.replace("        ", "    "))
    assert found.count("error[") == 1, found
    assert "error[R0114]: `does` has no lines below it" in found


def test_a_fault_behind_a_line_that_is_read_is_told_beside_a_head(tmp_path: Path) -> None:
    """What is held back ends with the first line that belongs to the block."""
    does = '    does\n        tell person "Nobody knows anything!"\n    cites book "Questions"\n'
    found = told(tmp_path, does, '    does\n    cites book "Questions"\n    typd "again"\n')
    assert "error[R0114]" in found
    assert "typd" in found


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (
            'process win() "Win"\n    for each p in people as listed\n        raise p.purse by 1 pound\n'
            '    cites book "x"\n',
            "warning[R0694]: nothing runs the process `win`",
        ),
        ('enum Hue "hue"\n    red "red"\n    blue "blue"\n', "warning[R0693]: nothing is of the enumeration `Hue`"),
        ('scale Rank: low < high "rank"\n', "warning[R0693]: nothing is of the scale `Rank`"),
    ],
)
def test_what_nothing_uses(more: str, said: str, tmp_path: Path) -> None:
    assert said in told(tmp_path, more=f"\n{more}")


@pytest.mark.parametrize(
    "more",
    [
        'value twice(n: number) -> number "Twice"\n    n * 2\n    cites book "x"\n',
        'process begin() at the beginning "It begins"\n    run gift()\n    cites book "x"\n\n'
        'process gift() "A gift"\n    for each p in people as listed\n        raise p.purse by 1 pound\n'
        '    cites book "x"\n',
    ],
)
def test_what_others_may_ask_and_what_is_run_is_not_told(more: str, tmp_path: Path) -> None:
    assert told(tmp_path, more=f"\n{more}") == ""


def test_a_pack_of_which_no_game_begins_may_wait_for_another(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": 'enum Hue "hue"\n    red "red"\n    blue "blue"\n'})
    assert rulec("check", "p", cwd=tmp_path).said == ""


def test_a_measure_that_is_its_own_plural(tmp_path: Path) -> None:
    """It was an internal fault."""
    rules = 'measure sheep, sheep "sheep"\nkind Farm, farms "farm"\n    flock: sheep = 3 sheep "flock"\n'
    more = 'process count(farm: Farm) "Count"\n    raise farm.flock by 1 sheep\n    cites book "x"\n'
    pack(tmp_path, {"p.rules": rules + more})
    assert rulec("check", "p", cwd=tmp_path).said == ""
    pack(tmp_path, {"q.rules": "measure goat, sheep\n"})
    assert "error[R0215]" in rulec("check", "p", cwd=tmp_path).said


TABLE = """table: fares
title: Fares
cites:
  - book "Fares"
keys: [means]
columns:
  - {{name: means, type: Means, label: MEANS}}
  - {{name: fare, type: tickets, label: FARE}}
{default}rows:
  - [taxi, 2]
  - [bus]
"""


@pytest.mark.parametrize(
    ("default", "cure"),
    [("", "what is missing at the end is `fare`"), ("default: {fare: 1}\n", "write `~` for a cell that is left out")],
)
def test_a_row_with_a_cell_too_few(default: str, cure: str, tmp_path: Path) -> None:
    """`~` was proposed, and refused where the column has no default."""
    pack(tmp_path, {"world.rules": WORLD, "tables/fares.yaml": TABLE.format(default=default)})
    said = rulec("check", "p", cwd=tmp_path).said
    assert "error[R0431]" in said
    assert cure in said.partition("hint: ")[2], said


def test_what_is_told_is_printed_as_it_is_written(tmp_path: Path) -> None:
    """A report said `anything\\!`, a page set a point behind it, and “No *the means* goes”."""
    told(tmp_path)
    done = rulec("build", "p", cwd=tmp_path)
    assert done.code == 0, done.said
    page = next((tmp_path / "generated").rglob("*ask*.md")).read_text(encoding="utf-8")
    assert "“Nobody knows anything!”\n" in page, page
    go = next((tmp_path / "generated").rglob("*go.md")).read_text(encoding="utf-8")
    assert "No *means* goes to *the goal*." in go, go
    assert rulec("new", "p", "night", "--player", "Ann", "--player", "Bob", "-o", "a.game", cwd=tmp_path).code == 0
    (tmp_path / "l.txt").write_text("player: Ann\nask\n", encoding="utf-8")
    assert rulec("orders", "a.game", "l.txt", cwd=tmp_path).code == 0
    assert rulec("turn", "a.game", cwd=tmp_path).code == 0
    assert "- Nobody knows anything!" in rulec("report", "a.game", "--player", "Ann", cwd=tmp_path).out


def test_lines_due_of_everybody_do_not_end_what_is_foretold(tmp_path: Path) -> None:
    """Nothing was foretold from the first step on for which lines of others are due."""
    told(tmp_path, "        acts act 1 .. 2\n", "        lines of each p in people\n        acts act 1 .. 2\n")
    rulec("build", "p", cwd=tmp_path)
    rulec("new", "p", "night", "--player", "Ann", "--player", "Bob", "-o", "a.game", cwd=tmp_path)
    (tmp_path / "l.txt").write_text("player: Ann\ngo zoo by taxi\n", encoding="utf-8")
    said = rulec("orders", "a.game", "l.txt", "--check", cwd=tmp_path).said
    assert "warning[R0974]: No taxi goes to Zoo" in said, said
