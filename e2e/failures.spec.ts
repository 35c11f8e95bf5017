import { categories, type Game } from '@playgrove/catalogue';
import type { Page, Route } from '@playwright/test';
import { expect, holdClock, test } from './fixtures.ts';
import { CATALOGUE, categoryTitle, FLAT_GAMES } from './games.ts';
import { button, go, holdBack, listen, live, runUntil, wake } from './visit.ts';

const [game, other] = FLAT_GAMES as readonly [Game, Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];
const OOPS = 'Oops, Something Went Wrong...';
const LOST = /ERR_|Failed to (?:load|fetch)|404|503|dynamically imported/;

/** A page of somebody else's, as hotels and offices put before every answer. */
const stranger = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Please sign in</h1>' });
const json = (body: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(`/#${path}`);
  await page.mouse.click(195, 2);
  await live(page);
}

test.describe('a screen that does not come', () => {
  test('shows the error page with Try again when its code is not there after 120 seconds @spec:chunk-timeout', async ({
    page,
    quiet,
  }) => {
    quiet.expect(/live-category/);
    await holdClock(page);
    let requests = 0;
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/live-category/, async (route) => {
      requests += 1;
      await answered;
      await route.continue();
    });
    await page.goto('/');
    await wake(page);
    await go(page, `/category/${encodeURIComponent(category)}`);
    await expect.poll(() => requests).toBeGreaterThan(0);
    await page.clock.runFor(119_000);
    await expect(page.locator('body')).toHaveClass('home');
    await page.clock.runFor(1001);
    await expect(page.locator('body')).toHaveClass('error');
    await expect(page.getByRole('main')).toContainText('Oops, Something Went Wrong...');
    answer();
    await button(page, 'Try again').click();
    await runUntil(
      page,
      async () => (await page.locator('h1').innerText()) === categoryTitle(category),
    );
  });

  test('shows the error page with Try again when its style sheet fails @spec:style-fails', async ({
    page,
    quiet,
  }) => {
    quiet.expect(/live-detail|ERR_FAILED|Failed to load|preload CSS/);
    await page.route(/live-detail[^/]*\.css/, (route) => route.abort('failed'));
    await page.goto('/');
    await page.mouse.click(195, 2);
    await live(page);
    await go(page, `/detail/${game.id}`);
    await expect(page.locator('body')).toHaveClass('error');
    await expect(page.locator('h1')).toHaveText('Oops, Something Went Wrong...');
    await page.unroute(/live-detail[^/]*\.css/);
    await button(page, 'Try again').click();
    await expect(page.locator('h1')).toHaveText(game.title);
  });

  test('says so when its code fails, and comes at the second try @spec:chunk-fails', async ({
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
    // A browser may remember that a module failed until the page is reloaded.
    await expect(async () => {
      if ((await page.locator('h1').innerText()) !== 'Hot') await page.reload();
      await expect(page.locator('h1')).toHaveText('Hot');
    }).toPass();
  });
});

