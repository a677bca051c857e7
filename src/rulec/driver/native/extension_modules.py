"""Compile packages and the runtime with mypyc, beside their `.py` files.

A library is named after a hash of its sources and of the runtime's, so that a package can only be loaded with the
runtime it was compiled with. Compilation runs in a folder of the cache, in a process of its own. Imports need none of
it.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import mkdtemp

from rulec.base.records import dataclass
from rulec.driver.native.extension_files import LIBRARY, RUNTIME, libraries, take_away_compiled

INTERPRETED = (
    "__init__", "alike", "explained", "frozen_arguments", "open_notes", "openings", "sentence", "symbolic_dice",
    "vectors",
)  # fmt: skip
"""Runtime modules that are not compiled.

Packages import modules late; symbolic dice, sentences, explained notes and entries with equal titles subclass Python's
own classes; columns use NumPy.
"""
DATA = ("__init__", "_choices", "_meta", "_sources", "_tables", "_words", "columns")
"""Modules of a package that hold only data, and the one that uses NumPy."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


SOURCES = 12
"""Number of leading characters of a key that identify the sources; the rest identifies the compiler."""


class NotCompiled(Exception):
    """The reason, as a sentence, why nothing was compiled."""


@dataclass(frozen=True, slots=True)
class Group:
    """Modules that form one library.

    `folder` contains them, `package` is their import path, `sources` maps paths to adapted source text, `compiled` are
    the paths to compile; `key` identifies sources and tools.
    """

    folder: str
    package: str
    sources: dict[str, str]
    compiled: tuple[str, ...]
    key: str

    @property
    def library(self) -> str:
        """The name of the shared library."""
        return f"{self.package.replace('/', '.')}.{LIBRARY}{self.key}"

    def there(self) -> bool:
        """Return whether all compiled files exist."""
        return all(os.path.isfile(os.path.join(self.folder, name)) for name in self.modules())

    def modules(self) -> list[str]:
        """Return the compiled files; the library comes first, since the others need it."""
        names = [f"{LIBRARY}{self.key}__mypyc", *(path.removesuffix(".py") for path in self.compiled)]
        return [f"{name}{SUFFIX}" for name in names]


def compile_packages(names: Iterable[str], out: str, cache: str | None) -> list[str]:
    """Compile the runtime and these packages below *out*. Return those that were not up to date.

    Raise `NotCompiled` on failure.
    """
    runtime = _runtime()
    packages = [(name, f"rulec_packs/{name}") for name in names]
    groups = [_group(f"{out}/{name}/python/{package}", package, DATA, f"{runtime.key}_") for name, package in packages]
    due = [group for group in groups if not group.there()]
    new = due if runtime.there() else [runtime, *due]
    if not new:
        return []
    if not _tools():
        raise NotCompiled("packages are compiled by mypyc, which is not there: `pip install rulec[native]`")
    for group in new:
        if not os.access(group.folder, os.W_OK):
            raise NotCompiled(f"{group.folder} may not be written to, and extension modules stand beside their sources")
    folder = os.path.join(cache, "native") if cache is not None else mkdtemp(prefix="rulec-native-")
    try:
        _compile(folder, [runtime, *due])
        for group in new:
            take_away_compiled(group.folder)
            for name in group.modules():
                goal = os.path.join(group.folder, name)
                shutil.copyfile(os.path.join(folder, "made", group.package, name), f"{goal}.new")
                os.replace(f"{goal}.new", goal)
    finally:
        if cache is None:
            shutil.rmtree(folder)
    return [group.package.rpartition("/")[2] for group in due]


def take_away_stale_runtime() -> None:
    """Delete a compiled runtime whose sources have changed since, regardless of the compiler."""
    there = libraries(RUNTIME)
    if there and not there[0].startswith(f"{LIBRARY}{_runtime().key[:SOURCES]}"):
        take_away_compiled(RUNTIME)


def _tools() -> str:
    """Return the versions of the compiler, or "" if it is not installed."""
    try:
        return f"{version('mypy')} {sys.version}"
    except PackageNotFoundError:
        return ""


def _runtime() -> Group:
    return _group(RUNTIME, "rulec/runtime", INTERPRETED)


