import type { Bot, Proof } from '@playgrove/kit/contract';
import { bell } from '@playgrove/kit/logic/bots';
import { GRAVITY, halfOf, leafX, SPEED, thingX, wayX } from './rules/climb.ts';
import type { Input, State } from './rules.ts';

/** Ticks from one look to the next, and units that a beginner misjudges. */
const SLOW = 16;
const BLUR = 11;

/** Ticks until the feet come down to a height; undefined if they never get above it. */
function ticksTo({ y, vy }: State, height: number): number | undefined {
  const root = vy * vy - 2 * GRAVITY * (height - y);
  return root < 0 ? undefined : (vy + Math.sqrt(root)) / GRAVITY;
}

/** Steers for the highest leaf that it can still reach, and rather for dew on the way; away from beetles. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const look = Math.round(1 + SLOW * (1 - skill));
  if (state.tick % look !== 0) return undefined;
  let best: { value: number; way: number } | undefined;
  for (const leaf of state.leaves) {
    if (leaf.gone || leaf.y <= state.frost) continue;
    const ticks = ticksTo(state, leaf.y);
    if (ticks === undefined || ticks < 1) continue;
    const way = wayX(state.x, leafX(leaf, state.tick + Math.round(ticks)));
    const far = Math.max(0, Math.abs(way) - halfOf(leaf) * 0.5);
    if (far > SPEED * 0.85 * Math.max(0, ticks - 4)) continue;
    const value =
      leaf.y - (leaf.kind === 'dry' ? 14 : 0) + (leaf.wet ? 0 : 6) - Math.abs(way) * 0.05;
    if (!best || value > best.value) best = { value, way };
  }
  let way = best?.way ?? 0;
  if (skill > 0.4 && state.vy > -0.5) {
    const dew = state.things.find(
      ({ kind, gone, x, y }) =>
        kind === 'dew' &&
        !gone &&
        y - state.y > -2 &&
        y - state.y < 22 &&
        Math.abs(wayX(state.x, x)) < 26,
    );
    if (dew) way = wayX(state.x, dew.x);
  }
  for (const beetle of state.things) {
    if (beetle.kind !== 'beetle' || beetle.gone || state.vy < 0) continue;
    const off = wayX(state.x, thingX(beetle, state.tick + 10));
    if (beetle.y > state.y && beetle.y - state.y < 40 && Math.abs(off) < 13)
      way = -Math.sign(off || 1) * 20;
  }
  way += bell(rng) * BLUR * (1 - skill);
  const tilt = Math.round(Math.max(-10, Math.min(10, way * 2.2)));
  return tilt === state.tilt ? undefined : tilt;
};

export const proof: Proof = {
  level: 'endless',
  golden: 'garden-3',
  seeds: 8,
  margin: 150,
  limit: 60 * 300,
};
