/** One third-party game in two tabs of a browser, and in a tab that dies. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { gameId } from '../../tools/catalogue.ts';
import { gamesFrom } from './games.ts';
import { serveGames, type GamesSite } from './site.ts';
import { gameFrame, open } from './visit.ts';

const SLUG = 'saver';
const KEY = `cage:${gameId(SLUG)}`;

const test = base.extend<{ site: GamesSite }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  site: async ({}, use) => {
    const site = await serveGames(gamesFrom(SLUG));
    await use(site);
    await site.close();
  },
});

async function tab(context: BrowserContext, site: GamesSite): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.address);
  await open(page, site, SLUG);
  return page;
}

const put = (page: Page, key: string, value: string): Promise<void> =>
  gameFrame(page).evaluate(
    ([name, text]) =>
      (window as unknown as { put(key: string, value: string): void }).put(name ?? '', text ?? ''),
    [key, value],
  );
const remove = (page: Page, key: string): Promise<void> =>
  gameFrame(page).evaluate((name) => localStorage.removeItem(name), key);
/** What the game finds in its storage, as short as may be: long values by their length. */
const found = (page: Page): Promise<Readonly<Record<string, string>>> =>
  gameFrame(page).evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).map(([key, value]: [string, string]) => [
        key,
        value.length > 20 ? String(value.length) : value,
      ]),
    ),
  );
const stored = (page: Page): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);

test('what two tabs save of one game is kept, whichever writes last', async ({ context, site }) => {
  const first = await tab(context, site);
  await put(first, 'gone', 'x');
  await expect.poll(() => stored(first)).toContain('gone');
  const second = await tab(context, site);
  await put(first, 'stars', '12');
  await expect.poll(() => stored(second)).toContain('stars');
  await put(second, 'skin', 'blue');
  await remove(second, 'gone');
  await expect.poll(() => stored(first)).toContain('skin');
  // The second tab stores its two changes one after the other.
  await expect.poll(() => stored(first)).not.toContain('gone');
  await put(first, 'level', '7');
  await expect.poll(() => stored(second)).toContain('level');
  await gameFrame(second).evaluate(() => (document.cookie = 'best=9; max-age=999'));
  await gameFrame(first).evaluate(() => (document.cookie = 'name=ann; max-age=999'));
  await expect.poll(() => stored(second)).toContain('ann');
  const third = await tab(context, site);
  expect(await found(third)).toEqual({ stars: '12', skin: 'blue', level: '7' });
  expect(await gameFrame(third).evaluate(() => document.cookie)).toBe('best=9; name=ann');
});

test('so are large saves, also what a tab saves as it closes', async ({ context, site }) => {
  const first = await tab(context, site);
  const second = await tab(context, site);
  await put(first, 'world', 'x'.repeat(100_000));
  await expect.poll(() => stored(first)).toBe('#');
  await put(second, 'map', 'y'.repeat(80_000));
  await put(first, 'stars', '4');
  await first.close();
  await put(second, 'skin', 'blue');
  await second.close();
  const third = await tab(context, site);
  expect(await found(third)).toEqual({ world: '100000', map: '80000', stars: '4', skin: 'blue' });
  await expect.poll(() => stored(third)).toBe('#');
});

test('a tab that closes before its script for large saves has come loses nothing', async ({
  context,
  site,
}) => {
  const [first, second] = [await tab(context, site), await tab(context, site)];
  await put(first, 'world', 'x'.repeat(100_000));
  await expect.poll(() => stored(second)).toBe('#');
  const requested = new Promise<void>((settle) => {
    void second.route(/page-extras-/, () => settle());
  });
  await put(second, 'skin', 'blue');
  await requested;
  await put(second, 'stars', '4');
  await second.close();
  const third = await tab(context, site);
  expect(await found(third)).toEqual({ world: '100000', skin: 'blue', stars: '4' });
});

test('changes to a large save are there after the game was left while they waited', async ({
  context,
  site,
}) => {
  const page = await tab(context, site);
  await put(page, 'world', 'x'.repeat(100_000));
  await expect.poll(() => stored(page)).toBe('#');
  const cage = gameFrame(page).parentFrame();
  // The two frames may have processes of their own, so the cage has to listen before the game writes.
  await cage?.evaluate(() => {
    const heard = new Promise<void>((settle) => {
      addEventListener('message', ({ data }) => {
        if (JSON.stringify(data).includes('"stars","2"')) settle();
      });
    });
    Object.assign(window, { heard });
  });
  // While one write is on its way, the next two wait.
  await gameFrame(page).evaluate(() => {
    localStorage['stars'] = '1';
    localStorage.removeItem('world');
    setTimeout(() => (localStorage['stars'] = '2'));
  });
  await cage?.evaluate(() => (window as unknown as { heard: Promise<void> }).heard);
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  const again = await tab(context, site);
  expect(await found(again)).toEqual({ stars: '2' });
  await expect.poll(() => stored(again)).toBe('#');
});

test('a tab that is killed loses nothing that it has stored', async ({ context, site }) => {
  const page = await tab(context, site);
  await put(page, 'stars', '5');
  await expect.poll(() => stored(page)).toContain('stars');
  await put(page, 'world', 'x'.repeat(100_000));
  await expect.poll(() => stored(page)).toBe('#');
  const session = await context.newCDPSession(page);
  const crashed = new Promise((settle) => page.once('crash', settle));
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await tab(context, site);
  expect(await found(again)).toEqual({ stars: '5', world: '100000' });
});

test('a full storage costs no save, and one that is turned off is said', async ({
  context,
  site,
}) => {
  const page = await tab(context, site);
  await put(page, 'stars', '5');
  await expect.poll(() => stored(page)).toContain('stars');
  // Other games have taken all the room there is.
  await page.evaluate(() => {
    let size = 5_300_000;
    for (let at = 0; size >= 1; at += 1) {
      try {
        localStorage.setItem(`other${at}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await put(page, 'level', '9'.repeat(5000));
  await expect.poll(() => stored(page)).toBe('#');
  await page.reload();
  await open(page, site, SLUG);
  expect(await found(page)).toEqual({ stars: '5', level: '5000' });

  const refused = await context.newPage();
  await refused.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Storage.prototype.getItem = Storage.prototype.setItem = refuse;
    IDBFactory.prototype.open = refuse;
  });
  await refused.goto(site.address);
  await open(refused, site, SLUG);
  await put(refused, 'level', '2');
  await expect(refused.frameLocator('iframe').getByRole('status')).toContainText(
    'couldn’t save your progress',
  );
  expect(await found(refused)).toEqual({ level: '2' });
});
