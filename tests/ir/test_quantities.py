"""Each rank of a step, worked by hand; every case is played by the interpreter, the plain code and the twin."""

from __future__ import annotations

import pytest

from tests.ir.bench import codes, play, quantity

KEEN = {"sort": 1}
OLD = {"sort": 2}
HIGH = {"rank": 2}


def test_base_then_sum() -> None:
    source = quantity("base 10 gold", 'add 5 gold when guard.sort = keen "zeal"', "subtract 2 gold")
    assert play(source).value == 8
    keen = play(source, **KEEN)
    assert keen.value == 13
    assert keen.lines == [
        ("base", "10", "applied"),
        ("add", "5", "applied"),
        ("subtract", "-2", "applied"),
    ]
    assert play(source).lines[1] == ("add", "0", "not_applied")


def test_no_base_starts_at_nothing() -> None:
    assert play(quantity("add 3 gold")).value == 3


def test_bases_exclude_each_other() -> None:
    source = quantity("base 10 gold when guard.sort = keen", "base 7 gold when guard.sort in {plain, old}")
    assert [play(source, **f).value for f in ({}, KEEN, OLD)] == [7, 10, 7]


def test_set_to_replaces_what_is_there() -> None:
    source = quantity(
        "step first", "    base 10 gold", "step later", "    set to 3 gold when guard.sort = keen", "    add 1 gold"
    )
    assert play(source).value == 11
    keen = play(source, **KEEN)
    assert keen.value == 4
    assert ("set to", "-7", "applied") in keen.lines


def test_percentages_come_after_sums_and_are_summed() -> None:
    source = quantity(
        "base 100 gold",
        "increase by 10%",
        "reduce by 30% when guard.sort = keen",
        "add 100 gold",
        "round down to 1 gold",
    )
    # (100 + 100) * (100 + 10 - 30)% = 160, not 200 * 110% * 70% = 154
    assert play(source, **KEEN).value == 160
    assert play(source).value == 220


def test_one_reduction_is_a_share_of_what_is_there() -> None:
    source = quantity("base 50 gold", "reduce by 40% when guard.sort = keen", "round down to 1 gold")
    keen = play(source, **KEEN)
    assert keen.value == 30
    assert ("reduce by", "-20", "applied") in keen.lines


def test_reductions_past_everything_are_a_fault() -> None:
    source = quantity(
        "base 10 gold",
        "reduce by 60% when guard.sort = keen",
        "reduce by guard.luck when guard.rank = high",
        "round down to 1 gold",
    )
    assert play(source, **KEEN, **HIGH, luck=30).value == 1
    assert play(source, **KEEN, **HIGH, luck=50).value == "TooMuchTaken"


def test_times_comes_after_percentages() -> None:
    source = quantity("base 10 gold", "times 1.5", "increase by 100%", "add 2 gold", "round down to 1 gold")
    assert play(source).value == 36


def test_times_what_play_knows() -> None:
    source = quantity("base 10 gold", "times guard.level / 2 levels when guard.sort = keen", "round up to 1 gold")
    assert play(source, level=3, **KEEN).value == 15
    assert play(source, level=3).value == 10


def test_limits_come_last() -> None:
    source = quantity("at least 20 gold", "at most 30 gold", "base 10 gold", "add 5 gold per level * guard.level")
    assert [play(source, level=n).value for n in (1, 3, 9)] == [20, 25, 30]


def test_bounds_hold_whatever_a_step_says() -> None:
    source = quantity("base 90%", "add 5 points per level * guard.level", "at least 3%, at most 97%", unit="percent")
    over = play(source, level=4)
    assert over.value == 97
    assert over.lines[-1] == ("bounds", "-13", "applied")
    assert play(source, level=-20).value == 3


@pytest.mark.parametrize(
    ("way", "results"), [("down", (2, -3)), ("up", (3, -2)), ("nearest", (3, -2))], ids=["down", "up", "nearest"]
)
def test_rounding_a_half(way: str, results: tuple[int, int]) -> None:
    source = quantity("base 5 gold when guard.sort = keen", "base -5 gold when guard.sort != keen",
                      "divide by 2", f"round {way} to 1 gold")  # fmt: skip
    assert (play(source, **KEEN).value, play(source).value) == results


