import { expect, test } from 'vitest';
import { Coaching } from './coaching.ts';
import type { Stage } from '../stage/stage.ts';
import type { Surface, View } from '../view.ts';

type Shown = ReturnType<NonNullable<View['coach']>>;

/**
 * Runs frames in which the view coaches with each of `shown`. @returns the number of frames until
 * it was taught
 */
function taughtAfter(shown: readonly Shown[]): number | undefined {
  let at = 0;
  let taught: number | undefined;
  const start = {};
  const stage = {
    phase: 'playing',
    teaching: true,
    taught: () => (taught = at + 1),
    play: {
      game: { view: { coach: () => shown[at] } },
      session: { start, state: {}, time: 0, rules: { pace: { kind: 'ticks' } } },
      ui: {},
    },
  } as unknown as Stage;
  const coaching = new Coaching(stage);
  for (; at < shown.length; at += 1) {
    coaching.draw({ time: 0 } as Surface, 'touch');
    if (taught !== undefined) break;
  }
  return taught;
}

const HAND = { kind: 'tap', at: { x: 0, y: 0 }, keys: [] } as const;

test('the lesson ends when the view has nothing more to show', () => {
  expect(taughtAfter([undefined, undefined])).toBeUndefined();
  expect(taughtAfter([undefined, HAND, HAND, undefined])).toBe(4);
});

test('while the view waits, the lesson continues', () => {
  expect(taughtAfter([HAND, 'wait', 'wait', HAND])).toBeUndefined();
  expect(taughtAfter([HAND, 'wait', undefined])).toBe(3);
  expect(taughtAfter(['wait', 'wait', undefined])).toBe(3);
});
