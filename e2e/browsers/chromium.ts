import { chromium, type Browser, type Page } from 'playwright-core';
import { handsOf } from '../games.ts';
import { callOf, frameAt, type Engine, type Spot, type Tab, type Visit } from './tab.ts';

const WINDOW = { width: 390, height: 844 } as const;

/**
 * Starts an old Chromium, which Puppeteer cannot drive: it waits for targets that came later.
 * @param features of Blink to switch on
 */
export async function startChromium(
  executablePath: string,
  features: readonly string[],
): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath,
    timeout: 240_000,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      ...(features.length > 0 ? [`--enable-blink-features=${features.join()}`] : []),
    ],
  });
  return {
    touch: true,
    visit: (server) => visit(browser, server),
    close: () => browser.close(),
  };
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: WINDOW, hasTouch: true });
  const problems: string[] = [];
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !NEWER.test(message.text())) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    problems.push(`exception: ${error.error().stack ?? error.error()}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still loading.
    if (why !== 'net::ERR_ABORTED') problems.push(`request failed: ${why} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  const newTab = async (): Promise<Tab> => tabOf(await context.newPage());
  return {
    address,
    tab: await newTab(),
    newTab,
    problems: async () => problems,
    close: () => context.close(),
  };
}

/** A policy that forbids what this version did not have yet. */
const NEWER = /Permissions-Policy header: .*'browsing-topics'/;

async function tabOf(page: Page): Promise<Tab> {
  const hands = await handsOf(page);
  const press = (pointer: 'touch' | 'mouse', path: readonly [Spot, ...Spot[]]): Promise<void> => {
    const [from, ...rest] = path;
    return hands[pointer](
      { phase: 'start', at: from },
      ...rest.map((at) => ({ phase: 'move', at }) as const),
      { phase: 'end', at: rest.at(-1) ?? from },
    );
  };
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    close: () => page.close({ runBeforeUnload: true }),
    run: (act, ...args) => page.evaluate(callOf(act, args)) as Promise<never>,
    runIn: async (depth, act, ...args) =>
      frameAt(page.mainFrame(), depth).evaluate(callOf(act, args)) as Promise<never>,
    press,
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
  };
}
