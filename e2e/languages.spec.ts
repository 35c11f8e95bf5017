import { categories, partsOf, type Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { CATALOGUE, categoryTitle, FLAT_GAMES } from './games.ts';
import { serveVariant } from './serve-variant.ts';
import { live } from './visit.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];
const PATHS = [
  '/',
  `/category/${encodeURIComponent(category)}`,
  '/category/Recommend',
  `/detail/${game.id}`,
  `/game/${game.id}`,
  '/term',
  '/nowhere',
];
const WIDTHS = [320, 390] as const;

/** Words of games, numbers, keys and the site's name: they are not in message files. */
const DATA = CATALOGUE.games.flatMap(({ title, cate, genre, tags, description }) => [
  title,
  categoryTitle(cate ?? ''),
  genre ?? '',
  ...tags,
  ...Object.values(partsOf(description ?? '')),
]);
const FACTS = [...CATALOGUE.facts.values()].flatMap(({ controls, accessibility }) => [
  ...Object.values(controls).flatMap((lines) => lines.split(' · ')),
  ...accessibility,
]);
const KNOWN = [...DATA, ...FACTS, 'Playgrove', '/', 'Esc', 'Enter', 'P', 'R', 'M', 'U', 'H'];
const NUMBER =
  /^(?:[\d.,:]+[KM]?\+?|© \d{4}(?:–\d{4})? Playgrove|[?×↑↓ ]+|[A-Z][a-z]+ \d+, \d{4})$/;

/** A site in the pseudo-language: accented, in brackets, 1.4 times as long. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => serveVariant('pseudo', use),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
});

/** Texts and labels on the page that are not in brackets. */
async function escaped(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, svg, [hidden], time')) continue;
      // A sentence with an element inside is read as a whole.
      found.push((parent.matches(':has(> time)') ? parent.textContent : node.nodeValue) ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
  return texts.filter(
    (text) => !/^\[.*\]$/s.test(text) && !KNOWN.includes(text) && !NUMBER.test(text),
  );
}

/** What reaches over an edge of the window, or is cut off inside its own box. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls =
      '.scroll .cards-row, .today-five, .screenshots, .chips, .hero-glow, .hidden, svg, .stage';
    // Titles of games may be shortened, and names of categories.
    const data = '.title, .cards .words, .category-name, .brand-name, .play-bar h1';
    return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, dialog *')]
      .filter(
        (element) =>
          !element.closest(`${scrolls}, ${data}`) &&
          // It hides the edge of the glow behind it.
          !element.matches('.hero') &&
          element.checkVisibility(),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(element);
        const wide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
        const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
        return left < -1 || right > innerWidth + 1 || wide || high;
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Has the page written from right to left, as the build does for Arabic or Hebrew. */
async function mirror(page: Page): Promise<void> {
  await page.route(/\/(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<html ', '<html dir="rtl" ') });
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await live(page);
  if (path.startsWith('/game')) await expect(page.locator('.curtain')).toHaveCount(0);
}

for (const path of PATHS) {
  test(`${path} translates every text and truncates none`, async ({ page }) => {
    await open(page, path);
    expect(await escaped(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cut(page), `at ${width} pixels`).toEqual([]);
      expect(await sideways(page), `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} holds from right to left, with its bar mirrored`, async ({ page }) => {
    await mirror(page);
    await open(page, path);
    const x = async (selector: string): Promise<number> =>
      (await page.locator(selector).first().boundingBox())?.x ?? 0;
    expect(await x('.bar-in > *')).toBeGreaterThan(await x('.menu-button'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cut(page), `at ${width} pixels`).toEqual([]);
      expect(await sideways(page), `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
}

/** What opens over a page, and what opens it. */
const LAYERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu': async (page) => {
    await page.locator('.menu-button').click();
    await expect(page.getByRole('navigation')).toBeVisible();
  },
  'the visitor’s games': async (page) => {
    await page.locator('.mine-button').click();
    await expect(page.locator('.mine')).toBeVisible();
  },
  'an empty search': async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('zzzzzz');
    await expect(page.locator('.found-ways')).toBeVisible();
    await expect(page.locator('.found-words')).toContainText('zzzzzz');
  },
  'the list of keys': async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(LAYERS)) {
  test(`${name} speaks the language of the site and cuts nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, '/');
    await reach(page);
    expect(await escaped(page)).toEqual([]);
    expect(await cut(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

test('a report speaks the language of the site and cuts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, `/detail/${game.id}`);
  await page.locator('.act-flag').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await escaped(page)).toEqual([]);
  expect(await cut(page)).toEqual([]);
});

test('a game hears which language the site speaks', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
  });
  await open(page, `/game/${game.id}`);
  const locale = (): Promise<unknown> | undefined =>
    page
      .frames()
      .find((frame) => frame !== page.mainFrame())
      ?.evaluate(() => {
        const { heard } = window as unknown as { heard: { kind?: string; locale?: string }[] };
        return heard.find(({ kind }) => kind === 'locale')?.locale;
      });
  await expect.poll(locale).toBe('xx');
});
