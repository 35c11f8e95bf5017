import type { Bot, Proof } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import type { Input, State } from './rules.ts';
import type { Boon } from './rules/boons.ts';
import { RANGE, WING_SPEED } from './rules/field.ts';
import { factsOf, isBoss, isCage } from './rules/foes.ts';
import { DIVE_TELL } from './rules/foe-flight.ts';

const HEADINGS = Array.from({ length: 16 }, (_, at) => {
  const angle = (at * Math.PI) / 8;
  return { x: Math.round(cos(angle) * 8), y: Math.round(sin(angle) * 8) };
});
const STAY = { x: 0, y: 0 };
/** Ticks ahead at which a heading is looked at: 0.7 seconds. */
const LOOKS = [4, 9, 15, 22, 31, 42];
/** Ticks from one decision to the next: about a good player's and a beginner's reaction. */
const FASTEST = 11;
const SLOWEST = 24;
/** Where it likes to be. */
const HOME_Y = 530;

const LIKED: readonly Boon[] = [
  'wing',
  'guard',
  'twin',
  'rapid',
  'heavy',
  'feather',
  'honey',
  'fan',
  'gust',
];

/**
 * Holds the keys: tries sixteen headings and staying, adds up how near bullets and foes would come
 * within 0.7 seconds, and takes the calmest way, drawn to birds, foes and its place. A beginner
 * looks up less often, sees a third of a second ahead, often errs and forgets the gust.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'nest') return { kind: 'go' };
  if (state.phase === 'choose') {
    const liked = LIKED.find((boon) => state.offer.includes(boon));
    const at = skill > 0.5 && liked ? state.offer.indexOf(liked) : rng.int(state.offer.length);
    return { kind: 'choose', at };
  }
  if (state.phase === 'ready') return { kind: 'steer', x: 0, y: 0 };
  const rest = Math.round(SLOWEST + (FASTEST - SLOWEST) * skill);
  if (state.tick % rest !== 0) return undefined;
  if (state.gusts > 0 && rng.chance(skill) && inPeril(state)) return { kind: 'gust' };
  if (rng.chance(0.34 - 0.3 * skill)) return { kind: 'steer', ...rng.pick(HEADINGS) };
  const looks = LOOKS.slice(0, Math.round(3 + 3 * skill));
  let best = STAY;
  let least = Infinity;
  for (const heading of [STAY, ...HEADINGS]) {
    const worry = worryOf(state, heading, looks, rest);
    if (worry >= least) continue;
    least = worry;
    best = heading;
  }
  return best.x === state.steerX && best.y === state.steerY
    ? undefined
    : { kind: 'steer', ...best };
};

export const proof: Proof = {
  level: 'endless',
  skills: [0, 1],
  seeds: 4,
  margin: 1500,
  limit: 7200,
};

function inPeril(state: State): boolean {
  if (state.safe > 20) return false;
  const { bullets } = state;
  let near = 0;
  for (let at = 0; at < bullets.count; at += 1) {
    const [dx, dy] = [(bullets.x[at] ?? 0) - state.x, (bullets.y[at] ?? 0) - state.y];
    if (dx * dx + dy * dy < 34 * 34) near += 1;
  }
  return near >= 3;
}

function worryOf(
  state: State,
  heading: { readonly x: number; readonly y: number },
  looks: readonly number[],
  rest: number,
): number {
  const { bullets } = state;
  let worry = 0;
  let [x, y] = [state.x, state.y];
  for (const ahead of looks) {
    const way = (Math.min(ahead, rest) * WING_SPEED) / 8;
    x = Math.min(RANGE.x + RANGE.width, Math.max(RANGE.x, state.x + heading.x * way));
    y = Math.min(RANGE.y + RANGE.height, Math.max(RANGE.y, state.y + heading.y * way));
    for (let at = 0; at < bullets.count; at += 1) {
      const dx = (bullets.x[at] ?? 0) + (bullets.vx[at] ?? 0) * ahead - x;
      if (dx > 70 || dx < -70) continue;
      const dy = (bullets.y[at] ?? 0) + (bullets.vy[at] ?? 0) * ahead - y;
      const far = dx * dx + dy * dy;
      if (far > 4900) continue;
      worry += far < 324 ? 900 / ahead + 30 : 2400 / (far * (1 + ahead / 20));
    }
    for (const foe of state.foes) worry += foeWorry(foe, x, y, ahead);
  }
  return worry + wishes(state, x, y);
}

function foeWorry(foe: State['foes'][number], x: number, y: number, ahead: number): number {
  if (isCage(foe.kind)) return 0;
  const { r, path } = factsOf(foe.kind);
  const dx = foe.x - x;
  if (path === 'dive' && foe.age > DIVE_TELL - 40 && foe.y < y && Math.abs(dx) < 34) {
    return 40 / ahead + 6;
  }
  const dy = foe.y + (path === 'glide' || path === 'zig' || path === 'hop' ? ahead : 0) - y;
  const far = dx * dx + dy * dy;
  const near = r + 26;
  return far < near * near ? 60 / ahead + 12 : far < 10000 ? 900 / far : 0;
}

/** What draws it where nothing threatens. */
function wishes(state: State, x: number, y: number): number {
  let aim = 200;
  let [weight, aimY] = [0.006, HOME_Y];
  const bird = state.drops.find(({ kind }) => kind !== 'grain');
  const prey =
    state.foes.find(({ kind, x: at }) => isCage(kind) && at > 20 && at < 380) ??
    state.foes.find(({ kind }) => isBoss(kind)) ??
    state.foes.find(({ y: at }) => at > 0 && at < y - 60);
  if (prey) [aim, weight] = [prey.x, 0.012];
  if (bird) [aim, aimY, weight] = [bird.x, Math.max(bird.y, 300), 0.03];
  const edge = Math.max(0, 70 - (x - RANGE.x)) + Math.max(0, 70 - (RANGE.x + RANGE.width - x));
  return Math.abs(x - aim) * weight + Math.abs(y - aimY) * 0.01 + edge * 0.012;
}
