import { noBullets } from './rules/bullets/index.ts';
import type { Ending, Json, Level, Result, Rng, Rules } from '@playgrove/kit/contract';
import { affordable, buy, earn, freshPurse, parsePurse } from '@playgrove/kit/logic/upgrades';
import { LEVELS, NEEDS, PACK_SIZE } from './levels.ts';
import { LULL, planNow, planWave, tick, waveCount } from './rules/battle.ts';
import { keepInRange, WIDTH } from './rules/field.ts';
import { join } from './rules/flock.ts';
import { isBoss, isCage } from './rules/foes.ts';
import { gust, MAX_GUSTS } from './rules/harm.ts';
import { parseInput } from './rules/input.ts';
import { picture } from './rules/picture.ts';
import { SHOP, type Career, type Input, type Params, type State } from './rules/types.ts';

export type { Career, Input, Params, State } from './rules/types.ts';

const START_Y = 540;
export const GUSTS = 2;

const levels = Array.from({ length: LEVELS }, (_, level): Level<Params> => {
  const pack = Math.floor(level / PACK_SIZE);
  const needs = NEEDS[pack] ?? 0;
  return {
    id: `level-${level + 1}`,
    params: { mode: 'level', level },
    pack: `pack.${pack + 1}`,
    ...(needs > 0 && { needs }),
  };
});

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'starling-squadron',
  version: 5,
  pace: { kind: 'ticks', hz: 60 },
  levels: [
    levels[0] as Level<Params>,
    ...levels.slice(1),
    { id: 'endless', params: { mode: 'endless' } },
  ],
  scoring: { better: 'higher', unit: 'points' },
  career: {
    fresh: freshPurse(SHOP),
    parse: (raw) => parsePurse(SHOP, raw),
    of: (state) => earn(state.purse, state.grains),
  },
  parseParams,
  parseInput,
  deal,
  step,
  tick,
  inputs,

  status(state) {
    if (state.phase !== 'over') return 'playing';
    if (state.params.mode === 'endless') return 'over';
    return state.end === 'home' ? 'won' : 'lost';
  },
  score: (state) => state.score,
  stars,

  goal(state) {
    const target = waveCount(state);
    if (target > 0) return { name: 'goal.wave', now: Math.min(state.wave + 1, target), target };
    const left = 5 - (state.wave % 5);
    return { name: 'goal.boss', now: 5 - left + 1, target: 5 };
  },
  ending,
  text: picture,
};

function parseParams(raw: Json): Result<Params> {
  const given = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {};
  const { mode, level } = given as { readonly mode?: Json; readonly level?: Json };
  if (mode === 'endless') return { ok: true, value: { mode } };
  if (mode !== 'level') {
    const error = `params.mode: expected level or endless, got ${JSON.stringify(mode)}`;
    return { ok: false, error };
  }
  if (typeof level === 'number' && Number.isInteger(level) && level >= 0 && level < LEVELS) {
    return { ok: true, value: { mode, level } };
  }
  const error = `params.level: expected 0 to ${LEVELS - 1}, got ${JSON.stringify(level)}`;
  return { ok: false, error };
}

function deal(params: Params, rng: Rng, career: Career): State {
  const state: State = {
    params,
    career,
    grains: 0,
    purse: career,
    phase: affordable(SHOP, career).length > 0 ? 'nest' : 'ready',
    end: '',
    tick: 0,
    clock: 0,
    calm: false,
    x: WIDTH / 2,
    y: START_Y,
    targetX: WIDTH / 2,
    targetY: START_Y,
    steerX: 0,
    steerY: 0,
    nextId: 1,
    birds: [],
    leadWait: 8,
    safe: 0,
    gusts: 0,
    song: 0,
    blowing: 0,
    boons: {},
    offer: [],
    foes: [],
    bullets: noBullets(),
    seeds: noBullets(),
    drops: [],
    wave: 0,
    line: '',
    lull: LULL,
    spawn: { time: 0, next: 0 },
    score: 0,
    lost: 0,
    freed: 0,
    cages: 0,
    grazes: 0,
    blowX: 0,
    blowY: 0,
  };
  planWave(state, { rng });
  fitOut(state);
  return state;
}

/** What the purse has bought flies along. */
function fitOut(state: State): void {
  const { levels: bought } = state.purse;
  state.birds = [];
  for (let at = 0; at < 2 + bought.flock; at += 1) join(state, 'seed');
  state.gusts = GUSTS + bought.gust;
}

