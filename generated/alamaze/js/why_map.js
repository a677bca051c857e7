/** The rules of map with the notes that explain them, and what has to hold for each entry. */
import { $larger, $members, $mul, $present } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_NEAR, MAP_AREA_TERRAIN } from "./tables.js";
import { gap, square } from "./rules_map.js";

function why_gap(one, other) {
  const notes = [];
  let value = $larger(MAP_AREA_DOWN[one] - MAP_AREA_DOWN[other], MAP_AREA_DOWN[other] - MAP_AREA_DOWN[one]);
  notes.push([0, value]);
  let limit = $larger(MAP_AREA_ACROSS[one] - MAP_AREA_ACROSS[other], MAP_AREA_ACROSS[other] - MAP_AREA_ACROSS[one]);
  if (value < limit) {
    notes.push([1, limit - value]);
    value = limit;
  }
  return [value, notes];
}

function guards_gap(entry, one, other) {
  switch (entry) {
  }
  return -1;
}

function why_coastal(area) {
  const notes = [];
  if (MAP_AREA_TERRAIN[area] === 0 /* TERRAIN_SEA */ || !$any($members(MAP_AREA_NEAR[area]), (beside_) => MAP_AREA_TERRAIN[beside_] === 0 /* TERRAIN_SEA */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_coastal(entry, area) {
  switch (entry) {
    case 0:
      if (!(MAP_AREA_TERRAIN[area] !== 0 /* TERRAIN_SEA */)) return 0;
      if (!($any($members(MAP_AREA_NEAR[area]), (beside_) => MAP_AREA_TERRAIN[beside_] === 0 /* TERRAIN_SEA */))) return 1;
      break;
  }
  return -1;
}

function why_within_reach(here, there, reach_) {
  const notes = [];
  if (here !== null && there !== null && gap(here, there) > reach_) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_within_reach(entry, here, there, reach_) {
  switch (entry) {
    case 0:
      if (!(here !== null)) return 0;
      if (!(there !== null)) return 1;
      if (!(gap(here, there) > reach_)) return 2;
      break;
  }
  return -1;
}

function why_seat(figure) {
  const notes = [];
  let figure_place = figure.place;
  if (figure_place !== null) {
    notes.push([0, 0]);
    return [figure_place.area, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_seat(entry, figure) {
  switch (entry) {
    case 0:
      if (!(figure.place !== null)) return 0;
      break;
  }
  return -1;
}

function why_square(area) {
  const notes = [];
  notes.push([0, 0]);
  return [[[$mul(MAP_AREA_ACROSS[area], 10) - 10, $mul(MAP_AREA_DOWN[area], 10) - 10], [$mul(MAP_AREA_ACROSS[area], 10), $mul(MAP_AREA_DOWN[area], 10) - 10], [$mul(MAP_AREA_ACROSS[area], 10), $mul(MAP_AREA_DOWN[area], 10)], [$mul(MAP_AREA_ACROSS[area], 10) - 10, $mul(MAP_AREA_DOWN[area], 10)]], notes];
}

function guards_square(entry, area) {
  switch (entry) {
  }
  return -1;
}

function why_atlas(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* MAP_AREA_AT_AA */, 1 /* MAP_AREA_AT_AB */, 2 /* MAP_AREA_AT_AC */, 3 /* MAP_AREA_AT_AD */, 4 /* MAP_AREA_AT_AE */, 5 /* MAP_AREA_AT_AF */, 6 /* MAP_AREA_AT_AG */, 7 /* MAP_AREA_AT_AH */, 8 /* MAP_AREA_AT_AI */, 9 /* MAP_AREA_AT_AJ */, 10 /* MAP_AREA_AT_AK */, 11 /* MAP_AREA_AT_AL */, 12 /* MAP_AREA_AT_AM */, 13 /* MAP_AREA_AT_AN */, 14 /* MAP_AREA_AT_AO */, 15 /* MAP_AREA_AT_AP */, 16 /* MAP_AREA_AT_AQ */, 17 /* MAP_AREA_AT_AR */, 18 /* MAP_AREA_AT_AS */, 19 /* MAP_AREA_AT_AT */, 20 /* MAP_AREA_AT_AU */, 21 /* MAP_AREA_AT_AV */, 22 /* MAP_AREA_AT_AW */, 23 /* MAP_AREA_AT_AX */, 24 /* MAP_AREA_AT_AY */, 25 /* MAP_AREA_AT_AZ */, 26 /* MAP_AREA_AT_BA */, 27 /* MAP_AREA_AT_BB */, 28 /* MAP_AREA_AT_BC */, 29 /* MAP_AREA_AT_BD */, 30 /* MAP_AREA_AT_BE */, 31 /* MAP_AREA_AT_BF */, 32 /* MAP_AREA_AT_BG */, 33 /* MAP_AREA_AT_BH */, 34 /* MAP_AREA_AT_BI */, 35 /* MAP_AREA_AT_BJ */, 36 /* MAP_AREA_AT_BK */, 37 /* MAP_AREA_AT_BL */, 38 /* MAP_AREA_AT_BM */, 39 /* MAP_AREA_AT_BN */, 40 /* MAP_AREA_AT_BO */, 41 /* MAP_AREA_AT_BP */, 42 /* MAP_AREA_AT_BQ */, 43 /* MAP_AREA_AT_BR */, 44 /* MAP_AREA_AT_BS */, 45 /* MAP_AREA_AT_BT */, 46 /* MAP_AREA_AT_BU */, 47 /* MAP_AREA_AT_BV */, 48 /* MAP_AREA_AT_BW */, 49 /* MAP_AREA_AT_BX */, 50 /* MAP_AREA_AT_BY */, 51 /* MAP_AREA_AT_BZ */, 52 /* MAP_AREA_AT_CA */, 53 /* MAP_AREA_AT_CB */, 54 /* MAP_AREA_AT_CC */, 55 /* MAP_AREA_AT_CD */, 56 /* MAP_AREA_AT_CE */, 57 /* MAP_AREA_AT_CF */, 58 /* MAP_AREA_AT_CG */, 59 /* MAP_AREA_AT_CH */, 60 /* MAP_AREA_AT_CI */, 61 /* MAP_AREA_AT_CJ */, 62 /* MAP_AREA_AT_CK */, 63 /* MAP_AREA_AT_CL */, 64 /* MAP_AREA_AT_CM */, 65 /* MAP_AREA_AT_CN */, 66 /* MAP_AREA_AT_CO */, 67 /* MAP_AREA_AT_CP */, 68 /* MAP_AREA_AT_CQ */, 69 /* MAP_AREA_AT_CR */, 70 /* MAP_AREA_AT_CS */, 71 /* MAP_AREA_AT_CT */, 72 /* MAP_AREA_AT_CU */, 73 /* MAP_AREA_AT_CV */, 74 /* MAP_AREA_AT_CW */, 75 /* MAP_AREA_AT_CX */, 76 /* MAP_AREA_AT_CY */, 77 /* MAP_AREA_AT_CZ */, 78 /* MAP_AREA_AT_DA */, 79 /* MAP_AREA_AT_DB */, 80 /* MAP_AREA_AT_DC */, 81 /* MAP_AREA_AT_DD */, 82 /* MAP_AREA_AT_DE */, 83 /* MAP_AREA_AT_DF */, 84 /* MAP_AREA_AT_DG */, 85 /* MAP_AREA_AT_DH */, 86 /* MAP_AREA_AT_DI */, 87 /* MAP_AREA_AT_DJ */, 88 /* MAP_AREA_AT_DK */, 89 /* MAP_AREA_AT_DL */, 90 /* MAP_AREA_AT_DM */, 91 /* MAP_AREA_AT_DN */, 92 /* MAP_AREA_AT_DO */, 93 /* MAP_AREA_AT_DP */, 94 /* MAP_AREA_AT_DQ */, 95 /* MAP_AREA_AT_DR */, 96 /* MAP_AREA_AT_DS */, 97 /* MAP_AREA_AT_DT */, 98 /* MAP_AREA_AT_DU */, 99 /* MAP_AREA_AT_DV */, 100 /* MAP_AREA_AT_DW */, 101 /* MAP_AREA_AT_DX */, 102 /* MAP_AREA_AT_DY */, 103 /* MAP_AREA_AT_DZ */, 104 /* MAP_AREA_AT_EA */, 105 /* MAP_AREA_AT_EB */, 106 /* MAP_AREA_AT_EC */, 107 /* MAP_AREA_AT_ED */, 108 /* MAP_AREA_AT_EE */, 109 /* MAP_AREA_AT_EF */, 110 /* MAP_AREA_AT_EG */, 111 /* MAP_AREA_AT_EH */, 112 /* MAP_AREA_AT_EI */, 113 /* MAP_AREA_AT_EJ */, 114 /* MAP_AREA_AT_EK */, 115 /* MAP_AREA_AT_EL */, 116 /* MAP_AREA_AT_EM */, 117 /* MAP_AREA_AT_EN */, 118 /* MAP_AREA_AT_EO */, 119 /* MAP_AREA_AT_EP */, 120 /* MAP_AREA_AT_EQ */, 121 /* MAP_AREA_AT_ER */, 122 /* MAP_AREA_AT_ES */, 123 /* MAP_AREA_AT_ET */, 124 /* MAP_AREA_AT_EU */, 125 /* MAP_AREA_AT_EV */, 126 /* MAP_AREA_AT_EW */, 127 /* MAP_AREA_AT_EX */, 128 /* MAP_AREA_AT_EY */, 129 /* MAP_AREA_AT_EZ */, 130 /* MAP_AREA_AT_FA */, 131 /* MAP_AREA_AT_FB */, 132 /* MAP_AREA_AT_FC */, 133 /* MAP_AREA_AT_FD */, 134 /* MAP_AREA_AT_FE */, 135 /* MAP_AREA_AT_FF */, 136 /* MAP_AREA_AT_FG */, 137 /* MAP_AREA_AT_FH */, 138 /* MAP_AREA_AT_FI */, 139 /* MAP_AREA_AT_FJ */, 140 /* MAP_AREA_AT_FK */, 141 /* MAP_AREA_AT_FL */, 142 /* MAP_AREA_AT_FM */, 143 /* MAP_AREA_AT_FN */, 144 /* MAP_AREA_AT_FO */, 145 /* MAP_AREA_AT_FP */, 146 /* MAP_AREA_AT_FQ */, 147 /* MAP_AREA_AT_FR */, 148 /* MAP_AREA_AT_FS */, 149 /* MAP_AREA_AT_FT */, 150 /* MAP_AREA_AT_FU */, 151 /* MAP_AREA_AT_FV */, 152 /* MAP_AREA_AT_FW */, 153 /* MAP_AREA_AT_FX */, 154 /* MAP_AREA_AT_FY */, 155 /* MAP_AREA_AT_FZ */, 156 /* MAP_AREA_AT_GA */, 157 /* MAP_AREA_AT_GB */, 158 /* MAP_AREA_AT_GC */, 159 /* MAP_AREA_AT_GD */, 160 /* MAP_AREA_AT_GE */, 161 /* MAP_AREA_AT_GF */, 162 /* MAP_AREA_AT_GG */, 163 /* MAP_AREA_AT_GH */, 164 /* MAP_AREA_AT_GI */, 165 /* MAP_AREA_AT_GJ */, 166 /* MAP_AREA_AT_GK */, 167 /* MAP_AREA_AT_GL */, 168 /* MAP_AREA_AT_GM */, 169 /* MAP_AREA_AT_GN */, 170 /* MAP_AREA_AT_GO */, 171 /* MAP_AREA_AT_GP */, 172 /* MAP_AREA_AT_GQ */, 173 /* MAP_AREA_AT_GR */, 174 /* MAP_AREA_AT_GS */, 175 /* MAP_AREA_AT_GT */, 176 /* MAP_AREA_AT_GU */, 177 /* MAP_AREA_AT_GV */, 178 /* MAP_AREA_AT_GW */, 179 /* MAP_AREA_AT_GX */, 180 /* MAP_AREA_AT_GY */, 181 /* MAP_AREA_AT_GZ */, 182 /* MAP_AREA_AT_HA */, 183 /* MAP_AREA_AT_HB */, 184 /* MAP_AREA_AT_HC */, 185 /* MAP_AREA_AT_HD */, 186 /* MAP_AREA_AT_HE */, 187 /* MAP_AREA_AT_HF */, 188 /* MAP_AREA_AT_HG */, 189 /* MAP_AREA_AT_HH */, 190 /* MAP_AREA_AT_HI */, 191 /* MAP_AREA_AT_HJ */, 192 /* MAP_AREA_AT_HK */, 193 /* MAP_AREA_AT_HL */, 194 /* MAP_AREA_AT_HM */, 195 /* MAP_AREA_AT_HN */, 196 /* MAP_AREA_AT_HO */, 197 /* MAP_AREA_AT_HP */, 198 /* MAP_AREA_AT_HQ */, 199 /* MAP_AREA_AT_HR */, 200 /* MAP_AREA_AT_HS */, 201 /* MAP_AREA_AT_HT */, 202 /* MAP_AREA_AT_HU */, 203 /* MAP_AREA_AT_HV */, 204 /* MAP_AREA_AT_HW */, 205 /* MAP_AREA_AT_HX */, 206 /* MAP_AREA_AT_HY */, 207 /* MAP_AREA_AT_HZ */, 208 /* MAP_AREA_AT_IA */, 209 /* MAP_AREA_AT_IB */, 210 /* MAP_AREA_AT_IC */, 211 /* MAP_AREA_AT_ID */, 212 /* MAP_AREA_AT_IE */, 213 /* MAP_AREA_AT_IF */, 214 /* MAP_AREA_AT_IG */, 215 /* MAP_AREA_AT_IH */, 216 /* MAP_AREA_AT_II */, 217 /* MAP_AREA_AT_IJ */, 218 /* MAP_AREA_AT_IK */, 219 /* MAP_AREA_AT_IL */, 220 /* MAP_AREA_AT_IM */, 221 /* MAP_AREA_AT_IN */, 222 /* MAP_AREA_AT_IO */, 223 /* MAP_AREA_AT_IP */, 224 /* MAP_AREA_AT_IQ */, 225 /* MAP_AREA_AT_IR */, 226 /* MAP_AREA_AT_IS */, 227 /* MAP_AREA_AT_IT */, 228 /* MAP_AREA_AT_IU */, 229 /* MAP_AREA_AT_IV */, 230 /* MAP_AREA_AT_IW */, 231 /* MAP_AREA_AT_IX */, 232 /* MAP_AREA_AT_IY */, 233 /* MAP_AREA_AT_IZ */, 234 /* MAP_AREA_AT_JA */, 235 /* MAP_AREA_AT_JB */, 236 /* MAP_AREA_AT_JC */, 237 /* MAP_AREA_AT_JD */, 238 /* MAP_AREA_AT_JE */, 239 /* MAP_AREA_AT_JF */, 240 /* MAP_AREA_AT_JG */, 241 /* MAP_AREA_AT_JH */, 242 /* MAP_AREA_AT_JI */, 243 /* MAP_AREA_AT_JJ */, 244 /* MAP_AREA_AT_JK */, 245 /* MAP_AREA_AT_JL */, 246 /* MAP_AREA_AT_JM */, 247 /* MAP_AREA_AT_JN */, 248 /* MAP_AREA_AT_JO */, 249 /* MAP_AREA_AT_JP */, 250 /* MAP_AREA_AT_JQ */, 251 /* MAP_AREA_AT_JR */, 252 /* MAP_AREA_AT_JS */, 253 /* MAP_AREA_AT_JT */, 254 /* MAP_AREA_AT_JU */, 255 /* MAP_AREA_AT_JV */, 256 /* MAP_AREA_AT_JW */, 257 /* MAP_AREA_AT_JX */, 258 /* MAP_AREA_AT_JY */, 259 /* MAP_AREA_AT_JZ */, 260 /* MAP_AREA_AT_KA */, 261 /* MAP_AREA_AT_KB */, 262 /* MAP_AREA_AT_KC */, 263 /* MAP_AREA_AT_KD */, 264 /* MAP_AREA_AT_KE */, 265 /* MAP_AREA_AT_KF */, 266 /* MAP_AREA_AT_KG */, 267 /* MAP_AREA_AT_KH */, 268 /* MAP_AREA_AT_KI */, 269 /* MAP_AREA_AT_KJ */, 270 /* MAP_AREA_AT_KK */, 271 /* MAP_AREA_AT_KL */, 272 /* MAP_AREA_AT_KM */, 273 /* MAP_AREA_AT_KN */, 274 /* MAP_AREA_AT_KO */, 275 /* MAP_AREA_AT_KP */, 276 /* MAP_AREA_AT_KQ */, 277 /* MAP_AREA_AT_KR */, 278 /* MAP_AREA_AT_KS */, 279 /* MAP_AREA_AT_KT */, 280 /* MAP_AREA_AT_KU */, 281 /* MAP_AREA_AT_KV */, 282 /* MAP_AREA_AT_KW */, 283 /* MAP_AREA_AT_KX */, 284 /* MAP_AREA_AT_KY */, 285 /* MAP_AREA_AT_KZ */, 286 /* MAP_AREA_AT_LA */, 287 /* MAP_AREA_AT_LB */, 288 /* MAP_AREA_AT_LC */, 289 /* MAP_AREA_AT_LD */, 290 /* MAP_AREA_AT_LE */, 291 /* MAP_AREA_AT_LF */, 292 /* MAP_AREA_AT_LG */, 293 /* MAP_AREA_AT_LH */, 294 /* MAP_AREA_AT_LI */, 295 /* MAP_AREA_AT_LJ */, 296 /* MAP_AREA_AT_LK */, 297 /* MAP_AREA_AT_LL */, 298 /* MAP_AREA_AT_LM */, 299 /* MAP_AREA_AT_LN */, 300 /* MAP_AREA_AT_LO */, 301 /* MAP_AREA_AT_LP */, 302 /* MAP_AREA_AT_LQ */, 303 /* MAP_AREA_AT_LR */, 304 /* MAP_AREA_AT_LS */, 305 /* MAP_AREA_AT_LT */, 306 /* MAP_AREA_AT_LU */, 307 /* MAP_AREA_AT_LV */, 308 /* MAP_AREA_AT_LW */, 309 /* MAP_AREA_AT_LX */, 310 /* MAP_AREA_AT_LY */, 311 /* MAP_AREA_AT_LZ */, 312 /* MAP_AREA_AT_MA */, 313 /* MAP_AREA_AT_MB */, 314 /* MAP_AREA_AT_MC */, 315 /* MAP_AREA_AT_MD */, 316 /* MAP_AREA_AT_ME */, 317 /* MAP_AREA_AT_MF */, 318 /* MAP_AREA_AT_MG */, 319 /* MAP_AREA_AT_MH */, 320 /* MAP_AREA_AT_MI */, 321 /* MAP_AREA_AT_MJ */, 322 /* MAP_AREA_AT_MK */, 323 /* MAP_AREA_AT_ML */, 324 /* MAP_AREA_AT_MM */, 325 /* MAP_AREA_AT_MN */, 326 /* MAP_AREA_AT_MO */, 327 /* MAP_AREA_AT_MP */, 328 /* MAP_AREA_AT_MQ */, 329 /* MAP_AREA_AT_MR */, 330 /* MAP_AREA_AT_MS */, 331 /* MAP_AREA_AT_MT */, 332 /* MAP_AREA_AT_MU */, 333 /* MAP_AREA_AT_MV */, 334 /* MAP_AREA_AT_MW */, 335 /* MAP_AREA_AT_MX */, 336 /* MAP_AREA_AT_MY */, 337 /* MAP_AREA_AT_MZ */, 338 /* MAP_AREA_AT_NA */, 339 /* MAP_AREA_AT_NB */, 340 /* MAP_AREA_AT_NC */, 341 /* MAP_AREA_AT_ND */, 342 /* MAP_AREA_AT_NE */, 343 /* MAP_AREA_AT_NF */, 344 /* MAP_AREA_AT_NG */, 345 /* MAP_AREA_AT_NH */, 346 /* MAP_AREA_AT_NI */, 347 /* MAP_AREA_AT_NJ */, 348 /* MAP_AREA_AT_NK */, 349 /* MAP_AREA_AT_NL */, 350 /* MAP_AREA_AT_NM */, 351 /* MAP_AREA_AT_NN */, 352 /* MAP_AREA_AT_NO */, 353 /* MAP_AREA_AT_NP */, 354 /* MAP_AREA_AT_NQ */, 355 /* MAP_AREA_AT_NR */, 356 /* MAP_AREA_AT_NS */, 357 /* MAP_AREA_AT_NT */, 358 /* MAP_AREA_AT_NU */, 359 /* MAP_AREA_AT_NV */, 360 /* MAP_AREA_AT_NW */, 361 /* MAP_AREA_AT_NX */, 362 /* MAP_AREA_AT_NY */, 363 /* MAP_AREA_AT_NZ */, 364 /* MAP_AREA_AT_OA */, 365 /* MAP_AREA_AT_OB */, 366 /* MAP_AREA_AT_OC */, 367 /* MAP_AREA_AT_OD */, 368 /* MAP_AREA_AT_OE */, 369 /* MAP_AREA_AT_OF */, 370 /* MAP_AREA_AT_OG */, 371 /* MAP_AREA_AT_OH */, 372 /* MAP_AREA_AT_OI */, 373 /* MAP_AREA_AT_OJ */, 374 /* MAP_AREA_AT_OK */, 375 /* MAP_AREA_AT_OL */, 376 /* MAP_AREA_AT_OM */, 377 /* MAP_AREA_AT_ON */, 378 /* MAP_AREA_AT_OO */, 379 /* MAP_AREA_AT_OP */, 380 /* MAP_AREA_AT_OQ */, 381 /* MAP_AREA_AT_OR */, 382 /* MAP_AREA_AT_OS */, 383 /* MAP_AREA_AT_OT */, 384 /* MAP_AREA_AT_OU */, 385 /* MAP_AREA_AT_OV */, 386 /* MAP_AREA_AT_OW */, 387 /* MAP_AREA_AT_OX */, 388 /* MAP_AREA_AT_OY */, 389 /* MAP_AREA_AT_OZ */, 390 /* MAP_AREA_AT_PA */, 391 /* MAP_AREA_AT_PB */, 392 /* MAP_AREA_AT_PC */, 393 /* MAP_AREA_AT_PD */, 394 /* MAP_AREA_AT_PE */, 395 /* MAP_AREA_AT_PF */, 396 /* MAP_AREA_AT_PG */, 397 /* MAP_AREA_AT_PH */, 398 /* MAP_AREA_AT_PI */, 399 /* MAP_AREA_AT_PJ */, 400 /* MAP_AREA_AT_PK */, 401 /* MAP_AREA_AT_PL */, 402 /* MAP_AREA_AT_PM */, 403 /* MAP_AREA_AT_PN */, 404 /* MAP_AREA_AT_PO */, 405 /* MAP_AREA_AT_PP */, 406 /* MAP_AREA_AT_PQ */, 407 /* MAP_AREA_AT_PR */, 408 /* MAP_AREA_AT_PS */, 409 /* MAP_AREA_AT_PT */, 410 /* MAP_AREA_AT_PU */, 411 /* MAP_AREA_AT_PV */, 412 /* MAP_AREA_AT_PW */, 413 /* MAP_AREA_AT_PX */, 414 /* MAP_AREA_AT_PY */, 415 /* MAP_AREA_AT_PZ */, 416 /* MAP_AREA_AT_QA */, 417 /* MAP_AREA_AT_QB */, 418 /* MAP_AREA_AT_QC */, 419 /* MAP_AREA_AT_QD */, 420 /* MAP_AREA_AT_QE */, 421 /* MAP_AREA_AT_QF */, 422 /* MAP_AREA_AT_QG */, 423 /* MAP_AREA_AT_QH */, 424 /* MAP_AREA_AT_QI */, 425 /* MAP_AREA_AT_QJ */, 426 /* MAP_AREA_AT_QK */, 427 /* MAP_AREA_AT_QL */, 428 /* MAP_AREA_AT_QM */, 429 /* MAP_AREA_AT_QN */, 430 /* MAP_AREA_AT_QO */, 431 /* MAP_AREA_AT_QP */, 432 /* MAP_AREA_AT_QQ */, 433 /* MAP_AREA_AT_QR */, 434 /* MAP_AREA_AT_QS */, 435 /* MAP_AREA_AT_QT */, 436 /* MAP_AREA_AT_QU */, 437 /* MAP_AREA_AT_QV */, 438 /* MAP_AREA_AT_QW */, 439 /* MAP_AREA_AT_QX */, 440 /* MAP_AREA_AT_QY */, 441 /* MAP_AREA_AT_QZ */, 442 /* MAP_AREA_AT_RA */, 443 /* MAP_AREA_AT_RB */, 444 /* MAP_AREA_AT_RC */, 445 /* MAP_AREA_AT_RD */, 446 /* MAP_AREA_AT_RE */, 447 /* MAP_AREA_AT_RF */, 448 /* MAP_AREA_AT_RG */, 449 /* MAP_AREA_AT_RH */, 450 /* MAP_AREA_AT_RI */, 451 /* MAP_AREA_AT_RJ */, 452 /* MAP_AREA_AT_RK */, 453 /* MAP_AREA_AT_RL */, 454 /* MAP_AREA_AT_RM */, 455 /* MAP_AREA_AT_RN */, 456 /* MAP_AREA_AT_RO */, 457 /* MAP_AREA_AT_RP */, 458 /* MAP_AREA_AT_RQ */, 459 /* MAP_AREA_AT_RR */, 460 /* MAP_AREA_AT_RS */, 461 /* MAP_AREA_AT_RT */, 462 /* MAP_AREA_AT_RU */, 463 /* MAP_AREA_AT_RV */, 464 /* MAP_AREA_AT_RW */, 465 /* MAP_AREA_AT_RX */, 466 /* MAP_AREA_AT_RY */, 467 /* MAP_AREA_AT_RZ */, 468 /* MAP_AREA_AT_SA */, 469 /* MAP_AREA_AT_SB */, 470 /* MAP_AREA_AT_SC */, 471 /* MAP_AREA_AT_SD */, 472 /* MAP_AREA_AT_SE */, 473 /* MAP_AREA_AT_SF */, 474 /* MAP_AREA_AT_SG */, 475 /* MAP_AREA_AT_SH */, 476 /* MAP_AREA_AT_SI */, 477 /* MAP_AREA_AT_SJ */, 478 /* MAP_AREA_AT_SK */, 479 /* MAP_AREA_AT_SL */, 480 /* MAP_AREA_AT_SM */, 481 /* MAP_AREA_AT_SN */, 482 /* MAP_AREA_AT_SO */, 483 /* MAP_AREA_AT_SP */, 484 /* MAP_AREA_AT_SQ */, 485 /* MAP_AREA_AT_SR */, 486 /* MAP_AREA_AT_SS */, 487 /* MAP_AREA_AT_ST */, 488 /* MAP_AREA_AT_SU */, 489 /* MAP_AREA_AT_SV */, 490 /* MAP_AREA_AT_SW */, 491 /* MAP_AREA_AT_SX */, 492 /* MAP_AREA_AT_SY */, 493 /* MAP_AREA_AT_SZ */, 494 /* MAP_AREA_AT_TA */, 495 /* MAP_AREA_AT_TB */, 496 /* MAP_AREA_AT_TC */, 497 /* MAP_AREA_AT_TD */, 498 /* MAP_AREA_AT_TE */, 499 /* MAP_AREA_AT_TF */, 500 /* MAP_AREA_AT_TG */, 501 /* MAP_AREA_AT_TH */, 502 /* MAP_AREA_AT_TI */, 503 /* MAP_AREA_AT_TJ */, 504 /* MAP_AREA_AT_TK */, 505 /* MAP_AREA_AT_TL */, 506 /* MAP_AREA_AT_TM */, 507 /* MAP_AREA_AT_TN */, 508 /* MAP_AREA_AT_TO */, 509 /* MAP_AREA_AT_TP */, 510 /* MAP_AREA_AT_TQ */, 511 /* MAP_AREA_AT_TR */, 512 /* MAP_AREA_AT_TS */, 513 /* MAP_AREA_AT_TT */, 514 /* MAP_AREA_AT_TU */, 515 /* MAP_AREA_AT_TV */, 516 /* MAP_AREA_AT_TW */, 517 /* MAP_AREA_AT_TX */, 518 /* MAP_AREA_AT_TY */, 519 /* MAP_AREA_AT_TZ */, 520 /* MAP_AREA_AT_UA */, 521 /* MAP_AREA_AT_UB */, 522 /* MAP_AREA_AT_UC */, 523 /* MAP_AREA_AT_UD */, 524 /* MAP_AREA_AT_UE */, 525 /* MAP_AREA_AT_UF */, 526 /* MAP_AREA_AT_UG */, 527 /* MAP_AREA_AT_UH */, 528 /* MAP_AREA_AT_UI */, 529 /* MAP_AREA_AT_UJ */, 530 /* MAP_AREA_AT_UK */, 531 /* MAP_AREA_AT_UL */, 532 /* MAP_AREA_AT_UM */, 533 /* MAP_AREA_AT_UN */, 534 /* MAP_AREA_AT_UO */, 535 /* MAP_AREA_AT_UP */, 536 /* MAP_AREA_AT_UQ */, 537 /* MAP_AREA_AT_UR */, 538 /* MAP_AREA_AT_US */, 539 /* MAP_AREA_AT_UT */, 540 /* MAP_AREA_AT_UU */, 541 /* MAP_AREA_AT_UV */, 542 /* MAP_AREA_AT_UW */, 543 /* MAP_AREA_AT_UX */, 544 /* MAP_AREA_AT_UY */, 545 /* MAP_AREA_AT_UZ */, 546 /* MAP_AREA_AT_VA */, 547 /* MAP_AREA_AT_VB */, 548 /* MAP_AREA_AT_VC */, 549 /* MAP_AREA_AT_VD */, 550 /* MAP_AREA_AT_VE */, 551 /* MAP_AREA_AT_VF */, 552 /* MAP_AREA_AT_VG */, 553 /* MAP_AREA_AT_VH */, 554 /* MAP_AREA_AT_VI */, 555 /* MAP_AREA_AT_VJ */, 556 /* MAP_AREA_AT_VK */, 557 /* MAP_AREA_AT_VL */, 558 /* MAP_AREA_AT_VM */, 559 /* MAP_AREA_AT_VN */, 560 /* MAP_AREA_AT_VO */, 561 /* MAP_AREA_AT_VP */, 562 /* MAP_AREA_AT_VQ */, 563 /* MAP_AREA_AT_VR */, 564 /* MAP_AREA_AT_VS */, 565 /* MAP_AREA_AT_VT */, 566 /* MAP_AREA_AT_VU */, 567 /* MAP_AREA_AT_VV */, 568 /* MAP_AREA_AT_VW */, 569 /* MAP_AREA_AT_VX */, 570 /* MAP_AREA_AT_VY */, 571 /* MAP_AREA_AT_VZ */, 572 /* MAP_AREA_AT_WA */, 573 /* MAP_AREA_AT_WB */, 574 /* MAP_AREA_AT_WC */, 575 /* MAP_AREA_AT_WD */, 576 /* MAP_AREA_AT_WE */, 577 /* MAP_AREA_AT_WF */, 578 /* MAP_AREA_AT_WG */, 579 /* MAP_AREA_AT_WH */, 580 /* MAP_AREA_AT_WI */, 581 /* MAP_AREA_AT_WJ */, 582 /* MAP_AREA_AT_WK */, 583 /* MAP_AREA_AT_WL */, 584 /* MAP_AREA_AT_WM */, 585 /* MAP_AREA_AT_WN */, 586 /* MAP_AREA_AT_WO */, 587 /* MAP_AREA_AT_WP */, 588 /* MAP_AREA_AT_WQ */, 589 /* MAP_AREA_AT_WR */, 590 /* MAP_AREA_AT_WS */, 591 /* MAP_AREA_AT_WT */, 592 /* MAP_AREA_AT_WU */, 593 /* MAP_AREA_AT_WV */, 594 /* MAP_AREA_AT_WW */, 595 /* MAP_AREA_AT_WX */, 596 /* MAP_AREA_AT_WY */, 597 /* MAP_AREA_AT_WZ */, 598 /* MAP_AREA_AT_XA */, 599 /* MAP_AREA_AT_XB */, 600 /* MAP_AREA_AT_XC */, 601 /* MAP_AREA_AT_XD */, 602 /* MAP_AREA_AT_XE */, 603 /* MAP_AREA_AT_XF */, 604 /* MAP_AREA_AT_XG */, 605 /* MAP_AREA_AT_XH */, 606 /* MAP_AREA_AT_XI */, 607 /* MAP_AREA_AT_XJ */, 608 /* MAP_AREA_AT_XK */, 609 /* MAP_AREA_AT_XL */, 610 /* MAP_AREA_AT_XM */, 611 /* MAP_AREA_AT_XN */, 612 /* MAP_AREA_AT_XO */, 613 /* MAP_AREA_AT_XP */, 614 /* MAP_AREA_AT_XQ */, 615 /* MAP_AREA_AT_XR */, 616 /* MAP_AREA_AT_XS */, 617 /* MAP_AREA_AT_XT */, 618 /* MAP_AREA_AT_XU */, 619 /* MAP_AREA_AT_XV */, 620 /* MAP_AREA_AT_XW */, 621 /* MAP_AREA_AT_XX */, 622 /* MAP_AREA_AT_XY */, 623 /* MAP_AREA_AT_XZ */, 624 /* MAP_AREA_AT_YA */, 625 /* MAP_AREA_AT_YB */, 626 /* MAP_AREA_AT_YC */, 627 /* MAP_AREA_AT_YD */, 628 /* MAP_AREA_AT_YE */, 629 /* MAP_AREA_AT_YF */, 630 /* MAP_AREA_AT_YG */, 631 /* MAP_AREA_AT_YH */, 632 /* MAP_AREA_AT_YI */, 633 /* MAP_AREA_AT_YJ */, 634 /* MAP_AREA_AT_YK */, 635 /* MAP_AREA_AT_YL */, 636 /* MAP_AREA_AT_YM */, 637 /* MAP_AREA_AT_YN */, 638 /* MAP_AREA_AT_YO */, 639 /* MAP_AREA_AT_YP */, 640 /* MAP_AREA_AT_YQ */, 641 /* MAP_AREA_AT_YR */, 642 /* MAP_AREA_AT_YS */, 643 /* MAP_AREA_AT_YT */, 644 /* MAP_AREA_AT_YU */, 645 /* MAP_AREA_AT_YV */, 646 /* MAP_AREA_AT_YW */, 647 /* MAP_AREA_AT_YX */, 648 /* MAP_AREA_AT_YY */, 649 /* MAP_AREA_AT_YZ */, 650 /* MAP_AREA_AT_ZA */, 651 /* MAP_AREA_AT_ZB */, 652 /* MAP_AREA_AT_ZC */, 653 /* MAP_AREA_AT_ZD */, 654 /* MAP_AREA_AT_ZE */, 655 /* MAP_AREA_AT_ZF */, 656 /* MAP_AREA_AT_ZG */, 657 /* MAP_AREA_AT_ZH */, 658 /* MAP_AREA_AT_ZI */, 659 /* MAP_AREA_AT_ZJ */, 660 /* MAP_AREA_AT_ZK */, 661 /* MAP_AREA_AT_ZL */, 662 /* MAP_AREA_AT_ZM */, 663 /* MAP_AREA_AT_ZN */, 664 /* MAP_AREA_AT_ZO */, 665 /* MAP_AREA_AT_ZP */, 666 /* MAP_AREA_AT_ZQ */, 667 /* MAP_AREA_AT_ZR */, 668 /* MAP_AREA_AT_ZS */, 669 /* MAP_AREA_AT_ZT */, 670 /* MAP_AREA_AT_ZU */, 671 /* MAP_AREA_AT_ZV */, 672 /* MAP_AREA_AT_ZW */, 673 /* MAP_AREA_AT_ZX */, 674 /* MAP_AREA_AT_ZY */, 675 /* MAP_AREA_AT_ZZ */], null, null), notes];
}

function guards_atlas(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_atlas_outline(kingdom, a) {
  const notes = [];
  notes.push([0, 0]);
  return [square(a), notes];
}

function guards_atlas_outline(entry, kingdom, a) {
  switch (entry) {
  }
  return -1;
}

function why_atlas_terrain(kingdom, a) {
  const notes = [];
  notes.push([0, 0]);
  return [MAP_AREA_TERRAIN[a], notes];
}

function guards_atlas_terrain(entry, kingdom, a) {
  switch (entry) {
  }
  return -1;
}

function why_charted(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.sightings, (s) => s.kingdom === kingdom, null), notes];
}

function guards_charted(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_charted_place(kingdom, s) {
  const notes = [];
  notes.push([0, 0]);
  return [s.place, notes];
}

function guards_charted_place(entry, kingdom, s) {
  switch (entry) {
  }
  return -1;
}

function why_charted_area(kingdom, s) {
  const notes = [];
  notes.push([0, 0]);
  return [s.place.area, notes];
}

function guards_charted_area(entry, kingdom, s) {
  switch (entry) {
  }
  return -1;
}

function why_charted_owner(kingdom, s) {
  const notes = [];
  notes.push([0, 0]);
  return [s.owner, notes];
}

function guards_charted_owner(entry, kingdom, s) {
  switch (entry) {
  }
  return -1;
}

function why_charted_size(kingdom, s) {
  const notes = [];
  notes.push([0, 0]);
  return [s.size, notes];
}

function guards_charted_size(entry, kingdom, s) {
  switch (entry) {
  }
  return -1;
}

function why_charted_month(kingdom, s) {
  const notes = [];
  notes.push([0, 0]);
  return [s.month, notes];
}

function guards_charted_month(entry, kingdom, s) {
  switch (entry) {
  }
  return -1;
}

function why_groups_on_map(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.groups, (g) => g.kingdom === kingdom && g.area !== null, null), notes];
}

function guards_groups_on_map(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_groups_on_map_area(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [$present(g.area, ""), notes];
}

function guards_groups_on_map_area(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_groups_on_map_sign(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return ["G", notes];
}

function guards_groups_on_map_sign(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_marches_on_map(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.groups, (g) => g.kingdom === kingdom && g.camp !== null && g.camp !== g.area, null), notes];
}

function guards_marches_on_map(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_marches_on_map_camp(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [$present(g.camp, ""), notes];
}

function guards_marches_on_map_camp(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_marches_on_map_area(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [g.area, notes];
}

function guards_marches_on_map_area(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_map = {
  gap: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "", den: 1 }],
  coastal: [{ verb: "holds", text: "water beside it", den: 1 }],
  within_reach: [{ verb: "no", text: "too far", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  seat: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  square: [{ verb: "otherwise", text: "", den: 1 }],
  atlas: [{ verb: "otherwise", text: "", den: 1 }],
  atlas_outline: [{ verb: "otherwise", text: "", den: 1 }],
  atlas_terrain: [{ verb: "otherwise", text: "", den: 1 }],
  charted: [{ verb: "otherwise", text: "", den: 1 }],
  charted_place: [{ verb: "otherwise", text: "", den: 1 }],
  charted_area: [{ verb: "otherwise", text: "", den: 1 }],
  charted_owner: [{ verb: "otherwise", text: "", den: 1 }],
  charted_size: [{ verb: "otherwise", text: "", den: 1 }],
  charted_month: [{ verb: "otherwise", text: "", den: 1 }],
  groups_on_map: [{ verb: "otherwise", text: "", den: 1 }],
  groups_on_map_area: [{ verb: "otherwise", text: "", den: 1 }],
  groups_on_map_sign: [{ verb: "otherwise", text: "", den: 1 }],
  marches_on_map: [{ verb: "otherwise", text: "", den: 1 }],
  marches_on_map_camp: [{ verb: "otherwise", text: "", den: 1 }],
  marches_on_map_area: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_gap, guards_gap, why_coastal, guards_coastal, why_within_reach, guards_within_reach, why_seat, guards_seat, why_square, guards_square, why_atlas, guards_atlas, why_atlas_outline, guards_atlas_outline, why_atlas_terrain, guards_atlas_terrain, why_charted, guards_charted, why_charted_place, guards_charted_place, why_charted_area, guards_charted_area, why_charted_owner, guards_charted_owner, why_charted_size, guards_charted_size, why_charted_month, guards_charted_month, why_groups_on_map, guards_groups_on_map, why_groups_on_map_area, guards_groups_on_map_area, why_groups_on_map_sign, guards_groups_on_map_sign, why_marches_on_map, guards_marches_on_map, why_marches_on_map_camp, guards_marches_on_map_camp, why_marches_on_map_area, guards_marches_on_map_area, $labels_rules_map };
