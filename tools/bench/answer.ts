import type { Browser, Page } from 'playwright-core';
import { quiet, slowMachine, visit } from './browse.ts';

/** What a visitor does, by the name that the table shows. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'typing in search': async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('sunrise', { delay: 120 });
  },
  'opening the menu': (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
  'refreshing Maybe you like': async (page) => {
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.scrollIntoViewIfNeeded();
    await refresh.tap();
  },
};

/** The shortest that the browser tells of, in milliseconds. */
const SHORTEST = 16;

/** Runs in the page. */
function watchAnswers(): void {
  const seen = { longest: 0 };
  (globalThis as { answers?: typeof seen }).answers = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Milliseconds from each act's slowest press to the next paint, with a slow machine and a page that
 * is live.
 */
export async function answers(
  browser: Browser,
  address: string,
): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const [what, act] of Object.entries(ACTS)) {
    found[what] = await visit(browser, async (now) => {
      const { page } = now;
      await page.addInitScript(watchAnswers);
      await page.goto(address);
      await quiet(page);
      await page.waitForFunction(
        () => (globalThis as { handover?: { live: boolean } }).handover?.live,
      );
      await slowMachine(now);
      await act(page);
      await page.waitForTimeout(600);
      const longest = await page.evaluate(
        () => (globalThis as unknown as { answers: { longest: number } }).answers.longest,
      );
      return Math.max(SHORTEST, longest);
    });
  }
  return found;
}
