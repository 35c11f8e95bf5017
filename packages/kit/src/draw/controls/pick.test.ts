import type { InputEvent, PadButton, Press } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerUnder, pick, risen } from './index.ts';

/** Three pieces below a row of five places, of which some are free. */
type State = { readonly free: readonly number[]; readonly used: readonly number[] };
type Ui = { missed?: number };

const TO = sizesOf(500, 800);
const OPEN: State = { free: [0, 2, 4], used: [] };
const slot = (piece: number) => ({ x: piece * 100, y: 700, width: 80, height: 80 });

const control = pick<State, string, Ui>({
  from: ({ used }) => [0, 1, 2].map((piece) => (used.includes(piece) ? undefined : slot(piece))),
  targets: (_, { free }) => free,
  spotOf: (target) => ({ x: 50 + target * 100, y: 100 }),
  snap: 60,
  rise: () => 90,
  gives: (piece, target) => `${piece} to ${target}`,
  miss(piece, _, __, ui) {
    ui.missed = piece;
    return undefined;
  },
  keys: ['1', '2', '3'],
  start: 2,
  teach: (_, taken) => ({ piece: taken ?? 1, target: 4 }),
});

function hands(state = OPEN) {
  const ui: Ui = {};
  const press = (phase: Press['phase'], x: number, y: number, pointer = 1) => {
    const at = { x, y };
    return control.read?.(
      { kind: 'press', phase, pointer, device: 'touch', ...at, path: [at], from: at },
      state,
      ui,
      TO,
    );
  };
  const key = (button: PadButton | '3', phase: 'down' | 'repeat' = 'down') => {
    const event: InputEvent =
      button === '3'
        ? { kind: 'key', phase: 'down', key: button }
        : { kind: 'pad', phase, button, device: 'keyboard' };
    return control.read?.(event, state, ui, TO);
  };
  const picked = () => control.picked(state, ui, TO);
  const coach = (device: 'touch' | 'keyboard') => control.coach?.(state, ui, device, TO);
  return { ui, press, key, picked, coach };
}

describe('a drag', () => {
  test('floats the piece above the finger and snaps to the nearest place that is open', () => {
    const { press, picked } = hands();
    press('down', 140, 740);
    expect(picked()).toMatchObject({ piece: 1, by: 'drag', middle: undefined });
    press('move', 330, 200);
    expect(picked()).toMatchObject({ middle: { x: 330, y: 110 }, target: undefined });
    press('move', 290, 200);
    expect(picked()).toMatchObject({ target: 2 });
    expect(press('up', 290, 200)).toBe('1 to 2');
    expect(picked()).toBeUndefined();
  });

  test('let go elsewhere it is a miss, and a lost finger is none', () => {
    const missed = hands();
    missed.press('down', 40, 740);
    missed.press('move', 160, 200);
    expect(missed.press('up', 160, 200)).toBe('redraw');
    expect(missed.ui.missed).toBe(0);
    const lost = hands();
    lost.press('down', 40, 740);
    lost.press('move', 50, 200);
    expect(lost.press('cancel', 50, 200)).toBe('redraw');
    expect(lost.ui.missed).toBeUndefined();
  });

  test('belongs to one finger; right on a piece counts before a little next to another', () => {
    const { press, picked } = hands();
    press('down', 101, 740);
    press('down', 40, 740, 2);
    expect(picked()).toMatchObject({ piece: 1 });
    const near = hands();
    near.press('down', 86, 740);
    expect(near.picked()).toMatchObject({ piece: 0 });
  });
});

test('a tap chooses, the next one places; a tap on nothing lets it be', () => {
  const { press, picked } = hands();
  for (const phase of ['down', 'up'] as const) press(phase, 240, 740);
  expect(picked()).toMatchObject({ piece: 2, by: 'tap', target: undefined });
  expect(press('down', 250, 400)).toBeUndefined();
  expect(picked()).toMatchObject({ piece: 2 });
  expect(press('down', 60, 120)).toBe('2 to 0');
  expect(picked()).toBeUndefined();
});

test('keys take a piece, go from place to place, and lay it down', () => {
  const { key, picked } = hands({ ...OPEN, used: [0] });
  expect(key('a')).toBe('redraw');
  expect(picked()).toMatchObject({ piece: 1, by: 'keys', target: 2 });
  key('left');
  expect(picked()).toMatchObject({ target: 0 });
  key('left');
  expect(picked()).toMatchObject({ target: 0 });
  key('right');
  key('right', 'repeat');
  expect(picked()).toMatchObject({ target: 4 });
  expect(key('a')).toBe('1 to 4');
  key('3');
  expect(picked()).toMatchObject({ piece: 2 });
  key('r');
  expect(picked()).toMatchObject({ piece: 1 });
  key('b');
  expect(picked()).toBeUndefined();
});

