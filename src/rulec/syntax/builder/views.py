"""Who may know what: builder methods for `build.py`'s table."""

from __future__ import annotations

from typing import Any

from rulec.syntax import nodes as n
from rulec.syntax.builder.declarations import DeclarationBuilder
from rulec.syntax.builder.parts import Parts
from rulec.syntax.nodes import views as v

ITEMS = frozenset(["shows", "drawn", "gives_away", "cites", "about", "example"])


class ViewBuilder(DeclarationBuilder):
    """One method for each rule of views and of what is hidden."""

    def seen(self, p: Parts) -> v.SeenBy:
        return v.SeenBy(p.every(v.Seer, "seer_everyone", "seer_named"), span=p.span)

    def seen_line(self, p: Parts) -> v.SeenBy:
        return p.one(v.SeenBy, "seen")

    def seer(self, p: Parts) -> v.Seer:
        return v.Seer(p.words(), span=p.span)

    def gives_away(self, p: Parts) -> v.GivesAway:
        return v.GivesAway(p.every(v.Away, "away"), self.tail(p), span=p.span)

    def away(self, p: Parts) -> v.Away:
        field, *kind = p.words()
        return v.Away(field, kind[0] if kind else None, span=p.span)

    def shows(self, p: Parts) -> v.Shows:
        words = p.words()
        name = words[0] if words else None
        when = self.condition(p, "when")
        return v.Shows(name, p.expression(), when, self.head_label(p), self.tail(p), span=p.span)

    def names(self, p: Parts) -> tuple[n.Word, ...]:
        return p.words()

    def drawn(self, p: Parts) -> v.Drawn:
        def named(rule: str) -> tuple[n.Word, ...]:
            return p.maybe(tuple, rule) or ()

        on, colour, mark, facing = (
            next(iter(named(f"drawn_{rule}")), None) for rule in ("on", "coloured", "marked", "facing")
        )
        at, way, links = named("drawn_at"), named("drawn_way"), named("drawn_linked")
        return v.Drawn(on, at, way, links, colour, mark, facing, span=p.span)

    def view(self, p: Parts) -> v.ViewDecl:
        items: tuple[Any, ...] = tuple(c.value for c in p.children if c.rule in ITEMS)
        each = p.every(n.Each, "view_each")
        return v.ViewDecl(p.word(), p.one(tuple, "params"), self.head_label(p), each, items, span=p.span)
