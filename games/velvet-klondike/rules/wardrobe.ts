import { shape, whole, type Parser } from '@playgrove/kit/core/parse';

/** What a player carries from deal to deal. */
export type Career = {
  /** Cards brought home in all deals, won or not: they open backs and tablecloths. */
  readonly cards: number;
  readonly wins: number;
  /** Deals won in a row. */
  readonly streak: number;
  /** The chosen ones: indexes of `BACKS` and `FELTS`. */
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
const count = whole(0, Number.MAX_SAFE_INTEGER);

export const parseCareer: Parser<Career> = shape({
  cards: count,
  wins: count,
  streak: count,
  back: whole(0, BACKS.length - 1),
  felt: whole(0, FELTS.length - 1),
});

/** Whether a number of cards brought home opens both a back and a tablecloth. */
export function mayWear(cards: number, back: number, felt: number): boolean {
  const [one, other] = [BACKS[back], FELTS[felt]];
  return one !== undefined && other !== undefined && one.needs <= cards && other.needs <= cards;
}

/** The next thing that opens. */
export function nextGift(cards: number): { readonly needs: number } | undefined {
  return [...BACKS, ...FELTS]
    .filter(({ needs }) => needs > cards)
    .toSorted((a, b) => a.needs - b.needs)[0];
}
