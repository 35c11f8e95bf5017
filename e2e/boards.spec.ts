/** The boards of a day, and a circle of two friends on two devices. */
import type { Browser, Page } from '@playwright/test';
import { writeRun, type Run } from '@playgrove/kit/session';
import { packText } from '@playgrove/protocol/packed-text';
import { gameId } from '../tools/catalogue.ts';
import { botRun } from '../tools/play/bot-run.ts';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { button, live, says } from './visit.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
/** Moves or ticks in which a bot must end a challenge. */
const LIMIT = 10_000;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

/** Somebody else, on a device that knows nothing. @param timezoneId where they are; here by default */
async function friend(
  browser: Browser,
  baseURL: string | undefined,
  timezoneId?: string,
): Promise<Page> {
  const origin = baseURL === undefined ? {} : { baseURL };
  const zone = timezoneId === undefined ? {} : { timezoneId };
  const device = { ...DESKTOP, ...origin, ...zone, serviceWorkers: 'block' } as const;
  const context = await browser.newContext(device);
  return context.newPage();
}

/** One of the day's five, with a run of its challenge. */
async function played(page: Page): Promise<{ id: string; date: string; run: Run }> {
  const links = page.locator('ol a').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const href of hrefs) {
    const [, id = '', date = ''] = /game\/(\w{32})\?daily=([\d-]{10})/.exec(href) ?? [];
    const slug = [...CATALOGUE.facts.keys()].find((each) => gameId(each) === id);
    if (slug === undefined) continue;
    const run = await botRun(slug, { day: date, skill: 0.9, limit: LIMIT });
    if (run.result.status !== 'playing') return { id, date, run };
  }
  throw new Error('a bot ends none of the five challenges of today');
}

/** Sends a run of a day's challenge, as its game does. */
const enter = async (page: Page, date: string, run: Run): Promise<void> =>
  says(page, { kind: 'enter-board', date, run: await packText(writeRun(run)) });

