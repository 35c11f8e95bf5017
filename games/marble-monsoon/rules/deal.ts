import type { Rng } from '@playgrove/kit/contract';
import { WIDE } from './path.ts';
import { planOf, type Plan } from './plan.ts';
import { CLAY, GROW, type Lane, type Marble, type Params, type State } from './state.ts';

/** How often a marble has the color of the one before, at most two in a row. */
const PAIRS = 0.45;
/** Special marbles are not among the first few. */
const HEADS = 5;

export function deal(params: Params, rng: Rng): State {
  const plan = planOf(params.level);
  let nextId = 1;
  const lanes = plan.lanes.map((): Lane => {
    const hues = huesOf(plan, rng);
    const special = rng
      .shuffled(hues.map((_, at) => at).filter((at) => at < hues.length - HEADS))
      .slice(0, plan.clay + plan.lamps);
    for (const at of special.slice(0, plan.clay)) hues[at] = CLAY;
    const marbles = hues.map((hue, at): Marble => ({
      id: nextId + at,
      hue,
      s: (at - hues.length) * WIDE,
      link: at > 0,
      v: 0,
      age: GROW,
      side: 0,
      offX: 0,
      offY: 0,
      pop: 0,
      lamp: special.indexOf(at) >= plan.clay,
    }));
    nextId += marbles.length;
    return { marbles, v: 0, open: false };
  });
  const [held = 0, next = 0] = rng.shuffled(Array.from({ length: plan.hues }, (_, hue) => hue));
  return {
    params,
    lanes,
    shots: [],
    held,
    next,
    reload: 0,
    wish: -1,
    pad: 0,
    hop: 0,
    rain: plan.rain,
    water: 0,
    rising: false,
    tick: 0,
    nextId,
    fired: 0,
    combo: 1,
    best: 0,
    streak: 0,
    beat: 0,
    score: 0,
    head: 0,
    peak: 0,
    end: '',
    jam: 0,
  };
}

function huesOf({ hues, count }: Plan, rng: Rng): number[] {
  const row: number[] = [];
  while (row.length < count) {
    const [last = -1, before = -2] = [row.at(-1), row.at(-2)];
    if (last !== before && last >= 0 && rng.chance(PAIRS)) row.push(last);
    else row.push((last + 1 + rng.int(last < 0 ? hues : hues - 1)) % hues);
  }
  return row;
}

/** A color for the turtle: one that is on the flume, as often as it is there. */
export function drawHue({ lanes }: State, rng: Rng): number {
  const left = lanes.flatMap(({ marbles }) =>
    marbles.filter(({ hue, pop }) => hue !== CLAY && pop === 0),
  );
  const seen = left.filter(({ s }) => s > 0);
  const from = seen.length > 0 ? seen : left;
  return from.length > 0 ? rng.pick(from).hue : -1;
}
