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

/** By name: the price of each level, the first is from 0 to 1. Whole coins. */
export type Shop<Name extends string = string> = Readonly<Record<Name, readonly number[]>>;

/** Plain data, for a state and a career. */
export type Purse<Name extends string = string> = {
  readonly coins: number;
  readonly levels: Readonly<Record<Name, number>>;
};

const MOST_COINS = 1e9;

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
  return { ...purse, coins: Math.min(MOST_COINS, purse.coins + Math.max(0, Math.floor(coins))) };
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

/** Parses a stored purse; a level that the shop does not have is refused with its name. */
export function parsePurse<Name extends string>(
  shop: Shop<Name>,
  raw: Json | undefined,
): Result<Purse<Name>> {
  if (!isRecord(raw)) return { ok: false, error: `purse: expected an object` };
  const { coins, levels } = raw;
  if (!isWhole(coins, MOST_COINS)) {
    return {
      ok: false,
      error: `purse.coins: expected a whole number, got ${JSON.stringify(coins)}`,
    };
  }
  if (!isRecord(levels)) return { ok: false, error: 'purse.levels: expected an object' };
  const found: [string, number][] = [];
  for (const name of namesOf(shop)) {
    const level = levels[name];
    if (!isWhole(level, shop[name].length)) {
      const got = JSON.stringify(level);
      return {
        ok: false,
        error: `purse.levels.${name}: expected 0 to ${shop[name].length}, got ${got}`,
      };
    }
    found.push([name, level]);
  }
  return { ok: true, value: { coins, levels: Object.fromEntries(found) as Record<Name, number> } };
}

function isRecord(raw: Json | undefined): raw is { readonly [key: string]: Json } {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isWhole(raw: Json | undefined, most: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most;
}
