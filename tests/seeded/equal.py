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
    "src/rulec/ir/verify.py or swapped: yield from _expr(types, onward, {**bound, name: types.of(start, bound) or"
    " NONE}) @70":
    "a way goes through things, which are neither counted with nor tested by themselves",
    "src/rulec/sema/bodies/solves.py item left out: FunctionDecl = s.QuantityDecl | s.ValueDecl | s.FactDecl |"
    " s.RollDecl | s.DecideDecl @29":
    "types stand there",
}  # fmt: skip

OPEN: dict[str, str] = {
    "src/rulec/ir/interp/play/given_world.py line left out: begin_empty(self.model, blank) @0":
    "an example reads what may be none in a thing that it makes; nothing told the two apart so far",
    "src/rulec/sema/typing/source_text.py case left out: case e.Throw(): @-12": "dice in a condition of a message",
    "src/rulec/sema/overrides/merge.py line left out: return \"\" @0":
    "a name that is declared twice in one pack might get the hint for a parent's",
    "src/rulec/ir/lower/conditions.py and swapped: if all(isinstance(one, e.NumberLit | e.MemberLit |"
    " e.RecordLit) for one in literals) and _is_open(subject) @84":
    "which comparisons with several values are asked at once",
    "src/rulec/ir/analysis/expression_types.py off by one: return len(bare) < 2 or bare[0] == bare[1] @16":
    "the type of two answers that differ",
    "src/rulec/ir/lower/conditions.py case left out: case e.OneOf(value=value, ranges=ranges): @-12":
    "whether a range is asked of what may be none",
    "src/rulec/ir/lower/effects/statements.py or swapped: while self.taken.get(local, holds) != holds or (local"
    " == wanted and wanted in self.lowering.variables): @43":
    "the local of a name that the lowering knows from outside",
    "src/rulec/ir/analysis/expression_types.py or swapped: return ListType(self.of(expr.start, locals_) or"
    " NONE) @44":
    "the type of a path whose start has none",
    "src/rulec/runtime/orders/order_parser.py off by one: if at < self.count and words[at] == \"none\": @5":
    "a name that is looked for behind the last word of a line",
    "src/rulec/sema/bodies/solves.py line left out: return \"\" @0":
    "a decision about an enumeration that is given no list",
    "src/rulec/sema/analysis/cases/keys.py line left out: found += (axis.stretch(\"=\", value * grain) for"
    " value in spec.values) @0":
    "gaps between single amounts of a table's keys",
    "src/rulec/ir/analysis/expression_types.py line left out: found |= {field.name: field.type for field in"
    " pack.world.state} @0":
    "the types of fields of the world",
    "src/rulec/sema/overrides/compatibility.py item left out: if isinstance(value, s.Cites | s.CitesRuling):"
    " @28":
    "an override that differs in the ruling that it cites alone",
    "src/rulec/runtime/orders/order_parser.py off by one: if at < self.count: @5":
    "what is expected behind the last word of a line",
    "src/rulec/backends/python/vectorized/forms.py line left out: raise NotVectorized(\"has a value without a"
    " type of its own\") @0":
    "a function over columns with a value that has no type",
    "src/rulec/runtime/game/serialise.py item left out: return f\"{holds.sort} {holds.of}\" if holds.sort in"
    " (\"thing\", \"choice\", \"set\") else holds.sort @69":
    "a kept answer that is a set, told by migrate",
    "src/rulec/ir/interp/play/turn.py line left out: return tuple(map(_plain, value)) @0":
    "lists in what a turn is compared by",
    "src/rulec/sema/declare/chapters.py item left out: (\"sequence\", symbols.sequences), (\"variant\","
    " symbols.variants), (\"solve\", symbols.solves), @0":
    "a link of a chapter to a sequence",
    "src/rulec/sema/typing/assignability.py item left out: if words[:1].isupper() or words.split(\" \")[0] in"
    " (\"number\", \"percent\", \"spot\", \"entry\"): @77":
    "the article of `entry` in a message",
    "src/rulec/ir/interp/api.py and swapped: return done and not self.missing and all(outcome.passed for"
    " outcome in self.outcomes) @11":
    "the explanation of an example that does something and then fails",
    "src/rulec/sema/typing/constant_folding.py case left out: case t.Ratio(value=value): @-8":
    "a share of a fixed value in a fixed value",
}  # fmt: skip
"""Mutants of seed 1 that no test has been seen to fail for, with what they are about: each wants a test or a reason."""
