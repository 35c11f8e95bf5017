import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { halfOf, type Kind } from '../rules/state.ts';
import { drawPuffin, type Mood } from './puffin.ts';
import { FLOOR_HEIGHT, STONE, WEIGHT, woodOf, type Wood } from './shapes.ts';

const INK = draw.PALETTE.ink;
const HALF_HEIGHT = FLOOR_HEIGHT / 2;
const PANE = '#ffe7a8';
/** The picture window: its upper edge and its height. */
const WINDOW = { top: -27, height: 60 } as const;

export type Placed = {
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly scaleX: number;
  readonly scaleY: number;
};

export type House = {
  readonly kind: Kind;
  /** Its number in the tower, which gives its color. */
  readonly number: number;
  readonly guests: number;
  readonly mood: Mood;
  /** Seconds, for beating wings. */
  readonly time: number;
};

/** A floor with its puffins, around x, y. */
export function drawHouse(
  to: Surface,
  { kind, number, guests, mood, time }: House,
  at: Placed,
): void {
  const { c } = to;
  c.save();
  c.translate(at.x, at.y + HALF_HEIGHT);
  c.rotate(at.rotate);
  c.scale(at.scaleX, at.scaleY);
  c.translate(0, -HALF_HEIGHT);
  const half = halfOf(kind);
  const color = kind === 'heavy' || kind === 'base' ? 0 : number % 5;
  const festive = guests >= 5;
  draw.stamped(
    to,
    `house ${kind} ${color} ${festive ? 1 : 0}`,
    {
      x: 0,
      y: kind === 'roof' ? -16 : 0,
      width: half * 2 + 48,
      height: FLOOR_HEIGHT + (kind === 'roof' ? 60 : 28),
    },
    (on) =>
      draw.transformed(on, { y: kind === 'roof' ? 16 : 0 }, () =>
        paintFloor(on, kind, woodOf(number), festive),
      ),
  );
  if (kind !== 'base') drawGuests(to, { kind, number, guests, mood, time: time + number * 0.37 });
  c.restore();
}

function drawGuests(to: Surface, { kind, number, guests, mood, time }: House): void {
  const count = Math.min(guests, kind === 'narrow' || kind === 'roof' ? 2 : 3);
  const step = kind === 'narrow' ? 38 : kind === 'roof' ? 32 : 42;
  const still = to.reducedMotion;
  for (let n = 0; n < count; n += 1) {
    const own = time + n * 0.61;
    const beat = !still && Math.floor(own * 6) % 2 === 0;
    const bob = still
      ? 0
      : Math.sin(own * (mood === 'calm' ? 1.8 : 9)) * (mood === 'calm' ? 1.5 : 2.5);
    drawPuffin(to, mood, beat, {
      x: (n - (count - 1) / 2) * step,
      y: WINDOW.top + WINDOW.height - 3 + bob,
      scale: 0.86,
      face: n * 2 < count - (count % 2 === 1 && number % 2 === 1 ? 0 : 1) ? -1 : 1,
    });
  }
}

function paintFloor(c: Context, kind: Kind, wood: Wood, festive: boolean): void {
  if (kind === 'base') paintBase(c);
  else if (kind === 'roof') paintRoof(c, wood);
  else paintStory(c, kind, kind === 'heavy' ? STONE : wood, festive);
}

function paintStory(c: Context, kind: Kind, wood: Wood, festive: boolean): void {
  const half = halfOf(kind);
  const top = -HALF_HEIGHT;
  draw.rounded(c, -half - 3, top - 2, half * 2 + 6, FLOOR_HEIGHT + 4, 7, INK);
  draw.rounded(
    c,
    -half,
    top + 2,
    half * 2,
    FLOOR_HEIGHT - 4,
    5,
    draw.down(c, top, -top, wood.light, wood.body, wood.body),
  );
  if (kind === 'heavy') paintStones(c, half, wood);
  else {
    c.fillStyle = draw.fade(wood.deep, 0.35);
    for (let y = top + 24; y < HALF_HEIGHT - 8; y += 13) c.fillRect(-half, y, half * 2, 2.5);
  }
  const trim = kind === 'heavy' ? wood.light : '#fffaf0';
  for (const side of [-1, 1])
    draw.rounded(c, side * (half - 3) - 4, top + 8, 8, FLOOR_HEIGHT - 16, 3, trim);
  const wide = half * 2 - 40;
  draw.rounded(c, -wide / 2 - 6, WINDOW.top - 6, wide + 12, WINDOW.height + 10, 10, INK);
  draw.rounded(c, -wide / 2 - 3, WINDOW.top - 3, wide + 6, WINDOW.height + 5, 8, trim);
  const glass = draw.down(c, WINDOW.top, WINDOW.top + WINDOW.height, '#ffc25c', PANE, '#fff6d8');
  draw.rounded(c, -wide / 2 + 3, WINDOW.top + 3, wide - 6, WINDOW.height - 4, 5, glass);
  // The sill with flowers, and the ledges on which floors stand.
  draw.rounded(c, -wide / 2 - 8, 34, wide + 16, 9, 4, INK);
  draw.rounded(c, -wide / 2 - 6, 35, wide + 12, 5, 3, trim);
  draw.rounded(c, -half - 9, top - 2, half * 2 + 18, 15, 5, INK);
  draw.rounded(c, -half - 6, top, half * 2 + 12, 9, 4, draw.down(c, top, top + 9, '#ffffff', trim));
  draw.rounded(c, -half - 5, HALF_HEIGHT - 8, half * 2 + 10, 8, 3, draw.shade(wood.deep, 0.2));
  if (kind === 'heavy') {
    for (const side of [-1, 1])
      draw.transformed(c, { x: side * (half - 1), y: HALF_HEIGHT - 26, scale: 0.9 }, () =>
        draw.drawPath(c, WEIGHT, { fill: '#3a3560', line: '#ffd23c', width: 5 }),
      );
  }
  if (festive) paintGarland(c, half);
}

