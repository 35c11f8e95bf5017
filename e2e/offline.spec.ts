import { gameUrl } from '@playgrove/catalogue';
import { expect, test } from './fixtures.ts';
import { FLAT_GAMES } from './games.ts';

const [game] = FLAT_GAMES;
if (!game) throw new Error('games/: there is no game to test');

test.describe('with a service worker', () => {
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
    await page.goto(`/#/game/${game.id}`);
    await expect(page.frameLocator('iframe').locator('#game canvas[tabindex]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Maybe you like' })).toBeVisible();
    await page.goto(gameUrl(game.id));
    await expect(page.locator('#game canvas[tabindex]')).toBeVisible();
  });

  test('a game that is saved for offline plays without a network although it was never played, and can be removed', async ({
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
    await page.goto(`/#/detail/${game.id}`);
    const fact = page.locator('.offline');
    await fact.getByRole('button', { name: 'Save for offline' }).click();
    await expect(fact).toContainText(/Saved for offline \([\d.]+ (?:KB|MB)\)/);
    const files = (await (await page.request.get(`/data/files/${game.id}.json`)).json()) as {
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
    await page.goto(`/#/game/${game.id}`);
    await page.reload();
    await expect(page.frameLocator('iframe').locator('#game canvas[tabindex]')).toBeVisible();
    await page.goto(`/#/detail/${game.id}`);
    await fact.getByRole('button', { name: 'Remove' }).click();
    await expect(fact.getByRole('button', { name: 'Save for offline' })).toBeVisible();
    await context.setOffline(false);
  });

  test('where the browser lets a site keep nothing, the detail page says so', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException('no', 'SecurityError'));
      for (const name of ['open', 'match', 'has'])
        Object.defineProperty(CacheStorage.prototype, name, { value: refuse });
    });
    await page.goto(`/#/detail/${game.id}`);
    await expect(page.locator('.offline')).toContainText('your browser is blocking storage');
    await expect(page.getByRole('button', { name: 'Save for offline' })).toHaveCount(0);
  });
});

test('the shortcuts of the installed site lead to the last game and to a random one', async ({
  page,
  request,
}) => {
  const { shortcuts } = (await (await request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  const [onwards, random] = shortcuts;
  if (!onwards || !random) throw new Error('the manifest has no two shortcuts');
  for (const { src } of shortcuts.flatMap(({ icons }) => icons))
    expect((await request.get(src)).status()).toBe(200);
  await page.goto(random.url);
  await expect(page.locator('body')).toHaveClass('detail');
  expect(new URL(page.url()).search).toBe('');
  await page.goto(onwards.url);
  await expect(page.locator('body')).toHaveClass('home');
  const recent = { id: game.id, title: game.title, icon: game.icon_path };
  await page.evaluate(
    (state) => localStorage.setItem('portal', state),
    JSON.stringify({ recent: [recent] }),
  );
  await page.goto(onwards.url);
  await expect(page.locator('body')).toHaveClass('game');
  expect(new URL(page.url()).hash).toBe(`#/game/${game.id}`);
});

test('installing is offered among one’s games when the browser offers it, once, and never by itself', async ({
  page,
}) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Your games' });
  const open = () => page.getByRole('button', { name: 'Your games' }).click();
  await open();
  await expect(panel.getByRole('button', { name: 'Random game' })).toBeVisible();
  // A phone has no keyboard.
  await expect(panel.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Install app' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const held = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => void document.body.setAttribute('data-prompted', ''),
    });
    return !dispatchEvent(offer);
  });
  expect(held, 'the browser’s own banner is held back').toBe(true);
  await open();
  await panel.getByRole('button', { name: 'Install app' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted');
  await expect(panel.getByRole('button', { name: 'Install app' })).toHaveCount(0);
});
