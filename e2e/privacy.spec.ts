import { categories, type Game } from '@playgrove/catalogue';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CATALOGUE, categoryTitle, FLAT_GAMES } from './games.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];

test.use({ serviceWorkers: 'allow' });

/** A visit that uses all there is: votes, favorites, play, colors, sound, and a new release on the way. */
async function visit(page: Page, start: string): Promise<void> {
  await meetRelease(page);
  await page.goto(start);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.goto(`/#/category/${encodeURIComponent(category)}`);
  await expect(page.locator('h1')).toHaveText(categoryTitle(category));
  // Cards open in a tab of their own.
  const opened = page.waitForEvent('popup');
  await page.locator('main a[data-game]').first().click();
  await (await opened).close();
  await page.goto(`/#/detail/${game.id}`);
  for (const name of ['Like', 'Favorite'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#game canvas[tabindex]')).toBeVisible();
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await playUntilKept(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.goto('/#/me');
  await page.getByLabel('Your challenge name').fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
}

const WAYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** Taps into the game here and there until it has begun and keeps something of its own. */
async function playUntilKept(page: Page): Promise<void> {
  const box = await page.locator('iframe').boundingBox();
  let tap = 0;
  await expect(async () => {
    tap += 1;
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    await page.mouse.click(
      x + (width * ((tap * 3) % 10)) / 10 + 5,
      y + (height * (2 + (tap % 7))) / 10,
    );
    // All four ways: with one alone there are deals on which no swap of these is a match.
    await page
      .locator('iframe')
      .press(tap % 2 === 0 ? 'Enter' : (WAYS[tap % WAYS.length] ?? 'Enter'));
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.some((key) => key.startsWith('game:'))).toBe(true);
    // Written by the page around the game once it hears of the play.
    expect(keys).toContain('portal:played');
  }).toPass();
}

/** A screen does not come while another release is out: the page reloads, and notes it. */
async function meetRelease(page: Page): Promise<void> {
  await page.route(/live-legal|\/sw\.js/, (route) => route.abort('failed'));
  await page.route('**/data/release.json', (route) => route.fulfill({ json: { release: 'next' } }));
  await page.goto('/');
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => void (location.hash = '#/term'));
  await page.mouse.click(195, 2);
  await reloaded;
  const noted = () => page.evaluate(() => sessionStorage.getItem('portal:reloaded'));
  await expect.poll(noted).toBe('next');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** What a visit leaves in the browser, by kind. */
async function left(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  return { ...stored, cookies };
}

/** The names that the cookie policy gives, as a visitor reads them. */
async function named(page: Page): Promise<{ readonly keys: string[]; readonly words: string }> {
  const { sections } = (await (await page.request.get('/data/text/cookie.json')).json()) as {
    sections: { id: string; blocks: (string | string[])[] }[];
  };
  const listed = sections.find(({ id }) => id === 'storage')?.blocks.find(Array.isArray) ?? [];
  const keys = listed.map((line) => /^([\w:-]+?):? /.exec(line)?.[1] ?? line);
  return { keys, words: JSON.stringify(sections) };
}

/** As the policy names them: a game's own keys are `game` followed by its name. */
const kindOf = (key: string): string => (key.startsWith('game:') ? 'game' : key);

test('a visit without a campaign leaves no cookie, and every key that the cookie policy names and no other @spec:what-a-visit-leaves', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect(/live-legal|ERR_FAILED|Failed to fetch|dynamically imported/);
  await visit(page, '/');
  const { keys, cookies, caches, databases } = await left(page, context);
  expect(cookies).toEqual([]);
  const policy = await named(page);
  // These come with the first level that is won (two), the first challenge that is completed, and
  // the first entry on a board.
  const later = ['portal:progress', 'portal:month', 'portal:today', 'portal:boards'];
  expect([...new Set([...keys.map(kindOf), ...later])].sort()).toEqual(
    [...new Set(policy.keys)].sort(),
  );
  // What opens without a network is named by what it is.
  expect(caches.length).toBeGreaterThan(0);
  expect(policy.words).toContain('copies of its pages, pictures and games');
  expect(databases.filter((name) => name !== 'workbox-expiration')).toEqual([]);
});

test('a visit by a campaign leaves the cookie uc and no other, as the cookie policy says @spec:campaign-cookie', async ({
  page,
  context,
}) => {
  const sent = page.waitForRequest(/statistic\.gif/);
  await page.goto('/?cid=spring_26');
  expect(new URL((await sent).url()).searchParams.get('g')).toBe('b_spring_26');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.goto(`/?cid=spring_26#/detail/${game.id}`);
  await expect(page.locator('h1')).toHaveText(game.title);
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'uc', value: 'b_spring_26', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
  const { words } = await named(page);
  expect(words).toContain('Its name is uc.');
  expect(words).toContain('It lasts 30 days');
});

test('an id that no campaign can have leaves no cookie @spec:no-campaign', async ({
  page,
  context,
}) => {
  await page.goto('/?cid=a%3Bb#/cookie');
  await expect(page.locator('h1')).toHaveText('Cookie Policy');
  expect(await context.cookies()).toEqual([]);
});
