"""Faults of different stages are told in one run, and no consequence of any is."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles, Shelf
from rulec.syntax.layout import pieces
from tests.remembered import RULES, TREES

PACKS = Path(__file__).parents[1] / "packs"
Slip = tuple[str, str, str, str]
"""A file, what stands in it, what somebody writes instead, and the fault that is told."""
CHAPTER = """\
# A day in the orchard

A year of practice is worth {skill}.
"""
MORE = """
kind Cart, carts listed "cart"
    room: basket "room"
    cites book "Carts" 91

cart barrow "Barrow"
    room: 4 baskets
    cites book "Carts" 92

quantity carried(cart: Cart) -> basket "What a cart carries"
    base cart.room
    cites book "Carts" 93

value size(room: basket) -> Ripeness "How large a cart is"
    on room
    3 baskets or less: green
    4 baskets or more: ripe
    cites book "Carts" 94
"""
SLIPS: dict[str, Slip] = {
    "head": ("picking.rules", "quantity load(baskets: basket)", "quantity load(baskets basket)", "R0118"),
    "line": ("picking.rules", "    base slips[ripeness].chance", "    bse slips[ripeness].chance", "R0112"),
    "cell": ("tables/slips.yaml", "[ripe, 30%,", "[ripe, 30 years,", "R0301"),
    "table": ("tables/trees.yaml", "complete: yes", "complet: yes", "R0420"),
    "name": ("picking.rules", "when helper.practice >= 4", "when helpr.practice >= 4", "R0201"),
    "type": (
        "picking.rules",
        "needs years: picker.practice >= 2 years",
        "needs years: picker.practice >= 2 gold",
        "R0314",
    ),
    "gap": ("more.rules", "4 baskets or more", "5 baskets or more", "R0620"),
    "unused": ("more.rules", "base cart.room", "let room be cart.room\n    base 4 baskets", "R0671"),
    "example": ("picking.rules", "expect grade(12 baskets) = ripe", "expect grade(12 baskets) = soft", "R0930"),
    "chapter": ("book/day.md", "{skill}", "{skil}", "R0907"),
}


def orchard() -> PackFiles:
    """The orchard with carts and a chapter."""
    files = Shelf([(str(PACKS), "")]).get("orchard", Report())
    assert files is not None
    head = files.files["pack.yaml"] + b"book: [day]\n"
    more = {"more.rules": MORE.encode(), "book/day.md": CHAPTER.encode(), "pack.yaml": head}
    return replace(files, files=dict(sorted({**files.files, **more}.items())))


def with_slips(pack: PackFiles, slips: list[Slip]) -> PackFiles:
    """A pack in which somebody has made these slips."""
    files = dict(pack.files)
    for file, old, new, _ in slips:
        text = files[file].decode()
        assert text.count(old) == 1, old
        files[file] = text.replace(old, new).encode()
    return replace(pack, files=files)


def told(pack: PackFiles) -> list[tuple[str, str]]:
    """The code and the file of each fault of a pack, in the order in which they are printed."""
    report = Report()
    find = Shelf([(str(PACKS), ""), (str(RULES), "")]).parent
    compile_pack(pack, report, find=find, trees=TREES, backends=(), examples=True)
    return [
        (one.code.number, one.primary.span.source.path.partition("/")[2].partition("/")[2]) for one in report.sorted()
    ]


def wanted(slips: list[Slip]) -> list[tuple[str, str]]:
    return [(code, file) for file, _, _, code in slips]


def test_the_pack_is_sound() -> None:
    assert told(orchard()) == []


@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_is_told_once(name: str) -> None:
    assert told(with_slips(orchard(), [SLIPS[name]])) == wanted([SLIPS[name]])


@pytest.mark.parametrize("names", [*combinations(SLIPS, 2)], ids="-".join)
def test_two_slips_are_told_in_one_run_and_nothing_else_is(names: tuple[str, str]) -> None:
    slips = [SLIPS[name] for name in names]
    assert sorted(told(with_slips(orchard(), slips))) == sorted(wanted(slips))


def test_all_slips_are_told_in_one_run_in_the_order_of_their_places() -> None:
    found = told(with_slips(orchard(), [*SLIPS.values()]))
    assert sorted(found) == sorted(wanted([*SLIPS.values()]))
    assert [file for _, file in found] == sorted(file for _, file in found)


WIDELY_USED: list[Slip] = [
    ("kinds.rules", "kind Picker, pickers", "kind Picker pickers", "R0111"),
    ("kinds.rules", "kind Picker, pickers", "knid Picker, pickers", "R0112"),
    ("kinds.rules", "kind Picker, pickers", "kind Pickr, pickers,", "R0111"),
    ("kinds.rules", "practice: year = 1 year", "practice: yeer = 1 year", "R0214"),
    ("kinds.rules", "practice: year = 1 year", "practice year = 1 year", "R0111"),
    ("kinds.rules", "practice: year = 1 year", "practice: year = 1 gold", "R0301"),
    ("kinds.rules", "enum Fruit: apple,", "enum Fruit apple,", "R0111"),
    ("kinds.rules", "measure basket, baskets", "measure basket baskets", "R0111"),
    ("kinds.rules", "skill = 2 baskets per year", "skill = 2 baskets per yaer", "R0203"),
    ("picking.rules", "quantity harvest(picker: Picker,", "quantity harvest(picker Picker,", "R0118"),
    ("picking.rules", "    family aids counts greatest", "    family aids counts gretest", "R0506"),
    ("picking.rules", "base trees[fruit].baskets", "base trees[fruit].basket", "R0213"),
    ("picking.rules", "at most 80 baskets", "at most 80 gold", "R0301"),
    ("picking.rules", "reading book = 25%", "reading book = 25 %%", "R0111"),
    ("tables/trees.yaml", "[apple, 10,", "[apple, ten,", "R0201"),
    ("tables/trees.yaml", "rows:", "rowz:", "R0420"),
    ("tables/trees.yaml", "keys: [fruit]", "keys: [fruits]", "R0433"),
]


@pytest.mark.parametrize("slip", WIDELY_USED, ids=[f"{old} > {new}" for _, old, new, _ in WIDELY_USED])
def test_a_slip_on_which_nearly_all_rests_is_told_alone(slip: Slip) -> None:
    assert told(with_slips(orchard(), [slip])) == wanted([slip])


SKIRMISH: list[Slip] = [
    # a hole of a chapter with words of its own, orders that steps name, and a variant ask for what is left out
    ("tables/resistance.yaml", "columns:", "colums:", "R0420"),
    ("fights.rules", "quantity situation(attacker: Unit)", "quantity situationattacker: Unit)", "R0107"),
    ("moves.rules", "fact watched(hex: Hex, side: Side)", "fact watched(hex: Hex, side side: Side)", "R0122"),
    ("world.rules", "    ambushes: truth = no", "    ambushes: truth  no", "R0111"),
    ("maps/field.yaml", "rows:", "ros:", "R0420"),
    ("gold.rules", "quantity upkeep(side: Side)", "quanitty upkeep(side: Side)", "R0112"),
    ("traits.rules", 'trait fearless "Fearless"', 'trait fearless fearless "Fearless"', "R0122"),
]


@pytest.mark.parametrize("slip", SKIRMISH, ids=[new for _, _, new, _ in SKIRMISH])
def test_a_slip_is_told_alone_where_chapters_steps_and_variants_rest_on_it(slip: Slip) -> None:
    files = Shelf([(str(PACKS), "")]).get("wesnoth", Report())
    assert files is not None
    assert told(with_slips(files, [slip])) == wanted([slip])


KNOWN_AT = """\
quantity known_at(charm: Charm) -> level "The level at which a charm is known"
    base charm.least
    example "Of a glamour"
        expect known_at(glamour) = 9 levels
    cites book "Charms" 1
