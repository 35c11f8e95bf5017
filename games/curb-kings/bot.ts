import type { Bot, Proof, Rng, StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { metersSince } from './rules/balance.ts';
import { worthOf } from './rules/combo.ts';
import { ride } from './rules/ride.ts';
import { rules, type Input, type State } from './rules.ts';
import { spotOf } from './rules/spots.ts';
import { flicksOf, trickOf, TURNS_OF, WAYS, type Way } from './rules/tricks.ts';

/** What to do now, and whether to hold afterward. */
type Plan = {
  readonly now: Way | 'ollie' | undefined;
  readonly after?: Way;
  readonly hold: boolean;
};

const GOAL = 25_000;
const FALL = 6000;
/** How far ahead, ticks. */
const HORIZON = 96;
const silent: StepContext = { rng: createRng('bot'), cue: () => undefined };

/**
 * Tries a handful of plans (ollie, a flick, two flicks, hold or not) on copies of the position, with the
 * rules themselves, and takes the one that is worth most. A beginner looks less far, tries less and
 * balances lower.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'ready') return { act: 'press' };
  const { rider } = state;
  if (rider.mode === 'down') return rider.held ? { act: 'loose' } : undefined;
  if (rider.mode === 'roll' && rider.crouch > 0) return { act: 'release' };
  const every = skill > 0.7 ? 5 : skill > 0.3 ? 9 : 13;
  if (state.tick % every !== 0) return heldInput(state, skill);
  const best = choose(state, rng, skill);
  if (best.now === 'ollie') return { act: 'press' };
  if (best.now) return { act: 'flick', way: best.now };
  if (rider.mode === 'air' && best.hold !== rider.held) {
    return { act: best.hold ? 'grip' : 'loose' };
  }
  return heldInput(state, skill);
};

/** The compared games stop after fifty seconds. */
export const proof: Proof = { seeds: 2, level: 'line', limit: 60 * 50, deals: 64 };

/** Keeps the needle where it pays. */
function heldInput(state: State, skill: number): Input | undefined {
  const { rider } = state;
  if (rider.mode !== 'grind' && rider.mode !== 'manual') return undefined;
  const wanted = rider.lean + rider.sway * 14 < 0.45 + skill * 0.3;
  if (wanted === rider.held) return undefined;
  return { act: wanted ? 'grip' : 'loose' };
}

function choose(state: State, rng: Rng, skill: number): Plan {
  let best: Plan = { now: undefined, hold: state.rider.held };
  let most = -Infinity;
  for (const plan of plansOf(state, rng, skill)) {
    const noise = (1 - skill) * rng.between(0, 300);
    const worth = look(state, plan, skill) + noise;
    if (worth <= most) continue;
    best = plan;
    most = worth;
  }
  return best;
}

function plansOf(state: State, rng: Rng, skill: number): Plan[] {
  const { mode, held, turn } = state.rider;
  const plans: Plan[] = [{ now: undefined, hold: held }];
  if (mode === 'air') plans.push({ now: undefined, hold: !held });
  else plans.push({ now: 'ollie', hold: true }, { now: 'ollie', hold: false });
  // A flick for every so many looks: hands tire.
  if (mode === 'air' && turn) return [...plans, ...grownPlans(state)];
  if (mode === 'air' && skill < 0.3) return plans;
  if (skill < 0.3 && !rng.chance(0.4)) return plans;
  const ways = new Set<Way>();
  const count = skill > 0.7 ? 4 : 2;
  const known = skill > 0.3 ? WAYS.length : 4;
  while (ways.size < count) ways.add(WAYS[rng.int(known)] ?? 'r');
  for (const now of ways) {
    plans.push({ now, hold: true });
    if (skill < 0.7 || rng.chance(0.5)) plans.push({ now, hold: false });
  }
  for (const [now, after] of wishes(state)) {
    if (!now) continue;
    const more = after ? { after } : {};
    plans.push({ now, ...more, hold: true }, { now, ...more, hold: false });
  }
  return plans;
}

/** The second flick of a trick that this spot asks for. */
function grownPlans(state: State): Plan[] {
  const { turn, held } = state.rider;
  return wishes(state).flatMap(([first, second]): Plan[] => {
    const begun = first && turn && trickOf(turn)?.id === trickOf(TURNS_OF[first])?.id;
    return begun && second ? [{ now: second, hold: held }] : [];
  });
}

/** Flicks of the tricks that this spot still asks for. */
function wishes(state: State): (readonly Way[])[] {
  if (state.params.mode !== 'spot') return [];
  return spotOf(state.params.spot).goals.flatMap(({ id, event }) =>
    event.startsWith('trick.') && !state.board.done.includes(id)
      ? [flicksOf(event.slice('trick.'.length))]
      : [],
  );
}

/** What comes of a plan within the horizon. */
function look(state: State, plan: Plan, skill: number): number {
  const copy: State = {
    ...state,
    rider: { ...state.rider, turn: state.rider.turn && { ...state.rider.turn } },
    combo: { ...state.combo },
  };
  const { rider } = copy;
  const apply = (input: Input): void => void rules.step(copy, input, silent);
  if (plan.now === 'ollie') {
    if (rider.mode === 'roll') {
      apply({ act: 'press' });
      apply({ act: 'release' });
    }
  } else if (plan.now) apply({ act: 'flick', way: plan.now });
  const far = skill > 0.7 ? HORIZON : skill > 0.3 ? 60 : 42;
  // To go on balancing is decided again soon.
  const horizon = plan.now || rider.mode === 'air' || rider.mode === 'roll' ? far : 42;
  for (let tick = 0; tick < horizon; tick += 1) {
    if (tick === 3 && plan.after && rider.turn) apply({ act: 'flick', way: plan.after });
    if (rider.mode === 'air' && rider.held !== plan.hold)
      apply({ act: plan.hold ? 'grip' : 'loose' });
    const keep = heldInput(copy, skill);
    if (keep) apply(keep);
    ride(copy, silent.cue);
    if (copy.bails > state.bails || copy.phase === 'end') break;
  }
  return valueOf(copy);
}

function valueOf(state: State): number {
  const worth = worthOf(state);
  return state.score + worth * 0.85 - state.bails * FALL + hopes(state, worth);
}

function hopes(state: State, worth: number): number {
  if (state.params.mode !== 'spot') return 0;
  const { board, combo, rider } = state;
  let sum = 0;
  for (const { id, event, target } of spotOf(state.params.spot).goals) {
    if (board.done.includes(id)) {
      sum += GOAL;
      continue;
    }
    let part = (board.counts[id] ?? 0) / target;
    if (event === 'combo') part = Math.max(part, Math.min(1, worth / target) * 0.8);
    if (event === 'links') part = Math.max(part, Math.min(1, combo.times / target) * 0.8);
    if (event === 'clean' && state.bails === 0) part = 0.9;
    if (event === rider.mode) part = Math.max(part, Math.min(1, metersSince(state) / target) * 0.8);
    if (rider.flight.some((done) => event === `trick.${done}`)) part += 0.6 / target;
    sum += part * GOAL;
  }
  return sum;
}
