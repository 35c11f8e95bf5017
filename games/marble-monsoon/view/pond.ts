import type { Rect } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Pack } from '../rules/levels.ts';
import { paintLotus, paintPad } from './turtle.ts';

/** The river's hour, by part: water from top to bottom, leaves, and the warm light. */
type Mood = {
  readonly water: readonly [string, string, string];
  readonly leaf: readonly [string, string, string];
  readonly light: string;
  readonly frame: string;
};

// oxfmt-ignore
const MOODS: Readonly<Record<Pack, Mood>> = {
  pond: { water: ['#1f8f8f', '#27a596', '#136a78'], leaf: ['#3f9a4f', '#1f6a45', '#8fd66a'], light: '#fff0b0', frame: '#0d5560' },
  rain: { water: ['#1b6a86', '#2388a0', '#114a68'], leaf: ['#388f5a', '#1b5f4c', '#7fcf7a'], light: '#d8f4ff', frame: '#0a3f58' },
  lily: { water: ['#157a6a', '#22967a', '#0d5a5c'], leaf: ['#55a83f', '#2a7038', '#b4e36a'], light: '#fff7b8', frame: '#0b4a48' },
  lantern: { water: ['#1d2f6e', '#274a8a', '#141f52'], leaf: ['#2f6f6a', '#1a4558', '#5fae8a'], light: '#ffb04a', frame: '#0e1a48' },
  clay: { water: ['#6a6a52', '#7d8a62', '#4a5148'], leaf: ['#6a9a3f', '#3f6a35', '#b0d06a'], light: '#ffe0a0', frame: '#333c3a' },
  hop: { water: ['#1a86a8', '#2fa8bc', '#125a86'], leaf: ['#4aa55a', '#22704c', '#9fe07a'], light: '#fff0c8', frame: '#0b4468' },
  twin: { water: ['#3a3f86', '#4f62a8', '#262a62'], leaf: ['#3a7f78', '#235060', '#7ac0a0'], light: '#ff9ac0', frame: '#1c1f52' },
};

/** The still water with everything that floats on it. */
export function paintPond(c: Context, area: Rect, pack: Pack, seed: number): void {
  const { water, leaf, light, frame } = MOODS[pack];
  const rng = createRng(`pond ${pack} ${seed}`);
  const { x, y, width, height } = area;
  const long = Math.max(width, height);
  draw.sky(c, area, ...water);
  // Deep and shallow patches, and light on the water.
  for (let spot = 0; spot < 16; spot += 1) {
    const r = long * rng.between(0.06, 0.18);
    const [px, py] = [x + rng.unit() * width, y + rng.unit() * height];
    const color = spot % 3 === 0 ? '#ffffff' : frame;
    draw.blob(
      c,
      px,
      py,
      r,
      r * 0.5,
      draw.fade(color, spot % 3 === 0 ? 0.05 : 0.13),
      rng.between(-0.4, 0.4),
    );
  }
  const warm = draw.radial(
    c,
    x + width * 0.2,
    y + height * 0.1,
    long * 0.62,
    draw.fade(light, 0.42),
    draw.fade(light, 0.14),
    draw.fade(light, 0),
  );
  c.fillStyle = warm;
  c.fillRect(x, y, width, height);
  for (let wave = 0; wave < 46; wave += 1) {
    const [wx, wy] = [x + rng.unit() * width, y + rng.unit() * height];
    const half = rng.between(14, 46);
    draw.drawPath(
      c,
      `M${wx - half} ${wy}Q${wx - half / 2} ${wy - 7} ${wx} ${wy}T${wx + half} ${wy}`,
      {
        line: draw.fade('#ffffff', rng.between(0.07, 0.2)),
        width: rng.between(2, 3.6),
      },
    );
  }
  for (let group = 0; group < 13; group += 1) {
    const [gx, gy] = [x + rng.unit() * width, y + rng.unit() * height];
    for (let pad = 0; pad < 3; pad += 1) {
      const r = rng.between(16, 44);
      const [px, py] = [gx + rng.between(-60, 60), gy + rng.between(-50, 50)];
      draw.place(c, px, py, () => paintPad(c, r, ...leaf), rng.unit() * 6);
      if (r > 34 && rng.chance(0.5)) draw.place(c, px + 4, py - 3, () => paintLotus(c, r * 0.5));
    }
  }
  for (let drop = 0; drop < 18; drop += 1) {
    const [dx, dy] = [x + rng.unit() * width, y + rng.unit() * height];
    const r = rng.between(6, 22);
    draw.ring(c, dx, dy, r, 2, draw.fade('#ffffff', 0.16));
    draw.ring(c, dx, dy, r * 0.55, 1.6, draw.fade('#ffffff', 0.12));
  }
  paintGrove(c, area, leaf);
  draw.leaves(c, area, draw.fade(frame, 0.8));
  paintLanterns(c, area, light);
  draw.vignette(c, area, frame, 0.5);
}

