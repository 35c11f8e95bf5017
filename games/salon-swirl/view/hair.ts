import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { ANCHORS, isBun, ROOTS, anchorOf } from '../rules/hair.ts';
import { BAND, type Lock } from '../rules/state.ts';
import { DYE_COLORS, HUES, INK, wet } from './palette.ts';
import { placeOn, type Strand, type Strands } from './strands.ts';

export type Layer = 'back' | 'sides' | 'bangs';
/** What a head of hair needs to be painted. */
export type Head = {
  readonly locks: readonly Lock[];
  readonly strands: Strands;
  readonly hue: number;
  readonly braids: boolean;
};

const WIDE = { back: 8.6, sides: 7.6, bangs: 6.6 } as const;
const TURN = Math.PI * 2;

const colorOf = (digit: string, hue: number): string =>
  digit === '0' ? (HUES[hue] ?? INK) : (DYE_COLORS[Number(digit)] ?? INK);

const at = { x: 0, y: 0 };
const next = { x: 0, y: 0 };
/** Both edges of the ribbon that is being traced: x and y in turn. */
const left: number[] = [];
const right: number[] = [];

/** The edges of a lock from one part of its length to another. */
function edges(
  strand: Strand,
  lock: Lock,
  wide: number,
  from: number,
  to: number,
  pin: boolean,
): void {
  const long = Math.max(8, strand.visible);
  const isWet = lock.wet > 2;
  const curl = isWet ? lock.curl * 0.3 : lock.curl;
  const wave = curl < 1.5 ? 0 : curl <= 6 ? 62 : 40;
  const swing = pin ? 0 : wave === 0 ? 0 : Math.min(8, curl * 1.05);
  const each = wave === 0 ? 30 : wave / 2;
  const steps = Math.max(3, Math.round((long * (to - from)) / each));
  left.length = 0;
  right.length = 0;
  for (let step = 0; step <= steps; step += 1) {
    const part = from + ((to - from) * step) / steps;
    placeOn(strand, part, at);
    placeOn(strand, Math.min(1, part + 0.04), next);
    if (part > 0.95) {
      placeOn(strand, part - 0.04, next);
      next.x = at.x * 2 - next.x;
      next.y = at.y * 2 - next.y;
    }
    const dx = next.x - at.x;
    const dy = next.y - at.y;
    const size = Math.sqrt(dx * dx + dy * dy) || 1;
    // Waves begin gently at the root; knots are a wild wave.
    const turn = Math.round((part * long) / Math.max(8, each)) % 2 === 0 ? 1 : -1;
    const off =
      swing * turn * Math.min(1, part * 3) + (lock.knot > 0 ? turn * lock.knot * 2.2 * part : 0);
    const half = wide * (isWet ? 0.72 : 1) * (1 - 0.82 * part * part * part);
    const nx = -dy / size;
    const ny = dx / size;
    left.push(at.x + nx * (off + half), at.y + ny * (off + half));
    right.push(at.x + nx * (off - half), at.y + ny * (off - half));
  }
}

function traceEdges(path: Path2D): void {
  const last = left.length - 2;
  path.moveTo(left[0] ?? 0, left[1] ?? 0);
  for (let n = 2; n < last; n += 2) {
    const x = left[n] ?? 0;
    const y = left[n + 1] ?? 0;
    path.quadraticCurveTo(x, y, (x + (left[n + 2] ?? x)) / 2, (y + (left[n + 3] ?? y)) / 2);
  }
  path.lineTo(left[last] ?? 0, left[last + 1] ?? 0);
  path.lineTo(right[last] ?? 0, right[last + 1] ?? 0);
  for (let n = last - 2; n > 0; n -= 2) {
    const x = right[n] ?? 0;
    const y = right[n + 1] ?? 0;
    path.quadraticCurveTo(x, y, (x + (right[n - 2] ?? x)) / 2, (y + (right[n - 1] ?? y)) / 2);
  }
  path.lineTo(right[0] ?? 0, right[1] ?? 0);
  path.closePath();
}

