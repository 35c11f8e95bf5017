import { gridOf } from '@playgrove/kit/core';
import type { Held, InputEvent, PadButton, Press } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { button, cells, choose, controls, pedals, stick, swipe, type Control } from './index.ts';

type State = { readonly ready: boolean };
type Ui = Record<string, never>;

const READY: State = { ready: true };
const BUSY: State = { ready: false };
const PHONE = sizesOf(390, 844);
const WIDE = sizesOf(844, 390);
const NOTHING: Held = { pad: new Set(), stick: { x: 0, y: 0 } };

const press = (phase: Press['phase'], x: number, y: number, more: Partial<Press> = {}): Press => ({
  kind: 'press',
  phase,
  pointer: 1,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x, y },
  ...more,
});

const key = (pressed: PadButton, phase: 'down' | 'up' | 'repeat' = 'down'): InputEvent => ({
  kind: 'pad',
  phase,
  button: pressed,
  device: 'keyboard',
});

const holds = (...pad: readonly PadButton[]): Held => ({ ...NOTHING, pad: new Set(pad) });

/** A view's hands: what rows answer, with one `ui`. */
function hands(...rows: readonly Control<State, string, Ui>[]) {
  const view = controls<State, string, Ui>(rows);
  const ui: Ui = {};
  return {
    view,
    ui,
    read: (event: InputEvent, state = READY, to = PHONE) => view.read(event, state, ui, to),
    poll: (held = NOTHING, state = READY) => view.poll(held, state, ui, PHONE),
    coach: (device: 'touch' | 'keyboard' = 'touch', to = PHONE) =>
      view.coach(READY, ui, device, to),
  };
}

describe('a button', () => {
  const jump = () =>
    button<State, string, Ui>({
      keys: ['a', 'up'],
      press: ({ ready }) => (ready ? 'jump' : 'wait'),
      release: () => 'land',
      teach: () => ({ x: 5, y: 6 }),
    });

  test('acts when a finger or a key comes down, once, and knows when the last has left', () => {
    const { read } = hands(jump());
    expect(read(press('down', 1, 1))).toBe('jump');
    expect(read(press('move', 2, 2))).toBeUndefined();
    expect(read(key('up'))).toBe('jump');
    expect(read(key('up', 'repeat'))).toBeUndefined();
    expect(read(press('up', 2, 2))).toBeUndefined();
    expect(read(key('up', 'up'))).toBe('land');
    expect(read(key('b'))).toBeUndefined();
    expect(read(press('hover', 2, 2))).toBeUndefined();
  });

  test('pressed too early it acts as soon as it may, for 8 ticks', () => {
    const early = hands(jump());
    expect(early.read(press('down', 1, 1), BUSY)).toBe('redraw');
    for (let tick = 0; tick < 7; tick += 1) expect(early.poll(NOTHING, BUSY)).toBeUndefined();
    expect(early.poll()).toBe('jump');
    expect(early.poll()).toBeUndefined();
    const late = hands(jump());
    late.read(press('down', 1, 1), BUSY);
    for (let tick = 0; tick < 8; tick += 1) late.poll(NOTHING, BUSY);
    expect(late.poll()).toBeUndefined();
  });

  test('is larger for a finger than it is drawn, and never under 44 pixels', () => {
    const at = { x: 100, y: 100, width: 20, height: 90 };
    const { read } = hands(button({ at: () => at, press: () => 'hit' }));
    expect(read(press('down', 89, 150))).toBe('hit');
    expect(read(press('down', 131, 150))).toBe('hit');
    expect(read(press('down', 133, 150))).toBeUndefined();
    const large = { x: 100, y: 100, width: 80, height: 90 };
    const other = hands(button({ at: () => large, press: () => 'hit' }));
    expect(other.read(press('down', 93, 150))).toBe('hit');
    expect(other.read(press('down', 91, 150))).toBeUndefined();
  });

  test('teaches its place and its first key', () => {
    expect(hands(jump()).coach()).toEqual({ kind: 'tap', at: { x: 5, y: 6 }, keys: ['a'] });
  });
});

