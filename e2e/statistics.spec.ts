import { expect, test } from './fixtures.ts';
import { listen } from './visit.ts';

test('a page view is one GET image request to the same host, with tp, c, g and _t @spec:event-request', async ({
  page,
}) => {
  const sent = listen(page);
  const requested = page.waitForRequest(/statistic\.gif/);
  const before = Date.now();
  await page.goto('/#/cookie');
  const request = await requested;
  expect(request.method()).toBe('GET');
  expect(request.resourceType()).toBe('image');
  const { searchParams } = new URL(request.url());
  expect([...searchParams.keys()]).toEqual(['tp', 'c', 'g', '_t']);
  expect(searchParams.get('tp')).toBe('event');
  expect(searchParams.get('g')).toBe('');
  expect(Number(searchParams.get('_t'))).toBeGreaterThanOrEqual(before - 1000);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([{ name: 'page_view', path: '/cookie' }]);
});

test('a visitor who objects is not counted @spec:objection', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const sent = listen(page);
  await page.goto('/#/cookie');
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test.describe('in a web view', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.83 Mobile Safari/537.36',
  });

  test('a campaign is saved as v_{id}, and sent along @spec:campaign-web-view', async ({
    page,
    context,
  }) => {
    const sent = page.waitForRequest(/statistic\.gif/);
    await page.goto('/?cid=spring#/cookie');
    expect(new URL((await sent).url()).searchParams.get('g')).toBe('v_spring');
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
      'uc=v_spring',
    ]);
  });
});
