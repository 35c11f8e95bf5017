import type { Point } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bench, wants } from './rules/drawn.ts';
import type { State } from './rules/state.ts';
import { hands } from './view/hands.ts';
import { centerOf, layoutOf, middleOf } from './view/layout.ts';
import { freshUi } from './view/ui.ts';

const WORLD = sizesOf(720, 1400);
const seats = [wants('a2'), wants('b2', 'b3')];
const state: State = bench(['a2 . .', 'c1 . .', '. . .'], { seats });
const layout = layoutOf(WORLD, state);
const [first, second] = layout.seats.map(middleOf) as [Point, Point];

function dragged(cell: number, to: Point) {
  const ui = freshUi(state);
  const from = centerOf(layout, cell);
  const press = (phase: 'down' | 'move' | 'up', { x, y }: Point) =>
    hands.read?.(
      { kind: 'press', phase, pointer: 1, device: 'touch', x, y, path: [{ x, y }], from },
      state,
      ui,
      WORLD,
    );
  press('down', from);
  press('move', to);
  return { ui, answer: press('up', to) };
}

describe('customers', () => {
  test('a gadget dropped anywhere on their side goes to the one who wants it', () => {
    const give = { act: 'give', from: 0, seat: 0 };
    expect(dragged(0, first).answer).toEqual(give);
    expect(dragged(0, second).answer).toEqual(give);
    expect(dragged(0, { x: 360, y: layout.bench.y - 4 }).answer).toEqual(give);
  });

  test('what nobody wants is offered to the nearest, so that the rules say no', () => {
    expect(dragged(3, second).answer).toEqual({ act: 'give', from: 3, seat: 1 });
  });

  test('a tap on one who has to wait asks how the order is made', () => {
    const { ui } = dragged(8, second);
    expect(ui.guests.map(({ shown }) => shown)).toEqual([0, 0]);
    const { x, y } = second;
    const at = { pointer: 1, device: 'touch', x, y, path: [second], from: second } as const;
    expect(hands.read?.({ kind: 'press', phase: 'down', ...at }, state, ui, WORLD)).toBe('redraw');
    expect(ui.guests[0]?.shown).toBe(0);
    expect(ui.guests[1]?.shown).toBeGreaterThan(0);
  });
});
