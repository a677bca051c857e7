"""Views: what a player gets to see. Each becomes a value that lists its things and one for each thing that it shows."""

from __future__ import annotations

from typing import TypedDict

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import ErrorType, KindType, ListType, NoneType, OptionalType, SetType, Type
from rulec.sema import expr as t
from rulec.sema.context import Context, Home
from rulec.sema.declare.visibility import given_away
from rulec.sema.desugar.maps import draw
from rulec.sema.model import OWN, Case, Cite, Parameter, ShownOf, View, ViewPart, Words
from rulec.sema.typing.arguments import loop
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax.nodes import views as v


class _Place(TypedDict):
    """Where a part stands."""

    pack: str
    module: str
    cites: tuple[Cite, ...]


class Views:
    """All views of a pack, and the values that they ask."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.parts: dict[str, ViewPart] = {}
        self.views: dict[str, View] = {}

    def read(self) -> None:
        """Types everything."""
        for home, node in self.context.declarations(v.ViewDecl):
            self.context.small(node.name, "the view")
            viewer = self._viewer(node)
            if viewer is not None and self._is_free(node.name.text, node.name.span):
                self._view(home, node, viewer)
        draw(self.context, self.views)

    def _viewer(self, node: v.ViewDecl) -> Parameter | None:
        """Whose view it is."""
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

    def _view(self, home: Home, node: v.ViewDecl, viewer: Parameter) -> None:
        context, name = self.context, node.name.text
        place: _Place = {"pack": home.pack, "module": home.module, "cites": context.cites(node.items)}
        scope = Scope({viewer.name: viewer.type})
        outer, thing, rows = scope, None, ""
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
            label = context.words(node.label, outer)
            self._part(name, (viewer,), of, (self._case(None, given, node.each[0].span),), label, place, node.name.span)
        shows = [
            self._shown(item, node, viewer, thing, scope, place) for item in node.items if isinstance(item, v.Shows)
        ]
        if not shows:
            context.report.error(
                "R0363",
                f"the view `{name}` shows nothing",
                node.name.span,
                "no line `shows`",
                hint="say what there is to see: `shows x.level`",
            )
        self.views[name] = View(
            name=name,
            span=node.name.span,
            label=context.words(node.label, outer),
            about=context.about(node.items, outer),
            viewer=viewer,
            rows=rows,
            thing=thing,
            shows=tuple(each for each in shows if each is not None),
            gives_away=given_away(context, node.items),
            **place,
        )

    def _shown(
        self, item: v.Shows, node: v.ViewDecl, viewer: Parameter, thing: Parameter | None, scope: Scope, place: _Place
    ) -> ShownOf | None:
        """A column, as a value that is none where it is not shown."""
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
        function = f"{node.name.text}_{name}"
        span = item.name.span if item.name is not None else item.value.span
        if not self._is_free(function, span):
            return None
        cases: tuple[Case, ...]
        if test is None:
            cases = (self._case(None, value, item.span),)
        else:
            of = of if isinstance(of, OptionalType | ListType | SetType) else OptionalType(of)
            nothing: t.Expr = (
                t.Collection(type=of, span=item.span, items=())
                if isinstance(of, ListType | SetType)
                else t.NoneLit(type=of, span=item.span)
            )
            first = replace(self._case(test, context.typer.coerce(value, of, "what is shown"), item.span))
            cases = (first, self._case(None, nothing, item.span))
        cites = context.cite(item.cites)
        parameters = (viewer, *((thing,) if thing is not None else ()))
        shown: _Place = {**place, "cites": cites or place["cites"]}
        self._part(function, parameters, of, cases, label, shown, span, node.name.text, name)
        return ShownOf(name, function, of, label, span=span)

    def _part(
        self, name: str, parameters: tuple[Parameter, ...], of: Type, cases: tuple[Case, ...], label: Words | None,
        place: _Place, span: Span, view: str = "", column: str = "",
    ) -> None:  # fmt: skip
        self.context.symbols.functions[name] = Signature(name, "view", parameters, of, span)
        self.parts[name] = ViewPart(
            name=name, span=span, label=label, parameters=parameters, result=of, cases=cases, on=None,
            view=view or name, column=column, **place,
        )  # fmt: skip

    def _case(self, test: t.Expr | None, answer: t.Expr, span: Span) -> Case:
        return Case(test, answer, None, (), OWN, None, span=span)

    def _field(self, value: t.Expr) -> str | None:
        return value.name if isinstance(value, t.Field | t.StateRef) else None

    def _label(self, value: t.Expr) -> Words | None:
        """What a field is called where it is declared."""
        symbols = self.context.symbols
        if isinstance(value, t.Field):
            found = symbols.field_of(value.kind, value.name)
            return found.label if found is not None else None
        return symbols.state[value.name].label if isinstance(value, t.StateRef) else None
