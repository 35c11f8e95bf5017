import type { Rng } from '@playgrove/kit/contract';
import { board, hoop, type Board, type Hoop } from './hoops.ts';

export type SetUp = {
  readonly hoops: readonly Hoop[];
  readonly boards: readonly Board[];
  readonly wind: number;
  readonly spot: number;
};

export const LIVES = 3;
/** Swishes in a row that give a heart back. */
export const HEART_ROW = 3;
/** How far the beat carries rims in endless. */
export const ENDLESS_DANCING = 34;

type Kind =
  | 'still'
  | 'board'
  | 'slide'
  | 'lift'
  | 'rock'
  | 'orbit'
  | 'wind'
  | 'wall'
  | 'twin'
  | 'spin';

/** One new idea at a time; every fifth hoop is a breather. */
const OPENS: readonly (readonly [Kind, number])[] = [
  ['still', 0],
  ['board', 2],
  ['slide', 5],
  ['lift', 8],
  ['rock', 11],
  ['wind', 15],
  ['wall', 18],
  ['orbit', 21],
  ['twin', 25],
  ['spin', 30],
];

/** Ticks a shot may take: twelve seconds at first, five in the end. */
export function shotClock(makes: number): number {
  return Math.max(300, 720 - makes * 14);
}

/** The next hoop. @param makes baskets so far */
export function setUpFor(makes: number, rng: Rng): SetUp {
  if (makes === 0) return firstHoop(rng.chance(0.5) ? 1 : -1);
  const open = OPENS.filter(([, from]) => makes >= from).map(([kind]) => kind);
  const fresh = OPENS.find(([, from]) => from === makes)?.[0];
  const breather = makes % 5 === 4;
  const kind = fresh ?? (breather ? 'still' : rng.pick(open));
  const hard = Math.min(1, makes / 45);
  const left = rng.chance(0.5);
  const spot = Math.round(
    left ? rng.between(makes < 2 ? 200 : 110, 260) : rng.between(460, makes < 2 ? 520 : 610),
  );
  const away = Math.round(rng.between(210, makes < 3 ? 300 : 400));
  const x = Math.max(140, Math.min(580, left ? spot + away : spot - away));
  const y = Math.round(rng.between(makes < 3 ? 460 : 390, 540));
  const half = Math.round((breather ? 104 : 102) - 12 * hard);
  return { ...dress(kind, { x, y, half }, left, hard, rng), spot };
}

/** Near and wide, so that a first flick finds it and the beat begins. */
function firstHoop(way: 1 | -1): SetUp {
  const spot = 360 - way * 90;
  return { hoops: [hoop({ x: spot + way * 150, y: 600, half: 132 })], boards: [], wind: 0, spot };
}

function dress(
  kind: Kind,
  at: { readonly x: number; readonly y: number; readonly half: number },
  left: boolean,
  hard: number,
  rng: Rng,
): Omit<SetUp, 'spot'> {
  const pace = Math.round(320 - 110 * hard);
  const only = (own: Partial<Hoop>, wind = 0, boards: readonly Board[] = []) => ({
    hoops: [hoop({ ...at, phase: Math.round(rng.unit() * 100) / 100, ...own })],
    boards,
    wind,
  });
  const roomy = Math.max(220, Math.min(500, at.x));
  switch (kind) {
    case 'still':
      return only({});
    case 'board':
      return only({ side: left ? 1 : -1 });
    case 'slide':
      return only({ x: roomy, dx: 60 + 45 * hard, period: pace });
    case 'lift':
      return only({ half: at.half + 8, dy: 45 + 30 * hard, y: Math.max(450, at.y), period: pace });
    case 'rock':
      return only({ half: at.half + 10, rock: 12 + 8 * hard, rocking: pace });
    case 'orbit':
      return only({ x: roomy, dx: 60 + 30 * hard, dy: 50, y: 450, period: pace, orbit: true });
    case 'wind':
      return only(
        { half: at.half + 4 },
        Math.round((rng.chance(0.5) ? 1 : -1) * (110 + 110 * hard)),
      );
    case 'wall':
      return only({ x: left ? 430 : 290, half: at.half + 4 }, 0, [
        board({ x: left ? 640 : 80, y: 390, half: 120, dy: 50, period: pace }),
      ]);
    case 'twin':
      return {
        hoops: [
          hoop({ x: 220, y: at.y, half: at.half, dy: 40, period: pace }),
          hoop({ x: 520, y: at.y, half: at.half, dy: 40, period: pace, phase: 0.5 }),
        ],
        boards: [],
        wind: 0,
      };
    case 'spin':
      return only({
        x: roomy,
        half: at.half + 34,
        y: Math.max(450, at.y),
        spin: Math.max(230, pace),
      });
  }
}
