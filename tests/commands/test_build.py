"""`rulec build`: what is written, what is left alone, what `--check` notices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rulec.driver import swap
from rulec.sema import analysis
from tests.commands.support import Rulec, edit, snapshot

SRC = Path(__file__).parents[2] / "src"


def test_builds_and_then_has_nothing_to_do(folder: Path, rulec: Rulec) -> None:
    said = rulec("build")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("orchard 1.0.0: wrote ")
    made = snapshot(folder / "generated")
    assert "orchard/reference/README.md" in made
    assert "orchard/python/rulec_packs/orchard/__init__.py" in made
    again = rulec("build")
    assert again.out == f"orchard: nothing to do, {len(made)} files are up to date in generated/orchard\n"
    assert snapshot(folder / "generated") == made


def test_the_cache_changes_no_byte(folder: Path, rulec: Rulec) -> None:
    rulec("build")
    made = snapshot(folder / "generated")
    shutil.rmtree(folder / ".rulec")
    assert "files in generated/orchard are unchanged" in rulec("build").out
    assert snapshot(folder / "generated") == made


def test_what_was_built_is_not_analysed_again(folder: Path, rulec: Rulec, monkeypatch: pytest.MonkeyPatch) -> None:
    question = ("explain", "orchard", "tool:ladder")
    before = rulec(*question)
    assert before.code == 0
    rulec("build")
    with monkeypatch.context() as patched:
        patched.setattr(analysis, "analyse", lambda model, report: pytest.fail("analysed"))
        assert rulec(*question) == before
    ring = 'value {}() -> basket "A ring"\n    {}()\n    cites book "Trees" 1\n'
    (folder / "rules/orchard/rings.rules").write_text(ring.format("odd", "even") + "\n" + ring.format("even", "odd"))
    assert "error[R0650]" in rulec(*question).err


def test_a_damaged_cache_is_rebuilt_silently(folder: Path, rulec: Rulec) -> None:
    rulec("build")
    made = snapshot(folder / "generated")
    for path in sorted((folder / ".rulec").rglob("*")):
        if path.is_file():
            path.write_bytes(path.read_bytes()[: path.stat().st_size // 2] + b"\x00\xff")
    said = rulec("build")
    assert (said.code, said.err) == (0, "")
    assert snapshot(folder / "generated") == made


def test_a_changed_number_changes_both_outputs_and_nothing_else(folder: Path, rulec: Rulec) -> None:
    rulec("build")
    before = snapshot(folder / "generated")
    edit(folder / "rules/orchard/helpers.rules", "add 4 baskets", "add 5 baskets")
    said = rulec("build", "--diff")
    after = snapshot(folder / "generated")
    changed = {path for path in after if after[path][0] != before[path][0]}
    assert "orchard/python/rulec_packs/orchard/picking.py" in changed
    assert any(path.endswith(".md") for path in changed)
    assert {path for path in after if after[path][1] != before[path][1]} == changed
    assert "+++ generated/orchard/python/rulec_packs/orchard/picking.py" in said.out


def test_what_is_no_longer_made_goes_away(folder: Path, rulec: Rulec) -> None:
    rulec("build")
    page = next((folder / "generated/orchard/reference").rglob("net.md"))
    edit(folder / "rules/orchard/helpers.rules", 'tool net "Net"\n    cites book "Tools" 52\n', "")
    assert "took away 1 file" in rulec("build").out
    assert not page.exists()


def test_errors_leave_everything_as_it_was(folder: Path, rulec: Rulec) -> None:
    rulec("build")
    before = snapshot(folder / "generated")
    edit(folder / "rules/orchard/picking.rules", "picker.practice", "picker.practise")
    said = rulec("build")
    assert said.code == 1
    assert "error[R0202]" in said.err
    assert "--> rules/orchard/picking.rules:" in said.err
    assert said.out == ""
    assert snapshot(folder / "generated") == before


def test_warnings_are_told_again_when_nothing_is_to_be_done(folder: Path, rulec: Rulec) -> None:
    (folder / "rules/orchard/notes.yaml").write_text("")
    first, second = rulec("build"), rulec("build")
    assert first.code == second.code == 0
    assert "warning[R0925]" in first.err
    assert first.err == second.err


@pytest.mark.parametrize(
    "spoil",
    [
        lambda out: (out / "reference/README.md").write_text("spoilt"),
        lambda out: (out / "reference/README.md").unlink(),
        lambda out: (out / "reference/left.md").write_text("left over"),
        lambda out: (out / swap.JOURNAL).write_text("rulec-swap 1 ready\nend\n"),
        lambda out: (out / "files.txt").unlink(),
    ],
    ids=["changed", "missing", "left-over", "torn", "no-list"],
)
def test_check_notices_and_writes_nothing(folder: Path, rulec: Rulec, spoil) -> None:  # type: ignore[no-untyped-def]
    rulec("build")
    shutil.rmtree(folder / ".rulec")
    assert rulec("build", "--check").code == 0
    spoil(folder / "generated/orchard")
    before = snapshot(folder)
    said = rulec("build", "--check")
    assert said.code == 1
    assert "generated/orchard" in said.err
    assert snapshot(folder) == before
    assert not (folder / ".rulec").exists()


def test_check_notices_sources_that_were_not_built(folder: Path, rulec: Rulec) -> None:
    rulec("build")
    edit(folder / "rules/orchard/helpers.rules", "add 4 baskets", "add 5 baskets")
    said = rulec("build", "--check", "--diff")
    assert said.code == 1
    assert "picking.py is not what the sources give" in said.err
    assert "+++ generated/orchard/python/rulec_packs/orchard/picking.py" in said.out


def test_check_does_not_trust_the_cache(folder: Path, rulec: Rulec) -> None:
    """A stamp that claims a spoilt page is what was made."""
    rulec("build")
    page = folder / "generated/orchard/reference/README.md"
    good = page.read_bytes()
    page.write_bytes(b"spoilt")
    from hashlib import sha256

    from rulec.driver import cache as caches

    roots = [("rules", "")]
    cache = caches.Cache(caches.folder_for(roots))
    key = caches.stamp_key("orchard", "generated/orchard", roots)
    stamp = caches.Stamp.read(cache.load("stamps", key) or "")
    assert stamp is not None
    assert stamp.outputs["reference/README.md"] == sha256(good).hexdigest()
    stamp.outputs["reference/README.md"] = sha256(b"spoilt").hexdigest()
    cache.store("stamps", key, stamp.text())
    assert "nothing to do" in rulec("build").out
    assert rulec("build", "--check").code == 1


def test_every_command_ends_an_interrupted_build(folder: Path, rulec: Rulec) -> None:
    rulec("build")
    out = folder / "generated/orchard"
    page = out / "reference/README.md"
    total = swap.sha256(b"new").hexdigest()
    (out / "reference/.README.md.rulec-new").write_bytes(b"new")
    (out / swap.JOURNAL).write_text(f"rulec-swap 1 ready\nput {total} reference/README.md\nend\n")
    said = rulec("check")
    assert "finished an interrupted build" in said.err
    assert page.read_bytes() == b"new"


def test_outputs_do_not_depend_on_the_folder(folder: Path, rulec: Rulec, tmp_path: Path) -> None:
    rulec("build")
    shutil.copytree(folder / "rules", folder / "else/where/packs")
    rulec("build", "--rules", "else/where/packs", "--out", "other")
    one, other = snapshot(folder / "generated"), snapshot(folder / "other")
    assert {path: data for path, (data, _) in one.items()} == {path: data for path, (data, _) in other.items()}
    assert not [path for path, (data, _) in one.items() if str(tmp_path).encode() in data]


def test_outputs_do_not_depend_on_hash_seed_or_locale(folder: Path) -> None:
    made = []
    for number, (seed, locale) in enumerate([("0", "C"), ("1", "C.UTF-8"), ("77", "POSIX")]):
        env = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "LC_ALL": locale,
            "PYTHONPATH": str(SRC),
            "RULEC_CACHE": f"c{number}",
        }
        words = [sys.executable, "-m", "rulec", "build", "--out", f"out{number}"]
        subprocess.run(words, cwd=folder, env=env, check=True, capture_output=True)
        made.append({path: data for path, (data, _) in snapshot(folder / f"out{number}").items()})
    assert made[0] == made[1] == made[2]


def test_a_folder_of_rules_elsewhere_has_its_cache_and_outputs_beside_it(folder: Path, rulec: Rulec) -> None:
    os.rename("rules", "packs")
    os.mkdir("sub")
    os.rename("packs", "sub/packs")
    assert rulec("build", "--rules", "sub/packs").code == 0
    assert sorted(os.listdir()) == ["sub"]
    assert sorted(os.listdir("sub")) == [".rulec", "generated", "packs"]


def test_packs_build_on_packs(folder: Path, rulec: Rulec) -> None:
    later = folder / "rules/later"
    later.mkdir()
    (later / "pack.yaml").write_text(
        "name: later\ntitle: Later\nversion: 1.0.0\nextends: [orchard]\ndocuments:\n  more: {title: More}\n"
    )
    said = rulec("build")
    assert said.code == 0, said.err
    assert (folder / "generated/later/python/rulec_packs/later/picking.py").exists()
    assert rulec("build").out.count("nothing to do") == 2
    edit(folder / "rules/orchard/helpers.rules", "add 4 baskets", "add 5 baskets")
    assert rulec("build").out.count("wrote") == 2


@pytest.mark.parametrize(
    ("extends", "code"), [("[nowhere]", "R0921"), ("[other]", "R0926"), ("[../orchard]", "R04")], ids=str
)
def test_packs_that_cannot_be_built_on(folder: Path, rulec: Rulec, extends: str, code: str) -> None:
    for name, base in (("later", extends), ("other", "[later]")):
        (folder / "rules" / name).mkdir()
        (folder / "rules" / name / "pack.yaml").write_text(
            f"name: {name}\ntitle: T\nversion: 1.0.0\nextends: {base}\ndocuments:\n  more: {{title: More}}\n"
        )
    said = rulec("build", "later")
    assert said.code == 1
    assert f"error[{code}" in said.err


def test_a_killed_build_is_ended_by_the_next(folder: Path, rulec: Rulec) -> None:
    """The whole command, killed while it puts files in place."""
    rulec("build")
    edit(folder / "rules/orchard/helpers.rules", "add 4 baskets", "add 5 baskets")
    script = (
        "import os, signal, sys\n"
        "from rulec.driver import swap\n"
        "real = swap.os.replace\n"
        "def replace(a, b):\n"
        "    real(a, b)\n"
        "    if str(a).endswith('.rulec-new'): os.kill(os.getpid(), signal.SIGKILL)\n"
        "swap.os.replace = replace\n"
        "from rulec.commands.main import main\n"
        "sys.exit(main(['build']))\n"
    )
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    assert subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, check=False).returncode < 0
    assert rulec("build", "--check").code == 1
    assert "finished an interrupted build" in rulec("build").err
    assert rulec("build", "--check").code == 0
    assert not [path for path in (folder / "generated").rglob("*") if "rulec-" in path.name]
