"""Builds that go on from an earlier one: always the bytes of a clean build, and never without need a full build."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulec.commands import compiling
from rulec.commands.main import main
from rulec.driver import beside, scenarios
from rulec.driver.again import pile, store, worked
from rulec.driver.again.checking import SHAPE_ONLY, WHOLE
from rulec.driver.again.running import same_but_numbers
from rulec.driver.again.store import CHECKED, KNOWN, is_known
from rulec.driver.compile import BACKENDS, compile_pack
from tests.again.literals import run
from tests.constructs.reading import FOLDER as CASES
from tests.constructs.reading import read_case
from tests.sync.pack import RULES

TESTS = Path(__file__).parent.parent
PACKS = TESTS / "packs"
CATALOGUE = TESTS / "catalogue"
VILLAGE = TESTS / "game" / "rules"


@pytest.mark.parametrize("copies", [True, False])
def test_changed_literals_give_the_bytes_of_a_clean_build(
    copies: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "_allowed", copies)
    tally = run("orchard", PACKS, 60, 1, tmp_path, thorough=True)
    assert tally.wrong == []
    assert tally.counts["quick"] > tally.counts["full"]


def test_large_facts_that_lie_in_many_parts_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pile, "LEAST", 1)  # as in a pack with hundreds of names
    tally = run("orchard", PACKS, 20, 1, tmp_path, thorough=True)
    assert tally.wrong == []
    assert tally.counts["quick"] > tally.counts["full"]


def test_changes_beside_facts_that_are_stated_and_tables_of_conditions(tmp_path: Path) -> None:
    stated_manor(tmp_path / "rules")
    tally = run("manor", tmp_path / "rules", 40, 2, tmp_path)
    assert tally.wrong == []
    assert tally.counts["quick"] > 10


def test_changes_beside_a_solve_and_maps(tmp_path: Path) -> None:
    tally = run("diplomacy_1971", RULES, 8, 3, tmp_path)
    assert tally.wrong == []
    assert tally.counts["quick"] > 2


@pytest.mark.parametrize(("pack", "folder"), [("hamlet", CATALOGUE), ("village", VILLAGE)])
def test_changes_of_a_pack_in_which_things_happen(pack: str, folder: Path, tmp_path: Path) -> None:
    tally = run(pack, folder, 20, 3, tmp_path)
    assert tally.wrong == []
    assert tally.counts["quick"] > 0


def stated_manor(rules: Path) -> None:
    """The manor with facts that are stated, and quantities that tally one table of conditions more than once."""
    shutil.copytree(CATALOGUE / "manor", rules / "manor")
    judged, moods = (read_case(CASES / f"{name}.md") for name in ("judged", "tally"))
    for path, text in {
        "stated.rules": judged.rules,
        "moods.rules": f"{moods.rules}\n{TWICE}",
        **moods.tables,
    }.items():
        (rules / "manor" / path).write_text(text, "utf-8")


TWICE = """quantity cheer(guard: Guard) -> gold "How cheerful a guard is"
    base 1 gold
    tally moods(guard)[guard.sort] "the moods"
    tally moods(guard)[keen] when guard.level > 3 levels "the moods of the keen"
    bounds 0 gold .. 90 gold
    cites book "Gate" 33
