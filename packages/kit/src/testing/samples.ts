import type { Bot, Rules } from '../contract/index.ts';

/**
 * Two tiny, correct games for testing code that runs games: one of turns, one of ticks.
 * They use every part of the contract, including randomness during play.
 */

export type PathParams = { readonly target: number; readonly patience: number };
export type PathState = {
  at: number;
  moves: number;
  wind: number;
  target: number;
  patience: number;
};
export type PathInput = { readonly by: number };

/**
 * Walk to the target before patience runs out, one to three steps a move; wind is random scenery.
 */
export const path: Rules<PathParams, PathState, PathInput> = {
  slug: 'sample-path',
  version: 3,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: [
    { id: 'short', params: { target: 12, patience: 6 } },
    { id: 'long', params: { target: 40, patience: 20 } },
  ],
  scoring: { better: 'lower', unit: 'moves' },
  parseParams(raw) {
    const { target, patience } = record(raw);
    if (!isStep(target, 5000)) return { ok: false, error: 'target: not a whole number up to 5000' };
    if (!isStep(patience, 5000))
      return { ok: false, error: 'patience: not a whole number up to 5000' };
    return { ok: true, value: { target, patience } };
  },
  parseInput(raw) {
    const { by } = record(raw);
    if (!isStep(by, 3)) return { ok: false, error: 'by: not 1, 2 or 3' };
    return { ok: true, value: { by } };
  },
  deal: ({ target, patience }, rng) => ({ at: 0, moves: 0, wind: rng.int(5), target, patience }),
  step(state, { by }, { rng, cue }) {
    if (state.at + by > state.target) return 'path.too-far';
    state.at += by;
    state.moves += 1;
    state.wind = rng.int(5);
    cue('walk', { x: state.at, y: 0 }, by);
  },
  inputs: (state) =>
    pathStatus(state) === 'playing'
      ? [1, 2, 3].filter((by) => state.at + by <= state.target).map((by) => ({ by }))
      : [],
  status: (state) => pathStatus(state),
  score: (state) => state.moves,
  goal: (state) => ({ name: 'path.goal', now: state.at, target: state.target }),
  ending: (state) =>
    pathStatus(state) === 'lost'
      ? { reason: 'path.tired', almost: 'path.left', value: state.target - state.at }
      : undefined,
  text: (state) => `${'.'.repeat(state.at)}@ ${state.target - state.at} to go, wind ${state.wind}`,
};

function pathStatus(state: PathState): 'won' | 'lost' | 'playing' {
  if (state.at === state.target) return 'won';
  return state.moves >= state.patience ? 'lost' : 'playing';
}

export const pathBot: Bot<PathState, PathInput> = (state, rng, skill) => {
  const most = Math.min(3, state.target - state.at);
  return { by: rng.chance(skill) ? most : 1 + rng.int(most) };
};

export type RockState = {
  x: number;
  go: number;
  rock: { x: number; y: number };
  score: number;
  hit: boolean;
};
export type RockInput = { readonly go: number };

const LANES = 9;
const DROP = 12;

/** Avoid falling rocks; each one avoided is a point. */
export const rocks: Rules<Record<string, never>, RockState, RockInput> = {
  slug: 'sample-rocks',
  version: 1,
  pace: { kind: 'ticks', hz: 60 },
  levels: [{ id: 'endless', params: {} }],
  scoring: { better: 'higher', unit: 'points' },
  parseParams(raw) {
    if (Object.keys(record(raw)).length === 0 && isRecord(raw)) return { ok: true, value: {} };
    return { ok: false, error: 'params: not an empty object' };
  },
  parseInput(raw) {
    const { go } = record(raw);
    if (go !== -1 && go !== 0 && go !== 1) return { ok: false, error: 'go: not -1, 0 or 1' };
    return { ok: true, value: { go } };
  },
  deal: (_, rng) => ({ x: 4, go: 0, rock: { x: rng.int(LANES), y: -DROP }, score: 0, hit: false }),
  step(state, { go }, { cue }) {
    if (go === state.go) return 'rocks.already';
    state.go = go;
    cue('turn');
  },
  tick(state, { rng, cue }) {
    state.x = Math.max(0, Math.min(LANES - 1, state.x + state.go));
    state.rock.y += 1;
    if (state.rock.y < DROP) return;
    if (state.rock.x === state.x) {
      state.hit = true;
      cue('hit', { x: state.x, y: DROP });
      return;
    }
    state.score += 1;
    state.rock = { x: rng.int(LANES), y: 0 };
    cue('missed', undefined, state.score);
  },
  inputs: (state) =>
    state.hit ? [] : [-1, 0, 1].filter((go) => go !== state.go).map((go) => ({ go })),
  status: (state) => (state.hit ? 'lost' : 'playing'),
  score: (state) => state.score,
  ending: (state) => (state.hit ? { reason: 'rocks.hit', at: { x: state.x, y: DROP } } : undefined),
  text: (state) =>
    `${'.'.repeat(state.x)}@ rock ${state.rock.x},${state.rock.y} score ${state.score}`,
};

export const rocksBot: Bot<RockState, RockInput> = (state, rng, skill) => {
  if (!rng.chance(skill)) {
    const go = rng.int(3) - 1;
    return go === state.go ? undefined : { go };
  }
  const away = state.rock.x === state.x ? (state.x > 4 ? -1 : 1) : 0;
  return away === state.go ? undefined : { go: away };
};

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function record(raw: unknown): Readonly<Record<string, unknown>> {
  return isRecord(raw) ? raw : {};
}

function isStep(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}
