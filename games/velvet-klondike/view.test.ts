import { sizesOf } from '@playgrove/kit/testing';
import { SUITS } from '@playgrove/kit/logic/cards';
import type { Press } from '@playgrove/kit/runtime';
import { describe, expect, test } from 'vitest';
import { movesFrom, opening, STOCK, WASTE, type State } from './rules/table.ts';
import { view } from './view.ts';
import { bestMove } from './view/choice.ts';
import {
  adviceRect,
  cardInColumn,
  pilePoint,
  spotsOf,
  tableFor,
  touchedAt,
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

type Laid = { readonly table: Table; readonly px: number };

function laid([width, height]: readonly [number, number]): Laid {
  const world = worldFor(width / height);
  return {
    table: tableFor(world.width, world.height),
    px: Math.min(width / world.width, height / world.height),
  };
}

/** The longest a column can get: six face down and a whole run from the king. */
function longest(): State {
  const state = opening(0, 1);
  const run = Array.from({ length: 13 }, (_, at) => (at % 2) * 13 + 12 - at);
  state.columns[6] = [...(state.columns[6] ?? []).slice(0, 6), ...run];
  return state;
}

describe.each(SCREENS)('on %i by %i', (width, height) => {
  const { table, px } = laid([width, height]);

  test('every card of a deal lies wholly in the world', () => {
    for (const { x, y } of spotsOf(longest(), table).spots.values()) {
      expect(x - table.cw / 2).toBeGreaterThanOrEqual(0);
      expect(x + table.cw / 2).toBeLessThanOrEqual(table.width);
      expect(y - table.ch / 2).toBeGreaterThanOrEqual(-6);
      expect(y + table.ch / 2).toBeLessThanOrEqual(table.height + table.ch * 0.12);
    }
  });

  test('no two piles lie on each other', () => {
    const state = opening(0, 1);
    const piles = Array.from({ length: STOCK + 1 }, (_, pile) => pilePoint(state, table, pile));
    for (const [one, a] of piles.entries()) {
      for (const [other, b] of piles.entries()) {
        if (one >= other) continue;
        const apart = Math.abs(a.x - b.x) >= table.cw || Math.abs(a.y - b.y) >= table.ch;
        expect(apart, `piles ${one} and ${other}`).toBe(true);
      }
    }
  });

  test('a hint is read where no pile but a long column, and no button, lies', () => {
    const words = adviceRect(table);
    const { dress, finish, button, cw, ch } = table;
    const state = opening(0, 1);
    const piles = Array.from({ length: STOCK + 1 }, (_, pile) => pilePoint(state, table, pile));
    const things = [
      ...piles.map((at) => ({ ...at, across: cw / 2, down: ch / 2 })),
      ...[dress, finish].map((at) => ({ ...at, across: button, down: button })),
    ];
    for (const [thing, { x, y, across, down }] of things.entries()) {
      const leftOrRight = x + across <= words.x || x - across >= words.x + words.width;
      const apart = y + down <= words.y || y - down >= words.y + words.height;
      expect(leftOrRight || apart, `thing ${thing}`).toBe(true);
    }
    expect(words.y + words.height).toBeLessThanOrEqual(table.height);
  });

  test('a card is found where it lies, by its visible corner', () => {
    const state = longest();
    for (let index = 6; index < 19; index += 1) {
      const { x, y } = cardInColumn(state, table, 6, index);
      expect(touchedAt(state, table, { x, y: y - table.ch * 0.42 })).toEqual({
        pile: 6,
        count: 19 - index,
      });
    }
    expect(touchedAt(state, table, table.stock)?.pile).toBe(STOCK);
    expect(touchedAt(state, table, table.waste)?.pile).toBe(WASTE);
  });

  test('ranks in the corner are at least 14 CSS pixels high, buttons at least 44 wide', () => {
    expect(table.cw * 0.53 * 0.7 * px).toBeGreaterThanOrEqual(Math.min(14, width / 24));
    expect((table.button + 4) * 2 * px).toBeGreaterThanOrEqual(44);
  });
});

test('seven columns of a 320 pixel phone give targets of 44 pixels and more', () => {
  const { table, px } = laid([320, 476]);
  const pitch = ((table.columns[1] ?? 0) - (table.columns[0] ?? 0)) * px;
  expect(pitch).toBeGreaterThanOrEqual(44);
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

  const playthrough = (): { state: State; ui: Ui } => {
    const state = opening(8, 1);
    const ui = freshUi(state);
    ui.table = laid([390, 744]).table;
    return { state, ui };
  };

  test('a tap on the stock draws at once, when the finger goes down', () => {
    const { state, ui } = playthrough();
    expect(view.read(press('down', ui.table.stock.x, ui.table.stock.y), state, ui, PHONE)).toEqual({
      kind: 'draw',
    });
  });

  test('a tap on a card moves it where it fits best', () => {
    const { state, ui } = playthrough();
    const [move] = movesFrom(state);
    if (!move) throw new Error('the deal has no move to try');
    const at = pilePoint(state, ui.table, move.from);
    expect(view.read(press('down', at.x, at.y), state, ui, PHONE)).toBe('redraw');
    expect(view.read(press('up', at.x, at.y), state, ui, PHONE)).toEqual(
      bestMove(state, move.from, 1),
    );
  });

  test('a card dropped near a place that takes it goes there, dropped on the cloth it goes back', () => {
    const { state, ui } = playthrough();
    const move = movesFrom(state).find(({ to }) => to < 7);
    if (!move) throw new Error('the deal has no move to try');
    const [from, to] = [pilePoint(state, ui.table, move.from), pilePoint(state, ui.table, move.to)];
    view.read(press('down', from.x, from.y), state, ui, PHONE);
    view.read(press('move', to.x + 12, to.y + 30, from), state, ui, PHONE);
    expect(view.read(press('up', to.x + 12, to.y + 30, from), state, ui, PHONE)).toEqual(move);
    const bare = { x: ui.table.width / 2, y: ui.table.bottom - 4 };
    view.read(press('down', from.x, from.y), state, ui, PHONE);
    const back = view.read(press('up', bare.x, bare.y, from), state, ui, PHONE);
    expect(
      back === 'redraw' || (typeof back === 'object' && 'kind' in back && back.kind === 'move'),
    ).toBe(true);
    expect(ui.drag).toBeUndefined();
  });

  test('the keyboard picks up, walks through the places that take the card, and puts it down', () => {
    const { state, ui } = playthrough();
    const move = movesFrom(state)[0];
    if (!move) throw new Error('the deal has no move to try');
    const pad = (button: 'a' | 'b' | 'left' | 'right'): ReturnType<typeof view.read> =>
      view.read({ kind: 'pad', phase: 'down', button, device: 'keyboard' }, state, ui, PHONE);
    ui.cursor = { pile: move.from, count: move.count };
    pad('b');
    expect(ui.lifted).toEqual({ from: move.from, count: move.count });
    for (let steps = 0; steps < 7 && ui.cursor.pile !== move.to; steps += 1) pad('right');
    expect(pad('a')).toEqual(move);
    expect(ui.lifted).toBeUndefined();
  });

  test('the wardrobe opens and closes by its key and lets no press through', () => {
    const { state, ui } = playthrough();
    view.read({ kind: 'key', phase: 'down', key: 'b' }, state, ui, PHONE);
    expect(ui.wardrobe).toBeDefined();
    expect(
      view.read(press('down', ui.table.width / 2, ui.table.height / 2), state, ui, PHONE),
    ).not.toEqual({ kind: 'draw' });
    view.read({ kind: 'key', phase: 'down', key: 'b' }, state, ui, PHONE);
    expect(ui.wardrobe).toBeUndefined();
  });

  test('what is said names the pile under the cursor', () => {
    const { state, ui } = playthrough();
    ui.cursor = { pile: 6, count: 1 };
    const said = view.say?.(state, ui, PHONE);
    expect(said?.key).toBe('say.column');
    expect(String(said?.values?.['card'])).toMatch(new RegExp(`[${SUITS.join('')}]$`));
  });
});
