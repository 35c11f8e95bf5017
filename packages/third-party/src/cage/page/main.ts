/** The page between the portal and a third-party game: it speaks for the game and keeps its saves. */
import { MARK as PORTAL_MARK } from '@playgrove/protocol/seal';
import type { GameMessage } from '@playgrove/protocol/messages';
import { MARK, type HostToGame } from '../wire.ts';
import { canTake } from './budget.ts';
import type { PageExtras } from './extras.ts';
import { openSaves } from './saves.ts';
import type { Started } from './start.ts';
import { stopwatch } from './stopwatch.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT_LENGTH = 500;
/** A game with a long loading bar says hello at once; one that never does is not there. */
const HELLO_MS = 15_000;
/** How long after a page has loaded its hello may come. */
const GRACE_MS = 1000;
/** How often a game is started again that goes elsewhere before anybody has played it. */
const MAX_STRAYS = 2;
/** How often the portal hears how long a play has gone on. */
const TIME_MS = 1000;

const { cage: started } = window as unknown as { cage: Started };
const { facts, room } = started;
const portal = facts.portal || location.origin;
const key = `cage:${facts.id}`;
const played = stopwatch();

let fetching: Promise<PageExtras> | undefined;
let isThere = false;
let strays = 0;
let muted = false;
/** The portal answers a request for an ad, and holds the game while it shows one. */
let isBreak = false;
let isHeld = false;
let locale: string | undefined;
let phase: 'loading' | 'ready' | 'failed' = 'loading';
let score: number | undefined;
let hello: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** What few games need. One promise for all: what they ask for is done in its order. */
const loadExtras = (): Promise<PageExtras> =>
  (fetching ??= import(/* @vite-ignore */ facts.extras).then(
    () => (window as unknown as { cageExtras: PageExtras }).cageExtras,
    (error: unknown) => {
      fetching = undefined;
      throw error;
    },
  ));

const saves = openSaves(key, started.saved, loadExtras);

function send(message: HostToGame): void {
  // A frame without an origin can be named by no other address.
  started.frame?.contentWindow?.postMessage({ ...message, mark: MARK }, '*');
}

function say(message: GameMessage): void {
  if (parent !== window) parent.postMessage({ ...message, mark: PORTAL_MARK }, portal);
}

function begin(): void {
  phase = 'loading';
  isBreak = isHeld = false;
  clearTimeout(hello);
  hello = setTimeout(() => fail('No answer.'), HELLO_MS);
}

function load(): void {
  started.load(saves.start({ muted, locale }));
  begin();
}

function receive({ type, data, source, origin }: MessageEvent<Fields | null>): void {
  const { frame } = started;
  if (type === 'load') {
    if (facts.remote) ready();
    else arrived();
  } else if (frame && source === frame.contentWindow) {
    if (data?.['mark'] === MARK && canTake()) fromGame(data);
  } else if (source === parent && origin === portal && data?.['mark'] === PORTAL_MARK)
    fromPortal(data);
}

function fromPortal(data: Fields): void {
  switch (data['kind']) {
    case 'show':
      focus();
      break;
    case 'pause':
      isHeld = isBreak;
      pause(true);
      break;
    case 'resume':
      isHeld = false;
      look();
      break;
    case 'mute':
      muted = data['muted'] === true;
      send({ kind: 'mute', muted });
      break;
    case 'locale':
      locale = String(data['locale']);
      send({ kind: 'locale', locale });
      break;
    case 'ad-done':
      isBreak = false;
      if (isHeld) {
        isHeld = false;
        look();
      }
      send({ kind: 'ad-done', shown: data['shown'] === true });
      break;
    case 'restart':
      end();
      load();
      break;
    default:
  }
}

