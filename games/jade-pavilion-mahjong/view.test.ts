import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { LAYOUTS } from './rules/layouts.ts';
import { shapeOf } from './rules/shape.ts';
import { openPairs, tableOf, type State } from './rules/state.ts';
import { frameOf, layoutOf, tileRect, worldFor } from './view/layout.ts';
import { freshUi, pairsBack, readEvent, think } from './view/ui.ts';

/** CSS pixels; the strip above takes some of the height. */
const SCREENS = [
  { name: 'small phone', width: 320, height: 568, strip: 88 },
  { name: 'phone', width: 390, height: 844, strip: 88 },
  { name: 'phone on its side', width: 844, height: 390, strip: 52 },
  { name: 'desktop', width: 1440, height: 900, strip: 60 },
  { name: 'large desktop', width: 2560, height: 1440, strip: 60 },
] as const;

const dealt = (level: number): State => rules.deal({ level }, createRng(level), null);

test.each(SCREENS)('tiles are large and on the floor: $name', ({ width, height, strip }) => {
  const room = { width, height: height - strip };
  const world = worldFor(room.width / room.height);
  const px = Math.min(room.width / world.width, room.height / world.height);
  const layout = layoutOf(world);
  for (const [at, [name]] of LAYOUTS.entries()) {
    const state = dealt(at + 1);
    const shape = shapeOf(at);
    const frame = frameOf(layout, state);
    const { floor } = layout;
    const rects = state.tiles.map((_, place) => tileRect(frame, shape, place));
    expect(Math.min(...rects.map(({ x }) => x)), name).toBeGreaterThanOrEqual(floor.x);
    expect(Math.min(...rects.map(({ y }) => y)), name).toBeGreaterThanOrEqual(floor.y);
    const right = Math.max(...rects.map((rect) => rect.x + rect.width));
    expect(right, name).toBeLessThanOrEqual(floor.x + floor.width);
    const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
    expect(bottom, name).toBeLessThanOrEqual(floor.y + floor.height);
    const [rect] = rects;
    expect(Math.min(rect?.width ?? 0, rect?.height ?? 0) * px, name).toBeGreaterThan(40);
  }
});

test('tiles grow when the edges of the layout have gone, and never leave the floor', () => {
  const layout = layoutOf(worldFor(0.5));
  const state = dealt(LAYOUTS.length);
  const before = frameOf(layout, state).scale;
  const shape = shapeOf(state.deal.layout);
  // The four tiles in the middle are left.
  const far = (place: number): number =>
    Math.hypot((shape.x[place] ?? 0) - 6, (shape.y[place] ?? 0) - 7);
  const places = state.tiles.map((_, place) => place).toSorted((a, b) => far(b) - far(a));
  const taken = Array.from(
    { length: places.length / 2 - 2 },
    (_, pair) => [places[pair * 2] ?? 0, places[pair * 2 + 1] ?? 0, 0] as const,
  );
  const after = { ...state, taken };
  const frame = frameOf(layout, after);
  expect(frame.scale).toBeGreaterThan(before * 1.4);
  for (const place of places.slice(-4)) {
    const rect = tileRect(frame, shape, place);
    expect(rect.x).toBeGreaterThanOrEqual(layout.floor.x);
    expect(rect.y + rect.height).toBeLessThanOrEqual(layout.floor.y + layout.floor.height);
  }
});

test('two taps make a pair; a blocked tile shows what blocks it; a tap beside puts the tile down', () => {
  const state = dealt(9);
  const ui = freshUi(state);
  const screen = worldFor(0.5);
  const tap = (place: number) =>
    readEvent({ kind: 'cell', phase: 'down', id: `t${place}` }, state, ui, screen);
  const [a, b] = openPairs(state)[0] ?? [0, 0];
  expect(tap(a)).toBe('redraw');
  expect(ui.picked).toBe(a);
  expect(tap(b)).toEqual({ act: 'pair', a, b });
  ui.hint = [b, a];
  tap(a);
  expect(tap(b)).toEqual({ act: 'pair', a, b, hinted: 1 });
  const table = tableOf(state);
  const blocked = state.tiles.findIndex(
    (_, place) => !table.isFree(place) && !table.isCovered(place),
  );
  expect(tap(blocked)).toEqual({ act: 'pair', a: blocked, b: blocked });
  expect(ui.flash?.by.length).toBeGreaterThan(1);
  tap(a);
  const at = { x: 1, y: 1 };
  const beside = {
    kind: 'press',
    phase: 'down',
    pointer: 1,
    device: 'touch',
    ...at,
    path: [at],
    from: at,
  } as const;
  expect(readEvent(beside, state, ui, screen)).toBe('redraw');
  expect(ui.picked).toBeUndefined();
});

test('after a rewind the way back is gone at once', () => {
  const game = playing(rules, 'pearl', { seed: 'dead end' });
  const ui = freshUi(game.state);
  const decide = (): void => {
    while (!ui.thought) think(game.state, ui);
  };
  while (pairsBack(game.state, ui) === 0) {
    const [pair] = openPairs(game.state);
    if (!pair) break;
    game.give({ act: 'pair', a: pair[0], b: pair[1] });
    ui.thought = false;
    decide();
  }
  const back = pairsBack(game.state, ui);
  expect(back).toBeGreaterThan(0);
  game.give({ act: 'back', to: game.state.taken.length - back });
  expect(pairsBack(game.state, ui)).toBe(0);
});
