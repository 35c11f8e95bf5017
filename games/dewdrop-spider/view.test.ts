import { sizesOf } from '@playgrove/kit/testing';
import type { Press } from '@playgrove/kit/runtime';
import { describe, expect, test } from 'vitest';
import { landing, obvious } from './rules/greedy.ts';
import { movesFrom, opening, type Move, type State } from './rules/table.ts';
import { view } from './view.ts';
import {
  adviceRect,
  cardInColumn,
  doneAt,
  pilePoint,
  spotsOf,
  STOCK,
  tableFor,
  touchedAt,
  WEB,
  worldFor,
  type Table,
} from './view/layout.ts';
import { freshUi, type Ui } from './view/ui.ts';

const PHONE = sizesOf(390, 844);

/** Screens in CSS pixels, without the score strip. */
const SCREENS = [
  [320, 476],
  [390, 744],
  [430, 830],
  [568, 260],
  [768, 930],
  [844, 320],
  [1440, 830],
  [2560, 1360],
] as const;

function laid([width, height]: readonly [number, number]): { table: Table; px: number } {
  const world = worldFor(width / height);
  return {
    table: tableFor(world.width, world.height),
    px: Math.min(width / world.width, height / world.height),
  };
}

/** As long as columns get: five face down, five rows dealt on top, a whole run but one after them. */
function longest(): State {
  const state = opening(4, 0);
  const more = state.stock.slice(0, 17);
  state.columns[9] = [...(state.columns[9] ?? []), ...more];
  return state;
}
const LENGTH = 22;
const DOWN = 4;

describe.each(SCREENS)('on %i by %i', (width, height) => {
  const { table, px } = laid([width, height]);

  test('every card lies wholly in the world, finished runs as well', () => {
    const spots = [...spotsOf(longest(), table).spots.values()];
    for (const { x, y } of [...spots, doneAt(table, 0), doneAt(table, 7)]) {
      expect(x - table.cw / 2).toBeGreaterThanOrEqual(0);
      expect(x + table.cw / 2).toBeLessThanOrEqual(table.width);
      expect(y - table.ch / 2).toBeGreaterThanOrEqual(0);
      expect(y + table.ch / 2).toBeLessThanOrEqual(table.height + 1);
    }
  });

  test('stock, web and finished runs lie on no column and not on each other', () => {
    const { cw, ch, button, web, stock, row, columns, bottom } = table;
    const things = [
      { x: web.x, y: web.y, across: button, down: button },
      { x: stock.x + row.x * 2, y: stock.y, across: cw / 2 - row.x * 2, down: ch / 2 },
      ...[0, 7].map((run) => ({ ...doneAt(table, run), across: cw / 2, down: ch / 2 })),
    ];
    const [first = 0, last = 0] = [columns[0], columns.at(-1)];
    for (const [at, one] of things.entries()) {
      const beside = one.x + one.across <= first - cw / 2 || one.x - one.across >= last + cw / 2;
      expect(beside || one.y - one.down >= bottom, `thing ${at}`).toBe(true);
      for (const two of things.slice(at + 1, at === 2 ? at + 1 : undefined)) {
        const apart =
          Math.abs(one.x - two.x) >= one.across + two.across ||
          Math.abs(one.y - two.y) >= one.down + two.down;
        expect(apart, `thing ${at}`).toBe(true);
      }
    }
    expect(adviceRect(table).y + adviceRect(table).height).toBeLessThanOrEqual(table.height);
  });

  test('a card is found where it lies, by its visible corner', () => {
    const state = longest();
    for (let index = DOWN; index < LENGTH; index += 1) {
      const { x, y } = cardInColumn(state, table, 9, index);
      const at = { x, y: y - table.ch / 2 + 3 };
      expect(touchedAt(state, table, at)).toEqual({ pile: 9, count: LENGTH - index });
    }
    expect(touchedAt(state, table, pilePoint(state, table, STOCK))?.pile).toBe(STOCK);
    expect(touchedAt(state, table, table.web)?.pile).toBe(WEB);
  });

  test('in a fresh deal a rank and its suit show whole, and the fan uses the room', () => {
    const state = opening(1, 0);
    const step = cardInColumn(state, table, 9, 6).y - cardInColumn(state, table, 9, 5).y;
    expect(step).toBeGreaterThan(table.ch * 0.45);
  });

  test('ranks are set at 14 CSS pixels at least, and the button is 44 wide', () => {
    expect(table.cw * 0.53 * px).toBeGreaterThanOrEqual(14);
    expect((table.button + 6) * 2 * px).toBeGreaterThanOrEqual(42);
  });
});