function paintStones(c: Context, half: number, wood: Wood): void {
  for (let row = 0; row < 5; row += 1) {
    for (let x = -half - (row % 2) * 17; x < half; x += 34) {
      const left = Math.max(x, -half) + 1.5;
      const right = Math.min(x + 34, half) - 1.5;
      const paint =
        (row * 3 + Math.round(x / 17)) % 3 === 0 ? wood.light : draw.fade(wood.deep, 0.28);
      if (right > left + 4)
        draw.rounded(c, left, -HALF_HEIGHT + 14 + row * 19, right - left, 16, 5, paint);
    }
  }
}

const FLAGS = ['#ff4b55', '#ffd02e', '#45d15b', '#4cc3ff', '#ff4f9a'] as const;

/** Bunting over the window: the floor of a crowd. */
function paintGarland(c: Context, half: number): void {
  const count = half > 70 ? 9 : 7;
  for (let n = 0; n < count; n += 1) {
    const part = n / (count - 1) - 0.5;
    const x = part * (half * 2 - 8);
    const y = -38 + (0.25 - part * part) * 36;
    draw.fillPath(c, INK, (path) => {
      path.moveTo(x - 10, y - 2);
      path.lineTo(x + 10, y - 2);
      path.lineTo(x, y + 20);
    });
    draw.fillPath(c, FLAGS[n % FLAGS.length] ?? '#ffffff', (path) => {
      path.moveTo(x - 7, y);
      path.lineTo(x + 7, y);
      path.lineTo(x, y + 15);
    });
  }
}

function paintRoof(c: Context, wood: Wood): void {
  const half = halfOf('roof');
  const foot = HALF_HEIGHT;
  const gable = `M${-half + 12} ${foot}V-6L0 -58L${half - 12} -6V${foot}Z`;
  draw.drawPath(c, 'M40 -52V-84H66V-24Z', { fill: '#a04a4a', line: INK, width: 8 });
  draw.drawPath(c, gable, { line: INK, width: 8 });
  draw.drawPath(c, gable, { fill: draw.down(c, -58, foot, wood.light, wood.body) });
  c.fillStyle = draw.fade(wood.deep, 0.3);
  for (let y = 6; y < foot - 6; y += 13) c.fillRect(-half + 12, y, half * 2 - 24, 2.5);
  draw.rounded(c, -46, WINDOW.top, 92, WINDOW.height + 8, 30, INK);
  draw.rounded(c, -42, WINDOW.top + 4, 84, WINDOW.height, 27, '#fffaf0');
  draw.rounded(c, -36, WINDOW.top + 10, 72, WINDOW.height - 10, 22, PANE);
  const slope = `M${-half - 8} 6L0 -66L${half + 8} 6`;
  draw.drawPath(c, slope, { line: INK, width: 24 });
  draw.drawPath(c, slope, { line: '#46506e', width: 15 });
  draw.drawPath(c, slope, { line: '#7f8cae', width: 4 });
  draw.drawPath(c, 'M0 -66V-84', { line: INK, width: 6 });
  draw.star(c, 0, -82, 11, INK);
  draw.star(c, 0, -82, 8, '#ffd23c');
}

/** A block of granite on the pier. */
function paintBase(c: Context): void {
  const half = halfOf('base');
  draw.rounded(c, -half - 4, -HALF_HEIGHT - 2, half * 2 + 8, FLOOR_HEIGHT + 6, 10, INK);
  draw.rounded(
    c,
    -half,
    -HALF_HEIGHT + 2,
    half * 2,
    FLOOR_HEIGHT,
    8,
    draw.down(c, -50, 60, '#b9bccb', '#77799a'),
  );
  for (let row = 0; row < 4; row += 1) {
    for (let n = 0; n < 6; n += 1) {
      const x = -half + 6 + n * 40 - (row % 2) * 20;
      const left = Math.max(x, -half + 5);
      const right = Math.min(x + 36, half - 5);
      if (right > left + 6)
        draw.rounded(
          c,
          left,
          -HALF_HEIGHT + 20 + row * 24,
          right - left,
          20,
          7,
          draw.fade((n + row) % 3 ? '#5a5a84' : '#e8eaf2', 0.3),
        );
    }
  }
  draw.rounded(c, -half - 12, -HALF_HEIGHT - 3, half * 2 + 24, 20, 7, INK);
  draw.rounded(c, -half - 8, -HALF_HEIGHT, half * 2 + 16, 12, 5, '#f3e7cf');
  for (const side of [-1, 1]) draw.disc(c, side * (half - 14), -HALF_HEIGHT + 34, 7, '#3a3560');
}
