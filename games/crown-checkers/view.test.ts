import type { InputEvent } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { after, EIGHT, legal, opening, read, RED, TEN } from './rules/board.ts';
import { bestShot, trapIn } from './rules/missed.ts';
import { stateOf } from './fixtures.ts';
import type { Input, State } from './rules.ts';
import { layoutOf, middleOf, squareAt } from './view/layout.ts';
import { planOf } from './view/timing.ts';
import { freshUi, readEvent, type Ui } from './view/ui.ts';

const WORLD = sizesOf(900, 1500);
const layout = layoutOf(WORLD);

function press(phase: 'down' | 'move' | 'up', square: number, from = square): InputEvent {
  const { x, y } = middleOf(layout, EIGHT, square);
  return {
    kind: 'press',
    phase,
    pointer: 1,
    device: 'touch',
    x,
    y,
    path: [{ x, y }],
    from: middleOf(layout, EIGHT, from),
  };
}

const tap = (state: State, ui: Ui, square: number): Input | 'redraw' | undefined => {
  const pressed = readEvent(press('down', square), state, ui, WORLD);
  const lifted = readEvent(press('up', square), state, ui, WORLD);
  return typeof lifted === 'object' ? lifted : pressed;
};

const rows = (...some: readonly string[]): number[] => read(some.join('')) ?? [];
const moved = (...path: readonly number[]): Input => ({ do: 'move', path, hinted: false });

describe('a finger', () => {
  it('taps a piece and then its square, or drags it there', () => {
    const state = stateOf(opening('english'));
    const ui = freshUi();
    expect(tap(state, ui, 21)).toBe('redraw');
    expect(ui.path).toEqual([21]);
    expect(tap(state, ui, 17)).toEqual(moved(21, 17));
    const dragging = freshUi();
    readEvent(press('down', 21), state, dragging, WORLD);
    readEvent(press('move', 17, 21), state, dragging, WORLD);
    expect(readEvent(press('up', 17, 21), state, dragging, WORLD)).toEqual(moved(21, 17));
  });

  it('needs one tap where only one move leads', () => {
    const state = stateOf(rows('....', '....', '....', '....', '....', 'o...', '....', '....'));
    expect(tap(state, freshUi(), 16)).toEqual(moved(20, 16));
  });

  it('jumps on to the end when it taps a square on the way', () => {
    const cells = rows('....', '....', '.x..', '....', 'x...', 'o...', '....', '....');
    const ui = freshUi();
    tap(stateOf(cells), ui, 20);
    expect(tap(stateOf(cells), freshUi(), 13)).toEqual(moved(20, 13, 6));
  });

  it('chooses leg by leg where jumps part', () => {
    const state = stateOf(rows('....', '....', 'xx..', '....', 'x...', 'o...', '....', '....'));
    const ui = freshUi();
    tap(state, ui, 20);
    expect(tap(state, ui, 13)).toBe('redraw');
    expect(ui.path).toEqual([20, 13]);
    expect(tap(state, ui, 4)).toEqual(moved(20, 13, 4));
    const straight = freshUi();
    tap(state, straight, 20);
    expect(tap(state, straight, 6)).toEqual(moved(20, 13, 6));
  });

  it('hears why a piece cannot go', () => {
    const cells = rows('....', '....', '....', '....', 'x...', 'o..o', '....', '....');
    const ui = freshUi();
    expect(tap(stateOf(cells), ui, 23)).toEqual(moved(23));
    expect(ui.refused).toBe('refused.jump');
  });

  it('has keys that go through the moves and play one', () => {
    const state = stateOf(opening('english'));
    const ui = freshUi();
    const pad = (button: 'l' | 'r' | 'x'): Input | 'redraw' | undefined =>
      readEvent(
        { kind: 'pad', phase: 'down', button, device: 'keyboard' },
        state,
        ui,
        WORLD,
      ) as Input;
    expect(pad('x')).toBeUndefined();
    expect([pad('r'), pad('r'), pad('l')]).toEqual(['redraw', 'redraw', 'redraw']);
    const first = ui.path;
    expect(first).toHaveLength(2);
    expect(pad('x')).toEqual(moved(...first));
  });

  it('never plays for the rival', () => {
    const state = stateOf(opening('english'), { rival: 'oak', turn: 2 });
    expect(tap(state, freshUi(), 8)).toBeUndefined();
  });
});

describe('targets', () => {
  it('are the nearest dark squares, with nothing between them', () => {
    for (const field of [EIGHT, TEN]) {
      for (let square = 0; square < field.squares; square += 1) {
        expect(squareAt(layout, field, middleOf(layout, field, square))).toBe(square);
      }
    }
    expect(squareAt(layout, EIGHT, { x: 2, y: 2 })).toBeUndefined();
    const on = (x: number, y: number): number | undefined =>
      squareAt(layout, EIGHT, { x: layout.left + x, y: layout.top + y });
    for (let x = 40; x < 800; x += 52) expect(on(x, 416)).toBeDefined();
  });
});

describe('the animation', () => {
  it('of a move is as long as its legs, and runs backward when it is taken back', () => {
    const before = stateOf(opening('english'));
    const move = { path: [21, 17], taken: [] };
    const then = stateOf(after(before.cells, move, 'english'), { moves: 1, last: move });
    const plan = planOf(before, then, after);
    expect([plan.moves.length, plan.back]).toEqual([1, false]);
    expect(planOf(then, before, after)).toMatchObject({ back: true, ms: plan.ms });
  });

  it('of a look back plays the whole line', () => {
    const cells = rows('....', '....', '.x..', '....', 'x...', 'o...', '....', '....');
    const missed = bestShot(cells, RED, 'english') ?? null;
    const before = stateOf(cells, { missed, phase: 'review', winner: RED });
    const plan = planOf(before, { ...before, phase: 'done', shown: true }, after);
    expect(plan.moves.map(({ move }) => move)).toEqual(missed?.line);
    expect(plan.ms).toBeGreaterThan(1500);
  });

  it('of a trap first plays what happened, then the safer move from the same board', () => {
    const cells = rows('....', '....', '....', 'x...', '....', '.o..', '....', '...o');
    const traps = legal(cells, RED, 'english').map((move) => trapIn(cells, RED, 'english', move));
    const missed = traps.find(Boolean) ?? null;
    const before = stateOf(cells, { missed, phase: 'review', winner: RED });
    const { moves } = planOf(before, { ...before, phase: 'done', shown: true }, after);
    expect(moves.map(({ move }) => move)).toEqual([
      ...(missed?.fault ?? []),
      ...(missed?.line ?? []),
    ]);
    expect(moves[2]?.cells).toEqual(cells);
  });
});
