"""Whatever a text holds, emitted Python is the same program with another text in it."""

from __future__ import annotations

import ast
import keyword

import pytest

from tests.safety.packs import compile_files, orchard, small, with_texts

CALL = "escaped()"
IN_RULES = [
    f"''' + {CALL} + '''",
    f"' + {CALL} + '",
    f"\\' + {CALL} + \\'",
    "\\",
    "\\\\",
    "x\\",
    "\\N",
    "\\u",
    "\\x",
    "# coding: latin",
    f"; {CALL} #",
    "%s %(name)s $name",
    "“quoted” ‘twice’",
    "ends with ''",
    "–—…‘’",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ｕｓｅｒ ﬁ ½ é 日本 🍎",
]
IN_YAML = [
    f'""" + {CALL} + """',
    f'"\n{CALL}\n"',
    f"'''\n{CALL}\n'''",
    f"\n{CALL}\n",
    f'\\"\\"\\" + {CALL} + "',
    '"',
    '"""',
    '\\"""',
    "\t\t\t",
    "\\",
    "\\N{BULLET} {escaped()} {{}} {",
    "%s %(name)s ${name}",
    f"# type: ignore\n{CALL}",
]
NODES = {
    *[
        "Module",
        "Expr",
        "Constant",
        "Import",
        "ImportFrom",
        "alias",
        "If",
        "Assign",
        "AnnAssign",
        "AugAssign",
        "Return",
        "For",
        "While",
        "FunctionDef",
        "ClassDef",
        "arguments",
        "arg",
        "Raise",
        "Call",
        "Name",
        "Load",
        "Store",
        "Attribute",
        "Subscript",
        "Slice",
        "Tuple",
        "List",
        "Dict",
        "Set",
        "BinOp",
        "UnaryOp",
        "BoolOp",
        "Compare",
        "IfExp",
        "GeneratorExp",
        "ListComp",
        "DictComp",
        "SetComp",
        "comprehension",
        "JoinedStr",
        "FormattedValue",
        "keyword",
        "Starred",
        "Lambda",
        "Pass",
        "Continue",
        "Break",
        "Try",
        "ExceptHandler",
        "Assert",
        "NamedExpr",
        "TypeAlias",
    ],
    *[
        "Add",
        "Sub",
        "Mult",
        "FloorDiv",
        "Mod",
        "LShift",
        "RShift",
        "BitOr",
        "BitAnd",
        "BitXor",
        "USub",
        "Invert",
        "Not",
        "And",
        "Or",
        "Eq",
        "NotEq",
        "Lt",
        "LtE",
        "Gt",
        "GtE",
        "Is",
        "IsNot",
        "In",
        "NotIn",
    ],
}
IMPORTS = {
    "__future__",
    "typing",
    "collections.abc",
    "importlib",
    "rulec.runtime",
    "bisect",
    "fractions",
    "rulec.runtime.game.shape",
}
BUILTINS = {
    "any",
    "all",
    "sum",
    "min",
    "max",
    "len",
    "abs",
    "int",
    "bool",
    "str",
    "tuple",
    "list",
    "dict",
    "set",
    "object",
    "globals",
    "getattr",
    "range",
    "AttributeError",
    "frozenset",
    "divmod",
    "sorted",
    "next",
    "iter",
    "zip",
    "enumerate",
    "isinstance",
    "super",
    "reversed",
    "type",
}
FORBIDDEN = {
    "eval",
    "exec",
    "compile",
    "open",
    "__import__",
    "__builtins__",
    "vars",
    "locals",
    "setattr",
    "delattr",
    "input",
    "breakpoint",
    "escaped",
}


def modules(files: dict[str, str]) -> dict[str, ast.Module]:
    """The emitted modules of a pack that must compile."""
    made, report = compile_files(files, files["pack.yaml"].split("\n")[0].removeprefix("name: "), backends=("python",))
    assert made is not None, [d.headline for d in report.found]
    return {path: ast.parse(data) for path, data in made.outputs.items() if path.endswith(".py")}


