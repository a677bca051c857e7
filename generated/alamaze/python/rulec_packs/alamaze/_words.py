"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Unit

PERCENT: Final = Unit('%', '%')
POINTS: Final = Unit('point', 'points')
LEVEL: Final = Unit('level', 'levels')
GOLD: Final = Unit('gold', 'gold')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Fate": ('dies', 'demoted', 'turned'),
    "Sort": ('agent', 'fanatic', 'imp', 'demon', 'high demon'),
    "Duty": ('off duty', 'guard', 'counter-espionage', 'guarding prisoners'),
    "Rank": (
        'King', 'Queen', 'Regent', 'Consul', 'Demon Prince', 'Prince', 'Duke', 'Count', 'Baron',
        'Provincial Governor', 'Ambassador', 'Fool', 'High Priestess', 'Noble Maiden', 'Agent', 'Fanatic',
        'Warlord', 'Lord Commander', 'Grand Marshal', 'Marshal', 'Commander', 'Major General', 'General',
        'Captain Major', 'Captain', 'Centurion', 'Wizard', 'Adept', 'Food, gold or defenses', 'Mithril',
        'Seapower or Elite Ship', 'Artifact (kingdom)', 'Artifact (wild, fine)',
        'Artifact (wild, excellent)', 'Map area', 'Group', 'Population centers, groups or encounters',
    ),
    "ArtifactClass": ('benevolent', 'covert', 'wizardly', 'weapon'),
    "Quality": ('fine', 'excellent', 'superior', 'quest'),
    "Kingdom": (
        'Alchemist', 'Amazons', 'Ancient Ones', 'Atlanteans', 'Black Dragon', 'Cimmerians', 'Dark Elves',
        'Deathknights', 'Demon Princes', 'Druid', 'Dwarven', 'Elven', 'Elementalist', 'Fairy Folk',
        'The Forgotten', 'Free Traders', 'Giants', 'Gnome', 'Halfling', 'Illusionist', 'Lizard Men',
        'Lycans', 'Necromancer', 'Nomad', 'Pirates', 'Ranger', 'Red Dragon', 'Sacred Order', 'Sorcerer',
        'Tyrant', 'Underworld', 'Warlock',
    ),
    "Mission": (
        'Assassinate', 'Kidnap Figure', 'Bribe Emissary', 'Rescue Hostage', 'Sabotage', 'Steal',
        'Recon Area', 'Trail Group (Late)', 'Trail Group (Early)', 'Recon Seapower',
        'Search For Popcenters', 'Search For Groups', 'Search For Encounters', 'Advanced Search',
        'Poison Food', 'Learn Group Morale/Attrition',
    ),
    "Trait": (
        'Acuity', 'Adventurers', 'Archers', 'Charisma', 'Cunning', 'Devout', 'Dynasty', 'Evil', 'Feudal',
        'Flight', 'Foreknowledge', 'Forethought', 'Healing', 'Heroic', 'Industrious',
        'Magic Immune (Death)', 'Magic Immune (Sleep)', 'Magic Resistance (Battle)',
        'Magic Resistance (Death)', 'Magic Resistance (Sleep)', 'Magic Susceptible (Battle)',
        'Military Tradition', 'Oratory', 'Order', 'Rich', 'Riders', 'Ruthless', 'Seafaring', 'Secretive',
        'Siege Engineering', 'Spy Network', 'Stalwart', 'Trackers', 'Trick of the Trade',
    ),
    "Building": (
        'Apothecary', 'Bazaar', 'Forge', 'Forum', 'Granary', 'Hobbit Inc. Trading Company', 'Laboratory',
        'Port', 'Secret Passages', 'Temple', 'Great Temple', 'Thieves Guild', 'Watch Towers',
        'Wizard Tower', 'Great Mage Tower', 'Ballista Tower', 'Motte and Bailey', 'Fortress', 'Citadel',
        'Castle', 'Greater Castle', 'Legendary Castle',
    ),
    "Effect": (
        'Ward', 'Bless', 'Sleep', 'Conceal Emissary', 'Dire Wolf Familiar', 'Simulacrum',
        'Scroll of Escape',
    ),
    "Artifact": (
        'Amulet of Protection', 'Ring of Protection', 'Guardian Talisman', 'Smoke Mojo',
        'Ring of Invisibility', 'Ring of Power', 'Ancient Annihilator', 'Demon Bane', 'Demon Death',
        'Ruler Eliminator', 'Anglakel, Sword from the Sky', 'Axe of Farin', 'Bow of Heracles',
        'Elan, Flaming Sword of the North', 'Golden Spear of Lerix', 'Great Axe of Hurblind',
        'Green Dragon Mates', 'Morgal Blade', 'Morning Star of Torag', 'Narsil, Flame of the West',
        'Renowned Standard', 'Standard of Valor', 'Sword of Alvinitar',
    ),
}
