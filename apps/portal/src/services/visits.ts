/**
 * What this device says of coming back, in coarse words: which day of its life this is, how its last day
 * was led, and that another game was begun. It never says who it is, and sends no date.
 */
import { dayNumber } from '@playgrove/language/days';
import type { Visit, Way } from '@playgrove/protocol';

const VISITS_KEY = 'portal:visits';
const WEEK = 7;

/** Days as whole numbers. */
type Visits = {
  readonly first: number;
  readonly last: number;
  /** Ways that led to plays on the last day. */
  readonly ways: readonly string[];
  /** Games begun on the last day. */
  readonly games: readonly string[];
};

const WAYS: Readonly<Record<string, Way>> = {
  today: 'today',
  grove: 'grove',
  search: 'search',
  similar: 'suggested',
  others: 'suggested',
  next: 'suggested',
};

/**
 * Remembers that a play begins.
 * @param list id of the list that led to it
 * @param today such as `2026-11-21`
 * @returns what to count of it; undefined if it says nothing new today
 */
export function noteVisit(
  storage: () => Storage,
  {
    game,
    list = '',
    today,
  }: { readonly game: string; readonly list?: string | undefined; readonly today: string },
): Visit | undefined {
  const day = dayNumber(today);
  const known = read(storage);
  const way = WAYS[list] ?? 'browse';
  // After a clock was set back it begins again.
  const before = known && known.last <= day ? known : undefined;
  const isNewDay = before?.last !== day;
  const [ways, games] = isNewDay ? [[], []] : [before.ways, before.games];
  const visits: Visits = {
    first: before?.first ?? day,
    last: day,
    ways: [...new Set([...ways, way])],
    games: [...new Set([...games, game])],
  };
  try {
    storage().setItem(VISITS_KEY, JSON.stringify(visits));
  } catch {
    // Without storage every play would be a first one.
    return undefined;
  }
  const visit: Visit = {
    ...(isNewDay && { age: ageOf(day - visits.first) }),
    ...(isNewDay && before && day - before.last <= WEEK && { after: before.ways.filter(isWay) }),
    ...(!ways.includes(way) && { way }),
    ...(!isNewDay && !games.includes(game) && { another: true }),
  };
  return Object.keys(visit).length > 0 ? visit : undefined;
}

function ageOf(days: number): NonNullable<Visit['age']> {
  if (days === 0) return 'first';
  if (days === 1) return 'second';
  return days < WEEK ? 'week' : 'later';
}

const isWay = (way: string): way is Way =>
  way === 'browse' || Object.values(WAYS).includes(way as Way);

function read(storage: () => Storage): Visits | undefined {
  try {
    const raw = JSON.parse(storage().getItem(VISITS_KEY) ?? 'null') as Partial<Visits> | null;
    const isWhole =
      Number.isInteger(raw?.first) &&
      Number.isInteger(raw?.last) &&
      Array.isArray(raw?.ways) &&
      Array.isArray(raw.games);
    return isWhole ? (raw as Visits) : undefined;
  } catch {
    return undefined;
  }
}