function step(
  state: State,
  input: Input,
  context: Parameters<Rules['step']>[2],
): string | undefined {
  switch (input.kind) {
    case 'buy': {
      if (state.phase !== 'nest') return 'refused.flying';
      const bought = buy(SHOP, state.purse, input.perk);
      if (!bought.ok) return bought.error === 'full' ? 'refused.full' : 'refused.poor';
      state.purse = bought.value;
      fitOut(state);
      context.cue('bought', { x: WIDTH / 2, y: 300 });
      return undefined;
    }
    case 'go':
      if (state.phase !== 'nest') return 'refused.flying';
      state.phase = 'ready';
      return undefined;
    case 'choose':
      return choose(state, input.at, context);
    case 'gust':
      if (state.phase !== 'fly') return 'refused.waiting';
      if (state.gusts === 0) return 'refused.gusts';
      gust(state, context);
      return undefined;
    case 'lift':
      if (state.phase !== 'fly') return 'refused.waiting';
      state.calm = input.up;
      return undefined;
    default:
      return take(state, input);
  }
}

function take(state: State, input: Extract<Input, { kind: 'drag' | 'steer' }>): string | undefined {
  if (state.phase === 'nest' || state.phase === 'choose') return 'refused.waiting';
  if (state.phase === 'ready') state.phase = 'fly';
  state.calm = false;
  if (input.kind === 'steer') {
    state.steerX = input.x;
    state.steerY = input.y;
    return;
  }
  const target = { x: state.targetX + input.x / 10, y: state.targetY + input.y / 10 };
  keepInRange(target);
  state.targetX = target.x;
  state.targetY = target.y;
}

function choose(
  state: State,
  at: number,
  context: Parameters<Rules['step']>[2],
): string | undefined {
  const boon = state.offer[at];
  if (state.phase !== 'choose' || !boon) return 'refused.flying';
  state.boons[boon] = (state.boons[boon] ?? 0) + 1;
  if (boon === 'wing') join(state, 'seed');
  if (boon === 'guard') join(state, 'guard');
  if (boon === 'gust') state.gusts = Math.min(MAX_GUSTS, state.gusts + 2);
  state.offer = [];
  state.phase = 'fly';
  state.safe = Math.max(state.safe, 40);
  context.cue('chosen', { x: state.x, y: state.y });
}

/** One for coming home, one for every cage opened, one for losing no more than one bird. */
function stars(state: State): number {
  if (state.end !== 'home') return 0;
  return 1 + (state.freed >= state.cages ? 1 : 0) + (state.lost <= 1 ? 1 : 0);
}

function inputs(state: State, rng: Rng): readonly Input[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'nest':
      return [
        { kind: 'go' },
        ...affordable(SHOP, state.purse).map((perk) => ({ kind: 'buy', perk }) as const),
      ];
    case 'choose':
      return state.offer.map((_, at) => ({ kind: 'choose', at }) as const);
    default: {
      const moves: Input[] = [
        { kind: 'drag', x: rng.int(801) - 400, y: rng.int(801) - 400 },
        { kind: 'steer', x: rng.int(17) - 8, y: rng.int(17) - 8 },
      ];
      if (state.phase === 'ready') return moves;
      const lift: Input = { kind: 'lift', up: !state.calm };
      return state.gusts > 0 ? [...moves, lift, { kind: 'gust' }] : [...moves, lift];
    }
  }
}

/** What may be left of a giant's spring, hundredths, to be called nearly done. */
const NEARLY = 40;

function ending(state: State): Ending | undefined {
  if (state.end === '') return undefined;
  if (state.end === 'home') {
    const reason = 'reason.home';
    if (stars(state) === 3) return { reason };
    return state.freed < state.cages
      ? { reason, almost: 'almost.cage', value: state.cages - state.freed }
      : { reason, almost: 'almost.birds', value: state.lost };
  }
  const at = { x: state.blowX, y: state.blowY };
  const boss = state.foes.find(({ kind }) => isBoss(kind));
  if (boss) {
    const value = Math.max(1, Math.ceil((100 * boss.hp) / boss.full));
    const reason = 'reason.boss';
    if (value <= NEARLY) return { reason, almost: 'almost.boss', value, at };
    if (state.gusts > 0) return { reason, almost: 'almost.gust', value: state.gusts, at };
    return { reason, almost: 'almost.spring', value, at };
  }
  const reason = 'reason.scattered';
  const left = waveCount(state) - state.wave;
  if (left === 1) return { reason, almost: 'almost.wave', value: toysLeft(state), at };
  if (state.gusts > 0) return { reason, almost: 'almost.gust', value: state.gusts, at };
  return left > 1 ? { reason, almost: 'almost.waves', value: left, at } : { reason, at };
}

/** Toys of this wave that are still about or to come. */
function toysLeft(state: State): number {
  const coming = planNow(state).slice(state.spawn.next);
  return [...state.foes, ...coming].filter(({ kind }) => !isCage(kind)).length;
}
