import * as draw from '@playgrove/kit/draw';
import type { Lesson, Point, Rect } from '@playgrove/kit/runtime';
import type { Ui } from './view/ui.ts';
import type { State } from './rules/types.ts';
import { INK } from './view/signs.ts';

type C = CanvasRenderingContext2D;

/** How to play, painted: the game itself is drawn in 3D. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.shoot',
    paint(c, area, hand) {
      ground(c, area);
      keeper(c, at(area, 0.42, 0.7), area.height * 0.42, -0.5);
      const from = at(area, 0.5, 0.9);
      const to = at(area, 0.8, 0.3);
      trail(c, from, at(area, 0.86, 0.72), to);
      ball(c, from.x, from.y, 11);
      hand(to.x, to.y, 42);
    },
  },
  {
    say: 'how.read',
    paint(c, area) {
      ground(c, area);
      keeper(c, at(area, 0.56, 0.74), area.height * 0.56, -0.34);
      arrow(c, at(area, 0.22, 0.42), -1, area.height * 0.15, '#ffd24a');
      ball(c, at(area, 0.84, 0.3).x, at(area, 0.84, 0.3).y, 9);
      trail(c, at(area, 0.6, 1.05), at(area, 0.86, 0.8), at(area, 0.835, 0.38));
    },
  },
  {
    say: 'how.save',
    paint(c, area, hand) {
      ground(c, area);
      keeper(c, at(area, 0.46, 0.62), area.height * 0.5, 1.05, '#7c3aed');
      const hit = at(area, 0.8, 0.36);
      trail(c, at(area, 0.1, 1.05), at(area, 0.2, 0.3), hit);
      ball(c, hit.x + 4, hit.y, 10);
      arrow(c, at(area, 0.54, 0.84), 1, area.height * 0.15, '#ffffff');
      hand(at(area, 0.72, 0.8).x, at(area, 0.72, 0.8).y, 38);
    },
  },
];

function at(area: Rect, x: number, y: number): Point {
  return { x: area.x + area.width * x, y: area.y + area.height * y };
}

/** Stand, boards, grass and the goal. */
function ground(c: C, area: Rect): void {
  const { x, y, width, height } = area;
  c.fillStyle = '#2b2668';
  c.fillRect(x, y, width, height);
  const shirts = ['#8f3f66', '#8f7a58', '#3f5f9a', '#6a5fa8'];
  for (let seat = 0; seat < 60; seat += 1) {
    c.fillStyle = shirts[(seat * 7) % 4] ?? INK;
    const row = Math.floor(seat / 20);
    c.fillRect(x + ((seat % 20) + (row % 2) * 0.5) * (width / 20) + 2, y + 8 + row * 17, 8, 12);
  }
  c.fillStyle = '#2f6bff';
  c.fillRect(x, y + height * 0.38, width, height * 0.14);
  c.fillStyle = '#4cba52';
  c.fillRect(x, y + height * 0.52, width, height * 0.48);
  c.fillStyle = '#37a146';
  c.fillRect(x, y + height * 0.78, width, height * 0.22);
  const [left, top, right, foot] = [x + width * 0.08, y + height * 0.12, x + width * 0.92, 0.7];
  c.strokeStyle = '#ffffff66';
  c.lineWidth = 1.5;
  c.beginPath();
  for (let cord = 1; cord < 16; cord += 1) {
    const across = left + ((right - left) * cord) / 16;
    c.moveTo(across, top);
    c.lineTo(across, y + height * foot);
  }
  for (let cord = 1; cord < 7; cord += 1) {
    const high = top + ((y + height * foot - top) * cord) / 7;
    c.moveTo(left, high);
    c.lineTo(right, high);
  }
  c.stroke();
  for (const [color, wide] of [
    [INK, 10],
    ['#ffffff', 6],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = wide;
    c.lineJoin = 'round';
    c.beginPath();
    c.moveTo(left, y + height * foot);
    c.lineTo(left, top);
    c.lineTo(right, top);
    c.lineTo(right, y + height * foot);
    c.stroke();
  }
}

/** Standing on a spot, so tall, leaning by this many radians. */
function keeper(c: C, foot: Point, tall: number, lean: number, shirt = '#ffb020'): void {
  c.save();
  c.translate(foot.x, foot.y);
  c.rotate(lean);
  c.scale(tall / 100, tall / 100);
  const limb = (color: string, wide: number, ...points: readonly Point[]): void => {
    for (const [paint, more] of [
      [INK, 6],
      [color, 0],
    ] as const) {
      draw.rim(c, paint, wide + more, (path) => {
        for (const { x, y } of points) path.lineTo(x, y);
      });
    }
  };
  for (const side of [-1, 1]) {
    limb('#2b2450', 11, { x: side * 8, y: -34 }, { x: side * 13, y: -2 });
    limb(shirt, 10, { x: side * 16, y: -66 }, { x: side * 34, y: -76 });
    limb('#ff5fd0', 13, { x: side * 36, y: -78 }, { x: side * 38, y: -82 });
  }
  draw.rounded(c, -22, -76, 44, 46, 14, INK);
  draw.rounded(c, -19, -73, 38, 40, 12, shirt);
  draw.rounded(c, -19, -52, 38, 9, 3, '#fff2d8');
  draw.disc(c, 0, -90, 18, INK);
  draw.disc(c, 0, -90, 15, '#f2bd8f');
  draw.fillPath(c, '#3a2418', (path) => path.arc(0, -93, 15, Math.PI, 0));
  c.fillStyle = INK;
  const glance = Math.sign(lean) * 3;
  for (const eye of [-5, 5]) {
    c.beginPath();
    c.arc(eye + glance, -87, 2.4, 0, 7);
    c.fill();
  }
  c.restore();
}

function ball(c: C, x: number, y: number, r: number): void {
  for (const [paint, size] of [
    [INK, r + 3],
    ['#ffffff', r],
    ['#2f6bff', r * 0.42],
  ] as const) {
    draw.disc(c, x, y, size, paint);
  }
}

/** The way of a ball, bent through a point. */
function trail(c: C, from: Point, by: Point, to: Point): void {
  c.lineCap = 'round';
  for (const [paint, wide] of [
    [INK, 11],
    ['#ffd24a', 6],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = wide;
    c.beginPath();
    c.moveTo(from.x, from.y);
    c.quadraticCurveTo(by.x, by.y, to.x, to.y);
    c.stroke();
  }
}

function arrow(c: C, { x, y }: Point, way: 1 | -1, size: number, color: string): void {
  c.save();
  c.translate(x, y);
  c.scale((way * size) / 20, size / 20);
  draw.drawPath(c, 'M-26-6H6V-18L32 0L6 18V6H-26Z', { line: INK, fill: color, width: 8 });
  c.restore();
}
