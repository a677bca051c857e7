"""`coverage` lists a number that no rule reads while a rule about the same entry states it again.

Alamaze's review, section 7: five numbers changed in a copy, and nothing was found wrong: a level in a table of orders
that another table rules, the turn from which figures are hired, a limit that stands as `times_a_turn` too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cases.support import pack, rulec

RULES = """\
measure level, levels "levels"
measure gold "gold"
measure mile, miles "miles"

constant first_offer = 10 "day of the first offer"
    cites book "Hiring" 1

enum Guise "what others see"
    plain
    hidden

enum Post "post"
    scout
    smith

kind Guild, guilds "guild"
    gold: gold = 10 gold "purse"
    men: level = 0 levels "men"
    day: number = 1 "day"
    guise: Guise = plain "guise"

kind Act, acts listed "act"
    number: number "number"
    times_a_day: number? "times a day"
    price: gold? "price"
    far: mile? "miles"
    near: mile? "miles at night"

act 10 "Hire"
    number: 10
    times_a_day: 3
    cites book "Hiring" 2
    by guild: Guild
    takes post: Post
    needs late: guild.day >= first_offer else "It is too early."
    needs few: guild.men < 1 level * hire.times_a_day else "There are enough."
    typed "10 {post}"
    does
        raise guild.men by 1 level

act 20 "Wait"
    number: 20
    price: 4 gold
    far: 12 miles
    near: 12 miles
    cites book "Waiting" 3

fact sees(grade: level) "the guild sees who hides", not "the guild sees nothing"
    holds grade >= guises[hidden].seen_from
    cites book "Eyes" 20
    example "From the seventh level on"
        cites book "Eyes" 20
        expect sees(7 levels)
        expect not sees(6 levels)

quantity toll(guild: Guild) -> gold "Toll"
    base 5 gold
    add 4 gold when sees(guild.men) "eyes"
    cites book "Toll" 30

sequence day "A day"
    queue act by lowest act.number then shuffled
    step 1 "All"
        acts act 10
        run fee(g) for each g in guilds as listed
    cites book "Days" 5

process fee(guild: Guild) "The toll"
    cites book "Toll" 30
    lower guild.gold by toll(guild) down to 0 gold
"""
GUISES = """\
table: guises
title: Guises
cites: [book "Eyes" 20 .. 21]
keys: [guise]
columns:
  - {name: guise, type: Guise, label: G}
  - {name: seen_from, type: "level?", label: S}
rows:
  - [plain, none, line 20]
  - [hidden, 7, line 21]
"""
FIGURES = """\
table: figures
title: Figures
cites: [book "Eyes" 19 .. 22]
keys: [place]
columns:
  - {name: place, type: number, label: P}
  - {name: seen, type: level, label: S}
rows:
  - [1, 7, line 20]
  - [2, 7, line 22]
"""
HIRES = """\
table: hires
title: Hires
cites: [book "Hiring" 40 .. 41]
keys: [post]
columns:
  - {name: post, type: Post, label: P}
  - {name: deed, type: Act, label: A}
  - {name: first, type: number, label: F}
  - {name: most, type: number, label: M}
rows:
  - [scout, hire, 10, 3, line 40]
  - [smith, wait, 10, "hire.times_a_day", line 41]
"""


PAIRS = """\
table: pairs
title: Pairs
cites: [book "Pairs" 50 .. 51]
keys: [guise, post]
complete: no
without: {post: [smith]}
columns:
  - {name: guise, type: Guise, label: G}
  - {name: post, type: Post, label: P}
  - {name: seen, type: level, label: S}
rows:
  - [plain, scout, 7, line 50]
  - [hidden, scout, 7, line 51]
"""


def listed(tmp_path: Path, *, rules: str = RULES) -> dict[str, Any]:
    tables = {"guises": GUISES, "figures": FIGURES, "hires": HIRES, "pairs": PAIRS}
    pack(tmp_path, {"all.rules": rules, **{f"tables/{name}.yaml": text for name, text in tables.items()}})
    done = rulec("coverage", "p", "--format", "json", cwd=tmp_path)
    assert done.code == 0, done.said
    return {one["name"]: one for one in json.loads(done.out)["said_again"]}


def test_numbers_that_rules_state_again_are_listed(tmp_path: Path) -> None:
    """A cell whose line a rule cites that reads another table's cell; a cell of a row that names an act, against a
    constant and a field that the act asks for; two fields of one entry, in miles."""
    found = listed(tmp_path)
    assert set(found) == {"figures[1].seen", "hires[scout].first", "hires[scout].most", "wait.far", "wait.near"}
    assert found["figures[1].seen"]["by"] == "guises[hidden].seen_from"
    assert found["hires[scout].first"]["by"] == "first_offer"
    assert found["hires[scout].most"]["by"] == "hire.times_a_day"
    assert found["hires[scout].most"]["says"] == "3"


def test_near_misses_are_not_listed(tmp_path: Path) -> None:
    """The same level on another line; a row that names another act; a cell that is worked out; a price of another
    entry than the one that the rule is about; a row of which the rule names one key of two."""
    found = listed(tmp_path)
    near = {"figures[2].seen", "hires[smith].first", "hires[smith].most", "wait.price", "pairs[hidden, scout].seen"}
    assert not near & set(found)


def test_a_number_that_is_read_is_not_listed(tmp_path: Path) -> None:
    read = RULES.replace("grade >= guises[hidden].seen_from", "grade >= figures[1].seen")
    assert "figures[1].seen" not in listed(tmp_path, rules=read)


def test_the_text_names_both_places(tmp_path: Path) -> None:
    listed(tmp_path)
    done = rulec("coverage", "p", cwd=tmp_path)
    assert "5 numbers that no rule reads, and that a rule states again" in done.out
    assert "figures[1].seen is 7; again in rules/p/all.rules:" in done.out
