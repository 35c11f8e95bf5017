import { readFile } from 'node:fs/promises';
import { gameId } from '../tools/catalogue.ts';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { button, go, keepToasts, live, says } from './visit.ts';

/** Half a minute before midnight in Tokyo, where it is still the 22nd in UTC. */
const EVENING = new Date('2026-11-23T14:59:30Z');
const DAY = '2026-11-23';
const NEXT = '2026-11-24';

const owl = gameId('owl-roost');

test.describe('the day of a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('has five challenges; one that is completed is ticked and lights the flame, and at the visitor’s midnight five others come', async ({
    page,
  }) => {
    await keepToasts(page);
    await page.addInitScript(() => {
      const badges: unknown[] = [];
      Object.assign(navigator, {
        setAppBadge: (left: number) => Promise.resolve(void badges.push(left)),
      });
      Object.assign(window, { badges });
    });
    await page.clock.install({ time: EVENING });
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Today' });
    const links = row.locator('ol a');
    await expect(links).toHaveCount(5);
    await expect(row).toContainText('Next in 1 min');
    await expect(row).toContainText('No streak yet');
    // Above the specification's first section.
    expect(
      await page.evaluate(() => {
        const today = document.querySelector('.today-row');
        const recommend = document.querySelector('#section-0');
        return today?.compareDocumentPosition(recommend as Node);
      }),
    ).toBe(4);
    const before = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(before.every((href) => href?.endsWith(`?daily=${DAY}`))).toBe(true);

    // By keyboard: the row's own order, then into the game.
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveClass('game');
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`\\?daily=${DAY}$`));
    await expect(
      page.frameLocator('iframe').locator('.hud-level', { hasText: 'Daily' }),
    ).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'Today’s challenge: ' })).toBeVisible();
    await says(page, { kind: 'daily', date: '2026-11-20', won: true });
    await says(page, { kind: 'daily', date: DAY, won: false, score: 1 });
    await says(page, { kind: 'daily', date: DAY, won: true, score: 500, stars: 2 });
    // Only the challenge of the day counts, and it is announced.
    await expect(page.getByRole('status').filter({ hasText: 'Done!' })).toHaveText(
      'Done! 1 of 5 today. 1-day streak.',
    );
    await expect
      .poll(() => page.evaluate(() => (window as { badges?: unknown }).badges))
      .toEqual([5, 4]);

    await go(page, '/today');
    await expect(page.getByRole('heading', { name: '1-day streak' })).toBeVisible();
    await expect(page.locator('.today-list li')).toHaveCount(5);
    await expect(page.locator('.today-list li.done')).toHaveCount(1);
    // Each says what completes it, in its own words or as a score.
    const goals = await page.locator('.today-list .facts > :first-child').allTextContents();
    expect(goals).toHaveLength(5);
    for (const goal of goals) expect(goal).toMatch(/^Score \d|\w+ \w+ \w+/);
    await expect(page.locator('.week')).toContainText('Monday: done');
    await expect(page).toHaveTitle('Today · Playgrove');
    await expect(page.locator('.month-days .done')).toHaveText(
      '23November 23, 2026: 1 challenge done',
    );
    await expect(page.locator('.month-facts')).toContainText(
      'Best day: 1 done on November 23, 2026',
    );
    expect(await faults(page)).toEqual([]);

    // A game may have taken the clock on; midnight is at most a minute away.
    await page.clock.runFor(60_000);
    await expect(page.locator('.today-top time')).toHaveAttribute('datetime', NEXT);
    await expect(page.locator('.today-list li.done')).toHaveCount(0);
    await expect(page.getByText('Complete one challenge to keep your streak.')).toBeVisible();
    await go(page, '/');
    await expect(links.first()).toHaveAttribute('href', new RegExp(`\\?daily=${NEXT}$`));
    const after = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(after.map((href) => href?.split('?')[0]).sort()).not.toEqual(
      before.map((href) => href?.split('?')[0]).sort(),
    );
    await expect(row).toContainText('1-day streak');
  });
});

