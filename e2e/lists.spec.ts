import { categories, HOT, RECOMMEND, type Game } from '@playgrove/catalogue';
import portal from '@playgrove/site-config/portal';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { button, idsIn, listen, live, promiseMoreGames } from './visit.ts';

const [category] = categories(CATALOGUE.games) as [string, ...string[]];
const CATEGORY_PATH = `/category/${encodeURIComponent(category)}`;

test('cards show icon, title, play count and rating, no figure that nobody measured or judged, open in a new tab, and are lazy below the first screen @spec:cards', async ({
  page,
}) => {
  const [counted = '', voted = ''] = CATALOGUE.games.map(({ id }) => id);
  const figures = {
    [counted]: { players: '12' },
    [voted]: { players: '1.2K+', score: '4.3', votes: 60 },
  };
  // What an earlier visit stored: the first paint does not wait for the server.
  await page.addInitScript(
    (stored) => localStorage.setItem('portal:figures', stored),
    JSON.stringify({ served: true, at: Date.now(), figures }),
  );
  await page.goto('/');
  await live(page);
  await button(page, 'Refresh').click();
  const glyphs = new Set<string>();
  // In one step: Refresh may replace cards between finding and reading them.
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('main .card a[data-game]')].map((card) => ({
      id: card.getAttribute('data-game'),
      href: card.getAttribute('href'),
      target: card.getAttribute('target'),
      rel: card.getAttribute('rel'),
      title: card.querySelector('.title')?.textContent,
      seen: [...card.querySelectorAll('.plays, .rating')].map((figure) => figure.textContent),
      // What a screen reader says.
      plays: card.querySelector('.plays')?.ariaLabel ?? card.querySelector('.plays')?.textContent,
      rating: card.querySelector('.rating')?.ariaLabel,
      glyph: getComputedStyle(card.querySelector('.rating') ?? card, '::before').clipPath,
      icon: card.querySelector('img')?.getAttribute('src'),
    })),
  );
  expect(shown.length).toBeGreaterThan(6);
  const byId = new Map(CATALOGUE.games.map((each) => [each.id, each]));
  const played = '12';
  for (const { id, icon, href, target, rel, glyph, ...card } of shown) {
    const { title, score, genre } = byId.get(id ?? '') ?? {};
    const ours = {
      title,
      seen: [genre, String(score)],
      plays: genre,
      rating: `our rating ${score} out of 5`,
    };
    if (id === counted)
      expect(card).toEqual({
        ...ours,
        seen: [`${played} plays`, String(score)],
        plays: `${played} plays`,
      });
    else if (id === voted)
      expect(card).toEqual({
        title,
        seen: ['1.2K+ plays', '4.3'],
        plays: '1.2K+ plays',
        rating: 'rated 4.3 out of 5',
      });
    else expect(card).toEqual(ours);
    glyphs.add(`${id === voted ? 'visitors' : 'editors'} ${glyph}`);
    expect(icon).toMatch(/^\/allgame\/icon\/[0-9a-f]{32}\.jpg$/);
    expect(href).toMatch(new RegExp(`#/detail/${id}$`));
    expect([target, rel]).toEqual(['_blank', expect.stringContaining('noopener')]);
  }
  // One glyph for our rating, another for that of visitors.
  expect([...glyphs].filter((each) => each.startsWith('editors'))).toHaveLength(1);
  expect(new Set([...glyphs].map((each) => each.replace(/^\w+ /, ''))).size).toBe(glyphs.size);
  const first = page.locator('section.cards').first().locator('img').first();
  await expect(first).toHaveAttribute('loading', 'eager');
  const below = page.locator('section[aria-labelledby="maybe"] img');
  await expect(below.first()).toBeAttached();
  for (const icon of await below.all()) await expect(icon).toHaveAttribute('loading', 'lazy');
});

test('a card tells layout, category and the position from 0, and opens the detail page in a new tab, where Play starts the game @spec:card-click', async ({
  page,
}) => {
  await page.goto('/');
  await live(page);
  const sent = listen(page);
  const section = page.locator('section.cards').filter({ hasText: RECOMMEND }).first();
  const cards = section.locator('a[data-game]');
  for (const position of [0, 2]) {
    const opening = page.waitForEvent('popup');
    const id = await cards.nth(position).getAttribute('data-game');
    await cards.nth(position).click();
    const detail = await opening;
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ name: 'gameClick', game: id, layout: 'scroll', category: 'recommend', position });
    if (position === 0) {
      await expect(detail).toHaveURL(new RegExp(`#/detail/${id ?? ''}$`));
      await expect(detail.locator('body')).toHaveClass(/\bdetail\b/);
      await button(detail, 'Play').click();
      await expect(detail).toHaveURL(new RegExp(`#/game/${id ?? ''}$`));
      await expect(detail.frameLocator('iframe').locator('#game canvas[tabindex]')).toBeVisible();
    }
    await detail.close();
  }
});

