import { dayNumber, localDate } from '@playgrove/language/days';
import { firstWeekday } from '@playgrove/language/week';
import { readGameKey } from '@playgrove/protocol/storage-keys';
import {
  mergeFlames,
  NO_FLAME,
  readFlame,
  withTick,
  type DayResult,
  type FlameRecord,
} from '../../data/daily/flame.ts';
import { dayView, type DayView } from '../../data/daily/view.ts';
import type { HomeData } from '../../data/home-data.ts';
import type { Site } from '../../data/site.ts';

export const FLAME_KEY = 'portal:today';

/** What the browser offers; tests bring their own. */
export type DailyDeps = {
  /** Throws where storage is blocked. */
  readonly storage: () => Storage;
  readonly now: () => Date;
  /** The visitor's locale. */
  readonly locale: string;
};

export const browserDaily: DailyDeps = {
  storage: () => localStorage,
  now: () => new Date(),
  locale: globalThis.navigator?.language ?? 'en',
};

/** Reads the visitor's days. Before the first one, the streaks of single games count. */
export function readDays({ storage, now }: Pick<DailyDeps, 'storage' | 'now'>): FlameRecord {
  try {
    const text = storage().getItem(FLAME_KEY);
    return text === null ? daysOfGames(storage(), localDate(now())) : readFlame(JSON.parse(text));
  } catch {
    return NO_FLAME;
  }
}

/** Stores days. @returns whether the device has room for them */
export function writeDays({ storage }: Pick<DailyDeps, 'storage'>, record: FlameRecord): boolean {
  try {
    storage().setItem(FLAME_KEY, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** What a page shows of the visitor's day. */
export function openDay(
  deps: DailyDeps,
  site: Pick<Site, 'daily'>,
  { pool }: Pick<HomeData, 'pool'>,
  record = readDays(deps),
): DayView {
  return dayView({
    rows: site.daily,
    games: pool,
    record,
    now: deps.now(),
    firstWeekday: firstWeekday(deps.locale),
  });
}

/** How far from today a day can be that a game has just completed: around midnight, and in flight. */
const NEAR = 1;

/** Enters a challenge that a game has just completed. @returns undefined if it is not one of today */
export function completeDay(
  deps: DailyDeps,
  date: string,
  game: string,
  result?: DayResult,
): FlameRecord | undefined {
  const far = Math.abs(dayNumber(date) - dayNumber(localDate(deps.now())));
  if (far > NEAR) return undefined;
  // Another tab may have completed one in the meantime.
  const record = withTick(readDays(deps), date, game, firstWeekday(deps.locale), result);
  writeDays(deps, record);
  return record;
}

/** Days on which games of this site completed their own challenges, as the games have stored them. */
function daysOfGames(storage: Storage, today: string): FlameRecord {
  let record = NO_FLAME;
  const missed = dayNumber(today) - 2;
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at) ?? '';
    if (readGameKey(key)?.part !== 'daily') continue;
    const { runs, local } = storedDays(storage.getItem(key));
    // Earlier releases counted days in UTC, which can be a day behind the calendar.
    const moved = runs.map(([first, last]) =>
      local !== true && last === missed ? [first + 1, last + 1] : [first, last],
    );
    record = mergeFlames(record, readFlame({ runs: moved }));
  }
  return record;
}

type StoredDays = Pick<FlameRecord, 'runs'> & { readonly local?: unknown };

function storedDays(text: string | null): StoredDays {
  try {
    const raw = JSON.parse(text ?? '{}') as StoredDays;
    return { runs: readFlame(raw).runs, local: raw.local };
  } catch {
    return { runs: [] };
  }
}

/** Shows on the app's icon how many of the day's challenges are left. */
export function showBadge({ five }: Pick<DayView, 'five'>): void {
  const left = five.filter(({ done }) => !done).length;
  const badge = left > 0 ? navigator.setAppBadge?.(left) : navigator.clearAppBadge?.();
  // Browsers refuse where the site is not installed.
  badge?.catch(() => undefined);
}
