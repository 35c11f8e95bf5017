import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { measureGame, overBudget } from '../tools/build-games/measure.ts';
import { ROOT } from '../tools/root.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { live } from './visit.ts';

/** JavaScript that home may load, brotli, in bytes. */
const HOME_LIMIT = 75 * 1024;
/** Both font files that load early, in bytes. */
const FONT_LIMIT = 27 * 1024;

test('home loads no more JavaScript than its budget, all of it compiled in the background', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.body());
  });
  await page.goto('/');
  await page.mouse.move(20, 20);
  await page.mouse.click(195, 5);
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.values());
  expect(bodies.length, 'scripts seen').toBeGreaterThan(0);
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeLessThanOrEqual(HOME_LIMIT);
  for (const body of bodies) expect(body.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('every page loads only the two early font files, within their budget; another character loads the rest', async ({
  page,
}) => {
  const fonts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.woff2')) return;
    fonts.set(pathname, Number(response.headers()['content-length']));
  });
  const [{ id, cate = '' } = { id: '' }] = CATALOGUE.games;
  for (const path of [
    '/',
    `/category/${encodeURIComponent(cate)}`,
    `/detail/${id}`,
    '/today',
    '/me',
    '/credits',
    '/privacy',
  ]) {
    await page.goto(`/#${path}`);
    await page.reload();
    await live(page);
    await page.waitForLoadState('networkidle');
    const early = [
      expect.stringMatching(/\/display-\w+\.woff2$/),
      expect.stringMatching(/\/text-/),
    ];
    expect([...fonts.keys()].sort(), path).toEqual(early);
  }
  const bytes = [...fonts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(FONT_LIMIT);
  await page.evaluate(() => {
    for (const name of ['h1', 'p']) document.querySelector(`main ${name}`)?.append(' é');
  });
  await expect
    .poll(() => [...fonts.keys()].filter((path) => path.includes('-more-')))
    .toHaveLength(2);
});

test('every game keeps its byte budgets', () => {
  const over = [...CATALOGUE.facts.keys()].flatMap((slug) =>
    overBudget(slug, measureGame(join(ROOT, 'dist'), slug)),
  );
  expect(over).toEqual([]);
});
