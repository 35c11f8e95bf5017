import { fade, PALETTE, shade, tint, type Context } from './draw.ts';

/**
 * Where a body lies: flat x, y pairs, head first, at most `MOST_POINTS`. World units.
 * What is out of sight may be left out: `start` before the first point, `rest` after the last.
 */
export type Spine = { readonly at: Float32Array; count: number; start: number; rest: number };

export const MOST_POINTS = 1400;

export function createSpine(): Spine {
  return { at: new Float32Array(MOST_POINTS * 2), count: 0, start: 0, rest: 0 };
}

export function put(spine: Spine, x: number, y: number): void {
  if (spine.count >= MOST_POINTS) return;
  spine.at[spine.count * 2] = x;
  spine.at[spine.count * 2 + 1] = y;
  spine.count += 1;
}

/** A slurp on its way down the body: how far from the head, and how big. */
export type Wave = { far: number; size: number };

export type Skin = { readonly body: string; readonly strand: string; readonly cheek: string };

const TAPER = 70;
const WAVE_LENGTH = 20;
const BULGE = 0.5;
/** World units from one strand line to the next, in girths. */
const STRAND = 1.15;

const left = new Float32Array(MOST_POINTS * 2);
const right = new Float32Array(MOST_POINTS * 2);
const girths = new Float32Array(MOST_POINTS);
const fars = new Float32Array(MOST_POINTS);
const normals = new Float32Array(MOST_POINTS * 2);

/** Works out both edges of a body. @param sway units it wriggles sideways, at a phase in radians */
function measure(
  spine: Spine,
  girth: number,
  waves: readonly Wave[],
  sway: number,
  phase: number,
): void {
  const { at, count } = spine;
  // Plain square roots: hypot costs several times as much, here for every point of every body.
  let far = spine.start;
  for (let i = 0; i < count; i += 1) {
    if (i > 0) {
      const dx = (at[2 * i] ?? 0) - (at[2 * i - 2] ?? 0);
      const dy = (at[2 * i + 1] ?? 0) - (at[2 * i - 1] ?? 0);
      far += Math.sqrt(dx * dx + dy * dy);
    }
    fars[i] = far;
  }
  for (let i = 0; i < count; i += 1) {
    const before = Math.max(0, i - 1);
    const after = Math.min(count - 1, i + 1);
    const dx = (at[2 * after] ?? 0) - (at[2 * before] ?? 0);
    const dy = (at[2 * after + 1] ?? 0) - (at[2 * before + 1] ?? 0);
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    normals[2 * i] = -dy / length;
    normals[2 * i + 1] = dx / length;
  }
  for (let i = 0; i < count; i += 1) {
    const here = fars[i] ?? 0;
    // The lengths are kept in single precision, so the last may be a hair beyond the whole.
    const toTail = Math.max(0, far + spine.rest - here);
    let g = girth * (toTail < TAPER ? 0.22 + 0.78 * Math.sqrt(toTail / TAPER) : 1);
    for (const wave of waves) {
      const off = (here - wave.far) / WAVE_LENGTH;
      if (off > -3 && off < 3) g += girth * BULGE * wave.size * Math.exp(-off * off);
    }
    girths[i] = g;
    const [nx, ny] = [normals[2 * i] ?? 0, normals[2 * i + 1] ?? 0];
    if (sway !== 0) {
      const side = sway * Math.sin(here * 0.045 - phase) * Math.min(1, here / 60);
      at[2 * i] = (at[2 * i] ?? 0) + nx * side;
      at[2 * i + 1] = (at[2 * i + 1] ?? 0) + ny * side;
    }
    const [x, y] = [at[2 * i] ?? 0, at[2 * i + 1] ?? 0];
    left[2 * i] = x + nx * g;
    left[2 * i + 1] = y + ny * g;
    right[2 * i] = x - nx * g;
    right[2 * i + 1] = y - ny * g;
  }
}

/** Both edges as one closed curve, round at every point and at the tail. */
function outline(c: Context, count: number): void {
  c.beginPath();
  c.moveTo(left[0] ?? 0, left[1] ?? 0);
  for (let i = 1; i < count - 1; i += 1) bend(c, left, i, i + 1);
  const tail = count - 1;
  const [tx, ty] = [midX(tail), midY(tail)];
  const g = girths[tail] ?? 0;
  const [nx, ny] = [normals[2 * tail] ?? 0, normals[2 * tail + 1] ?? 0];
  c.lineTo(left[2 * tail] ?? 0, left[2 * tail + 1] ?? 0);
  c.quadraticCurveTo(tx + (nx + ny) * g, ty + (ny - nx) * g, tx + ny * g, ty - nx * g);
  c.quadraticCurveTo(
    tx + (ny - nx) * g,
    ty - (nx + ny) * g,
    right[2 * tail] ?? 0,
    right[2 * tail + 1] ?? 0,
  );
  for (let i = count - 2; i > 0; i -= 1) bend(c, right, i, i - 1);
  c.lineTo(right[0] ?? 0, right[1] ?? 0);
  c.closePath();
}

