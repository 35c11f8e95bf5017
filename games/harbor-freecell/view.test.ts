import type { Press } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { greedy, landing } from './rules/greedy.ts';
import { HOME, movesFrom, opening, PIER, type Input, type State } from './rules/table.ts';
import { view } from './view.ts';
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

function laid([width, height]: readonly [number, number]): { table: Table; px: number } {
  const world = worldFor(width / height);
  return {
    table: tableFor(world.width, world.height),
    px: Math.min(width / world.width, height / world.height),
  };
}

/** As long as a column gets: six cards under a run from king to ace. */
const LENGTH = 19;

function longest(): State {
  const state = { deal: 0, par: 40, ...opening(0), moves: 0 };
  const more = state.columns.slice(0, 2).flat().slice(0, 13);
  return {
    ...state,
    columns: state.columns.map((cards, at) => (at === 7 ? [...cards, ...more] : cards)),
  };
}

describe.each(SCREENS)('on %i by %i', (width, height) => {
  const { table, px } = laid([width, height]);
  const { cw, ch } = table;

  test('every card, pier and home lies wholly in the world', () => {
    const spots = [...spotsOf(longest(), table).spots.values()];
    for (const { x, y } of [...spots, ...table.piers, ...table.homes]) {
      expect(x - cw / 2).toBeGreaterThanOrEqual(0);
      expect(x + cw / 2).toBeLessThanOrEqual(table.width);
      expect(y - ch / 2).toBeGreaterThanOrEqual(0);
      expect(y + ch / 2).toBeLessThanOrEqual(table.height + 1);
    }
    expect(adviceRect(table).y + adviceRect(table).height).toBeLessThanOrEqual(table.height);
  });

  test('columns, piers and homes do not overlap', () => {
    const places = [
      ...table.piers,
      ...table.homes,
      ...table.columns.map((x) => ({ x, y: table.top + ch / 2 })),
    ];
    for (const [at, one] of places.entries())
      for (const two of places.slice(at + 1)) {
        const apart = Math.abs(one.x - two.x) >= cw + 1 || Math.abs(one.y - two.y) >= ch + 1;
        expect(apart, `place ${at}`).toBe(true);
      }
  });

  test('a card is found where it lies, by its visible corner', () => {
    const state = longest();
    for (let index = 0; index < LENGTH; index += 1) {
      const { x, y } = cardInColumn(state, table, 7, index);
      const at = { x, y: y - ch / 2 + 3 };
      expect(touchedAt(state, table, at)).toEqual({ pile: 7, count: LENGTH - index });
    }
    expect(touchedAt(state, table, pilePoint(state, table, PIER + 3))?.pile).toBe(PIER + 3);
    expect(touchedAt(state, table, pilePoint(state, table, HOME + 2))?.pile).toBe(HOME);
  });

  test('ranks are set at 14 CSS pixels at least', () => {
    expect(cw * 0.53 * px).toBeGreaterThanOrEqual(14);
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

  const game = (): { state: State; ui: Ui; move: Input } => {
    const state: State = { deal: 0, par: 40, ...opening(0), moves: 0 };
    const ui = freshUi(state);
    ui.table = laid([390, 744]).table;
    const move = movesFrom(state).find(({ to }) => to < PIER);
    if (!move) throw new Error('the deal has no move to try');
    return { state, ui, move };
  };

  test('a tap on a card moves it where it fits best', () => {
    const { state, ui, move } = game();
    const { x, y } = pilePoint(state, ui.table, move.from);
    expect(view.read?.(press('down', x, y), state, ui, PHONE)).toBe('redraw');
    expect(view.read?.(press('up', x, y), state, ui, PHONE)).toEqual(landing(state, move.from, 1));
  });

  test('a card dropped over a column or a pier goes there, elsewhere it goes back', () => {
    const { state, ui, move } = game();
    const from = pilePoint(state, ui.table, move.from);
    const to = pilePoint(state, ui.table, move.to);
    const pier = pilePoint(state, ui.table, PIER + 1);
    for (const [x, y, result] of [
      [to.x, to.y + 120, move],
      [pier.x, pier.y, { ...move, to: PIER + 1 }],
      [from.x, ui.table.height - 4, 'redraw'],
    ] as const) {
      view.read?.(press('down', from.x, from.y), state, ui, PHONE);
      view.read?.(press('move', x, y, from), state, ui, PHONE);
      expect(view.read?.(press('up', x, y, from), state, ui, PHONE)).toEqual(result);
    }
  });

  test('the hand shows a card that can move', () => {
    const { state, ui } = game();
    const best = greedy(state);
    const coach = view.coach?.(state, ui, 'touch', PHONE);
    if (!best || typeof coach !== 'object' || coach.kind !== 'tap') throw new Error('no hand');
    expect(touchedAt(state, ui.table, coach.at)?.pile).toBe(best.from);
  });

  test('keys pick a card up, go through the places that take it and put it down', () => {
    const { state, ui, move } = game();
    const pad = (button: 'a' | 'b' | 'right') =>
      view.read?.({ kind: 'pad', phase: 'down', button } as never, state, ui, PHONE);
    ui.cursor = { pile: move.from, count: 1 };
    expect(pad('b')).toBe('redraw');
    expect(ui.lifted).toEqual({ from: move.from, count: 1 });
    pad('right');
    const { pile } = ui.cursor;
    expect(pad('a')).toEqual({ from: move.from, count: 1, to: pile });
  });
});
