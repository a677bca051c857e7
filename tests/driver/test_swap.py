"""The swap of outputs: killed at each of its steps, it leaves whole files, and the next command ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rulec.driver import swap

OLD = {"python/a.py": b"old a\n" * 50, "reference/b.md": b"old b\n" * 50, "reference/gone.md": b"gone\n"}
PUTS = {"python/a.py": b"new a\n" * 70, "reference/b.md": b"", "reference/deep/c.md": b"new c\n" * 70}
NEW = dict(PUTS)


def fill(folder: Path) -> None:
    for path, data in OLD.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def there(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def steps() -> list[str]:
    found: list[str] = []
    import tempfile

    with tempfile.TemporaryDirectory() as name:
        fill(Path(name))
        swap.swap(name, PUTS, ["reference/gone.md"], found.append)
    return found


def killed_at(number: int, folder: Path, work: Callable[[Callable[[str], None]], object]) -> None:
    """Runs `work` in a process that is killed at its step of that number."""
    count = 0

    def step(name: str) -> None:
        nonlocal count
        if count == number:
            os.kill(os.getpid(), signal.SIGKILL)
        count += 1

    child = os.fork()
    if child == 0:
        work(step)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    assert os.WIFSIGNALED(status)
    assert os.WTERMSIG(status) == signal.SIGKILL


STEPS = steps()


def test_the_steps_are_the_ones_that_are_tested() -> None:
    words = [step.split(" ")[0] for step in STEPS]
    assert list(dict.fromkeys(words)) == ["journal", "half", "new", "ready", "commit", "put", "remove", "done"]
    assert words.count("put") == len(PUTS)


@pytest.mark.parametrize("number", range(len(STEPS)), ids=lambda n: f"{n}-{STEPS[n].replace('/', '.')}")
def test_killed_at_each_step(tmp_path: Path, number: int) -> None:
    fill(tmp_path)
    killed_at(number, tmp_path, lambda step: swap.swap(str(tmp_path), PUTS, ["reference/gone.md"], step))

    for path in {*OLD, *NEW}:
        target = tmp_path / path
        if target.exists():
            assert target.read_bytes() in (OLD.get(path), NEW.get(path)), f"{path} is half-written"
    committed = STEPS.index("commit")
    assert swap.is_torn(str(tmp_path)) is (number > STEPS.index("journal"))

    assert swap.recover(str(tmp_path)) in ("finished", "undone", "")
    expected = NEW if number > committed else OLD
    assert there(tmp_path) == dict(sorted(expected.items()))
    assert not swap.is_torn(str(tmp_path))


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_the_next_swap_ends_the_former(tmp_path: Path, number: int) -> None:
    fill(tmp_path)
    killed_at(number, tmp_path, lambda step: swap.swap(str(tmp_path), PUTS, ["reference/gone.md"], step))
    swap.swap(str(tmp_path), {"python/a.py": b"third"})
    assert (tmp_path / "python/a.py").read_bytes() == b"third"
    assert not [path for path in there(tmp_path) if "rulec" in path]


def test_killed_while_recovering(tmp_path: Path) -> None:
    """Finishing is itself interrupted, at every rename, and finished by the next."""
    fill(tmp_path)
    commit = STEPS.index("put python/a.py")
    killed_at(commit, tmp_path, lambda step: swap.swap(str(tmp_path), PUTS, ["reference/gone.md"], step))
    os.replace(tmp_path / "python/.a.py.rulec-new", tmp_path / "python/a.py")  # as far as a recovery got
    assert swap.recover(str(tmp_path)) == "finished"
    assert there(tmp_path) == dict(sorted(NEW.items()))


def test_a_fault_while_preparing_undoes(tmp_path: Path) -> None:
    fill(tmp_path)
    (tmp_path / "python/folder.py").mkdir()
    with pytest.raises(OSError, match="a folder"):
        swap.swap(str(tmp_path), {**PUTS, "python/folder.py": b"x"})
    assert there(tmp_path) == dict(sorted(OLD.items()))


@pytest.mark.parametrize("path", ["../x", "/x", "a/../x", "a//x", "", "a/./x", "a\nb", "a\\b"])
def test_paths_that_lead_elsewhere_are_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(ValueError, match="plain"):
        swap.swap(str(tmp_path), {path: b"x"})


def test_links_that_lead_elsewhere_are_refused(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "b.md").write_bytes(b"mine")
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "reference").symlink_to(outside)
    with pytest.raises(OSError, match="leads outside"):
        swap.swap(str(folder), {"reference/b.md": b"x"})
    assert (outside / "b.md").read_bytes() == b"mine"


@pytest.mark.parametrize("state", ["preparing", "ready"])
def test_a_foreign_journal_touches_nothing_outside(tmp_path: Path, state: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "x").write_bytes(b"mine")
    (outside / ".x.rulec-new").write_bytes(b"theirs")
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "link").symlink_to(outside)
    total = swap.sha256(b"theirs").hexdigest()
    lines = [f"rulec-swap 1 {state}", f"put {total} ../outside/x", f"put {total} link/x", "remove ../outside/x"]
    (folder / swap.JOURNAL).write_text("\n".join([*lines, "remove link/x", "end", ""]))
    swap.recover(str(folder))
    assert there(outside) == {".x.rulec-new": b"theirs", "x": b"mine"}
    assert not swap.is_torn(str(folder))


@pytest.mark.parametrize("text", ["", "nonsense", "rulec-swap 1 ready\nput", "rulec-swap 9 ready\nend\n"])
def test_a_damaged_journal_is_no_fault(tmp_path: Path, text: str) -> None:
    fill(tmp_path)
    (tmp_path / swap.JOURNAL).write_text(text)
    swap.recover(str(tmp_path))
    assert there(tmp_path) == dict(sorted(OLD.items()))


def test_two_at_once_wait_for_each_other(tmp_path: Path) -> None:
    children = []
    for number in range(4):
        child = os.fork()
        if child == 0:
            for turn in range(10):
                text = f"{number} {turn}\n".encode() * 200
                swap.swap(str(tmp_path), {"python/a.py": text, "reference/b.md": text})
            os._exit(0)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0, 0, 0]
    found = there(tmp_path)
    assert sorted(found) == ["python/a.py", "reference/b.md"]
    assert found["python/a.py"] == found["reference/b.md"]


def test_a_module_that_is_built_twice_in_a_second_runs_as_it_is(tmp_path: Path) -> None:
    """Python takes a compiled module for the newer one when size and second are the same."""
    around = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for answer in (b"1", b"2", b"3"):
        swap.swap(str(tmp_path), {"a.py": b"print(" + answer + b")\n"})
        os.utime(tmp_path / "a.py", (1_000_000_000, 1_000_000_000))
        words = [sys.executable, "-c", "import a"]
        assert subprocess.run(words, cwd=tmp_path, env=around, capture_output=True, check=True).stdout == answer + b"\n"
