import { expect, test } from 'vitest';
import { createRng } from '@playgrove/kit/rules';
import type { Held } from '@playgrove/kit/stage';
import { freshPurse } from '@playgrove/kit/upgrades';
import { courseFor, trackFor } from './levels.ts';
import { rules } from './rules.ts';
import { driverFor } from './rules/driver.ts';
import { playerStats, tickRace } from './rules/race.ts';
import { LOCK, SHOP, type State } from './rules/types.ts';
import { controlsOf, freshUi } from './view/ui.ts';

type Keys = 'left' | 'right' | 'a';

/** Ticks between two looks at the road, and from a look to the finger. */
const LOOK = 6;
const REACTION = 9;

/** Two arrow keys that are down or up, late, by somebody who knows where the road goes. */
function driveByKeys(course: number, seed: string, flair: number): State {
  const state = rules.deal({ course }, createRng(seed), { purse: freshPurse(SHOP), ghosts: {} });
  const context = { rng: createRng('ticks'), cue: () => undefined };
  const ui = freshUi(state);
  const coming: { readonly at: number; readonly keys: readonly Keys[] }[] = [];
  let held: Held = { pad: new Set(), stick: { x: 0, y: 0 } };
  for (let tick = 0; rules.status(state) === 'playing'; tick += 1) {
    if (tick % LOOK === 0) {
      coming.push({ at: tick + REACTION, keys: keysFor(state, ui.wheel, flair) });
    }
    if (coming[0]?.at === tick) {
      held = { pad: new Set(coming.shift()?.keys), stick: { x: 0, y: 0 } };
    }
    const input = state.phase === 'race' ? controlsOf(held, ui, state.controls) : undefined;
    if (input) rules.step(state, input, context);
    tickRace(state, context);
  }
  return state;
}

function keysFor(state: State, wheel: number, flair: number): readonly Keys[] {
  const [car, ...others] = state.cars;
  const stats = playerStats(state.career.purse);
  const temper = { pace: 0.3, nerve: 0.3, foresight: 0.8, flair };
  const { steer, drift } = driverFor(car, others, trackFor(courseFor(state.course)), stats, temper);
  const enough = Math.abs(steer - wheel) < LOCK * 0.12 && Math.abs(steer) < LOCK * 0.6;
  const straight = !drift && (Math.abs(steer) < LOCK * 0.25 || enough);
  const way: readonly Keys[] = straight || steer === 0 ? [] : [steer > 0 ? 'right' : 'left'];
  return drift ? [...way, 'a'] : way;
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const podiums = (course: number, flair: number): number =>
  SEEDS.filter((seed) => driveByKeys(course, seed, flair).place <= 3).length;

test('the first race is won more often than not by late fingers on two keys, without a slide', () => {
  expect(podiums(0, 0)).toBeGreaterThan(SEEDS.length / 2);
});

test('whoever slides now and then is on the podium of the first, and at times of the second', () => {
  expect(podiums(0, 0.5)).toBe(SEEDS.length);
  expect(podiums(1, 0.5)).toBeGreaterThan(0);
});
