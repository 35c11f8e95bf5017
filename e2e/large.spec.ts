/** A catalog of a thousand games; the page carries only some of them. */
import type { Page } from '@playwright/test';
import { MAYBE_COUNT } from '@playgrove/catalogue';
import type { HomeData } from '../apps/portal/src/data/home-data.ts';
import { expect, test as base } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { serveVariant } from './serve-variant.ts';
import { button, holdBack, idsIn, live } from './visit.ts';

const SAMPLES = /\/data\/draw\/\d+\.json$/;

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => serveVariant('large', use),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
});

/** Ids of the games that the page carries. */
const carried = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { homeData } = (window as unknown as { hydration: { homeData: HomeData } }).hydration;
    return homeData.pool.map(({ id }) => id);
  });

test('Refresh fetches a sample of all games: the indicator shows until it is there, and nothing moves', async ({
  page,
}) => {
  const answer = await holdBack(page, SAMPLES);
  await page.goto('/');
  await live(page);
  const maybe = page.locator('section[aria-labelledby="maybe"]');
  const indicator = page.locator('.loading');
  const refresh = button(page, 'Refresh');
  await refresh.scrollIntoViewIfNeeded();
  const before = await idsIn(maybe);
  const place = await refresh.boundingBox();
  await expect(indicator).toBeHidden();
  await refresh.tap();
  await expect(indicator.locator('i').first()).toBeVisible();
  expect(await refresh.boundingBox()).toEqual(place);
  expect(await idsIn(maybe)).toEqual(before);
  answer();
  await expect.poll(() => idsIn(maybe)).not.toEqual(before);
  await expect(indicator).toBeHidden();
  expect(await refresh.boundingBox()).toEqual(place);
  const sample = await idsIn(maybe);
  expect(new Set(sample).size).toBe(MAYBE_COUNT);
  const own = await carried(page);
  expect(sample.filter((id) => !own.includes(id)).length).toBeGreaterThan(0);
});

test('Refresh takes other games that the page carries where the sample does not arrive', async ({
  page,
  quiet,
}) => {
  quiet.expect(SAMPLES);
  quiet.expect(/ERR_FAILED/);
  await page.route(SAMPLES, (route) => route.abort());
  await page.goto('/');
  await live(page);
  const maybe = page.locator('section[aria-labelledby="maybe"]');
  const before = await idsIn(maybe);
  await button(page, 'Refresh').tap();
  await expect.poll(() => idsIn(maybe)).not.toEqual(before);
  await expect(page.locator('.loading')).toBeHidden();
  const own = await carried(page);
  const sample = await idsIn(maybe);
  expect(new Set(sample).size).toBe(MAYBE_COUNT);
  expect(sample.filter((id) => !own.includes(id))).toEqual([]);
});

test('a category grows by pages until it shows every game once', async ({ page }) => {
  await page.goto('/#/category/Racing');
  await live(page);
  const list = page.locator('.grid-parts');
  const count = Number.parseInt((await page.locator('.count').textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(60);
  expect(await idsIn(list)).toHaveLength(60);
  await button(page, 'More games').tap();
  await expect(list.locator('a[data-game]')).toHaveCount(count);
  expect(new Set(await idsIn(list)).size).toBe(count);
});

test('a game that the page does not carry is found and opened', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const own = await carried(page);
  // Not a derived one: those have no files to play.
  const { id = '', title = '' } = CATALOGUE.games.find((each) => !own.includes(each.id)) ?? {};
  expect(title).not.toBe('');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(title);
  const found = page.getByRole('option').first();
  await expect(found).toHaveAttribute('data-game', id);
  await found.tap();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('main a[data-game]').first()).toBeVisible();
});