/** On through a point of an edge, to half way to the next. */
function bend(c: Context, edge: Float32Array, i: number, next: number): void {
  const [x, y] = [edge[2 * i] ?? 0, edge[2 * i + 1] ?? 0];
  c.quadraticCurveTo(x, y, (x + (edge[2 * next] ?? 0)) / 2, (y + (edge[2 * next + 1] ?? 0)) / 2);
}

/** A line along the body, up to `part` girths out on the side away from the light. */
function lengthwise(c: Context, count: number, part: number): void {
  c.beginPath();
  let [px, py] = [0, 0];
  const last = count - 1;
  // Every other point bends it as softly; both ends are kept.
  for (let i = 0; i < count; i = i === last ? count : Math.min(last, i + 2)) {
    const [nx, ny] = [normals[2 * i] ?? 0, normals[2 * i + 1] ?? 0];
    const side = (girths[i] ?? 0) * part * (nx * 0.5 + ny * 0.86);
    const [x, y] = [midX(i) + nx * side, midY(i) + ny * side];
    if (i === 0) c.moveTo(x, y);
    else c.quadraticCurveTo(px, py, (px + x) / 2, (py + y) / 2);
    [px, py] = [x, y];
  }
}

export type RibbonOptions = {
  readonly waves?: readonly Wave[];
  readonly sway?: number;
  readonly phase?: number;
  /** Ink rim, world units. */
  readonly rim: number;
  /** Where the shadow falls, in girths. */
  readonly lift?: number;
};

/** A bundle of noodles twisted into one: shadow, ink rim, body, strand lines, shine. */
export function paintBody(
  c: Context,
  spine: Spine,
  girth: number,
  skin: Skin,
  options: RibbonOptions,
): void {
  const { count } = spine;
  if (count < 2) return;
  measure(spine, girth, options.waves ?? [], options.sway ?? 0, options.phase ?? 0);
  const lift = girth * (options.lift ?? 0.4);
  c.save();
  c.lineJoin = 'round';
  c.lineCap = 'round';
  outline(c, count);
  c.translate(lift * 0.4, lift);
  c.fillStyle = fade(PALETTE.ink, 0.22);
  c.fill();
  c.translate(-lift * 0.4, -lift);
  c.strokeStyle = PALETTE.ink;
  c.lineWidth = options.rim * 2;
  c.stroke();
  c.fillStyle = skin.body;
  c.fill();
  underside(c, count, girth, skin);
  strands(c, count, girth, skin);
  shine(c, count, girth, skin);
  c.restore();
}

/** A darker band along the edge away from the light. */
function underside(c: Context, count: number, girth: number, skin: Skin): void {
  lengthwise(c, count, 0.62);
  c.strokeStyle = fade(shade(skin.body, 0.34), 0.42);
  c.lineWidth = girth * 0.66;
  c.stroke();
}

function midX(i: number): number {
  return ((left[2 * i] ?? 0) + (right[2 * i] ?? 0)) / 2;
}

function midY(i: number): number {
  return ((left[2 * i + 1] ?? 0) + (right[2 * i + 1] ?? 0)) / 2;
}

/** The twist: slanting lines from edge to edge, at even distances from the head. */
function strands(c: Context, count: number, girth: number, skin: Skin): void {
  const every = girth * STRAND;
  // Counted from the head, whether that is in sight or not.
  let next = every * Math.max(1.6, Math.ceil((fars[0] ?? 0) / every) + 0.6);
  c.beginPath();
  for (let i = 1; i < count - 2; i += 1) {
    if ((fars[i] ?? 0) < next) continue;
    next += every;
    let j = i;
    while (j < count - 1 && (fars[j] ?? 0) - (fars[i] ?? 0) < girth * 0.9) j += 1;
    const [ax, ay] = [inset(left, i, 0.86), inset(left, i, 0.86, 1)];
    const [bx, by] = [inset(right, j, 0.86), inset(right, j, 0.86, 1)];
    c.moveTo(ax, ay);
    c.bezierCurveTo(midX(j), midY(j), midX(i), midY(i), bx, by);
  }
  c.strokeStyle = fade(skin.strand, 0.62);
  c.lineWidth = girth * 0.15;
  c.stroke();
}

function inset(edge: Float32Array, i: number, part: number, axis = 0): number {
  const middle = axis === 0 ? midX(i) : midY(i);
  return middle + ((edge[2 * i + axis] ?? 0) - middle) * part;
}

function shine(c: Context, count: number, girth: number, skin: Skin): void {
  lengthwise(c, count, -0.5);
  c.strokeStyle = fade(tint(skin.body, 0.75), 0.6);
  c.lineWidth = girth * 0.24;
  c.stroke();
}
