/** What the rules are about: enumerations, kinds with their entries, and measures. */

/** The number behind each name. */
function $numbered(rows) {
  return Object.freeze(Object.fromEntries(rows.map((row, at) => [row.name, row.behind ?? at])));
}

const $enums = {
  Outcome: {
    label: "outcome",
    members: [
      { name: "succeeds", title: "succeeds" },
      { name: "bounced", title: "bounced" },
      { name: "cut", title: "cut" },
      { name: "void", title: "void: it is treated as an order to stand" },
      { name: "fails", title: "fails for want of a way" },
    ],
  },
  Arm: {
    label: "kind of unit",
    members: [
      { name: "army", title: "A", also: ["AMY"] },
      { name: "fleet", title: "F", also: ["FLT"] },
    ],
  },
  Side: {
    label: "coast",
    members: [
      { name: "northern", title: "NC", also: ["north coast", "NCS", "north"] },
      { name: "eastern", title: "EC", also: ["east coast", "ECS", "east"] },
      { name: "southern", title: "SC", also: ["south coast", "SCS", "south"] },
    ],
  },
  Phase: {
    label: "part of the year",
    members: [
      { name: "spring_moves", title: "the moves of spring" },
      { name: "spring_retreats", title: "the retreats of spring" },
      { name: "autumn_moves", title: "the moves of autumn" },
      { name: "autumn_retreats", title: "the retreats of autumn" },
      { name: "winter", title: "the builds and removals of winter" },
    ],
  },
  Passage: {
    label: "how an army goes",
    members: [
      { name: "via", title: "by convoy", also: ["via convoy", "convoy", "by sea"] },
    ],
  },
};
const $kinds = {
  Power: {
    word: "power",
    label: "power",
    plural: "powers",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "" },
      { name: "own_people", type: "text", label: "what its own are called", starts: "" },
      { name: "initials", type: "text", label: "three letters", starts: "" },
      { name: "for_draw", type: "truth", label: "wants a draw", starts: false },
      { name: "leaderless", type: "truth", label: "in civil disorder", starts: false },
    ],
    entries: [
    ],
  },
  Feature: {
    word: "feature",
    label: "",
    plural: "features",
    listed: true,
    extends: null,
    fields: [
    ],
    entries: [
    ],
  },
  Quality: {
    word: "quality",
    label: "",
    plural: "qualities",
    listed: true,
    extends: null,
    fields: [
    ],
    entries: [
    ],
  },
  Province: {
    word: "province",
    label: "province",
    plural: "provinces",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "" },
      { name: "sea", type: "truth", label: "sea", starts: false },
      { name: "supply_centre", type: "truth", label: "supply centre", starts: false },
      { name: "homeland", type: "Power?", label: "power whose home it is", starts: null },
      { name: "owner", type: "Power?", label: "power that holds it", starts: null },
      { name: "borders", type: "list of Province", label: "provinces that an army can go to from it", starts: [] },
      { name: "shores", type: "list of Shore", label: "coasts; a sea is its own", starts: [] },
      { name: "easting", type: "number?", label: "how far east it is drawn", starts: null },
      { name: "southing", type: "number?", label: "how far south it is drawn", starts: null },
      { name: "features", type: "set of Feature", label: "features", starts: 0 },
    ],
    entries: [
      { name: "adr", title: "Adriatic Sea", behind: 0, also: ["Adriatic"], starts: { sea: true } },
      { name: "aeg", title: "Aegean Sea", behind: 1, also: ["Aegean"], starts: { sea: true } },
      { name: "alb", title: "Albania", behind: 2 },
      { name: "ank", title: "Ankara", behind: 3, starts: { supply_centre: true } },
      { name: "apu", title: "Apulia", behind: 4 },
      { name: "arm", title: "Armenia", behind: 5 },
      { name: "bal", title: "Baltic Sea", behind: 6, also: ["Baltic"], starts: { sea: true } },
      { name: "bar", title: "Barents Sea", behind: 7, also: ["Barents"], starts: { sea: true } },
      { name: "bel", title: "Belgium", behind: 8, starts: { supply_centre: true } },
      { name: "ber", title: "Berlin", behind: 9, starts: { supply_centre: true } },
      { name: "bla", title: "Black Sea", behind: 10, also: ["Black"], starts: { sea: true } },
      { name: "boh", title: "Bohemia", behind: 11 },
      { name: "bre", title: "Brest", behind: 12, starts: { supply_centre: true } },
      { name: "bud", title: "Budapest", behind: 13, starts: { supply_centre: true } },
      { name: "bul", title: "Bulgaria", behind: 14, starts: { supply_centre: true } },
      { name: "bur", title: "Burgundy", behind: 15 },
      { name: "cly", title: "Clyde", behind: 16 },
      { name: "con", title: "Constantinople", behind: 17, starts: { supply_centre: true } },
      { name: "den", title: "Denmark", behind: 18, starts: { supply_centre: true } },
      { name: "eas", title: "Eastern Mediterranean", behind: 19, also: ["EMS", "EME", "Eastern Mediterranean Sea"], starts: { sea: true } },
      { name: "edi", title: "Edinburgh", behind: 20, starts: { supply_centre: true } },
      { name: "eng", title: "English Channel", behind: 21, also: ["ECH", "Channel"], starts: { sea: true } },
      { name: "fin", title: "Finland", behind: 22 },
      { name: "gal", title: "Galicia", behind: 23 },
      { name: "gas", title: "Gascony", behind: 24 },
      { name: "gre", title: "Greece", behind: 25, starts: { supply_centre: true } },
      { name: "bot", title: "Gulf of Bothnia", behind: 26, also: ["GOB", "Bothnia"], starts: { sea: true } },
      { name: "lyo", title: "Gulf of Lyon", behind: 27, also: ["GOL", "Gulf of Lyons", "Lyon"], starts: { sea: true } },
      { name: "hel", title: "Helgoland Bight", behind: 28, also: ["HLG", "Helgoland", "Heligoland Bight", "Heligoland"], starts: { sea: true } },
      { name: "hol", title: "Holland", behind: 29, starts: { supply_centre: true } },
      { name: "ion", title: "Ionian Sea", behind: 30, also: ["Ionian"], starts: { sea: true } },
      { name: "iri", title: "Irish Sea", behind: 31, also: ["IRS"], starts: { sea: true } },
      { name: "kie", title: "Kiel", behind: 32, starts: { supply_centre: true } },
      { name: "lvp", title: "Liverpool", behind: 33, also: ["LPL"], starts: { supply_centre: true } },
      { name: "lvn", title: "Livonia", behind: 34 },
      { name: "lon", title: "London", behind: 35, starts: { supply_centre: true } },
      { name: "mar", title: "Marseilles", behind: 36, starts: { supply_centre: true } },
      { name: "mao", title: "Mid-Atlantic Ocean", behind: 37, also: ["MID", "Mid Atlantic"], starts: { sea: true } },
      { name: "mos", title: "Moscow", behind: 38, starts: { supply_centre: true } },
      { name: "mun", title: "Munich", behind: 39, starts: { supply_centre: true } },
      { name: "nap", title: "Naples", behind: 40, starts: { supply_centre: true } },
      { name: "naf", title: "North Africa", behind: 41 },
      { name: "nao", title: "North Atlantic Ocean", behind: 42, also: ["NAT", "North Atlantic"], starts: { sea: true } },
      { name: "nth", title: "North Sea", behind: 43, starts: { sea: true } },
      { name: "nwy", title: "Norway", behind: 44, also: ["NOR"], starts: { supply_centre: true } },
      { name: "nwg", title: "Norwegian Sea", behind: 45, also: ["NRG", "Norwegian"], starts: { sea: true } },
      { name: "par", title: "Paris", behind: 46, starts: { supply_centre: true } },
      { name: "pic", title: "Picardy", behind: 47 },
      { name: "pie", title: "Piedmont", behind: 48 },
      { name: "por", title: "Portugal", behind: 49, starts: { supply_centre: true } },
      { name: "pru", title: "Prussia", behind: 50 },
      { name: "rom", title: "Rome", behind: 51, starts: { supply_centre: true } },
      { name: "ruh", title: "Ruhr", behind: 52 },
      { name: "rum", title: "Rumania", behind: 53, starts: { supply_centre: true } },
      { name: "ser", title: "Serbia", behind: 54, starts: { supply_centre: true } },
      { name: "sev", title: "Sevastopol", behind: 55, starts: { supply_centre: true } },
      { name: "sil", title: "Silesia", behind: 56 },
      { name: "ska", title: "Skagerrak", behind: 57, also: ["SKG", "Skagerrack"], starts: { sea: true } },
      { name: "smy", title: "Smyrna", behind: 58, starts: { supply_centre: true } },
      { name: "spa", title: "Spain", behind: 59, also: ["SPN"], starts: { supply_centre: true } },
      { name: "stp", title: "St Petersburg", behind: 60, also: ["Saint Petersburg"], starts: { supply_centre: true } },
      { name: "swe", title: "Sweden", behind: 61, starts: { supply_centre: true } },
      { name: "syr", title: "Syria", behind: 62 },
      { name: "tri", title: "Trieste", behind: 63, starts: { supply_centre: true } },
      { name: "tun", title: "Tunis", behind: 64, starts: { supply_centre: true } },
      { name: "tus", title: "Tuscany", behind: 65 },
      { name: "tyr", title: "Tyrolia", behind: 66, also: ["TYO", "Tirol", "Tyrol"] },
      { name: "tys", title: "Tyrrhenian Sea", behind: 67, also: ["TYN", "Tyrrhenian"], starts: { sea: true } },
      { name: "ukr", title: "Ukraine", behind: 68 },
      { name: "ven", title: "Venice", behind: 69, starts: { supply_centre: true } },
      { name: "vie", title: "Vienna", behind: 70, starts: { supply_centre: true } },
      { name: "wal", title: "Wales", behind: 71 },
      { name: "war", title: "Warsaw", behind: 72, starts: { supply_centre: true } },
      { name: "wes", title: "Western Mediterranean", behind: 73, also: ["WMS", "WME", "Western Mediterranean Sea"], starts: { sea: true } },
      { name: "yor", title: "Yorkshire", behind: 74 },
    ],
  },
  Shore: {
    word: "shore",
    label: "coast",
    plural: "shores",
    listed: false,
    extends: null,
    fields: [
      { name: "name", type: "text", label: "name", starts: "" },
      { name: "province", type: "Province", label: "province" },
      { name: "side", type: "Side?", label: "which of several coasts", starts: null },
      { name: "near", type: "list of Shore", label: "coasts and seas that a fleet can go to from it", starts: [] },
    ],
    entries: [
    ],
  },
  Piece: {
    word: "piece",
    label: "unit",
    plural: "pieces",
    listed: false,
    extends: null,
    fields: [
      { name: "owner", type: "Power", label: "the power that it belongs to" },
      { name: "place", type: "Province", label: "province" },
      { name: "shore", type: "Shore?", label: "the coast or sea in which a fleet lies; none for an army", starts: null },
      { name: "qualities", type: "set of Quality", label: "qualities", starts: 0 },
      { name: "trail", type: "Province?", label: "last province", starts: null },
      { name: "thwarted", type: "Province?", label: "missed province", starts: null },
      { name: "commanded", type: "truth", label: "has its order", starts: false },
      { name: "written_name", type: "Arm?", label: "what its order calls it", starts: null },
      { name: "expelled", type: "truth", label: "driven out, and about to retreat", starts: false },
      { name: "refuges", type: "list of Province", label: "provinces to which it may retreat", starts: [] },
      { name: "havens", type: "list of Shore", label: "coasts and seas to which it may retreat", starts: [] },
    ],
    entries: [
    ],
  },
  Move: {
    word: "move",
    label: "move",
    plural: "moves",
    listed: false,
    extends: null,
    fields: [
      { name: "unit", type: "Piece", label: "the unit that moves" },
      { name: "goal", type: "Province", label: "the province to which it is ordered" },
      { name: "coast", type: "Shore?", label: "the coast, if it is named", starts: null },
      { name: "by_sea", type: "truth", label: "ordered to go by sea", starts: false },
    ],
    entries: [
    ],
  },
  Support: {
    word: "support",
    label: "support",
    plural: "supports",
    listed: false,
    extends: null,
    fields: [
      { name: "unit", type: "Piece", label: "the unit that supports" },
      { name: "friend", type: "Piece", label: "the unit that is supported" },
      { name: "goal", type: "Province?", label: "the province to which the supported unit goes", starts: null },
      { name: "coast", type: "Shore?", label: "the coast, if it is named", starts: null },
    ],
    entries: [
    ],
  },
  Convoy: {
    word: "convoy",
    label: "convoy",
    plural: "convoys",
    listed: false,
    extends: null,
    fields: [
      { name: "unit", type: "Piece", label: "the fleet that convoys" },
      { name: "army", type: "Piece", label: "the army that is convoyed" },
      { name: "goal", type: "Province", label: "the province to which it is taken" },
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
      { name: "move", title: "Move", behind: 0, number: 10 },
      { name: "hold", title: "Hold", behind: 1, number: 11 },
      { name: "support_a_move", title: "Support a move", behind: 2, number: 12 },
      { name: "support_a_stand", title: "Support a stand", behind: 3, number: 13 },
      { name: "convoy", title: "Convoy", behind: 4, number: 14 },
      { name: "retreat", title: "Retreat", behind: 5, number: 20 },
      { name: "build_a_unit", title: "Build a unit", behind: 6, number: 30 },
      { name: "disband_a_unit", title: "Disband a unit", behind: 7, number: 31 },
      { name: "waive_a_unit", title: "Waive a unit", behind: 8, number: 32 },
      { name: "ask_for_a_draw", title: "Ask for a draw", behind: 9, number: 40 },
    ],
  },
  Retreat: {
    word: "retreat",
    label: "retreat",
    plural: "retreats",
    listed: false,
    extends: null,
    fields: [
      { name: "unit", type: "Piece", label: "the unit that retreats" },
      { name: "goal", type: "Province", label: "the province to which it retreats" },
      { name: "coast", type: "Shore?", label: "the coast or sea at which a fleet arrives", starts: null },
    ],
    entries: [
    ],
  },
};
const $units = {
  percent: { one: "%", many: "%", per: 1, worth: 1 },
  points: { one: "point", many: "points", per: 1, worth: 1 },
  man: { one: "man", many: "men", per: 1, worth: 1 },
  centre: { one: "centre", many: "centres", per: 1, worth: 1 },
};
const Outcome = $numbered($enums.Outcome.members);
const Arm = $numbered($enums.Arm.members);
const Side = $numbered($enums.Side.members);
const Phase = $numbered($enums.Phase.members);
const Passage = $numbered($enums.Passage.members);
const Province = $numbered($kinds.Province.entries);
const Order = $numbered($kinds.Order.entries);

export { $enums, $kinds, $units, Outcome, Arm, Side, Phase, Passage, Province, Order };