test('the ghost hand drags to under the place, and keys are those that lead there', () => {
  const { coach, key, press } = hands();
  expect(coach('touch')).toEqual({
    kind: 'swipe',
    from: { x: 140, y: 740 },
    to: { x: 450, y: 190 },
    keys: ['a'],
  });
  expect(coach('keyboard')).toMatchObject({ keys: ['a'] });
  key('a');
  expect(coach('keyboard')).toMatchObject({ keys: ['right', 'a'] });
  press('down', 40, 740);
  expect(coach('touch')).toBe('wait');
});

describe('pieces that slide', () => {
  /** Two cars in rows of five places, 100 apart: one to slide, and one below that cannot. */
  const cars = pick<{ readonly at: readonly number[] }, string, object>({
    slides: true,
    from: ({ at }) =>
      at.map((place, car) => ({ x: place * 100, y: car * 100, width: 100, height: 100 })),
    targets: (car, { at }) => (car === 0 ? [0, 1, 2, 3, 4] : [at[1] ?? 0]),
    spotOf: (place, car) => ({ x: place * 100 + 50, y: car * 100 + 50 }),
    snap: 40,
    gives: (car, place, { at }) => (place === at[car] ? undefined : `${car} to ${place}`),
    teach: () => ({ piece: 1, target: 1 }),
  });
  function slid(...at: number[]) {
    const ui = {};
    const read = (event: InputEvent) => cars.read?.(event, { at }, ui, TO);
    const press = (phase: Press['phase'], x: number, y: number) => {
      const spot = { x, y };
      return read({
        kind: 'press',
        phase,
        pointer: 1,
        device: 'touch',
        ...spot,
        path: [spot],
        from: spot,
      });
    };
    const key = (button: PadButton) =>
      read({ kind: 'pad', phase: 'down', button, device: 'keyboard' });
    return {
      at,
      press,
      key,
      picked: () => cars.picked({ at }, ui, TO),
      coach: () => cars.coach?.({ at }, ui, 'keyboard', TO),
    };
  }

  test('keep to their lane and under the finger where it took them', () => {
    const { press, picked } = slid(1, 0);
    press('down', 130, 40);
    press('move', 260, 700);
    expect(picked()).toMatchObject({ middle: { x: 280, y: 50 }, target: 2 });
    press('move', 900, 20);
    expect(picked()).toMatchObject({ middle: { x: 450, y: 50 }, target: 4 });
    expect(press('up', 900, 20)).toBe('0 to 4');
  });

  test('may be given nothing when they come back to their place', () => {
    const { press } = slid(1, 0);
    press('down', 130, 40);
    press('move', 260, 40);
    expect(press('up', 140, 40)).toBe('redraw');
  });

  test('go by tap only to a place that is tapped', () => {
    const { press } = slid(1, 0);
    for (const phase of ['down', 'up'] as const) press(phase, 150, 50);
    expect(press('down', 350, 250)).toBeUndefined();
    expect(press('down', 340, 60)).toBe('0 to 3');
  });

  test('begin with keys where they are, and follow what moved them', () => {
    const { at, key, picked } = slid(3, 0);
    key('a');
    expect(picked()).toMatchObject({ piece: 0, target: 3 });
    key('left');
    expect(picked()).toMatchObject({ target: 2 });
    at[0] = 1;
    expect(picked()).toMatchObject({ target: 1 });
    key('left');
    expect(key('a')).toBe('0 to 0');
  });

  test('hand an arrow that they cannot follow from their place to the next one that way', () => {
    const { key, picked } = slid(4, 4);
    key('a');
    key('down');
    expect(picked()).toMatchObject({ piece: 1, target: 4 });
    key('up');
    key('left');
    key('right');
    key('down');
    expect(picked()).toMatchObject({ piece: 1 });
  });

  test('are taught one after the other', () => {
    const { key, coach } = slid(2, 1);
    expect(coach()).toMatchObject({ keys: ['a'] });
    key('a');
    expect(coach()).toMatchObject({ keys: ['r'] });
    key('r');
    expect(coach()).toMatchObject({ keys: ['a'] });
  });
});

test('a piece may be held over every place above the lower edge, and the finger under it is right', () => {
  const inside = fc.double({ min: 0, max: 800, noNaN: true });
  fc.assert(
    fc.property(inside, fc.integer({ min: 0, max: 400 }), (y, rise) => {
      const finger = fingerUnder({ x: 10, y }, rise, TO);
      expect(finger.y).toBeLessThanOrEqual(800);
      expect(risen(finger, rise, TO).y).toBeCloseTo(y, 6);
    }),
    { numRuns: 200, seed: 1 },
  );
});
