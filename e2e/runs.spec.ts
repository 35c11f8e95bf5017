import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { writeRun } from '@playgrove/kit/session';
import { loadSubject } from '@playgrove/kit/testing';
import { packText } from '@playgrove/protocol/packed-text';
import { gameId } from '../tools/catalogue.ts';
import { ROOT } from '../tools/root.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { botRun, endOf, gameOn, linkTo, playByHand, pressUntil, watchToEnd } from './run-links.ts';

const SLUGS = [...CATALOGUE.facts.keys()];
/** Games that one test watches, each in a profile of its own. */
const TOGETHER = 12;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Opens a link in a profile that knows nothing. */
async function fresh(browser: Browser, baseURL: string | undefined, link: string): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

const groups = Array.from({ length: Math.ceil(SLUGS.length / TOGETHER) }, (_, index) =>
  SLUGS.slice(index * TOGETHER, (index + 1) * TOGETHER),
);
for (const [index, slugs] of groups.entries()) {
  test(`runs of games are watched by their link to the same end, part ${index + 1}`, async ({
    browser,
    baseURL,
  }) => {
    for (const slug of slugs) {
      const run = await botRun(slug);
      expect(run.length, slug).toBeGreaterThan(0);
      const { pace } = (await loadSubject(join(ROOT, 'games'), slug)).rules;
      const page = await fresh(browser, baseURL, await linkTo(run));
      await watchToEnd(page, endOf(run, pace.kind === 'ticks' ? pace.hz : undefined));
      await page.context().close();
    }
  });
}

test('a forged run, one of earlier rules and junk say why they are not shown', async ({
  browser,
  baseURL,
}) => {
  const run = await botRun('tidy-potions');
  const result = { ...run.result, score: 99_999 };
  const links = [
    [await linkTo({ ...run, result }), 'claims a result'],
    [await linkTo({ ...run, log: run.log.slice(1) }), 'has a move that the game'],
    [await linkTo({ ...run, hash: '0'.repeat(16) }), 'ends differently'],
    [await linkTo({ ...run, version: run.version - 1, result }), 'earlier version'],
  ] as const;
  for (const [link, why] of links) {
    const page = await fresh(browser, baseURL, link);
    const game = gameOn(page);
    await expect(game.locator('.run-notice')).toContainText(why);
    // What an earlier version has counted is still said.
    if (why === 'earlier version') {
      await expect(game.locator('.run-notice')).toContainText('99,999');
    }
    await game.getByRole('button', { name: 'Play this game' }).click();
    await expect(game.locator('.run-bar')).toHaveCount(0);
    await page.context().close();
  }
  const page = await fresh(browser, baseURL, '/#/run?no-run-at-all-but-long-enough');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This run can’t be shown');
  await page.context().close();
});

test('a score to beat comes with its run, which is raced on the same board', async ({
  browser,
  baseURL,
}) => {
  const run = await botRun('flipside-sprint');
  const query = new URLSearchParams({
    level: run.level,
    seed: run.seed,
    beat: String(run.result.score),
    by: 'Ann',
    run: await packText(writeRun(run)),
  });
  const id = gameId('flipside-sprint');
  const page = await fresh(browser, baseURL, `/#/game/${id}?${query.toString()}`);
  const rival = gameOn(page).getByRole('img', { name: /^Ann: \d/ });
  await expect(rival).toBeVisible();
  await page.context().close();
});

/** Presses a button of a sheet, again if need be: one that has just opened takes no press. */
async function pressFor(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.tap({ timeout: 1000 });
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('a best run waits in the results for a race on its board', async ({ page }) => {
  await page.goto(`/#/game/${gameId('rooftop-relay')}`);
  const game = gameOn(page);
  await expect(game.locator('canvas').first()).toBeVisible();
  const race = game.getByRole('button', { name: 'Race your best' });
  // A game that has just drawn may miss a touch, and how long a run takes depends on the machine.
  await expect(async () => {
    await page.touchscreen.tap(195, 500);
    await expect(race).toBeVisible();
  }).toPass();
  await pressFor(race, game.getByRole('img', { name: /^Best: \d/ }));
});

test('a best run waits among the levels for a race on its board', async ({ page }) => {
  const run = await botRun('flipside-sprint');
  const best = { run: await packText(writeRun(run)), version: run.version, at: Date.now() };
  await page.addInitScript(
    (text) => localStorage.setItem('game:flipside-sprint:bests', text),
    JSON.stringify({ [run.level]: best }),
  );
  await page.goto(`/#/game/${gameId('flipside-sprint')}`);
  const game = gameOn(page);
  await game.getByRole('button', { name: 'Pause' }).tap();
  const race = game.getByRole('button', { name: 'Race your best' });
  await pressFor(game.getByRole('button', { name: 'Levels' }), race);
  await pressFor(race, game.getByRole('img', { name: /^Best: \d/ }));
  await expect(game.getByRole('dialog')).toHaveCount(0);
});

test.describe('a run that was played by hand', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is watched and shared from its results, and opens in a profile that knows nothing', async ({
    page,
    browser,
    baseURL,
  }) => {
    const run = await botRun('tidy-potions', 'by-hand');
    await page.goto(
      `/#/game/${gameId('tidy-potions')}?level=${run.level}&seed=${run.seed}&beat=99`,
    );
    const game = gameOn(page);
    await playByHand(page, run);
    const watch = game.getByRole('button', { name: 'Watch', exact: true });
    await pressFor(watch, game.locator('.run-when'));
    await watchToEnd(page, endOf(run, undefined));
    await game.getByRole('button', { name: 'Close the replay' }).tap();
    await pressUntil(game, 'Share run', 'Copied!');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const link = /\S+#\/run\S+/.exec(text)?.[0] ?? '';
    const other = await fresh(browser, baseURL, link);
    await watchToEnd(other, endOf(run, undefined));
    await other.context().close();
  });
});
