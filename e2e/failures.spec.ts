import { categories, type Game } from '@playgrove/catalogue';
import type { Locator, Page } from '@playwright/test';
import { expect, holdClock, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { button, go, listen, live, runUntil, wake } from './visit.ts';

const [game] = CATALOGUE.games as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];

const toasts = (page: Page): Locator => page.locator('.toast');

test.describe('a screen that does not come', () => {
  test('shows the error page with Try again when its code is not there after 120 seconds', async ({
    page,
    quiet,
  }) => {
    quiet.expect(/live-category/);
    await holdClock(page);
    let asked = 0;
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/live-category/, async (route) => {
      asked += 1;
      await answered;
      await route.continue();
    });
    await page.goto('/');
    await wake(page);
    await go(page, `/category/${encodeURIComponent(category)}`);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.clock.runFor(119_000);
    await expect(page.locator('body')).toHaveClass('home');
    await page.clock.runFor(1001);
    await expect(page.locator('body')).toHaveClass('error');
    await expect(page.getByRole('main')).toContainText('Oops, Something Went Wrong...');
    answer();
    await button(page, 'Try again').click();
    await runUntil(page, async () => (await page.locator('h1').innerText()) === category);
  });

  test('shows the error page with Try again when its style sheet fails', async ({
    page,
    quiet,
  }) => {
    quiet.expect(/live-detail|ERR_FAILED|Failed to load|preload CSS/);
    await page.route(/live-detail[^/]*\.css/, (route) => route.abort('failed'));
    await page.goto('/');
    await page.mouse.click(195, 2);
    await live(page);
    await go(page, `/detail/${game.id}`);
    await expect(page.locator('body')).toHaveClass('error');
    await expect(page.locator('h1')).toHaveText('Oops, Something Went Wrong...');
    await page.unroute(/live-detail[^/]*\.css/);
    await button(page, 'Try again').click();
    await expect(page.locator('h1')).toHaveText(game.title);
  });
});

test('what the page asks for by itself stays quiet when it fails', async ({ page, quiet }) => {
  quiet.expect(/500|content\/figures/);
  const errors = listen(page, 'httpError');
  await page.route('**/content/figures', (route) =>
    route.fulfill({ status: 500, body: '{"code":500,"contents":"Down."}' }),
  );
  const answered = page.waitForResponse('**/content/figures');
  await page.goto('/#/cookie');
  await page.mouse.click(195, 2);
  await answered;
  await page.waitForLoadState('networkidle');
  await expect(toasts(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** What a visitor can ask the server for, and how. */
const ASKING: Readonly<
  Record<string, readonly [address: string, ask: (page: Page) => Promise<void>]>
> = {
  Like: [
    'vote',
    async (page) => {
      await page.goto(`/#/detail/${game.id}`);
      await button(page, 'Like').click();
    },
  ],
  Dislike: [
    'vote',
    async (page) => {
      await page.goto(`/#/detail/${game.id}`);
      await button(page, 'Dislike').click();
    },
  ],
  Report: [
    'report',
    async (page) => {
      await page.goto(`/#/detail/${game.id}`);
      await button(page, 'Report').click();
      await button(page, 'Send').click();
    },
  ],
  'More games': [
    'games',
    async (page) => {
      await page.goto(`/#/category/${encodeURIComponent(category)}`);
      await button(page, 'More games').click();
    },
  ],
};

const ANSWERS = [
  ['code 204', 200, '{"code":204,"contents":null}', 'No More Contents!', undefined],
  ['another code', 200, '{"code":429,"contents":"Slowly, please."}', 'Slowly, please.', 429],
  ['another shape', 200, '{"odd":1}', 'ERROR', undefined],
  ['a failed transport', 502, '', /Bad Gateway|502/, 502],
  ['status 403', 403, '', undefined, 403],
] as const;

for (const [name, [address, ask]] of Object.entries(ASKING)) {
  test.describe(`${name}, asked for by a person`, () => {
    for (const [what, status, body, told, code] of ANSWERS) {
      test(`${what} is told and counted as the error catalogue says`, async ({ page, quiet }) => {
        quiet.expect(new RegExp(`${status}`));
        const errors = listen(page, 'httpError');
        await page.route(`**/content/${address}*`, (route) =>
          route.fulfill({ status, body, contentType: 'application/json' }),
        );
        const answered = page.waitForResponse(`**/content/${address}*`);
        await ask(page);
        await answered;
        const counted =
          code === undefined
            ? []
            : [
                {
                  name: 'httpError',
                  code,
                  url: expect.stringMatching(`^/content/${address}`) as unknown,
                },
              ];
        await expect.poll(() => errors).toEqual(counted);
        if (told === undefined) await expect(toasts(page)).toHaveCount(0);
        else await expect(toasts(page)).toHaveText(told);
      });
    }
  });
}

test('More games at the end of a list says No More Contents!', async ({ page }) => {
  await page.goto(`/#/category/${encodeURIComponent(category)}`);
  const cards = page.locator('main .cards.grid a[data-game]');
  const before = await cards.count();
  await button(page, 'More games').click();
  await expect(toasts(page)).toHaveText('No More Contents!');
  await expect(cards).toHaveCount(before);
});

test('More games adds what the server holds beyond the page’s own list', async ({ page }) => {
  const id = 'f'.repeat(32);
  await page.route('**/content/games*', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({
        code: 200,
        contents: {
          games: [{ id, title: 'From elsewhere', icon_path: 'https://x.example/a.gif' }],
        },
      }),
    }),
  );
  await page.goto(`/#/category/${encodeURIComponent(category)}`);
  await button(page, 'More games').click();
  const card = page.locator(`a[data-game="${id}"]`);
  await expect(card).toContainText('From elsewhere');
  await expect(card.locator('img')).toHaveAttribute('src', '/allgame/icon/default.png');
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((icon) => (icon as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(card.locator('.figures')).toHaveCount(0);
});

test('a report offers six faults and no room for words', async ({ page }) => {
  await page.goto(`/#/detail/${game.id}`);
  await button(page, 'Report').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio')).toHaveCount(6);
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
});
