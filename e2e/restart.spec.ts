/** Restart in a game that takes long, where one press must not lose it. */
import { gameId } from '../tools/catalogue.ts';
import { expect, test } from './fixtures.ts';

const SLUG = 'pinewood-jigsaw';

test('R and the bar’s Restart only pause a long game, and Restart there starts it over', async ({
  page,
}) => {
  await page.goto(`/#/game/${gameId(SLUG)}`);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Pause' }).waitFor();
  const paused = game.getByRole('dialog', { name: 'Paused' });
  /** The game in progress, as it is stored. */
  const stored = () =>
    page.evaluate((prefix) => {
      const [save] = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix));
      return save && (JSON.parse(save[1]) as { readonly seed: string });
    }, `game:${SLUG}:save:`);
  await game.locator('canvas').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(paused).toBeVisible();
  await expect.poll(stored).toBeDefined();
  const kept = await stored();
  // A sheet ignores presses in its first moments.
  const choose = (name: string) =>
    expect(async () => {
      const button = paused.getByRole('button', { name });
      if (await button.isVisible()) await button.press('Enter', { timeout: 1000 });
      await expect(paused).toBeHidden({ timeout: 100 });
    }).toPass();
  await choose('Resume');
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect(paused).toBeVisible();
  expect((await stored())?.seed).toBe(kept?.seed);
  await choose('Restart');
  expect(await stored()).toBeUndefined();
});
