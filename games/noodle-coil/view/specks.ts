import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Surface } from '@playgrove/kit/runtime';
import { BOWL } from '../rules/food.ts';
import type { Window } from './bowl.ts';
import { blob, fade, rim, ring, type Context } from './draw.ts';
import type { Broth } from './skins.ts';

/** Afloat on the broth: oil, scallion rings and herbs, for something to swim past. */
const OIL = 0;
const SCALLION = 1;
const HERB = 2;
/** Noodles on the bottom, far below. */
const SUNKEN = 3;

type Speck = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: number;
  readonly turn: number;
};

const SUNK = 66;
const AFLOAT = 170;

/** Sizes that specks come in, so that a handful of stamps shows them all. */
const SIZE_STEP = 7;

const SPECKS = scattered();

function scattered(): readonly Speck[] {
  const rng = createRng('noodle-coil bowl');
  return Array.from({ length: AFLOAT + SUNK }, (_, index) => {
    const angle = rng.between(0, 2 * Math.PI);
    const far = Math.sqrt(rng.unit()) * (BOWL - 30);
    const kind = index < SUNK ? SUNKEN : rng.chance(0.68) ? OIL : rng.chance(0.6) ? SCALLION : HERB;
    const wide =
      kind === SUNKEN
        ? rng.between(40, 110)
        : kind === OIL
          ? rng.between(5, 26)
          : rng.between(7, 12);
    const step = kind === SUNKEN ? 3 * SIZE_STEP : SIZE_STEP;
    const r = Math.max(1, Math.round(wide / step)) * step * (kind === OIL ? 0.9 : 1);
    return {
      x: Math.cos(angle) * far,
      y: Math.sin(angle) * far,
      r,
      kind,
      turn: rng.between(0, 6),
    };
  });
}

/** How far beyond the window is looked, so that what lies there need not be looked for in each frame. */
const MARGIN = 70;

/** What lies in and around the window. */
type Nearby = Window & {
  readonly round: readonly Speck[];
  readonly herbs: readonly Speck[];
  readonly sunken: draw.Outline;
};

let nearby: Nearby | undefined;

function nearbyOf(seen: Window): Nearby {
  if (
    nearby &&
    Math.abs(seen.x - nearby.x) + seen.halfWidth <= nearby.halfWidth &&
    Math.abs(seen.y - nearby.y) + seen.halfHeight <= nearby.halfHeight
  )
    return nearby;
  const halfWidth = seen.halfWidth + MARGIN;
  const halfHeight = seen.halfHeight + MARGIN;
  const within = ({ x, y, r }: Speck): boolean =>
    Math.abs(x - seen.x) <= halfWidth + r && Math.abs(y - seen.y) <= halfHeight + r;
  const found = SPECKS.filter(within);
  nearby = {
    x: seen.x,
    y: seen.y,
    halfWidth,
    halfHeight,
    round: found.filter(({ kind }) => kind < HERB),
    herbs: found.filter(({ kind }) => kind === HERB),
    sunken: new draw.Outline((path) => {
      for (const { x, y, r, turn, kind } of found) {
        if (kind !== SUNKEN) continue;
        path.moveTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r);
        path.arc(x, y, r, turn, turn + 2.2);
      }
    }),
  };
  return nearby;
}

/** What drifts on the broth inside the window, and the noodles on its bottom; in bowl units. */
export function paintSpecks(to: Surface, seen: Window, broth: Broth, number: number): void {
  const { c } = to;
  const { round, herbs, sunken } = nearbyOf(seen);
  sunken.rim(c, fade(broth.deep, 0.2), 17);
  sunken.rim(c, fade(broth.oil, 0.1), 3);
  const time = to.reducedMotion ? 0 : to.time;
  for (const { x, y, r, kind, turn } of round) {
    if (Math.abs(x - seen.x) > seen.halfWidth + r || Math.abs(y - seen.y) > seen.halfHeight + r)
      continue;
    const paint = (on: Context): void =>
      kind === OIL ? paintOil(on, r, broth) : paintScallion(on, r);
    to.stamp(`speck ${kind} ${r} ${number}`, 2 * r + 6, 2 * r + 6, paint, x, y + bobOf(time, turn));
  }
  c.beginPath();
  for (const { x, y, r, turn } of herbs) {
    const dy = y + bobOf(time, turn);
    c.moveTo(x + Math.cos(turn) * r, dy + Math.sin(turn) * r);
    c.ellipse(x, dy, r, r * 0.34, turn, 0, 2 * Math.PI);
  }
  c.fillStyle = fade('#3f9a48', 0.45);
  c.fill();
}

function bobOf(time: number, turn: number): number {
  return Math.sin(time * 0.9 + turn * 5) * 2;
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