def _group(folder: str, package: str, left: Iterable[str], above: str = "") -> Group:
    sources: dict[str, str] = {}
    for path in sorted(Path(folder).rglob("*.py")):
        inner = path.relative_to(folder).as_posix()
        sources[inner] = adapted(path.read_text(encoding="utf-8"), inner)
    compiled = tuple(inner for inner in sources if Path(inner).stem not in left)
    told = json.dumps([package, sources, compiled]), _tools()
    key = "".join(blake2b(text.encode(), digest_size=SOURCES // 2).hexdigest() for text in told)
    return Group(folder, package, sources, compiled, above + key)


def adapted(source: str, path: str) -> str:
    """Adapt the source of a module for mypyc.

    Choices become plain ints, which mypyc inlines. Field types of named tuples become strings, as mypyc would evaluate
    them too early. Classes allow subclasses and pickling. Columns are bound to module constants. Bit masks and sets of
    choices are inlined.
    """
    if path == "_choices.py":
        return _CONSTANT.sub(r"\1: Final = \2", _CHOICE.sub(r"\1 = int", source))
    source = _COLUMNS.sub(_own_columns, source)
    heads = {name: f"({several or one})" for name, several, one in _HEAD.findall(source)}
    source = _HEADED.sub(lambda name: heads.get(name[0], name[0]), _HEAD.sub("", source))
    lines = source.encode().splitlines(keepends=True)
    edits: list[tuple[int, int, int, bytes]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ClassDef):
            continue
        bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
        if "NamedTuple" in bases:
            for field in node.body:
                if isinstance(field, ast.AnnAssign):
                    of = field.annotation
                    assert of.end_col_offset is not None
                    text = lines[of.lineno - 1][of.col_offset : of.end_col_offset].replace(b'"', b"'")
                    edits.append((of.lineno, of.col_offset, of.end_col_offset, b'"' + text + b'"'))
        elif "Protocol" not in bases:
            edits.append((min([node.lineno, *(each.lineno for each in node.decorator_list)]), 0, 0, _OPEN))
    for line, start, end, text in sorted(edits, reverse=True):
        before = lines[line - 1]
        lines[line - 1] = before[:start] + text + before[end:]
    return b"".join(lines).decode().replace(_FUTURE, f"{_FUTURE}{_KNOWN}", 1)


def _own_columns(imports: re.Match[str]) -> str:
    names = re.findall(r"\w+", imports[1])
    columns = [name for name in names if name.isupper()]
    given = [f"{name} as _{name}_" if name in columns else name for name in names]
    own = [f"{name}: Final = _{name}_" for name in columns]
    return "\n".join([f"from ._tables import ({', '.join(given)})", "from typing import Final", *own])


_COLUMNS = re.compile(r"^from \._tables import (\([^)]*\)|.*)$", re.MULTILINE)
_HEADED = re.compile(r"\b_(?:\w+_BIT|ANY_OF_\d+|ONE_OF_\d+)\b")
_HEAD = re.compile(rf"^({_HEADED.pattern}): Final = (?:(?:frozenset\()?\(([^()]+)\)+|([^()\n]+))$", re.MULTILINE)
_OPEN = b"@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)\n"
_FUTURE = "from __future__ import annotations\n"
_KNOWN = "MYPY = False\nif MYPY:  # only when it is compiled\n    from mypy_extensions import mypyc_attr\n"
_CHOICE = re.compile(r"^(\w+) = NewType\(.*\)$", re.MULTILINE)
_CONSTANT = re.compile(r"^(\w+): Final = \w+\((\d+)\)$", re.MULTILINE)


def _compile(folder: str, groups: list[Group]) -> None:
    """Compile all groups into the subfolder `made`."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise NotCompiled(f"no C compiler was found (`{compiler}`); the package works without, as it did before")
    for group in groups:
        shutil.rmtree(os.path.join(folder, group.package), ignore_errors=True)
        for old in Path(folder).glob(f"*/**/*{LIBRARY}*"):  # from earlier sources
            if group.package in old.as_posix() and group.key not in old.name:
                old.unlink()
        for path, source in group.sources.items():
            _write(Path(folder, group.package, path), source)
    told = {group.library: [f"{group.package}/{path}" for path in group.compiled] for group in groups}
    _write(Path(folder, "groups.json"), json.dumps(told))
    script = os.path.join(os.path.dirname(__file__), "mypyc_compile.py")
    run = subprocess.run(
        [sys.executable, "-P", script], cwd=folder, capture_output=True, encoding="utf-8", errors="replace",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, check=False,
    )  # fmt: skip
    if run.returncode:
        lines = [line for line in f"{run.stdout}\n{run.stderr}".splitlines() if line and ": warning: " not in line]
        raise NotCompiled("mypyc or the C compiler failed:\n" + "\n".join(lines)[-2000:])


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
