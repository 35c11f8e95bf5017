import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Slow 4G: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};

/** A mid-range phone is about this many times slower than a desktop. */
export const CPU_SLOWER = 4;

/** A mid-range phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
} as const;

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
};

/** Runs `work` in a page with an empty cache, on a phone's screen. */
export async function visit<T>(browser: Browser, work: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await work({ context, page, session });
  } finally {
    await context.close();
  }
}

export async function slowNetwork({ session }: Visit): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

export async function slowMachine({ session }: Visit): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
}

/** Waits until the page has loaded and has requested nothing for half a second. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
}
