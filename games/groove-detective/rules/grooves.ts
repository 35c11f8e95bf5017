import type { Rng } from '@playgrove/kit/contract';
import { cluesOf, suspectsOf } from './suspects.ts';
import { has, maskOf, peaksOf, STEPS, type Params, type Row } from './state.ts';

/** By drum: what drummers play, over eight eighth notes. */
const PATTERNS: readonly (readonly string[])[] = [
  ['x...x...', 'x..x..x.', 'x..xx...', 'x...x.x.', 'x..x.x..', 'x....x..', 'x.x.x...', 'xx..x...'],
  ['..x...x.', '..x..xx.', '..x...xx', '....x...', '..x..x.x', '.x..x...', '..xx..x.', '....x.xx'],
  ['x.x.x.x.', '.x.x.x.x', 'x.xxx.xx', '.xxx.xxx', 'xx.xx.x.', '..x.x.xx', 'x.x.xx.x', '.xx..xx.'],
  ['x..x..x.', '.x.x..x.', '..x.xx..', 'x..x.x.x', '.xx..x..', '...x..xx', 'x.x..x..', '.x...x.x'],
  ['......xx', '...x..x.', '.....xxx', '.x..x.x.', '...xx...', '.xx.....', '....xx.x', '..x....x'],
];

/** Deals until the number of suspects fits; the nearest so far is taken after this many. */
const TRIES = 24;

export type Groove = { readonly rows: Row[]; readonly peaks: number[] };

/** A loop of a case, with a waveform that leaves the right number of suspects. */
export function compose({ drums, stains, least, most }: Params, rng: Rng): Groove {
  let best: Groove | undefined;
  let missed = Infinity;
  for (let turn = 0; turn < TRIES && missed > 0; turn += 1) {
    const groove = draft(drums, stains, rng);
    if (!groove) continue;
    const count = countOf(groove, most + 1);
    const off = count < least ? least - count : count > most ? most * 4 : 0;
    if (off >= missed) continue;
    missed = off;
    best = groove;
  }
  return best ?? { rows: [rowOf(maskOf('x...x...')), rowOf(maskOf('..x...x.'))], peaks: [] };
}

function draft(drums: number, stains: number, rng: Rng): Groove | undefined {
  const masks = Array.from({ length: drums }, (_, drum) => {
    const mask = maskOf(rng.pick(PATTERNS[drum] ?? ['x.......']));
    return rng.chance(0.35) ? varied(mask, rng) : mask;
  });
  // Two drums in unison would sound like one.
  if (new Set(masks).size < drums) return undefined;
  const peaks = peaksOf(masks);
  const steps = rng.shuffled([...peaks.keys()].filter((step) => peaks[step] !== 0));
  for (const step of steps.slice(0, stains)) peaks[step] = -1;
  return { rows: masks.map(rowOf), peaks };
}

const rowOf = (truth: number): Row => ({ truth, mine: 0, locked: false });

/** Moves one hit to the step after it. */
function varied(mask: number, rng: Rng): number {
  const free = Array.from({ length: STEPS - 1 }, (_, step) => step).filter(
    (step) => has(mask, step) && !has(mask, step + 1),
  );
  if (free.length === 0) return mask;
  const step = rng.pick(free);
  return (mask & ~(1 << step)) | (1 << (step + 1));
}

function countOf({ rows, peaks }: Groove, most: number): number {
  const clues = cluesOf({ rows, peaks, checks: [], listened: [] });
  return suspectsOf(clues, most).length;
}

/** Records that are in the jukebox from the start. */
export const HOUSE_RECORDS = [
  {
    no: 0,
    ticks: 17,
    rows: ['x...x...', '..x...x.', 'x.x.x.x.', '........', '........'].map(maskOf),
  },
  {
    no: 0,
    ticks: 15,
    rows: ['x..x..x.', '....x...', '.x.x.x.x', 'x..x.x..', '......xx'].map(maskOf),
  },
] as const;
