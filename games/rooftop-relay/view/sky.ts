import { createRng } from '@playgrove/kit/rules';
import { parallax } from '@playgrove/kit/scroll';
import { cloud, rays, sky, vignette } from '@playgrove/kit/draw';
import {
  disc,
  down,
  fade,
  fillPath,
  mix,
  radial,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import type { District } from '../rules/chunks.ts';
import { THEMES, type Theme } from './theme.ts';

const TILE = 640;
const KINDS = 3;

/** The sky with what lies far behind: drawn whole for one district, or one fading over another. */
export function drawSky(
  to: Surface,
  district: District,
  before: District | undefined,
  part: number,
  camera: { readonly x: number; readonly y: number },
): void {
  if (before && part < 1) sceneOf(to, before, camera);
  to.c.globalAlpha = before ? part : 1;
  sceneOf(to, district, camera);
  to.c.globalAlpha = 1;
}

function sceneOf(to: Surface, district: District, camera: { x: number; y: number }): void {
  const theme = THEMES[district];
  to.layer(`sky ${district}`, (c, area) => {
    sky(c, area, ...theme.sky);
    const { sun } = theme;
    const [x, y] = [area.x + area.width * sun.x, area.y + area.height * sun.y];
    if (district === 'neon') stars(c, area);
    c.fillStyle = radial(
      c,
      x,
      y,
      sun.r * 6,
      fade(sun.halo, 0.75),
      fade(sun.halo, 0.22),
      fade(sun.halo, 0),
    );
    c.fillRect(area.x, area.y, area.width, area.height);
    if (district !== 'neon') rays(c, area, x, y, 16, '#ffffff14');
    disc(c, x, y, sun.r, sun.colour);
    if (district === 'neon') disc(c, x + 16, y - 10, sun.r * 0.86, mix('#1d1458', '#0d0a33', 0.4));
    vignette(c, area, '#2b0f4d', 0.24);
  });
  clouds(to, theme, camera.x);
  const upright = to.height > to.width;
  const ground = to.height * (upright ? 0.66 : 0.78) - (camera.y + to.height * 0.68) * 0.1;
  const tall = upright ? 620 : 440;
  skyline(to, district, 'far', 0.07, ground, tall, camera.x);
  skyline(to, district, 'mid', 0.17, ground + 40, tall * 0.76, camera.x);
  skyline(to, district, 'near', 0.34, ground + 90, tall * 0.6, camera.x);
}

function stars(c: Context, area: { x: number; y: number; width: number; height: number }): void {
  const rng = createRng('stars');
  for (let star = 0; star < 90; star += 1) {
    const [x, y] = [
      area.x + rng.unit() * area.width,
      area.y + rng.unit() ** 1.6 * area.height * 0.7,
    ];
    disc(c, x, y, rng.between(0.8, 2.4), fade('#ffffff', rng.between(0.3, 0.9)));
  }
}

function clouds(to: Surface, theme: Theme, left: number): void {
  const { first, offset } = parallax(left, 0.035, 520);
  const alpha = to.c.globalAlpha * 0.85;
  for (let at = 0; offset + at * 520 < to.bleed.width + 520; at += 1) {
    const number = first + at;
    const high = ((number * 37) % 5) / 5;
    const size = 66 + ((number * 53) % 4) * 20;
    to.stamp(
      `cloud ${theme.cloud} ${size}`,
      size * 2.2,
      size * 1.4,
      (c) =>
        cloud(
          c,
          0,
          0,
          size,
          down(c, -size * 0.6, size * 0.5, theme.cloud, fade(theme.cloud, 0.72)),
        ),
      to.bleed.x + offset + at * 520,
      to.bleed.y + to.bleed.height * (0.12 + high * 0.3),
      { alpha },
    );
  }
}

type Depth = 'far' | 'mid' | 'near';

function skyline(
  to: Surface,
  district: District,
  depth: Depth,
  speed: number,
  ground: number,
  tall: number,
  left: number,
): void {
  const { first, offset } = parallax(left, speed, TILE);
  const under = Math.max(0, to.bleed.y + to.bleed.height - ground);
  const theme = THEMES[district];
  to.c.fillStyle = fade(theme[depth], to.c.globalAlpha);
  if (under > 0) to.c.fillRect(to.bleed.x, ground - 1, to.bleed.width, under + 1);
  for (let at = 0; offset + at * TILE < to.bleed.width + TILE; at += 1) {
    const kind = (((first + at) % KINDS) + KINDS) % KINDS;
    to.stamp(
      `line ${district} ${depth} ${kind} ${tall}`,
      TILE + 2,
      tall,
      (c) => houses(c, theme, district, depth, tall, kind),
      to.bleed.x + offset + at * TILE + TILE / 2,
      ground - tall / 2,
      { alpha: to.c.globalAlpha },
    );
  }
}

function houses(
  c: Context,
  theme: Theme,
  district: District,
  depth: Depth,
  tall: number,
  kind: number,
): void {
  const rng = createRng(`${district} ${depth} ${kind}`);
  const base = theme[depth];
  const bottom = tall / 2;
  for (let x = -TILE / 2; x < TILE / 2 - 20;) {
    const width = Math.min(rng.between(58, 120), TILE / 2 - x);
    const high = rng.between(0.3, 0.86) * tall;
    const top = bottom - high;
    c.fillStyle = down(c, top, bottom, mix(base, theme.sky[2] ?? base, 0.16), base);
    c.fillRect(x, top, width + 1, high);
    crown(c, rng.int(5), x, top, width, base);
    c.fillStyle = fade(theme.lit, depth === 'far' ? 0.35 : 0.6);
    for (let y = top + 16; y < bottom - 14; y += 24) {
      for (let pane = x + 10; pane < x + width - 14; pane += 20) {
        if (rng.chance(0.36)) c.fillRect(pane, y, 8, 12);
      }
    }
    x += width;
  }
}

/** What stands on a far house. */
function crown(
  c: Context,
  kind: number,
  x: number,
  y: number,
  width: number,
  colour: string,
): void {
  const middle = x + width / 2;
  c.fillStyle = colour;
  if (kind === 0) {
    fillPath(c, colour, (path) => {
      path.moveTo(x, y + 1);
      path.lineTo(middle, y - 34);
      path.lineTo(x + width, y + 1);
    });
  } else if (kind === 1) {
    // A water tank on legs.
    c.fillRect(middle - 17, y - 38, 34, 26);
    c.fillRect(middle - 14, y - 14, 5, 15);
    c.fillRect(middle + 9, y - 14, 5, 15);
    fillPath(c, colour, (path) => {
      path.moveTo(middle - 21, y - 37);
      path.lineTo(middle, y - 52);
      path.lineTo(middle + 21, y - 37);
    });
  } else if (kind === 2) {
    c.fillRect(middle - 2, y - 46, 4, 48);
    for (const [up, half] of [
      [42, 6],
      [34, 10],
      [26, 14],
    ] as const) {
      c.fillRect(middle - half, y - up, half * 2, 3);
    }
  } else if (kind === 3) {
    c.fillRect(x + width * 0.18, y - 18, width * 0.64, 20);
  }
}
