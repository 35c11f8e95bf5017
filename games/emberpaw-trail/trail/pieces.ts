import type { Moth } from '../rules/course.ts';

/**
 * A piece of a daily trail: the fox comes in on the ground at the left and leaves it so at the right.
 * Four rows to move in; the last is the ground. Letters of the first lantern stand for whichever
 * lantern the piece is given; its one ember (`e`) may be left out.
 */
export type Piece = {
  readonly name: string;
  readonly rows: readonly string[];
  /** Columns and rows within the piece. */
  readonly moth?: Omit<Moth, 'group'>;
};

/** By width, so that those of a storey fill it: 6, 9 and 12 columns. */
export const PIECES: readonly Piece[] = [
  { name: 'stump', rows: ['......', '...e..', '......', '...#..', '######'] },
  { name: 'pit', rows: ['......', '...e..', '......', '......', '##..##'] },
  { name: 'thorns', rows: ['......', '..e...', '......', '...^..', '######'] },
  { name: 'trunk', rows: ['...e..', '......', '...#..', '...#..', '######'] },
  { name: 'log', rows: ['..e...', '......', '..==..', '..^^..', '######'] },
  { name: 'cushion', rows: ['...e..', '......', '......', '.o..^.', '######'] },
  { name: 'pits', rows: ['.........', '....e....', '.........', '.........', '##..#..##'] },
  { name: 'patches', rows: ['.........', '.........', '....e....', '..^...^..', '#########'] },
  { name: 'steps', rows: ['.........', '....e....', '.....#...', '...#.#...', '#########'] },
  { name: 'bank', rows: ['.........', '...e.....', '......^..', '...####..', '#########'] },
  { name: 'bridge', rows: ['.........', '....e....', '..a......', '.........', '##fffff##'] },
  { name: 'gate', rows: ['......l..', '......l..', '.a..e.l..', '......l..', '#########'] },
  { name: 'shut', rows: ['.........', '...e.i...', '.....i...', '.a...i...', '#########'] },
  { name: 'door', rows: ['....l.', '..a.l.', '..e.l.', '....l.', '######'] },
  { name: 'plank', rows: ['.........', '.....e...', '...==....', '...a.....', '##....fff'] },
  {
    name: 'sprout',
    rows: ['............', '.....e.#....', '.a.....#....', '....p..#....', '############'],
  },
  {
    name: 'gust',
    rows: ['....vvve....', '....vvv#....', '.a..vvv#....', '....vvv#....', '############'],
  },
  {
    name: 'ferry',
    rows: ['............', '.....e......', '.a..........', '............', '###......###'],
    moth: { column: 3, row: 3, across: 4, up: 0 },
  },
  {
    name: 'raft',
    rows: ['............', '............', '......e.....', '.a..........', '###......###'],
    moth: { column: 3, row: 4, across: 4, up: 0 },
  },
  {
    name: 'ledges',
    rows: ['............', '.....e......', '...==..==...', '............', '###......###'],
  },
  {
    name: 'hurdles',
    rows: ['............', '......e.....', '............', '..#..^...#..', '############'],
  },
];

/** Ways from the lower storey to the upper: three columns, all rows below the topmost. */
export const CLIMBS: readonly Piece[] = [
  { name: 'chimney', rows: ['...', '...', '...', '...', '#..', '#..', '#..', '#..', '...', '###'] },
  {
    name: 'updraught',
    rows: ['...', '...', '..u', '..u', '..u', '..u', '..u', '..u', '..u', '###'],
  },
  {
    name: 'lift',
    rows: ['...', '...', '...', '...', '...', '...', '...', '...', 'a..', '###'],
    moth: { column: 1, row: 8, across: 0, up: 4 },
  },
  { name: 'rungs', rows: ['...', '...', '...', '...', '...', '=..', '...', '.==', '...', '###'] },
];
