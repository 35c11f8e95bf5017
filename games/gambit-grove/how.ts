import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { keyOf, read, WHITE } from './rules/board.ts';
import type { State } from './rules.ts';
import { CELL, layoutOf, middleOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

function position(text: string, last: State['last'] = null): State {
  const at = read(text);
  if (!at) throw new Error(`how: ${text}`);
  return {
    ...at,
    cells: [...at.cells],
    rival: 'mouse',
    salt: 0,
    side: WHITE,
    within: 0,
    last,
    moves: 4,
    quiet: 0,
    past: [keyOf(at)],
    helped: 0,
    end: null,
  };
}

/** This many squares from the first one on. */
function part(first: number, across: number, down: number, to: Size): Rect {
  const { x, y } = middleOf(layoutOf(to), first, false);
  return { x: x - CELL / 2, y: y - CELL / 2, width: across * CELL, height: down * CELL };
}

const KNIGHT = 45;
const MATED = 4;

/** How to play: dots, danger, mate. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.dots',
    state: () => position('4k3/8/8/3p4/8/5N2/4PPPP/4K3 w - -'),
    prepare(ui) {
      ui.from = KNIGHT;
    },
    look: (_, to) => part(26, 6, 5, to),
    hand: (_, __, to) => ({ kind: 'tap', at: middleOf(layoutOf(to), 28, false), keys: ['a'] }),
  },
  {
    say: 'how.danger',
    state: () => position('4k3/8/8/4p3/3R4/8/8/4K3 w - -'),
    look: (_, to) => part(17, 6, 4, to),
  },
  {
    say: 'how.mate',
    state: () => ({
      ...position('4k3/4Q3/3R4/8/8/8/8/4K3 b - -', { from: 52, to: 12, taken: 0 }),
      end: 'mate' as const,
    }),
    look: (_, to) => part(MATED - 3, 6, 4, to),
  },
];
