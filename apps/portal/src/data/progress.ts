import { defined, isGameId } from '@playgrove/catalogue';

/** What a visitor has won in a game, as the game has reported it. */
export type GameProgress = {
  readonly stars: number;
  /** Stars that can be won; 0 in games without stars. */
  readonly most: number;
  /** Levels that were won, and how many there are. */
  readonly levels: number;
  readonly of: number;
  /** Days in a row on which the game's own daily challenge was won. */
  readonly streak: number;
  /** Less is better in its best score. */
  readonly lower?: boolean | undefined;
};

/** By game id. */
export type ProgressById = Readonly<Record<string, GameProgress>>;

export const NO_PROGRESS: GameProgress = { stars: 0, most: 0, levels: 0, of: 0, streak: 0 };

const MAX_GAMES = 2000;
const MAX = 100_000;

export type Medal = 'bronze' | 'silver' | 'gold';

/** A medal by the share of a game's stars, or of its levels where it has no stars. */
export function medalOf({ stars, most, levels, of }: GameProgress): Medal | undefined {
  const share = most > 0 ? stars / most : of > 1 ? levels / of : 0;
  if (share >= 1) return 'gold';
  if (share >= 0.5) return 'silver';
  return share >= 0.2 ? 'bronze' : undefined;
}

/** The further of two records of the same game. */
export function furtherOf(a: GameProgress, b: GameProgress): GameProgress {
  const most = (pick: (progress: GameProgress) => number): number => Math.max(pick(a), pick(b));
  return defined({
    stars: most(({ stars }) => stars),
    most: most((one) => one.most),
    levels: most(({ levels }) => levels),
    of: most(({ of }) => of),
    streak: most(({ streak }) => streak),
    lower: a.lower ?? b.lower,
  });
}

/** Reads what was stored. What is malformed is left out. */
export function readProgressMap(raw: unknown): ProgressById {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const entries = Object.entries(raw).flatMap(([id, value]: [string, unknown]) => {
    const progress = isGameId(id) ? readGame(value) : undefined;
    return progress ? [[id, progress] as const] : [];
  });
  return Object.fromEntries(entries.slice(0, MAX_GAMES));
}

function readGame(raw: unknown): GameProgress | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { stars, most, levels, of, streak, lower } = raw as Readonly<Record<string, unknown>>;
  const counts = [stars, most, levels, of, streak];
  if (!counts.every(isCount)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = counts;
  return defined({
    stars: a,
    most: b,
    levels: c,
    of: d,
    streak: e,
    lower: lower === true ? lower : undefined,
  });
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX;
}
