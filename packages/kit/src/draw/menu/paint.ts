import {
  fade,
  line,
  PALETTE,
  place,
  rounded,
  type Context,
  type LabelOptions,
  type Surface,
} from '@playgrove/kit/runtime';
import { drawPath } from '../path.ts';
import { button, coin } from '../toys.ts';
import type { Icon, MenuCell, Tone } from './cells.ts';

/**
 * The positions of a cell's parts, in world units from its upper left corner; parts without one are
 * not painted.
 */
export type MenuAnchors = {
  readonly icon?: readonly [x: number, y: number, scale: number];
  /** The center of the row, the distance, and the size of one. */
  readonly pips?: readonly [x: number, y: number, step: number, width: number, height: number];
  /** `wide`: longer text is squeezed. */
  readonly name?: readonly [x: number, y: number, size: number, wide: number];
  readonly price?: readonly [x: number, y: number, size: number];
  readonly coin?: readonly [x: number, y: number, r: number];
  /** Instead of a price, if nothing is left to buy. */
  readonly tick?: readonly [x: number, y: number, size: number];
};

export type MenuTheme = {
  /** By tone; `color(cell)` overrides it. */
  readonly colors?: Readonly<Partial<Record<Tone, string>>>;
  readonly color?: (cell: MenuCell) => string | undefined;
  /** From 0, 0, as large as the cell. Default: the house button with its foot. */
  readonly plate?: (c: Context, cell: MenuCell, color: string) => void;
  readonly spots: (width: number, height: number, cell: MenuCell) => MenuAnchors;
  /** Names in display lettering instead of the plain face. */
  readonly shouts?: boolean;
  readonly price?: LabelOptions;
};

const COLORS: Readonly<Record<Tone, string>> = {
  open: '#3fc25c',
  dear: '#6f668f',
  full: '#e89a2c',
  chosen: '#ffd02e',
  locked: '#5c5580',
};
const PIP = '#ffd02e';
const NO_PIP = '#ffffff59';
/** The share of a house button's height that its foot adds. */
const FOOT = 0.12;
/** The space around a cell, for rings and shadows. */
const AROUND = 24;

function housePlate(c: Context, { rect }: MenuCell, color: string): void {
  button(c, 0, 0, rect.width, rect.height / (1 + FOOT), color);
}

function drawIcon(c: Context, icon: Icon): void {
  for (const [d, ink] of icon) drawPath(c, d, ink);
}

export function drawMenu(to: Surface, cells: readonly MenuCell[], theme: MenuTheme): void {
  for (const cell of cells) drawCell(to, cell, theme);
}

function drawCell(to: Surface, cell: MenuCell, theme: MenuTheme): void {
  const { id, rect, tone, pips, lock, price, name } = cell;
  const { x, y, width, height } = rect;
  const { name: words, price: cost, coin: gold } = theme.spots(width, height, cell);
  const color = theme.color?.(cell) ?? theme.colors?.[tone] ?? COLORS[tone];
  to.stamp(
    `menu ${id} ${tone} ${pips?.have ?? 0} ${lock ?? 0} ${Math.round(width)} ${Math.round(height)}`,
    width + 2 * AROUND,
    height + 2 * AROUND,
    (c) => place(c, -width / 2, -height / 2, () => paint(c, to, cell, theme, color)),
    x + width / 2,
    y + height / 2,
  );
  if (theme.shouts && name !== undefined && words) {
    to.label(to.words(name), x + words[0], y + words[1], words[2]);
  }
  if (price === undefined) return;
  if (gold) coin(to.c, x + gold[0], y + gold[1], gold[2]);
  if (cost) to.label(short(price), x + cost[0], y + cost[1], cost[2], theme.price);
}

/** Shortens prices to fit a button: 12k for 12,000. */
const short = (price: number): string => (price >= 10_000 ? `${price / 1000}k` : String(price));

function paint(c: Context, to: Surface, cell: MenuCell, theme: MenuTheme, color: string): void {
  const { rect, tone, pips, name, icon } = cell;
  const { width, height } = rect;
  (theme.plate ?? housePlate)(c, cell, color);
  const spots = theme.spots(width, height, cell);
  if (icon && spots.icon) {
    const [x, y, scale] = spots.icon;
    place(c, x, y, () => (typeof icon === 'function' ? icon(c) : drawIcon(c, icon)), 0, scale);
  }
  if (pips && spots.pips) {
    const [x, y, step, wide, high] = spots.pips;
    for (let at = 0; at < pips.of; at += 1) {
      const left = x + (at - (pips.of - 1) / 2) * step - wide / 2;
      rounded(c, left - 2, y - high / 2 - 2, wide + 4, high + 4, high / 2 + 2, PALETTE.ink);
      rounded(c, left, y - high / 2, wide, high, high / 2, at < pips.have ? PIP : NO_PIP);
    }
  }
  if (tone === 'full' && spots.tick) {
    const [x, y, size] = spots.tick;
    const at = (dx: number, dy: number) => ({ x: x + dx * size, y: y + dy * size });
    line(c, [at(-0.5, 0), at(-0.14, 0.35), at(0.54, -0.35)], size / 4, PALETTE.white);
  }
  if (theme.shouts || name === undefined || !spots.name) return;
  const [x, y, size, wide] = spots.name;
  c.font = `600 ${size}px Fredoka, system-ui, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = PALETTE.white;
  c.fillText(to.words(name), x, y, wide);
}

/**
 * The player's coins, on a dark pill.
 * @param x its left edge
 * @param y its center
 * @returns its right edge
 */
export function drawPurse(to: Surface, coins: number, x: number, y: number, size: number): number {
  const text = String(coins);
  const wide = (text.length * 0.6 + 1.9) * size;
  rounded(to.c, x, y - size * 0.74, wide, size * 1.48, size * 0.74, fade('#04031a', 0.7));
  coin(to.c, x + size * 0.78, y, size * 0.5);
  to.label(text, x + size * 1.42, y, size, { align: 'left', top: '#fff6c8', bottom: '#ffd25c' });
  return x + wide;
}
