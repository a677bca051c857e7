"""The literals of a pack's `.rules` files, each with its class, taken from the lexer's tokens and the tree.

Nothing here is a list that somebody keeps: a literal token is found by its terminal, and its class follows from the
nodes around it. `uncovered` checks that tokens and literal nodes match one to one, so that none can be missed.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.base.tree import children, slots, walk
from rulec.syntax import deeds as d
from rulec.syntax import nodes as n
from rulec.syntax.layout import Layout, lay_out
from rulec.syntax.parser import Lexeme, lexemes_of, run

LITERAL_TOKENS = frozenset({"NUMBER", "FRACTION", "PERCENT", "STRING", "YES", "NO", "NONE", "UNKNOWN"})
CLASSES = ("rule", "arm", "words", "evidence")
"""The classes of what is reckoned."""
ALL = (*CLASSES, "happening")
_HOLE = re.compile(r"\{([^{}]*)\}")
_VERBS = {
    "BASE", "ADD", "SUBTRACT", "INCREASE_BY", "REDUCE_BY", "TIMES", "DIVIDE_BY", "SET_TO", "AT_LEAST", "AT_MOST",
}  # fmt: skip
_ARMS = {
    "COMPARE", "EQUAL", "LESS", "AND", "OR", "NOT", "IN", "NOT_IN", "ROUNDING", "UP_TO", "DOWN_TO", "OR_MORE",
    "OR_LESS", "PLUS", "MINUS", "STAR", "SLASH",
}  # fmt: skip

_TOLD_BY_PAGES = {"EventDecl", "StateDecl", "VariantDecl", "MachineDecl"}
"""What stands in these is in no module of the package."""
Path = tuple[tuple[str, n.Node], ...]
"""The nodes from a declaration down to a token, each with the field that holds it."""


@dataclass(frozen=True)
class Literal:
    """A literal: `text` stands at `start .. end` of a file. `sort` tells how it can be changed; `home` which
    declaration it stands in: (sort, name); `named` what it is a member of; `label`: it is a clause's label."""

    file: str
    start: int
    end: int
    text: str
    sort: str
    kind: str
    home: tuple[str, str]
    named: str = ""
    label: bool = False
    others: tuple[tuple[int, int, str], ...] = ()  # what else changes with it

    @property
    def key(self) -> tuple[str, int, int, str]:
        """What tells literals apart and orders them."""
        return (self.file, self.start, self.end, self.sort)

    @property
    def is_text_of_an_entry(self) -> bool:
        """What a field of an entry says in words, as a column of texts does: nothing reckons with it."""
        return self.kind == "rule" and self.text.startswith('"') and self.home[0] == "record"


Names = Mapping[tuple[str, int, int], str]
"""Where the typed model has a member or an entry: (path, start, end) to the enumeration or kind."""


_TOKENS: dict[str, list[list[Lexeme]]] = {}


def chunk_tokens(layout: Layout) -> Iterator[list[Lexeme]]:
    """The tokens of each top-level declaration, in order; a file is read once."""
    if layout.text not in _TOKENS:
        _TOKENS[layout.text] = [lexemes_of(layout.text, lines) for lines in layout.chunks if lines]
    yield from _TOKENS[layout.text]


def rules_literals(file: str, source: Source, module: n.Module, names: Names) -> list[Literal]:
    """All literals of one file."""
    layout = lay_out(source, Report())
    found: list[Literal] = []
    tokens = [token for chunk in chunk_tokens(layout) for token in chunk]
    for token in tokens:
        path = path_to(module, token)
        found += _of_token(file, source, token, path, names)
    found += _orders(file, source, module)
    return found


_CHILDREN: dict[int, tuple[n.Node, list[tuple[str, n.Node]]]] = {}


def named_children(node: n.Node) -> list[tuple[str, n.Node]]:
    """The nodes directly below a node, each with the name of the field that holds it; a node is looked into once."""
    if id(node) not in _CHILDREN:
        at = {id(child): name for name in slots(type(node)) for child in _listed(getattr(node, name))}
        _CHILDREN[id(node)] = node, [(at[id(child)], child) for child in children(node)]
    return _CHILDREN[id(node)][1]


