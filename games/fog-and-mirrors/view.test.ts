import { sizesOf } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { PLACES } from './levels.ts';
import { rules, type State } from './rules.ts';
import { boardOf, CELLS, columnOf, middleOf, rowOf } from './rules/board.ts';
import game from './view.ts';
import { boardRect, cellUnder, layoutOf, toWorld, worldFor } from './view/layout.ts';
import { meetIn } from './view/tips.ts';
import { createUi, type Ui } from './view/ui.ts';

const PHONE = sizesOf(390, 844);
const LAYOUT = layoutOf(PHONE);

const { view } = game;
/** Room under the strip, CSS pixels. */
const SCREENS = [
  [390, 780],
  [320, 510],
  [844, 340],
  [568, 270],
  [768, 960],
  [1440, 840],
  [2560, 1380],
] as const;

describe.each(SCREENS)('on a screen of %i × %i', (width, height) => {
  const size = worldFor(width / height);
  const layout = layoutOf(size);
  const px = Math.min(width / size.width, height / size.height);
  const tools = [...layout.cards, layout.go];

  test('everything is in sight, and nothing is on anything else', () => {
    const all = [boardRect(layout), layout.news, ...tools];
    for (const [at, rect] of all.entries()) {
      expect(rect.x, `${at}`).toBeGreaterThanOrEqual(0);
      expect(rect.y, `${at}`).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width, `${at}`).toBeLessThanOrEqual(size.width);
      expect(rect.y + rect.height, `${at}`).toBeLessThanOrEqual(size.height);
      for (const other of all.slice(at + 1)) {
        const apart =
          rect.x + rect.width <= other.x ||
          other.x + other.width <= rect.x ||
          rect.y + rect.height <= other.y ||
          other.y + other.height <= rect.y;
        expect(apart, `${at}`).toBe(true);
      }
    }
  });

  test('tools are large enough for a finger', () => {
    for (const rect of tools)
      expect(Math.min(rect.width, rect.height) * px).toBeGreaterThanOrEqual(44);
  });

  test('a finger finds each cell', () => {
    for (let at = 0; at < CELLS; at += 1) {
      expect(cellUnder(layout, toWorld(layout, middleOf(at)))).toBe(at);
    }
    expect(cellUnder(layout, { x: layout.go.x + 5, y: layout.go.y + 5 })).toBe(-1);
  });
});

const deal = (place: number): State =>
  rules.deal({ place, endless: false }, createRng('view'), null);

/** A finger on one cell after the other. */
function press(state: State, ui: Ui, ...cells: readonly number[]): unknown {
  const [first = 0] = cells;
  const from = toWorld(LAYOUT, middleOf(first));
  const base = { kind: 'press', pointer: 1, device: 'touch', path: [], from } as const;
  view.read({ ...base, ...from, phase: 'down' }, state, ui, PHONE);
  for (const cell of cells.slice(1)) {
    view.read({ ...base, ...toWorld(LAYOUT, middleOf(cell)), phase: 'move' }, state, ui, PHONE);
  }
  const last = toWorld(LAYOUT, middleOf(cells.at(-1) ?? first));
  return view.read({ ...base, ...last, phase: 'up' }, state, ui, PHONE);
}

test('a tap builds the tool in hand, turned to the road; sliding builds where it ends', () => {
  const state = deal(1);
  const ui = createUi(state);
  expect(press(state, ui, 48)).toEqual({ act: 'build', tool: 'lantern', at: 48, turn: 3 });
  expect(press(state, ui, 20, 34, 48)).toMatchObject({ act: 'build', at: 48 });
});

