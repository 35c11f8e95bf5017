import { AxeBuilder } from '@axe-core/playwright';
import { categories, gameUrl } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import { gameId } from '../tools/catalogue.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { live } from './visit.ts';

const [game] = CATALOGUE.games;
const [category] = categories(CATALOGUE.games);
if (!game || !category) throw new Error('games/: there is no game to test');

const ROUTES = [
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

/** Every fault that axe finds in the page as it stands, in both themes; a game in a frame has a test of its own. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .exclude('iframe')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    found.push(
      ...violations.map(
        ({ id, help, nodes }) =>
          `${colorScheme}: ${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' ; ')}`,
      ),
    );
  }
  return found;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  test(`${route} breaks no accessibility rule that can be checked, in light and dark`, async ({
    page,
  }) => {
    await page.goto(`/#${route}`);
    await live(page);
    expect(await faults(page)).toEqual([]);
  });
}

for (const slug of CATALOGUE.facts.keys()) {
  test(`${slug} breaks no accessibility rule that can be checked, in light and dark`, async ({
    page,
  }) => {
    await page.goto(gameUrl(gameId(slug)));
    await page.waitForLoadState('networkidle');
    expect(await faults(page)).toEqual([]);
  });
}
