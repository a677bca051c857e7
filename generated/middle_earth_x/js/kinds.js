/** What the rules are about: enumerations, kinds with their entries, and measures. */
import { $begun, $numbered } from "./runtime/things.js";

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
      { name: "double_army", title: "2A" },
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
  Folk: {
    label: "people",
    members: [
      { name: "angmar", title: "Angmar" },
      { name: "arthedain", title: "Arthedain" },
      { name: "cardolan", title: "Cardolan" },
      { name: "dunlendings", title: "the Dunlendings" },
      { name: "rhudaur", title: "Rhudaur" },
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
      { name: "other_spelling", type: "text", label: "other spelling", starts: "" },
      { name: "for_draw", type: "truth", label: "in favour of a draw", starts: false },
      { name: "leaderless", type: "truth", label: "in civil disorder", starts: false },
      { name: "folk", type: "Folk?", label: "people", starts: null },
    ],
    entries: [
      { name: "angmar", title: "Angmar", behind: 0, starts: { folk: 0 } },
      { name: "arthedain", title: "Arthedain", behind: 1, starts: { folk: 1 } },
      { name: "cardolan", title: "Cardolan", behind: 2, starts: { folk: 2 } },
      { name: "dunlendings", title: "Dunlendings", behind: 3, starts: { folk: 3 } },
      { name: "hillmen", title: "Rhudaur", behind: 4, starts: { other_spelling: "Rhudar", folk: 4 } },
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
      { name: "fort", title: "Fort", behind: 0 },
      { name: "restless", title: "Restless", behind: 1 },
      { name: "hill_country", title: "Hill country", behind: 2 },
      { name: "late_muster", title: "Late to muster", behind: 3 },
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
      { name: "double", title: "Double army", behind: 0 },
      { name: "nominated", title: "Nominated", behind: 1 },
      { name: "ridden", title: "With the Nazgul", behind: 2 },
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
      { name: "sea", type: "truth", label: "a sea", starts: false },
      { name: "supply_centre", type: "truth", label: "a supply centre", starts: false },
      { name: "homeland", type: "Power?", label: "power whose home it is", starts: null },
      { name: "owner", type: "Power?", label: "power that holds it", starts: null },
      { name: "borders", type: "list of Province", label: "provinces that an army can go to from it", starts: [] },
      { name: "fords", type: "list of Province", label: "provinces across a river, which an army can go to in autumn", starts: [] },
      { name: "shores", type: "list of Shore", label: "coasts; a sea is its own", starts: [] },
      { name: "easting", type: "number?", label: "how far east it is drawn", starts: null },
      { name: "southing", type: "number?", label: "how far south it is drawn", starts: null },
      { name: "features", type: "set of Feature", label: "features", starts: 0 },
    ],
    entries: [
      { name: "anu", title: "Anu", behind: 0, starts: { supply_centre: true } },
      { name: "bca", title: "BCa", behind: 1, starts: { supply_centre: true, features: 9 } },
      { name: "bef", title: "Bef", behind: 2, starts: { supply_centre: true, features: 2 } },
      { name: "bld", title: "Bree-land", behind: 3, starts: { supply_centre: true } },
      { name: "cbr", title: "CBr", behind: 4, starts: { supply_centre: true, features: 1 } },
      { name: "cdu", title: "CDu", behind: 5, starts: { supply_centre: true, features: 1 } },
      { name: "dun", title: "Dun", behind: 6, starts: { supply_centre: true, features: 4 } },
      { name: "eda", title: "EDa", behind: 7, starts: { supply_centre: true } },
      { name: "eke", title: "Eke", behind: 8, starts: { features: 1 } },
      { name: "eld", title: "Eld", behind: 9, starts: { supply_centre: true, features: 1 } },
      { name: "emo", title: "EMo", behind: 10, starts: { supply_centre: true } },
      { name: "ene", title: "Ene", behind: 11, starts: { supply_centre: true } },
      { name: "erg", title: "Eregion", behind: 12, starts: { supply_centre: true } },
      { name: "fch", title: "Forochel", behind: 13 },
      { name: "frn", title: "Frn", behind: 14, starts: { supply_centre: true, features: 1 } },
      { name: "ghi", title: "GHi", behind: 15, starts: { supply_centre: true } },
      { name: "gnd", title: "Gnd", behind: 16, starts: { supply_centre: true } },
      { name: "gun", title: "Gun", behind: 17, starts: { supply_centre: true, features: 1 } },
      { name: "hfe", title: "HFe", behind: 18, starts: { supply_centre: true } },
      { name: "hgi", title: "HGi", behind: 19, starts: { supply_centre: true } },
      { name: "lnd", title: "Lindon", behind: 20, starts: { supply_centre: true } },
      { name: "mag", title: "Mag", behind: 21, starts: { supply_centre: true } },
      { name: "mai", title: "Mai", behind: 22, starts: { supply_centre: true, features: 4 } },
      { name: "mbr", title: "MBr", behind: 23, starts: { supply_centre: true } },
      { name: "mih", title: "Minhiriath", behind: 24, starts: { supply_centre: true } },
      { name: "nni", title: "NNi", behind: 25, starts: { supply_centre: true, features: 4 } },
      { name: "nwr", title: "NWR", behind: 26, starts: { supply_centre: true } },
      { name: "oio", title: "Oio", behind: 27, starts: { supply_centre: true } },
      { name: "pfe", title: "PFe", behind: 28, starts: { supply_centre: true, features: 4 } },
      { name: "pte", title: "PTe", behind: 29, starts: { features: 4 } },
      { name: "riv", title: "Rivendell", behind: 30, starts: { supply_centre: true } },
      { name: "san", title: "SAn", behind: 31, starts: { supply_centre: true } },
      { name: "sdu", title: "SDu", behind: 32, starts: { supply_centre: true } },
      { name: "shi", title: "Shire", behind: 33, starts: { supply_centre: true } },
      { name: "tfo", title: "TFo", behind: 34, starts: { supply_centre: true, features: 1 } },
      { name: "tgo", title: "TGo", behind: 35, starts: { supply_centre: true } },
      { name: "tha", title: "Tha", behind: 36, starts: { supply_centre: true, features: 1 } },
      { name: "tin", title: "Tin", behind: 37, starts: { supply_centre: true } },
      { name: "wto", title: "WTo", behind: 38, starts: { supply_centre: true, features: 1 } },
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
      { name: "ordered_to_hold", type: "truth", label: "ordered to hold", starts: false },
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
      { name: "route", type: "list of Province", label: "seas that it is ordered to cross; none where any will do", starts: [] },
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
      { name: "retreat", title: "Retreat", behind: 4, number: 20 },
      { name: "build_a_unit", title: "Build a unit", behind: 5, number: 30 },
      { name: "disband_a_unit", title: "Disband a unit", behind: 6, number: 31 },
      { name: "waive_a_unit", title: "Waive a unit", behind: 7, number: 32 },
      { name: "ask_for_a_draw", title: "Ask for a draw", behind: 8, number: 40 },
      { name: "the_nazgul_rides", title: "The Nazgul rides", behind: 9, number: 15 },
      { name: "the_nazgul_stays", title: "The Nazgul stays", behind: 10, number: 16 },
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
  Wraith: {
    word: "wraith",
    label: "Nazgul",
    plural: "wraiths",
    listed: false,
    extends: null,
    fields: [
      { name: "owner", type: "Power", label: "the power that it serves" },
      { name: "place", type: "Province", label: "the province in which it is" },
      { name: "escort", type: "Piece?", label: "the army with which it goes", starts: null },
      { name: "ride_goal", type: "Province?", label: "the province to which it rides", starts: null },
      { name: "ride_on", type: "Province?", label: "the province to which it rides on", starts: null },
      { name: "commanded", type: "truth", label: "has its order", starts: false },
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
const $make = (kind, given) => $begun($kinds[kind], given);
const Outcome = $numbered($enums.Outcome.members);
const Arm = $numbered($enums.Arm.members);
const Side = $numbered($enums.Side.members);
const Phase = $numbered($enums.Phase.members);
const Passage = $numbered($enums.Passage.members);
const Folk = $numbered($enums.Folk.members);
const Power = $numbered($kinds.Power.entries);
const Feature = $numbered($kinds.Feature.entries);
const Quality = $numbered($kinds.Quality.entries);
const Province = $numbered($kinds.Province.entries);
const Order = $numbered($kinds.Order.entries);

export { $enums, $kinds, $make, $units, Outcome, Arm, Side, Phase, Passage, Folk, Power, Feature, Quality, Province, Order };
