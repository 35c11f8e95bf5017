import * as draw from '@playgrove/kit/draw';
import type { Context, Lesson, Point, Rect } from '@playgrove/kit/runtime';
import type { State } from './rules.ts';
import type { Ui } from './view/ui.ts';

const INK = '#3a1838';
const SPICES = ['#e8432f', '#f2832a', '#ffc02e'] as const;

/** The alley in one vanishing point: the same signs as in a run, large enough for a small picture. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.swipe',
    paint(c, area, hand) {
      alley(c, area);
      sacks(c, spot(area, 0, 0.62), area.height * 0.17);
      line(c, spot(area, -1, 0.62), area.height * 0.3);
      crates(c, spot(area, 1, 0.62), area.height * 0.28);
      const { x, y } = spot(area, 0, 0.2);
      hero(c, { x, y: y - area.height * 0.06 }, area.height * 0.42);
      arrow(c, { x, y: y - area.height * 0.5 }, -Math.PI / 2, area.height * 0.1);
      arrow(c, { x: x + area.width * 0.2, y: y - area.height * 0.24 }, 0, area.height * 0.1);
      arrow(c, { x: x - area.width * 0.2, y: y - area.height * 0.24 }, Math.PI, area.height * 0.1);
      hand(x + area.width * 0.04, y - area.height * 0.02, area.height * 0.26);
    },
  },
  {
    say: 'how.late',
    paint(c, area) {
      alley(c, area);
      const at = spot(area, -0.15, 0.36);
      crates(c, at, area.height * 0.42);
      const { x, y } = spot(area, 0.78, 0.2);
      hero(c, { x, y }, area.height * 0.42, 0.24);
      for (let coin = 0; coin < 7; coin += 1) {
        const angle = -Math.PI * 0.95 + coin * 0.36;
        const far = area.height * (0.3 + (coin % 2) * 0.09);
        gold(
          c,
          x - area.width * 0.06 + Math.cos(angle) * far,
          y - area.height * 0.24 + Math.sin(angle) * far,
          area.height * 0.048,
        );
      }
    },
  },
  {
    say: 'how.fork',
    paint(c, area, hand) {
      alley(c, area);
      mouth(c, area);
      const { x, y } = spot(area, -0.85, 0.2);
      goat(c, { x: area.x + area.width * 0.72, y: area.y + area.height * 0.98 }, area.height * 0.5);
      hero(c, { x, y }, area.height * 0.42, -0.24);
      arrow(
        c,
        { x: area.x + area.width * 0.13, y: area.y + area.height * 0.34 },
        Math.PI,
        area.height * 0.12,
      );
      hand(area.x + area.width * 0.2, y - area.height * 0.04, area.height * 0.24);
    },
  },
];

/** A place by lane, and how far away it is: 0 (here) to 1. */
function spot({ x, y, width, height }: Rect, lane: number, far: number): Point {
  const size = 1 - far * 0.72;
  return { x: x + width / 2 + lane * width * 0.25 * size, y: y + height * (0.36 + 0.6 * size) };
}

function alley(c: Context, area: Rect): void {
  const { x, y, width, height } = area;
  const air = c.createLinearGradient(0, y, 0, y + height * 0.5);
  air.addColorStop(0, '#2f7fc4');
  air.addColorStop(0.6, '#ffd79a');
  air.addColorStop(1, '#ffb45e');
  c.fillStyle = air;
  c.fillRect(x, y, width, height);
  const [middle, horizon] = [x + width / 2, y + height * 0.42];
  c.fillStyle = '#e2b98c';
  shape(
    c,
    [x - 10, y + height],
    [middle - width * 0.05, horizon],
    [middle + width * 0.05, horizon],
    [x + width + 10, y + height],
  );
  c.fillStyle = '#c99a78';
  for (const side of [-1, 1])
    shape(
      c,
      [middle + side * width * 0.17 - 3, y + height],
      [middle + side * 4, horizon],
      [middle + side * 5, horizon],
      [middle + side * width * 0.17 + 3, y + height],
    );
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x : x + width;
    c.fillStyle = side < 0 ? '#e9b48f' : '#f6d9ae';
    shape(
      c,
      [edge, y],
      [middle + side * width * 0.06, horizon - height * 0.16],
      [middle + side * width * 0.06, horizon],
      [edge, y + height * 0.86],
    );
    for (let at = 0; at < 3; at += 1) {
      const [near, far] = [at / 3, (at + 0.8) / 3];
      const along = (part: number): number => edge + (middle + side * width * 0.06 - edge) * part;
      const top = (part: number): number => y + height * 0.3 + (horizon - y - height * 0.38) * part;
      const out = side * -width * 0.07;
      c.fillStyle = ['#e2483c', '#1fa39a', '#f0a02e'][at] ?? INK;
      shape(
        c,
        [along(near), top(near)],
        [along(far), top(far)],
        [along(far) + out * (1 - far), top(far) + height * 0.08 * (1 - far)],
        [along(near) + out * (1 - near), top(near) + height * 0.12 * (1 - near)],
      );
    }
  }
  c.strokeStyle = '#5a3448';
  c.lineWidth = 2;
  c.beginPath();
  c.moveTo(x, y + height * 0.08);
  c.quadraticCurveTo(middle, y + height * 0.26, x + width, y + height * 0.08);
  c.stroke();
  for (let at = 1; at < 6; at += 1) {
    const part = at / 6;
    const droop = 0.08 + 0.36 * part * (1 - part);
    draw.disc(c, x + width * part, y + height * (droop + 0.03), height * 0.032, INK);
    draw.disc(c, x + width * part, y + height * (droop + 0.03), height * 0.024, '#ffd76a');
  }
}

