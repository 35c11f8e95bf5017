import { cloud, rays, sky, vignette } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/rules';
import { parallax } from '@playgrove/kit/scroll';
import { disc, down, fade, mix, radial, type Context, type Surface } from '@playgrove/kit/stage';
import type { Place } from '../rules/spots.ts';
import { paintTile, TALL, type Depth } from './scenery.ts';
import { THEMES, type Theme } from './theme.ts';
import { TILE } from './tile.ts';

const KINDS = 3;
const CLOUDS = 560;

type Camera = { readonly x: number; readonly y: number };

/** The sky with all that lies far behind: one place whole, or one fading over another. */
export function drawSky(
  to: Surface,
  place: Place,
  before: Place | undefined,
  part: number,
  camera: Camera,
): void {
  if (before && part < 1) sceneOf(to, before, camera);
  to.c.globalAlpha = before ? part : 1;
  sceneOf(to, place, camera);
  to.c.globalAlpha = 1;
}

function sceneOf(to: Surface, place: Place, camera: Camera): void {
  const theme = THEMES[place];
  to.layer(`sky ${place}`, (c, area) => {
    sky(c, area, ...theme.sky);
    const { sun } = theme;
    const [x, y] = [area.x + area.width * sun.x, area.y + area.height * sun.y];
    if (place === 'neon') stars(c, area);
    c.fillStyle = radial(
      c,
      x,
      y,
      sun.r * 6,
      fade(theme.halo, 0.8),
      fade(theme.halo, 0.24),
      fade(theme.halo, 0),
    );
    c.fillRect(area.x, area.y, area.width, area.height);
    if (place !== 'neon') rays(c, area, x, y, 16, '#ffffff16');
    disc(c, x, y, sun.r, theme.light);
    if (place === 'neon') disc(c, x + 15, y - 9, sun.r * 0.86, mix('#1c1555', '#0b0a2e', 0.4));
    if (place === 'harbour') sea(c, area, x, theme);
    vignette(c, area, '#2b0f4d', 0.2);
  });
  clouds(to, theme, camera.x);
  const upright = to.height > to.width;
  const ground = to.height * (upright ? 0.62 : 0.69) - camera.y * 0.02 - wrap(camera.y);
  const tall = upright ? TALL * 1.5 : TALL;
  row(to, place, 'far', 0.05, ground + 10, tall, camera.x);
  row(to, place, 'mid', 0.14, ground + 60, tall, camera.x);
  row(to, place, 'near', 0.34, ground + 120, tall, camera.x);
}

/** A street goes down for ever; what stands behind only sways a little with it. */
function wrap(y: number): number {
  return Math.sin(y / 900) * 26 - y * 0.02;
}

function stars(c: Context, area: { x: number; y: number; width: number; height: number }): void {
  const rng = createRng('stars');
  for (let star = 0; star < 90; star += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() ** 1.6 * area.height * 0.6;
    disc(c, x, y, rng.between(0.8, 2.4), fade('#ffffff', rng.between(0.3, 0.9)));
  }
}

function sea(
  c: Context,
  area: { x: number; y: number; width: number; height: number },
  sun: number,
  theme: Theme,
): void {
  const top = area.y + area.height * 0.53;
  c.fillStyle = down(c, top, area.y + area.height, '#f2a6a6', '#9a86d0', '#5a66b8');
  c.fillRect(area.x, top, area.width, area.height);
  const rng = createRng('sea');
  for (let wave = 0; wave < 120; wave += 1) {
    const y = top + 4 + rng.unit() ** 1.5 * area.height * 0.4;
    const near = rng.chance(0.5);
    const x = near
      ? sun + (rng.unit() - 0.5) * (60 + (y - top) * 1.2)
      : area.x + rng.unit() * area.width;
    c.fillStyle = fade(near ? theme.light : '#ffffff', near ? 0.7 : 0.18);
    c.fillRect(x, y, rng.between(14, 60), 3);
  }
}

function clouds(to: Surface, theme: Theme, left: number): void {
  const { first, offset } = parallax(left, 0.03, CLOUDS);
  const alpha = to.c.globalAlpha * 0.85;
  for (let at = 0; offset + at * CLOUDS < to.bleed.width + CLOUDS; at += 1) {
    const number = first + at;
    const high = ((number * 37) % 5) / 5;
    const size = 70 + ((number * 53) % 4) * 22;
    to.stamp(
      `cloud ${theme.cloud} ${size}`,
      size * 2.2,
      size * 1.4,
      (c) => {
        const paint = down(c, -size * 0.6, size * 0.5, theme.cloud, fade(theme.cloud, 0.7));
        cloud(c, 0, 0, size, paint);
      },
      to.bleed.x + offset + at * CLOUDS,
      to.bleed.y + to.bleed.height * (0.13 + high * 0.22),
      { alpha },
    );
  }
}

function row(
  to: Surface,
  place: Place,
  depth: Depth,
  speed: number,
  ground: number,
  tall: number,
  left: number,
): void {
  const { first, offset } = parallax(left, speed, TILE);
  const { bleed } = to;
  // The far row ends behind the others.
  const under = depth === 'far' ? 0 : Math.min(bleed.y + bleed.height - ground, 110);
  to.c.fillStyle = fade(THEMES[place][depth], to.c.globalAlpha);
  if (under > 0) to.c.fillRect(bleed.x, ground - 1, bleed.width, under + 1);
  for (let at = 0; offset + at * TILE < bleed.width + TILE; at += 1) {
    const kind = (((first + at) % KINDS) + KINDS) % KINDS;
    to.stamp(
      `row ${place} ${depth} ${kind} ${tall}`,
      TILE + 2,
      tall,
      (c) => {
        c.translate(0, tall / 2);
        paintTile(c, place, depth, kind, tall);
      },
      bleed.x + offset + at * TILE + TILE / 2,
      ground - tall / 2,
      { alpha: to.c.globalAlpha },
    );
  }
}
