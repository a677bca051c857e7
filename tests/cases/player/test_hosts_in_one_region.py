"""A host attacked across the whole map, twice in a turn."""

from __future__ import annotations

from tests.cases.thrones import play


def test_a_host_attacks_what_stands_beside_it() -> None:
    """Seed 002, line 4201: a group in the same area as it is located."""
    done = play(("The Sorcerer", "110 Host of Sunspire Host of Silverleaf\n110 Host of Sunspire Host of Grimhold"))
    assert set(done.why.values()) == {
        "Host of Silverleaf is nowhere near Host of Sunspire.",
        "Host of Grimhold is nowhere near Host of Sunspire.",
    }
    assert not any("meets" in text for text in done.told)


def test_the_same_enemy_is_attacked_once() -> None:
    """Seed 002, line 2157: a group attacks the same group once in a turn."""
    done = play(("The Halflings", "110 Host of Burrowton Host of Howlmoor\n111 Host of Burrowton Host of Howlmoor"))
    assert sorted(done.why.values()) == ["", "Host of Burrowton attacks Host of Howlmoor already."]
    assert done.told.count("Host of Burrowton meets Host of Howlmoor.") == 1
