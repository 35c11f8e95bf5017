import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';

const [game] = CATALOGUE.games;
if (!game) throw new Error('games/: there is no game to test');

/** Opens a detail page whose votes get this answer, and votes. */
async function vote(page: Page, status: number, body: string): Promise<void> {
  await page.route('**/content/vote', (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );
  await page.goto(`/#/detail/${game?.id ?? ''}`);
  const answered = page.waitForResponse('**/content/vote');
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await answered;
}

/** The first httpError event that a page reports. */
function reported(page: Page): Promise<string> {
  return page
    .waitForRequest((request) => {
      const url = new URL(request.url());
      return url.pathname === '/statistic.gif' && /httpError/.test(url.searchParams.get('c') ?? '');
    })
    .then((request) => new URL(request.url()).searchParams.get('c') ?? '');
}

const toasts = (page: Page) => page.locator('.toast');

test('an answer with code 204 is told as No More Contents!', async ({ page }) => {
  await vote(page, 200, '{"code":204,"contents":null}');
  await expect(toasts(page)).toHaveText('No More Contents!');
});

test('any other code shows the contents and is reported', async ({ page }) => {
  const report = reported(page);
  await vote(page, 200, '{"code":500,"contents":"The votes are being counted."}');
  await expect(toasts(page)).toHaveText('The votes are being counted.');
  expect(await report).toContain('500');
});

test('an answer of another shape is told as ERROR', async ({ page }) => {
  await vote(page, 200, '{"odd":true}');
  await expect(toasts(page)).toHaveText('ERROR');
});

test('a failed transport is told by its status text and reported', async ({ page, quiet }) => {
  quiet.expect(/502/);
  const report = reported(page);
  await vote(page, 502, '');
  await expect(toasts(page)).toHaveText(/Bad Gateway|502/);
  expect(await report).toContain('502');
});

test('a refusal with status 403 is silent but reported', async ({ page, quiet }) => {
  quiet.expect(/403/);
  const report = reported(page);
  await vote(page, 403, '');
  expect(await report).toContain('403');
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast stands at the bottom centre for three seconds', async ({ page }) => {
  await page.clock.install();
  await vote(page, 200, '{"code":204,"contents":null}');
  await expect(toasts(page)).toBeVisible();
  const box = await toasts(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(box?.y ?? 0).toBeGreaterThan(height * 0.75);
  await page.clock.fastForward(3000);
  await expect(toasts(page)).toHaveCount(0);
});
