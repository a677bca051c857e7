"""What is given in a worked example, and what did not count in it, as the pages tell it: one example for each rule."""

from __future__ import annotations

from tests.catalogue.manor import compile_with

PAY = """
enum Mood: cheerful, glum "mood"

kind Watch, watches "watch"
    guards: list of Guard = {} "guards"
    moods: list of Mood = {} "moods"
    sleepy: truth = no "asleep at the gate"
    men_left: level = 0 levels "levels left"
    leader: Guard? "captain"

"""


def page(rules: str, path: str) -> str:
    """A page of the manor with these rules, its examples worked out."""
    compiled, report = compile_with({"case.rules": rules}, backends=("reference",))
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    return compiled.outputs[f"reference/{path}"].decode()


def fee(lines: str, example: str) -> str:
    """The example of a fee with these lines."""
    head = 'quantity fee(guard: Guard) -> gold "A fee"\n    base 10 gold\n'
    shown = page(f'{head}{lines}    cites book "Gate" 30\n    example "One"\n{example}', "quantities/fee.md")
    return shown[shown.index("### One") :]


OLD = '    add 1 gold when guard.sort = old "Grey hair"\n'
KEEN = '    add 1 gold when guard.sort = keen and guard.level > 3 levels "Zeal"\n'
GIVEN = "        given guard: Guard(sort: plain, level: 2)\n        expect fee(guard) = 10 gold\n"


def test_what_is_so_is_told_of_the_condition_that_failed_and_lines_share_a_reason() -> None:
    assert "Did not count: Grey hair and Zeal (the guard's sort is *plain*)." in fee(OLD + KEEN, GIVEN)


def test_only_the_condition_that_failed_is_told() -> None:
    line = '    add 1 gold when guard.sort = plain and guard.friend != none and guard.level > 3 levels "Company"\n'
    assert "Did not count: Company (the guard has no friend)." in fee(line, GIVEN)
    assert "Company (the guard's level is at most 3)" in fee(line, GIVEN.replace("level: 2", "level: 2, friend: guard"))


def test_of_alternatives_each_failed() -> None:
    line = '    add 1 gold when guard.sort = old or (guard.level = 2 levels and guard.friend != none) "Either"\n'
    assert "Did not count: Either (the guard's sort is *plain* and the guard has no friend)." in fee(line, GIVEN)


def test_lines_of_one_name_are_counted() -> None:
    assert "Did not count: Grey hair twice (the guard's sort is *plain*)." in fee(OLD + OLD, GIVEN)


def test_more_than_two_reasons_are_points() -> None:
    more = '    add 1 gold when guard.friend != none "Company"\n    add 1 gold when guard.level = 5 levels "Skill"\n'
    said = fee(OLD + more, GIVEN)
    assert (
        "Did not count:\n\n- Grey hair (the guard's sort is *plain*).\n- Company (the guard has no friend).\n" in said
    )
    assert "- Skill (the guard's level is 2).\n" in said


def test_many_lines_of_one_reason_are_counted() -> None:
    many = "".join(
        OLD.replace("Grey hair", f"Grey {part}") for part in ("hair", "beard", "brows", "coat", "hat", "cloak")
    )
    assert "Grey cloak (the guard's sort is *plain*)." in fee(many, GIVEN)
    assert "Did not count: 7 lines (the guard's sort is *plain*)." in fee(many + OLD.replace("Grey", "White"), GIVEN)


def test_the_same_list_is_printed_once() -> None:
    twice = GIVEN + "        expect fee(guard) = 10 gold\n"
    assert fee(OLD, twice).count("Did not count") == 1


def test_a_thing_has_its_kind_in_front_and_what_it_is_before_what_it_has() -> None:
    rules = PAY + (
        'quantity fee(watch: Watch) -> gold "A fee"\n    base 10 gold\n    cites book "Gate" 30\n    example "One"\n'
        "        given late: Watch(men_left: 3 levels, sleepy: yes, leader: Guard(level: 3))\n"
        "        given eve: Watch(guards: {Guard(level: 1), Guard(level: 1), Guard(level: 2)}, moods: {glum, glum})\n"
        "        given empty: Watch()\n"
        "        expect fee(late) = 10 gold\n        expect fee(eve) = 10 gold\n        expect fee(empty) = 10 gold\n"
    )
    said = page(rules, "quantities/fee.md")
    assert "The watch *late* is sleepy and has levels left 3 and captain: a guard (level 3)" in said
    assert "the watch *eve* has two guards (level 1) and a guard (level 2) and moods (two of *glum*)" in said
    assert "*empty* is a watch" in said


def gate(lines: str, expected: str) -> str:
    """The example of a fact with these lines."""
    head = 'fact may_pass(guard: Guard, late: truth) "{guard} may pass", not "{guard} may not pass"\n'
    tail = f'    example "One"\n        given guard: Guard(sort: plain, level: 2)\n        expect {expected}\n'
    return page(f'{head}{lines}    cites book "Gate" 30\n{tail}', "facts/may_pass.md")


def test_an_answer_of_no_has_what_is_so_for_its_reason() -> None:
    said = gate("    holds guard.level > 1 level and guard.sort = old and late\n", "not may_pass(guard, no)")
    assert "*Why:* The guard's sort is plain." in said


