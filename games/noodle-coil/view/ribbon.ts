import { fade, PALETTE, shade, tint, type Context } from './draw.ts';

/**
 * Where a body lies: flat x, y pairs, head first, at most `MAX_POINTS`. World units.
 * What is out of sight may be left out: `start` before the first point, `rest` after the last.
 */
export type Spine = { readonly at: Float32Array; count: number; start: number; rest: number };

export const MAX_POINTS = 1400;

export function createSpine(): Spine {
  return { at: new Float32Array(MAX_POINTS * 2), count: 0, start: 0, rest: 0 };
}

export function put(spine: Spine, x: number, y: number): void {
  if (spine.count >= MAX_POINTS) return;
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

const left = new Float32Array(MAX_POINTS * 2);
const right = new Float32Array(MAX_POINTS * 2);
const girths = new Float32Array(MAX_POINTS);
const fars = new Float32Array(MAX_POINTS);
const normals = new Float32Array(MAX_POINTS * 2);
/** The points that both edges are drawn through: on a straight stretch not all are needed. */
const drawn = new Int16Array(MAX_POINTS);
let most = 0;
/** This many points at most are left out in a row, and none where it bends or swells by more than this. */
const LEFT_OUT = 2;
const STRAIGHT = 0.9996;
const EVEN = 0.1;

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
    // The lengths are stored in single precision, so the last may be a hair beyond the whole.
    const toTail = Math.max(0, far + spine.rest - here);
    let g = girth * (toTail < TAPER ? 0.22 + 0.78 * Math.sqrt(toTail / TAPER) : 1);
    for (const wave of waves) {
      const off = (here - wave.far) / WAVE_LENGTH;
      if (off > -3 && off < 3) g += girth * BULGE * wave.size * Math.exp(-off * off);
    }
    girths[i] = g;
    const nx = normals[2 * i] ?? 0;
    const ny = normals[2 * i + 1] ?? 0;
    if (sway !== 0) {
      const side = sway * Math.sin(here * 0.045 - phase) * Math.min(1, here / 60);
      at[2 * i] = (at[2 * i] ?? 0) + nx * side;
      at[2 * i + 1] = (at[2 * i + 1] ?? 0) + ny * side;
    }
    const x = at[2 * i] ?? 0;
    const y = at[2 * i + 1] ?? 0;
    left[2 * i] = x + nx * g;
    left[2 * i + 1] = y + ny * g;
    right[2 * i] = x - nx * g;
    right[2 * i + 1] = y - ny * g;
  }
}

/** Chooses the points to draw through: both ends, and all at which it bends or swells. */
function choose(count: number): void {
  const last = count - 1;
  drawn[0] = 0;
  most = 1;
  let before = 0;
  for (let i = 1; i < last; i += 1) {
    // As good as on a line with the one drawn before it and the one that follows.
    if (i > 1 && i < last - 1 && i - before <= LEFT_OUT && alike(before, i) && alike(before, i + 1))
      continue;
    drawn[most] = i;
    most += 1;
    before = i;
  }
  drawn[most] = last;
  most += 1;
}

function alike(i: number, j: number): boolean {
  const along =
    (normals[2 * i] ?? 0) * (normals[2 * j] ?? 0) +
    (normals[2 * i + 1] ?? 0) * (normals[2 * j + 1] ?? 0);
  return along > STRAIGHT && Math.abs((girths[i] ?? 0) - (girths[j] ?? 0)) < EVEN;
}

/** Both edges as one closed curve, round at every point and at the tail. */
function outline(c: Context, at: Float32Array, count: number): void {
  c.beginPath();
  c.moveTo(left[0] ?? 0, left[1] ?? 0);
  for (let k = 1; k < most - 1; k += 1) bend(c, left, drawn[k] ?? 0, drawn[k + 1] ?? 0);
  const tail = count - 1;
  const tx = at[2 * tail] ?? 0;
  const ty = at[2 * tail + 1] ?? 0;
  const g = girths[tail] ?? 0;
  const nx = normals[2 * tail] ?? 0;
  const ny = normals[2 * tail + 1] ?? 0;
  c.lineTo(left[2 * tail] ?? 0, left[2 * tail + 1] ?? 0);
  c.quadraticCurveTo(tx + (nx + ny) * g, ty + (ny - nx) * g, tx + ny * g, ty - nx * g);
  c.quadraticCurveTo(
    tx + (ny - nx) * g,
    ty - (nx + ny) * g,
    right[2 * tail] ?? 0,
    right[2 * tail + 1] ?? 0,
  );
  for (let k = most - 2; k > 0; k -= 1) bend(c, right, drawn[k] ?? 0, drawn[k - 1] ?? 0);
  c.lineTo(right[0] ?? 0, right[1] ?? 0);
  c.closePath();
}

