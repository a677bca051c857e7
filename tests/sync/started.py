"""`python -m tests.sync.started FOLDER…`: whether every literal of a pack's scenarios reaches its page and the game.

Each value is changed: then either the change is refused at its place, or the page of the scenario changes and so does
the world in which a game begins.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.games.scenario_file import begin
from rulec.driver.packs import PackFiles
from rulec.driver.worked_examples.package_loader import loaded
from rulec.runtime.game.serialise import to_json
from rulec.tables.yaml import YamlList, YamlMap, YamlNode, YamlScalar, compose
from tests.catalogue.manor import files_of
from tests.remembered import TREES

TOLD = {"title", "about"}  # the page alone tells these


def judged(folder: Path) -> Iterator[str]:
    """A line for each literal: where it stands, what it says, and what became of the change."""
    files = files_of(folder)
    base, _ = _compiled(folder, files)
    assert base is not None
    for file in sorted(name for name in files if name.startswith("scenarios/")):
        text = files[file].decode()
        before = _begun(base, file, text)
        root = compose(Source(file, text), Report())
        assert root is not None
        for path, node in _scalars(root, ()):
            mutated = text[: node.span.start] + changed(node.text) + text[node.span.end :]
            mutant, report = _compiled(folder, {**files, file: mutated.encode()})
            place = f"{file}: {'.'.join(path)} {node.text}"
            if mutant is None:
                there = any(d.primary.span.source.path.endswith(file) for d in report.found)
                yield f"{place}: {'in sync' if there else 'refused elsewhere'}"
                continue
            missing = [] if mutant.outputs[_page(file)] != base.outputs[_page(file)] else ["the page"]
            if path[0] not in TOLD and _begun(mutant, file, mutated) == before:
                missing.append("the game")
            yield f"{place}: {'does not reach ' + ' nor '.join(missing) if missing else 'in sync'}"


def changed(text: str) -> str:
    """Another value of the same sort, as far as that can be seen."""
    head, _, rest = text.partition(" ")
    digits = head.replace(",", "")
    if digits.isdigit():
        return f"{int(digits) + 1} {rest}".strip()
    return {"yes": "no", "no": "yes"}.get(text, f"{text}x")


def _scalars(node: YamlNode, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], YamlScalar]]:
    match node:
        case YamlMap(pairs=pairs):
            for key, value in pairs:
                yield from _scalars(value, (*path, key.text))
        case YamlList(items=items):
            for item in items:
                yield from _scalars(item, path)
        case YamlScalar():
            yield path, node


def _page(file: str) -> str:
    return f"reference/{file.removesuffix('.yaml')}.md"


def _compiled(folder: Path, files: dict[str, bytes]) -> tuple[Compiled | None, Report]:
    report = Report()
    return compile_pack(PackFiles(folder.name, files), report, trees=TREES), report


def _begun(made: Compiled, file: str, text: str) -> str:
    """The world that begins by a scenario, as JSON."""
    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    with loaded(made.model, made.program, files) as emitted:
        game = import_module(f"{emitted.package.__name__}._acts").GAME
        world = begin(Source(file, text), game, 1, 0, Report())
        assert world is not None
        return str(to_json(world, game))


def main(folders: list[str]) -> int:
    """All literals of some packs; those that are amiss are told."""
    found = [line for folder in folders for line in judged(Path(folder))]
    amiss = [line for line in found if not line.endswith(": in sync")]
    print("\n".join(amiss))
    print(f"{len(found) - len(amiss)} of {len(found)} literals of scenarios in sync")
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
