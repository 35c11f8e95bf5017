import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Site } from '../../site.ts';
import { Home } from './home.tsx';

const site = { name: 'Grove', categories: [] as Site['categories'] } as Site;
const rendered = (loading: boolean): string =>
  renderToStaticMarkup(<Home site={site} sections={[]} maybe={[]} recent={[]} loading={loading} />);

it('shows the loading indicator while something is on its way, and hides it after', () => {
  const sign = /<div class="loading" role="status"( hidden="")?>/;
  expect(sign.exec(rendered(true))?.[1]).toBeUndefined();
  expect(rendered(true)).toMatch(sign);
  expect(sign.exec(rendered(false))?.[1]).toBe(' hidden=""');
});
