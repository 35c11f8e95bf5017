import { priceOf, type Purse, type Shop } from '@playgrove/kit/logic/upgrades';
import type { Board, BoardCell, Context, Rect, Saying } from '@playgrove/kit/runtime';
import type { Ink } from '../path.ts';

/** SVG path data with fill and outline colors, from back to front. */
export type Icon = readonly (readonly [d: string, ink: Ink])[];

/** A cell's state: affordable, too expensive, all levels bought, chosen, locked. */
export type Tone = 'open' | 'dear' | 'full' | 'chosen' | 'locked';

/** A cell of a menu: what keys and screen readers find, and what is painted there. */
export type MenuCell = BoardCell & {
  readonly tone: Tone;
  /** A message key for the painted name. */
  readonly name?: string;
  readonly price?: number;
  readonly pips?: { readonly have: number; readonly of: number };
  /** What the player still needs to unlock it. */
  readonly lock?: number;
  /** Around 0, 0. A painter if paths are not enough. */
  readonly icon?: Icon | ((c: Context) => void);
};

/** In reading order: what it is, its level, then its price or why it cannot be bought. */
export function ware<Name extends string>(
  shop: Shop<Name>,
  purse: Purse<Name>,
  name: Name,
  rect: Rect,
  about: Saying,
): MenuCell {
  const price = priceOf(shop, purse, name);
  const [have, of] = [purse.levels[name], shop[name].length];
  const left = (price ?? 0) - purse.coins;
  const level = { key: 'kit.level-of', values: { have, of } };
  const cost: Saying =
    price === undefined
      ? { key: 'kit.full' }
      : left > 0
        ? { key: 'kit.short', values: { price, left } }
        : { key: 'kit.price', values: { price } };
  return {
    id: name,
    rect,
    label: [about, level, cost],
    tone: price === undefined ? 'full' : left > 0 ? 'dear' : 'open',
    disabled: price === undefined || left > 0,
    pips: { have, of },
    ...(price !== undefined && { price }),
  };
}

/**
 * Where keys start and leave the menu for the game. Touches pass through it to the game, which
 * starts wherever it is touched.
 */
export function goCell(rect: Rect, label: Saying): BoardCell {
  return { id: 'go', rect, label, home: true, keysOnly: true };
}

/** @param label a message key: the menu's name */
export function menuBoard(label: string, cells: readonly BoardCell[]): Board {
  return { kind: 'tools', label, columns: cells.length, cells };
}
