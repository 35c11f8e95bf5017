import { categories, type Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CATALOGUE, FLAT_GAMES } from './games.ts';
import { button, keepToasts, listen, promiseMoreGames } from './visit.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];

test('what the page loads by itself stays quiet when it fails @spec:quiet-calls', async ({
  page,
  quiet,
}) => {
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
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** What a visitor can ask the server for: the call, the page it is made from, and the presses that make it. */
const ASKING = {
  Like: ['vote', `/detail/${game.id}`, ['Like']],
  Dislike: ['vote', `/detail/${game.id}`, ['Dislike']],
  Report: ['report', `/detail/${game.id}`, ['Report', 'Send']],
  'More games': ['games', `/category/${encodeURIComponent(category)}`, ['More games']],
} as const;

const ANSWERS = [
  ['status 403', 403, '', undefined, 403],
  ['code 204', 200, '{"code":204,"contents":null}', 'No More Contents!', undefined],
  ['another code', 200, '{"code":429,"contents":"Slowly, please."}', 'Slowly, please.', 429],
  ['another shape', 200, '{"odd":1}', 'ERROR', undefined],
  ['a failed transport', 502, '', /Bad Gateway|502/, 502],
] as const;

const toasts = (page: Page) => page.locator('.toast');

for (const [name, [call, path, presses]] of Object.entries(ASKING)) {
  test(`${name} answers to status 403, code 204, another code, another shape and a failed transport as the error catalogue says @spec:call-answers`, async ({
    page,
    quiet,
  }) => {
    quiet.expect(/403|502/);
    const errors = listen(page, 'httpError');
    await keepToasts(page);
    for (const [what, status, body, text, code] of ANSWERS) {
      await page.unrouteAll();
      await page.route(`**/content/${call}*`, (route) =>
        route.fulfill({ status, body, contentType: 'application/json' }),
      );
      if (call === 'games') await promiseMoreGames(page);
      errors.length = 0;
      // Each answer gets a fresh page: a failure may change what the page shows afterward.
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      const answered = page.waitForResponse(`**/content/${call}*`);
      for (const press of presses) {
        // A report says what is wrong.
        if (press === 'Send') await page.getByRole('radio').first().check();
        await button(page, press).click();
      }
      await answered;
      const url: unknown = expect.stringMatching(`^/content/${call}`);
      const counted = code === undefined ? [] : [{ name: 'httpError', code, url }];
      await expect.poll(() => errors, what).toEqual(counted);
      if (text === undefined) await expect(toasts(page), what).toHaveCount(0);
      else await expect(toasts(page), what).toHaveText(text);
    }
  });
}
