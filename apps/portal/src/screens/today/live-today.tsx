import { useEffect, useState } from 'react';
import { BASE } from '../../data/base.ts';
import type { PartProps } from '../../data/parts.ts';
import { browserDaily, openDay } from '../../services/daily/daily.ts';
import { shareText } from '../../services/share/share.ts';
import { dayText } from './day-text.ts';
import { Today } from './today.tsx';

/** How often the page looks at the clock, in milliseconds. */
const LOOK_MS = 20_000;
/** The page about Today that link previews can read. */
const ADDRESS = `${BASE}today/`;

/** Follows the clock, and challenges that are completed in another tab. */
export function LiveToday({ site, homeData }: PartProps['today']) {
  const [day, setDay] = useState(() => openDay(browserDaily, site, homeData));
  useEffect(() => {
    const look = (): void => setDay(openDay(browserDaily, site, homeData));
    const timer = setInterval(look, LOOK_MS);
    const gone = new AbortController();
    const { signal } = gone;
    addEventListener('storage', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [site, homeData]);
  const share = (): void => {
    const address = new URL(ADDRESS, location.href).href;
    void shareText(dayText(day, site.name, address));
  };
  return <Today day={day} onShare={share} />;
}
