import { categories, HOT, MAYBE_COUNT, RECOMMEND, type Game } from '@playgrove/catalogue';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CATALOGUE, categoryTitle, FLAT_GAMES } from './games.ts';
import { button, go, idsIn, live, says } from './visit.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];

const sectionOf = (page: Page, name: string): Locator =>
  page.locator('section.cards').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('home shows Recommend as a row and Hot as a puzzle, six games each and none common, then others, Maybe you like and About @spec:home-sections', async ({
  page,
}) => {
  await page.goto('/');
  await live(page);
  const parts = await page
    .locator('main :is(.cards, .about)')
    .evaluateAll((all) => all.map((part) => part.querySelector('h2')?.textContent ?? ''));
  expect(parts.slice(0, 2)).toEqual([RECOMMEND, HOT]);
  expect(parts.at(-2)).toBe('Maybe you like');
  expect(parts.at(-1)).toMatch(/^About /);
  await expect(page.locator('.about')).toContainText(
    /free, unblocked and playable on PC, tablet and mobile/,
  );
  const sections = page.locator('section.cards');
  await expect(sections.nth(0)).toHaveClass(/\bscroll\b/);
  await expect(sections.nth(1)).toHaveClass(/\bpuzzle\b/);
  const common = CATALOGUE.games.filter((each) => each.common === 1).map(({ id }) => id);
  expect(common.length, 'common games in the catalogue').toBeGreaterThan(0);
  for (const name of [RECOMMEND, HOT]) {
    const ids = await idsIn(sectionOf(page, name));
    expect(ids).toHaveLength(6);
    expect(ids.filter((id) => common.includes(id))).toEqual([]);
  }
});

test('Refresh draws Maybe you like again, each game once; all else stays, and all of it while other pages are looked at @spec:refresh', async ({
  page,
}) => {
  await page.goto('/');
  await live(page);
  const sections = page.locator('section.cards:not([aria-labelledby="maybe"])');
  const maybe = page.locator('section[aria-labelledby="maybe"]');
  const fixed = await idsIn(sections);
  const before = await idsIn(maybe);
  // Once: a second press might be answered only after the list was read.
  await button(page, 'Refresh').click();
  await expect.poll(() => idsIn(maybe)).not.toEqual(before);
  const drawn = await idsIn(maybe);
  expect(drawn).toHaveLength(Math.min(MAYBE_COUNT, CATALOGUE.games.length));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(await idsIn(sections)).toEqual(fixed);
  await go(page, '/credits');
  await expect(page.locator('body')).toHaveClass('credits');
  await go(page, '/');
  await expect(page.locator('body')).toHaveClass('home');
  expect(await idsIn(sections)).toEqual(fixed);
  expect(await idsIn(maybe)).toEqual(drawn);
});

test('the catalogue is part of the site: no data call is made for it @spec:fixed-catalogue', async ({
  page,
  quiet,
}) => {
  quiet.expect(/content\//);
  const calls = new Set<string>();
  await page.route('**/content/**', (route) => {
    calls.add(new URL(route.request().url()).pathname);
    return route.abort('blockedbyclient');
  });
  await page.goto('/');
  await live(page);
  expect(await page.locator('a[data-game]').count()).toBeGreaterThan(6);
  await go(page, `/category/${encodeURIComponent(category)}`);
  await expect(page.locator('h1')).toHaveText(categoryTitle(category));
  await expect(page.locator('main a[data-game]').first()).toBeVisible();
  expect([...calls].filter((path) => path !== '/content/figures')).toEqual([]);
});

test('a play is remembered: home offers to continue, and the game’s page shows the best score', async ({
  page,
}) => {
  await page.goto(`/#/game/${game.id}`);
  await expect(page.locator('iframe')).toBeFocused();
  await says(page, { kind: 'play-start' });
  const field = await page.locator('iframe').boundingBox();
  const best = { kind: 'best', score: 74, better: 'lower', unit: 'seconds', level: 'Level 3' };
  await says(page, best);
  await says(page, { kind: 'play-end', seconds: 9, score: 74 });
  // The next message is heard after these two.
  await says(page, { kind: 'mute', muted: true });
  await expect(button(page, 'Sound')).toHaveAttribute('aria-pressed', 'false');
  expect(await page.locator('iframe').boundingBox(), 'the game stays as it was').toEqual(field);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
  await expect(page.locator('.welcome'), 'for first visits alone').toHaveCount(0);
  const going = page.locator('a[data-list="continue"]');
  await expect(going).toContainText('Level 3 in 1:14');
  await expect(going).not.toHaveAttribute('target');
  await live(page);
  await going.click();
  await expect(page).toHaveURL(new RegExp(`#/game/${game.id}$`));
  await expect(page.locator('iframe')).toBeFocused();
  await page.goto(`/#/detail/${game.id}`);
  await expect(page.getByRole('main')).toContainText('Your best: 1:14 (Level 3)');
});

test('a first visit reads what the site is, sees no game twice on two screens, no name cut, nothing moving, and fetches few pictures', async ({
  browser,
}) => {
  for (const [width, height] of [
    [360, 780],
    [390, 844],
    [1440, 900],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: width < 500 ? 3 : 1,
      isMobile: width < 500,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    let bytes = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'image' || !response.url().includes('/icon/'))
        return;
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { moved: number }).moved += (
            entry as unknown as { value: number }
          ).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await live(page);
    await expect(page.locator('section[aria-labelledby="maybe"]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.welcome')).toHaveText(
      `${CATALOGUE.games.length} free games. No ads, no sign-up. Works offline.`,
    );
    const screens = 2;
    const seen = await page
      .locator('main .card a[data-game]')
      .evaluateAll(
        (cards, part) =>
          cards
            .filter((card) => card.getBoundingClientRect().bottom < innerHeight * part)
            .map((card) => card.getAttribute('data-game')),
        screens,
      );
    expect(seen.length).toBeGreaterThanOrEqual(6);
    expect(new Set(seen).size, `games of ${seen.length} cards at ${width}`).toBe(seen.length);
    const cut = await page.locator('main .title').evaluateAll((titles) =>
      titles
        .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
          return scrollWidth > clientWidth || scrollHeight > clientHeight;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const row = page.locator('.today-five');
    const hidden = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `pixels of Today out of sight at ${width}`).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
    expect(bytes).toBeGreaterThan(0);
    if (width < 500) expect(bytes, 'of pictures before scrolling').toBeLessThanOrEqual(120 * 1024);
    await context.close();
  }
});
