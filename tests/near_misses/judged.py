"""Which codes are judged by playing, and by what; and which are not, and why not."""

from __future__ import annotations

from typing import NamedTuple


class Judge(NamedTuple):
    """What shows in play what a code keeps out. `sort`:

    - `fault`: a walk ends in this fault;
    - `leak`: somebody learns what is hidden from him;
    - `lines`: another answer where the lines that begin with `of` stand the other way round;
    - `things`: another world where all that is in play stands the other way round;
    - `without`: the same as without the line, so that the line is idle;
    - `at all times`: the same as without the line's condition.
    """

    sort: str
    of: str = ""


JUDGED = {
    "R0305": Judge("fault", "MissingThing"),
    "R0318": Judge("without"),
    "R0352": Judge("fault", "NotOffered"),
    "R0365": Judge("leak"),
    "R0366": Judge("leak"),
    "R0367": Judge("leak"),
    "R0368": Judge("leak"),
    "R0369": Judge("without"),
    "R0370": Judge("without"),
    "R0371": Judge("fault", "NotStated"),
    "R0376": Judge("leak"),
    "R0513": Judge("without"),
    "R0515": Judge("without"),
    "R0518": Judge("without"),
    "R0544": Judge("fault", "NotStated"),
    "R0558": Judge("fault", "DividedByNothing"),
    "R0572": Judge("things"),
    "R0573": Judge("things"),
    "R0578": Judge("fault", "NoAnswer"),
    "R0610": Judge("fault", "OffTheTable"),
    "R0611": Judge("lines", r"  - \["),
    "R0612": Judge("fault", "OffTheTable"),
    "R0613": Judge("fault", "OffTheTable"),
    "R0620": Judge("fault", "NoAnswer"),
    "R0621": Judge("without"),
    "R0622": Judge("without"),
    "R0623": Judge("lines", r"    \d+ pips"),
    "R0624": Judge("without"),
    "R0625": Judge("without"),
    "R0630": Judge("lines", "    base "),
    "R0632": Judge("without"),
    "R0633": Judge("at all times"),
    "R0634": Judge("lines", "    add "),
    "R0636": Judge("without"),
    "R0637": Judge("without"),
    "R0641": Judge("lines", "    base "),
    "R0642": Judge("without"),
    "R0643": Judge("fault", "DiceFault"),
    "R0644": Judge("fault", "DiceFault"),
    "R0650": Judge("fault", "RecursionError"),
    "R0662": Judge("without"),
    "R0663": Judge("fault", "Clash"),
    "R0669": Judge("fault", "RecursionError"),
    "R0671": Judge("without"),
    "R0673": Judge("without"),
    "R0675": Judge("lines", r"        [\w, ]+ -> "),
}

NOTHING_TO_PLAY = "without the code nothing comes of the source that could be played"
LEFT_OUT = "the line is left out where its code is not told, so that what is played is the source without it"
LISTED = {
    NOTHING_TO_PLAY: """
        R0201 R0202 R0203 R0204 R0205 R0206 R0207 R0208 R0209 R0210 R0212 R0213 R0214 R0215 R0216 R0217 R0218 R0219
        R0220 R0221 R0222 R0223 R0224 R0225 R0226 R0227 R0228 R0229 R0231 R0232 R0240 R0241 R0242 R0243 R0244 R0245
        R0280 R0239 R0247 R0249 R0250 R0251 R0252 R0253 R0254 R0255 R0258 R0259 R0260 R0261 R0262 R0263 R0264 R0265
        R0267
        R0268 R0271 R0279 R0296 R0298 R0301 R0302 R0303 R0304 R0306 R0307 R0308 R0309 R0310 R0311 R0312 R0313 R0314
        R0315 R0316
        R0317 R0319 R0320 R0321 R0322 R0323 R0324 R0325 R0327 R0328 R0329 R0330 R0331 R0332 R0333 R0334 R0335 R0336
        R0337 R0338 R0339 R0340 R0341 R0342 R0343 R0344 R0345 R0346 R0348 R0349 R0350 R0351 R0360 R0361 R0362
        R0373 R0374 R0375 R0380 R0381 R0382 R0383 R0384 R0385 R0386 R0387 R0389 R0390 R0391 R0392 R0393 R0394 R0396
        R0398 R0399 R0401 R0402 R0403 R0404 R0405 R0406 R0407 R0409 R0410 R0411 R0414 R0415 R0420 R0421 R0422 R0423
        R0430 R0431 R0432 R0433 R0434 R0435 R0436 R0437 R0438 R0439 R0440 R0441 R0442 R0443 R0444 R0445 R0446 R0447
        R0450 R0451 R0452 R0453 R0454 R0455 R0501 R0502 R0504 R0505 R0510 R0517 R0541 R0551 R0552 R0553 R0554
        R0555 R0556 R0557 R0559 R0561 R0562 R0565 R0566 R0567 R0568 R0571 R0574 R0575 R0580 R0585 R0586 R0602
        R0640 R0651 R0652 R0653 R0660 R0661 R0668 R0670 R0679 R0682
    """,
    "no source can show the code: a file, a command or a running game does": """
        R0289 R0290 R0291 R0292 R0293 R0294 R0295 R0357 R0358 R0413 R0683 R0685 R0686 R0693 R0694 R0695
    """,
    "what is refused shows in a whole turn alone: orders, questions, windows, machines and solves": """
        R0233 R0235 R0256 R0257 R0269 R0270 R0272 R0273 R0274 R0275 R0276 R0277 R0278 R0297 R0353 R0354 R0355 R0356
        R0359 R0372 R0379 R0395 R0579 R0584 R0587 R0595 R0596 R0597 R0618 R0664 R0665 R0666 R0667 R0690
    """,
    "what is refused plays as well as any other, it is only idle, or said twice": """
        R0234 R0236 R0237 R0363 R0364 R0412 R0514 R0569 R0577 R0583 R0616 R0617 R0672 R0674 R0676 R0677 R0678 R0680
        R0681 R0687 R0688 R0691 R0692 R0696
    """,
    LEFT_OUT: """
        R0211 R0230 R0246 R0299 R0326 R0397 R0507 R0508 R0509 R0511 R0516 R0520 R0540 R0542 R0543
    """,
    "it plays, and no rule of the language says what would be right of it": """
        R0248 R0266 R0347 R0377 R0378 R0388 R0503 R0506 R0512 R0519 R0560 R0563 R0564 R0570 R0576 R0581 R0588 R0614
        R0631 R0635 R0638 R0639 R0238
    """,
}
"""Reason by reason the codes of which no near miss can be judged by playing it."""
