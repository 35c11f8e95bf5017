import type { Page } from 'playwright-core';
import type { TrialResult } from './verdict.ts';

type Notes = Pick<TrialResult, 'errors' | 'logged' | 'missing' | 'wrongTypes' | 'hosts' | 'uses'>;

const MAX_NOTES = 20;

/** Notes what a game's page complains of, requests and uses, from before its first script. */
export async function watch(page: Page, origin: string): Promise<() => Notes> {
  const lists = {
    errors: new Set<string>(),
    logged: new Set<string>(),
    missing: new Set<string>(),
    wrongTypes: new Set<string>(),
    hosts: new Set<string>(),
    uses: new Set<string>(),
  };
  const note = (list: keyof typeof lists, text: string): void => {
    if (lists[list].size < MAX_NOTES) lists[list].add(text);
  };
  const types = new Map<string, string>();
  page.on('pageerror', ({ message }) => note('errors', message));
  page.on('console', (message) => {
    const text = message.text();
    const url = /['"](https?:\/\/[^'"\s]+)['"]/.exec(text)?.[1] ?? message.location().url;
    if (/Content Security Policy|Connection-Allowlist/.test(text)) {
      const host = /(?:https?|wss?):\/\/([\w.-]+(?::\d+)?)/.exec(text)?.[1];
      if (host !== undefined && !origin.endsWith(host)) note('hosts', host);
    } else if (/MIME type/.test(text)) {
      const type = types.get(url);
      note('wrongTypes', pathOf(url) + (type === undefined ? '' : ` is ${type}`));
    } else if (
      message.type() === 'error' &&
      !/Failed to load resource|^The game failed:/.test(text)
    )
      note('logged', text);
  });
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin !== origin || !url.pathname.includes('/files/')) return;
    types.set(url.href, response.headers()['content-type']?.split(';', 1)[0] ?? 'unknown');
    if (response.status() === 404 && !url.pathname.endsWith('favicon.ico'))
      note('missing', pathOf(url.href));
  });
  page.on('requestfailed', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) note('hosts', url.host);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await page.exposeFunction('cageUses', (what: string) => note('uses', what));
  // The loader of TypeScript marks functions with a helper of its own.
  const content = `{ const __name = (one) => one; (${String(watchUses)})(); }`;
  await page.addInitScript({ content });
  // Every other host is refused by the policy; this machine asks none, whatever happens.
  await page.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => route.abort(),
  );
  return () => ({
    errors: [...lists.errors],
    logged: [...lists.logged],
    missing: [...lists.missing],
    wrongTypes: [...lists.wrongTypes],
    hosts: [...lists.hosts].toSorted(),
    uses: [...lists.uses].toSorted(),
  });
}

/** A path below the game's files. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return decodeURI(pathname.replace(/^\/allgame\/[^/]+\/files\//, ''));
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
