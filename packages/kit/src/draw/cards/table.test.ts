import type { PadButton, Surface } from '@playgrove/kit/runtime';
import { expect, test } from 'vitest';
import { BACK_STYLES, cardTable, freshTable, type TableUi } from './index.ts';

type Size = { readonly width: number; readonly height: number; cw: number; ch: number };
type State = { readonly piles: readonly (readonly number[])[]; readonly moves: number };
type Move = { readonly from: number; readonly count: number; readonly to: number };
type Ui = TableUi<State, Move, Size>;

const SIZE: Size = { width: 400, height: 600, cw: 40, ch: 60 };
const spotOf = (pile: number) => ({ x: 50 + (pile % 3) * 100, y: pile < 3 ? 50 : 300 });

/** Three piles above three; only the fourth pile takes cards. */
const table = cardTable<State, Move, Size, Ui>({
  layout: () => SIZE,
  back: () => BACK_STYLES.star,
  isWon: () => false,
  isNew: ({ moves }) => moves === 0,
  delays: () => undefined,
  spots: ({ piles }) => ({
    spots: new Map(
      piles.flatMap((cards, pile) =>
        cards.map((card, z) => [card, { ...spotOf(pile), up: true, z }] as const),
      ),
    ),
    buried: new Set(),
  }),
  dealtFrom: () => ({ x: 0, y: 999, up: false, z: 0 }),
  touched: () => undefined,
  cards: ({ piles }, pile, count) => (piles[pile] ?? []).slice(-count),
  spot: (_, __, pile) => spotOf(pile),
  frame: () => ({ x: 0, y: 0, width: 40, height: 60 }),
  targets: (_, from) => (from === 3 ? [] : [3]),
  move: (from, count, to) => ({ from, count, to }),
  parts: ({ from, count, to }) => ({ pile: from, count, to }),
  press: () => undefined,
  landing: (_, from, count) => (from === 3 ? undefined : { from, count, to: 3 }),
  drop: () => 'redraw',
  rows: () => [
    [0, 1, 2],
    [3, 4, 5],
  ],
  leaping: () => [],
});

const state = (moves = 0): State => ({ piles: [[1, 2, 3], [4], [], [5], [], []], moves });
const ui = (pile: number): Ui => freshTable(SIZE, { pile, count: 1 });
const press = (at: State, of: Ui, ...buttons: PadButton[]) =>
  buttons
    .map((button) => table.read({ kind: 'pad', phase: 'down', button } as never, at, of))
    .at(-1);

test('arrows go round a row, take more of a pile, and cross to the nearest pile of the next row', () => {
  const of = ui(0);
  press(state(), of, 'left');
  expect(of.cursor).toEqual({ pile: 2, count: 1 });
  press(state(), of, 'right', 'up', 'up');
  expect(of.cursor).toEqual({ pile: 0, count: 3 });
  press(state(), of, 'up');
  expect(of.cursor).toEqual({ pile: 3, count: 1 });
  press(state(), of, 'right', 'right', 'down');
  expect(of.cursor).toEqual({ pile: 2, count: 1 });
});

test('Enter sends cards where they land; those that land nowhere are put back by the rules', () => {
  expect(press(state(), ui(0), 'up', 'a')).toEqual({ from: 0, count: 2, to: 3 });
  expect(press(state(), ui(3), 'a')).toEqual({ from: 3, count: 1, to: 3 });
});

test('the first position is dealt; a game that goes on lies as it was left', () => {
  const to = {
    width: SIZE.width,
    height: SIZE.height,
    reducedMotion: false,
    bleed: { x: 0, y: 0, width: 400, height: 600 },
    stamp: () => undefined,
  } as unknown as Surface;
  const motion = { dt: 0, cues: [] } as never;
  for (const [moves, start] of [
    [0, { x: 0, y: 999 }],
    [5, spotOf(1)],
  ] as const) {
    const of = ui(0);
    table.lay(to, state(moves), of, motion);
    expect(of.cards.at(4)).toMatchObject(start);
  }
});
