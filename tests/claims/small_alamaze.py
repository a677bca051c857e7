"""A small world of Alamaze: some kingdoms, each with two places, a court, an agent and a host of three brigades.

Of a kingdom with the key `a` the names are: the kingdom A, its capital Ahold, its town Aton, its ruler A Rex, its
emissaries Duke A, Baron A and Fool A, its agent Spy A, its wizard Mage A, its leader Marshal A and its group Host A.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.claims.running import Things

SEATS = (
    ("JM", "triumvia"),
    ("UH", "zamora"),
    ("JF", "zanthia"),
    ("ET", "diamond_coast"),
    ("DM", "darkover"),
    ("KU", "nyvaria"),
)
"""Where the capitals lie, and in which region."""

TROOPS = {
    "elven": "elves",
    "dwarven": "dwarves",
    "warlock": "goblins",
    "nomad": "nomads",
    "black_dragon": "black_dragons",
    "red_dragon": "red_dragons",
    "lycans": "orcs",
    "giants": "giants",
    "sorcerer": "sorcerer",
}
"""The brigades of a people; all others have Northmen."""

STATE = {"month": 2, "season": "spring", "season_age": 2}


def small(peoples: dict[str, str]) -> Things:
    """Return the things of a small world: *peoples* are the kingdoms by key, with the record as which each begins."""
    kinds = ("Foothold", "Kingdom", "Place", "Ruler", "Figure", "Agent", "Wizard", "Leader", "Brigade", "Group")
    out: Things = {kind: {} for kind in kinds}
    for (key, record), (area, region) in zip(peoples.items(), SEATS, strict=False):
        name, troops = key.capitalize(), TROOPS.get(record, "northmen")
        brigades = [f"{key}_b{number}" for number in (1, 2, 3)]
        of = {"level": "0 levels", "kingdom": key}
        at_home = {**of, "place": f"{key}_capital"}
        out["Foothold"][f"{key}_home"] = {"region": region, "share": "40%", "reaction": "tolerant"}
        out["Kingdom"][key] = {
            "begins_as": record,
            "name": name,
            "influence": "12 influence",
            "gold": "200,000 gold",
            "food": "200,000 food",
            "mithril": "100 mithril",
            "capital": f"{key}_capital",
            "places": [f"{key}_capital", f"{key}_town"],
            "standings": [f"{key}_home"],
        }
        out["Place"][f"{key}_capital"] = {
            "name": f"{name}hold",
            "kingdom": key,
            "area": area,
            "settlement": "city",
            "census": "18,000 census",
            "defense": "15,000 defense",
            "gold_output": "10,000 gold",
            "food_output": "-1,000 food",
        }
        out["Place"][f"{key}_town"] = {
            "name": f"{name}ton",
            "kingdom": key,
            "area": chr(ord(area[0]) + 1) + area[1],
            "settlement": "town",
            "census": "5,000 census",
            "defense": "4,000 defense",
            "gold_output": "10,000 gold",
            "food_output": "4,000 food",
        }
        out["Ruler"][f"{key}_ruler"] = {"name": f"{name} Rex", "rank": "king", **at_home}
        for rank in ("duke", "baron", "fool"):
            out["Figure"][f"{key}_{rank}"] = {"name": f"{rank.capitalize()} {name}", "rank": rank, **at_home}
        out["Agent"][f"{key}_spy"] = {"name": f"Spy {name}", "rank": "agent", **at_home, "level": "5 levels"}
        out["Wizard"][f"{key}_mage"] = {
            "name": f"Mage {name}",
            "rank": "wizard",
            **of,
            "level": "3 levels",
            "group": f"{key}_host",
        }
        out["Leader"][f"{key}_marshal"] = {"name": f"Marshal {name}", "rank": "marshal", **of}
        out["Brigade"].update({brigade: {"breed": troops} for brigade in brigades})
        out["Group"][f"{key}_host"] = {
            "name": f"Host {name}",
            "kingdom": key,
            "first": "yes",
            "brigades": brigades,
            "types": [troops],
            "leaders": [f"{key}_marshal"],
            "wizards": [f"{key}_mage"],
            "area": area,
        }
    return out


def ready(world: Any, named: Iterable[Any]) -> None:
    """Remove the encounters that lie somewhere at random."""
    kept = set(named)
    for each in list(world.encounters):
        if each not in kept:
            world.drop(each)
