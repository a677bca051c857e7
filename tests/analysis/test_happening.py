"""What happens, as the resolver and its checks see it."""

from __future__ import annotations

import pytest

from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.summaries.walks import walk
from tests.catalogue.manor import compile_with

TAIL = '    cites book "Gate" 1\n'
ORDERS = 'kind Order, orders listed "order"\n\n'


def codes(text: str) -> list[str]:
    _, report = compile_with({"case.rules": text})
    return [d.code.number for d in report.sorted()]


def deeds(text: str) -> m.Deeds:
    compiled, report = compile_with({"case.rules": text})
    assert [f"{d.code}: {d.headline}" for d in report.found] == []
    assert compiled is not None
    assert compiled.model.deeds is not None
    return compiled.model.deeds


def process(lines: str, head: str = "p(guard: Guard)") -> str:
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'process {head} "P"\n{body}{TAIL}'


def act(lines: str, number: int = 1, title: str = "One") -> str:
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return (
        f'\norder {number} "{title}"\n    by house: House\n{body}    does\n        raise house.gold by 1 gold\n{TAIL}'
    )


def turn(numbers: str = "1 .. 9") -> str:
    return f'\nsequence turn "T"\n    queue order\n    step 1 "S"\n        acts order {numbers}\n{TAIL}'


def test_a_pack_that_only_reckons_has_no_deeds() -> None:
    compiled, _ = compile_with({})
    assert compiled is not None
    assert compiled.model.deeds is None


# ---- what is known of none ----------------------------------------------------------------------
@pytest.mark.parametrize(
    "lines",
    [
        "if guard.friend != none\n    raise guard.friend.level by 1 level",
        "if guard.friend = none\n    finish\nraise guard.friend.level by 1 level",
        "if guard.friend = none\n    set guard.rank to low\nelse\n    raise guard.friend.level by 1 level",
        "for each f in guard.friends where f.friend != none as listed\n    raise f.friend.level by 1 level",
        "for the first f in guard.friends where f.friend != none as listed\n    raise f.friend.level by 1 level",
    ],
)
def test_a_test_shows_what_is_there(lines: str) -> None:
    assert codes(process(lines)) == []


@pytest.mark.parametrize(
    "lines",
    [
        "raise guard.friend.level by 1 level",
        "if guard.friend != none\n    set guard.friend to none\n    raise guard.friend.level by 1 level",
        "if guard.friend != none\n    remove guard.friend\n    raise guard.friend.level by 1 level",
        "if guard.friend != none\n    run q(guard)\n    raise guard.friend.level by 1 level",
        "if guard.friend = none\n    set guard.rank to low\nraise guard.friend.level by 1 level",
    ],
)
def test_what_may_have_changed_is_no_longer_known(lines: str) -> None:
    other = process("set guard.friend to none", "q(guard: Guard)")
    assert codes(process(lines) + "\n" + other) == ["R0305"]


# ---- orders of loops ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    ["raise guard.level by 1 level", "remove f", 'tell f.house "Go."', "throw a be d6\n    set f.level to 1 level * a"],
)
def test_in_any_order_is_refused_where_the_order_may_count(line: str) -> None:
    assert codes(process(f"for each f in guard.friends in any order\n    {line}")) == ["R0572"]


def test_a_loop_that_only_tells_needs_no_order() -> None:
    assert codes(process('for each f in guard.friends\n    tell f.house "{f} is free."')) == []


# ---- what throws --------------------------------------------------------------------------------
def test_what_throws_is_found_through_runs_and_triggers() -> None:
    found = deeds(
        'event fell(guard: Guard) "{guard} fell"\n\n'
        + process("note fell(guard)", "a(guard: Guard)")
        + "\n"
        + process("run a(guard)", "b(guard: Guard)")
        + "\n"
        + process("set guard.rank to low", "c(guard: Guard)")
        + '\nupon fell(guard: g) "Luck"\n    throw against 50%\n        success\n            set g.rank to high\n'
        + TAIL
    )
    assert {name: p.throws for name, p in found.processes.items()} == {"a": True, "b": True, "c": False}
    assert [u.name for u in found.upons] == ["upon fell 1"]


def test_rings_lead_through_triggers() -> None:
    text = (
        'event fell(guard: Guard) "{guard} fell"\n\n'
        + process("note fell(guard)")
        + "\nupon fell(guard: g)\n    run p(g)\n"
        + TAIL
    )
    assert codes(text) == ["R0669"]


def test_outcomes_stand_with_the_greatest_margin_first() -> None:
    found = deeds(
        process(
            "throw against 50%\n    success\n        set guard.rank to low\n"
            "    success by 10 points or more\n        set guard.rank to middle\n"
            "    success by 30 points or more\n        set guard.rank to high"
        )
    )
    (chance,) = [s for s in walk(found.processes["p"].body) if isinstance(s, m.Chance)]
    margins = [o.by.value if isinstance(o.by, t.NumberLit) else None for o in chance.outcomes]
    assert margins == [30, 10, None]


