import sharp from 'sharp';
import portal from '@playgrove/site-config/portal';
import { gameId } from '../tools/catalogue.ts';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';

const FACTS = [...CATALOGUE.facts.values()];
const [first] = FACTS;
if (!first) throw new Error('games/: there is no game to test');
const pageOf = (slug: string): string => `/games/${slug}/`;
const meta = (html: string, property: string): string =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

for (const facts of FACTS) {
  test(`${facts.slug} has a page that search engines and link previews understand`, async ({
    request,
  }) => {
    const answer = await request.get(pageOf(facts.slug));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}=';/,
    );
    const html = await answer.text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'VideoGame',
      name: facts.title,
      genre: facts.genre,
      description: facts.description,
      url: `${portal.publicAddress}${pageOf(facts.slug)}`,
    });
    const picture = await request.get(new URL(meta(html, 'og:image')).pathname);
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      width: Number(meta(html, 'og:image:width')),
      height: Number(meta(html, 'og:image:height')),
    });
    for (const [, src = '', width, height] of html.matchAll(
      /<img src="(\/allgame\/[^"]+)" width="(\d+)" height="(\d+)"/g,
    )) {
      const image = await request.get(src);
      expect(image.status(), src).toBe(200);
      const size = await sharp(await image.body()).metadata();
      expect([src, size.width, size.height]).toEqual([src, Number(width), Number(height)]);
    }
  });
}

test('every address in the sitemap is a page, every game is in it, and robots learn of it', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => {
    expect(loc.startsWith(`${portal.publicAddress}/`)).toBe(true);
    return loc.slice(portal.publicAddress.length);
  });
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
  for (const { slug } of FACTS) expect(paths).toContain(pageOf(slug));
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${portal.publicAddress}/sitemap.xml`,
  );
});

test('an address without its last slash leads to the page', async ({ page }) => {
  await page.goto(pageOf(first.slug).slice(0, -1));
  await expect(page).toHaveURL(new RegExp(`${pageOf(first.slug)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
});

test('Play on a game’s page leads straight into the game', async ({ page }) => {
  await page.goto(pageOf(first.slug));
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.locator('body')).toHaveClass('game');
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(gameId(first.slug)));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages without scripts have no fault that axe can see in ${colorScheme} colors, nor lose anything at 320 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 568 });
    const category = await page
      .goto(pageOf(first.slug))
      .then(() => page.locator('.crumbs a').last().getAttribute('href'));
    for (const path of [pageOf(first.slug), category ?? '', '/games/']) {
      await page.goto(path);
      expect(await faults(page, colorScheme === 'light' ? 'all' : 'colors'), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('home can be read and leads to every game, whose page says what it needs', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal.siteName);
    await expect(page.locator('.no-script')).toContainText('Turn on JavaScript');
    const links = page.locator('.no-script a');
    expect(await links.count()).toBeGreaterThan(0);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const target of new Set(targets))
      expect((await page.request.get(target ?? '')).status(), target ?? '').toBe(200);
    await expect(page.getByRole('link', { name: 'All games' })).toBeInViewport();
    await page.getByRole('link', { name: 'All games' }).click();
    await expect(page.locator('.games a')).toHaveCount(FACTS.length);
    await page.locator(`.games a[href="${pageOf(first.slug)}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Turn on JavaScript');
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  });
});
