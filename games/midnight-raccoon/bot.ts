import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { LONGEST, yardFor, type Input, type State } from './rules.ts';
import { RUN, SNEAK, WAIT } from './rules/state.ts';
import { BEAT, legsOf, search, type Move } from './search.ts';

/** Ticks by which a beginner misjudges a wait, each way; and at most lets pass between two strokes. */
const CLUMSY = 42;
const SLOW = 70;
/** Part of the beginner's strokes that are drawn too fast or too slowly. */
const MUDDLED = 0.16;
/** Tiles of a stroke: the least, and how many more. */
const STROKE = 3;
const LONGER = 5;
/** Ticks between two looks for a way when there is none. */
const AGAIN = 24;

/** Ways from the start of each level: searched once. */
const known = new Map<number, readonly Move[]>();

function movesFrom(state: State): readonly Move[] | undefined {
  const fresh = state.t === 0 && state.snacks === 0;
  if (fresh && known.has(state.params.level)) return known.get(state.params.level);
  const moves = search(yardFor(state), state)?.moves;
  if (fresh && moves) known.set(state.params.level, moves);
  return moves;
}

/**
 * Follows the fastest unseen way. At full skill in one stroke; else path by path, each begun a
 * little early or late and now and then at the wrong speed, as hands do. Then it looks again.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase !== 'play' || state.legs.length > 0) return undefined;
  if (state.t % AGAIN !== 0) return undefined;
  const moves = movesFrom(state);
  if (!moves) return undefined;
  const late = (BEAT - (state.t % BEAT)) % BEAT;
  if (skill >= 1) return { act: 'path', legs: legsOf(moves, late).slice(0, LONGEST) };
  return { act: 'path', legs: byHand(moves, rng, 1 - skill) };
};

/**
 * The first waits and some steps after them, by a hand that errs this much. A steady hand
 * draws farther at a time.
 */
function byHand(moves: readonly Move[], rng: Rng, errs: number): number[] {
  const start = moves.findIndex(({ how }) => how !== WAIT);
  const from = start < 0 ? moves.length : start;
  const next = moves.findIndex(({ how }, at) => at > from && how === WAIT);
  const most = from + Math.round((STROKE + rng.int(LONGER)) / Math.max(0.3, errs));
  const steps = moves.slice(from, Math.min(next < 0 ? moves.length : next, most));
  const off = from > 0 ? rng.between(-CLUMSY, CLUMSY) : rng.between(0, SLOW);
  const waits = Math.max(0, Math.round(from * BEAT + off * errs));
  const muddled = rng.chance(MUDDLED * errs);
  const drawn = muddled
    ? steps.map(({ cell, how }) => ({ cell, how: how === RUN ? SNEAK : RUN }))
    : steps;
  const legs = legsOf(drawn, waits);
  return legs.length > 0 ? legs : [BEAT, 0, WAIT];
}

export const proof: Proof = {
  measure: 'win-rate',
  level: 'backyard-3',
  golden: 'backyard-3',
  ends: 'bot',
  seeds: 16,
  limit: 60 * 90,
  margin: 0.2,
};
