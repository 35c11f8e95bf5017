import type { Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import { FLAT_GAMES } from './games.ts';
import { expect, test } from './fixtures.ts';
import { button, go, live } from './visit.ts';

const [game, other] = FLAT_GAMES as readonly [Game, Game, ...Game[]];
const LOST = /ERR_|Failed to (?:load|fetch)|net::|NetworkError|status of 504/;
/** More than the seconds after which a server that hangs is given up. */
const GIVEN_UP = { timeout: 60_000 };

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.locator('#offline');
const readyGames = (page: Page) => page.getByRole('region', { name: 'Ready to play offline' });
const label = (page: Page, id: string): Promise<string> =>
  page
    .locator(`.card [data-game="${id}"] .art`)
    .first()
    .evaluate((art) => getComputedStyle(art, '::after').content);

/** A visitor who was here before: the site is stored, and one game is saved. */
async function visitAndSave(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.evaluate(() => {
    // Firefox asks the visitor, who may never answer.
    navigator.storage.persist = () => new Promise(() => {});
  });
  await go(page, `/detail/${game.id}`);
  await button(page, 'Save for offline').click();
  await expect(page.locator('.offline')).toContainText('Saved for offline');
  // Facts of all games are stored in the background.
  await page.waitForFunction(
    (address) => caches.match(address),
    `/data/detail/${other.id}.json`,
    GIVEN_UP,
  );
}

/** What holds without a connection. */
async function seeWhatIsLeft(page: Page): Promise<void> {
  // A network that the test runner cuts is not always reported to a page that opens later.
  await expect(bar(page)).toContainText(
    /(?:You’re offline|isn’t responding right now)\. 1 game is ready to play\./,
    GIVEN_UP,
  );
  await expect(readyGames(page).locator('a[data-game]')).toHaveAttribute('data-game', game.id);
  const cards = page.locator('main .card a[data-game]');
  const unsaved = (await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('data-game')),
  )) as string[];
  expect(await label(page, unsaved.find((id) => id !== game.id) ?? '')).toContain('Not saved');
  expect(await label(page, game.id)).toBe('"Saved"');

  await page.keyboard.press('/');
  await page.keyboard.type(other.title);
  await expect(page.getByRole('option').first()).toContainText(other.title);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(other.title);
  await expect(bar(page)).toContainText('This game isn’t saved.');

  await go(page, `/game/${other.id}`);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('this game isn’t saved on this device', GIVEN_UP);
  await expect(failure.getByRole('link')).toHaveCount(1);
  await failure.getByRole('link', { name: game.title }).click();
  await go(page, `/game/${game.id}`);
  await expect(page.frameLocator('iframe').locator('#game canvas[tabindex]')).toBeVisible(GIVEN_UP);
  await go(page, `/game/${other.id}`);
  await expect(failure).toContainText('this game isn’t saved on this device', GIVEN_UP);
}

test('without a network: a bar says so, saved games come first and play, others say at once that they are not saved, search works; it ends when the network is back', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect(LOST);
  await visitAndSave(page);
  await context.setOffline(true);
  await expect(bar(page)).toContainText('You’re offline. 1 game is ready to play.');
  await page.goto('/');
  await page.reload();
  await live(page);
  await seeWhatIsLeft(page);
  await context.setOffline(false);
  // Nobody presses Try again: the page notices by itself.
  await expect(page.frameLocator('iframe').locator('#game canvas[tabindex]')).toBeVisible();
  await go(page, '/');
  await expect(bar(page)).toBeHidden();
  await expect(readyGames(page)).toHaveCount(0);
});

test.describe('with a server that hangs', () => {
  // Nothing is stored, and only the page's clock, which stands still, decides when it gives up.
  test.use({ serviceWorkers: 'block' });

  test('a page and a game are given up in time, the bar says why, and both come by themselves when it answers again', async ({
    page,
  }) => {
    const hung = ['**/data/**', '**/allgame/*/**'];
    const untilSeen = (step: number, seen: () => Promise<void>): Promise<void> =>
      expect(async () => {
        await page.clock.runFor(step);
        await seen();
      }).toPass();
    /** The server answers again: the clock moves until the page looks for it, then waits for the answers. */
    const answerAgain = async (seen: () => Promise<void>): Promise<void> => {
      for (const address of hung) await page.unroute(address);
      let looks = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/data/release.json')) looks += 1;
      });
      await untilSeen(1000, async () => expect(looks).toBeGreaterThan(0));
      await untilSeen(20, seen);
    };
    await page.clock.install();
    await page.goto('/');
    await live(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const address of hung) await page.route(address, () => {});

    await go(page, `/detail/${game.id}`);
    await page.clock.runFor(9000);
    await expect(bar(page)).toBeHidden();
    await untilSeen(1000, async () => {
      expect(await bar(page).textContent()).toContain('isn’t responding right now.');
    });
    await expect(page.locator('body')).toHaveClass('error');
    await expect(page.getByRole('main')).toContainText('Check your connection.');

    await answerAgain(async () => expect(await page.locator('body.detail').count()).toBe(1));
    await expect(bar(page)).toBeHidden();

    for (const address of hung) await page.route(address, () => {});
    await go(page, `/game/${game.id}`);
    const failure = page.getByRole('alert');
    await untilSeen(1000, async () => {
      expect(await failure.allTextContents()).toEqual([
        expect.stringContaining('this game isn’t saved on this device'),
      ]);
    });
    await answerAgain(async () => {
      expect(await page.frameLocator('iframe').locator('#game canvas[tabindex]').count()).toBe(1);
    });
  });
});