"""
CHARMS: list[Slip] = [
    ("charms.rules", "run call(mage, charm, breed, power)", "run call(mage, charm, breed, pwer)", "R0201"),
    ("charms.rules", "process dusk()", f"{KNOWN_AT}\nprocess dusk()", "R0930"),
]


def test_what_names_an_entry_rests_on_no_act_that_entries_share() -> None:
    """The acts of charms call theirs `charm`, as others do whose examples are wrong."""
    files = Shelf([(str(PACKS), "")]).get("charms", Report())
    assert files is not None
    assert sorted(told(with_slips(files, CHARMS))) == sorted(wanted(CHARMS))


def test_what_a_misspelt_name_hides_is_not_told() -> None:
    """The bold climb only by a line for `may_climb`, which somebody misspells; that example says nothing new."""
    slip = ("helpers.rules", "modify may_climb", "modify may_clim", "R0209")
    other = SLIPS["example"]
    assert told(with_slips(orchard(), [slip])) == wanted([slip])
    assert told(with_slips(orchard(), [slip, other])) == wanted([slip, other])


ALAMAZE: list[Slip] = [
    ("upkeep.rules", "quantity law_food(kingdom: Kingdom", "quantity law_food(kingdom Kingdom", "R0118"),
    ("upkeep.rules", "    more_pay: extra_gold", "    more_pay: 3 gold", "R0301"),
    ("tables/bribes.yaml", '[demon_prince, "6,000 gold"', '[demon_prince, "6,000 food"', "R0301"),
    ("training.rules", "    base greatest_level(agent, usual)\n", "    base greatst_level(agent, usual)\n", "R0209"),
    ("mining.rules", "send home {ingots}.", "send home {ingots} {d.months}.", "R0365"),
    ("hiring.rules", 'expect name_free(kingdom, "Wolf")', 'expect not name_free(kingdom, "Wolf")', "R0930"),
    ("book/agents.md", "A mission costs {fee} of", "A mission costs {fie} of", "R0907"),
]


def test_slips_of_all_stages_in_the_largest_pack_are_told_in_one_run() -> None:
    files = Shelf([(str(RULES), "")]).get("alamaze", Report())
    assert files is not None
    assert sorted(told(with_slips(files, ALAMAZE))) == sorted(wanted(ALAMAZE))


def mutated(pack: PackFiles, chance: random.Random) -> PackFiles:
    """A pack in which one word or sign of a file of rules or of a table is another."""
    files = [file for file in pack.files if file.endswith((".rules", ".yaml")) and file != "pack.yaml"]
    file = chance.choices(files, [len(pack.files[file]) for file in files])[0]
    text = pack.files[file].decode()
    found = [(piece, at) for kind, piece, at in pieces(text) if kind not in ("space", "line", "comment")]
    piece, at = chance.choice(found)
    place = chance.randrange(len(piece))
    other = chance.choice(
        ["", f"{piece} {piece}", chance.choice(found)[0], piece[:place] + chance.choice("abz19") + piece[place + 1 :]]
    )
    return replace(pack, files={**pack.files, file: (text[:at] + other + text[at + len(piece) :]).encode()})


def test_one_slip_gives_one_fault_in_nearly_all_cases() -> None:
    chance = random.Random(5)
    numbers = [len(told(mutated(orchard(), chance))) for _ in range(60)]
    assert sum(number == 1 for number in numbers) >= 45
    assert sum(number > 2 for number in numbers) <= 3