"""


def test_all_of_a_pack_is_followed_and_each_check_known() -> None:
    # What is new here is entered in `store.KNOWN` when `tracked`, `parts` and `resolve` follow it. A check goes
    # through the functions or tables one by one, and reads all that it needs of the model anew for each (then it is
    # run on those that read what changed), or is named in `checking.SHAPE_ONLY` or `checking.WHOLE`. Until then each
    # build is a full one.
    assert is_known(BACKENDS)
    assert {*SHAPE_ONLY, *WHOLE} <= set(CHECKED)


@pytest.mark.parametrize("path", list(KNOWN))
def test_what_is_not_known_to_be_followed_is_built_in_full(
    path: str, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer = {**KNOWN, path: KNOWN[path][1:]}
    assert not is_known(BACKENDS, fewer)
    assert not is_known({*BACKENDS, "another"})
    if path.endswith(".Model"):
        monkeypatch.setattr(store, "is_known", lambda backends: is_known(backends, fewer))
        entry(bench).unlink()
        assert not bench.was_quick(lambda: number(bench))
        assert not list((bench.folder / ".rulec" / "again").iterdir())
        assert not bench.was_quick(lambda: bench.edit("helpers.rules", '"Tools" 51', '"Tools" 52'))


class Bench:
    """A pack in a folder of its own, built again and again."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, pack: str = "orchard", packs: Path = PACKS
    ) -> None:
        self.folder = folder
        self.name = pack
        shutil.copytree(packs / pack, folder / "rules" / pack)
        self.full = 0
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("RULEC_CACHE", str(folder / ".rulec"))
        plain = compile_pack

        def counted(*args: object, **named: object) -> object:
            self.full += 1
            return plain(*args, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(compiling, "compile_pack", counted)

    def build(self, *more: str, out: str = "out") -> int:
        names = [] if any(not word.startswith("-") for word in more) else [self.name]
        return main(["build", *more, *names, "--rules", str(self.folder / "rules"), "--out", str(self.folder / out)])

    def edit(self, file: str, old: str, new: str, pack: str = "orchard") -> None:
        path = self.folder / "rules" / pack / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")

    def is_clean(self) -> bool:
        """Whether the outputs are those of a build without a cache."""
        return self.build("--check") == 0

    def was_quick(self, change: Callable[[], object]) -> bool:
        """Builds after a change, compares, and says whether no full build was needed."""
        change()
        before = self.full
        assert self.build() == 0
        quick = self.full == before
        assert self.is_clean()
        return quick


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    made = Bench(tmp_path, monkeypatch)
    assert made.build() == 0
    return made


def number(bench: Bench) -> None:
    bench.edit("helpers.rules", "add 2 baskets during hands", "add 3 baskets during hands")


def test_a_number_a_label_and_a_cell_need_no_full_build(bench: Bench) -> None:
    assert bench.was_quick(lambda: number(bench))
    assert bench.was_quick(lambda: bench.edit("helpers.rules", '"ladder"', '"a good ladder"'))
    assert bench.was_quick(lambda: bench.edit("tables/trees.yaml", "[pear, 8, 4,", "[pear, 9, 4,"))
    assert bench.was_quick(lambda: bench.edit("helpers.rules", '"Ladder"', '"Long ladder"'))
    assert bench.was_quick(lambda: bench.edit("helpers.rules", '"Tools" 51', '"Tools" 52'))
    assert bench.was_quick(lambda: bench.edit("helpers.rules", "# What customs", "# All that customs"))


@pytest.mark.parametrize("pack", ["orchard", "village"])
def test_literals_changed_beside_new_comments_and_empty_lines(pack: str, tmp_path: Path) -> None:
    packs = {"orchard": PACKS, "village": VILLAGE}[pack]
    tally = run(pack, packs, 30, 1, tmp_path, thorough=True, moved=True)
    assert tally.wrong == []
    assert tally.counts["quick"] > 4


def test_comments_and_empty_lines_need_no_full_build(bench: Bench) -> None:
    hail = next(one for one in rules(bench, "picking.rules").split("\n") if '"hail"' in one)
    sources = bench.folder / "out" / "orchard" / "python" / "rulec_packs" / "orchard" / "_sources.py"
    first = rules(bench, "picking.rules").split("\n")[0]
    for old, new, moves in (
        (first, f"# All of it moves\n\n{first}", True),
        (hail, f"        # why hail matters\n\n{hail}", True),
        ("\nruling ", "\n\n# Doubts\nruling ", False),  # no function stands behind it
        ("        # why hail matters\n\n", "        # another reason, and\n        # what it means\n\n\n", True),
        ("# All of it moves\n\n", "", True),
    ):
        before = sources.read_bytes()
        assert bench.was_quick(lambda old=old, new=new: bench.edit("picking.rules", old, new)), new
        assert (sources.read_bytes() != before) is moves
    # and with something else
    assert bench.was_quick(lambda: bench.edit("picking.rules", hail, hail.replace('"hail"', '"stones"\n # of ice')))
    assert bench.was_quick(lambda: number(bench))
    assert bench.was_quick(lambda: bench.edit("kinds.rules", "\n\n", "\n\n\n"))  # words of the vocabulary move


def test_declarations_that_change_places_are_built_in_full(bench: Bench) -> None:
    text = rules(bench, "helpers.rules")
    first, second = (text.index(f"\n{head}") for head in ("tool ladder", "ware lantern"))
    one, other = text[first:second], text[second:].split("\n\n")[0]
    swapped = text[:first] + other + "\n" + one + text[second + len(other) :]
    assert sorted(swapped) != sorted(text)  # an empty line more
    path = bench.folder / "rules" / "orchard" / "helpers.rules"
    assert not bench.was_quick(lambda: path.write_text(swapped, "utf-8"))


def rules(bench: Bench, file: str) -> str:
    return (bench.folder / "rules" / bench.name / file).read_text("utf-8")


def test_an_operator_and_a_member_need_no_full_build(bench: Bench) -> None:
    assert bench.was_quick(lambda: bench.edit("helpers.rules", "when ripeness < soft", "when ripeness <= green"))
    assert bench.was_quick(lambda: bench.edit("helpers.rules", "when ripeness <= green", "when ripeness > green"))


def test_equal_and_unequal_and_the_reading_that_is_taken_need_no_full_build(bench: Bench) -> None:
    hail = 'hail_share when weather {} hail "hail"'
    assert bench.was_quick(lambda: bench.edit("picking.rules", hail.format("="), hail.format("!=")))
    assert bench.was_quick(lambda: bench.edit("picking.rules", "take book because", "take letter because"))
    assert bench.was_quick(lambda: bench.edit("picking.rules", "reading letter = 30%", "reading letter = 35%"))


def test_the_title_of_a_ruling_needs_no_full_build(bench: Bench) -> None:
    label = next(
        line.split('"')[1]
        for line in (bench.folder / "rules" / "orchard" / "picking.rules").read_text("utf-8").split("\n")
        if line.startswith("ruling ")
    )
    assert bench.was_quick(lambda: bench.edit("picking.rules", f'"{label}"', '"Something else (doubtful)"'))
    assert bench.was_quick(lambda: bench.edit("picking.rules", '"Something else (doubtful)"', '"rulings"'))


def test_a_title_begins_those_scenarios_anew_that_say_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(tmp_path, monkeypatch, "village", VILLAGE)
    rules = tmp_path / "rules" / "village" / "village.rules"
    rules.write_text(rules.read_text("utf-8") + '\ncharm clover "Clover"\n    cites book "Charms" 9\n', "utf-8")
    assert bench.build() == 0
    begun = 0
    plain = scenarios.started

    def counted(*args: Any, **named: Any) -> Any:
        nonlocal begun
        begun += 1
        return plain(*args, **named)

    monkeypatch.setattr(scenarios, "started", counted)
    for old, new, page, anew in (
        ("Clover", "Four Leaves", "charms/clover.md", 0),
        ("Horseshoe", "Shoe of a Horse", "scenarios/two_houses.md", 1),
        ("Four Leaves", "Shoe of a Pony", "charms/clover.md", 0),
        ("Shoe of a Pony", "shoe_of_a_horse", "charms/clover.md", 1),  # is what the scenario shows
    ):
        begun = 0
        assert bench.was_quick(lambda old=old, new=new: bench.edit("village.rules", f'"{old}"', f'"{new}"', "village"))
        assert begun - anew == 1, new  # one of them is that of `--check`
        assert new.replace("_", "\\_") in (tmp_path / "out" / "village" / "reference" / page).read_text("utf-8")


def test_a_constant_concerns_those_that_read_it_by_name(bench: Bench) -> None:
    # a field of a kind, which everything reads, is called like the constant
    bench.edit("kinds.rules", "constant skill = 2 baskets", "constant practice = 2 baskets")
    bench.edit("picking.rules", "add skill *", "add practice *")
    bench.edit("helpers.rules", "Nothing is left", "No practice is left")
    assert not bench.was_quick(lambda: None)
    assert bench.was_quick(lambda: bench.edit("kinds.rules", "constant practice = 2", "constant practice = 3"))
    assert bench.was_quick(lambda: bench.edit("kinds.rules", '"what a year of practice is worth"', '"a year"'))
    assert bench.was_quick(lambda: bench.edit("kinds.rules", 'cites book "Picking" 61', 'cites book "Picking" 62'))


def test_examples_are_run_again_that_ran_what_changed(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    plain = worked.worked_example

    def counted(teller: Any, program: Any, example: Any) -> Any:
        ran.append(example.name)
        return plain(teller, program, example)

    monkeypatch.setattr(worked, "worked_example", counted)
    # what things are called is looked up when it is told
    assert bench.was_quick(lambda: bench.edit("helpers.rules", '"ladder"', '"a good ladder"'))
    assert bench.was_quick(lambda: bench.edit("picking.rules", '"hail"', '"hailstones"'))
    assert bench.was_quick(
        lambda: bench.edit("picking.rules", '"Baskets that a picker brings home"', '"What comes home"')
    )
    assert ran == []
    assert bench.was_quick(
        lambda: bench.edit("picking.rules", "increase by 10% when weather", "increase by 20% when weather")
    )
    assert ran == ["five_years_in_the_sun"]
    ran.clear()
    # the next build goes on from here: what changed before is not run again
    ran.clear()
    assert bench.was_quick(lambda: bench.edit("picking.rules", '"hailstones"', '"hail"'))
    assert ran == []
    # a condition is looked at by all, and why a line does not count is told by all
    assert bench.was_quick(lambda: bench.edit("picking.rules", "when weather = sunny", "when weather != sunny"))
    assert len(ran) > 3


TOWER = "when ripeness < soft and picker.tower = none"  # nothing that is worked out there looked at towers before


def test_lines_of_a_function_need_no_full_build_while_they_read_the_same(bench: Bench) -> None:
    practice = '        add skill * picker.practice "practice"\n'
    tired = '    add 20 points when picker.tired "weariness"\n'
    pay = "    otherwise round down(trees[fruit].price / 2)"
    for old, new in (
        (practice, f'{practice}        add 1 basket when picker.practice > 8 years "an old hand"\n'),  # one more
        (tired, f'{tired}    add 1 point when picker.tired and picker.practice < 2 years "green hands"\n'),
        (" and picker.practice < 2 years", ""),
        ('    add 1 point when picker.tired "green hands"\n', ""),  # and one less
        ("    bounds 2% .. 95%\n", ""),
        (tired, f"{tired}    at most 90%\n"),
        (pay, f"    1 gold when picker.practice = 0 years\n{pay}"),  # a case, in front of others
        ("no when weather = hail and picker.tired", "no when weather = hail or (picker.tired and weather = dull)"),
        ("when ripeness < soft", "when not (ripeness < soft)"),
    ):
        file = "helpers.rules" if "ripeness" in old else "picking.rules"
        assert bench.was_quick(lambda old=old, new=new, file=file: bench.edit(file, old, new)), new
    assert bench.was_quick(lambda: bench.edit("helpers.rules", '"boldness"', '"great {picker.practice} boldness"'))
    assert bench.was_quick(lambda: number(bench))
    page = bench.folder / "out" / "orchard" / "reference" / "quantities" / "harvest.md"
    assert "An old hand" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"practice"\n', '"practice"\n        add 1 basket when picker.tired "weariness"\n'),  # a field
        ('"practice"\n', '"practice"\n        add help(picker) "help"\n'),  # a call
        ("        add skill * picker.practice ", "        add skill * picker.practice cites ruling hail_share "),
        ('        reduce by ruling hail_share when weather = hail "hail"\n', ""),  # what nobody reads any more is told
        ("    add 20 points when picker.tired", "    add 20 points when picker.house.customs has thrifty"),
    ],
)
def test_lines_that_read_something_else_are_built_in_full(old: str, new: str, bench: Bench) -> None:
    text = rules(bench, "picking.rules")
    assert old in text
    before = bench.full
    bench.edit("picking.rules", old, new)
    code = bench.build()
    assert bench.full > before
    assert code == 1 or bench.is_clean()


