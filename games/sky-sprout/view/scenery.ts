import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { COLUMN, leftOf, packAt, UNIT, type Eye } from './eye.ts';
import { drawFar, placeOf, type Place } from './land.ts';
import { paintFlower } from './plants.ts';

/** A leafy branch that reaches in from the left, its root on 0, 0. */
function paintBranch(c: Context, { lit, dark, bears }: Place, seed: string): void {
  const rng = createRng(seed);
  draw.rim(c, draw.mix(dark, '#5a3a30', 0.6), 16, (path) => {
    path.moveTo(-200, 20);
    path.quadraticCurveTo(-40, 14, 150, -40);
  });
  const tufts = Array.from({ length: 15 }, (_, n) => ({
    x: -170 + n * 24 + rng.between(-12, 12),
    y: 10 - n * 4 + rng.between(-46, 40),
    r: rng.between(30, 54) * (1 - n * 0.025),
  }));
  for (const { x, y, r } of tufts) draw.blob(c, x, y + 14, r * 1.1, r * 0.86, dark);
  for (const { x, y, r } of tufts)
    draw.blob(c, x, y, r, r * 0.74, draw.down(c, y - r, y + r, draw.tint(lit, 0.3), lit, dark));
  for (let n = 0; n < 34; n += 1) {
    const { x, y, r } = rng.pick(tufts);
    const [dx, dy] = [rng.between(-r, r) * 0.8, rng.between(-r, r) * 0.6];
    draw.blob(
      c,
      x + dx,
      y + dy,
      13,
      6,
      draw.fade(draw.tint(lit, rng.between(0.1, 0.5)), 0.7),
      rng.between(-1, 1),
    );
  }
  for (let n = 0; n < 8; n += 1) {
    const { x, y, r } = rng.pick(tufts);
    const color = bears[n % bears.length] ?? lit;
    draw.place(c, x + rng.between(-r, r) * 0.6, y + rng.between(-r, r) * 0.5, () => {
      if (bears[0] === '#ff5a5f') {
        draw.disc(c, 0, 3, 17, draw.shade(color, 0.35));
        draw.disc(
          c,
          0,
          0,
          16,
          draw.radial(c, -5, -6, 22, draw.tint(color, 0.5), color, draw.shade(color, 0.2)),
        );
        draw.line(c, [0, -14, 4, -22], 3, '#5a3a30');
      } else paintFlower(c, rng.between(13, 20), color);
    });
  }
}

function paintCloud(c: Context, { lit, dark }: Place, seed: string): void {
  const rng = createRng(seed);
  const puffs = Array.from({ length: 11 }, (_, n) => ({
    x: -190 + n * 38 + rng.between(-14, 14),
    y: rng.between(-34, 18) - Math.sin((n / 10) * Math.PI) * 36,
    r: rng.between(34, 66) * (0.6 + Math.sin((n / 10) * Math.PI) * 0.5),
  }));
  for (const { x, y, r } of puffs) draw.blob(c, x, y + 16, r * 1.06, r * 0.9, dark);
  for (const { x, y, r } of puffs)
    draw.blob(
      c,
      x,
      y,
      r,
      r * 0.86,
      draw.down(c, y - r, y + r, lit, draw.mix(lit, dark, 0.25), draw.mix(lit, dark, 0.8)),
    );
}

/** A floating rock with crystals, or a planet with a ring. */
function paintRock(c: Context, { lit, dark, bears }: Place, seed: string): void {
  const rng = createRng(seed);
  if (seed.endsWith('0')) {
    const r = 96;
    draw.disc(
      c,
      0,
      0,
      r * 1.7,
      draw.radial(c, 0, 0, r * 1.7, draw.fade(lit, 0.5), draw.fade(lit, 0)),
    );
    draw.disc(c, 0, 0, r, draw.radial(c, -36, -40, r * 1.7, '#ffd6f0', '#c07ae0', '#4a2a8f'));
    draw.clipped(
      c,
      (path) => path.arc(0, 0, r, 0, 7),
      () => {
        for (const [y, tall] of [
          [-40, 14],
          [4, 22],
          [50, 12],
        ] as const)
          draw.blob(c, 10, y, r * 1.2, tall, '#ffffff22', -0.2);
      },
    );
    draw.rim(c, draw.fade('#ffe6b0', 0.85), 9, (path) =>
      path.ellipse(0, 0, r * 1.65, 30, -0.3, -0.45, Math.PI + 0.45),
    );
    return;
  }
  draw.fillPath(c, draw.down(c, 0, 120, lit, dark, draw.shade(dark, 0.5)), (path) => {
    path.moveTo(-150, 6);
    path.quadraticCurveTo(0, -26, 150, 6);
    path.quadraticCurveTo(60, 60, 14, 124);
    path.quadraticCurveTo(-60, 56, -150, 6);
  });
  for (let n = 0; n < 7; n += 1) {
    const x = -96 + n * 32 + rng.between(-6, 6);
    const [tall, wide] = [rng.between(40, 92), rng.between(12, 18)];
    const color = bears[n % bears.length] ?? lit;
    draw.place(
      c,
      x,
      4,
      () => {
        draw.fillPath(
          c,
          draw.linear(c, -wide, 0, wide, 0, draw.tint(color, 0.6), color, draw.shade(color, 0.4)),
          (path) => {
            path.moveTo(-wide, 0);
            path.lineTo(-wide * 0.8, -tall * 0.7);
            path.lineTo(0, -tall);
            path.lineTo(wide * 0.8, -tall * 0.7);
            path.lineTo(wide, 0);
          },
        );
        draw.line(c, [-wide * 0.2, -4, 0, -tall * 0.94], 2.5, '#ffffff88');
      },
      (n - 3) * 0.12,
    );
  }
}

