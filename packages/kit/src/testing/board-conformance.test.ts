import { expect, test } from 'vitest';
import type { Board, BoardCell, View } from '../runtime/view.ts';
import { complaint, turnGame, viewWith } from './broken-samples.ts';
import type { Subject } from './subject.ts';

/** The sample on boards: three cells of a grid and a tool under them, each a step of one to three. */
function boarded(change: (cells: BoardCell[]) => readonly Board[] = laid): Subject {
  const cells = ['c1', 'c2', 'c3', 't2'].map((id, at): BoardCell => ({
    id,
    rect: { x: 10 + (at % 3) * 95, y: at < 3 ? 10 : 110, width: 80, height: 80 },
    label: { key: 'path.said', values: { left: at } },
    text: id,
    color: '#2b1b4d',
  }));
  return viewWith(turnGame(), {
    boards: () => change(cells.map((cell) => ({ ...cell }))),
    read: (event) =>
      event.kind === 'cell' && event.phase === 'down' ? { by: Number(event.id[1]) } : undefined,
    coach: undefined as unknown as NonNullable<View['coach']>,
  });
}

function laid(cells: readonly BoardCell[]): readonly Board[] {
  return [
    { kind: 'grid', label: 'path.goal', columns: 3, cells: cells.slice(0, 3) },
    { kind: 'tools', label: 'path.moves', columns: 0, cells: cells.slice(3) },
  ];
}

/** The boards with one cell changed. */
const with1 = (change: Partial<BoardCell>, which = 0): Subject =>
  boarded((cells) => laid(cells.map((cell, at) => (at === which ? { ...cell, ...change } : cell))));

test('a game on boards keeps every promise, including keyboard and pointers', () => {
  expect(complaint(boarded())).toMatch(/^plays its golden game|^none$/);
});

test.each<readonly [string, () => Subject, string]>([
  ['a cell called as another', () => with1({ id: 'c2' }), 'two cells are called "c2"'],
  [
    'a label with a gap',
    () => with1({ label: { key: 'path.said' } }),
    'cell "c1" gives path.said no {left}',
  ],
  [
    'a label without words',
    () => with1({ label: { key: 'path.nothing' } }),
    '"path.nothing" (cell "c1")',
  ],
  ['an invalid color', () => with1({ color: 'navy' }), '"navy" is not a color'],
  [
    'rows that do not come out',
    () => boarded((cells) => [{ kind: 'grid', label: 'path.goal', columns: 3, cells }]),
    'has 4 cells in rows of 3',
  ],
  ['no cells', () => boarded((cells) => [...laid(cells), ...laid([]).slice(1)]), 'has no cells'],
  [
    'a cell out of sight',
    () => with1({ rect: { x: 260, y: 10, width: 80, height: 80 } }, 2),
    'cell "c3" lies outside the world',
  ],
  [
    'a tool too small to press',
    () => with1({ rect: { x: 10, y: 110, width: 80, height: 20 } }, 3),
    'tool "t2" is',
  ],
  ['text too small to read', () => with1({ size: 5 }), 'the text of cell "c1" is'],
  [
    'a cell under another',
    () => with1({ rect: { x: 40, y: 10, width: 80, height: 80 } }, 1),
    'goes to "c1"',
  ],
])('%s is found', (_, subject, message) => {
  expect(complaint(subject())).toContain(message);
});

test('a cell that no arrow key reaches is found', () => {
  // Two cells with the same center: no direction leads from one to the other.
  const rect = { x: 105, y: 10, width: 80, height: 80 };
  const inner = { x: 135, y: 40, width: 20, height: 20 };
  const subject = boarded((cells) =>
    laid(
      cells.map((cell, at) =>
        at === 1 ? { ...cell, rect } : at === 2 ? { ...cell, rect: inner, size: 40 } : cell,
      ),
    ),
  );
  expect(complaint(subject)).toContain('arrow keys never reach');
});
