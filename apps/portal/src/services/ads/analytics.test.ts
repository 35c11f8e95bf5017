import { expect, it } from 'vitest';
import { openAnalytics } from './analytics.ts';

function fakePage() {
  const window: { dataLayer?: unknown[] } = {};
  const scripts: { async?: boolean; src?: string }[] = [];
  const page = {
    defaultView: window,
    head: { append: (script: object) => scripts.push(script) },
    createElement: () => ({}),
  } as unknown as Document;
  const said = (): unknown[][] =>
    (window.dataLayer ?? []).map((entry) => [...(entry as ArrayLike<unknown> & unknown[])]);
  return { page, scripts, said };
}

it('fetches the operator’s tag once and lets it count no page by itself @spec:analytics-tag', () => {
  const { page, scripts, said } = fakePage();
  openAnalytics('G-AB12CD34', page);
  expect(scripts).toEqual([
    { async: true, src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34' },
  ]);
  expect(said()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-AB12CD34', { send_page_view: false, anonymize_ip: true }],
  ]);
});

it('tells the tag of each page that is shown, with its full path @spec:analytics-pages', () => {
  const { page, said } = fakePage();
  const analytics = openAnalytics('G-AB12CD34', page);
  analytics.arrived('/category/Hot', 'Hot · Grove');
  expect(said().at(-1)).toEqual([
    'event',
    'page_view',
    { page_location: '/category/Hot', page_title: 'Hot · Grove' },
  ]);
});
