/** What a third-party game does while its tab is hidden, with keys that scroll, and when it shows nothing. */
import { expect, test as base, type Page } from '@playwright/test';
import { gamesFrom } from './games.ts';
import { serveGames, type GamesSite } from './site.ts';
import { frameMessage, gameFrame, kinds, open, said } from './visit.ts';

const SLUGS = ['night-bakery', 'long-letter', 'dies-on-a-white-page', 'shows-nothing'] as const;

const test = base.extend<object, { site: GamesSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => {
      const site = await serveGames(gamesFrom(...SLUGS));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

test('a game that is hidden over midnight has its new day and its coins', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: new Date('2026-03-01T23:00:00Z') });
  await page.goto(site.address);
  const game = await open(page, site, 'night-bakery');
  type Bakery = { readonly coins: number; today(): string };
  const coins = () => game.evaluate(() => (window as unknown as Bakery).coins);
  const today = () => game.evaluate(() => (window as unknown as Bakery).today());
  expect(await today()).toBe('2026-03-01');
  await frameMessage(page, { kind: 'pause' });
  await page.clock.fastForward('10:00:00');
  expect(await today()).toBe('2026-03-02');
  expect(await coins()).toBeLessThan(60);
  await frameMessage(page, { kind: 'resume' });
  await page.clock.runFor(1000);
  expect(await coins()).toBeGreaterThanOrEqual(36_000);
});

/** Where the game's page and its parts are scrolled to, and the page around it. */
const places = (page: Page) =>
  gameFrame(page).evaluate(() => ({
    page: scrollY,
    notes: document.getElementById('notes')?.scrollTop ?? 0,
    write: document.getElementById('write')?.scrollTop ?? 0,
  }));

test('long text in a game scrolls by key, and the page around it stays', async ({ page, site }) => {
  await page.goto(site.address);
  await page.evaluate(() => (document.body.style.height = '4000px'));
  const game = await open(page, site, 'long-letter');
  await game.locator('h1').click();
  const at = async (): Promise<number> => (await places(page)).page;
  for (const [key, isThere] of [
    ['ArrowDown', (now: number, before: number) => now > before],
    ['PageDown', (now: number, before: number) => now > before + 100],
    ['Space', (now: number, before: number) => now > before + 100],
    ['ArrowUp', (now: number, before: number) => now < before],
    ['Shift+Space', (now: number, before: number) => now < before - 100],
    ['End', (now: number, before: number) => now > before + 500],
    ['PageUp', (now: number, before: number) => now < before - 100],
    ['Home', (now: number) => now === 0],
  ] as const) {
    const before = await at();
    await page.keyboard.press(key);
    await expect.poll(async () => isThere(await at(), before), { message: key }).toBe(true);
    // The browser scrolls smoothly: the next key comes when this one has done.
    let last = NaN;
    await expect
      .poll(async () => {
        const same = last === (await at());
        last = await at();
        return same;
      })
      .toBe(true);
  }
  // At its end nothing is left to scroll, and the page around it is not scrolled instead.
  await page.keyboard.press('End');
  await expect.poll(at).toBeGreaterThan(500);
  for (const key of ['ArrowDown', 'PageDown', 'Space', 'End']) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('fields, lists and parts of a page have their keys', async ({ page, site }) => {
  await page.goto(site.address);
  const game = await open(page, site, 'long-letter');
  await game.locator('#notes').focus();
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await places(page)).notes).toBeGreaterThan(20);
  await game.locator('#write').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.keyboard.type('a b');
  expect(await game.locator('#write').inputValue()).toContain('\na bLine 12');
  await expect.poll(async () => (await places(page)).write).toBeGreaterThan(20);
  await game.locator('#pick').focus();
  await page.keyboard.press('ArrowDown');
  await expect(game.locator('#pick')).toHaveValue('Two');
  await game.locator('#edit').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Do not ');
  await expect(game.locator('#edit')).toHaveText('Do not Edit me');
});

test('a game that shows nothing is not said to be ready', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(site.address);
  const show = (slug: string) =>
    page.evaluate(
      (url) => (window as unknown as { open(url: string): void }).open(url),
      site.page(slug),
    );
  const why = async () => (await said(page)).find(({ kind }) => kind === 'failed')?.['why'];
  await show('dies-on-a-white-page');
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return why();
    })
    .toContain('missingEngine');
  expect(await kinds(page)).not.toContain('ready');

  await show('shows-nothing');
  // The frame of the game before it may still be there, and this one has an address before its code.
  const isHere = async () => gameFrame(page).evaluate(() => 'show' in window);
  await expect.poll(() => isHere().catch(() => false)).toBe(true);
  await page.clock.runFor(10_000);
  expect(await kinds(page)).toEqual([]);
  // It may be slow.
  await gameFrame(page).evaluate(() => (window as unknown as { show(): void }).show());
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return kinds(page);
    })
    .toContain('ready');

  await show('shows-nothing');
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return why();
    })
    .toContain('shows nothing');
});
