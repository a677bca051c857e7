"""A scenario with all that it extends: what another one says, but for what is said anew or left out.

What comes out has the form of a scenario that says everything itself; each part of it keeps the place where it stands.
"""

from __future__ import annotations

from collections.abc import Callable

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.base.text import did_you_mean
from rulec.tables.schema import fits
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, compose, pairs_of

Bases = Callable[[str, str, Span, Report], Source | None]
"""Gives the scenario of a pack (empty: the pack itself) that `extends` names at a place, or reports that there is
none."""


def none_to_extend(pack: str, name: str, where: Span, report: Report) -> Source | None:
    """Where a scenario stands alone."""
    report.error("R0938", f"there is no scenario `{name}` to extend", where, "unknown scenario")
    return None


def whole(source: Source, bases: Bases, report: Report) -> YamlMap | None:
    """What a scenario says, with all that it extends; None when something was reported."""
    before = len(report.found)
    found = _whole(source, bases, report, "", ())
    return found if len(report.found) == before else None


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
    """The base, with what is said anew in its place, what is left out gone, and what is new behind it."""
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
    """The things of the base that are not left out."""
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
    """Blocks in blocks, so many `deep` below this one; what stands below them takes the place of what stood there."""
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
