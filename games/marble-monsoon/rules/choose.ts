import type { Point } from '@playgrove/kit/contract';
import { atan2 } from '@playgrove/kit/core';
import { contactOn, edgeOn, headingOf, muzzleOf, MUZZLE, placeFor, SPEED } from './aim.ts';
import { pulls } from './chain.ts';
import { alongAt, WIDE, xAt, yAt } from './path.ts';
import { pathsOf, planOf } from './plan.ts';
import { CLAY, type Lane, type State } from './state.ts';

/** Where beside a marble's middle it aims, in marbles along the flume. */
const SIDES = [-0.45, -0.15, 0.15, 0.45];

/** How many marbles of this color touch the place between `place` − 1 and `place`. */
export function pairs({ marbles }: Lane, place: number, hue: number): readonly [number, number] {
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

export type Choice = { readonly angle: number; readonly value: number; readonly hue: number };

/** The best shot from here among those at either side of a marble in reach. */
export function choose(state: State, hues: readonly number[]): Choice | undefined {
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
