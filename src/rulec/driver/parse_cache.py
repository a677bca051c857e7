"""Cache parsed files and texts: syntax trees and composed tables as JSON.

A tree consists of frozen dataclasses whose spans lie in one file, so a span is stored as two offsets. Only trees
without diagnostics are cached; loading one is equivalent to parsing. A *text* is the expression in a table cell or
hole. Texts are stored by content, independent of position, in one entry for each pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from functools import cached_property, lru_cache
from hashlib import blake2b
from types import ModuleType
from typing import Any, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.records import fields, is_dataclass, replace
from rulec.base.spans import Piece, Source, Span
from rulec.driver.cache import Cache
from rulec.driver.grammar import ready

T = TypeVar("T")

_TUPLE, _FRACTION, _SPAN = -1, -2, -3
_PIECES = {"modules": "declarations", "chapters": "parts"}
"""Fields that hold the movable declarations of a file."""


class Trees:
    """Parses files, or loads the trees of earlier runs.

    *remember* keeps the latest tree of each file in memory.
    """

    def __init__(
        self, cache: Cache | None = None, own: str | Callable[[], str] = "", *, remember: bool = False
    ) -> None:
        self.cache = cache
        self._own = own
        self._remembered: dict[tuple[str, str, str], tuple[str, Any]] | None = {} if remember else None
        self._texts: dict[str, Texts] = {}

    @cached_property
    def own(self) -> str:
        """Hash of the parser."""
        return self._own if isinstance(self._own, str) else self._own()

    def get(self, sort: str, source: Source, name: str, report: Report, parse: Callable[[], T | None]) -> T | None:
        """Return the parsed source, from the cache if possible. *name* is an additional input of *parse*."""
        if self._remembered is None:
            return self._stored(sort, source, name, report, parse)
        key = sort, source.path, name
        text, found = self._remembered.get(key, (None, None))
        if text != source.text:
            before, earlier = len(report.found), found
            found = self._stored(sort, source, name, report, parse)
            if len(report.found) == before:
                part = _PIECES.get(sort)
                if part is not None and found is not None:
                    pieces = _in_pieces(getattr(found, part), source, getattr(earlier, part, ()))
                    found = replace(found, **{part: pieces})  # type: ignore[type-var]
                self._remembered[key] = source.text, found
        return found

    def _stored(self, sort: str, source: Source, name: str, report: Report, parse: Callable[[], T | None]) -> T | None:
        if self.cache is None:
            return parse()
        data = "\0".join([self.own, sort, source.path, name, source.text])
        key = blake2b(data.encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()
        stored = self.cache.load(sort, key)
        if stored is not None:
            found = decode(stored, source)
            if found is not None:
                return found  # type: ignore[no-any-return]
        before = len(report.found)
        self.ready()
        parsed = parse()
        if parsed is not None and len(report.found) == before:
            text = encode(parsed, source)
            if text is not None:
                self.cache.store(sort, key, text)
        return parsed

    def ready(self) -> None:
        """Load the grammar before parsing."""
        ready(self.cache, self.own)

    @contextmanager
    def texts(self, pack: str) -> Iterator[None]:
        """Within the block, reuse texts of the pack parsed in earlier runs."""
        if self.cache is None or self.cache.folder is None:
            yield
            return
        from rulec.syntax.parser import kept_by

        texts = self._texts.get(pack)
        if texts is None:
            texts = self._texts[pack] = Texts(self.cache, f"{pack}-{self.own[:40]}", self._remembered is not None)
        with kept_by(texts.get):
            yield
        texts.store()


class Texts:
    """Trees of texts, with offsets relative to the start of each text."""

    def __init__(self, cache: Cache, key: str, resident: bool) -> None:
        self.cache = cache
        self.key = key
        self.resident = resident
        """True in a long-lived process, whose later runs do not request unchanged texts again."""
        self.known: dict[str, Any] = {}
        self.asked: dict[str, Any] = {}
        self.new = False
        stored = cache.load("texts", key)
        if stored is not None:
            import json

            try:
                self.known = dict(json.loads(stored))
            except (ValueError, TypeError):
                return

    def get(self, rule: str, text: str, where: Span, report: Report, parse: Callable[[], object]) -> object:
        """Return the tree of a text that begins at *where*."""
        key = f"{rule} {text}"
        packed = self.known.get(key)
        if packed is not None:
            try:
                found = _unpack(packed, *where.counted[:2])
            except (ValueError, TypeError, LookupError, RecursionError):
                found = None
            if found is not None:
                self.asked[key] = packed
                return found
        before = len(report.found)
        parsed = parse()
        if parsed is not None and len(report.found) == before:
            try:
                self.known[key] = self.asked[key] = _pack(parsed, *where.counted[:2])
                self.new = True
            except (RecursionError, _Foreign):
                return parsed
        return parsed

    def store(self) -> None:
        """Store the requested texts if any is new; others are dropped."""
        if self.new:
            import json

            text = json.dumps(self.asked, ensure_ascii=False, separators=(",", ":"))
            self.cache.store("texts", self.key, text)
        self.new = False
        if not self.resident:
            self.asked = {}


def _in_pieces(nodes: tuple[Any, ...], source: Source, earlier: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the nodes of a file with offsets relative to each node.

    A node that equals one of the previous version, apart from its position, is replaced by that one, moved to the new
    position.
    """
    known: dict[str, list[tuple[Any, Piece]]] = {}
    for node in earlier:
        piece = node.span.counted[0]
        if isinstance(piece, Piece):
            known.setdefault(node.span.text, []).append((node, piece))
    found = []
    for node in nodes:
        at, size = node.span.start, node.span.end - node.span.start
        try:
            packed = _pack(node, source, at)
            same = known.get(node.span.text)
            if same and _pack(same[0][0], same[0][1]) == packed:
                node, piece = same.pop(0)
                piece.move(source, at)
            else:
                node = _unpack(packed, Piece(source, at, size))
        except (RecursionError, _Foreign):
            pass  # the node keeps its absolute offsets
        found.append(node)
    return tuple(found)


