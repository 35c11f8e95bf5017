import { moveBullets } from './bullets/index.ts';
import type { StepContext } from '@playgrove/kit/contract';
import { allHere, arrive, type Arrival } from '@playgrove/kit/logic/spawn';
import { endlessLine, planOfLine, wavesOf } from '../levels.ts';
import { levelOf, offerOf } from './boons.ts';
import { CALM_PACE, FIELD, HEIGHT, wordsAt } from './field.ts';
import { flockSize, join, moveFlock, shoot } from './flock.ts';
import { isBoss, isCage, type FoeKind } from './foes.ts';
import { enter, moveFoes } from './foe-flight.ts';
import { bump, fell, pepper, weather } from './harm.ts';
import type { Drop, State } from './types.ts';

/** Ticks of quiet before a wave, and after the last. */
export const LULL = 50;
const HOMEWARD = 130;

const plans = new Map<string, readonly Arrival<FoeKind>[]>();

/** Everybody of this wave, in order of arrival. */
export function planNow(state: State): readonly Arrival<FoeKind>[] {
  const { params, line, wave } = state;
  if (params.mode === 'level') return wavesOf(params.level)[wave] ?? [];
  const known = plans.get(line);
  if (known) return known;
  const plan = planOfLine(line);
  if (plans.size > 40) plans.clear();
  plans.set(line, plan);
  return plan;
}

/** Waves of the level; endless flights have no last one. */
export function waveCount(state: State): number {
  return state.params.mode === 'level' ? wavesOf(state.params.level).length : 0;
}

export function tick(state: State, context: StepContext): void {
  if (state.phase !== 'fly') return;
  state.tick += 1;
  const dt = state.calm ? CALM_PACE : 1;
  state.clock += dt;
  state.safe = Math.max(0, state.safe - dt);
  state.blowing = Math.max(0, state.blowing - 1);
  moveFlock(state);
  advanceWave(state, dt, context);
  moveFoes(state, dt, context);
  shoot(state, dt, context);
  moveBullets(state.seeds, dt, FIELD);
  pepper(state, context);
  moveBullets(state.bullets, dt, FIELD);
  weather(state, context);
  if (state.phase !== 'fly') return;
  bump(state, context);
  fell(state, context);
  moveDrops(state, dt, context);
}

/** Endless flights: what the coming wave holds. */
export function planWave(state: State, context: Pick<StepContext, 'rng'>): void {
  if (state.params.mode === 'endless') state.line = endlessLine(state.wave, context.rng);
}

function advanceWave(state: State, dt: number, context: StepContext): void {
  const plan = planNow(state);
  if (state.lull > 0) {
    state.lull -= dt;
    if (state.lull > 0) return;
    if (state.wave === waveCount(state) && state.params.mode === 'level') {
      goHome(state, context);
      return;
    }
    const boss = plan.some(({ kind }) => isBoss(kind));
    context.cue(boss ? 'boss' : 'wave', { x: 200, y: 240 }, state.wave + 1);
  }
  arrive(plan, state.spawn, dt, (arrival) => enter(state, arrival));
  const busy = state.foes.some(({ kind }) => !isCage(kind));
  if (!allHere(plan, state.spawn) || busy) return;
  // Who is still caged, and what still falls, gets its time.
  if (state.foes.length > 0 || state.drops.some(({ kind }) => kind !== 'grain')) return;
  state.wave += 1;
  state.spawn = { time: 0, next: 0 };
  if (state.params.mode === 'level' && state.wave === waveCount(state)) {
    state.lull = HOMEWARD;
    context.cue('cleared', wordsAt(state.x, state.y - 46));
    return;
  }
  planWave(state, context);
  state.lull = LULL;
  state.phase = 'choose';
  state.bullets.count = 0;
  state.offer = offerOf(state.boons, context.rng);
  context.cue('choice', { x: 200, y: 200 });
}

function goHome(state: State, context: StepContext): void {
  state.phase = 'over';
  state.end = 'home';
  state.score += 60 * flockSize(state);
  context.cue('home', { x: state.x, y: state.y });
}

/** How near grains and birds are drawn in. */
export function lureReach(state: State): number {
  return 52 + 26 * (levelOf(state.boons, 'lure') + state.purse.levels.lure);
}

function moveDrops(state: State, dt: number, context: StepContext): void {
  const reach = lureReach(state);
  for (let at = state.drops.length - 1; at >= 0; at -= 1) {
    const drop = state.drops[at] as Drop;
    const bird = drop.kind !== 'grain';
    const [dx, dy] = [state.x - drop.x, state.y - drop.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    // Whatever is left after the last foe comes by itself.
    const drawn = far < reach + (bird ? 24 : 0) || (state.lull > 0 && !bird);
    if (drawn && far > 0) {
      drop.x += (dx / far) * 7 * dt;
      drop.y += (dy / far) * 7 * dt;
    } else {
      drop.vy = bird ? 0.9 : Math.min(2.1, drop.vy + 0.07 * dt);
      drop.x += drop.vx * dt;
      drop.y += drop.vy * dt;
      drop.vx *= 0.98;
    }
    if (far < 22) {
      state.drops.splice(at, 1);
      take(state, drop, context);
    } else if (drop.y > HEIGHT + 20) {
      state.drops.splice(at, 1);
      if (bird) context.cue('away', wordsAt(drop.x, HEIGHT - 60));
    }
  }
}

function take(state: State, drop: Drop, context: StepContext): void {
  const where = { x: drop.x, y: drop.y };
  if (drop.kind === 'grain') {
    state.grains += 1;
    state.score += 5;
    context.cue('grain', where, 1 + (state.grains % 8));
    return;
  }
  state.freed += 1;
  state.score += 50 * flockSize(state);
  const joined = join(state, drop.kind === 'guard' ? 'guard' : 'seed');
  context.cue('joined', where);
  context.cue(joined ? `say.${drop.kind}` : 'say.full', wordsAt(where.x, where.y - 40));
}