describe('pedals', () => {
  const drive = () =>
    pedals<State, string, Ui, 'gas' | 'brake'>({
      pedals: {
        gas: { at: 'right', keys: ['right', 'r'] },
        brake: { at: 'left', keys: ['left'] },
      },
      gives: (held) => [...held].toSorted().join('+'),
      teach: () => ({ pedal: 'gas', at: { x: 300, y: 700 } }),
    });

  test('are held by fingers that may slide, by keys and by a stick, several at once', () => {
    const { read, poll } = hands(drive());
    expect(poll()).toBe('');
    read(press('down', 300, 700));
    expect(poll()).toBe('gas');
    read(press('down', 20, 700, { pointer: 2 }));
    expect(poll()).toBe('brake+gas');
    read(press('move', 30, 700));
    expect(poll()).toBe('brake');
    read(press('up', 30, 700));
    read(press('cancel', 30, 700, { pointer: 2 }));
    expect(poll()).toBe('');
    expect(poll(holds('r'))).toBe('gas');
    expect(poll({ ...NOTHING, stick: { x: -0.5, y: 0.1 } })).toBe('brake');
    expect(poll({ ...NOTHING, stick: { x: -0.3, y: 0.1 } })).toBe('');
  });

  test('a finger that only hovers or came down elsewhere holds nothing', () => {
    const { read, poll } = hands(drive());
    read(press('hover', 300, 700));
    read(press('move', 300, 700));
    expect(poll()).toBe('');
  });

  test('teach one of them', () => {
    expect(hands(drive()).coach()).toEqual({
      kind: 'hold',
      at: { x: 300, y: 700 },
      keys: ['right'],
    });
  });
});