def test_lines_by_which_two_things_are_known_to_be_the_same_count_as_they_stand(bench: Bench) -> None:
    # who may know what hangs on that: such a function is built in full, whatever its lines read
    tired = '    add 20 points when picker.tired "weariness"\n'
    same = '    add 1 point when picker.helpers has picker "helps himself"\n'
    assert bench.was_quick(lambda: bench.edit("picking.rules", tired, f"{tired}{tired}"))
    assert not bench.was_quick(lambda: bench.edit("picking.rules", tired, f"{tired}{same}"))
    assert not bench.was_quick(lambda: bench.edit("picking.rules", tired, f"{tired}{tired}"))
    assert bench.was_quick(
        lambda: bench.edit("picking.rules", "add 20 points when picker", "add 21 points when picker")
    )


@pytest.mark.parametrize(("pack", "least"), [("orchard", 8), ("village", 2)])
def test_lines_less_repeated_and_swapped_give_the_bytes_of_a_clean_build(pack: str, least: int, tmp_path: Path) -> None:
    packs = {"orchard": PACKS, "village": VILLAGE}[pack]
    tally = run(pack, packs, 40, 1, tmp_path, thorough=True, way="lines")
    assert tally.wrong == []
    assert tally.counts["quick"] >= least


def test_numbers_are_no_matter_to_what_a_function_does_but_for_none_at_all() -> None:
    def body(value: object, symbol: object = None, op: str = "+") -> tuple[object, ...]:
        return ("iArith", op, ("iLocal", "a"), ("iConst", value, symbol))

    assert same_but_numbers(body(3), body(4))
    assert same_but_numbers(body(True), body(True))
    assert not same_but_numbers(body(3), body(0))  # what divides by it may stop now
    assert not same_but_numbers(body(3), body(True))
    assert not same_but_numbers(body(3), body(3, ("iSymbol", "Mark", "old")))
    assert not same_but_numbers(body(3), body(3, op="-"))
    assert not same_but_numbers(body(3), (*body(3), ("iLocal", "b")))


