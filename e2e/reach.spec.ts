import { AxeBuilder } from '@axe-core/playwright';
import { categories, type Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { button, go, live } from './visit.ts';

const [game] = CATALOGUE.games as readonly [Game, ...Game[]];
const [category] = categories(CATALOGUE.games) as [string, ...string[]];
const PATHS = [
  '/',
  '/term',
  '/privacy',
  '/cookie',
  '/credits',
  '/category/Recommend',
  '/category/Hot',
  `/category/${encodeURIComponent(category)}`,
  `/detail/${game.id}`,
  `/game/${game.id}`,
  '/nowhere',
] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await page.mouse.click(195, 2);
  await live(page);
}

const says = async (page: Page, message: object): Promise<void> => {
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  const frame = page.frames()[1];
  if (!frame) throw new Error('the play page has no frame');
  await frame.evaluate((sent) => parent.postMessage({ ...sent, mark: 'play/1' }, origin), message);
};

/** States of pages that are not there at once, and how each is reached. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the panel after a game': async (page) => {
    await open(page, `/game/${game.id}`);
    await says(page, { kind: 'play-start' });
    await says(page, { kind: 'best', score: 12, better: 'higher' });
    await says(page, { kind: 'play-end', seconds: 3, score: 12 });
    await expect(page.getByRole('complementary', { name: 'After the game' })).toBeVisible();
  },
  'a game that failed': async (page) => {
    await open(page, `/game/${game.id}`);
    await says(page, { kind: 'failed', why: 'It broke.' });
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a toast': async (page) => {
    await open(page, `/detail/${game.id}`);
    await button(page, 'Favourite').click();
    await expect(page.locator('.toast')).toBeVisible();
  },
  'the report sheet': async (page) => {
    await open(page, `/detail/${game.id}`);
    await button(page, 'Report').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'an empty search': async (page) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('zzzzzz');
    await expect(page.getByText('Nothing found')).toBeVisible();
  },
  'a page that cannot be fetched': async (page) => {
    await open(page, '/');
    await page.route('**/data/**', (route) => route.abort('failed'));
    await go(page, `/detail/${game.id}`);
    await expect(button(page, 'Try again')).toBeVisible();
  },
  'a home that remembers games': async (page) => {
    await open(page, `/game/${game.id}`);
    await says(page, { kind: 'play-start' });
    await go(page, '/');
    await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const [what, reach] of Object.entries(STATES)) {
      test(`${what} has no fault that axe can see`, async ({ page, quiet }) => {
        quiet.expect(/ERR_FAILED|Failed to (?:load|fetch)/);
        await reach(page);
        const { violations } = await new AxeBuilder({ page })
          .exclude('iframe')
          .withTags(RULES)
          .analyze();
        const said = violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')}`),
        );
        expect(said).toEqual([]);
      });
    }
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Controls smaller than so many pixels; links inside sentences may be as high as a line. */
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

for (const path of PATHS) {
  test(`every control of ${path} is large enough: 44 pixels for a finger, 24 for a mouse`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await smaller(page, 44), 'at 390 pixels').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await smaller(page, 24), 'at 1280 pixels').toEqual([]);
  });
}

test('every control in the menu and among the visitor’s games is large enough for a finger', async ({
  page,
}) => {
  await open(page, '/');
  for (const name of ['Menu', 'Your games']) {
    await button(page, name).click();
    expect(await smaller(page, 44), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

for (const path of PATHS.filter((each) => !each.startsWith('/game/'))) {
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
          // What slides in on focus is there after a frame, with less motion asked for.
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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
            control.getAttribute('tabindex') !== '-1',
        ).length,
    );
    expect(seen.size).toBeGreaterThanOrEqual(all);
  });
}

test('a game and all around it can be used by keyboard alone, with no trap in the frame', async ({
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
