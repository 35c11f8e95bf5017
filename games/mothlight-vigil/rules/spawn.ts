import type { StepContext } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import { EDGE, far, LOST } from './field.ts';
import { HUNTER, LUMP, MITE } from './foes.ts';
import { lastTick, nightOf, type State } from './state.ts';
import { addFoe } from './swarm.ts';

/** Seconds between two rings in a night of rings. */
const RING_EVERY = 22;
const RING_R = 430;
/** At nightfall they come from nearer by, so that there is something to do at once. */
const EARLY = 480;
const NEAR = 330;
/** Ticks between two new kinds in the long night. */
const NEWS = 2400;

/** Who comes out of the night this tick. */
export function comeOut(state: State, lured: boolean, context: StepContext): void {
  const { rng, cue } = context;
  const night = nightOf(state);
  const part = state.tick / lastTick(state);
  // Every half minute the night draws a breath.
  const wave = 1 + 0.35 * sin((state.tick / 1800) * 2 * Math.PI - 0.6);
  // A strong light draws more of them than a weak one.
  const drawn = 0.66 + 0.34 * (state.light / state.full) + 0.1 * state.shine;
  state.due += ((night.from + (night.to - night.from) * part) * wave * drawn) / 60;
  state.front += rng.between(-0.02, 0.021);
  while (state.due >= 1) {
    state.due -= 1;
    const rolled = kindFrom(night.kinds, rng.unit());
    // The long night brings one new kind after the other.
    const kind = night.seconds > 300 && state.tick < (rolled - 1) * NEWS ? MITE : rolled;
    const spread = rng.chance(0.6) ? rng.between(-0.8, 0.8) : rng.between(-3.14, 3.14);
    comeFrom(state, kind, state.front + spread, state.tick < EARLY ? NEAR : EDGE);
  }
  ringsOf(state, context);
  if (!lured) return;
  const angle = rng.between(-3.14, 3.14);
  comeFrom(state, HUNTER, angle, EDGE * 0.85);
  cue('hunter', { x: state.x + cos(angle) * 160, y: state.y + sin(angle) * 160 }, state.lured);
}

function kindFrom(shares: readonly number[], roll: number): number {
  let left = roll * shares.reduce((sum, share) => sum + share, 0);
  for (let kind = 0; kind < shares.length; kind += 1) {
    left -= shares[kind] as number;
    if (left < 0) return kind;
  }
  return MITE;
}

function comeFrom(state: State, kind: number, angle: number, way: number): void {
  addFoe(state, kind, state.x + cos(angle) * way, state.y + sin(angle) * way);
}

/** A ring of shadows with a gap; twice in most nights, more often in nights of rings. */
function ringsOf(state: State, { rng, cue }: StepContext): void {
  const { twist, seconds, kinds } = nightOf(state);
  if (state.params.night < 2) return;
  const every = twist === 'rings' ? RING_EVERY : twist === 'finale' ? 42 : seconds * 0.45;
  if (state.tick < (state.rings + 1) * every * 60 || state.tick > lastTick(state) - 360) return;
  state.rings += 1;
  const gap = rng.between(0, 6.28);
  const count = Math.min(22, 12 + state.rings * 2);
  for (let at = 0; at < count; at += 1) {
    const angle = gap + 0.45 + (at / (count - 1)) * (6.28 - 0.9);
    const heavy = at % 5 === 2 && (kinds[LUMP] ?? 0) > 0;
    comeFrom(state, heavy ? LUMP : MITE, angle, RING_R);
  }
  cue('ring', { x: state.x, y: state.y });
}

/** Shadows that were left far behind come out of the night again, ahead. */
export function bringBack(state: State, { rng }: StepContext): void {
  const { foes } = state;
  const step = 12;
  for (let at = state.tick % step; at < foes.count; at += step) {
    const dx = (foes.x[at] as number) - state.x;
    const dy = (foes.y[at] as number) - state.y;
    if (far(dx, dy) < LOST) continue;
    const angle = state.front + rng.between(-1.2, 1.2);
    foes.x[at] = state.x + cos(angle) * EDGE;
    foes.y[at] = state.y + sin(angle) * EDGE;
  }
}
