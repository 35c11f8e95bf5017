import type { Ending, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, optional, union } from '@playgrove/kit/core/parse';
import { levels, type Pack } from '@playgrove/kit/logic/levels';
import { freshBoard } from '@playgrove/kit/logic/missions';
import { emptyCourse } from '@playgrove/kit/logic/scroll';
import { start } from './rules/balance.ts';
import { doneBits, HEARTS, METER, noCombo, worthOf } from './rules/combo.ts';
import { lay } from './rules/course.ts';
import { DECKS } from './rules/decks.ts';
import { DOWN } from './rules/fall.ts';
import { flickInAir, popOff, rememberOllie } from './rules/flight.ts';
import { ride } from './rules/ride.ts';
import { PLACES, SPOT_IDS, spotOf, type Params } from './rules/spots.ts';
import { bitsOf, FRESH, goalsTicked, parseCareer, type Career, type State } from './rules/state.ts';
import { WAYS, type Way } from './rules/tricks.ts';

export type { Params } from './rules/spots.ts';
export type { State } from './rules/state.ts';

/**
 * `press` crouches, `release` ollies; held at touchdown they grind and manual. `grip` and `loose` only
 * hold. `flick` pops and turns. Before a run `deck` chooses.
 */
export type Input =
  | { readonly act: 'press' | 'release' | 'grip' | 'loose' }
  | { readonly act: 'flick'; readonly way: Way }
  | { readonly act: 'deck'; readonly deck: string };

/** Points that complete the day's challenge. */
export const DAILY_SCORE = 1000;
/** Goals ticked that open the places. */
const NEEDS = [0, 8, 20, 34, 50] as const;

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'curb-kings',
  version: 4,
  pace: { kind: 'ticks', hz: 60 },
  levels: [
    ...levels<Params, Pack>({
      packs: PLACES.map((name, at) => ({ name, needs: NEEDS[at] ?? 0 })),
      each: 6,
      params: ({ number }) => ({ mode: 'spot', spot: SPOT_IDS[number - 1] ?? '' }),
    }),
    { id: 'line', params: { mode: 'line' } },
    { id: 'day', params: { mode: 'line', day: true }, daily: true },
  ],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: union('mode', {
    line: { day: optional(oneOf(true)) },
    spot: { spot: oneOf(...SPOT_IDS) },
  }),
  parseInput: union('act', {
    press: {},
    release: {},
    grip: {},
    loose: {},
    flick: { way: oneOf(...WAYS) },
    deck: { deck: oneOf(...DECKS.map(({ id }) => id)) },
  }),
  career: { fresh: FRESH, parse: parseCareer, of: careerOf },
  deal,
  step,
  tick(state, context) {
    if (state.phase === 'ready') {
      state.tick += 1;
      return;
    }
    ride(state, context.cue);
    lay(state.street, state.params, state.rider.x, context.rng);
  },
  inputs(state, rng) {
    if (state.phase === 'end') return [];
    const flick: Input = { act: 'flick', way: rng.pick(WAYS) };
    if (state.phase === 'ready') return [{ act: 'press' }, flick];
    return [{ act: 'press' }, { act: 'release' }, flick];
  },
  status(state) {
    if (state.phase !== 'end') return 'playing';
    if (state.params.mode === 'line') return 'over';
    return doneBits(state) > 0 ? 'won' : 'lost';
  },
  score: scoreOf,
  stars: (state) => bitsOf(tickedOf(state)),
  goal(state) {
    if (state.params.mode === 'line' && state.params.day && scoreOf(state) < DAILY_SCORE)
      return { name: 'goal.score', now: scoreOf(state), target: DAILY_SCORE };
    if (state.params.mode === 'line') {
      const far = Math.max(state.career.far, metersOf(state));
      const target = Math.max(200, Math.floor(far / 100 + 1) * 100);
      return { name: 'goal.far', now: Math.min(target, metersOf(state)), target };
    }
    const { goals } = spotOf(state.params.spot);
    const ticked = tickedOf(state);
    const goal = goals.find((_, at) => ((ticked >> at) & 1) === 0);
    if (!goal) return undefined;
    const { id, event, target } = goal;
    return { name: `goal.${event}`, now: state.board.counts[id] ?? 0, target };
  },
  ending,
  text,
};

export function metersOf({ rider }: State): number {
  return Math.max(0, Math.floor(rider.x / METER));
}

function scoreOf(state: State): number {
  return state.score + (state.params.mode === 'line' ? metersOf(state) : 0);
}

/** Goals of this spot ticked by now, this run's included: a bit each. */
export function tickedOf(state: State): number {
  if (state.params.mode === 'line') return 0;
  return (state.career.ticked[state.params.spot] ?? 0) | doneBits(state);
}

function careerOf(state: State): Career {
  const { career, params } = state;
  if (params.mode === 'line') return { ...career, far: Math.max(career.far, metersOf(state)) };
  const bits = tickedOf(state);
  return bits === 0 ? career : { ...career, ticked: { ...career.ticked, [params.spot]: bits } };
}