test.describe('the server', () => {
  test('gone in the middle of a visit: the page says so in place, and comes by itself when it is back', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.expect(LOST);
    await open(page, '/category/Hot');
    await context.setOffline(true);
    await go(page, `/detail/${game.id}`);
    await expect(page.locator('h1')).toHaveText(OOPS);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('#offline')).toContainText('You’re offline.');
    await context.setOffline(false);
    await expect(page.locator('h1')).toHaveText(game.title);
    await expect(page.locator('#offline')).toBeHidden();
  });

  test('slow: the page stays as it was under a moving bar until the next is there', async ({
    page,
  }) => {
    const answer = await holdBack(page, `**/data/detail/${game.id}.json`);
    await open(page);
    await go(page, `/detail/${game.id}`);
    await expect(page.locator('#progress')).toHaveAttribute('data-state', 'on');
    await expect(page.getByRole('heading', { name: 'Maybe you like' })).toBeVisible();
    answer();
    await expect(page.locator('h1')).toHaveText(game.title);
    await expect(page.locator('#progress')).toHaveAttribute('data-state', 'done');
  });

  test('slow at the first page: what is on its way is said, and the bar can be used', async ({
    page,
  }) => {
    const answer = await holdBack(page, `**/data/detail/${game.id}.json`);
    await page.goto(`/#/detail/${game.id}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
    await page.keyboard.press('/');
    await page.keyboard.type('abc');
    await expect(page.locator('.search input')).toHaveValue('abc');
    answer();
    await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
    await expect(page.locator('.search input')).toHaveValue('abc');
  });

  test('away for data calls and statistics: nothing on the page depends on them', async ({
    page,
    quiet,
  }) => {
    quiet.expect(LOST);
    await page.route(/\/content\/|statistic\.gif/, (route) => route.abort('failed'));
    await open(page);
    await expect(page.getByRole('heading', { name: 'Maybe you like' })).toBeVisible();
    await go(page, `/detail/${game.id}`);
    await expect(page.locator('h1')).toHaveText(game.title);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('answering data calls with somebody else’s page: cards show what they show without a server', async ({
    page,
    quiet,
  }) => {
    quiet.expect(LOST);
    await page.route(/\/content\/|statistic\.gif/, stranger);
    const answered = page.waitForResponse(/\/content\/figures/);
    await open(page);
    await answered;
    await page.reload();
    // What sort of game it is: nothing was counted.
    await expect(page.locator('.card .plays').first()).toHaveText(/^[^\d]+$/);
    await expect(page.locator('.card .rating').first()).toContainText(/\d/);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  for (const [what, answer] of [
    ['somebody else’s page', stranger],
    ['a number', json(7)],
    ['an empty record', json({})],
    ['a list', json([[]])],
  ] as const) {
    test(`answering a data file with ${what}: the error page stands in place`, async ({ page }) => {
      await page.route(/\/data\/(?:detail|category|text)\//, answer);
      for (const path of [
        `/detail/${game.id}`,
        `/category/${encodeURIComponent(category)}`,
        '/term',
      ]) {
        await page.goto('about:blank');
        await page.goto(`/#${path}`);
        await expect(page.locator('h1'), path).toHaveText(OOPS);
      }
      await live(page);
      await page.unroute(/\/data\/(?:detail|category|text)\//);
      await button(page, 'Try again').click();
      await expect(page.locator('h1')).toContainText('Term');
    });
  }
});

