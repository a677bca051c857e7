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
AREA: Final = Unit('area', 'areas')
PACE: Final = Unit('pace', 'paces', 1000, 1)
GUNPOWDER: Final = Unit('gunpowder', 'gunpowder')
FOOD: Final = Unit('food', 'food')
INFLUENCE: Final = Unit('influence', 'influence', 10, 1)
MITHRIL: Final = Unit('mithril', 'mithril')
COMMAND: Final = Unit('command', 'commands')

TITLES: Final[dict[str, tuple[str, ...]]] = {
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
    "StageOrigin": ('preparation', 'troops', 'spells', 'artifacts'),
    "SightingEnd": ('resolved', 'not resolved'),
    "SightingFinder": (
        'an agent on reconnaissance', 'an agent who searches for encounters',
        'an agent on an advanced search', 'a Raven Familiar', 'an Eagle Familiar',
        'a High Priestess who divines the name of an artifact',
        'a High Priestess who divines the place of an artifact', 'a group that ends its movement there',
    ),
    "Crafting": ('gold', 'food', 'mithril', 'influence'),
    "ItemHeading": ('Fine', 'Excellent', 'Superior', 'Special'),
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
    "ArtifactClass": ('Benevolent', 'Covert', 'Wizard', 'Weapon', 'King', 'Special'),
    "Quality": ('Enigma', 'Fine', 'Excellent', 'Superior', 'Quest'),
    "RelicHolder": (
        'a kingdom', 'a ruler', 'an emissary', 'an agent', "a wizard's group", 'a group',
        'a population center',
    ),
    "MoraleEvent": (
        'it is not fed', 'it is not paid', 'it gets extra food', 'it gets extra gold',
        'it gets extra food and gold', 'it rests in a town', 'it rests in a city',
        'it rests in a sanctuary', 'it watches fireworks', 'it makes a forced march', 'it digs in',
        'it waits to intercept one target', 'it waits to intercept two targets', 'it is pursued and caught',
        'its supplies are poisoned',
    ),
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
    "SpellAim": (
        'the caster', "the caster's own group", 'another group of the kingdom',
        "a leader of the caster's group", 'another group', 'a leader or wizard of another kingdom',
        'a population center', 'an emissary, priestess or agent', 'a ruler', 'a region', 'a sea',
        'a map area', 'another kingdom', 'an artifact', 'an unusual encounter', "the kingdom's stores",
    ),
    "SpellExtra": (
        'the enemy group or population center', 'the kingdom', 'the lowest number to be dispelled, if any',
        'the leader or wizard, by name', 'the leader, by name',
        'the leader who is given up and the leader who rises, by name', 'one or two types of brigade',
        'the item', 'the areas of the sea, side by side', 'the areas, side by side', 'a size of group',
        'an inactive group of the kingdom',
    ),
    "Nearness": (
        "in the caster's group", 'in the same area', "in the caster's region",
        "in a population center of the kingdom's own", 'anywhere',
    ),
    "Lasting": (
        'for the moment', 'for one battle', 'for all battles of the turn', 'for the turn',
        'until it is destroyed', 'for good',
    ),
    "SpellRepeat": (
        'once a turn upon one ruler', 'once a turn in one region',
        'one regional effect a turn upon one group', 'once upon one sea',
        'once in the game against one kingdom',
    ),
    "SpellSpared": (
        'groups that fly', 'population centers', 'capitals', 'the undead', 'kingdoms that are Stalwart',
        'groups with a Warlord', 'patrols', 'groups of declared allies', 'Elite Ships', 'Ships of Mist',
    ),
    "Bargain": (
        'food for gold', 'gold for food', 'a hostage for gold', 'gold for a hostage',
        'an artifact for gold', 'gold for an artifact', 'mithril for gold', 'gold for mithril',
    ),
    "BrigadeType": (
        'Apes', 'Centaurs', 'Cockatrices', 'Ghouls', 'Goblins', 'Iron Golem', 'Minotaurs', 'Orcs',
        'Rock Golems', 'Rohirrim', 'Scorpions', 'Swampmen', 'Unicorns', 'Warg Riders', 'Zamorans',
        'Alchemist', 'Amazons', 'Ancient Ones', 'Atlanteans', 'Beholder', 'Black Dragons', 'Chameleons',
        'Cimmerians', 'Chimera', 'Cyclops', 'Dark Elves', 'Demon Princes', 'Deathknights', 'Damned',
        'Druid', 'Dwarves', 'Air Elementals', 'Earth Elementals', 'Fire Elementals', 'Elves',
        'Elementalist', 'Ents', 'Ettins', 'Water Elementals', 'Fairy Folk', 'Forgotten', 'Free Traders',
        'Gargoyles', 'Gelatinous Cubes', 'Giant Eagles', 'Griffons', 'Giants', 'Gnolls', 'Gnomes',
        'Great Bats', 'Halflings', 'Hell Hounds', 'Hill Giants', 'Illusionist', 'Knights of Styx',
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
    "MagicalItem": (
        'Cloak of Disguise', 'Ring of Protection', 'Rod of Fire', 'Scroll of Minor Healing', 'Smoke Mojo',
        'Wand of Lightning', 'Crystal of Seeing', 'Guardian Talisman', 'Scroll of Major Healing',
        'Scroll of Purification', 'Plow of the Prophet', 'Scroll of Defense', 'Scroll of Escape',
        'Scroll of Insect Swarm', 'Scroll of Fabrication', 'Scroll of Immortality', 'Scroll of Pot Luck',
    ),
    "AlchemistItem": (
        'Explosive Device', 'Healing Salve', 'Poison Flask', 'Preservation Jug', 'Rejuvenation Cream',
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
        'Orb of Anti-Magic', 'Adept Twins', 'Altar of the Holy Ancients', 'Armor of Anon',
        'Black Owl Totem', 'Champion Stallions', 'Cloak of Disguise', 'Crystal of Seeing',
        'Eklar the Wizard', 'Fire of the Void', 'Gem of Planes', 'Great Diamond',
        'Great Red Bats of the Lost Caves', 'Horn of the Intrepid', 'Key of the Gem', 'Key of the Maker',
        'Key of the Slayer', 'Key of the Staff', 'Knowledge Totem', 'Last Herd of Winged Stallions',
        'Marshal Cora Draco', 'Nemrond the Wizard', 'Onyx Amulet', 'Oracle of the Old Gods',
        'Palantir Ambalar', 'Palantir Crisnia', 'Palantir Phonis', 'Palantir Redjak', 'Palantir Unikar',
        'Plow of the Prophet', 'Princess Xynia', 'Red Elk Mount', 'Ring of Spells', 'Scrying Mirror',
        'Shield of Hector', 'Valyrian Steel', 'Verdikar the Wizard', 'Whowie Totem',
    ),
    "Region": (
        'The Crown Islands', 'Darkover', 'The Diamond Coast', 'Krynn', 'Triumvia', 'Zanthia', 'Nyvaria',
        'The Sword Coast', 'Pellinor', 'Zamora', 'Mythgar', 'The Untamed Lands', 'Stormgate',
    ),
    "Spell": (
        'Presence', 'Instant Self Teleport', 'Self Invisible', 'Lightning Attack', 'Dispel Magic',
        'Power Word Stun', 'Ice Torrent', 'Chain Lightning', 'Prismatic Rays', 'Incendiary Cloud',
        'Disintegrate', 'Arcane Disjunction', 'Destroy Undead', 'Instant Summon Phantasmal Forces',
        'Wind Storm', 'Flash Flood', 'Instant Summon Phantoms', 'Protect Heroes and Wizards', 'Stun Leader',
        'Kill Leader/Wizard', 'Crack The Sky', 'Wall of Flame', 'Summon Death', 'Shield', 'Guarded Attack',
        'Firestrike', 'Command Tornado', 'Earthquake', 'Chaos', 'Fear', 'Valor', 'Ancient Intervention',
        'Raise Zombies', 'Ward Population Center', 'Light Of The Evening Star', 'Bridge of Mist',
        'Dome of Invulnerability', 'Dispel Dome of Invulnerability', 'Mirror Image',
        'Wizard Assist Encounter', 'Meteor Strike', 'Diplomacy', 'Create Food', 'Create Gold',
        'Dire Wolf Familiar', 'Ward', 'Sleep', 'Augment Title', 'Conceal Emissary',
        "Reveal King's Influence", 'Conjure Scandal', 'Curse', 'Charm Region', 'Infuriate Populace',
        'Conjure Prestige', "Enhance King's Aura", 'Create Magical Item', 'Strengthen Walls',
        'Fertile Fields', 'Hidden Ore', 'Raise Population Center Census', 'Summon Leviathan',
        'Summon Kraken', 'Storm at Sea', 'Dispel Storm at Sea', 'Ship of Mist', 'Speed',
        'Unveil Population Centers', 'Protection from Regional Effect', 'Dispel Regional Effect',
        'Cold Darkness (Regional Effect)', 'Blinding Light (Regional Effect)',
        'Demonic Visions (Regional Effect)', 'Plague (Regional Effect)', 'Famine (Regional Effect)',
        'Bounty (Regional Effect)', 'Raise Regional Census (Regional Effect)', 'Learn Artifact Power',
        'Magic Research', 'Rite of the Magi', 'Heal', 'Lesser Masking', 'Greater Masking', 'Simulacrum',
        'Teleport Self', 'Teleport Patrol', 'Invisible Patrol', 'Invisible Brigade', 'Invisible Division',
        'Invisible Army', 'Teleport Brigade', 'Teleport Division', 'Teleport Army', 'Teleport Army Group',
        'Locate Character or Group', 'Unveil Group Locations', 'Summon Minotaurs', 'Summon Skeletons',
        'Summon Ghouls', 'Summon Wights', 'Summon Specters', 'Summon Rock Golems', 'Summon Mummies',
        'Summon Iron Golem', 'Summon Air Elemental', 'Summon Earth Elemental', 'Wraith Form',
        'Transform to Lich', 'Summon Fire Elemental', 'Summon Water Elemental', 'Sacrifice',
        'Transform to Nazgul', 'Project Image Of Group', 'Eagle Familiar', 'Raven Familiar',
        'Summon Monster I (Troglodyte)', 'Summon Monster II (Gnoll)', 'Summon Monster III (Owlbear)',
        'Summon Monster IV (Gargoyle)', 'Summon Monster V (Manticore)', 'Summon Monster VI (Ettin)',
        'Summon Monster VII (Umber Hulk)', 'Summon Monster VIII (Gelatinous Cube)',
        'Summon Monster IX (Shambling Mound)', 'Summon Pit Fiend', 'Imp Familiar', 'Summon Demon',
        'Summon High Demon', 'True Seeing', 'Revelation',
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
}
