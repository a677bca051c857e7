"""Drawing of views as SVG maps for a player.

A map draws only the contents of views, so it reveals nothing else. All texts are escaped, and a picture contains no
script, no style sheet and no external reference. Equal worlds give equal bytes.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import Any, NamedTuple

from rulec.runtime.game.messages import value_text
from rulec.runtime.game.seeing import Column, DrawnBy, ViewSpec, shape_for
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.turns import players
from rulec.runtime.ground.geometry_angles import sines
from rulec.runtime.ground.geometry_moves import middle_spot
from rulec.runtime.ground.map_labels import Box, Label, Labels, text_of
from rulec.runtime.ground.map_views import Views, key_of, named, things_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulec.runtime.game.acts import Game
    from rulec.runtime.game.world import World

WIDE, MARGIN, ROW = 960, 44, 18
STRONG = (
    "#3d8fd1", "#d55e00", "#1b9e77", "#e6a700", "#cc79a7", "#8c6bb1", "#f0e442", "#a6761d", "#56d0e9", "#777777",
)  # fmt: skip
"""Colours of signs on a map, distinguishable by the colour-blind."""
PALE = tuple(
    "#" + "".join(f"{255 - (255 - int(hue[at : at + 2], 16)) * 2 // 7:02x}" for at in (1, 3, 5)) for hue in STRONG
)
"""The same hues, much paler, for the ground, so that no sign has the colour of its ground."""
PLAIN = "#ffffff"
DASHES = ("", "6 4", "2 3", "9 3 2 3")
"""Dash patterns of the kinds of links, in order."""


Corners = tuple[tuple[int, int], ...]


class Map(NamedTuple):
    """A map with all signs on it, as a picture."""

    title: str
    picture: str


class _Spot(NamedTuple):
    x: int
    y: int
    name: str
    colour: str
    mark: str
    outline: tuple[tuple[int, int], ...] = ()
    heading: tuple[int, int] | None = None
    """Sine and cosine of the heading, in thousandths."""


def maps_for(game: Game, world: World, player: Any, *, spread: int = 0) -> tuple[Map, ...]:
    """Return all maps shown to a player.

    A map on which nothing has a place is left out, unless it has at most `spread` things: these are arranged in a
    circle.
    """
    return _maps(game, world, (player,) if world.in_play(player) else (), spread)


def maps_for_all(game: Game, world: World, *, spread: int = 0) -> tuple[Map, ...]:
    """Return all maps with everything that any player sees, for readers who may know everything."""
    return _maps(game, world, tuple(each for each in players(game, world) if world.in_play(each)), spread)


def maps_of_change(game: Game, one: World, two: World, *, spread: int = 0) -> tuple[str, str] | None:
    """Return two pictures of the first map that differs between two worlds, or None if all look the same.

    Both show the part where signs stand in either world. Maps of bare ground alone are not considered.
    """
    seen = [Views(world, tuple(players(game, world))) for world in (one, two)]
    if _look_alike(game, *seen):
        return None
    for board, on_it in _boards(game):
        both = [_Picture(each, spread) for each in seen]
        near = [corners for each in both for corners in each.stands(board, on_it)]
        first, last = (each.draw(board, on_it, near) for each in both)
        if first and last and first != last:
            return first, last
    return None


def _maps(game: Game, world: World, viewers: tuple[Any, ...], spread: int) -> tuple[Map, ...]:
    seen = Views(world, viewers, shape_for(game, world, viewers[0] if len(viewers) == 1 else None))
    drawn = ((board.title, _Picture(seen, spread).draw(board, on_it)) for board, on_it in _boards(game))
    return tuple(Map(title, picture) for title, picture in drawn if picture)


def _boards(game: Game) -> Iterator[tuple[ViewSpec, list[ViewSpec]]]:
    """Yield each map with the views drawn on it."""
    views = [(view, view.drawn) for view in game.views if view.drawn is not None]
    for board, by in views:
        if not by.on:
            yield board, [view for view, drawn in views if drawn.on == board.name]


def _look_alike(game: Game, first: Views, last: Views) -> bool:
    """Return whether the maps of two worlds look the same to all players. Bare ground does not count on its own."""
    drawn = [view for view in game.views if view.drawn is not None]
    boards = [view for view in drawn if view.thing is not None and view.thing.sort == "choice"]
    moves = [(first.told(view), last.told(view)) for view in drawn if view not in boards]
    return all(before == after for before, after in moves) and (
        not any(before for before, _ in moves) or all(first.told(view) == last.told(view) for view in boards)
    )


def map_of_way(board: ViewSpec, world: World, viewer: Any, way: Sequence[tuple[Any, str]], said: str) -> str:
    """Return a map with arrows along a way, the text of each thing at its arrow, and `said` as the caption.

    Empty if the map has none of the things.
    """
    by = board.drawn
    assert by is not None
    seen = Views(world, (viewer,))
    found = {key_of(thing): _corners(by.at, cells) for thing, cells in seen.rows(board)}
    places = [
        (middle_spot(corners) if len(corners) > 1 else corners[0], text)
        for thing, text in way
        if (corners := found.get(key_of(thing)))
    ]
    if not places:
        return ""
    steps = [(one, two, text) for (one, _), (two, text) in pairwise(places)]
    third = Fraction(1, 3)  # part of a step at which its sign stands
    signs = [(((a + third * (c - a), b + third * (d - b)),), None, text) for (a, b), (c, d), text in steps if text]
    rows: list[list[tuple[Any, ...]]] = [steps, [((places[0][0],), None, places[0][1]), *signs]]
    drawn = DrawnBy(board.name, way=("0", "1")), DrawnBy(board.name, at=("0",), mark="2")
    spot, words = Holds("spot", optional=True), Holds("text")

    def column(of: Sequence[tuple[Any, ...]], at: int) -> Column:
        return Column(str(at), "", words if at > 1 else spot, lambda _, row: of[row][at], world=False)

    def view(name: str, of: Sequence[tuple[Any, ...]], how: DrawnBy) -> ViewSpec:
        columns = tuple(column(of, at) for at in range(3))
        holds = Holds("number")
        return ViewSpec(name, "", board.viewer, columns, lambda _: range(len(of)), holds, world=False, drawn=how)

    picture = _Picture(seen)
    picture.lines.append(f'<text x="{MARGIN}" y="16">{escape(said)}</text>')
    picture.labels.boxes.append(Box(0, 0, WIDE, 20))
    return picture.draw(board, [view(*each) for each in zip(("steps", "signs"), rows, drawn, strict=True)])


class _Shade(NamedTuple):
    """The value that determines a colour: its type, its index and its text in the legend."""

    sort: str
    at: int
    said: str


class _Picture:
    """A map being drawn, with everything that any of the viewers sees."""

    def __init__(self, views: Views, spread: int = 0) -> None:
        self.views = views
        self.world = views.world
        self.spread = spread
        self.spots: dict[Any, _Spot] = {}
        self.lines: list[str] = []
        self.ground: list[str] = []  # areas and lines of the map itself, clipped at the edge of the picture
        self.labels = Labels()
        self.legend: dict[str, tuple[str, ...]] = {}  # text -> colours
        self.begins: dict[str, tuple[int, int]] = {}  # type of coloured value -> first hue, number of hues
        # hues of signs (True) and of the ground (False)
        self.hues: dict[bool, dict[_Shade, int]] = {True: {}, False: {}}
        self.left, self.top, self.scale = 0, 0, 1
        self.sorts: list[tuple[str, str]] = []  # title and style of each kind of links

    def draw(self, board: ViewSpec, on_it: list[ViewSpec], near: Sequence[Corners] = ()) -> str:
        """Return the picture; empty if nothing has a place.

        Of the ground only a part is shown: around `near`, or else around all signs with spots of their own.
        """
        rows = self.views.rows(board)
        by = board.drawn
        assert by is not None
        placed = [(thing, cells, corners) for thing, cells in rows if (corners := _corners(by.at, cells))]
        if not placed and 1 < len(rows) <= self.spread:
            circle = _circle(len(rows))
            placed = [(thing, cells, (at,)) for (thing, cells), at in zip(rows, circle, strict=True)]
        if not placed:
            return ""
        heads = [view for view in on_it if view.drawn is not None and view.drawn.way]
        above = [(view, self.views.rows(view)) for view in (*heads, *(view for view in on_it if view not in heads))]
        for view, shown in above:
            self.mix(view, shown)
        self.mix(board, rows)
        own = [each for one in above for each in _own(*one)]
        everything = [corners for _, _, corners in placed] + own
        height = self.fit(everything)
        whole = True
        is_ground = _is_ground(board, by.at[0])
        seen = [*own, *near]
        if is_ground and len({spot for each in seen for spot in each}) > 1:
            whole, height = self.close_up(everything, seen, height)
        if not whole:
            placed = [each for each in placed if self.reaches(each[2], height)]
        for thing, cells, corners in placed:
            self.spots[key_of(thing)] = self.placed(board, thing, cells, corners)
        deep = height * (WIDE - 2 * MARGIN) // self.scale
        tall = deep + 2 * MARGIN
        self.links(board, [(thing, cells) for thing, cells, _ in placed])
        for spot in self.spots.values():
            self.spot(spot)
        crowd: dict[Any, int] = {}
        for view, shown in above:
            for thing, cells in shown:
                self.drawn_on(view, thing, cells, crowd)
        self.lines += self.labels.written(WIDE, tall)
        if is_ground:
            self.measured(board, by.at[0], tall)
        tall = self.explained(tall)
        ground = [self.framed(deep, whole)] if is_ground else []
        title = escape(board.title)
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img" '
                f'aria-label="{title}" font-family="Verdana, Helvetica, Arial" font-size="11">',
                f"<title>{title}</title>",
                *ground,
                *self.lines,
                "</svg>",
            ]
        )

    def fit(self, all_of: list[Corners]) -> int:
        """Fit the picture to these places. Return its height in map units."""
        spots = [spot for corners in all_of for spot in corners]
        self.left, self.top = min(x for x, _ in spots), min(y for _, y in spots)
        self.scale = max(max(x for x, _ in spots) - self.left, 1)
        return max(y for _, y in spots) - self.top

    def stands(self, board: ViewSpec, on_it: list[ViewSpec]) -> Iterator[Corners]:
        """Yield the areas of a map that hold a sign, enlarged by twice their size on all sides."""
        by = board.drawn
        assert by is not None
        areas = {key_of(thing): _corners(by.at, cells) for thing, cells in self.views.rows(board)}
        for view in on_it:
            drawn = view.drawn
            assert drawn is not None
            names = [name for name in (*drawn.at, *drawn.way) if not _is_ground(view, name)]
            for row, cells in self.views.rows(view):
                at = [each for name in names for each in things_in(cells[name])] if drawn.at or drawn.way else [row]
                for corners in filter(None, (areas.get(key_of(each)) for each in at)):
                    (left, top), (right, foot) = (tuple(map(side, zip(*corners, strict=True))) for side in (min, max))
                    wide, tall = 2 * (right - left), 2 * (foot - top)
                    yield (left - wide, top - tall), (right + wide, foot + tall)

    def close_up(self, everything: list[Corners], own: list[Corners], height: int) -> tuple[bool, int]:
        """Fit the picture to these places, within the ground. Return whether it shows the whole ground, and
        its height.
        """
        left, top, right, bottom = self.left, self.top, self.left + self.scale, self.top + height
        low = self.fit(own)
        about = max(self.scale, low) // 6
        self.left, self.top, end, foot = (
            self.left - about,
            self.top - about,
            self.left + self.scale + about,
            self.top + low + about,
        )
        short = (end - self.left) // 2 - (foot - self.top)
        if short > 0:
            self.top, foot = self.top - short // 2, foot + short // 2
        narrow = (foot - self.top) - (end - self.left)
        if narrow > 0:
            self.left, end = self.left - narrow // 2, end + narrow // 2
        self.left, self.top, end, foot = max(self.left, left), max(self.top, top), min(end, right), min(foot, bottom)
        self.scale = max(end - self.left, 1)
        return (self.left, self.top, end, foot) == (left, top, right, bottom), foot - self.top

    def reaches(self, corners: Corners, height: int) -> bool:
        """Return whether part of an area is in the picture."""
        across, down = zip(*corners, strict=True)
        beside = max(across) <= self.left or min(across) >= self.left + self.scale
        return not (beside or max(down) <= self.top or min(down) >= self.top + height)

    def framed(self, deep: int, whole: bool) -> str:
        """Return the ground clipped at the picture's edge, and the edge, dashed if the ground continues."""
        wide = WIDE - 2 * MARGIN
        cut = "" if whole else ' stroke-dasharray="6 4"'
        return "\n".join(
            [
                f'<svg x="{MARGIN}" y="{MARGIN}" width="{wide}" height="{deep}" '
                f'viewBox="{MARGIN} {MARGIN} {wide} {deep}" fill-opacity="0.85" stroke="#777777">',
                *self.ground,
                "</svg>",
                f'<rect x="{MARGIN}" y="{MARGIN}" width="{wide}" height="{deep}" fill="none" stroke="#333333" '
                f'stroke-width="2"{cut}/>',
            ]
        )

    def measured(self, board: ViewSpec, name: str, tall: int) -> None:
        """Add a scale bar."""
        holds = next(one.holds for one in board.columns if one.name == name)
        unit = holds.unit or (holds.item.unit if holds.item is not None else None)
        per, worth = (unit.per, unit.worth) if unit is not None else (1, 1)
        most = self.scale * worth // per // 4
        if most < 1:
            return
        tens = 10 ** (len(str(most)) - 1)
        length = next(tens * step for step in (5, 2, 1) if tens * step <= most)
        grains = length * per // worth
        x, y, far = WIDE - MARGIN, tall - 24, grains * (WIDE - 2 * MARGIN) // self.scale
        said = value_text(grains, Holds("number", unit=unit), self.world.SHAPE)
        points = f"{x - far},{y - 4} {x - far},{y} {x},{y} {x},{y - 4}"
        self.lines.append(f'<polyline points="{points}" fill="none" stroke="#333333" stroke-width="2"/>')
        self.lines.append(f'<text x="{x - far - 6}" y="{y}" text-anchor="end">{escape(said)}</text>')

    def point(self, spot: tuple[int, int]) -> tuple[int, int]:
        """Return the position of a spot in the picture."""
        return _laid((spot,), self.left, self.top, self.scale)[0]

    def placed(self, view: ViewSpec, thing: Any, cells: dict[str, Any], corners: Corners) -> _Spot:
        """Return the dot or the outline of a thing with a place of its own."""
        (x, y), outline = _laid(corners, self.left, self.top, self.scale)
        told = self.text(thing, view.thing), self.colour(view, cells), self.mark(view, cells)
        return _Spot(x, y, *told, outline, self.heading(view, cells))

    def heading(self, view: ViewSpec, cells: dict[str, Any]) -> tuple[int, int] | None:
        """Return the direction that a thing faces, as sine and cosine."""
        by = view.drawn
        column = next((one for one in view.columns if by is not None and one.name == by.facing), None)
        value = cells[column.name] if column is not None else None
        if column is None or value is None:
            return None
        unit = column.holds.unit
        turn = 360 * unit.per // unit.worth if unit is not None else 360
        sine, cosine, _, _ = sines(value % turn, turn, 32)
        return sine * 1000 >> 32, cosine * 1000 >> 32

    def text(self, value: Any, holds: Holds | None) -> str:
        return named(value, holds, self.views.shape)

    def mix(self, view: ViewSpec, rows: list[tuple[Any, dict[str, Any]]]) -> None:
        """Assign hues to the rows of a view, all different as long as there are enough."""
        above = view.drawn is not None and bool(view.drawn.on)
        mine, others = self.hues[above], self.hues[not above]
        for shade in sorted({shade for _, cells in rows if (shade := self.shade(view, cells)) is not None}):
            if shade in mine:
                continue
            begins = self.begins[shade.sort][0] + shade.at
            row = [(begins + step) % len(STRONG) for step in range(len(STRONG))]
            free = [hue for hue in row if hue not in mine.values()]
            unlike = [hue for hue in free if hue not in others.values()]
            mine[shade] = others[shade] if shade in others else (unlike or free or row)[0]

    def shade(self, view: ViewSpec, cells: dict[str, Any]) -> _Shade | None:
        """Return the value that determines the colour of a row."""
        by = view.drawn
        column = next((one for one in view.columns if by is not None and one.name == by.colour), None)
        value = cells[column.name] if column is not None else None
        if column is None or value is None or value is False:
            return None
        holds, many = column.holds, 1
        if holds.sort == "thing":
            known = self.views.seen(holds.of)
            at, many = next((at for at, each in enumerate(known) if each is value), 0), len(known)
        else:
            at = value if isinstance(value, int) and not isinstance(value, bool) else 0
            many = len(self.world.SHAPE.choices[holds.of].keys) if holds.sort == "choice" else 1
        sort = holds.of or column.title
        if sort not in self.begins:  # each type gets hues of its own
            self.begins[sort] = sum(many for _, many in self.begins.values()), many
        return _Shade(sort, at, column.title if value is True else self.text(value, holds))

    def colour(self, view: ViewSpec, cells: dict[str, Any]) -> str:
        """Return the colour of a row, and record it for the legend."""
        shade = self.shade(view, cells)
        if shade is None:
            return PLAIN
        above = view.drawn is not None and bool(view.drawn.on)
        found = (STRONG if above else PALE)[self.hues[above][shade]]
        known = self.legend.get(shade.said, ())
        if found not in known:
            self.legend[shade.said] = (*known, found)
        return found

    def mark(self, view: ViewSpec, cells: dict[str, Any]) -> str:
        by = view.drawn
        holds = next((one.holds for one in view.columns if by is not None and one.name == by.mark), None)
        value = cells[by.mark] if by is not None and by.mark else None
        if holds is None or value is None or value is False:
            return ""
        if value is True:
            return "●"
        return value_text(value, holds, self.views.shape)

    def links(self, board: ViewSpec, placed: list[tuple[Any, dict[str, Any]]]) -> None:
        """Draw the links between things, each once."""
        by = board.drawn
        assert by is not None
        done: set[tuple[Any, Any]] = set()
        for sort, name in enumerate(by.links):
            dash = DASHES[sort % len(DASHES)]
            title = next((one.title for one in board.columns if one.name == name), "")
            style = f' stroke-dasharray="{dash}"' if dash else ""
            for thing, cells in placed:
                for other in things_in(cells[name]):
                    one, two = key_of(thing), key_of(other)
                    if two in self.spots and (two, one) not in done and (one, two) not in done:
                        if (title, style) not in self.sorts:
                            self.sorts.append((title, style))
                        done.add((one, two))
                        a, b = self.spots[one], self.spots[two]
                        self.lines.append(
                            f'<line x1="{a.x}" y1="{a.y}" x2="{b.x}" y2="{b.y}" stroke="#999999"{style}/>'
                        )

    def spot(self, spot: _Spot) -> None:
        """Draw a thing of the map. The name of an area goes into its visible part."""
        if spot.outline:
            self.outline(spot, "", self.ground)
            across, down = zip(*spot.outline, strict=True)
            x = (max(min(across), MARGIN) + min(max(across), WIDE - MARGIN)) // 2
            self.labels.add(x, max(min(down), MARGIN) + 12, spot.name, "#444444")
            return
        self.arrow_head(spot, 13)
        self.lines.append(f'<circle cx="{spot.x}" cy="{spot.y}" r="13" fill="{spot.colour}" stroke="#555555"/>')
        self.labels.boxes.append(Box(spot.x - 13, spot.y - 13, spot.x + 13, spot.y + 13))
        if spot.mark:
            self.labels.add(spot.x, spot.y - 16, spot.mark, "#555555")
        self.labels.add(spot.x, spot.y + 25, spot.name, "#222222")

    def outline(self, spot: _Spot, stroke: str, lines: list[str]) -> None:
        """Draw an area or a line to scale, with its heading and mark. Without `stroke` it has the look of
        the ground.
        """
        points = " ".join(f"{x},{y}" for x, y in spot.outline)
        if len(spot.outline) == 2:
            shade = spot.colour if spot.colour != PLAIN else stroke
            own = f' stroke="{shade}"' if shade else ""
            lines.append(f'<polyline points="{points}" fill="none"{own} stroke-width="4"/>')
        else:
            own = f' fill-opacity="0.85" stroke="{stroke}"' if stroke else ""
            lines.append(f'<polygon points="{points}" fill="{spot.colour}"{own}/>')
        if spot.heading is not None:
            sine, cosine = spot.heading
            reach = max(((x - spot.x) * sine - (y - spot.y) * cosine) // 1000 for x, y in spot.outline)
            self.arrow_head(spot, max(reach, 0))
        if spot.mark:
            self.labels.add(spot.x, spot.y + 4, spot.mark, "#111111", bold=True)

    def arrow_head(self, spot: _Spot, reach: int) -> None:
        """Draw a small arrow head at the edge of a sign that has a heading."""
        if spot.heading is None:
            return
        sine, cosine = spot.heading
        ends = ((reach + 9, 0), (reach + 2, 4), (reach + 2, -4))
        points = " ".join(
            f"{spot.x + (far * sine + aside * cosine) // 1000},{spot.y + (aside * sine - far * cosine) // 1000}"
            for far, aside in ends
        )
        self.lines.append(f'<polygon points="{points}" fill="#111111"/>')

    def place(self, value: Any) -> _Spot | None:
        """Return the place in a column: a thing of the map, or a spot."""
        if isinstance(value, tuple):
            return _Spot(*self.point(value), "", PLAIN, "")
        return self.spots.get(key_of(value))

    def drawn_on(self, view: ViewSpec, row: Any, cells: dict[str, Any], crowd: dict[Any, int]) -> None:
        """Draw a sign at a place, or an arrow between two places."""
        by = view.drawn
        assert by is not None
        colour, mark = self.colour(view, cells), self.mark(view, cells)
        if by.way:
            ends = [self.place(cells[name]) for name in by.way]
            if ends[0] is not None and ends[1] is not None and ends[0][:2] != ends[1][:2]:
                self.arrow(ends[0], ends[1], colour, mark)
            return
        if by.at and _is_ground(view, by.at[0]):
            corners = _corners(by.at, cells)
            if len(corners) > 1:
                self.outline(self.placed(view, row, cells, corners), "#111111", self.lines)
            elif corners:
                at = self.placed(view, row, cells, corners)
                self.arrow_head(at, 9)
                self.sign(at.x, at.y, max(16, 7 * len(mark) + 6), colour, mark)
            return
        for thing in things_in(cells[by.at[0]]) if by.at else (row,):
            spot = self.spots.get(key_of(thing))
            if spot is None:
                continue
            wide = max(16, 7 * len(mark) + 6)
            before = crowd.get(key_of(thing))  # offset to the right of signs that stand there already
            x, y = (spot.x if before is None else spot.x + before + wide // 2), spot.y
            crowd[key_of(thing)] = x - spot.x + wide // 2
            self.sign(x, y, wide, colour, mark)

    def sign(self, x: int, y: int, wide: int, colour: str, mark: str) -> None:
        """Draw a small plate with a mark."""
        self.lines.append(
            f'<rect x="{x - wide // 2}" y="{y - 8}" width="{wide}" height="16" rx="3" fill="{colour}" '
            'stroke="#111111"/>'
        )
        self.labels.boxes.append(Box(x - wide // 2, y - 8, x + wide // 2, y + 8))
        if mark:
            self.lines.append(text_of(Label(x, y + 4, mark, "#111111", bold=True), own=True))

    def arrow(self, one: _Spot, two: _Spot, colour: str, mark: str) -> None:
        """Draw an arrow that ends at the rim of the second dot."""
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
            self.labels.add((2 * one.x + two.x) // 3, (2 * one.y + two.y) // 3 - 4, mark, "#111111")

    def explained(self, tall: int) -> int:
        """Draw the legend below the map. Return the height of the picture with it."""
        sorts = self.sorts if len(self.sorts) > 1 else []
        numbers = [(text, str(at)) for at, text in enumerate(self.labels.numbered, 1)]
        rows: list[tuple[str, tuple[str, ...] | str]] = [*self.legend.items(), *sorts, *numbers]
        for at, (text, look) in enumerate(rows):
            x, y = MARGIN + at % 4 * 220, tall + at // 4 * ROW
            if isinstance(look, tuple):
                wide = 14 // len(look)
                for nth, colour in enumerate(look):
                    self.lines.append(
                        f'<rect x="{x + nth * wide}" y="{y}" width="{wide}" height="12" fill="{colour}" '
                        'stroke="#555555"/>'
                    )
            elif look.isdigit():
                self.lines.append(text_of(Label(x + 7, y + 10, look, "#222222"), own=True))
            else:
                self.lines.append(
                    f'<line x1="{x - 14}" y1="{y + 6}" x2="{x + 14}" y2="{y + 6}" stroke="#999999"{look}/>'
                )
            self.lines.append(f'<text x="{x + 20}" y="{y + 10}">{escape(text)}</text>')
        return tall + (len(rows) + 3) // 4 * ROW


@lru_cache(maxsize=1 << 12)
def _laid(corners: Corners, left: int, top: int, scale: int) -> tuple[tuple[int, int], Corners]:
    """Return position and outline in the picture. Cached, since pictures of a map share most of their ground."""
    wide = WIDE - 2 * MARGIN
    points = tuple((MARGIN + (x - left) * wide // scale, MARGIN + (y - top) * wide // scale) for x, y in corners)
    return (middle_spot(points), points) if len(points) > 1 else (points[0], ())


def _circle(count: int) -> list[tuple[int, int]]:
    """Return places on an ellipse, starting at the left."""
    from math import cos, pi, sin

    turns = [2 * pi * at / count for at in range(count)]
    return [(round(-1000 * cos(turn)), round(-350 * sin(turn))) for turn in turns]


def _corners(at: tuple[str, ...], cells: dict[str, Any]) -> Corners:
    """Return the corners of a place: one for a dot, none if there is no place."""
    if len(at) == 2:
        x, y = cells[at[0]], cells[at[1]]
        return () if x is None or y is None else ((x, y),)
    value = cells[at[0]]
    if not value:
        return ()
    return (value,) if isinstance(value[0], int) else tuple(value)


def _is_ground(view: ViewSpec, name: str) -> bool:
    """Return whether a column holds spots or shapes."""
    holds = next(one.holds for one in view.columns if one.name == name)
    return (holds.item or holds).sort == "spot"


def _own(view: ViewSpec, rows: list[tuple[Any, dict[str, Any]]]) -> list[Corners]:
    """Return the places of signs that have spots of their own."""
    by = view.drawn
    assert by is not None
    names = [name for name in (*by.at, *by.way) if _is_ground(view, name)]
    return [corners for _, cells in rows for name in names if (corners := _corners((name,), cells))]
