import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { choose } from './rules/choose.ts';
import { fusionOf } from './rules/fusing.ts';
import { NONE, radiusOf, type Input, type State } from './rules/state.ts';

/** Angles that are tried: 48 for the best hand. */
const TRIED = 48;
/** A beginner looks for a twin in this many of its drops. */
const LOOKS = 0.45;
/** Ticks between two drops: a calm hand waits for the pile. */
const WAIT = [16, 40] as const;

/** Whether anything is still moving toward a fusion. */
const isBusy = (state: State): boolean =>
  state.bodies.some(({ landed }) => !landed) || fusionsNear(state);

function fusionsNear({ bodies }: State): boolean {
  return bodies.some((a, n) =>
    bodies.slice(n + 1).some((b) => {
      if (a.kind !== b.kind || fusionOf(a, b) === 0) return false;
      const [dx, dy] = [a.x - b.x, a.y - b.y];
      return Math.sqrt(dx * dx + dy * dy) < radiusOf(a.kind) * 2 + 2;
    }),
  );
}

/** A beginner drops anywhere, and sees a twin now and then; the best one weighs every place. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.end !== '' || state.held === NONE || state.reload > 0 || state.wish >= 0)
    return undefined;
  const wait = WAIT[0] + (WAIT[1] - WAIT[0]) * skill;
  if (state.idle < wait) return undefined;
  if (skill > 0.5 && state.idle < 150 && isBusy(state)) return undefined;
  const own = createRng(`${state.drops} ${state.score} ${rng.int(1e6)}`);
  if (!own.chance(LOOKS + (1 - LOOKS) * skill)) return own.int(3600);
  const tried = Math.round(12 + (TRIED - 12) * skill);
  const angle = choose(state, state.held, tried, own.int(Math.floor(3600 / tried)));
  // A hand is off by up to six degrees.
  const off = Math.round(own.between(-60, 60) * (1 - skill));
  return (angle + off + 3600) % 3600;
};

export const proof: Proof = { level: 'endless', golden: 'endless', seeds: 8, limit: 60 * 600 };