def test_an_entry_that_adds_to_one_function_more_needs_no_full_build(bench: Bench) -> None:
    net = 'tool net "Net"\n    cites book "Tools" 52\n'
    lends = '    modify harvest for its picker\n        add 3 baskets during hands as aids "net"\n'
    # that the net changes something is new to all who tell what is executed
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", net, f"{net}{lends}"))
    slip = '    modify tumble for its picker when ripeness < soft\n        subtract 1 point "a soft fall"\n'
    assert bench.was_quick(lambda: bench.edit("helpers.rules", lends, f"{lends}{slip}"))
    page = (bench.folder / "out" / "orchard" / "reference" / "tools" / "net.md").read_text("utf-8")
    assert "a soft fall" in page
    assert bench.was_quick(lambda: bench.edit("helpers.rules", "subtract 1 point", "subtract 2 points"))
    assert bench.was_quick(lambda: number(bench))
    # a need that is lifted; the bold lift it already
    waive = '    modify may_climb for its picker\n        waive years "the thrifty know how"\n'
    about = '    about "Nothing is left on the branch."\n'
    assert bench.was_quick(lambda: bench.edit("helpers.rules", about, f"{about}{waive}"))
    # what nobody brought in this way before, and what is taken away again
    tower = '    modify harvest for its picker.tower\n        add 1 basket during hands as aids "light"\n'
    light = '        subtract 5 points "light"\n'
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", light, f"{light}{tower}"))
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", slip.replace("1 point", "2 points"), ""))


