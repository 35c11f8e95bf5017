import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';

const CLIP = '/allgame/preview/0123456789abcdef0123456789abcdef.webp';

/** Every game has a clip, whether or not clips were made for this build. */
async function withClips(page: Page): Promise<{ readonly asked: string[] }> {
  const frames = await Promise.all(
    ['#c33', '#3c3'].map((background) =>
      sharp({ create: { width: 24, height: 24, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const body = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const clips = Object.fromEntries(CATALOGUE.games.map(({ id }) => [id, CLIP]));
  const asked: string[] = [];
  await page.route('**/data/clips.json', async (route) => {
    asked.push('list');
    await route.fulfill({ json: { clips } });
  });
  await page.route(`**${CLIP}`, async (route) => {
    asked.push('clip');
    await route.fulfill({ body, contentType: 'image/webp' });
  });
  await page.clock.install();
  await page.goto('/');
  await page.waitForFunction(() => (window as { handover?: { live: boolean } }).handover?.live);
  return { asked };
}

const cards = (page: Page) => page.locator('a[data-game]');

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } });

  test('a card on which the mouse rests plays its clip, moves nothing, and stops when the mouse leaves', async ({
    page,
  }) => {
    const { asked } = await withClips(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await cards(page).nth(0).hover();
    const code = page.waitForResponse(/\/assets\/asked-.*\.js$/).catch(() => undefined);
    await page.clock.runFor(200);
    expect(asked).toEqual([]);
    const before = await cards(page).nth(0).boundingBox();
    await code;
    await expect(async () => {
      await page.clock.runFor(300);
      expect(await page.locator('.clip').count()).toBe(1);
    }).toPass();
    expect(asked).toEqual(['list', 'clip']);
    const clip = page.locator('.art .clip');
    const art = await cards(page).nth(0).locator('.art').boundingBox();
    const shown = await clip.boundingBox();
    expect(shown?.width).toBeGreaterThanOrEqual(art?.width ?? 0);
    const after = await cards(page).nth(0).boundingBox();
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 2);
    await page.mouse.move(2, 400);
    await expect(page.locator('.clip')).toHaveCount(0);
  });

  test('the keyboard that stands on a card plays its clip too', async ({ page }) => {
    const { asked } = await withClips(page);
    await page.keyboard.press('Tab');
    await cards(page).nth(1).focus();
    await expect(cards(page).nth(1).locator('.clip')).toBeVisible();
    expect(asked).toEqual(['list', 'clip']);
  });

  test('who asks for less motion sees no clip and loads none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { asked } = await withClips(page);
    await cards(page).nth(0).hover();
    await page.clock.runFor(3000);
    expect(asked).toEqual([]);
  });

  test('who spares data sees no clip and loads none', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const { asked } = await withClips(page);
    await cards(page).nth(0).hover();
    await page.clock.runFor(3000);
    expect(asked).toEqual([]);
  });
});

test('a touch plays no clip', async ({ page }) => {
  const { asked } = await withClips(page);
  await cards(page).nth(0).hover();
  await page.clock.runFor(3000);
  expect(asked).toEqual([]);
});