/** Coils: a row of puffs. Braids: a row of beads. */
function traceBeads(path: Path2D, strand: Strand, from: number, to: number, braid: boolean): void {
  const long = Math.max(10, strand.visible);
  const each = braid ? 11 : 12;
  const count = Math.max(1, Math.round((long * (to - from)) / each));
  for (let bead = 0; bead < count; bead += 1) {
    const part = from + ((to - from) * (bead + 0.5)) / count;
    placeOn(strand, part, at);
    const side = bead % 2 === 0 ? 2.4 : -2.4;
    const r = braid ? 7.4 - part * 2.4 : 12.5 - part * 2.5;
    path.moveTo(at.x + side + r, at.y);
    path.arc(at.x + side, at.y, r, 0, TURN);
  }
}

type Paths = Map<string, Path2D>;

function pathFor(paths: Paths, color: string): Path2D {
  let path = paths.get(color);
  if (!path) paths.set(color, (path = new Path2D()));
  return path;
}

function traceLock(paths: Paths, shine: Path2D, n: number, head: Head): void {
  const lock = head.locks[n];
  const strand = head.strands[n];
  const zone = ROOTS[n]?.zone ?? 'back';
  if (!lock || !strand) return;
  const isPuff = !head.braids && lock.wet <= 2 && lock.curl > 9;
  const isWet = lock.wet > 2;
  const bands = Math.max(1, Math.ceil(lock.len / BAND));
  let from = 0;
  for (let band = 1; band <= bands; band += 1) {
    const digit = lock.color[band - 1] ?? '0';
    if (band < bands && lock.color[band] === digit) continue;
    const end = Math.min(1, (band * BAND) / Math.max(1, lock.len));
    const plain = colorOf(digit, head.hue);
    const path = pathFor(paths, isWet ? wet(plain) : plain);
    if (isPuff || head.braids) traceBeads(path, strand, from, end, head.braids);
    else {
      edges(strand, lock, WIDE[zone], Math.max(0, from - 0.015), end, lock.pin > 0);
      traceEdges(path);
    }
    from = end;
  }
  if (isPuff || head.braids) return;
  placeOn(strand, 0.16, at);
  placeOn(strand, 0.3, next);
  shine.moveTo(at.x - 1.5, at.y);
  shine.quadraticCurveTo((at.x + next.x) / 2 - 1.5, (at.y + next.y) / 2, next.x - 1.5, next.y);
}

/** Traced shapes of one layer, by color. */
export type Traced = { readonly paths: Paths; readonly shine: Path2D };

export function traceLayer(layer: Layer, head: Head): Traced {
  const paths: Paths = new Map();
  const shine = new Path2D();
  for (let n = 0; n < ROOTS.length; n += 1) {
    if (ROOTS[n]?.zone === layer) traceLock(paths, shine, n, head);
  }
  return { paths, shine };
}

export function paintLayer(c: Context, { paths, shine }: Traced): void {
  c.lineJoin = 'round';
  c.lineCap = 'round';
  c.strokeStyle = INK;
  c.lineWidth = 7;
  for (const path of paths.values()) c.stroke(path);
  c.lineWidth = 1.6;
  for (const [color, path] of paths) {
    c.fillStyle = color;
    c.fill(path);
    c.strokeStyle = edgeOf(color);
    c.stroke(path);
  }
  c.strokeStyle = '#ffffff3d';
  c.lineWidth = 3.4;
  c.stroke(shine);
}

const edgeColors = new Map<string, string>();
function edgeOf(color: string): string {
  let edge = edgeColors.get(color);
  if (!edge) edgeColors.set(color, (edge = draw.mix(color, '#2b1b4d', 0.34)));
  return edge;
}

/** The color of the hair on top of the head. */
export function capColor({ locks, hue }: Head): string {
  const counts = new Map<string, number>();
  let best = '0';
  let isWet = 0;
  for (const lock of locks) {
    const digit = lock.color[0] ?? '0';
    const count = (counts.get(digit) ?? 0) + 1;
    counts.set(digit, count);
    if (count > (counts.get(best) ?? 0)) best = digit;
    if (lock.wet > 2) isWet += 1;
  }
  const plain = colorOf(best, hue);
  return isWet > locks.length / 2 ? wet(plain) : plain;
}

function traceCap(c: Context): void {
  c.moveTo(-70, 6);
  c.bezierCurveTo(-84, -64, -52, -108, 0, -108);
  c.bezierCurveTo(52, -108, 84, -64, 70, 6);
  c.bezierCurveTo(66, -24, 60, -52, 34, -66);
  c.quadraticCurveTo(0, -78, -34, -66);
  c.bezierCurveTo(-60, -52, -66, -24, -70, 6);
  c.closePath();
}

