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
