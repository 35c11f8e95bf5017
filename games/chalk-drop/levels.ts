import { RAMPS } from './levels/ramps.ts';
import { BALANCE } from './levels/balance.ts';
import { NAILS } from './levels/nails.ts';
import { BOUNCE } from './levels/bounce.ts';
import { WEATHER } from './levels/weather.ts';
import { LOCKS } from './levels/locks.ts';
import { PAIRS } from './levels/pairs.ts';
import { chalkOf } from './rules/stroke.ts';
import type { Thing } from './rules/things.ts';
import { SOLUTIONS } from './solutions.ts';

export type Board = {
  readonly id: string;
  /** Message key of its pack. */
  readonly pack: string;
  /** Stars before it opens. */
  readonly needs: number;
  readonly things: readonly Thing[];
};

/** Boards of one pack: by id, in order. */
export type Pack = Readonly<Record<string, readonly Thing[]>>;

const PACKS: readonly (readonly [name: string, needs: number, pack: Pack])[] = [
  ['pack.ramps', 0, RAMPS],
  ['pack.balance', 6, BALANCE],
  ['pack.nails', 13, NAILS],
  ['pack.bounce', 22, BOUNCE],
  ['pack.weather', 28, WEATHER],
  ['pack.locks', 38, LOCKS],
  ['pack.pairs', 46, PAIRS],
];

export const LEVELS: readonly Board[] = PACKS.flatMap(([pack, needs, boards]) =>
  Object.entries(boards).map(([id, things]) => ({ id, pack, needs, things })),
);

export type Pars = {
  /** Chalk, board units: three stars, two stars, all there is. */
  readonly three: number;
  readonly two: number;
  readonly all: number;
};

/** Chalk that the stars are measured by where the least that is known is a knack, or for a friendly start. */
const PLAIN: Readonly<Record<string, number>> = {
  'first-line': 410,
  'left-hand': 483,
  lid: 298,
  'crate-step': 369,
  stairs: 290,
  'turn-round': 150,
  'two-gaps': 430,
  'first-weight': 190,
  'two-rulers': 341,
  gate: 594,
  'rubber-wall': 232,
  detour: 113,
  'glass-house': 293,
};

/** Least room over the stored solution, for boards that are solved with a dot of chalk. */
const ROOM = 20;

/** What the stars ask for: a little, and a lot, more than the stored solution takes. */
export function parsOf(board: Board): Pars {
  const lines = SOLUTIONS[board.id] ?? [];
  const least = lines.reduce((sum, line) => sum + chalkOf(line), 0);
  const length = Math.max(least, PLAIN[board.id] ?? 0);
  const tens = (value: number): number => Math.ceil(value / 10) * 10;
  const three = tens(Math.max(length * 1.12, length + ROOM));
  return { three, two: tens(three * 1.6), all: tens(three * 2.2 + 400) };
}
