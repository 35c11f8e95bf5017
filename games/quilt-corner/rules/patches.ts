/** A piece of cloth to sew on. Its cells are columns and rows from its upper left corner. */
export type Patch = {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
};

/** Each form once, `#` is cloth, and how often it comes among those of its size class. */
const FORMS: readonly (readonly [rows: string, weight: number])[] = [
  ['#', 1],
  ['##', 3],
  ['###', 4],
  ['##/#.', 6],
  ['##/##', 5],
  ['####', 3],
  ['###/#..', 3],
  ['###/..#', 3],
  ['###/.#.', 4],
  ['##./.##', 2],
  ['.##/##.', 2],
  ['###/###', 5],
  ['###/#../#..', 4],
  ['#####', 3],
  ['.#./###/.#.', 2],
  ['###/###/###', 3],
];
/** From this many cells on, a patch counts as large. */
const LARGE = 5;

const turned = (rows: readonly string[]): string[] =>
  Array.from(rows[0] ?? '', (_, x) =>
    rows
      .map((row) => row[x])
      .reverse()
      .join(''),
  );

/** A form and its turns, without those that look the same. */
function turnsOf(form: string): readonly string[] {
  const all = [form];
  for (let turn = 1; turn < 4; turn += 1) {
    all.push(turned((all.at(-1) ?? '').split('/')).join('/'));
  }
  return [...new Set(all)];
}

function patchOf(form: string): Patch {
  const rows = form.split('/');
  const cells = rows.flatMap((row, y) =>
    Array.from(row).flatMap((sign, x) => (sign === '#' ? [{ x, y }] : [])),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, cells };
}

const TURNED = FORMS.flatMap(([form, weight]) =>
  turnsOf(form).map((rows, _, all) => ({
    rows,
    patch: patchOf(rows),
    weight: weight / all.length,
  })),
);

/** All patches. States hold their numbers, so their order must not change. */
export const PATCHES: readonly Patch[] = TURNED.map(({ patch }) => patch);

/** @throws Error if there is no such patch */
export function patchFor(shape: number): Patch {
  const patch = PATCHES[shape];
  if (!patch) throw new Error(`there is no patch ${shape}`);
  return patch;
}

/** The number of the patch with these rows. @throws Error if there is none */
export function shapeOf(rows: string): number {
  const shape = TURNED.findIndex((each) => each.rows === rows);
  if (shape < 0) throw new Error(`no patch looks like ${rows}`);
  return shape;
}

type Draw = readonly { readonly shape: number; readonly weight: number }[];

const drawOf = (is: (size: number) => boolean): Draw =>
  TURNED.flatMap(({ patch, weight }, shape) => (is(patch.cells.length) ? [{ shape, weight }] : []));

const SMALL_DRAW = drawOf((size) => size < LARGE);
const LARGE_DRAW = drawOf((size) => size >= LARGE);

/** @param unit from 0 to 1: where in the weights the draw falls */
export function drawn(large: boolean, unit: number): number {
  const draw = large ? LARGE_DRAW : SMALL_DRAW;
  let rest = unit * draw.reduce((sum, { weight }) => sum + weight, 0);
  for (const { shape, weight } of draw) {
    rest -= weight;
    if (rest < 0) return shape;
  }
  return draw.at(-1)?.shape ?? 0;
}
