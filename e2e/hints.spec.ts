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
