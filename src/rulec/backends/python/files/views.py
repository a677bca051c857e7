"""Prints `_views.py`: what each player gets to see, typed for programs and as data for reports."""

from __future__ import annotations

from rulec.backends.python.module_layout import Layout
from rulec.backends.python.runtime_types import holds_text
from rulec.backends.python.spelling import Names, docstring, literal
from rulec.backends.python.writer import Writer
from rulec.ir.nodes.pack_data import View


def write_views(layout: Layout) -> str:
    """The module."""
    assert layout.pack.world is not None
    return _Views(layout, layout.pack.world.views).text()


def _plain(part: str | tuple[str, ...]) -> str:
    """A name of a column, or several, as Python."""
    if isinstance(part, str):
        return literal(part)
    return f"({', '.join(map(literal, part))}{',' if len(part) == 1 else ''})"


class _Views:
    """The parts of the module, and what they import."""

    def __init__(self, layout: Layout, views: tuple[View, ...]) -> None:
        self.layout = layout
        self.views = views
        self.kinds: set[str] = set()
        self.words: set[str] = set()
        self.calls: dict[str, set[str]] = {}

    def text(self) -> str:
        """The module."""
        body = Writer()
        for view in self.views:
            self.rows(body, view)
        body.line("VIEWS: Final[tuple[ViewSpec, ...]] = (")
        body.depth += 1
        for view in self.views:
            self.spec(body, view)
        body.depth -= 1
        body.line(")")
        head = Writer()
        head.line('"""What each player gets to see, generated from the rules."""')
        head.line()
        head.line("from __future__ import annotations")
        head.line()
        if "Sequence" in self.kinds:
            head.line("from collections.abc import Sequence")
        head.line("from typing import Final, NamedTuple")
        head.line()
        if "MeasureUnit" in self.words:
            head.line("from rulec.runtime import MeasureUnit")
        drawn = any(view.drawn for view in self.views)
        names = ["Column", *(["DrawnBy"] if drawn else []), "ViewSpec"]
        head.line(f"from rulec.runtime.game.seeing import {', '.join(names)}")
        head.line("from rulec.runtime.game.shape import Holds")
        head.line()
        self.layout.imports(head, self.kinds)
        head.imports("._words", self.words - {"MeasureUnit"})
        head.line("from ._world import World")
        for home in sorted(self.calls):
            head.imports(f".{home}", self.calls[home])
        return head.text + "\n\n" + body.text

    def function(self, name: str) -> tuple[str, bool]:
        """The Python name of a function, imported, and whether it takes the world."""
        given = self.layout.function(name)
        self.calls.setdefault(self.layout.homes[name], set()).add(given)
        return given, name in self.layout.in_world

    def called(self, name: str, arguments: list[str]) -> str:
        """A call with the world where it is wanted."""
        given, world = self.function(name)
        return f"{given}({', '.join([*arguments, *(['world'] if world else [])])})"

    # ---- for programs ------------------------------------------------------------------------
    def rows(self, body: Writer, view: View) -> None:
        """A row as a class, and the function that gives what a player sees."""
        names = Names({*dir(tuple), "world"})
        row = self.layout.public["view row", view.name]
        title = view.title
        with body.block(f"class {row}(NamedTuple):"):
            for line in docstring([f"A row of what is seen: {title}."]):
                body.line(line)
            body.line()
            if view.thing is not None:
                thing = names.give("thing", view.thing.name)
                body.line(f"{thing}: {self.layout.type(view.thing.type, self.kinds)}")
            for shown in view.shows:
                body.line(f"{names.give(shown.name, shown.name)}: {self.layout.type(shown.type, self.kinds)}")
        body.line()
        body.line()
        own = Names({*self.kinds, "world", "list"}, self.layout.public.all_taken)
        viewer = own.give("viewer", view.viewer.name)
        of = self.layout.type(view.viewer.type, self.kinds)
        see = self.layout.public["view", view.name]
        result = f"list[{row}]" if view.thing is not None else row
        with body.block(f"def {see}({viewer}: {of}, world: World) -> {result}:"):
            for line in docstring([f"{title}: what one player sees."]):
                body.line(line)
            if view.thing is None:
                body.wrapped(f"return {row}(", [self.called(s.function, [viewer]) for s in view.shows], ")")
            else:
                thing = own.give("thing", view.thing.name)
                parts = [thing, *(self.called(s.function, [viewer, thing]) for s in view.shows)]
                with body.block("return ["):
                    body.wrapped(f"{row}(", parts, ")")
                    body.line(f"for {thing} in {self.called(view.rows, [viewer])}")
                body.line("]")
        body.line()
        body.line()

    # ---- for reports -------------------------------------------------------------------------
    def spec(self, body: Writer, view: View) -> None:
        """`ViewSpec(…)`."""
        body.line("ViewSpec(")
        body.depth += 1
        body.line(f"{literal(view.name)},")
        body.line(f"{literal(view.title)},")
        body.line(f"{literal(getattr(view.viewer.type, 'name', ''))},")
        body.line("(")
        body.depth += 1
        for shown in view.shows:
            given, world = self.function(shown.function)
            holds = holds_text(self.layout, shown.type, self.words)
            parts = [literal(shown.name), literal(shown.title), holds, given, *([] if world else ["world=False"])]
            body.wrapped("Column(", parts, "),")
        body.depth -= 1
        body.line("),")
        if view.thing is not None:
            given, world = self.function(view.rows)
            body.line(f"rows={given},")
            body.line(f"thing={holds_text(self.layout, view.thing.type, self.words)},")
            if not world:
                body.line("world=False,")
        if view.drawn is not None:
            how = [f"{name}={_plain(part)}" for name, part in view.drawn]
            body.wrapped("drawn=DrawnBy(", how, "),")
        body.depth -= 1
        body.line("),")
