"""Maps as pictures: views that are drawn, for a player, as SVG.

What is drawn is what the views show, and nothing else: a map has no secrets of its own. All texts are escaped; a
picture has no script, no style sheet and nothing from elsewhere. The same world gives the same bytes.
"""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

from rulec.runtime.faults import RuleFault
from rulec.runtime.messages import value_text
from rulec.runtime.play import players
from rulec.runtime.seeing import Column, ViewSpec, sees
from rulec.runtime.shape import Holds, name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulec.runtime.acts import Game
    from rulec.runtime.world import World

WIDE, MARGIN, ROW = 960, 44, 18
PALETTE = (
    "#d98880", "#7fb3d5", "#82c09a", "#f0c878", "#b39ddb", "#e8a56c", "#8fc7c2", "#d7a1c4", "#b5bd68", "#a1887f",
    "#90a4ae", "#e6b8a2",
)  # fmt: skip
PLAIN = "#ffffff"
DASHES = ("", "6 4", "2 3", "9 3 2 3")
"""How the sorts of links look, in their order."""


class Map(NamedTuple):
    """A picture of a map with all that is drawn on it; `seen_by`: the players who see it so (none: all do)."""

    title: str
    picture: str
    seen_by: tuple[str, ...] = ()


class _Spot(NamedTuple):
    x: int
    y: int
    name: str
    colour: str
    mark: str


def maps_for(game: Game, world: World, player: Any, *, spread: int = 0) -> tuple[Map, ...]:
    """All maps that the rules show a player; those on which nothing has a place are left out, but for so many things
    (`spread`) at most, which stand in a circle then."""
    if not world.in_play(player):
        return ()
    views = [view for view in game.views if view.drawn is not None and world.SHAPE.is_a(player, view.viewer)]
    boards = [view for view in views if view.drawn is not None and not view.drawn.on]
    found: list[Map] = []
    for board in boards:
        on_it = [view for view in views if view.drawn is not None and view.drawn.on == board.name]
        picture = _Picture(world, player, spread).draw(board, on_it)
        if picture:
            found.append(Map(board.title, picture))
    return tuple(found)


def maps_for_all(game: Game, world: World, *, spread: int = 0) -> tuple[Map, ...]:
    """All maps, each once for those who see the same."""
    seen: dict[tuple[str, str], list[str]] = {}
    everybody = [each for each in players(game, world) if world.in_play(each)]
    for player in everybody:
        for one in maps_for(game, world, player, spread=spread):
            seen.setdefault((one.title, one.picture), []).append(name_of(player, world.SHAPE))
    return tuple(
        Map(title, picture, () if len(names) == len(everybody) else tuple(names))
        for (title, picture), names in seen.items()
    )


