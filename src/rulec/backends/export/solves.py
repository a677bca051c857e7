"""Solves in the export: what they are given, their decisions, the strata and the circles."""

from __future__ import annotations

from rulec.backends.export.functions import function
from rulec.backends.export.values import Json, citations, provenance, type_and_unit, words
from rulec.sema.bodies.dependency_strata import strata
from rulec.sema.model import Model, Solve


def solved(solve: Solve, model: Model) -> dict[str, Json]:
    """A solve with all that it decides."""
    return {
        "label": words(solve.label, model),
        "params": [{"name": p.name, **type_and_unit(p.type)} for p in solve.parameters],
        "decides": {name: function(model.decides[name], model) for name in solve.decides},
        "functions": [name for name in solve.functions if name not in solve.decides],
        "strata": [{"decides": list(one.decides), "together": one.open} for one in strata(model, solve)],
        "circles": [
            {
                "label": words(circle.title, model),
                "when": None if not circle.quantifier else {circle.quantifier: list(circle.among)},
                "then": circle.then or "all",
                "answer": circle.answer,
                "about": [words(text, model) for text in circle.about],
                "cites": citations(circle.cites),
            }
            for circle in solve.circles
        ],
        "examples": list(solve.examples),
        **provenance(solve, model),
    }
