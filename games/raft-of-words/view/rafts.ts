import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { cellsOf, COLUMNS, type Slot } from '../rules/board.ts';

const INK = draw.PALETTE.ink;

/** The colors of rafts: decks from light to deep, hulls light and deep, letters. */
export type Wood = {
  readonly deck: readonly [string, string, string];
  readonly hull: readonly [string, string];
  readonly ink: string;
};

/** The logs below a word, from the upper left corner. */
export function paintHull(
  c: Context,
  x: number,
  y: number,
  wide: number,
  high: number,
  { hull: [light, deep] }: Wood,
): void {
  const short = Math.min(wide, high);
  const [edge, round] = [short * 0.06, short * 0.3];
  draw.rounded(c, x - edge, y - edge, wide + edge * 2, high + edge * 2, round + edge, INK);
  draw.rounded(c, x, y, wide, high, round, draw.down(c, y, y + high, light, deep));
  draw.rounded(
    c,
    x + round,
    y + edge,
    wide - round * 2,
    edge * 1.4,
    edge,
    draw.fade('#ffffff', 0.22),
  );
}

/** A deck with its letter, around x, y; without a letter it is wet and dark. */
export function paintDeck(
  c: Context,
  x: number,
  y: number,
  side: number,
  { deck, hull, ink }: Wood,
  letter = '',
): void {
  const [half, round] = [side * 0.44, side * 0.17];
  const isOpen = letter !== '';
  const [light, mid, deep] = isOpen
    ? deck
    : [draw.shade(hull[0], 0.05), draw.shade(hull[1], 0.1), draw.shade(hull[1], 0.3)];
  draw.rounded(
    c,
    x - half,
    y - half + side * 0.05,
    half * 2,
    half * 2,
    round,
    draw.shade(deep, 0.45),
  );
  draw.rounded(
    c,
    x - half,
    y - half,
    half * 2,
    half * 1.94,
    round,
    draw.down(c, y - half, y + half, light, mid, deep),
  );
  draw.clipped(
    c,
    (path) => path.roundRect(x - half, y - half, half * 2, half * 1.94, round),
    () => {
      for (const plank of [-1, 1]) {
        const at = y + plank * half * 0.36;
        draw.line(
          c,
          [x - half, at, x + half, at],
          side * 0.028,
          draw.fade(draw.shade(deep, 0.4), 0.5),
        );
        draw.line(
          c,
          [x - half, at + side * 0.025, x + half, at + side * 0.025],
          side * 0.016,
          draw.fade('#ffffff', isOpen ? 0.4 : 0.12),
        );
      }
      for (const [dx, dy] of [
        [-0.76, -0.68],
        [0.76, -0.68],
        [-0.76, 0.62],
        [0.76, 0.62],
      ] as const)
        draw.disc(
          c,
          x + dx * half,
          y + dy * half,
          side * 0.03,
          draw.fade(draw.shade(deep, 0.6), 0.7),
        );
      draw.rounded(
        c,
        x - half * 0.8,
        y - half * 0.9,
        half * 1.6,
        side * 0.06,
        side * 0.03,
        draw.fade('#ffffff', isOpen ? 0.65 : 0.14),
      );
      if (!isOpen)
        draw.cover(
          c,
          { x: x - half, y: y - half, width: half * 2, height: half * 0.5 },
          draw.down(c, y - half, y - half * 0.4, draw.fade(INK, 0.34), draw.fade(INK, 0)),
        );
    },
  );
  if (!isOpen) return;
  c.font = draw.labelFont(side * 0.62);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  for (const [dy, color] of [
    [0.075, draw.fade('#ffffff', 0.75)],
    [0.035, ink],
  ] as const) {
    c.fillStyle = color;
    c.fillText(letter.toUpperCase(), x, y + side * dy);
  }
}

/** All rafts without letters, from their upper left corner; ropes tie the decks of a word. */
export function paintRafts(c: Context, slots: readonly Slot[], cell: number, wood: Wood): void {
  const edge = cell * 0.02;
  const boxes = slots.map(({ word, x, y, down }) => ({
    x: x * cell + edge,
    y: y * cell + edge,
    wide: (down ? 1 : word.length) * cell - edge * 2,
    high: (down ? word.length : 1) * cell - edge * 2,
  }));
  for (const { x, y, wide, high } of boxes)
    draw.rounded(c, x + cell * 0.06, y + cell * 0.16, wide, high, cell * 0.3, '#04283f66');
  for (const { x, y, wide, high } of boxes) {
    draw.rounded(
      c,
      x - cell * 0.07,
      y - cell * 0.05,
      wide + cell * 0.14,
      high + cell * 0.14,
      cell * 0.34,
      '#ffffff40',
    );
  }
  for (const { x, y, wide, high } of boxes) paintHull(c, x, y, wide, high, wood);
  const cells = new Set(slots.flatMap(cellsOf));
  for (const slot of slots) {
    const [dx, dy] = slot.down ? [0, 1] : [1, 0];
    for (let at = 1; at < slot.word.length; at += 1) {
      const x = (slot.x + dx * at + (slot.down ? 0.5 : 0)) * cell;
      const y = (slot.y + dy * at + (slot.down ? 0 : 0.5)) * cell;
      for (const side of [-0.22, 0.22]) {
        const [ox, oy] = [dy * side * cell, dx * side * cell];
        const [lx, ly] = [dx * cell * 0.1, dy * cell * 0.1];
        draw.line(c, [x + ox - lx, y + oy - ly, x + ox + lx, y + oy + ly], cell * 0.1, INK);
        draw.line(c, [x + ox - lx, y + oy - ly, x + ox + lx, y + oy + ly], cell * 0.055, '#f2dca6');
      }
    }
  }
  for (const at of cells)
    paintDeck(
      c,
      ((at % COLUMNS) + 0.5) * cell,
      (Math.floor(at / COLUMNS) + 0.5) * cell,
      cell,
      wood,
    );
}