def check(tree: ast.Module, path: str) -> None:
    """Only nodes, imports and names that the back end makes."""
    for node in ast.walk(tree):
        assert type(node).__name__ in NODES, (path, ast.dump(node)[:200])
        match node:
            case ast.ImportFrom(module=module, level=level):
                assert level == 1 or module in IMPORTS, (path, module)
            case ast.Import(names=names):
                assert all(name.name in IMPORTS for name in names), path
            case ast.Name(id=name):
                assert name not in FORBIDDEN, (path, name)
                assert not name.startswith("__") or name in ("__name__", "__all__", "__slots__"), (path, name)
            case ast.Attribute(attr=name):
                assert not name.startswith("__") or name in ("__init__", "__new__"), (path, name)
                assert name not in FORBIDDEN, (path, name)


def shape(tree: ast.Module) -> list[str]:
    """The program without its texts."""
    return [
        "text" if isinstance(node, ast.Constant) and isinstance(node.value, str) else type(node).__name__
        for node in ast.walk(tree)
    ]


@pytest.fixture(scope="module")
def plain() -> dict[str, list[str]]:
    return {path: shape(tree) for path, tree in modules(with_texts("plain", "plain")).items()}


def test_the_shared_pack_keeps_to_the_list() -> None:
    for path, tree in modules(orchard()).items():
        check(tree, path)


@pytest.mark.parametrize("text", [*IN_RULES, *IN_YAML])
def test_a_text_stays_in_its_string(text: str, plain: dict[str, list[str]]) -> None:
    in_rules = text if text in IN_RULES else "plain"
    found = modules(with_texts(in_rules, text))
    assert found.keys() == plain.keys()
    for path, tree in found.items():
        check(tree, path)
        assert shape(tree) == plain[path], path


def test_emitted_python_is_plain_ascii() -> None:
    text = "𝔘 é 日本 🍎 “x”"
    made, _ = compile_files(with_texts(text, f"{text}\n\t{text}"), "orchard", backends=("python",))
    assert made is not None
    for path, data in made.outputs.items():
        assert data.isascii(), path
        assert b"\r" not in data, path
        assert b"\t" not in data, path


NAMES = [
    "class",
    "None",
    "print",
    "match",
    "self",
    "lambda",
    "import",
    "type",
    "int",
    "True",
    "def",
    "async",
    "cls",
    "notes",
    "value",
    "eval",
    "exec",
    "open",
    "Final",
    "PACK",
    "LABELS",
    "annotations",
    "TITLES",
    "Sequence",
    "amount",
    "share",
    "Label",
    "world",
    "_",
    "__",
    "___",
    "__import__",
    "__init__",
    "__class__",
    "__slots__",
    "__name__",
    "_tables",
    "_kinds",
    "__getattr__",
    "_words",
    "min",
    "max",
    "any",
    "all",
    "sum",
    "leader",
    "cell",
    "total",
    "h_",
    "NewType",
]


