import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import { hills, type Land, type Part, type Scene } from './places.ts';
import { conifers, reeds } from './plants.ts';

/** Mountains one behind the other, snow on those that are farther. */
function alps(s: Scene, far: number, close: number, seed: number): void {
  const { c, area, line, light } = s;
  const sky = { ...area, height: line - area.y };
  draw.peaks(c, sky, line - 30, far, light.land[0], seed);
  const rng = createRng(seed);
  const white = draw.mix('#ffffff', light.sky[1], light.dark ? 0.6 : 0.15);
  for (let at = 0; at < 9; at += 1) {
    const [x, y] = [area.x + area.width * rng.unit(), line - rng.between(110, 170)];
    const cap = (): void => draw.drawPath(c, 'M0 0L26 42 8 30-4 46-22 36Z', { fill: white });
    draw.place(c, x, y, cap, 0, 1);
  }
  draw.peaks(c, sky, line - 8, close, light.land[1], seed + 5);
}

/** Broad trees along the far shore, or one at each side of the water. */
function trees(s: Scene, count: number, scale: number, y: number): void {
  const { c, area, light } = s;
  const rng = createRng(count + 3);
  const leaf = draw.mix(light.land[2], light.land[1], count > 2 ? 0.7 : 0.1);
  for (let at = 0; at < count; at += 1) {
    const across = count > 2 ? (at + rng.between(0.2, 0.8)) / count : 0.02 + 0.96 * at;
    const paint = (): void => {
      const wood = draw.shade(draw.mix('#7a5440', leaf, 0.35), 0.15);
      draw.drawPath(c, 'M-36 8Q-34-40 0-60Q34-40 36 8M-14 8Q-12-30 0-50Q12-30 14 8M0-50V-110', {
        line: wood,
        width: 8,
      });
      for (const [x, top, r] of [
        [-48, -128, 40],
        [6, -154, 54],
        [58, -126, 42],
      ] as const) {
        const lit = draw.tint(leaf, 0.22);
        draw.disc(c, x, top, r, draw.down(c, top - r, top + r, lit, draw.shade(leaf, 0.22)));
      }
    };
    draw.place(c, area.x + area.width * across, y, paint, 0, scale);
  }
}

/** An island of sand with two palms. */
function isle({ c, size, line, light }: Scene, across: number, y: number, scale: number): void {
  const paint = (): void => {
    draw.blob(c, 0, 5, 96, 13, '#fff3c4');
    draw.blob(c, 0, -2, 62, 15, light.land[2]);
    const leaf = draw.mix(light.land[2], '#2fae5c', 0.4);
    for (const [x, lean] of [
      [-14, 1],
      [22, -0.8],
    ] as const) {
      const palm = (): void => {
        draw.drawPath(c, 'M0 8Q6-80 32-150', { line: '#9a6f46', width: 12 });
        draw.drawPath(
          c,
          'M32-150Q-20-190-54-126 -6-150 32-150 70-196 116-128 76-150 32-150 20-210-20-206 0-176 32-150 60-206 96-196 62-176 32-150Z',
          { fill: leaf },
        );
      };
      draw.place(c, x, 0, palm, 0, 0.72 * lean, 0.72 * Math.abs(lean));
    }
  };
  draw.place(c, size.width * across, line + y, paint, 0, scale);
}

const rocks =
  (count: number, color: string, seed: number): Part =>
  ({ c, area, line, size, light }) => {
    const rng = createRng(seed);
    const base = draw.mix(color, light.water[1], 0.25);
    for (let at = 0; at < count; at += 1) {
      const left = rng.chance(0.5);
      const part = rng.unit();
      const x = left ? area.x + rng.unit() * 70 : area.x + area.width - rng.unit() * 70;
      const paint = (): void => {
        draw.blob(c, 0, 10, 45, 9, '#ffffff4d');
        const stone = draw.down(c, -30, 12, draw.tint(base, 0.4), draw.shade(base, 0.35));
        draw.drawPath(c, 'M-36 11Q-30-15-6-25 27-21 36 11 0 18-36 11Z', { fill: stone });
        draw.blob(c, -8, -14, 12, 4, '#ffffff4d', -0.3);
      };
      const scale = (0.4 + part * 1.1) * rng.between(0.7, 1.2);
      draw.place(c, x, line + 16 + part * size.height * 0.36, paint, 0, scale);
    }
  };

/** Strokes and spots strewn over the water, larger where it is near. */
function strewn(s: Scene, count: number, colors: readonly string[], flat: number): void {
  const rng = createRng(count);
  for (let at = 0; at < count; at += 1) {
    const part = rng.unit();
    const x = s.area.x + rng.unit() * s.area.width;
    const y = s.line + 30 + part * s.size.height * 0.42;
    draw.blob(s.c, x, y, 20 + part * 44, (20 + part * 44) * flat, rng.pick(colors));
  }
}

function pads({ c, area, line, size, light }: Scene): void {
  const rng = createRng(23);
  for (let at = 0; at < 15; at += 1) {
    const part = rng.unit();
    const edge = rng.unit() ** 2 * 0.2;
    const x = area.x + area.width * (rng.chance(0.5) ? edge : 1 - edge);
    const leaf = draw.mix('#4fae54', light.water[2], 0.22);
    const paint = (): void => draw.drawPath(c, 'M0 0L9 4A10 10 0 1 1 10-1Z', { fill: leaf });
    const y = line + 34 + part * size.height * 0.4;
    draw.place(c, x, y, paint, rng.between(0, 6), 1.2 + part * 2.4);
  }
}

