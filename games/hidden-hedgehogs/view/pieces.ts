import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context } from '@playgrove/kit/runtime';

/*
 * Pieces around their middle, in places of 100 from middle to middle.
 */

export const INK = draw.PALETTE.ink;
const PILES = 5;
const LEAVES = ['#ff8a2a', '#f2552c', '#ffbb33', '#d9402f', '#ff9f45', '#c9742a'] as const;

/** How much of a side is round at its ends. */
const ROUND = 0.17;

/** The outline of a place; `flat` where rows are columns. */
export const traceHex =
  (flat: boolean, r: number, x = 0, y = 0) =>
  (path: Context): void => {
    const corner = (side: number, part = 0): [number, number] => {
      const turn = (flat ? 0 : Math.PI / 6) + (side * Math.PI) / 3;
      const next = turn + Math.PI / 3;
      return [
        x + r * (Math.cos(turn) * (1 - part) + Math.cos(next) * part),
        y + r * (Math.sin(turn) * (1 - part) + Math.sin(next) * part),
      ];
    };
    path.moveTo(...corner(0, ROUND));
    for (let side = 1; side <= 6; side += 1) {
      path.lineTo(...corner(side - 1, 1 - ROUND));
      path.quadraticCurveTo(...corner(side), ...corner(side, ROUND));
    }
    path.closePath();
  };

function leaf(c: Context, x: number, y: number, turn: number, color: string, size: number): void {
  draw.transformed(c, { x, y, rotate: turn, scale: size }, () => {
    draw.drawPath(c, 'M-20 0Q-6 -17 20 0Q-6 17 -20 0Z', {
      fill: color,
      rim: '#7a2c14',
      width: 2.4,
    });
    draw.line(c, [-20, 0, 14, 0], 2, '#7a2c1499');
  });
}

/** A pile of leaves, one of five. */
export function paintPile(c: Context, kind: number, flat: boolean, pressed: boolean): void {
  const rng = createRng(`pile ${kind % PILES}`);
  const drop = pressed ? 2 : 0;
  draw.fillPath(c, '#4a1f18', traceHex(flat, 55, 0, 5));
  draw.fillPath(
    c,
    draw.down(c, -50, 50, '#ffb24d', '#f07a2b', '#c4502a'),
    traceHex(flat, 53, 0, drop - 1),
  );
  draw.clipped(c, traceHex(flat, 53, 0, drop - 1), () => {
    for (let one = 0; one < 9; one += 1) {
      const [angle, far] = [one * 2.4 + rng.unit(), 12 + one * 4.4];
      leaf(
        c,
        Math.cos(angle) * far,
        Math.sin(angle) * far + drop,
        rng.between(0, 6),
        LEAVES[(one + kind) % LEAVES.length] ?? LEAVES[0],
        0.9 + rng.unit() * 0.35,
      );
    }
    if (pressed) draw.fillPath(c, '#3a100c40', traceHex(flat, 54));
  });
  if (!pressed)
    draw.rim(c, '#ffe2a080', 3, (path) => path.arc(0, 0, 45, Math.PI * 1.12, Math.PI * 1.62));
}

/** Raked ground. */
export function paintGround(c: Context, flat: boolean): void {
  draw.fillPath(c, '#b4d07a', traceHex(flat, 56));
  draw.fillPath(c, '#e4f2b8', traceHex(flat, 53.5, 0, 1.5));
  draw.fillPath(c, '#d9ecaa', traceHex(flat, 48, 0, 3));
  for (const [x, y] of [
    [-30, 18],
    [28, -22],
  ] as const)
    draw.drawPath(
      c,
      `M${x - 5} ${y}L${x - 3} ${y - 8}M${x} ${y}L${x} ${y - 10}M${x + 5} ${y}L${x + 4} ${y - 8}`,
      {
        line: '#a3c86c',
        width: 2.6,
      },
    );
}

/** Dark enough for pale ground. */
const DIGITS = ['', '#1d5bd1', '#0f7335', '#c41f30', '#6c2bbb', '#924300', '#0a5f68'] as const;

export function paintNumber(c: Context, value: number): void {
  c.font = draw.labelFont(56);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.lineJoin = 'round';
  c.lineWidth = 9;
  c.strokeStyle = '#fffdf0';
  c.strokeText(String(value), 0, 4);
  c.fillStyle = DIGITS[value] ?? INK;
  c.fillText(String(value), 0, 4);
}

/** A flag's color and what is on it. */
export type FlagLook = { readonly color: string; readonly mark: string; readonly ink: string };

