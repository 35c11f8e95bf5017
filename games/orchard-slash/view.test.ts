import { createRng } from '@playgrove/kit/core';
import type { Press } from '@playgrove/kit/runtime';
import { describe, expect, test } from 'vitest';
import { rules, type State } from './rules.ts';
import { FRESH } from './rules/career.ts';
import { fieldFor } from './rules/field.ts';
import { hourOf, HOURS } from './view/hours.ts';
import { read } from './view/read.ts';
import { placesOf } from './view/shelf.ts';
import { createUi } from './view/ui.ts';

function fresh(): State {
  return rules.deal({ mode: 'endless' }, createRng('view'), FRESH);
}

function press(phase: Press['phase'], path: readonly (readonly [number, number])[]): Press {
  const points = path.map(([x, y]) => ({ x, y }));
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return { kind: 'press', phase, pointer: 1, device: 'touch', ...last, path: points, from: last };
}

describe.each([
  [390, 740],
  [320, 480],
  [844, 340],
  [1440, 840],
  [768, 960],
])('the shelf at %i by %i', (width, height) => {
  test('has blades large enough for a finger, in sight, clear of each other and of the fruit', () => {
    const { w, h } = fieldFor(width / height);
    const px = Math.min(width / w, height / h);
    const places = placesOf({ width: w, height: h, px });
    for (const [at, place] of places.entries()) {
      expect(place.width * px).toBeGreaterThanOrEqual(44);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(w);
      expect(place.y + place.height).toBeLessThanOrEqual(h);
      expect(place.y).toBeGreaterThan(h * 0.52 + 100);
      const next = places[at + 1];
      if (next) expect(next.x).toBeGreaterThanOrEqual(place.x + place.width);
    }
  });
});

describe('a stroke as it is reported', () => {
  test('is the places where it turned, however many the pointer reported', () => {
    const state = fresh();
    const ui = createUi(state);
    read(press('down', [[100, 500]]), state, ui);
    const along = Array.from({ length: 60 }, (_, at) => [100 + at * 5, 500] as const);
    const down = Array.from({ length: 40 }, (_, at) => [395, 500 + at * 5] as const);
    const inputs = read(press('move', [...along, ...down]), state, ui);
    if (!Array.isArray(inputs)) throw new Error('nothing was reported');
    const slash = inputs.at(-1);
    if (slash?.kind !== 'slash') throw new Error('no slash');
    expect(slash.path).toEqual([100, 500, 395, 500, 395, 695]);
  });

  test('is reported through fruit and not through empty air', () => {
    const state = fresh();
    const ui = createUi(state);
    read(press('down', [[100, 500]]), state, ui);
    const stroke = press('move', [[300, 520]]);
    state.started = true;
    expect(Array.isArray(read(stroke, state, ui))).toBe(true);
    state.air = [];
    expect(read(press('move', [[500, 540]]), state, ui)).toBe('redraw');
  });

  test('on a blade of the shelf takes it, before the first cut alone', () => {
    const state = fresh();
    const ui = createUi(state);
    const room = { width: ui.field.w, height: ui.field.h, px: ui.px };
    const place = placesOf(room)[1] ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = [place.x + place.width / 2, place.y + place.height / 2] as const;
    expect(read(press('down', [at]), state, ui)).toEqual([{ kind: 'blade', at: 1 }]);
    state.started = true;
    expect(read(press('down', [at]), state, ui)).toBe('redraw');
  });
});

test('in a first game there are no blades to press', () => {
  const state = fresh();
  const ui = createUi(state, false);
  const room = { width: ui.field.w, height: ui.field.h, px: ui.px };
  const place = placesOf(room)[1] ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(read(press('down', [[place.x + 9, place.y + 9]]), state, ui)).toBe('redraw');
});

test('the day goes by with the glasses, and every card has its hour', () => {
  const hours = [0, 2, 3, 6, 9, 12, 15, 99].map((served) =>
    hourOf({ params: { mode: 'endless' }, served }),
  );
  expect(hours).toEqual([0, 0, 1, 2, 3, 4, 5, 5]);
  const cards = [1, 6, 7, 36].map((card) =>
    hourOf({ params: { mode: 'recipe', card }, served: 0 }),
  );
  expect(cards).toEqual([0, 0, 1, HOURS.length - 1]);
});