function shape(c: Context, ...corners: readonly (readonly [number, number])[]): void {
  c.beginPath();
  for (const [x, y] of corners) c.lineTo(x, y);
  c.fill();
}

/** The dark mouth of a shortcut on the left, with its lanterns. */
function mouth(c: Context, { x, y, width, height }: Rect): void {
  c.fillStyle = INK;
  shape(
    c,
    [x, y + height * 0.06],
    [x + width * 0.27, y + height * 0.26],
    [x + width * 0.27, y + height * 0.66],
    [x, y + height * 0.92],
  );
  c.fillStyle = '#6a3f7a';
  shape(
    c,
    [x, y + height * 0.12],
    [x + width * 0.25, y + height * 0.3],
    [x + width * 0.25, y + height * 0.64],
    [x, y + height * 0.86],
  );
  for (const [px, py] of [
    [0.05, 0.62],
    [0.1, 0.6],
    [0.15, 0.58],
    [0.2, 0.56],
  ] as const)
    gold(c, x + width * px, y + height * py, height * 0.04);
}

function gold(c: Context, x: number, y: number, r: number): void {
  draw.disc(c, x, y, r * 1.24, INK);
  draw.disc(c, x, y, r, '#ffd93a');
  draw.disc(c, x, y, r * 0.55, '#ffb52e');
}

/** From behind: legs, basket, carrots, head. */
function hero(c: Context, { x, y }: Point, tall: number, lean = 0): void {
  c.save();
  c.translate(x, y);
  c.rotate(lean);
  c.scale(tall / 100, tall / 100);
  for (const side of [-1, 1]) {
    draw.rounded(c, side * 10 - 8, -32 - side * 3, 16, 30, 7, INK);
    draw.rounded(c, side * 10 - 5, -30 - side * 3, 10, 20, 5, '#fff1d6');
    draw.rounded(c, side * 10 - 6, -11 - side * 3, 12, 8, 3, '#e23a4a');
    draw.rounded(c, side * 22 - 7, -64, 14, 30, 7, INK);
    draw.rounded(c, side * 22 - 4, -61, 8, 22, 4, '#16a79c');
  }
  draw.rounded(c, -20, -68, 40, 42, 12, INK);
  draw.rounded(c, -17, -65, 34, 36, 10, '#16a79c');
  draw.disc(c, 0, -80, 19, INK);
  draw.disc(c, 0, -80, 16, '#4a2d3c');
  draw.rounded(c, -16, -85, 32, 6, 3, '#ffc02e');
  for (const [dx, turn] of [
    [-9, -0.3],
    [0, 0],
    [9, 0.3],
  ] as const) {
    c.save();
    c.translate(dx, -62);
    c.rotate(turn);
    draw.drawPath(c, 'M-5 0L-4-15Q0-19 4-15L5 0Z', { line: INK, width: 5, fill: '#ff8a1f' });
    draw.drawPath(c, 'M0-17L-5-26M0-17V-28M0-17L5-26', { line: '#2f9a4a', width: 4 });
    c.restore();
  }
  draw.drawPath(c, 'M-19-62H19L15-28H-15Z', { line: INK, width: 6, fill: '#d9a05a' });
  draw.drawPath(c, 'M-17-50H17M-16-39H16', { line: '#9a6a34', width: 3 });
  c.restore();
}

