"""Desugaring of views: queries of what a player may see.

Each view becomes a value that lists its things and a value for each column. A line `drawn` declares the columns for
positions, links and marks on a map.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.base.types import (
    ErrorType,
    KindType,
    ListType,
    NoneType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    Type,
    amount_of,
)
from rulec.sema import expr as t
from rulec.sema.context import Common, Context, Home
from rulec.sema.declare.visibility import given_away
from rulec.sema.model import Case, Drawn, Parameter, ShownOf, View, ViewPart, Words
from rulec.sema.typing.arguments import loop
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.builtins.geometry import DEGREE
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import nodes as s


class Views:
    """All views of a pack, and the values that they ask."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.parts: dict[str, ViewPart] = {}
        self.views: dict[str, View] = {}

    def read(self) -> None:
        """Type everything."""
        for home, node in self.context.declarations(s.ViewDecl):
            self.context.small(node.name, "the view")
            viewer = self._viewer(node)
            if viewer is not None and self._is_free(node.name.text, node.name.span):
                self._view(home, node, viewer)
        draw(self.context, self.views)

    def _viewer(self, node: s.ViewDecl) -> Parameter | None:
        """Type the player for whom the view is computed."""
        context = self.context
        types = [context.type_of(p.type) for p in node.parameters]
        for parameter in node.parameters:
            context.small(parameter.name, "the parameter")
        if len(types) == 1 and isinstance(types[0], KindType) and not types[0].listed:
            return Parameter(node.parameters[0].name.text, types[0])
        if not any(isinstance(each, ErrorType) for each in types):
            context.report.error(
                "R0362",
                f"it is not clear for whom the view `{node.name.text}` is",
                node.parameters[0].span.to(node.parameters[-1].span) if node.parameters else node.name.span,
                "not one thing in play",
                hint=f'a view is for one player: `view {node.name.text}(house: House) "…"`',
            )
        return None

    def _is_free(self, name: str, span: Span) -> bool:
        symbols = self.context.symbols
        first = symbols.functions.get(name) or symbols.processes.get(name)
        if first is not None:
            self.context.twice("the name", name, span, first.span)
        return first is None

    def _view(self, home: Home, node: s.ViewDecl, viewer: Parameter) -> None:
        context, name = self.context, node.name.text
        scope = Scope({viewer.name: viewer.type})
        head = context.common(name, node.name.span, home, node.label, node.items, scope)
        thing, rows = None, ""
        if len(node.each) > 1:
            context.twice("the clause", "for each", node.each[1].span, node.each[0].span)
        if node.each:
            found = loop(context.typer, node.each[0], scope)
            if found is None:
                return
            source, element, where, scope = found
            variable = node.each[0].variable.text
            thing, rows = Parameter(variable, element), name
            of = ListType(element)
            given: t.Expr = t.Over(
                type=of, span=node.each[0].span, word="list", variable=variable, source=source, where=where, body=None
            )
            self._part(head, (viewer,), of, (Case(None, given, span=node.each[0].span),))
        shows = [self._shown(item, head, viewer, thing, scope) for item in node.items if isinstance(item, s.Shows)]
        if not shows:
            context.report.error(
                "R0363",
                f"the view `{name}` shows nothing",
                node.name.span,
                "no line `shows`",
                hint="say what there is to see: `shows x.level`",
            )
        self.views[name] = View(
            **head,
            viewer=viewer,
            rows=rows,
            thing=thing,
            shows=tuple(each for each in shows if each is not None),
            gives_away=given_away(context, node.items),
        )

    def _shown(
        self, item: s.Shows, of_view: Common, viewer: Parameter, thing: Parameter | None, scope: Scope
    ) -> ShownOf | None:
        """Return a column as a value that is none where its condition fails."""
        context = self.context
        test, inside = context.typer.guard(item.when, scope)
        value = context.typer.expr(item.value, inside)
        of: Type = value.type
        if isinstance(of, ErrorType):
            return None
        field = self._field(value)
        name = item.name.text if item.name is not None else field
        if name is None or isinstance(of, NoneType):
            context.report.error(
                "R0364",
                "what is shown has no name",
                item.value.span,
                "worked out, and called nothing",
                hint=f"give it one: `shows NAME: {item.value.span.text}`",
            )
            return None
        if item.name is not None:
            context.small(item.name, "the name")
        label = context.words(item.label, inside) or self._label(value)
        function = f"{of_view['name']}_{name}"
        span = item.name.span if item.name is not None else item.value.span
        if not self._is_free(function, span):
            return None
        cases: tuple[Case, ...]
        if test is None:
            cases = (Case(None, value, span=item.span),)
        else:
            # else: it cannot be nothing, so that the column may be
            of = of if isinstance(of, OptionalType | ListType | SetType) else OptionalType(of)
            nothing: t.Expr = (
                t.Collection(type=of, span=item.span, items=())
                if isinstance(of, ListType | SetType)
                else t.NoneLit(type=of, span=item.span)
            )
            first = Case(test, context.typer.coerce(value, of, "what is shown"), span=item.span)
            cases = (first, Case(None, nothing, span=item.span))
        cites = context.cite(item.cites) or of_view["cites"]
        head: Common = {**of_view, "name": function, "span": span, "label": label, "cites": cites}
        self._part(head, (viewer, *((thing,) if thing is not None else ())), of, cases, of_view["name"], name)
        return ShownOf(name, function, of, label, span=span)

    def _part(
        self, head: Common, parameters: tuple[Parameter, ...], of: Type, cases: tuple[Case, ...], view: str = "",
        column: str = "",
    ) -> None:  # fmt: skip
        name = head["name"]
        self.context.symbols.functions[name] = Signature(name, "view", parameters, of, head["span"])
        common: Common = {**head, "about": (), "marks": ()}
        self.parts[name] = ViewPart(
            **common, parameters=parameters, result=of, cases=cases, on=None, view=view or name, column=column
        )

    def _field(self, value: t.Expr) -> str | None:
        return value.name if isinstance(value, t.Field | t.StateRef) else None

    def _label(self, value: t.Expr) -> Words | None:
        """Return the label of the field's declaration."""
        symbols = self.context.symbols
        if isinstance(value, t.Field):
            found = symbols.field_of(value.kind, value.name)
            return found.label if found is not None else None
        return symbols.state[value.name].label if isinstance(value, t.StateRef) else None


