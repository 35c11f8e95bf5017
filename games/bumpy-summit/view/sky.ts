import * as draw from '@playgrove/kit/draw';
import type { Hour, Manner, Row } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { THEMES, type Place, type Theme } from './theme.ts';

const TILE = 640;

const MANNER: Manner = {
  glow: [0.8, 0.24],
  beams: '#ffffff16',
  stars: 0.8,
  dim: 0.26,
  clouds: { depth: 0.05, every: 460, size: 62, step: 22, foot: 0.66, top: 0.1, spread: 0.3 },
  tile: TILE,
  kinds: 3,
  seconds: 1.6,
};

type Depth = 'far' | 'mid' | 'near';

const ROWS: readonly (Pick<Row, 'depth' | 'below'> & {
  readonly of: Depth;
  readonly part: number;
})[] = [
  { of: 'far', depth: 0.06, below: 0, part: 1 },
  { of: 'mid', depth: 0.14, below: 44, part: 0.62 },
  { of: 'near', depth: 0.28, below: 104, part: 0.46 },
];

export function panorama(): draw.Panorama<Place> {
  return new draw.Panorama(MANNER, hourOf, rowsOf);
}

function hourOf(place: Place): Hour {
  const { night, ...theme } = THEMES[place];
  return { ...theme, ...(night && { night, ground: earth }) };
}

function rowsOf(place: Place, tall: number): readonly Row[] {
  const theme = THEMES[place];
  return ROWS.map(({ of, depth, below, part }) => ({
    depth,
    below,
    high: tall * part,
    under: Infinity,
    color: theme[of],
    paint: (c, kind) => hills(c, theme, place, of, tall * part, kind),
  }));
}

export function drawSky(
  to: Surface,
  view: draw.Panorama<Place>,
  place: Place,
  { x, y }: { readonly x: number; readonly y: number },
  dt: number,
): void {
  const horizon = to.height * (to.portrait ? 0.46 : 0.52) - y * 0.05;
  const low = to.height * 0.3;
  view.draw(
    to,
    place,
    {
      left: x,
      horizon: Math.max(low, Math.min(to.height * 0.7, horizon)),
      tall: to.portrait ? 340 : 260,
    },
    dt,
  );
}

/** The blue planet over the moon's hills. */
function earth(c: Context, area: { readonly width: number; readonly height: number }): void {
  const [x, y, r] = [area.width * 0.22, area.height * 0.2, 62];
  draw.disc(c, x, y, r * 1.5, draw.radial(c, x, y, r * 1.5, '#6ac8ff66', '#6ac8ff00'));
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(c, x - r * 0.4, y - r * 0.4, r * 1.7, '#9fe6ff', '#2f86e8', '#16308f'),
  );
  draw.blob(c, x - 14, y - 18, 24, 13, '#6fd880aa');
  draw.blob(c, x + 18, y + 14, 20, 18, '#6fd88088');
  draw.blob(c, x - 26, y + 22, 14, 7, '#ffffff99');
  draw.blob(c, x + 20, y - 28, 20, 6, '#ffffff99');
}

/** One repeat of a row: its foot on y 0, everything inside its width. */
function hills(
  c: Context,
  theme: Theme,
  place: Place,
  depth: Depth,
  tall: number,
  kind: number,
): void {
  const rng = createRng(`${place} ${depth} ${kind}`);
  const base = theme[depth];
  const foot = tall * (depth === 'far' ? 0.42 : 0.34);
  const light = draw.tint(base, 0.16);
  c.fillStyle = base;
  c.fillRect(-TILE / 2 - 2, -foot, TILE + 4, foot + 1);
  const pointed = place === 'frost' || (place === 'rainwood' && depth === 'far');
  const count = depth === 'far' ? 4 : 5;
  for (let at = 0; at < count; at += 1) {
    const half = (TILE / count) * rng.between(0.62, 0.95);
    const room = TILE / 2 - half;
    const x = Math.max(-room, Math.min(room, -TILE / 2 + (TILE / count) * (at + 0.5)));
    const top = -tall * rng.between(0.52, depth === 'far' ? 0.96 : 0.8);
    const paint = draw.down(c, top, -foot, light, base);
    if (pointed && depth !== 'near') peak(c, x, half, top, -foot + 1, paint, base, place);
    else hump(c, x, half, top, -foot + 1, paint, place === 'dunes' ? 0.34 : 0);
    if (place === 'moon' && depth !== 'far')
      draw.blob(c, x, top * 0.55, half * 0.26, 9, draw.fade(draw.shade(base, 0.4), 0.5));
  }
  if (depth === 'far') return;
  // A hem of trees or stones.
  const step = depth === 'mid' ? 40 : 30;
  for (let x = -TILE / 2 + 20; x < TILE / 2 - 16; x += step * rng.between(0.7, 1.5)) {
    const size = tall * rng.between(0.14, 0.26);
    hem(c, place, x, -foot + 6, size, draw.mix(base, draw.shade(base, 0.2), rng.unit()));
  }
}

function hump(
  c: Context,
  x: number,
  half: number,
  top: number,
  foot: number,
  paint: CanvasGradient,
  lean: number,
): void {
  const crest = x + lean * half;
  draw.fillPath(c, paint, (path) => {
    path.moveTo(x - half, foot);
    path.bezierCurveTo(x - half * 0.62, foot, crest - half * 0.5, top, crest, top);
    path.bezierCurveTo(
      crest + half * (0.5 - lean * 0.8),
      top,
      x + half * 0.68,
      foot,
      x + half,
      foot,
    );
  });
}

function peak(
  c: Context,
  x: number,
  half: number,
  top: number,
  foot: number,
  paint: CanvasGradient,
  base: string,
  place: Place,
): void {
  const at = (across: number, part: number) =>
    [x + half * across, foot + (top - foot) * part] as const;
  const shape = (color: CanvasGradient | string, ...points: (readonly [number, number])[]): void =>
    draw.fillPath(c, color, (path) => {
      points.forEach((point, index) =>
        index === 0 ? path.moveTo(...point) : path.lineTo(...point),
      );
    });
  shape(paint, at(-1, 0), at(0, 1), at(1, 0));
  shape(draw.fade(draw.shade(base, 0.3), 0.5), at(0, 1), at(1, 0), at(0.2, 0));
  if (place !== 'frost') return;
  shape(
    '#ffffffd0',
    at(0, 1),
    at(0.34, 0.66),
    at(0.16, 0.7),
    at(0.02, 0.58),
    at(-0.14, 0.72),
    at(-0.34, 0.66),
  );
}

function hem(c: Context, place: Place, x: number, y: number, size: number, color: string): void {
  if (place === 'moon' || place === 'dunes') {
    draw.blob(c, x, y, size * 0.7, size * 0.4, color);
    return;
  }
  if (place === 'clover') {
    draw.disc(c, x, y - size * 0.4, size * 0.5, color);
    return;
  }
  draw.fillPath(c, color, (path) => {
    path.moveTo(x - size * 0.34, y);
    path.lineTo(x, y - size);
    path.lineTo(x + size * 0.34, y);
  });
}