# ---- acts ---------------------------------------------------------------------------------------
def test_the_player_is_reached_by_belongs_to() -> None:
    text = ORDERS + 'order 1 "One"\n    by guard: Guard of house\n    does\n        raise house.gold by 1 gold\n' + TAIL
    (one,) = deeds(text + turn()).acts.values()
    assert (one.actor, one.player, one.owner_field) == ("guard", "house", ("house",))
    assert [p.name for p in one.parameters] == ["guard", "house"]


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("1 {guard}", "2 {guard}", []),
        ("rest {guard}", "rest {sort}", ["R0275"]),
        ("rest {sort}", "rest {rank}", []),
        ("rest {rank}", "rest low", ["R0275"]),
        ("rest {gold}", "rest low", []),
        ("rest [{rank}]", "rest", ["R0275"]),
        ("rest {name}", "rest now {rank}", ["R0275"]),
        ("go {rank} now", "go {rank}", []),
        ("{guard} - {rank}", "{guard} + {rank}", []),
        ("{guard} - {rank}", "{guard} {sort} {rank}", []),
        ("{guard} to {rank}", "{guard} {name} {rank}", ["R0275"]),
    ],
)
def test_forms_that_read_the_same_line(first: str, second: str, told: list[str]) -> None:
    takes = (
        "takes guard: Guard? = none, sort: Sort = plain, rank: Rank = low, gold: gold = 1 gold\n"
        'takes name: text = "nobody"\n'
    )
    text = ORDERS + act(f'{takes}typed "{first}"') + act(f'{takes}typed "{second}"', 2, "Two") + turn()
    assert codes(text) == told


def test_a_changed_cost_is_a_quantity_of_its_own() -> None:
    text = (
        ORDERS
        + act("costs 10 gold")
        + turn()
        + "\nmodify costs of order 1 when house.gold > 9 gold\n    subtract 2 gold\n"
    )
    (one,) = deeds(text).acts.values()
    (cost,) = one.costs
    assert isinstance(cost.amount, t.CallTo)
    assert cost.amount.name == "order_1_gold"


def test_a_record_waives_the_need_of_an_act_for_whoever_carries_it() -> None:
    text = (
        ORDERS
        + act('needs rich: house.gold > 9 gold else "Too poor."')
        + turn()
        + '\nvirtue humble "Humble"\n    modify order 1 for its house\n        waive rich "content"\n'
        + TAIL
    )
    (one,) = deeds(text).acts.values()
    (waiver,) = one.needs[0].waivers
    assert isinstance(waiver.origin.carries, t.Carries)


@pytest.mark.parametrize(("number", "said"), [(1, ["R0278"]), (2, [])])
def test_two_kinds_of_one_queue_share_no_number(number: int, said: list[str]) -> None:
    song = act("", number, "Song").replace("order", "song")
    kinds = ORDERS + 'kind Song, songs listed "song"\n\n'
    queue = '\nsequence turn "T"\n    queue order, song by lowest act.number\n    step 1 "S"\n'
    assert codes(kinds + act("") + song + queue + f"        acts order, song 1 .. 9\n{TAIL}") == said


def test_queues_and_limits_read_the_act_and_its_player() -> None:
    found = deeds(
        'kind Order, orders listed "order"\n    free: truth = no\n'
        + act("")
        + '\nsequence turn "T"\n    queue order by lowest order.number then shuffled\n'
        + '    limit 3 when not order.free and house.gold > 3 gold "acts"\n    step 1 "S"\n        acts order 1\n'
        + TAIL
    )
    sequence = found.sequences["turn"]
    assert sequence.shuffled
    ((counted,),) = (queue.counts for queue in sequence.queues)
    assert counted is not None
    assert {p.name for p in t.walk(counted) if isinstance(p, t.Variable)} == {"act", "player"}


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("1 .. 9", "10 .. 12", []),
        ("1 .. 9", "9 .. 12", ["`order` with the number 9 is carried out twice"]),  # no order has it yet
        ("1 .. 12", "8 .. 11", ["the act `order 10` is carried out twice", "the act `order 11` is carried out twice"]),
        ("1 .. 5, 8", "6 .. 10", ["`order` with the number 8 is carried out twice"]),
    ],
)
def test_steps_share_no_number(first: str, second: str, said: list[str]) -> None:
    steps = f'    step 1 "S"\n        acts order {first}\n    step 2 "L"\n        acts order {second}\n'
    orders = act("", 1) + act("", 10, "Ten") + act("", 11, "Eleven")
    _, report = compile_with({"case.rules": f'{ORDERS}{orders}\nsequence turn "T"\n    queue order\n{steps}{TAIL}'})
    assert [d.headline for d in report.sorted() if d.code.number == "R0665"] == said


# ---- variants and examples ----------------------------------------------------------------------
def test_two_variants_that_set_the_same_clash() -> None:
    text = "".join(f"variant {n}\n    modify wage\n        set to {v} gold\n{TAIL}\n" for n, v in (("a", 5), ("b", 7)))
    assert codes(text) == ["R0386"]


def test_an_example_keeps_what_it_does_and_under_which_variants() -> None:
    text = (
        ORDERS
        + act('needs rich: house.gold > 9 gold else "Too poor."\nexample "Poor"\n    under cold\n    does\n'
              '    expect refused "Too poor."')
        + turn()
        + '\nvariant cold "Cold"\n    modify wage\n        add 1 gold "furs"\n'
        + TAIL
    )  # fmt: skip
    found = deeds(text)
    doing = found.doings["poor"]
    assert doing.act
    assert doing.under == ("cold",)
    assert doing.refused is not None


def test_a_name_of_the_game_itself_is_one_thing() -> None:
    assert codes(f"state\n    guards: gold = 0 gold\n{TAIL}") == ["R0215"]
    assert codes(f"state\n    season: gold = 0 gold\n{TAIL}\nconstant season = 5 gold\n{TAIL}") == ["R0215"]
    assert codes(f"state\n    mood: gold = 0 gold\n{TAIL}\n" + process('tell everyone "{mood}"', "p(mood: gold)")) == [
        "R0211"
    ]


def test_two_entries_of_one_number_are_refused() -> None:
    kind = f'kind Custom, customs listed "custom"\n{TAIL}\n'
    assert codes(f'{kind}custom 3 "Early"\n{TAIL}\ncustom 4 "Late"\n{TAIL}') == []
    assert codes(f'{kind}custom 3 "Early"\n{TAIL}\ncustom 3 "Late"\n{TAIL}') == ["R0215"]