describe('a stick', () => {
  const steer = (more: object = {}) =>
    stick<State, string, Ui>({
      gives: ({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`,
      teach: () => ({ way: 'up' }),
      ...more,
    });

  test('forgives a tremble, is exact within its reach and never more than 1 long', () => {
    const { read } = hands(steer());
    read(press('down', 100, 100));
    expect(read(press('move', 107, 100))).toBe('0.00,0.00');
    expect(read(press('move', 132, 100))).toBe('0.50,0.00');
    expect(read(press('move', 100, 400))).toBe('0.00,1.00');
    // The middle came along: turning back answers at once.
    expect(read(press('move', 100, 368))).toBe('0.00,0.50');
    expect(read(press('up', 100, 368))).toBe('0.00,0.00');
  });

  test('measures in CSS pixels on every screen', () => {
    const { read } = hands(steer());
    const small = sizesOf(780, 1688, 0.5);
    read(press('down', 100, 100), READY, small);
    expect(read(press('move', 164, 100), READY, small)).toBe('0.50,0.00');
  });

  test('belongs to one finger', () => {
    const { read } = hands(steer());
    read(press('down', 100, 100));
    expect(read(press('down', 10, 10, { pointer: 2 }))).toBeUndefined();
    expect(read(press('move', 50, 10, { pointer: 2 }))).toBeUndefined();
  });

  test('keys go all the way, the analog stick knows more directions, and rest is said once', () => {
    const { poll } = hands(steer());
    expect(poll()).toBeUndefined();
    expect(poll(holds('right'))).toBe('1.00,0.00');
    expect(poll(holds('right', 'down'))).toBe('0.71,0.71');
    // Far out it also counts as a key.
    expect(poll({ pad: new Set(['right']), stick: { x: 0.8, y: 0.6 } })).toBe('0.80,0.60');
    expect(poll({ pad: new Set(['right']), stick: { x: 1, y: 1 } })).toBe('0.71,0.71');
    expect(poll()).toBe('0.00,0.00');
    expect(poll()).toBeUndefined();
  });

  test('a key may begin gently', () => {
    const { poll } = hands(steer({ keyTap: 0.5, keyGrowth: 0.2 }));
    const held = [1, 2, 3, 4].map(() => poll(holds('up')));
    expect(held).toEqual(['0.00,-0.50', '0.00,-0.70', '0.00,-0.90', '0.00,-1.00']);
    poll();
    expect(poll(holds('up'))).toBe('0.00,-0.50');
  });

  test('rests while the game says so, and begins again from where the finger is', () => {
    const { read, poll } = hands(steer({ rests: ({ ready }: State) => !ready }));
    read(press('down', 100, 100));
    read(press('move', 164, 100));
    expect(poll(NOTHING, BUSY)).toBe('0.00,0.00');
    expect(poll(NOTHING, BUSY)).toBeUndefined();
    expect(read(press('move', 164, 132))).toBe('0.00,0.50');
  });

  test('a tilt is never more than 1 long and never turns aside', () => {
    const offset = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(offset, offset, fc.constantFrom(0.4, 0.7, 1), (dx, dy, soft) => {
        const tilts: { x: number; y: number }[] = [];
        const { read } = hands(
          steer({ soft, gives: (tilt: { x: number; y: number }) => void tilts.push(tilt) }),
        );
        read(press('down', 0, 0));
        read(press('move', dx, dy));
        const { x, y } = tilts.at(-1) ?? { x: 9, y: 9 };
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-9);
        expect(x * dy - y * dx).toBeCloseTo(0, 6);
        expect(x * dx + y * dy).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('is shown only under a finger, and teaches off the middle of the screen', () => {
    const tilt = steer();
    const { read, ui, coach } = hands(tilt);
    expect(tilt.shown(ui)).toBeUndefined();
    read(press('down', 100, 100));
    expect(tilt.shown(ui)).toMatchObject({ middle: { x: 100, y: 100 }, reach: 64 });
    expect(coach()).toMatchObject({ kind: 'swipe', keys: ['up'], from: { x: 195 } });
    expect(coach('touch', WIDE)).toMatchObject({ from: { y: 234 } });
  });
});

describe('a swipe', () => {
  const slide = () =>
    swipe<State, string, Ui>({
      ways: ['up', 'down'],
      keys: { a: 'up' },
      gives: (way, { ready }) => (ready ? way : 'wait'),
      teach: () => ({ way: 'down' }),
    });
  const flick = (direction: 'up' | 'left'): InputEvent => ({
    kind: 'swipe',
    direction,
    angle: 0,
    from: { x: 0, y: 0 },
  });

  test('is read from a finger, arrows and other keys, in the ways that count', () => {
    const { read } = hands(slide());
    expect(read(flick('up'))).toBe('up');
    expect(read(flick('left'))).toBeUndefined();
    expect(read(key('down'))).toBe('down');
    expect(read(key('down', 'repeat'))).toBeUndefined();
    expect(read(key('a'))).toBe('up');
    expect(read(key('left'))).toBeUndefined();
  });

  test('that came too early counts for 8 ticks', () => {
    const { read, poll } = hands(slide());
    expect(read(flick('up'), BUSY)).toBeUndefined();
    expect(poll(NOTHING, BUSY)).toBeUndefined();
    expect(poll()).toBe('up');
    expect(poll()).toBeUndefined();
    read(flick('up'), BUSY);
    for (let tick = 0; tick < 8; tick += 1) poll(NOTHING, BUSY);
    expect(poll()).toBeUndefined();
  });

  test('teaches a stroke across the middle, and its key', () => {
    expect(hands(slide()).coach()).toEqual({
      kind: 'swipe',
      from: { x: 195, y: 357 },
      to: { x: 195, y: 487 },
      keys: ['down'],
    });
  });
});

describe('cells', () => {
  const grid = gridOf(3, 3);
  const board = (rest: object = {}) =>
    cells<State, string, Ui>({
      grid,
      rectOf: (cell) => ({
        x: (cell % 3) * 60,
        y: Math.floor(cell / 3) * 60,
        width: 50,
        height: 50,
      }),
      press: String,
      teach: () => 8,
      ...rest,
    });

  test('a tap counts in the gaps and a little off the board', () => {
    const { read } = hands(board());
    expect(read(press('down', 65, 65))).toBe('4');
    expect(read(press('down', 53, 20))).toBe('0');
    expect(read(press('down', 57, 20))).toBe('1');
    expect(read(press('down', 180, 180))).toBe('8');
    expect(read(press('down', 195, 195))).toBeUndefined();
  });

  test('a mouse points before it presses, a finger does not', () => {
    const control = board();
    const { read, ui } = hands(control);
    read(press('hover', 70, 10, { device: 'mouse' }));
    expect(control.pointed(ui)).toEqual({ cell: 1, by: 'mouse' });
    read(press('down', 70, 70));
    expect(control.pointed(ui)).toBeUndefined();
  });

  test('the first arrow shows the cursor, the next move it, and Space presses', () => {
    const control = board();
    const { read, ui } = hands(control);
    read(key('right'));
    expect(control.pointed(ui)).toEqual({ cell: 4, by: 'keys' });
    read(key('right'));
    read(key('right'));
    expect(read(key('a'))).toBe('5');
    expect(read(key('a', 'repeat'))).toBeUndefined();
  });

  test('the ghost hand taps the cell, and the keys lead to it from the cursor', () => {
    const { read, coach } = hands(board());
    expect(coach()).toEqual({ kind: 'tap', at: { x: 145, y: 145 }, keys: ['a'] });
    read(key('up'));
    expect(coach('keyboard')).toMatchObject({ keys: ['right', 'down', 'a'] });
  });
});

test('choosing a cell of a board: the hand points at the same rectangle', () => {
  const rect = { x: 10, y: 20, width: 40, height: 40 };
  const { view, read, coach } = hands(
    choose({
      boards: () => [
        {
          kind: 'tools',
          label: 'tools',
          columns: 1,
          cells: [{ id: 'go', rect, label: { key: 'go' } }],
        },
      ],
      press: (id) => `pressed ${id}`,
      teach: () => 'go',
    }),
  );
  expect(view.boards?.(READY, {}, PHONE)).toHaveLength(1);
  expect(read({ kind: 'cell', phase: 'down', id: 'go' })).toBe('pressed go');
  expect(read({ kind: 'cell', phase: 'focus', id: 'go' })).toBeUndefined();
  expect(coach()).toEqual({ kind: 'tap', at: { x: 30, y: 40 }, keys: [] });
});

describe('rows together', () => {
  test('a finger belongs to the first row that answers; a view without boards has none', () => {
    const { read, view } = hands(
      button({ at: 'left', press: () => 'left' }),
      button({ press: () => 'rest' }),
    );
    expect(read(press('down', 10, 10))).toBe('left');
    expect(read(press('down', 300, 10))).toBe('rest');
    expect('boards' in view).toBe(false);
  });

  test('all that they answer to one event is given, and the first that teaches, teaches', () => {
    const { read, coach } = hands(
      { read: () => 'one' },
      { read: () => 'redraw' },
      { read: () => ['two', 'three'], coach: () => 'wait' },
      button<State, string, Ui>({ press: () => undefined, teach: () => ({ x: 0, y: 0 }) }),
    );
    expect(read(key('x'))).toEqual(['one', 'two', 'three']);
    expect(coach()).toBe('wait');
  });

  test('each view remembers its own fingers', () => {
    const tilt = stick<State, string, Ui>({ gives: () => undefined });
    const [one, other] = [hands(tilt), hands(tilt)];
    one.read(press('down', 100, 100));
    expect(tilt.shown(one.ui)).toBeDefined();
    expect(tilt.shown(other.ui)).toBeUndefined();
  });
});
