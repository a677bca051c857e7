"""Lists of links and of choices: by kind, by the alphabet or by number, all of a kind at once, with marks that part."""

from __future__ import annotations

from rulec.backends.reference.language.words import listed, often
from tests.backends_reference.test_worked import page
from tests.catalogue.manor import compile_with
from tests.constructs.reading import CASES

CITES = '    cites book "Gate" 30\n'
TALL = 'fact tall(guard: Guard) "{guard} is tall"\n    yes when zeal_fee(guard) > 3 gold\n    otherwise no\n'
TOLLS = "".join(
    f'quantity {name}(guard: Guard) -> gold "A sum"\n    base reach_fee\n    add wage(guard) "wages"\n{CITES}'
    for name in ("zeal_fee", "aged_fee")
)
TOLLS += f'constant reach_fee = 2 gold "fee"\n{CITES}{TALL}{CITES}'


def test_what_is_used_stands_by_kind_and_by_the_alphabet() -> None:
    fee = page(TOLLS, "quantities/zeal_fee.md")
    assert "- Uses the fixed value [Fee](../glossary.md#fixed-values).\n- Uses the quantity [Wage](wage.md).\n" in fee
    assert "- Used by the fact [Tall](../facts/tall.md).\n" in fee
    assert "- Used by the quantities [Aged fee](aged_fee.md) and [Zeal fee](zeal_fee.md).\n" in page(
        TOLLS, "quantities/wage.md"
    )


def test_all_of_a_kind_are_told_at_once() -> None:
    rules = (
        'ruling due gap "What is due"\n    reading one = 1 gold "one" cites book "Pay" 3\n'
        '    reading two = 2 gold "two" cites book "Pay" 4\n    take one because "It is enough."\n\n'
        'kind Toll, tolls listed "toll"\n    fee: gold "fee"\n\n'
    )
    tolls = [f'toll {name} "{name}"\n    fee: ruling due\n    cites book "Pay" 5\n' for name in ("bridge", "ford")]
    assert "Decides every [toll](tolls/README.md)." in page(rules + "".join(tolls), "rulings.md")


def test_what_a_table_of_conditions_asks_stands_on_its_page_alone() -> None:
    compiled, report = compile_with(CASES["tally"].files, backends=("reference",))
    assert compiled is not None
    assert not report.found
    mood = compiled.outputs["reference/quantities/mood.md"].decode()
    assert "Uses the table [" in mood
    assert "Uses the fact" not in mood


def test_an_item_with_a_comma_is_parted_by_a_semicolon() -> None:
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b, of c"]) == "a; b, of c"
    assert [often(n) for n in (1, 2, 3)] == ["once", "twice", "three times"]


def test_more_than_six_choices_are_points() -> None:
    few, many = (", ".join("abcdefg"[:count]) for count in (6, 7))
    shown = page(f'enum Few: {few} "few"\nenum Many: {many} "many"\n', "glossary.md")
    assert "One of: a, b, c, d, e or f." in shown
    assert "One of:\n\n- a\n- b\n- c\n" in shown


def test_a_new_thing_of_which_much_is_told_has_it_below() -> None:
    rules = (
        'process hire(house: House) "Somebody is hired"\n'
        "    create Guard(house: house, level: 2 levels, sort: keen, luck: 10%)\n"
        '    create Guard(house: house, level: 3 levels)\n    cites book "Gate" 30\n'
    )
    shown = page(rules, "processes/hire.md")
    assert "- Bring into play a guard:\n  - House: the house.\n  - Level 2.\n" in shown
    assert "- Bring into play a guard with house: the house and level 3.\n" in shown


def test_a_kind_whose_entries_are_named_has_one_line_in_the_contents() -> None:
    contents = page("", "contents.md")
    assert "[Virtues](virtues/README.md): [Brave](virtues/brave.md) and [Thrifty](virtues/thrifty.md)." in contents
    assert contents.count("[Virtues](virtues/README.md)") == 1


def test_what_a_table_gives_to_entries_stands_in_their_list() -> None:
    """A table by nothing but the entry is one more column, if a rule reads it: else it tells of something else."""
    rules = (
        f'kind Charm, charms listed "charm"\ncharm sleep "Sleep"\n{CITES}charm fire "Fire"\n{CITES}'
        f'quantity price(charm: Charm) -> gold "Price"\n    base rates[charm].asked\n{CITES}'
    )
    prices = (
        'table: {0}\ntitle: Prices\ncites: [book "Pay" 1]\nkeys: [charm]\ncolumns:\n'
        "  - {{name: charm, type: Charm, label: CHARM}}\n  - {{name: {1}, type: gold, label: GOLD {3}}}\nrows:\n"
        "  - [sleep, {2} gold]\n  - [fire, 9 gold]\n"
    )
    files = {
        "case.rules": rules,
        "tables/rates.yaml": prices.format("rates", "asked", 3, "ASKED"),
        "tables/bargains.yaml": prices.format("bargains", "paid", 4, "PAID"),
    }
    compiled, report = compile_with(files, backends=("reference",))
    assert compiled is not None, [each.headline for each in report.found]
    shown = compiled.outputs["reference/charms/README.md"].decode()
    assert "| Charm | Gold asked |\n" in shown
    assert "| [Sleep](sleep.md) | 3 gold |\n" in shown
