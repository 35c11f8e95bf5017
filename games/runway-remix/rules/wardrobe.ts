import type { CATEGORIES } from './data/wardrobe.ts';

/** Where things are worn: how much of the picture it covers, and its place on a body of height 1. */
export const PLACES = {
  hair: [0, 0, -0.95],
  top: [3, 0, -0.55],
  bottom: [3, 0, -0.3],
  dress: [6, 0, -0.4],
  coat: [4, 0, -0.5],
  shoes: [1.2, 0, -0.04],
  hat: [1.2, 0, -0.98],
  bag: [1, 0.15, -0.35],
  eyes: [0.3, 0, -0.78],
  neck: [0.5, 0, -0.6],
  ears: [0.2, 0.12, -0.75],
  wrist: [0.2, 0.14, -0.4],
} as const;
export type Slot = keyof typeof PLACES;
export const SLOTS = Object.keys(PLACES) as readonly Slot[];

const STYLES =
  'casual sporty elegant cosy bold sweet street classic beach rain party outdoor retro artsy';
export const TAGS = STYLES.split(' ');
export type Tag = string;

export type Category = (typeof CATEGORIES)[number][0];

export type Item = {
  readonly id: string;
  /** `category.id`, as it is stored. */
  readonly name: string;
  readonly category: Category;
  readonly slot: Slot;
  readonly tags: readonly Tag[];
  /** Index into COLORS. */
  readonly color: number;
  /** Stars won before it opens. */
  readonly needs: number;
  /** What the view cuts it by. */
  readonly cut: readonly string[];
};
