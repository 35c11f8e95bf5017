import type { Json, Result } from '@playgrove/kit/contract';
import { byName, lenient, whole, type Parser } from '@playgrove/kit/core/parse';
import type { Career } from './state.ts';

/** Coats, and the embers that each asks for. */
export const COATS = ['ember', 'silver', 'snow', 'night', 'star'] as const;
export type Coat = (typeof COATS)[number];

const ASKS: Readonly<Record<Coat, number>> = {
  ember: 0,
  silver: 12,
  snow: 30,
  night: 60,
  star: 90,
};

/** All three embers of a level. */
const ALL = 7;
const BITS = [0, 1, 1, 2, 1, 2, 2, 3];

/** Embers brought home, all levels together. */
export function embersOf({ embers }: Career): number {
  return Object.values(embers).reduce((sum, bits) => sum + (BITS[bits] ?? 0), 0);
}

/** The embers that a coat asks for. */
export function asks(coat: number): number {
  const name = COATS[coat];
  return name === undefined ? Infinity : ASKS[name];
}

/** Coats that may be worn. */
export function coatsOf(career: Career): number {
  const won = embersOf(career);
  return COATS.filter((name) => ASKS[name] <= won).length;
}

/** The career with a level's embers added. */
export function withEmbers(career: Career, level: string, found: number): Career {
  const bits = (career.embers[level] ?? 0) | found;
  return bits === 0 ? career : { ...career, embers: { ...career.embers, [level]: bits } };
}

/** The levels' ids of today in the order in which older careers stored them, a digit each. */
const FORMER_IDS: readonly string[] = [
  ...numbered('wood', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  ...numbered('dell', [1, 2, 3, 4, 5, 6, 7]),
  ...numbered('hedge', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  ...numbered('mere', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  // The last of the crag is gone: what was found there counts for the level drawn after it.
  ...numbered('crag', [1, 3, 4, 5, 6, 2]),
];
const LEVEL_ID = /^[a-z]+-\d{1,3}$/;
const MAX_LEVELS = 999;

export const FRESH: Career = { embers: {}, coat: 0 };

/**
 * Embers by level; older careers stored a digit for each place in the list. Levels that are no
 * longer there keep their embers.
 */
const storedEmbers: Parser<Career['embers']> = (raw, at) => {
  const stored = typeof raw === 'string' ? formerEmbers(raw) : raw;
  const levels = isRecord(stored) ? Object.keys(stored).filter((id) => LEVEL_ID.test(id)) : [];
  const read = byName(levels.slice(0, MAX_LEVELS), whole(1, ALL))(stored, at);
  return read as Result<Career['embers']>;
};

function formerEmbers(digits: string): { readonly [level: string]: Json } {
  const found = [...digits].map((digit, at) => [FORMER_IDS[at] ?? '', Number(digit)] as const);
  return Object.fromEntries(found.filter(([, bits]) => bits !== 0));
}

/** A coat that asks for more embers than it did stays with the fox that wears it. */
export const parseCareer: (raw: Json) => Result<Career> = lenient(
  { embers: storedEmbers, coat: whole(0, COATS.length - 1) },
  FRESH,
);

function numbered(world: string, levels: readonly number[]): readonly string[] {
  return levels.map((level) => `${world}-${level}`);
}

function isRecord(raw: Json | undefined): raw is { readonly [key: string]: Json } {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