def draw(context: Context, views: dict[str, View]) -> None:
    """Set the drawing of all views, maps before the views on them."""
    lines: list[tuple[View, s.Drawn]] = []
    for _, node in context.declarations(s.ViewDecl):
        view = views.get(node.name.text)
        if view is not None:
            line = context.single("drawn", [item for item in node.items if isinstance(item, s.Drawn)])
            lines += [(view, line)] if line is not None else []
    for view, line in sorted(lines, key=lambda pair: pair[1].on is not None):
        drawn = _Drawing(context, views, view, line).read()
        if drawn is not None:
            views[view.name] = replace(view, drawn=drawn)


class _Drawing:
    """The reader of a `drawn` line."""

    def __init__(self, context: Context, views: dict[str, View], view: View, line: s.Drawn) -> None:
        self.context = context
        self.views = views
        self.view = view
        self.line = line
        self.columns = {one.name: one for one in view.shows}
        self.fine = True

    def read(self) -> Drawn | None:
        """Return the drawing of the view; None after a report."""
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
        """Return the measure or kind of a map's positions."""
        drawn = self.line if board is self.view else board.drawn
        assert drawn is not None
        names = [one if isinstance(one, str) else one.text for one in drawn.at]
        found = next((one.type for one in board.shows if one.name in names), None)
        of = without_none(found) if found is not None else None
        spot = _spot(of)
        return of if spot is None else spot.of

    def heading(self, word: s.Word) -> None:
        """Report a column that is not in degrees, or that has no position of its own."""
        found = self.column(word)
        degree = self.context.symbols.measure_words.get(DEGREE)
        if found is not None and (degree is None or without_none(found.type) != amount_of(degree)):
            self.unfit(word, f"`{word.text}` is no heading", "not in degrees", "show an amount of the measure `degree`")
        if self.line.way or (found is not None and self.fine and not any(map(self.is_spot, self.line.at))):
            hint = "what faces somewhere is drawn `at` a spot or a shape of its own"
            self.unfit(word, "here nothing faces anywhere", "has no ground of its own", hint)

    def is_spot(self, word: s.Word) -> bool:
        """Return whether the column holds a spot or a shape."""
        return word.text in self.columns and _spot(without_none(self.columns[word.text].type)) is not None

    def board(self) -> View | None:
        """Return the view whose map this view is drawn on."""
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
        """Report a map without two columns for its positions."""
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
        """Report a column that holds no thing, list of things, spot or shape of the map."""
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
        """Return the column of a name; report an unknown one."""
        found = self.columns.get(word.text)
        if found is None:
            hint = did_you_mean(word.text, self.columns) or f"it shows {listed(f'`{one}`' for one in self.columns)}"
            report = self.context.report
            report.error("R0377", f"the view shows no `{word.text}`", word.span, "unknown column", hint=hint)
            self.fine = False
        return found

    def unfit(self, node: s.Node | s.Word, headline: str, label: str, hint: str, related: Iterable[Place] = ()) -> None:
        """Report a view that cannot be drawn."""
        self.fine = False
        self.context.report.error("R0378", headline, node.span, label, hint=hint, related=tuple(related))


def _spot(of: Type | None) -> SpotType | None:
    """Return the spot type of a column that holds a spot or a shape."""
    inner = of.of if isinstance(of, ListType) else of
    return inner if isinstance(inner, SpotType) else None
