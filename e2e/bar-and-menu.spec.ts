import { gamesByCategory } from '@playgrove/catalogue';
import portal from '@playgrove/site-config/portal';
import { expect, test } from './fixtures.ts';
import { CATALOGUE, categoryTitle } from './games.ts';
import { button, live } from './visit.ts';

test('the site’s title leads home everywhere but at home @spec:title-home', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('banner').getByText(portal.siteName, { exact: true });
  const link = page.getByRole('banner').getByRole('link', { name: portal.siteName });
  await expect(title).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.goto('/#/term');
  await link.click();
  await expect(page.locator('body')).toHaveClass('home');
});

test('Back goes to where the visitor came from, or home when the history holds a single entry @spec:back', async ({
  page,
}) => {
  await page.goto('/#/cookie');
  await expect(page.locator('body')).toHaveClass(/\bcookie\b/);
  await page.goto('/#/term');
  await expect(page.locator('body')).toHaveClass(/\bterm\b/);
  await page
    .getByRole('button', { name: 'Back' })
    .or(page.getByRole('link', { name: 'Back' }))
    .click();
  await expect(page.locator('body')).toHaveClass(/\bcookie\b/);
  const opened = page.waitForEvent('popup');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Term Of User' }).click();
  const term = await opened;
  await expect(term.locator('body')).toHaveClass(/\bterm\b/);
  const back = term.getByRole('button', { name: 'Back' });
  await back.or(term.getByRole('link', { name: 'Back' })).click();
  await expect(term.locator('body')).toHaveClass(/\bhome\b/);
  await expect(back).toHaveCount(0);
});

test('the bar stays at the top, and looks different once the page is scrolled more than 50 pixels @spec:sticky-bar', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate((node) =>
      [undefined, '::before', '::after'].map((part) => {
        const { boxShadow, backgroundColor, opacity } = getComputedStyle(node, part);
        return [boxShadow, backgroundColor, opacity].join(' ');
      }),
    );
  const normal = await look();
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  await expect(page.locator('html')).not.toHaveAttribute('data-stuck');
  expect(await look()).toEqual(normal);
  await page.evaluate(() => scrollTo(0, 51));
  await expect(page.locator('html')).toHaveAttribute('data-stuck');
  await expect.poll(look).not.toEqual(normal);
  expect((await bar.boundingBox())?.y).toBe(0);
});

test('the hamburger at the right opens the menu: every place in order, categories and legal pages in a new tab, the focus inside @spec:menu-items', async ({
  page,
}) => {
  await page.goto('/');
  const sign = page.locator('.menu-button use');
  await expect(sign).toHaveAttribute('href', '#g-menu');
  const box = await button(page, 'Menu').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(390 - 32);
  await button(page, 'Menu').click();
  await expect(sign).toHaveAttribute('href', '#g-close');
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  );
  const sorts = gamesByCategory(CATALOGUE.games);
  // Each list with its icon.
  await expect(links.locator('.badge use')).toHaveCount(sorts.size + 5);
  const list = (name: string, count = '') => [
    categoryTitle(name) + count,
    `/#/category/${encodeURIComponent(name)}`,
    '_blank',
  ];
  expect(found).toEqual([
    // Above the list: what is the visitor's own.
    ['Today', '#/today', null],
    ['Your progress', '#/me', null],
    ['Home', '/', null],
    list('Recommend'),
    list('Hot'),
    ...[...sorts].map(([name, { length }]) => list(name, `${length} games`)),
    ['Privacy Policy', '/#/privacy', '_blank'],
    ['Term Of User', '/#/term', '_blank'],
    ['Cookie Policy', '/#/cookie', '_blank'],
  ]);
  const where = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('nav, button')?.className ?? 'elsewhere');
  for (let step = 0; step < found.length + 2; step += 1) {
    expect(await where()).toMatch(/^menu$|menu-button/);
    await page.keyboard.press('Tab');
  }
});