def _listed(value: object) -> list[object]:
    return [found for item in value for found in _listed(item)] if isinstance(value, tuple) else [value]


def path_to(module: n.Module, token: Lexeme) -> Path:
    """The way from a declaration to the innermost node that holds a token."""
    after = bisect_right(module.declarations, token.start, key=lambda declared: declared.span.start)
    if not after or token.end > module.declarations[after - 1].span.end:
        return ()
    path: list[tuple[str, n.Node]] = [("", module.declarations[after - 1])]
    while True:
        inside = [
            (name, child)
            for name, child in named_children(path[-1][1])
            if child.span.start <= token.start and token.end <= child.span.end
        ]
        if not inside:
            return tuple(path)
        # one that holds another may stand beside it: the branches of an `if`
        path.append(min(inside, key=lambda found: found[1].span.end - found[1].span.start))


def uncovered(source: Source, module: n.Module) -> list[str]:
    """Literal tokens without one literal node, and literal nodes without their tokens."""
    faults: list[str] = []
    owned: dict[tuple[type, int, int], int] = {}
    for chunk in chunk_tokens(lay_out(source, Report())):
        for token in chunk:
            if token.kind not in LITERAL_TOKENS:
                continue
            path = path_to(module, token)
            node = path[-1][1] if path else None
            if not _holds(node, token, path):
                faults.append(f"{source.path}: `{token.text}` at {token.start} has no literal node")
            elif not _holds_many(node, path):
                owned[_place(node)] = owned.get(_place(node), 0) + 1
    # a band of one value holds its node twice
    nodes = {_place(node): node for declaration in module.declarations for node in walk(declaration)}
    for node in nodes.values():
        match node:
            case n.Number() | n.Percent() | n.Text() | n.Constant() | n.Face():
                wanted = 1
            case n.CitePlace(first=first, last=last):
                wanted = (first is not None) + (last is not None and _shows_last(node))
            case n.RecordDecl(key=key) if key.text.isdigit():
                node, wanted = key, 1
            case _:
                continue
        if owned.pop(_place(node), 0) != wanted:
            faults.append(f"{source.path}: the node at {node.span} does not own {wanted} tokens")
    return faults + [f"{source.path}: a token belongs to no literal node" for _ in owned]


def _place(node: n.Node) -> tuple[type, int, int]:
    return type(node), node.span.start, node.span.end


def _shows_last(place: n.CitePlace) -> bool:
    return ".." in place.span.text[place.heading.span.end - place.span.start :]


def _holds_many(node: n.Node | None, path: Path) -> bool:
    """Whether a node holds numbers of its own beside its nodes: of steps, of acts, of periods, of entries."""
    if isinstance(node, n.Word):
        return not isinstance(path[-2][1], n.RecordDecl)
    return isinstance(node, d.ActsOf | d.Stage | n.Period | d.StepEdit)


def _holds(node: n.Node | None, token: Lexeme, path: Path) -> bool:
    match node:
        case n.Number():
            return token.kind in ("NUMBER", "FRACTION")
        case n.Face():  # the sign in front of it is no part of the token
            return token.kind == "NUMBER" and node.span.text.endswith(token.text)
        case n.Percent():
            return token.kind == "PERCENT" and node.span.text == token.text
        case n.Text():
            return token.kind == "STRING" and node.span.text == token.text
        case n.Constant(word=word):
            return token.kind == word.upper()
        case n.CitePlace():
            return token.kind == "NUMBER"
        case n.Word() if isinstance(path[-2][1], n.RowEdit):  # a key: a band holds two numbers
            return token.kind in LITERAL_TOKENS and token.text in node.span.text
        case n.Word():
            return token.kind == "NUMBER" and node.text == token.text
        case d.ActsOf() | d.Stage() | n.Period() | d.StepEdit():
            return token.kind == "NUMBER"
    return False


