import type { Ending, Json, Result, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { activeOf, endRun } from '@playgrove/kit/logic/missions';
import { affordable, buy, earn } from '@playgrove/kit/logic/upgrades';
import { chunkAt } from './rules/chunks.ts';
import { GATE_EVERY, FIRST_FORK, lay } from './rules/course.ts';
import { MISSIONS, nextMission } from './rules/goals.ts';
import { speedOf } from './rules/layout.ts';
import { carrotsOf, run, swipe, where, type Act } from './rules/run.ts';
import { standing } from './rules/runner.ts';
import {
  FRESH,
  metersOf,
  parseCareer,
  SHOP,
  WARES,
  type Career,
  type Params,
  type State,
  type Ware,
} from './rules/state.ts';

export type { Params, State } from './rules/state.ts';

/** Swipes; before a run `go` starts it and `buy` buys. */
export type Input = { readonly act: Act | 'go' } | { readonly act: 'buy'; readonly ware: Ware };

const ACTS: readonly Act[] = ['left', 'right', 'up', 'down'];
/** Runs that begin at once: what is before a run comes later. */
const NEWCOMER_RUNS = 2;
/** Ticks for which a mission is named before a run, and meters to a record that are worth a word. */
const NAMED = 150;
const CLOSE = 60;

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'bazaar-bolt',
  version: 3,
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
    of: (state) => ({
      purse: earn(state.career.purse, state.coins),
      board: state.phase === 'end' ? endRun(MISSIONS, state.career.board) : state.career.board,
      far: Math.max(state.career.far, metersOf(state)),
      runs: state.career.runs + (state.phase === 'end' ? 1 : 0),
    }),
  },
  deal,
  step,
  tick(state, context) {
    if (state.phase === 'ready') state.tick += 1;
    else if (state.phase === 'run') run(state, context);
  },
  inputs(state) {
    if (state.phase === 'end') return [];
    const swipes = ACTS.map((act): Input => ({ act }));
    if (state.phase === 'run') return swipes;
    const wares = affordable(SHOP, state.career.purse).map((ware): Input => ({ act: 'buy', ware }));
    return [{ act: 'go' }, ...swipes, ...wares];
  },
  status: (state) => (state.phase === 'end' ? 'over' : 'playing'),
  score: (state) => metersOf(state) + state.bonus,
  goal(state) {
    if (state.phase === 'ready') {
      const open = activeOf(MISSIONS, state.career.board);
      const mission = open[Math.floor(state.tick / NAMED) % Math.max(1, open.length)];
      if (!mission) return undefined;
      const now = state.career.board.counts[mission.id] ?? 0;
      return { name: `mission.${mission.id}`, now, target: mission.target };
    }
    const now = metersOf(state) - GATE_EVERY * state.gates;
    return { name: 'goal.gate', now: Math.min(now, GATE_EVERY), target: GATE_EVERY };
  },
  ending,
  text,
};

function deal(params: Params, rng: Rng, career: Career): State {
  const state: State = {
    params,
    // Without anything to buy, a run starts with one tap.
    phase:
      career.runs < NEWCOMER_RUNS || affordable(SHOP, career.purse).length === 0 ? 'run' : 'ready',
    tick: 0,
    runner: standing(0),
    pace: speedOf(0),
    aside: 0,
    way: [],
    laid: 0,
    recent: [],
    left: FIRST_FORK,
    fork: null,
    gates: 0,
    carrots: carrotsOf({ career }),
    spared: 0,
    munch: 9999,
    streak: 0,
    streakLeft: 0,
    chain: 0,
    chainAt: -99,
    coins: 0,
    bonus: 0,
    clean: false,
    shortcuts: 0,
    nears: 0,
    career,
    end: null,
  };
  lay(state, rng);
  return state;
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.phase === 'end') return 'refused.over';
  if (input.act === 'buy') {
    if (state.phase === 'run') return 'refused.running';
    const bought = buy(SHOP, state.career.purse, input.ware);
    if (!bought.ok) return `refused.${bought.error}`;
    state.career = { ...state.career, purse: bought.value };
    state.carrots = carrotsOf(state);
    context.cue('bought', where(state));
    return;
  }
  if (state.phase === 'ready') {
    state.phase = 'run';
    state.tick = 0;
    context.cue('start', where(state, 2));
    return;
  }
  if (input.act !== 'go') swipe(state, input.act, context);
}

function parseInput(raw: Json): Result<Input> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: 'input: expected an object' };
  }
  const { act, ware } = raw as { readonly [key: string]: Json };
  const known = act === 'go' ? act : ACTS.find((name) => name === act);
  if (known) return { ok: true, value: { act: known } };
  if (act !== 'buy') return { ok: false, error: `input.act: unknown: ${JSON.stringify(act)}` };
  const wanted = WARES.find((name) => name === ware);
  if (wanted) return { ok: true, value: { act, ware: wanted } };
  return { ok: false, error: `input.ware: expected one of ${WARES.join(', ')}` };
}

function ending(state: State): Ending | undefined {
  const { end } = state;
  if (!end) return undefined;
  const at = { x: end.x, y: end.y };
  const reason = `reason.${end.reason}`;
  const record = state.career.far - metersOf(state);
  if (record > 0 && record <= CLOSE) return { reason, at, almost: 'almost.far', value: record };
  const gate = GATE_EVERY - (metersOf(state) % GATE_EVERY);
  if (gate <= CLOSE) return { reason, at, almost: 'almost.gate', value: gate };
  const purse = earn(state.career.purse, state.coins);
  if (affordable(SHOP, purse).length > 0 && state.career.runs + 1 >= NEWCOMER_RUNS) {
    return { reason, at, almost: 'next.shop', value: purse.coins };
  }
  const next = nextMission(state.career.board);
  if (!next || state.career.runs === 0) return { reason, at };
  const { event, span } = next.mission;
  return { reason, at, almost: `next.${event}.${span}`, value: next.left };
}

function text(state: State): string {
  const { runner } = state;
  const chunks = state.way.map(({ chunk, tier }) => `${chunkAt(chunk).id}@${tier}`).join(' ');
  return [
    `${state.phase} ${metersOf(state)} m, ${state.carrots} carrots, ${state.coins} coins, bonus ${state.bonus}`,
    `lane ${runner.lane} at ${runner.x.toFixed(2)}, ${runner.y.toFixed(2)}${runner.slide > 0 ? ' sliding' : ''}${runner.until > 0 ? ' gliding' : ''}`,
    `streak ${state.streak}, fork ${state.fork?.state ?? 'none'}, alley ${state.aside}`,
    chunks,
  ].join('\n');
}
