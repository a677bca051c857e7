"""Maps as pictures: what views show and nothing else, texts that never become markup, the same bytes each time."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from rulec.driver.games.player_report import ReportPage, View
from rulec.runtime.game.acts import Game
from rulec.runtime.game.seeing import Column, DrawnBy, ViewSpec
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.drawing import maps_for, maps_for_all
from rulec.runtime.ground.map_labels import Label, Labels
from tests.datc.played import Table

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    """All that is written on a picture, which is well-formed."""
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_a_map_shows_places_units_and_where_they_went() -> None:
    table = Table("diplomacy_1971", bare=False)
    table.turn(["FRANCE: A Par - Bur", "FRANCE: A Mar - Bur", "FRANCE: F Bre - Mao"])
    (board,) = maps_for_all(table.game, table.world)
    assert board.title == "The board"
    root = ElementTree.fromstring(board.picture)
    assert len(root.findall(f"{SVG}circle")) == 75
    assert len(root.findall(f"{SVG}polygon")) == 3  # one got there, two stood each other off
    said = texts(board.picture)
    assert {"Burgundy", "Mid-Atlantic Ocean", "France", "★", "~", "A", "F", "×"} <= set(said)
    assert sum(text in ("A", "F", "F/SC") for text in said) == 22  # one fleet at a coast that has a name
    assert maps_for_all(table.game, table.world) == (board,)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        "svg", "title", "line", "circle", "text", "rect", "polygon", "g",
    }  # fmt: skip


def test_sorts_of_lines_are_explained_where_there_are_several() -> None:
    table = Table("diplomacy_1971", bare=False)
    view = next(view for view in table.game.views if view.drawn is not None and view.drawn.links)
    assert view.drawn is not None
    titles = [next(one.title for one in view.columns if one.name == name) for name in view.drawn.links]
    (board,) = maps_for_all(table.game, table.world)
    assert len(titles) > 1
    assert [text for text in texts(board.picture) if text in titles] == titles
    plain = view._replace(drawn=view.drawn._replace(links=view.drawn.links[:1]))
    game: Game = table.game._replace(views=tuple(plain if each is view else each for each in table.game.views))
    (board,) = maps_for_all(game, table.world)
    assert not set(titles) & set(texts(board.picture))


def test_a_changed_coordinate_changes_the_picture() -> None:
    table = Table("diplomacy_1971", bare=False)
    before = maps_for_all(table.game, table.world)
    table.places["par"].easting += 1
    assert maps_for_all(table.game, table.world) != before
    table.places["par"].easting = None
    assert "Paris" not in texts(maps_for_all(table.game, table.world)[0].picture)


def test_texts_never_become_markup() -> None:
    table = Table("diplomacy_1971", bare=False)
    odd = '<script>alert("x")</script>&\'-->'
    table.powers["FRANCE"].name = odd
    table.places["par"].name = odd
    (board,) = maps_for_all(table.game, table.world)
    assert "<script" not in board.picture
    assert texts(board.picture).count(odd) == 2
    page = ReportPage().html(View("p", "", 0, (), (), 1, (), (), maps=(board._replace(title=odd),)))
    assert "<script" not in page
    assert page.count("<svg") == 1


def test_each_player_sees_what_the_view_shows() -> None:
    table = Table("diplomacy_1971", bare=False)
    place, number = Holds("thing", "Province"), Holds("number", optional=True)

    def homes(viewer: Any, world: Any) -> list[Any]:
        return [each for each in world.provinces if each.homeland is viewer]

    columns = (
        Column("x", "x", number, lambda _, each: each.easting, world=False),
        Column("y", "y", number, lambda _, each: each.southing, world=False),
    )
    own = ViewSpec("homes", "Homes", "Power", columns, rows=homes, thing=place, drawn=DrawnBy(at=("x", "y")))
    game: Game = table.game._replace(views=(own,))
    italy = table.powers["ITALY"]
    (board,) = maps_for(game, table.world, italy)
    assert texts(board.picture) == ["Naples", "Rome", "Venice"]
    (whole,) = maps_for_all(game, table.world)
    assert len(texts(whole.picture)) == 22
    assert set(texts(board.picture)) <= set(texts(whole.picture))


def test_things_of_one_name_are_told_apart_on_a_map() -> None:
    table = Table("diplomacy_1971", bare=False)
    for name in ("par", "bur"):
        table.places[name].name = "Twin"
    everybody = maps_for_all(table.game, table.world)[0]
    one = maps_for(table.game, table.world, table.powers["FRANCE"])[0]
    for board in (everybody, one):
        assert [text for text in texts(board.picture) if text.startswith("Twin")].count("Twin") == 0
        assert {"Twin 1", "Twin 2"} <= set(texts(board.picture))


def test_labels_of_one_place_stand_apart_until_there_is_no_room() -> None:
    """Nineteen find room around it; for the others numbers stand there, whatever they cover."""
    labels, camps = Labels(), [f"C{number:02}" for number in range(25)]
    for camp in camps:
        labels.add(300, 200, camp, "#000000")
    lines = "".join(labels.written(600, 400))
    named = [each for each in ElementTree.fromstring(f"<g>{lines}</g>").iter("text") if each.text in camps]
    boxes = [Label(int(each.attrib["x"]), int(each.attrib["y"]), each.text or "", "").box() for each in named]
    assert not any(one.touches(other) for at, one in enumerate(boxes) for other in boxes[:at])
    assert [each.text for each in named] == camps[:19]
    assert labels.numbered == camps[19:]


@pytest.mark.parametrize(("x", "y"), [(7, 97), (93, 97), (7, 10), (93, 10)])
def test_a_label_may_reach_the_edge_of_the_picture(x: int, y: int) -> None:
    labels = Labels()
    labels.add(x, y, "Ur", "#000000")
    assert f'<text x="{x}" y="{y}">Ur</text>' in "".join(labels.written(100, 100))


def test_a_number_on_the_map_is_explained_below_it() -> None:
    """All of the provinces lie on one spot, so that most names have no room."""
    table = Table("diplomacy_1971", bare=False)
    for place in table.places.values():
        place.easting, place.southing = table.places["par"].easting, table.places["par"].southing
    (board,) = maps_for_all(table.game, table.world)
    numbers = [text for text in texts(board.picture) if text.isdigit()]
    assert len(set(numbers)) > 40
    assert sorted(numbers) == sorted(2 * list(set(numbers)))
