import type { Ending, Json, Result, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { activeOf, endRun } from '@playgrove/kit/logic/missions';
import { standing } from './rules/platform/index.ts';
import { emptyCourse } from '@playgrove/kit/logic/scroll';
import { affordable, buy, earn, type Purse } from '@playgrove/kit/logic/upgrades';
import { FIRST_LEG, lay } from './rules/course.ts';
import { CREW, crewOf, isRunner, MOVES_OF, type Runner } from './rules/crew.ts';
import { heartsOf } from './rules/deeds.ts';
import { refill } from './rules/exchange.ts';
import { MISSIONS, nextMission } from './rules/goals.ts';
import { SPEEDS } from './rules/layout.ts';
import { METER, press, release, run, slide, zoneOf } from './rules/run.ts';
import {
  FRESH,
  joined,
  parseCareer,
  SHOP,
  type Career,
  type Params,
  type State,
  type Ware,
} from './rules/state.ts';

export type { Params, State } from './rules/state.ts';

/** `press`, `release`, `slide` run; before the start `lead` says who begins and `buy` buys. */
export type Input =
  | { readonly act: 'press' | 'release' | 'slide' }
  | { readonly act: 'lead'; readonly runner: Runner }
  | { readonly act: 'buy'; readonly ware: Ware };

const WARES = Object.keys(SHOP) as Ware[];

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'rooftop-relay',
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
    of: (state) => ({
      ...joined(state.career),
      purse: purseAfter(state),
      board: endRun(MISSIONS, state.career.board),
    }),
  },
  deal,
  step,
  tick(state, context) {
    if (state.phase === 'ready') {
      // The first run has one goal, and it is not a mission.
      if (state.record === 0) return undefined;
      state.tick += 1;
      return;
    }
    run(state, context);
  },
  inputs(state, rng) {
    if (state.phase === 'end') return [];
    if (state.phase === 'run') return [{ act: 'press' }, { act: 'release' }, { act: 'slide' }];
    const crew = crewOf(state.career);
    const wares = affordable(SHOP, state.career.purse).map((ware): Input => ({ act: 'buy', ware }));
    return [{ act: 'press' }, { act: 'lead', runner: rng.pick(crew) }, ...wares];
  },
  status: (state) => (state.phase === 'end' ? 'over' : 'playing'),
  score: (state) => metersOf(state) + state.bonus,
  goal(state) {
    if (state.phase === 'ready') {
      // The first run has one goal, and it is not a mission.
      if (state.record === 0) return undefined;
      const open = activeOf(MISSIONS, state.career.board);
      const mission = open[Math.floor(state.tick / 150) % Math.max(1, open.length)];
      if (!mission) return undefined;
      const now = state.career.board.counts[mission.id] ?? 0;
      return { name: `mission.${mission.id}`, now, target: mission.target };
    }
    const zone = zoneOf(state);
    if (!zone) return undefined;
    const target = Math.max(1, Math.round((zone.line - state.from) / METER));
    const now = Math.max(0, Math.floor((state.body.x - state.from) / METER));
    return { name: 'goal.leg', now: Math.min(now, target), target };
  },
  ending,
  text,
};

/** With the coins of this run. */
function purseAfter({ career, coins }: State): Purse<Ware> {
  return earn(career.purse, coins);
}

export function metersOf(state: State): number {
  return Math.max(0, Math.floor(state.body.x / METER));
}

