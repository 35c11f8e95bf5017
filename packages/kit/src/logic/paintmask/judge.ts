import { emptyCells, seenAt, type Cells, type Frame, type Mask } from './frame.ts';

/**
 * The target of a painting: for every cell a pigment (0 bare) and the part (from 1) it belongs to.
 */
export type Wanted = {
  readonly frame: Frame;
  readonly pigment: Cells;
  readonly part: Cells;
  readonly parts: number;
  /** Cells that are 1 do not count, painted or not. */
  readonly free?: Cells;
};

/** Stacks parts, the last on top. */
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
  /**
   * How near (cells, a square) the right pigment must be for a cell to count as covered. Default 1.
   */
  readonly miss?: number;
  /** How far (cells) from its target paint may be before it counts as stray. Default 1. */
  readonly stray?: number;
  /** How good another pigment is instead, 0 to 1. Default 0. */
  readonly likeness?: (painted: number, wanted: number) => number;
};

/**
 * The result of a part. `covered`: cells with the pigment or a similar one near; `right`: the sum
 * of their quality, each 0 to 1.
 */
export type PartMark = {
  readonly wanted: number;
  readonly covered: number;
  readonly right: number;
};

/** The fault of a cell. */
export const FAULT = { none: 0, missing: 1, otherColor: 2, stray: 3 } as const;

export type Judged = {
  readonly parts: readonly PartMark[];
  /** Painted cells without a target cell of that pigment near. */
  readonly stray: number;
  /** Painted cells that count. */
  readonly painted: number;
  /** One of `FAULT` per cell. */
  readonly faults: Cells;
};

/** Compares a painting with its target. Edges have the rule's tolerance. */
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
        faults[cell] = want === 0 ? FAULT.stray : FAULT.otherColor;
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
      faults[cell] = FAULT.otherColor;
    }
  }
  return { parts: marks, stray: strays, painted, faults };
}

/** Whether a square around a cell contains `value`. */
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
