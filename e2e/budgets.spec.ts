import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { measureGame, overBudget } from '../tools/build-games/measure.ts';
import { ROOT } from '../tools/cache.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';

/** JavaScript that home may load, brotli, in bytes. */
const HOME_LIMIT = 75 * 1024;

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

test('every game keeps its byte budgets', () => {
  const over = [...CATALOGUE.facts.keys()].flatMap((slug) =>
    overBudget(slug, measureGame(join(ROOT, 'dist'), slug)),
  );
  expect(over).toEqual([]);
});
