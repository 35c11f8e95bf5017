import type { Result } from '@playgrove/kit/contract';

/** What a player carries from deal to deal. */
export type Career = {
  /** Cards brought home in all deals, won or not: they open backs and tablecloths. */
  readonly cards: number;
  readonly wins: number;
  /** Deals won in a row. */
  readonly streak: number;
  /** What is worn, by place in `BACKS` and `FELTS`. */
  readonly back: number;
  readonly felt: number;
};

export const FRESH: Career = { cards: 0, wins: 0, streak: 0, back: 0, felt: 0 };

/** Card backs, each with the cards home before it opens. */
export const BACKS: readonly { readonly name: string; readonly needs: number }[] = [
  { name: 'star', needs: 0 },
  { name: 'wave', needs: 26 },
  { name: 'leaf', needs: 104 },
  { name: 'sun', needs: 208 },
  { name: 'moth', needs: 364 },
  { name: 'crown', needs: 624 },
];

/** Tablecloths and the room around them. */
export const FELTS: readonly { readonly name: string; readonly needs: number }[] = [
  { name: 'emerald', needs: 0 },
  { name: 'midnight', needs: 52 },
  { name: 'ruby', needs: 156 },
  { name: 'plum', needs: 286 },
  { name: 'amber', needs: 468 },
];

/** Reads a stored career. */
export function parseCareer(raw: unknown): Result<Career> {
  if (typeof raw !== 'object' || raw === null) return { ok: false, error: 'career: not an object' };
  const read = raw as Readonly<Record<string, unknown>>;
  const limits: Readonly<Record<keyof Career, number>> = {
    cards: Number.MAX_SAFE_INTEGER,
    wins: Number.MAX_SAFE_INTEGER,
    streak: Number.MAX_SAFE_INTEGER,
    back: BACKS.length - 1,
    felt: FELTS.length - 1,
  };
  const career: Record<string, number> = {};
  for (const [name, limit] of Object.entries(limits)) {
    const value = read[name];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > limit) {
      return { ok: false, error: `career.${name}: expected a whole number from 0 to ${limit}` };
    }
    career[name] = value;
  }
  return { ok: true, value: career as Career };
}

/** Whether a back and a tablecloth are both open to somebody with so many cards home. */
export function mayWear(cards: number, back: number, felt: number): boolean {
  const [one, other] = [BACKS[back], FELTS[felt]];
  return one !== undefined && other !== undefined && one.needs <= cards && other.needs <= cards;
}

/** What opens next, and at how many cards. */
export function nextGift(cards: number): { readonly needs: number } | undefined {
  return [...BACKS, ...FELTS]
    .filter(({ needs }) => needs > cards)
    .toSorted((a, b) => a.needs - b.needs)[0];
}
