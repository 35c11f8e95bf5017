import { categories, HOT, RECOMMEND, type Game } from '@playgrove/catalogue';
import type { Locator, Page } from '@playwright/test';
import portal from '../portal.config.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { button, go, listen, live } from './visit.ts';

const [game] = CATALOGUE.games as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];
const CATEGORY_PATH = `/category/${encodeURIComponent(category)}`;

/** Files of the site that a page asked for. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

test.describe('routes', () => {
  test('code and styles of the game, detail and category pages come with their routes', async ({
    page,
  }) => {
    const files = filesOf(page);
    await page.goto('/');
    await page.mouse.click(195, 2);
    await live(page);
    await page.waitForLoadState('networkidle');
    expect(files.filter((path) => /live-(?:play|detail|category)/.test(path))).toEqual([]);
    await go(page, '/category/Hot');
    await expect(page.locator('h1')).toHaveText('Hot');
    expect(files.some((path) => /live-category/.test(path))).toBe(true);
    await go(page, `/detail/${game.id}`);
    await expect(page.locator('h1')).toHaveText(game.title);
    expect(files.some((path) => /live-detail.*\.js/.test(path))).toBe(true);
    expect(files.some((path) => /live-detail.*\.css/.test(path))).toBe(true);
  });

  test('a game is shown from its own page, /allgame/{id}/index.html', async ({ page }) => {
    await page.goto(`/#/game/${game.id}`);
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      new RegExp(`/allgame/${game.id}/index\\.html$`),
    );
  });
});

test.describe('every navigation', () => {
  test('starts the progress bar, and on arrival goes to the top, sends one page_view and ends the bar', async ({
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

  test('names the route in the body’s class', async ({ page }) => {
    await page.goto('/');
    await live(page);
    const routes = [
      ['/term', 'term'],
      ['/privacy', 'privacy'],
      ['/cookie', 'cookie'],
      ['/category/Hot', 'category'],
      [`/detail/${game.id}`, 'detail'],
      [`/game/${game.id}`, 'game'],
      ['/nowhere', 'error'],
      ['/', 'home'],
    ] as const;
    for (const [path, name] of routes) {
      await go(page, path);
      await expect(page.locator('body')).toHaveClass(name);
    }
  });
});

test.describe('the top bar', () => {
  test('links the site title to home everywhere but at home', async ({ page }) => {
    await page.goto('/');
    const title = page.getByRole('banner').getByText(portal.siteName, { exact: true });
    await expect(title).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: portal.siteName })).toHaveCount(
      0,
    );
    await page.goto('/#/term');
    await page.getByRole('banner').getByRole('link', { name: portal.siteName }).click();
    await expect(page.locator('body')).toHaveClass('home');
  });

  test('has a back arrow on every page except home', async ({ page }) => {
    await page.goto('/');
    await expect(button(page, 'Back')).toHaveCount(0);
    for (const path of [
      '/term',
      '/privacy',
      '/cookie',
      CATEGORY_PATH,
      `/detail/${game.id}`,
      '/x',
    ]) {
      await page.goto(`/#${path}`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(button(page, 'Back'), path).toBeVisible();
    }
    await page.goto(`/#/game/${game.id}`);
    await expect(
      page.getByRole('button', { name: 'Back' }).or(page.getByRole('link', { name: 'Back' })),
    ).toBeVisible();
  });

  test('the hamburger stands at the right and turns into a cross', async ({ page }) => {
    await page.goto('/');
    const sign = page.locator('.menu-button use');
    await expect(sign).toHaveAttribute('href', '#g-menu');
    const box = await button(page, 'Menu').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(390 - 32);
    await button(page, 'Menu').click();
    await expect(sign).toHaveAttribute('href', '#g-close');
    await button(page, 'Close menu').click();
    await expect(sign).toHaveAttribute('href', '#g-menu');
  });

  test('Home in the menu loads / anew', async ({ page }) => {
    await page.goto('/#/cookie');
    await live(page);
    await page.evaluate(() => void Object.assign(window, { before: true }));
    const pressed = page.waitForRequest(/homeClick/);
    await button(page, 'Menu').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.locator('body')).toHaveClass('home');
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    const told = new URL((await pressed).url()).searchParams.get('c');
    expect(told).toBe('{"name":"homeClick","route":"cookie","path":"/cookie"}');
  });

  test('categories and legal pages in the menu open in a new tab, Home does not', async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, 'Menu').click();
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.first()).toBeVisible();
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    );
    const list = (name: string) => [name, `/#/category/${encodeURIComponent(name)}`, '_blank'];
    expect(found).toEqual([
      ['Home', '/', null],
      list('Recommend'),
      list('Hot'),
      ...categories(CATALOGUE.games).map(list),
      ['Privacy Policy', '/#/privacy', '_blank'],
      ['Term Of User', '/#/term', '_blank'],
      ['Cookie Policy', '/#/cookie', '_blank'],
    ]);
  });
});

test.describe('cards', () => {
  test('show icon, title, play count and rating of the record', async ({ page }) => {
    await page.goto('/');
    const shown = await page.locator('a[data-game]').evaluateAll((cards) =>
      cards.map((card) => ({
        id: card.getAttribute('data-game'),
        title: card.querySelector('.title')?.textContent,
        players: card.querySelector('.plays')?.textContent?.replace(' plays', ''),
        score: card.querySelector('.rating')?.textContent?.replace('rated ', ''),
        icon: card.querySelector('img')?.getAttribute('src'),
      })),
    );
    expect(shown.length).toBeGreaterThan(6);
    const byId = new Map(CATALOGUE.games.map((each) => [each.id, each]));
    for (const { id, icon, ...card } of shown) {
      const { title, players, score } = byId.get(id ?? '') ?? {};
      expect(card).toEqual({ title, players, score });
      expect(icon).toMatch(/^\/allgame\/icon\/[0-9a-f]{32}\.jpg$/);
    }
  });

  test('below the first screen their icons are lazy', async ({ page }) => {
    await page.goto('/');
    const first = page.locator('section.cards').first().locator('img').first();
    await expect(first).toHaveAttribute('loading', 'eager');
    const below = page.locator('section[aria-labelledby="maybe"] img');
    await expect(below.first()).toBeAttached();
    for (const icon of await below.all()) await expect(icon).toHaveAttribute('loading', 'lazy');
  });

  test('a press tells layout, category and the position from 0', async ({ page }) => {
    await page.goto('/');
    await live(page);
    const sent = listen(page);
    const section = page.locator('section.cards').filter({ hasText: RECOMMEND }).first();
    const cards = section.locator('a[data-game]');
    for (const position of [0, 2]) {
      const opened = page.waitForEvent('popup');
      const id = await cards.nth(position).getAttribute('data-game');
      await cards.nth(position).click();
      await (await opened).close();
      await expect
        .poll(() => sent.at(-1))
        .toEqual({ name: 'gameClick', game: id, layout: 'scroll', category: RECOMMEND, position });
    }
  });

  test('More leads to the category and is told', async ({ page }) => {
    await page.goto('/');
    await live(page);
    const sent = listen(page);
    const more = page.getByRole('link', { name: 'More of Recommend' });
    await expect(more).toHaveAttribute('href', /#\/category\/Recommend$/);
    await more.click();
    await expect(page.locator('h1')).toHaveText('Recommend');
    await expect.poll(() => sent).toContainEqual({ name: 'moreClick', category: 'Recommend' });
  });

  test('a press on the way home tells route and path', async ({ page }) => {
    await page.goto(`/#${CATEGORY_PATH}`);
    await live(page);
    const sent = listen(page);
    await page.getByRole('banner').getByRole('link', { name: portal.siteName }).click();
    await expect
      .poll(() => sent)
      .toContainEqual({ name: 'homeClick', route: 'category', path: CATEGORY_PATH });
  });
});

test.describe('home', () => {
  const sectionOf = (page: Page, name: string): Locator =>
    page.locator('section.cards').filter({ has: page.getByRole('heading', { name, exact: true }) });

  test('leaves common games out of Recommend and Hot', async ({ page }) => {
    const common = CATALOGUE.games.filter((each) => each.common === 1).map(({ id }) => id);
    expect(common.length, 'common games in the catalogue').toBeGreaterThan(0);
    await page.goto('/');
    for (const name of [RECOMMEND, HOT]) {
      const ids = await sectionOf(page, name)
        .locator('a[data-game]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-game') ?? ''));
      expect(ids).toHaveLength(6);
      expect(ids.filter((id) => common.includes(id))).toEqual([]);
    }
  });

  test('shows Recommend as a scrolling row and Hot as a puzzle, in this order', async ({
    page,
  }) => {
    await page.goto('/');
    const sections = page.locator('section.cards');
    await expect(sections.nth(0)).toHaveClass(/\bscroll\b/);
    await expect(sections.nth(0).getByRole('heading')).toHaveText('Recommend');
    await expect(sections.nth(1)).toHaveClass(/\bpuzzle\b/);
    await expect(sections.nth(1).getByRole('heading')).toHaveText('Hot');
  });

  test('stays as it was drawn, Maybe you like as Refresh drew it, while the visitor looks at other pages', async ({
    page,
  }) => {
    await page.goto('/');
    await live(page);
    const shown = (): Promise<(string | null)[]> =>
      page
        .locator('main a[data-game]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-game')));
    const drawn = await shown();
    // Once: a second press might be answered only after the list was read.
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(shown).not.toEqual(drawn);
    const refreshed = await shown();
    await go(page, '/credits');
    await expect(page.locator('body')).toHaveClass('credits');
    await go(page, '/');
    await expect(page.locator('body')).toHaveClass('home');
    expect(await shown()).toEqual(refreshed);
  });

  test('says in About that games are free, unblocked and playable on PC, tablet and mobile', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('.about')).toContainText(
      /free, unblocked and playable on PC, tablet and mobile/,
    );
  });
});

test('the catalogue is part of the site: no data call is asked for it', async ({ page, quiet }) => {
  quiet.expect(/content\//);
  const calls = new Set<string>();
  await page.route('**/content/**', (route) => {
    calls.add(new URL(route.request().url()).pathname);
    return route.abort('blockedbyclient');
  });
  await page.goto('/');
  await live(page);
  expect(await page.locator('a[data-game]').count()).toBeGreaterThan(6);
  await go(page, CATEGORY_PATH);
  await expect(page.locator('h1')).toHaveText(category);
  await expect(page.locator('main a[data-game]').first()).toBeVisible();
  expect([...calls].filter((path) => path !== '/content/figures')).toEqual([]);
});

test('every page is for everybody: none asks who the visitor is', async ({ page }) => {
  for (const path of ['/', '/term', '/privacy', '/cookie', CATEGORY_PATH, `/detail/${game.id}`]) {
    await page.goto(`/#${path}`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('input:not([type="search"])'), path).toHaveCount(0);
    const ways = page.getByRole('link').or(page.getByRole('button'));
    await expect(ways.filter({ hasText: /sign in|log in|sign up|register/i })).toHaveCount(0);
  }
});

test.describe('full lists', () => {
  for (const [name, belongs] of [
    [RECOMMEND, (each: Game) => Number(each.score) >= 4.7],
    [HOT, (each: Game) => each.players?.endsWith('M+') === true],
  ] as const) {
    test(`${name} holds up to 21 games of its rule, common ones too`, async ({ page }) => {
      await page.goto(`/#/category/${name}`);
      await expect(page.locator('h1')).toHaveText(name);
      const ids = await page
        .locator('main a[data-game]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-game') ?? ''));
      const expected = CATALOGUE.games.filter(belongs).map(({ id }) => id);
      expect(ids.length).toBe(Math.min(21, expected.length));
      expect(ids.filter((id) => !expected.includes(id))).toEqual([]);
    });
  }
});

test.describe('the detail page', () => {
  test('names its buttons Play, Like, Dislike, Favourite, Share and Report', async ({ page }) => {
    await page.goto(`/#/detail/${game.id}`);
    for (const name of ['Play', 'Like', 'Dislike', 'Favourite', 'Share', 'Report'])
      await expect(button(page, name), name).toHaveCount(1);
  });

  test('does what was pressed before it was live, once it is', async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/main-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/#/detail/${game.id}`);
    await button(page, 'Report').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
