"""Sheets: what `pack.yaml` puts on a page, and what the pages say."""

from __future__ import annotations

from tests.catalogue.manor import ROOT, compile_with

SHEETS = """
sheets:
  - sheet: evening
    title: Evening sheet
    parts:
      - {title: Fixed values, shows: [reach]}
      - {title: Rules, shows: [wage, ready]}
      - {title: Tables, shows: [prices]}
      - {title: Virtues, shows: [Virtue]}
  - sheet: marks
    title: Virtue sheet
    of: Virtue
    parts:
      - {title: What it does, shows: [Virtue, prices]}
"""


def test_a_sheet_gathers_what_is_declared() -> None:
    text = (ROOT / "pack.yaml").read_text("utf-8") + SHEETS
    compiled, report = compile_with({"pack.yaml": text}, backends=("reference",))
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    pages = {path: data.decode() for path, data in compiled.outputs.items() if "/sheets/" in path}
    listed = next(page for path, page in pages.items() if path.endswith("sheets/README.md"))
    assert "[Evening sheet](evening.md)" in listed
    evening = next(page for path, page in pages.items() if path.endswith("sheets/evening.md"))
    for heading in ("## Fixed values", "## Rules", "## Tables", "## Virtues"):
        assert heading in evening
    assert "- [Wage](../quantities/wage.md)" in evening
    assert "- [Thrifty](../virtues/thrifty.md)" in evening
    assert "| --- |" in evening
    thrifty = next(page for path, page in pages.items() if path.endswith("sheets/marks/thrifty.md"))
    assert thrifty.rstrip().splitlines()[-1].startswith("*Source: [Book](../../sources.md")
    entry = next(data.decode() for path, data in compiled.outputs.items() if path.endswith("virtues/thrifty.md"))
    assert "[Virtue sheet](../sheets/marks/thrifty.md)" in entry


DICE = """
roll breaks(sort: Sort, tries: number) -> truth "Whether a door breaks"
    throw face be d6
    face <= tries when sort = keen
    no when sort = old
    otherwise face <= strength_of[tries].needed
    cites book "Gate" 40

roll finds(tries: number) -> gold "What is found"
    throw face be d6
    1 gold * tries when face = 6
    otherwise 0 gold
    cites book "Gate" 40

roll hops(sort: Sort, tries: number) -> number "How far one hops"
    d6 when sort = keen
    otherwise d6 * tries
    cites book "Gate" 40

roll sky() -> Sort "The sky"
    on d6
    1 .. 3: plain
    4 .. 6: keen
    cites book "Gate" 40
"""
TABLE = """
table: strength_of
title: Strength
cites: ['book "Gate" 40']
keys: [tries]
columns:
  - {name: tries, type: number, label: Tries}
  - {name: needed, type: number, label: Needed}
rows:
  - [1, 2]
  - [2, unknown]
"""
ODDS = """
sheets:
  - sheet: chances
    title: Chances
    parts:
      - {title: Doors, odds: breaks, over: {tries: 1 .. 2, sort: any}}
      - {title: Finds, odds: finds, over: {tries: [2, 3]}}
      - {title: Two, odds: finds, over: {tries: 2}}
      - {title: Sky, odds: sky}
"""


def compiled_with(sheets: str) -> tuple[dict[str, str], list[str]]:
    files = {"pack.yaml": (ROOT / "pack.yaml").read_text("utf-8") + sheets}
    files |= {"case.rules": DICE, "tables/strength_of.yaml": TABLE}
    compiled, report = compile_with(files, backends=("reference",))
    found = [f"{d.code.number} {d.headline}" for d in report.found]
    outputs = compiled.outputs if compiled is not None else {}
    return {path: data.decode() for path, data in outputs.items() if path.endswith(".md")}, found


def test_a_part_shows_odds() -> None:
    pages, found = compiled_with(ODDS)
    assert found == []
    page = next(text for path, text in pages.items() if path.endswith("sheets/chances.md"))
    roll = next(text for path, text in pages.items() if path.endswith("rolls/finds.md"))
    assert "## The odds\n\nFor values to choose from: [Chances](../sheets/chances.md).\n" in roll
    assert "- [Breaks](../rolls/breaks.md) (Whether a door breaks)" in page
    assert "| Tries, sort | Plain | Keen | Old |" in page
    assert "| 1 | 33.3% | 16.7% | — |" in page
    assert "| 2 | *not given* | 33.3% | — |" in page  # no source tells
    assert "| Tries | 0 | 2 | 3 |" in page
    assert "| 3 | 83.3% | — | 16.7% |" in page
    assert "; tries: 2\n\n|  | 0 | 2 |\n| --- | ---: | ---: |\n| Chance | 83.3% | 16.7% |" in page
    assert "|  | Plain | Keen |\n| --- | ---: | ---: |\n| Chance | 50% | 50% |" in page


