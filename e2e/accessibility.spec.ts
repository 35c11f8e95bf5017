import { AxeBuilder } from '@axe-core/playwright';
import { gameUrl } from '@playgrove/catalogue';
import { gameId } from '../tools/catalogue.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';

const [game] = CATALOGUE.games;
if (!game) throw new Error('games/: there is no game to test');

const PLACES = [
  '/',
  '/#/term',
  '/#/privacy',
  '/#/cookie',
  `/#/detail/${game.id}`,
  `/#/category/${encodeURIComponent(game.cate ?? 'Hot')}`,
  '/#/nowhere',
  ...[...CATALOGUE.facts.keys()].map((slug) => gameUrl(gameId(slug))),
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    for (const place of PLACES) {
      test(`${place} breaks no accessibility rule that can be checked`, async ({ page }) => {
        await page.goto(place);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const said = violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help}: ${nodes.map((node) => node.target).join(' ; ')}`,
        );
        expect(said).toEqual([]);
      });
    }
  });
}

test('at 320 pixels nothing is cut off sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const place of PLACES.slice(0, 7)) {
    await page.goto(place);
    await expect(page.locator('h1')).toHaveCount(1);
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, place).toBeLessThanOrEqual(0);
  }
});
