"""A game from its first line to its second turn, through the commands; and what each command says to mistakes."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rulec.base.resources import resource
from tests.game.play import FIRST, begun, handed_in, own_rules, rulec


def rows(game: Path, query: str) -> list[tuple[object, ...]]:
    base = sqlite3.connect(game)
    try:
        return base.execute(query).fetchall()
    finally:
        base.close()


def test_a_game_is_played(tmp_path: Path) -> None:
    game = begun(tmp_path)
    assert handed_in(tmp_path, FIRST).out == "The Oak: 3 of 3 lines taken\nGreen Hill: 2 of 2 lines taken\n"
    done = rulec("turn", "g.game", cwd=tmp_path)
    assert done == (0, "turn 1: 5 acts carried out, 0 turned down\n", "")
    oak = rulec("report", "g.game", "--player", "the oak", cwd=tmp_path).out
    assert "Will joins The Oak." in oak
    assert "Somebody was at the apples" not in oak
    hill = rulec("report", "g.game", "--player", "green hill", cwd=tmp_path).out
    assert "Somebody was at the apples of Green Hill." in hill
    assert "Will" not in hill
    assert "A new morning." in oak
    assert "A new morning." in hill
    both = rulec("report", "g.game", cwd=tmp_path).out
    assert "- The Oak: Will joins The Oak." in both
    assert rulec("turn", "g.game", cwd=tmp_path).out == "turn 2: 1 act carried out, 0 turned down\n"
    assert [seq for (seq,) in rows(game, "SELECT seq FROM states ORDER BY seq")] == [0, 1, 2]
    assert dict(rows(game, "SELECT key, value FROM meta"))["version"] == "1.0.0"
    schema = json.loads(resource("schemas", "orders.schema.json").read_text(encoding="utf-8"))
    for (parsed,) in rows(game, "SELECT parsed FROM orders WHERE parsed IS NOT NULL"):
        Draft202012Validator(schema).validate(json.loads(str(parsed)))


def test_the_same_game_gives_the_same_bytes(tmp_path: Path) -> None:
    shown = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        game = begun(folder)
        handed_in(folder, FIRST)
        rulec("turn", "g.game", cwd=folder)
        rulec("turn", "g.game", cwd=folder)
        styles = [rulec("report", "g.game", "--format", style, cwd=folder).out for style in ("md", "html", "json")]
        tables = ("states", "orders", "throws", "events", "meta")
        shown.append((styles, [rows(game, f"SELECT * FROM {table}") for table in tables]))
    assert shown[0] == shown[1]


def test_check_takes_nothing(tmp_path: Path) -> None:
    game = begun(tmp_path)
    assert (
        handed_in(tmp_path, FIRST, "l.txt", "--check").out
        == "The Oak: 3 of 3 lines fit\nGreen Hill: 2 of 2 lines fit\n"
    )
    assert rows(game, "SELECT * FROM orders") == []


def test_a_later_file_takes_the_place_of_an_earlier_one(tmp_path: Path) -> None:
    game = begun(tmp_path)
    handed_in(tmp_path, FIRST)
    handed_in(tmp_path, "player: the oak\n110\n")
    assert rows(game, "SELECT player, text FROM orders") == [
        (1, "110"), (2, "jack the elder 300 the oak"), (2, "500 10 gold to the oak"),
    ]  # fmt: skip
    (tmp_path / "again.txt").write_text("player: the oak\n100 Ann\n", encoding="utf-8")
    rulec("orders", "g.game", "lines.txt", "again.txt", cwd=tmp_path)
    assert rows(game, "SELECT text FROM orders WHERE player = 1") == [("100 Ann",)]
    handed_in(tmp_path, "player: the oak\n")
    assert rows(game, "SELECT text FROM orders WHERE player = 1") == []


def test_lines_may_come_from_the_standard_input(tmp_path: Path) -> None:
    begun(tmp_path)
    done = rulec("orders", "g.game", "-", cwd=tmp_path, stdin="player: the oak\r\n110\r\n")
    assert done == (0, "The Oak: 1 of 1 lines taken\n", "")


def test_a_line_that_is_turned_down_is_told_with_its_place(tmp_path: Path) -> None:
    begun(tmp_path)
    done = handed_in(tmp_path, "player: the oak\n110\n\ntom 300 grean hill  # watch\n110\n")
    assert done.code == 1
    assert done.out == "The Oak: 1 of 3 lines taken\n"
    assert "error[R0292]: Here should stand a house, but behind “tom 300” there stands “grean hill”" in done.said
    assert "lines.txt:4:1" in done.said
    assert "4 | tom 300 grean hill  # watch" in done.said
    assert "This was done already in this turn" in done.said
    shown = rulec("report", "g.game", "--player", "the oak", cwd=tmp_path).out
    assert "| 3 | 110 | This was done already in this turn. |" in shown


@pytest.mark.parametrize(
    "text, code, piece",
    [
        ("110\n", "R0291", "a line that belongs to no player"),
        ("player: the oka\n110\n", "R0290", "did you mean `The Oak`?"),
        ("player:\n110\n", "R0290", "no player ``"),
        ("player: the oak\nask = 5\n", "R0293", "nothing is ever asked by the name `ask`"),
        ("player: the oak\n1\u200b10\n", "R0294", "U+200B"),
        ("player: the oak\n110\x00\n", "R0294", "U+0000"),
    ],
)
def test_a_file_that_is_wrong(tmp_path: Path, text: str, code: str, piece: str) -> None:
    begun(tmp_path)
    done = handed_in(tmp_path, text)
    assert done.code == 1
    assert code in done.said
    assert piece in done.said


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    begun(tmp_path)
    (tmp_path / "latin.txt").write_bytes("player: the oak\n100 Jos\xe9\n".encode("latin-1"))
    (tmp_path / "large.txt").write_bytes(b"#" * 1_100_000)
    for name, piece in (
        ("latin.txt", "no text in UTF-8"),
        ("large.txt", "far too large"),
        ("none.txt", "No such"),
        (".", ""),
    ):
        done = rulec("orders", "g.game", name, cwd=tmp_path)
        assert done.code == 1
        assert "R0294" in done.said
        assert piece in done.said


def test_other_rules_are_refused(tmp_path: Path) -> None:
    places = own_rules(tmp_path)
    begun(tmp_path)
    meta = tmp_path / "generated/hamlet/python/rulec_packs/hamlet/_meta.py"
    meta.write_text(meta.read_text(encoding="utf-8").replace("5d0d", "5d0e"), encoding="utf-8")
    for command in (("orders", "g.game", "l.txt"), ("turn", "g.game")):
        (tmp_path / "l.txt").write_text("player: the oak\n110\n", encoding="utf-8")
        done = rulec(*command, cwd=tmp_path, places=places)
        assert done.code == 1
        assert "R0934" in done.said
        assert "played under other rules of `hamlet`" in done.said
    shown = rulec("report", "g.game", cwd=tmp_path, places=places)
    assert shown.code == 0
    assert shown.out == rulec("report", "g.game", cwd=tmp_path).out
    assert "warning[R0934]" in shown.said
    assert rulec("turn", "g.game", cwd=tmp_path).code == 0


def test_variants_are_chosen_for_the_whole_game(tmp_path: Path) -> None:
    game = begun(tmp_path, "1", "--variant", "frost")
    assert "frost" in str(rows(game, "SELECT value FROM meta WHERE key = 'variants'"))
    assert "Too cold" in handed_in(tmp_path, "player: the oak\ntom 200 green hill\n").said


def test_what_is_no_game(tmp_path: Path) -> None:
    (tmp_path / "text.game").write_text("hello, this is a text and no game at all" * 99, encoding="utf-8")
    (tmp_path / "empty.game").write_bytes(b"")
    sqlite3.connect(tmp_path / "other.game").execute("CREATE TABLE meta (key, value)").connection.close()
    for name in ("text.game", "empty.game", "other.game", "none.game", "."):
        done = rulec("turn", name, cwd=tmp_path)
        assert done.code == 1
        assert "R0933" in done.said


def test_a_damaged_game(tmp_path: Path) -> None:
    game = begun(tmp_path)
    base = sqlite3.connect(game)
    base.execute("UPDATE states SET json = replace(json, 'tom', 'x') || '}'")
    base.commit()
    base.close()
    done = rulec("turn", "g.game", cwd=tmp_path)
    assert done.code == 1
    assert "is damaged" in done.said


def test_a_game_that_cannot_be_made(tmp_path: Path) -> None:
    done = rulec("new", "hamlet", "two_houses", "--seed", "1", "-o", "no/such/folder/g.game", cwd=tmp_path)
    assert done.code == 1
    assert "cannot be written" in done.said
    assert list(tmp_path.iterdir()) == []


def test_a_game_in_use(tmp_path: Path) -> None:
    game = begun(tmp_path)
    base = sqlite3.connect(game, isolation_level=None)
    base.execute("BEGIN EXCLUSIVE")
    done = rulec("turn", "g.game", cwd=tmp_path)
    base.execute("ROLLBACK")
    base.close()
    assert done.code == 1
    assert "R0937" in done.said


def test_a_turn_without_an_answer_changes_nothing(tmp_path: Path) -> None:
    places = own_rules(tmp_path)
    file = tmp_path / "generated/hamlet/python/rulec_packs/hamlet/orchard.py"
    text = file.read_text(encoding="utf-8")
    text = text.replace(
        "def season_turns(world: World) -> None:", "def season_turns(world: World) -> None:\n    unknown('frost')"
    )
    file.write_text(text.replace("import Dice", "import Dice, unknown"), encoding="utf-8")
    game = begun(tmp_path)
    handed_in(tmp_path, FIRST)
    before = rows(game, "SELECT * FROM states"), rows(game, "SELECT * FROM orders")
    done = rulec("turn", "g.game", cwd=tmp_path, places=places)
    assert done.code == 1
    assert "R0936" in done.said
    assert "turn 1 cannot be played: not given by the source: `frost`" in done.said
    assert before == (rows(game, "SELECT * FROM states"), rows(game, "SELECT * FROM orders"))


def test_who_went_out_of_play_still_gets_the_last_report(tmp_path: Path) -> None:
    places = own_rules(tmp_path)
    file = tmp_path / "generated/hamlet/python/rulec_packs/hamlet/orchard.py"
    text = file.read_text(encoding="utf-8")
    head = "def season_turns(world: World) -> None:"
    file.write_text(text.replace(head, f"{head}\n    world.drop(world.houses[-1])"), encoding="utf-8")
    begun(tmp_path)
    handed_in(tmp_path, FIRST)
    assert rulec("turn", "g.game", cwd=tmp_path, places=places).code == 0
    shown = rulec("report", "g.game", "--player", "green hill", cwd=tmp_path, places=places)
    assert shown.code == 0
    assert "Somebody was at the apples of Green Hill." in shown.out
    assert "| Green Hill | 1 |" in rulec("report", "g.game", cwd=tmp_path, places=places).out
    assert "R0290" in rulec("orders", "g.game", "lines.txt", cwd=tmp_path, places=places).said


def test_packs_without_anything_to_play(tmp_path: Path) -> None:
    places = own_rules(tmp_path)
    package = tmp_path / "generated/hamlet/python/rulec_packs/hamlet"
    (package / "_acts.py").unlink()
    done = rulec("new", "hamlet", "two_houses", "--seed", "1", "-o", "g", cwd=tmp_path, places=places)
    assert "R0935" in done.said
    assert "have nothing to play" in done.said
    (package / "__init__.py").unlink()
    done = rulec(
        "new",
        "hamlet",
        "two_houses",
        "--seed",
        "1",
        "-o",
        "g",
        cwd=tmp_path,
        places=("--rules", "rules", "--out", "none"),
    )
    assert "there is no compiled package of `hamlet`" in done.said
    assert not (tmp_path / "g").exists()


@pytest.mark.parametrize(
    "words, piece",
    [
        (("new", "hamlet", "two_houses", "--seed=", "-o", "g"), "`--seed` needs a number or a word"),
        (("new", "hamlet", "two_houses", "--seed", "1"), "`-o GAME` is missing"),
        (("new", "hamlet"), "which pack and which scenario?"),
        (("new", "hamlit", "two_houses", "--seed", "1", "-o", "g"), "did you mean `hamlet`?"),
        (("new", "hamlet", "two_houses", "--seed", "1", "-o", "."), "is there already"),
        (("new", "hamlet", "two_houses", "--seed", "1", "-o", "g", "--variant", "forst"), "did you mean `frost`?"),
        (("orders",), "which game and which file?"),
        (("turn",), "which game?"),
        (("report", "g", "--format", "pdf"), "`--format` takes md or html or json"),
    ],
)
def test_a_wrong_command_line(tmp_path: Path, words: tuple[str, ...], piece: str) -> None:
    done = rulec(*words, cwd=tmp_path)
    assert done.code == 2
    assert piece in done.said


@pytest.mark.parametrize("command", ["new", "orders", "turn", "report", "migrate"])
def test_help(tmp_path: Path, command: str) -> None:
    done = rulec(command, "--help", cwd=tmp_path, places=())
    assert done.code == 0
    assert done.out.startswith(f"usage: rulec {command}")


def test_an_unknown_player_of_a_report(tmp_path: Path) -> None:
    begun(tmp_path)
    done = rulec("report", "g.game", "--player", "nobody", cwd=tmp_path)
    assert done.code == 1
    assert "there are The Oak and Green Hill" in done.said
