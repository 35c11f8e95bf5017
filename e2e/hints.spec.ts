/** A hint on a game's own page, which the portal has not opened. */
import { gameUrl } from '@playgrove/catalogue';
import { gameId } from '../tools/catalogue.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 320, height: 568 } });

test('on a game’s own page, a hint stands below the score strip and is not cut off', async ({
  page,
}) => {
  await page.goto(gameUrl(gameId('ferry-shuffle')));
  await expect(page.getByRole('button', { name: /hint/i })).toBeEnabled();
  await page.keyboard.press('h');
  const bubble = page.locator('.advice');
  await expect(bubble).toBeVisible();
  const strip = await page.locator('.hud').boundingBox();
  const at = await bubble.boundingBox();
  if (!strip || !at) throw new Error('nothing to see');
  expect(at.y).toBeGreaterThanOrEqual(strip.y + strip.height);
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.x + at.width).toBeLessThanOrEqual(320);
  expect(at.y + at.height).toBeLessThanOrEqual(568);
});

test('an opponent whose code does not load is reported, and moves once it does', async ({
  page,
  quiet,
}) => {
  quiet.expect(/kit-mind-start|ERR_FAILED/);
  let isLost = true;
  await page.route('**/kit-mind-start-*.js', (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await page.goto(gameUrl(gameId('apple-drop-four')));
  await page.getByRole('button', { name: /pause/i }).waitFor();
  await page.keyboard.press('Enter');
  const bubble = page.locator('.advice');
  await expect(bubble).toHaveText(
    'Your opponent couldn’t load. Check your connection and restart.',
  );
  isLost = false;
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  const moves = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      const saves = Object.entries(localStorage).filter(([key]) => key.includes(':save:'));
      return saves.map(([, text]) => (JSON.parse(text) as { log: readonly unknown[] }).log.length);
    });
  await expect.poll(moves).toEqual([2]);
});
