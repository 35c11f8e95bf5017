import type { Rng, StepContext } from '@playgrove/kit/contract';
import { find } from '@playgrove/kit/logic/collection';
import { buy, earn } from '@playgrove/kit/logic/upgrades';
import { targetsOf } from '../levels.ts';
import { at as pointOf, CLEAN, hook, struggle } from './fight.ts';
import { lengthOf, SPECIES, speciesOf, TROPHY, worthOf } from './fish.ts';
import { LOOK } from './inputs.ts';
import { GEAR, LENT, nextGear } from './state.ts';
import type { Career, Catch, Miss, Params, State } from './state.ts';
import { asks, layPatches, rest } from './traits.ts';
import { carry, CASTS, FAR, flightOf, HALF, hourOf, landing, NEAR, PERFECT } from './water.ts';
import { settle, stir, swimOn, swing, throwOf } from './water.ts';

export const SULK = 30;
/** Ticks of a press that is still a tap, and meters by which its cast may be off. */
export const TAP = 18;
const ASTRAY = 1.3;
/** Ticks after which a loss is over by itself. */
const MOURN = 150;

/** Stars that these points are worth. */
export function starsOf(state: Pick<State, 'score' | 'params'>): number {
  return targetsOf(state.params).filter((target) => state.score >= target).length;
}

export function deal(params: Params, rng: Rng, career: Career): State {
  const state: State = {
    params,
    phase: 'idle',
    tick: 0,
    since: 0,
    cast: 0,
    bait: 'worm',
    aim: 0,
    held: false,
    reach: NEAR,
    grows: true,
    x: 0,
    z: NEAR,
    spots: [],
    patches: [],
    ids: 0,
    wait: null,
    fight: null,
    miss: null,
    score: 0,
    caught: [],
    missed: 0,
    career: params.lent ? LENT : career,
  };
  state.patches = layPatches(state, throwOf(state), rng);
  for (let spot = 0; spot < 3; spot += 1) stir(state, rng);
  return state;
}

export function tick(state: State, context: StepContext): void {
  const { phase } = state;
  if (phase === 'end') return;
  state.tick += 1;
  state.since += 1;
  if (phase === 'idle' || phase === 'charge') stir(state, context.rng);
  if (phase === 'charge') swing(state);
  else if (phase === 'flight') fly(state, context);
  else if (phase === 'wait') lurk(state, context);
  else if (phase === 'fight') battle(state, context);
  else if (phase === 'lost' && state.since >= MOURN) nextCast(state, context);
}

function enter(state: State, phase: State['phase']): void {
  state.phase = phase;
  state.since = 0;
}

function fly(state: State, context: StepContext): void {
  if (asks(state, 'roam')) swimOn(state);
  if (state.since < flightOf(state.z)) return;
  const lies = rest(state, state.x, state.z);
  if (!lies) {
    lose(state, 'ice', context);
    return;
  }
  [state.x, state.z] = [lies.x, lies.z];
  enter(state, 'wait');
  settle(state, context);
}

function lurk(state: State, context: StepContext): void {
  const { wait } = state;
  if (!wait) return;
  wait.t += 1;
  carry(state);
  const at = { x: state.x, y: state.z };
  if (wait.t === wait.snub) context.cue('snub', at);
  if (wait.feints.includes(wait.t)) context.cue('feint', at);
  if (wait.t === wait.bite) context.cue('bite', at);
  if (wait.t > wait.bite + wait.window) lose(state, 'late', context);
}

function battle(state: State, context: StepContext): void {
  const { fight } = state;
  if (!fight) return;
  const end = struggle(state, fight, context);
  if (end === 'landed') land(state, context);
  else if (end) lose(state, end, context);
}

function lose(state: State, why: Miss, context: StepContext): void {
  const here = { x: state.x, y: state.z };
  context.cue(`lost.${why}`, state.fight ? pointOf(state, state.fight) : here);
  state.miss = why;
  state.missed += 1;
  state.held = false;
  enter(state, 'lost');
}

