import { createRng } from '@playgrove/kit/rules';
import type { Surface } from '@playgrove/kit/stage';
import { BOWL } from '../rules/food.ts';
import {
  blob,
  fade,
  mix,
  PALETTE,
  radial,
  rim,
  ring,
  tint,
  vignette,
  type Context,
} from './draw.ts';
import type { Broth } from './skins.ts';

/** Afloat on the broth: oil, scallion rings and herbs, for something to swim past. */
type Speck = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: 0 | 1 | 2 | 3;
  readonly turn: number;
};

/** Noodles lying on the bottom, far below. */
const SUNK = 90;

const SPECKS = specks();

function specks(): readonly Speck[] {
  const rng = createRng('noodle-coil bowl');
  return Array.from({ length: 240 + SUNK }, (_, index) => {
    const angle = rng.between(0, 2 * Math.PI);
    const far = Math.sqrt(rng.unit()) * (BOWL - 30);
    const kind = index < SUNK ? 3 : rng.chance(0.68) ? 0 : rng.chance(0.6) ? 1 : 2;
    const r =
      kind === 3 ? rng.between(40, 110) : kind === 0 ? rng.between(5, 26) : rng.between(7, 12);
    return {
      x: Math.cos(angle) * far,
      y: Math.sin(angle) * far,
      r,
      kind,
      turn: rng.between(0, 6),
    } as const;
  });
}

/** What the camera sees, in bowl units. */
export type Window = {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
};

/** The broth behind everything, once per broth and screen. */
export function paintBroth(to: Surface, broth: Broth, number: number): void {
  to.layer(`broth-${number}`, (c, bleed) => {
    const [x, y] = [bleed.x + bleed.width / 2, bleed.y + bleed.height * 0.4];
    const reach = Math.hypot(bleed.width, bleed.height) * 0.62;
    c.fillStyle = radial(c, x, y, reach, broth.light, broth.mid, mix(broth.mid, broth.deep, 0.7));
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    vignette(c, bleed, broth.deep, 0.5);
  });
}

/** What drifts on the broth inside the window; the context is in bowl units. */
export function paintSpecks(c: Context, seen: Window, broth: Broth, time: number): void {
  const light = fade(broth.oil, 0.13);
  const edge = fade(broth.oil, 0.34);
  const deep = fade(broth.deep, 0.2);
  const pale = fade(broth.oil, 0.1);
  for (const { x, y, r, kind, turn } of SPECKS) {
    if (Math.abs(x - seen.x) > seen.halfWidth + r || Math.abs(y - seen.y) > seen.halfHeight + 40)
      continue;
    const bob = Math.sin(time * 0.9 + turn) * 2;
    if (kind === 3) {
      c.beginPath();
      c.arc(x, y, r, turn, turn + 2.2);
      c.strokeStyle = deep;
      c.lineWidth = 17;
      c.lineCap = 'round';
      c.stroke();
      c.strokeStyle = pale;
      c.lineWidth = 3;
      c.stroke();
    } else if (kind === 0) {
      blob(c, x, y + bob, r, r * 0.9, light, turn);
      rim(c, edge, 1.6);
      c.beginPath();
      c.arc(x, y + bob, r * 0.62, 3.5, 4.6);
      c.strokeStyle = edge;
      c.lineWidth = 2.2;
      c.stroke();
    } else if (kind === 1) {
      ring(c, x, y + bob, r, r * 0.42, fade('#6fd35a', 0.5));
      ring(c, x, y + bob, r * 0.92, 1.4, fade('#e4ffd0', 0.55));
    } else {
      blob(c, x, y + bob, r, r * 0.34, fade('#3f9a48', 0.45), turn);
    }
  }
}

const WAVES = 84;

/** The bowl's wall and the table beyond, when they are in sight. */
export function paintWall(c: Context, seen: Window): void {
  const reach = Math.hypot(seen.halfWidth, seen.halfHeight);
  if (Math.hypot(seen.x, seen.y) + reach < BOWL - 10) return;
  const far = BOWL + 2 * reach + 200;
  circleBand(c, BOWL + 58, far, '#3b2160');
  c.fillStyle = fade('#6a3f8f', 0.35);
  c.beginPath();
  for (let x = -far; x < far; x += 120) c.rect(x, -far, 6, 2 * far);
  c.save();
  c.clip('evenodd');
  circleBand(c, BOWL + 58, far, fade('#8a5bb0', 0.4));
  c.restore();
  ring(c, 0, 0, BOWL - 8, 22, fade(PALETTE.ink, 0.22));
  ring(c, 0, 0, BOWL + 29, 62, PALETTE.ink);
  ring(c, 0, 0, BOWL + 29, 54, '#fff3df');
  ring(c, 0, 0, BOWL + 10, 12, '#d9e4f4');
  const [tx, ty] = [seen.x, seen.y];
  const middle = Math.atan2(ty, tx);
  c.beginPath();
  for (let at = -16; at <= 16; at += 1) {
    const slot = Math.round((middle / (2 * Math.PI)) * WAVES) + at;
    const angle = (slot / WAVES) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * (BOWL + 31), Math.sin(angle) * (BOWL + 31)];
    for (const r of [17, 9]) {
      c.moveTo(x + Math.cos(angle + Math.PI / 2) * r, y + Math.sin(angle + Math.PI / 2) * r);
      c.arc(x, y, r, angle + Math.PI / 2, angle - Math.PI / 2, true);
    }
  }
  rim(c, '#2f6fd6', 4.2);
  ring(c, 0, 0, BOWL + 48, 5, '#2f6fd6');
  ring(c, 0, 0, BOWL + 1, 3.5, tint('#2f6fd6', 0.3));
}

function circleBand(c: Context, inner: number, outer: number, paint: string): void {
  c.beginPath();
  c.rect(-outer, -outer, 2 * outer, 2 * outer);
  c.moveTo(inner, 0);
  c.arc(0, 0, inner, 0, 2 * Math.PI, true);
  c.closePath();
  c.fillStyle = paint;
  c.fill('evenodd');
}

/** The whole bowl small in a corner: rim, noodles as dots. */
export function paintChart(
  c: Context,
  x: number,
  y: number,
  r: number,
  dots: readonly {
    readonly x: number;
    readonly y: number;
    readonly colour: string;
    readonly you: boolean;
  }[],
): void {
  blob(c, x, y, r, r, fade(PALETTE.ink, 0.42));
  ring(c, x, y, r, 2.5, fade('#fff3df', 0.85));
  for (const dot of dots) {
    const [dx, dy] = [(dot.x / BOWL) * (r - 4), (dot.y / BOWL) * (r - 4)];
    blob(c, x + dx, y + dy, dot.you ? 4.6 : 3.4, dot.you ? 4.6 : 3.4, dot.colour);
    if (dot.you) rim(c, PALETTE.white, 1.6);
  }
}
