import { emptyCells, seenAt, type Cells, type Frame, type Mask } from './frame.ts';

/** What a painting should be: for every cell a pigment (0 bare) and the part (from 1) it belongs to. */
export type Wanted = {
  readonly frame: Frame;
  readonly pigment: Cells;
  readonly part: Cells;
  readonly parts: number;
  /** Cells that count for nothing, painted or not, are 1. */
  readonly free?: Cells;
};

/** Lays parts over each other, the last on top. */
export function wantedOf(
  frame: Frame,
  parts: readonly { readonly region: Cells; readonly pigment: number }[],
  free?: Cells,
): Wanted {
  const [pigment, part] = [emptyCells(frame), emptyCells(frame)];
  for (const [index, { region, pigment: with_ }] of parts.entries()) {
    for (let cell = 0; cell < region.length; cell += 1) {
      if (!region[cell] || free?.[cell]) continue;
      pigment[cell] = with_;
      part[cell] = with_ === 0 ? 0 : index + 1;
    }
  }
  return { frame, pigment, part, parts: parts.length, ...(free && { free }) };
}

export type Rule = {
  /** How near (cells, a square) the right pigment must be for a cell to count as covered. Default 1. */
  readonly miss?: number;
  /** How far (cells) paint may be from where it is wanted before it counts as astray. Default 1. */
  readonly stray?: number;
  /** How good another pigment is instead, 0 to 1. Default 0. */
  readonly likeness?: (painted: number, wanted: number) => number;
};

/** How a part came out. `covered`: cells with its pigment near, or one that is like it; `right`: how good those are, each 0 to 1, added up. */
export type PartMark = {
  readonly wanted: number;
  readonly covered: number;
  readonly right: number;
};

/** What is wrong at a cell. */
export const FAULT = { none: 0, missing: 1, otherColour: 2, stray: 3 } as const;

export type Judged = {
  readonly parts: readonly PartMark[];
  /** Painted cells that no wanted cell of that pigment is near. */
  readonly stray: number;
  /** Painted cells that count. */
  readonly painted: number;
  /** One of `FAULT` a cell. */
  readonly faults: Cells;
};

/** Compares a painting with what was wanted. Edges are forgiven as far as the rule says. */
export function judge(mask: Mask, wanted: Wanted, rule: Rule = {}): Judged {
  const { miss = 1, stray: far = 1, likeness = () => 0 } = rule;
  const { frame, pigment, part, free } = wanted;
  const seen = emptyCells(frame);
  for (let cell = 0; cell < seen.length; cell += 1) seen[cell] = seenAt(mask, cell);
  const faults = emptyCells(frame);
  const marks = Array.from({ length: wanted.parts }, () => ({ wanted: 0, covered: 0, right: 0 }));
  let [strays, painted] = [0, 0];
  for (let cell = 0; cell < seen.length; cell += 1) {
    if (free?.[cell]) continue;
    const [want, have] = [pigment[cell] ?? 0, seen[cell] ?? 0];
    if (have !== 0) {
      painted += 1;
      if (have !== want && !near(frame, pigment, cell, far, have)) {
        faults[cell] = want === 0 ? FAULT.stray : FAULT.otherColour;
        if (want === 0 || likeness(have, want) === 0) strays += 1;
      }
    }
    const mark = marks[(part[cell] ?? 0) - 1];
    if (!mark) continue;
    mark.wanted += 1;
    if (have === want || near(frame, seen, cell, miss, want)) {
      mark.covered += 1;
      mark.right += 1;
    } else if (have === 0) faults[cell] = FAULT.missing;
    else {
      const like = likeness(have, want);
      if (like > 0) mark.covered += 1;
      mark.right += like;
      faults[cell] = FAULT.otherColour;
    }
  }
  return { parts: marks, stray: strays, painted, faults };
}

/** Whether a cell holds `value` within a square round it. */
function near(
  { columns, rows }: Frame,
  cells: Cells,
  cell: number,
  reach: number,
  value: number,
): boolean {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const [left, right] = [Math.max(0, column - reach), Math.min(columns - 1, column + reach)];
  const bottom = Math.min(rows - 1, row + reach);
  for (let y = Math.max(0, row - reach); y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) if (cells[y * columns + x] === value) return true;
  }
  return false;
}
