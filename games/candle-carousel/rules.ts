import type { Ending, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { almost, medalsFor } from '@playgrove/kit/logic/levels';
import { APART, bake, BERRY, cakeOf, endlessCake, LEVELS, type Tier } from './rules/cakes.ts';
import { noteAt, turnedAt } from './rules/tunes.ts';

export type Params = { readonly cake: number };
export type Input = 'toss';

export type State = {
  readonly params: Params;
  /** Endless: cakes that are done. */
  cakes: number;
  /** Where the song is; 48 a quarter note. */
  pulse: number;
  tiers: Tier[];
  tier: number;
  /** Ticks until the candle in the air lands; 0 if there is none. */
  flight: number;
  /** Whether it was tossed in time. */
  lit: boolean;
  hearts: number;
  /** Candles in time, one after the other. */
  streak: number;
  score: number;
  /** Where the last bump was, in degrees from the front. */
  bump: number;
};

/** Ticks that a candle flies. */
export const FLIGHT = 9;
export const HEARTS = 3;
/** Ticks around a note's beginning that are in time. */
const IN_TIME = 6;
/** Degrees more than needed that are close. */
const CLOSE = 4;
/** Points: a candle, one in time, a narrow gap, a whole cake. */
const POINTS = { candle: 10, time: 10, close: 5, cake: 50 };
/** How much faster the last candle is than the first, where the song does not say. */
const HURRY = 0.2;
/** Candles in time, one after the other, that bring a heart back. */
export const ENCORE = 4;
/** With this many candles to go it was close. */
const NEAR = 3;
const BPM_TO_PULSES = 48 / 3600;

const medals = medalsFor<State>({
  value: ({ hearts }) => HEARTS - hearts,
  better: 'lower',
  marks: () => [1, 0],
  almost: 'almost.star',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'candle-carousel',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ cake: whole(0, LEVELS.length - 1) }),
  parseInput: oneOf('toss'),
  deal,

  step(state, _, { cue }) {
    if (isOver(state)) return 'refused.over';
    // One candle flies at a time; the view asks again for a tap that came early.
    if (state.flight > 0) return undefined;
    state.flight = FLIGHT;
    state.lit = isInTime(state);
    cue('toss', { x: 0, y: state.tier });
    return undefined;
  },

  tick(state, context) {
    if (isOver(state)) return;
    const { turning } = cakeOf(numberOf(state));
    const before = noteAt(turning, state.pulse);
    state.pulse += rateOf(state);
    const now = noteAt(turning, state.pulse);
    if (now !== before) context.cue('note', undefined, turning.turns[now]?.key);
    if (state.flight === 0) return;
    state.flight -= 1;
    if (state.flight === 0) land(state, context);
  },

  inputs: (state) => (isOver(state) ? [] : ['toss']),
  status(state) {
    if (!isOver(state)) return 'playing';
    if (state.params.cake === 0) return 'over';
    return state.hearts > 0 ? 'won' : 'lost';
  },
  score: ({ score }) => score,
  stars: medals.stars,
  goal: (state) => ({ name: 'goal.candles', now: placed(state), target: needed(state) }),
  ending,
  text: ({ pulse, tier, tiers, flight, hearts, score, cakes, lit }) =>
    [
      `pulse ${pulse.toFixed(3)}, tier ${tier}, flight ${flight}${lit ? ' lit' : ''}`,
      `hearts ${hearts}, score ${score}, cakes ${cakes}`,
      ...tiers.map(
        ({ need, berries, candles }) =>
          `${candles.length}/${need}: ${candles.map(({ at, lit: is }) => `${at.toFixed(2)}${is ? '*' : ''}`).join(' ')} | ${berries.join(' ')}`,
      ),
    ].join('\n'),
};

function deal(params: Params, rng: Rng): State {
  return {
    params,
    cakes: 0,
    pulse: 0,
    tiers: bake(params.cake === 0 ? endlessCake(0) : params.cake - 1, rng),
    tier: 0,
    flight: 0,
    lit: false,
    hearts: HEARTS,
    streak: 0,
    score: 0,
    bump: 0,
  };
}

export const numberOf = ({ params, cakes }: State): number =>
  params.cake === 0 ? endlessCake(cakes) : params.cake - 1;
const total = (tiers: readonly Tier[], of: (tier: Tier) => number): number =>
  tiers.reduce((sum, tier) => sum + of(tier), 0);
