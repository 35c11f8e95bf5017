import type { WrittenProps } from '../../data/written.ts';
import { browserDaily, openDay } from '../../services/daily/daily.ts';
import { DayRow } from '../../ui/today/today-row.tsx';

/** The day's challenges as they stand now; nothing if no game has any. */
export function TodayRow({ site, games }: WrittenProps['today']) {
  const day = openDay(browserDaily, site, { pool: games });
  return day.five.length > 0 ? <DayRow day={day} /> : null;
}
