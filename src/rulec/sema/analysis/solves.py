"""Checks of solves: a ring that no circle settles, a circle that no ring comes to."""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.base.text import listed
from rulec.sema.model import Circle, Model, Solve


def check_solves(model: Model, report: Report) -> None:
    """Every ring of decisions has an answer, and every circle can come to give one."""
    from rulec.sema.bodies.dependency_strata import strata

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
            )
        always = always or not circle.quantifier