def test_odds_say_over_what_they_go() -> None:
    def refused(odds: str) -> str:
        return compiled_with(f"\nsheets: [{{sheet: a, title: A, parts: [{{title: T, {odds}}}]}}]\n")[1][0]

    assert refused("odds: wages, over: {guard: any}").startswith("R0907")
    assert refused("odds: wage, over: {guard: any}") == "R0971 nothing is thrown for `wage`"
    assert refused("odds: breaks, over: {tries: 1 .. 2}") == "R0971 the odds of `breaks` lack values"
    assert refused("odds: breaks, over: {tries: 1, sort: odd}") == "R0971 `odd` does not fit `sort`"
    assert refused("odds: breaks, over: {tries: 1/2, sort: any}") == "R0971 `1/2` does not fit `tries`"
    assert refused("odds: breaks, over: {tires: 1, sort: any}") == "R0971 `breaks` has no `tires`"
    assert refused("odds: hops, over: {tries: 1 .. 2, sort: any}") == "R0971 the odds of `hops` make no table"
    assert refused("over: {tries: 1}") == "R0970 the part `T` shows nothing"
    assert refused("shows: [wage], odds: breaks, over: {tries: 1 .. 2, sort: any}").startswith("R0970")


GIFTS = """\
kind Gift, gifts listed "gift"
    virtue: Virtue "virtue"
    worth: gold = 0 gold "worth"
gift ring "Ring"
    virtue: brave
    worth: 3 gold
    cites book "Gifts" 1
gift purse "Purse"
    virtue: thrifty
    worth: 1,200 gold
    cites book "Gifts" 2
gift cup "Cup"
    virtue: brave
    cites book "Gifts" 3
value gift_worth(gift: Gift) -> gold
    gift.worth
    cites book "Gifts" 4
value fee(virtue: Virtue) -> gold
    fees[virtue].fee + fees[virtue].days * 1 gold
    cites book "Gifts" 5
fact bold(virtue: Virtue) "{virtue} is bold"
    yes when virtue = brave
    otherwise no
    cites book "Gifts" 6
"""
FEES = """\
table: fees
title: Fees
cites: ['book "Gifts" 6']
keys: [virtue]
columns:
  - {name: virtue, type: Virtue, label: Virtue}
  - {name: fee, type: number, unit: gold, label: Fee}
  - {name: days, type: number, label: Days}
rows:
  - [brave, 4, 7]
  - [thrifty, 2, 1]
"""
GIFT_SHEETS = """
sheets:
  - sheet: marks
    title: Virtue sheet
    of: Virtue
    parts:
      - {title: Gifts, shows: [Gift, fees]}
  - sheet: gifts
    title: Gift sheet
    of: Gift
    parts:
      - {title: All, shows: [virtue, worth], beside: [fees]}
"""


def test_an_entry_tells_who_names_it_and_sheets_hold_rows_on_a_line() -> None:
    text = (ROOT / "pack.yaml").read_text("utf-8") + GIFT_SHEETS
    files = {"pack.yaml": text, "gifts.rules": GIFTS, "tables/fees.yaml": FEES}
    compiled, report = compile_with(files, backends=("reference",))
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    pages = {path: data.decode() for path, data in compiled.outputs.items()}
    entry = pages["reference/virtues/brave.md"]
    links = "[Cup](../gifts/cup.md) and [Ring](../gifts/ring.md)"
    named = f"- [Gifts](../gifts/README.md) with this as their *virtue*: {links}."
    asked = "- Named by the fact [Bold](../facts/bold.md)."
    assert f"\n## Where it is named\n\n{named}\n{asked}\n\n## In the tables\n" in entry
    assert "\n- [Fees](../tables/fees.md): Fee 4 gold, Days 7.\n" in entry
    assert "Where it is named" not in pages["reference/gifts/ring.md"]
    purse = pages["reference/sheets/gifts/purse.md"]
    virtue = "[Thrifty](../../virtues/thrifty.md) — [Fees](../../tables/fees.md): Fee 2 gold, Days 1"
    assert f"## All\n\n- Virtue: {virtue}\n- Worth: 1,200 gold\n\n*Source: [Book]" in purse
    brave = pages["reference/sheets/marks/brave.md"]
    assert "- [Ring](../../gifts/ring.md) — virtue: [Brave](../../virtues/brave.md); worth: 3 gold\n" in brave
    table = "| Virtue | Fee | Days |\n| --- | ---: | ---: |\n| [Brave](../../virtues/brave.md) | 4 gold | 7 |"
    assert table in brave
    assert "thrifty" not in brave


