/** What the rules are about: enumerations, kinds with their entries, and measures. */
import { $begun, $numbered } from "./runtime/things.js";

const $enums = {
  Hindrance: {
    label: "what keeps somebody from going on",
    members: [
      { name: "unhindered", title: "nothing" },
      { name: "off_the_map", title: "they are not on the board" },
      { name: "with_the_ring", title: "they go with the Fellowship" },
      { name: "over_ridges", title: "mountains cannot be crossed" },
      { name: "out_of_touch", title: "the two places do not touch" },
      { name: "out_of_reach", title: "the way is too long" },
      { name: "bound_by_foes", title: "battle is joined where they are" },
      { name: "below_ground", title: "only the Fellowship goes there" },
      { name: "out_of_woods", title: "the Ents go no further than Isengard" },
      { name: "gate_shut", title: "a fortification bars the way" },
      { name: "snowed_under", title: "snow has closed Caradhras" },
      { name: "pass_watched", title: "the enemy is at an end of the pass" },
      { name: "magic_holds", title: "its magic holds" },
      { name: "unbreached", title: "no breach of its nation has been declared" },
      { name: "not_foremost", title: "somebody else has to be the first to enter" },
      { name: "untried_shire", title: "nobody has tried the magic of the Shire yet" },
      { name: "field_unwon", title: "the area around has to be cleared first" },
      { name: "rivals_there", title: "forces of the other master are there" },
    ],
  },
  Shortage: {
    label: "what keeps a regiment from being raised or refilled",
    members: [
      { name: "unchecked", title: "nothing" },
      { name: "raised_before", title: "on the board already" },
      { name: "unraised", title: "not on the board" },
      { name: "by_readiness", title: "it comes with the readiness of its nation" },
      { name: "no_muster_place", title: "that is no muster place of its nation" },
      { name: "besieged", title: "the enemy is there" },
      { name: "other_camp", title: "forces of the other master are there" },
      { name: "enough_raised", title: "no more regiments can be raised there in this turn" },
      { name: "abroad", title: "not at home" },
      { name: "tower_only", title: "Mordor refills in Barad-Dur alone" },
      { name: "over_whole", title: "not so large" },
    ],
  },
  Side: {
    label: "side",
    members: [
      { name: "free", title: "the Free Peoples" },
      { name: "shadow", title: "the Shadow Powers" },
    ],
  },
  Master: {
    label: "master of the Shadow",
    members: [
      { name: "sauron", title: "Sauron" },
      { name: "saruman", title: "Saruman" },
    ],
  },
  Chair: {
    label: "place at the table",
    members: [
      { name: "only_player", title: "the only player of that side, or of that master" },
      { name: "first_chair", title: "player one of the Free Peoples" },
      { name: "second_chair", title: "player two of the Free Peoples" },
    ],
  },
  Folk: {
    label: "people",
    members: [
      { name: "rohan", title: "Rohan" },
      { name: "gondor", title: "Gondor" },
      { name: "elves", title: "the Elves" },
      { name: "dwarves", title: "the Dwarves" },
      { name: "ents", title: "the Ents" },
      { name: "dunedain", title: "the Dunedain" },
      { name: "shirefolk", title: "the Shire" },
      { name: "mordor", title: "Mordor" },
      { name: "haradrim", title: "the Haradrim" },
      { name: "easterlings", title: "the Easterlings" },
      { name: "isengard", title: "Isengard" },
      { name: "dunlending", title: "the Dunlendings" },
    ],
  },
  Stage: {
    label: "how ready a nation is",
    members: [
      { name: "peace", title: "at Peace" },
      { name: "neutral", title: "Neutral" },
      { name: "defence", title: "on Defence" },
      { name: "active", title: "Active" },
    ],
  },
  Hero: {
    label: "Individual by name",
    members: [
      { name: "frodo_sam", title: "Frodo and Sam" },
      { name: "merry_pippin", title: "Merry and Pippin" },
      { name: "gandalf", title: "Gandalf" },
      { name: "aragorn", title: "Aragorn" },
      { name: "boromir", title: "Boromir" },
      { name: "legolas", title: "Legolas" },
      { name: "gimli", title: "Gimli" },
      { name: "gollum", title: "Gollum" },
      { name: "theoden", title: "Theoden" },
      { name: "eomer", title: "Eomer" },
      { name: "faramir", title: "Faramir" },
      { name: "elrond", title: "Elrond" },
      { name: "dain", title: "Dain" },
      { name: "treebeard", title: "Treebeard" },
      { name: "ringwraiths", title: "the Ringwraiths" },
    ],
  },
  Arm: {
    label: "arm",
    members: [
      { name: "infantry", title: "infantry" },
      { name: "cavalry", title: "cavalry" },
      { name: "artillery", title: "artillery" },
    ],
  },
  Terrain: {
    label: "ground",
    members: [
      { name: "open_country", title: "open country" },
      { name: "forest", title: "forest" },
      { name: "swamp", title: "swamp" },
      { name: "underground", title: "underground" },
      { name: "high_pass", title: "mountain pass" },
      { name: "fortification", title: "fortification" },
      { name: "not_on_board", title: "not on the board" },
    ],
  },
  Border: {
    label: "what lies between areas",
    members: [
      { name: "no_border", title: "nothing that can be crossed" },
      { name: "open_border", title: "an open border" },
      { name: "ridge", title: "mountains" },
      { name: "snow_pass", title: "the way over Caradhras" },
      { name: "walls", title: "the walls of a fortification" },
      { name: "past_black_gate", title: "a way that the Black Gate bars" },
      { name: "past_minas_morgul", title: "a way that Minas Morgul bars" },
      { name: "past_osgiliath", title: "a way that Osgiliath bars" },
    ],
  },
  Road: {
    label: "line between boxes of the Fellowship's track",
    members: [
      { name: "unlinked", title: "no line" },
      { name: "easy_way", title: "a line" },
      { name: "snowy_way", title: "a line through snow" },
      { name: "stair_way", title: "a line up a stair" },
    ],
  },
  RoadReached: {
    label: "how far the Fellowship has come",
    members: [
      { name: "west_road", title: "on the way to Rivendell" },
      { name: "haven", title: "at Rivendell" },
      { name: "wilderness", title: "beyond Rivendell" },
      { name: "misty_mountains", title: "in the Misty Mountains" },
      { name: "east_lands", title: "past the Misty Mountains" },
    ],
  },
  Parting: {
    label: "how a Fellowship is scattered",
    members: [
      { name: "on_their_own", title: "Frodo and Sam go on alone" },
      { name: "with_hobbits", title: "Merry and Pippin stay" },
    ],
  },
  HuntEffect: {
    label: "what comes of a hunt",
    members: [
      { name: "out_of_sight", title: "the Fellowship is not seen" },
      { name: "hindered_way", title: "the Fellowship is hindered" },
      { name: "struck", title: "somebody is lost" },
      { name: "seized", title: "the ring is seized" },
    ],
  },
  CardUse: {
    label: "use of a card",
    members: [
      { name: "avoidance", title: "before the power is shown" },
      { name: "resistance", title: "after the die of the hunt" },
      { name: "combat", title: "in battle" },
    ],
  },
  Plan: {
    label: "battle plan",
    members: [
      { name: "headlong", title: "a headlong charge", also: ["headlong charge", "charge"] },
      { name: "steady_line", title: "a steady line", also: ["line"] },
      { name: "encircling", title: "an encircling move", also: ["encircling move", "encircle"] },
    ],
  },
  Bout: {
    label: "exchange of blows",
    members: [
      { name: "opening_blows", title: "the first exchange" },
      { name: "later_blows", title: "the second exchange" },
    ],
  },
};
const $kinds = {
  Wound: {
    word: "wound",
    label: "blow that has struck",
    plural: "wounds",
    listed: false,
    extends: null,
    fields: [
      { name: "side", type: "Side", label: "side" },
      { name: "striker", type: "Regiment", label: "who has struck" },
      { name: "blow", type: "pip", label: "score" },
    ],
    entries: [
    ],
  },
  Prize: {
    word: "prize",
    label: "home",
    plural: "prizes",
    listed: true,
    extends: null,
    fields: [
    ],
    entries: [
      { name: "rohan_home", title: "Rohan", behind: 0 },
      { name: "gondor_home", title: "Gondor", behind: 1 },
      { name: "dwarves_home", title: "the Dwarves", behind: 2 },
      { name: "shire_home", title: "the Shire", behind: 3 },
      { name: "lorien_home", title: "Lorien", behind: 4 },
      { name: "rivendell_home", title: "Rivendell", behind: 5 },
      { name: "mirkwood_home", title: "Mirkwood", behind: 6 },
    ],
  },
  Land: {
    word: "land",
    label: "area",
    plural: "lands",
    listed: true,
    extends: null,
    fields: [
    ],
    entries: [
      { name: "shire", title: "Shire", behind: 0 },
      { name: "bree", title: "Bree", behind: 1 },
      { name: "arnor", title: "Arnor", behind: 2 },
      { name: "angmar", title: "Angmar", behind: 3 },
      { name: "rivendell", title: "Rivendell", behind: 4 },
      { name: "eregion", title: "Eregion", behind: 5 },
      { name: "caradhras", title: "Caradhras", behind: 6 },
      { name: "moria", title: "Moria", behind: 7 },
      { name: "dimrill_dale", title: "Dimrill Dale", behind: 8 },
      { name: "lorien", title: "Lorien", behind: 9 },
      { name: "anduin_vale", title: "Vale of Anduin", behind: 10 },
      { name: "mirkwood", title: "Mirkwood", behind: 11 },
      { name: "dol_guldur", title: "Dol Guldur", behind: 12 },
      { name: "erebor", title: "Erebor", behind: 13 },
      { name: "iron_hills", title: "Iron Hills", behind: 14 },
      { name: "rhun", title: "Rhun", behind: 15 },
      { name: "enedwaith", title: "Enedwaith", behind: 16 },
      { name: "dunland", title: "Dunland", behind: 17 },
      { name: "isengard_vale", title: "Isengard", behind: 18 },
      { name: "orthanc", title: "Orthanc", behind: 19 },
      { name: "fangorn", title: "Fangorn", behind: 20 },
      { name: "westfold", title: "Westfold", behind: 21 },
      { name: "helms_deep", title: "Helm's Deep", behind: 22 },
      { name: "edoras", title: "Edoras", behind: 23 },
      { name: "east_emnet", title: "East Emnet", behind: 24 },
      { name: "emyn_muil", title: "Emyn Muil", behind: 25 },
      { name: "dead_marshes", title: "Dead Marshes", behind: 26 },
      { name: "dagorlad", title: "Dagorlad", behind: 27 },
      { name: "anorien", title: "Anorien", behind: 28 },
      { name: "minas_tirith", title: "Minas Tirith", behind: 29 },
      { name: "lebennin", title: "Lebennin", behind: 30 },
      { name: "dol_amroth", title: "Dol Amroth", behind: 31 },
      { name: "ithilien", title: "Ithilien", behind: 32 },
      { name: "osgiliath", title: "Osgiliath", behind: 33 },
      { name: "harad", title: "Harad", behind: 34 },
      { name: "black_gate", title: "Black Gate", behind: 35 },
      { name: "minas_morgul", title: "Minas Morgul", behind: 36 },
      { name: "cirith_ungol", title: "Cirith Ungol", behind: 37 },
      { name: "gorgoroth", title: "Gorgoroth", behind: 38 },
      { name: "barad_dur", title: "Barad-Dur", behind: 39 },
      { name: "mount_doom", title: "Mount Doom", behind: 40 },
      { name: "off_board", title: "Off the Board", behind: 41 },
    ],
  },
  Seat: {
    word: "seat",
    label: "seat",
    plural: "seats",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "" },
      { name: "side", type: "Side", label: "side" },
      { name: "master", type: "Master?", label: "master of the Shadow", starts: null },
      { name: "chair", type: "Chair", label: "place at the table", starts: 0 },
      { name: "power", type: "power", label: "power left this turn", starts: 0 },
      { name: "hand_cards", type: "list of Card", label: "cards in hand", starts: [] },
      { name: "activation_row", type: "list of Nation", label: "order of activation", starts: [] },
      { name: "cards_drawn", type: "number", label: "cards drawn this turn", starts: 0 },
    ],
    entries: [
    ],
  },
  Nation: {
    word: "nation",
    label: "nation",
    plural: "nations",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "" },
      { name: "folk", type: "Folk", label: "people" },
      { name: "seat", type: "Seat", label: "seat" },
      { name: "stage", type: "Stage", label: "readiness", starts: 0 },
      { name: "musters_at", type: "Land", label: "usual muster place" },
      { name: "earlier_stage", type: "Stage?", label: "readiness to which it would come back", starts: null },
      { name: "place_in_line", type: "number", label: "place in the order of activation", starts: 1 },
      { name: "pips_bought", type: "pip", label: "pips bought on its roll this turn", starts: 0 },
      { name: "points_left", type: "muster_point", label: "muster points left this turn", starts: 0 },
    ],
    entries: [
    ],
  },
  Individual: {
    word: "individual",
    label: "Individual",
    plural: "individuals",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "" },
      { name: "hero", type: "Hero", label: "name in the story" },
      { name: "seat", type: "Seat", label: "seat" },
      { name: "place", type: "Land", label: "place", starts: 41 },
      { name: "arrival", type: "Stage?", label: "readiness of its nation that brings it", starts: null },
      { name: "folk", type: "Folk?", label: "nation that it comes with", starts: null },
      { name: "travels", type: "truth", label: "with the Fellowship", starts: false },
      { name: "roused_nation", type: "Folk?", label: "nation whose roll it helps this turn", starts: null },
      { name: "engaged", type: "truth", label: "engaged this turn", starts: false },
      { name: "winged", type: "truth", label: "on winged steeds", starts: false },
      { name: "travel", type: "area", label: "areas moved this turn", starts: 0 },
      { name: "absence", type: "number", label: "ends of turns until it comes back", starts: 0 },
    ],
    entries: [
    ],
  },
  Regiment: {
    word: "regiment",
    label: "regiment",
    plural: "regiments",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "" },
      { name: "folk", type: "Folk", label: "people" },
      { name: "seat", type: "Seat", label: "seat" },
      { name: "arm", type: "Arm", label: "arm", starts: 0 },
      { name: "steps_left", type: "step", label: "steps left", starts: 1 },
      { name: "full_steps", type: "step", label: "steps when whole", starts: 4 },
      { name: "place", type: "Land", label: "place", starts: 41 },
      { name: "arrival", type: "Stage?", label: "readiness of its nation that brings it", starts: null },
      { name: "origin", type: "Land?", label: "origin this turn", starts: null },
      { name: "travel", type: "area", label: "areas moved this turn", starts: 0 },
      { name: "shaken_for", type: "number", label: "time shaken", starts: 0 },
      { name: "attacking", type: "truth", label: "attacks this turn", starts: false },
      { name: "helping", type: "truth", label: "has come to a battle that others had joined on it", starts: false },
      { name: "leader", type: "Hero?", label: "leader", starts: null },
    ],
    entries: [
    ],
  },
  Card: {
    word: "card",
    label: "card",
    plural: "cards",
    listed: true,
    extends: null,
    fields: [
      { name: "card_use", type: "CardUse", label: "use" },
      { name: "patron", type: "Hero", label: "permitted by" },
      { name: "concealment", type: "power", label: "concealment", starts: 0 },
      { name: "relief", type: "pip", label: "relief from the hunt", starts: 0 },
      { name: "edge", type: "pip", label: "edge in battle", starts: 0 },
    ],
    entries: [
      { name: "elven_cloaks", title: "Elven Cloaks", behind: 0 },
      { name: "ranger_paths", title: "Paths of the Rangers", behind: 1 },
      { name: "hobbit_feet", title: "Soft Feet", behind: 2 },
      { name: "narrow_stair", title: "A Secret Stair", behind: 3 },
      { name: "phial", title: "Phial of Light", behind: 4 },
      { name: "mithril_mail", title: "Mithril Mail", behind: 5 },
      { name: "you_cannot_go_on", title: "You Cannot Go On", behind: 6 },
      { name: "axe_of_the_dwarf", title: "An Axe Between", behind: 7 },
      { name: "horn_of_gondor", title: "Horn of Gondor", behind: 8 },
      { name: "flame_of_the_west", title: "Flame of the West", behind: 9 },
      { name: "white_rider", title: "The White Rider", behind: 10 },
      { name: "charge_of_the_mark", title: "Charge of the Mark", behind: 11 },
    ],
  },
  Battle: {
    word: "battle",
    label: "battle",
    plural: "battles",
    listed: false,
    extends: null,
    fields: [
      { name: "land", type: "Land", label: "area" },
      { name: "attacker", type: "Side", label: "attacker" },
      { name: "origin", type: "Land", label: "origin of the main attack" },
      { name: "attack_plan", type: "Plan", label: "plan of the attackers", starts: 1 },
      { name: "defence_plan", type: "Plan", label: "plan of the defenders", starts: 1 },
      { name: "courage", type: "pip", label: "pips bought for the Shadow's morale", starts: 0 },
    ],
    entries: [
    ],
  },
  Commitment: {
    word: "commitment",
    label: "power committed to the hunt",
    plural: "commitments",
    listed: false,
    extends: null,
    fields: [
      { name: "seat", type: "Seat", label: "seat" },
      { name: "power", type: "power", label: "power" },
    ],
    entries: [
    ],
  },
  Order: {
    word: "order",
    label: "line that a player hands in",
    plural: "orders",
    listed: true,
    extends: null,
    fields: [
      { name: "number", type: "number", label: "" },
    ],
    entries: [
      { name: "lead_a_regiment", title: "Lead a Regiment", behind: 0, number: 72 },
      { name: "storm_a_fortification", title: "Storm a Fortification", behind: 1, number: 75 },
      { name: "declare_a_breach", title: "Declare a Breach", behind: 2, number: 10 },
      { name: "break_magic", title: "Break Magic", behind: 3, number: 11 },
      { name: "draw_a_card", title: "Draw a Card", behind: 4, number: 90 },
      { name: "march_shadow", title: "March (Shadow)", behind: 5, number: 50 },
      { name: "march_free_peoples", title: "March (Free Peoples)", behind: 6, number: 60 },
      { name: "send_an_individual_shadow", title: "Send an Individual (Shadow)", behind: 7, number: 53 },
      { name: "send_an_individual_free_peoples", title: "Send an Individual (Free Peoples)", behind: 8, number: 63 },
      { name: "raise_a_regiment_shadow", title: "Raise a Regiment (Shadow)", behind: 9, number: 80 },
      { name: "refill_a_regiment_shadow", title: "Refill a Regiment (Shadow)", behind: 10, number: 81 },
      { name: "raise_a_regiment_free_peoples", title: "Raise a Regiment (Free Peoples)", behind: 11, number: 82 },
      { name: "refill_a_regiment_free_peoples", title: "Refill a Regiment (Free Peoples)", behind: 12, number: 83 },
      { name: "rouse_a_nation", title: "Rouse a Nation", behind: 13, number: 22 },
    ],
  },
};
const $units = {
  percent: { one: "%", many: "%", per: 1, worth: 1 },
  points: { one: "point", many: "points", per: 1, worth: 1 },
  power: { one: "power", many: "power", per: 2, worth: 1 },
  pip: { one: "pip", many: "pips", per: 1, worth: 1 },
  area: { one: "area", many: "areas", per: 1, worth: 1 },
  step: { one: "step", many: "steps", per: 1, worth: 1 },
  piece: { one: "piece", many: "pieces", per: 1, worth: 1 },
  muster_point: { one: "muster point", many: "muster points", per: 2, worth: 1 },
  victory_point: { one: "point", many: "points", per: 1, worth: 1 },
};
const $make = (kind, given) => $begun($kinds[kind], given);
const Hindrance = $numbered($enums.Hindrance.members);
const Shortage = $numbered($enums.Shortage.members);
const Side = $numbered($enums.Side.members);
const Master = $numbered($enums.Master.members);
const Chair = $numbered($enums.Chair.members);
const Folk = $numbered($enums.Folk.members);
const Stage = $numbered($enums.Stage.members);
const Hero = $numbered($enums.Hero.members);
const Arm = $numbered($enums.Arm.members);
const Terrain = $numbered($enums.Terrain.members);
const Border = $numbered($enums.Border.members);
const Road = $numbered($enums.Road.members);
const RoadReached = $numbered($enums.RoadReached.members);
const Parting = $numbered($enums.Parting.members);
const HuntEffect = $numbered($enums.HuntEffect.members);
const CardUse = $numbered($enums.CardUse.members);
const Plan = $numbered($enums.Plan.members);
const Bout = $numbered($enums.Bout.members);
const Prize = $numbered($kinds.Prize.entries);
const Land = $numbered($kinds.Land.entries);
const Card = $numbered($kinds.Card.entries);
const Order = $numbered($kinds.Order.entries);

export { $enums, $kinds, $make, $units, Hindrance, Shortage, Side, Master, Chair, Folk, Stage, Hero, Arm, Terrain, Border, Road, RoadReached, Parting, HuntEffect, CardUse, Plan, Bout, Prize, Land, Card, Order };