function sacks(c: Context, { x, y }: Point, tall: number): void {
  SPICES.forEach((spice, at) => {
    const px = x + (at - 1) * tall * 0.8;
    draw.rounded(c, px - tall * 0.42, y - tall * 0.72, tall * 0.84, tall * 0.74, tall * 0.22, INK);
    draw.fillPath(c, INK, (path) => {
      path.moveTo(px - tall * 0.44, y - tall * 0.56);
      path.lineTo(px, y - tall * 1.16);
      path.lineTo(px + tall * 0.44, y - tall * 0.56);
    });
    draw.rounded(
      c,
      px - tall * 0.36,
      y - tall * 0.62,
      tall * 0.72,
      tall * 0.58,
      tall * 0.18,
      '#d6aa76',
    );
    draw.fillPath(c, spice, (path) => {
      path.moveTo(px - tall * 0.34, y - tall * 0.6);
      path.lineTo(px, y - tall * 1.06);
      path.lineTo(px + tall * 0.34, y - tall * 0.6);
    });
  });
}

function line(c: Context, { x, y }: Point, tall: number): void {
  for (const side of [-1, 1])
    draw.rounded(c, x + side * tall * 0.5 - 3, y - tall, 6, tall, 3, '#7a4526');
  for (const [at, color] of ['#e2483c', '#fff3dc', '#1fa39a'].entries()) {
    draw.rounded(
      c,
      x - tall * 0.46 + at * tall * 0.31,
      y - tall * 0.98,
      tall * 0.3,
      tall * 0.56,
      3,
      INK,
    );
    draw.rounded(
      c,
      x - tall * 0.46 + at * tall * 0.31 + 2,
      y - tall * 0.98 + 2,
      tall * 0.3 - 4,
      tall * 0.56 - 4,
      2,
      color,
    );
  }
}

function crates(c: Context, { x, y }: Point, tall: number): void {
  for (const [at, wide] of [0.8, 0.66].entries()) {
    const top = y - tall * 0.36 * (at + 1);
    draw.rounded(c, x - (tall * wide) / 2, top, tall * wide, tall * 0.38, 4, INK);
    draw.rounded(
      c,
      x - (tall * wide) / 2 + 3,
      top + 3,
      tall * wide - 6,
      tall * 0.38 - 6,
      3,
      at === 0 ? '#9a5c34' : '#c2844e',
    );
    draw.rounded(
      c,
      x - (tall * wide) / 2 + 3,
      top + tall * 0.15,
      tall * wide - 6,
      tall * 0.06,
      1,
      '#e0aa74',
    );
  }
  draw.disc(c, x, y - tall * 0.88, tall * 0.2, INK);
  draw.disc(c, x, y - tall * 0.88, tall * 0.16, '#2f6fb0');
  draw.rounded(c, x - tall * 0.16, y - tall * 0.92, tall * 0.32, tall * 0.06, 2, '#f6f0e0');
}

/** The goat's head, at the lower edge. */
function goat(c: Context, { x, y }: Point, tall: number): void {
  c.save();
  c.translate(x, y);
  c.scale(tall / 100, tall / 100);
  for (const side of [-1, 1]) {
    draw.drawPath(
      c,
      `M${side * 12}-72Q${side * 16}-104 ${side * 44}-96Q${side * 34}-92 ${side * 28}-70Z`,
      { line: INK, width: 7, fill: '#8f6d58' },
    );
    draw.drawPath(c, `M${side * 22}-60L${side * 54}-62L${side * 26}-44Z`, {
      line: INK,
      width: 6,
      fill: '#b9784a',
    });
  }
  draw.rounded(c, -30, -76, 60, 90, 24, INK);
  draw.rounded(c, -26, -72, 52, 86, 21, '#f6ecdc');
  draw.rounded(c, -13, -72, 26, 24, 10, '#b9784a');
  for (const side of [-1, 1]) {
    draw.disc(c, side * 15, -44, 8, '#fff6c8');
    draw.rounded(c, side * 15 - 6, -47, 12, 6, 2, INK);
  }
  draw.rounded(c, -14, -22, 28, 14, 7, '#e8a5a0');
  c.restore();
}

function arrow(c: Context, { x, y }: Point, angle: number, size: number): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.scale(size / 20, size / 20);
  draw.drawPath(c, 'M-22-6H4V-18L28 0L4 18V6H-22Z', { line: INK, width: 8, fill: '#ffd93a' });
  c.restore();
}
