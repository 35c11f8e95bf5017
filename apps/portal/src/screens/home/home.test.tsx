import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_FLAME } from '../../data/daily/flame.ts';
import type { DayView } from '../../data/daily/view.ts';
import type { Site } from '../../data/site.ts';
import { Home } from './home.tsx';

const site = {
  name: 'Grove',
  categories: [] as Site['categories'],
  daily: [] as Site['daily'],
} as Site;
const NO_DAY: DayView = {
  date: '2026-11-22',
  five: [],
  flame: { now: 0, longest: 0, today: false, freeze: true },
  week: [],
  minutesLeft: 60,
  record: NO_FLAME,
  firstWeekday: 0,
};
const rendered = (loading: boolean): string =>
  renderToStaticMarkup(
    <Home site={site} sections={[]} maybe={[]} recent={[]} day={NO_DAY} loading={loading} />,
  );

it('shows the loading indicator while something is on its way, and hides it after @spec:home-loading', () => {
  const sign = /<div class="loading" role="status"( hidden="")?>/;
  expect(sign.exec(rendered(true))?.[1]).toBeUndefined();
  expect(rendered(true)).toMatch(sign);
  expect(sign.exec(rendered(false))?.[1]).toBe(' hidden=""');
});