/** Bamboo along two edges, out of focus with distance. */
function paintGrove(c: Context, area: Rect, [leaf, deep, light]: Mood['leaf']): void {
  const rng = createRng(`grove ${Math.round(area.width)} ${leaf}`);
  const count = Math.round(area.height / 150);
  for (let cane = 0; cane < count * 2; cane += 1) {
    const right = cane % 2 === 1;
    const wide = rng.between(9, 15);
    const cx = right ? area.x + area.width - rng.between(-4, 30) : area.x + rng.between(-4, 30);
    const cy = area.y + (Math.floor(cane / 2) + rng.unit()) * (area.height / count);
    draw.place(
      c,
      cx,
      cy,
      () => {
        draw.rounded(c, -wide / 2 - 2, -90, wide + 4, 180, 6, draw.fade(draw.PALETTE.ink, 0.5));
        draw.rounded(
          c,
          -wide / 2,
          -88,
          wide,
          176,
          5,
          draw.linear(c, -wide / 2, 0, wide / 2, 0, light, leaf, deep),
        );
        for (const knot of [-52, -8, 36, 70])
          draw.rounded(c, -wide / 2 - 1.5, knot, wide + 3, 5, 2, deep);
        for (const [ly, side] of [
          [-50, 1],
          [-6, -1],
          [38, 1],
        ] as const) {
          draw.blob(c, side * 26, ly + 6, 24, 6.5, draw.fade(deep, 0.9), side * 0.5);
          draw.blob(c, side * 24, ly, 22, 5.5, leaf, side * 0.24);
        }
      },
      rng.between(-0.16, 0.16),
    );
  }
}

/** Paper lanterns that hang into the picture. */
function paintLanterns(c: Context, area: Rect, light: string): void {
  const { x, y, width } = area;
  for (const [at, drop, size] of [
    [0.1, 30, 1],
    [0.9, 18, 0.86],
    [0.8, 54, 0.64],
  ] as const) {
    draw.place(
      c,
      x + width * at,
      y + drop,
      () => {
        draw.disc(
          c,
          0,
          0,
          92,
          draw.radial(
            c,
            0,
            0,
            92,
            draw.fade(light, 0.5),
            draw.fade('#ff9a3c', 0.2),
            draw.fade('#ff9a3c', 0),
          ),
        );
        draw.drawPath(c, 'M0 -90L0 -26', { line: draw.PALETTE.ink, width: 3 });
        draw.blob(c, 0, 0, 24, 28, draw.PALETTE.ink);
        draw.blob(c, 0, 0, 21, 25, draw.radial(c, -4, -4, 34, '#fff6c0', '#ff9e3d', '#d8433a'));
        for (const rib of [-11, 0, 11]) {
          draw.drawPath(c, `M-20 ${rib}Q0 ${rib + 6} 20 ${rib}`, {
            line: draw.fade('#8f1f2c', 0.5),
            width: 2,
          });
        }
        draw.rounded(c, -9, -31, 18, 7, 3, '#7a2a30');
        draw.rounded(c, -8, 23, 16, 6, 3, '#7a2a30');
        draw.drawPath(c, 'M0 29L0 46M-4 29L-4 40M4 29L4 40', { line: '#ffc94a', width: 2 });
      },
      0,
      size,
    );
  }
}
