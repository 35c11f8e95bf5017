import type { Ending, Level, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { FIRST_DAILY, NIGHT_COUNT, NIGHTS } from './levels.ts';
import { BOONS, offerOf } from './rules/boons.ts';
import { HEADINGS } from './rules/field.ts';
import { KINDS } from './rules/foes.ts';
import { moveGems, noGems, vacuum } from './rules/gems.ts';
import {
  bite,
  brighten,
  fly,
  moveDrops,
  moveEmbers,
  placeLamps,
  shine,
  tendLamps,
} from './rules/light.ts';
import { MOTH_NAMES, MOTHS_FACTS, startOf } from './rules/moths.ts';
import { bringBack, comeOut } from './rules/spawn.ts';
import {
  FRESH,
  joined,
  lastTick,
  mothsOf,
  nightOf,
  parseCareer,
  parseInput,
  parseParams,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';
import { clearFallen, moveFoes, noFoes, removeFoe, sortFoes } from './rules/swarm.ts';
import { useLights } from './rules/weapons.ts';

export type { Career, Input, Params, State } from './rules/state.ts';

/** Ticks of the first light, in which the shadows go. */
const DAWN = 100;
const WARM_FULL = 15;
const WARM_LIGHT = 25;

const levels = NIGHTS.map((night, at): Level<Params> => ({
  id: night.id,
  params: { night: at },
  ...(night.pack && { pack: `pack.${night.pack}` }),
  ...(night.needs > 0 && { needs: night.needs }),
  ...(at >= FIRST_DAILY && { daily: true as const }),
}));

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'mothlight-vigil',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: [levels[0] as Level<Params>, ...levels.slice(1)],
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,
  career: {
    fresh: FRESH,
    parse: parseCareer,
    of({ career, params, end }) {
      const onMap = end === 'dawn' && params.night < NIGHT_COUNT;
      const dawns = onMap ? Math.max(career.dawns, params.night + 1) : career.dawns;
      return joined({ ...career, dawns });
    },
  },
  deal,
  step,
  tick,
  inputs,
  status: ({ phase, end }) => (phase !== 'end' ? 'playing' : end === 'dawn' ? 'won' : 'lost'),
  score: (state) => state.score,
  stars: (state) =>
    state.end === 'dawn' ? 1 + Number(isBright(state)) + Number(isBold(state)) : 0,
  goal(state) {
    const target = nightOf(state).seconds;
    return { name: 'goal.dawn', now: Math.min(target, Math.floor(state.tick / 60)), target };
  },
  ending,
  text,
};

function deal(params: Params, rng: Rng, career: Career): State {
  const moth = MOTH_NAMES[career.moth] ?? 'luna';
  const { full } = MOTHS_FACTS[moth];
  const state: State = {
    params,
    career,
    phase: 'ready',
    end: '',
    tick: 0,
    x: 0,
    y: 0,
    to: -1,
    face: 0,
    light: full,
    full,
    shine: 0,
    lure: 0,
    safe: 0,
    glow: 0,
    level: 0,
    picks: 0,
    offer: [],
    boons: startOf(moth),
    foes: noFoes(),
    gems: noGems(),
    shots: [],
    petals: [],
    drops: [],
    lamps: [],
    embers: [],
    sparkWait: 0,
    pulseWait: 60,
    petalWait: 0,
    due: 0,
    front: rng.between(-3.14, 3.14),
    rings: 0,
    lured: 0,
    felled: 0,
    kills: 0,
    score: 0,
    least: 1,
    by: 0,
  };
  const { picks, twist } = nightOf(state);
  state.picks = picks;
  if (twist === 'candle') state.light = Math.round(full * 0.5);
  placeLamps(state, rng);
  return state;
}

function step(state: State, input: Input, { rng, cue }: StepContext): string | undefined {
  if (state.phase === 'end') return 'refused.over';
  switch (input.act) {
    case 'moth':
      return choosesMoth(state, input.which, { rng, cue });
    case 'choose':
      return chooses(state, input.at, { rng, cue });
    default:
      if (state.phase === 'choose') return 'refused.choosing';
      if (state.phase === 'ready') {
        state.phase = 'fly';
        cue('go', { x: state.x, y: state.y });
      }
      state.to = input.act === 'fly' ? input.to : -1;
      if (input.act === 'fly') state.face = input.to;
  }
}

function choosesMoth(state: State, which: number, { cue }: StepContext): string | undefined {
  if (state.phase !== 'ready') return 'refused.flying';
  if (which >= mothsOf(state.career)) return 'refused.locked';
  const moth = MOTH_NAMES[which] ?? 'luna';
  const part = state.light / state.full;
  state.career = { ...state.career, moth: which };
  state.full = MOTHS_FACTS[moth].full;
  state.light = Math.round(state.full * part);
  state.boons = startOf(moth);
  cue('moth', { x: state.x, y: state.y });
}

function chooses(state: State, at: number, { rng, cue }: StepContext): string | undefined {
  const boon = state.offer[at];
  if (state.phase !== 'choose' || boon === undefined) return 'refused.flying';
  state.boons[boon] += 1;
  if (boon === 'warm') {
    state.full += WARM_FULL;
    brighten(state, WARM_LIGHT);
  }
  state.picks -= 1;
  state.offer = state.picks > 0 ? offerOf(state.boons, state.level, rng) : [];
  if (state.offer.length === 0) state.phase = 'fly';
  state.safe = Math.max(state.safe, 45);
  cue('chosen', { x: state.x, y: state.y });
}

function tick(state: State, context: StepContext): void {
  if (state.phase === 'dawn') {
    dawn(state, context);
    return;
  }
  if (state.phase !== 'fly') return;
  state.tick += 1;
  fly(state);
  const lured = shine(state, context);
  comeOut(state, lured, context);
  bringBack(state, context);
  sortFoes(state.foes);
  moveFoes(state, context);
  sortFoes(state.foes);
  useLights(state, context);
  tendLamps(state, context);
  bite(state, context);
  if (isOver(state)) return;
  moveDrops(state, context);
  if (isOver(state)) return;
  clearFallen(state, context);
  moveGems(state, context);
  moveEmbers(state, context);
  if (state.tick >= lastTick(state)) {
    state.phase = 'dawn';
    state.tick = lastTick(state);
    state.drops = [];
    state.score += Math.round(state.light) * 10;
    vacuum(state, 900);
    context.cue('dawn', { x: state.x, y: state.y });
  } else if (state.picks > 0) openChoice(state, context);
}

const isOver = (state: State): boolean => state.phase === 'end';

function openChoice(state: State, { rng, cue }: StepContext): void {
  state.offer = offerOf(state.boons, state.level, rng);
  if (state.offer.length === 0) {
    state.picks = 0;
    return;
  }
  state.phase = 'choose';
  state.to = -1;
  cue('choice', { x: state.x, y: state.y });
}

/** The first light: shadows go, the nearest first, and all glow comes to the moth. */
function dawn(state: State, context: StepContext): void {
  const { foes } = state;
  moveGems(state, context);
  state.safe += 1;
  state.shine = Math.min(1, state.shine + 0.05);
  const reach = state.safe * 9;
  for (let at = foes.count - 1; at >= 0; at -= 1) {
    const dx = (foes.x[at] as number) - state.x;
    const dy = (foes.y[at] as number) - state.y;
    if (dx * dx + dy * dy > reach * reach) continue;
    removeFoe(foes, at);
  }
  if (state.safe < DAWN) return;
  state.phase = 'end';
  state.end = 'dawn';
  context.cue('home', { x: state.x, y: state.y });
}

function inputs(state: State, rng: Rng): readonly Input[] {
  switch (state.phase) {
    case 'end':
      return [];
    case 'choose':
      return state.offer.map((_, at) => ({ act: 'choose', at }) as const);
    default: {
      const some: Input[] = [{ act: 'fly', to: rng.int(HEADINGS) }, { act: 'rest' }];
      if (state.phase !== 'ready' || mothsOf(state.career) < 2) return some;
      return [...some, { act: 'moth', which: rng.int(2) }];
    }
  }
}

/** The second star: half the light is left. */
const isBright = (state: State): boolean => state.light >= state.full / 2;

/** The third: lured hunters felled; in the first nights, hardly bitten. */
function isBold(state: State): boolean {
  const { hunters } = nightOf(state);
  return hunters > 0 ? state.felled >= hunters : state.light >= state.full * 0.8;
}

function ending(state: State): Ending | undefined {
  if (state.end === '') return undefined;
  const { hunters, seconds } = nightOf(state);
  if (state.end === 'dawn') {
    const reason = 'reason.dawn';
    if (!isBright(state)) return { reason, almost: 'almost.half' };
    if (isBold(state)) return { reason };
    if (hunters === 0) return { reason, almost: 'almost.bright' };
    return { reason, almost: 'almost.hunters', value: hunters - state.felled };
  }
  const reason = `reason.${KINDS[state.by] ?? 'ink'}`;
  const left = seconds - Math.floor(state.tick / 60);
  const at = { x: state.x, y: state.y };
  if (left <= 30) return { reason, almost: 'almost.dawn', value: left, at };
  const unlit = state.lamps.length > 0 && state.lamps.every(({ lit }) => lit === 0);
  return unlit ? { reason, almost: 'almost.lamps', at } : { reason, almost: 'almost.move', at };
}

function text(state: State): string {
  const { foes, boons } = state;
  const had = Object.keys(BOONS)
    .filter((name) => boons[name as keyof typeof boons] > 0)
    .map((name) => `${name} ${boons[name as keyof typeof boons]}`);
  return [
    `${nightOf(state).id} ${state.phase} ${(state.tick / 60).toFixed(1)} s, ${state.score} points, light ${state.light.toFixed(1)}/${state.full}, shine ${state.shine.toFixed(2)}, lure ${state.lure.toFixed(1)}`,
    `at ${state.x.toFixed(1)}, ${state.y.toFixed(1)} to ${state.to}; ${foes.count} shadows, ${state.gems.count} glows, ${state.kills} gone, hunters ${state.felled}/${state.lured}`,
    `level ${state.level} with ${state.glow}; ${had.join(', ')}; offer ${state.offer.join(', ')}`,
  ].join('\n');
}