@pytest.mark.parametrize("way", ["down", "up", "nearest"])
def test_rounding_to_more_than_one(way: str) -> None:
    source = quantity("base 1 gold per level * guard.level", f"round {way} to 5 gold")
    found = [play(source, level=n).value for n in (7, 8, -7, -8)]
    assert found == {"down": [5, 5, -10, -10], "up": [10, 10, -5, -5], "nearest": [5, 10, -5, -10]}[way]


def test_dividing_by_what_play_knows_ends_at_the_rounding() -> None:
    source = quantity("base 100 gold", "divide by guard.level / 1 level when guard.sort = keen", "round down to 1 gold")
    keen = play(source, level=3, **KEEN)
    assert keen.value == 33
    assert ("divide by", "-67", "applied") in keen.lines
    assert play(source, level=3).value == 100
    assert play(source, level=0, **KEEN).value == "DividedByNothing"


@pytest.mark.parametrize(
    "base, results", [(100, (100, 50, 33, 25, 20, 17, 14, 13)), (-100, (-100, -50, -33, -25, -20, -17, -14, -12))]
)
def test_dividing_by_what_play_knows_goes_to_the_nearest(base: int, results: tuple[int, ...]) -> None:
    """100 / 6 is 16.67 and 100 / 8 is 12.5, of which a half goes up."""
    source = quantity(f"base {base} gold", "divide by guard.level / 1 level", "round nearest to 1 gold")
    assert tuple(play(source, level=level).value for level in range(1, 9)) == results


def test_each_of_two_divisions_is_told() -> None:
    source = quantity("base 100 gold", "divide by guard.level / 1 level when guard.sort = keen",
                      "divide by guard.level / 1 level", "round up to 1 gold")  # fmt: skip
    both = play(source, level=3, **KEEN)
    assert both.value == 12  # 100 / 9
    assert [delta for verb, delta, state in both.lines if verb == "divide by" and state == "applied"] == ["-67", "-21"]
    alone = play(source, level=3)
    assert alone.value == 34
    assert [delta for verb, delta, state in alone.lines if verb == "divide by" and state == "applied"] == ["-66"]


def test_rounding_inside_an_amount() -> None:
    source = quantity("base 1 gold per level * round up(guard.level / 2)")
    assert [play(source, level=n).value for n in (1, 2, 3)] == [1, 1, 2]


def test_up_to_never_lowers() -> None:
    source = quantity("base 1 gold per level * guard.level", "add 5 gold up to 8 gold")
    assert [play(source, level=n).value for n in (1, 5, 12)] == [6, 8, 12]


def test_down_to_never_raises() -> None:
    source = quantity("base 1 gold per level * guard.level", "subtract 5 gold down to 8 gold")
    assert [play(source, level=n).value for n in (20, 10, 3)] == [15, 8, 3]


def test_a_loop_counts_for_each() -> None:
    source = quantity("base 10 gold", "add 2 gold for each f in guard.friends where f.sort = keen as luck when "
                      "guard.rank = high", "family luck counts sum").replace(" as luck when guard.rank = high",
                      " when guard.rank = high as luck")  # fmt: skip
    from tests.ir.bench import compiled, guard, play_with

    program, model = compiled(source)
    friends = tuple(guard(program, model, sort=n % 2) for n in range(4))
    high = guard(program, model, friends=friends, rank=2)
    assert play_with(program, model, "amount", [high]).value == 14
    low = guard(program, model, friends=friends, rank=0)
    assert play_with(program, model, "amount", [low]).value == 10


def test_the_greatest_of_a_family_counts() -> None:
    source = quantity(
        "family luck counts greatest",
        "base 10 gold",
        "add 5 gold when guard.sort in {keen, old} as luck",
        "add 7 gold when guard.rank = high as luck",
    )
    both = play(source, **KEEN, **HIGH)
    assert both.value == 17
    assert both.lines[1:] == [("add", "0", "beaten"), ("add", "7", "applied")]
    assert [play(source, **f).value for f in ({}, KEEN, HIGH)] == [10, 15, 17]