# ---- one token -------------------------------------------------------------------------------------
def _of_token(file: str, source: Source, token: Lexeme, path: Path, names: Names) -> Iterator[Literal]:
    if not path:
        return
    home = home_of(path[0][1])
    kind = class_of(path)
    text = source.text[token.start : token.end]
    made = Literal(file, token.start, token.end, text, "", kind, home)
    if token.kind in LITERAL_TOKENS and any(isinstance(node, n.Leaves) for _, node in path):
        yield _with(made, sort="mark")
    elif token.kind == "STRING":
        label = path[-1][0] == "label" and isinstance(path[-2][1], _LABELLED) and kind == "words"
        form = isinstance(path[0][1], d.ActOfDecl) and path[-1][0] == "label" and len(path) == 2  # pages tell it
        told = kind == "happening" and type(path[0][1]).__name__ not in _TOLD_BY_PAGES and not form
        refused = any(isinstance(node, d.Typed) and node.otherwise is not None for _, node in path)
        yield _with(made, sort="text", label=label, named="said when typed" if refused else "told" if told else "")
        yield from _in_holes(file, source, token, home, names)
    elif token.kind in LITERAL_TOKENS:
        yield _with(made, sort=_constant_sort(token, path), named=_parent_op(path))
    elif token.kind == "NAME" and isinstance(path[-1][1], n.Name):
        named = names.get((source.path, token.start, token.end))
        if named:
            yield _with(made, sort="name", named=named)
    elif kind == "rule":
        yield from _arm(made, token, path)


def _with(literal: Literal, **changes: object) -> Literal:
    return replace(literal, **changes)  # type: ignore[arg-type]


def _constant_sort(token: Lexeme, path: Path) -> str:
    """How the token changes: `line` numbers of citations, `key` numbers of entries, else by its terminal."""
    match path[-1][1]:
        case n.CitePlace(sentences=sentences):
            return "line" if sentences is None else "mark"
        case n.Word():
            return "key"
    return token.kind.lower()


def _parent_op(path: Path) -> str:
    """Where a `none` stands: behind a comparison it changes by the sign in front of it."""
    if len(path) > 1:
        match path[-2]:
            case _, n.Binary(op="=" | "!="):
                return "comparison"
            case _, n.FieldDecl():
                return "default"
    return ""


def _in_holes(file: str, source: Source, token: Lexeme, home: tuple[str, str], names: Names) -> Iterator[Literal]:
    """The literals that stand inside the holes of a text: they are rules like any others."""
    for hole in _HOLE.finditer(source.text, token.start, token.end):
        found: list[Lexeme] = []
        run(hole[1], "hole_only", {}, found)
        for inner in found:
            start, end = hole.start(1) + inner.start, hole.start(1) + inner.end
            named = names.get((source.path, start, end), "")
            if inner.kind in LITERAL_TOKENS or (inner.kind == "NAME" and named):
                sort = "name" if inner.kind == "NAME" else inner.kind.lower()
                yield Literal(file, start, end, inner.text, sort, "words", home, named)


def _arm(made: Literal, token: Lexeme, path: Path) -> Iterator[Literal]:
    """Verbs, comparisons and the like: which way a clause works."""
    _, node = path[-1]
    arm = _with(made, kind="arm", sort="arm", named=token.kind)
    if token.kind in _VERBS and isinstance(node, n.Contribution) and token.start == node.span.start:
        yield arm
    elif token.kind in _ARMS and isinstance(node, n.Binary | n.Chain | n.Unary | n.Within | n.Limit | n.Band):
        if isinstance(node, n.Chain):
            first = token.start < node.values[1].span.start
            if not first:
                return  # the whole chain changes with its first word
            ends = [(a.span.end, b.span.start) for a, b in pairwise(node.values)]
            text, source = arm.text, node.span.source.text
            rest = [(start + source[start:end].index(text), text) for start, end in ends[1:]]
            arm = _with(arm, others=tuple((at, at + len(text), text) for at, text in rest))
        yield arm
    elif token.kind == "ROUNDING":
        yield arm
    elif token.kind == "NAME" and isinstance(node, n.Word) and isinstance(path[-2][1], n.FamilyDecl):
        if path[-1][0] == "counts":
            yield _with(arm, named="COUNTS")
    elif token.kind == "NAME" and isinstance(node, n.Word) and isinstance(path[-2][1], n.Take):
        ruling = path[0][1]
        assert isinstance(ruling, n.RulingDecl)
        values = any(isinstance(i, n.Reading) and i.value is not None for i in ruling.items)
        yield _with(arm, named="TAKE", kind="arm" if values else "evidence")