/** Everything here may be forged: it is read field by field. */
function fromGame(data: Fields): void {
  const text = (name: string, most = MAX_TEXT_LENGTH): string => {
    const value = data[name];
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  switch (data['kind']) {
    case 'hello':
      isThere = true;
      clearTimeout(hello);
      break;
    case 'ready':
      ready();
      break;
    case 'failed':
      fail(text('why'));
      break;
    case 'input':
      strays = 0;
      say({ kind: 'first-input' });
      start();
      break;
    case 'start':
      start();
      break;
    case 'stop':
      end();
      break;
    case 'score':
      if (Number.isFinite(data['score'])) {
        score = Number(data['score']);
        say({ kind: 'score', score });
      }
      break;
    case 'ad-break':
      if (parent === window) send({ kind: 'ad-done', shown: false });
      else {
        isBreak = true;
        say({ kind: 'ad-break' });
      }
      break;
    case 'escape':
      say({ kind: 'leave' });
      break;
    case 'save':
    case 'cookies':
    case 'session':
      saves.write(data['kind'], data['clear'], data['items']);
      break;
    case 'databases':
    case 'database':
    case 'link':
    case 'share':
      // If the fetch fails, the error shows in the console.
      void loadExtras().then(({ answer }) => answer(data['kind'], text, data['content'], send));
      break;
    case 'fullscreen':
      say({ kind: 'fullscreen', on: data['on'] === true });
      break;
    default:
  }
}

/** Each page of a game says hello. One that does not is another host's: blocked. */
function arrived(): void {
  const { frame } = started;
  const hasSaidHello = (): boolean => {
    const said = isThere;
    isThere = false;
    return said;
  };
  if (hasSaidHello()) return;
  // Said before the page had loaded, it may still be heard after.
  setTimeout(() => {
    if (frame !== started.frame || hasSaidHello()) return;
    if (strays++ < MAX_STRAYS) load();
    else fail('It left its frame.');
  }, GRACE_MS);
}

/** @returns whether the game was still loading */
function settle(next: typeof phase): boolean {
  if (phase !== 'loading') return false;
  phase = next;
  clearTimeout(hello);
  return true;
}

function ready(): void {
  if (!settle('ready')) return;
  performance.mark('first-frame');
  room.classList.add('ready');
  if (document.hasFocus()) focus();
  say({ kind: 'ready' });
}

function fail(why: string): void {
  if (!settle('failed')) return;
  console.error(`The game failed: ${why}`);
  room.dataset['failed'] = why;
  say({ kind: 'failed', why });
}

function start(): void {
  if (!played.start()) return;
  score = undefined;
  say({ kind: 'play-start' });
  clearInterval(timer);
  timer = setInterval(sendTime, TIME_MS);
}

/** A game that is shown again goes on by itself, but not while an ad covers it. */
function look(): void {
  pause(document.hidden || isHeld);
}

function pause(isPaused: boolean): void {
  played.pause(isPaused);
  send({ kind: isPaused ? 'pause' : 'resume' });
  sendTime();
}

/** A page that is being closed sends nothing, so the portal has to know before. */
function sendTime(): void {
  const time = played.time();
  if (time !== undefined) say({ kind: 'play-time', seconds: inSeconds(time) });
}

function end(): void {
  const time = played.stop();
  if (time === undefined) return;
  clearInterval(timer);
  say({ kind: 'play-end', seconds: inSeconds(time), ...(score !== undefined && { score }) });
  if (score !== undefined) say({ kind: 'best', score, better: 'higher' });
}

function focus(): void {
  started.frame?.focus({ preventScroll: true });
  send({ kind: 'focus' });
}

/** To a tenth. */
function inSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}

// Keys that reach this page are meant for the game, unless the offer of a link has the focus;
// which element has it is known only after the window's own event.
for (const kind of ['focus', 'keydown']) {
  addEventListener(kind, () =>
    setTimeout(() => {
      if (!document.activeElement?.closest('.cage-link')) focus();
    }),
  );
}
addEventListener('pagehide', () => {
  end();
  saves.finish();
});
document.addEventListener('visibilitychange', look);
// The portal fills the screen for the game; leaving is up to the browser.
matchMedia('(display-mode: fullscreen)').addEventListener('change', ({ matches }) => {
  if (!matches) send({ kind: 'windowed' });
});
// What the game changes comes after what was stored.
saves.open().then(
  () => {
    if (started.frame) begin();
    else load();
    started.hear = (event) => receive(event as MessageEvent<Fields>);
    for (const event of started.early) started.hear(event);
  },
  // Begun without its save, it would write over it.
  () => fail('No save.'),
);
