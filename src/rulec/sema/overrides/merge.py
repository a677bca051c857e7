"""The merge of a pack with its parents.

An *override* takes the place of a declaration of a parent. The merge runs before all other passes: they see only the
declarations, tables and steps that count, in the parents' order, and need not know about overrides. Replaced
declarations are kept for the pages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rulec.base.diagnostics import Place, Report
from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.sema.declare.map_entries import declared_records
from rulec.sema.inputs import Home, PackInput, parts
from rulec.sema.overrides import compatibility
from rulec.sema.overrides.rows import RowChange, StepChange, edit_rows, edit_steps
from rulec.sema.sorts import is_part_of_solve, word_of
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from rulec.tables.located import LocatedTable

Key = tuple[str, str]  # sort and name


@dataclass(frozen=True, slots=True)
class Before:
    """A replaced declaration, the pack that declared it, and its place."""

    pack: str
    title: str
    node: compatibility.Said
    span: Span


@dataclass
class Settled:
    """The result of the merge, in source order. `before` holds the replaced declarations, the nearest last."""

    entries: list[tuple[Home, s.Declaration | LocatedTable]] = field(default_factory=list)
    before: dict[Key, list[Before]] = field(default_factory=dict)
    rows: dict[str, list[RowChange]] = field(default_factory=dict)
    steps: dict[str, list[StepChange]] = field(default_factory=dict)
    left_out: list[LeavesOut] = field(default_factory=list)
    titles: dict[str, str] = field(default_factory=dict)  # pack name -> title
    files: dict[str, str] = field(default_factory=dict)  # source path -> pack

    def in_its_place(self, again: Span, first: Span) -> str:
        """Return the hint for a name that a parent has declared: it can be overridden."""
        one, other = self.files.get(again.source.path), self.files.get(first.source.path)
        if one is None or other is None or one == other:
            return ""
        return f"to replace what {self.titles[other]} says, write `override` in front of it; else choose another name"


def settle(root: PackInput, report: Report) -> Settled:
    """Return the declarations and tables of a pack and its parents, with overrides merged."""
    return _Settling(root, report).run()


@dataclass(slots=True)
class Known:
    """A declaration that may be overridden: its index among the entries, the last pack to state it, and the first."""

    at: int
    pack: str
    word: s.Word | s.Text
    declared: str


class _Settling:
    """The merge of the packs, parents first."""

    def __init__(self, root: PackInput, report: Report) -> None:
        self.report = report
        self.parts = parts(root)
        self.found = Settled()
        self.known: dict[Key, Known] = {}
        self.inside: dict[str, str] = {}  # function -> the solve in which it stands
        self.gone: set[int] = set()  # indexes of entries left out
        self.drawn = {drawn.name.text: part.pack.name for part in self.parts for drawn in part.maps}
        self.clashes: dict[tuple[str, Key], tuple[str, str, Span, Span]] = {}
        self.above: dict[str, frozenset[str]] = {
            part.pack.name: frozenset(p.pack.name for p in parts(part)) - {part.pack.name} for part in self.parts
        }

    def run(self) -> Settled:
        for part in self.parts:
            self.found.titles[part.pack.name] = part.pack.title
            for files in (part.modules, part.tables, part.maps):
                self.found.files.update((file.span.source.path, part.pack.name) for file in files)
        for part in self.parts:
            self._part(part)
        for pack, other, here, there in self.clashes.values():
            self.report.error(
                "R0981",
                f"{self.found.titles[pack]} and {self.found.titles[other]} override the same",
                here,
                "neither builds on the other",
                related=(Place(there, "overridden here too"),),
                hint="override it once more in the pack that builds on both",
            )
        self.found.entries = [each for at, each in enumerate(self.found.entries) if at not in self.gone]
        return self.found

    def _part(self, part: PackInput) -> None:
        pack = part.pack.name
        later: list[tuple[Home, s.OverrideDecl | s.OverrideTable | d.ReplayDecl | s.LeaveOut]] = []
        for module in part.modules:
            home = Home(pack, module.name)
            for node in module.declarations:
                # else: declared as it stands
                if isinstance(node, s.OverrideDecl | s.OverrideTable | d.ReplayDecl | s.LeaveOut):
                    later.append((home, node))
                else:
                    self._add(home, node)
        for drawn in part.maps:
            if self.drawn[drawn.name.text] != pack:
                continue  # a pack above has its own version of the map
            for entry in declared_records(drawn, self.report):
                self._add(Home(pack, drawn.name.text), entry)
        for table in part.tables:
            word = s.Word(table.name.text, span=table.name.span)
            self.known.setdefault(("table", word.text), Known(len(self.found.entries), pack, word, pack))
            self.found.entries.append((Home(pack, table.name.text), table))
        own: dict[Key, Span] = {}
        for home, node in later:
            if not self.above[pack]:
                self.report.error(
                    "R0980",
                    f"{part.pack.title} builds on no other pack",
                    node.span,
                    "nothing to take the place of",
                    hint="name the parent in `pack.yaml`: `extends: [NAME]`",
                )
            elif isinstance(node, s.OverrideDecl):
                self._declaration(home, node, own)
            elif isinstance(node, s.LeaveOut):
                self._leave_out(home, node)
            else:
                self._edit(home, node)

    def _add(self, home: Home, node: s.Declaration) -> None:
        key = compatibility.key_of(node)
        if key is not None:
            self.known.setdefault(key[0], Known(len(self.found.entries), home.pack, key[1], home.pack))
        if isinstance(node, s.SolveDecl):
            for item in node.items:
                if is_part_of_solve(item):
                    self.inside.setdefault(item.name.text, node.name.text)
        self.found.entries.append((home, node))

    def _declaration(self, home: Home, node: s.OverrideDecl, own: dict[Key, Span]) -> None:
        named = compatibility.key_of(node.declaration)
        assert named is not None, node
        key, word = named
        if key in own:
            self.report.error(
                "R0215",
                f"the {word_of(key[0])} `{key[1]}` is overridden twice",
                word.span,
                "again here",
                related=(Place(own[key], "first here"),),
            )
            return
        own[key] = word.span
        if isinstance(node.declaration, s.ExampleDecl):
            self._example(home, node.declaration, key)
            return
        known = self.known.get(key)
        if known is None and self._is_part(home, key, node.declaration):
            self._part_of_solve(node.declaration, key, word)
            return
        if known is None or known.declared == home.pack:
            self._nothing(home, key, word, known)
            return
        before_home, before = self.found.entries[known.at]
        assert not isinstance(before, LocatedTable)
        assert not isinstance(node.declaration, s.DecideDecl)
        self._clash(home, key, known, word.span)
        if self._takes_over(node.declaration, key, word, before_home.pack, before, known.word.span):
            self.found.entries[known.at] = (home, node.declaration)
            self.known[key] = replace(known, pack=home.pack, word=word)

    def _is_part(self, home: Home, key: Key, node: compatibility.Said) -> bool:
        """Return whether a node overrides a part of a parent's solve."""
        solve = self.known.get(("solve", self.inside.get(key[1], "")))
        if solve is None or not is_part_of_solve(node) or solve.declared == home.pack:
            return False
        block = self.found.entries[solve.at][1]
        return compatibility.part_of(block, key) is not None

    def _part_of_solve(self, node: compatibility.Said, key: Key, word: s.Word | s.Text) -> None:
        """Replace one decision, amount, value or fact of a parent's solve; its other parts stay."""
        known = self.known["solve", self.inside[key[1]]]
        at_home, block = self.found.entries[known.at]
        assert isinstance(block, s.SolveDecl)
        before = compatibility.part_of(block, key)
        assert before is not None
        pack = self.found.files[before.span.source.path]
        if self._takes_over(node, key, word, pack, before, before.name.span):
            items: tuple[Any, ...] = tuple(node if item is before else item for item in block.items)
            self.found.entries[known.at] = (at_home, replace(block, items=items))

    def _takes_over(
        self, node: compatibility.Said, key: Key, word: s.Word | s.Text, pack: str, before: compatibility.Said, at: Span
    ) -> bool:
        """Check an override against the parent's declaration and keep that for the pages. Return whether it may replace
        it.

        If it may not, the parent's declaration stays in force, so that other rules report no consequences.
        """
        title = self.found.titles[pack]
        wrong = compatibility.difference(node, before, key, self._nodes())
        if wrong is not None:
            here, said, there, there_said = wrong
            self.report.error(
                "R0381",
                f"the {word_of(key[0])} `{key[1]}` is not of the shape that {title} gives it",
                here or word.span,
                said,
                related=(Place(there or at, there_said or f"as {title} has it"),),
                hint="what others rely on stays: keep the shape, or declare it anew under another name",
            )
            return False
        if compatibility.says_the_same(node, before):
            compatibility.report_the_same(self.report, title, word.span, at)
        self.found.before.setdefault(key, []).append(Before(pack, title, before, at))
        return True

    def _clash(self, home: Home, key: Key, known: Known, span: Span) -> None:
        """Record that two unrelated parents of a pack override the same. A pack that extends both may override it once
        more.
        """
        self.clashes.pop((home.pack, key), None)
        above = self.above[home.pack]
        for at in [at for at in self.clashes if at[1] == key]:
            if {self.clashes[at][0], self.clashes[at][1]} <= above:
                del self.clashes[at]
        if known.pack not in above and known.pack != home.pack:
            self.clashes[home.pack, key] = (home.pack, known.pack, span, known.word.span)

    def _nothing(self, home: Home, key: Key, word: s.Word | s.Text, known: Known | None) -> None:
        sort, name = key
        what = word_of(sort)
        if known is not None:
            self.report.error(
                "R0380",
                f"the {what} `{name}` is this pack's own",
                word.span,
                "overrides what stands beside it",
                related=(Place(known.word.span, "declared here"),),
                hint="change it there",
            )
            return
        others = [k for k, n in self.known.items() if k[1] == name and n.pack in self.above[home.pack]]
        if others and sort != compatibility.EACH_ACT:  # a kind may share the name, but the author did not mean it
            first = self.known[others[0]]
            self.report.error(
                "R0380",
                f"`{name}` is no {what}",
                word.span,
                f"a {word_of(others[0][0])} in {self.found.titles[first.pack]}",
                related=(Place(first.word.span, "declared here"),),
                hint=f"write `override {others[0][0].removeprefix('entry ')} {name}`",
            )
            return
        hint = did_you_mean(name, [k[1] for k in self.known if k[0] == sort])
        if name in self.inside:
            hint = f"in `{self.inside[name]}` there stands something else of that name"
        self.report.error(
            "R0380",
            f"no {what} `{name}` to take the place of",
            word.span,
            "not in the packs that this one extends",
            hint=hint or "declare it without `override`",
        )

    def _example(self, home: Home, node: s.ExampleDecl, key: Key) -> None:
        """Replace an example in its place: at top level, or in the block of the declaration that it shows."""
        for at, (at_home, entry) in enumerate(self.found.entries):
            if isinstance(entry, LocatedTable) or at_home.pack not in self.above[home.pack]:
                continue
            made, before = compatibility.with_example(entry, node)
            if before is not None:
                self._takes_over(node, key, node.label, at_home.pack, before, before.label.span)
                self.found.entries[at] = (home if made is node else at_home, made)
                return
        titles = [example.label.value for each in self._nodes() for example in compatibility.examples(each)]
        self.report.error(
            "R0380",
            "no example with this title to take the place of",
            node.label.span,
            "not in the packs that this one extends",
            hint=did_you_mean(node.label.value, titles) or "declare it without `override`",
        )

    def _nodes(self) -> Iterator[s.Declaration]:
        entries = enumerate(self.found.entries)
        return (node for at, (_, node) in entries if not isinstance(node, LocatedTable) and at not in self.gone)

    def _says(self, span: Span) -> str:
        return self.found.titles[self.found.files[span.source.path]]

    def _leave_out(self, home: Home, node: s.LeaveOut) -> None:
        for one in chosen(node, home.pack, self.known, self.above[home.pack], self.report):
            entry = self.found.entries[one.at][1]
            assert isinstance(entry, s.RecordDecl)
            self.gone.add(one.at)
            del self.known[f"entry {node.kind_word.text}", entry.key.text]
            last = self.found.left_out[-1] if self.found.left_out else None
            if last is not None and last.node is node and last.parent == one.declared:
                self.found.left_out[-1] = replace(last, entries=(*last.entries, entry))
            else:
                self.found.left_out.append(LeavesOut(home.pack, one.declared, node.kind_word.text, (entry,), node))

    def _edit(self, home: Home, node: s.OverrideTable | d.ReplayDecl) -> None:
        """Edit rows of a parent's table, or steps of its sequence."""
        word = node.name if isinstance(node, s.OverrideTable) else node.sequence
        key = ("table" if isinstance(node, s.OverrideTable) else "sequence", word.text)
        known = self.known.get(key)
        if known is None or known.declared == home.pack:
            self._nothing(home, key, word, known)
            return
        at_home, before = self.found.entries[known.at]
        self._clash(home, key, known, word.span)
        made: d.SequenceDecl | LocatedTable
        if isinstance(node, s.OverrideTable):
            assert isinstance(before, LocatedTable)
            made, rows = edit_rows(before, node, home.pack, self._says, self.report)
            self.found.rows.setdefault(word.text, []).extend(rows)
        else:
            assert isinstance(before, d.SequenceDecl)
            made, steps = edit_steps(before, node, self._says, self.report)
            self.found.steps.setdefault(word.text, []).extend(steps)
        self.found.entries[known.at] = (at_home, made)
        self.known[key] = replace(known, pack=home.pack, word=word)