test('a choice, the button, Escape and the backdrop close the menu; Home in it loads / again @spec:menu-closes', async ({
  page,
}) => {
  await page.goto('/#/cookie');
  await live(page);
  const open = button(page, 'Menu');
  const close = button(page, 'Close menu');
  const links = page.getByRole('navigation').getByRole('link');
  await open.click();
  await close.click();
  await expect(open).toBeVisible();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  const opened = page.waitForEvent('popup');
  await links.filter({ hasText: 'Privacy Policy' }).click();
  await expect((await opened).locator('body')).toHaveClass(/\bprivacy\b/);
  await expect(close).toBeHidden();
  await open.click();
  await page.mouse.click(4, 700);
  await expect(close).toBeHidden();
  await page.evaluate(() => void Object.assign(window, { before: true }));
  const pressed = page.waitForRequest(/homeClick/);
  await open.click();
  await links.filter({ hasText: 'Home' }).click();
  await expect(page.locator('body')).toHaveClass('home');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  const sent = new URL((await pressed).url()).searchParams.get('c');
  expect(sent).toBe('{"name":"homeClick","route":"cookie","path":"/cookie"}');
});

test('the bar is one line on phones of every width, with a streak of three digits too', async ({
  page,
}) => {
  const today = Math.floor(Date.now() / 86_400_000);
  const days = JSON.stringify({ runs: [[today - 365, today]] });
  await page.addInitScript((text) => localStorage.setItem('portal:today', text), days);
  for (const route of ['/', '/#/term']) {
    await page.goto(route);
    await live(page);
    // The letters of the page and not their stand-ins.
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('.flame-link')).toHaveText(/36\d/);
    for (const width of [320, 344, 352, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const { bar, menu } = await page.evaluate(() => ({
        bar: document.querySelector('.bar')?.getBoundingClientRect().height,
        menu: document.querySelector('.menu-button')?.getBoundingClientRect().right,
      }));
      expect(bar, `${route} at ${width} pixels`).toBe(60);
      expect(menu).toBeLessThanOrEqual(width);
    }
  }
});

test('chosen colors stay', async ({ page }) => {
  await page.goto('/#/cookie');
  await button(page, 'Dark').click();
  await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
});

test('? lists the keys, not while somebody types, and Escape closes the list', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('Shift+?');
  await expect(list).toBeVisible();
  await expect(list.getByText('Search', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('what?');
  await expect(page.getByRole('combobox')).toHaveValue('what?');
  await expect(list).toHaveCount(0);
});

test('the die opens the page of another game each time; on a wide screen every list stands at the side, the present one marked, and not beside a game', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.rail')).toBeHidden();
  // A phone's bar has room for the flame or the die; the die is in the panel too.
  await expect(page.getByRole('link', { name: 'Today: No streak yet, 0 of 5 done' })).toBeVisible();
  await button(page, 'Your games').click();
  await expect(page.locator('.mine').getByRole('button', { name: 'Random game' })).toBeVisible();
  await page.keyboard.press('Escape');
  // While it closes there are two buttons of this name.
  await expect(page.locator('.mine')).toBeHidden();
  await page.setViewportSize({ width: 820, height: 800 });
  const rolled = new Set<string>();
  for (let roll = 0; roll < 3; roll += 1) {
    const before = page.url();
    await button(page, 'Random game').click();
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/#\/detail\/[0-9a-z]{32}$/);
    rolled.add(page.url());
  }
  expect(rolled.size).toBeGreaterThan(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rail = page.getByRole('navigation', { name: 'Browse games' });
  // It is filled when the window becomes wide enough.
  await expect(rail.getByRole('link').first()).toBeVisible();
  expect(await rail.getByRole('link').allInnerTexts()).toEqual([
    'Today',
    'Your progress',
    'Recommend',
    'Hot',
    ...[...gamesByCategory(CATALOGUE.games).keys()].map(categoryTitle),
  ]);
  await rail.getByRole('link').nth(4).click();
  await expect(page.locator('body')).toHaveClass('category');
  await expect(rail.locator('[aria-current="page"]')).toHaveText(
    categoryTitle([...gamesByCategory(CATALOGUE.games).keys()][0] ?? ''),
  );
  const { right } = await rail.evaluate((side) => side.getBoundingClientRect());
  const { left } = await page.locator('main').evaluate((main) => main.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(right);
  const id = await page.locator('main a[data-game]').first().getAttribute('data-game');
  await page.goto(`/#/game/${id ?? ''}`);
  await expect(page.locator('body')).toHaveClass('game');
  await expect(rail).toBeHidden();
});
