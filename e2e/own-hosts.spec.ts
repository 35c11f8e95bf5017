/** A site where each game has its own host: what is saved for offline is saved there. */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { gameId } from '../tools/catalogue.ts';
import { OWN_HOSTS } from './third-party/site.ts';
import { expect, test as base } from './fixtures.ts';
import { serveVariant } from './serve-variant.ts';

const OURS = gameId('owl-roost');
const THEIRS = gameId('pocket-watch');

const test = base.extend<{ visitor: BrowserContext }, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => serveVariant('own-hosts', use, ['owl-roost']),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  /** Hosts of a real site have certificates; this browser trusts these without. */
  visitor: async ({ site, launchOptions }, use) => {
    const { port } = new URL(site);
    const hosts = ['play', ...[OURS, THEIRS].map((id) => `${id}.games`)];
    const trusted = hosts.map((host) => `http://${host}.example.test:${port}`).join();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        OWN_HOSTS,
        `--unsafely-treat-insecure-origin-as-secure=${trusted}`,
      ],
    });
    await use(await browser.newContext({ serviceWorkers: 'allow' }));
    await browser.close();
  },
});

const offlineOf = (page: Page) => page.locator('.offline');

for (const [whose, id] of [
  ['of ours', OURS],
  ['from a third party', THEIRS],
] as const) {
  test(`a game ${whose} is saved on its own host, plays without a network, and can be removed`, async ({
    site,
    visitor,
  }) => {
    const page = await visitor.newPage();
    await page.goto(site);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.goto(`${site}/#/detail/${id}`);
    await offlineOf(page).getByRole('button', { name: 'Save for offline' }).click();
    await expect(offlineOf(page)).toContainText(/Saved for offline \([\d.]+ (?:KB|MB)\)/);
    await visitor.setOffline(true);
    await page.goto(`${site}/#/game/${id}`);
    await page.reload();
    const frame = page.frameLocator('iframe');
    if (id === OURS) await expect(frame.locator('#game canvas').first()).toBeVisible();
    else {
      const game = () => page.frames().find((each) => each.url().includes('/files/'));
      // A picture that is drawn, and a part of a file.
      await expect.poll(() => game()?.title()).toBe('40 206 <svg');
    }
    await page.goto(`${site}/#/detail/${id}`);
    await page.reload();
    await expect(offlineOf(page)).toContainText('Saved for offline');
    await offlineOf(page).getByRole('button', { name: 'Remove' }).click();
    await expect(offlineOf(page).getByRole('button', { name: 'Save for offline' })).toBeVisible();
    await page.goto(`${site}/#/game/${id}`);
    await page.reload();
    await expect(page.getByText('this game isn’t saved on this device')).toBeVisible();
  });
}
