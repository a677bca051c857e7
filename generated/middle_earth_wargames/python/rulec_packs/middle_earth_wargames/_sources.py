"""Where the functions of this package stand in the rules."""

from __future__ import annotations

from typing import Final

SOURCES: Final[dict[str, tuple[str, int]]] = {
    "melee_dice": ('rules/middle_earth_wargames/melee.rules', 6),
    "why_melee_dice": ('rules/middle_earth_wargames/melee.rules', 6),
    "weapon_factor": ('rules/middle_earth_wargames/melee.rules', 22),
    "why_weapon_factor": ('rules/middle_earth_wargames/melee.rules', 22),
    "combat_factor": ('rules/middle_earth_wargames/melee.rules', 48),
    "why_combat_factor": ('rules/middle_earth_wargames/melee.rules', 48),
    "tactical_factor": ('rules/middle_earth_wargames/melee.rules', 67),
    "why_tactical_factor": ('rules/middle_earth_wargames/melee.rules', 67),
    "fighters": ('rules/middle_earth_wargames/melee.rules', 115),
    "why_fighters": ('rules/middle_earth_wargames/melee.rules', 115),
    "casualties": ('rules/middle_earth_wargames/melee.rules', 123),
    "why_casualties": ('rules/middle_earth_wargames/melee.rules', 123),
    "melee_casualties": ('rules/middle_earth_wargames/melee.rules', 129),
    "why_melee_casualties": ('rules/middle_earth_wargames/melee.rules', 129),
    "kin_of_orcs": ('rules/middle_earth_wargames/vocabulary.rules', 159),
    "why_kin_of_orcs": ('rules/middle_earth_wargames/vocabulary.rules', 159),
}
