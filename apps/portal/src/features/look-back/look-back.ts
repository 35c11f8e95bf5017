import { dateOf, dayNumber, localDate } from '@playgrove/language/days';
import { gameKey } from '@playgrove/protocol/storage-keys';
import type { DayView } from '../../data/daily/view.ts';
import { monthOn, type MonthDay } from '../../data/daily/month.ts';
import { daysPlayed } from '../../services/play-history.ts';
import { starsIn } from '../../services/progress/month.ts';
import { factsOf } from './facts.ts';

/** A month as this device remembers it. */
export type LookBack = {
  /** `2026-11` */
  readonly month: string;
  readonly days: readonly MonthDay[];
  /** Challenges that were completed, and the most days in a row on which one was. */
  readonly challenges: number;
  readonly streak: number;
  /** Games that were played, and stars that were won; undefined for a month that is over. */
  readonly games?: number | undefined;
  readonly stars?: number | undefined;
  /** Best runs that stem from it, newest first, one of each game. */
  readonly runs: readonly BestRun[];
};

/** A run that was the best of its level, as its game has stored it. */
export type BestRun = {
  readonly slug: string;
  /** Packed. */
  readonly run: string;
  /** Its date. */
  readonly date: string;
};

export const RUNS_SHOWN = 6;

const BESTS = new RegExp(`^${gameKey('([a-z0-9-]+)', ':bests')}$`);

/**
 * The present month; while nothing was played in it, the one before.
 * @returns undefined if there is nothing to look back at
 */
export function lookBack(storage: () => Storage, day: DayView): LookBack | undefined {
  const month = day.date.slice(0, '2026-11'.length);
  const before = dateOf(dayNumber(`${month}-01`) - 1).slice(0, month.length);
  const runs = readBests(storage);
  const games = daysPlayed(storage).filter((date) =>
    String(date).startsWith(month.replace('-', '')),
  );
  const present = {
    ...monthOf(month, day, runs),
    games: games.length,
    stars: starsIn(storage, month),
  };
  return [present, monthOf(before, day, runs)].find(hasAny);
}

function monthOf(
  month: string,
  { record, date, firstWeekday }: DayView,
  runs: readonly BestRun[],
): LookBack {
  const days = monthOn(record, month, date, firstWeekday);
  return {
    month,
    days,
    challenges: days.reduce((sum, { done }) => sum + done, 0),
    streak: longestOf(days),
    runs: runs.filter((run) => run.date.startsWith(month)).slice(0, RUNS_SHOWN),
  };
}

function hasAny(back: LookBack): boolean {
  return back.runs.length > 0 || factsOf(back).length > 0;
}

/** Days in a row; a frozen one between them does not count and ends nothing. */
function longestOf(days: readonly MonthDay[]): number {
  let [longest, now] = [0, 0];
  for (const { look } of days) {
    if (look === 'done') now += 1;
    else if (look !== 'frozen') now = 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** Best runs of all games, newest first, one of each game. */
function readBests(storage: () => Storage): readonly BestRun[] {
  try {
    const all = storage();
    return Array.from({ length: all.length }, (_, at) => all.key(at) ?? '')
      .flatMap((key) => {
        const slug = BESTS.exec(key)?.[1];
        return slug === undefined ? [] : newestOf(slug, all.getItem(key) ?? '');
      })
      .sort((a, b) => b.at - a.at)
      .map(({ slug, run, at }) => ({ slug, run, date: localDate(new Date(at)) }));
  } catch {
    return [];
  }
}

type Kept = { readonly slug: string; readonly run: string; readonly at: number };

function newestOf(slug: string, text: string): readonly Kept[] {
  let levels: readonly unknown[];
  try {
    levels = Object.values((JSON.parse(text) ?? {}) as object);
  } catch {
    return [];
  }
  const kept = levels.flatMap((raw): Kept[] => {
    const { run, at } = (raw ?? {}) as Readonly<Record<string, unknown>>;
    return typeof run === 'string' && typeof at === 'number' && at > 0 ? [{ slug, run, at }] : [];
  });
  return kept.sort((a, b) => b.at - a.at).slice(0, 1);
}
