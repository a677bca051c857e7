"""One-line faults made by rule: a case, an item or a line left out, `and` for `or`, a comparison off by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice, pairwise
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
        """The same with the text of its line for the line's number, for lists that last."""
        whole = text.splitlines()[self.line - 1].decode()
        begins = text.rfind(b"\n", 0, self.start) + 1 + len(whole) - len(whole.lstrip())
        return f"{self.file} {self.sort}: {whole.strip()} @{self.start - begins}"


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
        if _says_types_alone(node) or _is_never(node):
            return
        yield from self.of(node)
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from self.walk(node.value)
            return
        for child in ast.iter_child_nodes(node):
            yield from self.walk(child)

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        """The mutants of a node itself."""
        match node:
            case ast.Match(cases=cases) if len(cases) > 1:
                for case in (case for case in cases if not _is_never(case.body[0])):
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


def _is_never(node: ast.AST) -> bool:
    """Return whether types show that a statement is never reached."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
    return False


def _says_types_alone(node: ast.AST) -> bool:
    """Return whether no behaviour depends on a node: imports, exported names, types, assertions."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert():
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
    return [one for one in _Reader(file, text).walk(ast.parse(text)) if _is_read(one, text)]


def function_at(text: bytes, start: int, length: int) -> int:
    """Return the line at which the code of the innermost function around a stretch begins, 0 outside of functions."""
    first, last = text.count(b"\n", 0, start) + 1, text.count(b"\n", 0, start + length - 1) + 1
    around = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.lineno <= first and last <= (node.end_lineno or 0)
    ]
    return max((min([node.lineno, *(d.lineno for d in node.decorator_list)]) for node in around), default=0)


def function_text(text: bytes, line: int) -> str:
    """Return the text of the function whose code begins at a line; an empty one outside of functions."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and min([node.lineno, *(d.lineno for d in node.decorator_list)]) == line:
            return ast.get_source_segment(text.decode(), node) or ""
    return ""


def chosen(n: int, seed: int) -> list[Mutant]:
    """Return n mutants of all files. Those that a smaller n gives come first.

    A mutant is drawn by its line and what it changes there, so that a change of the source draws few others anew.
    """
    texts = {file: (ROOT / file).read_bytes() for file in files()}
    found = [one for file, text in texts.items() for one in _Reader(file, text).walk(ast.parse(text))]
    found.sort(key=lambda one: sha256(f"{seed} {one.told_by_line(texts[one.file])}".encode()).digest())
    return list(islice((one for one in found if _is_read(one, texts[one.file])), n))


def _is_read(mutant: Mutant, text: bytes) -> bool:
    """Return whether a mutant is another program than the file."""
    changed = mutant.of(text)
    try:
        ast.parse(changed)
    except SyntaxError:
        return False
    return changed != text


def files() -> list[str]:
    """The files in which mutants are made."""
    return [path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in sorted((SRC / folder).rglob("*.py"))]