function gulls({ c, area, line }: Scene): void {
  for (const [x, y, scale] of [
    [0.3, 0.5, 1],
    [0.38, 0.42, 0.7],
    [0.6, 0.58, 0.8],
  ] as const) {
    const paint = (): void =>
      draw.drawPath(c, 'M-20-4Q-9-14 0 0 9-14 20-4', { line: '#ffffffd9', width: 4 });
    draw.place(c, area.x + area.width * x, area.y + (line - area.y) * y, paint, 0, scale);
  }
}

/** Lamps along a pier, and their light in the water. */
function lamps({ c, area, size, line }: Scene): void {
  for (const [across, part] of [
    [0.07, 0.5],
    [0.9, 0.36],
    [0.96, 0.12],
  ] as const) {
    const x = area.x + area.width * across;
    const foot = line + size.height * part * 0.6;
    const tall = 70 + part * 190;
    const top = foot - tall;
    draw.rounded(c, x - 4, top, 8, tall, 4, '#0c1030');
    const paint = draw.radial(c, x, top, tall * 0.5, '#ffd87a8c', '#ffb84a26', '#ffb84a00');
    draw.disc(c, x, top, tall * 0.5, paint);
    draw.disc(c, x, top, 11, '#fff3c4');
    for (let at = 0; at < 7; at += 1)
      draw.blob(c, x, foot + 8 + at * 13, 20 - at * 1.6, 3, draw.fade('#ffd87a', 0.5 - at * 0.06));
  }
}

/** A lake under ice, and the cracks in it. */
function frozen(s: Scene): void {
  const { c, area, line, size } = s;
  const rng = createRng(33);
  const bottom = line + size.height * 0.5;
  c.fillStyle = draw.down(c, line, bottom, '#ffffff', '#dcecf8', '#c4def2');
  c.fillRect(area.x, line + 3, area.width, bottom - line);
  draw.rim(c, '#9ac4e4', 3, (path) => {
    for (let at = 0; at < 13; at += 1) {
      let [x, y] = [area.x + rng.unit() * area.width, rng.between(line + 30, bottom)];
      path.moveTo(x, y);
      for (let leg = 0; leg < 3; leg += 1) {
        [x, y] = [x + rng.between(-50, 50), y + rng.between(-6, 12)];
        path.lineTo(x, y);
      }
    }
  });
  strewn(s, 16, ['#ffffffb0'], 0.12);
}

const quiet = (): void => undefined;

/** Every water but the first. */
export const LAND: readonly (Land | undefined)[] = [
  undefined,
  {
    far(s) {
      hills(5, 50, 26)(s);
      reeds(s, s.line + 4, 52, 70, 3, draw.mix(s.light.land[2], '#e0c060', 0.3));
    },
    near(s) {
      reeds(s, s.line + 96, 104, 16, 6, draw.shade(s.light.land[2], 0.1), 'left');
      reeds(s, s.line + 130, 120, 14, 9, draw.shade(s.light.land[2], 0.15), 'right');
      pads(s);
    },
  },
  {
    far(s) {
      alps(s, 210, 110, 3);
      conifers(s, 30, 44, 5, s.light.land[2]);
    },
    near: rocks(6, '#8a94a8', 5),
  },
  {
    far(s) {
      hills(7, 100, 60)(s);
      conifers(s, 26, 58, 9, draw.mix(s.light.land[2], s.light.land[1], 0.3));
    },
    near(s) {
      rocks(13, '#6a7a74', 9)(s);
      strewn(s, 60, ['#ffffff66'], 0.1);
    },
  },
  {
    far(s) {
      hills(3, 60, 34)(s);
      trees(s, 8, 0.62, s.line + 8);
    },
    near: (s) => trees(s, 2, 1.5, s.line + s.size.height * 0.12),
  },
  {
    far: (s) => draw.skyline(s.c, s.area, s.line, 92, s.light.land[1], '#ffd87a', 6),
    near: lamps,
  },
  {
    far(s) {
      alps(s, 96, 60, 6);
      conifers(s, 34, 40, 4, s.light.land[2]);
    },
    near: frozen,
  },
  {
    far(s) {
      hills(6, 62, 36)(s);
      trees(s, 7, 0.8, s.line + 4);
      reeds(s, s.line + 4, 26, 60, 8, s.light.land[2]);
    },
    near: pads,
  },
  {
    far(s) {
      hills(8, 110, 70)(s);
      trees(s, 14, 0.7, s.line + 4);
    },
    near(s) {
      trees(s, 2, 1.7, s.line + s.size.height * 0.1);
      pads(s);
    },
  },
  {
    far(s) {
      hills(4, 30, 16)(s);
      isle(s, 0.2, 0, 1);
    },
    near(s) {
      isle(s, 0.95, s.size.height * 0.15, 1.6);
      strewn(s, 16, ['#ff8aa02e', '#ffd88a33', '#0a6a9433', '#ffffff2e'], 0.3);
    },
  },
  {
    far(s) {
      const sky = { ...s.area, height: s.line - s.area.y };
      draw.ridge(s.c, sky, s.line - 5, 3, s.light.land[0], 2);
      isle(s, 0.78, 0, 0.8);
      gulls(s);
    },
    near: quiet,
  },
  {
    far(s) {
      alps(s, 190, 120, 9);
      gulls(s);
    },
    near: rocks(7, '#3a4a64', 3),
  },
];
