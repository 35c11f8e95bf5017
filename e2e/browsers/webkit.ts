import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../third-party/site.ts';
import { callOf, type Engine, type Key, type Spot, type Tab, type Visit } from './tab.ts';
import { startWatchingProxy } from './watching-proxy.ts';

/** The narrowest window that WebKitGTK's browser has, and as high as a phone. */
const WINDOW = { x: 0, y: 0, width: 447, height: 900 } as const;

/**
 * Starts WebKitGTK's browser on a screen that nobody sees. It draws by processor: what it takes for
 * a graphics card here is slower.
 * @param browser path of MiniBrowser
 */
export async function startWebKit(browser: string): Promise<Engine> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  // A worker that is killed must not leave them behind.
  process.once('exit', () => [service, screen].forEach((child) => child.kill()));
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(address, service);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().window().setRect(WINDOW);
  // It stays open, for the browser ends with its last tab.
  const home = await driver.getWindowHandle();
  return {
    touch: false,
    visit: (server) => visit(driver, home, server),
    async close() {
      await driver.quit();
      for (const child of [service, screen]) child.kill();
    },
  };
}

async function untilAnswers(address: string, service: ChildProcess): Promise<void> {
  for (;;) {
    const reply = await fetch(`${address}/status`).catch(() => undefined);
    if (reply?.ok) return;
    if (service.exitCode !== null) throw new Error('WebKitWebDriver does not start.');
    await new Promise((settle) => setImmediate(settle));
  }
}

async function visit(driver: WebDriver, home: string, server: string): Promise<Visit> {
  const proxy = await startWatchingProxy(server);
  const newTab = async (): Promise<Tab> => {
    await driver.switchTo().newWindow('tab');
    return tabOf(driver, await driver.getWindowHandle(), home);
  };
  return {
    address: proxy.address,
    tab: tabOf(driver, home, home),
    newTab,
    problems: async () => proxy.problems,
    async close() {
      for (const handle of await driver.getAllWindowHandles()) {
        if (handle === home) continue;
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(home);
      await driver.get('about:blank');
      proxy.close();
    },
  };
}

const KEYS: Partial<Record<Key, string>> = {
  ArrowUp: Keys.ARROW_UP,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Space: ' ',
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
};

function tabOf(driver: WebDriver, handle: string, home: string): Tab {
  /** Commands go to the tab, and within it to the frame, that was chosen last. */
  const chosen = async (): Promise<WebDriver> => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle);
    await driver.switchTo().defaultContent();
    return driver;
  };
  return {
    open: async (url) => (await chosen()).get(url),
    reload: async () => (await chosen()).navigate().refresh(),
    async close() {
      await (await chosen()).close();
      await driver.switchTo().window(home);
    },
    async run(act, ...args) {
      await chosen();
      return driver.executeScript(`return ${callOf(act, args)}`);
    },
    async runIn(depth, act, ...args) {
      await chosen();
      for (let level = 0; level < depth; level += 1)
        await driver.switchTo().frame(await driver.findElement(By.css('iframe')));
      return driver.executeScript(`return ${callOf(act, args)}`);
    },
    async press(_pointer, [from, ...path]) {
      const at = ({ x, y }: Spot) => ({ x: Math.round(x), y: Math.round(y), duration: 0 });
      const hand = (await chosen()).actions().move(at(from)).press();
      await path
        .reduce((so, spot) => so.move(at(spot)), hand)
        .release()
        .perform();
    },
    async key(key) {
      const value = KEYS[key] ?? key;
      await (await chosen()).actions().keyDown(value).keyUp(value).perform();
    },
    async type(text) {
      await (await chosen()).actions().sendKeys(text).perform();
    },
    picture: async () => Buffer.from(await (await chosen()).takeScreenshot(), 'base64'),
  };
}