LAMPS = """kind Lamp, lamps listed "lamp"
    lit: truth = no "burns all night"
    smoky: truth = no "smokes"
    kept_from: set of Sort = {} "not for"
    levels_high: level = 1 level "levels high"

lamp tall "Tall lamp"
    lit: yes
    smoky: no
    kept_from: {plain, old}
    levels_high: 3 levels
    cites book "Virtues" 4

value watch(guard: Guard) -> Rank "The watch"
    high when guard.level > 5 levels
    middle when guard.level in 3 levels .. 4 levels
    otherwise low
    cites book "Gate" 9

fact keeps(guard: Guard) "{guard} keeps it"
    yes when guard.level > 5 levels "experience"
    yes when guard.sort = keen "zeal"
    no when guard.rank = low
    otherwise no
    cites book "Gate" 9

virtue sly "Sly"
    cites book "Virtues" 5
    modify wage for its guard
        add 3 gold when guard.level > 5 levels "wiles"
"""
LAMP_SHEET = """
sheets:
  - sheet: lamps
    title: Lamp sheet
    parts:
      - {title: All, shows: [Lamp, watch, keeps, Virtue]}
"""


def lamp_sheet() -> str:
    """The sheet with lamps, two rules and all virtues."""
    text = (ROOT / "pack.yaml").read_text("utf-8") + LAMP_SHEET
    compiled, report = compile_with({"pack.yaml": text, "lamps.rules": LAMPS}, backends=("reference",))
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    return next(data.decode() for path, data in compiled.outputs.items() if path.endswith("sheets/lamps.md"))


def test_what_is_so_stands_by_its_label_and_a_unit_is_told_once() -> None:
    assert "— burns all night; not for: *plain* or *old*; levels high: 3\n" in lamp_sheet()


def test_a_rule_of_more_than_two_cases_is_a_list_with_their_names() -> None:
    sheet = lamp_sheet()
    assert "(The watch):\n  - *high* when the guard's level is more than 5\n" in sheet
    assert "\n  - *middle* when the guard's level is 3 or 4 levels\n" in sheet
    assert ":\n  - No when the guard's rank is *low*\n  - **Experience:** yes when the guard's level is more" in sheet


def test_on_the_line_of_a_thing_it_is_not_asked_whether_somebody_has_it() -> None:
    assert "[Wage](../quantities/wage.md): adds 3 gold when the guard's level is more than 5 (wiles)" in lamp_sheet()


SHORT = """
quantity cheer(guard: Guard) -> gold "What a song brings"
    base 0 gold
    add 3 gold when guard.sort = old and guard.level > 1 level "An old song"
    subtract 1 gold when guard.sort = keen "Out of tune"
    times 2 when guard.level = 5 levels
    cites book "Gate" 9

value watchword(guard: Guard) -> Rank "The password"
    on guard.level
    4 levels .. 5 levels: high
    otherwise low
    cites book "Gate" 9

fact hurries(guard: Guard) "the guard hurries"
    yes when guard.sort = keen and guard.level > 1 level "Keen"
    yes when guard.level = 5 levels "A strong guard"
    otherwise no
    cites book "Gate" 9

roll dare() -> gold "What a dare brings"
    on d6
    1 .. 5: 0 gold
    6: 2 gold
    cites book "Gate" 9

roll three() -> number "Throws together"
    otherwise d6 + d6 + d6
    cites book "Gate" 9
"""
SHORT_SHEET = """
sheets:
  - sheet: short
    title: Short
    parts:
      - {title: All, shortly: [cheer, watchword, hurries, dare]}
"""


def test_rules_are_told_by_the_names_of_their_lines() -> None:
    text = (ROOT / "pack.yaml").read_text("utf-8") + SHORT_SHEET
    compiled, report = compile_with({"pack.yaml": text, "case.rules": SHORT}, backends=("reference",))
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    pages = {path: data.decode() for path, data in compiled.outputs.items() if path.endswith(".md")}
    sheet = pages["reference/sheets/short.md"]
    assert "| What a song brings | Gold |\n| --- | ---: |\n| An old song | +3 |\n| Out of tune | −1 |\n" in sheet
    assert "| The guard's level is 5 | × 2 |" in sheet
    assert "| The guard's level | Answer |\n| --- | --- |\n| 4 to 5 levels | *high* |\n| Otherwise | *low* |" in sheet
    assert "- [Hurries](../facts/hurries.md) when one of these holds: Keen; A strong guard" in sheet
    assert "| Six-sided die | Answer |\n| --- | --- |\n| 1 to 5 | 0 gold |\n| 6 | 2 gold |" in sheet
    assert "- Throw three six-sided dice and add them." in pages["reference/rolls/three.md"]


def test_what_is_told_shortly_is_declared() -> None:
    found = compiled_with("\nsheets: [{sheet: a, title: A, parts: [{title: T, shortly: [breakz]}]}]\n")[1]
    assert found == ["R0907 nothing is called `breakz`"]
