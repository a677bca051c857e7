"""No list of classes decides in silence.

A *choice* is a place that tells three or more classes of nodes apart: a `match`, an `isinstance`, a chain of
`if … elif`, a tuple, set or table of classes. What it does with a class that it does not name is one of these:

- mypy holds it: the choice ends in `assert_never`, raises, reports, returns in every case, or names a whole union;
- it is sound by default: it joins what it finds in the children, or picks from a walk over all nodes;
- a comment `# else: …` at the choice says why all other classes may be treated alike.

Which classes there are is asked of the modules, and which choices of their sources.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import types
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import rulec
from rulec.base.records import fields
from rulec.base.spans import nowhere
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.ir import nodes as ir
from rulec.sema import expr as e

ROOT = Path(rulec.__file__).parent
TYPES = typing.get_args(Type)
"""The types of the language, which are no nodes, and are told apart like them."""
FEW = 3
"""So many classes make a choice."""
JOINS = {"parts", "children", "walk", "nodes_of", "map_parts", "map_children", "outermost", "nodes", "in_blocks"}
"""Functions that go to all that is below a node."""


class Choice(NamedTuple):
    """A place that tells classes apart, its first and last line, and whether its form forgets none."""

    file: str
    first: int
    last: int
    classes: frozenset[type]
    holds: bool


def test_every_choice_says_what_it_does_with_other_classes() -> None:
    silent = [choice for choice in choices() if not choice.holds and not _says_why(choice)]
    assert [f"{c.file}:{c.first} {sorted(each.__name__ for each in c.classes)}" for c in silent] == []


def test_reasons_stand_at_choices() -> None:
    """A choice that mypy holds by now needs no reason any more."""
    used = {(c.file, line) for c in choices() if not c.holds for line in _reasons(c.file) if _is_at(c, line)}
    left = [f"{file}:{line}" for file in _files() for line in _reasons(file) if (file, line) not in used]
    assert left == []


def test_lists_of_what_has_a_part_are_whole() -> None:
    """What binds a name, and what holds a block, is asked of the fields of the classes."""
    binding = {each for each in _flat(ir.Expr | ir.Stmt) if "variable" in _fields(each)}
    assert binding == set(ir.LOOPS)
    named = {each for each in _flat(ir.Expr | ir.Stmt) if "name" in _fields(each)}
    made = [each(**{**dict.fromkeys(_fields(each), "x"), "span": nowhere()}) for each in named]
    assert named - {type(each) for each in made if ir.binds(each)} == {ir.Local, ir.VariantOn}
    assert {each for each in _flat(e.Expr) if "variable" in _fields(each)} == {e.Over, e.FirstOf, e.Along}
    holding = {each for each in _flat(ir.Stmt) if any("tuple[Stmt" in of for of in _fields(each).values())}
    assert holding == {ir.If, ir.ForEach, ir.AtOnce, ir.Search}


def _fields(of: type) -> dict[str, str]:
    return {each.name: each.type for each in fields(of)}


def test_choices_are_found() -> None:
    """The test sees what it is about."""
    found = list(choices())
    assert sum(choice.holds for choice in found) > 50
    assert any(choice.file == "sema/summaries/effects.py" and choice.holds for choice in found)


# ---- reasons -----------------------------------------------------------------------------------
@cache
def _lines(file: str) -> list[str]:
    return (ROOT / file).read_text(encoding="utf-8").splitlines()


@cache
def _reasons(file: str) -> tuple[int, ...]:
    return tuple(at for at, line in enumerate(_lines(file), 1) if "# else: " in line)


def _says_why(choice: Choice) -> bool:
    return any(_is_at(choice, at) for at in _reasons(choice.file))


def _is_at(choice: Choice, line: int) -> bool:
    """Return whether a line is the one above a choice, or one of its own."""
    return choice.first - 1 <= line <= choice.last


# ---- classes -----------------------------------------------------------------------------------
@cache
def _files() -> dict[str, ModuleType]:
    found: dict[str, ModuleType] = {}
    for module in pkgutil.walk_packages(rulec.__path__, "rulec."):
        if not module.name.startswith(("rulec.runtime", "rulec.driver.native")):
            made = importlib.import_module(module.name)
            found[Path(str(made.__file__)).relative_to(ROOT).as_posix()] = made
    return found


def _classes(expression: ast.expr, names: dict[str, Any]) -> Iterator[type]:
    """The classes of nodes that an expression in a source names."""
    match expression:
        case ast.Name(id=name):
            yield from _flat(names.get(name))
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            yield from _flat(getattr(names.get(module), name, None))
        case ast.BinOp(left=left, right=right):
            yield from (*_classes(left, names), *_classes(right, names))
        case ast.Tuple(elts=parts):
            yield from (each for part in parts for each in _classes(part, names))
        case ast.Starred(value=inner):
            yield from _classes(inner, names)


def _flat(value: Any) -> Iterator[type]:
    if isinstance(value, type):
        if issubclass(value, Node) or value in TYPES:
            yield value
    elif isinstance(value, types.UnionType) or typing.get_origin(value) is typing.Union:
        yield from (each for part in typing.get_args(value) for each in _flat(part))
    elif isinstance(value, tuple):
        yield from (each for part in value for each in _flat(part))


@cache
def _unions() -> frozenset[frozenset[type]]:
    """The unions of nodes that modules name."""
    values = [value for module in _files().values() for value in vars(module).values()]
    return frozenset(frozenset(_flat(value)) for value in values if isinstance(value, types.UnionType))


# ---- choices -----------------------------------------------------------------------------------
@cache
def choices() -> tuple[Choice, ...]:
    """All choices in the sources."""
    return tuple(choice for file, module in _files().items() for choice in _choices(file, module))


def _choices(file: str, module: ModuleType) -> Iterator[Choice]:
    tree = ast.parse("\n".join(_lines(file)))
    names = dict(vars(module))
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and not isinstance(above[node], ast.Module):
            exec(compile(ast.Module([node], []), "", "exec"), names)  # names of late imports
    for node in ast.walk(tree):
        classes, holds = frozenset[type](), False
        match node:
            case ast.Match(subject=subject, cases=cases):
                classes = frozenset(each for case in cases for each in _matched(case.pattern, names))
                holds = _ends_well(node, above) or _is_walked(subject, node, above) or _is_joined(node, above)
            case ast.If() if not _is_elif(node, above):
                tests = [test for link in _chain(node) for test in _instances(link.test)]
                subjects = {ast.unparse(test.args[0]) for test in tests}
                if len(tests) > 1 and len(subjects) == 1:
                    classes = frozenset(each for test in tests for each in _classes(test.args[1], names))
                    holds = _is_walked(tests[0].args[0], node, above) or _is_joined(node, above)
                    holds = holds or any(map(_stops, _chain(node)[-1].orelse))
            case ast.Call(func=ast.Name(id="isinstance"), args=[subject, of]):
                classes = frozenset(_classes(of, names))
                holds = classes in _unions() or isinstance(above[node], ast.Assert) or not _is_written(of)
                holds = holds or _is_walked(subject, node, above)
            case ast.Tuple(elts=parts) | ast.Set(elts=parts) if not isinstance(above[node], ast.Subscript):
                classes = frozenset(each for part in parts for each in _classes(part, names))
                holds = _is_isinstance(above[node]) or any(isinstance(part, ast.Starred) for part in parts)
            case ast.Dict(keys=keys):
                classes = frozenset(each for key in keys if key is not None for each in _classes(key, names))
        if len(classes) >= FEW:
            yield Choice(file, node.lineno, node.end_lineno or node.lineno, classes, holds)


def _matched(pattern: ast.pattern, names: dict[str, Any]) -> Iterator[type]:
    match pattern:
        case ast.MatchClass(cls=of):
            yield from _classes(of, names)
        case ast.MatchOr(patterns=patterns):
            yield from (each for part in patterns for each in _matched(part, names))
        case ast.MatchAs(pattern=ast.pattern() as inner):
            yield from _matched(inner, names)


def _ends_well(node: ast.Match, above: dict[ast.AST, ast.AST]) -> bool:
    """Whether mypy holds a match, or its last case joins the children."""
    last = node.cases[-1]
    if isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None:
        return _stops(last.body[-1]) or _joins(last.body)
    function = above[node]
    if isinstance(function, ast.FunctionDef) and function.body[-1] is node:
        returns = ast.unparse(function.returns) if function.returns is not None else "None"
        return not returns.startswith(("None", "Iterator")) and all(_leaves(case.body[-1]) for case in node.cases)
    return False


def _stops(line: ast.stmt) -> bool:
    """Whether a line is never reached, or reports what stands there."""
    said = ast.unparse(line)
    return isinstance(line, ast.Raise) or "assert_never(" in said or ".error(" in said or ".bad(" in said


def _is_joined(node: ast.stmt, above: dict[ast.AST, ast.AST]) -> bool:
    """Whether the lines beside a choice join what is below the node."""
    beside = [line for line in getattr(above[node], "body", ()) if line is not node]
    return any(isinstance(line, ast.For | ast.Return) and _joins([line]) for line in beside)


def _leaves(line: ast.stmt) -> bool:
    """Whether a line is the last of its function: mypy sees whether other classes come past it."""
    if isinstance(line, ast.If):
        return bool(line.orelse) and _leaves(line.body[-1]) and _leaves(line.orelse[-1])
    return isinstance(line, ast.Return | ast.Raise)


def _joins(body: list[ast.stmt]) -> bool:
    called = (part.func for line in body for part in ast.walk(line) if isinstance(part, ast.Call))
    return any(ast.unparse(each).rpartition(".")[2] in JOINS for each in called)


def _is_walked(subject: ast.expr, node: ast.AST, above: dict[ast.AST, ast.AST]) -> bool:
    """Whether what is told apart is taken from a walk over all nodes."""
    name = ast.unparse(subject)
    at: ast.AST | None = node
    while at is not None and not isinstance(at, ast.FunctionDef):
        sources = [(each.target, each.iter) for each in getattr(at, "generators", [])]
        sources += [(at.target, at.iter)] if isinstance(at, ast.For) else []
        for target, source in sources:
            if ast.unparse(target) == name:
                return _joins([ast.Expr(source)])
        at = above.get(at)
    return False


def _is_elif(node: ast.If, above: dict[ast.AST, ast.AST]) -> bool:
    up = above[node]
    return isinstance(up, ast.If) and up.orelse == [node]


def _chain(node: ast.If) -> list[ast.If]:
    found = [node]
    while len(found[-1].orelse) == 1 and isinstance(found[-1].orelse[0], ast.If):
        found.append(found[-1].orelse[0])
    return found


def _instances(test: ast.expr) -> list[ast.Call]:
    return [part for part in ast.walk(test) if isinstance(part, ast.Call) and _is_isinstance(part)]


def _is_isinstance(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"


def _is_written(of: ast.expr) -> bool:
    """Whether classes are written out where they are asked for, and have no name that says why they stand together."""
    return not isinstance(of, ast.Name | ast.Attribute)
