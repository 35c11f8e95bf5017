import { board, hoop, type Board, type Hoop } from './hoops.ts';

export type Challenge = {
  readonly pack: string;
  readonly hoops: readonly Hoop[];
  readonly boards: readonly Board[];
  /** Where balls lie, in turn. */
  readonly spots: readonly number[];
  readonly wind: number;
  /** Ticks from gust to gust; 0 for a steady wind. */
  readonly gust: number;
  /** Baskets, points, or baskets in a row. */
  readonly goal: 'makes' | 'points' | 'row';
  readonly need: number;
  /** 0: as many as there is time for. */
  readonly balls: number;
  /** Seconds; 0: no clock. */
  readonly seconds: number;
  readonly only: 'any' | 'swish' | 'bank';
  /** One ball in this many is gold and counts three times; 0 for none. */
  readonly gold: number;
  /** How far the beat carries the rims. */
  readonly dancing: number;
  /** Voices that play from the start. */
  readonly voices: number;
  /** Three stars and two: misses at most, or seconds left at least. */
  readonly stars: readonly [number, number];
};

const FREE: Omit<Challenge, 'pack'> = {
  hoops: [hoop({})],
  boards: [],
  spots: [170],
  wind: 0,
  gust: 0,
  goal: 'makes',
  need: 3,
  balls: 6,
  seconds: 0,
  only: 'any',
  gold: 0,
  dancing: 0,
  voices: 0,
  stars: [0, 1],
};

const pack = (name: string, list: readonly Partial<Challenge>[]): Challenge[] =>
  list.map((own) => ({ ...FREE, ...own, pack: `pack.${name}` }));

const LEFT = 150;
const RIGHT = 570;

const dusk = pack('dusk', [
  { hoops: [hoop({ x: 470, y: 520, half: 92, side: 1 })], need: 3, balls: 8, stars: [1, 3] },
  { hoops: [hoop({ x: 540, y: 430, half: 92, side: 1 })], need: 3, balls: 7, stars: [1, 2] },
  { hoops: [hoop({ x: 400, y: 390, half: 94 })], spots: [150], need: 3, balls: 7, stars: [1, 2] },
  {
    hoops: [hoop({ x: 360, y: 450, half: 88 })],
    spots: [LEFT, RIGHT],
    need: 4,
    balls: 8,
    stars: [1, 2],
  },
  {
    hoops: [hoop({ x: 240, y: 420, side: -1 })],
    spots: [RIGHT, 460],
    need: 4,
    balls: 8,
    stars: [1, 2],
  },
  {
    hoops: [hoop({ x: 420, y: 450, dx: 90, period: 300, half: 88 })],
    need: 4,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 480, y: 480, half: 118 })],
    only: 'swish',
    need: 2,
    balls: 7,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 480, y: 480, half: 90, side: 1 })],
    spots: [150, 260],
    need: 4,
    balls: 0,
    seconds: 30,
    stars: [14, 7],
  },
]);

const glass = pack('glass', [
  {
    hoops: [hoop({ x: 520, y: 470, half: 90, side: 1 })],
    only: 'bank',
    need: 2,
    balls: 7,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 430, y: 500, half: 90 })],
    boards: [board({ x: 655, y: 400, half: 170 })],
    only: 'bank',
    need: 2,
    balls: 8,
    stars: [2, 4],
  },
  {
    hoops: [hoop({ x: 400, y: 440, side: 1 })],
    boards: [board({ x: 300, y: 660, half: 70 })],
    spots: [150],
    need: 3,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 200, y: 460, side: -1, half: 92 })],
    spots: [RIGHT, 420],
    only: 'bank',
    need: 3,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 480, y: 460, half: 90 })],
    boards: [board({ x: 640, y: 400, half: 120, dy: 110, period: 260 })],
    need: 4,
    balls: 9,
    stars: [2, 4],
  },
  {
    hoops: [hoop({ x: 430, y: 420, side: 1, dx: 80, period: 280, half: 90 })],
    need: 4,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 360, y: 430, half: 88 })],
    boards: [board({ x: 640, y: 380, half: 140 }), board({ x: 80, y: 380, half: 140 })],
    spots: [200, 520],
    need: 4,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 500, y: 450, side: 1, half: 108, dy: 55, period: 320 })],
    only: 'bank',
    spots: [LEFT, 250],
    need: 3,
    balls: 9,
    stars: [2, 4],
  },
]);

const carousel = pack('carousel', [
  { hoops: [hoop({ x: 400, y: 430, dx: 130, period: 260 })], need: 4, balls: 8, stars: [1, 3] },
  {
    hoops: [hoop({ x: 490, y: 470, half: 94, dy: 80, period: 240 })],
    need: 4,
    balls: 8,
    stars: [1, 3],
  },
  { hoops: [hoop({ x: 460, y: 460, lean: 18, half: 92 })], need: 4, balls: 8, stars: [1, 3] },
  {
    hoops: [hoop({ x: 430, y: 440, rock: 20, rocking: 240, half: 98 })],
    spots: [LEFT, RIGHT],
    need: 4,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 400, y: 430, dx: 90, dy: 60, period: 280, orbit: true, half: 96 })],
    need: 4,
    balls: 8,
    stars: [1, 3],
  },
  { hoops: [hoop({ x: 450, y: 460, spin: 210, half: 118 })], need: 3, balls: 8, stars: [1, 3] },
  {
    hoops: [hoop({ x: 420, y: 420, dx: 90, period: 300, rock: 16, rocking: 200, half: 94 })],
    spots: [LEFT, 300],
    need: 4,
    balls: 9,
    stars: [2, 4],
  },
  {
    hoops: [hoop({ x: 380, y: 430, spin: 220, dx: 45, period: 440, half: 130 })],
    spots: [LEFT, RIGHT],
    need: 5,
    balls: 0,
    seconds: 30,
    stars: [14, 7],
  },
]);

