import {
  emptyCells,
  fillShape,
  wantedOf,
  type Cells,
  type Frame,
  type Wanted,
} from '@playgrove/kit/logic/paintmask';
import { PACKS, type LookRow, type PackRow, type PartTool } from './looks.ts';
import { BASES, LETTERS, numberOf } from './palette.ts';
import { readShapes, type Outline } from './shapes.ts';

/** The face in cells: 72 × 88 of 2.5 units, the middle of the face at 0, 0. */
export const FRAME: Frame = { columns: 72, rows: 88, step: 2.5, left: -90, top: -110 };

/** The outline of every face, as a path for `kit/logic/marks`. */
export const FACE_PATH =
  'M-73 -14C-73 -72 -44 -106 0 -106S73 -72 73 -14C73 42 44 100 0 100S-73 42 -73 -14Z';

export type Part = {
  readonly tool: PartTool;
  readonly paint: number;
  readonly name: string;
  readonly outlines: readonly Outline[];
  /** Where it is wanted, nothing on top of it yet. */
  readonly region: Cells;
  /** The same on both sides of the face. */
  readonly even: boolean;
};

export type Look = {
  readonly id: string;
  readonly index: number;
  readonly person: number;
  readonly pack: PackRow;
  readonly parts: readonly Part[];
  /** Paint, and glitter, as they should lie in the end; parts are counted as in `parts`. */
  readonly paint: Wanted;
  readonly glitter: Wanted;
  /** Pots on the tray, by paint number: what the look needs and a few that tempt. */
  readonly pots: readonly number[];
};

const TOOLS: Readonly<Record<string, PartTool>> = {
  s: 'sponge',
  b: 'brush',
  t: 'stencil',
  g: 'glitter',
};

const ROWS = PACKS.flatMap((pack) => pack.looks.map((row) => ({ pack, row })));
export const LOOK_COUNT = ROWS.length;

/** A look as it is written, before anything of it is worked out. */
export function rowOf(index: number): LookRow | undefined {
  return ROWS[index]?.row;
}

/** Where paint counts: the face below the hair. */
export const PAINTABLE: Outline =
  readShapes(
    'o -70 -14 -66 -50 -40 -72 0 -77 40 -72 66 -50 70 -14 63 36 38 78 0 97 -38 78 -63 36',
  )[0] ?? [];

let off: Cells | undefined;
/** Cells that count for nothing: off the face, under the hair, eyes. */
function offFace(): Cells {
  if (off) return off;
  const eyes = fillShape(FRAME, readShapes('+e 30 -6 13 8'));
  return (off = fillShape(FRAME, [PAINTABLE]).map((on, cell) => (on && !eyes[cell] ? 0 : 1)));
}

/** What of the cells lies where paint counts. */
export function onFace(cells: Cells): Cells {
  const none = offFace();
  return cells.map((on, cell) => (none[cell] ? 0 : on));
}

const looks: Look[] = [];

/** A look with its regions, computed at first use. @throws Error where there is none */
export function lookOf(index: number): Look {
  const found = ROWS[index];
  if (!found) throw new Error(`there is no look ${index}`);
  return (looks[index] ??= workOut(found, index));
}

function workOut({ pack, row }: (typeof ROWS)[number], index: number): Look {
  const parts = row.parts.map(([tool, paint, name, shapes]): Part => {
    const outlines = readShapes(shapes);
    const region = fillShape(FRAME, outlines);
    return {
      tool: TOOLS[tool] ?? 'brush',
      paint: numberOf(paint),
      name,
      outlines,
      region: onFace(region),
      even: isEven(region),
    };
  });
  const empty = emptyCells(FRAME);
  const only = (glitter: boolean): Wanted =>
    wantedOf(
      FRAME,
      parts.map(({ region, paint, tool }) => ({
        region: (tool === 'glitter') === glitter ? region : empty,
        pigment: paint,
      })),
      offFace(),
    );
  // What is wanted is worked out for the first verdict, after the first frame.
  let [paint, glitter]: (Wanted | undefined)[] = [];
  return {
    id: row.id,
    index,
    person: row.person,
    pack,
    parts,
    get paint() {
      return (paint ??= only(false));
    },
    get glitter() {
      return (glitter ??= only(true));
    },
    pots: pack.mixes ? BASES : potsFor(parts, index),
  };
}

function isEven(region: Cells): boolean {
  const { columns } = FRAME;
  return region.every((on, cell) => {
    const column = cell % columns;
    return on === region[cell - column + columns - 1 - column];
  });
}

/** Pots that fit the narrowest screen in a row. */
export const MAX_POTS = 7;
/** Pots besides those that are needed. */
const TEMPTING = 2;

/** What is needed, and its neighbors on the palette as temptations. */
function potsFor(parts: readonly Part[], index: number): readonly number[] {
  const pots = [...new Set(parts.map(({ paint }) => paint))];
  const count = Math.min(MAX_POTS, Math.max(4, pots.length + TEMPTING));
  for (let step = 1; pots.length < count; step += 1) {
    const next = ((index * 5 + step * 3) % LETTERS.length) + 1;
    if (!pots.includes(next)) pots.push(next);
  }
  return pots.sort((one, other) => one - other);
}