/** The hair on top of the head, from which all locks come. */
export function paintCap(c: Context, color: string, braids: boolean): void {
  c.beginPath();
  traceCap(c);
  draw.rim(c, INK, 7);
  const light = c.createLinearGradient(-30, -108, 20, -20);
  light.addColorStop(0, draw.tint(color, 0.22));
  light.addColorStop(0.5, color);
  light.addColorStop(1, draw.shade(color, 0.22));
  c.fillStyle = light;
  c.fill();
  draw.rim(c, edgeOf(color), 1.8, (path) => {
    for (const x of [-50, -32, -11, 11, 32, 50]) {
      path.moveTo(x * 0.5, -104 + Math.abs(x) * 0.12);
      path.quadraticCurveTo(x * 1.05, -98, x * 1.14, -76 + (x * x) / 130);
    }
  });
  if (braids) return;
  draw.rim(c, '#ffffff55', 8, (path) => {
    path.moveTo(-48, -70);
    path.quadraticCurveTo(-38, -92, -12, -97);
  });
}

/** Buns and ties at the anchors, behind or before the head. */
export function paintBuns(c: Context, head: Head): void {
  for (const [anchor, { x, y }] of ANCHORS.entries()) {
    let count = 0;
    let long = 0;
    let bun = false;
    let digit = '0';
    for (const lock of head.locks) {
      if (anchorOf(lock) !== anchor) continue;
      count += 1;
      long += lock.len;
      bun ||= isBun(lock);
      digit = lock.color[Math.min(3, Math.floor(lock.len / BAND))] ?? '0';
    }
    if (count === 0) continue;
    const color = colorOf(digit, head.hue);
    if (bun) {
      const r = Math.min(42, 13 + Math.sqrt(long) * 0.52);
      draw.blob(c, x, y, r + 3.5, r * 0.92 + 3.5, INK);
      const light = c.createRadialGradient(x - r * 0.4, y - r * 0.4, 2, x, y, r);
      light.addColorStop(0, draw.tint(color, 0.3));
      light.addColorStop(1, color);
      draw.blob(c, x, y, r, r * 0.92, light);
      draw.rim(c, edgeOf(color), 2.4, (path) => {
        path.arc(x, y, r * 0.62, -2.4, 2.2);
        path.moveTo(x + r * 0.24, y);
        path.arc(x, y, r * 0.26, 0, 4.4);
      });
    } else {
      draw.blob(c, x, y, 13, 12, INK);
      draw.blob(c, x, y, 9.5, 8.5, '#ffd02e');
      draw.blob(c, x - 3, y - 3, 3, 2.4, '#fff6c8');
    }
  }
}

/** Foam, dirt and frizz on top of everything. */
export function paintOnTop(c: Context, { locks, strands }: Head): void {
  const foam: number[] = [];
  const specks: number[] = [];
  for (const [n, lock] of locks.entries()) {
    const strand = strands[n];
    if (!strand || (lock.soap === 0 && lock.dirt === 0)) continue;
    for (let spot = 0; spot < 3; spot += 1) {
      placeOn(strand, 0.12 + spot * 0.34 + (n % 3) * 0.05, at);
      if (lock.soap > 0)
        foam.push(at.x + ((n * 5) % 7) - 3, at.y, 5 + lock.soap * 1.7 - spot + (n % 3));
      else if ((n + spot) % 2 === 0) specks.push(at.x + (n % 5) - 2, at.y, 2.6 + (n % 3));
    }
  }
  dots(c, specks, 0, '#5b4632');
  dots(c, foam, 2.6, INK);
  dots(c, foam, 0, '#ffffff');
  dots(c, foam, -3.2, '#dff1ff');
}

/** @param places x, y and radius in turn */
function dots(c: Context, places: readonly number[], more: number, color: string): void {
  if (places.length === 0) return;
  c.fillStyle = color;
  c.beginPath();
  for (let n = 0; n < places.length; n += 3) {
    const x = places[n] ?? 0;
    const y = places[n + 1] ?? 0;
    const r = Math.max(1, (places[n + 2] ?? 0) + more);
    const down = more < 0 ? 2 : 0;
    c.moveTo(x + r, y + down);
    c.arc(x, y + down, r, 0, TURN);
  }
  c.fill();
}
