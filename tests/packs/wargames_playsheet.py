"""The playsheet of MiddleEarth Wargames: `python -m tests.packs.wargames_playsheet` makes it from the rules' pages.

Nothing on it is written by hand but its headings and their order, so nothing on it contradicts the rules.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "generated" / "middle_earth_wargames" / "reference"
SHEET = ROOT / "docs" / "middle_earth_wargames_playsheet.md"
LONGEST = 100
UP = "../generated/middle_earth_wargames/reference"

LINES = (
    ("A test of morale is due", "facts/must_test.md"),
    ("The morale throw", "rolls/morale_dice.md"),
    ("What a score means", "values/reaction.md"),
    ("Desperation", "rolls/despair.md"),
    ("Impetus", "quantities/impetus_bonus.md"),
    ("Tactics in melee", "quantities/tactical_factor.md"),
    ("Tactics in firing", "quantities/shot_tactics.md"),
    ("Charisma of a leader", "rolls/charisma_of_leader.md"),
    ("Which way those face who withdraw", "values/facing_in.md"),
)
"""A heading, and the page of which each line stands in a few words."""
WHOLE = (
    ("How far a withdrawal goes", "quantities/withdrawal_distance.md"),
    ("Who strikes with impetus when it is followed", "facts/pursuit_has_impetus.md"),
    ("After a test to rally", "values/after_rally_test.md"),
)
"""A heading, and the page of which each line stands in full."""
LINKS = (
    ("Morale", ("tables/morale_plus.md", "tables/morale_minus.md", "tables/law_morale.md", "tables/orc_morale.md",
                "tables/evil_morale.md", "tables/other_morale.md", "tables/law_spells.md", "tables/evil_spells.md")),
    ("Half strength and rallying", ("tables/last_stands.md", "facts/rallies.md", "values/after_rally_test.md")),
    ("Sunlight and beasts", ("values/in_the_sun.md", "rolls/temper.md", "rolls/wild_course.md")),
    ("Combat", ("quantities/combat_factor.md", "tables/casualty_chart.md", "quantities/push_back.md")),
    ("In the air", ("tables/air_scores.md", "quantities/upward_reach.md", "values/steed_score.md")),
    ("Magic", ("tables/energy_depletion.md", "quantities/will_score.md", "values/beam_effect.md")),
    ("Ringwraiths", ("rolls/dart_hits.md", "tables/hero_scores.md")),
    ("Sieges and fire", ("tables/siege_letters.md", "tables/fire_faces.md", "tables/burning_times.md")),
    ("Weather and woods", ("tables/season_skies.md", "tables/wind_quarters.md", "rolls/survives_wood.md")),
    ("Movement and orders", ("tables/paces.md", "tables/ground_shares.md", "tables/obedience_factors.md")),
    ("Troops", ("troops/README.md", "tables/figure_prices.md", "tables/unit_sizes.md")),
)  # fmt: skip
"""What the sheet sends its reader to look up."""

_AMOUNT = re.compile(r"^(add|subtract) (?:\[?)(-?[\d/ ]+?) \w+")
_LABEL = re.compile(r"^- \*\*(.+?):\*\* (.*)$")
_END = re.compile(r"## (The odds|Example|Source|Why|Used|From|What comes|In the)")
_CLASS = re.compile(r"\*([A-Z])\*")
_ROW = re.compile(r"^\| (.+?) \| (.+?) \|")


def plain(text: str) -> str:
    """A phrase of a page without links and marks."""
    text = re.sub(r"\[⚖\]\([^)]*\)", "", text)
    return re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", text).replace("*", "").strip()


def body(page: str) -> list[str]:
    """The lines of a page between its head and its examples."""
    lines = (REFERENCE / page).read_text(encoding="utf-8").split("\n")
    start = next(at for at, line in enumerate(lines) if line.startswith("## "))
    rest = lines[start:]
    ends = (at for at, line in enumerate(rest) if _END.match(line))
    return rest[: next(ends, len(rest))]


def short(page: str) -> list[str]:
    """What a page says, a few words for each of its lines."""
    found = []
    for line in body(page):
        label, row = _LABEL.match(line), _ROW.match(line)
        if label is not None:
            amount = _AMOUNT.match(plain(label[2]))
            sign = {"add": "+", "subtract": "−"}[amount[1]] + amount[2].strip() if amount is not None else ""
            words = plain(label[1])
            if not amount and ("throw" in label[2] or "result" in label[2]):
                who = ", ".join(_CLASS.findall(label[2]))
                words = f"{words} ({who})" if who else words
            found.append(f"{words} {sign}".strip())
        elif row is not None and not row[1].startswith(("---", "The ", "When")):
            found.append(f"{plain(row[1])}: {plain(row[2])}")
    return found


def whole(page: str) -> list[str]:
    """The lines of a page, in full."""
    rows = [plain(line[2:]) for line in body(page) if line.startswith("- ")]
    return rows or [plain(" — ".join(line.strip("|").split("|")[:2])) for line in body(page) if _ROW.match(line)][2:]


def title(page: str) -> str:
    """The title of a page."""
    text = (REFERENCE / page).read_text(encoding="utf-8")
    return next(line[2:] for line in text.split("\n") if line.startswith("# "))


def spells() -> list[str]:
    """Each wizard's spells by their letters."""
    found: dict[str, list[str]] = {"Gandalf": [], "Witch-King": []}
    for path in sorted((REFERENCE / "spells").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        for wizard in found:
            letter = re.search(rf"{wizard}'s chart [|] “([A-K])”", text, re.I)
            if letter is not None:
                found[wizard].append(f"{letter[1]} {title(f'spells/{path.name}')}")
    return [f"- **{wizard}:** {', '.join(sorted(each))}" for wizard, each in found.items()]


def sheet() -> str:
    """The whole sheet."""
    out = [
        "# MiddleEarth Wargames: the playsheet",
        "",
        "Made from the rules; whoever doubts a line follows its link.",
        "",
    ]
    for heading, page in LINES:
        out += [f"- **[{heading}]({UP}/{page}):** {'; '.join(short(page))}."]
    for heading, page in WHOLE:
        out += [f"- **[{heading}]({UP}/{page}):** {' '.join(whole(page))}"]
    out += ["", "## Spells", "", *spells(), "", "## Where to look", ""]
    for heading, pages in LINKS:
        out.append(f"- **{heading}:** {', '.join(f'[{title(page)}]({UP}/{page})' for page in pages)}")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    SHEET.write_text(sheet(), encoding="utf-8")
    print(f"{SHEET.name}: {sheet().count(chr(10))} lines")