function land(state: State, context: StepContext): void {
  const { wait, fight } = state;
  if (!wait || !fight) return;
  const species = speciesOf(wait.fish);
  const cm = lengthOf(species, wait.size);
  const entry = find(SPECIES, state.career.album, species.id, cm);
  const clean = fight.green / Math.max(1, fight.ticks) >= CLEAN;
  const bonus =
    1 +
    (fight.perfect ? 0.2 : 0) +
    (wait.nose ? 0.1 : 0) +
    (clean ? 0.2 : 0) +
    (entry.first ? 0.5 : 0);
  const points = Math.round(worthOf(species) * (0.7 + 0.8 * wait.size) * bonus);
  const caught: Catch = {
    fish: species.id,
    size: wait.size,
    cm,
    points,
    isNew: entry.first,
    isBest: entry.best,
    perfect: fight.perfect,
    nose: wait.nose,
    clean,
  };
  state.caught.push(caught);
  state.score += points;
  state.held = false;
  const at = pointOf(state, fight);
  if (!state.params.lent) {
    const page = entry.sets.length > 0 ? 100 + 50 * species.lake : 0;
    const purse = earn(state.career.purse, points + page);
    state.career = { ...state.career, album: entry.album, purse };
    if (page > 0) context.cue('page', at, page);
  }
  enter(state, 'caught');
  context.cue(
    species.rank >= 4 ? 'landed.legend' : wait.size >= TROPHY ? 'landed.trophy' : 'landed',
    at,
    points,
  );
  if (entry.first) context.cue('new', at);
}

/** Coins buy the cheapest gear by themselves, one thing a cast. */
function equip(state: State, context: StepContext): void {
  const next = state.params.lent ? undefined : nextGear(state.career.purse);
  if (!next) return;
  const bought = buy(GEAR, state.career.purse, next.ware);
  if (!bought.ok) return;
  state.career = { ...state.career, purse: bought.value };
  context.cue(`gear.${next.ware}`, { x: 0, y: FAR });
}

/** The next cast, the next third of the day, or the end of it. */
function nextCast(state: State, context: StepContext): void {
  const before = hourOf(state);
  equip(state, context);
  state.cast += 1;
  state.wait = null;
  state.fight = null;
  state.miss = null;
  if (state.cast >= CASTS) {
    enter(state, 'end');
    return;
  }
  enter(state, 'idle');
  if (hourOf(state) === before) return;
  state.spots = [];
  context.cue(`hour.${hourOf(state)}`, { x: 0, y: NEAR + 8 });
}

export function press(state: State, x: number, context: StepContext): string | undefined {
  const { phase } = state;
  if (phase === 'idle') {
    state.aim = (x / 100) * HALF;
    state.reach = NEAR;
    state.grows = true;
    state.held = true;
    enter(state, 'charge');
    context.cue('swing');
    return;
  }
  if (phase === 'wait') return strike(state, context);
  if (phase === 'fight') {
    if (state.held) return 'refused.held';
    state.held = true;
    state.aim = (x / 100) * HALF;
    context.cue('reel');
    return;
  }
  if (phase === 'caught' && state.since >= LOOK) {
    context.cue('release', { x: 0, y: NEAR });
    nextCast(state, context);
    return;
  }
  if (phase === 'lost' && state.since >= SULK) {
    nextCast(state, context);
    return;
  }
  return 'refused.wait';
}

export function free(state: State, context: StepContext, tapped?: number): void {
  if (state.phase === 'charge') {
    // A flick is less exact than a swing that was watched.
    if (tapped !== undefined && state.since <= TAP) {
      const astray = (context.rng.unit() * 2 - 1) * ASTRAY;
      state.reach = Math.max(NEAR, Math.min(throwOf(state), tapped + astray));
    }
    const { x, z } = landing(state);
    state.x = Math.round(x * 100) / 100;
    state.z = Math.round(z * 100) / 100;
    state.held = false;
    enter(state, 'flight');
    context.cue('throw', undefined, Math.round(z));
    return;
  }
  // A finger may be lifted at any time.
  if (state.phase !== 'fight' || !state.held) return;
  state.held = false;
  context.cue('loosen');
}

function strike(state: State, context: StepContext): string | undefined {
  const { wait } = state;
  if (!wait) return 'refused.wait';
  const delay = wait.t - wait.bite;
  if (delay < 0) {
    // A line that is wound in before anyone came near is a cast taken back, not a fish frightened.
    if (wait.t < 20) return 'refused.wait';
    lose(state, 'early', context);
    return;
  }
  const perfect = delay <= PERFECT;
  hook(state, perfect);
  state.held = true;
  context.cue(perfect ? 'hooked.perfect' : 'hooked', { x: state.x, y: state.z });
  enter(state, 'fight');
}
