import { gameUrl } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import { gameId } from '../tools/catalogue.ts';
import { faults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { ROUTES } from './routes.ts';
import { live } from './visit.ts';

async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faults(page), colorScheme).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  test(`${route} breaks no accessibility rule that can be checked, in light and dark`, async ({
    page,
  }) => {
    await page.goto(`/#${route}`);
    await live(page);
    await expectNoFaults(page);
  });
}

for (const slug of CATALOGUE.facts.keys()) {
  test(`${slug} breaks no accessibility rule that can be checked, in light and dark`, async ({
    page,
  }) => {
    await page.goto(gameUrl(gameId(slug)));
    await page.waitForLoadState('networkidle');
    await expectNoFaults(page);
  });
}
