import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../tools/root.ts';
import { faults } from './axe.ts';
import { expect, holdClock, test as base } from './fixtures.ts';
import { FLAT_GAMES } from './games.ts';
import { serveVariant } from './serve-variant.ts';
import { go, listen, runUntil, says, wake } from './visit.ts';

const [game] = FLAT_GAMES;
if (!game) throw new Error('games/: there is no game to test');

/** Words that only the ads module and its styles contain. */
const OF_ADS = /googletag|house-ad|ad-anchor|doubleclick|googletagmanager/;

base.describe('with ads off', () => {
  base('no file of the site holds a byte of them @spec:ads-off-bytes', () => {
    const files = readdirSync(join(ROOT, 'dist/assets')).filter((name) =>
      /\.(?:js|css)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(5);
    const all = [...files.map((name) => `assets/${name}`), 'index.html', 'sw.js'];
    const guilty = all.filter((name) =>
      OF_ADS.test(readFileSync(join(ROOT, 'dist', name), 'utf8')),
    );
    expect(guilty).toEqual([]);
  });

  base(
    'a visit asks for nothing of them and shows no element of them @spec:ads-off-visit',
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      for (const path of ['/', '/#/category/Hot', `/#/detail/${game.id}`]) {
        await page.goto(path);
        await page.mouse.click(195, 5);
        await page.waitForLoadState('networkidle');
        expect(await page.locator('.ad, [data-slot], .house-ad, dialog.ad-sheet').count()).toBe(0);
      }
      expect(requested.length).toBeGreaterThan(5);
      expect(
        requested.filter((url) => /\bads?\b|"ad"|%22ad%22|\/third-parties-/.test(url)),
      ).toEqual([]);
    },
  );
});

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => serveVariant('house-ads', use),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
});

/** Lines like `home shown` or `anchor viewed 1500`, as they reach statistics. */
function adsOf(page: Page): () => string[] {
  const sent = listen(page, 'ad');
  return () =>
    sent.map(({ slot, kind, ms }) =>
      [slot, kind, ms].filter((part) => part !== undefined).join(' '),
    );
}

/** The browser tells of views with its own frames; the page's time goes by the test alone. */
async function runUntilHeard(page: Page, heard: () => string[], line: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(heard()).toContain(line);
  }).toPass();
}

const timeOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Opens a page under a clock that stands still, makes it live, and says when by that clock. */
async function open(page: Page, path: string): Promise<number> {
  await holdClock(page);
  await page.goto(path);
  const from = await timeOf(page);
  await wake(page);
  await runUntil(page, () => page.locator('.ad-anchor').isVisible());
  return from;
}

