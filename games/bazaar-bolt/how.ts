import * as draw from '@playgrove/kit/draw';
import type { Context, Lesson, Point, Rect } from '@playgrove/kit/runtime';
import type { State } from './rules.ts';
import type { Ui } from './view/ui.ts';

const INK = '#3a1838';

/** The alley in one vanishing point: the same signs as in a run, large enough for a small picture. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.swipe',
    paint(c, area, hand) {
      alley(c, area);
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

/** Sky, alley, walls with awnings and a string of lanterns, drawn for an area of 100 by 100. */
const ALLEY = [
  ['M0 0H100V60H0Z', '#8fb8c8'],
  ['M0 30H100V60H0Z', '#ffd79a'],
  ['M-3 100L45 42H55L103 100Z', '#e2b98c'],
  ['M32 100L49 42H49.500L34 100ZM66 100L50.500 42H51L68 100Z', '#c99a78'],
  ['M0 0L44 26V42L0 86Z', '#e9b48f'],
  ['M100 0L56 26V42L100 86Z', '#f6d9ae'],
  ['M0 30L12 29 17 37 7 42ZM100 30L88 29 83 37 93 42Z', '#e2483c'],
  ['M15 29L26 30 30 36 21 39ZM85 29L74 30 70 36 79 39Z', '#1fa39a'],
  ['M29 31L40 33 42 37 34 38ZM71 31L60 33 58 37 66 38Z', '#f0a02e'],
] as const;

function alley(c: Context, { x, y, width, height }: Rect): void {
  c.save();
  c.translate(x, y);
  c.scale(width / 100, height / 100);
  for (const [d, fill] of ALLEY) draw.drawPath(c, d, { fill });
  draw.drawPath(c, 'M0 8Q50 26 100 8', { line: '#5a3448', width: 0.8 });
  c.restore();
  for (let at = 1; at < 6; at += 1) {
    const [part, droop] = [at / 6, 0.11 + 0.06 * at - 0.01 * at * at];
    gold(c, x + width * part, y + height * droop, height * 0.026);
  }
}

/** The dark mouth of a shortcut on the left, with its coins. */
function mouth(c: Context, { x, y, width, height }: Rect): void {
  for (const [color, edge] of [
    [INK, 0.06],
    ['#6a3f7a', 0.12],
  ] as const) {
    const right = x + width * (0.3 - edge / 2);
    draw.fillPath(c, color, (path) => {
      path.moveTo(x, y + height * edge);
      path.lineTo(right, y + height * (0.22 + edge));
      path.lineTo(right, y + height * (0.7 - edge));
      path.lineTo(x, y + height * (0.98 - edge));
    });
  }
  for (let coin = 1; coin < 5; coin += 1)
    gold(c, x + width * 0.05 * coin, y + height * (0.64 - 0.02 * coin), height * 0.04);
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

function crates(c: Context, { x, y }: Point, tall: number): void {
  c.save();
  c.translate(x, y);
  c.scale(tall / 100, tall / 100);
  const ink = { line: INK, width: 6 };
  draw.drawPath(c, 'M-40-36H40V0H-40Z', { ...ink, fill: '#9a5c34' });
  draw.drawPath(c, 'M-33-72H33V-36H-33Z', { ...ink, fill: '#c2844e' });
  draw.drawPath(c, 'M-38-18H38M-31-54H31', { line: '#e0aa74', width: 6 });
  draw.drawPath(c, 'M0-106A18 18 0 1 1-.1-106Z', { ...ink, fill: '#2f6fb0' });
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
