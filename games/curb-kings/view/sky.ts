import * as draw from '@playgrove/kit/draw';
import type { Hour, Manner, Row } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { Place } from '../rules/spots.ts';
import { DEPTHS, highOf, paintTile, TALL, type Depth } from './scenery.ts';
import { SUNS, THEMES } from './theme.ts';
import { TILE } from './tile.ts';

type Camera = { readonly x: number; readonly y: number };

const MANNER: Manner = {
  glow: [0.8, 0.24],
  beams: '#ffffff16',
  stars: 0.6,
  dim: 0.2,
  clouds: { depth: 0.03, every: 560, size: 70, step: 22, foot: 0.7, top: 0.13, spread: 0.22 },
  tile: TILE,
  kinds: 3,
  seconds: 1.6,
};

/** How rows move and how far their feet are below the horizon; the far one ends behind the others. */
const ROWS: Readonly<Record<Depth, Pick<Row, 'depth' | 'below' | 'under'>>> = {
  far: { depth: 0.05, below: 10, under: 0 },
  mid: { depth: 0.14, below: 60, under: 110 },
  near: { depth: 0.34, below: 120, under: 110 },
};

export function panorama(): draw.Panorama<Place> {
  return new draw.Panorama(MANNER, hourOf, rowsOf);
}

function hourOf(place: Place): Hour {
  const hour = { ...THEMES[place], sun: SUNS[place] };
  if (place === 'neon') return { ...hour, night: true, ground: fullMoon };
  return place === 'harbour' ? { ...hour, ground: sea } : hour;
}

function rowsOf(place: Place, tall: number): readonly Row[] {
  return DEPTHS.map((depth) => ({
    ...ROWS[depth],
    high: highOf(place, depth, tall),
    color: THEMES[place][depth],
    paint: (c, kind) => paintTile(c, place, depth, kind, tall),
  }));
}

export function drawSky(
  to: Surface,
  view: draw.Panorama<Place>,
  place: Place,
  { x, y }: Camera,
  dt: number,
): void {
  const portrait = to.height > to.width;
  const horizon = to.height * (portrait ? 0.72 : 0.69) - y * 0.02 - sway(y);
  view.draw(to, place, { left: x, horizon, tall: portrait ? TALL * 1.5 : TALL }, dt);
}

/** A street goes down for ever; what stands behind only sways a little with it. */
function sway(y: number): number {
  return Math.sin(y / 900) * 26 - y * 0.02;
}

const SEAS = [
  [-0.3, -0.26, 0.22],
  [0.28, 0.06, 0.28],
  [-0.22, 0.38, 0.15],
] as const;

/** Over the kit's crescent, whose dark side stands out from a city's haze like an eclipse. */
function fullMoon(c: Context, area: Rect, x: number): void {
  const [y, r] = [area.height * SUNS.neon.y, SUNS.neon.r * 1.32];
  draw.disc(c, x, y, r, THEMES.neon.light);
  for (const [dx, dy, part] of SEAS) draw.disc(c, x + dx * r, y + dy * r, part * r, '#cdd4f4');
}

function sea(c: Context, area: Rect, sun: number): void {
  const top = area.y + area.height * 0.53;
  c.fillStyle = draw.down(c, top, area.y + area.height, '#f2a6a6', '#9a86d0', '#5a66b8');
  c.fillRect(area.x, top, area.width, area.height);
  const rng = createRng('sea');
  for (let wave = 0; wave < 120; wave += 1) {
    const y = top + 4 + rng.unit() ** 1.5 * area.height * 0.4;
    const near = rng.chance(0.5);
    const x = near
      ? sun + (rng.unit() - 0.5) * (60 + (y - top) * 1.2)
      : area.x + rng.unit() * area.width;
    c.fillStyle = draw.fade(near ? THEMES.harbour.light : '#ffffff', near ? 0.7 : 0.18);
    c.fillRect(x, y, rng.between(14, 60), 3);
  }
}
