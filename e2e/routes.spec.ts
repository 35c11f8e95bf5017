import { categories, type Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import portal from '@playgrove/site-config/portal';
import { expect, holdClock, test } from './fixtures.ts';
import { CATALOGUE, categoryTitle, FLAT_GAMES } from './games.ts';
import { button, go, listen, live } from './visit.ts';

const { siteName } = portal;
const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];

const ROUTES = [
  { name: 'home', path: '/', title: siteName },
  { name: 'term', path: '/term', title: /^Term/ },
  { name: 'privacy', path: '/privacy', title: /^Privacy/ },
  { name: 'cookie', path: '/cookie', title: /^Cookie/ },
  {
    name: 'category',
    path: `/category/${encodeURIComponent(category)}`,
    title: categoryTitle(category),
  },
  { name: 'category', path: '/category/Hot', title: 'Hot' },
  { name: 'detail', path: `/detail/${game.id}`, title: game.title },
  { name: 'game', path: `/game/${game.id}`, title: game.title },
  { name: 'error', path: '/nowhere/at/all', title: /Oops/ },
] as const;

for (const { name, path, title } of ROUTES) {
  test(`${path} shows the ${name} page with its landmarks, title, one heading and footer, to everybody @spec:every-route`, async ({
    page,
  }) => {
    await page.goto(`/#${path}`);
    await expect(page.locator('body')).toHaveClass(new RegExp(`\\b${name}\\b`));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toContainText(title);
    const whole = name === 'home' ? siteName : new RegExp(` · ${siteName}$`);
    await expect(page).toHaveTitle(whole);
    const words = await page.getByRole('main').innerText();
    expect(words.length, 'words in the page').toBeGreaterThan(name === 'game' ? 5 : 40);
    const ways = page.getByRole('link').or(page.getByRole('button'));
    const back = page.getByRole('link', { name: 'Back' }).or(button(page, 'Back'));
    if (name === 'home') await expect(back).toHaveCount(0);
    else await expect(back).toBeVisible();
    if (name !== 'game') {
      const footer = page.getByRole('contentinfo');
      for (const label of ['Privacy Policy', 'Term Of User', 'Cookie Policy'])
        await expect(footer.getByRole('link', { name: label })).toHaveAttribute('target', '_blank');
      await expect(footer).toContainText(siteName);
      await expect(footer).toContainText(/20\d\d/);
    }
    // Nothing asks who the visitor is.
    await expect(page.locator('input:not([type="search"])')).toHaveCount(0);
    await expect(ways.filter({ hasText: /sign in|log in|sign up|register/i })).toHaveCount(0);
  });
}

test('an unknown game shows the error page @spec:unknown-game', async ({ page }) => {
  await page.goto(`/#/detail/${'0'.repeat(32)}`);
  await expect(page.locator('body')).toHaveClass(/\berror\b/);
  await expect(page.getByRole('main')).toContainText('Not Found !');
});

test('each navigation names the route in the body’s class, and fetches its code and styles @spec:route-code', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.mouse.click(195, 2);
  await live(page);
  await page.waitForLoadState('networkidle');
  expect(files.filter((path) => /live-(?:play|detail|category)/.test(path))).toEqual([]);
  const routes = [
    ['/category/Hot', 'category', [/live-category/]],
    [`/detail/${game.id}`, 'detail', [/live-detail.*\.js/, /live-detail.*\.css/]],
    ['/term', 'term', []],
    ['/privacy', 'privacy', []],
    ['/cookie', 'cookie', []],
    [`/game/${game.id}`, 'game', [/live-play/]],
    ['/nowhere', 'error', []],
    ['/', 'home', []],
  ] as const;
  for (const [path, name, parts] of routes) {
    await go(page, path);
    await expect(page.locator('body')).toHaveClass(name);
    for (const part of parts) expect(files.some((file) => part.test(file))).toBe(true);
  }
});

test('each navigation starts the progress bar; arrival goes to the top, sends one page_view and ends the bar @spec:navigation', async ({
  page,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/data/category/Hot.json', async (route) => {
    await held;
    await route.continue();
  });
  const sent = listen(page);
  await page.goto('/');
  await live(page);
  await expect.poll(() => sent).toEqual([{ name: 'page_view', path: '/' }]);
  await page.evaluate(() => scrollTo(0, 400));
  await go(page, '/category/Hot');
  const bar = page.locator('#progress');
  await expect(bar).toHaveAttribute('data-state', 'on');
  expect(sent).toHaveLength(1);
  release();
  await expect(page.locator('body')).toHaveClass('category');
  await expect(bar).toHaveAttribute('data-state', 'done');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => sent.slice(1)).toEqual([{ name: 'page_view', path: '/category/Hot' }]);
});

test('what is pressed and typed before a page is live is done once it is', async ({ page }) => {
  let release = (): void => {};
  const holdCode = async (): Promise<void> => {
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/main-/, async (route) => {
      await held;
      await route.continue();
    });
  };
  await holdCode();
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('zzzz');
  await button(page, 'Close search').click();
  await button(page, 'Menu').click();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  release();
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.unrouteAll();
  await holdCode();
  await page.goto('about:blank');
  await page.goto(`/#/detail/${game.id}`);
  await button(page, 'Report').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

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
  const paths = ['/', `/detail/${game.id}`, '/term', '/category/Hot', `/game/${game.id}`];
  for (const path of paths) {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await live(page);
    // With a game waiting in a frame, silence on the line is not reported reliably.
    if (!path.startsWith('/detail/')) await page.waitForLoadState('networkidle');
    else await expect(page.locator('.play.held iframe')).toBeAttached();
    const moved = await page.evaluate(
      () => (window as unknown as { seen: { moved: number } }).seen.moved,
    );
    expect(moved, path).toBe(0);
  }
});

test.describe('the root scale', () => {
  /** Sets the window's size, and waits until the page has heard of it. */
  const resize = async (page: Page, width: number): Promise<void> => {
    const heard = page.evaluate(() =>
      new Promise((done) => addEventListener('resize', done, { once: true })).then(() => true),
    );
    await page.setViewportSize({ width, height: 720 });
    await heard;
  };
  const scale = (page: Page): Promise<string> =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--scale'));

  test('follows the width 300 ms after the last resize, up to 70 at 720 pixels @spec:root-scale', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await holdClock(page);
    await page.goto('/');
    expect(await scale(page)).toBe('35px');
    await resize(page, 540);
    await page.clock.runFor(200);
    await resize(page, 720);
    await page.clock.runFor(290);
    expect(await scale(page), 'after 290 ms').toBe('35px');
    await page.clock.runFor(20);
    expect(await scale(page), 'after 310 ms').toBe('70px');
    await resize(page, 1440);
    await page.clock.runFor(400);
    expect(await scale(page), 'above 720 pixels').toBe('70px');
  });

  test('never sets the size of letters @spec:letters', async ({ page }) => {
    await page.goto('/');
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    for (const width of [320, 720, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await size()).toBe('16px');
    }
  });
});
