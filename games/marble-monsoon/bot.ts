import type { Bot, Point, Proof } from '@playgrove/kit/contract';
import { atan2, createRng } from '@playgrove/kit/core';
import { contactOn, edgeOn, headingOf, muzzleOf, MUZZLE, placeFor, SPEED } from './rules/aim.ts';
import { pulls } from './rules/chain.ts';
import { alongAt, WIDE, xAt, yAt } from './rules/path.ts';
import { pathsOf, planOf } from './rules/plan.ts';
import { CLAY, marblesOf, type Input, type Lane, type State } from './rules/state.ts';

/** Ticks between two shots of the best hand, and how many more a beginner takes. */
const QUICKEST = 26;
const SLOWER = 44;
/** How far off a beginner shoots, tenths of a degree. */
const CLUMSY = 45;
/** Where beside a marble's middle it aims, in marbles along the flume. */
const SIDES = [-0.45, -0.15, 0.15, 0.45];

/** How many marbles of this color touch the place between `place` − 1 and `place`. */
function pairs({ marbles }: Lane, place: number, hue: number): readonly [number, number] {
  let back = place;
  while (marbles[back - 1]?.hue === hue && (back === place || marbles[back]?.link)) back -= 1;
  let front = place;
  while (marbles[front]?.hue === hue && (front === place || marbles[front]?.link)) front += 1;
  return [back, front];
}

/** What a marble of this color is worth in this place: the pop, the recoil after it, the danger. */
function worth(lane: Lane, place: number, hue: number, part: number): number {
  const [back, front] = pairs(lane, place, hue);
  const size = front - back + 1;
  const danger = 1 + part;
  if (size < 3) return (size - 1) * 2 * danger - 1;
  const [one, two] = [lane.marbles[back - 1], lane.marbles[front]];
  const recoil = one && two && pulls(one, two) ? 6 : 0;
  const lamps = lane.marbles.slice(back, front).filter(({ lamp }) => lamp).length * 5;
  const clay = [one, two].filter((marble) => marble?.hue === CLAY).length;
  return (6 + size + recoil + lamps + clay) * danger;
}

type Choice = { readonly angle: number; readonly value: number; readonly hue: number };

/** The best shot from here among those at either side of a marble in reach. */
function choose(state: State, hues: readonly number[]): Choice | undefined {
  const paths = pathsOf(state);
  const { pads } = planOf(state.params.level);
  const pad = pads[state.pad] as Point;
  let best: Choice | undefined;
  for (const [index, lane] of state.lanes.entries()) {
    const path = paths[index];
    if (!path) continue;
    let driven = true;
    for (const [at, marble] of lane.marbles.entries()) {
      if (at > 0 && !marble.link) driven = false;
      if (marble.s < 0 || marble.pop > 0) continue;
      const [x0, y0] = [xAt(path, marble.s) - pad.x, yAt(path, marble.s) - pad.y];
      const wait = Math.max(0, Math.sqrt(x0 * x0 + y0 * y0) - MUZZLE - WIDE) / SPEED;
      const s = marble.s + (driven ? lane.v * wait : 0);
      const along = alongAt(path, s);
      for (const side of SIDES) {
        const x = xAt(path, s) + along.x * side * WIDE - pad.x;
        const y = yAt(path, s) + along.y * side * WIDE - pad.y;
        const angle = Math.round(((atan2(y, x) * 1800) / Math.PI + 3600) % 3600) % 3600;
        const heading = headingOf(angle);
        const from = muzzleOf(state, heading);
        const hit = contactOn(state, from, heading, edgeOn(from, heading), true);
        const struck = hit && state.lanes[hit.lane];
        const length = hit && paths[hit.lane]?.length;
        if (!struck || !length) continue;
        const place = placeFor(state, hit);
        const part = (struck.marbles[hit.at]?.s ?? 0) / length;
        for (const hue of hues) {
          const value = worth(struck, place, hue, part);
          if (!best || value > best.value) best = { angle, value, hue };
        }
      }
    }
  }
  return best;
}

/** The same for one decision, however often it is asked. */
const luck = ({ fired, tick, params }: State): ReturnType<typeof createRng> =>
  createRng(`${params.level} ${fired} ${Math.floor(tick / 8)}`);

/**
 * Takes the best place for either marble in hand, swaps or hops for it. A beginner takes longer,
 * aims less exactly and only sees the marble in hand.
 */
export const bot: Bot<State, Input> = (state, _, skill) => {
  if (state.hop > 0 || state.wish >= 0) return undefined;
  const rest = Math.round(QUICKEST + SLOWER * (1 - skill));
  if (state.tick % rest !== 0 || state.tick < 60) return undefined;
  const { held, next } = state;
  const hues = skill > 0.3 ? [held, next] : [held];
  const here = choose(state, hues);
  const { pads } = planOf(state.params.level);
  if (pads.length > 1 && skill > 0.3 && (here?.value ?? 0) < 6) {
    const there = choose({ ...state, pad: 1 - state.pad }, hues);
    if (there && there.value > (here?.value ?? 0) + 2) return { kind: 'hop' };
  }
  if (!here) return undefined;
  // With nothing to pop and time to spare, one more marble only makes the chain longer.
  if (here.value < 1 && skill > 0.3 && state.head < 0.6 && marblesOf(state) > 6) {
    if (luck(state).chance(0.5)) return undefined;
  }
  if (here.hue !== held) return { kind: 'swap' };
  const rng = luck(state);
  const off = Math.round((rng.unit() + rng.unit() + rng.unit() - 1.5) * 2 * CLUMSY * (1 - skill));
  return { kind: 'fire', angle: (here.angle + off + 3600) % 3600 };
};

/** A level with rain: the better hand wins it, a beginner often does not. */
export const proof: Proof = {
  level: 'rain-5',
  golden: 'rain-2',
  seeds: 8,
  measure: 'win-rate',
  margin: 0.3,
  limit: 60 * 240,
};
