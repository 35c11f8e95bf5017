import type { Ending, Goal, Level, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { NEEDS, PARS, PLOTS } from './levels.ts';
import { fieldOf } from './rules/field.ts';
import { DUSK, HZ, MAX_TWIGS, TWIG_GROWS, TWIG_LIES } from './rules/kinds.ts';
import { isOpen, leave, ready, send, walk } from './rules/march.ts';
import { parseInput, parseParams } from './rules/parse.ts';
import { picture } from './rules/picture.ts';
import { alive, firstThought, think } from './rules/rival.ts';
import { grow } from './rules/siege.ts';
import { PLAYER, RIVALS, type Input, type Params, type State } from './rules/types.ts';
import { isWaiting } from './rules/waiting.ts';

export type { Input, Params, State } from './rules/types.ts';

const levels = PLOTS.map((plot, level): Level<Params> => {
  const pack = plot.id.replace(/-\d+$/, '');
  const needs = NEEDS[pack] ?? 0;
  return {
    id: plot.id,
    params: { mode: 'level', level },
    pack: `pack.${pack}`,
    ...(needs > 0 && { needs }),
  };
});

const SKIRMISHES: readonly Level<Params>[] = [
  { id: 'skirmish-calm', params: { mode: 'skirmish', rivals: 1, tier: 2 } },
  { id: 'skirmish-fair', params: { mode: 'skirmish', rivals: 1, tier: 4 } },
  { id: 'skirmish-three', params: { mode: 'skirmish', rivals: 3, tier: 3 } },
  { id: 'skirmish-fierce', params: { mode: 'skirmish', rivals: 3, tier: 5 } },
  { id: 'daily-duel', daily: true, params: { mode: 'skirmish', rivals: 1, tier: 3 } },
  { id: 'daily-three', daily: true, params: { mode: 'skirmish', rivals: 2, tier: 3 } },
];

export const rules: Rules<Params, State, Input> = {
  slug: 'mossland-march',
  version: 3,
  pace: { kind: 'ticks', hz: HZ },
  levels: [levels[0] as Level<Params>, ...levels.slice(1), ...SKIRMISHES],
  parseParams,
  parseInput,
  deal,
  step,
  tick,
  inputs,
  status: (state) => (state.end === '' ? 'playing' : state.end),
  stars,
  goal,
  ending,
  text: picture,
};

function deal(params: Params, rng: Rng): State {
  const seed = params.mode === 'skirmish' ? rng.int(2 ** 31) : 0;
  const field = fieldOf({ params, seed });
  return {
    params,
    seed,
    tick: 0,
    end: '',
    why: '',
    culprit: -1,
    mounds: field.sites.map(({ side, count }) => ({ side, count, birth: 0, hurt: 0 })),
    streams: [],
    rows: [],
    nextRow: 1,
    twigs: [],
    stock: MAX_TWIGS,
    grown: 0,
    plans: [],
    thinks: field.tiers.map(firstThought),
    taken: 0,
    lost: 0,
    turned: 0,
    sent: 0,
    chain: 0,
    chainAt: 0,
    bestChain: 0,
  };
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.end !== '') return 'refused.over';
  const field = fieldOf(state);
  if (input.kind === 'cut') {
    const lane = field.graph.lanes[input.lane];
    if (!lane || input.along > lane.length) return 'refused.no-lane';
    if (state.stock === 0) return 'refused.twigs';
    if (state.twigs.some((twig) => twig.lane === input.lane)) return 'refused.twig-there';
    // Never so close to a mound that nothing could be seen to turn.
    const along = Math.round(Math.min(lane.length - 30, Math.max(30, input.along)));
    state.stock -= 1;
    state.twigs.push({ lane: input.lane, along, left: TWIG_LIES });
    const at = lane.line[Math.floor((along / lane.length) * (lane.line.length - 1))];
    context.cue('twig', at && { x: at.x, y: at.y });
    return undefined;
  }
  if (input.kind === 'hold') {
    if (!state.mounds[input.at]) return 'refused.no-mound';
    state.streams = state.streams.filter(({ side, way }) => side !== PLAYER || way[0] !== input.at);
    context.cue('held', field.sites[input.at]);
    return undefined;
  }
  const { from, to, all } = input;
  if (!state.mounds[to]) return 'refused.no-mound';
  if (from.every((at) => at === to || state.mounds[at]?.side !== PLAYER))
    return 'refused.not-yours';
  const sent = send(state, PLAYER, from, to, all);
  if (sent === 0) return 'refused.nobody';
  state.sent += sent;
  context.cue('march', field.sites[from[0] ?? 0], sent);
  return undefined;
}

function tick(state: State, context: StepContext): void {
  if (isWaiting(state)) return;
  const field = fieldOf(state);
  state.tick += 1;
  twigsPass(state, context);
  think(state, context);
  leave(state, context);
  walk(state, context);
  grow(state, field, context);
  judge(state, context);
}

