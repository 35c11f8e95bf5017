/** The still part of the scene: sky, rocks, dunes, town, pool. Painted once for each hour and screen. */
import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { BOARD, type Layout } from './layout.ts';
import { hourOf, type Hour } from './hours.ts';
import { paintTown } from './town.ts';

type Context = CanvasRenderingContext2D;

/** Where the land lies on this screen. */
export type Land = {
  readonly bleed: Rect;
  readonly portrait: boolean;
  readonly horizon: number;
  /** The lowest line on which things of the distance stand. */
  readonly shelf: number;
  readonly bottom: number;
  /** What a palm measures. */
  readonly unit: number;
};

export function landOf({ bleed }: Surface, { portrait, area }: Layout): Land {
  const bottom = bleed.y + bleed.height;
  const open = area.y - bleed.y;
  const horizon = portrait ? bleed.y + open * 0.62 : bleed.y + bleed.height * 0.44;
  const shelf = portrait ? area.y + 6 : bottom - bleed.height * 0.1;
  const unit = portrait ? Math.min(170, Math.max(90, open * 0.34)) : bleed.height * 0.25;
  return { bleed, portrait, horizon, shelf, bottom, unit };
}

export function paintDesert(to: Surface, land: Land, top: number): void {
  const { hour, at } = hourOf(top);
  to.layer(`desert ${at}`, (c) => {
    const { bleed, horizon, unit } = land;
    draw.sky(c, { ...bleed, height: horizon - bleed.y + unit * 0.3 }, ...hour.sky);
    paintLight(c, land, hour);
    paintMesas(c, land, hour);
    if (top >= 10) paintTown(c, land, hour, top >= 13);
    paintDunes(c, land, hour);
    if (top >= 7) paintPool(c, land, hour);
    if (hour.green > 0) paintGreen(c, land, hour);
    draw.vignette(c, bleed, '#2b0f4d', hour.stars > 50 ? 0.34 : 0.24);
  });
}

/** Where the sun stands. */
function sunAt({ bleed, horizon, portrait }: Land, height: number): { x: number; y: number } {
  return {
    x: bleed.x + bleed.width * (portrait ? 0.68 : 0.86),
    y: horizon - height * (horizon - bleed.y) * (portrait ? 0.7 : 0.8),
  };
}

function paintLight(c: Context, land: Land, hour: Hour): void {
  const { bleed, horizon, unit } = land;
  for (let star = 0; star < hour.stars; star += 1) {
    // A golden-ratio walk spreads points without clumps.
    const px = bleed.x + ((star * 0.6180339) % 1) * bleed.width;
    const py = bleed.y + ((star * 0.7548776) % 1) * (horizon - bleed.y) * 0.95;
    if (star % 9 === 0) draw.sparkle(c, px, py, unit * 0.07, '#fff6d8');
    else draw.disc(c, px, py, unit * (0.009 + (star % 4) * 0.005), '#ffffffcc');
  }
  if (hour.stars > 100) paintAurora(c, land);
  if (hour.height === undefined) return;
  const { x, y } = sunAt(land, hour.height);
  const above = { ...bleed, height: horizon - bleed.y + unit };
  c.save();
  c.beginPath();
  c.rect(above.x, above.y, above.width, above.height);
  c.clip();
  const far = unit * 3;
  c.fillStyle = draw.radial(
    c,
    x,
    y,
    far,
    draw.fade(hour.sun, 0.8),
    draw.fade(hour.sun, 0.22),
    draw.fade(hour.sun, 0),
  );
  c.fillRect(x - far, y - far, far * 2, far * 2);
  c.restore();
  if (hour.stars < 20) draw.rays(c, above, x, y, 16, '#ffffff22', 0.12);
  draw.disc(c, x, y, unit * 0.41, draw.fade(hour.sun, 0.3));
  draw.disc(
    c,
    x,
    y,
    unit * 0.34,
    draw.radial(c, x - unit * 0.08, y - unit * 0.1, unit * 0.5, '#ffffff', hour.sun),
  );
}

function paintAurora(c: Context, { bleed, horizon }: Land): void {
  const high = horizon - bleed.y;
  for (const [at, color] of ['#4cffc0', '#5fd0ff', '#b07cff'].entries()) {
    const y = bleed.y + high * (0.2 + at * 0.16);
    const wave = (x: number): number => Math.sin(x * 5 + at * 2) * high * 0.08;
    draw.fillPath(
      c,
      draw.down(
        c,
        y - high * 0.1,
        y + high * 0.36,
        draw.fade(color, 0),
        draw.fade(color, 0.4),
        draw.fade(color, 0),
      ),
      (path) => {
        for (let step = 0; step <= 40; step += 1) {
          path.lineTo(bleed.x + (step / 40) * bleed.width, y + wave(step / 40));
        }
        for (let step = 40; step >= 0; step -= 1) {
          path.lineTo(bleed.x + (step / 40) * bleed.width, y + high * 0.32 + wave(step / 40 + 0.1));
        }
      },
    );
  }
}

