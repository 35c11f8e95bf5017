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

/** A game with three pictures in play, whether or not any were made for this build. */
async function withStills(page: Page): Promise<void> {
  const [game] = CATALOGUE.games;
  if (!game) throw new Error('there is no game');
  const picture = { create: { width: 90, height: 144, channels: 3, background: '#36c' } } as const;
  const body = await sharp(picture).webp().toBuffer();
  await page.route('**/allgame/preview/still-*', (route) =>
    route.fulfill({ body, contentType: 'image/webp' }),
  );
  await page.route(`**/data/detail/${game.id}.json`, async (route) => {
    const response = await route.fetch();
    const stills = [1, 2, 3].map((at) => ({
      file: `/allgame/preview/still-${at}`,
      width: 450,
      height: 720,
      alt: `moment ${at}`,
    }));
    await route.fulfill({ response, json: { ...((await response.json()) as object), stills } });
  });
  await page.goto(`/#/detail/${game.id}`);
  await page.waitForFunction(() => (window as { handover?: { live: boolean } }).handover?.live);
}

test('a still opens large: keys step and stop at the ends, Escape closes, the focus comes back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withStills(page);
  const second = page.getByRole('button', { name: 'moment 2' });
  await second.click();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  await expect(large.getByRole('status')).toHaveText('2 of 3');
  await expect(large.getByRole('img', { name: 'moment 2' })).toBeInViewport();
  for (const _ of ['to the third', 'no further']) await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('status')).toHaveText('3 of 3');
  await expect(large.getByRole('button', { name: 'Next picture' })).toBeHidden();
  await large.getByRole('button', { name: 'Previous picture' }).click();
  await expect(large.getByRole('status')).toHaveText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('a press beside a large still closes it', async ({ page }) => {
  await withStills(page);
  await page.getByRole('button', { name: 'moment 1' }).click();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  await expect(large).toBeVisible();
  await page.mouse.click(12, 400);
  await expect(large).toHaveCount(0);
});