def test_a_yes_or_no_that_is_asked_for_goes_by_its_name() -> None:
    lines = "    no when late and guard.level > 1 level\n    otherwise yes\n"
    assert "*Late* applies and the guard's level is more than 1" in gate(lines, "may_pass(guard, no)")


def test_a_letter_goes_by_the_word_of_its_kind() -> None:
    skill = (
        'value skill(guard: Guard, g: Guard) -> level "Skill"\n    guard.level when g.level > 1 level\n'
        '    otherwise 0 levels\n    cites book "Gate" 30\n'
    )
    assert "that guard's level is more than 1" in page(skill, "values/skill.md")
    alone = skill.replace("guard: Guard, ", "").replace("guard.level", "g.level")
    assert "the guard's level is more than 1" in page(alone, "values/skill.md")
    two = skill.replace("guard: Guard", "h: Guard").replace("guard.level", "h.level")
    assert "*g*'s level is more than 1" in page(two, "values/skill.md")


def test_what_goes_by_a_plural_has_its_verb() -> None:
    rules = 'fact worn(turns: number) "it is worn"\n    holds turns > 3\n    cites book "Gate" 30\n'
    assert "The turns are more than 3." in page(rules, "facts/worn.md")


def test_one_is_a_single_thing() -> None:
    many = PAY + (
        'value near(watch: Watch) -> list of Guard "Near"\n    watch.guards\n    cites book "Gate" 30\n'
        'fact safe(watch: Watch) "it is safe"\n    holds count(each friend in near(watch) where friend.level > 3) > 1\n'
        '    cites book "Gate" 30\n'
    )
    said = page(many.replace("level > 3", "level > 3 levels"), "facts/safe.md")
    assert "There is more than one friend among the [near]" in said
    assert "the watch whose level is more than 3." in said


def test_a_label_that_begins_as_its_name_says_what_is_so() -> None:
    rules = (
        'kind Lane, lanes listed "lane"\n    open_start: truth = yes "open at the start"\n'
        'fact free(lane: Lane) "{lane} is free"\n    holds lane.open_start\n    cites book "Gate" 30\n'
    )
    assert "The lane is open at the start." in page(rules, "facts/free.md")


def test_the_first_of_several_has_an_article() -> None:
    rules = PAY + (
        'value near(watch: Watch) -> list of Guard "Near"\n    watch.guards\n    cites book "Gate" 30\n'
        'value best(watch: Watch) -> Guard? "Best"\n    first(each rival in near(watch) by highest rival.level)\n'
        '    cites book "Gate" 30\n'
    )
    assert "the first of the rivals among the [near]" in page(rules, "values/best.md")


def test_a_reason_never_repeats_the_answer() -> None:
    rules = (
        'value turns(guard: Guard, friend: Guard?, late: truth) -> number "Turns"\n    3\n    cites book "Gate" 30\n'
    )
    example = '    example "One"\n        given guard: Guard()\n        expect turns(guard, none, no) = 3\n'
    said = page(rules + example, "values/turns.md")
    assert "The *turns* of the guard (no friend, not late) are **3**.\n" in said
    assert "*Why:*" not in said


def test_what_is_stated_has_the_things_that_its_words_leave_out() -> None:
    rules = (
        'fact seen(guard: Guard) "an enemy is in sight", not "no enemy is in sight"\n    judged "Is one?"\n'
        '    cites book "Gate" 30\n'
        'quantity fee(guard: Guard) -> gold "A fee"\n    base 10 gold\n    add 1 gold when seen(guard) "sight"\n'
        '    cites book "Gate" 30\n    example "One"\n        given eve: Guard(), tom: Guard()\n'
        "        stated seen(eve), not seen(tom)\n        expect fee(eve) = 11 gold\n"
    )
    said = page(rules, "quantities/fee.md")
    assert "it is stated of *eve* that [an enemy is in sight](../facts/seen.md)" in said
    assert "it is stated of *tom* that [no enemy is in sight](../facts/seen.md)" in said


def test_a_factor_is_told_as_it_is_written() -> None:
    given = "        given guard: Guard(sort: plain, level: 2)\n        expect fee(guard) = {} gold\n"
    assert "| Luck | × 1 1/2 | 15 gold |" in fee('    times 3/2 "Luck"\n', given.format(15))
    assert "| Want | ÷ 4 | 2 1/2 gold |" in fee('    divide by 4 "Want"\n    round up to 1 gold\n', given.format(3))


def test_a_start_from_nothing_is_not_told_where_something_follows() -> None:
    rules = (
        'quantity fee(guard: Guard) -> gold "A fee"\n    base {0}\n    add 2 gold "Toll"\n    cites book "Gate" 30\n'
    )
    tail = '    example "One"\n        given guard: Guard(sort: plain)\n        expect fee(guard) = {0}\n'
    shown = page((rules + tail).replace("{0}", "0 gold", 1).replace("{0}", "2 gold"), "quantities/fee.md")
    assert "| --- | ---: | ---: |\n| Toll | +2 gold | 2 gold |\n" in shown
    shown = page((rules + tail).replace("{0}", "3 gold", 1).replace("{0}", "5 gold"), "quantities/fee.md")
    assert "| --- | ---: | ---: |\n| The start | 3 gold | 3 gold |\n| Toll | +2 gold | 5 gold |\n" in shown
