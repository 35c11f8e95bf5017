import type { Browser, CDPSession, Page } from 'playwright-core';
import { pass, setHand } from '../play/page.ts';
import type { DrivenSite } from '../play/site.ts';
import type { Row } from './numbers.ts';

/**
 * Game time before the first measurement, and between both, in frames. In its first minutes a page
 * grows by compiled code and caches and comes to rest; what grows after that is a leak.
 */
const WARM_UP = 3 * 60 * 60;
const PLAYED = 5 * 60 * 60;
const LIMIT = 5;
/** Every so many frames one is drawn: drawing what nobody sees takes most of the time. */
const DRAWN = 10;

/** How much more memory the page holds after five minutes of its bot's play, per cent. */
export async function benchMemory(browser: Browser, site: DrivenSite, slug: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(site.address(slug));
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
    await setHand(page, { skill: 0.7, playing: true, every: 12, drawn: DRAWN });
    await playOn(page, WARM_UP);
    const before = await heap(page, session);
    await playOn(page, PLAYED);
    const after = await heap(page, session);
    return {
      what: 'memory growth, 5 min',
      value: (after / before - 1) * 100,
      limit: LIMIT,
      unit: '%',
      how: `bot's play, ${megabytes(before)} to ${megabytes(after)} MB`,
    };
  } finally {
    await context.close();
  }
}

/** Plays one level, and begins it again whenever it is over: other levels would bring pictures of their own. */
async function playOn(page: Page, frames: number): Promise<void> {
  for (let done = 0; done < frames;) {
    done += await pass(page, frames - done, { untilDialog: true });
    if ((await page.locator('dialog[open]').count()) === 0) continue;
    // A sheet does not answer in its first moments.
    done += await pass(page, 30);
    await page.keyboard.press('KeyR');
  }
}

/** Bytes of JavaScript objects that are needed at a fresh deal, so that a game's own history is no leak. */
async function heap(page: Page, session: CDPSession): Promise<number> {
  await page.keyboard.press('KeyR');
  await pass(page, 30);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