/** What floats or grows at the sides, in one of three shapes. */
export function paintSide(c: Context, pack: number, shape: number): void {
  const place = placeOf(pack);
  const seed = `side ${pack} ${shape}`;
  if (place.kind === 'branch') paintBranch(c, place, seed);
  else if (place.kind === 'cloud') paintCloud(c, place, seed);
  else paintRock(c, place, seed);
}

type Depth = {
  readonly part: number;
  /** Units from one to the next. */
  readonly every: number;
  readonly size: number;
  readonly alpha: number;
  /** Parts of the column from the middle to where they stand. */
  readonly out: number;
};
/** Far ones move slowly and fade into the sky; near ones pass in front, at the edges. */
const FAR: Depth = { part: 0.28, every: 30, size: 0.62, alpha: 0.5, out: 0.28 };
const MIDDLE: Depth = { part: 0.55, every: 56, size: 1.05, alpha: 0.86, out: 0.47 };
const NEAR: Depth = { part: 1.3, every: 130, size: 1.5, alpha: 0.92, out: 0.72 };

/** One depth of what is at the sides. */
function drawDepth({ to, focus }: Eye, state: State, depth: Depth): void {
  const { bleed } = to;
  const { part, every, size, alpha, out } = depth;
  const up = focus * part;
  const middle = to.width / 2;
  const reach = to.height / UNIT;
  for (
    let n = Math.max(1, Math.floor((up - reach * 0.5) / every));
    n * every < up + reach * 0.9;
    n += 1
  ) {
    const side = n % 2 === 0 ? 1 : -1;
    const y = to.height * 0.6 - (n * every - up) * UNIT;
    const pack = packAt(state, (n * every) / part);
    // On wide screens more of them fill the sides.
    for (
      let x = COLUMN * (out + ((n * 37) % 7) * 0.014);
      x < bleed.width / 2 + 260;
      x += COLUMN * 0.55
    )
      to.stamp(
        `side ${pack} ${n % 3}`,
        520,
        300,
        (c) => paintSide(c, pack, n % 3),
        middle + side * x,
        y + (x % 90) - 40,
        { scaleX: -side * size, scaleY: size, alpha },
      );
  }
}

export const drawBehind = (eye: Eye, state: State): void => {
  drawDepth(eye, state, FAR);
  drawFar(eye, state);
  drawDepth(eye, state, MIDDLE);
};
export const drawBefore = (eye: Eye, state: State): void => drawDepth(eye, state, NEAR);

const HEDGE = 360;

/** Hedges at both sides of the column, on screens that are wider; what leaves on one side comes in on the other. */
export function drawFrame({ to, focus }: Eye, state: State): void {
  const { c, bleed } = to;
  const left = leftOf(to);
  const wide = left - bleed.x;
  if (wide < 4) return;
  const up = focus * UNIT;
  const pack = packAt(state, focus);
  const { frame } = placeOf(pack);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left : left + COLUMN;
    c.fillStyle = draw.fade(frame, 0.6);
    c.fillRect(side < 0 ? bleed.x : edge, bleed.y, wide, bleed.height);
    for (let y = bleed.y - HEDGE + (up % HEDGE); y < bleed.y + bleed.height + HEDGE; y += HEDGE)
      to.stamp(
        `hedge ${pack}`,
        260,
        HEDGE + 80,
        (on) => paintHedge(on, placeOf(pack)),
        edge + side * 92,
        y,
        {
          scaleX: -side,
        },
      );
  }
}

/** A stretch of hedge whose scalloped edge is 90 to the right of 0. */
function paintHedge(c: Context, { frame, lit, bears, kind }: Place): void {
  const rng = createRng(`hedge ${frame}`);
  for (let y = -HEDGE / 2; y < HEDGE / 2; y += 30) {
    const x = 60 + Math.sin((y / HEDGE) * Math.PI * 4) * 14;
    draw.blob(c, x - 60, y, 100, 34, draw.shade(frame, 0.12));
    draw.blob(
      c,
      x,
      y,
      40,
      30,
      draw.linear(c, x - 40, 0, x + 40, 0, frame, draw.mix(frame, lit, 0.42)),
    );
  }
  for (let n = 0; n < 26; n += 1)
    draw.blob(
      c,
      rng.between(-60, 84),
      rng.between(-HEDGE / 2, HEDGE / 2),
      16,
      8,
      draw.fade(draw.mix(frame, lit, rng.unit() * 0.6), 0.8),
      rng.between(-1.4, 1.4),
    );
  for (let n = 0; n < 5; n += 1)
    draw.place(c, rng.between(10, 80), -HEDGE / 2 + 40 + n * 70, () => {
      if (kind === 'branch') paintFlower(c, rng.between(14, 21), bears[n % bears.length] ?? lit);
      else draw.sparkle(c, 0, 0, rng.between(10, 18), draw.fade('#ffffff', 0.7));
    });
}