test.describe('with house ads on', () => {
  test('anchor and interstitial are requested at once, a normal slot when it is first viewed @spec:ads-slots', async ({
    page,
  }) => {
    const heard = adsOf(page);
    await open(page, '/');
    await expect
      .poll(() => heard().sort())
      .toEqual([
        'anchor filled',
        'anchor requested',
        'interstitial filled',
        'interstitial requested',
      ]);
    await expect(page.locator('[data-slot="home"] .house-ad')).toHaveCount(0);
    await page.locator('[data-slot="home"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-slot="home"] .house-ad')).toBeVisible();
    await expect
      .poll(() => heard().filter((line) => line.startsWith('home')))
      .toEqual(['home requested', 'home filled']);
  });

  test('an ad counts as shown after a second in view, and tells its time in view when it goes @spec:ads-shown', async ({
    page,
  }) => {
    const heard = adsOf(page);
    const from = await open(page, '/');
    await page.clock.runFor(900);
    expect(heard()).not.toContain('anchor shown');
    await runUntilHeard(page, heard, 'anchor shown');
    await page.clock.runFor(1400);
    const most = (await timeOf(page)) - from;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect
      .poll(() => heard().filter((line) => line.startsWith('anchor viewed')))
      .toHaveLength(1);
    const ms = Number(
      heard()
        .find((line) => line.startsWith('anchor viewed'))
        ?.split(' ')[2],
    );
    expect(ms).toBeGreaterThanOrEqual(2300);
    expect(ms).toBeLessThanOrEqual(most);
  });

  test('a slot that leaves with its page is destroyed and reports @spec:ads-destroyed', async ({
    page,
  }) => {
    const heard = adsOf(page);
    await open(page, '/');
    await page.locator('[data-slot="home"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-slot="home"] .house-ad')).toBeVisible();
    await runUntilHeard(page, heard, 'home shown');
    await page.evaluate(() => (location.hash = '#/term'));
    await expect(page.locator('body')).toHaveClass('term');
    await expect
      .poll(() => heard().some((line) => /^home viewed [1-9]\d\d\d$/.test(line)))
      .toBe(true);
    await expect(page.locator('[data-slot]')).toHaveCount(0);
  });

  test('time in view reaches the server from a page that is left for good @spec:ads-left', async ({
    page,
    request,
  }) => {
    // The browser sends it after the page is gone, so only the server can tell.
    const accepted = async (): Promise<number> => {
      const metrics = await (await request.get('/metrics')).text();
      return Number(
        /^portal_events_total\{kind="ad",outcome="accepted"\} (\d+)/m.exec(metrics)?.[1] ?? 0,
      );
    };
    const before = await accepted();
    const heard = adsOf(page);
    await open(page, '/');
    await runUntilHeard(page, heard, 'anchor shown');
    const here = heard().length;
    await expect.poll(accepted).toBe(before + here);
    await page.goto('about:blank');
    await expect.poll(accepted).toBe(before + here + 1);
  });

  test('a press on an ad opens the game in a new tab and is reported @spec:ads-clicked', async ({
    page,
  }) => {
    const heard = adsOf(page);
    await open(page, '/');
    const opened = page.waitForEvent('popup');
    await page.locator('.ad-anchor .house-ad').click();
    await expect(await opened).toHaveURL(/#\/detail\/[0-9a-f]{32}$/);
    await expect.poll(heard).toContain('anchor clicked');
  });

  test('the interstitial is shown once on the way to another page, can be closed, and spares games @spec:ads-interstitial', async ({
    page,
  }) => {
    const heard = adsOf(page);
    await open(page, '/');
    const sheet = page.getByRole('dialog', { name: 'Advertisement' });
    await page.evaluate((id) => (location.hash = `#/game/${id}`), game.id);
    await expect(page.locator('body')).toHaveClass('game');
    await expect(sheet).toBeHidden();
    await page.evaluate(() => (location.hash = '#/cookie'));
    await expect(sheet).toBeVisible();
    await runUntilHeard(page, heard, 'interstitial shown');
    await page.getByRole('button', { name: 'Close advertisement' }).last().click();
    await expect(sheet).toBeHidden();
    await page.evaluate(() => (location.hash = '#/term'));
    await expect(page.locator('body')).toHaveClass('term');
    await expect(sheet).toBeHidden();
  });

  test('a game that offers a moment gets an ad two minutes into a visit, waits below it, and goes on when it is closed', async ({
    page,
  }) => {
    const heard = adsOf(page);
    await open(page, '/');
    await go(page, `/game/${game.id}`);
    await runUntil(page, () =>
      page.frameLocator('iframe').locator('#game canvas[tabindex]').isVisible(),
    );
    const frame = page.frames()[1];
    if (!frame) throw new Error('the play page has no frame');
    await frame.evaluate(() => {
      const heardByGame: unknown[] = [];
      Object.assign(window, { heardByGame });
      addEventListener('message', ({ data }: MessageEvent<{ kind: string; shown?: boolean }>) => {
        if (/pause|resume|ad-done/.test(data.kind)) heardByGame.push(data.shown ?? data.kind);
      });
    });
    const heardByGame = (): Promise<unknown> =>
      frame.evaluate(() => (window as unknown as { heardByGame: unknown[] }).heardByGame);
    await says(page, { kind: 'ad-break' });
    await expect.poll(heardByGame).toEqual([false]);
    await page.clock.fastForward(120_000);
    await says(page, { kind: 'ad-break' });
    const sheet = page.locator('dialog.ad-sheet[open]');
    await expect(sheet.locator('.house-ad')).toBeVisible();
    await expect.poll(heardByGame).toEqual([false, 'pause']);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expect.poll(heardByGame).toEqual([false, 'pause', 'resume', true]);
    await expect(page.locator('iframe')).toBeFocused();
    expect(heard()).toContain('break filled');
  });

  test('a page with ads has no fault that axe can see', async ({ page }) => {
    await page.goto('/');
    await page.mouse.click(195, 2);
    await expect(page.locator('.ad-anchor')).toBeVisible();
    await page.locator('[data-slot]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-slot] .house-ad')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test('nothing moves when slots are filled @spec:ads-steady', async ({ page, quiet }) => {
    // Letters that come late are another matter: here they never come.
    quiet.expect(/woff2|ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort('failed'));
    await page.addInitScript(() => {
      const seen = { moved: [] as string[] };
      Object.assign(window, { seen });
      type Shift = { value: number; sources: readonly { node: Element | null }[] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as Shift;
          const names = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`);
          seen.moved.push(`${value}: ${names.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/#/category/Hot', `/#/detail/${game.id}`]) {
      await page.goto('about:blank');
      await page.goto(path);
      await page.mouse.click(195, 2);
      await expect(page.locator('.ad-anchor')).toBeVisible();
      await page.locator('[data-slot]').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-slot] .house-ad')).toBeVisible();
      const moved = () =>
        page.evaluate(() => (window as unknown as { seen: { moved: string[] } }).seen.moved);
      expect(await moved(), path).toEqual([]);
    }
  });
});
