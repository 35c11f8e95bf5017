/** The first script of every page of a third-party game. It makes a frame without an origin livable. */
import type { Jar } from '../extras/cookies.ts';
import { START, type Start } from '../wire.ts';
import { patchAbsent, patchWindow } from './absent.ts';
import { now, offerBridge } from './bridge.ts';
import { patchClock } from './clock.ts';
import { config, hasOrigin, hasStorage } from './config.ts';
import { watchFirstFrame } from './first-frame.ts';
import { listenToKeys, takeFocus } from './keys.ts';
import { sayLeaving } from './leaving.ts';
import { patchFullscreen, patchLinks } from './links.ts';
import { loadExtras } from './extras.ts';
import { patchBlankFrames, patchOnDemand } from './on-demand.ts';
import { before, define, listenAgain, on, onAdded, onSet, patchShadows, show } from './patch.ts';
import { patchElements, patchRequests } from './requests.ts';
import { patchSound } from './sound.ts';
import { contentOf, makeStorage, patchStorage } from './storage.ts';
import { listen, tell } from './talk.ts';
import { flushWrites, tellWrite } from './writes.ts';

/** What the page around the game handed over; nothing if it is not there. */
function readStart(): Start {
  let given: Partial<Start> | undefined;
  const { name } = window;
  try {
    if (name.startsWith(START)) given = JSON.parse(name.slice(START.length)) as Partial<Start>;
  } catch {
    // Somebody else's text.
  }
  return { local: {}, cookies: '', muted: false, ...given };
}

/** Storage in memory, written through to the page around the game. */
function giveStorage(start: Start): void {
  patchStorage();
  const local = makeStorage(start.local, tellWrite.bind(null, 'save'));
  const session = makeStorage(start.session, tellWrite.bind(null, 'session'));
  show(window, 'localStorage', local);
  show(window, 'sessionStorage', session);
  let opened: Jar | undefined;
  const jar = (): Jar =>
    (opened ??= new (loadExtras().Jar)(start.cookies, tellWrite.bind(null, 'cookies')));
  define(document, 'cookie', {
    get: () => jar().read(),
    set: (value: unknown) => {
      jar().write(String(value));
    },
  });
  const nameNow = (): string =>
    START +
    JSON.stringify({
      ...start,
      local: contentOf(local),
      session: contentOf(session),
      cookies: opened?.saved() ?? start.cookies,
      muted: now.muted,
    });
  // The next page of the game in this frame begins where this one stops.
  const hand = (): void => {
    flushWrites();
    setName?.call(window, nameNow());
  };
  for (const kind of ['beforeunload', 'pagehide'] as const) on(kind, hand);
  // Frames inside a game begin with the same storage, in their names too, and with this script.
  onAdded('iframe', (frame) => loadExtras().nest(frame as HTMLIFrameElement, nameNow));
  onSet(HTMLIFrameElement, 'srcdoc', (page, frame) => loadExtras().written(page, frame, nameNow));
  onSet(HTMLIFrameElement, 'src', (address, frame) => loadExtras().openBlob(address, frame));
}

const setName = Object.getOwnPropertyDescriptor(window, 'name')?.set;

/** Said for each page, and for one that the game writes itself. */
function hello(): void {
  tell({ kind: 'hello' });
}

function begin(): void {
  const start = readStart();
  show(window, 'name', '');
  listen();
  offerBridge(start);
  if (!hasStorage()) {
    giveStorage(start);
    patchAbsent();
    patchOnDemand();
    patchBlankFrames();
  }
  patchWindow();
  patchRequests();
  patchElements();
  patchShadows();
  patchLinks();
  patchFullscreen();
  patchSound();
  patchClock();
  listenToKeys();
  takeFocus();
  sayLeaving();
  // Last: what listens from here on is the game.
  watchFirstFrame();
  for (const name of ['open', 'write', 'writeln'] as const)
    before(Document.prototype, name, (_, ...markup) => {
      queueMicrotask(listenAgain);
      if (name !== 'open') return loadExtras().writable(markup);
    });
  before(Document.prototype, 'close', hello);
  hello();
}

// A host that does not send the sandbox header would run the game in the portal's own origin.
if (window.origin !== 'null' && !hasOrigin) {
  location.replace(config.home.replace(/files\/$/, 'index.html'));
  // Nothing after this element is parsed into a page that runs.
  document.write('<plaintext style="display:none">');
} else begin();
