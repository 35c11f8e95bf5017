import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { callOf, frameAt, type Engine, type Key, type Spot, type Tab, type Visit } from './tab.ts';

const WINDOW = { width: 390, height: 844 } as const;

/** Starts Firefox, which Puppeteer drives by WebDriver BiDi. Nobody answers its questions. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 240_000,
    protocolTimeout: 240_000,
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
  });
  return engineOf(browser);
}

function engineOf(browser: Browser): Engine {
  return { touch: true, visit: (server) => visit(browser, server), close: () => browser.close() };
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const problems: string[] = [];
  const aborted = new Set<string>();
  const newTab = async (): Promise<Tab> => {
    const page = await context.newPage();
    await page.setViewport({ ...WINDOW, hasTouch: true });
    watch(page, problems, aborted);
    return tabOf(page);
  };
  return {
    address,
    tab: await newTab(),
    newTab,
    problems: async () =>
      problems.filter((text) => {
        if (LOST_FONT.test(text)) return false;
        const [, url] = LOST_TO_WORKER.exec(text) ?? LOST_MODULE.exec(text) ?? [];
        return url === undefined || !aborted.has(url);
      }),
    close: () => context.close(),
  };
}

/** Leaving a page aborts what it was still loading. */
const ABORTED = /ABORT|already closed/i;

/** Firefox also reports an aborted request as a fault of the service worker that was answering it. */
const LOST_TO_WORKER = /Failed to load ‘(.*?)’\. A ServiceWorker intercepted the request/;

/** The same for a module that was still loading when its page was left. */
const LOST_MODULE = /error loading dynamically imported module: (\S+)/;

/** The same for a font, with the number of `NS_BINDING_ABORTED`. */
const LOST_FONT = /downloadable font: download failed .*status=2152398850/;

function watch(page: Page, problems: string[], aborted: Set<string>): void {
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    problems.push(`exception: ${error instanceof Error ? error.stack : String(error)}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (ABORTED.test(why)) aborted.add(request.url());
    else problems.push(`request failed: ${why} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}

const KEYS: Partial<Record<Key, KeyInput>> = { Space: ' ' as KeyInput };

function tabOf(page: Page): Tab {
  const touch = async ([from, ...path]: readonly [Spot, ...Spot[]]): Promise<void> => {
    const finger = await page.touchscreen.touchStart(from.x, from.y);
    for (const { x, y } of path) await finger.move(x, y);
    await finger.end();
  };
  const mouse = async ([from, ...path]: readonly [Spot, ...Spot[]]): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of path) await page.mouse.move(x, y);
    await page.mouse.up();
  };
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    close: () => page.close({ runBeforeUnload: true }),
    run: (act, ...args) => page.evaluate(callOf(act, args)) as Promise<never>,
    runIn: async (depth, act, ...args) =>
      frameAt(page.mainFrame(), depth).evaluate(callOf(act, args)) as Promise<never>,
    press: (pointer, path) => (pointer === 'touch' ? touch(path) : mouse(path)),
    key: (key) => page.keyboard.press(KEYS[key] ?? (key as KeyInput)),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
  };
}
