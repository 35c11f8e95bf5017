import type { Shot } from './motion.ts';

/** For each trick shot, the shots that the sweep found. Only bots and proofs know them. */
export const SOLUTIONS: readonly (readonly Shot[])[] = [
  [
    { angle: 15910, power: 575, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 31499, power: 375, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 11959, power: 611, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 33553, power: 551, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 1466, power: 489, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 17397, power: 514, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 14704, power: 640, side: 0, follow: -70, at: null },
  ],
  [
    { angle: 31212, power: 500, side: 0, follow: 70, at: null },
  ],
  [
    { angle: 7228, power: 524, side: 0, follow: 70, at: null },
  ],
  [
    { angle: 27518, power: 955, side: 0, follow: 70, at: null },
  ],
  [
    { angle: 21648, power: 479, side: 0, follow: 70, at: null },
  ],
  [
    { angle: 4179, power: 559, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 35995, power: 487, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 25188, power: 422, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 18565, power: 438, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 26209, power: 450, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 28803, power: 449, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 19242, power: 485, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 22596, power: 580, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 12048, power: 517, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 6853, power: 595, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 6040, power: 583, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 28896, power: 546, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 3370, power: 565, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 22884, power: 430, side: 0, follow: -100, at: null },
  ],
  [
    { angle: 15578, power: 473, side: 0, follow: 70, at: null },
  ],
  [
    { angle: 15216, power: 403, side: 0, follow: -100, at: null },
  ],
  [
    { angle: 31231, power: 509, side: 0, follow: -100, at: null },
  ],
  [
    { angle: 31333, power: 550, side: 0, follow: 100, at: null },
  ],
  [
    { angle: 18838, power: 439, side: 0, follow: -70, at: null },
  ],
  [
    { angle: 9261, power: 561, side: 0, follow: 0, at: null },
    { angle: 34418, power: 606, side: 0, follow: -70, at: null },
    { angle: 9669, power: 387, side: 0, follow: 70, at: null },
  ],
  [
    { angle: 24148, power: 443, side: 0, follow: 70, at: null },
    { angle: 17851, power: 499, side: 0, follow: 0, at: null },
    { angle: 9396, power: 405, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 35782, power: 755, side: 0, follow: 70, at: null },
    { angle: 11814, power: 617, side: 0, follow: 70, at: null },
    { angle: 21674, power: 516, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 22299, power: 609, side: 0, follow: 0, at: null },
    { angle: 14618, power: 587, side: 0, follow: 0, at: null },
    { angle: 6496, power: 569, side: 0, follow: 0, at: null },
  ],
  [
    { angle: 1399, power: 445, side: 0, follow: 0, at: null },
    { angle: 24060, power: 430, side: 0, follow: 0, at: null },
    { angle: 20835, power: 596, side: 0, follow: 70, at: null },
  ],
  [
    { angle: 4256, power: 571, side: 0, follow: 0, at: null },
    { angle: 19077, power: 544, side: 0, follow: 0, at: null },
    { angle: 2005, power: 507, side: 0, follow: 0, at: null },
  ],
];
