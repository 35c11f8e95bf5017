import { MAYBE_COUNT, type Game } from '@playgrove/catalogue';
import type { Locator, Page } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { ROUTES } from './routes.ts';
import { button, live } from './visit.ts';

const [game] = CATALOGUE.games as readonly [Game, ...Game[]];
const START = new Date('2026-03-09T12:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

const openMenu = (page: Page): Promise<void> => button(page, 'Menu').click();
const search = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await page.keyboard.type(game.title.slice(0, 4));
  await expect(page.getByRole('option').first()).toBeVisible();
};
const mine = (page: Page): Promise<void> => button(page, 'Your games').click();

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [what, open] of Object.entries({ menu: openMenu, search, 'your games': mine })) {
      test(`the open ${what} has no fault that axe can see`, async ({ page }) => {
        await page.goto('/');
        await open(page);
        expect(await faults(page)).toEqual([]);
      });
    }
  });
}

for (const path of ROUTES) {
  test(`${path} loses nothing at 320 pixels, nor with letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const size of ['100%', '200%']) {
      await page.goto(`/#${path}`);
      await live(page);
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const wide = await page.evaluate(() => {
        const scrolls = '.scroll .cards-row, .stills, .chips, .hero-glow, .hidden, svg';
        return [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => !element.closest(scrolls) && element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `${element.tagName}.${element.className}`);
      });
      expect(wide, `letters at ${size}`).toEqual([]);
    }
  });
}

test('nothing moves while a page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    // Small machines let no game wait; this one may be small.
    Object.defineProperty(navigator, 'deviceMemory', { value: 8 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    '/',
    `/detail/${game.id}`,
    '/term',
    '/category/Puzzle',
    '/category/Hot',
    `/game/${game.id}`,
  ]) {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await live(page);
    // With a game waiting in a frame, silence on the line is not told reliably.
    if (!path.startsWith('/detail/')) await page.waitForLoadState('networkidle');
    else await expect(page.locator('.play.held iframe')).toBeAttached();
    expect(
      await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved),
    ).toBe(0);
  }
});

test('what is pressed and typed before the page is live is done once it is', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('zzzz');
  await button(page, 'Close search').click();
  await openMenu(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  release();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('the bar changes its look past 50 pixels', async ({ page }) => {
  await page.goto('/#/privacy');
  const root = page.locator('html');
  await page.evaluate(() => scrollTo(0, 50));
  await expect(root).not.toHaveAttribute('data-stuck');
  await page.evaluate(() => scrollTo(0, 51));
  await expect(root).toHaveAttribute('data-stuck');
});

test('the menu keeps the focus among its items and its button', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await expect(page.getByRole('navigation')).toBeVisible();
  const places = await page.getByRole('navigation').getByRole('link').count();
  const where = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('nav, button')?.className ?? 'elsewhere');
  for (let step = 0; step < places + 2; step += 1) {
    expect(await where()).toMatch(/^menu$|menu-button/);
    await page.keyboard.press('Tab');
  }
});

test('Refresh draws Maybe you like anew and leaves the sections alone', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const ids = (list: Locator): Promise<(string | null)[]> =>
    list
      .locator('a[data-game]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-game')));
  const sections = page.locator('section.cards:not([aria-labelledby="maybe"])');
  const maybe = page.locator('section[aria-labelledby="maybe"]');
  const before = await ids(sections);
  await button(page, 'Refresh').click();
  const drawn = await ids(maybe);
  expect(drawn).toHaveLength(Math.min(MAYBE_COUNT, CATALOGUE.games.length));
  expect(new Set(drawn).size).toBe(drawn.length);
  await page.evaluate(() => (location.hash = '#/term'));
  await expect(page.locator('body')).toHaveClass('term');
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.locator('body')).toHaveClass('home');
  expect(await ids(sections)).toEqual(before);
});

