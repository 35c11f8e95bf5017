/** The first script of every page of a game that others wrote. It makes a frame without an origin livable. */
import type { Jar } from '../lazy/cookies.ts';
import { START, type Start } from '../wire.ts';
import { patchAbsent, patchWindow } from './absent.ts';
import { patchClock, watchFirstFrame } from './clock.ts';
import { hasOrigin, hasStorage, readConfig, type Config } from './config.ts';
import { sayLeaving } from './leaving.ts';
import { listenToKeys, takeFocus } from './keys.ts';
import { patchFullscreen, patchLinks } from './links.ts';
import { more } from './more.ts';
import { patchBlankFrames, patchOnDemand } from './on-demand.ts';
import { show, wrap } from './patch.ts';
import { patchElements, patchRequests } from './requests.ts';
import { patchSound } from './sound.ts';
import { contentOf, makeStorage, patchStorage } from './storage.ts';
import { hear, listen, tell, uses } from './talk.ts';
import { offerBridge } from './bridge.ts';
import { makeUrls } from './urls.ts';
import { Writes } from './writes.ts';

const EMPTY: Start = { local: {}, cookies: '', muted: false };

function readStart(): Start {
  const { name } = window;
  if (!name.startsWith(START)) return EMPTY;
  try {
    return { ...EMPTY, ...(JSON.parse(name.slice(START.length)) as Start) };
  } catch {
    return EMPTY;
  }
}

/** Storage in memory, written through to the page around the game. */
function giveStorage(start: Start, config: Config): void {
  patchStorage();
  const writes = new Writes();
  const local = makeStorage(start.local, (key, value) => {
    uses('localStorage');
    writes.add(key, value);
  });
  const session = makeStorage(start.session ?? {}, () => uses('sessionStorage'));
  show(window, 'localStorage', local);
  show(window, 'sessionStorage', session);
  let opened: Jar | undefined;
  const jar = (): Jar =>
    (opened ??= new (more(config).Jar)(start.cookies, (value) => {
      uses('cookies');
      tell({ kind: 'cookies', value });
    }));
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar().read(),
    set: (value: unknown) => {
      jar().write(String(value));
    },
  });
  let muted = start.muted;
  hear((message) => {
    if (message.kind === 'mute') ({ muted } = message);
  });
  // The next page of the game in this frame begins where this one stops.
  const hand = (): void => {
    writes.flush();
    const next: Start = {
      local: contentOf(local),
      session: contentOf(session),
      cookies: opened?.saved() ?? start.cookies,
      muted,
    };
    setName.call(window, START + JSON.stringify(next));
  };
  for (const kind of ['beforeunload', 'pagehide']) window.addEventListener(kind, hand);
  shareWithFrames(() => START + JSON.stringify({ ...start, local: contentOf(local), muted }));
}

const { set: setName = () => undefined } = Object.getOwnPropertyDescriptor(window, 'name') ?? {};

/** Frames inside a game begin with the same storage, in their names too. */
function shareWithFrames(name: () => string): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const frame of [node, ...node.querySelectorAll('iframe')])
          if (frame instanceof HTMLIFrameElement && frame.name === '') frame.name = name();
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

function begin(config: Config): void {
  const start = readStart();
  const urls = makeUrls(config);
  show(window, 'name', '');
  listen();
  if (!hasStorage(config)) {
    giveStorage(start, config);
    patchAbsent();
    patchOnDemand(config, urls);
    patchBlankFrames(config);
  }
  patchWindow();
  patchRequests(urls);
  patchElements(urls, config);
  patchLinks(urls);
  patchFullscreen();
  patchSound(start.muted);
  patchClock();
  listenToKeys();
  takeFocus();
  sayLeaving();
  // Last: what listens from here on is the game.
  watchFirstFrame();
  const again = (): void => {
    listen();
    listenToKeys();
  };
  for (const name of ['open', 'write', 'writeln'] as const) {
    wrap(
      Document.prototype,
      name,
      (original) =>
        function (this: Document, ...args: never[]) {
          const done: unknown = Reflect.apply(original, this, args);
          again();
          return done;
        } as never,
    );
  }
  offerBridge(start);
  tell({ kind: 'hello', page: location.pathname });
}

/** A host that does not send the sandbox header would run the game in the portal's own origin. */
function isUncaged(config: Config): boolean {
  return window.origin !== 'null' && !hasOrigin(config);
}

const config = readConfig();
if (isUncaged(config)) {
  location.replace(config.home.replace(/files\/$/, 'index.html'));
  // Nothing after this element is parsed into a page that runs.
  document.write('<plaintext style="display:none">');
} else begin(config);
