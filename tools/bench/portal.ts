import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { quiet, slowMachine, slowNetwork, visit } from './browse.ts';
import { median, type Row } from './numbers.ts';

type Paint = {
  /** Milliseconds from navigation to the largest paint. */
  readonly lcp: number;
  /** Sum of layout shifts. */
  readonly cls: number;
  /** Milliseconds that tasks blocked the main thread beyond 50 ms each. */
  readonly tbt: number;
};

/** Runs in the page. It names no inner function: the compiler would mark names with a helper of its own. */
function watchPaint(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  (globalThis as { paint?: typeof seen }).paint = seen;
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput } = entry as PerformanceEntry & {
          value?: number;
          hadRecentInput?: boolean;
        };
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        else if (type === 'longtask') seen.tbt += Math.max(0, entry.duration - 50);
        else if (!hadRecentInput) seen.cls += value;
      }
    }).observe({ type, buffered: true });
  }
}

/** One cold visit on Slow 4G with a slow machine. */
function paint(browser: Browser, url: string): Promise<Paint> {
  return visit(browser, async (now) => {
    const { page } = now;
    await page.addInitScript(watchPaint);
    await slowNetwork(now);
    await slowMachine(now);
    await page.goto(url);
    await quiet(page);
    // The largest paint is told a little after it happened.
    await page.waitForFunction(() => (globalThis as { paint?: Paint }).paint?.lcp);
    return page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);
  });
}

/** Bytes of JavaScript, brotli 11, that a visit to home loads in all. */
function homeScripts(browser: Browser, address: string): Promise<number> {
  return visit(browser, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(address);
    await page.mouse.move(20, 20);
    await quiet(page);
    const bodies = await Promise.all(scripts);
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  });
}

/**
 * Budgets of the portal's first paint, as a ratio to the same page as static HTML, visited in turn.
 * @param still the static page's path
 */
export async function benchPortal(
  browser: Browser,
  address: string,
  still: string,
  runs: number,
): Promise<readonly Row[]> {
  const portal: Paint[] = [];
  const plain: Paint[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await paint(browser, address + still));
    portal.push(await paint(browser, `${address}/`));
  }
  const lcp = median(portal.map((each) => each.lcp));
  const limit = median(plain.map((each) => each.lcp));
  const how = `median of ${runs}, Slow 4G, CPU ÷4`;
  return [
    {
      what: 'JS of home, brotli',
      value: (await homeScripts(browser, address)) / 1024,
      limit: 75,
      unit: 'KB',
    },
    { what: 'LCP', value: lcp, limit: limit * 1.25, unit: 'ms', how },
    { what: 'LCP, static page', value: limit, unit: 'ms', how },
    { what: 'LCP ÷ static page', value: lcp / limit, limit: 1.25, unit: '×', how },
    {
      what: 'layout shift',
      value: Math.max(...portal.map((each) => each.cls)),
      limit: 0,
      unit: '',
      how: 'largest',
    },
    {
      what: 'blocked beyond 50 ms',
      value: median(portal.map((each) => each.tbt)),

      unit: 'ms',
      how,
    },
  ];
}
