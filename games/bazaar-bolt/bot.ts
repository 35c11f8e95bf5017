import type { Bot, Proof } from '@playgrove/kit/contract';
import { isHazard, meet, thingsOf, touches, type Before, type Thing } from './rules/layout.ts';
import {
  bounce,
  board,
  isTurning,
  move,
  pressDown,
  pressUp,
  steer,
  type Runner,
} from './rules/runner.ts';
import type { State } from './rules/state.ts';
import type { Input } from './rules.ts';

/** Ticks looked ahead: three seconds, and a beginner's part of it. */
const FAR = 180;
const SHORT = 46;
/** Ticks between decisions of the plan, and positions looked at. */
const EVERY = 6;
const MAX = 900;

type Step = 'wait' | 'left' | 'right' | 'up' | 'down';
const STEPS: readonly Step[] = ['wait', 'left', 'right', 'up', 'down'];
type Placed = { readonly thing: Thing; readonly at: number; readonly until: number };
type Node = {
  readonly r: Runner;
  readonly first: Step;
  readonly ticks: number;
  readonly gain: number;
};

/**
 * Plans over lanes and time: the best-first search goes on from positions that got far and took
 * coins, and the first step of the best plan is made. A beginner looks less far, decides less often
 * and sometimes does not look at all.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'ready') return { act: 'go' };
  const { runner, fork } = state;
  if (isTurning(runner)) return undefined;
  const every = Math.round(EVERY + 9 * (1 - skill));
  if (state.tick % every !== 0 || rng.chance(0.34 * (1 - skill))) return undefined;
  // A good player goes for shortcuts when the basket is full.
  if (fork?.state === 'open' && runner.lane === fork.side && skill > 0.6 && state.carrots > 1)
    return { act: fork.side < 0 ? 'left' : 'right' };
  const step = plan(state, Math.round(SHORT + (FAR - SHORT) * skill * skill));
  return step === 'wait' ? undefined : { act: step };
};

/** Both take the same alleys; runs are cut short after 100 seconds. */
export const proof: Proof = { seeds: 4, margin: 500, limit: 60 * 100 };

function near(state: State, far: number): Placed[] {
  const to = state.runner.z + far;
  return state.way.flatMap((laid) =>
    laid.at > to
      ? []
      : thingsOf(laid.chunk, laid.tier).flatMap((thing, index) => {
          const at = laid.at + thing.z;
          if (at < state.runner.z - 3 || at > to || laid.gone.includes(index)) return [];
          return [{ thing, at, until: laid.at + thing.until }];
        }),
  );
}

function plan(state: State, horizon: number): Step {
  const course = near(state, horizon * 0.35 + 4);
  const open: Node[] = [{ r: { ...state.runner }, first: 'wait', ticks: 0, gain: 0 }];
  const seen = new Set<number>();
  let best: Node | undefined;
  for (let count = 0; count < MAX; count += 1) {
    const node = open.pop();
    if (!node) break;
    if (!best || worth(node) > worth(best)) best = node;
    if (node.ticks >= horizon) break;
    // The last pushed is looked at first.
    const next: Node[] = [];
    for (const step of STEPS) {
      const made = onward(state, course, node, step);
      if (!made) continue;
      const { r } = made;
      const key =
        (((made.ticks * 3 + r.lane + 1) * 41 + Math.round(r.y * 8)) * 7 + Math.ceil(r.slide / 6)) *
          5 +
        Math.round(r.vy * 12);
      if (seen.has(key)) continue;
      seen.add(key);
      next.push(made);
    }
    next.sort((a, b) => a.gain - b.gain || (a === next[0] ? 1 : 0) - (b === next[0] ? 1 : 0));
    open.push(...next);
  }
  return best?.first ?? 'wait';
}

const worth = ({ ticks, gain }: Node): number => ticks + gain * 0.4;

function onward(state: State, course: readonly Placed[], from: Node, step: Step): Node | undefined {
  const r = { ...from.r };
  if (step === 'left' || step === 'right') {
    if (!steer(r, step === 'left' ? -1 : 1)) return undefined;
  } else if (step === 'up') {
    if (!r.ground && r.vy > -0.1) return undefined;
    pressUp(r);
  } else if (step === 'down') pressDown(r);
  let gain = from.gain - (step === 'wait' ? 0 : 0.6);
  const was: Before = { z: 0, x: 0, y: 0, slide: 0 };
  for (let tick = 1; tick <= EVERY; tick += 1) {
    was.z = r.z;
    was.x = r.x;
    was.y = r.y;
    was.slide = r.slide;
    move(r, state.pace);
    for (const { thing, at, until } of course) {
      if (at > r.z + 3) break;
      if (at < r.z - 3) continue;
      if (thing.kind === 'coin' || thing.kind === 'carrot') {
        if (at > r.z - state.pace && at <= r.z && touches(r, thing, at, 0))
          gain += thing.kind === 'coin' ? 1 : 8;
        continue;
      }
      const meeting = meet(r, was, thing, at);
      if (meeting === 'bounce') bounce(r);
      else if (meeting === 'board') board(r, until);
      else if (meeting !== 'none' && isHazard(thing.kind)) {
        if (state.spared - from.ticks - tick <= 0) return undefined;
      }
    }
  }
  return { r, first: from.ticks === 0 ? step : from.first, ticks: from.ticks + EVERY, gain };
}