# ---- the order of cases ----------------------------------------------------------------------------
def _orders(file: str, source: Source, module: n.Module) -> Iterator[Literal]:
    """Every two adjacent cases of a value, which change by changing places."""
    for declaration in module.declarations:
        if not isinstance(declaration, n.ValueDecl | n.RollDecl):
            continue
        cases = [item for item in declaration.items if isinstance(item, n.Answer)]
        for one, other in pairwise(cases):
            yield Literal(
                file, one.span.start, one.span.end, one.span.text, "order", "arm", home_of(declaration),
                others=((other.span.start, other.span.end, other.span.text),),
            )  # fmt: skip


# ---- classes ---------------------------------------------------------------------------------------
# A waiver is no entry of its own in the notes, so its label stands in the reference alone.
_LABELLED = (n.CircleDecl, n.Contribution, n.Answer, n.Otherwise, n.BandAnswer, n.Holds, n.RoundClause, n.Bounds)
_TEXT_FIELDS = {"label", "denial", "otherwise"}


def class_of(path: Path) -> str:
    """`rule`, `words` or `evidence`, by the nodes around a token; `happening` in a process, an act and the like, where
    it is judged as rules and words are."""
    root = path[0][1]
    if isinstance(path[-1][1], n.Text) and any(isinstance(node, n.Waive) for _, node in path):
        return "words"
    if _happens(path) and not any(isinstance(node, n.ExampleDecl | n.CitePlace | n.About) for _, node in path):
        return "happening"
    for field, node in path:
        match node:
            case n.ExampleDecl() | n.CitePlace():
                return "evidence"
            case n.Take():
                return "evidence" if isinstance(path[-1][1], n.Text) else "rule"
            case n.Reading(name=name) if isinstance(root, n.RulingDecl):
                if name.text not in [item.name.text for item in root.items if isinstance(item, n.Take)]:
                    return "evidence"
            case n.About() | n.Spoken():
                return "words"
            case n.Judged() if path[-1][0] == "question":  # it has no part in what its answer makes of the rest
                return "words"
            case n.Text() if field in _TEXT_FIELDS:
                return "words"
    return "rule"


def _happens(path: Path) -> bool:
    """Whether a token stands in what happens: a process, an act's clauses, a sequence, a variant, the state."""
    if any(type(node).__module__.startswith(d.__name__) or isinstance(node, d.Does | d.ReplayDecl) for _, node in path):
        return True
    if any(isinstance(node, n.ModifyDecl) and (node.kind_word is not None or node.costs) for _, node in path):
        return True
    return isinstance(path[0][1], n.RecordDecl) and len(path) > 1 and isinstance(path[1][1], n.Needs)


def home_of(declaration: n.Node) -> tuple[str, str]:
    """The declaration as pages know it: (sort, name)."""
    match declaration:
        case n.QuantityDecl(name=name) | n.ValueDecl(name=name) | n.FactDecl(name=name) | n.RollDecl(name=name):
            return ("function", name.text)
        case n.SolveDecl(name=name):
            return ("solve", name.text)
        case n.ModifyDecl(target=target):
            return ("function", target.text)
        case n.RecordDecl(kind_word=word, key=key):
            return ("record", f"{word.text}/{key.text}")
        case n.KindDecl(name=name):
            return ("kind", name.text)
        case d.ProcessDecl(name=name):
            return ("process", name.text)
        case n.RulingDecl():
            return ("page", "rulings")
        case n.ExampleDecl():
            return ("page", "examples")
        case _:
            return ("page", "glossary")
