import { expect, test as base, type Page } from '@playwright/test';
import { gameId } from '../../tools/catalogue.ts';
import { gamesFrom } from './games.ts';
import { serveGames, type GamesSite } from './site.ts';
import { gameFrame, open, said, titleIs } from './visit.ts';

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

const save = (page: Page, length: number): Promise<void> =>
  gameFrame(page).evaluate(
    (size) => (window as unknown as { save(length: number): void }).save(size),
    length,
  );
/** What is stored where the saves of all games are; none is ''. */
const stored = (page: Page): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);
const storedLength = async (page: Page): Promise<number> => (await stored(page)).length;

async function start(page: Page, site: GamesSite, length: number): Promise<void> {
  await page.goto(site.address);
  await open(page, site, SLUG);
  await titleIs(page, `ok ${length}`, SLUG);
}

test('a first large save is not lost if the page closes before the script for it is there', async ({
  page,
  site,
}) => {
  await start(page, site, 0);
  await save(page, 100);
  await expect.poll(() => storedLength(page)).toBeGreaterThan(100);
  const requested = new Promise<void>((settle) => {
    // Never answered.
    void page.route(/page-extras/, () => settle());
  });
  await save(page, 100_000);
  await requested;
  await page.goto('about:blank');
  await page.unrouteAll();
  await start(page, site, 100_000);
  // It moves to where it cannot crowd out the saves of other games.
  await expect.poll(() => stored(page)).toBe('#');
  await start(page, site, 100_000);
});

test('a database that refuses a large save costs no save', async ({ page, site }) => {
  await page.addInitScript(() => {
    let tries = 0;
    Object.assign(window, { tries: () => tries });
    IDBObjectStore.prototype.put = () => {
      tries += 1;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const tries = (): Promise<number> => {
    const cage = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
    if (!cage) throw new Error('there is no cage');
    return cage.evaluate(() => (window as unknown as { tries(): number }).tries());
  };
  await start(page, site, 0);
  await save(page, 100);
  await expect.poll(() => storedLength(page)).toBeGreaterThan(100);
  await save(page, 100_000);
  await expect.poll(() => storedLength(page)).toBeGreaterThan(100_000);
  await start(page, site, 100_000);
  await expect.poll(tries).toBe(1);
  // Too large to stand among the saves of other games. The player sees that, and when the page closes
  // it stands there all the same.
  await save(page, 600_000);
  await expect.poll(tries).toBe(2);
  await expect(page.frameLocator('iframe').getByRole('status')).toContainText('couldn’t save');
  await start(page, site, 600_000);
});

test('a large save that the browser does not hand out stays, and the game does not begin without it', async ({
  context,
  page,
  site,
}) => {
  await start(page, site, 0);
  await save(page, 100_000);
  await expect.poll(() => stored(page)).toBe('#');
  await page.close();
  const refused = await context.newPage();
  await refused.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await refused.goto(site.address);
  await refused.evaluate(
    (url) => (window as unknown as { open(url: string): void }).open(url),
    site.page(SLUG),
  );
  await expect
    .poll(async () => (await said(refused)).find(({ kind }) => kind === 'failed')?.['why'])
    .toContain('save');
  expect(await stored(refused)).toBe('#');
  await refused.close();
  await start(await context.newPage(), site, 100_000);
});
