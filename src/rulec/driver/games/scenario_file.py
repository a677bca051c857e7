"""Read a scenario, `scenarios/NAME.yaml`: the things in play and the state at the start of a game.

A scenario inherits everything from the one that it extends, except for parts that it replaces or omits. Merging yields
the form of a complete scenario, in which each part keeps its source location.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Source, Span
from rulec.base.text import did_you_mean, listed
from rulec.driver import discovery
from rulec.driver.discovery import Root
from rulec.runtime.game.acts import Game
from rulec.runtime.game.amounts import amount_of, spot_of
from rulec.runtime.game.serialise import empty
from rulec.runtime.game.shape import Field, Holds, Kind, Shape
from rulec.runtime.game.turns import set_up
from rulec.runtime.game.world import World
from rulec.runtime.orders.order_words import folded
from rulec.tables.schema import fits
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, compose, is_cut, items_of, named_texts, pairs_of

RECORD = "begins_as"
"""Key for the entry from which a thing is created, if the kind has no field of that name."""
LARGEST = 4_000_000
MANY, SHORT = 12, 2
"""`MANY`: longer lists of names are not printed. `SHORT`: names this short have no near matches."""

Bases = Callable[[str, str, Span, Report], Source | None]
"""Finds the scenario that `extends` names in a pack ("": the pack itself), or reports that there is none."""


def none_to_extend(pack: str, name: str, where: Span, report: Report) -> Source | None:
    """Report that a scenario cannot extend another here."""
    report.error("R0938", f"there is no scenario `{name}` to extend", where, "unknown scenario")
    return None


def read(pack: str, name: str, roots: list[Root], report: Report) -> Source | None:
    """Return the text of a scenario."""
    found = discovery.find(pack, roots)
    folder = found[1] if found is not None else ""
    known = discovery.scenario_names(discovery.source_files(folder)) if folder else {}
    if name not in known:
        hint = did_you_mean(name, known) or (f"there are {listed(known)}" if known else "")
        where = Span(Source(f"{pack}/{discovery.SCENARIOS}", ""), 0, 0)
        report.error("R0938", f"the pack `{pack}` has no scenario `{name}`", where, hint=hint)
        return None
    path = os.path.join(folder, *known[name].split("/"))
    shown = discovery.shown(path)
    fault = f"`{shown}` is no file, or far too large"
    try:
        if discovery.regular(path) and os.stat(path).st_size <= LARGEST:
            with open(path, "rb") as file:
                return Source(shown, file.read().decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError:
        fault = f"`{shown}` is no text in UTF-8"
    except OSError as why:
        fault = f"`{shown}` cannot be read: {why.strerror or 'unknown reason'}"
    report.error("R0923", fault, Span(Source(shown, ""), 0, 0))
    return None


def bases_of(pack: str, roots: list[Root]) -> Bases:
    """Return a function that finds scenarios to extend in the folders of packs."""

    def base(of: str, name: str, where: Span, report: Report) -> Source | None:
        return read(of or pack, name, roots, report)

    return base


def begin(
    source: Source, game: Game, seed: int | str, variants: int, report: Report, bases: Bases = none_to_extend,
    playing: Sequence[str] = (),
) -> World | None:  # fmt: skip
    """Return the world at the start of a scenario, after set-up, or None if the scenario has errors.

    *playing* restricts its players.
    """
    begun = start(source, game, seed, variants, report, bases, playing)
    if begun is None:
        return None
    set_up(game, begun[0])
    return begun[0]


def start(
    source: Source, game: Game, seed: int | str, variants: int, report: Report, bases: Bases = none_to_extend,
    playing: Sequence[str] = (),
) -> tuple[World, YamlMap, dict[str, Any]] | None:  # fmt: skip
    """Return the world of a scenario before set-up, its merged file, and its things by name; None on errors."""
    before = len(report.found)
    root = whole(source, bases, report)
    if root is None:
        return None
    name, stem = root.text("scenario"), os.path.basename(source.path).removesuffix(discovery.TABLE)
    if name is not None and name.text != stem:
        report.error(
            "R0942", f"the scenario in `{stem}{discovery.TABLE}` is called `{name.text}`", name.span,
            "another name than the file's", hint=f"write `scenario: {stem}`, or rename the file",
        )  # fmt: skip
    if playing:
        root = _with_players(root, game, playing, report)
    world = empty(game, seed, variants)
    reader = _Reader(game.shape, report)
    reader.fill(world, root)
    made = {name: thing for name, (thing, _) in reader.made.items()}
    return None if Report(report.found[before:]).failed else (world, root, made)


def _with_players(root: YamlMap, game: Game, playing: Sequence[str], report: Report) -> YamlMap:
    """Return the scenario with only these players, given by key, name, or title of their entry."""
    kinds = {kind.name: kind for kind in game.shape.kinds.values() if game.player in (kind.name, *kind.above)}
    left, known = {name.casefold(): name for name in playing}, list[str]()
    wanted = set(left)
    blocks: list[tuple[YamlScalar, YamlNode]] = []
    for word, block in pairs_of(root.get("things")):
        if word.text in kinds and isinstance(block, YamlMap):
            kept: list[tuple[YamlScalar, YamlNode]] = []
            for key, value in block.pairs:
                names = _called(kinds[word.text], key, value, game.shape)
                known.append(names[-1])
                met = wanted.intersection(each.casefold() for each in names)
                if met:
                    kept.append((key, value))
                    left = {name: typed for name, typed in left.items() if name not in met}
            block = YamlMap(tuple(kept), block.span)
        blocks.append((word, block))
    for typed in left.values():
        hint = did_you_mean(typed, known) or f"there are {listed(known)}"
        report.error("R0290", f"no player `{typed}`", root.span, "nobody in this scenario is called so", hint=hint)
    pairs = [(key, YamlMap(tuple(blocks), value.span) if key.text == "things" else value) for key, value in root.pairs]
    return YamlMap(tuple(pairs), root.span)


def _called(kind: Kind, key: YamlScalar, value: YamlNode, shape: Shape) -> list[str]:
    """Return the names of a thing in a scenario; the last is the one that players use."""
    names = [key.text]
    fields = {name.text: each.text for name, each in named_texts(value)}
    record = fields.get(RECORD, "")
    if kind.entries and record in shape.choices[kind.entries].keys:
        entries = shape.choices[kind.entries]
        entry = entries.keys.index(record)
        names.append(entries.titles[entry])
        thing, lacks = _as_record(kind, entry, shape)
        if kind.known_as and kind.known_as not in lacks:
            names.append(str(getattr(thing, kind.known_as)))
    known_as = next((field.name for field in kind.fields if field.slot == kind.known_as), "")
    return [*names, *([fields[known_as]] if fields.get(known_as) else [])]


class _Reader:
    """Creates the content of a scenario: first all things, so that fields can refer to them, then the fields."""

    def __init__(self, shape: Shape, report: Report) -> None:
        self.shape = shape
        self.report = report
        self.made: dict[str, tuple[Any, Span]] = {}
        self.lacks: dict[str, set[str]] = {}  # slots that the scenario must still set

    def fill(self, world: World, root: YamlMap) -> None:
        """Create everything in the world."""
        rows: list[tuple[Any, Kind, YamlScalar, YamlMap]] = []
        for name, block in pairs_of(root.get("things")):
            kind = self.kind(name)
            for key, fields in pairs_of(block):
                if isinstance(fields, YamlMap) and kind is not None:
                    thing = self.make(kind, key, fields)
                    if thing is not None:
                        rows.append((thing, kind, key, fields))
        for thing, kind, key, fields in rows:
            self.fields(thing, kind, key, fields)
        self.told_apart((thing, key) for thing, _, key, _ in rows)
        for thing, *_ in rows:
            world.add(thing)
        state = root.get("state")
        for key, value in pairs_of(state):
            field = next((each for each in self.shape.state if each.name == key.text), None)
            if field is None:
                self.no_field(key, "the state of the game", self.shape.state)
            else:
                self.set(world, field, value)
        for field in self.shape.state:
            if field.required and (not isinstance(state, YamlMap) or state.get(field.name) is None):
                self.report.error(
                    "R0943", f"the state of the game has no `{field.name}`", root.pairs[0][0].span,
                    "this scenario leaves it out", hint=f"add `{field.name}:` to `state:`",
                )  # fmt: skip

    def kind(self, name: YamlScalar) -> Kind | None:
        found = self.shape.kinds.get(name.text)
        if found is None:
            hint = did_you_mean(name.text, self.shape.kinds) or f"there are {listed(sorted(self.shape.kinds))}"
            self.report.error("R0940", f"no kind `{name.text}` of things in play", name.span, "unknown kind", hint=hint)
        return found

    def make(self, kind: Kind, key: YamlScalar, fields: YamlMap) -> Any:
        if key.text in self.made:
            related = (Place(self.made[key.text][1], "first here"),)
            self.report.error("R0944", f"`{key.text}` names two things", key.span, "again here", related=related)
            return None
        needed = self.shape.stand_ins(kind.fields)
        entry = self.entry(kind, fields)
        make: Any = kind.make
        if entry is None:
            self.lacks[key.text] = set(needed)
            thing = make(**needed)
        else:
            thing, self.lacks[key.text] = _as_record(kind, entry, self.shape)
        self.made[key.text] = (thing, key.span)
        return thing

    def entry(self, kind: Kind, fields: YamlMap) -> int | None:
        """Return the position of the entry from which a thing is created."""
        node = fields.get(RECORD)
        if node is None or self.is_field(kind, RECORD):
            return None
        if not kind.entries or not isinstance(node, YamlScalar):
            self.unfit(node, f"no {kind.word} begins as something", "")
            return None
        value = self.member(node, self.shape.choices[kind.entries].keys, "record")
        return value if isinstance(value, int) else None

    def fields(self, thing: Any, kind: Kind, key: YamlScalar, given: YamlMap) -> None:
        known = {field.name: field for field in kind.fields}
        for name, value in given.pairs:
            if name.text in known:
                self.set(thing, known[name.text], value)
            elif name.text != RECORD:
                self.no_field(name, f"the kind `{kind.name}`", kind.fields)
        for field in kind.fields:
            if field.slot in self.lacks[key.text] and given.get(field.name) is None:
                self.report.error(
                    "R0943", f"`{key.text}` has no `{field.name}`", key.span, f"`{field.name}` is missing",
                    hint=f"add `{field.name}:` to it",
                )  # fmt: skip

    def told_apart(self, rows: Iterable[tuple[Any, YamlScalar]]) -> None:
        """Report things with equal names."""
        seen: dict[tuple[str, tuple[str, ...]], YamlScalar] = {}
        for thing, key in rows:
            kind = self.shape.kind_of(thing)
            name = getattr(thing, kind.known_as) if kind.known_as else ""
            if name:
                root = kind.above[-1] if kind.above else kind.name
                first = seen.setdefault((root, folded(name)), key)
                if first is not key:
                    self.report.error(
                        "R0949", f"two things are called `{name}`", key.span, f"this {kind.word} and another one",
                        related=(Place(first.span, "the other one"),),
                        hint="give one of the two another name; capitals, marks and letters that look alike make no "
                        "difference",
                    )  # fmt: skip

    def is_field(self, kind: Kind, name: str) -> bool:
        return any(field.name == name for field in kind.fields)

    def set(self, thing: Any, field: Field, node: YamlNode) -> None:
        value = self.value(node, field.holds)
        if value is not _BAD:
            setattr(thing, field.slot, value)

    def value(self, node: YamlNode, holds: Holds) -> Any:
        """Return the value for a field, or `_BAD` after reporting an error."""
        if holds.sort in ("list", "set"):
            items: tuple[YamlNode, ...] = items_of(node)
            if isinstance(node, YamlScalar) and node.text != "none":
                items = (node,)
            item = holds.item or Holds("choice", holds.of)
            values = [self.value(each, item) for each in items]
            if any(each is _BAD for each in values):
                return _BAD
            if holds.sort == "list":
                return tuple(values)
            twice = [each for at, each in enumerate(items) if values[at] in values[:at]]
            if twice:
                return self.unfit(twice[0], f"`{twice[0].span.text}` stands twice in one set", "name it once")
            return sum(1 << each for each in values)
        if not isinstance(node, YamlScalar):
            return self.unfit(node, "a list where one value has to be", "")
        if node.text == "none" and not node.quoted and holds.optional:
            return None
        match holds.sort:
            case "text":
                return _BAD if is_cut(node, "the text", self.report) else node.text
            case "truth":
                if node.text in ("yes", "no"):
                    return node.text == "yes"
                return self.unfit(node, f"`{node.text}` is neither yes nor no", "write `yes` or `no`")
            case "choice":
                choice = self.shape.choices[holds.of]
                if node.text and node.text in choice.printed:
                    return choice.printed.index(node.text)
                if node.text not in choice.keys and choice.titles.count(node.text) == 1:
                    return choice.titles.index(node.text)
                return self.member(node, choice.keys, choice.word or choice.name, choice.titles)
            case "thing":
                return self.thing(node, holds.of)
            case "spot":
                spot = spot_of(node.text, holds)
                if spot is None:
                    return self.unfit(node, f"`{node.text}` is no spot", "write how far across and down, as `120/40`")
                return spot
            case _:
                amount = amount_of(node.text, holds)
                if amount is None:
                    wanted = f"an amount of {holds.unit.many}" if holds.unit is not None else "a number"
                    unit = f" {holds.unit.many}" if holds.unit is not None else ""
                    return self.unfit(node, f"`{node.text}` is not {wanted}", f"write it in figures, as `20{unit}`")
                return amount

    def member(self, node: YamlScalar, keys: tuple[str, ...], word: str, titles: tuple[str, ...] = ()) -> Any:
        """Return the position of a key. Titles, such as map squares `AA` to `KJ`, are accepted, too."""
        if node.text in keys:
            return keys.index(node.text)
        if len(keys) < MANY:
            hint = did_you_mean(node.text, keys) or f"there are {listed(keys)}"
        elif titles and all(len(name) <= SHORT for name in titles):
            hint = f"there are {len(keys)}, `{titles[0]}` to `{titles[-1]}`"
        else:
            hint = did_you_mean(node.text, keys)
        return self.unfit(node, f"`{node.text}` is no {word}", hint)

    def thing(self, node: YamlScalar, kind: str) -> Any:
        found = self.made.get(node.text)
        if found is None:
            fit = [name for name, (thing, _) in self.made.items() if self.shape.is_a(thing, kind)]
            hint = did_you_mean(node.text, fit) or "things are called by their names in the scenario"
            return self.unfit(node, f"nothing is called `{node.text}`", hint)
        if not self.shape.is_a(found[0], kind):
            return self.unfit(node, f"`{node.text}` is no {self.shape.kinds[kind].word}", "")
        return found[0]

    def unfit(self, node: YamlNode, headline: str, hint: str) -> Any:
        self.report.error("R0942", headline, node.span, "does not fit here", hint=hint)
        return _BAD

    def no_field(self, name: YamlScalar, of: str, fields: tuple[Field, ...]) -> None:
        known = [field.name for field in fields]
        hint = did_you_mean(name.text, known) or (f"there are {listed(known)}" if known else "")
        self.report.error("R0941", f"{of} has no `{name.text}`", name.span, "no such field", hint=hint)


def _as_record(kind: Kind, entry: int, shape: Shape) -> tuple[Any, set[str]]:
    """Create a thing from an entry. Also return the slots that neither the entry nor the rules fill."""
    make: Any = kind.make
    needed = shape.stand_ins(kind.fields)
    lacks = {slot for slot in needed if not _gives(make, entry, slot, needed)}
    return make.named(entry, **{slot: needed[slot] for slot in lacks}), lacks


def _gives(make: Any, entry: int, slot: str, needed: Mapping[str, Any]) -> bool:
    """Return whether the entry sets a required field, which shows in that the thing can be created without it."""
    try:
        make.named(entry, **{each: value for each, value in needed.items() if each != slot})
    except TypeError:
        return False
    return True


_BAD: Any = object()


def whole(source: Source, bases: Bases, report: Report) -> YamlMap | None:
    """Return a scenario merged with everything it extends, or None on errors."""
    before = len(report.found)
    found = _whole(source, bases, report, "", ())
    return None if Report(report.found[before:]).failed else found


def _whole(source: Source, bases: Bases, report: Report, pack: str, below: tuple[str, ...]) -> YamlMap | None:
    told = len(report.found)
    root = compose(source, report)
    if not isinstance(root, YamlMap) or not fits(root, "scenario", report):
        if root is not None and len(report.found) == told:
            report.error("R0422", "this is no scenario", root.span, "begins here")
        return None
    extends = root.text("extends")
    if extends is None:
        if root.get("things") is None:
            report.error(
                "R0422", "this scenario puts nothing into play", root.pairs[0][0].span, "says nothing of things",
                hint="say what is in play, or which scenario this one `extends`",
            )  # fmt: skip
        without = root.key("without")
        if without is not None:
            report.error(
                "R0946", "nothing is there that could be left out", without.span, "extends no other scenario",
                hint="`without:` names things of the scenario that this one `extends`",
            )  # fmt: skip
        return root
    of, _, name = extends.text.rpartition("/")
    of = of or pack
    shown = f"{of}/{name}" if of else name
    if source.path in below:
        report.error("R0946", f"the scenario `{shown}` extends itself", extends.span, "goes round in a ring")
        return None
    base = bases(of, name, extends.span, report)
    start = _whole(base, bases, report, of, (*below, source.path)) if base is not None else None
    return _merged(start, root, report) if start is not None else None


def _merged(base: YamlMap, own: YamlMap, report: Report) -> YamlMap:
    """Return the base with replaced, removed and added parts."""
    gone = _gone(base, own.get("without"), report)
    things = _deeper(gone, own.get("things"), 2)
    state = _deeper(base.get("state"), own.get("state"), 1)
    pairs = [(key, value) for key, value in own.pairs if key.text not in ("things", "state", "extends", "without")]
    for name, block in (("state", state), ("things", things)):
        key = own.key(name) or base.key(name)
        if key is not None and block is not None:
            pairs.append((key, block))
    return YamlMap(tuple(pairs), own.span)


def _gone(base: YamlMap, without: YamlNode | None, report: Report) -> YamlNode | None:
    """Return the things of the base that are not omitted."""
    things = base.get("things")
    if not isinstance(things, YamlMap):
        return things
    names = {key.text for _, block in things.pairs for key, _ in pairs_of(block)}
    left_out = without.items if isinstance(without, YamlList) else (without,)
    out = [item for item in left_out if isinstance(item, YamlScalar)]
    for item in out:
        if item.text not in names:
            hint = did_you_mean(item.text, names)
            report.error("R0942", f"nothing is called `{item.text}`", item.span, "cannot be left out", hint=hint)
    texts = {item.text for item in out}
    kinds: list[tuple[YamlScalar, YamlNode]] = []
    for kind, block in things.pairs:
        if isinstance(block, YamlMap):
            kept = tuple((key, value) for key, value in block.pairs if key.text not in texts)
            if kept:
                kinds.append((kind, YamlMap(kept, block.span)))
    return YamlMap(tuple(kinds), things.span)


def _deeper(base: YamlNode | None, own: YamlNode | None, deep: int) -> YamlNode | None:
    """Merge nested blocks down to this depth; below it, the extending scenario replaces the base."""
    if not isinstance(base, YamlMap) or not isinstance(own, YamlMap):
        return base if own is None else own
    said = {key.text: (key, value) for key, value in own.pairs}
    pairs: list[tuple[YamlScalar, YamlNode]] = []
    for key, value in base.pairs:
        if key.text not in said:
            pairs.append((key, value))
            continue
        again, new = said.pop(key.text)
        below = _deeper(value, new, deep - 1) if deep > 0 else new
        pairs.append((again, below if below is not None else new))
    return YamlMap((*pairs, *said.values()), own.span)
