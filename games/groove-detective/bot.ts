import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { wasted } from './rules.ts';
import { bitOf, has, hitsOf, type Input, type State } from './rules/state.ts';
import { cluesOf, suspectsOf } from './rules/suspects.ts';

/** Guesses that are weighed, and suspects they are weighed against. */
const WEIGHED = 24;
const AGAINST = 60;

/** Ticks from one tap to the next. */
const TAP_TICKS = 6;

/** Knows what a player can see: peaks, hits of each row, checks. It never looks at the mystery. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase !== 'play') return undefined;
  if (state.mode === 'jukebox') return { act: 'check' };
  // A finger is not faster than this.
  if (state.heard !== 'off' && state.beat % TAP_TICKS !== 0) return undefined;
  const guess = guessOf(state, skill);
  for (const [row, { mine, locked }] of state.rows.entries()) {
    const off = mine ^ (guess[row] ?? mine);
    if (locked || off === 0) continue;
    return { act: 'tap', row, step: 31 - Math.clz32(off) };
  }
  if (wasted(state) === undefined) return { act: 'check' };
  // The same guess again would tell nothing: change something.
  const row = rng.pick([...state.rows.keys()].filter((at) => state.rows[at]?.locked === false));
  const sounding = [...state.peaks.keys()].filter((step) => state.peaks[step] !== 0);
  return { act: 'tap', row, step: rng.pick(sounding) };
};

let last: { readonly key: string; readonly guess: readonly number[] } | undefined;

/** The loop to try next. It depends on the position alone, so that it stays while it is tapped in. */
function guessOf(state: State, skill: number): readonly number[] {
  const { rows, peaks, checks } = state;
  const key = JSON.stringify([skill, rows.map(({ truth }) => hitsOf(truth)), peaks, checks]);
  if (last?.key !== key) {
    const rng = createRng(key);
    const guess = rng.chance(skill) ? shrewd(state, rng) : careless(state, rng);
    last = { key, guess };
  }
  return last.guess;
}

/** A loop that fits everything known, and tells the most. */
function shrewd(state: State, rng: Rng): readonly number[] {
  const suspects = rng.shuffled(suspectsOf(cluesOf(state)));
  const against = suspects.slice(0, AGAINST);
  let best: readonly number[] = suspects[0] ?? [];
  let least = Infinity;
  for (const guess of suspects.slice(0, WEIGHED)) {
    const groups = new Map<string, number>();
    for (const suspect of against) {
      const answer = suspect.map((mask, row) => hitsOf(mask & (guess[row] ?? 0))).join();
      groups.set(answer, (groups.get(answer) ?? 0) + 1);
    }
    let cost = 0;
    for (const count of groups.values()) cost += count * count;
    if (cost >= least) continue;
    least = cost;
    best = guess;
  }
  return best;
}

/** A beginner: sees the full peaks, fills up with any others, and remembers only the last check. */
function careless(state: State, rng: Rng): readonly number[] {
  let guess: readonly number[] = [];
  // The last guess again would be refused.
  for (let turn = 0; turn < 30; turn += 1) {
    guess = state.rows.map((_, row) => carelessRow(state, row, rng));
    const before = state.checks.at(-1)?.masks;
    if (guess.some((mask, row) => mask !== before?.[row])) break;
  }
  return guess;
}

function carelessRow({ rows, peaks, checks }: State, at: number, rng: Rng): number {
  const row = rows[at];
  if (!row || row.locked) return row?.mine ?? 0;
  const before = checks.at(-1);
  const old = before?.masks[at] ?? 0;
  const steps = rng.shuffled([...peaks.keys()].filter((step) => peaks[step] !== 0));
  const full = steps.filter((step) => peaks[step] === rows.length);
  const right = steps.filter((step) => has(old, step)).slice(0, before?.right[at] ?? 0);
  const untried = steps.filter((step) => !has(old, step));
  let mask = 0;
  for (const step of [...full, ...right, ...untried, ...steps])
    if (hitsOf(mask) < hitsOf(row.truth)) mask |= bitOf(step);
  return mask;
}

/** The golden records a case with four drums. */
export const proof: Proof = {
  level: 'ballroom-1',
  golden: 'ballroom-1',
  measure: 'win-rate',
  deals: 64,
};
