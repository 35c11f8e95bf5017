import type { Ending, Json, Result, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { activeOf, endRun } from '@playgrove/kit/logic/missions';
import { affordable, buy, earn, priceOf } from '@playgrove/kit/logic/upgrades';
import { fullChest, haul, plunge, swim, timesOf } from './rules/dive.ts';
import { MISSIONS } from './rules/goals.ts';
import { fillSea, HALF, ZONES, zoneAt } from './rules/sea.ts';
import {
  FRESH,
  parseCareer,
  SHOP,
  type Career,
  type Params,
  type State,
  type Ware,
} from './rules/state.ts';

export type { Params, State } from './rules/state.ts';

/**
 * `hold` sinks (and begins a dive), `free` rises, both swim to `x`; `steer` only swims. `x` is a
 * hundredth of half the sea's width, −100 to 100. `buy` before the first dive.
 */
export type Input =
  | { readonly act: 'hold' | 'steer'; readonly x: number }
  | { readonly act: 'free' }
  | { readonly act: 'buy'; readonly ware: Ware };

export const WARES = Object.keys(SHOP) as Ware[];
/** Ticks on the boat before a press dives again, so that a held finger does not jump. */
export const BREATHER = 24;

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'deep-breath-dive',
  version: 2,
  pace: { kind: 'ticks', hz: 60 },
  levels: [{ id: 'endless', params: { mode: 'endless' } }],
  scoring: { better: 'higher', unit: 'points' },
  parseParams(raw) {
    const mode = typeof raw === 'object' && raw !== null && 'mode' in raw ? raw.mode : undefined;
    if (mode === 'endless') return { ok: true, value: { mode } };
    return { ok: false, error: `params.mode: expected endless, got ${JSON.stringify(mode)}` };
  },
  parseInput,
  career: {
    fresh: FRESH,
    parse: parseCareer,
    of: ({ career, coins, rewards }) => ({
      ...career,
      purse: earn(career.purse, coins + rewards),
      board: endRun(MISSIONS, career.board),
      best: Math.max(career.best, coins),
    }),
  },
  deal,
  step,
  tick(state, context) {
    if (state.phase === 'end') return;
    state.tick += 1;
    state.since += 1;
    if (state.phase === 'dive') swim(state, context);
    else if (state.phase === 'rescue') haul(state, context);
  },
  inputs(state, rng) {
    if (state.phase === 'end') return [];
    const x = rng.int(201) - 100;
    const found: Input[] = [{ act: 'steer', x }];
    if (state.phase === 'dive') found.push({ act: 'hold', x }, { act: 'free' });
    if (onBoat(state) && state.since >= BREATHER) found.push({ act: 'hold', x });
    if (state.phase === 'ready') {
      for (const ware of affordable(SHOP, state.career.purse)) found.push({ act: 'buy', ware });
    }
    return found;
  },
  status: (state) => (state.phase === 'end' ? 'over' : 'playing'),
  score: (state) => state.coins,
  goal(state) {
    if (state.phase === 'dive') {
      const now = zoneAt(state.deepest);
      const zone = ZONES[now + 1];
      if (!zone) return { name: 'goal.floor', now: Math.floor(state.deepest), target: 95 };
      return { name: `goal.${zone.id}`, now: Math.floor(state.deepest), target: zone.from };
    }
    // On the boat the missions are listed; results name one.
    const mission = state.phase === 'end' ? activeOf(MISSIONS, state.career.board)[0] : undefined;
    if (!mission) return undefined;
    const now = state.career.board.counts[mission.id] ?? 0;
    return { name: `mission.${mission.event}.${mission.span}`, now, target: mission.target };
  },
  ending,
  text,
};

const onBoat = (state: State): boolean => state.phase === 'ready' || state.phase === 'boat';

