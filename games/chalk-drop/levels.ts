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

/** Least room over the stored solution, for boards that are solved with a dot of chalk. */
const ROOM = 20;

/** What the stars ask for: a little, and a lot, more than the stored solution takes. */
export function parsOf(board: Board): Pars {
  const lines = SOLUTIONS[board.id] ?? [];
  const length = lines.reduce((sum, line) => sum + chalkOf(line), 0);
  const tens = (value: number): number => Math.ceil(value / 10) * 10;
  const three = tens(Math.max(length * 1.12, length + ROOM));
  return { three, two: tens(three * 1.6), all: tens(three * 2.2 + 400) };
}
