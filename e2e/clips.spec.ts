import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { live } from './visit.ts';

/** Opens home with its clock installed. @returns what it requests for clips, in order */
async function withClips(page: Page): Promise<{ readonly requests: string[] }> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/data/clips.json') requests.push('list');
    // A browser may request a clip in several ranges.
    if (pathname.endsWith('.webm') && requests.at(-1) !== 'clip') requests.push('clip');
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
    await expect.poll(() => requests).toEqual(['list', 'clip']);
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
    await expect.poll(() => requests).toEqual(['list', 'clip']);
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
    // A card whose clip could not play tries again when the screen rests on it again.
    await rest(2);
    await rest(8);
    const game = await inTheMiddle();
    await expect(page.locator(`a[data-game="${game}"] .clip.on`)).toHaveCount(1, { timeout: 1000 });
    await expect(playing).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect.poll(() => requests).toEqual(['list', 'clip']);
  const shown = await playing.evaluate(({ loop, muted }: HTMLVideoElement) => ({ loop, muted }));
  expect(shown).toEqual({ loop: false, muted: true });
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
