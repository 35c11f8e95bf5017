import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { isPotion, poursOf, smoked } from './rules/bottles.ts';
import { solve } from './solver.ts';
import type { State } from './rules/state.ts';
import { layoutOf, tallOf, worldFor } from './view/layout.ts';
import { tiltFor } from './view/pour.ts';
import { arrival, BACK, FLY, follow, freshShow, PUFF } from './view/show.ts';
import { freshUi, readEvent } from './view/ui.ts';

/** CSS pixels; the strip above takes some of the height. */
const SCREENS = [
  { name: 'small phone', width: 320, height: 568, strip: 60, least: 38 },
  { name: 'phone', width: 390, height: 844, strip: 60, least: 56 },
  { name: 'phone on its side', width: 844, height: 390, strip: 52, least: 42 },
  { name: 'desktop', width: 1440, height: 900, strip: 60, least: 56 },
  { name: 'large desktop', width: 2560, height: 1440, strip: 60, least: 56 },
] as const;

const bottlesOf = (count: number) => ({ sizes: Array<number>(count).fill(4) });

test.each(SCREENS)('bottles are large, apart and above the bench: $name', (screen) => {
  const room = { width: screen.width, height: screen.height - screen.strip };
  const world = worldFor(room.width / room.height);
  const px = Math.min(room.width / world.width, room.height / world.height);
  for (const count of [4, 6, 9, 12]) {
    const { feet, cells, scale, bench } = layoutOf(world, bottlesOf(count));
    expect(feet).toHaveLength(count);
    expect(92 * scale * px, `${count} bottles`).toBeGreaterThan(screen.least);
    for (const [at, { x, y }] of feet.entries()) {
      expect(y).toBeLessThan(bench.y);
      expect(y - tallOf(4) * scale).toBeGreaterThan(0);
      expect(x - 46 * scale).toBeGreaterThanOrEqual(0);
      expect(x + 46 * scale).toBeLessThanOrEqual(world.width);
      const { width, height } = cells[at] ?? { width: 0, height: 0 };
      expect(Math.min(width, height) * px).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a fuller bottle pours at a smaller tilt', () => {
  const tilts = [4, 3, 2, 1, 0].map((layers) => tiltFor(4, layers));
  expect(tilts).toEqual(tilts.toSorted((a, b) => a - b));
  expect(tilts[0]).toBeGreaterThan(0.4);
});

const SCREEN = worldFor(0.5);

const tap = (state: State, ui: ReturnType<typeof freshUi>, at: number) =>
  readEvent({ kind: 'cell', phase: 'down', id: String(at) }, state, ui, SCREEN);

test('two taps pour, a second tap puts down, a wrong target says why and is picked', () => {
  const game = playing(rules, 'shelf-3');
  const { state } = game;
  const ui = freshUi(state);
  const [from, to] = poursOf(state)[0] ?? [0, 0];
  expect(tap(state, ui, from)).toBe('redraw');
  expect(tap(state, ui, from)).toBe('redraw');
  expect(ui.picked).toBeUndefined();
  const other = state.bottles.findIndex(
    (layers, at) =>
      at !== from && layers.length > 0 && layers.at(-1) !== state.bottles[from]?.at(-1),
  );
  tap(state, ui, from);
  expect(tap(state, ui, other)).toEqual({ act: 'pour', from, to: other });
  expect(ui.why).toMatchObject({ key: 'refused.full', bottle: other });
  expect(ui.picked).toBe(other);
  tap(state, ui, other);
  tap(state, ui, from);
  expect(tap(state, ui, to)).toEqual({ act: 'pour', from, to });
  expect(ui.picked).toBeUndefined();
});

test('a drag from bottle to bottle pours', () => {
  const { state } = playing(rules, 'shelf-3');
  const ui = freshUi(state);
  const [from, to] = poursOf(state)[0] ?? [0, 0];
  tap(state, ui, from);
  expect(readEvent({ kind: 'cell', phase: 'up', id: String(to) }, state, ui, SCREEN)).toEqual({
    act: 'pour',
    from,
    to,
  });
});

test('pours given at once are all shown, in their order, and end where the rules are', () => {
  const game = playing(rules, 'cellar-5');
  const show = freshShow(game.state);
  let seen = 0;
  for (const input of solve(game.state) ?? []) {
    game.give(input);
    follow(game.state, show, undefined, 0.03, false);
    seen = Math.max(seen, show.flows.length);
  }
  expect(seen).toBeGreaterThan(3);
  for (let frame = 0; frame < 1500 && show.won === 0; frame += 1)
    follow(game.state, show, undefined, 1 / 60, false);
  expect(show.bottles).toEqual(game.state.bottles);
  expect(show.bottles.every((layers) => layers.length === 0 || isPotion(layers))).toBe(true);
});

test('the stream begins within a quarter of a second, and undo shows at once', () => {
  const game = playing(rules, 'shelf-3');
  const before = game.state;
  const show = freshShow(before);
  const [from, to] = poursOf(before)[0] ?? [0, 0];
  game.give({ act: 'pour', from, to });
  follow(game.state, show, undefined, 0.016, false);
  expect(show.flows).toHaveLength(1);
  expect(FLY).toBeLessThan(0.25);
  follow(before, show, undefined, 0.016, false);
  expect(show.flows).toHaveLength(0);
  expect(show.bottles).toEqual(before.bottles);
});

test('smoke clears when its puff arrives, and undo leaves what was seen in sight', () => {
  const deal = [[0, 0, 0], [0], [smoked(1, 0), 2], [2, 2, 2], [1, 1, 1]];
  const state: State = {
    level: 1,
    sizes: deal.map(() => 4),
    deal,
    bottles: deal.map((layers) => [...layers]),
    poured: [],
    brewed: [],
    par: 3,
    most: 0,
  };
  const show = freshShow(state);
  const after: State = {
    ...state,
    bottles: [[0, 0, 0, 0], [], [1, 2], [2, 2, 2], [1, 1, 1]],
    poured: [[1, 0]],
    brewed: [0],
  };
  const pass = (seconds: number): void => {
    for (let time = 0; time < seconds; time += 1 / 60)
      follow(after, show, undefined, 1 / 60, false);
  };
  pass(arrival(1) + 0.05);
  expect(show.bottles[2]).toEqual([smoked(1, 0), 2]);
  expect(show.puffs).toHaveLength(1);
  pass(PUFF + BACK);
  expect(show.bottles).toEqual(after.bottles);
  follow(state, show, undefined, 1 / 60, false);
  expect([...show.seen]).toEqual([16]);
});
