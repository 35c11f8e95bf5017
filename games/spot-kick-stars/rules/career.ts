import { ids, lenient, whole, type Parser } from '@playgrove/kit/core/parse';

/** What a player carries on: counts that open balls, and the ball in use. */
export type Carried = {
  readonly goals: number;
  readonly saves: number;
  readonly cups: number;
  readonly ball: number;
  /** Names of the balls that were won: they stay open if an update asks more of them. */
  readonly opened?: readonly string[];
};

export const FRESH: Carried = { goals: 0, saves: 0, cups: 0, ball: 0 };

export type BallKind = {
  readonly name: string;
  /** What opens it. */
  readonly needs: Readonly<Partial<Record<'goals' | 'saves' | 'cups', number>>>;
  /** Times the speed, times the bow, and extra height halfway, meters. */
  readonly speed: number;
  readonly curl: number;
  readonly lift: number;
};

/** Each is kicked in another way: the swan bends, the anvil is fast and straight, the leaf drops late. */
export const BALLS: readonly BallKind[] = [
  { name: 'town', needs: {}, speed: 1, curl: 1, lift: 0 },
  { name: 'swan', needs: { goals: 15 }, speed: 0.94, curl: 1.7, lift: 0 },
  { name: 'anvil', needs: { saves: 12 }, speed: 1.16, curl: 0.35, lift: -0.12 },
  { name: 'leaf', needs: { goals: 60 }, speed: 0.9, curl: 1, lift: 0.85 },
  { name: 'comet', needs: { cups: 1 }, speed: 1.1, curl: 1.3, lift: 0 },
];

export function isOpen(career: Carried, at: number): boolean {
  const { name, needs } = BALLS[at] ?? {};
  if (name === undefined || needs === undefined) return false;
  if (career.opened?.includes(name)) return true;
  return (['goals', 'saves', 'cups'] as const).every((key) => career[key] >= (needs[key] ?? 0));
}

/** The career with the names of the balls that it has won. */
export function withOpened({ opened = [], ...counts }: Carried): Carried {
  const won = BALLS.filter((_, at) => at > 0 && isOpen({ ...counts, opened }, at));
  return won.length === 0 ? counts : { ...counts, opened: won.map(({ name }) => name) };
}

export function ballOf(career: Carried): BallKind {
  const kind = BALLS[career.ball];
  if (!kind) throw new Error(`spot-kick-stars: there is no ball ${career.ball}`);
  return kind;
}

const count = whole(0, 1e9);

const readCarried = lenient(
  {
    goals: count,
    saves: count,
    cups: count,
    ball: whole(0, BALLS.length - 1),
    opened: ids(BALLS.map(({ name }) => name)),
  },
  { ...FRESH, opened: [] },
);

/** The ball in use is open, whatever it needs today. */
export const parseCarried: Parser<Carried> = (raw, at) => {
  const read = readCarried(raw, at);
  if (!read.ok) return read;
  const { opened, ball } = read.value;
  const value = withOpened({ ...read.value, opened: [...opened, BALLS[ball]?.name ?? ''] });
  return { ...read, value };
};
