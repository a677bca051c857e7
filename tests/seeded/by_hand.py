"""Faults put in by hand, one line each, with the tests that have to see it."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """A text that stands once in a file of `src/rulec`, its replacement, and the tests (as pytest takes them) of which
    one has to fail. An *equal* one changes no behaviour, for the reason that it gives, and has no tests."""

    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    equal: str = ""

    @property
    def path(self) -> str:
        """The file, from the checkout."""
        return f"src/rulec/{self.file}"


def near(*codes: str) -> tuple[str, ...]:
    """The near misses of some codes."""
    file = "tests/near_misses/test_near_misses.py"
    return tuple(f"{file}::test_near_misses_are_what_check_says_of_them[{code}]" for code in codes)


LEAKS = near("R0365", "R0368")
NONE = near("R0305")
NEAR = ("tests/catalogue/test_catalogue.py",)
CATALOGUE = ("tests/catalogue/test_catalogue.py", "tests/constructs/test_constructs.py")
IR = ("tests/ir", "tests/constructs/test_constructs.py", "tests/backends_python/test_by_hand.py")
PLAYED = ("tests/property/test_play.py", "tests/property/test_stopping.py", "tests/runtime")

FAULTS = {
    # ---- what is known of fields, and who is told ----
    "leaks: a change is forgotten": Fault(
        "sema/analysis/flow/flow_facts.py",
        "return replace(self.forget(lambda term: bool(fields_in(term) & fields)), names=names)",
        "return replace(self, names=names)",
        LEAKS,
    ),
    "leaks: readers go by fields that changed": Fault(
        "sema/analysis/flow/flow_facts.py",
        "names = {name: self.still(sources, fields) for name, sources in self.names.items()}",
        "names = self.names",
        (*LEAKS, "tests/analysis"),
    ),
    "leaks: nobody is somebody": Fault(
        "sema/analysis/flow/flow_facts.py",
        "if viewer is None:\n            return False",
        "if viewer is None:\n            return True",
        LEAKS,
    ),
    "leaks: either makes equal": Fault(
        "sema/analysis/flow/flow_facts.py",
        'case e.Logic(op="and", values=values):\n                for',
        "case e.Logic(values=values):\n                for",
        LEAKS,
    ),
    "leaks: unequal is equal": Fault(
        "sema/analysis/flow/flow_facts.py",
        'case e.Compare(op="=", left=left, right=right):',
        "case e.Compare(left=left, right=right):",
        LEAKS,
    ),
    "none: or is taken for and": Fault(
        "sema/typing/scope.py",
        'case Logic(op="and", values=values):\n            return frozenset().union(*(_known(v)',
        "case Logic(values=values):\n            return frozenset().union(*(_known(v)",
        NONE,
    ),
    "none: and is taken for or in else": Fault(
        "sema/typing/scope.py", 'case Logic(op="or", values=values):', "case Logic(values=values):", NONE
    ),
    "none: = is taken for !=": Fault(
        "sema/typing/scope.py", "case IsNone(value=value, negated=True):", "case IsNone(value=value):", NONE
    ),
    "none: nothing is forgotten": Fault(
        "sema/statements/narrowing.py",
        "    if not scope.narrowed:\n",
        "    if scope.narrowed or not scope.narrowed:\n",
        NONE,
    ),
    "none: windows change nothing": Fault(
        "sema/statements/narrowing.py",
        "case d.PutOn() | d.Run() | d.LetRun() | d.OpenOn() | d.NoteEvent():",
        "case d.PutOn() | d.Run() | d.LetRun() | d.NoteEvent():",
        NONE,
    ),
    "at once: set twice": Fault(
        "sema/statements/narrowing.py",
        '    return alike and "set" in (one.verb, other.verb)',
        "    return False",
        ("tests/analysis/test_at_once.py", *near("R0663")),
    ),
    "at once: only beside each other": Fault(
        "sema/statements/narrowing.py",
        "    changes = around\n",
        "    changes = ()\n",
        ("tests/analysis/test_at_once.py", *near("R0663")),
    ),
    "loops: the order of a set counts never": Fault(
        "sema/statements/narrowing.py",
        "                if not isinstance(place.of, t.Variable) or place.of.name != loop.variable:",
        "                if not isinstance(place.of, t.Variable) and place.of is None:",
        near("R0572"),
    ),
    "leaks: the other side of a condition": Fault(
        "sema/analysis/flow/information_flow.py",
        "                self.inner(other, env, inside, at)\n",
        "",
        ("tests/cases/architecture/test_what_else_is_told.py",),
    ),
    "leaks: a need that is asked at times shows what it asks": Fault(
        "sema/analysis/flow/information_flow.py",
        "if need.when is None and need.origin.when is None and",
        "if need.when is None or need.origin.when is None and",
        ("tests/cases/architecture/test_what_else_is_told.py",),
    ),
    "divisors: > leaves out 0 whatever is taken away": Fault(
        "sema/analysis/cases/divisions.py",
        "return not self._may_fall(right)",
        "return True",
        near("R0558"),
    ),
    "cases: less than a hole": Fault(
        "sema/analysis/cases/boxes.py",
        "left = [piece for box in left for piece in without(box, hole)]",
        "left = [piece for box in left[1:] for piece in without(box, hole)]",
        ("tests/analysis", *near("R0620", "R0622")),
    ),
    "cases: bands never overlap": Fault(
        "sema/analysis/cases/value_cases.py",
        "            if shared is not None:\n                found.add(later)",
        "            if shared is None:\n                found.add(later)",
        near("R0623"),
    ),
    "facts: a throw is no effect": Fault(
        "sema/summaries/effects.py",
        "return Effects(binds=name, throws=True)",
        "return Effects(binds=name)",
        ("tests/catalogue/test_catalogue.py", "tests/constructs/test_constructs.py", "tests/ir"),
    ),
    "carried: climbs to nobody": Fault(
        "sema/bodies/functions.py",
        "            owner = None if kind.listed else symbols.kinds[kind.name].belongs_to\n",
        "            owner = None\n",
        ("tests/constructs/test_constructs.py",),
    ),
    "cases: unlike is less": Fault(
        "sema/analysis/cases/condition_reader.py", '"!=": {"<", ">"}', '"!=": {"<"}', near("R0620", "R0630")
    ),
    "none: a change writes nothing": Fault(
        "sema/summaries/effects.py",
        "        case m.Change(place=place):\n            return Effects(writes=place)",
        "        case m.Change(place=place):\n            return Effects(tells=bool(place))",
        NONE,
    ),
    "cases: below is below or equal": Fault(
        "sema/analysis/cases/condition_reader.py",
        '"<": {"<"}, "<=": {"<", "="}',
        '"<": {"<", "="}, "<=": {"<", "="}',
        ("tests/analysis/test_orders.py",),
    ),
    "divisors: a product is never 0 where one factor is not": Fault(
        "sema/analysis/cases/divisions.py",
        "return self.positive(left, known, above) and self.positive(right, known, above)",
        "return self.positive(left, known, above) or self.positive(right, known, above)",
        ("tests/cases/reliability/test_divisions.py",),
    ),
    "divisors: != leaves out 0 whatever is compared": Fault(
        "sema/analysis/cases/divisions.py",
        "return nothing and not (above and self._may_fall(expr))",
        "return True",
        ("tests/cases/reliability/test_divisions.py",),
    ),
    # ---- the program ----
    "calls: a thrown quantity is thrown once": Fault(
        "ir/opt/common_subexpressions.py",
        "return first if named and not program.functions[name].throws else None",
        "return first if named else None",
        ("tests/constructs/test_constructs.py::test_runs[throw]",),
    ),
    "solves: a decision about what was not given is noted": Fault(
        "ir/opt/index_tables.py",
        "if not all(notes.is_given(node, {over.variable: over.source}) for node in decided):",
        "if not all(notes.is_given(node, {}) or decided for node in decided):",
        ("tests/cases/architecture/test_asked_beforehand.py",),
    ),
    "solves: a key that may be none is read first": Fault(
        "ir/opt/index_lookup.py",
        "{param.name for param in function.params if not isinstance(param.type, OptionalType)}",
        "{param.name for param in function.params}",
        ("tests/cases/architecture/test_asked_beforehand.py",),
    ),
    "undone: who was asked for counts as made": Fault(
        "ir/nodes/walking.py",
        "isinstance(node, Assign | Make | Ask | Throw)",
        "isinstance(node, Assign | Make | Throw)",
        ("tests/cases/architecture/test_walks_that_forgot.py",),
    ),
    "rounding: nearest goes down": Fault(
        "ir/numbers.py",
        "half = make.plus(make.times(top, two, span), over, span)",
        "half = make.times(top, two, span)",
        ("tests/ir/test_quantities.py",),
    ),
    "families: any test may be asked first": Fault(
        "ir/opt/max_to_if.py",
        "return isinstance(test, ir.Compare) and isinstance(test.left, ir.Local) and isinstance(test.right, ir.Const)",
        "return True",
        ("tests/ir/test_quantities.py",),
    ),
    "limits: behind two tests": Fault(
        "ir/opt/clamps.py",
        "if len(stmt.other) != 1 or not isinstance(inner, ir.If) or len(tests) != 1:",
        "if len(stmt.other) != 1 or not isinstance(inner, ir.If):",
        (),
        "`if c and v > x: v = x`, `else: if v < y: v = y` comes to the same as the two limits one after the other just"
        " where y <= x, as it does without c; the only such pairs are the two ends of `bounds`, and R0638 refuses those"
        " that are reversed",
    ),
    "journal: what comes behind": Fault(
        "ir/analysis/journal.py",
        "self.breaks = bool(self.breaks or mixed or behind or any(breaking))",
        "self.breaks = bool(self.breaks or mixed or any(breaking))",
        ("tests/property/test_stopping.py", "tests/ir/test_deeds.py", "tests/ir/test_doing_faults.py"),
    ),
    "interpreter: a limit moves the other way": Fault(
        "ir/interp/play/state.py",
        "        value = min(value, max(now, most))",
        "        value = min(value, most)",
        ("tests/ir", "tests/property/test_play.py", "tests/constructs/test_constructs.py"),
    ),
    "interpreter: the last turn is this one": Fault(
        "ir/interp/play/state.py",
        "return self.turn - 1 in turns",
        "return self.turn in turns",
        ("tests/property/test_play.py", "tests/constructs/test_constructs.py"),
    ),
    "interpreter: within is a turn longer": Fault(
        "ir/interp/play/state.py",
        "return any(turn > self.turn - count for turn in turns)",
        "return any(turn >= self.turn - count for turn in turns)",
        ("tests/property/test_play.py", "tests/constructs/test_constructs.py"),
    ),
    "interpreter: set twice at once": Fault(
        "ir/interp/play/state.py",
        "if place in self.sets or place in self.sums:",
        "if place in self.sums:",
        ("tests/near_misses/test_near_misses.py::test_play_shows_what_a_code_keeps_out[R0663]",),
    ),
    # ---- in play ----
    "memory: the last turn is this one": Fault(
        "runtime/game/world.py",
        "if turn < self.turn), None) == self.turn - 1",
        "if turn < self.turn), None) == self.turn",
        ("tests/runtime/test_world.py",),
    ),
    "pay is not kept": Fault(
        "runtime/game/acts.py",
        '        return ""\n    marks = world.begin()\n    try:\n'
        "        for slot, amount in costs.items():\n            world.keep(player, slot)\n",
        '        return ""\n    marks = world.begin()\n    try:\n        for slot, amount in costs.items():\n',
        PLAYED,
    ),
    "limits: one more": Fault(
        "runtime/game/acts.py", "            if counted >= most:", "            if counted > most:", PLAYED
    ),
    "costs: one too many": Fault(
        "runtime/game/acts.py", "        if have < amount:", "        if have <= amount:", PLAYED
    ),
    "sole: only another sole act bars": Fault(
        "runtime/game/acts.py",
        "found += (self._actors if spec.sole else self._sole).get(given.actor, ())",
        "found += (self._sole if spec.sole else {}).get(given.actor, ())",
        ("tests/property/test_play.py", "tests/cases/reliability/test_lines_in_reserve.py", "tests/runtime"),
    ),
    "dice: the last full round is drawn again": Fault(
        "runtime/dice.py",
        "while drawn - side > _ALL - sides:",
        "while drawn - side >= _ALL - sides:",
        ("tests/chance/test_dice.py",),
    ),
    "dice: draws beyond the last full round count": Fault(
        "runtime/dice.py",
        "while drawn - side > _ALL - sides:",
        "while drawn - side > _ALL:",
        ("tests/chance/test_dice.py",),
    ),
    "dice of a family": Fault(
        "runtime/dice.py",
        "found._begun = found._below = self._below + _piece(subject)",
        "found._begun = found._below = self._begun + _piece(subject)",
        ("tests/chance", "tests/runtime"),
    ),
    "memory: within is a turn longer": Fault(
        "runtime/game/world.py", "return turns[-1] > self.turn - count", "return turns[-1] >= self.turn - count", PLAYED
    ),
    "memory: first is last": Fault(
        "runtime/game/world.py", "return turns[0] == self.turn", "return turns[-1] == self.turn", PLAYED
    ),
    "roots: up is down": Fault(
        "runtime/support.py",
        "return found + 1 if up and found**index < value else found",
        "return found",
        ("tests/constructs/test_constructs.py", "tests/runtime"),
    ),
    "chains: a thing is passed in the last step alone": Fault(
        "runtime/reachability.py",
        "begun.append((other, met or other == thing, closed))",
        "begun.append((other, other == thing, closed))",
        ("tests/runtime/test_ways.py", "tests/ir/test_chains.py", "tests/constructs/test_constructs.py"),
    ),
    "chains: a goal may lie on them": Fault(
        "runtime/reachability.py",
        "if thing not in through or thing in goals or thing == start or start in goals:",
        "if thing not in through or thing == start or start in goals:",
        ("tests/runtime/test_ways.py",),
    ),
    "seeing: everybody is among readers": Fault(
        "runtime/game/seeing.py",
        "return any(viewer is each for each in at) if isinstance(at, list | tuple) else viewer is at",
        "return any(viewer is each for each in at) if isinstance(at, list | tuple) else at is not None",
        ("tests/property/test_secrets.py",),
    ),
    # ---- back ends, tables, driver ----
    "tables: a name that is not the file's": Fault(
        "tables/load.py", "    if name.text != stem:", "    if not name.text:", ("tests/tables", *CATALOGUE)
    ),
    "tables: complete as a matter of course": Fault(
        "tables/load.py",
        '    return complete is None or complete.text == "yes"',
        "    return complete is None",
        ("tests/tables", *CATALOGUE),
    ),
    "sources: the last line may lie behind the end": Fault(
        "driver/source_check.py",
        "if last > count:",
        "if cite.first > count:",
        ("tests/cases/editor/test_lines_of_documents.py", *CATALOGUE),
    ),
    "outputs: a path may climb": Fault(
        "driver/swap.py",
        'return all(part not in ("", ".", "..") for part in parts)',
        'return all(part not in ("", ".") for part in parts)',
        ("tests/driver", "tests/safety/test_files.py"),
    ),
    "idle: told of parents": Fault(
        "sema/analysis/__init__.py", "report.found.append(one)", "pass", ("tests/catalogue/test_catalogue.py",)
    ),
    # ---- what is said wrongly, or not said ----
    "depth: a comment is a line above": Fault(
        "syntax/hints/hints.py",
        "above = trouble.text[:at].rstrip()",
        'above = trouble.text[:at].rstrip("\\n")',
        ("tests/cases/editor/test_said_wrongly.py",),
    ),
    "texts: a backslash is told where nothing else stands": Fault(
        "base/escapes.py",
        "match = _ESCAPE.search(text)",
        "match = _ESCAPE.fullmatch(text)",
        ("tests/cases/editor/test_said_wrongly.py",),
    ),
    "explain: the first of several is meant": Fault(
        "commands/common/query.py",
        "    if len(found) > 1:\n        said",
        "    if len(found) > 9:\n        said",
        ("tests/cases/editor/test_names_that_mean_several.py",),
    ),
    "explain: what is given does not choose": Fault(
        "commands/common/query.py",
        "found = [sort for sort in found if sort.takes] or found",
        "found = [sort for sort in found if not sort.takes] or found",
        ("tests/cases/editor/test_names_that_mean_several.py",),
    ),
    "force: a file of others is written over": Fault(
        "commands/common/file_writer.py",
        "            if mark not in file.read():",
        "            if mark in file.read(0):",
        ("tests/cases/reliability/test_files_of_others.py",),
    ),
    "force: a site is written over files of others": Fault(
        "commands/site.py",
        "if not force and (alien",
        "if force and (alien",
        ("tests/cases/reliability/test_files_of_others.py",),
    ),
    "force: build writes among files of others": Fault(
        "commands/build.py",
        'if line.many("--out") and "--force" not in line.flags:',
        'if line.many("--out") and "--force" in line.flags:',
        ("tests/cases/reliability/test_files_of_others.py",),
    ),
    "force: watch writes among files of others": Fault(
        "commands/watch.py",
        'if line.many("--out") and "--force" not in line.flags:',
        'if line.many("--out") and "--force" in line.flags:',
        ("tests/cases/reliability/test_files_of_others.py",),
    ),
    "force: export takes it for granted": Fault(
        "commands/export.py", "FORCE in line.flags", "True", ("tests/cases/reliability/test_files_of_others.py",)
    ),
    "numbers: an entry's is another one": Fault(
        "sema/declare/kinds_and_records.py",
        "said.value != number:",
        "said.value == 0:",
        ("tests/cases/editor/test_number_of_an_act.py",),
    ),
    "numbers: an act is typed with another one": Fault(
        "sema/bodies/acts.py",
        "int(first) != head.number:",
        "int(first) == 0:",
        ("tests/cases/editor/test_number_of_an_act.py",),
    ),
    "yaml: a title may be cut": Fault(
        "tables/yaml.py",
        "_COMMENT.match(source.text, text.span.end)",
        "_COMMENT.match(source.text, text.span.start)",
        ("tests/cases/editor/test_what_passes_in_silence.py",),
    ),
    "idle: a measure": Fault(
        "sema/analysis/silent.py",
        "if measure.name not in met and",
        "if measure.name in met and",
        ("tests/cases/editor/test_what_passes_in_silence.py",),
    ),
    "idle: a field": Fault(
        "sema/analysis/silent.py",
        "if mine and (kind.name, field.name) not in used:",
        "if mine and (kind.name, field.name) in used:",
        ("tests/cases/editor/test_what_passes_in_silence.py",),
    ),
    "idle: told of packs with scenarios": Fault(
        "driver/compile.py",
        "if scenario_names(self.files.files):\n            check_unread",
        "if not self.files.files:\n            check_unread",
        ("tests/cases/editor/test_what_passes_in_silence.py",),
    ),
    "idle: a given is read by what nobody reaches": Fault(
        "driver/worked_examples/idle_givens.py",
        "if self._field(types[setting.root], setting.path) not in read:",
        "if not setting.path:",
        ("tests/cases/editor/test_givens_that_nothing_reads.py",),
    ),
    "idle: what an event sets going is not reached": Fault(
        "driver/worked_examples/idle_givens.py",
        "todo.extend(self._own(name)[1])",
        "todo.extend(())",
        ("tests/cases/editor/test_givens_that_nothing_reads.py",),
    ),
    "texts: parentheses for braces": Fault(
        "sema/typing/texts.py",
        "if name in known and not _NAME",
        "if name not in known and not _NAME",
        ("tests/cases/editor/test_what_passes_in_silence.py",),
    ),
    "titles: alike are apart": Fault(
        "sema/analysis/titles.py", "if first != name:", "if first == span:", ("tests/cases/reliability/test_names.py",)
    ),
    "titles: a mark may be all of one": Fault(
        "sema/analysis/titles.py",
        "if not called or _COMMENT.search(shown):",
        "if _COMMENT.search(shown):",
        ("tests/cases/reliability/test_names.py", "tests/cases/reliability/test_names_in_play.py", *CATALOGUE),
    ),
    "titles: # is a letter": Fault(
        "sema/analysis/titles.py",
        "if not called or _COMMENT.search(shown):",
        "if not called:",
        ("tests/cases/reliability/test_names.py", "tests/cases/reliability/test_names_in_play.py", *CATALOGUE),
    ),
    "scenarios: two things of one name": Fault(
        "driver/games/scenario_file.py",
        "if first is not key:",
        "if first is None:",
        ("tests/cases/reliability/test_names_in_play.py",),
    ),
    "solves: what was not given is no fault": Fault(
        "ir/analysis/possible_faults.py",
        "case ir.Decided() if not _is_given(program, node, bound):",
        "case ir.Decided() if not bound:",
        ("tests/cases/architecture/test_asked_beforehand.py",),
    ),
}
