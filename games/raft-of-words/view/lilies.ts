import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { MIDDLE, PAD } from './layout.ts';

const INK = draw.PALETTE.ink;

/** A round of petals, their tips `far` from 0, 0. */
function petals(c: Context, count: number, far: number, turn: number, light: string, deep: string) {
  for (let petal = 0; petal < count; petal += 1)
    draw.place(
      c,
      0,
      0,
      () => {
        const wide = (far * 2.5) / count;
        const trace = (out: number) => (path: Context) => {
          path.moveTo(0, 0);
          path.bezierCurveTo(
            -wide - out,
            -far * 0.35,
            -wide * 0.7 - out,
            -far * 0.85,
            0,
            -far - out,
          );
          path.bezierCurveTo(wide * 0.7 + out, -far * 0.85, wide + out, -far * 0.35, 0, 0);
        };
        draw.fillPath(c, INK, trace(far * 0.045));
        draw.fillPath(c, draw.down(c, -far, 0, light, deep), trace(0));
        draw.line(c, [0, -far * 0.86, 0, -far * 0.5], far * 0.03, draw.fade(deep, 0.6));
      },
      turn + (petal / count) * Math.PI * 2,
    );
}

/** A water lily around 0, 0 with room for a letter; `lit` while it is part of the word. */
export function paintLily(c: Context, r: number, lit: boolean): void {
  draw.blob(c, r * 0.06, r * 0.2, r * 1.02, r * 0.94, '#04283f70');
  const [tip, base] = lit ? ['#fff6b0', '#ffb21f'] : ['#fff1f7', '#f580b4'];
  petals(c, 9, r, 0, tip, base);
  petals(c, 9, r * 0.86, Math.PI / 9, draw.tint(tip, 0.4), draw.tint(base, 0.25));
  draw.disc(c, 0, 0, r * 0.61, INK);
  const face = lit ? ['#ff9a2b', '#d9560f'] : ['#d64f92', '#8d2a73'];
  draw.disc(c, 0, 0, r * 0.56, draw.down(c, -r * 0.56, r * 0.56, ...face));
  draw.blob(c, -r * 0.16, -r * 0.32, r * 0.26, r * 0.1, '#ffffff5c', -0.4);
}

/** The pad that the lilies drift around, at x, y. */
export function paintPad(c: Context, x: number, y: number): void {
  const trace = (r: number) => (path: Context) => {
    path.moveTo(x, y);
    path.arc(x, y, r, -Math.PI / 2 + 0.13, Math.PI * 1.5 - 0.13);
    path.closePath();
  };
  draw.blob(c, x + 8, y + 24, PAD + 10, PAD + 2, '#04283f80');
  draw.ring(c, x, y + 4, PAD + 16, 5, '#ffffff30');
  draw.fillPath(c, '#0d3f3a', trace(PAD + 6));
  draw.fillPath(
    c,
    draw.radial(c, x - 60, y - 90, PAD * 1.5, '#7fd36a', '#3a9c54', '#17664d'),
    trace(PAD),
  );
  draw.clipped(c, trace(PAD), () => {
    for (let vein = 0; vein < 13; vein += 1) {
      const angle = -Math.PI / 2 + 0.4 + (vein / 12) * (Math.PI * 2 - 0.8);
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      draw.line(c, [x, y, x + dx * PAD * 0.92, y + dy * PAD * 0.92], 5, '#c8f2a240');
      for (const side of [-0.16, 0.16]) {
        const [bx, by] = [Math.cos(angle + side), Math.sin(angle + side)];
        draw.line(
          c,
          [x + dx * PAD * 0.62, y + dy * PAD * 0.62, x + bx * PAD * 0.96, y + by * PAD * 0.96],
          3,
          '#c8f2a230',
        );
      }
    }
    draw.ring(c, x, y, PAD - 8, 8, '#d8f7a838');
    for (const [dx, dy, r] of [
      [-0.78, 0.34, 11],
      [-0.7, 0.46, 6],
      [0.8, -0.3, 9],
      [0.5, 0.78, 7],
    ] as const) {
      draw.disc(c, x + dx * PAD, y + dy * PAD, r, '#e8fffa70');
      draw.disc(c, x + dx * PAD - r * 0.3, y + dy * PAD - r * 0.3, r * 0.35, '#ffffff');
    }
  });
}

const ICONS = {
  shuffle:
    'M-24 -12L-10 -12Q-2 -12 3 0Q8 12 16 12L24 12M-24 12L-10 12Q-5 12 -2 7M5 -7Q9 -12 16 -12L24 -12M17 -20L26 -12L17 -4M17 4L26 12L17 20',
  say: 'M-22 0L-7 16L23 -17',
} as const;

/** The button in the middle of the wheel. */
export function paintMiddle(c: Context, icon: keyof typeof ICONS, isDown: boolean): void {
  const color = icon === 'say' ? '#2fb457' : '#1f8fb8';
  const low = isDown ? 5 : 0;
  draw.disc(c, 0, 6, MIDDLE, INK);
  draw.disc(c, 0, low - 1, MIDDLE, INK);
  draw.disc(
    c,
    0,
    low - 1,
    MIDDLE - 5,
    draw.down(c, -MIDDLE, MIDDLE, draw.tint(color, 0.35), color, draw.shade(color, 0.25)),
  );
  draw.blob(c, 0, low - MIDDLE * 0.56, MIDDLE * 0.5, MIDDLE * 0.16, '#ffffff66');
  draw.place(c, 0, low, () => {
    draw.drawPath(c, ICONS[icon], { line: INK, width: icon === 'say' ? 22 : 15 });
    draw.drawPath(c, ICONS[icon], { line: '#ffffff', width: icon === 'say' ? 12 : 7 });
  });
}
