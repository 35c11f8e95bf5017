import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Site } from '../../data/site.ts';
import { Home } from './home.tsx';

const writers = { cards: () => '', about: () => '', welcome: () => '' };
vi.stubGlobal('window', { hydration: { writers } });
const site = {
  name: 'Grove',
  categories: [] as Site['categories'],
  daily: [] as Site['daily'],
} as Site;
const rendered = (loading: boolean): string =>
  renderToStaticMarkup(
    <Home site={site} sections={[]} maybe={[]} recent={[]} pool={[]} loading={loading} />,
  );

it('shows the loading indicator while something is on its way, and hides it after @spec:home-loading', () => {
  const sign = /<div class="loading" role="status"( hidden="")?>/;
  expect(sign.exec(rendered(true))?.[1]).toBeUndefined();
  expect(rendered(true)).toMatch(sign);
  expect(sign.exec(rendered(false))?.[1]).toBe(' hidden=""');
});
