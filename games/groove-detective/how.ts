import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { hitsOf, maskOf, peaksOf, type State } from './rules/state.ts';
import { layoutOf, middleOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const TRUTH = ['x...x...', '..x...x.', 'x.x.x.x.'].map(maskOf);

/** A small case with these steps set. */
function board(mine: readonly string[], checked = false): State {
  const masks = mine.map(maskOf);
  const right = masks.map((mask, row) => hitsOf(mask & (TRUTH[row] ?? 0)));
  return {
    mode: 'case',
    no: 0,
    ticks: 17,
    rows: TRUTH.map((truth, row) => ({
      truth,
      mine: masks[row] ?? 0,
      locked: checked && masks[row] === truth,
    })),
    peaks: peaksOf(TRUTH),
    listened: [],
    solo: -1,
    checks: checked ? [{ masks, right }] : [],
    heard: 'off',
    beat: -1,
    phase: 'play',
    rest: 0,
    career: { records: [], mix: [] },
    picks: [-1, -1, -1],
  };
}

/** The waveform and this many rows below it. */
const upper =
  (count: number) =>
  ({ rows }: State, to: Size): Rect => {
    const { screen, rows: places } = layoutOf(to, rows.length);
    const strip = places[0]?.strip ?? screen;
    const last = places[count - 1]?.pads ?? screen;
    const x = Math.min(screen.x, strip.x);
    return {
      x,
      y: screen.y,
      width: screen.x + screen.width - x,
      height: last.y + last.height - screen.y + 6,
    };
  };

/** How to play: the waveform, the hits of a row, checks. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.wave',
    state: () => board(['x.......', '..x.....', 'x.x.....']),
    look: upper(3),
  },
  {
    say: 'how.tap',
    state: () => board(['x.......', '', '']),
    look: upper(1),
    hand: ({ rows }, _, to) => ({
      kind: 'tap',
      at: middleOf(layoutOf(to, rows.length), { x: 4, y: 0 }),
      keys: ['a'],
    }),
  },
  {
    say: 'how.check',
    state: () => board(['x...x...', '..x.x...', 'xxx.x...'], true),
    look: upper(3),
  },
];