test('a favourite waits among the visitor’s games, in another tab too', async ({
  page,
  context,
}) => {
  await page.goto(`/#/detail/${game.id}`);
  await button(page, 'Favourite').click();
  await expect(button(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await other.goto('/');
  await mine(other);
  const shelf = other.getByRole('region', { name: 'Your games' });
  await expect(shelf.getByRole('link', { name: game.title })).toBeVisible();
  await button(page, 'Favourite').click();
  await expect(shelf.getByRole('link', { name: game.title })).toHaveCount(0);
});

test('chosen colours stay', async ({ page }) => {
  await page.goto('/#/cookie');
  await button(page, 'Dark').click();
  await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
});

test('sharing without a share sheet copies the link and says so for three seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: START });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/#/detail/${game.id}`);
  await live(page);
  await page.clock.pauseAt(later(60));
  await button(page, 'Share').click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveText('Link copied');
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toMatch(/^\/games\/[a-z0-9-]+\/$/);
  expect(await (await page.request.get(copied.href)).text()).toContain(`/#/game/${game.id}`);
  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('a vote and a report reach the server', async ({ page }) => {
  await page.goto(`/#/detail/${game.id}`);
  const voted = page.waitForResponse(/\/content\/vote$/);
  await button(page, 'Like').click();
  expect(await (await voted).json()).toMatchObject({ code: 200 });
  await expect(button(page, 'Like')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Report').click();
  await page.getByRole('radio', { name: 'It gets stuck' }).check();
  const reported = page.waitForResponse(/\/content\/report$/);
  await button(page, 'Send').click();
  expect(await (await reported).json()).toMatchObject({ code: 200 });
  await expect(page.locator('.toast').filter({ hasText: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press on a card tells statistics which, where and how', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const sent = page.waitForRequest(/statistic\.gif.*gameClick/);
  const opened = page.waitForEvent('popup');
  await page.locator('a[data-game]').nth(1).click();
  const event = JSON.parse(new URL((await sent).url()).searchParams.get('c') ?? '') as object;
  expect(event).toEqual({
    name: 'gameClick',
    game: expect.stringMatching(/^[0-9a-f]{32}$/),
    layout: expect.stringMatching(/^(?:scroll|puzzle|list)$/),
    category: expect.any(String),
    position: expect.any(Number),
  });
  await (await opened).close();
});

test('a campaign is kept in the cookie and sent along', async ({ page, context }) => {
  const sent = page.waitForRequest(/statistic\.gif/);
  await page.goto('/?cid=spring_26#/cookie');
  expect(new URL((await sent).url()).searchParams.get('g')).toBe('b_spring_26');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'uc', value: 'b_spring_26', sameSite: 'Lax' });
});

test('the site works where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`/#/detail/${game.id}`);
  await button(page, 'Favourite').click();
  await expect(button(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
});

test('a screen whose code does not come says so, and comes at the second try', async ({
  page,
  quiet,
}) => {
  quiet.expect(/live-category|ERR_FAILED|Failed to fetch/);
  await page.route(/live-category/, (route) => route.abort('failed'));
  await page.goto('/');
  await live(page);
  await page.evaluate(() => (location.hash = '#/category/Hot'));
  await expect(page.getByRole('main')).toContainText('Oops, Something Went Wrong...');
  await page.unroute(/live-category/);
  await button(page, 'Try again').click();
  // A browser may remember that a module failed until the page is loaded anew.
  await expect(async () => {
    if ((await page.locator('h1').innerText()) !== 'Hot') await page.reload();
    await expect(page.locator('h1')).toHaveText('Hot');
  }).toPass();
});

test.describe('on the play page', () => {
  const says = (page: Page, message: object): Promise<void> =>
    page
      .frames()[1]
      ?.evaluate((sent) => parent.postMessage({ ...sent, mark: 'play/1' }, origin), message) ??
    Promise.reject(new Error('no frame'));

  test('a play is remembered, its end shows the score, the best and other games', async ({
    page,
  }) => {
    await page.goto(`/#/game/${game.id}`);
    await expect(page.locator('iframe')).toBeFocused();
    await says(page, { kind: 'play-start' });
    await says(page, { kind: 'best', score: 1234, better: 'higher' });
    await says(page, { kind: 'play-end', seconds: 9, score: 1234 });
    const end = page.getByRole('complementary', { name: 'After the game' });
    await expect(end).toContainText('1,234');
    await expect(end.getByRole('link')).toHaveCount(Math.min(3, CATALOGUE.games.length - 1));
    await end.getByRole('button', { name: 'Play again' }).click();
    await expect(end).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
    await page.goto(`/#/detail/${game.id}`);
    await expect(page.getByRole('main')).toContainText('1,234');
  });

  test('the game keeps the keyboard from its first moment on, whatever tool is pressed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (self === top) return;
      addEventListener('blur', () => top?.document.body.setAttribute('data-blurred', ''));
    });
    await page.goto(`/#/game/${game.id}`);
    await expect(page.locator('iframe')).toBeFocused();
    await live(page);
    await button(page, 'Sound').click();
    await button(page, 'Favourite').click();
    await expect(button(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('body')).not.toHaveAttribute('data-blurred');
  });

  test('nobody but the game is listened to', async ({ page }) => {
    await page.goto(`/#/game/${game.id}`);
    await expect(page.locator('iframe')).toBeFocused();
    await page.evaluate(() =>
      postMessage({ kind: 'failed', why: 'forged', mark: 'play/1' }, origin),
    );
    await says(page, { kind: 'failed', why: 7 });
    await says(page, { kind: 'play-end', seconds: 1, score: 5 });
    await expect(page.getByRole('complementary')).toContainText('5');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a game whose page fails offers another try and other games', async ({ page, quiet }) => {
    quiet.expect(/404/);
    const address = `**/allgame/${game.id}/index.html`;
    await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not here' }));
    await page.goto(`/#/game/${game.id}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('did not start');
    await expect(alert.getByRole('link')).toHaveCount(Math.min(3, CATALOGUE.games.length - 1));
    await page.unroute(address);
    await button(page, 'Try again').click();
    await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('a game that says nothing for twenty seconds is given up', async ({ page }) => {
    await page.clock.install({ time: START });
    await page.route(`**/allgame/${game.id}/index.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="game"></div>' }),
    );
    await page.goto(`/#/game/${game.id}`);
    await live(page);
    await page.clock.pauseAt(later(19));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('alert')).toContainText('20 seconds');
  });
});
