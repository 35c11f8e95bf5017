import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { flower } from './plants.ts';
import { poly, shine, swing, thing, type Painter } from './pen.ts';

export const teapot: Painter = (pen) =>
  thing(pen, pen.n(2, 40), (c) => {
    const color = pen.s(3, '#4f9ad0');
    draw.blob(c, 0, 0, 44, 5, '#2a0a2a44');
    draw.rim(c, draw.shade(color, 0.2), 7, (path) => {
      path.moveTo(-32, -40);
      path.bezierCurveTo(-62, -50, -60, -6, -30, -14);
    });
    poly(c, draw.shade(color, 0.12), [28, -22, 56, -52, 62, -48, 32, -8]);
    draw.blob(
      c,
      0,
      -28,
      38,
      29,
      draw.radial(c, -12, -42, 62, draw.tint(color, 0.55), color, draw.shade(color, 0.35)),
    );
    for (let one = -2; one <= 2; one += 1)
      flower(c, one * 13, -26 + Math.abs(one) * 2, 3.4, '#ffffff', '#ffd34a');
    draw.blob(c, 0, -55, 21, 6, draw.tint(color, 0.2));
    draw.disc(c, 0, -62, 5, '#ffd34a');
    steam(c, pen.t, 60, -54, 24);
  });

export const cup: Painter = (pen) =>
  thing(pen, pen.n(2, 24), (c) => {
    const color = pen.s(3, '#fff6ea');
    draw.blob(c, 0, 0, 46, 8, draw.shade(color, 0.12));
    draw.blob(c, 0, -2, 42, 6, draw.tint(color, 0.3));
    draw.ring(c, 30, -28, 12, 5, draw.shade(color, 0.12));
    draw.fillPath(
      c,
      draw.linear(c, -30, 0, 30, 0, draw.tint(color, 0.4), color, draw.shade(color, 0.22)),
      (path) => {
        path.moveTo(-31, -48);
        path.bezierCurveTo(-30, -4, -16, -4, 0, -4);
        path.bezierCurveTo(16, -4, 30, -4, 31, -48);
      },
    );
    draw.blob(c, 0, -48, 31, 8, draw.shade(color, 0.1));
    draw.blob(c, 0, -47, 27, 6, pen.s(4, '#8a4f26'));
    for (const x of [-14, 0, 14]) draw.disc(c, x, -24, 4, pen.s(5, '#e8607a'));
    steam(c, pen.t, 0, -54, 34);
  });

function steam(c: Context, t: number, x: number, y: number, high: number): void {
  for (const side of [-1, 0, 1])
    draw.rim(c, '#ffffff99', 3, (path) => {
      path.moveTo(x + side * 9, y);
      path.bezierCurveTo(
        x + side * 9 + 7 * Math.sin(t * 2 + side),
        y - high * 0.4,
        x + side * 9 - 7 * Math.sin(t * 2 + side),
        y - high * 0.7,
        x + side * 11,
        y - high,
      );
    });
}

/** A cake in layers: x, foot, size, cream, layers. */
export const cake: Painter = (pen) =>
  thing(pen, pen.n(2, 60), (c) => {
    const cream = pen.s(3, '#ffd0e0');
    draw.blob(c, 0, 0, 56, 8, '#d8d4e8');
    draw.blob(c, 0, -2, 53, 7, '#ffffff');
    for (const [half, low, high] of [
      [44, -4, 32],
      [30, -36, 28],
    ] as const) {
      draw.rounded(
        c,
        -half,
        low - high,
        half * 2,
        high,
        4,
        draw.linear(c, -half, 0, half, 0, '#f2c890', '#c98a4a'),
      );
      c.fillStyle = '#fff6ea';
      c.fillRect(-half, low - high * 0.5, half * 2, 4);
      draw.fillPath(
        c,
        draw.linear(c, -half, 0, half, 0, draw.tint(cream, 0.4), cream, draw.shade(cream, 0.12)),
        (path) => {
          path.moveTo(-half - 2, low - high - 2);
          path.lineTo(half + 2, low - high - 2);
          for (let drip = 5; drip >= -5; drip -= 1)
            path.quadraticCurveTo(
              drip * (half / 5.4) + half * 0.09,
              low - high + 9 + (drip % 2) * 5,
              drip * (half / 5.4) - half * 0.09,
              low - high + 5,
            );
        },
      );
      for (let berry = -4; berry <= 4; berry += 1)
        draw.disc(
          c,
          berry * half * 0.22,
          low - high - 3,
          4.4,
          draw.radial(c, berry * half * 0.22 - 1, low - high - 5, 6, '#ff9a9a', '#e0303a'),
        );
    }
    for (const x of [-16, 0, 16]) {
      draw.rounded(c, x - 2, -86, 4, 18, 1, x === 0 ? '#4fb4ff' : '#ffd34a');
      flame(c, x, -88, 9, pen.t + x);
    }
  });

function flame(c: Context, x: number, y: number, size: number, t: number): void {
  shine(c, x, y - size * 0.4, size * 2.2, '#ffc050', 0.6);
  draw.fillPath(c, draw.down(c, y - size, y + 2, '#fff6c0', '#ffb03a'), (path) => {
    path.moveTo(x, y + size * 0.2);
    path.quadraticCurveTo(
      x - size * 0.5,
      y - size * 0.3,
      x + Math.sin(t * 6) * size * 0.12,
      y - size,
    );
    path.quadraticCurveTo(x + size * 0.5, y - size * 0.3, x, y + size * 0.2);
  });
}

