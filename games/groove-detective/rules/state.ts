/** Steps of a loop: eighth notes of one bar. */
export const STEPS = 8;
export const CHECKS = 6;
/** By number: what a row plays. */
export const DRUMS = ['kick', 'snare', 'hat', 'bell', 'tom'] as const;

export type Params = {
  readonly mode: 'case' | 'jukebox';
  /** Number of the case; 0 for the daily one and the jukebox. */
  readonly no: number;
  readonly drums: number;
  /** Steps of the waveform under a coffee stain. */
  readonly stains: number;
  /** Ticks of one step. */
  readonly ticks: number;
  /** How many loops fit what is known at first. */
  readonly least: number;
  readonly most: number;
};

/** Rows are bit masks of eight steps; bit 0 is the first step. */
export type Row = {
  /** What the mystery loop plays. */
  truth: number;
  /** What the player has set. */
  mine: number;
  /** Found, and no longer changed. */
  locked: boolean;
};

/** A guess that was checked: each row's steps, and how many of them are right. */
export type Checked = { readonly masks: readonly number[]; readonly right: readonly number[] };

/** A solved loop in the jukebox: the number of its case, its rows and its tempo. */
export type Vinyl = {
  readonly no: number;
  readonly rows: readonly number[];
  readonly ticks: number;
};

export type Career = {
  readonly records: readonly Vinyl[];
  /** The rows of the last mix; empty before the first. */
  readonly mix: readonly number[];
};

/** What is playing. */
export type Heard = 'case' | 'mine' | 'off';

export type State = {
  readonly mode: 'case' | 'jukebox';
  readonly no: number;
  /** Ticks of one step. */
  ticks: number;
  rows: Row[];
  /** By step: how many rows sound; −1 under a stain. */
  readonly peaks: readonly number[];
  checks: Checked[];
  /** Rows that were listened to alone, a guess each. */
  listened: number[];
  /** The row that sounds alone; −1 for all. */
  solo: number;
  heard: Heard;
  /** Tick of the loop; −1 before the first. */
  beat: number;
  phase: 'play' | 'won' | 'lost' | 'left';
  /** Ticks of the finale that are left. */
  rest: number;
  readonly career: Career;
  /** Jukebox: the record that each row comes from; −1 for the player's own. */
  picks: number[];
};

export type Input =
  | { readonly act: 'tap'; readonly row: number; readonly step: number }
  | { readonly act: 'hear'; readonly what: Heard }
  | { readonly act: 'check' }
  | { readonly act: 'listen'; readonly row: number }
  | { readonly act: 'skip' }
  | { readonly act: 'pick'; readonly row: number };

/** Guesses that are used up. */
export const usedOf = ({ checks, listened }: Pick<State, 'checks' | 'listened'>): number =>
  checks.length + listened.length;

export const bitOf = (step: number): number => 1 << step;
export const has = (mask: number, step: number): boolean => (mask & bitOf(step)) !== 0;

/** By mask: how many of its steps sound. */
const HITS: readonly number[] = Array.from({ length: 2 ** STEPS }, (_, mask) => {
  let count = 0;
  for (let bits = mask; bits > 0; bits >>= 1) count += bits & 1;
  return count;
});

/** How many steps of a row sound. */
export const hitsOf = (mask: number): number => HITS[mask] ?? 0;

/** By step: how many of these rows sound. */
export function peaksOf(masks: readonly number[]): number[] {
  return Array.from({ length: STEPS }, (_, step) => masks.filter((mask) => has(mask, step)).length);
}

/** A row from text: `x` sounds, anything else doesn't. */
export function maskOf(text: string): number {
  let mask = 0;
  for (let step = 0; step < STEPS; step += 1) if (text[step] === 'x') mask |= bitOf(step);
  return mask;
}

export const textOf = (mask: number): string =>
  Array.from({ length: STEPS }, (_, step) => (has(mask, step) ? 'x' : '.')).join('');
