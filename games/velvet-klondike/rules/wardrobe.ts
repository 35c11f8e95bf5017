import { ids, lenient, whole, type Parser } from '@playgrove/kit/core/parse';

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
  /** Names of the backs and tablecloths that were won: they stay open if an update asks more. */
  readonly opened?: readonly string[];
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

type Piece = { readonly name: string; readonly needs: number };

/** Whether a back or a tablecloth is open with so many cards home. */
export const isOpen = (
  { opened }: Pick<Career, 'opened'>,
  cards: number,
  { name, needs }: Piece,
): boolean => needs <= cards || opened?.includes(name) === true;

/** The career with the names of all that it has won. */
export function withOpened({ opened = [], ...rest }: Career): Career {
  const won = [...BACKS.slice(1), ...FELTS.slice(1)].filter((piece) =>
    isOpen({ opened }, rest.cards, piece),
  );
  return won.length === 0 ? rest : { ...rest, opened: won.map(({ name }) => name) };
}

const count = whole(0, Number.MAX_SAFE_INTEGER);
const readCareer = lenient(
  {
    cards: count,
    wins: count,
    streak: count,
    back: whole(0, BACKS.length - 1),
    felt: whole(0, FELTS.length - 1),
    opened: ids([...BACKS, ...FELTS].map(({ name }) => name)),
  },
  { ...FRESH, opened: [] },
);

/** Reads a stored career. What is in use is open, whatever it needs today. */
export const parseCareer: Parser<Career> = (raw, at) => {
  const read = readCareer(raw, at);
  if (!read.ok) return read;
  const { back, felt, opened } = read.value;
  const worn = [BACKS[back]?.name ?? '', FELTS[felt]?.name ?? ''];
  return { ...read, value: withOpened({ ...read.value, opened: [...opened, ...worn] }) };
};

/** Whether both a back and a tablecloth are open with so many cards home. */
export function mayWear(career: Career, cards: number, back: number, felt: number): boolean {
  const [one, other] = [BACKS[back], FELTS[felt]];
  return (
    one !== undefined &&
    other !== undefined &&
    isOpen(career, cards, one) &&
    isOpen(career, cards, other)
  );
}

/** The next thing that opens. */
export function nextGift(cards: number): { readonly needs: number } | undefined {
  return [...BACKS, ...FELTS]
    .filter(({ needs }) => needs > cards)
    .toSorted((a, b) => a.needs - b.needs)[0];
}
