import { EMPTY, HOLE, SIDE } from './board.ts';
import type { GoalKind } from './state.ts';

/**
 * How a quest begins. `map` is the quilt's upper left quarter, mirrored to both sides, or all of it
 * (eight rows). `.` is empty, `#` a hole, `a` to `e` a fabric, `A` to `E` the same with a button.
 */
export type Quest = {
  readonly goal: GoalKind;
  readonly target: number;
  readonly fabrics: number;
  /** Large patches in a hundred. */
  readonly large: number;
  readonly map: string;
};

const quest = (
  goal: GoalKind,
  target: number,
  fabrics: number,
  large: number,
  map: string,
): Quest => ({ goal, target, fabrics, large, map });

/** Buttons to collect: all that the map has. */
const buttons = (fabrics: number, large: number, map: string): Quest =>
  quest('buttons', buttonsOn(map), fabrics, large, map);

const OPEN = '..../..../..../....';

/** The quests in packs of six, then the quilts of the day, and the last is without end. */
export const QUESTS: readonly Quest[] = [
  // First stitches: full lines.
  quest(
    'lines',
    5,
    3,
    6,
    '......../......../......../......../......../......../bbb..aaa/bbb..aaa',
  ),
  quest('lines', 8, 3, 12, '..../.a../..b./...c'),
  quest('lines', 10, 3, 16, 'aa../a.../..../....'),
  quest('lines', 12, 3, 20, OPEN),
  quest('lines', 12, 3, 24, '..../..../..bb/..bc'),
  quest('lines', 15, 3, 28, 'c..a/..../..../a..b'),
  // Button box: buttons go with their cells.
  buttons(3, 14, '..../.A../..../....'),
  buttons(3, 18, '..../..../..B./...a'),
  buttons(3, 20, 'C.../.A../..../....'),
  buttons(3, 22, '..b./.A../b.../....'),
  buttons(3, 24, '...A/.C../..../B...'),
  buttons(3, 26, 'A.../.b../..B./...c'),
  // Growing motifs: large fields of one fabric.
  quest('motifs', 3, 2, 16, '..../.aa./.aa./....'),
  quest('motifs', 5, 3, 18, 'aa../aa../..../...b'),
  quest('motifs', 6, 3, 20, '..../..../..ab/..bc'),
  quest('motifs', 7, 3, 22, 'a..b/..../..../b..c'),
  quest('motifs', 8, 3, 25, OPEN),
  quest('motifs', 9, 3, 28, 'c.../.c../..a./...a'),
  // Odd corners: quilts that are not square.
  quest('lines', 10, 3, 16, '#.../..../..../....'),
  buttons(3, 18, '##../#.B./..A./....'),
  quest('lines', 12, 3, 20, '..../..../..../...#'),
  quest('motifs', 6, 3, 20, '#..a/..../..../a..b'),
  buttons(3, 24, '...B/.#../..C./B...'),
  quest('lines', 16, 3, 26, '##../#..a/...b/.ab#'),
  // Crazy quilt: more fabrics.
  quest('lines', 14, 4, 22, 'a.b./.c../b.../...d'),
  buttons(4, 22, '.A../B.../..c./...D'),
  quest('motifs', 6, 4, 22, '..../.ab./.cd./....'),
  buttons(4, 25, 'D..a/.C../..b./a...'),
  quest('motifs', 7, 4, 25, 'ab../ab../..../..cd'),
  quest('lines', 18, 4, 30, 'd..c/..../..b./c..a'),
  // Heirloom: everything at once.
  buttons(4, 26, '#..A/.b../..C./D..#'),
  quest('motifs', 7, 4, 26, '#.../.aa./.a../...d'),
  buttons(5, 26, 'A..b/.C../..d./e..B'),
  quest('lines', 20, 4, 30, '#.a./..b./ab../...#'),
  quest('motifs', 9, 4, 28, 'd..a/.dd./.d../a..b'),
  buttons(5, 30, 'AB../B.../..C./...D'),
  // Quilts of the day.
  buttons(3, 22, '..a./.B../a.../...c'),
  buttons(3, 22, 'A.../..b./.B../...C'),
  buttons(4, 22, '#..b/.C../..../b..D'),
  buttons(4, 22, '...D/.c../..A./D...'),
  quest('endless', 0, 4, 16, '..../..../..../....'),
];

export const PACK_SIZE = 6;
export const PACKED = 36;
export const DAILIES = 4;
export const ENDLESS = PACKED + DAILIES;
/** The first hand of the first quest: its square closes two lines at once. */
export const FIRST_HAND = ['##/##', '###', '##/#.'] as const;

function rowsOf(map: string): readonly string[] {
  const rows = map.split('/');
  if (rows.length === SIDE) return rows;
  const half = rows.map((row) => row + [...row].reverse().join(''));
  return [...half, ...half.toReversed()];
}

function buttonsOn(map: string): number {
  return rowsOf(map)
    .join('')
    .replaceAll(/[^A-E]/g, '').length;
}

/** The cells of a map, and which of them carry a button. */
export function readMap(map: string): { readonly cells: number[]; readonly buttons: number[] } {
  const signs = [...rowsOf(map).join('')];
  const kind = (sign: string): number =>
    sign === '.' ? EMPTY : sign === '#' ? HOLE : 'abcde'.indexOf(sign.toLowerCase());
  return {
    cells: signs.map(kind),
    buttons: signs.map((sign) => (/[A-E]/.test(sign) ? 1 : 0)),
  };
}

/** @throws Error if there is no such quest */
export function questFor(index: number): Quest {
  const found = QUESTS[index];
  if (!found) throw new Error(`there is no quest ${index}`);
  return found;
}