@dataclass(frozen=True, slots=True)
class LeavesOut:
    """Entries of one kind that a pack leaves out of a parent, and the clause that does so."""

    pack: str
    parent: str
    kind_word: str
    entries: tuple[s.RecordDecl, ...]
    node: s.LeaveOut


def chosen(
    node: s.LeaveOut, pack: str, known: Mapping[Key, Known], above: Collection[str], report: Report
) -> list[Known]:
    """Return the entries to leave out, in source order. Report names without such an entry."""
    sort = f"entry {node.kind_word.text}"
    there = {key[1]: found for key, found in known.items() if key[0] == sort}
    parents = {name: found for name, found in there.items() if found.declared in above}
    if not node.keys:
        if not parents:
            _nothing(
                f"no `{node.kind_word.text}` to leave out", node.kind_word.span,
                "none in the packs that this one extends",
                did_you_mean(node.kind_word.text, {k[0].removeprefix("entry ") for k in known if k[0][:6] == "entry "}),
                report,
            )  # fmt: skip
        return list(parents.values())
    found: list[Known] = []
    for word in node.keys:
        one = there.get(word.text)
        if one is None:
            hint = did_you_mean(word.text, parents) or (
                f"there are {listed(parents)}" if len(parents) in (1, 2) else ""
            )
            _nothing(
                f"no {node.kind_word.text} `{word.text}` to leave out", word.span,
                "not in the packs that this one extends", hint, report,
            )  # fmt: skip
        elif one.declared not in above:
            report.error(
                "R0398",
                f"the {node.kind_word.text} `{word.text}` is this pack's own",
                word.span,
                "leaves out what stands beside it",
                related=(Place(one.word.span, "declared here"),),
                hint="take it away there",
            )
        elif one not in found:
            found.append(one)
        else:
            _nothing(f"the {node.kind_word.text} `{word.text}` is left out twice", word.span, "again here", "", report)
    return found


def _nothing(headline: str, span: Span, label: str, hint: str, report: Report) -> None:
    report.error("R0398", headline, span, label, hint=hint)
