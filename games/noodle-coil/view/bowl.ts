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
const SUNK = 66;

/** Sizes that specks come in, so that a handful of stamps draws them all. */
const SIZE_STEP = 7;

const SPECKS = scattered();
const SUNKEN = SPECKS.filter(({ kind }) => kind === 3);

const AFLOAT = SPECKS.filter(({ kind }) => kind !== 3);

function scattered(): readonly Speck[] {
  const rng = createRng('noodle-coil bowl');
  return Array.from({ length: 170 + SUNK }, (_, index) => {
    const angle = rng.between(0, 2 * Math.PI);
    const far = Math.sqrt(rng.unit()) * (BOWL - 30);
    const kind = index < SUNK ? 3 : rng.chance(0.68) ? 0 : rng.chance(0.6) ? 1 : 2;
    const wide =
      kind === 3 ? rng.between(40, 110) : kind === 0 ? rng.between(5, 26) : rng.between(7, 12);
    const step = kind === 3 ? 3 * SIZE_STEP : SIZE_STEP;
    const r = Math.max(1, Math.round(wide / step)) * step * (kind === 0 ? 0.9 : 1);
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

/**
 * What drifts on the broth inside the window; the context is in bowl units. Each speck is a small
 * stamp: pictures of whole stretches of the broth were nearly all air, and more than can be kept.
 */
export function paintSpecks(to: Surface, seen: Window, broth: Broth, number: number): void {
  paintSunken(to.c, seen, broth);
  const time = to.calm ? 0 : to.time;
  for (const { x, y, r, kind, turn } of AFLOAT) {
    if (!inSight(seen, x, y, r)) continue;
    const bob = Math.sin(time * 0.9 + turn * 5) * 2;
    const room = 2 * r + 6;
    const paint = (c: Context): void => paintSpeck(c, kind, r, broth);
    // Only herbs look different when they are turned.
    const pose = kind === 2 ? { rotate: turn } : undefined;
    to.stamp(`speck-${number}-${kind}-${r}`, room, room, paint, x, y + bob, pose);
  }
}

function inSight(seen: Window, x: number, y: number, r: number): boolean {
  return Math.abs(x - seen.x) <= seen.halfWidth + r && Math.abs(y - seen.y) <= seen.halfHeight + r;
}

function paintSpeck(c: Context, kind: Speck['kind'], r: number, broth: Broth): void {
  if (kind === 0) paintOil(c, r, broth);
  else if (kind === 1) paintScallion(c, r);
  else paintHerb(c, r);
}

/** Noodles on the bottom, all in one path. */
function paintSunken(c: Context, seen: Window, broth: Broth): void {
  c.beginPath();
  for (const { x, y, r, turn } of SUNKEN) {
    if (!inSight(seen, x, y, r + 12)) continue;
    c.moveTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r);
    c.arc(x, y, r, turn, turn + 2.2);
  }
  rim(c, fade(broth.deep, 0.2), 17);
  rim(c, fade(broth.oil, 0.1), 3);
}

function paintOil(c: Context, r: number, broth: Broth): void {
  const edge = fade(broth.oil, 0.34);
  blob(c, 0, 0, r, r * 0.92, fade(broth.oil, 0.13));
  rim(c, edge, 1.6);
  rim(c, edge, 2.2, (path) => path.arc(0, 0, r * 0.62, 3.5, 4.6));
}

function paintScallion(c: Context, r: number): void {
  ring(c, 0, 0, r, r * 0.42, fade('#6fd35a', 0.5));
  ring(c, 0, 0, r * 0.92, 1.4, fade('#e4ffd0', 0.55));
}

function paintHerb(c: Context, r: number): void {
  blob(c, 0, 0, r, r * 0.34, fade('#3f9a48', 0.45));
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
