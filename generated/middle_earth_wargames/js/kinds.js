/** What the rules are about: enumerations, kinds with their entries, and measures. */

/** The number behind each name. */
function $numbered(rows) {
  return Object.freeze(Object.fromEntries(rows.map((row, at) => [row.name, row.behind ?? at])));
}

const $enums = {
  Flyer: {
    label: "flyer",
    members: [
      { name: "eagle_pair", title: "a pair of eagles" },
      { name: "lone_eagle", title: "a lone eagle" },
      { name: "hero_eagle", title: "a hero eagle" },
      { name: "winged_wraith", title: "a Ringwraith on a winged steed" },
      { name: "winged_king", title: "the Witch-King on a winged steed" },
    ],
  },
  Flight: {
    label: "how it flies",
    members: [
      { name: "fighting_height", title: "at the height from which it fights" },
      { name: "flying_high", title: "out of all reach" },
      { name: "on_the_ground", title: "on the ground" },
    ],
  },
  RiderPlight: {
    label: "what a rider can do whose steed has fallen",
    members: [
      { name: "only_defends", title: "only defend itself" },
      { name: "goes_on_foot", title: "act, on foot" },
    ],
  },
  HostPart: {
    label: "part of an army",
    members: [
      { name: "host_of_orcs", title: "man-orcs, orcs and the like" },
      { name: "host_on_foot", title: "infantry" },
      { name: "host_on_horse", title: "cavalry" },
      { name: "host_of_others", title: "others" },
    ],
  },
  UnitSort: {
    label: "sort of unit",
    members: [
      { name: "orc_band", title: "orcs and urucks" },
      { name: "man_orc_band", title: "man-orcs" },
      { name: "wolf_band", title: "wargs and wolves" },
      { name: "dwarf_band", title: "dwarves" },
      { name: "elf_band", title: "elves" },
      { name: "foot_company", title: "men on foot" },
      { name: "horse_company", title: "men on horseback" },
    ],
  },
  BaseSort: {
    label: "base",
    members: [
      { name: "man_base", title: "a man" },
      { name: "rider_base", title: "a rider" },
      { name: "beast_base", title: "an elephant or mumak" },
      { name: "chariot_base", title: "a chariot" },
    ],
  },
  FordsCompany: {
    label: "unit at the fords",
    members: [
      { name: "company_axes", title: "Axes of the Iron Hills" },
      { name: "company_bows", title: "Bows of the Wood" },
      { name: "company_riders", title: "Riders of the Mark" },
      { name: "company_guards", title: "Guards of the Tower" },
      { name: "company_red_eye", title: "Goblins of the Eye" },
      { name: "company_white_hand", title: "Urucks of the Hand" },
      { name: "company_moon", title: "Goblins of the Moon" },
      { name: "company_morgul", title: "Riders of Morgul" },
    ],
  },
  WarBeast: {
    label: "beast",
    members: [
      { name: "war_elephant", title: "an elephant" },
      { name: "war_mumak", title: "a mumak" },
    ],
  },
  Temper: {
    label: "how a wounded beast takes it",
    members: [
      { name: "tame", title: "it stays stable" },
      { name: "gone_wild", title: "it goes wild" },
    ],
  },
  Course: {
    label: "where a wild beast goes",
    members: [
      { name: "straight_on", title: "straight on" },
      { name: "straight_back", title: "backwards" },
      { name: "sideways_right", title: "to the right" },
      { name: "sideways_left", title: "to the left" },
      { name: "forward_right", title: "forward and to the right" },
      { name: "forward_left", title: "forward and to the left" },
      { name: "back_right", title: "backwards and to the right" },
      { name: "back_left", title: "backwards and to the left" },
    ],
  },
  Mutiny: {
    label: "what becomes of a warg and its rider",
    members: [
      { name: "warg_killed", title: "the warg is killed" },
      { name: "neither_killed", title: "neither is killed" },
      { name: "rider_killed", title: "the rider is killed" },
    ],
  },
  Kindling: {
    label: "what may burn",
    members: [
      { name: "little_house", title: "a small house" },
      { name: "large_house", title: "a large house" },
      { name: "stone_house", title: "a stone house" },
      { name: "stone_tower", title: "a stone tower" },
      { name: "stone_fortress", title: "a stone fortress" },
      { name: "wooden_ram", title: "a battering ram" },
      { name: "living_wood", title: "a wood" },
    ],
  },
  Missile: {
    label: "missile",
    members: [
      { name: "dwarf_bow", title: "dwarf bow" },
      { name: "hobbit_bow", title: "hobbit bow" },
      { name: "rohan_bow", title: "Rohan horse bow" },
      { name: "elf_bow", title: "elf bow" },
      { name: "long_bow", title: "long-bow" },
      { name: "western_javelin", title: "javelin of the West" },
      { name: "western_spear", title: "thrown spear of the West" },
      { name: "composite_bow", title: "composite bow" },
      { name: "western_sling", title: "sling" },
      { name: "man_orc_bow", title: "man-orc bow" },
      { name: "goblin_bow", title: "goblin bow" },
      { name: "uruk_bow", title: "uruck bow" },
      { name: "eastern_bow", title: "bow of the men of Mordor" },
      { name: "eastern_horse_bow", title: "horse bow of the men of Mordor" },
      { name: "eastern_javelin", title: "javelin of the men of Mordor" },
      { name: "orc_javelin", title: "orc javelin" },
      { name: "eastern_spear", title: "thrown spear of the men of Mordor" },
    ],
  },
  ChargeBar: {
    label: "what bars a charge",
    members: [
      { name: "bar_breath", title: "it must rest first" },
      { name: "bar_sun", title: "it does not fight under this sky" },
      { name: "bar_flight", title: "it has to come down first" },
      { name: "bar_air", title: "the enemy is in the air" },
      { name: "bar_ground", title: "it cannot cross the ground between them" },
      { name: "bar_reach", title: "it is too far" },
      { name: "bar_sight", title: "it is out of sight" },
      { name: "bar_wall", title: "a wall is between them" },
      { name: "bar_crowd", title: "others stand in the way" },
      { name: "bar_melee", title: "the melee is closed to it" },
      { name: "bar_light", title: "a wizard's light holds it off" },
    ],
  },
  DiceColumn: {
    label: "attack dice",
    members: [
      { name: "die_one", title: "one" },
      { name: "die_one_and_half", title: "one and a half" },
      { name: "dice_two", title: "two" },
      { name: "dice_three", title: "three" },
      { name: "dice_four", title: "four" },
      { name: "dice_five", title: "five" },
      { name: "dice_six", title: "six" },
      { name: "dice_seven", title: "seven" },
    ],
  },
  PushWeight: {
    label: "weight of a charge",
    members: [
      { name: "light_foot_push", title: "Light infantry" },
      { name: "medium_foot_push", title: "Medium infantry" },
      { name: "heavy_foot_push", title: "Heavy infantry" },
      { name: "light_horse_push", title: "Light cavalry" },
      { name: "medium_horse_push", title: "Medium cavalry" },
      { name: "heavy_horse_push", title: "Heavy cavalry" },
      { name: "orc_push", title: "Orcs, urucks and the like" },
      { name: "troll_push", title: "Trolls" },
    ],
  },
  EntryWay: {
    label: "from where it comes in",
    members: [
      { name: "front_entry", title: "from the front" },
      { name: "flank_entry", title: "from the flank" },
      { name: "rear_entry", title: "from the rear" },
    ],
  },
  Wizard: {
    label: "wizard",
    members: [
      { name: "gandalf", title: "Gandalf" },
      { name: "witch_king", title: "Witch-King of Angmar" },
    ],
  },
  Resting: {
    label: "rest",
    members: [
      { name: "full_rest", title: "rest" },
      { name: "half_rest", title: "semi-rest" },
    ],
  },
  Loser: {
    label: "how a round ends",
    members: [
      { name: "first_loses", title: "the first unit loses" },
      { name: "second_loses", title: "the second unit loses" },
      { name: "nobody_loses", title: "nobody loses" },
    ],
  },
  Reaction: {
    label: "reaction",
    members: [
      { name: "advance_2", title: "uncontrolled advance for two moves" },
      { name: "advance_1", title: "uncontrolled advance for one move" },
      { name: "as_ordered", title: "orders are carried out" },
      { name: "halt_1", title: "halt for one move" },
      { name: "halt_2", title: "halt for two moves" },
      { name: "retire", title: "retire" },
      { name: "retreat", title: "retreat" },
      { name: "rout", title: "rout" },
      { name: "desperation", title: "desperation" },
    ],
  },
  Despair: {
    label: "what desperation leads to",
    members: [
      { name: "run_on_2", title: "uncontrollable advance for two moves" },
      { name: "rallyable_rout", title: "a rout that may be rallied" },
      { name: "lost_rout", title: "a rout that nobody can rally" },
      { name: "run_on_1", title: "uncontrollable advance for one move" },
    ],
  },
  Mover: {
    label: "who moves",
    members: [
      { name: "eagle_mover", title: "Eagles" },
      { name: "beorning_mover", title: "Beornings" },
      { name: "armoured_elf_mover", title: "Armoured elves" },
      { name: "bare_elf_mover", title: "Unarmoured elves" },
      { name: "dwarf_mover", title: "Dwarves" },
      { name: "hobbit_mover", title: "Hobbits" },
      { name: "man_orc_mover", title: "Man-orcs" },
      { name: "orc_mover", title: "Orcs" },
      { name: "troll_mover", title: "Trolls" },
      { name: "wolf_mover", title: "Wolves" },
      { name: "wolf_rider_mover", title: "Wolf-riders" },
      { name: "light_foot_mover", title: "Light infantry" },
      { name: "medium_foot_mover", title: "Medium infantry" },
      { name: "heavy_foot_mover", title: "Heavy infantry" },
      { name: "light_horse_mover", title: "Light cavalry" },
      { name: "medium_horse_mover", title: "Medium cavalry" },
      { name: "heavy_horse_mover", title: "Heavy cavalry" },
      { name: "elephant_mover", title: "Elephants" },
      { name: "mumak_mover", title: "Mumakil" },
      { name: "chariot_mover", title: "Chariots" },
      { name: "ent_mover", title: "Ents" },
    ],
  },
  Gait: {
    label: "how it moves",
    members: [
      { name: "close_march", title: "in close order" },
      { name: "open_march", title: "in open order" },
      { name: "charge_run", title: "at the charge" },
    ],
  },
  GroundWalker: {
    label: "who crosses it",
    members: [
      { name: "horse_walker", title: "Cavalry" },
      { name: "foot_walker", title: "Infantry" },
      { name: "elf_walker", title: "Elves and Ithilien Rangers" },
      { name: "dwarf_walker", title: "Dwarves" },
      { name: "beast_walker", title: "Elephants and mumakil" },
      { name: "wolf_walker", title: "Wolves and wargs" },
      { name: "chariot_walker", title: "Chariots" },
      { name: "orc_walker", title: "Orcs and man-orcs" },
    ],
  },
  GroundSort: {
    label: "ground",
    members: [
      { name: "open_ground", title: "open ground" },
      { name: "deep_river", title: "deep river" },
      { name: "medium_river", title: "river of middling depth" },
      { name: "shallow_river", title: "shallow river" },
      { name: "hedge_row", title: "hedge" },
      { name: "bog_land", title: "bog or swamp" },
      { name: "steep_hill", title: "steep hill" },
      { name: "thick_wood", title: "thick wood" },
      { name: "thin_wood", title: "thin wood" },
      { name: "own_ranks", title: "own troops" },
      { name: "ford_crossing", title: "ford" },
    ],
  },
  Obedience: {
    label: "what becomes of an order",
    members: [
      { name: "obeys", title: "the order is obeyed" },
      { name: "balks", title: "the unit stays where it is and must test its morale" },
    ],
  },
  OrderBreadth: {
    label: "order",
    members: [
      { name: "general_command", title: "a general order" },
      { name: "detailed_command", title: "a detailed order" },
    ],
  },
  UnitErrand: {
    label: "what is ordered",
    members: [
      { name: "march_errand", title: "march" },
      { name: "charge_errand", title: "charge" },
      { name: "counter_errand", title: "counter-charge" },
      { name: "shoot_errand", title: "shoot" },
      { name: "stand_errand", title: "stand" },
    ],
  },
  Recruit: {
    label: "figure",
    members: [
      { name: "hobbit_figure", title: "Hobbit" },
      { name: "goblin_figure", title: "Goblin" },
      { name: "uruk_figure", title: "Uruck" },
      { name: "man_orc_figure", title: "Man-orc" },
      { name: "man_with_blade", title: "Man with sword, spear or bow" },
      { name: "man_with_axe", title: "Man with axe or club" },
      { name: "rider_with_blade", title: "Cavalry with sword or spear" },
      { name: "rider_with_lance", title: "Cavalry with lance" },
      { name: "mounted_goblin_figure", title: "Mounted goblin" },
      { name: "wolf_figure", title: "Wolf" },
      { name: "warg_figure", title: "Warg" },
      { name: "elf_figure", title: "Elf" },
      { name: "stone_troll_figure", title: "Stone troll" },
      { name: "hill_troll_figure", title: "Hill troll" },
      { name: "large_ent_figure", title: "Large ent" },
      { name: "small_ent_figure", title: "Small ent" },
      { name: "beorning_figure", title: "Beorning" },
      { name: "eagle_figure", title: "Eagle" },
      { name: "dwarf_figure", title: "Dwarf" },
      { name: "elephant_figure", title: "Elephant" },
      { name: "mumak_figure", title: "Mumak" },
    ],
  },
  Armour: {
    label: "armour",
    members: [
      { name: "light_armour", title: "light armour" },
      { name: "medium_armour", title: "medium armour" },
      { name: "heavy_armour", title: "heavy armour" },
    ],
  },
  Steed: {
    label: "steed",
    members: [
      { name: "no_steed", title: "no horse to pay for" },
      { name: "plain_horse", title: "horse" },
      { name: "armoured_horse", title: "armoured horse" },
    ],
  },
  BreachLetter: {
    label: "letter of the siege table",
    members: [
      { name: "A", title: "A" },
      { name: "B", title: "B" },
      { name: "C", title: "C" },
      { name: "D", title: "D" },
      { name: "E", title: "E" },
      { name: "F", title: "F" },
    ],
  },
  Barrier: {
    label: "what is rammed",
    members: [
      { name: "door", title: "door" },
      { name: "wall", title: "wall" },
    ],
  },
  DarkRider: {
    label: "whom the beam strikes",
    members: [
      { name: "beamed_wraith", title: "a Ringwraith" },
      { name: "beamed_king", title: "the Witch-King" },
    ],
  },
  BeamEffect: {
    label: "what the beam does",
    members: [
      { name: "flees_and_stays", title: "it withdraws, and stays away for a move" },
      { name: "flees_the_light", title: "it withdraws" },
      { name: "keeps_its_distance", title: "it may come no nearer" },
      { name: "must_be_tested", title: "it must test its morale" },
      { name: "untouched_by_light", title: "nothing" },
    ],
  },
  FirePrey: {
    label: "what burning things do to it",
    members: [
      { name: "furry_prey", title: "small or furry" },
      { name: "larger_prey", title: "larger" },
      { name: "sturdy_prey", title: "really sturdy" },
    ],
  },
  FireHarm: {
    label: "what a hit does",
    members: [
      { name: "burns_to_death", title: "it burns to death" },
      { name: "brushes_it_off", title: "it stops, and brushes the fire off" },
      { name: "tests_its_nerve", title: "it must test its morale" },
    ],
  },
  BurstFate: {
    label: "what a fire burst does",
    members: [
      { name: "killed_by_burst", title: "it kills" },
      { name: "tried_by_fire", title: "it strikes as thrown fire does" },
      { name: "beyond_the_burst", title: "nothing" },
    ],
  },
  Companion: {
    label: "who is with the unit",
    members: [
      { name: "no_companion", title: "nobody of note" },
      { name: "hero_companion", title: "a hero" },
      { name: "hereditary_companion", title: "a hereditary leader" },
      { name: "special_companion", title: "a special figure" },
    ],
  },
  Marvel: {
    label: "what is seen by all",
    members: [
      { name: "wraith_gave_way", title: "a Ringwraith gives way" },
      { name: "king_gave_way", title: "the Witch-King gives way" },
      { name: "gandalf_gave_way", title: "Gandalf gives way" },
      { name: "friend_impressed", title: "a wizard of one's own shows off" },
      { name: "enemy_impressed", title: "an enemy wizard shows off" },
      { name: "enemy_bolt_struck", title: "an enemy's bolt" },
      { name: "fire_has_burst", title: "a burst of fire" },
      { name: "enemy_flyer_fell", title: "an enemy flyer falls" },
      { name: "friendly_flyer_fell", title: "a flyer of one's own falls" },
      { name: "powder_went_off", title: "powder goes off" },
      { name: "powder_broke_in", title: "powder breaks the wall" },
    ],
  },
  Side: {
    label: "side",
    members: [
      { name: "law", title: "the side of law" },
      { name: "evil", title: "the side of evil" },
    ],
  },
  MoraleClass: {
    label: "morale class",
    members: [
      { name: "A", title: "A" },
      { name: "B", title: "B" },
      { name: "C", title: "C" },
      { name: "D", title: "D" },
      { name: "E", title: "E" },
      { name: "O", title: "O" },
      { name: "T", title: "T" },
    ],
  },
  Race: {
    label: "race",
    members: [
      { name: "man", title: "men" },
      { name: "ranger", title: "Ithilien Rangers" },
      { name: "rohirrim", title: "men of Rohan" },
      { name: "dunlending", title: "Dunlanders" },
      { name: "elf", title: "elves" },
      { name: "dwarf", title: "dwarves" },
      { name: "hobbit", title: "hobbits" },
      { name: "ent", title: "ents" },
      { name: "great_eagle", title: "eagles" },
      { name: "beorning", title: "Beornings" },
      { name: "orc", title: "orcs" },
      { name: "uruk", title: "urucks" },
      { name: "man_orc", title: "man-orcs" },
      { name: "wolf", title: "wolves and wargs" },
      { name: "troll", title: "trolls" },
      { name: "elephant", title: "elephants and mumakil" },
    ],
  },
  Striker: {
    label: "how it strikes",
    members: [
      { name: "hill_troll", title: "hill troll" },
      { name: "stone_troll", title: "stone troll" },
      { name: "man_orc", title: "man-orc" },
      { name: "uruk", title: "uruck" },
      { name: "goblin", title: "goblin" },
      { name: "mounted_goblin", title: "mounted goblin" },
      { name: "wolf", title: "wolf" },
      { name: "warg", title: "warg" },
      { name: "chariot", title: "chariot" },
      { name: "elephant", title: "elephant" },
      { name: "mumak", title: "mumak" },
      { name: "large_ent", title: "large ent" },
      { name: "small_ent", title: "small ent" },
      { name: "beorning", title: "Beorning" },
      { name: "great_eagle", title: "eagle" },
      { name: "hobbit", title: "hobbit" },
      { name: "elf_spear", title: "elf with spear" },
      { name: "elf_sword", title: "elf with sword" },
      { name: "dwarf_axe", title: "dwarf with axe" },
      { name: "dwarf_sword", title: "dwarf with sword" },
      { name: "lance", title: "cavalry with lance" },
      { name: "horse_spear", title: "cavalry with spear" },
      { name: "horse_short_spear", title: "cavalry with short spear" },
      { name: "horse_sword", title: "cavalry with sword" },
      { name: "spear", title: "man with spear" },
      { name: "long_spear", title: "man with long spear" },
      { name: "two_handed_sword", title: "man with two-handed sword" },
      { name: "sword", title: "man with sword" },
      { name: "axe_or_club", title: "man with axe or club" },
    ],
  },
  Struck: {
    label: "target type",
    members: [
      { name: "light_foot", title: "light infantry" },
      { name: "medium_foot", title: "medium infantry" },
      { name: "heavy_foot", title: "heavy infantry" },
      { name: "light_horse", title: "light cavalry" },
      { name: "medium_horse", title: "medium cavalry" },
      { name: "heavy_horse", title: "heavy cavalry" },
      { name: "large_ent", title: "large ents" },
      { name: "small_ent", title: "small ents" },
      { name: "beorning", title: "Beornings" },
      { name: "great_eagle", title: "eagles" },
      { name: "dwarf", title: "dwarves" },
      { name: "armoured_elf", title: "armoured elves" },
      { name: "bare_elf", title: "unarmoured elves" },
      { name: "hobbit", title: "hobbits" },
      { name: "hill_troll", title: "hill trolls" },
      { name: "stone_troll", title: "stone trolls" },
      { name: "man_orc", title: "man-orcs" },
      { name: "uruk", title: "urucks" },
      { name: "goblin", title: "goblins" },
      { name: "wolf", title: "wolves" },
      { name: "warg", title: "wargs" },
      { name: "wolf_rider", title: "wolf-riders" },
      { name: "wild_man", title: "wild men" },
      { name: "chariot", title: "chariots" },
      { name: "elephant", title: "elephants and mumakil" },
    ],
  },
  Shelter: {
    label: "cover",
    members: [
      { name: "no_shelter", title: "no cover" },
      { name: "soft", title: "soft cover" },
      { name: "hard", title: "hard cover" },
    ],
  },
  Stance: {
    label: "what a unit is doing",
    members: [
      { name: "steady", title: "standing or moving" },
      { name: "charging", title: "charging" },
      { name: "retiring", title: "retiring" },
      { name: "retreating", title: "retreating" },
      { name: "routing", title: "routing" },
    ],
  },
  Slope: {
    label: "lie of the land",
    members: [
      { name: "level_ground", title: "on the level" },
      { name: "uphill", title: "uphill" },
      { name: "downhill", title: "downhill" },
    ],
  },
  Spacing: {
    label: "how close the figures stand",
    members: [
      { name: "close_order", title: "close order" },
      { name: "open_order", title: "open order" },
    ],
  },
  Organisation: {
    label: "organisation",
    members: [
      { name: "formed", title: "formed" },
      { name: "semi_formed", title: "semi formed" },
      { name: "unformed", title: "unformed" },
      { name: "disorganised", title: "disorganised" },
      { name: "scattered", title: "scattered" },
    ],
  },
  Remnant: {
    label: "how much of a unit is left",
    members: [
      { name: "half_or_more", title: "half or more" },
      { name: "below_half", title: "less than half, fighting on" },
      { name: "below_quarter", title: "a quarter or less, fighting on" },
    ],
  },
  TimeOfYear: {
    label: "season",
    members: [
      { name: "echuir", title: "spring" },
      { name: "laer", title: "summer" },
      { name: "narbeleth", title: "autumn" },
      { name: "rhiw", title: "winter" },
    ],
  },
  Sky: {
    label: "weather",
    members: [
      { name: "snowfall", title: "snow" },
      { name: "stormy_rain", title: "stormy rain" },
      { name: "rainfall", title: "rain" },
      { name: "fair_sky", title: "normal weather" },
      { name: "hot_sky", title: "hot weather" },
    ],
  },
  Gust: {
    label: "strength of the wind",
    members: [
      { name: "light_breeze", title: "light breeze" },
      { name: "fresh_wind", title: "normal wind" },
      { name: "storm_wind", title: "storm" },
    ],
  },
  WindQuarter: {
    label: "where the wind comes from",
    members: [
      { name: "from_north", title: "north" },
      { name: "from_south", title: "south" },
      { name: "from_east", title: "east" },
      { name: "from_west", title: "west" },
      { name: "from_north_west", title: "north-west" },
      { name: "from_south_west", title: "south-west" },
      { name: "from_north_east", title: "north-east" },
      { name: "from_south_east", title: "south-east" },
    ],
  },
  Facing: {
    label: "which way it faces",
    members: [
      { name: "to_the_foe", title: "to the enemy" },
      { name: "from_the_foe", title: "away from the enemy" },
    ],
  },
  Hindrance: {
    label: "what is in the way",
    members: [
      { name: "hindering_houses", title: "buildings" },
      { name: "hindering_melee", title: "a melee" },
      { name: "hindering_wood", title: "a wood" },
      { name: "hindering_hill", title: "a hill" },
      { name: "hindering_enemies", title: "unfriendly units" },
    ],
  },
  SunlightAnswer: {
    label: "what orcs do in sunlight",
    members: [
      { name: "runs_for_shelter", title: "they run for the nearest shelter" },
      { name: "bears_the_sun", title: "they stay" },
    ],
  },
  RemnantDuty: {
    label: "what a weakened unit must do",
    members: [
      { name: "nothing_special", title: "nothing" },
      { name: "test_of_morale", title: "test its morale" },
      { name: "last_throw", title: "throw to fight on" },
    ],
  },
  Allegiance: {
    label: "whose a wood is",
    members: [
      { name: "good_wood", title: "good" },
      { name: "evil_wood", title: "evil" },
      { name: "neutral_wood", title: "neutral" },
    ],
  },
  Wakefulness: {
    label: "how awake a wood is",
    members: [
      { name: "dormant_wood", title: "dormant" },
      { name: "sluggish_wood", title: "sluggish" },
      { name: "active_wood", title: "active" },
    ],
  },
};
const $kinds = {
  Warlord: {
    word: "warlord",
    label: "commander",
    plural: "warlords",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "a commander" },
      { name: "side", type: "Side", label: "side" },
      { name: "mustered", type: "army_point", label: "points at the start", starts: 0 },
      { name: "men_fallen", type: "man", label: "men lost", starts: 0 },
      { name: "units_gone", type: "number", label: "units lost", starts: 0 },
    ],
    entries: [
    ],
  },
  Tract: {
    word: "tract",
    label: "stretch of ground",
    plural: "tracts",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "a stretch of ground" },
      { name: "tract_edge", type: "list of spot in metre", label: "corners", starts: [] },
      { name: "ground_sort", type: "GroundSort", label: "ground", starts: 0 },
      { name: "rise", type: "metre", label: "how high it lies", starts: 0 },
      { name: "built_as", type: "Kindling?", label: "building", starts: null },
      { name: "cover_given", type: "Shelter", label: "cover that it gives", starts: 0 },
      { name: "screens", type: "truth", label: "nobody sees through it", starts: false },
      { name: "allegiance", type: "Allegiance?", label: "whose wood it is", starts: null },
      { name: "wakefulness", type: "Wakefulness", label: "how awake it is", starts: 0 },
      { name: "on_fire", type: "truth", label: "burning", starts: false },
      { name: "burnt_for", type: "move", label: "moves of burning", starts: 0 },
      { name: "trees_left", type: "tree", label: "trees", starts: 60 },
    ],
    entries: [
    ],
  },
  NumberedMan: {
    word: "numbered_man",
    label: "man to be thrown for",
    plural: "numbered_men",
    listed: false,
    extends: null,
    fields: [
      { name: "number", type: "number", label: "its place in the row", starts: 1 },
    ],
    entries: [
    ],
  },
  Volley: {
    word: "volley",
    label: "volley",
    plural: "volleys",
    listed: false,
    extends: null,
    fields: [
      { name: "shooter", type: "Unit", label: "who shoots" },
      { name: "prey", type: "Unit", label: "target" },
      { name: "missile", type: "Missile", label: "missile" },
      { name: "bowmen", type: "man", label: "men who shoot", starts: 10 },
      { name: "shot_distance", type: "metre", label: "distance", starts: 100 },
      { name: "overhead", type: "truth", label: "over friends' heads", starts: false },
      { name: "over_low_troops", type: "truth", label: "over low troops", starts: false },
      { name: "aimed_downhill", type: "truth", label: "aimed downhill", starts: false },
      { name: "prey_ranks", type: "rank", label: "target's ranks", starts: 2 },
      { name: "prey_depth", type: "metre", label: "target's depth", starts: 20 },
      { name: "at_a_mass", type: "truth", label: "at close ranks", starts: false },
      { name: "at_moving_prey", type: "truth", label: "at moving troops", starts: false },
      { name: "on_the_move", type: "truth", label: "on the move", starts: false },
      { name: "into_a_melee", type: "truth", label: "into a melee", starts: false },
    ],
    entries: [
    ],
  },
  Latecomer: {
    word: "latecomer",
    label: "unit that stands aside",
    plural: "latecomers",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "late troops" },
      { name: "warlord", type: "Warlord", label: "whom it will help" },
      { name: "troop", type: "Troop", label: "troop type" },
      { name: "strikes_as", type: "Striker", label: "way of striking" },
      { name: "struck_as", type: "Struck", label: "target type" },
      { name: "recruit", type: "Recruit", label: "figure, as it is paid for", starts: 17 },
      { name: "chieftain", type: "Chieftain?", label: "leader with a name", starts: null },
      { name: "men", type: "man", label: "men", starts: 2 },
      { name: "abreast", type: "number", label: "figures abreast", starts: 2 },
      { name: "joins_at", type: "spot in metre", label: "where it comes to", starts: [0, 0] },
      { name: "looks_toward", type: "degree", label: "where it faces then", starts: 0 },
      { name: "flight", type: "Flight", label: "height of flight", starts: 2 },
    ],
    entries: [
    ],
  },
  Chieftain: {
    word: "chieftain",
    label: "leader",
    plural: "chieftains",
    listed: true,
    extends: null,
    fields: [
      { name: "side", type: "Side", label: "side" },
      { name: "charm", type: "pip", label: "bonus charisma" },
      { name: "own_people_only", type: "truth", label: "works with its own unit alone", starts: false },
      { name: "hit_dice", type: "number?", label: "hit dice", starts: null },
    ],
    entries: [
      { name: "anabor", title: "Anabor, Lord of Lamedon", behind: 0 },
      { name: "aragorn", title: "Aragorn", behind: 1 },
      { name: "bard", title: "Bard, Lord of the Bardings", behind: 2 },
      { name: "boromir", title: "Boromir", behind: 3 },
      { name: "celeborn", title: "Celeborn", behind: 4 },
      { name: "denethor", title: "Denethor", behind: 5 },
      { name: "elfhelm", title: "Elfhelm", behind: 6 },
      { name: "elladan", title: "Elladan", behind: 7 },
      { name: "elrohir", title: "Elrohir", behind: 8 },
      { name: "elrond", title: "Elrond", behind: 9 },
      { name: "eomer", title: "Eomer", behind: 10 },
      { name: "erkenbrand", title: "Erkenbrand", behind: 11 },
      { name: "faramir", title: "Faramir", behind: 12 },
      { name: "forlong", title: "Forlong, Lord of Lossarnach", behind: 13 },
      { name: "galadriel", title: "Galadriel", behind: 14 },
      { name: "gandalf_himself", title: "Gandalf the Grey, or the White", behind: 15 },
      { name: "gothmog", title: "Gothmog", behind: 16 },
      { name: "tower_lieutenant", title: "Lieutenant of the Tower", behind: 17 },
      { name: "ringwraith", title: "A Ringwraith", behind: 18 },
      { name: "ghan_buri_ghan", title: "Ghan-buri-Ghan", behind: 19 },
      { name: "glorfindel", title: "Glorfindel", behind: 20 },
      { name: "grimbold", title: "Grimbold of Grimslade", behind: 21 },
      { name: "gwaihir", title: "Gwaihir the Windlord", behind: 22 },
      { name: "halbarad", title: "Halbarad", behind: 23 },
      { name: "duinhir", title: "Duinhir, Lord of Morthond", behind: 24 },
      { name: "dervorin", title: "Dervorin, captain of Ringlo Vale", behind: 25 },
      { name: "golasgil", title: "Golasgil, Lord of Langstrand", behind: 26 },
      { name: "hirluin", title: "Hirluin, Lord of Pinnath Gelin", behind: 27 },
      { name: "hurin", title: "Hurin the Tall, Warden of the Keys", behind: 28 },
      { name: "imrahil", title: "Imrahil, Prince of Dol Amroth", behind: 29 },
      { name: "theoden", title: "Theoden, Lord of the Mark", behind: 30 },
      { name: "hama", title: "Hama", behind: 31 },
      { name: "thranduil", title: "Thranduil, King of the Elves of Northern Mirkwood", behind: 32 },
      { name: "gloin", title: "Gloin", behind: 33 },
      { name: "angmar_king", title: "Witch-King of Angmar", behind: 34 },
      { name: "sauron", title: "Sauron", behind: 35 },
    ],
  },
  Spell: {
    word: "spell",
    label: "spell",
    plural: "spells",
    listed: true,
    extends: null,
    fields: [
      { name: "gandalfs_letter", type: "text?", label: "letter on Gandalf's chart", starts: null },
      { name: "witch_kings_letter", type: "text?", label: "letter on the Witch-King's chart", starts: null },
      { name: "spell_reach", type: "metre?", label: "reach", starts: null },
    ],
    entries: [
      { name: "beam_of_good", title: "Beam of Good", behind: 0 },
      { name: "hold_portal", title: "Hold Portal", behind: 1 },
      { name: "talk_to_animals", title: "Talk to Animals", behind: 2 },
      { name: "knock", title: "Knock", behind: 3 },
      { name: "cause_fire", title: "Cause Fire", behind: 4 },
      { name: "limited_command", title: "Limited Command", behind: 5 },
      { name: "impress", title: "Impress", behind: 6 },
      { name: "defence_bolt", title: "Defence Bolt", behind: 7 },
      { name: "illuminate", title: "Light", behind: 8 },
      { name: "fire_burst", title: "Fire Burst", behind: 9 },
      { name: "rout_spell", title: "Rout", behind: 10 },
      { name: "break_staff", title: "Break Staff", behind: 11 },
    ],
  },
  Footstep: {
    word: "footstep",
    label: "what a unit is about to do",
    plural: "footsteps",
    listed: false,
    extends: null,
    fields: [
      { name: "unit", type: "Unit", label: "unit" },
      { name: "lands_at", type: "spot in metre", label: "where it comes to", starts: [0, 0] },
      { name: "faces_then", type: "degree", label: "where it faces then", starts: 0 },
      { name: "ground_crossed", type: "GroundSort", label: "what it crosses", starts: 0 },
    ],
    entries: [
    ],
  },
  Ram: {
    word: "ram",
    label: "battering ram",
    plural: "rams",
    listed: false,
    extends: null,
    fields: [
      { name: "points_paid", type: "ram_point", label: "points paid for it", starts: 4 },
      { name: "burnt", type: "move", label: "moves of burning", starts: 0 },
      { name: "uphill", type: "truth", label: "ramming uphill", starts: false },
      { name: "under_attack", type: "truth", label: "under attack from above", starts: false },
      { name: "roofed", type: "truth", label: "with a roof", starts: true },
      { name: "crew", type: "Unit?", label: "who pushes it", starts: null },
      { name: "alight", type: "truth", label: "burning", starts: false },
    ],
    entries: [
    ],
  },
  Rampart: {
    word: "rampart",
    label: "wall or door",
    plural: "ramparts",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "a wall" },
      { name: "barrier", type: "Barrier", label: "what it is", starts: 1 },
      { name: "built_along", type: "list of spot in metre", label: "course", starts: [] },
      { name: "owner", type: "Warlord?", label: "who holds it", starts: null },
      { name: "toughness", type: "pip", label: "strength", starts: 0 },
      { name: "holes", type: "number", label: "breaches", starts: 0 },
      { name: "held_with", type: "energy_level?", label: "energy with which magic holds it", starts: null },
      { name: "oil_pots", type: "number", label: "pots of oil above it", starts: 0 },
    ],
    entries: [
    ],
  },
  Keg: {
    word: "keg",
    label: "charge of powder",
    plural: "kegs",
    listed: false,
    extends: null,
    fields: [
      { name: "rampart", type: "Rampart", label: "where it lies" },
      { name: "lies_upon", type: "spot in metre", label: "place", starts: [0, 0] },
    ],
    entries: [
    ],
  },
  Troop: {
    word: "troop",
    label: "troop type",
    plural: "troops",
    listed: true,
    extends: null,
    fields: [
      { name: "side", type: "Side", label: "side" },
      { name: "class_", type: "MoraleClass", label: "morale class" },
      { name: "race", type: "Race", label: "race" },
    ],
    entries: [
      { name: "eagles", title: "Eagles", behind: 0 },
      { name: "ents", title: "Ents", behind: 1 },
      { name: "beornings", title: "Beornings", behind: 2 },
      { name: "household_of_rohan", title: "Household of Rohan", behind: 3 },
      { name: "dunedain", title: "Dunedain", behind: 4 },
      { name: "high_elves", title: "High Elves", behind: 5 },
      { name: "ithilien_rangers", title: "Ithilien Rangers", behind: 6 },
      { name: "wood_elves", title: "Wood Elves", behind: 7 },
      { name: "dwarves", title: "Dwarves", behind: 8 },
      { name: "tower_guard", title: "Tower Guard", behind: 9 },
      { name: "elite_units", title: "Elite units of the West", behind: 10 },
      { name: "rohan", title: "Rohan", behind: 11 },
      { name: "men_of_the_west", title: "Men of the West", behind: 12 },
      { name: "hobbits", title: "Hobbits", behind: 13 },
      { name: "peasants", title: "Peasants", behind: 14 },
      { name: "men_of_sauron", title: "Men of Sauron", behind: 15 },
      { name: "haradrim", title: "Haradrim", behind: 16 },
      { name: "southrons", title: "Southrons", behind: 17 },
      { name: "barbarians", title: "Barbarians", behind: 18 },
      { name: "easterlings", title: "Easterlings", behind: 19 },
      { name: "swertings", title: "Swertings", behind: 20 },
      { name: "dunlanders", title: "Dunlanders", behind: 21 },
      { name: "variags", title: "Variags of Khand", behind: 22 },
      { name: "man_orcs", title: "Man-orcs", behind: 23 },
      { name: "wild_men", title: "Wild men", behind: 24 },
      { name: "other_barbarians", title: "Other barbarians", behind: 25 },
      { name: "wargs", title: "Wargs", behind: 26 },
      { name: "wolves", title: "Wolves", behind: 27 },
      { name: "orcs", title: "Orcs", behind: 28 },
      { name: "urucks", title: "Urucks", behind: 29 },
      { name: "wolf_riders", title: "Wolf-riders", behind: 30 },
      { name: "trolls", title: "Trolls", behind: 31 },
    ],
  },
  Unit: {
    word: "unit",
    label: "unit",
    plural: "units",
    listed: false,
    extends: null,
    fields: [
      { name: "troop", type: "Troop", label: "troop type" },
      { name: "strikes_as", type: "Striker", label: "way of striking" },
      { name: "struck_as", type: "Struck", label: "target type" },
      { name: "began_with", type: "man", label: "men at first", starts: 20 },
      { name: "men", type: "man", label: "men left", starts: 20 },
      { name: "in_contact", type: "man", label: "men of a rank in contact", starts: 10 },
      { name: "stance", type: "Stance", label: "what it is doing", starts: 0 },
      { name: "slope", type: "Slope", label: "lie of the land before it", starts: 0 },
      { name: "shelter", type: "Shelter", label: "cover it is in", starts: 0 },
      { name: "shielded", type: "truth", label: "shields", starts: true },
      { name: "spacing", type: "Spacing", label: "how close the figures stand", starts: 0 },
      { name: "organisation", type: "Organisation", label: "organisation", starts: 0 },
      { name: "secure_flanks", type: "number", label: "secure flanks", starts: 0 },
      { name: "men_lost", type: "man", label: "men lost in this move", starts: 0 },
      { name: "foe", type: "Unit?", label: "enemy that it charges or fights", starts: null },
      { name: "charger", type: "Unit?", label: "enemy that charges it", starts: null },
      { name: "struck_from_behind", type: "truth", label: "charged in flank or rear", starts: false },
      { name: "remnant", type: "Remnant", label: "remnant", starts: 0 },
      { name: "rallying", type: "truth", label: "trying to rally", starts: false },
      { name: "charisma", type: "pip", label: "leader's charisma", starts: 0 },
      { name: "leaderless", type: "truth", label: "without its leader", starts: false },
      { name: "driven", type: "truth", label: "better cavalry of its own side behind it", starts: false },
      { name: "in_the_dark", type: "truth", label: "in the dark", starts: false },
      { name: "underground", type: "truth", label: "underground", starts: false },
      { name: "in_a_wood", type: "truth", label: "in a wood", starts: false },
      { name: "in_a_hostile_wood", type: "truth", label: "in a magical wood of the other side", starts: false },
      { name: "name", type: "text", label: "name", starts: "the unit" },
      { name: "warlord", type: "Warlord?", label: "commander", starts: null },
      { name: "chieftain", type: "Chieftain?", label: "leader with a name", starts: null },
      { name: "recruit", type: "Recruit", label: "figure, as it is paid for", starts: 4 },
      { name: "armour", type: "Armour", label: "armour, as it is paid for", starts: 0 },
      { name: "steed", type: "Steed", label: "steed, as it is paid for", starts: 0 },
      { name: "missile_borne", type: "Missile?", label: "missile", starts: null },
      { name: "stands_upon", type: "spot in metre", label: "place", starts: [0, 0] },
      { name: "faces_toward", type: "degree", label: "facing", starts: 0 },
      { name: "footing", type: "list of spot in metre", label: "ground that it covers", starts: [] },
      { name: "abreast", type: "number", label: "figures abreast", starts: 10 },
      { name: "duty_now", type: "UnitErrand", label: "order", starts: 4 },
      { name: "march_aim", type: "spot in metre?", label: "goal", starts: null },
      { name: "quarry", type: "Unit?", label: "enemy that it seeks", starts: null },
      { name: "turning_to", type: "Unit?", label: "enemy to whom it turns about", starts: null },
      { name: "ordered_now", type: "truth", label: "has a new order", starts: false },
      { name: "marched_now", type: "truth", label: "has moved in this move", starts: false },
      { name: "charges_run", type: "number", label: "recent charges", starts: 0 },
      { name: "rested_for", type: "move", label: "moves of rest", starts: 0 },
      { name: "shaken_now", type: "truth", label: "fought or tested its morale in this move", starts: false },
      { name: "halted_for", type: "number", label: "moves of halt", starts: 0 },
      { name: "rash_for", type: "number", label: "moves of rashness", starts: 0 },
      { name: "blows_to_feel", type: "man", label: "men about to fall", starts: 0 },
      { name: "men_felled", type: "man", label: "men whom it has felled in this round", starts: 0 },
      { name: "shot_by", type: "man", label: "men shooting", starts: 0 },
      { name: "friends_around", type: "list of Unit", label: "friends not far off", starts: [] },
      { name: "foes_around", type: "list of Unit", label: "enemies not far off", starts: [] },
      { name: "clash_round", type: "number", label: "rounds fought against its enemy", starts: 0 },
      { name: "beyond_rally", type: "truth", label: "nobody can rally it", starts: false },
      { name: "split_by", type: "metre", label: "gap between its parts", starts: 0 },
      { name: "leader_behind", type: "truth", label: "its leader is not in the front rank", starts: false },
      { name: "taken_aback", type: "truth", label: "taken by surprise in this move", starts: false },
      { name: "order_pending", type: "move", label: "time that it still needs to come into order", starts: 0 },
      { name: "weak_since", type: "number", label: "moves since it became so weak", starts: 0 },
      { name: "wounds", type: "hit", label: "wounds of its beast", starts: 0 },
      { name: "gone_wild", type: "truth", label: "its beast has gone wild", starts: false },
      { name: "darts", type: "number", label: "darts", starts: 0 },
      { name: "powder", type: "number", label: "charges of powder", starts: 0 },
      { name: "ladder_length", type: "metre", label: "length of its ladder", starts: 0 },
      { name: "climbed", type: "metre", label: "how far up the ladder it is", starts: 0 },
      { name: "energy", type: "energy_level", label: "energy", starts: 0 },
      { name: "calm_moves", type: "number", label: "moves of rest and semi-rest on end", starts: 0 },
      { name: "rests_fully", type: "truth", label: "rested in the move before", starts: false },
      { name: "has_cast", type: "truth", label: "has cast a spell in this move", starts: false },
      { name: "shines", type: "truth", label: "sheds light in this move", starts: false },
      { name: "has_its_staff", type: "truth", label: "its staff is whole", starts: true },
      { name: "held_by", type: "Unit?", label: "captor", starts: null },
      { name: "unarmed", type: "man", label: "men without weapons", starts: 0 },
      { name: "shuns", type: "Unit?", label: "wizard whose light holds it off", starts: null },
      { name: "shuns_within", type: "metre", label: "how near it may come to that wizard", starts: 0 },
      { name: "shuns_for", type: "number", label: "moves for which the light holds it off", starts: 0 },
      { name: "life_left", type: "pip", label: "defence score that is left", starts: 0 },
      { name: "winged", type: "truth", label: "on a winged steed", starts: false },
      { name: "flight", type: "Flight", label: "height of flight", starts: 2 },
      { name: "lands_now", type: "truth", label: "comes down in this move", starts: false },
      { name: "flown_now", type: "metre", label: "how far it has come in this move", starts: 0 },
      { name: "air_prey", type: "Unit?", label: "whom it attacks in the air", starts: null },
      { name: "air_wounds", type: "hit", label: "hits it has taken in the air", starts: 0 },
      { name: "since_fall", type: "number?", label: "moves since falling", starts: null },
      { name: "moves_away", type: "move?", label: "time away", starts: null },
      { name: "supplied_for", type: "move", label: "moves at new darts", starts: 0 },
      { name: "brands", type: "number", label: "fire brands", starts: 0 },
      { name: "brand_work", type: "move", label: "moves spent on brands", starts: 0 },
      { name: "makes_brands", type: "truth", label: "makes brands in this move", starts: false },
      { name: "next_duty", type: "UnitErrand?", label: "order that comes in the middle of a move", starts: null },
      { name: "next_aim", type: "spot in metre?", label: "where it marches then", starts: null },
      { name: "next_quarry", type: "Unit?", label: "enemy that it seeks then", starts: null },
    ],
    entries: [
    ],
  },
  Meeting: {
    word: "meeting",
    label: "units of orcs near each other",
    plural: "meetings",
    listed: false,
    extends: null,
    fields: [
      { name: "first_band", type: "Unit", label: "the first" },
      { name: "second_band", type: "Unit", label: "the second" },
      { name: "raging", type: "truth", label: "they quarrel", starts: false },
    ],
    entries: [
    ],
  },
  Order: {
    word: "order",
    label: "order",
    plural: "orders",
    listed: true,
    extends: null,
    fields: [
      { name: "number", type: "number", label: "number" },
    ],
    entries: [
      { name: "make_fire_brands", title: "Make fire brands", behind: 0, number: 66 },
      { name: "set_a_house_or_a_wood_on_fire", title: "Set a house or a wood on fire", behind: 1, number: 64 },
      { name: "put_out_a_fire", title: "Put out a fire", behind: 2, number: 65 },
      { name: "drop_a_brand_on_a_ram", title: "Drop a brand on a ram", behind: 3, number: 67 },
      { name: "put_out_a_burning_ram", title: "Put out a burning ram", behind: 4, number: 68 },
      { name: "change_an_order_half_way_march_to_a_place", title: "Change an order half way: march to a place", behind: 5, number: 30 },
      { name: "change_an_order_half_way_advance_on_an_enemy", title: "Change an order half way: advance on an enemy", behind: 6, number: 31 },
      { name: "change_an_order_half_way_charge", title: "Change an order half way: charge", behind: 7, number: 32 },
      { name: "change_an_order_half_way_stand", title: "Change an order half way: stand", behind: 8, number: 33 },
      { name: "take_to_the_air", title: "Take to the air", behind: 9, number: 20 },
      { name: "fly_out_of_all_reach", title: "Fly out of all reach", behind: 10, number: 21 },
      { name: "land", title: "Land", behind: 11, number: 22 },
      { name: "attack_in_the_air", title: "Attack in the air", behind: 12, number: 23 },
      { name: "find_another_mount", title: "Find another mount", behind: 13, number: 24 },
      { name: "ram", title: "Ram", behind: 14, number: 60 },
      { name: "lay_powder", title: "Lay powder", behind: 15, number: 61 },
      { name: "meddle_with_powder", title: "Meddle with powder", behind: 16, number: 69 },
      { name: "pour_oil", title: "Pour oil", behind: 17, number: 62 },
      { name: "raise_a_ladder", title: "Raise a ladder", behind: 18, number: 63 },
      { name: "hold_a_door_by_magic", title: "Hold a door by magic", behind: 19, number: 47 },
      { name: "open_a_door_by_magic", title: "Open a door by magic", behind: 20, number: 48 },
      { name: "throw_darts", title: "Throw darts", behind: 21, number: 70 },
      { name: "cast_impress", title: "Cast Impress", behind: 22, number: 40 },
      { name: "cast_fire_burst", title: "Cast Fire Burst", behind: 23, number: 41 },
      { name: "cast_defence_bolt", title: "Cast Defence Bolt", behind: 24, number: 42 },
      { name: "cast_defence_bolt_at_the_price_of_a_life", title: "Cast Defence Bolt, at the price of a life", behind: 25, number: 51 },
      { name: "cast_light", title: "Cast Light", behind: 26, number: 52 },
      { name: "cast_the_beam_of_good", title: "Cast the Beam of Good", behind: 27, number: 43 },
      { name: "cast_rout", title: "Cast Rout", behind: 28, number: 44 },
      { name: "cast_limited_command", title: "Cast Limited Command", behind: 29, number: 45 },
      { name: "cast_cause_fire", title: "Cast Cause Fire", behind: 30, number: 46 },
      { name: "break_a_staff", title: "Break a staff", behind: 31, number: 49 },
      { name: "wrestle_with_another_s_will", title: "Wrestle with another's will", behind: 32, number: 50 },
      { name: "march_to_a_place", title: "March to a place", behind: 33, number: 10 },
      { name: "advance_on_an_enemy", title: "Advance on an enemy", behind: 34, number: 11 },
      { name: "charge", title: "Charge", behind: 35, number: 12 },
      { name: "counter_charge", title: "Counter-charge", behind: 36, number: 13 },
      { name: "shoot", title: "Shoot", behind: 37, number: 14 },
      { name: "stand", title: "Stand", behind: 38, number: 15 },
      { name: "turn_to_an_enemy", title: "Turn to an enemy", behind: 39, number: 16 },
      { name: "open_or_close_the_ranks", title: "Open or close the ranks", behind: 40, number: 17 },
      { name: "bring_the_leader_to_the_front_or_to_the_rear", title: "Bring the leader to the front or to the rear", behind: 41, number: 18 },
      { name: "ask_for_a_test", title: "Ask for a test", behind: 42, number: 19 },
    ],
  },
};
const $units = {
  percent: { one: "%", many: "%", per: 1, worth: 1 },
  points: { one: "point", many: "points", per: 1, worth: 1 },
  hit: { one: "hit", many: "hits", per: 1, worth: 1 },
  soldier: { one: "soldier", many: "soldiers", per: 1, worth: 1 },
  inch: { one: "inch", many: "inches", per: 4, worth: 1 },
  tree: { one: "tree", many: "trees", per: 2, worth: 1 },
  attack_die: { one: "attack die", many: "attack dice", per: 2, worth: 1 },
  army_point: { one: "army point", many: "army points", per: 2, worth: 1 },
  rung: { one: "rung", many: "rungs", per: 1, worth: 1 },
  pip: { one: "pip", many: "pips", per: 1, worth: 1 },
  factor: { one: "factor", many: "factors", per: 1, worth: 1 },
  man: { one: "man", many: "men", per: 1, worth: 1 },
  metre: { one: "metre", many: "metres", per: 1, worth: 1 },
  move: { one: "move", many: "moves", per: 4, worth: 1 },
  rank: { one: "rank", many: "ranks", per: 2, worth: 1 },
  ram_point: { one: "ram point", many: "ram points", per: 4, worth: 1 },
  energy_level: { one: "energy level", many: "energy levels", per: 1, worth: 1 },
  degree: { one: "degree", many: "degrees", per: 1, worth: 1 },
};
const Flyer = $numbered($enums.Flyer.members);
const Flight = $numbered($enums.Flight.members);
const RiderPlight = $numbered($enums.RiderPlight.members);
const HostPart = $numbered($enums.HostPart.members);
const UnitSort = $numbered($enums.UnitSort.members);
const BaseSort = $numbered($enums.BaseSort.members);
const FordsCompany = $numbered($enums.FordsCompany.members);
const WarBeast = $numbered($enums.WarBeast.members);
const Temper = $numbered($enums.Temper.members);
const Course = $numbered($enums.Course.members);
const Mutiny = $numbered($enums.Mutiny.members);
const Kindling = $numbered($enums.Kindling.members);
const Missile = $numbered($enums.Missile.members);
const ChargeBar = $numbered($enums.ChargeBar.members);
const DiceColumn = $numbered($enums.DiceColumn.members);
const PushWeight = $numbered($enums.PushWeight.members);
const EntryWay = $numbered($enums.EntryWay.members);
const Wizard = $numbered($enums.Wizard.members);
const Resting = $numbered($enums.Resting.members);
const Loser = $numbered($enums.Loser.members);
const Reaction = $numbered($enums.Reaction.members);
const Despair = $numbered($enums.Despair.members);
const Mover = $numbered($enums.Mover.members);
const Gait = $numbered($enums.Gait.members);
const GroundWalker = $numbered($enums.GroundWalker.members);
const GroundSort = $numbered($enums.GroundSort.members);
const Obedience = $numbered($enums.Obedience.members);
const OrderBreadth = $numbered($enums.OrderBreadth.members);
const UnitErrand = $numbered($enums.UnitErrand.members);
const Recruit = $numbered($enums.Recruit.members);
const Armour = $numbered($enums.Armour.members);
const Steed = $numbered($enums.Steed.members);
const BreachLetter = $numbered($enums.BreachLetter.members);
const Barrier = $numbered($enums.Barrier.members);
const DarkRider = $numbered($enums.DarkRider.members);
const BeamEffect = $numbered($enums.BeamEffect.members);
const FirePrey = $numbered($enums.FirePrey.members);
const FireHarm = $numbered($enums.FireHarm.members);
const BurstFate = $numbered($enums.BurstFate.members);
const Companion = $numbered($enums.Companion.members);
const Marvel = $numbered($enums.Marvel.members);
const Side = $numbered($enums.Side.members);
const MoraleClass = $numbered($enums.MoraleClass.members);
const Race = $numbered($enums.Race.members);
const Striker = $numbered($enums.Striker.members);
const Struck = $numbered($enums.Struck.members);
const Shelter = $numbered($enums.Shelter.members);
const Stance = $numbered($enums.Stance.members);
const Slope = $numbered($enums.Slope.members);
const Spacing = $numbered($enums.Spacing.members);
const Organisation = $numbered($enums.Organisation.members);
const Remnant = $numbered($enums.Remnant.members);
const TimeOfYear = $numbered($enums.TimeOfYear.members);
const Sky = $numbered($enums.Sky.members);
const Gust = $numbered($enums.Gust.members);
const WindQuarter = $numbered($enums.WindQuarter.members);
const Facing = $numbered($enums.Facing.members);
const Hindrance = $numbered($enums.Hindrance.members);
const SunlightAnswer = $numbered($enums.SunlightAnswer.members);
const RemnantDuty = $numbered($enums.RemnantDuty.members);
const Allegiance = $numbered($enums.Allegiance.members);
const Wakefulness = $numbered($enums.Wakefulness.members);
const Chieftain = $numbered($kinds.Chieftain.entries);
const Spell = $numbered($kinds.Spell.entries);
const Troop = $numbered($kinds.Troop.entries);
const Order = $numbered($kinds.Order.entries);

export { $enums, $kinds, $units, Flyer, Flight, RiderPlight, HostPart, UnitSort, BaseSort, FordsCompany, WarBeast, Temper, Course, Mutiny, Kindling, Missile, ChargeBar, DiceColumn, PushWeight, EntryWay, Wizard, Resting, Loser, Reaction, Despair, Mover, Gait, GroundWalker, GroundSort, Obedience, OrderBreadth, UnitErrand, Recruit, Armour, Steed, BreachLetter, Barrier, DarkRider, BeamEffect, FirePrey, FireHarm, BurstFate, Companion, Marvel, Side, MoraleClass, Race, Striker, Struck, Shelter, Stance, Slope, Spacing, Organisation, Remnant, TimeOfYear, Sky, Gust, WindQuarter, Facing, Hindrance, SunlightAnswer, RemnantDuty, Allegiance, Wakefulness, Chieftain, Spell, Troop, Order };
