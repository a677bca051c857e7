"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Unit

PERCENT: Final = Unit('%', '%')
POINTS: Final = Unit('point', 'points')
STRENGTH: Final = Unit('strength', 'strength')
TOUGHNESS: Final = Unit('toughness', 'toughness', 100, 1)
LEVEL: Final = Unit('level', 'levels')
GOLD: Final = Unit('gold', 'gold')
DEFENSE: Final = Unit('defense', 'defense')
MOVEMENT_POINT: Final = Unit('movement_point', 'movement_points', 1000, 1)
CENSUS: Final = Unit('census', 'census')
FOOD: Final = Unit('food', 'food')
INFLUENCE: Final = Unit('influence', 'influence', 10, 1)
MITHRIL: Final = Unit('mithril', 'mithril')
COMMAND: Final = Unit('command', 'commands')
FLEET: Final = Unit('fleet', 'fleets')
NAVAL_QUALITY: Final = Unit('naval_quality', 'naval_quality', 10, 1)

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Boon": (
        'own morale in battle', "the enemy's morale, without fear", "fear: the enemy's morale",
        'attack of the group', 'defense of the group', 'strength of the group',
        'strength of these brigades', 'charge', "taken from the enemy's missiles",
        "taken from the enemy's charge", "chance of death of the enemy's leaders and wizards",
        'casualties at which the enemy breaks off', 'attrition of the enemies who are left',
        'damage before combat', 'census of each population center in the region, lost',
        'attrition healed in a turn', 'chance to threaten a population center', 'chance of a parley',
        'attack on a population center',
    ),
    "Marvel": (
        'Firestrike', 'Lightning Attack', 'Fear', 'Kill Leader/Wizard, on a random wizard', 'Stun Leader',
        'Guarded Attack', 'Chaos', 'Valor',
    ),
    "Knack": (
        'not shown in foreign reports', 'turned into Zombies, by the order with this number',
        'carries others in flight; most brigades of such a group',
        'brigades killed in battle rise as Lycans', "the enemy's losses in retreat, so many times as many",
        'gone at the end of the turn', 'attrition of brigades that are left falls to this',
        'keeps off spell damage by its share of the group',
        'veteran brigades that let siege engineers order a barrage',
        'killed enemy brigades for each new brigade of its own, after a victory',
    ),
    "Fate": ('dies', 'demoted', 'turned'),
    "Rating": (
        'absent', 'not a factor', 'very poor', 'below average', 'average', 'above average', 'good',
        'very good', 'excellent', 'superior', 'renowned', 'awesome', 'ultimate',
    ),
    "Experience": ('green', 'regular', 'veteran', 'elite'),
    "Arm": (
        'long-range missiles', 'short-range missiles', 'charge', 'first melee', 'second melee', 'combined',
        'storm', 'no troops',
    ),
    "Origin": ('kingdom', 'companion', 'recruit', 'summon'),
    "Gear": ('improved armor', 'improved weaponry', 'mithril armor', 'mithril weapons'),
    "StageOrigin": ('preparation', 'troops', 'spells', 'artifacts'),
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
    "ArtifactClass": ('benevolent', 'covert', 'wizardly', 'weapon', 'royal'),
    "Quality": ('fine', 'excellent', 'superior', 'quest'),
    "MoraleEvent": (
        'it is not fed', 'it is not paid', 'it gets extra food', 'it gets extra gold',
        'it gets extra food and gold', 'it rests in a town', 'it rests in a city',
        'it rests in a sanctuary', 'it watches fireworks', 'it makes a forced march', 'it digs in',
        'it waits to intercept one target', 'it waits to intercept two targets', 'it is pursued and caught',
        'its supplies are poisoned',
    ),
    "WearEvent": ('its people, Trolls or a Phoenix heal it', 'its group is pursued and caught'),
    "Footing": ('Flight', 'Supremacy', 'Mastery', 'Advantage', 'Standard', 'Disadvantage', 'Adversity'),
    "Masking": ('Lesser Masking', 'Greater Masking'),
    "Gait": ('group with brigades', 'group with brigades, on a forced march', 'patrol', 'patrol that flies'),
    "WingGift": (
        'attack on a population center', 'immune to Earthquake', 'immune to Flash Flood',
        'immune to Wall of Flame', 'crosses water without a fleet, and may end its movement there',
        'reconnaissance of its area, as by an agent', 'cannot be flanked',
    ),
    "HostSize": ('Inactive', 'Patrol', 'Brigade', 'Division', 'Army', 'Army Group'),
    "HostState": ('Normal', 'Masked', 'Ambushing', 'Invisible'),
    "HostLimit": (
        'groups of a kingdom, as a rule', 'movement orders of a group in a turn',
        'areas within which a group intercepts, on the average', 'leaders in a group', 'wizards in a group',
        'brigades of a group that evades', 'brigade types that one order transfers',
        'leaders that one order transfers', 'wizards or artifacts that one order transfers',
        'targets that one interception may name', 'brigade types in a group',
    ),
    "Muster": ('human troops of a city or town', 'companions from the wild', 'reinforcements at the capital'),
    "Loot": ('gold', 'food', 'mithril'),
    "Weakness": ('defenses', 'gold production', 'food production'),
    "Relation": ('ally', 'enemy', 'neutral'),
    "Quarters": ('town', 'city'),
    "Good": ('food', 'gold'),
    "Reaction": ('hostile', 'suspicious', 'tolerant', 'friendly', 'loyal'),
    "Hold": ('unestablished', 'minor', 'significant', 'substantial', 'control', 'tight control'),
    "InfluenceEvent": (
        'a region is gained', 'a region is lost', 'a seat on the High Council is taken',
        'a seat on the High Council is lost', 'the capital is lost', 'the Council commends',
        'the Council condemns', 'a title is bestowed', 'an enemy is declared',
        'a skeleton is revealed that does not exist', 'a victory is claimed in vain', 'a curse',
        'conjured prestige', 'an enhanced aura', 'Princess Xynia comes to court', 'a forum is built',
        'a port is built', 'a great temple is built', 'a motte and bailey is built', 'a fortress is built',
        'a citadel is built', 'a castle is built', 'a greater castle is built',
        'a legendary castle is built',
    ),
    "Post": (
        'Agent', 'Fool', 'Ambassador', 'Governor', 'Noble Maiden', 'Fanatic', 'Mithril Miners', 'Centurion',
        'Adept', 'Marshal (Halfling)', 'Power-2 Wizard (Halfling)', 'Level-7 Agent (Halfling)',
    ),
    "Climate": ('winter', 'summer'),
    "Season": ('spring', 'summer', 'autumn', 'winter'),
    "Terrain": ('plains', 'forest', 'mountain', 'desert', 'marsh', 'sea', 'a population center'),
    "Prowess": (
        'supremacy', 'mastery', 'advantage', 'standard', 'substandard', 'disadvantage', 'non-magical',
    ),
    "RoyalAct": (
        'enamor a region', 'enamor a region (Consul)', 'enamor a region (Staff of the Great Orator)',
        'denigrate a kingdom', 'denigrate a kingdom (Consul)', 'denigrate a kingdom (Staff of Disdain)',
        'increase influence', 'entertain the court', 'sell influence',
    ),
    "Refit": ('Greek Fire', 'Ramming Head', 'Cannons', 'Reinforced Hulls', 'Admiral Maneuvers', 'Spyglass'),
    "SeaLimit": (
        'fleets in a sea', 'fleets that carry one brigade',
        'times as many fleets, after which a patrol stays at sea', 'elite ships in a sea',
        'adjoining areas of a sea patrol', 'encounters of a fleet with patrols in a turn',
        'adjoining areas of a merchant mission', 'orders to increase a seapower, in a sea and turn',
        'fleets that one order builds', 'areas from the sea to the center that builds',
    ),
    "Quarry": (
        'a group, a merchant or a fleet that passes', 'a patrol-sized group that passes',
        "another kingdom's sea patrol",
    ),
    "Bargain": (
        'food for gold', 'gold for food', 'a hostage for gold', 'gold for a hostage',
        'an artifact for gold', 'gold for an artifact', 'mithril for gold', 'gold for mithril',
    ),
    "Seizure": (
        'Attack Popcenter', 'Plunder Popcenter', 'Parley Popcenter', 'Threaten Popcenter',
        'Siege Popcenter',
    ),
    "Capacity": ('defense', 'production', 'population'),
    "Spell": (
        'Lightning Attack', 'Ice Torrent', 'Chain Lightning', 'Prismatic Rays', 'Incendiary Cloud',
        'Disintegrate', 'Guarded Attack', 'Firestrike', 'Command Tornado', 'Earthquake',
    ),
    "BrigadeType": (
        'Apes', 'Centaurs', 'Cockatrices', 'Ghouls', 'Goblins', 'Iron Golem', 'Minotaurs', 'Orcs',
        'Rock Golems', 'Rohirrim', 'Scorpions', 'Swampmen', 'Unicorns', 'Warg Riders', 'Zamorans',
        'Alchemist', 'Amazons', 'Ancient Ones', 'Atlanteans', 'Beholder', 'Black Dragons', 'Chameleons',
        'Cimmerians', 'Chimera', 'Cyclops', 'Dark Elves', 'Demon Princes', 'Deathknights', 'Damned',
        'Druid', 'Dwarves', 'Air Elementals', 'Earth Elementals', 'Fire Elementals', 'Elves',
        'Elementalist', 'Ents', 'Ettins', 'Water Elementals', 'Fairy Folk', 'Forgotten', 'Free Traders',
        'Gargoyles', 'Gelatinous Cubes', 'Giant Eagles', 'Griffons', 'Giants', 'Gnolls', 'Gnomes',
        'Great Bats', 'Halflings', 'Hell Hounds', 'Hill Giants', 'Huns', 'Illusionist', 'Knights of Styx',
        'Lizard Men', 'Lycans', 'Mammoths', 'Manticores', 'Mephits', 'Mummies', 'Mythians', 'Necromancer',
        'Northmen', 'Nomads', 'Nyvarians', 'Ogres', 'Owlbears', 'Paladins', 'Pit Fiend', 'Phoenix',
        'Pirates', 'Phantasmal Force', 'Phantoms', 'Pixies', 'Rangers', 'Rocs', 'Red Dragons',
        'Sacred Order', 'Skeletons', 'Shambling Mounds', 'Sorcerer', 'Specters', 'Sprites',
        'Stormgate Guard', 'Saurus', 'Troglodytes', 'Trolls', 'Tyrant', 'Umber Hulks', 'Underworld',
        'Uak Hai', 'Vikings', 'Warlock', 'Westmen', 'Wildlings', 'War Machines', 'Wood Elves', 'Wights',
        'Wyverns', 'Zealots', 'Zombies',
    ),
    "Stage": (
        'Pre-Combat', 'Long-Range Missiles', 'Short-Range Missiles', 'Magic (Phase I)', 'Weapon Artifacts',
        'Charge (Phase I)', 'Charge (Phase II)', 'Magic (Phase II)', 'Melee (Phase I)', 'Melee (Phase II)',
        'Combined (Phase I)', 'Combined (Phase II)',
    ),
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
        'Renowned Standard', 'Standard of Valor', 'Sword of Alvinitar', 'Crown of Anzu', 'Staff of Disdain',
        'Staff of the Great Orator', 'Stone of All Minds', 'Rod of Fire', 'Wand of Lightning',
        'Orb of Anti-Magic',
    ),
    "Region": (
        'The Crown Islands', 'Darkover', 'The Diamond Coast', 'Krynn', 'Triumvia', 'Zanthia', 'Nyvaria',
        'The Sword Coast', 'Pellinor', 'Zamora', 'Mythgar', 'The Untamed Lands', 'Stormgate',
    ),
    "TurnStep": (
        'Add/Drop Standing Orders', 'Group to Group Encounters', 'Group to Population Center Actions',
        'Production', 'Trading', 'Receive Scheduled Troop Reinforcements', 'Group Consumption',
        'Political Emissary Activities', "King's Actions", 'High Council Actions',
        'Improve Population Center Capabilities', 'Split/Move/Combine Groups & Naval Actions',
        'High Priestess Activities', 'Perform Magical Research (Wizard Activities)',
        'Determine Regional Control', 'Agent Activities', 'Victory Check', 'Food Spoilage',
    ),
    "Tactic": (
        'No Orders', 'Probing Attack', 'Standard Battle Plan', 'Determined Attack', 'Flanking Attack',
        'Night Attack', 'Barrage Attack', 'Stomp Attack', 'Organized Withdrawal', 'Stand And Defend',
        'Hold At All Costs', 'Fight To The Last',
    ),
    "Order": (
        'Cancel Standing Order', 'Guard', 'Counter-Espionage', 'Guard Prisoners', 'Train To Higher Level',
        'Rapid Agent Training', 'Bribe Emissary', 'Sabotage Popcenter', 'Sabotage Seapower',
        'Assassinate Figure', 'Assassinate Leader/Wizard', 'Rescue Hostage', 'Kidnap Figure',
        'Early Rescue Prisoner', 'Early Kidnap Figure', 'Steal Food-Gold-Mithril', 'Steal Artifact',
        'Recon Area', 'Trail Group (Early)', 'Trail Group (Late)', 'Recon Seapower', 'Poison Food',
        'Learn Group Morale/Attrition', 'Attack Group', 'Attack Group (Delayed)', 'Defend', 'Entrenchment',
        'Escape From Prison', 'Execute Hostages', 'Declare Ally/Enemy', 'Bid For Next Issue',
        'Wintering Group', 'Do Not Feed', 'Do Not Pay', 'Rest Group', 'Rex Victory Check', 'Bless',
        'Convert Agent to Fanatic', 'Magical Research', 'Rite Of The Magi', 'Consul Enamor Region',
        'Enamor Region', 'Enamor Region (Artifact)', 'Denigrate Kingdom', 'Denigrate Region (Artifact)',
        'Consul Denigrate Region', 'Increase Influence', 'Entertain Royal Court', 'Sell Influence',
        'Open Market', 'Trade Food For Gold', 'Trade Gold For Food', 'Trade Hostage For Gold',
        'Trade Gold For Hostage', 'Trade Artifact For Gold', 'Trade Gold For Artifact',
        'Transmute Rare Element', 'Unilateral Transfer (Gift)', 'Trade Mithril For Gold',
        'Trade Gold For Mithril',
    ),
    "Surge": (
        'Pre-Combat Stage', 'Long-Range Missile Stage', 'Magic Stage', 'Weapon Artifact Stage',
        'Short-Range Missile Stage', 'Storm (Phase I-XII) Stage',
    ),
}