/** What axe finds in light, and of colors in dark. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faults(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

test.describe('a day', () => {
  test.use(PHONE);

  test('has boards that every run on them was proven for, and circles of friends, by keyboard too', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/#/today');
    await live(page);
    const { id, date, run } = await played(page);
    await page.goto(`/#/game/${id}?daily=${date}`);
    await enter(page, date, run);
    const entered = page.getByRole('dialog', { name: /board/ });
    await expect(entered).toContainText('You’re 1 of 1');
    expect(await faultsOf(page)).toEqual([]);
    await entered.getByRole('link', { name: 'All boards' }).tap();

    // The board of that game is open for somebody who is on it.
    const board = page.locator('details.board[open]');
    await expect(board).toHaveCount(1);
    await expect(board).toContainText('You’re 1 of 1');
    await button(page, 'Start a circle').tap();
    const circle = page.getByRole('article', { name: 'Circle 1' });
    await expect(circle.getByRole('rowheader')).toHaveCount(1);
    await expect(circle.locator('.board')).toHaveCount(1);
    await circle.getByRole('button', { name: 'Invite' }).tap();
    await expect(circle.getByRole('img', { name: 'Code with the link' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    // A friend follows the link, on a desktop and by keyboard alone.
    const stored = await page.evaluate(() => localStorage.getItem('portal:boards'));
    const [key] = (JSON.parse(stored ?? '{}') as { circles: string[] }).circles;
    const other = await friend(browser, baseURL);
    await other.goto(`/#/today?circle=${key}`);
    const offer = other.getByRole('group', { name: 'Join this circle?' });
    await offer.getByRole('button', { name: 'Join' }).focus();
    await other.keyboard.press('Enter');
    const theirs = other.getByRole('article', { name: 'Circle 1' });
    await expect(theirs.getByRole('rowheader')).toHaveCount(2);
    await expect(other).toHaveURL(/#\/today$/);
    expect(await faultsOf(other)).toEqual([]);
    // Another name, until one is drawn that differs.
    const name = other.locator('.board-name strong');
    const before = await name.textContent();
    await expect(async () => {
      await button(other, 'Draw another').focus();
      await other.keyboard.press('Enter');
      expect(await name.textContent()).not.toBe(before);
    }).toPass();
    await page.reload();
    await expect(circle.getByRole('rowheader')).toHaveCount(2);
    await expect(circle).toContainText((await name.textContent()) ?? '?');

    await theirs.getByRole('button', { name: 'Leave', exact: true }).focus();
    await other.keyboard.press('Enter');
    await theirs.getByRole('button', { name: 'Leave for good' }).focus();
    await other.keyboard.press('Enter');
    await expect(theirs).toHaveCount(0);
    await other.context().close();
    await page.reload();
    await expect(circle.getByRole('rowheader')).toHaveCount(1);
  });
});

test('a circle in three time zones: everybody sees the board of their own day, and no forged run', async ({
  browser,
  baseURL,
}) => {
  // It is evening in Auckland and morning in Berlin; in Los Angeles it is still the day before.
  const time = new Date(new Date().setUTCHours(6, 30, 0, 0));
  const today = time.toISOString().slice(0, 10);
  const dayBefore = new Date(time.getTime() - 86_400_000).toISOString().slice(0, 10);
  const friends = [
    { zone: 'Pacific/Auckland', day: today, rows: 2 },
    { zone: 'Europe/Berlin', day: today, rows: 2 },
    { zone: 'America/Los_Angeles', day: dayBefore, rows: 1 },
  ] as const;
  let circle: string | undefined;
  const pages: Page[] = [];
  for (const { zone, day } of friends) {
    const page = await friend(browser, baseURL, zone);
    pages.push(page);
    await page.clock.install({ time });
    await page.goto('/#/today');
    await live(page);
    const { id, date, run } = await played(page);
    expect(date, zone).toBe(day);
    await page.goto(`/#/game/${id}?daily=${date}`);
    // More points, and points that nobody played for.
    const best = { ...run, result: { ...run.result, score: 99_999 } };
    for (const forged of [best, { ...best, log: run.log.slice(1) }]) {
      const refused = page.waitForResponse(
        (response) => response.request().method() === 'POST' && /\/boards\//.test(response.url()),
      );
      await enter(page, date, forged);
      expect(await (await refused).json(), zone).toMatchObject({ code: 400 });
    }
    await enter(page, date, run);
    const entered = page.getByRole('dialog', { name: /board/ });
    await expect(entered).toContainText('You’re ');
    await entered.getByRole('link', { name: 'All boards' }).click();
    if (circle === undefined) {
      await button(page, 'Start a circle').click();
      await expect(page.getByRole('article', { name: 'Circle 1' })).toBeVisible();
      const stored = await page.evaluate(() => localStorage.getItem('portal:boards'));
      [circle] = (JSON.parse(stored ?? '{}') as { circles: string[] }).circles;
    } else {
      await page.goto(`/#/today?circle=${circle}`);
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      await expect(page.getByRole('article', { name: 'Circle 1' })).toBeVisible();
    }
  }
  for (const [index, { zone, day, rows }] of friends.entries()) {
    const page = pages[index];
    if (!page) throw new Error('nobody is there');
    await page.reload();
    await expect(page.locator('.today-top time')).toHaveAttribute('datetime', day);
    const shown = page.getByRole('article', { name: 'Circle 1' });
    await expect(shown.getByRole('rowheader'), zone).toHaveCount(friends.length);
    await expect(shown.locator('.board'), zone).toHaveCount(1);
    await expect(shown.locator('.board li'), zone).toHaveCount(rows);
    await expect(shown.locator('.board li.you'), zone).toHaveCount(1);
    await expect(page.locator('main'), zone).not.toContainText('99,999');
  }
  for (const page of pages) await page.context().close();
});
