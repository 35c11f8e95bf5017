import type { Point } from '../../../contract/index.ts';

/**
 * The positions of a pack's medals and the path between them, CSS pixels from the pack's top left.
 */
export type Trail = {
  readonly spots: readonly Point[];
  readonly height: number;
  /** SVG path data through all medals. */
  readonly line: string;
};

const MIN_STEP = 66;
const MAX_COLUMNS = 8;
const ROW = 92;
/** Room for the first medal's upper half, and for the last one's stars. */
const ABOVE = 40;
const BELOW = 58;
/** How far medals are above or below their row, alternating. */
const WAVE = 9;

/** Winds back and forth over rows of the available width. */
export function trailOf(count: number, width: number): Trail {
  const columns = Math.max(1, Math.min(MAX_COLUMNS, Math.floor(width / MIN_STEP)));
  const step = width / columns;
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    const wave = columns > 2 ? (index % 2 === 0 ? WAVE : -WAVE) : 0;
    return { x: (column + 0.5) * step, y: ABOVE + row * ROW + wave };
  });
  const rows = Math.ceil(count / columns);
  return { spots, height: ABOVE + Math.max(0, rows - 1) * ROW + BELOW, line: lineThrough(spots) };
}

/** A smooth line: each segment leaves in the direction of its neighbors (Catmull and Rom). */
function lineThrough(spots: readonly Point[]): string {
  const [first] = spots;
  if (!first) return '';
  const parts = [`M${at(first)}`];
  for (let index = 1; index < spots.length; index += 1) {
    const from = spots[index - 1] ?? first;
    const to = spots[index] ?? from;
    const before = spots[index - 2] ?? from;
    const after = spots[index + 1] ?? to;
    const leave = { x: from.x + (to.x - before.x) / 5, y: from.y + (to.y - before.y) / 5 };
    const arrive = { x: to.x - (after.x - from.x) / 5, y: to.y - (after.y - from.y) / 5 };
    parts.push(`C${at(leave)} ${at(arrive)} ${at(to)}`);
  }
  return parts.join('');
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
