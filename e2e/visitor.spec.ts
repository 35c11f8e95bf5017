import type { Page } from '@playwright/test';
import { expect, holdClock, test } from './fixtures.ts';

test.describe('size', () => {
  /** Sets the window's size, and waits until the page has heard of it. */
  const resize = async (page: Page, width: number): Promise<void> => {
    const heard = page.evaluate(() =>
      new Promise((done) => addEventListener('resize', done, { once: true })).then(() => true),
    );
    await page.setViewportSize({ width, height: 720 });
    await heard;
  };
  const scale = (page: Page): Promise<string> =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--scale'));

  test('the root scale follows the width 300 ms after the last resize, up to 70 at 720 pixels', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await holdClock(page);
    await page.goto('/');
    expect(await scale(page)).toBe('35px');
    await resize(page, 540);
    await page.clock.runFor(200);
    await resize(page, 720);
    await page.clock.runFor(290);
    expect(await scale(page), 'after 290 ms').toBe('35px');
    await page.clock.runFor(20);
    expect(await scale(page), 'after 310 ms').toBe('70px');
    await resize(page, 1440);
    await page.clock.runFor(400);
    expect(await scale(page), 'above 720 pixels').toBe('70px');
  });

  test('the root scale never sets the size of letters', async ({ page }) => {
    await page.goto('/');
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    for (const width of [320, 720, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await size()).toBe('16px');
    }
  });
});

test.describe('visitors', () => {
  test.describe('in a web view', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.83 Mobile Safari/537.36',
    });

    test('a campaign is kept as v_{id}', async ({ page, context }) => {
      const sent = page.waitForRequest(/statistic\.gif/);
      await page.goto('/?cid=spring#/cookie');
      expect(new URL((await sent).url()).searchParams.get('g')).toBe('v_spring');
      expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
        'uc=v_spring',
      ]);
    });
  });

  test('an event is a GET image request with tp, c, g and _t', async ({ page }) => {
    const asked = page.waitForRequest(/statistic\.gif/);
    const before = Date.now();
    await page.goto('/#/cookie');
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect(request.resourceType()).toBe('image');
    const { searchParams } = new URL(request.url());
    expect([...searchParams.keys()]).toEqual(['tp', 'c', 'g', '_t']);
    expect(searchParams.get('tp')).toBe('event');
    expect(searchParams.get('g')).toBe('');
    expect(Number(searchParams.get('_t'))).toBeGreaterThanOrEqual(before - 1000);
  });
});
