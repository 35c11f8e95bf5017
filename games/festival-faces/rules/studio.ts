import { fillShape, type Cells } from '@playgrove/kit/logic/paintmask';
import { FRAME, onFace } from './reference.ts';
import { readShapes, type Outline } from './shapes.ts';
import { totalStars } from './state.ts';

/** Stencil sheets of the studio, with the stars they need. */
const ROWS: readonly (readonly [needs: number, shapes: string])[] = [
  [0, '+h 44 30 15; h 0 -50 13'],
  [0, '+s 46 26 17; s 0 -50 16; +s 32 52 8'],
  [3, '+f 44 28 22 8; f 0 -48 20 8'],
  [8, '+p 36 -28 58 -28 48 2 62 2 34 52 42 16 28 16'],
  [14, '+o 8 -6 22 -44 52 -62 70 -38 64 -6 36 4; +o 9 6 36 8 62 12 58 40 34 48 13 30'],
  [22, 's 0 -46 22 6 26; +s 46 28 19 6 26; +s 52 -38 9 6 26'],
  [32, 'o -68 -28 -36 -42 0 -24 36 -42 68 -28 58 14 30 20 0 4 -30 20 -58 14'],
  [
    44,
    't 0 -74 0 -42 12; +t 22 -72 15 -50 10; +t 70 -18 47 -14 10; +t 71 6 48 8 10; +t 66 30 46 28 10',
  ],
  [58, '+o 4 0 24 -30 70 -68 68 -20 46 20 20 18'],
  [74, 'c -8 10 52 62 0; s 36 -44 13; s 52 -12 9; s 44 44 11'],
  [92, '+l 12 -20 36 -70 14; +l 20 -10 66 -52 15; +l 24 4 72 -14 14; +l 22 14 64 26 13'],
  [112, '+e 54 -42 7 7; +e 64 -22 6 6; +e 60 2 6 6; +e 58 22 7 7; +e 42 -52 5 5; +e 42 36 6 6'],
];

export type Stencil = { readonly outlines: readonly Outline[]; readonly region: Cells };

const sheets: Stencil[] = [];

/** A stencil sheet of the studio; nothing where there is none. */
export function sheetOf(index: number): Stencil | undefined {
  const row = ROWS[index];
  if (!row) return undefined;
  return (sheets[index] ??= stencilFrom(row[1]));
}

function stencilFrom(shapes: string): Stencil {
  const outlines = readShapes(shapes);
  return { outlines, region: onFace(fillShape(FRAME, outlines)) };
}

/** Stars that each sheet needs, in order. */
export const SHEET_NEEDS: readonly number[] = ROWS.map(([needs]) => needs);

/** Sheets that are open with these stars. */
export function openSheets(won: string): number {
  const stars = totalStars(won);
  return SHEET_NEEDS.filter((needs) => needs <= stars).length;
}
