"""Print `_views.py`: the views of each player, as typed functions for programs and as data for reports."""

from __future__ import annotations

from rulec.backends.python.module import Module
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.runtime_types import holds_text
from rulec.backends.python.spelling import Names, literal, tuple_of
from rulec.backends.python.writer import Writer
from rulec.ir.nodes.pack_data import View


def write_views(layout: Layout) -> str:
    """Return the text of `_views.py`."""
    assert layout.pack.world is not None
    return _Views(layout, layout.pack.world.views).text()


class _Views:
    """The parts of `_views.py`, with the names that they import."""

    def __init__(self, layout: Layout, views: tuple[View, ...]) -> None:
        self.layout = layout
        self.views = views
        self.module = Module(layout, "_views")
        self.functions: set[str] = set()

    def text(self) -> str:
        """Return the text of `_views.py`."""
        body = Writer()
        for view in self.views:
            self.rows(body, view)
        with body.block("VIEWS: Final[tuple[ViewSpec, ...]] = (", end=")"):
            for view in self.views:
                self.spec(body, view)
        title = "What each player gets to see, generated from the rules."
        # A view column may have the name of one of these functions, so a scan of the text would miss the import.
        homes = {self.layout.origins[name] for name in self.functions}
        more = {home: {name for name in self.functions if self.layout.origins[name] == home} for home in homes}
        return f"{self.module.head(title, body.text, more).text}\n\n{body.text}"

    def function(self, name: str) -> tuple[str, bool]:
        """Return the Python name of a function, and whether it takes the world."""
        given = self.layout.function(name)
        self.functions.add(given)
        return given, self.layout.program.functions[name].world

    def called(self, name: str, arguments: list[str]) -> str:
        """Print a call of a function, with the world if it takes one."""
        given, world = self.function(name)
        return f"{given}({', '.join([*arguments, *(['world'] if world else [])])})"

    def rows(self, body: Writer, view: View) -> None:
        """Print the row class of a view, and the function that returns a player's rows."""
        names = Names({*dir(tuple), "world"})
        row = self.layout.public["view row", view.name]
        title = view.title
        with body.block(f"class {row}(NamedTuple):"):
            body.docstring([f"A row of what is seen: {title}."])
            body.line()
            if view.thing is not None:
                thing = names.give("thing", view.thing.name)
                body.line(f"{thing}: {self.layout.type(view.thing.type)}")
            for shown in view.shows:
                body.line(f"{names.give(shown.name, shown.name)}: {self.layout.type(shown.type)}")
        body.line()
        body.line()
        own = Names({"world", "list"}, self.layout.public.taken)
        viewer = own.give("viewer", view.viewer.name)
        of = self.layout.type(view.viewer.type)
        see = self.layout.public["view", view.name]
        result = f"list[{row}]" if view.thing is not None else row
        with body.block(f"def {see}({viewer}: {of}, world: World) -> {result}:"):
            body.docstring([f"{title}: what one player sees."])
            if view.thing is None:
                body.wrapped(f"return {row}(", [self.called(s.function, [viewer]) for s in view.shows], ")")
            else:
                thing = own.give("thing", view.thing.name)
                parts = [thing, *(self.called(s.function, [viewer, thing]) for s in view.shows)]
                with body.block("return [", end="]"):
                    body.wrapped(f"{row}(", parts, ")")
                    body.line(f"for {thing} in {self.called(view.rows, [viewer])}")
        body.line()
        body.line()

    def spec(self, body: Writer, view: View) -> None:
        """Print `ViewSpec(…)`."""
        with body.block("ViewSpec(", end="),"):
            for text in (view.name, view.title, getattr(view.viewer.type, "name", "")):
                body.line(f"{literal(text)},")
            with body.block("(", end="),"):
                for shown in view.shows:
                    given, world = self.function(shown.function)
                    holds = holds_text(self.layout, shown.type)
                    behind = [] if world else ["world=False"]
                    body.wrapped("Column(", [literal(shown.name), literal(shown.title), holds, given, *behind], "),")
            if view.thing is not None:
                given, world = self.function(view.rows)
                body.line(f"rows={given},")
                body.line(f"thing={holds_text(self.layout, view.thing.type)},")
                if not world:
                    body.line("world=False,")
            if view.drawn is not None:
                how = [
                    f"{name}={literal(part) if isinstance(part, str) else tuple_of(map(literal, part))}"
                    for name, part in view.drawn
                ]
                body.wrapped("drawn=DrawnBy(", how, "),")
