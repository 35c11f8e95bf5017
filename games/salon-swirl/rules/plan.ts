import { ANCHORS, fall, pointAt, reachOf, ROOTS, shrinkOf, visibleOf } from './hair.ts';
import { isBorder, targetOf, toolsOf } from './look.ts';
import {
  BAND,
  BANDS,
  MAX_SOAP,
  type Input,
  type Lock,
  type State,
  type Tool,
  type Zone,
} from './state.ts';

/*
 * What a stylist would do next: one thing wrong on one lock. The bot does it, hints name it.
 */

export type Step = {
  readonly tool: Tool;
  readonly kind: number;
  readonly zone: Zone;
  /** From here to there, in client units. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly at: number;
};

/** Units by which a cut may stay too long. */
const FINE = 3;

function along(at: number, lock: Lock, part: number): { x: number; y: number } {
  const { x, y } = pointAt(fall(at, lock), visibleOf(lock) * part);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Across a lock at a distance from its root: a short swipe. */
function across(at: number, lock: Lock, far: number, half: number): Pick<Step, 'from' | 'to'> {
  const line = fall(at, lock);
  const here = pointAt(line, far);
  const before = pointAt(line, Math.max(0, far - 3));
  const dx = here.x - before.x;
  const dy = here.y - before.y;
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const sideX = (-dy / long) * half;
  const sideY = (dx / long) * half;
  return {
    from: { x: Math.round(here.x - sideX), y: Math.round(here.y - sideY) },
    to: { x: Math.round(here.x + sideX), y: Math.round(here.y + sideY) },
  };
}

/** Which parts of the hair a client's section button offers. */
export const hasZones = (client: number, free: boolean): boolean => free || client >= 8;

/**
 * @param skips locks that are not looked at: what a careless stylist misses
 */
export function nextStep(state: State, skips: ReadonlySet<number> = new Set()): Step | undefined {
  const target = targetOf(state.client);
  const tools = toolsOf(state.client);
  const zoned = hasZones(state.client, state.free);
  const zoneOf = (at: number): Zone => (zoned ? (ROOTS[at]?.zone ?? 'all') : 'all');
  const order: readonly Tool[] = ['wash', 'dry', 'comb', 'cut', 'curl', 'dye', 'pin'];
  for (const tool of order) {
    if (!tools.includes(tool)) continue;
    for (const [at, lock] of state.locks.entries()) {
      const wished = target[at];
      if (!wished || skips.has(at)) continue;
      const found = stepFor(tool, at, lock, wished, state);
      if (found) return { tool, zone: zoneOf(at), at, ...found };
    }
  }
  return undefined;
}

type Found = Pick<Step, 'kind' | 'from' | 'to'> | undefined;

function stepFor(tool: Tool, at: number, lock: Lock, wished: Lock, state: State): Found {
  const { locks } = state;
  if (tool === 'wash') {
    if (lock.dirt === 0 && lock.soap === 0) return undefined;
    // Foam everywhere first, then water.
    const kind = locks.some(({ dirt, soap }) => dirt > 0 && soap < MAX_SOAP) ? 0 : 1;
    if (kind === 0 && (lock.dirt === 0 || lock.soap >= MAX_SOAP)) return undefined;
    const spot = along(at, lock, 0.5);
    return { kind, from: spot, to: spot };
  }
  if (tool === 'dry') {
    if (lock.wet <= 0) return undefined;
    const spot = along(at, lock, 0.6);
    return { kind: 0, from: spot, to: spot };
  }
  if (tool === 'comb') {
    const spot = along(at, lock, 0.7);
    if (lock.knot > 0) return { kind: 0, from: spot, to: { x: spot.x, y: spot.y + 3 } };
    if (wished.pin > 0 || lock.lean === wished.lean) return undefined;
    if (wished.lean === 0) return { kind: 0, from: spot, to: { x: spot.x, y: spot.y + 3 } };
    return {
      kind: 0,
      from: spot,
      to: { x: spot.x + (lock.lean < wished.lean ? 3 : -3), y: spot.y },
    };
  }
  if (tool === 'cut') {
    // Pinned hair is cut before it is pinned.
    if (lock.pin > 0 || lock.len <= wished.len + FINE) return undefined;
    return { kind: 0, ...across(at, lock, wished.len * shrinkOf(lock), 2) };
  }
  if (tool === 'curl') {
    if (lock.curl === wished.curl) return undefined;
    const spot = along(at, lock, 0.6);
    return { kind: Math.round(wished.curl / 4), from: spot, to: spot };
  }
  if (tool === 'dye') return dyeStep(at, lock, wished);
  if (lock.pin > 0 || wished.pin === 0) return undefined;
  const anchor = (wished.pin - 1) >> 1;
  if (visibleOf(lock) < reachOf(at, anchor) * 0.7) return undefined;
  const spot = along(at, lock, 0.9);
  return { kind: (wished.pin - 1) % 2, from: spot, to: spot };
}

function dyeStep(at: number, lock: Lock, wished: Lock): Found {
  const shrink = shrinkOf(lock);
  const line = fall(at, lock);
  for (let band = 0; band < BANDS && band * BAND < lock.len; band += 1) {
    const to = wished.color[band] ?? '0';
    if (isBorder(to) || to === lock.color[band]) continue;
    const { x, y } = pointAt(line, Math.min((band + 0.5) * BAND, lock.len - 1) * shrink);
    const spot = { x: Math.round(x), y: Math.round(y) };
    return { kind: Number(to), from: spot, to: spot };
  }
  return undefined;
}

/** The anchor where what is held must go. */
export function anchorFor(state: State): {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
} {
  const target = targetOf(state.client);
  const pins = state.held.map((at) => target[at]?.pin ?? 0).filter((pin) => pin > 0);
  const pin = pins[0] ?? 1;
  const place = ANCHORS[(pin - 1) >> 1];
  return { kind: (pin - 1) % 2, x: place?.x ?? 0, y: place?.y ?? 0 };
}

export const dragOf = ({ tool, kind, zone, from, to }: Step, first: boolean): Input => ({
  act: 'drag',
  tool,
  kind,
  zone,
  x0: from.x,
  y0: from.y,
  x1: to.x,
  y1: to.y,
  first: first ? 1 : 0,
});
