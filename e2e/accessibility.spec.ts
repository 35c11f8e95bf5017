import { categories, type Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE, FLAT_GAMES } from './games.ts';
import { button, go, keepToasts, live, says } from './visit.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];

/** One address of every screen, and one that leads nowhere. */
const PATHS = [
  '/',
  '/term',
  '/privacy',
  '/cookie',
  '/credits',
  `/category/${encodeURIComponent(category)}`,
  `/detail/${game.id}`,
  `/game/${game.id}`,
  '/nowhere',
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await page.mouse.click(195, 2);
  await live(page);
}

async function expectNoFaults(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, 'colors'), 'dark').toEqual([]);
}

/** Controls smaller than this many pixels; links inside sentences may be as high as a line. */
function smaller(page: Page, least: number): Promise<string[]> {
  return page.evaluate((side) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="option"]';
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const label = control.closest('label');
      const { width, height } = (label ?? control).getBoundingClientRect();
      const tucked = control.matches('.skip, .leave');
      const sentence =
        getComputedStyle(control).display === 'inline' &&
        control.parentElement?.textContent !== control.textContent;
      if (tucked || sentence || width === 0 || (width >= side && height >= side)) return [];
      const words = control.getAttribute('aria-label') ?? control.textContent;
      return [`${words}: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  }, least);
}

/** What reaches over the right edge and does not scroll there on purpose. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls =
      '.scroll .cards-row, .today-five, .screenshots, .chips, .hero-glow, .hidden, svg';
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => !element.closest(scrolls) && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

for (const path of PATHS) {
  test(`${path} breaks no rule that can be checked, in light and dark, with controls large enough, and loses nothing at 320 pixels or with letters twice as large @spec:screens`, async ({
    page,
  }) => {
    await open(page, path);
    await expectNoFaults(page);
    expect(await smaller(page, 44), 'for a finger').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await smaller(page, 24), 'for a mouse').toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect(await tooWide(page), `letters at ${size}`).toEqual([]);
    }
  });
}

/** States of pages that are not there at once, and how each is reached. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a game that failed': async (page) => {
    await open(page, `/game/${game.id}`);
    await says(page, { kind: 'failed', why: 'It broke.' });
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a toast': async (page) => {
    await keepToasts(page);
    await open(page, `/detail/${game.id}`);
    await button(page, 'Favorite').click();
    await expect(page.locator('.toast')).toBeVisible();
  },
  'the report sheet': async (page) => {
    await open(page, `/detail/${game.id}`);
    await button(page, 'Report').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a search': async (page) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type(game.title.slice(0, 4));
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'an empty search': async (page) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('zzzzzz');
    await expect(page.getByText('No games match')).toBeVisible();
  },
  'the open menu': async (page) => {
    await open(page, '/');
    await button(page, 'Menu').click();
    await expect(page.getByRole('navigation')).toBeVisible();
    expect(await smaller(page, 44)).toEqual([]);
  },
  'the visitor’s games': async (page) => {
    await open(page, '/');
    await button(page, 'Your games').click();
    await expect(page.getByRole('region', { name: 'Your games' })).toBeVisible();
    expect(await smaller(page, 44)).toEqual([]);
  },
  'a page that cannot be fetched': async (page) => {
    await open(page, '/');
    await page.route('**/data/**', (route) => route.abort('failed'));
    await go(page, `/detail/${game.id}`);
    await expect(page.locator('#main').getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'a home that remembers games': async (page) => {
    await open(page, `/game/${game.id}`);
    await says(page, { kind: 'play-start' });
    await go(page, '/');
    await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
  },
};

for (const [what, reach] of Object.entries(STATES)) {
  test(`${what} breaks no rule that can be checked, in light and dark`, async ({ page, quiet }) => {
    quiet.expect(/ERR_FAILED|Failed to (?:load|fetch)/);
    await reach(page);
    await expectNoFaults(page);
  });
}

/** Screens that are laid out differently; the other legal pages and lists are laid out as these are. */
const LAYOUTS = PATHS.filter((path) => !/^\/(?:game\/|term|cookie)/.test(path));

for (const path of LAYOUTS) {
  test(`Tab reaches every control of ${path} in turn, none of them hidden under the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await open(page, path);
    const seen = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 400; step += 1) {
        await page.keyboard.press(key);
        const at = await page.evaluate(async () => {
          // With reduced motion, what slides in on focus is there after one frame.
          await new Promise(requestAnimationFrame);
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const place = [...document.querySelectorAll('*')].indexOf(element);
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const { top, bottom, width } = element.getBoundingClientRect();
          const above = Boolean(element.closest('header, .skip'));
          const hidden = !above && width > 0 && bottom <= bar + 1;
          const out = bottom < 0 || top > innerHeight;
          return { place: String(place), hidden: hidden || out, words: element.textContent };
        });
        if (!at) break;
        expect(at.hidden, `${at.words} under the bar or out of sight`).toBe(false);
        seen.add(at.place);
      }
    }
    const all = await page.evaluate(
      () =>
        [...document.querySelectorAll('a[href], button:not([disabled]), input')].filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) &&
            // The closed menu is laid out and lets nobody in.
            !control.closest('[inert]') &&
            control.getAttribute('tabindex') !== '-1',
        ).length,
    );
    expect(seen.size).toBeGreaterThanOrEqual(all);
  });
}

test('a game and all around it can be used by keyboard alone, with no trap in the frame @spec:keyboard-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(`/#/detail/${game.id}`);
  await live(page);
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  // A key that comes before the game listens is lost, as for everybody.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).not.toBeFocused({ timeout: 1000 });
  }).toPass();
  const visited: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    visited.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.tagName ??
          '',
      ),
    );
    if (visited.at(-1) === 'Back') break;
  }
  expect(visited).toContain('Back');
});