SHELF = """
kind Shelf, shelves listed "shelf"
    tools: set of Tool = {} "what lies on it"
    cites book "Tools" 50

shelf low "Low shelf"
    tools: {net}
    cites book "Tools" 52

quantity worth(tool: Tool) -> gold "What a tool is worth"
    base tool.price
    cites book "Tools" 50
"""


def test_an_entry_that_makes_those_count_that_hold_it_is_built_in_full(bench: Bench) -> None:
    path = bench.folder / "rules" / "orchard" / "shelves.rules"
    path.write_text(SHELF.lstrip(), "utf-8")
    assert bench.build() == 0
    page = bench.folder / "out" / "orchard" / "reference" / "shelves" / "low.md"
    assert "Not yet executed" in page.read_text("utf-8")
    net = 'tool net "Net"\n    cites book "Tools" 52\n'
    lends = '    modify tumble for its picker when ripeness < soft\n        subtract 1 point "a soft fall"\n'
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", net, f"{net}{lends}"))
    assert "Not yet executed" not in page.read_text("utf-8")


@pytest.mark.parametrize("pack", ["orchard", "manor"])
def test_what_entries_lend_each_other_gives_the_bytes_of_a_clean_build(pack: str, tmp_path: Path) -> None:
    tally = run(pack, {"orchard": PACKS, "manor": CATALOGUE}[pack], 0, 1, tmp_path, thorough=True, way="entries")
    assert tally.wrong == []
    assert tally.counts["quick"] > 0


