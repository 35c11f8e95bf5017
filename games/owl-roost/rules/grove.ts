/** A wood: which grove each cell belongs to, row by row. Rows, columns and groves hold one owl each. */
export type Wood = {
  readonly size: number;
  /** By cell, 0 to size − 1. */
  readonly groves: readonly number[];
};

/** Letters of groves as boards are written: `aabbbc…`, row by row. */
export function readWood(text: string): Wood {
  const size = Math.round(Math.sqrt(text.length));
  if (size * size !== text.length) throw new Error(`a wood of ${text.length} cells is no square`);
  return { size, groves: [...text].map((letter) => letter.charCodeAt(0) - 97) };
}

export function writeWood({ groves }: Wood): string {
  return groves.map((grove) => String.fromCharCode(97 + grove)).join('');
}

/** Rows first, then columns, then groves: the cells of each. */
export type Units = readonly (readonly number[])[];

type Facts = {
  readonly units: Units;
  /** By cell: its row, column and grove as numbers of units. */
  readonly of: readonly (readonly number[])[];
  /** By cell: all others that cannot hold an owl when it does. */
  readonly seen: readonly (readonly number[])[];
};

const known = new WeakMap<Wood, Facts>();

export function factsOf(wood: Wood): Facts {
  let facts = known.get(wood);
  if (!facts) {
    facts = work(wood);
    known.set(wood, facts);
  }
  return facts;
}

function work({ size, groves }: Wood): Facts {
  const cells = groves.map((_, cell) => cell);
  const of = cells.map((cell) => [
    Math.floor(cell / size),
    size + (cell % size),
    size * 2 + (groves[cell] ?? 0),
  ]);
  const units = Array.from({ length: size * 3 }, (_, unit) =>
    cells.filter((cell) => (of[cell] ?? []).includes(unit)),
  );
  const seen = cells.map((cell) =>
    cells.filter((other) => {
      if (other === cell) return false;
      const [row, column] = [Math.floor(cell / size), cell % size];
      const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
      if (row === otherRow || column === otherColumn || groves[cell] === groves[other]) return true;
      return Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1;
    }),
  );
  return { units, of, seen };
}

/** Whether every grove hangs together, side by side. */
export function connected({ size, groves }: Wood): boolean {
  return Array.from({ length: size }, (_, grove) => grove).every((grove) => {
    const own = new Set(groves.flatMap((one, cell) => (one === grove ? [cell] : [])));
    const [start] = own;
    if (start === undefined) return false;
    const found = new Set([start]);
    for (const cell of found) {
      for (const next of neighborsOf(size, cell)) if (own.has(next)) found.add(next);
    }
    return found.size === own.size;
  });
}

/** Up, down, left and right. */
export function neighborsOf(size: number, cell: number): number[] {
  const column = cell % size;
  return [
    ...(cell >= size ? [cell - size] : []),
    ...(cell < size * (size - 1) ? [cell + size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
  ];
}