/** On through a point of an edge, to half way to the next. */
function bend(c: Context, edge: Float32Array, i: number, next: number): void {
  const x = edge[2 * i] ?? 0;
  const y = edge[2 * i + 1] ?? 0;
  c.quadraticCurveTo(x, y, (x + (edge[2 * next] ?? 0)) / 2, (y + (edge[2 * next + 1] ?? 0)) / 2);
}

/** A line along the body, up to `part` girths out on the side away from the light. */
function lengthwise(c: Context, at: Float32Array, part: number): void {
  c.beginPath();
  let px = 0;
  let py = 0;
  let before = -2;
  for (let k = 0; k < most; k += 1) {
    const i = drawn[k] ?? 0;
    // Every other point bends it as softly; both ends stay.
    if (i - before < 2 && k < most - 1) continue;
    before = i;
    const nx = normals[2 * i] ?? 0;
    const ny = normals[2 * i + 1] ?? 0;
    const side = (girths[i] ?? 0) * part * (nx * 0.5 + ny * 0.86);
    const x = (at[2 * i] ?? 0) + nx * side;
    const y = (at[2 * i + 1] ?? 0) + ny * side;
    if (k === 0) c.moveTo(x, y);
    else c.quadraticCurveTo(px, py, (px + x) / 2, (py + y) / 2);
    px = x;
    py = y;
  }
}

const SHADOW = fade(PALETTE.ink, 0.22);

/** What a body and a face of a skin are shaded with. */
const shadesOf = ({ body, strand, cheek }: Skin) => ({
  under: fade(shade(body, 0.34), 0.42),
  strand: fade(strand, 0.62),
  shine: fade(tint(body, 0.75), 0.6),
  below: fade(shade(body, 0.34), 0.26),
  gloss: fade(tint(body, 0.85), 0.62),
  cheek: fade(cheek, 0.85),
});
const paints = new Map<Skin, ReturnType<typeof shadesOf>>();

export function paintsOf(skin: Skin): ReturnType<typeof shadesOf> {
  let known = paints.get(skin);
  if (!known) paints.set(skin, (known = shadesOf(skin)));
  return known;
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
  const { at, count } = spine;
  if (count < 2) return;
  measure(spine, girth, options.waves ?? [], options.sway ?? 0, options.phase ?? 0);
  choose(count);
  const lift = girth * (options.lift ?? 0.4);
  const { under, strand, shine } = paintsOf(skin);
  c.save();
  c.lineJoin = 'round';
  c.lineCap = 'round';
  outline(c, at, count);
  c.translate(lift * 0.4, lift);
  c.fillStyle = SHADOW;
  c.fill();
  c.translate(-lift * 0.4, -lift);
  c.strokeStyle = PALETTE.ink;
  c.lineWidth = options.rim * 2;
  c.stroke();
  c.fillStyle = skin.body;
  c.fill();
  // A darker band along the edge away from the light.
  lengthwise(c, at, 0.62);
  c.strokeStyle = under;
  c.lineWidth = girth * 0.66;
  c.stroke();
  strands(c, at, count, girth);
  c.strokeStyle = strand;
  c.lineWidth = girth * 0.15;
  c.stroke();
  lengthwise(c, at, -0.5);
  c.strokeStyle = shine;
  c.lineWidth = girth * 0.24;
  c.stroke();
  c.restore();
}

/** How far out toward an edge a strand line reaches. */
const INSET = 0.86;

/** The twist: slanting lines from edge to edge, at even distances from the head. */
function strands(c: Context, at: Float32Array, count: number, girth: number): void {
  const every = girth * STRAND;
  // Counted from the head, whether that is in sight or not.
  let next = every * Math.max(1.6, Math.ceil((fars[0] ?? 0) / every) + 0.6);
  c.beginPath();
  for (let i = 1; i < count - 2; i += 1) {
    const far = fars[i] ?? 0;
    if (far < next) continue;
    next += every;
    let j = i;
    while (j < count - 1 && (fars[j] ?? 0) - far < girth * 0.9) j += 1;
    const ix = at[2 * i] ?? 0;
    const iy = at[2 * i + 1] ?? 0;
    const jx = at[2 * j] ?? 0;
    const jy = at[2 * j + 1] ?? 0;
    c.moveTo(ix + ((left[2 * i] ?? 0) - ix) * INSET, iy + ((left[2 * i + 1] ?? 0) - iy) * INSET);
    const bx = jx + ((right[2 * j] ?? 0) - jx) * INSET;
    const by = jy + ((right[2 * j + 1] ?? 0) - jy) * INSET;
    c.bezierCurveTo(jx, jy, ix, iy, bx, by);
  }
}