function twigsPass(state: State, context: StepContext): void {
  for (const twig of state.twigs) twig.left -= 1;
  if (state.twigs.some(({ left }) => left <= 0)) {
    state.twigs = state.twigs.filter(({ left }) => left > 0);
  }
  if (state.stock >= MAX_TWIGS) return;
  state.grown += 1;
  if (state.grown < TWIG_GROWS) return;
  state.grown = 0;
  state.stock += 1;
  context.cue('twig-grown');
}

function judge(state: State, context: StepContext): void {
  const rivals = RIVALS.filter((side) => fieldOf(state).tiers[side - 2] !== 0);
  const swept =
    rivals.length > 0
      ? rivals.every((side) => !alive(state, side))
      : state.mounds.every(({ side }) => side === PLAYER);
  if (swept) {
    end(state, 'won', 'swept', context);
  } else if (!alive(state, PLAYER)) {
    end(state, 'lost', 'overrun', context);
  } else if (state.tick >= DUSK) {
    const mine = held(state, PLAYER);
    end(state, rivals.every((side) => held(state, side) < mine) ? 'won' : 'lost', 'dusk', context);
  } else if (state.tick === DUSK - 15 * HZ) context.cue('late');
}

function end(state: State, how: 'won' | 'lost', why: State['why'], context: StepContext): void {
  state.end = how;
  state.why = why;
  if (how === 'lost') return;
  const site = fieldOf(state).sites[Math.max(0, state.culprit)];
  context.cue('victory', site && { x: site.x, y: site.y });
}

/** How many mounds a side holds. */
function held(state: State, side: number): number {
  return state.mounds.filter((mound) => mound.side === side).length;
}

function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.end !== '') return [];
  const field = fieldOf(state);
  const { graph } = field;
  const found: Input[] = [];
  for (const [at, mound] of state.mounds.entries()) {
    if (mound.side !== PLAYER || ready(state, at) === 0) continue;
    for (const id of graph.at[at] ?? []) {
      const lane = graph.lanes[id];
      if (lane && isOpen(state, field, id, PLAYER)) {
        const to = lane.a === at ? lane.b : lane.a;
        found.push({ kind: 'send', from: [at], to, all: rng.chance(0.3) });
      }
    }
  }
  const lane = rng.pick(graph.lanes);
  if (state.stock > 0 && !state.twigs.some((twig) => twig.lane === lane.id)) {
    found.push({ kind: 'cut', lane: lane.id, along: Math.floor(lane.length / 2) });
  }
  // With nobody at home and no twig in hand the march goes on by itself.
  return found.length > 0 ? found : [{ kind: 'hold', at: 0 }];
}

/** Seconds for three stars and for two. */
export function parsOf(params: Params): readonly [three: number, two: number] {
  const three = params.mode === 'level' ? (PARS[params.level] ?? 75) : 60 + params.rivals * 15;
  return [three, Math.round(three * 1.5)];
}

function stars(state: State): number {
  if (state.end !== 'won') return 0;
  if (state.why === 'dusk') return 1;
  const [three, two] = parsOf(state.params);
  const seconds = state.tick / HZ;
  return seconds <= three ? 3 : seconds <= two ? 2 : 1;
}

function goal(state: State): Goal | undefined {
  const { tiers } = fieldOf(state);
  const target = state.mounds.length;
  if (tiers.every((tier) => tier === 0)) {
    return { name: 'goal.wake', now: held(state, PLAYER), target };
  }
  return { name: 'goal.sweep', now: held(state, PLAYER), target };
}

function ending(state: State): Ending | undefined {
  if (state.end === '') return undefined;
  const site = fieldOf(state).sites[state.culprit];
  const at = site && { x: site.x, y: site.y };
  const [three, two] = parsOf(state.params);
  const seconds = Math.ceil(state.tick / HZ);
  const next = seconds > two ? two : three;
  if (state.end === 'won') {
    const close = state.why === 'swept' && seconds > next;
    return {
      reason: state.why === 'dusk' ? 'reason.dusk-won' : 'reason.swept',
      ...(close && { almost: 'almost.faster', value: seconds - next }),
      ...(at && { at }),
    };
  }
  const theirs = Math.max(...RIVALS.map((side) => held(state, side)));
  return state.why === 'dusk'
    ? { reason: 'reason.dusk', almost: 'almost.mounds', value: theirs - held(state, PLAYER) + 1 }
    : { reason: 'reason.overrun', almost: adviceAfter(state), ...(at && { at }) };
}

/** What would have helped most against being overrun. */
function adviceAfter({ taken, turned }: State): string {
  if (taken < 3) return 'almost.wake';
  return turned === 0 ? 'almost.twig' : 'almost.guard';
}
