"""Checks of solves: rings without a circle, circles that never apply, and values read after a change."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.base.text import listed
from rulec.sema import deeds as m
from rulec.sema.bodies.dependency_strata import strata
from rulec.sema.expr import AllOf, CallTo, Expr, Happened, field_read
from rulec.sema.expr import walk as walk_expr
from rulec.sema.model import Circle, Model, Solve
from rulec.sema.summaries.call_graph import Calls, call_graph, parts_read, reached
from rulec.sema.summaries.effects import of
from rulec.sema.summaries.effects import reached as reached_lines
from rulec.sema.summaries.uses import bodies, values, worked_out
from rulec.sema.summaries.walks import blocks, walk
from rulec.sema.typing.scope import ancestry


def check_solves(model: Model, report: Report) -> None:
    """Report strata whose rings no circle decides, and circles that never apply."""
    for solve in model.solves.values():
        opened = [stratum for stratum in strata(model, solve) if stratum.open]
        for stratum in opened:
            if not any(_fits_always(circle, stratum.decides) for circle in solve.circles):
                names = listed(f"`{name}`" for name in stratum.decides)
                many = len(stratum.decides) > 1
                report.error(
                    "R0651",
                    f"nothing says what holds when {names} go{'' if many else 'es'} in a circle",
                    solve.span,
                    f"{names} hang{'' if many else 's'} on {'each other' if many else 'itself'}",
                    hint='end with a circle that always fits, such as `circle "Any other ring" then all no`',
                )
        _check_reached(solve, {name for stratum in opened for name in stratum.decides}, report)


def _fits_always(circle: Circle, decides: tuple[str, ...]) -> bool:
    """Return whether a circle decides every ring of these decisions."""
    answers = not circle.then or set(decides) == {circle.then}
    return answers and (not circle.quantifier or set(decides) <= set(circle.among))


def _check_reached(solve: Solve, decides: set[str], report: Report) -> None:
    always = False
    for circle in solve.circles:
        if always or (circle.among and not decides & set(circle.among)) or not decides:
            report.error(
                "R0652",
                "this circle never applies",
                circle.span,
                "an earlier circle always fits" if always else "nothing that it names hangs on itself",
                hint="take it away" if not always else "put the circle that always fits last",
                own=True,
            )
        always = always or not circle.quantifier


Fields = dict[str, Span]  # names of changed fields, each with the first statement that changes it


def check_stale(model: Model, report: Report) -> None:
    """Report values of a solve that are read after a field on which they depend has changed.

    Such a value would no longer agree with the decisions.
    """
    if model.solves:
        looking = _Looking(model, model.all_deeds, report)
        for _, body in bodies(model):
            looking.block(body, {})


class _Looking:
    """The walk over the statements of a body, in their order."""

    def __init__(self, model: Model, deeds: m.Deeds, report: Report) -> None:
        self.model = model
        self.deeds = deeds
        self.report = report
        self.calls: Calls = call_graph(model)
        self.reads = cache(self._reads)

    def block(self, body: tuple[m.Statement, ...], weighed: dict[str, Fields]) -> None:
        """Visit a block. `weighed` maps each solve carried out so far to the fields changed since."""
        for stmt in body:
            for value in values(stmt):
                self.asked(value, weighed)
            together = isinstance(stmt, m.AtOnce) or (isinstance(stmt, m.Loop) and stmt.together)
            if together:  # all values are read before anything changes
                for inner in walk(tuple(one for block in blocks(stmt) for one in block)):
                    for value in values(inner):
                        self.asked(value, weighed)
                self.note(walk((stmt,)), weighed)
                continue
            if isinstance(stmt, m.Loop):  # a later iteration follows the changes of an earlier one
                self.note(walk(stmt.body), weighed)
                if stmt.until is not None:
                    self.asked(stmt.until, weighed)
            for block in blocks(stmt):
                known = {name: dict(fields) for name, fields in weighed.items()}
                self.block(block, known)
                for name, fields in weighed.items():
                    for field, span in known[name].items():
                        fields.setdefault(field, span)
            if isinstance(stmt, m.Weigh):
                weighed[stmt.solve] = {}
            else:
                self.note((stmt,), weighed)

    def note(self, body: tuple[m.Statement, ...] | Iterator[m.Statement], weighed: dict[str, Fields]) -> None:
        """Record the fields that statements change, themselves or through calls."""
        for stmt in body:
            lines = (stmt,) if blocks(stmt) else reached_lines((stmt,), self.deeds)  # `block` visits inner blocks
            found = {name for line in lines for name in self._changed(line)} if weighed else set()
            for fields in weighed.values():
                for name in sorted(found):
                    fields.setdefault(name, stmt.span)

    def _changed(self, stmt: m.Statement) -> Iterator[str]:
        """Yield the fields, lists of all things and events that a statement changes, named as in `_reads`."""
        done = of(stmt)
        if done.writes is not None:
            yield done.writes.name
        if done.notes:
            yield done.notes
        if done.moves:
            kinds = self.model.kinds
            for name, kind in kinds.items():
                if name in ancestry(kinds, done.moves) or done.moves in ancestry(kinds, name):
                    yield kind.plural

    def asked(self, value: Expr, weighed: dict[str, Fields]) -> None:
        """Report parts of an expression whose fields have changed since the solve."""
        for part in walk_expr(value):
            if not isinstance(part, CallTo) or part.name in self.model.decides:
                continue
            for solve, changed in weighed.items():
                late = sorted(self.reads(part.name).intersection(changed))
                if part.name in self.model.solves[solve].functions and late:
                    self.report.error(
                        "R0257",
                        f"`{part.name}` is asked after `{late[0]}` has changed",
                        part.span,
                        f"worked out from the new `{late[0]}`",
                        related=(Place(changed[late[0]], "changed here"),),
                        hint=f"ask it before, with `let … be {part.span.text}`, or let what changes happen `at once`",
                    )

    def _reads(self, function: str) -> frozenset[str]:
        """Return the names of the fields, lists and events on which a part of a solve depends.

        Decisions are left out: they stay as the solve took them.
        """
        names = reached(function, self.calls, self.calls.keys() - self.model.decides.keys())
        seen: set[tuple[str, str]] = set()
        found: set[str] = set()
        for whole in (whole for name in names for whole in worked_out(self.model.function(name))):
            for part in parts_read(whole, self.model, seen):
                found.add(field_read(part))
                if isinstance(part, AllOf):
                    found.add(self.model.kinds[part.kind].plural)
                elif isinstance(part, Happened):
                    found.add(part.event)
        return frozenset(found)