/** Candles side by side: x, foot, size, how many. */
export const candles: Painter = (pen) =>
  thing(pen, pen.n(2, 40), (c) => {
    for (let one = 0; one < pen.n(3, 4); one += 1) {
      const [x, high] = [one * 24, 40 + ((one * 37) % 34)];
      shine(c, x, -high - 10, 60 + swing(pen, 5, one) * 3, '#ffb850', 0.5);
      draw.rounded(
        c,
        x - 9,
        -high,
        18,
        high,
        4,
        draw.linear(c, x - 9, 0, x + 9, 0, '#fff8e8', '#f2d8b0', '#c99a6a'),
      );
      draw.blob(c, x, -high, 9, 2.6, '#fff2d0');
      for (const drip of [-6, 3]) draw.rounded(c, x + drip, -high, 4, 14 + drip, 2, '#fff6e0');
      flame(c, x, -high - 4, 16, pen.t + one);
    }
  });

/** A hearth with a fire: x, foot, width. */
export const hearth: Painter = (pen) => {
  const { c, t } = pen;
  const [x, y, wide] = [pen.n(0, 120), pen.n(1, 150), pen.n(2, 90)];
  const high = wide * 0.86;
  for (let row = 0; row < 9; row += 1)
    for (let brick = 0; brick < 7; brick += 1)
      draw.rounded(
        c,
        x - wide / 2 + (brick * wide) / 7 + (row % 2) * 2,
        y - high + (row * high) / 9,
        wide / 7 - 1.2,
        high / 9 - 1.2,
        1,
        ['#b8604a', '#c9745a', '#a8523f', '#d08866'][(row * 3 + brick * 5) % 4] ?? '#b8604a',
      );
  draw.fillPath(c, '#2a1420', (path) =>
    path.roundRect(x - wide * 0.32, y - high * 0.66, wide * 0.64, high * 0.66, [
      wide * 0.3,
      wide * 0.3,
      0,
      0,
    ]),
  );
  shine(c, x, y - high * 0.15, wide * 0.6, '#ff8a30', 0.85);
  for (const [dx, size] of [
    [-0.14, 0.34],
    [0.12, 0.38],
    [0, 0.52],
  ] as const)
    for (const [part, color] of [
      [1, '#ff6a2a'],
      [0.68, '#ffb03a'],
      [0.36, '#fff2a8'],
    ] as const)
      draw.fillPath(c, color, (path) => {
        const [px, s] = [x + dx * wide, wide * size * part];
        path.moveTo(px - s * 0.36, y - 3);
        path.quadraticCurveTo(
          px - s * 0.4,
          y - s * 0.5,
          px + (t === 0 ? 0 : Math.sin(t * 6 + dx * 20) * s * 0.1),
          y - s,
        );
        path.quadraticCurveTo(px + s * 0.42, y - s * 0.5, px + s * 0.36, y - 3);
      });
  for (const dy of [0, 3])
    draw.rounded(
      c,
      x - wide * 0.24,
      y - 7 + dy,
      wide * 0.48,
      5,
      2.5,
      dy === 0 ? '#7a4a2a' : '#5a3420',
    );
  draw.rounded(
    c,
    x - wide * 0.58,
    y - high - 6,
    wide * 1.16,
    7,
    2,
    draw.down(c, y - high - 6, y - high, '#d9a06a', '#8a5a34'),
  );
};

/** A clock with a pendulum: x, middle, radius. */
export const clock: Painter = (pen) => {
  const { c, t } = pen;
  const [x, y, r] = [pen.n(0, 60), pen.n(1, 60), pen.n(2, 18)];
  const color = pen.s(3, '#b8743f');
  draw.line(c, [x, y + r, x + swing(pen, 2.6) * r * 0.5, y + r * 2.1], r * 0.08, '#d9b05a');
  draw.disc(
    c,
    x + swing(pen, 2.6) * r * 0.5,
    y + r * 2.1,
    r * 0.22,
    draw.radial(c, x - r * 0.1, y + r * 2, r * 0.4, '#fff2a8', '#d9963a'),
  );
  draw.disc(c, x, y, r * 1.16, draw.shade(color, 0.3));
  draw.disc(c, x, y, r * 1.1, color);
  draw.disc(c, x, y, r * 0.9, '#fffaee');
  for (let hour = 0; hour < 12; hour += 1)
    draw.disc(
      c,
      x + Math.cos((hour * Math.PI) / 6) * r * 0.74,
      y + Math.sin((hour * Math.PI) / 6) * r * 0.74,
      r * (hour % 3 === 0 ? 0.075 : 0.04),
      '#5a3a2a',
    );
  for (const [turn, long, wide] of [
    [-2.1 + t * 0.02, 0.45, 0.09],
    [-0.6 + t * 0.24, 0.65, 0.06],
  ] as const)
    draw.line(
      c,
      [x, y, x + Math.cos(turn) * r * long, y + Math.sin(turn) * r * long],
      r * wide,
      '#3a2a3a',
    );
  draw.disc(c, x, y, r * 0.08, '#e8433a');
};