def named(given: dict[str, str]) -> dict[str, str]:
    """A small pack in which some things have given names."""
    names = dict.fromkeys(
        (
            "measure",
            "enum",
            "member",
            "kind",
            "plural",
            "field",
            "entry",
            "quantity",
            "value",
            "fact",
            "parameter",
            "step",
            "family",
            "loop",
            "constant",
            "ruling",
            "reading",
            "need",
            "record",
            "carry",
            "module",
            "table",
            "column",
        ),
        "",
    )
    names = {key: f"{key}_name" for key in names} | {"kind": "Kindname", "enum": "Enumname", "carry": "Carryname"}
    n = names | given
    rules = f"""\
measure {n["measure"]}, many_of_them "measure"
enum {n["enum"]}: {n["member"]}, other_member "enum"
kind {n["kind"]}, {n["plural"]} "kind"
    {n["field"]}: {n["measure"]} = 1 {n["measure"]} "field"
    friends: list of {n["kind"]} = {{}} "friends"
    things: set of {n["carry"]} = {{}} "things"
    cites book "Kinds" 1
kind {n["carry"]}, carries listed "carry"
    carried by {n["kind"]} as things
    cites book "Kinds" 2
constant {n["constant"]} = 2 {n["measure"]} "constant"
    cites book "Constants" 1
ruling {n["ruling"]} gap "Ruling"
    reading {n["reading"]} = 3 {n["measure"]} "reading" cites book "Rulings" 1
    take {n["reading"]} because "so it is"
quantity {n["quantity"]}({n["parameter"]}: {n["kind"]}, sort: {n["enum"]}) -> {n["measure"]} "Quantity"
    family {n["family"]} counts greatest
    step {n["step"]} "Step"
        base {n["table"]}[sort].{n["column"]}
        add {n["parameter"]}.{n["field"]} "field"
        add {n["constant"]} as {n["family"]} "one"
        add ruling {n["ruling"]} as {n["family"]} "two"
        add {n["loop"]}.{n["field"]} for each {n["loop"]} in {n["parameter"]}.friends "friends"
    cites book "Quantities" 1
value {n["value"]}({n["parameter"]}: {n["kind"]}) -> {n["enum"]} "Value"
    {n["member"]} when {n["parameter"]}.{n["field"]} > 1 {n["measure"]} "much"
    otherwise other_member
    cites book "Values" 1
fact {n["fact"]}({n["parameter"]}: {n["kind"]}) "it is so", not "it is not so"
    needs {n["need"]}: {n["parameter"]}.{n["field"]} > 1 {n["measure"]} else "not enough"
    cites book "Facts" 1
carryname {n["record"]} "Record"
    cites book "Records" 1
    modify {n["quantity"]} for its {n["parameter"]}
        add 1 {n["measure"]} during {n["step"]} "record"
    modify {n["fact"]} for its {n["parameter"]}
        waive {n["need"]}
"""
    table = f"""\
table: {n["table"]}
title: Table
cites: book "Tables" 1
keys: [sort]
columns:
  - {{name: sort, type: {n["enum"]}, label: Sort}}
  - {{name: {n["column"]}, type: {n["measure"]}, label: Column}}
off_the_table: refuse
complete: yes
rows:
  - [{n["member"]}, 1]
  - [other_member, 2]
"""
    files = small(rules)
    files[f"{n['module']}.rules"] = files.pop("a.rules")
    files[f"tables/{n['table']}.yaml"] = table
    return files


PLACES = (
    "measure",
    "enum",
    "member",
    "kind",
    "plural",
    "field",
    "quantity",
    "value",
    "fact",
    "parameter",
    "step",
    "family",
    "loop",
    "constant",
    "ruling",
    "reading",
    "need",
    "record",
    "module",
    "table",
    "column",
)


def test_the_named_pack_compiles() -> None:
    made, report = compile_files(named({}))
    assert made is not None, [(d.code.number, d.headline, d.primary.span.text) for d in report.found]


@pytest.mark.parametrize("at", range(len(NAMES)))
def test_names_of_python_are_names_like_others(at: int) -> None:
    """Each is either refused with its place or becomes a name that hides nothing; over all rounds every name
    stands in every place."""
    given = {place: NAMES[(at + 5 * number) % len(NAMES)] for number, place in enumerate(PLACES)}
    for _ in PLACES:
        made, report = compile_files(named(given), backends=("python",))
        if made is not None:
            break
        told = {d.primary.span.text for d in report.found} | {d.primary.span.source.path for d in report.found}
        refused = {place for place, name in given.items() if any(name in text for text in told)}
        if not refused:  # the member `any` means every member in a table
            assert given["member"] == "any"
            refused = {"member"}
        given = {place: name for place, name in given.items() if place not in refused}
    assert made is not None
    for path, data in made.outputs.items():
        if path.endswith(".py"):
            tree = ast.parse(data)
            check(tree, path)
            for node in ast.walk(tree):
                assert not keyword.iskeyword(_bound(node)), path


def _bound(node: ast.AST) -> str:
    match node:
        case (
            ast.Name(id=name, ctx=ast.Store())
            | ast.FunctionDef(name=name)
            | ast.ClassDef(name=name)
            | ast.arg(arg=name)
        ):
            return name
        case _:
            return ""