def encode(tree: object, source: Source) -> str | None:
    """Return a tree as JSON, or None if it is too deep or has spans in other files."""
    try:
        import json

        return json.dumps(_pack(tree, source), ensure_ascii=False, separators=(",", ":"))
    except (RecursionError, _Foreign):
        return None


def decode(text: str, source: Source) -> Any:
    """Return the tree, or None if the text is invalid."""
    try:
        import json

        return _unpack(json.loads(text), source)
    except (ValueError, TypeError, LookupError, RecursionError):
        return None


class _Foreign(Exception):
    """Raised for a class that trees do not contain, or a span in another file."""


def _pack(value: object, source: Source, base: int = 0) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [_TUPLE, *(_pack(item, source, base) for item in value)]
    if isinstance(value, Span):
        of, start, end = value.counted
        if of is not source:
            raise _Foreign
        return [_SPAN, start - base, end - base]
    if isinstance(value, Fraction):
        return [_FRACTION, value.numerator, value.denominator]
    shape = shapes()[1].get(type(value))
    if shape is None:
        raise _Foreign
    number, names = shape
    return [number, *(_pack(getattr(value, name), source, base) for name in names)]


def _unpack(value: Any, source: Source, base: int = 0) -> Any:
    if type(value) is not list:
        return value
    sort = value[0]
    if sort >= 0:
        cls, positional, named = shapes()[0][sort]
        parts = [_unpack(item, source, base) if type(item) is list else item for item in value[1:]]
        if len(parts) != positional + len(named):
            raise ValueError(sort)
        if not named:
            return cls(*parts)
        return cls(*parts[:positional], **dict(zip(named, parts[positional:], strict=True)))
    if sort == _TUPLE:
        return tuple([_unpack(item, source, base) if type(item) is list else item for item in value[1:]])
    if sort == _SPAN:
        return Span(source, value[1] + base, value[2] + base)
    if sort == _FRACTION:
        return Fraction(value[1], value[2])
    raise ValueError(sort)


@lru_cache(maxsize=1)
def shapes() -> tuple[list[tuple[type, int, tuple[str, ...]]], dict[type, tuple[int, tuple[str, ...]]]]:
    """Return classes by number, and number and field names by class, positional fields first."""
    from rulec.syntax import chapters, deeds, nodes
    from rulec.tables import located, map_file, pack_file

    by_number: list[tuple[type, int, tuple[str, ...]]] = []
    by_class: dict[type, tuple[int, tuple[str, ...]]] = {}
    for cls in _classes((chapters, nodes, deeds, located, map_file, pack_file)):
        positional = [f.name for f in fields(cls) if not f.kw_only]
        named = tuple(f.name for f in fields(cls) if f.kw_only)
        by_class[cls] = (len(by_number), (*positional, *named))
        by_number.append((cls, len(positional), named))
    return by_number, by_class


def _classes(modules: Iterable[ModuleType]) -> list[Any]:
    found = {value for module in modules for value in vars(module).values() if isinstance(value, type)}
    own = (cls for cls in found if is_dataclass(cls) and cls.__module__.startswith(("rulec.syntax.", "rulec.tables.")))
    return sorted(own, key=lambda cls: (cls.__module__, cls.__name__))
