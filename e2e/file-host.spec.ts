/** A site without our server, below a path of a host that only serves files. */
import portal from '@playgrove/site-config/portal';
import { gameId } from '../tools/catalogue.ts';
import { expect, test as base } from './fixtures.ts';
import { serveVariant } from './serve-variant.ts';
import { button, live } from './visit.ts';

const SLUG = 'owl-roost';
const ID = gameId(SLUG);
const BASE = '/games/';

const test = base.extend<{ requested: string[] }, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => serveVariant('file-host', use, [SLUG]),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  /** Paths that any page has requested. */
  requested: async ({ context }, use) => {
    const paths: string[] = [];
    context.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol.startsWith('http')) paths.push(pathname);
    });
    await use(paths);
  },
});

test('it offers no votes and no reports, and nothing but files below its path is requested', async ({
  page,
  requested,
}) => {
  await page.goto('./');
  await live(page);
  await page.goto('./#/category/Puzzle&Logic');
  await expect(page.locator('h1')).toHaveText(/Logic/);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('queens');
  await page.getByRole('option', { name: /Owl Roost/ }).click();
  await expect(page.locator('h1')).toHaveText('Owl Roost');
  await expect(button(page, 'Favorite')).toBeVisible();
  for (const name of ['Like', 'Dislike', 'Report']) await expect(button(page, name)).toHaveCount(0);
  await button(page, 'Favorite').click();
  await page.locator('.play-button').click();
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  for (const path of ['today', 'me', 'privacy', 'credits']) {
    await page.goto(`./#/${path}`);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => !path.startsWith(BASE))).toEqual([]);
  expect(requested.filter((path) => /content|statistic/.test(path))).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the site and a game that was saved open offline', async ({ page, context, quiet }) => {
    quiet.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    await page.goto('./');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe(BASE);
    await page.reload();
    await page.goto(`./#/detail/${ID}`);
    await button(page, 'Save for offline').click();
    await expect(page.locator('.offline')).toContainText('Saved for offline');
    await context.setOffline(true);
    await page.goto(`./#/game/${ID}`);
    await page.reload();
    await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  });
});

test('every address in its pages, manifest and sitemap is a file below its path', async ({
  page,
  site,
}) => {
  const map = await (await page.request.get('sitemap.xml')).text();
  const pages = [...map.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path);
  expect(pages).toContain(`${BASE}games/${SLUG}/`);
  const found = new Set([`${BASE}manifest.webmanifest`]);
  for (const path of [...pages, `${BASE}404.html`, `${BASE}allgame/${ID}/index.html`]) {
    const html = await (await page.request.get(path)).text();
    for (const [, address = ''] of html.matchAll(/(?:href|src|srcset)="(\/[^" #?]*)/g)) {
      found.add(address);
    }
  }
  const { id, scope, start_url, shortcuts, icons } = (await (
    await page.request.get('manifest.webmanifest')
  ).json()) as {
    readonly [name in 'id' | 'scope' | 'start_url']: string;
  } & {
    readonly shortcuts: readonly { readonly url: string }[];
    readonly icons: readonly { readonly src: string }[];
  };
  expect([id, scope, start_url]).toEqual([BASE, BASE, BASE]);
  for (const { src } of icons) found.add(src);
  for (const { url } of shortcuts) found.add(new URL(url, site).pathname);
  expect(found.size).toBeGreaterThan(20);
  expect([...found].filter((address) => !address.startsWith(BASE))).toEqual([]);
  for (const address of found) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  expect((await page.request.get('/')).status(), 'the host has nothing else').toBe(404);
  expect((await page.request.get('.insights/')).status(), 'nor operators’ pages').toBe(404);
  const headers = await (await page.request.get('_headers')).text();
  expect(headers).toContain('/games/allgame/_v/*\n  cache-control: public, max-age=31536000');
  const security = await (await page.request.get('.well-known/security.txt')).text();
  expect(security).toContain(`mailto:${portal.securityContact}`);
});
