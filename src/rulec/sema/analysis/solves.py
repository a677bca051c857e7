"""Checks of solves: a ring that no circle settles, a circle that no ring comes to, and what would be worked out anew
from what has changed since a solve was carried out."""

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
    """Every ring of decisions has an answer, and every circle can come to give one."""
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
    """Whether a circle answers something in every ring of these decisions."""
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


# ---- what is asked too late --------------------------------------------------------------------
Fields = dict[str, Span]  # the names of what has changed, with the line that changed each first


def check_stale(model: Model, report: Report) -> None:
    """A value of a solve that reads a field is asked before that field changes: behind that it would not fit what
    was decided."""
    if model.solves:
        looking = _Looking(model, model.all_deeds, report)
        for _, body in bodies(model):
            looking.block(body, {})


class _Looking:
    """Goes through the lines of bodies in their order."""

    def __init__(self, model: Model, deeds: m.Deeds, report: Report) -> None:
        self.model = model
        self.deeds = deeds
        self.report = report
        self.calls: Calls = call_graph(model)
        self.reads = cache(self._reads)

    def block(self, body: tuple[m.Statement, ...], weighed: dict[str, Fields]) -> None:
        """`weighed`: the solves that were carried out, and what has changed since."""
        for stmt in body:
            for value in values(stmt):
                self.asked(value, weighed)
            together = isinstance(stmt, m.AtOnce) or (isinstance(stmt, m.Loop) and stmt.together)
            if together:  # all is read before anything changes
                for inner in walk(tuple(one for block in blocks(stmt) for one in block)):
                    for value in values(inner):
                        self.asked(value, weighed)
                self.note(walk((stmt,)), weighed)
                continue
            if isinstance(stmt, m.Loop):  # a later turn comes behind an earlier one
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
        """What lines change, themselves or by what they run."""
        for stmt in body:
            lines = (stmt,) if blocks(stmt) else reached_lines((stmt,), self.deeds)  # blocks speak for themselves
            found = {name for line in lines for name in self._changed(line)} if weighed else set()
            for fields in weighed.values():
                for name in sorted(found):
                    fields.setdefault(name, stmt.span)

    def _changed(self, stmt: m.Statement) -> Iterator[str]:
        """Yield the names of what one line changes, as `_reads` gives them: fields, lists of all things, events."""
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
        """Reports what is asked too late."""
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
        """Return the names of the fields, lists and events from which a part of a solve is worked out; what was decided
        stays as it is."""
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