def test_what_members_of_a_family_ask_alike_is_asked_behind_what_guards_it() -> None:
    """Asked first, the shared condition would divide by nothing."""
    source = quantity(
        "family luck counts greatest",
        "base 10 gold",
        "add 5 gold when guard.sort = keen and round down(12 levels / guard.level) > 3 as luck",
        "add 7 gold when guard.rank = high and round down(12 levels / guard.level) > 3 as luck",
        "at most 40 gold when guard.level > 9 levels",
    )
    assert [play(source, level=0, **f).value for f in ({}, KEEN)] == [10, "DividedByNothing"]
    assert [play(source, level=3, **f).value for f in ({}, KEEN, HIGH)] == [10, 15, 17]
    assert play(source, level=4, **KEEN).value == 10


def test_the_greatest_may_be_below_nothing() -> None:
    source = quantity(
        "family luck counts greatest",
        "base 10 gold",
        "add 1 gold per level * guard.level - 9 gold when guard.sort = keen as luck",
        "add 2 gold per level * guard.level - 9 gold when guard.rank = high as luck",
    )
    assert play(source, level=2).value == 10
    assert play(source, level=2, **KEEN).value == 3
    assert play(source, level=2, **KEEN, **HIGH).value == 5


def test_a_capped_family() -> None:
    source = quantity(
        "family luck counts sum, at most 9 gold",
        "base 10 gold",
        "subtract 5 gold when guard.sort = keen as luck",
        "subtract 7 gold when guard.rank = high as luck",
    )
    both = play(source, **KEEN, **HIGH)
    assert both.value == 1
    assert ("family", "3", "applied") in both.lines


def test_over_beats_a_whole_family() -> None:
    source = quantity(
        "family luck counts greatest",
        "base 10 gold",
        "subtract 4 gold when guard.rank = high as luck",
        "reduce by 50% when guard.sort = keen over luck",
        "round down to 1 gold",
    )
    assert play(source, **HIGH).value == 6
    both = play(source, **HIGH, **KEEN)
    assert both.value == 5
    assert ("subtract", "0", "beaten") in both.lines


def test_a_family_with_a_limit_moves_together() -> None:
    source = quantity(
        "family luck counts sum",
        "base 10 gold",
        "subtract 5 gold down to 3 gold when guard.sort = keen as luck",
        "subtract 6 gold down to 3 gold when guard.rank = high as luck",
    )
    assert play(source, **KEEN).value == 5
    assert play(source, **KEEN, **HIGH).value == 3


def test_percentages_in_a_family() -> None:
    source = quantity(
        "family luck counts greatest",
        "base 100 gold",
        "reduce by 10% when guard.sort = keen as luck",
        "reduce by 25% when guard.rank = high as luck",
        "increase by 5%",
        "round down to 1 gold",
    )
    assert [play(source, **f).value for f in ({}, KEEN, HIGH, {**KEEN, **HIGH})] == [105, 95, 80, 80]


def test_grains_are_counted_in_whole_steps() -> None:
    source = quantity("base 0.3 renown", "add 1 renown when guard.sort = keen", unit="renown")
    assert (play(source).value, play(source, **KEEN).value) == (3, 13)


def test_a_sum_and_a_share_of_a_field() -> None:
    source = quantity(
        "base sum(1 gold per level * f.level for each f in guard.friends)",
        "add 20% of guard.house.gold",
        "round down to 1 gold",
    )
    assert play(source).value == 0


def test_faults_of_numbers() -> None:
    assert codes(quantity("base 10 gold", "reduce by 25%")) == ["R0551"]
    assert codes(quantity("base 10 gold", "add 1 gold per level * guard.level / 2", "round down to 1 gold")) == []
    open_division = quantity("base 10", "add 12 levels / guard.level", unit="number")
    assert codes(open_division) == ["R0558", "R0552"]  # a level may be 0


def test_a_part_of_what_is_always_divisible_needs_no_rounding() -> None:
    # 500 gold for each level: a quarter off leaves whole gold, whatever the level
    source = quantity("base 500 gold per level * guard.level", "reduce by 25% when guard.sort = keen", "add 100 gold")
    assert [play(source, level=n, **KEEN).value for n in (1, 3, -1)] == [450, 1200, -300]
    assert play(source, level=3).value == 1600
    assert ("reduce by", "-400", "applied") in play(source, level=3, **KEEN).lines
    assert "R0551" in codes(quantity("base 10 gold per level * guard.level", "reduce by 25%"))
    odd = ("step one", "    base 500 gold per level * guard.level", "    add 1 gold", "step two", "    times 1/2")
    assert "R0551" in codes(quantity(*odd))
