import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Every fault that axe finds in the page as it is now; games in frames have their own test.
 * @param checked `colors`: only the rules that depend on colors, for the second theme of a page
 * whose first has passed them all
 */
export async function faults(page: Page, checked: 'all' | 'colors' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    // Only violations are read, and no rule of these tags needs the page's style sheets again.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  const { violations } = await (
    checked === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)
  ).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' ; ')}`,
  );
}