/** Table mountains on the horizon, banded, one flank in the shade. */
const MESAS = [
  [0.06, 0.5, 0.4],
  [0.3, 0.34, 0.22],
  [0.5, 0.26, 0.15],
  [0.84, 0.4, 0.3],
  [1.02, 0.36, 0.5],
] as const;

function paintMesas(c: Context, { bleed, horizon, unit }: Land, hour: Hour): void {
  for (const [across, wide, high] of MESAS) {
    const x = bleed.x + across * bleed.width;
    const w = wide * Math.max(bleed.width * 0.5, unit * 3);
    const h = high * unit * 1.7;
    const body = (from: number, to: number, paint: string | CanvasGradient): void =>
      draw.fillPath(c, paint, (path) => {
        path.moveTo(x + w * from, horizon + unit * 0.4);
        path.lineTo(x + w * (from * 0.76), horizon - h * 0.46);
        path.lineTo(x + w * (from * 0.66), horizon - h * 0.5);
        path.lineTo(x + w * (from * 0.62), horizon - h);
        path.lineTo(x + w * (to * 0.6), horizon - h * 0.98);
        path.lineTo(x + w * (to * 0.66), horizon - h * 0.52);
        path.lineTo(x + w * (to * 0.78), horizon - h * 0.48);
        path.lineTo(x + w * to, horizon + unit * 0.4);
      });
    body(
      -0.5,
      0.5,
      draw.down(
        c,
        horizon - h,
        horizon,
        draw.tint(hour.rock, 0.2),
        hour.rock,
        draw.mix(hour.rock, hour.far, 0.6),
      ),
    );
    body(-0.5, -0.18, draw.fade(draw.shade(hour.rock, 0.3), 0.5));
    c.fillStyle = draw.fade('#ffffff', 0.12);
    c.fillRect(x - w * 0.31, horizon - h * 0.84, w * 0.61, h * 0.05);
    c.fillRect(x - w * 0.315, horizon - h * 0.68, w * 0.63, h * 0.04);
  }
}

function paintDunes(c: Context, land: Land, hour: Hour): void {
  const { bleed, horizon, bottom, unit } = land;
  const bands = 6;
  for (let band = 0; band < bands; band += 1) {
    const part = band / (bands - 1);
    const y = horizon + (bottom - horizon) * part ** 1.2 * 0.84;
    const color = draw.mix(
      draw.mix(hour.far, hour.near, part),
      '#7cc25a',
      hour.green * 0.3 * (1 - part),
    );
    const paint = draw.linear(
      c,
      bleed.x,
      y - unit * 0.3,
      bleed.x + bleed.width,
      y + unit * 1.4,
      draw.tint(color, 0.28),
      color,
      draw.shade(color, 0.22),
    );
    draw.ridge(c, bleed, y, unit * (0.13 + part * 0.17), paint, 11 + band * 7);
  }
  paintRipples(c, land, hour);
  paintScrub(c, land, hour);
}

/** What the wind has written into the sand. */
function paintRipples(c: Context, { bleed, horizon, bottom, unit }: Land, hour: Hour): void {
  c.lineCap = 'round';
  for (let at = 0; at < 46; at += 1) {
    const depth = ((at * 0.7548776) % 1) ** 0.8;
    const x = bleed.x + ((at * 0.6180339) % 1) * bleed.width;
    const y = horizon + unit * 0.25 + (bottom - horizon - unit * 0.3) * depth;
    const wide = unit * (0.1 + depth * 0.34);
    c.lineWidth = unit * (0.008 + depth * 0.016);
    c.strokeStyle =
      at % 2 === 0
        ? draw.fade(draw.shade(hour.near, 0.3), 0.4)
        : draw.fade(draw.tint(hour.near, 0.6), 0.5);
    c.beginPath();
    c.moveTo(x - wide, y);
    c.quadraticCurveTo(x - wide * 0.4, y - wide * 0.16, x, y);
    c.quadraticCurveTo(x + wide * 0.5, y + wide * 0.18, x + wide, y - wide * 0.02);
    c.stroke();
  }
}

/** Pebbles and dry grass: the desert is never quite empty. */
function paintScrub(c: Context, { bleed, horizon, bottom, unit }: Land, hour: Hour): void {
  const night = hour.stars > 50;
  const [rock, grass] = night ? ['#4a3a7a', '#5a6a8a'] : ['#b5704a', '#a8913f'];
  const rng = createRng('scrub');
  for (let at = 0; at < 26; at += 1) {
    const depth = rng.unit();
    const x = bleed.x + rng.unit() * bleed.width;
    const y = horizon + unit * 0.3 + (bottom - horizon - unit * 0.3) * depth;
    const size = unit * (0.05 + depth * 0.08);
    if (at % 2 === 0) {
      draw.fillPath(c, draw.fade('#2b1b4d', 0.18), (path) =>
        path.ellipse(x, y + size * 0.3, size * 1.2, size * 0.28, 0, 0, 7),
      );
      draw.fillPath(c, draw.shade(rock, 0.25), (path) =>
        path.ellipse(x, y, size, size * 0.62, 0, 0, 7),
      );
      draw.fillPath(c, draw.tint(rock, 0.22), (path) =>
        path.ellipse(x - size * 0.15, y - size * 0.14, size * 0.74, size * 0.4, -0.2, 0, 7),
      );
      continue;
    }
    for (const lean of [-0.7, -0.3, 0.1, 0.45, 0.8]) {
      draw.place(
        c,
        x,
        y,
        () =>
          draw.fillPath(c, lean < 0 ? grass : draw.shade(grass, 0.2), (path) =>
            path.ellipse(0, -size * 0.7, size * 0.1, size * 0.8, 0, 0, 7),
          ),
        lean,
      );
    }
  }
}

