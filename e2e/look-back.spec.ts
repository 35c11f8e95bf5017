import { localDate } from '@playgrove/language/days';
import { writeRun } from '@playgrove/kit/session';
import { packText } from '@playgrove/protocol/packed-text';
import type { Page } from '@playwright/test';
import { gameId } from '../tools/catalogue.ts';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { botRun as playedByBot } from '../tools/play/bot-run.ts';
import { botRun, endOf, gameOn, linkTo, playByHand, watchToEnd } from './run-links.ts';

const lookBack = (page: Page) => page.getByRole('region', { name: 'Look back' });

test('a best run stays on the device and is watched again from Your progress', async ({ page }) => {
  const run = await botRun('tidy-potions', 'by-hand');
  await page.goto('/#/me');
  // A new player has nothing to look back at.
  await expect(page.getByRole('heading', { name: 'Your grove' })).toBeVisible();
  await expect(lookBack(page)).toHaveCount(0);

  await page.goto(`/#/game/${gameId('tidy-potions')}?level=${run.level}&seed=${run.seed}&beat=99`);
  const game = gameOn(page);
  await playByHand(page, run);
  await expect(game.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
  // It is packed after the results are there.
  await page.waitForFunction(() => localStorage.getItem('game:tidy-potions:bests') !== null);

  await page.goto('/#/me');
  const watch = lookBack(page).getByRole('link', { name: /^Watch your best run of Tidy Potions/ });
  await expect(watch).toHaveAccessibleName(new RegExp(`: ${run.result.score} moves$`));
  await watch.focus();
  await page.keyboard.press('Enter');
  await watchToEnd(page, endOf(run, undefined));
});

test('a month has its facts, one run of each game, and a picture to share', async ({ page }) => {
  const now = new Date();
  const date = localDate(now);
  const slugs = ['tidy-potions', 'flipside-sprint'] as const;
  const stored: Record<string, unknown> = {
    'portal:today': {
      runs: [],
      ticks: { [date]: slugs.map((slug) => gameId(slug)) },
    },
    'portal:progress': {
      [gameId('tidy-potions')]: { stars: 9, most: 360, levels: 3, of: 120, streak: 0 },
    },
    'portal:month': { month: date.slice(0, 7), stars: 4 },
    'portal:played': { [gameId('tidy-potions')]: Number(date.replaceAll('-', '')) },
  };
  for (const slug of slugs) {
    const run = await botRun(slug);
    stored[`game:${slug}:bests`] = {
      [run.level]: { run: await packText(writeRun(run)), version: run.version, at: now.getTime() },
    };
  }
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
    // As in a browser without a sheet to share with.
    Object.assign(navigator, { canShare: undefined });
  }, stored);
  await page.goto('/#/me');
  const section = lookBack(page);
  await expect(section.getByRole('link')).toHaveCount(slugs.length);
  await expect(section.getByRole('listitem').filter({ hasText: /^1game played$/ })).toBeVisible();
  await expect(section.getByRole('listitem').filter({ hasText: /^5stars won$/ })).toBeVisible();
  await expect(
    section.getByRole('listitem').filter({ hasText: /^2challenges done$/ }),
  ).toBeVisible();
  expect(await faults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, 'colors'), 'dark').toEqual([]);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Share a picture' }).tap(),
  ]);
  expect(picture.suggestedFilename()).toBe(`${date.slice(0, 7)}.png`);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('a watched game against a rival shows the moves that gave the most away', async ({
    page,
  }) => {
    const run = await playedByBot('tide-reversi', { seed: 'look back', skill: 0 });
    await page.goto(await linkTo(run));
    const game = gameOn(page);
    const moments = game.getByRole('button', { name: /^A better move than \d+$/ });
    await expect(moments).toHaveCount(3);
    const named = game.locator('.run-moments span');
    await expect(named).toHaveText('Moves to look at again');
    const second = moments.nth(1);
    const move = Number(await second.textContent());
    await second.tap();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(game.locator('.run-when')).toHaveText(`${move - 1} / ${run.length} ✓`);
    // The hint of the game itself says what was better.
    await expect(named).not.toHaveText('Moves to look at again');
    const close = await game.getByRole('button', { name: 'Close the replay' }).boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(320);
    // Another move is watched, and its words are gone.
    await game.getByRole('button', { name: 'Next move' }).tap();
    await expect(named).toHaveText('Moves to look at again');
  });
});
