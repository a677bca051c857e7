"""One-line faults made by rule: a case, an item or a line left out, `and` for `or`, a comparison off by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "rulec"
FOLDERS = ("sema", "ir", "backends", "runtime")
OFF_BY_ONE = {ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">")}
Group = ast.Tuple | ast.Set | ast.List


class Mutant(NamedTuple):
    """A stretch of a file (in bytes) and what is put in its place. `function` is the line at which the code of the
    innermost function around it begins, 0 outside of functions."""

    file: str
    start: int
    end: int
    new: str
    sort: str
    line: int
    function: int

    def of(self, text: bytes) -> bytes:
        """The file with the fault in it."""
        return text[: self.start] + self.new.encode() + text[self.end :]

    def told(self, text: bytes) -> str:
        """The place, and what stands there before and after."""
        old = " ".join(text[self.start : self.end].decode().split())
        return f"{self.file}:{self.line} {self.sort}: {old[:70]!r} -> {self.new[:50]!r}"

    def told_by_line(self, text: bytes) -> str:
        """The same without its place, for lists that last."""
        whole = text.splitlines()[self.line - 1].decode().strip()
        return f"{self.file} {self.sort}: {whole}"


class _Reader:
    """Finds the mutants of one file."""

    def __init__(self, file: str, text: bytes) -> None:
        self.file, self.text, self.function = file, text, 0
        self.begins = [0]
        for line in text.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        """A place in the file."""
        return self.begins[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        """Where a node begins."""
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        """Where a node ends."""
        return self.at(node.end_lineno or 0, node.end_col_offset or 0)

    def made(self, sort: str, start: int, end: int, new: str = "") -> Mutant:
        """A mutant of the file."""
        return Mutant(self.file, start, end, new, sort, self.text.count(b"\n", 0, start) + 1, self.function)

    def walk(self, node: ast.AST) -> Iterator[Mutant]:
        """All mutants in a node, in the order of the file."""
        if isinstance(node, ast.FunctionDef):
            around, self.function = self.function, min([node.lineno, *(d.lineno for d in node.decorator_list)])
            for stmt in node.body:
                yield from self.walk(stmt)
            self.function = around
            return
        if _says_types_alone(node):
            return
        yield from self.of(node)
        for child in ast.iter_child_nodes(node):
            yield from self.walk(child)

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        """The mutants of a node itself."""
        match node:
            case ast.Match(cases=cases) if len(cases) > 1:
                for case in cases:
                    last = case.body[-1]
                    start = self.at(case.pattern.lineno, 0)
                    yield self.made("case left out", start, self.at((last.end_lineno or 0) + 1, 0))
            case ast.BoolOp(op=op, values=values):
                old, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for one, other in pairwise(values):
                    start, end = self.end(one), self.start(other)
                    between = self.text[start:end].decode()
                    yield self.made(f"{old} swapped", start, end, between.replace(old, new))
            case ast.Compare(ops=ops, left=left, comparators=others):
                for one, op, other in zip([left, *others], ops, others, strict=False):
                    if type(op) in OFF_BY_ONE:
                        old, new = OFF_BY_ONE[type(op)]
                        start, end = self.end(one), self.start(other)
                        between = self.text[start:end].decode()
                        yield self.made("off by one", start, end, between.replace(old, new))
            case ast.Tuple(elts=items) | ast.Set(elts=items) | ast.List(elts=items) if self._is_group(node, items):
                yield from self._items(items)
            case ast.BinOp(op=ast.BitOr(), left=ast.Attribute() | ast.Name(), right=ast.Attribute() | ast.Name()):
                yield self.made("item left out", self.end(node.left), self.end(node))
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break() | ast.Raise():
                yield self.made("line left out", self.start(node), self.end(node), "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.made("line left out", self.start(node), self.end(node), "pass")
            case ast.If(body=[ast.Return() as then], orelse=[]):
                yield self.made("line left out", self.start(then), self.end(then), "pass")

    def _is_group(self, node: ast.AST, items: list[ast.expr]) -> bool:
        """Whether items that stand for themselves are listed; what is taken apart or handed over by place is no
        list."""
        named = all(isinstance(item, ast.Constant | ast.Attribute | ast.Name | ast.Tuple | ast.Call) for item in items)
        opened = self.text[self.start(node) : self.start(node) + 1] in (b"(", b"{", b"[")  # type: ignore[arg-type]
        return named and opened and len(items) > 2 and isinstance(getattr(node, "ctx", ast.Load()), ast.Load)

    def _items(self, items: list[ast.expr]) -> Iterator[Mutant]:
        for at, item in enumerate(items):
            if at + 1 < len(items):
                yield self.made("item left out", self.start(item), self.start(items[at + 1]))
            else:
                yield self.made("item left out", self.end(items[at - 1]), self.end(item))


def _says_types_alone(node: ast.AST) -> bool:
    """Whether nothing hangs on a node when the program runs: imports, what names are exported, types."""
    match node:
        case ast.Import() | ast.ImportFrom():
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.AnnAssign(value=None):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def mutants_of(file: str, text: bytes) -> list[Mutant]:
    """All mutants of a file that Python can read."""
    found = _Reader(file, text).walk(ast.parse(text))
    return [one for one in found if one.of(text) != text and _is_read(one.of(text))]


def _is_read(text: bytes) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


def files() -> list[str]:
    """The files in which mutants are made."""
    return [path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in sorted((SRC / folder).rglob("*.py"))]
