import type { Point } from '@playgrove/kit/contract';
import { LEVELS, PACKS, PER_PACK, type Pack } from './levels.ts';
import { pathOf, type Path } from './path.ts';
import { shapeOf } from './shapes.ts';
import { RISE, type State } from './state.ts';

export type Plan = {
  readonly pack: Pack;
  readonly lanes: readonly { readonly low: readonly Point[]; readonly high: readonly Point[] }[];
  readonly pads: readonly Point[];
  readonly hues: number;
  readonly count: number;
  /** Units a tick. */
  readonly speed: number;
  /** Ticks from one change of the river to the next; 0 if it stays. */
  readonly rain: number;
  /** Parts of each flume that lie under lily pads. */
  readonly covers: readonly (readonly [from: number, to: number])[];
  /** How many lanterns and balls of clay are among the marbles. */
  readonly lamps: number;
  readonly clay: number;
};

const plans = new Map<number, Plan>();

export function planOf(level: number): Plan {
  const known = plans.get(level);
  if (known) return known;
  const row = LEVELS[level - 1];
  if (!row) throw new Error(`there is no level ${level}`);
  const [shape, flip, hues, count, speed, more] = row;
  const pack = PACKS[Math.floor((level - 1) / PER_PACK)]?.name ?? 'pond';
  const { rain = 0, covers = [], lamps = 0, clay = 0 } = more ?? {};
  const plan: Plan = {
    pack,
    ...shapeOf(shape, flip),
    hues,
    count,
    speed: speed / 60,
    rain: rain * 60,
    covers,
    lamps,
    clay,
  };
  plans.set(level, plan);
  return plan;
}

/** Whether this part of the flume is under lily pads. */
export function covered({ covers }: Plan, part: number): boolean {
  for (const [from, to] of covers) if (part > from && part < to) return true;
  return false;
}

type Known = { readonly key: string; readonly paths: readonly Path[] };
/** The flumes that were used last: games and views come back to the same few. */
let known: Known[] = [];
const KEPT = 6;

/** The flumes at this water level, in ticks of its way. */
export function pathsAt(level: number, water: number): readonly Path[] {
  const key = `${level} ${water}`;
  const found = known.find((one) => one.key === key);
  if (found) return found.paths;
  const part = water / RISE;
  const lift = part * part * (3 - 2 * part);
  const paths = planOf(level).lanes.map(({ low, high }) =>
    pathOf(
      low.map(({ x, y }, at) => {
        const to = high[at] ?? { x, y };
        return { x: x + (to.x - x) * lift, y: y + (to.y - y) * lift };
      }),
    ),
  );
  known = [{ key, paths }, ...known].slice(0, KEPT);
  return paths;
}

export const pathsOf = ({ params, water }: State): readonly Path[] => pathsAt(params.level, water);