test.describe('a new release', () => {
  /** A page whose code for lists is gone. @returns how often it has loaded */
  async function withoutCode(page: Page): Promise<() => number> {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(/live-category-.*\.js/, (route) =>
      route.fulfill({ status: 404, body: 'Not here' }),
    );
    return () => loads;
  }

  test('has replaced a screen’s code: the page reloads by itself once, then says so in place', async ({
    page,
    quiet,
  }) => {
    quiet.expect(LOST);
    const loads = await withoutCode(page);
    await page.route('**/data/release.json', json({ release: 'another' }));
    await open(page);
    expect(loads()).toBe(1);
    await go(page, '/category/Hot');
    await expect.poll(loads).toBe(2);
    await expect(page.locator('h1')).toHaveText(OOPS);
    await expect(button(page, 'Try again')).toBeVisible();
    await live(page);
    await go(page, '/');
    await expect(page.locator('body')).toHaveClass('home');
    await go(page, '/category/Hot');
    await expect(page.locator('h1')).toHaveText(OOPS);
    expect(loads()).toBe(2);
  });

  test('is the same: a screen’s code that is missing does not reload the page', async ({
    page,
    quiet,
  }) => {
    quiet.expect(LOST);
    const loads = await withoutCode(page);
    await open(page);
    await go(page, '/category/Hot');
    await expect(page.locator('h1')).toHaveText(OOPS);
    expect(loads()).toBe(1);
  });

  test('in another tab keeps more than this one knows: both go on', async ({ page, context }) => {
    await open(page, `/detail/${game.id}`);
    const newer = await context.newPage();
    await newer.goto('/#/term');
    await newer.evaluate((id) => {
      const state = {
        v: 9,
        favourites: [{ id, name: 'of another shape' }, 7],
        best: 'none',
        theme: 3,
      };
      localStorage.setItem('portal', JSON.stringify(state));
    }, game.id);
    await button(page, 'Favorite').click();
    await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
    await newer.goto(`/#/detail/${game.id}`);
    await expect(button(newer, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('storage', () => {
  const forbidden = (): void => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  };
  const full = (): void => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  };

  for (const [how, prepare] of [
    ['forbidden', forbidden],
    ['full', full],
  ] as const) {
    test(`${how}: a visit goes through home, detail and play, and remembers while it lasts`, async ({
      page,
    }) => {
      await page.addInitScript(prepare);
      await open(page, '/?cid=spring');
      await go(page, `/detail/${game.id}`);
      await expect(page.locator('h1')).toHaveText(game.title);
      await button(page, 'Favorite').click();
      await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
      await button(page, 'Dark').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
      await expect(page.locator('iframe')).toBeFocused();
    });
  }
});

test.describe('a broken record', () => {
  const bad = [
    null,
    'hello',
    [game.id, game.title],
    { id: game.id, title: 9 },
    { id: game.id, title: 'No figures', icon: '/x.png', players: 4 },
  ];

  test('in the page leaves every other game on home', async ({ page }) => {
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const spoilt = body.replace(
        '"games":[',
        `"games":[${bad.map((row) => JSON.stringify(row)).join()},`,
      );
      expect(spoilt).not.toBe(body);
      await route.fulfill({ response, body: spoilt });
    });
    await open(page);
    const shown = await page
      .locator('section[aria-labelledby="maybe"] a[data-game]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-game')));
    expect(shown).toHaveLength(Math.min(21, CATALOGUE.games.length));
    await expect(page.getByRole('main')).not.toContainText('No figures');
  });

  test('in a list leaves the others, and in the search too', async ({ page }) => {
    const games = CATALOGUE.games.filter(({ cate }) => cate === category);
    await page.route(/\/data\/(?:category\/|search)/, async (route) => {
      const response = await route.fetch();
      const file = (await response.json()) as { games: unknown[] };
      const spoilt = route.request().url().includes('search') ? bad.map((row) => [row, '']) : bad;
      await route.fulfill({ response, json: { ...file, games: [...spoilt, ...file.games] } });
    });
    await open(page, `/category/${encodeURIComponent(category)}`);
    await expect(page.locator('main .cards.grid a[data-game]')).toHaveCount(games.length);
    await page.keyboard.press('/');
    await page.keyboard.type(other.title);
    await expect(page.getByRole('option').first()).toContainText(other.title);
  });

  test('an exception in one section leaves the rest of the page standing', async ({
    page,
    quiet,
  }) => {
    quiet.expect(/this section is broken|error boundary|Minified React error/);
    await page.addInitScript((id) => {
      // A fraction, because whole numbers are written without `Intl`.
      localStorage.setItem('portal', JSON.stringify({ v: 1, best: { [id]: 1234.5 } }));
      const numbers = Object.getPrototypeOf(0) as { toLocaleString: () => string };
      numbers.toLocaleString = () => {
        throw new Error('this section is broken');
      };
    }, game.id);
    await open(page, `/detail/${game.id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('This part of the page broke. Reload to try again.');
    await expect(page.locator('h1')).toHaveText(game.title);
    await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Maybe you like' })).toBeVisible();
    await button(page, 'Favorite').click();
    await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('a clock that is wrong', () => {
  for (const year of ['1971', '2099']) {
    test(`by many years (${year}): pages open and events are sent`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${year}-03-01T00:00:00Z`));
      const sent = listen(page, 'page_view');
      await open(page, `/detail/${game.id}`);
      await expect(page.locator('h1')).toHaveText(game.title);
      await expect.poll(() => sent.length).toBe(1);
      await go(page, `/game/${game.id}`);
      await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
    });
  }

  test('when stats were saved: the page requests them again once it is right', async ({ page }) => {
    await page.addInitScript(() => {
      const at = Date.now() + 80 * 365 * 24 * 3600 * 1000;
      if (localStorage.getItem('portal:figures') !== null) return;
      localStorage.setItem('portal:figures', JSON.stringify({ served: true, at, figures: {} }));
    });
    const requests = page.waitForRequest(/\/content\/figures/);
    await open(page);
    await requests;
  });
});

test('a game whose page is lost on the way is loaded again', async ({ page, quiet }) => {
  quiet.expect(LOST);
  await page.route(`**/allgame/${game.id}/index.html*`, (route) => route.abort('failed'), {
    times: 1,
  });
  await open(page, `/game/${game.id}`);
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
});
