import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { heldOf, rules, type Input, type State } from './rules.ts';
import type { Pearl } from './rules/state.ts';
import { FIN_RADIUS, FINS, RADIUS, RIGHT, type FinPlan } from './rules/table.ts';

/** Ticks that a fin needs to come up: a hand that knows presses this much before. */
const LEAD = 3;
/** How far off a beginner is, in ticks of the pearl's way. */
const CLUMSY = 11;
/** Along a fin, in units from its pivot, where a hit throws well. */
const FROM = 20;
const TO = 82;
/** Ticks that a fin stays up. */
const STAYS = 9;
/** A hand that aims weighs pressing now against pressing this many ticks later. */
const LATER = [2, 4, 6] as const;
/** Ticks that it foresees. */
const AHEAD = 56;

/** −1 to 1, the same for a moment of one approach of a pearl. */
function luckOf({ chain, waves, score, tick }: State, side: number): number {
  const one =
    chain * 2.64 + waves * 4.35 + score * 0.00651 + side * 2.07 + Math.floor(tick / 40) * 1.37;
  return (one - Math.floor(one)) * 2 - 1;
}

/** Whether a pearl comes down on this fin just now. */
function isDue({ x, y, vx, vy }: Pearl, fin: FinPlan, lead: number): boolean {
  const seconds = lead / 60;
  const along = (x + vx * seconds - fin.x) * fin.way;
  if (along < FROM || along > TO || vy < -60) return false;
  const top = fin.y + along * 0.52 - (FIN_RADIUS + RADIUS) * 1.13;
  const below = y + vy * seconds - top;
  return below > -6 && y < top + 34;
}

/** What pressing these fins after a while leads to. */
function foreseen(now: State, held: number, wait: number): number {
  const state = JSON.parse(JSON.stringify(now)) as State;
  const context = { rng: createRng(7), cue: () => undefined };
  for (let at = 0; at < AHEAD && state.phase === 'play'; at += 1) {
    if (at === wait) rules.step(state, { kind: 'fins', held }, context);
    if (at === wait + STAYS) rules.step(state, { kind: 'fins', held: 0 }, context);
    rules.tick?.(state, context);
  }
  if (state.end === 'won') return 1e6;
  const lost = state.lost - now.lost + (state.waves - now.waves);
  const near = state.pearls.some(({ x, y, vy }) => y > 600 && x < RIGHT && vy > 0) ? 1 : 0;
  const gained = state.done > now.done ? now.task.need : state.now - now.now;
  const worth =
    now.task.kind === 'score' || now.task.kind === 'alive' ? 0 : (gained / now.task.need) * 9000;
  return worth + (state.score - now.score) - (lost + near) * 12_000;
}

/**
 * Flips when a pearl comes near a fin. A beginner flips too early or too late; the best hand also
 * weighs flipping a moment later, and so aims.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'ready')
    return state.tick % 30 === 29 ? { kind: 'launch', power: 20 + rng.int(60) } : undefined;
  const held = heldOf(state);
  const aims = skill > 0.75;
  const clumsy = CLUMSY * Math.max(0, 1 - skill * 2);
  let wanted = 0;
  for (const [side, fin] of FINS.entries()) {
    const off = luckOf(state, side) * clumsy;
    if (state.pearls.some((pearl) => isDue(pearl, fin, LEAD + off))) wanted |= side === 1 ? 2 : 1;
  }
  const isUp = state.fins.some((fin) => fin.held && fin.angle < 0.1);
  if (held !== 0 && isUp && state.tick % STAYS === 0) return { kind: 'fins', held: 0 };
  if (wanted === 0 || (held | wanted) === held) return undefined;
  if (aims && held === 0) {
    const now = foreseen(state, wanted, 0);
    if (LATER.some((wait) => foreseen(state, wanted, wait) > now)) return undefined;
  }
  return { kind: 'fins', held: held | wanted };
};

export const proof: Proof = {
  level: 'endless',
  golden: 'ebb-1',
  skills: [0, 0.5],
  seeds: 12,
  measure: 'score',
  margin: 20_000,
  limit: 60 * 900,
};
