import type { Page } from 'playwright-core';
import type { Driven } from './driver.ts';

/** Frames passed in one call into the page. */
const STEP = 600;

/** Opens a driven page, and waits for its first frame and all its files. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  await page.waitForLoadState('networkidle');
}

/** Configures the bot on a driven page. */
export function setHand(
  page: Page,
  hand: Partial<Omit<Driven, 'frames' | 'recorded'>>,
): Promise<void> {
  return page.evaluate((values) => void Object.assign(driven, values), hand);
}

/**
 * Passes frames on a driven page.
 * @param untilDialog stops when a dialog opens
 * @returns the number of passed frames
 */
export async function pass(
  page: Page,
  count: number,
  { untilDialog = false }: { readonly untilDialog?: boolean } = {},
): Promise<number> {
  return page.evaluate(
    async ({ all, step, stops }) => {
      let done = 0;
      while (done < all) {
        if (stops && document.querySelector('dialog[open]')) break;
        const some = Math.min(stops ? 60 : step, all - done);
        await driven.frames(some);
        done += some;
      }
      return done;
    },
    { all: count, step: STEP, stops: untilDialog },
  );
}