function deal(params: Params, rng: Rng, career: Career): State {
  const state: State = {
    params,
    phase: 'ready',
    tick: 0,
    since: BREATHER,
    dive: 1,
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    aim: 0,
    down: false,
    air: 0,
    full: 0,
    sea: fillSea(rng),
    taken: [],
    met: [],
    near: [],
    bag: 0,
    pieces: 0,
    weight: 0,
    deepest: 0,
    beat: 60,
    spared: 0,
    stung: false,
    chain: 0,
    chainLeft: 0,
    coins: 0,
    ended: [],
    rewards: 0,
    career,
  };
  state.full = fullChest(state);
  state.air = state.full;
  return state;
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.phase === 'end') return 'refused.over';
  if (input.act === 'buy') return shop(state, input.ware, context);
  if (input.act === 'free') {
    if (state.phase !== 'dive') return 'refused.dry';
    if (state.down) context.cue('turn', { x: state.x, y: state.y });
    state.down = false;
    return;
  }
  if (input.act === 'hold' && state.phase === 'rescue') return 'refused.rope';
  if (input.act === 'hold' && onBoat(state) && state.since < BREATHER) return 'refused.breath';
  state.aim = (input.x / 100) * (HALF - 0.4);
  if (input.act === 'steer') return;
  if (onBoat(state)) {
    plunge(state, context);
    return;
  }
  if (!state.down) context.cue('kick', { x: state.x, y: state.y });
  state.down = true;
}

function shop(state: State, ware: Ware, context: StepContext): string | undefined {
  if (state.phase !== 'ready') return 'refused.wet';
  const bought = buy(SHOP, state.career.purse, ware);
  if (!bought.ok) return `refused.${bought.error}`;
  state.career = { ...state.career, purse: bought.value };
  state.full = fullChest(state);
  state.air = state.full;
  context.cue('bought', { x: 0, y: 0 });
}

function parseInput(raw: Json): Result<Input> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: 'input: expected an object' };
  }
  const { act, x, ware } = raw as { readonly [key: string]: Json };
  if (act === 'free') return { ok: true, value: { act } };
  if (act === 'hold' || act === 'steer') {
    const fits = typeof x === 'number' && Number.isInteger(x) && Math.abs(x) <= 100;
    if (fits) return { ok: true, value: { act, x } };
    return { ok: false, error: `input.x: expected -100 to 100, got ${JSON.stringify(x)}` };
  }
  if (act === 'buy') {
    const known = WARES.find((name) => name === ware);
    if (known) return { ok: true, value: { act, ware: known } };
    return { ok: false, error: `input.ware: expected one of ${WARES.join(', ')}` };
  }
  return { ok: false, error: `input.act: unknown: ${JSON.stringify(act)}` };
}

/** By how many of the day's bags stayed below. */
const REASONS = ['reason.clean', 'reason.one', 'reason.two'] as const;

function ending(state: State): Ending | undefined {
  if (state.phase !== 'end') return undefined;
  const lost = state.ended.filter(({ how }) => how === 'blackout').length;
  const reason = REASONS[lost] ?? 'reason.dark';
  const short = state.career.best - state.coins;
  if (short > 0 && short <= Math.max(30, state.career.best * 0.15)) {
    return { reason, almost: 'almost.best', value: short };
  }
  return { reason, ...shopping(state) };
}

/** What the day's coins are good for: gear that can be had now, or how much is still missing. */
function shopping({ career, coins, rewards }: State): Pick<Ending, 'almost' | 'value'> {
  const purse = earn(career.purse, coins + rewards);
  const prices = WARES.flatMap((ware) => priceOf(SHOP, purse, ware) ?? []);
  if (prices.length === 0) return {};
  const missing = Math.min(...prices) - purse.coins;
  return missing > 0
    ? { almost: 'almost.gear', value: missing }
    : { almost: 'almost.shop', value: purse.coins };
}

function text(state: State): string {
  const { sea } = state;
  const near = sea.things.filter(
    ({ id, y }) => !state.taken.includes(id) && Math.abs(y - state.y) < 6,
  );
  return [
    `${state.phase} dive ${state.dive}, ${state.coins} coins, bag ${state.bag} x${timesOf(state)}, weight ${state.weight}`,
    `at ${state.x.toFixed(2)}, ${state.y.toFixed(2)} m going ${state.vy.toFixed(3)}, air ${(state.air / 60).toFixed(1)} of ${(state.full / 60).toFixed(1)}`,
    `near ${near.map(({ kind, x, y }) => `${kind} ${x},${y}`).join(' | ')}`,
    `ended ${state.ended.map(({ how, coins, depth }) => `${how} ${coins} from ${depth}`).join(' | ')}`,
  ].join('\n');
}
