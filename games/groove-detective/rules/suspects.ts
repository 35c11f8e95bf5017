import { has, hitsOf, STEPS, type State } from './state.ts';

/** What a player can know of a loop: of the mystery itself, only rows that were listened to. */
export type Clues = {
  /** By step: how many rows sound; −1 if unknown. */
  readonly peaks: readonly number[];
  /** By row: every mask that it may still have. */
  readonly rows: readonly (readonly number[])[];
};

const MASKS: readonly number[] = Array.from({ length: 2 ** STEPS }, (_, mask) => mask);

/** The clues of a position: peaks of the waveform, hits of each row and the checks so far. */
export function cluesOf({
  rows,
  peaks,
  checks,
  listened,
}: Pick<State, 'rows' | 'peaks' | 'checks' | 'listened'>): Clues {
  let silent = 0;
  for (let step = 0; step < STEPS; step += 1) if (peaks[step] === 0) silent |= 1 << step;
  return {
    peaks,
    rows: rows.map(({ truth, mine, locked }, row) => {
      if (locked) return [mine];
      if (listened.includes(row)) return [truth];
      const hits = hitsOf(truth);
      return MASKS.filter(
        (mask) =>
          hitsOf(mask) === hits &&
          (mask & silent) === 0 &&
          checks.every(({ masks, right }) => hitsOf(mask & (masks[row] ?? 0)) === right[row]),
      );
    }),
  };
}

/** No more loops than this are looked for. */
export const MAX_SUSPECTS = 4000;

/** By mask: one in the four bits of each of its steps, to take it off all peaks at once. */
const SPREAD: readonly number[] = MASKS.map((mask) => {
  let spread = 0;
  for (let step = 0; step < STEPS; step += 1) if (has(mask, step)) spread += 2 ** (4 * step);
  return spread >>> 0;
});

/**
 * The loops that fit all clues, each as its rows.
 * @param most stops when this many are found
 */
export function suspectsOf({ peaks, rows }: Clues, most = MAX_SUSPECTS): number[][] {
  const found: number[][] = [];
  let known = 0;
  let left = 0;
  for (const [step, peak] of peaks.entries()) {
    if (peak < 0) continue;
    known |= 1 << step;
    left += peak * 2 ** (4 * step);
  }
  // Rows with few candidates go first: they rule out the most.
  const order = [...rows.keys()].sort((a, b) => (rows[a]?.length ?? 0) - (rows[b]?.length ?? 0));
  const chosen = rows.map(() => 0);
  const last = order.at(-1) ?? 0;
  const fitsLast = MASKS.map((mask) => rows[last]?.includes(mask) ?? false);

  const search = (depth: number, peaksLeft: number): void => {
    if (found.length >= most) return;
    const row = order[depth] ?? 0;
    const after = order.length - depth - 1;
    // A step that needs every row that is left must sound; one that needs none must not.
    let must = 0;
    let may = 255 & ~known;
    for (let step = 0; step < STEPS; step += 1) {
      const need = (peaksLeft >>> (step * 4)) & 15;
      if (need === 0) continue;
      if (need > after + 1) return;
      may |= 1 << step;
      if (need > after) must |= 1 << step;
    }
    if (after === 0) {
      if (known === 255 && !fitsLast[must]) return;
      for (const mask of known === 255 ? [must] : (rows[row] ?? [])) {
        if ((mask & known) !== must || found.length >= most) continue;
        chosen[row] = mask;
        found.push([...chosen]);
      }
      return;
    }
    for (const mask of rows[row] ?? []) {
      if ((mask & must) !== must || (mask & ~may) !== 0) continue;
      chosen[row] = mask;
      search(depth + 1, (peaksLeft - (SPREAD[mask & known] ?? 0)) >>> 0);
    }
  };
  search(0, left >>> 0);
  return found;
}

/**
 * What all suspects share: by row, the steps that sound in each of them, and in none. Nothing is
 * certain while there may be more suspects than were looked for.
 */
export function certain(
  suspects: readonly (readonly number[])[],
): readonly { readonly on: number; readonly off: number }[] {
  const [first = []] = suspects;
  if (suspects.length >= MAX_SUSPECTS) return first.map(() => ({ on: 0, off: 0 }));
  return first.map((_, row) => {
    let on = 255;
    let any = 0;
    for (const rows of suspects) {
      on &= rows[row] ?? 0;
      any |= rows[row] ?? 0;
    }
    return { on, off: 255 & ~any };
  });
}
