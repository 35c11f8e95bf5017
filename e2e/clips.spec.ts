import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../tools/cache.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { live } from './visit.ts';

const CLIP = '/allgame/preview/0123456789abcdef0123456789abcdef.webm';

/** A clip as the repository holds it. */
const BODY = readFileSync(join(ROOT, 'previews/owl-roost/clip.webm'));

/** Every game has the same clip; what is requested is listed. */
async function withClips(page: Page): Promise<{ readonly requests: string[] }> {
  const clips = Object.fromEntries(CATALOGUE.games.map(({ id }) => [id, CLIP]));
  const requests: string[] = [];
  await page.route('**/data/clips.json', async (route) => {
    requests.push('list');
    await route.fulfill({ json: { clips } });
  });
  await page.route(`**${CLIP}`, async (route) => {
    requests.push('clip');
    await route.fulfill({ body: BODY, contentType: 'video/webm' });
  });
  await page.clock.install();
  await page.goto('/');
  await live(page);
  return { requests };
}

const cards = (page: Page) => page.locator('a[data-game]');

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } });

  test('a card on which the mouse rests plays its clip, moves nothing, and stops when the mouse leaves', async ({
    page,
  }) => {
    const { requests } = await withClips(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await cards(page).nth(0).hover();
    await page.clock.runFor(200);
    expect(requests).toEqual([]);
    const before = await cards(page).nth(0).boundingBox();
    await expect(async () => {
      await page.clock.runFor(300);
      expect(await page.locator('.clip.on').count()).toBe(1);
    }).toPass();
    expect(requests).toEqual(['list', 'clip']);
    const clip = page.locator('.art .clip');
    const art = await cards(page).nth(0).locator('.art').boundingBox();
    const shown = await clip.boundingBox();
    expect(shown?.width).toBeGreaterThanOrEqual(art?.width ?? 0);
    const after = await cards(page).nth(0).boundingBox();
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 2);
    await page.mouse.move(2, 400);
    await expect(page.locator('.clip')).toHaveCount(0);
  });

  test('a card that the keyboard is on plays its clip too', async ({ page }) => {
    const { requests } = await withClips(page);
    await page.keyboard.press('Tab');
    await cards(page).nth(1).focus();
    await expect(cards(page).nth(1).locator('.clip')).toBeVisible();
    expect(requests).toEqual(['list', 'clip']);
  });

  test('a visitor who prefers reduced motion sees no clip and loads none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { requests } = await withClips(page);
    await cards(page).nth(0).hover();
    await page.clock.runFor(3000);
    expect(requests).toEqual([]);
  });

  test('a visitor who saves data sees no clip and loads none', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const { requests } = await withClips(page);
    await cards(page).nth(0).hover();
    await page.clock.runFor(3000);
    expect(requests).toEqual([]);
  });
});

test('on a phone the card in the middle of a screen that rests plays its clip once; none with data saver', async ({
  page,
}) => {
  const { requests } = await withClips(page);
  await page.touchscreen.tap(195, 2);
  const rest = async (at: number) => {
    await cards(page)
      .nth(at)
      .evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await page.clock.runFor(2000);
  };
  const inTheMiddle = () =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 2, innerHeight / 2)
          ?.closest<HTMLElement>('a[data-game]')?.dataset['game'],
    );
  const playing = page.locator('.clip.on');
  await expect(async () => {
    await rest(8);
    await expect(playing).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  expect(new Set(requests)).toEqual(new Set(['list', 'clip']));
  const shown = await playing.evaluate((clip: HTMLVideoElement) => ({
    game: clip.closest<HTMLElement>('a[data-game]')?.dataset['game'],
    loop: clip.loop,
    muted: clip.muted,
  }));
  expect(shown).toEqual({ game: await inTheMiddle(), loop: false, muted: true });
  await playing.evaluate((clip) => clip.dispatchEvent(new Event('ended')));
  await expect(page.locator('.clip')).toHaveCount(0);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  requests.length = 0;
  await rest(14);
  await rest(2);
  expect(requests).toEqual([]);
  await expect(page.locator('.clip')).toHaveCount(0);
});
