import type { CellEvent } from '@playgrove/kit/runtime';
import { frozen, playing, recorderFor } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { CROSS, FREE, INK, type Input, type State } from './rules/state.ts';
import { freshUi, readEvent } from './view/ui.ts';
import game from './view.ts';

/** A page under one hand. */
function hand(level: string) {
  const played = playing(rules, level);
  const state = () => played.state;
  const ui = freshUi(state());
  return {
    marks: (): readonly number[] => state().marks,
    send(phase: CellEvent['phase'], cell: number, second = false): number {
      const event = { kind: 'cell', phase, id: String(cell), ...(second && { second }) } as const;
      const read = readEvent(event, state(), ui);
      const inputs = (Array.isArray(read) ? read : []) as Input[];
      played.give(...inputs);
      return inputs.length;
    },
    ui,
    state,
  };
}

test('a pinch inks nothing', () => {
  const { send, marks } = hand('heart');
  send('down', 6);
  send('cancel', 6);
  expect(marks().every((mark) => mark === FREE)).toBe(true);
});

test('a tap inks when the finger leaves, and a drag from its first cell on', () => {
  const { send, marks } = hand('heart');
  expect([send('down', 6), send('up', 6)]).toEqual([0, 1]);
  expect(marks()[6]).toBe(INK);
  send('down', 10);
  expect([send('over', 11), send('over', 13), send('up', 13)]).toEqual([2, 2, 0]);
  expect([10, 11, 12, 13].map((cell) => marks()[cell])).toEqual([INK, INK, INK, INK]);
});

test('the right mouse button marks empty cells, and takes the marks away', () => {
  const { send, marks } = hand('heart');
  send('down', 0, true);
  send('over', 1, true);
  send('up', 1, true);
  expect([marks()[0], marks()[1]]).toEqual([CROSS, CROSS]);
  send('down', 0, true);
  send('up', 0, true);
  expect(marks()[0]).toBe(FREE);
});

test('ink moves with the page when the screen is turned', () => {
  const { send, state, ui } = hand('heart');
  send('down', 6);
  send('up', 6);
  const { view } = game;
  const draw = (width: number, height: number, shown: State): number => {
    const recorder = recorderFor(view, shown, { width, height });
    view.boards?.(shown, ui, recorder.surface);
    recorder.begin(0);
    view.draw(recorder.surface, shown, ui, { from: undefined, part: 1, cues: [], dt: 0 });
    recorder.end();
    return recorder.recording.digest;
  };
  // The mark has soaked in by then.
  for (let frame = 0; frame < 3; frame += 1) draw(390, 844, state());
  ui.fresh.clear();
  draw(390, 844, state());
  draw(844, 390, state());
  const turned = draw(844, 390, state());
  expect(turned).toBe(draw(844, 390, frozen(structuredClone(state()))));
});