function deal(params: Params, rng: Rng, career: Career): State {
  const state: State = {
    params,
    phase: 'ready',
    tick: 0,
    rider: {
      mode: 'roll',
      x: 0,
      y: 0,
      vx: 0,
      vy: 0,
      v: 6,
      slope: 0,
      held: false,
      armed: false,
      crouch: 0,
      turn: null,
      queue: null,
      wanted: 0,
      lean: 0,
      sway: 0,
      rail: null,
      since: 0,
      from: 0,
      grace: 0,
      safe: 0,
      goofy: false,
      last: null,
      flight: [],
      caught: 99,
    },
    street: emptyCourse(-900),
    combo: noCombo(),
    board: params.mode === 'spot' ? freshBoard(spotOf(params.spot).goals) : freshBoard([]),
    score: 0,
    bestCombo: 0,
    bails: 0,
    hearts: params.mode === 'line' ? HEARTS : 0,
    crowned: false,
    kinds: [],
    alone: {},
    taken: [],
    cleared: [],
    fall: null,
    career,
  };
  lay(state.street, params, 0, rng);
  return state;
}

function step(state: State, input: Input, { cue }: StepContext): string | undefined {
  if (state.phase === 'end') return 'refused.over';
  if (input.act === 'deck') return choose(state, input.deck, cue);
  if (state.phase === 'ready') {
    if (input.act === 'release' || input.act === 'loose') return;
    state.phase = 'ride';
    state.tick = 0;
    cue('start', { x: state.rider.x, y: state.rider.y - 120 });
    if (input.act !== 'flick') return;
  }
  act(state, input, cue);
}

function choose(state: State, id: string, cue: StepContext['cue']): string | undefined {
  if (state.phase !== 'ready') return 'refused.rolling';
  const deck = DECKS.find((one) => one.id === id);
  if (!deck || deck.needs > goalsTicked(state.career)) return 'refused.locked';
  state.career = { ...state.career, deck: deck.id };
  cue('deck', { x: state.rider.x, y: state.rider.y - 60 });
}

function act(state: State, input: Input, cue: StepContext['cue']): void {
  const { rider } = state;
  if (input.act === 'flick') {
    const coyote = rider.mode === 'air' && rider.grace > 0 && !rider.turn;
    rider.armed = false;
    rider.wanted = 0;
    if (rider.mode === 'down') return;
    if (rider.mode === 'air' && !coyote) flickInAir(state, input.way, cue);
    else popOff(state, input.way, cue);
    return;
  }
  if (input.act === 'press' || input.act === 'grip') {
    if (!rider.held) hold(state, input.act === 'press');
    return;
  }
  rider.held = false;
  if (input.act === 'loose') return;
  if (rider.mode === 'roll' && rider.crouch > 0) popOff(state, null, cue);
  else if (rider.mode === 'air' && rider.armed) {
    rider.armed = false;
    if (rider.grace > 0) popOff(state, null, cue);
    else rememberOllie(state);
  }
}

function hold(state: State, crouches: boolean): void {
  const { rider, combo } = state;
  rider.held = true;
  if (rider.mode === 'roll') {
    if (combo.left > 0 && combo.times > 0) start(state, 'manual');
    else if (crouches) rider.crouch = 1;
  } else if (rider.mode === 'air') rider.armed = true;
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'end') return undefined;
  const { fall, params } = state;
  if (params.mode === 'line') {
    const reason = `reason.${fall?.why ?? 'lean'}`;
    const at = fall ? { x: fall.x, y: fall.y } : { x: state.rider.x, y: state.rider.y };
    const short = Math.round(state.career.far - metersOf(state));
    if (short > 0 && short <= 80) return { reason, at, almost: 'almost.far', value: short };
    if (fall && fall.lost >= 1000) return { reason, at, almost: 'almost.lost', value: fall.lost };
    return { reason, at };
  }
  const bits = doneBits(state);
  const reason = bits === 7 ? 'reason.all' : bits > 0 ? 'reason.some' : 'reason.none';
  const missing = nearest(state);
  return missing ? { reason, ...missing } : { reason };
}

/** The goal not ticked yet, in this run or before, that lacked least. */
function nearest(state: State): { almost: string; value: number } | undefined {
  if (state.params.mode === 'line') return undefined;
  let best: { almost: string; value: number } | undefined;
  let least = Infinity;
  const ticked = tickedOf(state);
  for (const [at, { id, event, target }] of spotOf(state.params.spot).goals.entries()) {
    if (((ticked >> at) & 1) === 1) continue;
    const left = target - (state.board.counts[id] ?? 0);
    if (left / target > least) continue;
    least = left / target;
    best = { almost: `almost.${event.startsWith('trick.') ? 'trick' : event}`, value: left };
  }
  return best;
}

function text(state: State): string {
  const { rider, combo, street } = state;
  const down = rider.mode === 'down' ? `, down ${rider.since} of ${DOWN}` : '';
  return [
    `${state.phase} ${state.params.mode === 'spot' ? state.params.spot : 'line'}, ${state.score} points, ${state.bails} bails`,
    `${rider.mode} at ${rider.x.toFixed(1)}, ${rider.y.toFixed(1)} going ${rider.v.toFixed(2)}${down}`,
    `line ${combo.points} x ${combo.times} = ${worthOf(state)}: ${combo.names.join(' ')}`,
    `goals ${JSON.stringify(state.board.counts)} done ${state.board.done.join(' ')}`,
    street.there.map(({ chunk, at }) => `${chunk}@${at}`).join(' '),
  ].join('\n');
}
