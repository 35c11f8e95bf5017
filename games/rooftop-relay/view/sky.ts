import * as draw from '@playgrove/kit/draw';
import type { Hour, Manner, Row } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { District } from '../rules/chunks.ts';
import { SUNS, THEMES, type Theme } from './theme.ts';

const TILE = 640;
/** Houses reach up to this part of a row, and what stands on them so much higher. */
const HOUSES = 0.86;
const CROWN = 52;

const MANNER: Manner = {
  glow: [0.75, 0.22],
  beams: '#ffffff14',
  stars: 0.7,
  dim: 0.24,
  clouds: { depth: 0.035, every: 520, size: 66, step: 20, foot: 0.72, top: 0.12, spread: 0.3 },
  tile: TILE,
  kinds: 3,
  seconds: 1.8,
};

type Depth = 'far' | 'mid' | 'near';

/** How rows move, how far their feet are below the horizon, and how tall they are compared with the far one. */
const ROWS: readonly (Pick<Row, 'depth' | 'below'> & {
  readonly of: Depth;
  readonly part: number;
})[] = [
  { of: 'far', depth: 0.07, below: 0, part: 1 },
  { of: 'mid', depth: 0.17, below: 40, part: 0.76 },
  { of: 'near', depth: 0.34, below: 90, part: 0.6 },
];

export function panorama(): draw.Panorama<District> {
  return new draw.Panorama(MANNER, hourOf, rowsOf);
}

function hourOf(district: District): Hour {
  return { ...THEMES[district], sun: SUNS[district], night: district === 'neon' };
}

function rowsOf(district: District, tall: number): readonly Row[] {
  const theme = THEMES[district];
  return ROWS.map(({ of, depth, below, part }) => ({
    depth,
    below,
    high: tall * part * HOUSES + CROWN,
    under: Infinity,
    color: theme[of],
    paint: (c, kind) => houses(c, theme, district, of, tall * part, kind),
  }));
}

export function drawSky(
  to: Surface,
  view: draw.Panorama<District>,
  district: District,
  { x, y }: { readonly x: number; readonly y: number },
  dt: number,
): void {
  const portrait = to.height > to.width;
  const horizon = to.height * (portrait ? 0.66 : 0.78) - (y + to.height * 0.68) * 0.1;
  view.draw(to, district, { left: x, horizon, tall: portrait ? 620 : 440 }, dt);
}

/** One repeat of a row, its foot on y 0. */
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
  for (let x = -TILE / 2; x < TILE / 2 - 20;) {
    const width = Math.min(rng.between(58, 120), TILE / 2 - x);
    const high = rng.between(0.3, HOUSES) * tall;
    const top = -high;
    c.fillStyle = draw.down(c, top, 0, draw.mix(base, theme.sky[2] ?? base, 0.16), base);
    c.fillRect(x, top, width + 1, high);
    crown(c, rng.int(5), x, top, width, base);
    c.fillStyle = draw.fade(theme.lit, depth === 'far' ? 0.35 : 0.6);
    for (let y = top + 16; y < -14; y += 24) {
      for (let pane = x + 10; pane < x + width - 14; pane += 20) {
        if (rng.chance(0.36)) c.fillRect(pane, y, 8, 12);
      }
    }
    x += width;
  }
}

/** What stands on a far house. */
function crown(c: Context, kind: number, x: number, y: number, width: number, color: string): void {
  const middle = x + width / 2;
  c.fillStyle = color;
  if (kind === 0) {
    draw.fillPath(c, color, (path) => {
      path.moveTo(x, y + 1);
      path.lineTo(middle, y - 34);
      path.lineTo(x + width, y + 1);
    });
  } else if (kind === 1) {
    // A water tank on legs.
    c.fillRect(middle - 17, y - 38, 34, 26);
    c.fillRect(middle - 14, y - 14, 5, 15);
    c.fillRect(middle + 9, y - 14, 5, 15);
    draw.fillPath(c, color, (path) => {
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
