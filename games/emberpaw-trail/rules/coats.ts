import type { Json, Result } from '@playgrove/kit/contract';
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
const MOST_LEVELS = 999;

/**
 * A career as it was stored; an older one, a digit for each place in the list, is carried over.
 * Levels that are no longer there keep their embers.
 */
export function parseCareer(raw: Json): Result<Career> {
  const { embers: stored = null, coat = null } = isRecord(raw) ? raw : {};
  const embers = typeof stored === 'string' ? formerEmbers(stored) : embersById(stored);
  if (typeof embers === 'string') return { ok: false, error: `career.embers: ${embers}` };
  const won = coatsOf({ embers, coat: 0 });
  if (typeof coat === 'number' && Number.isInteger(coat) && coat >= 0 && coat < won) {
    return { ok: true, value: { embers, coat } };
  }
  return { ok: false, error: `career.coat: not one of the ${won} that its embers allow` };
}

/** @returns what is wrong, where it cannot be read */
function formerEmbers(digits: string): Career['embers'] | string {
  if (!/^[0-7]*$/.test(digits) || digits.length > FORMER_IDS.length) {
    return `expected up to ${FORMER_IDS.length} digits of 0 to 7, got "${digits}"`;
  }
  const found = [...digits].map((digit, at) => [FORMER_IDS[at] ?? '', Number(digit)] as const);
  return Object.fromEntries(found.filter(([, bits]) => bits > 0));
}

function embersById(raw: Json): Career['embers'] | string {
  if (!isRecord(raw)) return 'expected the bits of each level by its id';
  const embers: Record<string, number> = {};
  const all = Object.entries(raw);
  if (all.length > MOST_LEVELS) return `expected up to ${MOST_LEVELS} levels, got ${all.length}`;
  for (const [level, bits] of all) {
    if (!LEVEL_ID.test(level)) return `"${level}" is no level's id`;
    if (typeof bits !== 'number' || !Number.isInteger(bits) || bits < 1 || bits > 7) {
      return `${level}: expected 1 to 7, got ${JSON.stringify(bits)}`;
    }
    embers[level] = bits;
  }
  return embers;
}

function numbered(world: string, levels: readonly number[]): readonly string[] {
  return levels.map((level) => `${world}-${level}`);
}

function isRecord(raw: Json): raw is { readonly [key: string]: Json } {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