export const needed = ({ tiers }: State): number => total(tiers, ({ need }) => need);
export const placed = ({ tiers }: State): number => total(tiers, ({ candles }) => candles.length);
export const isDone = ({ tier, tiers }: State): boolean => tier >= tiers.length;
export const isOver = (state: State): boolean => state.hearts === 0 || isDone(state);

/** Pulses a tick: every candle hurries the song, so that the last one is the hardest. */
function rateOf(state: State): number {
  const { tempo, hurry = HURRY } = cakeOf(numberOf(state)).song;
  return tempo * BPM_TO_PULSES * (1 + (hurry * placed(state)) / needed(state));
}

/** Degrees that a tier has turned at a pulse. Every second tier turns the other way. */
export function angleAt(state: State, pulse: number, tier = state.tier): number {
  const { turning, step, song } = cakeOf(numberOf(state));
  return turnedAt(turning, pulse, song.swing) * step * (tier % 2 === 0 ? 1 : -1);
}

/** Between −180 and 180. */
export function wrapped(degrees: number): number {
  const turn = degrees % 360;
  return turn >= 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
}

/** Degrees from the front to the nearest thing, less what it needs: below 0 it is in the way. */
export function clearance(state: State, ticks: number): { room: number; off: number } {
  const { berries = [], candles = [] } = state.tiers[state.tier] ?? {};
  const front = -angleAt(state, state.pulse + rateOf(state) * ticks);
  let best = { room: 180, off: 0 };
  const look = (at: number, least: number): void => {
    const off = wrapped(at - front);
    const room = Math.abs(off) - least;
    if (room < best.room) best = { room, off };
  };
  for (const { at } of candles) look(at, APART);
  for (const at of berries) look(at, BERRY);
  return best;
}

function isInTime(state: State): boolean {
  const { turning } = cakeOf(numberOf(state));
  const reach = IN_TIME * rateOf(state);
  const { pulse } = state;
  return (
    noteAt(turning, pulse + reach) !== noteAt(turning, pulse) ||
    noteAt(turning, Math.max(0, pulse - reach)) !== noteAt(turning, pulse)
  );
}

function land(state: State, context: StepContext): void {
  const { cue } = context;
  const at = { x: 0, y: state.tier };
  const { room, off } = clearance(state, 0);
  if (room < 0) {
    state.hearts -= 1;
    state.streak = 0;
    state.bump = off;
    cue('bump', { x: off, y: state.tier }, Math.sign(off) || 1);
    return;
  }
  const tier = state.tiers[state.tier];
  tier?.candles.push({ at: wrapped(-angleAt(state, state.pulse)), lit: state.lit });
  state.streak = state.lit ? state.streak + 1 : 0;
  state.score += POINTS.candle + (state.lit ? POINTS.time : 0);
  cue(state.lit ? 'lit' : 'land', at, state.streak);
  if (state.streak > 0 && state.streak % ENCORE === 0 && state.hearts < HEARTS) {
    state.hearts += 1;
    cue('heart', at);
  }
  if (room < CLOSE) {
    state.score += POINTS.close;
    cue('close', at);
  }
  if (tier && tier.candles.length < tier.need) return;
  state.tier += 1;
  if (!isDone(state)) cue('tier', { x: 0, y: state.tier });
  else if (state.params.cake > 0) cue('done', at);
  else next(state, context);
}

/** Endless: the next cake, and a heart back. */
function next(state: State, { rng, cue }: StepContext): void {
  state.score += POINTS.cake;
  state.cakes += 1;
  state.hearts = Math.min(HEARTS, state.hearts + 1);
  state.tiers = bake(numberOf(state), rng);
  state.tier = 0;
  state.pulse = 0;
  cue('cake', { x: 0, y: 0 }, state.cakes);
}

function ending(state: State): Ending | undefined {
  if (!isOver(state)) return undefined;
  if (state.hearts > 0) return { reason: 'ending.done', ...medals.almost(state) };
  const at = { x: state.bump, y: state.tier };
  if (state.params.cake === 0)
    return { reason: 'ending.bump', at, almost: 'almost.cakes', value: state.cakes };
  const goal = { now: placed(state), target: needed(state) };
  return {
    reason: 'ending.bump',
    at,
    ...almost(goal, 'almost.left'),
    ...almost(goal, 'almost.near', NEAR),
  };
}