def test_what_changes_the_shape_is_built_in_full(bench: Bench) -> None:
    new = '\nware bell "Bell"\n    price: 3 gold\n    cites book "Wares" 42\n'
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", '\nware lantern "', f'{new}\nware lantern "'))
    assert bench.was_quick(lambda: number(bench))
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", "ware bell", "ware bells"))
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", new.replace("bell ", "bells "), ""))
    assert not bench.was_quick(lambda: bench.edit("helpers.rules", "when ripeness < soft", TOWER))
    assert not bench.was_quick(lambda: bench.edit("pack.yaml", "version: ", "version: 1"))
    extra = bench.folder / "rules" / "orchard" / "more.rules"
    assert not bench.was_quick(lambda: extra.write_text("# nothing yet\n"))
    assert not bench.was_quick(lambda: extra.rename(extra.with_name("most.rules")))
    assert not bench.was_quick(lambda: extra.with_name("most.rules").unlink())


def test_a_fault_is_told_and_its_mending_built(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    bench.edit("helpers.rules", '"ladder"', '"3 ladders"')
    assert bench.build() == 1
    assert "R0702" in capsys.readouterr().err
    bench.edit("helpers.rules", '"3 ladders"', '"ladders"')
    assert bench.was_quick(lambda: None)


def test_a_changed_parent_reaches_the_pack_that_builds_on_it(bench: Bench) -> None:
    child = bench.folder / "rules" / "child"
    child.mkdir()
    (child / "pack.yaml").write_text(
        "name: child\ntitle: Child\nversion: 0.1.0\nextends: [orchard]\ndocuments:\n  own: {title: Own}\n", "utf-8"
    )
    (child / "own.rules").write_text(
        'custom early "Early"\n    cites book "Customs" 33\n    modify harvest for its picker\n'
        '        add 1 basket during hands as aids "dew"\n',
        "utf-8",
    )
    assert bench.build("child") == 0
    before = bench.full
    number(bench)
    assert bench.build("child") == 0
    assert bench.full == before
    assert bench.build("--check", "child") == 0
    bench.edit("own.rules", "add 1 basket", "add 4 baskets", "child")
    assert bench.build("child") == 0
    assert bench.build("--check", "child") == 0


def test_what_takes_the_place_of_what_parents_say_is_built_in_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = Bench(tmp_path, monkeypatch, "orchard", CATALOGUE / "storeys")
    shutil.copytree(CATALOGUE / "storeys" / "hillside", bench.folder / "rules" / "hillside")
    bench.name = "hillside"
    assert bench.build() == 0

    def quick(file: str, old: str, new: str, pack: str) -> bool:
        return bench.was_quick(lambda: bench.edit(file, old, new, pack))

    # what nobody says anew is followed, in the parent's files as well
    assert quick("harvest.rules", '"What the harvest is worth"', '"What it is worth"', "orchard")
    assert quick("slope.rules", '"The trees are watered"', '"They are watered"', "hillside")
    # what is said anew, that of which it takes the place, and what such a thing adds to are not
    assert not quick("slope.rules", "constant rent = 3 coins", "constant rent = 4 coins", "hillside")
    assert not quick("harvest.rules", "constant rent = 2 coins", "constant rent = 1 coins", "orchard")
    assert not quick("harvest.rules", "add 3 baskets", "add 4 baskets", "orchard")
    assert not quick("tables/yields.yaml", "[apple, ", "[apple, 1", "orchard")
    assert quick("harvest.rules", '"A picker sells the harvest"', '"A picker sells all"', "orchard")


def entry(bench: Bench) -> Path:
    found = sorted((bench.folder / ".rulec" / "again").iterdir())
    assert len(found) == 1
    return found[0]


def test_a_damaged_entry_costs_time_only(bench: Bench) -> None:
    path = entry(bench)
    good = path.read_bytes()
    value = 3
    for at in (0, 25, 45, len(good) // 3, len(good) // 2, len(good) - 1):
        path.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        bench.edit("helpers.rules", f"add {value - 1} baskets", f"add {value} baskets")
        value += 1
        quick = bench.was_quick(lambda: None)  # part of what lies there is not read
        assert not quick or at > 45
    for data in (good[: len(good) // 3], good[:10], b"", b"x" * 28):
        path.write_bytes(data)
        bench.edit("helpers.rules", f"add {value - 1} baskets", f"add {value} baskets")
        value += 1
        assert not bench.was_quick(lambda: None)
    # all that is stored, with every part spoilt
    spoilt = bytearray(path.read_bytes())
    size = 28 + int.from_bytes(spoilt[20:28], "big")
    spoilt[size:] = bytes(byte ^ 1 for byte in spoilt[size:])
    path.write_bytes(spoilt)
    bench.edit("helpers.rules", f"add {value - 1} baskets", "add 2 baskets")
    assert not bench.was_quick(lambda: None)


def test_damaged_notes_of_edits_cost_time_only(bench: Bench) -> None:
    assert bench.was_quick(lambda: number(bench))
    path = next((bench.folder / ".rulec" / "edits").iterdir())
    for value, at in enumerate((0, 25, 45, 3000, -1), 4):
        bench.edit("helpers.rules", f"add {value - 1} baskets", f"add {value} baskets")
        good = path.read_bytes()
        at %= len(good)
        path.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        bench.was_quick(lambda: None)
    # those of another full build are not looked at
    data = path.read_bytes()
    bench.edit("pack.yaml", "version: ", "version: 1")
    assert not bench.was_quick(lambda: None)
    path.write_bytes(data)
    assert bench.was_quick(lambda: bench.edit("helpers.rules", '"ladder"', '"a good ladder"'))


def test_a_left_page_that_somebody_changed_is_put_right(bench: Bench) -> None:
    pages = sorted((bench.folder / "out" / "orchard" / "reference").rglob("*.md"))
    for page in pages[:3]:
        page.write_text("spoilt", "utf-8")
    pages[3].unlink()
    assert bench.was_quick(lambda: number(bench))


def test_a_build_that_was_killed_while_storing_leaves_the_old_entry(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os

    path = entry(bench)
    good = path.read_bytes()
    plain = os.replace

    def killed(old: str, new: str) -> None:
        if "again" in str(new):
            raise KeyboardInterrupt
        plain(old, new)

    monkeypatch.setattr(os, "replace", killed)
    bench.edit("helpers.rules", "when ripeness < soft", TOWER)
    with pytest.raises(KeyboardInterrupt):
        compiling_build(bench)
    monkeypatch.setattr(os, "replace", plain)
    assert path.read_bytes() == good
    assert not bench.was_quick(lambda: None)


def compiling_build(bench: Bench) -> None:
    from rulec.commands import build

    build.run(["--rules", str(bench.folder / "rules"), "--out", str(bench.folder / "out")])


def test_an_entry_of_another_rulec_is_none(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulec.driver import cache as caches

    monkeypatch.setattr(caches, "own_hash", lambda: "another")
    assert not bench.was_quick(lambda: number(bench))


def test_build_check_does_not_ask_the_store(bench: Bench) -> None:
    number(bench)
    before = bench.full
    assert bench.build("--check") == 1
    assert bench.full == before + 1


def asked(bench: Bench, monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, bool]:
    """The exit code of a command that makes no outputs, and whether nothing was compiled for it."""
    from rulec.commands import one
    from rulec.driver import compile as compiling_packs

    ran: list[object] = []

    def counted(*given: Any, **named: Any) -> Any:
        ran.append(given)
        return compile_pack(*given, **named)

    monkeypatch.setattr(one, "compile_pack", counted)
    monkeypatch.setattr(compiling_packs, "compile_pack", counted)
    return main([*words, "--rules", str(bench.folder / "rules")]), not ran


def test_check_and_explain_go_on_from_what_a_build_left(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(bench.folder / "out", bench.folder / "generated")
    assert main(["build", "--rules", str(bench.folder / "rules")]) == 0
    given = ("explain", bench.name, "harvest", "--given", "picker.skill=3", "--given", "weather=sunny")
    rows: list[str] = []
    for number_now in (2, 7):
        bench.edit("helpers.rules", "add 2 baskets during hands", f"add {number_now} baskets during hands")
        assert asked(bench, monkeypatch, "check") == (0, True)
        code, quick = asked(bench, monkeypatch, *given)
        assert quick
        rows.append(capsys.readouterr().out)
        monkeypatch.setenv("RULEC_CACHE", str(bench.folder / "empty"))
        assert asked(bench, monkeypatch, *given) == (code, False)
        assert capsys.readouterr().out == rows[-1].partition("orchard\n")[2]
        monkeypatch.setenv("RULEC_CACHE", str(bench.folder / ".rulec"))
    bench.edit("helpers.rules", '"ladder"', '"3 ladders"')
    assert asked(bench, monkeypatch, "check") == (1, False)
    assert "R0702" in capsys.readouterr().err
