"""Reports of games: in the style of the sites, and words in them lead to pages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rulec.commands.main import main
from rulec.driver.games.player_report import ReportPage, Step, Told, View
from rulec.runtime.game.seeing import Shown
from rulec.runtime.ground.drawing import Map
from tests.website.made import browser

TOLD = Told(None, "Green Hill gives <b>Oakhill</b> to Green Hills; The Oak of Green Hill.", "")
SEEN = View("village", "", 1, (Step(1, "The Oak", (TOLD,)),), (), 2, (), ())


def test_names_lead_to_their_pages_and_parts_of_names_do_not() -> None:
    page = ReportPage("there", {"Oak": "oak.html", "The Oak": "the_oak.html", "Green Hill": "green.html"}).html(SEEN)
    green, oak = ('<a href="there/green.html">Green Hill</a>', '<a href="there/the_oak.html">The Oak</a>')
    assert f"<li>{green} gives &lt;b&gt;Oakhill&lt;/b&gt; to Green Hills; {oak} of {green}.</li>" in page
    assert f"<h2>{oak}</h2>" in page


def test_without_a_site_there_are_no_links() -> None:
    assert "<a " not in ReportPage().html(SEEN)


def test_an_address_and_a_title_cannot_be_code() -> None:
    page = ReportPage('"><script>', {"Green Hill": '"onload="x', "(": "x"}).html(SEEN)
    assert "<script" not in page
    assert 'href="&quot;&gt;&lt;script&gt;/&quot;onload=&quot;x"' in page


def test_a_folder_without_a_site_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["report", "x.game", "--format", "html", "--site", "nowhere"]) == 2
    assert "`--site nowhere`: there is no site of `rulec site`" in capsys.readouterr().err
    assert main(["report", "x.game", "--site", "nowhere"]) == 2
    assert "only `--format html` has links" in capsys.readouterr().err


def test_numbers_stand_below_each_other_and_the_page_leads_to_the_rules() -> None:
    ledger = Shown("ledger", "The ledger", ("", "gold", "who"), (("Toll", "-1,200 gold", "7 Oak"), ("Tax", "", "Elm")))
    page = ReportPage("there").html(replace(SEEN, views=(ledger,)))
    assert '<th></th><th class="number">gold</th><th>who</th>' in page
    assert '<td>Toll</td><td class="number">-1,200 gold</td><td>7 Oak</td>' in page
    assert '<a href="there/index.html">The rules</a>' in page
    assert "The rules" not in ReportPage().html(SEEN)


def test_a_map_is_looked_at_from_nearer_without_a_script(tmp_path: Path) -> None:
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="img"></svg>'
    seen = replace(SEEN, maps=(Map("The land", picture), Map("The sea", picture)))
    file = tmp_path / "report.html"
    file.write_text(ReportPage().html(seen), encoding="utf-8")
    with browser() as shown:
        page = shown.new_page(viewport={"width": 1280, "height": 900})
        page.goto(f"file://{file}")

        def wide() -> list[int]:
            return [round(each.bounding_box()["width"]) for each in page.locator("svg").all()]

        land, sea = wide()
        page.get_by_text("Larger").first.click()
        assert wide() == [pytest.approx(land * 2.2, abs=2), sea]
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280
        page.get_by_text("Larger").first.press("Space")
        assert wide() == [land, sea]
