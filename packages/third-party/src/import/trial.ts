import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameUrl, type LibraryFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { Browser, Frame, Page } from 'playwright-core';
import { launch } from '../../../../tools/browser.ts';
import { openCache } from '../../../../tools/cache.ts';
import { gameId } from '../../../../tools/catalogue.ts';
import { buildLibrary } from '../build/build.ts';
import { serveFolder } from '../build/serving.ts';

/** What was seen while a game was played caged. */
export type Seen = {
  /** Milliseconds until it showed something; `undefined` if it never did. */
  readonly firstFrame: number | undefined;
  /** Why it did not start, as its own error says. */
  readonly failed: string | undefined;
  /** It answered keys or taps with another picture. */
  readonly reacts: boolean;
  readonly errors: readonly string[];
  /** Files it requested and does not have. */
  readonly missing: readonly string[];
  readonly hosts: readonly string[];
  readonly uses: readonly string[];
  readonly orientation: 'any' | 'portrait' | 'landscape';
  /** PNG pictures, the first right after the first frame. */
  readonly pictures: readonly Buffer[];
};

const WIDE = { width: 960, height: 720 } as const;
const TALL = { width: 540, height: 960 } as const;
const TIMEOUT_MS = 20_000;
const MAX_ERRORS = 20;
const KEYS = ['Enter', ' ', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'x', 'z'];

/**
 * Plays one game of a library caged, as visitors will, in a browser nobody sees.
 * @param folder the library's
 * @param seconds how long
 */
