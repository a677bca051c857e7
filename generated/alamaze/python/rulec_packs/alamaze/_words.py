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
FOOD: Final = Unit('food', 'food')
INFLUENCE: Final = Unit('influence', 'influence', 10, 1)
MITHRIL: Final = Unit('mithril', 'mithril')
COMMAND: Final = Unit('command', 'commands')
AREA: Final = Unit('area', 'areas')
CENSUS: Final = Unit('census', 'census')
GUNPOWDER: Final = Unit('gunpowder', 'gunpowder')
RENOWN: Final = Unit('renown', 'renown')
PICK: Final = Unit('pick', 'picks')
MERIT: Final = Unit('merit', 'merits')

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
    "IndicatorBearer": ('Ruler', 'Agent or fanatic', 'Figure'),
    "Improvement": ('Food production', 'Gold production', 'Defense'),
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
    "ObjectiveClass": ('territorial', 'political', 'adventure', 'development'),
    "GoalQuality": ('major', 'minor'),
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
        'conjured prestige', 'an enhanced aura', 'Princess Xynia comes to court',
    ),
    "Post": (
        'Agent', 'Fool', 'Ambassador', 'Governor', 'Noble Maiden', 'Fanatic', 'Mithril Miners', 'Centurion',
        'Adept', 'Marshal (Halfling)', 'Power-2 Wizard (Halfling)', 'Level-7 Agent (Halfling)',
    ),
    "OpeningEdge": ('minor', 'significant'),
    "AdvancedItem": (
        'Muskets', 'Matriarchal Spears', 'Poison Tail Stinger', 'Battle Axes', 'Venomed Blades',
        'Voodoo Dolls', 'Dwarven Hammers', 'Elven Bows', 'Iron Javelins', 'Slings of Accuracy',
        'Vorpal Blades', 'Blessed Lances', 'Barbed Maces',
    ),
    "Topic": (
        'a ruler', 'a ruler in a region', 'cities, towns, or villages throughout Alamaze',
        'a member of the Council',
    ),
    "RegionGroup": (
        'The Capital Regions', 'Regions of the Trading Coasts', 'The Savage Regions', 'The Free States',
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
    "StatusClass": (
        'Artifact', 'Covert', 'Economic', 'Magic', 'Military', 'Political', 'Regional', 'Citizenship',
        'Victory',
    ),
    "StatusItem": (
        'Quest or Superior', 'Excellent', 'Fine', 'Agent L11+', 'Agent L8-10', 'Prisoner \u2013 Ruler',
        'Prisoner \u2013 Demon Prince', 'Prisoner \u2013 Prince', 'Prisoner \u2013 Duke',
        'Prisoner \u2013 Count', 'Prisoner \u2013 Baron', 'Prisoner \u2013 Governor',
        'Prisoner \u2013 Ambassador', 'Prisoner \u2013 Fool', 'Prisoner \u2013 Agent (level x 15)',
        'Highest Food Production', 'Highest Gold Production', 'Highest Census', 'Legendary Castle',
        'Greater Castle', 'Castle', 'Citadel', 'Fortress', 'Great Temple', 'Wizard Tower',
        'Great Mage Tower', 'Have a Pwr-7+ Wizard', 'Have a Pwr-5-6 Wizard', 'Have a Warlord',
        'Have a Marshal', 'Have an elite brigade', 'Group > 100k vs PC', 'Group > 70k vs PC',
        'Seapower (fleets x quality)', 'Have influence 20+', 'Have influence 17-19',
        'Member on high council', 'Declared you as enemy', 'You declared as ally', 'Have a prince',
        'Tight control in region', 'Control in region', 'Substantial in region', 'Significant in region',
        'Survive until turn 12', 'Survive until turn 18', 'Survive until turn 24', 'Survive until turn 30',
        'Survive until end of game', 'Standard (Rex) Victory', 'Team Victory', 'Usurper Victory',
    ),
    "Bargain": (
        'food for gold', 'gold for food', 'a hostage for gold', 'gold for a hostage',
        'an artifact for gold', 'gold for an artifact', 'mithril for gold', 'gold for mithril',
    ),
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
        'Great Bats', 'Halflings', 'Hell Hounds', 'Hill Giants', 'Illusionist', 'Knights of Styx',
        'Lizard Men', 'Lycans', 'Mammoths', 'Manticores', 'Mephits', 'Mummies', 'Mythians', 'Necromancer',
        'Northmen', 'Nomads', 'Nyvarians', 'Ogres', 'Owlbears', 'Paladins', 'Pit Fiend', 'Phoenix',
        'Pirates', 'Phantasmal Force', 'Phantoms', 'Pixies', 'Rangers', 'Rocs', 'Red Dragons',
        'Sacred Order', 'Skeletons', 'Shambling Mounds', 'Sorcerer', 'Specters', 'Sprites',
        'Stormgate Guard', 'Saurus', 'Troglodytes', 'Trolls', 'Tyrant', 'Umber Hulks', 'Underworld',
        'Uak Hai', 'Vikings', 'Warlock', 'Westmen', 'Wildlings', 'War Machines', 'Wood Elves', 'Wights',
        'Wyverns', 'Zealots', 'Zombies',
    ),
    "CampaignVariant": ('Steel', 'Primeval', 'Magic-Alliance', 'Confederation'),
    "CampaignOption": ('Exploratory', 'Extra Orders', 'Pagan', 'Random Cities', 'Ice Age'),
    "ItemIndicator": (
        'Crown', 'Staff', 'Saves', 'Dagger', 'Enchanted Weapon', 'Boosted', 'Disguised', 'Guarded',
        'Hidden', 'Gate', 'Mounted', 'Protected', 'Concealed', 'Slept', 'Warded', 'Blessed',
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
    "Lookout": (
        'Recon by an agent', 'Search for population centers', 'Advanced search',
        'Divination by a High Priestess', 'Raven Familiar', 'Eagle Familiar', 'Unveil Population Centers',
        'Palantir or Scrying Mirror', 'Black Owl Totem', 'Crystal of Seeing', 'Falcon',
        'A group that passes or stops', 'A group that ends its movement there', 'True Seeing',
    ),
    "Prize": (
        'Neutral population centers', "The region's reaction", 'Victory',
        'A Provincial Governor becomes a Baron', 'An Ambassador becomes a Provincial Governor',
    ),
    "ImmortalPower": (
        'No assassin', 'No dungeon', 'Knows who woos its regions', 'Knows who was looking', 'High magic',
        'Hard to catch',
    ),
    "Objective": (
        'Control a region', 'Substantial & Significant in regions', 'Two cities in 2 different regions',
        'Substantial in a region', 'Significant in 2 regions',
        'Influence of 17+ & 2 Princes (not Demon Princes)',
        'High Council & Tolerant or better in 6 regions', 'High Council & Influence 15+',
        'Friendly reactions in 3 regions', '3 Emissaries at Duke+ (not Demon Prince/Consul)',
        'Recover 4 Artifacts from Unusual Encounters', '7 Prisoners', 'Control 2 Artifacts', '4 Prisoners',
        'Warlord', '3 or more Level 10+ Agents or Fanatics', '3 or more Power-5+ Wizards',
        '3 or more Marshals', 'Total 7+ Fleets in each of 2+ Seas',
        'Popcenter with > 35,000 defense or gold production', '3 or more Level 7+ Agents or Fanatics',
        '3 or more Power-4+ Wizards', '6 or more Generals or higher-ranking leaders',
    ),
    "Award": (
        'Kingdom-named brigade (not Giant or Red Dragon, see B2)', 'General', '20,000 gold',
        'Point of Influence', 'Level 4 Agent', 'Baron', 'Adept', 'Giant or Red Dragon brigade', 'Marshal',
        'Level 7 Agent', 'Duke', 'Power-1 Wizard', 'Demon Prince (Demon Prince kingdom only)',
        'Consul (Ancient Ones kingdom only)', 'Power-2 Wizard',
    ),
    "CustomItem": (
        'Cloak of Disguise', 'Red Elk Mount', '8,000 Gold', 'Smoke Mojo', 'New Governor', 'Scrying Mirror',
        '+1 Influence', 'New Baron', 'Amulet of Protection', 'Onyx Amulet', 'Guardian Talisman',
        'Glyph of Protection', 'Raise Ambassador to Governor', 'Raise Agent L2 to L4', 'New Bazaar',
        'New Temple', 'New Agent L2', 'New Prince', 'Champion Stallions', 'Valyrian Steel',
        'Knowledge Totem', 'Kingdom Brigade (Non-Flying, Green)', 'Renowned Standard', 'Whowie Totem',
        'New Adept', 'New Captain', 'Wizard Pwr-1 to Pwr-2', 'Black Owl Totem', 'Kingdom Brigade (Upgrade)',
        'Foreknowledge (Excellent, Random)', 'Fleet Quality (All Seas +2)', 'Foreknowledge (Fine, Capital)',
    ),
    "DefaultChoice": ('Default Selection: Customization', 'Default Selection: Objectives'),
    "Privilege": (
        'Summon Monster I-IX', 'Equip Advanced Item', 'Equip Mithril Item', 'Masked In Its Own Terrain',
        'Evasion', 'Phoenix', "Create Dragon's Lair", 'No Navy', "Create Druid's Grove", 'Create Gold Mine',
        'Create Hidden Oasis', "Create Pirate's Cove", 'Intrinsic Reconnaissance', 'Elite Ships On Any Sea',
        'Transmute Damned to Zombie', 'Transmute Rare Element', 'Apothecary and Laboratory',
        'Greek Fire At Half Cost', 'Hunting Prowess', 'Consul Enamor Region', 'Consul Denigrate Region',
        'Titles In The Presence Of A Consul', 'Consuls On The Road', 'Consuls As High Priestesses',
        'Tribute For Noble Maidens', 'Sleep', 'Plague', 'Vile Presence', 'Hell Hounds', 'Summon Pit Fiend',
        'Muster The Fallen', 'Conquest Alone Lifts Them', 'Summon Fallen Angel', 'Torment Prisoner',
        'A Mortal On The Throne', 'Gate', 'Sleep', 'Regional Submission', 'Demonic Denigration',
        'Raise Dead', 'Dwarven Defenses', 'Tribute For Walls', 'Dwarven Tunnels & Traps',
        'Improvements At A Discount', 'Giant Eagles', 'Rocs', 'Towering Envoys', 'Master Craftsmen',
        'Summoned From The Elemental Planes', 'Masters Of The Elements', 'Reinforcements In Great Number',
        'Fewer Spells Than Their Rank', 'Beholder', 'Knowledge Of All Keys', 'Tolerated Everywhere',
        "Nobody's Enemy", 'Merchant Captains', "Advisers' Tribute",
        'Establish a Hobbit Inc. Trading Company', 'Reveal All Trades', 'Hire New Figure',
        'Cloak of Disguise At The Start', 'Slippery Captives', 'Lycanthrope In Battle',
        'Lycan Regeneration', 'Winter Moon', 'Lycanthrope Of Captives', 'Lycanthrope Of Envoys',
        'No Seat On The High Council', 'Prize Money', 'Double Treasure', 'Falconry', 'Paladins At Half Pay',
        'Bonus For The Lesser Objective', 'Bonus For The Greater Objective', 'Banished Wraith',
        'Tribute For Agents', 'Set Global Agent Training Cost', 'Early Kidnap Figure',
        'Early Rescue Prisoner', 'Rapid Agent Training',
    ),
    "Sea": ('Sea of the Forgotten', 'The Endless Sea', 'The Tempest', 'Waves of Azure', 'The Sorrows'),
    "Settlement": ('City', 'Town', 'Village'),
    "Issue": (
        'Commend', 'Condemn', 'Endorse', 'Degrade', 'Increase Food Production', 'Increase Gold Production',
        'Expel',
    ),
    "Vigor": ('Good', 'Weary', 'Exhausted'),
    "ClosetSkeleton": ('Major skeleton', 'Minor skeleton'),
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
}
