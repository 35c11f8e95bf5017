import { fall, LOCKS, ROOTS, shownCurl, visibleOf } from '../rules/hair.ts';
import type { Lock } from '../rules/state.ts';

/*
 * Hair as it is shown: every lock follows its fall at rest, and sways around it as a short chain.
 * Nothing of it is in the state.
 */

/** Places along a lock. */
export const PLACES = 13;
/** Links of its chain. */
export const LINKS = 4;
const STIFF = 70;
const SLACK = 4.2;
/** How fast a lock moves to a new fall, in parts a second. */
const SETTLES = 11;

export type Strand = {
  /** Where it rests, and where it is now without its sway: x and y of each place. */
  readonly rest: Float32Array;
  readonly now: Float32Array;
  /** How far each link is swayed, and how fast: x and y of each. */
  readonly sway: Float32Array;
  readonly speed: Float32Array;
  /** What it was computed from. */
  color: string;
  wet: boolean;
  len: number;
  seen: number;
  visible: number;
};

export type Strands = readonly Strand[];

export function createStrands(): Strands {
  return Array.from({ length: LOCKS }, () => ({
    rest: new Float32Array(PLACES * 2),
    now: new Float32Array(PLACES * 2),
    sway: new Float32Array(LINKS * 2),
    speed: new Float32Array(LINKS * 2),
    color: '',
    wet: false,
    len: -1,
    seen: -1,
    visible: 0,
  }));
}

/** Spreads a fallen line over the places of a strand. */
function spread(line: readonly number[], onto: Float32Array): void {
  const last = line.length / 2 - 1;
  for (let at = 0; at < PLACES; at += 1) {
    const part = (at / (PLACES - 1)) * last;
    const from = Math.min(last - 1, Math.floor(part)) * 2;
    const rest = part - from / 2;
    const x = line[from] ?? 0;
    const y = line[from + 1] ?? 0;
    onto[at * 2] = x + ((line[from + 2] ?? x) - x) * rest;
    onto[at * 2 + 1] = y + ((line[from + 3] ?? y) - y) * rest;
  }
}

/**
 * Lets strands follow their locks.
 * @param dt seconds; 0 puts them where they rest
 * @param changed gets the zones in which a lock looks different now
 */
export function settle(
  strands: Strands,
  locks: readonly Lock[],
  dt: number,
  changed?: Set<string>,
): void {
  const part = dt <= 0 ? 1 : 1 - Math.exp(-dt * SETTLES);
  for (let at = 0; at < strands.length; at += 1) {
    const strand = strands[at];
    const lock = locks[at];
    if (!strand || !lock) continue;
    const seen = shownCurl(lock) + lock.lean * 20 + lock.pin * 200;
    const isCut = lock.len !== strand.len;
    const isWet = lock.wet > 2;
    if (isCut || lock.color !== strand.color || isWet !== strand.wet) {
      strand.color = lock.color;
      strand.wet = isWet;
      changed?.add(ROOTS[at]?.zone ?? 'back');
    }
    if (isCut || seen !== strand.seen) {
      strand.visible = visibleOf(lock);
      spread(fall(at, lock), strand.rest);
      // Scissors cut at once; all else moves over.
      if (isCut) strand.now.set(strand.rest);
      strand.len = lock.len;
      strand.seen = seen;
    }
    const { rest, now } = strand;
    for (let n = 0; n < now.length; n += 1)
      now[n] = (now[n] ?? 0) + ((rest[n] ?? 0) - (now[n] ?? 0)) * part;
  }
}

/** The breeze and the chains. @param wind client units a second, squared */
export function swing(strands: Strands, dt: number, time: number, wind: number): void {
  const step = Math.min(dt, 1 / 30);
  for (let at = 0; at < strands.length; at += 1) {
    const strand = strands[at];
    if (!strand) continue;
    const { sway, speed } = strand;
    const gust = Math.sin(time * 1.7 + at * 0.35) + 0.6 * Math.sin(time * 2.9 + at * 0.8);
    const blow = wind * gust * Math.min(1, strand.visible / 90);
    let beforeX = 0;
    let beforeY = 0;
    for (let link = 0; link < LINKS; link += 1) {
      const x = link * 2;
      const y = x + 1;
      const swayX = sway[x] ?? 0;
      const swayY = sway[y] ?? 0;
      const speedX = (speed[x] ?? 0) + (STIFF * (beforeX * 1.25 - swayX) + blow) * step;
      const speedY = (speed[y] ?? 0) + STIFF * (beforeY * 1.1 - swayY) * step;
      speed[x] = speedX * (1 - SLACK * step);
      speed[y] = speedY * (1 - SLACK * step);
      sway[x] = Math.max(-46, Math.min(46, swayX + (speed[x] ?? 0) * step));
      sway[y] = Math.max(-30, Math.min(30, swayY + (speed[y] ?? 0) * step));
      beforeX = swayX;
      beforeY = swayY;
    }
  }
}

/** Pushes the links near a place. */
export function push(
  strands: Strands,
  x: number,
  y: number,
  reach: number,
  dx: number,
  dy: number,
): void {
  for (const { now, speed } of strands) {
    for (let link = 0; link < LINKS; link += 1) {
      const place = (link + 1) * 3 * 2;
      const awayX = (now[place] ?? 0) - x;
      const awayY = (now[place + 1] ?? 0) - y;
      const near = 1 - (awayX * awayX + awayY * awayY) / (reach * reach);
      if (near <= 0) continue;
      speed[link * 2] = (speed[link * 2] ?? 0) + dx * near;
      speed[link * 2 + 1] = (speed[link * 2 + 1] ?? 0) + dy * near;
    }
  }
}

/** Shakes everything: a snip, a reveal. Short locks hardly move. */
export function ruffle(strands: Strands, force: number): void {
  for (const [at, { speed, visible }] of strands.entries()) {
    const shove = force * Math.min(1, (visible / 130) ** 2) * (at % 2 === 0 ? 1 : -1);
    for (let link = 0; link < LINKS; link += 1) speed[link * 2] = (speed[link * 2] ?? 0) + shove;
  }
}

/** The place at a part of a strand's length, with its sway. */
export function placeOn({ now, sway }: Strand, part: number, to: { x: number; y: number }): void {
  const at = Math.min(PLACES - 1.001, Math.max(0, part * (PLACES - 1)));
  const from = Math.floor(at);
  const rest = at - from;
  const n = from * 2;
  const x = now[n] ?? 0;
  const y = now[n + 1] ?? 0;
  const link = part * LINKS - 1;
  const low = Math.max(-1, Math.floor(link));
  const mix = link - low;
  const lowX = low < 0 ? 0 : (sway[low * 2] ?? 0);
  const lowY = low < 0 ? 0 : (sway[low * 2 + 1] ?? 0);
  const high = Math.min(LINKS - 1, low + 1) * 2;
  to.x = x + ((now[n + 2] ?? x) - x) * rest + lowX + ((sway[high] ?? 0) - lowX) * mix;
  to.y = y + ((now[n + 3] ?? y) - y) * rest + lowY + ((sway[high + 1] ?? 0) - lowY) * mix;
}
