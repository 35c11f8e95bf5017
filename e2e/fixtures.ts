import { test as base, type BrowserContext, type Page } from '@playwright/test';

/** What went wrong in any page of a test without the test asking for it. */
export type Quiet = {
  /** The words of each problem. */
  readonly problems: string[];
  /** Every host that was contacted. */
  readonly hosts: Set<string>;
  /** This test provokes problems like these on purpose. */
  expect(pattern: RegExp): void;
};

/** The test runner's own words where it keeps service workers away. */
const BLOCKED = 'Service Worker registration blocked by Playwright';
/** Software in place of a graphics card is slow to hand over a picture, and says so. */
const SOFTWARE = /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/;
/** Says only that the machine is slow: what is preloaded is used once its script has run. */
const LATE = /was preloaded using link preload but not used within a few seconds/;

function watch(context: BrowserContext): Quiet {
  const allowed: RegExp[] = [];
  const problems: string[] = [];
  const hosts = new Set<string>();
  const add = (text: string): void => {
    problems.push(text);
  };
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (text === BLOCKED || SOFTWARE.test(text) || LATE.test(text)) return;
    add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => add(`exception: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still loading.
    if (why !== 'net::ERR_ABORTED') add(`request failed: ${why} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) add(`answer ${response.status()}: ${response.url()}`);
  });
  return {
    get problems() {
      return problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
    hosts,
    expect: (pattern) => allowed.push(pattern),
  };
}

/** Every test fails on a console error or warning, an exception, a failed request or a second host. */
export const test = base.extend<{ quiet: Quiet }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  baseURL: async ({}, use) => {
    const address = process.env['PORTAL_ADDRESS'];
    if (!address) throw new Error('The server did not say where it is.');
    await use(address);
  },
  quiet: [
    async ({ context, baseURL }, use) => {
      const quiet = watch(context);
      await use(quiet);
      base.expect(quiet.problems, 'problems in the browser').toEqual([]);
      const own = new URL(baseURL ?? '').host;
      base
        .expect(
          [...quiet.hosts].filter((host) => host !== own),
          'other hosts',
        )
        .toEqual([]);
      // A route handler may still be waiting for a response, which is gone once the test has ended.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/**
 * Stands the page's clock still before its first script runs; only `page.clock.runFor` moves it,
 * animation frames and timers included.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-09T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-09T12:00:01Z'));
}

/**
 * Gives the page the same random numbers in every run, so that a game deals the same again. Call it
 * before the page is opened.
 */
export async function fixRandom(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Mulberry32.
    let state = 0x9e3779b9;
    const next = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let bits = Math.imul(state ^ (state >>> 15), 1 | state);
      bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
      return (bits ^ (bits >>> 14)) >>> 0;
    };
    Math.random = () => next() / 2 ** 32;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (const index of bytes.keys()) bytes[index] = next() & 0xff;
      }
      return array;
    };
  });
}
