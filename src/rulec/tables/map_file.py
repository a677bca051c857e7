"""Parse a lettered map into a `LocatedMap`: layers of rows in which each letter stands for field values.

Only the form is checked: layers have equal size, and each letter is defined. Types of values are checked when types are
known.
"""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass, field
from rulec.base.spans import Source, Span
from rulec.base.text import LETTERS, listed
from rulec.tables.cites import read_cites
from rulec.tables.located import AnyCite, LocatedText
from rulec.tables.schema import fits
from rulec.tables.yaml import YamlList, YamlMap, YamlScalar, compose, named_texts


@dataclass(frozen=True, slots=True)
class MapLayer:
    """A layer: the field values for each letter, and rows of letters."""

    letters: tuple[tuple[str, tuple[tuple[LocatedText, LocatedText], ...]], ...]
    rows: tuple[tuple[LocatedText, ...], ...]


@dataclass(frozen=True, slots=True)
class LocatedMap:
    """A map as parsed.

    `prefix` starts the keys of its entries. `down`, `across` and `neighbours` name the fields computed from positions.
    `areas` is the shape: squares, squares adjacent only `by sides`, or hexes.
    """

    name: LocatedText
    kind: LocatedText
    prefix: LocatedText
    down: LocatedText | None
    across: LocatedText | None
    neighbours: LocatedText | None
    areas: str
    cites: tuple[AnyCite, ...]
    layers: tuple[MapLayer, ...]
    span: Span = field(compare=False, repr=False)

    @property
    def size(self) -> tuple[int, int]:
        """Number of rows and columns."""
        return len(self.layers[0].rows), len(self.layers[0].rows[0])


def load_map(source: Source, stem: str, report: Report) -> LocatedMap | None:
    """Parse the map file `stem`.yaml. Return None after an error."""
    root = compose(source, report)
    if root is None or not fits(root, "map", report) or not isinstance(root, YamlMap):
        return None
    before = len(report.found)
    name, kind, prefix = (root.required(key) for key in ("map", "entries", "named"))
    blocks = root.blocks("layers")
    if name.text != stem:
        report.error(
            "R0430",
            f"the map `{name.text}` stands in the file `{stem}.yaml`",
            name.span,
            "another name than the file's",
            hint=f"write `map: {stem}`, or rename the file",
        )
    layers = [_layer(block, report) for block in blocks]
    wide, high = len(layers[0].rows[0]), len(layers[0].rows)
    for block, layer in zip(blocks, layers, strict=True):
        for letter, row in zip(LETTERS, layer.rows, strict=False):
            if len(row) != wide:
                whole = row[0].span.to(row[-1].span)
                report.error(
                    "R0446", f"row {letter} has {len(row)} letters, row A has {wide}", whole, "too long or too short",
                    hint="write one letter for each area of the row",
                )  # fmt: skip
        if len(layer.rows) != high:
            report.error(
                "R0446", f"this layer has {len(layer.rows)} rows, the first has {high}", block.pairs[0][0].span,
                "another size", hint="write a row for each row of the map",
            )  # fmt: skip
    cites = read_cites(root.get("cites"), report)
    if len(report.found) > before:
        return None
    down, across, beside, areas = (root.text(key) for key in ("down", "across", "neighbours", "areas"))
    shape = "squares" if areas is None else areas.text
    return LocatedMap(name, kind, prefix, down, across, beside, shape, cites, tuple(layers), root.span)


def _layer(block: YamlMap, report: Report) -> MapLayer:
    """Parse a layer and report undefined letters."""
    letters, rows = block.get("letters"), block.get("rows")
    assert isinstance(letters, YamlMap)
    assert isinstance(rows, YamlList)
    known = tuple((sign.text, named_texts(values)) for sign, values in letters.pairs)
    signs = [sign for sign, _ in known]
    found: list[tuple[LocatedText, ...]] = []
    for row in rows.items:
        assert isinstance(row, YamlScalar)
        found.append(tuple(LocatedText(sign, row.part(at, at + 1)) for at, sign in enumerate(row.text)))
        for sign in found[-1]:
            if sign.text not in signs:
                report.error(
                    "R0447", f"`{sign}` stands for nothing", sign.span, "no such letter",
                    hint=f"there are {listed([f'`{each}`' for each in signs])}",
                )  # fmt: skip
    return MapLayer(known, tuple(found))