test('the disc on a card plays in this tab, by mouse and by keyboard, and counts as a press on the card', async ({
  page,
}) => {
  await page.goto('/');
  await live(page);
  const sent = listen(page);
  const section = page.locator('section.cards').filter({ hasText: RECOMMEND }).first();
  const card = section.locator('.card').nth(1);
  const link = card.locator('a[data-game]');
  const id = (await link.getAttribute('data-game')) ?? '';
  const title = (await card.locator('.title').textContent()) ?? '';
  const play = card.getByRole('link', { name: `Play ${title}`, exact: true });
  // No link holds another, and what a finger hits is large enough.
  await expect(page.locator('a a')).toHaveCount(0);
  const { width = 0, height = 0 } = (await play.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/game/${id}$`));
  expect(page.context().pages()).toHaveLength(1);
  await expect
    .poll(() => sent)
    .toContainEqual({
      name: 'gameClick',
      game: id,
      layout: 'scroll',
      category: 'recommend',
      position: 1,
    });
  await page.goBack();
  await expect(section.locator('.card')).toHaveCount(6);
  await play.click();
  await expect(page).toHaveURL(new RegExp(`#/game/${id}$`));
});

test('More leads to the category and is reported @spec:more', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const sent = listen(page);
  const more = page.getByRole('link', { name: 'More Recommend games' });
  await expect(more).toHaveAttribute('href', /#\/category\/Recommend$/);
  await more.click();
  await expect(page.locator('h1')).toHaveText('Recommend');
  await expect.poll(() => sent).toContainEqual({ name: 'moreClick', category: 'recommend' });
});

for (const [name, belongs] of [
  [RECOMMEND, (each: Game) => Number(each.score) >= 4.7],
  [HOT, (each: Game) => each.players?.endsWith('M+') === true],
] as const) {
  test(`${name} in full holds up to 21 games of its rule, common ones too @spec:full-lists`, async ({
    page,
  }) => {
    await page.goto(`/#/category/${name}`);
    await expect(page.locator('h1')).toHaveText(name);
    const ids = await idsIn(page.locator('main'));
    const expected = CATALOGUE.games.filter(belongs).map(({ id }) => id);
    expect(ids.length).toBe(Math.min(21, expected.length));
    expect(ids.filter((id) => !expected.includes(id))).toEqual([]);
  });
}

test('More games stands below a list only while there are more: it adds what the server holds, or says No More Contents! and goes @spec:more-games', async ({
  page,
}) => {
  const cards = page.locator('main .cards.grid a[data-game]');
  const more = button(page, 'More games');
  await page.goto(`/#${CATEGORY_PATH}`);
  await live(page);
  await expect(cards.first()).toBeVisible();
  await expect(more).toHaveCount(0);
  const before = await cards.count();
  await promiseMoreGames(page);
  const id = 'f'.repeat(32);
  const games = [{ id, title: 'From elsewhere', icon_path: 'https://x.example/a.gif' }];
  await page.route('**/content/games*', (route) =>
    route.fulfill({ json: { code: 200, contents: { games } } }),
  );
  await page.reload();
  await expect(cards).toHaveCount(before);
  await more.click();
  const card = page.locator(`a[data-game="${id}"]`);
  await expect(card).toContainText('From elsewhere');
  await expect(cards).toHaveCount(before + 1);
  await expect(card.locator('img')).toHaveAttribute('src', '/allgame/icon/default.png');
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((icon) => (icon as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(card.locator('.rating')).toHaveCount(0);
  await page.unroute('**/content/games*');
  await more.click();
  await expect(page.locator('.toast')).toHaveText('No More Contents!');
  await expect(cards).toHaveCount(before + 1);
  await expect(more).toHaveCount(0);
});

test('on a phone, what is far from the screen in a long list is not laid out, and has its height already', async ({
  page,
}) => {
  // Low, so that the third part of six cards is far away.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto(`/#/category/${HOT}`);
  await live(page);
  const parts = page.locator('.grid-parts .cards-row');
  const heights = (): Promise<number[]> =>
    parts.evaluateAll((rows) =>
      rows
        .filter(({ childElementCount }) => childElementCount === 6)
        .map((row) => Math.round(row.getBoundingClientRect().height)),
    );
  // The last part has fewer cards and is laid out at once.
  const last = parts
    .filter({ has: page.locator(':nth-child(6)') })
    .last()
    .locator('.card')
    .first();
  const isLaidOut = (): Promise<boolean> =>
    last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  const before = await heights();
  expect(before.length).toBeGreaterThanOrEqual(3);
  for (const part of await parts.all()) await part.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  expect(await heights()).toEqual(before);
});

test('the site’s title tells route and path on the way home @spec:home-click', async ({ page }) => {
  await page.goto(`/#${CATEGORY_PATH}`);
  await live(page);
  const sent = listen(page);
  await page.getByRole('banner').getByRole('link', { name: portal.siteName }).click();
  await expect
    .poll(() => sent)
    .toContainEqual({ name: 'homeClick', route: 'category', path: CATEGORY_PATH });
});