test('a daily challenge that is not one of the five counts for the streak, and says only that', async ({
  page,
}) => {
  await page.clock.install({ time: EVENING });
  await keepToasts(page);
  await page.goto(`/#/game/${gameId('crane-wobble')}`);
  await live(page);
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await says(page, { kind: 'daily', date, won: true });
  await expect(page.locator('.toast')).toHaveText('Daily challenge done! 1-day streak.');
});

test('a link to a day or a score opens the play page with it; its preview names it', async ({
  page,
  request,
}) => {
  const title = CATALOGUE.facts.get('owl-roost')?.title ?? '';
  const day = '/games/owl-roost/?daily=2026-11-22';
  const html = await (await request.get(day)).text();
  expect(html).toContain(
    `<meta property="og:title" content="${title}: daily challenge for November 22, 2026">`,
  );
  const beat = '/games/owl-roost/?level=p-1&seed=x7z&beat=84&by=Ann%3Cb%3E&next=//evil.example';
  expect(await (await request.get(beat)).text()).toContain(
    `<meta property="og:title" content="${title}: can you beat Annb’s 84?">`,
  );
  const frame = page.locator('iframe');
  await page.goto(day);
  await expect(page).toHaveURL(new RegExp(`/#/game/${owl}\\?daily=2026-11-22$`));
  await expect(frame).toHaveAttribute('src', `/allgame/${owl}/index.html?daily=2026-11-22`);
  await page.goto(beat);
  await expect(page.getByText('Annb’s score to beat: 84')).toBeVisible();
  await expect(frame).toHaveAttribute(
    'src',
    `/allgame/${owl}/index.html?level=p-1&seed=x7z&beat=84&by=Annb`,
  );
  await page.goto('/today/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today’s challenges');
  await page.getByRole('link', { name: 'Play today’s five' }).click();
  await expect(page.locator('body')).toHaveClass('today');
});

test('a device with no plays yet shows games to start with, not zeros', async ({ page }) => {
  await page.goto('/#/me');
  await live(page);
  // One seed, and what makes it grow.
  await expect(page.locator('.grove .tree')).toHaveCount(1);
  await expect(page.locator('.grove')).toContainText('Every game you play plants a seed here.');
  expect(await faults(page)).toEqual([]);
  await expect(page.locator('main a[data-game]').first()).toBeVisible();
  await expect(page.locator('.totals')).toHaveCount(0);
});