/** Where the pool lies. */
export function poolAt({ bleed, portrait, horizon, shelf, unit }: Land): { x: number; y: number } {
  if (portrait) return { x: bleed.x + bleed.width * 0.37, y: horizon + (shelf - horizon) * 0.62 };
  return { x: bleed.x + bleed.width - (bleed.width - BOARD) * 0.21, y: horizon + unit * 1.5 };
}

function paintPool(c: Context, land: Land, hour: Hour): void {
  const { unit, portrait } = land;
  const { x, y } = poolAt(land);
  const flat = portrait ? 0.15 : 0.2;
  const water = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) =>
      path.ellipse(x, y, unit * (0.7 + grow), unit * (flat + grow * 0.4), 0, 0, 7),
    );
  water(0.14, draw.fade('#6fae4a', 0.5 + hour.green * 0.4));
  water(0.07, draw.shade(hour.near, 0.3));
  water(
    0,
    draw.linear(
      c,
      x,
      y - unit * flat,
      x,
      y + unit * flat,
      draw.mix(hour.sky[1], '#ffffff', 0.2),
      '#1f9cc4',
    ),
  );
  c.save();
  c.globalAlpha = 0.5;
  draw.fillPath(c, hour.sun, (path) =>
    path.ellipse(x + unit * 0.16, y, unit * 0.2, unit * 0.025, 0, 0, 7),
  );
  c.restore();
  for (let reed = 0; reed < 12; reed += 1) {
    const turn = (reed / 12) * Math.PI * 2;
    const [rx, ry] = [x + Math.cos(turn) * unit * 0.76, y + Math.sin(turn) * unit * (flat + 0.03)];
    c.strokeStyle = reed % 2 === 0 ? '#3f8f4a' : '#5fae4a';
    c.lineWidth = unit * 0.018;
    c.beginPath();
    c.moveTo(rx, ry);
    c.lineTo(rx + unit * 0.02 * Math.cos(reed * 3), ry - unit * 0.14);
    c.stroke();
  }
}

/** Meadows and flowers where the second day has come. */
function paintGreen(
  c: Context,
  { bleed, horizon, bottom, unit }: Land,
  { green, stars }: Hour,
): void {
  const night = stars > 50;
  const rng = createRng('meadow');
  for (let tuft = 0; tuft < 70 * green; tuft += 1) {
    const depth = rng.unit();
    const x = bleed.x + rng.unit() * bleed.width;
    const y = horizon + unit * 0.14 + (bottom - horizon) * depth * 0.95;
    const size = unit * (0.05 + depth * 0.12);
    const leaf = night ? '#2f7a5a' : tuft % 3 === 0 ? '#5fb84a' : '#82c84f';
    for (const lean of [-0.5, 0, 0.5]) {
      draw.place(
        c,
        x,
        y,
        () =>
          draw.fillPath(c, leaf, (path) =>
            path.ellipse(0, -size * 0.5, size * 0.16, size * 0.55, 0, 0, 7),
          ),
        lean,
      );
    }
    if (tuft % 4 === 0) {
      draw.disc(
        c,
        x,
        y - size * 0.9,
        size * 0.26,
        ['#ff6f9a', '#fff06a', '#ffffff'][tuft % 3] ?? '#ffffff',
      );
      draw.disc(c, x, y - size * 0.9, size * 0.1, '#e8831a');
    }
  }
}

/** Night's lights and clouds of day are drawn every frame from these. */
export function paintCloud(c: Context, size: number, paint: string): void {
  draw.cloud(c, 0, 0, size, paint);
}

export function paintMoon(c: Context, r: number): void {
  draw.disc(c, 0, 0, r * 2.4, draw.radial(c, 0, 0, r * 2.4, '#f5f0ff77', '#f5f0ff22', '#f5f0ff00'));
  draw.disc(c, 0, 0, r, draw.radial(c, -r * 0.3, -r * 0.3, r * 1.6, '#ffffff', '#e6dcf8'));
  for (const [x, y, size] of [
    [-0.34, -0.16, 0.2],
    [0.34, 0.28, 0.27],
    [0.1, -0.5, 0.13],
    [-0.2, 0.5, 0.14],
  ] as const) {
    draw.disc(c, x * r, y * r, size * r, '#d3c7ec');
  }
}
