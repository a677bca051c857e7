"""Constants and rulings, typed and folded in the order of their dependencies."""

from __future__ import annotations

from rulec.base.diagnostics import Place
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.base.tree import walk
from rulec.base.types import ERROR, NumberType, Type, show_type
from rulec.sema import expr as t
from rulec.sema.context import Context, Home
from rulec.sema.model import Constant, ReadingOf, Ruling, Words
from rulec.sema.typing import assignability
from rulec.sema.typing.constant_folding import fold
from rulec.sema.typing.scope import GLOBAL
from rulec.syntax import nodes as s

SORTS = ("contradiction", "gap", "unreadable", "interpretation")


class Held:
    """The values of constants and rulings."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.constant_nodes: dict[str, tuple[Home, s.ConstantDecl]] = {}
        self.ruling_nodes: dict[str, tuple[Home, s.RulingDecl]] = {}
        self.values: dict[tuple[str, str], t.Expr] = {}
        self.readings: dict[str, tuple[ReadingOf, ...]] = {}
        self.open: list[tuple[str, str]] = []
        self.read: set[tuple[str, str]] = set()  # of what another is worked out

    def settle(self) -> None:
        """Type and fold all constants and rulings."""
        for home, node in self.context.declarations(s.ConstantDecl):
            self.context.small(node.name, "the constant")
            first = self.constant_nodes.get(node.name.text)
            symbols = self.context.symbols
            name = node.name.text
            function = symbols.functions.get(name) or symbols.processes.get(name) or symbols.state.get(name)
            if first is not None or function is not None:
                where = first[1].name.span if first is not None else function.span if function else node.name.span
                self.context.twice("the name", node.name.text, node.name.span, where)
                continue
            self.constant_nodes[node.name.text] = (home, node)
        for home, ruling in self.context.declarations(s.RulingDecl):
            self.ruling_nodes.setdefault(ruling.name.text, (home, ruling))
        for name in self.constant_nodes:
            self.need("constant", name, None)
        for name in self.ruling_nodes:
            self.need("ruling", name, None)

    def known(self, sort: str, name: str) -> t.Expr | None:
        """Return the folded value of a constant or of the reading that a ruling takes."""
        return self.values.get((sort, name))

    def need(self, sort: str, name: str, span: Span | None) -> None:
        """Type and fold one value after its dependencies; report a cycle."""
        key = (sort, name)
        if key in self.values or (sort == "ruling" and name in self.readings):
            return
        if key in self.open:
            at = span or self._node_span(sort, name)
            self.context.report.error(
                "R0602",
                f"the value of `{name}` is worked out from itself",
                at,
                "a ring of values",
                related=(Place(self._node_span(sort, name), "begins here"),),
            )
            self.values[key] = t.Bad(type=ERROR, span=at)
            if sort == "constant":
                self.context.symbols.constants[name] = ERROR
            return
        self.open.append(key)
        if sort == "constant":
            self._constant(name)
        else:
            self._ruling(name)
        self.open.pop()

    def _node_span(self, sort: str, name: str) -> Span:
        nodes = self.constant_nodes if sort == "constant" else self.ruling_nodes
        return nodes[name][1].name.span

    def _needs_of(self, node: s.Expr) -> None:
        for part in walk(node):
            if isinstance(part, s.RulingValue) and part.name.text in self.ruling_nodes:
                self.read.add(("ruling", part.name.text))
                self.need("ruling", part.name.text, part.span)
            elif isinstance(part, s.Name) and part.text in self.constant_nodes:
                self.read.add(("constant", part.text))
                self.need("constant", part.text, part.span)

    def _constant(self, name: str) -> None:
        _, node = self.constant_nodes[name]
        self._needs_of(node.value)
        value = self.fixed(node.value, f"the constant `{name}`")
        if ("constant", name) not in self.values:
            self.values["constant", name] = value
        self.context.symbols.constants[name] = value.type

    def fixed(self, node: s.Expr, what: str, expected: Type | None = None, cure: str = "") -> t.Expr:
        """Return the folded expression; report one that is not known at build time. `cure` as in `fit`."""
        typer = self.context.typer
        if expected is None and isinstance(node, s.Constant) and node.word == "unknown":
            return t.UnknownLit(type=ERROR, span=node.span, name="")  # a reading by which nobody can say
        value = typer.expr(node, GLOBAL, expected)
        if expected is not None:
            value = typer.coerce(value, expected, what, cure)
        if t.is_faulty(value):
            return t.Bad(type=ERROR, span=value.span)
        folded = fold(value, self.known)
        if folded is None:
            return typer.bad("R0502", f"{what} is not a fixed value", node.span, "depends on something")
        return folded

    def _ruling(self, name: str) -> None:
        _, node = self.ruling_nodes[name]
        readings: dict[str, ReadingOf] = {}
        kind: Type | None = None
        first: Span | None = None
        for item in node.items:
            if not isinstance(item, s.Reading):
                continue
            value: t.Expr | None = None
            if item.value is not None:
                self._needs_of(item.value)
                value = self.fixed(item.value, f"the reading `{item.name.text}`")
                if kind is None:
                    kind, first = value.type, item.span
                else:
                    fitted = assignability.coerce(self.context.symbols, value, kind)
                    if fitted is None and not _alike(value.type, kind):
                        assert first is not None
                        self.context.report.error(
                            "R0803",
                            f"the readings of `{name}` hold values of different types",
                            item.value.span,
                            f"this is {assignability.article(show_type(value.type))}",
                            related=(Place(first, f"this is {assignability.article(show_type(kind))}"),),
                        )
                    elif fitted is not None:
                        value = fold(fitted, self.known) or fitted
            if item.name.text in readings:
                self.context.twice("the reading", item.name.text, item.name.span, readings[item.name.text].span)
                continue
            readings[item.name.text] = ReadingOf(
                item.name.text,
                value,
                self.context.words(item.label, title=True),
                self.context.cite(item.cites),
                span=item.span,
            )
        self.readings[name] = tuple(readings.values())
        taken = next((i for i in node.items if isinstance(i, s.Take)), None)
        chosen = readings.get(taken.name.text) if taken is not None else None
        if chosen is not None and chosen.value is not None:
            self.values["ruling", name] = chosen.value
            self.context.symbols.rulings[name] = chosen.value.type
        elif chosen is None and kind is not None:
            self.context.symbols.rulings[name] = ERROR  # which reading holds is reported on its own

    def constants(self) -> dict[str, Constant]:
        """Return all constants."""
        found: dict[str, Constant] = {}
        for name, (home, node) in self.constant_nodes.items():
            value = self.values["constant", name]
            found[name] = Constant(
                **self.context.common(name, node.name.span, home, node.label, (node.tail, *node.items), GLOBAL),
                type=value.type,
                value=value,
                read=("constant", name) in self.read,
            )
        return found

    def rulings(self) -> dict[str, Ruling]:
        """Return all rulings."""
        report = self.context.report
        found: dict[str, Ruling] = {}
        for name, (home, node) in self.ruling_nodes.items():
            sort = node.sort.text if node.sort is not None else ""
            if sort not in SORTS:
                span = node.sort.span if node.sort is not None else node.name.span
                report.error(
                    "R0804",
                    f"the ruling `{name}` does not say what sort of doubt it settles",
                    span,
                    "unknown sort" if sort else "no sort behind the name",
                    hint=(did_you_mean(sort, SORTS) if sort else "")
                    or "write one of `contradiction`, `gap`, `unreadable`, `interpretation` behind the name",
                )
            weights = [i for i in node.items if isinstance(i, s.Matters)]
            if len(weights) > 1:
                self.context.twice("the weight of", name, weights[1].span, weights[0].span)
            takes = [i for i in node.items if isinstance(i, s.Take)]
            readings = self.readings[name]
            if len(takes) != 1 or not readings:
                report.error(
                    "R0805",
                    f"the ruling `{name}` takes {'no reading' if not takes else 'more than one reading'}"
                    if readings
                    else f"the ruling `{name}` has no readings",
                    node.name.span,
                    "",
                    hint='write `reading NAME = VALUE "…"`, and below them `take NAME because "…"`',
                )
                continue
            take = takes[0]
            if take.name.text not in [r.name for r in readings]:
                known = [r.name for r in readings]
                self.context.typer.unknown("R0221", f"no reading `{take.name.text}`", take.name, "reading", known)
                continue
            because = self.context.words(take.because, title=True)
            assert because is not None
            head = self.context.common(name, node.name.span, home, node.label, node.items, GLOBAL, title=True)
            head["label"] = head["label"] or Words((name.replace("_", " "),), span=node.name.span)
            found[name] = Ruling(
                **head,
                sort=sort,
                readings=readings,
                take=take.name.text,
                because=because,
                type=self.context.symbols.rulings.get(name),
                much=weights[0].much if weights else None,
                read=("ruling", name) in self.read,
            )
        return found


def _alike(left: Type, right: Type) -> bool:
    """Return whether two readings may differ by these types: percent and points may, two measures may not."""
    return isinstance(left, NumberType) and isinstance(right, NumberType) and left.dims == right.dims
