/** The rules of navies with the notes that explain them, and what has to hold for each entry. */
import { $add, $has, $low, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $first } from "./runtime/lists.js";
import { MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_SEA, REGION_HARBORS, REGION_REGIONAL_CHARACTER, SEA_MORE_FLEETS, SEA_MORE_QUALITY, TRAIT_FLEETS, TRAIT_NAVAL_QUALITY } from "./tables.js";
import { seat, within_reach } from "./rules_map.js";
import { has_port, home_fleets, of_the_coasts, on_shore } from "./rules_navies.js";

function why_on_shore(area, sea) {
  const notes = [];
  if (MAP_AREA_SEA[area] === sea) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any($members(MAP_AREA_NEAR[area]), (beside_) => MAP_AREA_SEA[beside_] === sea)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (MAP_AREA_REGION[area] !== null && $has(REGION_HARBORS[$present(MAP_AREA_REGION[area], "")], sea)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_on_shore(entry, area, sea) {
  switch (entry) {
    case 0:
      if (!(MAP_AREA_SEA[area] === sea)) return 0;
      break;
    case 1:
      if (!($any($members(MAP_AREA_NEAR[area]), (beside_) => MAP_AREA_SEA[beside_] === sea))) return 0;
      break;
    case 2:
      if (!(MAP_AREA_REGION[area] !== null)) return 0;
      if (!($has(REGION_HARBORS[$present(MAP_AREA_REGION[area], "")], sea))) return 1;
      break;
  }
  return -1;
}

function why_has_port(kingdom, sea) {
  const notes = [];
  if (!$any(kingdom.places, (p) => p.area !== null && on_shore(p.area, sea))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_port(entry, kingdom, sea) {
  switch (entry) {
    case 0:
      if (!($any(kingdom.places, (p) => p.area !== null && on_shore(p.area, sea)))) return 0;
      break;
  }
  return -1;
}

function why_navy_of(kingdom, sea, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.navies, (n) => n.kingdom === kingdom && n.sea === sea), notes];
}

function guards_navy_of(entry, kingdom, sea, world) {
  switch (entry) {
  }
  return -1;
}

function why_of_the_coasts(kingdom) {
  const notes = [];
  let kingdom_homeland = kingdom.homeland;
  if (kingdom_homeland === null || REGION_REGIONAL_CHARACTER[kingdom_homeland] !== 1 /* REGION_GROUP_TRADING_COASTS */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_of_the_coasts(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.homeland !== null)) return 0;
      if (!(REGION_REGIONAL_CHARACTER[kingdom.homeland] === 1 /* REGION_GROUP_TRADING_COASTS */)) return 1;
      break;
  }
  return -1;
}

function why_own_quality(kingdom, sea) {
  const notes = [];
  let amount, amount_;
  notes.push([0, 10]);
  let value = 10;
  for (const t of $members(kingdom.traits)) {
    if (TRAIT_NAVAL_QUALITY[t] !== null) {
      amount = $present(TRAIT_NAVAL_QUALITY[t], "");
      notes.push([1, amount]);
      value = $add(value, amount);
    }
  }
  if (of_the_coasts(kingdom) && SEA_MORE_QUALITY[sea] !== null) {
    amount_ = $present(SEA_MORE_QUALITY[sea], "");
    notes.push([2, amount_]);
    value = $add(value, amount_);
  }
  value = $mul(value, 10);
  if (value < 40) {
    notes.push([3, $sub(40, value)]);
    value = 40;
  } else if (value > 160) {
    notes.push([3, $sub(160, value)]);
    value = 160;
  }
  return [value, notes];
}

function guards_own_quality(entry, kingdom, sea) {
  switch (entry) {
    case 2:
      if (!(of_the_coasts(kingdom))) return 0;
      if (!(SEA_MORE_QUALITY[sea] !== null)) return 1;
      break;
  }
  return -1;
}

function why_home_fleets(kingdom, sea) {
  const notes = [];
  let value, kingdom_privileges, amount, limit;
  if (has_port(kingdom, sea) && !(($low(kingdom.privileges) & 128 /* PRIVILEGE_NO_NAVY */) !== 0)) {
    notes.push([0, 2]);
    value = 2;
  } else {
    kingdom_privileges = $low(kingdom.privileges);
    if ((kingdom_privileges & 128 /* PRIVILEGE_NO_NAVY */) !== 0) {
      notes.push([1, 0]);
      value = 0;
    } else if (!has_port(kingdom, sea) && !((kingdom_privileges & 128 /* PRIVILEGE_NO_NAVY */) !== 0)) {
      notes.push([2, 0]);
      value = 0;
    } else {
      value = 0;
    }
  }
  let kingdom_fleets = kingdom.fleets;
  if (kingdom_fleets !== null) {
    amount = kingdom_fleets;
    notes.push([3, amount]);
    value = $add(value, amount);
  }
  let kingdom_least_fleets = kingdom.least_fleets;
  if (kingdom_least_fleets !== null) {
    limit = kingdom_least_fleets;
    if (value < limit) {
      notes.push([4, $sub(limit, value)]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_home_fleets(entry, kingdom, sea) {
  switch (entry) {
    case 0:
      if (!(has_port(kingdom, sea))) return 0;
      if (!(!(($low(kingdom.privileges) & 128 /* PRIVILEGE_NO_NAVY */) !== 0))) return 1;
      break;
    case 1:
      if (!(($low(kingdom.privileges) & 128 /* PRIVILEGE_NO_NAVY */) !== 0)) return 0;
      break;
    case 2:
      if (!(!has_port(kingdom, sea))) return 0;
      if (!(!(($low(kingdom.privileges) & 128 /* PRIVILEGE_NO_NAVY */) !== 0))) return 1;
      break;
    case 3:
      if (!(kingdom.fleets !== null)) return 0;
      break;
    case 4:
      if (!(kingdom.least_fleets !== null)) return 0;
      break;
  }
  return -1;
}

function why_launched(kingdom, sea) {
  const notes = [];
  let amount, amount_;
  let value = home_fleets(kingdom, sea);
  notes.push([0, value]);
  if (home_fleets(kingdom, sea) > 0) {
    if (of_the_coasts(kingdom) && SEA_MORE_FLEETS[sea] !== null) {
      amount = $present(SEA_MORE_FLEETS[sea], "");
      notes.push([1, amount]);
      value = $add(value, amount);
    }
    for (const t of $members(kingdom.traits)) {
      if (TRAIT_FLEETS[t] !== null) {
        amount_ = $present(TRAIT_FLEETS[t], "");
        notes.push([2, amount_]);
        value = $add(value, amount_);
      }
    }
  }
  if (value > 12) {
    notes.push([3, $sub(12, value)]);
    value = 12;
  }
  return [value, notes];
}

function guards_launched(entry, kingdom, sea) {
  switch (entry) {
    case 1:
      if (!(home_fleets(kingdom, sea) > 0)) return 0;
      if (!(of_the_coasts(kingdom))) return 1;
      if (!(SEA_MORE_FLEETS[sea] !== null)) return 2;
      break;
    case 2:
      if (!(home_fleets(kingdom, sea) > 0)) return 0;
      break;
  }
  return -1;
}

function why_sea_in_range(agent, sea, reach_) {
  const notes = [];
  let agent_place = agent.place;
  if (agent_place === null || agent_place.area === null) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$any([0 /* MAP_AREA_TILE_AA */, 1 /* MAP_AREA_TILE_AB */, 2 /* MAP_AREA_TILE_AC */, 3 /* MAP_AREA_TILE_AD */, 4 /* MAP_AREA_TILE_AE */, 5 /* MAP_AREA_TILE_AF */, 6 /* MAP_AREA_TILE_AG */, 7 /* MAP_AREA_TILE_AH */, 8 /* MAP_AREA_TILE_AI */, 9 /* MAP_AREA_TILE_AJ */, 10 /* MAP_AREA_TILE_AK */, 11 /* MAP_AREA_TILE_AL */, 12 /* MAP_AREA_TILE_AM */, 13 /* MAP_AREA_TILE_AN */, 14 /* MAP_AREA_TILE_AO */, 15 /* MAP_AREA_TILE_AP */, 16 /* MAP_AREA_TILE_AQ */, 17 /* MAP_AREA_TILE_AR */, 18 /* MAP_AREA_TILE_AS */, 19 /* MAP_AREA_TILE_AT */, 20 /* MAP_AREA_TILE_AU */, 21 /* MAP_AREA_TILE_AV */, 22 /* MAP_AREA_TILE_AW */, 23 /* MAP_AREA_TILE_AX */, 24 /* MAP_AREA_TILE_AY */, 25 /* MAP_AREA_TILE_AZ */, 26 /* MAP_AREA_TILE_BA */, 27 /* MAP_AREA_TILE_BB */, 28 /* MAP_AREA_TILE_BC */, 29 /* MAP_AREA_TILE_BD */, 30 /* MAP_AREA_TILE_BE */, 31 /* MAP_AREA_TILE_BF */, 32 /* MAP_AREA_TILE_BG */, 33 /* MAP_AREA_TILE_BH */, 34 /* MAP_AREA_TILE_BI */, 35 /* MAP_AREA_TILE_BJ */, 36 /* MAP_AREA_TILE_BK */, 37 /* MAP_AREA_TILE_BL */, 38 /* MAP_AREA_TILE_BM */, 39 /* MAP_AREA_TILE_BN */, 40 /* MAP_AREA_TILE_BO */, 41 /* MAP_AREA_TILE_BP */, 42 /* MAP_AREA_TILE_BQ */, 43 /* MAP_AREA_TILE_BR */, 44 /* MAP_AREA_TILE_BS */, 45 /* MAP_AREA_TILE_BT */, 46 /* MAP_AREA_TILE_BU */, 47 /* MAP_AREA_TILE_BV */, 48 /* MAP_AREA_TILE_BW */, 49 /* MAP_AREA_TILE_BX */, 50 /* MAP_AREA_TILE_BY */, 51 /* MAP_AREA_TILE_BZ */, 52 /* MAP_AREA_TILE_CA */, 53 /* MAP_AREA_TILE_CB */, 54 /* MAP_AREA_TILE_CC */, 55 /* MAP_AREA_TILE_CD */, 56 /* MAP_AREA_TILE_CE */, 57 /* MAP_AREA_TILE_CF */, 58 /* MAP_AREA_TILE_CG */, 59 /* MAP_AREA_TILE_CH */, 60 /* MAP_AREA_TILE_CI */, 61 /* MAP_AREA_TILE_CJ */, 62 /* MAP_AREA_TILE_CK */, 63 /* MAP_AREA_TILE_CL */, 64 /* MAP_AREA_TILE_CM */, 65 /* MAP_AREA_TILE_CN */, 66 /* MAP_AREA_TILE_CO */, 67 /* MAP_AREA_TILE_CP */, 68 /* MAP_AREA_TILE_CQ */, 69 /* MAP_AREA_TILE_CR */, 70 /* MAP_AREA_TILE_CS */, 71 /* MAP_AREA_TILE_CT */, 72 /* MAP_AREA_TILE_CU */, 73 /* MAP_AREA_TILE_CV */, 74 /* MAP_AREA_TILE_CW */, 75 /* MAP_AREA_TILE_CX */, 76 /* MAP_AREA_TILE_CY */, 77 /* MAP_AREA_TILE_CZ */, 78 /* MAP_AREA_TILE_DA */, 79 /* MAP_AREA_TILE_DB */, 80 /* MAP_AREA_TILE_DC */, 81 /* MAP_AREA_TILE_DD */, 82 /* MAP_AREA_TILE_DE */, 83 /* MAP_AREA_TILE_DF */, 84 /* MAP_AREA_TILE_DG */, 85 /* MAP_AREA_TILE_DH */, 86 /* MAP_AREA_TILE_DI */, 87 /* MAP_AREA_TILE_DJ */, 88 /* MAP_AREA_TILE_DK */, 89 /* MAP_AREA_TILE_DL */, 90 /* MAP_AREA_TILE_DM */, 91 /* MAP_AREA_TILE_DN */, 92 /* MAP_AREA_TILE_DO */, 93 /* MAP_AREA_TILE_DP */, 94 /* MAP_AREA_TILE_DQ */, 95 /* MAP_AREA_TILE_DR */, 96 /* MAP_AREA_TILE_DS */, 97 /* MAP_AREA_TILE_DT */, 98 /* MAP_AREA_TILE_DU */, 99 /* MAP_AREA_TILE_DV */, 100 /* MAP_AREA_TILE_DW */, 101 /* MAP_AREA_TILE_DX */, 102 /* MAP_AREA_TILE_DY */, 103 /* MAP_AREA_TILE_DZ */, 104 /* MAP_AREA_TILE_EA */, 105 /* MAP_AREA_TILE_EB */, 106 /* MAP_AREA_TILE_EC */, 107 /* MAP_AREA_TILE_ED */, 108 /* MAP_AREA_TILE_EE */, 109 /* MAP_AREA_TILE_EF */, 110 /* MAP_AREA_TILE_EG */, 111 /* MAP_AREA_TILE_EH */, 112 /* MAP_AREA_TILE_EI */, 113 /* MAP_AREA_TILE_EJ */, 114 /* MAP_AREA_TILE_EK */, 115 /* MAP_AREA_TILE_EL */, 116 /* MAP_AREA_TILE_EM */, 117 /* MAP_AREA_TILE_EN */, 118 /* MAP_AREA_TILE_EO */, 119 /* MAP_AREA_TILE_EP */, 120 /* MAP_AREA_TILE_EQ */, 121 /* MAP_AREA_TILE_ER */, 122 /* MAP_AREA_TILE_ES */, 123 /* MAP_AREA_TILE_ET */, 124 /* MAP_AREA_TILE_EU */, 125 /* MAP_AREA_TILE_EV */, 126 /* MAP_AREA_TILE_EW */, 127 /* MAP_AREA_TILE_EX */, 128 /* MAP_AREA_TILE_EY */, 129 /* MAP_AREA_TILE_EZ */, 130 /* MAP_AREA_TILE_FA */, 131 /* MAP_AREA_TILE_FB */, 132 /* MAP_AREA_TILE_FC */, 133 /* MAP_AREA_TILE_FD */, 134 /* MAP_AREA_TILE_FE */, 135 /* MAP_AREA_TILE_FF */, 136 /* MAP_AREA_TILE_FG */, 137 /* MAP_AREA_TILE_FH */, 138 /* MAP_AREA_TILE_FI */, 139 /* MAP_AREA_TILE_FJ */, 140 /* MAP_AREA_TILE_FK */, 141 /* MAP_AREA_TILE_FL */, 142 /* MAP_AREA_TILE_FM */, 143 /* MAP_AREA_TILE_FN */, 144 /* MAP_AREA_TILE_FO */, 145 /* MAP_AREA_TILE_FP */, 146 /* MAP_AREA_TILE_FQ */, 147 /* MAP_AREA_TILE_FR */, 148 /* MAP_AREA_TILE_FS */, 149 /* MAP_AREA_TILE_FT */, 150 /* MAP_AREA_TILE_FU */, 151 /* MAP_AREA_TILE_FV */, 152 /* MAP_AREA_TILE_FW */, 153 /* MAP_AREA_TILE_FX */, 154 /* MAP_AREA_TILE_FY */, 155 /* MAP_AREA_TILE_FZ */, 156 /* MAP_AREA_TILE_GA */, 157 /* MAP_AREA_TILE_GB */, 158 /* MAP_AREA_TILE_GC */, 159 /* MAP_AREA_TILE_GD */, 160 /* MAP_AREA_TILE_GE */, 161 /* MAP_AREA_TILE_GF */, 162 /* MAP_AREA_TILE_GG */, 163 /* MAP_AREA_TILE_GH */, 164 /* MAP_AREA_TILE_GI */, 165 /* MAP_AREA_TILE_GJ */, 166 /* MAP_AREA_TILE_GK */, 167 /* MAP_AREA_TILE_GL */, 168 /* MAP_AREA_TILE_GM */, 169 /* MAP_AREA_TILE_GN */, 170 /* MAP_AREA_TILE_GO */, 171 /* MAP_AREA_TILE_GP */, 172 /* MAP_AREA_TILE_GQ */, 173 /* MAP_AREA_TILE_GR */, 174 /* MAP_AREA_TILE_GS */, 175 /* MAP_AREA_TILE_GT */, 176 /* MAP_AREA_TILE_GU */, 177 /* MAP_AREA_TILE_GV */, 178 /* MAP_AREA_TILE_GW */, 179 /* MAP_AREA_TILE_GX */, 180 /* MAP_AREA_TILE_GY */, 181 /* MAP_AREA_TILE_GZ */, 182 /* MAP_AREA_TILE_HA */, 183 /* MAP_AREA_TILE_HB */, 184 /* MAP_AREA_TILE_HC */, 185 /* MAP_AREA_TILE_HD */, 186 /* MAP_AREA_TILE_HE */, 187 /* MAP_AREA_TILE_HF */, 188 /* MAP_AREA_TILE_HG */, 189 /* MAP_AREA_TILE_HH */, 190 /* MAP_AREA_TILE_HI */, 191 /* MAP_AREA_TILE_HJ */, 192 /* MAP_AREA_TILE_HK */, 193 /* MAP_AREA_TILE_HL */, 194 /* MAP_AREA_TILE_HM */, 195 /* MAP_AREA_TILE_HN */, 196 /* MAP_AREA_TILE_HO */, 197 /* MAP_AREA_TILE_HP */, 198 /* MAP_AREA_TILE_HQ */, 199 /* MAP_AREA_TILE_HR */, 200 /* MAP_AREA_TILE_HS */, 201 /* MAP_AREA_TILE_HT */, 202 /* MAP_AREA_TILE_HU */, 203 /* MAP_AREA_TILE_HV */, 204 /* MAP_AREA_TILE_HW */, 205 /* MAP_AREA_TILE_HX */, 206 /* MAP_AREA_TILE_HY */, 207 /* MAP_AREA_TILE_HZ */, 208 /* MAP_AREA_TILE_IA */, 209 /* MAP_AREA_TILE_IB */, 210 /* MAP_AREA_TILE_IC */, 211 /* MAP_AREA_TILE_ID */, 212 /* MAP_AREA_TILE_IE */, 213 /* MAP_AREA_TILE_IF */, 214 /* MAP_AREA_TILE_IG */, 215 /* MAP_AREA_TILE_IH */, 216 /* MAP_AREA_TILE_II */, 217 /* MAP_AREA_TILE_IJ */, 218 /* MAP_AREA_TILE_IK */, 219 /* MAP_AREA_TILE_IL */, 220 /* MAP_AREA_TILE_IM */, 221 /* MAP_AREA_TILE_IN */, 222 /* MAP_AREA_TILE_IO */, 223 /* MAP_AREA_TILE_IP */, 224 /* MAP_AREA_TILE_IQ */, 225 /* MAP_AREA_TILE_IR */, 226 /* MAP_AREA_TILE_IS */, 227 /* MAP_AREA_TILE_IT */, 228 /* MAP_AREA_TILE_IU */, 229 /* MAP_AREA_TILE_IV */, 230 /* MAP_AREA_TILE_IW */, 231 /* MAP_AREA_TILE_IX */, 232 /* MAP_AREA_TILE_IY */, 233 /* MAP_AREA_TILE_IZ */, 234 /* MAP_AREA_TILE_JA */, 235 /* MAP_AREA_TILE_JB */, 236 /* MAP_AREA_TILE_JC */, 237 /* MAP_AREA_TILE_JD */, 238 /* MAP_AREA_TILE_JE */, 239 /* MAP_AREA_TILE_JF */, 240 /* MAP_AREA_TILE_JG */, 241 /* MAP_AREA_TILE_JH */, 242 /* MAP_AREA_TILE_JI */, 243 /* MAP_AREA_TILE_JJ */, 244 /* MAP_AREA_TILE_JK */, 245 /* MAP_AREA_TILE_JL */, 246 /* MAP_AREA_TILE_JM */, 247 /* MAP_AREA_TILE_JN */, 248 /* MAP_AREA_TILE_JO */, 249 /* MAP_AREA_TILE_JP */, 250 /* MAP_AREA_TILE_JQ */, 251 /* MAP_AREA_TILE_JR */, 252 /* MAP_AREA_TILE_JS */, 253 /* MAP_AREA_TILE_JT */, 254 /* MAP_AREA_TILE_JU */, 255 /* MAP_AREA_TILE_JV */, 256 /* MAP_AREA_TILE_JW */, 257 /* MAP_AREA_TILE_JX */, 258 /* MAP_AREA_TILE_JY */, 259 /* MAP_AREA_TILE_JZ */, 260 /* MAP_AREA_TILE_KA */, 261 /* MAP_AREA_TILE_KB */, 262 /* MAP_AREA_TILE_KC */, 263 /* MAP_AREA_TILE_KD */, 264 /* MAP_AREA_TILE_KE */, 265 /* MAP_AREA_TILE_KF */, 266 /* MAP_AREA_TILE_KG */, 267 /* MAP_AREA_TILE_KH */, 268 /* MAP_AREA_TILE_KI */, 269 /* MAP_AREA_TILE_KJ */, 270 /* MAP_AREA_TILE_KK */, 271 /* MAP_AREA_TILE_KL */, 272 /* MAP_AREA_TILE_KM */, 273 /* MAP_AREA_TILE_KN */, 274 /* MAP_AREA_TILE_KO */, 275 /* MAP_AREA_TILE_KP */, 276 /* MAP_AREA_TILE_KQ */, 277 /* MAP_AREA_TILE_KR */, 278 /* MAP_AREA_TILE_KS */, 279 /* MAP_AREA_TILE_KT */, 280 /* MAP_AREA_TILE_KU */, 281 /* MAP_AREA_TILE_KV */, 282 /* MAP_AREA_TILE_KW */, 283 /* MAP_AREA_TILE_KX */, 284 /* MAP_AREA_TILE_KY */, 285 /* MAP_AREA_TILE_KZ */, 286 /* MAP_AREA_TILE_LA */, 287 /* MAP_AREA_TILE_LB */, 288 /* MAP_AREA_TILE_LC */, 289 /* MAP_AREA_TILE_LD */, 290 /* MAP_AREA_TILE_LE */, 291 /* MAP_AREA_TILE_LF */, 292 /* MAP_AREA_TILE_LG */, 293 /* MAP_AREA_TILE_LH */, 294 /* MAP_AREA_TILE_LI */, 295 /* MAP_AREA_TILE_LJ */, 296 /* MAP_AREA_TILE_LK */, 297 /* MAP_AREA_TILE_LL */, 298 /* MAP_AREA_TILE_LM */, 299 /* MAP_AREA_TILE_LN */, 300 /* MAP_AREA_TILE_LO */, 301 /* MAP_AREA_TILE_LP */, 302 /* MAP_AREA_TILE_LQ */, 303 /* MAP_AREA_TILE_LR */, 304 /* MAP_AREA_TILE_LS */, 305 /* MAP_AREA_TILE_LT */, 306 /* MAP_AREA_TILE_LU */, 307 /* MAP_AREA_TILE_LV */, 308 /* MAP_AREA_TILE_LW */, 309 /* MAP_AREA_TILE_LX */, 310 /* MAP_AREA_TILE_LY */, 311 /* MAP_AREA_TILE_LZ */, 312 /* MAP_AREA_TILE_MA */, 313 /* MAP_AREA_TILE_MB */, 314 /* MAP_AREA_TILE_MC */, 315 /* MAP_AREA_TILE_MD */, 316 /* MAP_AREA_TILE_ME */, 317 /* MAP_AREA_TILE_MF */, 318 /* MAP_AREA_TILE_MG */, 319 /* MAP_AREA_TILE_MH */, 320 /* MAP_AREA_TILE_MI */, 321 /* MAP_AREA_TILE_MJ */, 322 /* MAP_AREA_TILE_MK */, 323 /* MAP_AREA_TILE_ML */, 324 /* MAP_AREA_TILE_MM */, 325 /* MAP_AREA_TILE_MN */, 326 /* MAP_AREA_TILE_MO */, 327 /* MAP_AREA_TILE_MP */, 328 /* MAP_AREA_TILE_MQ */, 329 /* MAP_AREA_TILE_MR */, 330 /* MAP_AREA_TILE_MS */, 331 /* MAP_AREA_TILE_MT */, 332 /* MAP_AREA_TILE_MU */, 333 /* MAP_AREA_TILE_MV */, 334 /* MAP_AREA_TILE_MW */, 335 /* MAP_AREA_TILE_MX */, 336 /* MAP_AREA_TILE_MY */, 337 /* MAP_AREA_TILE_MZ */, 338 /* MAP_AREA_TILE_NA */, 339 /* MAP_AREA_TILE_NB */, 340 /* MAP_AREA_TILE_NC */, 341 /* MAP_AREA_TILE_ND */, 342 /* MAP_AREA_TILE_NE */, 343 /* MAP_AREA_TILE_NF */, 344 /* MAP_AREA_TILE_NG */, 345 /* MAP_AREA_TILE_NH */, 346 /* MAP_AREA_TILE_NI */, 347 /* MAP_AREA_TILE_NJ */, 348 /* MAP_AREA_TILE_NK */, 349 /* MAP_AREA_TILE_NL */, 350 /* MAP_AREA_TILE_NM */, 351 /* MAP_AREA_TILE_NN */, 352 /* MAP_AREA_TILE_NO */, 353 /* MAP_AREA_TILE_NP */, 354 /* MAP_AREA_TILE_NQ */, 355 /* MAP_AREA_TILE_NR */, 356 /* MAP_AREA_TILE_NS */, 357 /* MAP_AREA_TILE_NT */, 358 /* MAP_AREA_TILE_NU */, 359 /* MAP_AREA_TILE_NV */, 360 /* MAP_AREA_TILE_NW */, 361 /* MAP_AREA_TILE_NX */, 362 /* MAP_AREA_TILE_NY */, 363 /* MAP_AREA_TILE_NZ */, 364 /* MAP_AREA_TILE_OA */, 365 /* MAP_AREA_TILE_OB */, 366 /* MAP_AREA_TILE_OC */, 367 /* MAP_AREA_TILE_OD */, 368 /* MAP_AREA_TILE_OE */, 369 /* MAP_AREA_TILE_OF */, 370 /* MAP_AREA_TILE_OG */, 371 /* MAP_AREA_TILE_OH */, 372 /* MAP_AREA_TILE_OI */, 373 /* MAP_AREA_TILE_OJ */, 374 /* MAP_AREA_TILE_OK */, 375 /* MAP_AREA_TILE_OL */, 376 /* MAP_AREA_TILE_OM */, 377 /* MAP_AREA_TILE_ON */, 378 /* MAP_AREA_TILE_OO */, 379 /* MAP_AREA_TILE_OP */, 380 /* MAP_AREA_TILE_OQ */, 381 /* MAP_AREA_TILE_OR */, 382 /* MAP_AREA_TILE_OS */, 383 /* MAP_AREA_TILE_OT */, 384 /* MAP_AREA_TILE_OU */, 385 /* MAP_AREA_TILE_OV */, 386 /* MAP_AREA_TILE_OW */, 387 /* MAP_AREA_TILE_OX */, 388 /* MAP_AREA_TILE_OY */, 389 /* MAP_AREA_TILE_OZ */, 390 /* MAP_AREA_TILE_PA */, 391 /* MAP_AREA_TILE_PB */, 392 /* MAP_AREA_TILE_PC */, 393 /* MAP_AREA_TILE_PD */, 394 /* MAP_AREA_TILE_PE */, 395 /* MAP_AREA_TILE_PF */, 396 /* MAP_AREA_TILE_PG */, 397 /* MAP_AREA_TILE_PH */, 398 /* MAP_AREA_TILE_PI */, 399 /* MAP_AREA_TILE_PJ */, 400 /* MAP_AREA_TILE_PK */, 401 /* MAP_AREA_TILE_PL */, 402 /* MAP_AREA_TILE_PM */, 403 /* MAP_AREA_TILE_PN */, 404 /* MAP_AREA_TILE_PO */, 405 /* MAP_AREA_TILE_PP */, 406 /* MAP_AREA_TILE_PQ */, 407 /* MAP_AREA_TILE_PR */, 408 /* MAP_AREA_TILE_PS */, 409 /* MAP_AREA_TILE_PT */, 410 /* MAP_AREA_TILE_PU */, 411 /* MAP_AREA_TILE_PV */, 412 /* MAP_AREA_TILE_PW */, 413 /* MAP_AREA_TILE_PX */, 414 /* MAP_AREA_TILE_PY */, 415 /* MAP_AREA_TILE_PZ */, 416 /* MAP_AREA_TILE_QA */, 417 /* MAP_AREA_TILE_QB */, 418 /* MAP_AREA_TILE_QC */, 419 /* MAP_AREA_TILE_QD */, 420 /* MAP_AREA_TILE_QE */, 421 /* MAP_AREA_TILE_QF */, 422 /* MAP_AREA_TILE_QG */, 423 /* MAP_AREA_TILE_QH */, 424 /* MAP_AREA_TILE_QI */, 425 /* MAP_AREA_TILE_QJ */, 426 /* MAP_AREA_TILE_QK */, 427 /* MAP_AREA_TILE_QL */, 428 /* MAP_AREA_TILE_QM */, 429 /* MAP_AREA_TILE_QN */, 430 /* MAP_AREA_TILE_QO */, 431 /* MAP_AREA_TILE_QP */, 432 /* MAP_AREA_TILE_QQ */, 433 /* MAP_AREA_TILE_QR */, 434 /* MAP_AREA_TILE_QS */, 435 /* MAP_AREA_TILE_QT */, 436 /* MAP_AREA_TILE_QU */, 437 /* MAP_AREA_TILE_QV */, 438 /* MAP_AREA_TILE_QW */, 439 /* MAP_AREA_TILE_QX */, 440 /* MAP_AREA_TILE_QY */, 441 /* MAP_AREA_TILE_QZ */, 442 /* MAP_AREA_TILE_RA */, 443 /* MAP_AREA_TILE_RB */, 444 /* MAP_AREA_TILE_RC */, 445 /* MAP_AREA_TILE_RD */, 446 /* MAP_AREA_TILE_RE */, 447 /* MAP_AREA_TILE_RF */, 448 /* MAP_AREA_TILE_RG */, 449 /* MAP_AREA_TILE_RH */, 450 /* MAP_AREA_TILE_RI */, 451 /* MAP_AREA_TILE_RJ */, 452 /* MAP_AREA_TILE_RK */, 453 /* MAP_AREA_TILE_RL */, 454 /* MAP_AREA_TILE_RM */, 455 /* MAP_AREA_TILE_RN */, 456 /* MAP_AREA_TILE_RO */, 457 /* MAP_AREA_TILE_RP */, 458 /* MAP_AREA_TILE_RQ */, 459 /* MAP_AREA_TILE_RR */, 460 /* MAP_AREA_TILE_RS */, 461 /* MAP_AREA_TILE_RT */, 462 /* MAP_AREA_TILE_RU */, 463 /* MAP_AREA_TILE_RV */, 464 /* MAP_AREA_TILE_RW */, 465 /* MAP_AREA_TILE_RX */, 466 /* MAP_AREA_TILE_RY */, 467 /* MAP_AREA_TILE_RZ */, 468 /* MAP_AREA_TILE_SA */, 469 /* MAP_AREA_TILE_SB */, 470 /* MAP_AREA_TILE_SC */, 471 /* MAP_AREA_TILE_SD */, 472 /* MAP_AREA_TILE_SE */, 473 /* MAP_AREA_TILE_SF */, 474 /* MAP_AREA_TILE_SG */, 475 /* MAP_AREA_TILE_SH */, 476 /* MAP_AREA_TILE_SI */, 477 /* MAP_AREA_TILE_SJ */, 478 /* MAP_AREA_TILE_SK */, 479 /* MAP_AREA_TILE_SL */, 480 /* MAP_AREA_TILE_SM */, 481 /* MAP_AREA_TILE_SN */, 482 /* MAP_AREA_TILE_SO */, 483 /* MAP_AREA_TILE_SP */, 484 /* MAP_AREA_TILE_SQ */, 485 /* MAP_AREA_TILE_SR */, 486 /* MAP_AREA_TILE_SS */, 487 /* MAP_AREA_TILE_ST */, 488 /* MAP_AREA_TILE_SU */, 489 /* MAP_AREA_TILE_SV */, 490 /* MAP_AREA_TILE_SW */, 491 /* MAP_AREA_TILE_SX */, 492 /* MAP_AREA_TILE_SY */, 493 /* MAP_AREA_TILE_SZ */, 494 /* MAP_AREA_TILE_TA */, 495 /* MAP_AREA_TILE_TB */, 496 /* MAP_AREA_TILE_TC */, 497 /* MAP_AREA_TILE_TD */, 498 /* MAP_AREA_TILE_TE */, 499 /* MAP_AREA_TILE_TF */, 500 /* MAP_AREA_TILE_TG */, 501 /* MAP_AREA_TILE_TH */, 502 /* MAP_AREA_TILE_TI */, 503 /* MAP_AREA_TILE_TJ */, 504 /* MAP_AREA_TILE_TK */, 505 /* MAP_AREA_TILE_TL */, 506 /* MAP_AREA_TILE_TM */, 507 /* MAP_AREA_TILE_TN */, 508 /* MAP_AREA_TILE_TO */, 509 /* MAP_AREA_TILE_TP */, 510 /* MAP_AREA_TILE_TQ */, 511 /* MAP_AREA_TILE_TR */, 512 /* MAP_AREA_TILE_TS */, 513 /* MAP_AREA_TILE_TT */, 514 /* MAP_AREA_TILE_TU */, 515 /* MAP_AREA_TILE_TV */, 516 /* MAP_AREA_TILE_TW */, 517 /* MAP_AREA_TILE_TX */, 518 /* MAP_AREA_TILE_TY */, 519 /* MAP_AREA_TILE_TZ */, 520 /* MAP_AREA_TILE_UA */, 521 /* MAP_AREA_TILE_UB */, 522 /* MAP_AREA_TILE_UC */, 523 /* MAP_AREA_TILE_UD */, 524 /* MAP_AREA_TILE_UE */, 525 /* MAP_AREA_TILE_UF */, 526 /* MAP_AREA_TILE_UG */, 527 /* MAP_AREA_TILE_UH */, 528 /* MAP_AREA_TILE_UI */, 529 /* MAP_AREA_TILE_UJ */, 530 /* MAP_AREA_TILE_UK */, 531 /* MAP_AREA_TILE_UL */, 532 /* MAP_AREA_TILE_UM */, 533 /* MAP_AREA_TILE_UN */, 534 /* MAP_AREA_TILE_UO */, 535 /* MAP_AREA_TILE_UP */, 536 /* MAP_AREA_TILE_UQ */, 537 /* MAP_AREA_TILE_UR */, 538 /* MAP_AREA_TILE_US */, 539 /* MAP_AREA_TILE_UT */, 540 /* MAP_AREA_TILE_UU */, 541 /* MAP_AREA_TILE_UV */, 542 /* MAP_AREA_TILE_UW */, 543 /* MAP_AREA_TILE_UX */, 544 /* MAP_AREA_TILE_UY */, 545 /* MAP_AREA_TILE_UZ */, 546 /* MAP_AREA_TILE_VA */, 547 /* MAP_AREA_TILE_VB */, 548 /* MAP_AREA_TILE_VC */, 549 /* MAP_AREA_TILE_VD */, 550 /* MAP_AREA_TILE_VE */, 551 /* MAP_AREA_TILE_VF */, 552 /* MAP_AREA_TILE_VG */, 553 /* MAP_AREA_TILE_VH */, 554 /* MAP_AREA_TILE_VI */, 555 /* MAP_AREA_TILE_VJ */, 556 /* MAP_AREA_TILE_VK */, 557 /* MAP_AREA_TILE_VL */, 558 /* MAP_AREA_TILE_VM */, 559 /* MAP_AREA_TILE_VN */, 560 /* MAP_AREA_TILE_VO */, 561 /* MAP_AREA_TILE_VP */, 562 /* MAP_AREA_TILE_VQ */, 563 /* MAP_AREA_TILE_VR */, 564 /* MAP_AREA_TILE_VS */, 565 /* MAP_AREA_TILE_VT */, 566 /* MAP_AREA_TILE_VU */, 567 /* MAP_AREA_TILE_VV */, 568 /* MAP_AREA_TILE_VW */, 569 /* MAP_AREA_TILE_VX */, 570 /* MAP_AREA_TILE_VY */, 571 /* MAP_AREA_TILE_VZ */, 572 /* MAP_AREA_TILE_WA */, 573 /* MAP_AREA_TILE_WB */, 574 /* MAP_AREA_TILE_WC */, 575 /* MAP_AREA_TILE_WD */, 576 /* MAP_AREA_TILE_WE */, 577 /* MAP_AREA_TILE_WF */, 578 /* MAP_AREA_TILE_WG */, 579 /* MAP_AREA_TILE_WH */, 580 /* MAP_AREA_TILE_WI */, 581 /* MAP_AREA_TILE_WJ */, 582 /* MAP_AREA_TILE_WK */, 583 /* MAP_AREA_TILE_WL */, 584 /* MAP_AREA_TILE_WM */, 585 /* MAP_AREA_TILE_WN */, 586 /* MAP_AREA_TILE_WO */, 587 /* MAP_AREA_TILE_WP */, 588 /* MAP_AREA_TILE_WQ */, 589 /* MAP_AREA_TILE_WR */, 590 /* MAP_AREA_TILE_WS */, 591 /* MAP_AREA_TILE_WT */, 592 /* MAP_AREA_TILE_WU */, 593 /* MAP_AREA_TILE_WV */, 594 /* MAP_AREA_TILE_WW */, 595 /* MAP_AREA_TILE_WX */, 596 /* MAP_AREA_TILE_WY */, 597 /* MAP_AREA_TILE_WZ */, 598 /* MAP_AREA_TILE_XA */, 599 /* MAP_AREA_TILE_XB */, 600 /* MAP_AREA_TILE_XC */, 601 /* MAP_AREA_TILE_XD */, 602 /* MAP_AREA_TILE_XE */, 603 /* MAP_AREA_TILE_XF */, 604 /* MAP_AREA_TILE_XG */, 605 /* MAP_AREA_TILE_XH */, 606 /* MAP_AREA_TILE_XI */, 607 /* MAP_AREA_TILE_XJ */, 608 /* MAP_AREA_TILE_XK */, 609 /* MAP_AREA_TILE_XL */, 610 /* MAP_AREA_TILE_XM */, 611 /* MAP_AREA_TILE_XN */, 612 /* MAP_AREA_TILE_XO */, 613 /* MAP_AREA_TILE_XP */, 614 /* MAP_AREA_TILE_XQ */, 615 /* MAP_AREA_TILE_XR */, 616 /* MAP_AREA_TILE_XS */, 617 /* MAP_AREA_TILE_XT */, 618 /* MAP_AREA_TILE_XU */, 619 /* MAP_AREA_TILE_XV */, 620 /* MAP_AREA_TILE_XW */, 621 /* MAP_AREA_TILE_XX */, 622 /* MAP_AREA_TILE_XY */, 623 /* MAP_AREA_TILE_XZ */, 624 /* MAP_AREA_TILE_YA */, 625 /* MAP_AREA_TILE_YB */, 626 /* MAP_AREA_TILE_YC */, 627 /* MAP_AREA_TILE_YD */, 628 /* MAP_AREA_TILE_YE */, 629 /* MAP_AREA_TILE_YF */, 630 /* MAP_AREA_TILE_YG */, 631 /* MAP_AREA_TILE_YH */, 632 /* MAP_AREA_TILE_YI */, 633 /* MAP_AREA_TILE_YJ */, 634 /* MAP_AREA_TILE_YK */, 635 /* MAP_AREA_TILE_YL */, 636 /* MAP_AREA_TILE_YM */, 637 /* MAP_AREA_TILE_YN */, 638 /* MAP_AREA_TILE_YO */, 639 /* MAP_AREA_TILE_YP */, 640 /* MAP_AREA_TILE_YQ */, 641 /* MAP_AREA_TILE_YR */, 642 /* MAP_AREA_TILE_YS */, 643 /* MAP_AREA_TILE_YT */, 644 /* MAP_AREA_TILE_YU */, 645 /* MAP_AREA_TILE_YV */, 646 /* MAP_AREA_TILE_YW */, 647 /* MAP_AREA_TILE_YX */, 648 /* MAP_AREA_TILE_YY */, 649 /* MAP_AREA_TILE_YZ */, 650 /* MAP_AREA_TILE_ZA */, 651 /* MAP_AREA_TILE_ZB */, 652 /* MAP_AREA_TILE_ZC */, 653 /* MAP_AREA_TILE_ZD */, 654 /* MAP_AREA_TILE_ZE */, 655 /* MAP_AREA_TILE_ZF */, 656 /* MAP_AREA_TILE_ZG */, 657 /* MAP_AREA_TILE_ZH */, 658 /* MAP_AREA_TILE_ZI */, 659 /* MAP_AREA_TILE_ZJ */, 660 /* MAP_AREA_TILE_ZK */, 661 /* MAP_AREA_TILE_ZL */, 662 /* MAP_AREA_TILE_ZM */, 663 /* MAP_AREA_TILE_ZN */, 664 /* MAP_AREA_TILE_ZO */, 665 /* MAP_AREA_TILE_ZP */, 666 /* MAP_AREA_TILE_ZQ */, 667 /* MAP_AREA_TILE_ZR */, 668 /* MAP_AREA_TILE_ZS */, 669 /* MAP_AREA_TILE_ZT */, 670 /* MAP_AREA_TILE_ZU */, 671 /* MAP_AREA_TILE_ZV */, 672 /* MAP_AREA_TILE_ZW */, 673 /* MAP_AREA_TILE_ZX */, 674 /* MAP_AREA_TILE_ZY */, 675 /* MAP_AREA_TILE_ZZ */], (a) => MAP_AREA_SEA[a] === sea && within_reach(seat(agent), a, reach_))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_sea_in_range(entry, agent, sea, reach_) {
  switch (entry) {
    case 0:
      if (!(agent.place === null || agent.place.area === null)) return 0;
      break;
    case 1:
      if (!($any([0 /* MAP_AREA_TILE_AA */, 1 /* MAP_AREA_TILE_AB */, 2 /* MAP_AREA_TILE_AC */, 3 /* MAP_AREA_TILE_AD */, 4 /* MAP_AREA_TILE_AE */, 5 /* MAP_AREA_TILE_AF */, 6 /* MAP_AREA_TILE_AG */, 7 /* MAP_AREA_TILE_AH */, 8 /* MAP_AREA_TILE_AI */, 9 /* MAP_AREA_TILE_AJ */, 10 /* MAP_AREA_TILE_AK */, 11 /* MAP_AREA_TILE_AL */, 12 /* MAP_AREA_TILE_AM */, 13 /* MAP_AREA_TILE_AN */, 14 /* MAP_AREA_TILE_AO */, 15 /* MAP_AREA_TILE_AP */, 16 /* MAP_AREA_TILE_AQ */, 17 /* MAP_AREA_TILE_AR */, 18 /* MAP_AREA_TILE_AS */, 19 /* MAP_AREA_TILE_AT */, 20 /* MAP_AREA_TILE_AU */, 21 /* MAP_AREA_TILE_AV */, 22 /* MAP_AREA_TILE_AW */, 23 /* MAP_AREA_TILE_AX */, 24 /* MAP_AREA_TILE_AY */, 25 /* MAP_AREA_TILE_AZ */, 26 /* MAP_AREA_TILE_BA */, 27 /* MAP_AREA_TILE_BB */, 28 /* MAP_AREA_TILE_BC */, 29 /* MAP_AREA_TILE_BD */, 30 /* MAP_AREA_TILE_BE */, 31 /* MAP_AREA_TILE_BF */, 32 /* MAP_AREA_TILE_BG */, 33 /* MAP_AREA_TILE_BH */, 34 /* MAP_AREA_TILE_BI */, 35 /* MAP_AREA_TILE_BJ */, 36 /* MAP_AREA_TILE_BK */, 37 /* MAP_AREA_TILE_BL */, 38 /* MAP_AREA_TILE_BM */, 39 /* MAP_AREA_TILE_BN */, 40 /* MAP_AREA_TILE_BO */, 41 /* MAP_AREA_TILE_BP */, 42 /* MAP_AREA_TILE_BQ */, 43 /* MAP_AREA_TILE_BR */, 44 /* MAP_AREA_TILE_BS */, 45 /* MAP_AREA_TILE_BT */, 46 /* MAP_AREA_TILE_BU */, 47 /* MAP_AREA_TILE_BV */, 48 /* MAP_AREA_TILE_BW */, 49 /* MAP_AREA_TILE_BX */, 50 /* MAP_AREA_TILE_BY */, 51 /* MAP_AREA_TILE_BZ */, 52 /* MAP_AREA_TILE_CA */, 53 /* MAP_AREA_TILE_CB */, 54 /* MAP_AREA_TILE_CC */, 55 /* MAP_AREA_TILE_CD */, 56 /* MAP_AREA_TILE_CE */, 57 /* MAP_AREA_TILE_CF */, 58 /* MAP_AREA_TILE_CG */, 59 /* MAP_AREA_TILE_CH */, 60 /* MAP_AREA_TILE_CI */, 61 /* MAP_AREA_TILE_CJ */, 62 /* MAP_AREA_TILE_CK */, 63 /* MAP_AREA_TILE_CL */, 64 /* MAP_AREA_TILE_CM */, 65 /* MAP_AREA_TILE_CN */, 66 /* MAP_AREA_TILE_CO */, 67 /* MAP_AREA_TILE_CP */, 68 /* MAP_AREA_TILE_CQ */, 69 /* MAP_AREA_TILE_CR */, 70 /* MAP_AREA_TILE_CS */, 71 /* MAP_AREA_TILE_CT */, 72 /* MAP_AREA_TILE_CU */, 73 /* MAP_AREA_TILE_CV */, 74 /* MAP_AREA_TILE_CW */, 75 /* MAP_AREA_TILE_CX */, 76 /* MAP_AREA_TILE_CY */, 77 /* MAP_AREA_TILE_CZ */, 78 /* MAP_AREA_TILE_DA */, 79 /* MAP_AREA_TILE_DB */, 80 /* MAP_AREA_TILE_DC */, 81 /* MAP_AREA_TILE_DD */, 82 /* MAP_AREA_TILE_DE */, 83 /* MAP_AREA_TILE_DF */, 84 /* MAP_AREA_TILE_DG */, 85 /* MAP_AREA_TILE_DH */, 86 /* MAP_AREA_TILE_DI */, 87 /* MAP_AREA_TILE_DJ */, 88 /* MAP_AREA_TILE_DK */, 89 /* MAP_AREA_TILE_DL */, 90 /* MAP_AREA_TILE_DM */, 91 /* MAP_AREA_TILE_DN */, 92 /* MAP_AREA_TILE_DO */, 93 /* MAP_AREA_TILE_DP */, 94 /* MAP_AREA_TILE_DQ */, 95 /* MAP_AREA_TILE_DR */, 96 /* MAP_AREA_TILE_DS */, 97 /* MAP_AREA_TILE_DT */, 98 /* MAP_AREA_TILE_DU */, 99 /* MAP_AREA_TILE_DV */, 100 /* MAP_AREA_TILE_DW */, 101 /* MAP_AREA_TILE_DX */, 102 /* MAP_AREA_TILE_DY */, 103 /* MAP_AREA_TILE_DZ */, 104 /* MAP_AREA_TILE_EA */, 105 /* MAP_AREA_TILE_EB */, 106 /* MAP_AREA_TILE_EC */, 107 /* MAP_AREA_TILE_ED */, 108 /* MAP_AREA_TILE_EE */, 109 /* MAP_AREA_TILE_EF */, 110 /* MAP_AREA_TILE_EG */, 111 /* MAP_AREA_TILE_EH */, 112 /* MAP_AREA_TILE_EI */, 113 /* MAP_AREA_TILE_EJ */, 114 /* MAP_AREA_TILE_EK */, 115 /* MAP_AREA_TILE_EL */, 116 /* MAP_AREA_TILE_EM */, 117 /* MAP_AREA_TILE_EN */, 118 /* MAP_AREA_TILE_EO */, 119 /* MAP_AREA_TILE_EP */, 120 /* MAP_AREA_TILE_EQ */, 121 /* MAP_AREA_TILE_ER */, 122 /* MAP_AREA_TILE_ES */, 123 /* MAP_AREA_TILE_ET */, 124 /* MAP_AREA_TILE_EU */, 125 /* MAP_AREA_TILE_EV */, 126 /* MAP_AREA_TILE_EW */, 127 /* MAP_AREA_TILE_EX */, 128 /* MAP_AREA_TILE_EY */, 129 /* MAP_AREA_TILE_EZ */, 130 /* MAP_AREA_TILE_FA */, 131 /* MAP_AREA_TILE_FB */, 132 /* MAP_AREA_TILE_FC */, 133 /* MAP_AREA_TILE_FD */, 134 /* MAP_AREA_TILE_FE */, 135 /* MAP_AREA_TILE_FF */, 136 /* MAP_AREA_TILE_FG */, 137 /* MAP_AREA_TILE_FH */, 138 /* MAP_AREA_TILE_FI */, 139 /* MAP_AREA_TILE_FJ */, 140 /* MAP_AREA_TILE_FK */, 141 /* MAP_AREA_TILE_FL */, 142 /* MAP_AREA_TILE_FM */, 143 /* MAP_AREA_TILE_FN */, 144 /* MAP_AREA_TILE_FO */, 145 /* MAP_AREA_TILE_FP */, 146 /* MAP_AREA_TILE_FQ */, 147 /* MAP_AREA_TILE_FR */, 148 /* MAP_AREA_TILE_FS */, 149 /* MAP_AREA_TILE_FT */, 150 /* MAP_AREA_TILE_FU */, 151 /* MAP_AREA_TILE_FV */, 152 /* MAP_AREA_TILE_FW */, 153 /* MAP_AREA_TILE_FX */, 154 /* MAP_AREA_TILE_FY */, 155 /* MAP_AREA_TILE_FZ */, 156 /* MAP_AREA_TILE_GA */, 157 /* MAP_AREA_TILE_GB */, 158 /* MAP_AREA_TILE_GC */, 159 /* MAP_AREA_TILE_GD */, 160 /* MAP_AREA_TILE_GE */, 161 /* MAP_AREA_TILE_GF */, 162 /* MAP_AREA_TILE_GG */, 163 /* MAP_AREA_TILE_GH */, 164 /* MAP_AREA_TILE_GI */, 165 /* MAP_AREA_TILE_GJ */, 166 /* MAP_AREA_TILE_GK */, 167 /* MAP_AREA_TILE_GL */, 168 /* MAP_AREA_TILE_GM */, 169 /* MAP_AREA_TILE_GN */, 170 /* MAP_AREA_TILE_GO */, 171 /* MAP_AREA_TILE_GP */, 172 /* MAP_AREA_TILE_GQ */, 173 /* MAP_AREA_TILE_GR */, 174 /* MAP_AREA_TILE_GS */, 175 /* MAP_AREA_TILE_GT */, 176 /* MAP_AREA_TILE_GU */, 177 /* MAP_AREA_TILE_GV */, 178 /* MAP_AREA_TILE_GW */, 179 /* MAP_AREA_TILE_GX */, 180 /* MAP_AREA_TILE_GY */, 181 /* MAP_AREA_TILE_GZ */, 182 /* MAP_AREA_TILE_HA */, 183 /* MAP_AREA_TILE_HB */, 184 /* MAP_AREA_TILE_HC */, 185 /* MAP_AREA_TILE_HD */, 186 /* MAP_AREA_TILE_HE */, 187 /* MAP_AREA_TILE_HF */, 188 /* MAP_AREA_TILE_HG */, 189 /* MAP_AREA_TILE_HH */, 190 /* MAP_AREA_TILE_HI */, 191 /* MAP_AREA_TILE_HJ */, 192 /* MAP_AREA_TILE_HK */, 193 /* MAP_AREA_TILE_HL */, 194 /* MAP_AREA_TILE_HM */, 195 /* MAP_AREA_TILE_HN */, 196 /* MAP_AREA_TILE_HO */, 197 /* MAP_AREA_TILE_HP */, 198 /* MAP_AREA_TILE_HQ */, 199 /* MAP_AREA_TILE_HR */, 200 /* MAP_AREA_TILE_HS */, 201 /* MAP_AREA_TILE_HT */, 202 /* MAP_AREA_TILE_HU */, 203 /* MAP_AREA_TILE_HV */, 204 /* MAP_AREA_TILE_HW */, 205 /* MAP_AREA_TILE_HX */, 206 /* MAP_AREA_TILE_HY */, 207 /* MAP_AREA_TILE_HZ */, 208 /* MAP_AREA_TILE_IA */, 209 /* MAP_AREA_TILE_IB */, 210 /* MAP_AREA_TILE_IC */, 211 /* MAP_AREA_TILE_ID */, 212 /* MAP_AREA_TILE_IE */, 213 /* MAP_AREA_TILE_IF */, 214 /* MAP_AREA_TILE_IG */, 215 /* MAP_AREA_TILE_IH */, 216 /* MAP_AREA_TILE_II */, 217 /* MAP_AREA_TILE_IJ */, 218 /* MAP_AREA_TILE_IK */, 219 /* MAP_AREA_TILE_IL */, 220 /* MAP_AREA_TILE_IM */, 221 /* MAP_AREA_TILE_IN */, 222 /* MAP_AREA_TILE_IO */, 223 /* MAP_AREA_TILE_IP */, 224 /* MAP_AREA_TILE_IQ */, 225 /* MAP_AREA_TILE_IR */, 226 /* MAP_AREA_TILE_IS */, 227 /* MAP_AREA_TILE_IT */, 228 /* MAP_AREA_TILE_IU */, 229 /* MAP_AREA_TILE_IV */, 230 /* MAP_AREA_TILE_IW */, 231 /* MAP_AREA_TILE_IX */, 232 /* MAP_AREA_TILE_IY */, 233 /* MAP_AREA_TILE_IZ */, 234 /* MAP_AREA_TILE_JA */, 235 /* MAP_AREA_TILE_JB */, 236 /* MAP_AREA_TILE_JC */, 237 /* MAP_AREA_TILE_JD */, 238 /* MAP_AREA_TILE_JE */, 239 /* MAP_AREA_TILE_JF */, 240 /* MAP_AREA_TILE_JG */, 241 /* MAP_AREA_TILE_JH */, 242 /* MAP_AREA_TILE_JI */, 243 /* MAP_AREA_TILE_JJ */, 244 /* MAP_AREA_TILE_JK */, 245 /* MAP_AREA_TILE_JL */, 246 /* MAP_AREA_TILE_JM */, 247 /* MAP_AREA_TILE_JN */, 248 /* MAP_AREA_TILE_JO */, 249 /* MAP_AREA_TILE_JP */, 250 /* MAP_AREA_TILE_JQ */, 251 /* MAP_AREA_TILE_JR */, 252 /* MAP_AREA_TILE_JS */, 253 /* MAP_AREA_TILE_JT */, 254 /* MAP_AREA_TILE_JU */, 255 /* MAP_AREA_TILE_JV */, 256 /* MAP_AREA_TILE_JW */, 257 /* MAP_AREA_TILE_JX */, 258 /* MAP_AREA_TILE_JY */, 259 /* MAP_AREA_TILE_JZ */, 260 /* MAP_AREA_TILE_KA */, 261 /* MAP_AREA_TILE_KB */, 262 /* MAP_AREA_TILE_KC */, 263 /* MAP_AREA_TILE_KD */, 264 /* MAP_AREA_TILE_KE */, 265 /* MAP_AREA_TILE_KF */, 266 /* MAP_AREA_TILE_KG */, 267 /* MAP_AREA_TILE_KH */, 268 /* MAP_AREA_TILE_KI */, 269 /* MAP_AREA_TILE_KJ */, 270 /* MAP_AREA_TILE_KK */, 271 /* MAP_AREA_TILE_KL */, 272 /* MAP_AREA_TILE_KM */, 273 /* MAP_AREA_TILE_KN */, 274 /* MAP_AREA_TILE_KO */, 275 /* MAP_AREA_TILE_KP */, 276 /* MAP_AREA_TILE_KQ */, 277 /* MAP_AREA_TILE_KR */, 278 /* MAP_AREA_TILE_KS */, 279 /* MAP_AREA_TILE_KT */, 280 /* MAP_AREA_TILE_KU */, 281 /* MAP_AREA_TILE_KV */, 282 /* MAP_AREA_TILE_KW */, 283 /* MAP_AREA_TILE_KX */, 284 /* MAP_AREA_TILE_KY */, 285 /* MAP_AREA_TILE_KZ */, 286 /* MAP_AREA_TILE_LA */, 287 /* MAP_AREA_TILE_LB */, 288 /* MAP_AREA_TILE_LC */, 289 /* MAP_AREA_TILE_LD */, 290 /* MAP_AREA_TILE_LE */, 291 /* MAP_AREA_TILE_LF */, 292 /* MAP_AREA_TILE_LG */, 293 /* MAP_AREA_TILE_LH */, 294 /* MAP_AREA_TILE_LI */, 295 /* MAP_AREA_TILE_LJ */, 296 /* MAP_AREA_TILE_LK */, 297 /* MAP_AREA_TILE_LL */, 298 /* MAP_AREA_TILE_LM */, 299 /* MAP_AREA_TILE_LN */, 300 /* MAP_AREA_TILE_LO */, 301 /* MAP_AREA_TILE_LP */, 302 /* MAP_AREA_TILE_LQ */, 303 /* MAP_AREA_TILE_LR */, 304 /* MAP_AREA_TILE_LS */, 305 /* MAP_AREA_TILE_LT */, 306 /* MAP_AREA_TILE_LU */, 307 /* MAP_AREA_TILE_LV */, 308 /* MAP_AREA_TILE_LW */, 309 /* MAP_AREA_TILE_LX */, 310 /* MAP_AREA_TILE_LY */, 311 /* MAP_AREA_TILE_LZ */, 312 /* MAP_AREA_TILE_MA */, 313 /* MAP_AREA_TILE_MB */, 314 /* MAP_AREA_TILE_MC */, 315 /* MAP_AREA_TILE_MD */, 316 /* MAP_AREA_TILE_ME */, 317 /* MAP_AREA_TILE_MF */, 318 /* MAP_AREA_TILE_MG */, 319 /* MAP_AREA_TILE_MH */, 320 /* MAP_AREA_TILE_MI */, 321 /* MAP_AREA_TILE_MJ */, 322 /* MAP_AREA_TILE_MK */, 323 /* MAP_AREA_TILE_ML */, 324 /* MAP_AREA_TILE_MM */, 325 /* MAP_AREA_TILE_MN */, 326 /* MAP_AREA_TILE_MO */, 327 /* MAP_AREA_TILE_MP */, 328 /* MAP_AREA_TILE_MQ */, 329 /* MAP_AREA_TILE_MR */, 330 /* MAP_AREA_TILE_MS */, 331 /* MAP_AREA_TILE_MT */, 332 /* MAP_AREA_TILE_MU */, 333 /* MAP_AREA_TILE_MV */, 334 /* MAP_AREA_TILE_MW */, 335 /* MAP_AREA_TILE_MX */, 336 /* MAP_AREA_TILE_MY */, 337 /* MAP_AREA_TILE_MZ */, 338 /* MAP_AREA_TILE_NA */, 339 /* MAP_AREA_TILE_NB */, 340 /* MAP_AREA_TILE_NC */, 341 /* MAP_AREA_TILE_ND */, 342 /* MAP_AREA_TILE_NE */, 343 /* MAP_AREA_TILE_NF */, 344 /* MAP_AREA_TILE_NG */, 345 /* MAP_AREA_TILE_NH */, 346 /* MAP_AREA_TILE_NI */, 347 /* MAP_AREA_TILE_NJ */, 348 /* MAP_AREA_TILE_NK */, 349 /* MAP_AREA_TILE_NL */, 350 /* MAP_AREA_TILE_NM */, 351 /* MAP_AREA_TILE_NN */, 352 /* MAP_AREA_TILE_NO */, 353 /* MAP_AREA_TILE_NP */, 354 /* MAP_AREA_TILE_NQ */, 355 /* MAP_AREA_TILE_NR */, 356 /* MAP_AREA_TILE_NS */, 357 /* MAP_AREA_TILE_NT */, 358 /* MAP_AREA_TILE_NU */, 359 /* MAP_AREA_TILE_NV */, 360 /* MAP_AREA_TILE_NW */, 361 /* MAP_AREA_TILE_NX */, 362 /* MAP_AREA_TILE_NY */, 363 /* MAP_AREA_TILE_NZ */, 364 /* MAP_AREA_TILE_OA */, 365 /* MAP_AREA_TILE_OB */, 366 /* MAP_AREA_TILE_OC */, 367 /* MAP_AREA_TILE_OD */, 368 /* MAP_AREA_TILE_OE */, 369 /* MAP_AREA_TILE_OF */, 370 /* MAP_AREA_TILE_OG */, 371 /* MAP_AREA_TILE_OH */, 372 /* MAP_AREA_TILE_OI */, 373 /* MAP_AREA_TILE_OJ */, 374 /* MAP_AREA_TILE_OK */, 375 /* MAP_AREA_TILE_OL */, 376 /* MAP_AREA_TILE_OM */, 377 /* MAP_AREA_TILE_ON */, 378 /* MAP_AREA_TILE_OO */, 379 /* MAP_AREA_TILE_OP */, 380 /* MAP_AREA_TILE_OQ */, 381 /* MAP_AREA_TILE_OR */, 382 /* MAP_AREA_TILE_OS */, 383 /* MAP_AREA_TILE_OT */, 384 /* MAP_AREA_TILE_OU */, 385 /* MAP_AREA_TILE_OV */, 386 /* MAP_AREA_TILE_OW */, 387 /* MAP_AREA_TILE_OX */, 388 /* MAP_AREA_TILE_OY */, 389 /* MAP_AREA_TILE_OZ */, 390 /* MAP_AREA_TILE_PA */, 391 /* MAP_AREA_TILE_PB */, 392 /* MAP_AREA_TILE_PC */, 393 /* MAP_AREA_TILE_PD */, 394 /* MAP_AREA_TILE_PE */, 395 /* MAP_AREA_TILE_PF */, 396 /* MAP_AREA_TILE_PG */, 397 /* MAP_AREA_TILE_PH */, 398 /* MAP_AREA_TILE_PI */, 399 /* MAP_AREA_TILE_PJ */, 400 /* MAP_AREA_TILE_PK */, 401 /* MAP_AREA_TILE_PL */, 402 /* MAP_AREA_TILE_PM */, 403 /* MAP_AREA_TILE_PN */, 404 /* MAP_AREA_TILE_PO */, 405 /* MAP_AREA_TILE_PP */, 406 /* MAP_AREA_TILE_PQ */, 407 /* MAP_AREA_TILE_PR */, 408 /* MAP_AREA_TILE_PS */, 409 /* MAP_AREA_TILE_PT */, 410 /* MAP_AREA_TILE_PU */, 411 /* MAP_AREA_TILE_PV */, 412 /* MAP_AREA_TILE_PW */, 413 /* MAP_AREA_TILE_PX */, 414 /* MAP_AREA_TILE_PY */, 415 /* MAP_AREA_TILE_PZ */, 416 /* MAP_AREA_TILE_QA */, 417 /* MAP_AREA_TILE_QB */, 418 /* MAP_AREA_TILE_QC */, 419 /* MAP_AREA_TILE_QD */, 420 /* MAP_AREA_TILE_QE */, 421 /* MAP_AREA_TILE_QF */, 422 /* MAP_AREA_TILE_QG */, 423 /* MAP_AREA_TILE_QH */, 424 /* MAP_AREA_TILE_QI */, 425 /* MAP_AREA_TILE_QJ */, 426 /* MAP_AREA_TILE_QK */, 427 /* MAP_AREA_TILE_QL */, 428 /* MAP_AREA_TILE_QM */, 429 /* MAP_AREA_TILE_QN */, 430 /* MAP_AREA_TILE_QO */, 431 /* MAP_AREA_TILE_QP */, 432 /* MAP_AREA_TILE_QQ */, 433 /* MAP_AREA_TILE_QR */, 434 /* MAP_AREA_TILE_QS */, 435 /* MAP_AREA_TILE_QT */, 436 /* MAP_AREA_TILE_QU */, 437 /* MAP_AREA_TILE_QV */, 438 /* MAP_AREA_TILE_QW */, 439 /* MAP_AREA_TILE_QX */, 440 /* MAP_AREA_TILE_QY */, 441 /* MAP_AREA_TILE_QZ */, 442 /* MAP_AREA_TILE_RA */, 443 /* MAP_AREA_TILE_RB */, 444 /* MAP_AREA_TILE_RC */, 445 /* MAP_AREA_TILE_RD */, 446 /* MAP_AREA_TILE_RE */, 447 /* MAP_AREA_TILE_RF */, 448 /* MAP_AREA_TILE_RG */, 449 /* MAP_AREA_TILE_RH */, 450 /* MAP_AREA_TILE_RI */, 451 /* MAP_AREA_TILE_RJ */, 452 /* MAP_AREA_TILE_RK */, 453 /* MAP_AREA_TILE_RL */, 454 /* MAP_AREA_TILE_RM */, 455 /* MAP_AREA_TILE_RN */, 456 /* MAP_AREA_TILE_RO */, 457 /* MAP_AREA_TILE_RP */, 458 /* MAP_AREA_TILE_RQ */, 459 /* MAP_AREA_TILE_RR */, 460 /* MAP_AREA_TILE_RS */, 461 /* MAP_AREA_TILE_RT */, 462 /* MAP_AREA_TILE_RU */, 463 /* MAP_AREA_TILE_RV */, 464 /* MAP_AREA_TILE_RW */, 465 /* MAP_AREA_TILE_RX */, 466 /* MAP_AREA_TILE_RY */, 467 /* MAP_AREA_TILE_RZ */, 468 /* MAP_AREA_TILE_SA */, 469 /* MAP_AREA_TILE_SB */, 470 /* MAP_AREA_TILE_SC */, 471 /* MAP_AREA_TILE_SD */, 472 /* MAP_AREA_TILE_SE */, 473 /* MAP_AREA_TILE_SF */, 474 /* MAP_AREA_TILE_SG */, 475 /* MAP_AREA_TILE_SH */, 476 /* MAP_AREA_TILE_SI */, 477 /* MAP_AREA_TILE_SJ */, 478 /* MAP_AREA_TILE_SK */, 479 /* MAP_AREA_TILE_SL */, 480 /* MAP_AREA_TILE_SM */, 481 /* MAP_AREA_TILE_SN */, 482 /* MAP_AREA_TILE_SO */, 483 /* MAP_AREA_TILE_SP */, 484 /* MAP_AREA_TILE_SQ */, 485 /* MAP_AREA_TILE_SR */, 486 /* MAP_AREA_TILE_SS */, 487 /* MAP_AREA_TILE_ST */, 488 /* MAP_AREA_TILE_SU */, 489 /* MAP_AREA_TILE_SV */, 490 /* MAP_AREA_TILE_SW */, 491 /* MAP_AREA_TILE_SX */, 492 /* MAP_AREA_TILE_SY */, 493 /* MAP_AREA_TILE_SZ */, 494 /* MAP_AREA_TILE_TA */, 495 /* MAP_AREA_TILE_TB */, 496 /* MAP_AREA_TILE_TC */, 497 /* MAP_AREA_TILE_TD */, 498 /* MAP_AREA_TILE_TE */, 499 /* MAP_AREA_TILE_TF */, 500 /* MAP_AREA_TILE_TG */, 501 /* MAP_AREA_TILE_TH */, 502 /* MAP_AREA_TILE_TI */, 503 /* MAP_AREA_TILE_TJ */, 504 /* MAP_AREA_TILE_TK */, 505 /* MAP_AREA_TILE_TL */, 506 /* MAP_AREA_TILE_TM */, 507 /* MAP_AREA_TILE_TN */, 508 /* MAP_AREA_TILE_TO */, 509 /* MAP_AREA_TILE_TP */, 510 /* MAP_AREA_TILE_TQ */, 511 /* MAP_AREA_TILE_TR */, 512 /* MAP_AREA_TILE_TS */, 513 /* MAP_AREA_TILE_TT */, 514 /* MAP_AREA_TILE_TU */, 515 /* MAP_AREA_TILE_TV */, 516 /* MAP_AREA_TILE_TW */, 517 /* MAP_AREA_TILE_TX */, 518 /* MAP_AREA_TILE_TY */, 519 /* MAP_AREA_TILE_TZ */, 520 /* MAP_AREA_TILE_UA */, 521 /* MAP_AREA_TILE_UB */, 522 /* MAP_AREA_TILE_UC */, 523 /* MAP_AREA_TILE_UD */, 524 /* MAP_AREA_TILE_UE */, 525 /* MAP_AREA_TILE_UF */, 526 /* MAP_AREA_TILE_UG */, 527 /* MAP_AREA_TILE_UH */, 528 /* MAP_AREA_TILE_UI */, 529 /* MAP_AREA_TILE_UJ */, 530 /* MAP_AREA_TILE_UK */, 531 /* MAP_AREA_TILE_UL */, 532 /* MAP_AREA_TILE_UM */, 533 /* MAP_AREA_TILE_UN */, 534 /* MAP_AREA_TILE_UO */, 535 /* MAP_AREA_TILE_UP */, 536 /* MAP_AREA_TILE_UQ */, 537 /* MAP_AREA_TILE_UR */, 538 /* MAP_AREA_TILE_US */, 539 /* MAP_AREA_TILE_UT */, 540 /* MAP_AREA_TILE_UU */, 541 /* MAP_AREA_TILE_UV */, 542 /* MAP_AREA_TILE_UW */, 543 /* MAP_AREA_TILE_UX */, 544 /* MAP_AREA_TILE_UY */, 545 /* MAP_AREA_TILE_UZ */, 546 /* MAP_AREA_TILE_VA */, 547 /* MAP_AREA_TILE_VB */, 548 /* MAP_AREA_TILE_VC */, 549 /* MAP_AREA_TILE_VD */, 550 /* MAP_AREA_TILE_VE */, 551 /* MAP_AREA_TILE_VF */, 552 /* MAP_AREA_TILE_VG */, 553 /* MAP_AREA_TILE_VH */, 554 /* MAP_AREA_TILE_VI */, 555 /* MAP_AREA_TILE_VJ */, 556 /* MAP_AREA_TILE_VK */, 557 /* MAP_AREA_TILE_VL */, 558 /* MAP_AREA_TILE_VM */, 559 /* MAP_AREA_TILE_VN */, 560 /* MAP_AREA_TILE_VO */, 561 /* MAP_AREA_TILE_VP */, 562 /* MAP_AREA_TILE_VQ */, 563 /* MAP_AREA_TILE_VR */, 564 /* MAP_AREA_TILE_VS */, 565 /* MAP_AREA_TILE_VT */, 566 /* MAP_AREA_TILE_VU */, 567 /* MAP_AREA_TILE_VV */, 568 /* MAP_AREA_TILE_VW */, 569 /* MAP_AREA_TILE_VX */, 570 /* MAP_AREA_TILE_VY */, 571 /* MAP_AREA_TILE_VZ */, 572 /* MAP_AREA_TILE_WA */, 573 /* MAP_AREA_TILE_WB */, 574 /* MAP_AREA_TILE_WC */, 575 /* MAP_AREA_TILE_WD */, 576 /* MAP_AREA_TILE_WE */, 577 /* MAP_AREA_TILE_WF */, 578 /* MAP_AREA_TILE_WG */, 579 /* MAP_AREA_TILE_WH */, 580 /* MAP_AREA_TILE_WI */, 581 /* MAP_AREA_TILE_WJ */, 582 /* MAP_AREA_TILE_WK */, 583 /* MAP_AREA_TILE_WL */, 584 /* MAP_AREA_TILE_WM */, 585 /* MAP_AREA_TILE_WN */, 586 /* MAP_AREA_TILE_WO */, 587 /* MAP_AREA_TILE_WP */, 588 /* MAP_AREA_TILE_WQ */, 589 /* MAP_AREA_TILE_WR */, 590 /* MAP_AREA_TILE_WS */, 591 /* MAP_AREA_TILE_WT */, 592 /* MAP_AREA_TILE_WU */, 593 /* MAP_AREA_TILE_WV */, 594 /* MAP_AREA_TILE_WW */, 595 /* MAP_AREA_TILE_WX */, 596 /* MAP_AREA_TILE_WY */, 597 /* MAP_AREA_TILE_WZ */, 598 /* MAP_AREA_TILE_XA */, 599 /* MAP_AREA_TILE_XB */, 600 /* MAP_AREA_TILE_XC */, 601 /* MAP_AREA_TILE_XD */, 602 /* MAP_AREA_TILE_XE */, 603 /* MAP_AREA_TILE_XF */, 604 /* MAP_AREA_TILE_XG */, 605 /* MAP_AREA_TILE_XH */, 606 /* MAP_AREA_TILE_XI */, 607 /* MAP_AREA_TILE_XJ */, 608 /* MAP_AREA_TILE_XK */, 609 /* MAP_AREA_TILE_XL */, 610 /* MAP_AREA_TILE_XM */, 611 /* MAP_AREA_TILE_XN */, 612 /* MAP_AREA_TILE_XO */, 613 /* MAP_AREA_TILE_XP */, 614 /* MAP_AREA_TILE_XQ */, 615 /* MAP_AREA_TILE_XR */, 616 /* MAP_AREA_TILE_XS */, 617 /* MAP_AREA_TILE_XT */, 618 /* MAP_AREA_TILE_XU */, 619 /* MAP_AREA_TILE_XV */, 620 /* MAP_AREA_TILE_XW */, 621 /* MAP_AREA_TILE_XX */, 622 /* MAP_AREA_TILE_XY */, 623 /* MAP_AREA_TILE_XZ */, 624 /* MAP_AREA_TILE_YA */, 625 /* MAP_AREA_TILE_YB */, 626 /* MAP_AREA_TILE_YC */, 627 /* MAP_AREA_TILE_YD */, 628 /* MAP_AREA_TILE_YE */, 629 /* MAP_AREA_TILE_YF */, 630 /* MAP_AREA_TILE_YG */, 631 /* MAP_AREA_TILE_YH */, 632 /* MAP_AREA_TILE_YI */, 633 /* MAP_AREA_TILE_YJ */, 634 /* MAP_AREA_TILE_YK */, 635 /* MAP_AREA_TILE_YL */, 636 /* MAP_AREA_TILE_YM */, 637 /* MAP_AREA_TILE_YN */, 638 /* MAP_AREA_TILE_YO */, 639 /* MAP_AREA_TILE_YP */, 640 /* MAP_AREA_TILE_YQ */, 641 /* MAP_AREA_TILE_YR */, 642 /* MAP_AREA_TILE_YS */, 643 /* MAP_AREA_TILE_YT */, 644 /* MAP_AREA_TILE_YU */, 645 /* MAP_AREA_TILE_YV */, 646 /* MAP_AREA_TILE_YW */, 647 /* MAP_AREA_TILE_YX */, 648 /* MAP_AREA_TILE_YY */, 649 /* MAP_AREA_TILE_YZ */, 650 /* MAP_AREA_TILE_ZA */, 651 /* MAP_AREA_TILE_ZB */, 652 /* MAP_AREA_TILE_ZC */, 653 /* MAP_AREA_TILE_ZD */, 654 /* MAP_AREA_TILE_ZE */, 655 /* MAP_AREA_TILE_ZF */, 656 /* MAP_AREA_TILE_ZG */, 657 /* MAP_AREA_TILE_ZH */, 658 /* MAP_AREA_TILE_ZI */, 659 /* MAP_AREA_TILE_ZJ */, 660 /* MAP_AREA_TILE_ZK */, 661 /* MAP_AREA_TILE_ZL */, 662 /* MAP_AREA_TILE_ZM */, 663 /* MAP_AREA_TILE_ZN */, 664 /* MAP_AREA_TILE_ZO */, 665 /* MAP_AREA_TILE_ZP */, 666 /* MAP_AREA_TILE_ZQ */, 667 /* MAP_AREA_TILE_ZR */, 668 /* MAP_AREA_TILE_ZS */, 669 /* MAP_AREA_TILE_ZT */, 670 /* MAP_AREA_TILE_ZU */, 671 /* MAP_AREA_TILE_ZV */, 672 /* MAP_AREA_TILE_ZW */, 673 /* MAP_AREA_TILE_ZX */, 674 /* MAP_AREA_TILE_ZY */, 675 /* MAP_AREA_TILE_ZZ */], (a) => MAP_AREA_SEA[a] === sea && within_reach(seat(agent), a, reach_)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_navies = {
  on_shore: [{ verb: "yes", text: "in its water", den: 1 }, { verb: "yes", text: "beside its water", den: 1 }, { verb: "yes", text: "its harbors open on it", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1374" }, { verb: "otherwise", text: "", den: 1 }],
  has_port: [{ verb: "holds", text: "", den: 1 }],
  navy_of: [{ verb: "otherwise", text: "", den: 1 }],
  of_the_coasts: [{ verb: "holds", text: "", den: 1 }],
  own_quality: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "born sailors", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seafaring\", line 3961" }, { verb: "add", text: "old ports", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1352" }, { verb: "bounds", text: "", den: 10 }],
  home_fleets: [{ verb: "base", text: "a shore of its own", den: 1 }, { verb: "base", text: "it has no ships", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Black Dragon\", line 2820" }, { verb: "base", text: "no shore of its own", den: 1 }, { verb: "add", text: "old hands", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Free Traders\", line 3227" }, { verb: "at least", text: "in every sea", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Pirates\", line 3536" }],
  launched: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "old ports", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1352" }, { verb: "add", text: "born sailors", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seafaring\", line 3961" }, { verb: "at most", text: "", den: 1 }],
  sea_in_range: [{ verb: "yes", text: "nowhere on the map", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_on_shore, guards_on_shore, why_has_port, guards_has_port, why_navy_of, guards_navy_of, why_of_the_coasts, guards_of_the_coasts, why_own_quality, guards_own_quality, why_home_fleets, guards_home_fleets, why_launched, guards_launched, why_sea_in_range, guards_sea_in_range, $labels_rules_navies };