const windy = pack('windy', [
  { hoops: [hoop({ x: 460, y: 450, half: 92 })], wind: 150, need: 4, balls: 8, stars: [1, 3] },
  { hoops: [hoop({ x: 440, y: 420, half: 90 })], wind: -220, need: 4, balls: 8, stars: [1, 3] },
  {
    hoops: [hoop({ x: 520, y: 430, side: 1, half: 90 })],
    wind: 240,
    gust: 420,
    need: 4,
    balls: 9,
    stars: [2, 4],
  },
  {
    hoops: [hoop({ x: 230, y: 500, half: 88 }), hoop({ x: 540, y: 390, half: 88 })],
    spots: [360, 120, 600],
    goal: 'points',
    need: 14,
    balls: 6,
    stars: [0, 1],
  },
  {
    hoops: [
      hoop({ x: 250, y: 430, dy: 70, period: 260 }),
      hoop({ x: 530, y: 430, dy: 70, period: 260, phase: 0.5 }),
    ],
    spots: [390],
    goal: 'points',
    need: 14,
    balls: 7,
    stars: [1, 2],
  },
  {
    hoops: [hoop({ x: 400, y: 430, dx: 110, period: 280, half: 90 })],
    wind: 160,
    need: 4,
    balls: 9,
    stars: [2, 4],
  },
  {
    hoops: [
      hoop({ x: 240, y: 450, rock: 18, rocking: 220, half: 92 }),
      hoop({ x: 540, y: 400, rock: 18, rocking: 220, phase: 0.5, half: 92 }),
    ],
    spots: [140, 400],
    wind: -120,
    goal: 'points',
    need: 15,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 470, y: 430, side: 1, half: 92 })],
    spots: [140, 260],
    wind: 260,
    gust: 300,
    only: 'any',
    need: 7,
    balls: 0,
    seconds: 35,
    stars: [14, 6],
  },
]);

const rhapsody = pack('rhapsody', [
  {
    hoops: [hoop({ x: 440, y: 450, half: 90 })],
    dancing: 50,
    voices: 1,
    need: 4,
    balls: 8,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 470, y: 440, half: 92, side: 1 })],
    spots: [150, 250],
    gold: 3,
    goal: 'points',
    need: 12,
    balls: 6,
    stars: [0, 1],
  },
  {
    hoops: [hoop({ x: 400, y: 430, half: 98 })],
    spots: [LEFT, RIGHT],
    dancing: 60,
    voices: 3,
    need: 4,
    balls: 9,
    stars: [2, 4],
  },
  {
    hoops: [hoop({ x: 460, y: 460, half: 92 })],
    goal: 'row',
    need: 4,
    balls: 10,
    dancing: 30,
    voices: 1,
    stars: [1, 3],
  },
  {
    hoops: [hoop({ x: 420, y: 430, dx: 80, period: 256, half: 90, side: 1 })],
    gold: 4,
    goal: 'points',
    need: 18,
    balls: 8,
    dancing: 30,
    voices: 2,
    stars: [1, 2],
  },
  {
    hoops: [hoop({ x: 430, y: 470, half: 120 })],
    only: 'swish',
    goal: 'row',
    need: 3,
    balls: 10,
    dancing: 36,
    voices: 0,
    stars: [3, 5],
  },
  {
    hoops: [
      hoop({ x: 240, y: 430, half: 90, rock: 14, rocking: 256 }),
      hoop({ x: 530, y: 430, half: 90, dy: 60, period: 256 }),
    ],
    spots: [390, 120],
    gold: 3,
    goal: 'points',
    need: 40,
    balls: 0,
    seconds: 35,
    dancing: 30,
    voices: 3,
    stars: [16, 8],
  },
  {
    hoops: [hoop({ x: 400, y: 430, half: 134, spin: 260, dx: 40, period: 384 })],
    spots: [LEFT, RIGHT, 360],
    dancing: 36,
    voices: 5,
    goal: 'row',
    need: 5,
    balls: 0,
    seconds: 45,
    stars: [22, 9],
  },
]);

export const CHALLENGES: readonly Challenge[] = [
  ...dusk,
  ...glass,
  ...carousel,
  ...windy,
  ...rhapsody,
];

/** Stars that open each pack. */
export const NEEDS: Readonly<Record<string, number>> = {
  'pack.dusk': 0,
  'pack.glass': 8,
  'pack.carousel': 22,
  'pack.windy': 38,
  'pack.rhapsody': 56,
};

/** @param at 1 to 40 */
export function challengeAt(at: number): Challenge {
  const found = CHALLENGES[at - 1];
  if (!found) throw new RangeError(`no challenge ${at}; there are ${CHALLENGES.length}`);
  return found;
}
