import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { RUN, SKIP } from './rules/match.ts';
import { rivalOf } from './rules/minds.ts';
import { meant } from './rules/teams.ts';
import type { Input, State } from './rules/types.ts';

/** Ticks between looking at the keeper and kicking. */
const LOOK = 30;

/** Reads what keepers and kickers give away; a beginner reads little and kicks roughly. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const { phase, clock } = state;
  if (phase === 'bracket' || phase === 'pass') return { kind: 'go' };
  if (phase === 'after') return clock >= SKIP ? { kind: 'go' } : undefined;
  if (phase === 'secret') return { kind: 'dive', x: rng.int(601) - 300, y: 40 + rng.int(140) };
  if (phase === 'aim') return clock >= LOOK ? aimed(state, rng, skill) : undefined;
  if (state.turn !== 1 || state.keeper.dive) return undefined;
  return saved(state, rng, skill);
};

const within = (value: number, low: number, high: number): number =>
  Math.round(Math.max(low, Math.min(high, value))) || 0;

/** A hand's error, centimeters: the sum of three is nearly a bell. */
function slip(rng: Rng, most: number): number {
  return ((rng.unit() + rng.unit() + rng.unit()) / 1.5 - 1) * most;
}

function aimed(state: State, rng: Rng, skill: number): Input {
  const { tell } = state.keeper;
  const read = rng.chance(0.25 + 0.75 * skill);
  const kind = rivalOf(state).keeper;
  const goes = read ? meant(kind, tell.shown, tell.clap) : 0;
  const away = goes === 0 ? (rng.chance(0.5) ? 1 : -1) : -Math.sign(goes);
  const rough = 190 - 130 * skill;
  const wide = goes === 0 ? 292 : 262;
  return {
    kind: 'shot',
    x: within(away * wide + slip(rng, rough), -700, 700),
    y: within(95 + skill * 40 + slip(rng, rough), 15, 520),
    power: within(560 + skill * 180 + slip(rng, 200), 0, 1000),
    bow: within(skill > 0.5 ? -away * 60 : slip(rng, 40), -180, 180),
  };
}

function saved(state: State, rng: Rng, skill: number): Input | undefined {
  const { phase, clock, kicker, kick } = state;
  const kind = rivalOf(state).kicker;
  const patient = skill > 0.5;
  if (phase === 'run') {
    if (clock < RUN - 3 || patient) return undefined;
    const read = rng.chance(0.3 + 0.7 * skill);
    const goes = read ? meant(kind, kicker.shown, kicker.clap) : rng.int(3) - 1;
    return { kind: 'dive', x: within(goes * 250, -366, 366), y: 40 + rng.int(100) };
  }
  if (phase !== 'flight' || !kick) return undefined;
  // A good keeper looks at the ball for a quarter of a second before jumping.
  if (clock < 15) return undefined;
  const error = slip(rng, 150 - 80 * skill);
  return {
    kind: 'dive',
    x: within(kick.x * 100 + error, -366, 366),
    y: within(kick.y * 100 + error / 2, 20, 244),
  };
}

export const proof: Proof = { seeds: 8, margin: 400 };