test('a tap on a piece turns it, a drag moves it, and beside the board it goes back', () => {
  const state = deal(1);
  state.pieces = [{ at: 48, kind: 'lantern', turn: 3, n: 1, old: false }];
  const ui = createUi(state);
  expect(press(state, ui, 48)).toEqual({ act: 'turn', at: 48 });
  expect(press(state, ui, 48, 41)).toEqual({ act: 'move', from: 48, to: 41 });
  const base = {
    kind: 'press',
    pointer: 1,
    device: 'touch',
    path: [],
    from: { x: 0, y: 0 },
  } as const;
  view.read({ ...base, ...toWorld(LAYOUT, middleOf(48)), phase: 'down' }, state, ui, PHONE);
  const { x, y } = LAYOUT.news;
  const beside = { x: x + 9, y: y + 9 };
  view.read({ ...base, ...beside, phase: 'move' }, state, ui, PHONE);
  expect(view.read({ ...base, ...beside, phase: 'up' }, state, ui, PHONE)).toEqual({
    act: 'sell',
    at: 48,
  });
});

test('during a wave a piece turns when the finger comes down', () => {
  const state = deal(0);
  state.phase = 'wave';
  const ui = createUi(state);
  const at = toWorld(LAYOUT, middleOf(34));
  const down = {
    kind: 'press',
    phase: 'down',
    pointer: 1,
    device: 'touch',
    path: [],
    from: at,
  } as const;
  expect(view.read({ ...down, ...at }, state, ui, PHONE)).toEqual({ act: 'turn', at: 34 });
});

test('a refused input says why', () => {
  const state = deal(1);
  const ui = createUi(state);
  state.light = 0;
  press(state, ui, 48);
  expect(ui.refused?.why).toBe('refused.light');
  expect(state).toEqual({ ...deal(1), light: 0 });
});

test('keys build, turn, pick up and put down', () => {
  const state = deal(1);
  const ui = createUi(state);
  const pad = (button: 'a' | 'b' | 'left'): unknown =>
    view.read({ kind: 'pad', phase: 'down', button, device: 'keyboard' }, state, ui, PHONE);
  ui.cursor = 48;
  expect(pad('a')).toMatchObject({ act: 'build', at: 48 });
  state.pieces = [{ at: 48, kind: 'lantern', turn: 3, n: 1, old: false }];
  expect(pad('a')).toEqual({ act: 'turn', at: 48 });
  pad('b');
  pad('left');
  expect(pad('b')).toEqual({ act: 'move', from: 48, to: 47 });
  ui.cursor = 48;
  expect(view.read({ kind: 'key', phase: 'down', key: '1' }, state, ui, PHONE)).toMatchObject({
    act: 'build',
    tool: 'lantern',
    at: 48,
  });
});

test('each place is whole: roads lead from the edge to one house, and nothing else is on them', () => {
  for (const [place, { id, trees, water = '' }] of PLACES.entries()) {
    const { routes, ground, home, old } = boardOf(place);
    for (const route of routes) {
      const first = route[0] ?? 0;
      const edge = columnOf(first) % 6 === 0 || rowOf(first) === 0 || rowOf(first) === 9;
      expect(edge, `${id}: its gate is at the edge`).toBe(true);
      expect(route.at(-1), id).toBe(home);
      expect(route.length, id).toBeGreaterThanOrEqual(8);
    }
    const things = `${trees} ${water}`.split(' ').filter(Boolean);
    const free = things.filter((name) => {
      const at = (name.codePointAt(0) ?? 0) - 97 + Number(name[1]) * 7;
      return ground[at] === 'tree' || ground[at] === 'water';
    });
    expect(free, id).toEqual(things);
    for (const { at } of old) expect(['grass', 'road'], id).toContain(ground[at]);
  }
});

test('each creature is introduced once, where it first comes', () => {
  const met = PLACES.flatMap((_, place) => (rules.levels[place] ? [...meetings(place)] : []));
  expect(met).toEqual([...new Set(met)]);
  expect(met).toHaveLength(7);
});

function* meetings(place: number): Generator<string> {
  const state = deal(place);
  for (const [wave, line] of (PLACES[place]?.waves ?? '').split(' ').entries()) {
    const letters = line.replaceAll(/(\d+)([a-z])/gi, (_, count: string, letter: string) =>
      letter.repeat(Number(count)),
    );
    const said = meetIn({ ...state, wave, line: letters });
    if (said !== undefined) yield said;
  }
}
