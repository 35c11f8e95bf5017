import { gameUrl } from '@playgrove/catalogue';
import { gameId } from '../tools/catalogue.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';

const [slug] = CATALOGUE.facts.keys();
if (slug === undefined) throw new Error('games/: there is no game to test');

test.use({ serviceWorkers: 'allow' });

test('after one visit the site opens offline, and a game that was played plays offline', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.goto(`/#/game/${gameId(slug)}`);
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Maybe you like' })).toBeVisible();
  await page.goto(gameUrl(gameId(slug)));
  await expect(page.locator('#game canvas')).toBeVisible();
});

test('a game that is kept offline plays without a network although it was never played, and can be removed', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.goto(`/#/detail/${gameId(slug)}`);
  const fact = page.locator('.offline');
  await fact.getByRole('button', { name: 'Keep offline' }).click();
  await expect(fact).toContainText(/Kept offline on this device, [\d.]+ (?:KB|MB)/);
  const files = (await (await page.request.get(`/data/files/${gameId(slug)}.json`)).json()) as {
    files: string[];
    bytes: number;
  };
  const weighed = await page.evaluate(async (paths) => {
    const cache = await caches.open('kept-games');
    const sizes = await Promise.all(
      paths.map(async (path) => (await (await cache.match(path))?.blob())?.size ?? Number.NaN),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }, files.files);
  expect(weighed, 'what is said to be there is there').toBe(files.bytes);
  // Whatever else was stored on the way must not be what answers.
  await page.evaluate(async () => {
    for (const name of ['games', 'game-pages']) await caches.delete(name);
  });
  await context.setOffline(true);
  await page.goto(`/#/game/${gameId(slug)}`);
  await page.reload();
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  await page.goto(`/#/detail/${gameId(slug)}`);
  await fact.getByRole('button', { name: 'Remove' }).click();
  await expect(fact.getByRole('button', { name: 'Keep offline' })).toBeVisible();
  await context.setOffline(false);
});

test('where the browser lets a site keep nothing, the detail page says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('no', 'SecurityError'));
    for (const name of ['open', 'match', 'has'])
      Object.defineProperty(CacheStorage.prototype, name, { value: refuse });
  });
  await page.goto(`/#/detail/${gameId(slug)}`);
  await expect(page.locator('.offline')).toContainText('this browser lets the site keep nothing');
  await expect(page.getByRole('button', { name: 'Keep offline' })).toHaveCount(0);
});