export async function tryGame(
  folder: string,
  facts: LibraryFacts,
  config: PortalConfig,
  seconds: number,
): Promise<Seen> {
  const out = mkdtempSync(join(tmpdir(), 'playgrove-try-'));
  let browser: Browser | undefined;
  try {
    const here = { ...config, gamesOrigin: '', publicAddress: '' };
    const library = { games: [], facts: new Map([[facts.slug, facts]]), icons: {} };
    await buildLibrary({ from: folder, to: out, library, config: here, cache: openCache() });
    writeFileSync(join(out, 'index.html'), '<!doctype html><title>Trial</title>');
    const serving = await serveFolder(out, { config: here });
    try {
      browser = await launch({ webgl: true });
      const page = await browser.newPage({ viewport: WIDE });
      return await play(page, serving.address + gameUrl(gameId(facts.slug)), seconds);
    } finally {
      await browser?.close();
      await serving.close();
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function play(page: Page, address: string, seconds: number): Promise<Seen> {
  const errors: string[] = [];
  const missing: string[] = [];
  const hosts = new Set<string>();
  const note = (text: string): void => {
    if (errors.length < MAX_ERRORS && !errors.includes(text)) errors.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const host = /(?:https?|wss?):\/\/([\w.-]+(?::\d+)?)/.exec(text)?.[1];
    if (/Content Security Policy/.test(text)) {
      if (host !== undefined) hosts.add(host);
    } else if (message.type() === 'error' && !/Failed to load resource/.test(text)) note(text);
  });
  const { origin } = new URL(address);
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (response.status() === 404 && url.origin === origin && !url.pathname.endsWith('favicon.ico'))
      missing.push(url.pathname.replace(/^\/allgame\/[^/]+\/files\//, ''));
  });
  const uses = new Set<string>();
  await page.exposeFunction('cageUses', (what: string) => uses.add(what));
  // The loader of TypeScript marks functions with a helper of its own.
  const content = `{ const __name = (one) => one; (${String(watchUses)})(); }`;
  await page.addInitScript({ content });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  // Every other host is refused by the policy; this machine asks none, whatever happens.
  await page.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => route.abort(),
  );
  const began = performance.now();
  const ends = began + seconds * 1000;
  await page.goto(address);
  const first = await page
    .waitForFunction(
      () => {
        const room = document.getElementById('game');
        if (room?.dataset['failed'] !== undefined) return { failed: room.dataset['failed'] };
        return room?.classList.contains('ready')
          ? { at: performance.getEntriesByName('first-frame')[0]?.startTime }
          : false;
      },
      undefined,
      { timeout: TIMEOUT_MS },
    )
    .then((handle) => handle.jsonValue() as Promise<{ failed?: string; at?: number }>)
    .catch(
      () =>
        ({ failed: 'It showed nothing within 20 seconds.' }) as { failed?: string; at?: number },
    );
  const pictures: Buffer[] = [];
  let reacts = false;
  let orientation: Seen['orientation'] = 'any';
  if (first.failed === undefined) {
    await page.waitForTimeout(Math.min(1500, seconds * 200));
    pictures.push(await page.screenshot());
    reacts = await press(page, pictures, ends);
    orientation = await turnScreen(page);
  }
  return {
    firstFrame: first.at === undefined ? undefined : Math.round(first.at),
    failed: first.failed,
    reacts,
    errors,
    missing: [...new Set(missing)].slice(0, MAX_ERRORS),
    hosts: [...hosts].toSorted(),
    uses: [...uses].toSorted(),
    orientation,
    pictures,
  };
}

/**
 * Runs in every frame before its first script, and says what a game uses: by its messages to our page,
 * and by the browser's own functions.
 */
function watchUses(): void {
  const say = (what: string): void =>
    void (window as unknown as { cageUses(what: string): Promise<void> }).cageUses(what);
  const names: Readonly<Record<string, string>> = {
    save: 'localStorage',
    session: 'sessionStorage',
    cookies: 'cookies',
    databases: 'indexedDB',
    fullscreen: 'fullscreen',
    share: 'share',
  };
  addEventListener('message', ({ data }: MessageEvent<Record<string, unknown> | null>) => {
    if (data?.['mark'] !== 'cage/1') return;
    const kind = String(data['kind']);
    if (kind === 'uses') say(String(data['what']));
    else if (names[kind]) say(names[kind]);
  });
  const before = (target: object, name: string, what: (first: unknown) => string): void => {
    const original = (target as Record<string, (...args: unknown[]) => unknown>)[name];
    if (!original) return;
    Object.assign(target, {
      [name](this: unknown, ...args: unknown[]): unknown {
        say(what(args[0]));
        return Reflect.apply(original, this, args);
      },
    });
  };
  before(HTMLCanvasElement.prototype, 'getContext', (kind) =>
    String(kind).startsWith('webgl') ? 'webgl' : 'canvas',
  );
  before(HTMLMediaElement.prototype, 'play', () => 'sound');
  before(BaseAudioContext.prototype, 'createBufferSource', () => 'sound');
  before(AudioContext.prototype, 'createMediaElementSource', () => 'sound');
  before(BaseAudioContext.prototype, 'createOscillator', () => 'sound');
  before(Navigator.prototype, 'getGamepads', () => 'gamepad');
  before(Element.prototype, 'requestPointerLock', () => 'pointer lock');
}

/** Taps and presses as somebody would who does not know the game. */
async function press(page: Page, pictures: Buffer[], ends: number): Promise<boolean> {
  let reacts = false;
  const [before] = pictures;
  const spots = [
    [0.5, 0.5],
    [0.5, 0.7],
    [0.35, 0.5],
    [0.65, 0.6],
    [0.5, 0.3],
  ] as const;
  let turn = 0;
  do {
    const [x, y] = spots[turn % spots.length] ?? [0.5, 0.5];
    await page.mouse.click(WIDE.width * x, WIDE.height * y);
    const key = KEYS[turn % KEYS.length] ?? 'Enter';
    await page.keyboard.press(key, { delay: 60 });
    await page.waitForTimeout(250);
    turn += 1;
    if (turn === 4 || turn === 10 || turn === 20) {
      const picture = await page.screenshot();
      pictures.push(picture);
      reacts ||= before !== undefined && !picture.equals(before);
    }
  } while (performance.now() < ends || turn < 4);
  return reacts;
}

/** Whether the game's picture keeps its shape when the screen does not. */
async function turnScreen(page: Page): Promise<Seen['orientation']> {
  const wide = await shapeOf(page);
  await page.setViewportSize(TALL);
  await page.waitForTimeout(400);
  const tall = await shapeOf(page);
  await page.setViewportSize(WIDE);
  if (wide === undefined || tall === undefined || Math.abs(wide - tall) > 0.15) return 'any';
  return wide < 0.8 ? 'portrait' : wide > 1.25 ? 'landscape' : 'any';
}

async function shapeOf(page: Page): Promise<number | undefined> {
  const frame = page.frames().find((one: Frame) => one.url().includes('/files/'));
  return frame
    ?.evaluate(() => {
      const boxes = [...document.querySelectorAll('canvas')].map((canvas) =>
        canvas.getBoundingClientRect(),
      );
      const [largest] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height);
      return largest && largest.height > 0 ? largest.width / largest.height : undefined;
    })
    .catch(() => undefined);
}