/** A little flag in the leaves. */
export function paintFlag(c: Context, { color, mark, ink }: FlagLook): void {
  draw.blob(c, 0, 32, 20, 7, '#3a100c70');
  draw.line(c, [-20, 32, -20, -36], 9, INK);
  draw.line(c, [-20, 30, -20, -34], 4, '#fff6e3');
  const cloth = 'M-19 -36Q4 -44 32 -33L24 -14L32 4Q4 -8 -19 2Z';
  draw.drawPath(c, cloth, { fill: INK, rim: INK, width: 9 });
  draw.drawPath(c, cloth, { fill: color });
  draw.transformed(c, { x: 3, y: -18 }, () =>
    draw.drawPath(c, mark, mark.endsWith('Z') ? { fill: ink } : { line: ink, width: 4 }),
  );
}

/** A clover: here no hedgehog is near. */
export function paintClover(c: Context): void {
  draw.disc(c, 0, 0, 40, '#ffffffb0');
  draw.drawPath(c, 'M2 4Q10 22 4 36', { line: INK, width: 10 });
  draw.drawPath(c, 'M2 4Q10 22 4 36', { line: '#2f9e4f', width: 5 });
  for (const [x, y] of [
    [-13, -13],
    [13, -13],
    [-13, 11],
    [13, 11],
  ] as const)
    draw.disc(c, x, y, 16.5, INK);
  for (const [x, y] of [
    [-13, -13],
    [13, -13],
    [-13, 11],
    [13, 11],
  ] as const)
    draw.disc(c, x, y, 13, draw.radial(c, x - 4, y - 5, 18, '#9be86a', '#35b04f'));
  draw.disc(c, 0, -1, 7, '#35b04f');
}

export type Mood = 'asleep' | 'calm' | 'cross';

/** A hedgehog about 84 wide. */
export function paintHog(c: Context, mood: Mood): void {
  draw.blob(c, 2, 34, 40, 9, '#2b1b4d50');
  const spikes = (r: number, paint: string): void =>
    draw.fillPath(c, paint, (path) => {
      const count = 13;
      for (let at = 0; at <= count * 2; at += 1) {
        const angle = Math.PI * 0.86 + (at / (count * 2)) * Math.PI * 1.28;
        const far = at % 2 === 0 ? r * 0.84 : r * (mood === 'cross' ? 1.16 : 1.04);
        path.lineTo(4 + Math.cos(angle) * far, 4 + Math.sin(angle) * far);
      }
      path.lineTo(30, 32);
      path.lineTo(-30, 32);
      path.closePath();
    });
  spikes(43, INK);
  draw.rim(c, INK, 7);
  spikes(42, '#8a5a3a');
  spikes(33, '#a8724a');
  for (const side of [-1, 1]) draw.blob(c, side * 15 - 3, 33, 10, 6, INK);
  for (const side of [-1, 1]) draw.blob(c, side * 15 - 3, 32, 7.5, 4, '#f2c79a');
  draw.blob(c, -9, 13, 27, 22.5, INK);
  draw.blob(c, -9, 13, 23.5, 19, draw.down(c, -8, 32, '#ffe9cc', '#f5cda0'));
  for (const side of [-1, 1]) draw.disc(c, -9 + side * 21, -5, 8, INK);
  for (const side of [-1, 1]) draw.disc(c, -9 + side * 21, -5, 5, '#e9a878');
  for (const side of [-1, 1]) draw.blob(c, -10 + side * 15, 19, 5, 3.4, '#ff8f8f90');
  eyes(c, mood);
  draw.blob(c, -11, 15, 6.5, 5.4, INK);
  draw.disc(c, -13, 13.4, 1.7, '#ffffff');
}

function eyes(c: Context, mood: Mood): void {
  for (const side of [-1, 1]) {
    const x = -10 + side * 10;
    if (mood === 'asleep') {
      draw.rim(c, INK, 3.4, (path) => path.arc(x, 4, 4.6, 0.3, Math.PI - 0.3));
      continue;
    }
    draw.blob(c, x, 5, 4.4, 5.4, INK);
    draw.disc(c, x - 1.4, 3, 1.7, '#ffffff');
    if (mood === 'cross') draw.line(c, [x - side * 5, -1, x + side * 6, -6], 3.6, INK);
  }
  const mouth = mood === 'cross' ? 'M-16 27Q-11 22 -6 27' : 'M-16 23Q-11 28 -6 23';
  draw.drawPath(c, mouth, { line: INK, width: 3 });
}
