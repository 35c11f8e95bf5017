import { createRng } from '@playgrove/kit/core';
import type { InputEvent, Sizes } from '@playgrove/kit/runtime';
import { expect, test } from 'vitest';
import { keyOf, KNIGHT, nameOf, read } from './rules/board.ts';
import { moveOf, rules, type State } from './rules.ts';
import { boardsOf } from './view/cells.ts';
import { layoutOf, middleOf } from './view/layout.ts';
import { freshUi, readEvent } from './view/ui.ts';

const TO = {
  width: 900,
  height: 1700,
  px: 0.43,
  readable: (size: number) => size,
} as unknown as Sizes;

function position(text: string): State {
  const at = read(text);
  if (!at) throw new Error(text);
  const dealt = rules.deal({ two: true }, createRng(1), { rounds: 0 });
  return { ...dealt, ...at, cells: [...at.cells], past: [keyOf(at)] };
}

const squareOf = (name: string): number =>
  Array.from({ length: 64 }, (_, square) => nameOf(square)).indexOf(name);

/** A finger on a square. */
function finger(phase: 'down' | 'move' | 'up', name: string): InputEvent {
  const at = middleOf(layoutOf(TO), squareOf(name), false);
  return { kind: 'press', phase, pointer: 1, device: 'touch', ...at, path: [at], from: at };
}

const moveText = (input: unknown): string => {
  const { from, to } = moveOf(input as number);
  return nameOf(from) + nameOf(to);
};

test('a tap chooses, a second one puts down, a tap on a dot moves', () => {
  const state = position('4k3/8/8/8/8/8/4P3/4K3 w - -');
  const ui = freshUi();
  const tap = (name: string) =>
    (['down', 'up'] as const).map((phase) => readEvent(finger(phase, name), state, ui, TO))[0];
  expect(tap('e2')).toBe('redraw');
  expect(ui.from).toBe(squareOf('e2'));
  tap('e2');
  expect(ui.from).toBeUndefined();
  tap('e2');
  expect(moveText(tap('e4'))).toBe('e2e4');
});

test('a piece is dragged to where it goes', () => {
  const state = position('4k3/8/8/8/8/5N2/8/4K3 w - -');
  const ui = freshUi();
  const steps = [
    finger('down', 'f3'),
    finger('move', 'f4'),
    finger('move', 'g5'),
    finger('up', 'g5'),
  ];
  const inputs = steps.map((event) => readEvent(event, state, ui, TO));
  expect(inputs.slice(0, 3)).toEqual(['redraw', 'redraw', 'redraw']);
  expect(moveText(inputs[3])).toBe('f3g5');
});

test('a pawn that arrives asks what it becomes, and a tap elsewhere takes that back', () => {
  const state = position('4k3/P7/8/8/8/8/8/4K3 w - -');
  const ui = freshUi();
  const names = () => boardsOf(state, ui, TO).map(({ label }) => label);
  for (const name of ['a7', 'a8']) readEvent(finger('down', name), state, ui, TO);
  expect(names()).toEqual(['board.promote', 'board.squares']);
  const [choice] = boardsOf(state, ui, TO);
  expect(choice?.cells).toHaveLength(4);
  for (const { rect } of choice?.cells ?? []) {
    expect(rect.x).toBeGreaterThanOrEqual(0);
    expect(rect.x + rect.width).toBeLessThanOrEqual(TO.width);
  }
  readEvent(finger('down', 'e1'), state, ui, TO);
  expect(names()).toEqual(['board.squares']);
  for (const name of ['a7', 'a8']) readEvent(finger('down', name), state, ui, TO);
  const input = readEvent({ kind: 'cell', phase: 'down', id: 'p3' }, state, ui, TO);
  expect(moveOf(input as number)).toMatchObject({ promotes: KNIGHT, to: squareOf('a8') });
});
