/**
 * Upgrades bought level by level with coins, saved in a career.
 *
 * ```ts
 * const SHOP = { engine: [80, 160, 320], grip: [60, 120] } as const;
 * let purse = freshPurse(SHOP);
 * purse = earn(purse, 100);
 * const bought = buy(SHOP, purse, 'grip');   // { ok: true, value: purse with grip 1 and 40 coins }
 * ```
 */
import type { Json, Result } from '@playgrove/kit/contract';
import { byName, clamped, lenient } from '@playgrove/kit/core/parse';

/** By name: the price of each level, the first is from 0 to 1. Whole coins. */
export type Shop<Name extends string = string> = Readonly<Record<Name, readonly number[]>>;

/** Plain data, for a state and a career. */
export type Purse<Name extends string = string> = {
  readonly coins: number;
  readonly levels: Readonly<Record<Name, number>>;
};

const MAX_COINS = 1e9;
const MAX_LEVELS = 1000;

function namesOf<Name extends string>(shop: Shop<Name>): Name[] {
  return Object.keys(shop) as Name[];
}

export function freshPurse<Name extends string>(shop: Shop<Name>): Purse<Name> {
  const levels = Object.fromEntries(namesOf(shop).map((name) => [name, 0]));
  return { coins: 0, levels: levels as Record<Name, number> };
}

/** The price of the next level; undefined if there is none. */
export function priceOf<Name extends string>(
  shop: Shop<Name>,
  purse: Purse<Name>,
  name: Name,
): number | undefined {
  return shop[name][purse.levels[name]];
}

/** Adds whole coins, up to a thousand million. */
export function earn<Name extends string>(purse: Purse<Name>, coins: number): Purse<Name> {
  return { ...purse, coins: Math.min(MAX_COINS, purse.coins + Math.max(0, Math.floor(coins))) };
}

/** Refuses with `full` (no further level) or `poor` (too few coins). */
export function buy<Name extends string>(
  shop: Shop<Name>,
  purse: Purse<Name>,
  name: Name,
): Result<Purse<Name>> {
  const price = priceOf(shop, purse, name);
  if (price === undefined) return { ok: false, error: 'full' };
  if (price > purse.coins) return { ok: false, error: 'poor' };
  const levels = { ...purse.levels, [name]: purse.levels[name] + 1 };
  return { ok: true, value: { coins: purse.coins - price, levels } };
}

/** The names whose next level is affordable. */
export function affordable<Name extends string>(shop: Shop<Name>, purse: Purse<Name>): Name[] {
  return namesOf(shop).filter((name) => buy(shop, purse, name).ok);
}

/**
 * Reads a stored purse for the shop of today: a new ware starts at 0, a level that the shop no
 * longer has is paid back at its last price. Only what is not an object is refused.
 */
export function parsePurse<Name extends string>(
  shop: Shop<Name>,
  raw: Json | undefined,
): Result<Purse<Name>> {
  const names = namesOf(shop);
  const read = lenient(
    {
      coins: clamped(0, MAX_COINS),
      levels: byName<string, number>(names, clamped(0, MAX_LEVELS)),
    },
    { coins: 0, levels: {} },
  )(raw, 'purse');
  if (!read.ok) return read;
  let purse: Purse<Name> = { ...freshPurse(shop), coins: read.value.coins };
  const mended = [...(read.mended ?? [])];
  for (const name of names) {
    const level = read.value.levels[name] ?? 0;
    const most = shop[name].length;
    purse = { ...purse, levels: { ...purse.levels, [name]: Math.min(level, most) } };
    if (level <= most) continue;
    purse = earn(purse, (level - most) * (shop[name].at(-1) ?? 0));
    mended.push(`purse.levels.${name}: ${level} became ${most}, and the rest was paid back`);
  }
  return { ok: true, value: purse, ...(mended.length > 0 && { mended }) };
}