class _Picture:
    """One map while it is drawn."""

    def __init__(self, world: World, player: Any, spread: int = 0) -> None:
        self.world = world
        self.spread = spread
        self.player = player
        self.spots: dict[Any, _Spot] = {}
        self.lines: list[str] = []
        self.legend: dict[str, str] = {}  # text to colour

    def draw(self, board: ViewSpec, on_it: list[ViewSpec]) -> str:
        """The whole picture; empty where nothing has a place."""
        rows = self.rows(board)
        by = board.drawn
        assert by is not None
        places = [(thing, cells, cells[by.at[0]], cells[by.at[1]]) for thing, cells in rows]
        placed = [(thing, cells, x, y) for thing, cells, x, y in places if x is not None and y is not None]
        if not placed and 1 < len(places) <= self.spread:
            placed = [
                (thing, cells, *at) for (thing, cells, _, _), at in zip(places, _circle(len(places)), strict=True)
            ]
        if not placed:
            return ""
        left, top = min(x for _, _, x, _ in placed), min(y for _, _, _, y in placed)
        width, height = max(x for _, _, x, _ in placed) - left, max(y for _, _, _, y in placed) - top
        scale = max(width, 1)
        for thing, cells, x, y in placed:
            self.spots[_key(thing)] = _Spot(
                MARGIN + (x - left) * (WIDE - 2 * MARGIN) // scale,
                MARGIN + (y - top) * (WIDE - 2 * MARGIN) // scale,
                self.text(thing, board.thing),
                self.colour(board, cells),
                self.mark(board, cells),
            )
        tall = height * (WIDE - 2 * MARGIN) // scale + 2 * MARGIN
        self.links(board, placed)
        for spot in self.spots.values():
            self.spot(spot)
        heads = [view for view in on_it if view.drawn is not None and view.drawn.way]
        crowd: dict[Any, int] = {}
        for view in (*heads, *(view for view in on_it if view not in heads)):
            for thing, cells in self.rows(view):
                self.drawn_on(view, thing, cells, crowd)
        tall = self.explained(tall)
        title = escape(board.title)
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img" '
                f'aria-label="{title}" font-family="Verdana, Helvetica, Arial" font-size="11">',
                f"<title>{title}</title>",
                *self.lines,
                "</svg>",
            ]
        )

    # ---- what views show ---------------------------------------------------------------------
    def rows(self, view: ViewSpec) -> list[tuple[Any, dict[str, Any]]]:
        """The things of a view, each with its columns; None where there is no answer."""
        assert view.rows is not None
        try:
            things = view.rows(self.player, self.world) if view.world else view.rows(self.player)
        except RuleFault:
            return []
        return [(thing, {one.name: self.cell(one, thing) for one in view.columns}) for thing in things]

    def cell(self, column: Column, thing: Any) -> Any:
        try:
            of = (self.player, thing)
            return column.of(*of, self.world) if column.world else column.of(*of)
        except RuleFault:
            return None

    def text(self, value: Any, holds: Holds | None) -> str:
        return value_text(value, holds, self.world.SHAPE) if holds is not None else name_of(value, self.world.SHAPE)

    def colour(self, view: ViewSpec, cells: dict[str, Any]) -> str:
        """The colour of a row, which the legend explains."""
        by = view.drawn
        holds = next((one.holds for one in view.columns if by is not None and one.name == by.colour), None)
        value = cells[by.colour] if by is not None and by.colour else None
        if holds is None or value is None or value is False:
            return PLAIN
        if holds.sort == "thing":
            known = [each for each in self.world.of_kind(holds.of) if sees(self.player, each, self.world.SHAPE)]
            at = next((at for at, each in enumerate(known) if each is value), 0)
        else:
            at = value if isinstance(value, int) and not isinstance(value, bool) else 0
        found = PALETTE[at % len(PALETTE)]
        column = next(one for one in view.columns if by is not None and one.name == by.colour)
        said = column.title if value is True else self.text(value, holds)
        self.legend.setdefault(said, found)
        return found

    def mark(self, view: ViewSpec, cells: dict[str, Any]) -> str:
        by = view.drawn
        holds = next((one.holds for one in view.columns if by is not None and one.name == by.mark), None)
        value = cells[by.mark] if by is not None and by.mark else None
        if holds is None or value is None or value is False:
            return ""
        if value is True:
            return "●"
        return value_text(value, holds, self.world.SHAPE)

    # ---- what is drawn -----------------------------------------------------------------------
    def links(self, board: ViewSpec, placed: list[tuple[Any, dict[str, Any], int, int]]) -> None:
        """Lines between what is linked, each once."""
        by = board.drawn
        assert by is not None
        done: set[tuple[Any, Any]] = set()
        for sort, name in enumerate(by.links):
            dash = DASHES[sort % len(DASHES)]
            style = f' stroke-dasharray="{dash}"' if dash else ""
            for thing, cells, _, _ in placed:
                for other in _things(cells[name]):
                    one, two = _key(thing), _key(other)
                    if two in self.spots and (two, one) not in done and (one, two) not in done:
                        done.add((one, two))
                        a, b = self.spots[one], self.spots[two]
                        self.lines.append(
                            f'<line x1="{a.x}" y1="{a.y}" x2="{b.x}" y2="{b.y}" stroke="#999999"{style}/>'
                        )

    def spot(self, spot: _Spot) -> None:
        self.lines.append(f'<circle cx="{spot.x}" cy="{spot.y}" r="13" fill="{spot.colour}" stroke="#555555"/>')
        if spot.mark:
            self.lines.append(_label(spot.x, spot.y - 16, spot.mark, "#555555"))
        self.lines.append(_label(spot.x, spot.y + 25, spot.name, "#222222"))

    def drawn_on(self, view: ViewSpec, row: Any, cells: dict[str, Any], crowd: dict[Any, int]) -> None:
        """A sign at a spot, or an arrow from one to another."""
        by = view.drawn
        assert by is not None
        colour, mark = self.colour(view, cells), self.mark(view, cells)
        if by.way:
            ends = [self.spots.get(_key(cells[name])) for name in by.way]
            if ends[0] is not None and ends[1] is not None and ends[0] != ends[1]:
                self.arrow(ends[0], ends[1], colour, mark)
            return
        for thing in _things(cells[by.at[0]]) if by.at else (row,):
            spot = self.spots.get(_key(thing))
            if spot is None:
                continue
            wide = max(16, 7 * len(mark) + 6)
            before = crowd.get(_key(thing))  # how far to the right signs stand already
            x, y = (spot.x if before is None else spot.x + before + wide // 2), spot.y
            crowd[_key(thing)] = x - spot.x + wide // 2
            self.lines.append(
                f'<rect x="{x - wide // 2}" y="{y - 8}" width="{wide}" height="16" rx="3" fill="{colour}" '
                'stroke="#111111"/>'
            )
            if mark:
                self.lines.append(_label(x, y + 4, mark, "#111111", bold=True))

    def arrow(self, one: _Spot, two: _Spot, colour: str, mark: str) -> None:
        """A line with a head, ending at the rim of the second spot."""
        across, down = two.x - one.x, two.y - one.y
        far = max(int((across * across + down * down) ** 0.5), 1)
        end_x, end_y = two.x - across * 15 // far, two.y - down * 15 // far
        back_x, back_y = end_x - across * 10 // far, end_y - down * 10 // far
        side_x, side_y = -down * 5 // far, across * 5 // far
        shade = colour if colour != PLAIN else "#444444"
        self.lines.append(
            f'<line x1="{one.x}" y1="{one.y}" x2="{back_x}" y2="{back_y}" stroke="{shade}" stroke-width="4" '
            'stroke-opacity="0.8"/>'
        )
        points = f"{end_x},{end_y} {back_x + side_x},{back_y + side_y} {back_x - side_x},{back_y - side_y}"
        self.lines.append(f'<polygon points="{points}" fill="{shade}"/>')
        if mark:
            self.lines.append(_label((2 * one.x + two.x) // 3, (2 * one.y + two.y) // 3 - 4, mark, "#111111"))

    def explained(self, tall: int) -> int:
        """The legend below the map; how tall the picture is with it."""
        for at, (text, colour) in enumerate(self.legend.items()):
            x, y = MARGIN + at % 4 * 220, tall + at // 4 * ROW
            self.lines.append(f'<rect x="{x}" y="{y}" width="14" height="12" fill="{colour}" stroke="#555555"/>')
            self.lines.append(f'<text x="{x + 20}" y="{y + 10}">{escape(text)}</text>')
        return tall + (len(self.legend) + 3) // 4 * ROW


def _circle(count: int) -> list[tuple[int, int]]:
    """Places in a flat circle, from the left round."""
    from math import cos, pi, sin

    turns = [2 * pi * at / count for at in range(count)]
    return [(round(-1000 * cos(turn)), round(-350 * sin(turn))) for turn in turns]


def _label(x: int, y: int, text: str, colour: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" text-anchor="middle" fill="{colour}"{weight}>{escape(text)}</text>'


def _key(thing: Any) -> Any:
    """By what a thing of a map is found again: the number of a thing in play, or the value itself."""
    return getattr(thing, "id", thing)


def _things(value: Any) -> tuple[Any, ...]:
    if value is None:
        return ()
    return tuple(value) if isinstance(value, list | tuple) else (value,)
