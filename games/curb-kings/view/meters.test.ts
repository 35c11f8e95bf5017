import { expect, test } from 'vitest';
import { createRng } from '@playgrove/kit/core';
import type { Surface } from '@playgrove/kit/runtime';
import { FRESH } from '../rules/state.ts';
import { rules } from '../rules.ts';
import { drawFall } from './meters.ts';
import { createUi } from './ui.ts';

/** What is written about a fall while the rider stands so. */
function written(mode: 'down' | 'roll', phase: 'ride' | 'end'): readonly string[] {
  const fallen = rules.deal({ mode: 'spot', spot: 'harbour-1' }, createRng('fall'), FRESH);
  fallen.phase = phase;
  fallen.rider.mode = mode;
  fallen.fall = { why: 'low', x: 300, y: 300, short: 12, lost: 0, tick: 0 };
  const texts = new Set<string>();
  const calls: Readonly<Record<string, (text: string) => unknown>> = {
    fillText: (text) => texts.add(text),
    measureText: () => ({ width: 1 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const c = new Proxy({}, { get: (_, name) => calls[String(name)] ?? (() => undefined) });
  const to = { c, px: 1, width: 900, words: (key: string) => key };
  drawFall(to as unknown as Surface, fallen, createUi(fallen));
  return [...texts];
}

test('a fall says why while the rider lies there, also when it was the last one', () => {
  expect(written('down', 'ride')).toEqual(['fall.low']);
  expect(written('down', 'end')).toEqual(['fall.low']);
});

test('a spot that was rolled to its end does not say why somebody fell long ago', () => {
  expect(written('roll', 'end')).toEqual([]);
});