function deal(params: Params, rng: Rng, career: Career): State {
  const runner = career.lead;
  const state: State = {
    params,
    record: career.far,
    phase: 'ready',
    tick: 0,
    body: standing(0, 0, MOVES_OF[runner]),
    pace: SPEEDS[0] ?? 6,
    runner,
    next: runner,
    order: [],
    course: emptyCourse(-400),
    level: 0,
    left: FIRST_LEG,
    laying: 0,
    leg: 0,
    from: 0,
    hearts: heartsOf(career),
    spared: 0,
    thrown: false,
    hurt: false,
    flow: 0,
    flowLeft: 0,
    bonus: 0,
    coins: 0,
    perfects: 0,
    row: 0,
    edge: { x: 0, y: 0 },
    trouble: 'gap',
    stuck: 0,
    pull: 0,
    passed: null,
    career,
    end: null,
  };
  refill(state, rng);
  lay(state, rng);
  return state;
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.phase === 'end') return 'refused.over';
  if (state.phase === 'ready') return prepare(state, input, context);
  if (input.act === 'press') press(state, context);
  else if (input.act === 'release') release(state);
  else if (input.act === 'slide') slide(state, context);
  else return 'refused.running';
}

function prepare(state: State, input: Input, context: StepContext): string | undefined {
  const at = { x: state.body.x, y: state.body.y - 100 };
  if (input.act === 'press') {
    state.phase = 'run';
    state.tick = 0;
    press(state, context);
    context.cue('start', at);
    return;
  }
  if (input.act === 'lead') {
    if (!crewOf(state.career).includes(input.runner)) return 'refused.joins';
    if (input.runner === state.runner) return;
    state.career = { ...state.career, lead: input.runner };
    state.order = [];
    state.runner = input.runner;
    state.body = standing(0, 0, MOVES_OF[input.runner]);
    refill(state, context.rng);
    context.cue('lead', at);
    return;
  }
  if (input.act !== 'buy') return 'refused.ready';
  const bought = buy(SHOP, state.career.purse, input.ware);
  if (!bought.ok) return `refused.${bought.error}`;
  state.career = { ...state.career, purse: bought.value };
  state.hearts = heartsOf(state.career);
  context.cue('bought', at);
}

function parseInput(raw: Json): Result<Input> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: 'input: expected an object' };
  }
  const { act, runner, ware } = raw as { readonly [key: string]: Json };
  if (act === 'press' || act === 'release' || act === 'slide') return { ok: true, value: { act } };
  if (act === 'lead') {
    if (isRunner(runner)) return { ok: true, value: { act, runner } };
    return { ok: false, error: `input.runner: expected one of ${CREW.join(', ')}` };
  }
  if (act === 'buy') {
    const known = WARES.find((name) => name === ware);
    if (known) return { ok: true, value: { act, ware: known } };
    return { ok: false, error: `input.ware: expected one of ${WARES.join(', ')}` };
  }
  return { ok: false, error: `input.act: unknown: ${JSON.stringify(act)}` };
}

function ending(state: State): Ending | undefined {
  const { end } = state;
  if (!end) return undefined;
  const at = { x: end.x, y: end.y };
  const reason = `reason.${end.reason}`;
  const record = state.record - metersOf(state);
  if (end.short > 0 && end.short <= 25) {
    return { reason, at, almost: 'almost.exchange', value: end.short };
  }
  if (record > 0 && record <= 40) return { reason, at, almost: 'almost.far', value: record };
  const purse = purseAfter(state);
  if (affordable(SHOP, purse).length > 0) {
    return { reason, at, almost: 'next.shop', value: purse.coins };
  }
  const next = nextMission(state.career.board);
  if (!next) return { reason, at };
  const { event, span } = next.mission;
  return { reason, at, almost: `next.${event}.${span}`, value: next.left };
}

function text(state: State): string {
  const { body } = state;
  const chunks = state.course.there.map(({ chunk, level }) => `${chunk}@${level}`).join(' ');
  return [
    `${state.phase} leg ${state.leg} ${state.runner} then ${state.next}, hearts ${state.hearts}`,
    `${metersOf(state)} m, ${state.coins} coins, bonus ${state.bonus}, flow ${state.flow}`,
    `at ${body.x.toFixed(1)}, ${body.y.toFixed(1)} going ${body.vy.toFixed(2)}${body.ground ? ' on a roof' : ''}`,
    chunks,
  ].join('\n');
}
