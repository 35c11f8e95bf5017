import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import type { Boon } from './rules/boons.ts';
import { far, HEADING_X, HEADING_Y, HEADINGS } from './rules/field.ts';
import { DARTER, factsOf, HUNTER } from './rules/foes.ts';
import { LAMP_NEAR, radiusOf, speedOf } from './rules/light.ts';
import type { Input, State } from './rules.ts';

/** Ticks between two decisions: a good player's and a beginner's. */
const FASTEST = 10;
const SLOWEST = 34;
/** Ticks ahead at which a heading is looked at. */
const LOOKS = [9, 20, 34];
const WAYS = 16;

const LIKED: readonly Boon[] = [
  'flies',
  'pulse',
  'spark',
  'beam',
  'warm',
  'trail',
  'blaze',
  'wick',
  'wings',
  'pollen',
  'hush',
];

/**
 * Tries sixteen headings and resting, adds up how near shadows would be, and is drawn to glow and
 * lamps. With less skill it looks up less often, sees less far, errs and chooses at random.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'end' || state.phase === 'dawn') return undefined;
  if (state.phase === 'choose') return { act: 'choose', at: choice(state, rng, skill) };
  if (state.phase === 'ready') return { act: 'fly', to: rng.int(HEADINGS) };
  const pause = Math.round(SLOWEST + (FASTEST - SLOWEST) * skill);
  if (state.tick % pause !== 0) return undefined;
  const to = rng.chance(0.22 * (1 - skill)) ? rng.int(HEADINGS + 8) : decide(state, skill, pause);
  const wanted = to >= HEADINGS ? -1 : to;
  if (wanted === state.to) return undefined;
  return wanted < 0 ? { act: 'rest' } : { act: 'fly', to: wanted };
};

export const proof: Proof = {
  level: 'pond-3',
  golden: 'clover-3',
  measure: 'score',
  seeds: 6,
  margin: 150,
  limit: 60 * 60 * 9,
  deals: 80,
};

function choice({ offer }: State, rng: Rng, skill: number): number {
  if (rng.unit() >= skill) return rng.int(offer.length);
  const liked = LIKED.find((name) => offer.includes(name));
  return liked === undefined ? 0 : offer.indexOf(liked);
}

function decide(state: State, skill: number, pause: number): number {
  const speed = speedOf(state);
  const sight = 170 + 130 * skill;
  // Resting shines: good, as long as nothing is close.
  let best = -1;
  let least = worry(state, 0, 0, sight, skill) - 6;
  for (const lamp of state.lamps) {
    if (lamp.lit === 0 && far(lamp.x - state.x, lamp.y - state.y) < LAMP_NEAR) least -= 26 * skill;
  }
  for (let way = 0; way < WAYS; way += 1) {
    const to = (way * HEADINGS) / WAYS;
    const dx = (HEADING_X[to] ?? 0) * speed;
    const dy = (HEADING_Y[to] ?? 0) * speed;
    const cost = worry(state, dx, dy, sight, skill) - wishes(state, dx * pause, dy * pause, skill);
    if (cost >= least) continue;
    least = cost;
    best = to;
  }
  return best;
}

/** How near shadows and ink would come. */
function worry(state: State, dx: number, dy: number, sight: number, skill: number): number {
  const { foes } = state;
  let sum = 0;
  for (let at = 0; at < foes.count; at += 1) {
    const fx = (foes.x[at] as number) - state.x;
    const fy = (foes.y[at] as number) - state.y;
    if (fx > sight || fx < -sight || fy > sight || fy < -sight) continue;
    const kind = foes.kind[at] as number;
    const { r, bite } = factsOf(kind);
    for (const look of LOOKS) {
      const moves = kind === DARTER && (foes.t[at] as number) < 0 ? look * 2 : look;
      const x = fx + (foes.vx[at] as number) * moves - dx * look;
      const y = fy + (foes.vy[at] as number) * moves - dy * look;
      const gap = far(x, y) - r;
      if (gap > 90) continue;
      const weight = kind === HUNTER ? 2.4 : bite / 7;
      sum += weight * (gap < 14 ? 14 : 420 / ((gap + 16) * (gap + 16)));
    }
  }
  for (const drop of state.drops) {
    for (const look of LOOKS) {
      const gap = far(
        drop.x + drop.vx * look - state.x - dx * look,
        drop.y + drop.vy * look - state.y - dy * look,
      );
      if (gap < 40) sum += 8 * skill;
    }
  }
  return sum;
}

/** What lies that way: glow, embers, and lamps when the light is low. */
function wishes(state: State, dx: number, dy: number, skill: number): number {
  let sum = 0;
  const nearer = (x: number, y: number): number => {
    const before = far(x - state.x, y - state.y);
    return before < 1 ? 0 : (before - far(x - state.x - dx, y - state.y - dy)) / before;
  };
  const { gems } = state;
  for (let at = 0; at < gems.count; at += 1) {
    const x = gems.x[at] as number;
    const y = gems.y[at] as number;
    const way = far(x - state.x, y - state.y);
    if (way < 380 && gems.pull[at] === 0)
      sum += nearer(x, y) * Math.min(5, gems.worth[at] as number) * 7;
  }
  for (const { x, y } of state.embers) sum += nearer(x, y) * 60 * skill;
  const wants = state.light < state.full - 16 ? 30 : 8;
  for (const { x, y, lit } of state.lamps) {
    if (lit === 0) sum += nearer(x, y) * wants * skill;
  }
  // Toward the middle of what it can see, rather than into the crowd.
  return Math.min(sum, 40 + radiusOf(state) * 0.02);
}
