import type { Bot, Proof } from '@playgrove/kit/contract';
import { bell, graded } from '@playgrove/kit/logic/bots';
import type { Input, State } from './rules.ts';
import { isWall } from './rules/play.ts';
import { rivalAt, type Weak } from './rules/rivals.ts';
import { FULL, HIGH } from './rules/strokes.ts';

/** Centimeters by which it misjudges a slow ball; fast and turning balls fool it more. */
const BLUR = [12, 3] as const;
/** How often it looks away for a moment, and how far it is off then. */
const LAPSE = [0.25, 0.03] as const;
const LOST = 44;
/** Ticks until it sees where a ball goes, and by which it swings too early or late. */
const REACT = [34, 12] as const;
const TIMING = [5.5, 0.8] as const;
/** How often it swings at all, and knows what the rival cannot take. */
const SWINGS = [0.25, 1] as const;
const KNOWS = [0, 1] as const;

/** A number from 0 to 1 that stays the same through one flight of the ball. */
const still = (seed: number): number =>
  ((Math.imul(seed + 1, 0x9e3779b1) ^ (seed << 7)) >>> 8) / 0x1000000;

/** An error of mean 0 and deviation 1 that stays the same through one flight. */
const gauss = (seed: number): number =>
  (still(seed) + still(seed * 3 + 1) + still(seed * 5 + 2) - 1.5) * 2;

/** Goes where the ball will be, with a hand's error, and swings in time, more or less. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const { phase, tick, forecast, last, bat, server, since, hitTick } = state;
  const x = Math.round(bat.to * 10);
  if (phase === 'serve') {
    const isReady = server === 'me' && tick - since > 30;
    return isReady ? { x: 0, right: 0, up: 260 } : undefined;
  }
  if (phase !== 'rally' || last !== 'foe' || !forecast) return undefined;
  const left = Math.round(forecast.tick - tick);
  const when = Math.round(1 + gauss(hitTick * 3) * graded(TIMING, skill));
  if (left === when && still(hitTick * 7 + 2) < graded(SWINGS, skill))
    return swingAt(state, skill, x);
  if (tick - hitTick < graded(REACT, skill) || tick % 6 !== 0) return undefined;
  const speed = Math.abs(state.ball.vz) / 300;
  const turns = 1 + Math.abs(state.ball.side) / 440;
  const lapse = still(hitTick * 19 + 7) < graded(LAPSE, skill) * speed * turns ? LOST : 0;
  const misjudged = gauss(hitTick * 17 + 6) * graded(BLUR, skill) * speed * turns + lapse;
  const to = forecast.x + misjudged + bell(rng) * 2;
  const at = Math.round(Math.max(-125, Math.min(125, to)) * 10);
  return at === x ? undefined : { x: at, right: 0, up: 0 };
};

/** A slice or a drive; what the rival cannot take if it knows better. */
function swingAt(state: State, skill: number, x: number): Input {
  const { foe, strokes, hitTick, forecast } = state;
  const aside = still(hitTick * 11 + 3) < 0.5 ? -1 : 1;
  const isHigh = (forecast?.y ?? 0) > HIGH;
  const away = foe.x > 0 ? -1 : 1;
  const drive = (right: number, power: number): Input => ({
    x,
    right: Math.round(right * power * FULL),
    up: Math.round(power * FULL),
  });
  const slice = (right: number): Input => ({ x, right: Math.round(right * 300), up: -300 });
  if (isWall(state)) return drive(0, 0.5);
  if (still(hitTick * 13 + 4) >= graded(KNOWS, skill))
    return drive(aside * 0.5, 0.35 + 0.3 * skill);
  const answers: Readonly<Record<Weak, () => Input>> = {
    wide: () => drive(away * 0.9, 0.7),
    slice: () => slice(away * 0.6),
    left: () => drive(-0.7, 0.7),
    right: () => drive(0.7, 0.7),
    topspin: () => drive(away * 0.7, 0.8),
    fast: () => drive(away * 0.6, 0.95),
    middle: () => drive(foe.x / 60, 0.7),
    change: () => (strokes.at(-1)?.kind === 'slice' ? drive(away * 0.7, 0.7) : slice(away * 0.6)),
    rally: () => drive(away * 0.5, 0.5),
    soft: () => slice(away * 0.7),
    smash: () => (isHigh ? drive(away * 0.7, 1) : drive(away * 0.5, 0.5)),
    combo: () => (strokes.at(-1)?.kind === 'slice' ? drive(away * 0.8, 0.8) : slice(away * 0.5)),
  };
  return isHigh ? drive(away * 0.7, 0.95) : answers[rivalAt(state.params.rival).weak]();
}

export const proof: Proof = {
  level: 'ferro',
  golden: 'pepper',
  seeds: 10,
  measure: 'win-rate',
  limit: 60 * 400,
};