test('your progress goes to another device by file, code and link, and a broken file changes nothing', async ({
  page,
  context,
}, info) => {
  await page.addInitScript(
    ([id]) => {
      if (localStorage.getItem('game:owl-roost') !== null) return;
      const game = { id, title: 'Owl Roost', icon: '/allgame/icon/default.png' };
      localStorage.setItem(
        'portal',
        JSON.stringify({ recent: [game], best: { [id ?? '']: { score: 84, unit: 'seconds' } } }),
      );
      localStorage.setItem(
        'portal:progress',
        JSON.stringify({ [id ?? '']: { stars: 30, most: 300, levels: 10, of: 100, streak: 2 } }),
      );
      localStorage.setItem(
        'game:owl-roost',
        JSON.stringify({
          version: 1,
          best: { 'p-1': 84 },
          stars: { 'p-1': 3 },
          plays: 4,
          lower: true,
        }),
      );
    },
    [owl],
  );
  await page.goto('/#/me');
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your progress');
  const mine = page.locator('.my-games li');
  await expect(mine).toContainText(['Owl Roost']);
  await expect(mine.first()).toContainText('Best: 1:24');
  await expect(mine.first()).toContainText('30/300 stars');
  await expect(mine.first()).toContainText('Sapling');
  await expect(mine.first()).toContainText('70 stars to a tree');
  await expect(page.locator('.totals b')).toHaveText(['1', '30', '0', '0', '0']);
  expect(await faults(page)).toEqual([]);

  await page.getByLabel('Your challenge name').fill('Ann 7');
  await button(page, 'Save name').click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await expect(page.getByLabel('Your challenge name')).toHaveValue('Ann');

  await button(page, 'Show a QR code').click();
  await expect(page.getByRole('img', { name: 'QR code with your progress' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(page, 'Save to a file').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('playgrove-progress.json');
  const path = info.outputPath('progress.json');
  await download.saveAs(path);
  const text = await readFile(path, 'utf8');

  const stored = (): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
  const load = (name: string, content: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  const unchanged = await stored();
  await load('cut.json', text.slice(0, -30));
  await expect(page.locator('.take-result')).toContainText(
    'Couldn’t load it. Nothing was changed. It’s damaged, or it isn’t a progress file from this site.',
  );
  expect(await stored()).toBe(unchanged);

  // Another device: faster there on one level, new to the rest.
  await page.evaluate(() =>
    localStorage.setItem(
      'game:owl-roost',
      JSON.stringify({
        version: 1,
        best: { 'p-1': 60, 'p-2': 70 },
        stars: {},
        plays: 1,
        lower: true,
      }),
    ),
  );
  await load('progress.json', text);
  await expect(page.locator('.take-result')).toContainText('Merged.');
  const game = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('game:owl-roost') ?? '') as object);
  expect(await game()).toMatchObject({ best: { 'p-1': 60, 'p-2': 70 }, stars: { 'p-1': 3 } });
  await button(page, 'Undo').click();
  expect(await game()).toMatchObject({ stars: {} });

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await button(page, 'Copy as a link').click();
  await expect(page.getByText('Copied. Paste it anywhere.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.locator('.take-result')).toContainText('Merged.');
  expect(await game()).toMatchObject({ best: { 'p-1': 60 }, stars: { 'p-1': 3 } });
  expect(new URL(page.url()).hash).toBe('#/me');
});

test('what a visitor shares of a day leads straight to the five, and a calendar can remind of it', async ({
  page,
  context,
}, info) => {
  await page.clock.install({ time: EVENING });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/today');
  await live(page);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  const share = button(page, 'Share today’s result');
  // Nothing to be proud of yet.
  await expect(share).not.toHaveClass(/primary/);
  await share.click();
  await expect(page.getByText('Copied. Paste it anywhere.')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe('Playgrove Nov 23');
  expect(lines.filter((line) => line.startsWith('⬜ '))).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/^http:\/\/[^/]+\/#\/today$/);
  const downloading = page.waitForEvent('download');
  await button(page, 'Add to your calendar').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('playgrove-today.ics');
  const path = info.outputPath('today.ics');
  await download.saveAs(path);
  expect(await readFile(path, 'utf8')).toContain('RRULE:FREQ=DAILY');
});

test('a challenge that was completed leads on to the next one, and back to the day', async ({
  page,
}) => {
  await page.goto(`/#/today`);
  await live(page);
  const five = page.locator('.today-list a[data-game]');
  const ids = await five.evaluateAll((all) => all.map((link) => link.getAttribute('data-game')));
  await five.first().click();
  await expect(page.locator('body')).toHaveClass('game');
  const date = new URL(page.url()).hash.split('=').at(-1);
  await says(page, { kind: 'go', to: 'elsewhere' });
  await says(page, { kind: 'daily', date, won: true, stars: 2 });
  await says(page, { kind: 'go', to: 'next' });
  await expect(page).toHaveURL(new RegExp(`#/game/${ids[1]}\\?daily=${date}$`));
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`${ids[1]}`));
  await says(page, { kind: 'go', to: 'today' });
  await expect(page.locator('body')).toHaveClass('today');
  await expect(page.locator('.today-list li.done')).toHaveCount(1);
});
