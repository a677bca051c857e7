"""Twins that record the calls behind their amounts.

A *twin* of a function notes the change made by each clause, and is nearly as fast as the function. To open a line of an
explanation, one also needs the functions that were called for it, with their arguments. A second form of the twin
records these. It is compiled from the twin's source on first use, so the first form stays fast.

An *amount* is the value of the statement immediately before its note, and of the answer. Only calls in amounts are
recorded; calls in conditions are not.
"""

from __future__ import annotations
import __future__

import ast
from collections.abc import Callable, Collection, Iterator
from functools import cache
from importlib import import_module
from inspect import getsource
from itertools import zip_longest
from typing import Any

from rulec.runtime.open_notes import OpenNotes


@cache
def open_twin(twin: Callable[..., Any], package: str) -> Callable[..., Any]:
    """Return the second form of a twin, which records calls of functions that the package explains.

    Returns the twin itself if its source is not available.
    """
    try:
        tree = ast.parse(getsource(twin))
    except (OSError, TypeError):
        return twin
    _Amounts(tree, import_module(f"{package}._results").RESULTS).block(tree.body)
    code = compile(ast.fix_missing_locations(tree), twin.__module__, "exec", __future__.annotations.compiler_flag)
    names: dict[str, Any] = {}
    exec(code, {**twin.__globals__, "OpenNotes": OpenNotes}, names)  # source of the package itself, not of a user
    found: Callable[..., Any] = names[twin.__name__]
    return found


class _Amounts(ast.NodeTransformer):
    """AST transformer that passes the calls in a twin's amounts through its notes."""

    def __init__(self, tree: ast.Module, explained: Collection[str]) -> None:
        self.explained = explained
        self.leaders = {each.id for each, _ in _noted(ast.walk(tree)) if isinstance(each, ast.Name)}
        """Locals that hold the leading member of a family."""

    def block(self, body: list[ast.stmt]) -> None:
        """Rewrite the statements of a block and its nested blocks."""
        for stmt, after in zip_longest([*body], body[1:]):
            leads = self.leading(after)
            for _, inner in ast.iter_fields(stmt):
                if isinstance(inner, list) and inner and isinstance(inner[0], ast.stmt):
                    self.block(inner)
            match stmt:
                case ast.AnnAssign(target=ast.Name(id="notes")):
                    stmt.value = ast.parse("OpenNotes()", mode="eval").body
                case ast.Assign(targets=[ast.Name(id=name)]) if leads is not None and _reads(after, name):
                    self.visit(stmt)
                    assert isinstance(after, ast.If)
                    after.body.insert(0, ast.parse(f"notes.lead({ast.unparse(leads)})").body[0])
                case ast.Assign(targets=[ast.Name(id=name)]) if any(_reads(of, name) for _, of in _noted([after])):
                    self.visit(stmt)
                case ast.Return() | ast.Expr():
                    self.visit(stmt)

    def leading(self, stmt: ast.stmt | None) -> ast.expr | None:
        """Return the entry that leads a family if the condition of a statement holds; None for other statements."""
        match stmt:
            case ast.If(body=[*_, ast.Assign(targets=[ast.Name(id=name)], value=value)]) if name in self.leaders:
                return value
            case _:
                return None

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Pass a call through the notes. Calls in its arguments count as part of it."""
        if isinstance(node.func, ast.Name) and node.func.id in self.explained:
            return ast.Call(ast.parse("notes.of", mode="eval").body, [node.func, *node.args], [])
        self.generic_visit(node)
        return node


def _noted(nodes: Any) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield index and amount of each `notes.append((index, amount))`."""
    for node in nodes:
        match node:
            case ast.Expr(ast.Call(ast.Attribute(ast.Name("notes"), "append"), [ast.Tuple([index, amount])])):
                yield index, amount


def _reads(node: ast.AST | None, name: str) -> bool:
    return node is not None and any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(node))