describe('hands', () => {
  const press = (phase: Press['phase'], x: number, y: number, from = { x, y }): Press => ({
    kind: 'press',
    phase,
    pointer: 1,
    device: 'touch',
    x,
    y,
    path: [{ x, y }],
    from,
  });

  const game = (): { state: State; ui: Ui; move: Move } => {
    const state = opening(1, 0);
    const ui = freshUi(state);
    ui.table = laid([390, 744]).table;
    const [move] = movesFrom(state);
    if (!move) throw new Error('the deal has no move to try');
    return { state, ui, move };
  };

  test('a tap on the stock deals at once, when the finger goes down', () => {
    const { state, ui } = game();
    const { x, y } = ui.table.stock;
    expect(view.read(press('down', x, y), state, ui, PHONE)).toEqual({ kind: 'deal' });
  });

  test('a tap on a card moves it where it fits best', () => {
    const { state, ui, move } = game();
    const { x, y } = pilePoint(state, ui.table, move.from);
    expect(view.read(press('down', x, y), state, ui, PHONE)).toBe('redraw');
    expect(view.read(press('up', x, y), state, ui, PHONE)).toEqual(landing(state, move.from, 1));
  });

  test('a card dropped over a column that takes it goes there, elsewhere it goes back', () => {
    const { state, ui, move } = game();
    const [from, to] = [pilePoint(state, ui.table, move.from), pilePoint(state, ui.table, move.to)];
    for (const [y, result] of [
      [to.y + 150, move],
      [ui.table.height - 4, 'redraw'],
    ] as const) {
      view.read(press('down', from.x, from.y), state, ui, PHONE);
      view.read(press('move', to.x + 8, y, from), state, ui, PHONE);
      expect(view.read(press('up', to.x + 8, y, from), state, ui, PHONE)).toEqual(result);
      expect(ui.drag).toBeUndefined();
    }
  });

  test('the keyboard picks up, walks through the columns that take the cards, puts them down', () => {
    const { state, ui, move } = game();
    const pad = (button: 'a' | 'b' | 'right'): ReturnType<typeof view.read> =>
      view.read({ kind: 'pad', phase: 'down', button, device: 'keyboard' }, state, ui, PHONE);
    ui.cursor = { pile: move.from, count: move.count };
    pad('b');
    expect(ui.lifted).toEqual({ from: move.from, count: move.count });
    for (let steps = 0; steps < 9 && ui.cursor.pile !== move.to; steps += 1) pad('right');
    expect(pad('a')).toEqual(move);
    expect(ui.lifted).toBeUndefined();
  });

  test('the web of moves comes and goes by its key and its button', () => {
    const { state, ui } = game();
    view.read({ kind: 'key', phase: 'down', key: 'w' }, state, ui, PHONE);
    expect(ui.web).toBe(true);
    const { x, y } = ui.table.web;
    expect(view.read(press('down', x, y), state, ui, PHONE)).toBe('redraw');
    expect(ui.web).toBe(false);
  });

  test('the ghost hand shows the obvious move', () => {
    const { state, ui } = game();
    const best = obvious(state);
    const coach = view.coach?.(state, ui, 'touch', PHONE);
    if (!best || typeof coach !== 'object' || coach.kind !== 'tap') throw new Error('no hand');
    expect(touchedAt(state, ui.table, coach.at)?.pile).toBe(best.from);
  });
});
