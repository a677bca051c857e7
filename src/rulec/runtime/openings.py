"""Twins that tell which calls their amounts are made of.

A twin notes what each clause moved, and is nearly as fast as the function that it explains. Whoever opens a line wants
to know besides which functions were called for it, and with what. That is asked of a second form of the twin, made of
its source when it is first wanted, in which amounts call through the notes: what the first form costs stays as it is.
An *amount* is the value of a statement right in front of its note, and of the answer; what conditions ask is none.
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
    """Return the second form of a twin, in which calls of functions that the package explains are noted; the twin
    itself where its source is not there."""
    try:
        tree = ast.parse(getsource(twin))
    except (OSError, TypeError):
        return twin
    _Amounts(tree, import_module(f"{package}._results").RESULTS).block(tree.body)
    code = compile(ast.fix_missing_locations(tree), twin.__module__, "exec", __future__.annotations.compiler_flag)
    names: dict[str, Any] = {}
    exec(code, {**twin.__globals__, "OpenNotes": OpenNotes}, names)  # the package's own source
    found: Callable[..., Any] = names[twin.__name__]
    return found


class _Amounts(ast.NodeTransformer):
    """Lets the amounts of a twin call through its notes."""

    def __init__(self, tree: ast.Module, explained: Collection[str]) -> None:
        self.explained = explained
        self.leaders = {each.id for each, _ in _noted(ast.walk(tree)) if isinstance(each, ast.Name)}
        """The locals that tell which member of a family leads."""

    def block(self, body: list[ast.stmt]) -> None:
        """Change the statements of a block, and of those in it."""
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
        """Return the entry that leads a family where a condition holds; None where it tells of none."""
        match stmt:
            case ast.If(body=[*_, ast.Assign(targets=[ast.Name(id=name)], value=value)]) if name in self.leaders:
                return value
            case _:
                return None

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Let a call be noted; what its arguments call belongs to the arguments."""
        if isinstance(node.func, ast.Name) and node.func.id in self.explained:
            return ast.Call(ast.parse("notes.of", mode="eval").body, [node.func, *node.args], [])
        self.generic_visit(node)
        return node


def _noted(nodes: Any) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield the index and the amount of what is noted in `notes.append((index, amount))`."""
    for node in nodes:
        match node:
            case ast.Expr(ast.Call(ast.Attribute(ast.Name("notes"), "append"), [ast.Tuple([index, amount])])):
                yield index, amount


def _reads(node: ast.AST | None, name: str) -> bool:
    return node is not None and any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(node))
