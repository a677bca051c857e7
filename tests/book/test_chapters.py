"""Chapters of the book: what an editor writes, what readers find on the page, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.driver.compile import compile_pack
from rulec.driver.coverage import coverage
from rulec.driver.packs import PackFiles
from tests.remembered import SHARED
from tests.safety.packs import compile_files, orchard

VILLAGE = Path(__file__).parents[1] / "game" / "rules" / "village"


def orchard_with(**chapters: str) -> dict[str, str]:
    """The orchard with a book of these chapters."""
    files = orchard()
    files["pack.yaml"] += f"book: [{', '.join(chapters)}]\n"
    return {**files, **{f"book/{name}.md": text for name, text in chapters.items()}}


def page(text: str, name: str = "picking") -> str:
    """The page of a chapter."""
    made, report = compile_files(orchard_with(**{name: text}), "orchard")
    assert made is not None, [f"{found.headline} ({found.primary.span})" for found in report.found]
    return made.outputs[f"reference/book/{name}.md"].decode()


def refused(text: str) -> list[str]:
    """The codes of what is reported for a chapter, each with what the place says."""
    made, report = compile_files(orchard_with(picking=text), "orchard")
    assert made is None
    return [f"{found.code.number} {found.primary.span.text}" for found in report.found]


# ---- holes ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hole", "shown"),
    [
        ("{ruling hail_share}", "25% [⚖](../rulings.md#what-hail-takes)"),
        ("{trees[pear].baskets}", "[8 baskets](../tables/trees.md)"),
        ("{lantern.price}", "2 gold"),
        ("{skill}", "[2 baskets per year](../glossary.md#fixed-values)"),
        ("{page skill}", "[What a year of practice is worth](../glossary.md#fixed-values)"),
        ("{harvest}", "[Harvest](../quantities/harvest.md)"),
        ('{harvest "what comes home"}', "[what comes home](../quantities/harvest.md)"),
        ("{custom thrifty}", "[Thrifty](../customs/thrifty.md)"),
        ("{Fruit}", "[Fruit](../glossary.md#fruit)"),
        ("{trees}", "[Trees](../tables/trees.md)"),
    ],
)
def test_a_hole_prints_a_value_or_leads_to_a_page(hole: str, shown: str) -> None:
    assert f"\nSo it is: {shown}, and more.\n" in page(f"# Picking\n\nSo it is: {hole}, and more.\n")


def test_a_link_to_what_nothing_reads_has_its_mark() -> None:
    assert "[Net](../tools/net.md) *(not yet)*" in page("# Picking\n\nTake a {net}.\n")


def test_much_that_nothing_reads_has_one_note_below_it() -> None:
    said = page("# Picking\n\n- Take a {net},\n- or that {net}, or this {net}.\n\nA {net} is all.\n")
    link = "[Net](../tools/net.md)"
    assert f"- Take a {link}\\*,\n- or that {link}\\*, or this {link}\\*.\n\n\\* *Not carried out yet.*\n\n" in said
    assert f"A {link} *(not yet)* is all." in said


def test_a_number_as_a_word() -> None:
    assert "take two baskets or more" in page("# Picking\n\nPickers take {skill as word} baskets or more.\n").lower()


@pytest.mark.parametrize(
    ("hole", "shown"),
    [
        ("{load(7 baskets)}", "[3.6 stone](../quantities/load.md)"),
        ("{skill * 2 years}", "4 baskets"),
        ("{count(each t in tools)}", "2"),
        ("{count(each t in tools) as word}", "two"),
        ("{trees[pear].baskets as word}", "eight"),
        ("{lantern.price as word}", "two"),
        ("{grade(trees[apple].baskets)}", "[ripe](../values/grade.md)"),
    ],
)
def test_a_hole_is_worked_out(hole: str, shown: str) -> None:
    assert f"\nSo it is: {shown}, and more.\n" in page(f"# Picking\n\nSo it is: {hole}, and more.\n")


def test_chapters_lead_to_each_other() -> None:
    files = orchard_with(first="# A Day\n\nMore in {chapter later}.", later='# Later\n\nAs in {chapter first "it"}.')
    made, _ = compile_files(files, "orchard")
    assert made is not None
    first, later = (made.outputs[f"reference/book/{name}.md"].decode() for name in ("first", "later"))
    assert "More in [Later](later.md)." in first
    assert "Next: [Later](later.md)." in first
    assert "As in [it](first.md)." in later
    assert "Before this: [A Day](first.md)." in later
    contents = made.outputs["reference/book/README.md"].decode()
    assert contents.index("[A Day](first.md)") < contents.index("[Later](later.md)")


def test_markdown_stays_as_it_is_written() -> None:
    text = "# Picking\n\n1. Climb.\n2. *Pick*.\n\n> **Look** out.\n\n| a | b |\n| --- | --- |\n| c | {skill} |\n"
    shown = page(text)
    assert "1. Climb.\n2. *Pick*.\n\n> **Look** out.\n\n| a | b |\n" in shown


# ---- blocks --------------------------------------------------------------------------------------
def test_rows_and_columns_of_a_table() -> None:
    shown = page("# Picking\n\n::: table trees\nfruit: pear, plum\ncolumns: baskets\n:::\n")
    assert "**[Trees](../tables/trees.md)**" in shown
    assert "| Fruit | Baskets a day |\n" in shown
    assert "| Pear | 8 baskets |" in shown
    assert "Apple" not in shown


def test_entries_are_listed_with_what_is_asked_for() -> None:
    shown = page("# Picking\n\n::: list tool\nentries: ladder\ncolumns: price\n:::\n")
    assert "| [Ladder](../tools/ladder.md) | 5 gold |" in shown
    assert "Net" not in shown


def test_entries_stand_as_they_are_named_under_a_title_of_their_own() -> None:
    shown = page("# Picking\n\n::: list tool\nentries: net, ladder\ntitle: What to carry\n:::\n")
    assert "**[What to carry](../tools/README.md)**" in shown
    assert shown.index("[Net]") < shown.index("[Ladder]")


def test_a_ruling_by_its_sign_by_its_title_and_in_words() -> None:
    files = orchard_with(picking='# Picking\n\nA {ruling order_of_rows}, b {order_of_rows}, c {order_of_rows "so"}.\n')
    files["helpers.rules"] += (
        '\nruling order_of_rows gap "Rows"\n    reading any "in any order" cites book "Picking" 1\n'
        '    take any because "It matters to nobody."\n'
        '\ncustom slow "Slow"\n    cites book "Customs" 33\n    cites ruling order_of_rows\n'
    )
    made, report = compile_files(files, "orchard")
    assert made is not None, [found.headline for found in report.found]
    sign = "[⚖](../rulings.md#rows)"
    shown = made.outputs["reference/book/picking.md"].decode()
    assert f"A {sign}, b [Rows](../rulings.md#rows) {sign}, c [so](../rulings.md#rows) {sign}." in shown


def test_a_name_that_holds_a_number_counts_nothing() -> None:
    files = orchard_with(picking="# Picking\n\nThe three trees are old.\n")
    assert compile_files(files, "orchard")[0] is None
    files["helpers.rules"] += '\ntool trio "Three trees"\n    cites book "Tools" 53\n'
    assert compile_files(files, "orchard")[0] is not None


def test_entries_are_chosen_by_what_they_hold() -> None:
    assert "| [Net](../tools/net.md) *(not yet)* |\n" in page("# Picking\n\n::: list tool\nprice: 3 gold\n:::\n")


def test_a_sum_stands_without_what_others_bring_but_names_it() -> None:
    shown = page("# Picking\n\n::: sum harvest\n:::\n")
    assert "**[Harvest](../quantities/harvest.md)**: Baskets that a picker brings home" in shown
    assert "- **Two hands:** lower it to 60 baskets if it is higher.\n" in shown
    assert "- Changed also by: [Thrifty](../customs/thrifty.md) (custom); [Ladder](../tools/ladder.md) (tool)." in shown


def test_a_worked_example_by_its_title() -> None:
    shown = page('# Picking\n\n::: example "Five years in the sun"\n:::\n')
    assert "> **Five years in the sun**\n>\n> Given: " in shown
    assert "> | Practice | +10 baskets | 18 baskets |\n" in shown
    assert "Did not count" not in shown
    assert "Source" not in shown
    assert "**19 baskets**" in shown


def test_a_ruling_with_its_reason() -> None:
    assert "- ⚖ [What hail takes]" in page("# Picking\n\n::: ruling hail_share\n:::\n")


# ---- what is refused -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Pick 5 of them.", "R0702 5"),
        ("Pick five of them.", "R0714 five"),
        ("Pick {5 baskets} of them.", "R0714 5 baskets"),
        ("A plum costs {trees[plum].price + 1 gold}.", "R0716 trees[plum].price + 1 gold"),
        ("Take {nothing_such}.", "R0907 nothing_such"),
        ("Take {ladder", "R0701 {ladder\n"),
        ("See {chapter nowhere}.", "R0713 chapter nowhere"),
        ("<b>Bold</b> words", "R0711 <b"),
        ("See [this](http://a.b).", "R0711 ]("),
        ("A &copy; sign", "R0711 &copy;"),
        ("::: tabel trees\n:::", "R0712 tabel"),
        ("::: table treez\n:::", "R0907 treez"),
        ("::: table trees\nfruit: apel\n:::", "R0907 apel"),
        ("::: table trees\ncolums: price\n:::", "R0712 colums"),
        ("::: list tool\ncolumns: prize\n:::", "R0907 prize"),
        ("::: sum harvst\n:::", "R0907 harvst"),
        ('::: example "Nobody knows"\n:::', 'R0907 "Nobody knows"'),
        ("::: sum harvest", "R0712 ::: sum harvest"),
        ("::: sum\n:::", "R0712 ::: sum"),
        ("::: list tool\nprice: 9 gold\n:::", "R0712 ::: list tool\nprice: 9 gold\n:::"),
        ("There are {count(each p in pickers)}.", "R0716 count(each p in pickers)"),
        ("::: list Picker\n:::", "R0712 ::: list Picker\n:::"),
        ("::: map nowhere\n:::", "R0907 ::: map nowhere\n:::"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: str) -> None:
    assert told in refused(f"# Picking\n\n{text}\n")


def test_a_chapter_needs_a_title() -> None:
    assert refused("Pick what you like.\n") == ["R0710 Pick what you like."]


def test_every_chapter_is_listed_and_every_listed_one_is_there() -> None:
    files = orchard_with(picking="# Picking\n\nGo.")
    files["book/other.md"] = "# Other\n\nGo."
    _, report = compile_files(files, "orchard")
    assert [found.headline for found in report.found] == ["the book does not list the chapter `other`"]
    files = orchard_with(picking="# Picking\n\nGo.")
    del files["book/picking.md"]
    _, report = compile_files(files, "orchard")
    assert [found.headline for found in report.found] == ["no chapter `picking`"]


# ---- packs on packs ------------------------------------------------------------------------------
def test_a_pack_has_the_book_of_the_pack_that_it_extends_and_may_change_chapters() -> None:
    parent = orchard_with(picking="# Picking\n\nAt home.", selling="# Selling\n\nIn the town.")

    def made(book: str, **chapters: str) -> dict[str, str]:
        head = "name: grove\ntitle: The Grove\nversion: 1.0.0\nextends: [orchard]\ndocuments:\n  leaf: {title: Leaf}\n"
        files = {"pack.yaml": head + book, **{f"book/{name}.md": text for name, text in chapters.items()}}
        packs = {
            name: PackFiles(name, {path: text.encode() for path, text in sorted(own.items())})
            for name, own in (("orchard", parent), ("grove", files))
        }

        def find(name: str, span: Span, report: Report) -> PackFiles | None:
            return packs.get(name)

        report = Report()
        compiled = compile_pack(packs["grove"], report, find=find, trees=SHARED, backends=("reference",))
        assert compiled is not None, [found.headline for found in report.found]
        front = "reference/book/"
        return {p.removeprefix(front): t.decode() for p, t in compiled.outputs.items() if p.startswith(front)}

    assert set(made("")) == {"README.md", "picking.md", "selling.md"}
    changed = made("book: [selling, picking]\n", picking="# Picking\n\nIn the grove.")
    assert "In the grove." in changed["picking.md"]
    assert "In the town." in changed["selling.md"]
    assert "Next: [Picking](picking.md)." in changed["selling.md"]


# ---- what players type -----------------------------------------------------------------------------
def village_with(chapter: str, oak: str = "House of the Oak", before: str = "") -> tuple[str, list[str]]:
    """The chapter of a pack that is played, or what is told of it; the oak's house is called so, and something may
    stand before its orders."""
    files = {
        path.relative_to(VILLAGE).as_posix(): path.read_text() for path in sorted(VILLAGE.rglob("*")) if path.is_file()
    }
    files["pack.yaml"] += "book: [play]\n"
    files["village.rules"] = files["village.rules"].replace("House of the Oak", oak)
    files["village.rules"] = files["village.rules"].replace('order 100 "', f'{before}order 100 "')
    files["book/play.md"] = chapter
    made, report = compile_files(files, "village")
    text = made.outputs["reference/book/play.md"].decode() if made is not None else ""
    return text, [f"{found.code.number} {found.primary.label}" for found in report.found]


def test_a_hole_leads_to_the_page_of_a_sequence() -> None:
    text, told = village_with("# Play\n\nSo ends {turn}.\n")
    assert told == []
    assert "\nSo ends [Turn](../sequences/turn.md).\n" in text


def test_what_is_typed_must_be_taken() -> None:
    player, line = "Green Hill", "110"
    text, told = village_with(f"# Play\n\n::: typed two_houses\n{player}: {line}\n:::\n")
    assert told == []
    assert f"```text\nplayer: {player}\n{line}\n```" in text
    _, told = village_with(f"# Play\n\n::: typed two_houses\n{player}: xyz {line}\n:::\n")
    assert [code.split()[0] for code in told] == ["R0715"]
    _, told = village_with(f"# Play\n\n::: typed two_houses\nNobody: {line}\n:::\n")
    assert told == ["R0715 nobody is called so"]


def test_what_is_typed_is_handed_in_when_the_scenario_is_set_up() -> None:
    beginning = (
        'process wake() at the beginning "Everybody wakes"\n    cites book "Houses" 4\n'
        '    for the first h in houses as listed\n        create Guard(name: "Wat", house: h)\n\n'
    )
    typed = "# Play\n\n::: typed two_houses\nThe Oak: 200 Wat Green Hill\n:::\n"
    assert village_with(typed, before=beginning)[1] == []
    assert village_with(typed)[1] != []


def test_a_player_whose_title_is_its_key_is_one_player() -> None:
    assert village_with("# Play\n\n::: typed two_houses\noak: 110\n:::\n", oak="Oak")[1] == []


def test_an_answer_ahead_may_stand_among_what_is_typed() -> None:
    _, told = village_with("# Play\n\n::: typed two_houses\nThe Oak: nothing = 3\n:::\n")
    assert told == ["R0293 answers nothing"]


# ---- coverage ------------------------------------------------------------------------------------
def test_what_no_chapter_names_is_counted() -> None:
    text = "# Picking\n\n{harvest}, {trees[apple].price}.\n\n::: list tool\n:::\n"
    made, _ = compile_files(orchard_with(picking=text), "orchard")
    assert made is not None
    found = coverage(made.model)
    untold = found["untold"]
    assert isinstance(untold, list)
    assert {"quantity:tumble", "custom:bold", "table:slips"} <= {str(one) for one in untold}
    assert {"quantity:harvest", "table:trees", "tool:net", "kind:Tool"}.isdisjoint(str(one) for one in untold)
    assert "untold" not in coverage(compile_files(orchard(), "orchard")[0].model)  # type: ignore[union-attr]


def test_a_chapter_that_counts_entries_names_their_kind() -> None:
    made, _ = compile_files(orchard_with(picking="# Picking\n\nTake {count(each t in tools)}.\n"), "orchard")
    assert made is not None
    untold = coverage(made.model)["untold"]
    assert isinstance(untold, list)
    assert "kind:Tool" not in untold
    assert "tool:net" in untold


def test_examples_of_one_title_are_told_apart_by_what_they_are_about() -> None:
    files = orchard_with(picking='# Picking\n\n::: example tumble "A fair day"\n:::\n')
    files["picking.rules"] = files["picking.rules"].replace("A tired beginner on soft fruit", "A fair day")
    made, _ = compile_files(files, "orchard")
    assert made is not None
    assert "**65%**" in made.outputs["reference/book/picking.md"].decode()
    for block, told in (('"A fair day"', "several examples are"), ('pay "A fair day"', "no example of `pay` is")):
        files["book/picking.md"] = f"# Picking\n\n::: example {block}\n:::\n"
        _, report = compile_files(files, "orchard")
        assert [found.headline for found in report.found] == [f"{told} called `A fair day`"]
