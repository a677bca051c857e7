"""Views that are drawn: which columns say where things stand on a map, what links them, and what is drawn on it."""

from __future__ import annotations

from collections.abc import Iterable

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.text import did_you_mean, listed
from rulec.base.types import KindType, ListType, NumberType, SetType, SpotType, Type, amount_of
from rulec.sema.context import Context
from rulec.sema.model import Drawn, ShownOf, View
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.builtins.geometry import DEGREE
from rulec.syntax import nodes as s
from rulec.syntax.nodes import views as v


def draw(context: Context, views: dict[str, View]) -> None:
    """Puts on all views how they are drawn: first the maps, then what is drawn on them."""
    lines: list[tuple[View, v.Drawn]] = []
    for _, node in context.declarations(v.ViewDecl):
        view = views.get(node.name.text)
        if view is not None:
            line = context.single("drawn", [item for item in node.items if isinstance(item, v.Drawn)])
            lines += [(view, line)] if line is not None else []
    for view, line in sorted(lines, key=lambda pair: pair[1].on is not None):
        drawn = _Drawing(context, views, view, line).read()
        if drawn is not None:
            views[view.name] = replace(view, drawn=drawn)


class _Drawing:
    """One line `drawn`."""

    def __init__(self, context: Context, views: dict[str, View], view: View, line: v.Drawn) -> None:
        self.context = context
        self.views = views
        self.view = view
        self.line = line
        self.columns = {one.name: one for one in view.shows}
        self.fine = True

    def read(self) -> Drawn | None:
        """How the view is drawn; None when something was reported."""
        line, view = self.line, self.view
        if view.thing is None:
            self.unfit(line, f"the view `{view.name}` is about its player alone", "draws no things", "add a `for each`")
            return None
        board = self.board() if line.on is not None else view
        if board is None or board.thing is None:
            return None
        on_board = board.thing.type
        ground = self.ground(board)
        if line.on is None:
            self.corner()
        else:
            for word in (*line.at, *line.way):
                self.held(word, on_board, "where it is drawn", lists=not line.way, ground=ground)
            if not line.at and not line.way and not self._is_on(view.thing.type, on_board):
                hint = "say where: `at` the name of a column, or `from` one `to` another"
                self.unfit(line, f"it is not said where on the map `{board.name}` things are drawn", "on which?", hint)
        for word in line.links:
            self.held(word, on_board, "what a link leads to", lists=True)
        for one in (line.colour, line.mark):
            if one is not None:
                self.column(one)
        if line.facing is not None:
            self.heading(line.facing)
        at, way, links = (tuple(word.text for word in words) for words in (line.at, line.way, line.links))
        colour, mark, facing = (one.text if one is not None else "" for one in (line.colour, line.mark, line.facing))
        return Drawn(line.on.text if line.on else "", at, way, links, colour, mark, facing) if self.fine else None

    def ground(self, board: View) -> Type | None:
        """The measure of a map on which what has a spot of its own can be drawn."""
        drawn = self.line if board is self.view else board.drawn
        assert drawn is not None
        names = [one if isinstance(one, str) else one.text for one in drawn.at]
        found = next((one.type for one in board.shows if one.name in names), None)
        of = without_none(found) if found is not None else None
        spot = _spot(of)
        return of if spot is None else spot.of

    def heading(self, word: s.Word) -> None:
        """A column that says where something faces."""
        found = self.column(word)
        degree = self.context.symbols.measure_words.get(DEGREE)
        if found is not None and (degree is None or without_none(found.type) != amount_of(degree)):
            self.unfit(word, f"`{word.text}` is no heading", "not in degrees", "show an amount of the measure `degree`")
        if self.line.way or (found is not None and self.fine and not any(map(self.is_spot, self.line.at))):
            hint = "what faces somewhere is drawn `at` a spot or a shape of its own"
            self.unfit(word, "here nothing faces anywhere", "has no ground of its own", hint)

    def is_spot(self, word: s.Word) -> bool:
        """Whether a column holds a spot or a shape."""
        return word.text in self.columns and _spot(without_none(self.columns[word.text].type)) is not None

    def board(self) -> View | None:
        """The map on which this view is drawn."""
        word = self.line.on
        assert word is not None
        found = self.views.get(word.text)
        maps = [view.name for view in self.views.values() if view.drawn is not None and not view.drawn.on]
        if found is None or found.name not in maps:
            hint = did_you_mean(word.text, maps) or (f"there are {listed(maps)}" if maps else "")
            self.context.report.error(
                "R0377", f"no map `{word.text}`", word.span, "no view that is drawn at places of its own",
                hint=hint or "a map is a view with a line such as `drawn at across, down`",
            )  # fmt: skip
            return None
        if found.viewer.type != self.view.viewer.type:
            related = (Place(found.span, "the map"),)
            self.unfit(word, f"the map `{word.text}` is for other players", "not for these", "", related)
            return None
        if self.line.links:
            self.unfit(self.line.links[0], "links belong to a map", "drawn on one", "put `linked by` where the map is")
        if len(self.line.at) > 1:
            self.unfit(self.line.at[1], "what is drawn on a map stands at one thing of it", "one too many", "")
        return found if self.fine else None

    def corner(self) -> None:
        """The two columns of a map: how far across, and how far down."""
        if len(self.line.at) == 1 and (self.column(self.line.at[0]) is None or self.is_spot(self.line.at[0])):
            return
        if len(self.line.at) != 2:
            hint = (
                "write `drawn at across, down`, with the names of two columns, or of one that shows a spot or a shape"
            )
            self.unfit(self.line, "a map needs how far across and how far down things stand", "not said", hint)
            return
        across, down = (self.column(word) for word in self.line.at)
        types = [without_none(one.type) for one in (across, down) if one is not None]
        for word, of in zip(self.line.at, types, strict=False):
            if not isinstance(of, NumberType):
                self.unfit(word, f"`{word.text}` is no number", "says no place", "a place is told by two amounts")
        if self.fine and len(types) == 2 and types[0] != types[1]:
            self.unfit(self.line.at[1], "the two are counted in different measures", "other than the first", "")

    def held(self, word: s.Word, on_board: Type, what: str, *, lists: bool, ground: Type | None = None) -> None:
        """A column that holds a thing of the map, or a list of them; where it has a ground, a spot or a shape too."""
        found = self.column(word)
        of = without_none(found.type) if found is not None else None
        spot = _spot(of)
        if spot is not None and ground is not None and (lists or isinstance(of, SpotType)):
            if spot.of != ground:
                self.unfit(word, f"`{word.text}` is told in another measure than the map", "elsewhere", "")
            return
        if lists and isinstance(of, ListType | SetType):
            of = of.of
        if found is not None and not self._is_on(of, on_board):
            kind = on_board.name if isinstance(on_board, KindType) else "thing"
            self.unfit(word, f"`{word.text}` is no {kind}", f"{what} has to be one that the map shows", "")

    def _is_on(self, of: Type | None, on_board: Type) -> bool:
        if isinstance(of, KindType) and isinstance(on_board, KindType):
            ancestry = self.context.symbols.ancestry
            return on_board.name in ancestry(of.name) or of.name in ancestry(on_board.name)
        return of == on_board

    def column(self, word: s.Word) -> ShownOf | None:
        """What a name of the line stands for."""
        found = self.columns.get(word.text)
        if found is None:
            hint = did_you_mean(word.text, self.columns) or f"it shows {listed(f'`{one}`' for one in self.columns)}"
            report = self.context.report
            report.error("R0377", f"the view shows no `{word.text}`", word.span, "unknown column", hint=hint)
            self.fine = False
        return found

    def unfit(self, node: s.Node | s.Word, headline: str, label: str, hint: str, related: Iterable[Place] = ()) -> None:
        """Something that cannot be drawn."""
        self.fine = False
        self.context.report.error("R0378", headline, node.span, label, hint=hint, related=tuple(related))


def _spot(of: Type | None) -> SpotType | None:
    """The spots that a column shows: one, or those of a shape."""
    inner = of.of if isinstance(of, ListType) else of
    return inner if isinstance(inner, SpotType) else None
