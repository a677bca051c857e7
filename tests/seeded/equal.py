"""Mutants that change no behaviour, with the reason: by file, sort, the line in which they lie, and where in it."""

from __future__ import annotations

EQUAL: dict[str, str] = {
    "src/rulec/backends/javascript/statements.py line left out: raise AssertionError(f\"{type(stmt).__name__} happens,"
    " and what happens is not emitted\") @0": "functions that change something are left out before",
    "src/rulec/ir/lower/conditions.py line left out: return ir.Compare(op, over(\"count\", other),"
    " make.number(0, span), span=span) @0": "an empty list compared element by element equals what is empty",
    "src/rulec/ir/lower/effects/statements.py line left out: self.known &= after @0":
    "of what is taken to be there too long nothing is left out but a question that typing has asked for before",
    "src/rulec/ir/make.py off by one: kept.append(_joined(value.op, left, value.span) if len(left) < len(value.values)"
    " else value) @60": "all parts of a value joined again are the value",
    "src/rulec/ir/opt/max_to_if.py off by one: apply = body[end] if end < len(body) else None @24":
    "the body of a function ends with a return, which is no member of a family",
    "src/rulec/ir/opt/memo.py line left out: seen.add(node.function) @0":
    "answers that ask each other in a ring are refused (R0650), so that looking through one again only takes time",
    "src/rulec/runtime/ground/geometry.py off by one: if (a > 0 and b > 0) or (a < 0 and b < 0): @5":
    "the edge that ends where this one begins tells of the same place, and a line's beginning is asked about by itself",
    "src/rulec/runtime/ground/geometry.py off by one: if (a > 0 and b > 0) or (a < 0 and b < 0): @26":
    "the edge that ends where this one begins tells of the same place, and a line's beginning is asked about by itself",
    "src/rulec/sema/analysis/flow/information_flow.py and swapped: if rows is not None and view.thing is not None: @19":
    "a view that lists things has both, and any other has neither",
    "src/rulec/sema/bodies/notation.py item left out: Token = str | m.Slot @11": "types stand there",
    "src/rulec/sema/declare/chapters.py line left out: done += len(part) @0":
    "a piece between two holes is one part, so that nothing is looked for behind it",
    "src/rulec/backends/website/calculators.py and swapped: if kind.plural and not kind.listed @14":
    "a calculator looks a list up by its name, and rules ask for lists of what is not listed alone",
    "src/rulec/runtime/ground/geometry.py or swapped: if x < area.left or x > area.right or y < area.low or y >"
    " area.high: @16":
    "a way out that is quick: the edges tell the same",
    "src/rulec/runtime/ground/geometry.py or swapped: if x - area.right > length or area.left - x > length or y -"
    " area.high > length or area.low - y > length: @78":
    "a way out that is quick: the edges tell the same",
    "src/rulec/ir/verify.py or swapped: inside = {**bound, name: types.of(start, bound) or NONE} @47":
    "a way goes through things, which are neither counted with nor tested by themselves",
    "src/rulec/sema/bodies/solves.py item left out: FunctionDecl = s.QuantityDecl | s.ValueDecl | s.FactDecl |"
    " s.RollDecl | s.DecideDecl @29":
    "types stand there",
    "src/rulec/ir/analysis/expression_types.py or swapped: return ListType(self.of(expr.start, locals_) or"
    " NONE) @44":
    "a path stands in a question alone, which says by itself what its answer is",
    "src/rulec/backends/python/vectorized/forms.py line left out: raise NotVectorized(NOBODY_KNOWS) @0":
    "where what nobody knows is read, the same is said",
}  # fmt: skip
