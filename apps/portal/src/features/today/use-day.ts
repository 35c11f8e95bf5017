import { useEffect, useState } from 'react';
import type { DayView } from '../../data/daily/view.ts';
import { useServices } from '../../services/context.ts';

/** How often the page looks at the clock, in milliseconds. */
const LOOK_MS = 20_000;

/** The visitor's day. It follows the clock, and challenges that are completed in another tab. */
export function useDay(): DayView {
  const { openDay } = useServices();
  const [day, setDay] = useState(openDay);
  useEffect(() => {
    const look = (): void => {
      // At midnight other games come: a visitor whose focus is on one stays where they are.
      if (!document.activeElement?.matches('[data-list="today"]')) setDay(openDay());
    };
    const timer = setInterval(look, LOOK_MS);
    const gone = new AbortController();
    const { signal } = gone;
    for (const name of ['storage', 'focus']) addEventListener(name, look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [openDay]);
  return day;
}
