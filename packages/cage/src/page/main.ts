/** The page between the portal and a game that others wrote: it speaks for the game and keeps its saves. */
import {
  readPageMessage,
  seal as sealForPortal,
  type GameMessage,
} from '@playgrove/events/messages';
import { isMarked, seal, START, type Down, type Start } from '../wire.ts';
import { Budget } from './budget.ts';
import { offerLink } from './offer.ts';
import { Saves } from './saves.ts';
import { Stopwatch } from './stopwatch.ts';

/** What the build writes into the page. */
type Facts = {
  readonly id: string;
  /** Address of the game's first page. */
  readonly entry: string;
  readonly sandbox: string;
  readonly allow: string;
  /** Origin of the portal, when it is not this one. */
  readonly portal: string;
  /** The game's own origin, where it has one. */
  readonly own?: string;
  /** Another host serves it: nothing of ours runs in it. */
  readonly remote?: boolean;
};

const LONGEST_TEXT = 500;
/** A game with a long loading bar says hello at once; one that never does is not there. */
const HELLO_MS = 15_000;
/** How long after a page has loaded its hello may come. */
const GRACE_MS = 1000;
/** How often a game is started again that tried to go elsewhere. */
const MOST_STRAYS = 2;
/** How often the portal hears how long a play has gone on. */
const TIME_MS = 1000;

class Cage {
  readonly #facts: Facts;
  readonly #saves: Saves;
  readonly #room: HTMLElement;
  readonly #budget = new Budget();
  readonly #played = new Stopwatch();
  /** What the game uses, as its script said; `add-game` reads it. */
  readonly uses = new Set<string>();
  #frame: HTMLIFrameElement | undefined;
  #isThere = false;
  #strays = 0;
  #muted = false;
  /** The portal answers a request for an ad, and holds the game while it shows one. */
  #isBreak = false;
  #isHeld = false;
  #locale: string | undefined;
  #phase: 'loading' | 'ready' | 'failed' = 'loading';
  #score: number | undefined;
  #hello: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(facts: Facts, room: HTMLElement) {
    this.#facts = facts;
    this.#saves = new Saves(facts.id);
    this.#room = room;
  }

  async open(): Promise<void> {
    addEventListener('message', (event) => this.#receive(event));
    // Keys that reach this page are meant for the game, unless the offer of a link has the focus;
    // which element has it is known only after the window's own event.
    for (const kind of ['focus', 'keydown']) {
      addEventListener(kind, () =>
        setTimeout(() => {
          if (!document.activeElement?.closest('.cage-link')) this.#focus();
        }),
      );
    }
    addEventListener('pagehide', () => {
      this.#end();
      this.#saves.finish();
    });
    document.addEventListener('visibilitychange', () => this.#look());
    // The portal fills the screen for the game; leaving is up to the browser.
    matchMedia('(display-mode: fullscreen)').addEventListener('change', ({ matches }) => {
      if (!matches) this.#send({ kind: 'windowed' });
    });
    // What the game gets is there before its first script runs.
    await this.#saves.open();
    this.#load();
  }

  #load(): void {
    const { entry, sandbox, allow, own, remote = false } = this.#facts;
    const frame = document.createElement('iframe');
    frame.className = 'cage-frame';
    frame.title = document.title;
    const caged = own === undefined || location.origin !== own;
    frame.setAttribute('sandbox', caged ? sandbox : `${sandbox} allow-same-origin`);
    frame.allow = allow;
    const { local, cookies } = this.#saves.saved;
    const start: Start = {
      local: Object.fromEntries(local),
      cookies,
      muted: this.#muted,
      ...(this.#locale !== undefined && { locale: this.#locale }),
    };
    frame.addEventListener('load', () => (remote ? this.#ready() : this.#arrived()));
    if (!remote) frame.name = START + JSON.stringify(start);
    frame.src = entry;
    this.#frame?.remove();
    this.#frame = frame;
    this.#phase = 'loading';
    this.#isBreak = this.#isHeld = false;
    this.#room.append(frame);
    clearTimeout(this.#hello);
    this.#hello = setTimeout(() => this.#fail('It did not answer.'), HELLO_MS);
  }

  #receive(event: MessageEvent): void {
    if (event.source === this.#frame?.contentWindow && this.#frame) {
      if (!isMarked(event.data) || !this.#budget.take()) return;
      this.#fromGame(event.data as unknown as Readonly<Record<string, unknown>>);
      return;
    }
    const portal = this.#facts.portal === '' ? location.origin : this.#facts.portal;
    if (event.source !== parent || event.origin !== portal) return;
    const message = readPageMessage(event.data);
    switch (message?.kind) {
      case 'show':
        this.#focus();
        break;
      case 'pause':
        this.#isHeld = this.#isBreak;
        this.#pause(true);
        break;
      case 'resume':
        this.#isHeld = false;
        this.#look();
        break;
      case 'mute':
        this.#muted = message.muted;
        this.#send({ kind: 'mute', muted: message.muted });
        break;
      case 'locale':
        this.#locale = message.locale;
        this.#send({ kind: 'locale', locale: message.locale });
        break;
      case 'ad-done':
        this.#isBreak = false;
        if (this.#isHeld) {
          this.#isHeld = false;
          this.#look();
        }
        this.#send({ kind: 'ad-done', shown: message.shown });
        break;
      case 'restart':
        this.#end();
        this.#load();
        break;
      default:
    }
  }

  /** Everything here may be forged: it is read field by field. */
  #fromGame(data: Readonly<Record<string, unknown>>): void {
    const text = (name: string, most = LONGEST_TEXT): string => {
      const value = data[name];
      return typeof value === 'string' ? value.slice(0, most) : '';
    };
    switch (data['kind']) {
      case 'hello':
        this.#isThere = true;
        clearTimeout(this.#hello);
        break;
      case 'ready':
        this.#ready();
        break;
      case 'failed':
        this.#fail(text('why'));
        break;
      case 'input':
        this.#say({ kind: 'first-input' });
        this.#start();
        break;
      case 'start':
        this.#start();
        break;
      case 'stop':
        this.#end();
        break;
      case 'score':
        if (Number.isFinite(data['score'])) this.#score = Number(data['score']);
        if (this.#score !== undefined) this.#say({ kind: 'score', score: this.#score });
        break;
      case 'ad-break':
        if (parent === window) this.#send({ kind: 'ad-done', shown: false });
        else {
          this.#isBreak = true;
          this.#say({ kind: 'ad-break' });
        }
        break;
      case 'escape':
        this.#say({ kind: 'leave' });
        break;
      case 'save':
        this.#saves.write(data['clear'] === true, data['items']);
        break;
      case 'cookies':
        this.#saves.writeCookies(text('value', Infinity));
        break;
      case 'databases':
        void this.#saves.databases().then((saved) => this.#send({ kind: 'databases', saved }));
        break;
      case 'database':
        this.#saves.writeDatabase(text('name'), data['content']);
        break;
      case 'fullscreen':
        this.#say({ kind: 'fullscreen', on: data['on'] === true });
        break;
      case 'link':
        offerLink(this.#room, text('url', 2000));
        break;
      case 'share':
        void navigator.share?.({ title: text('title'), url: document.baseURI }).catch(() => {});
        break;
      case 'uses':
        if (this.uses.size < 200) this.uses.add(text('what', 120));
        break;
      default:
    }
  }

  /** Each page of a game says hello. One that does not is another host's: blocked. */
  #arrived(): void {
    const frame = this.#frame;
    const hasSaidHello = (): boolean => {
      const isThere = this.#isThere;
      this.#isThere = false;
      return isThere;
    };
    if (hasSaidHello()) return;
    // Said before the page had loaded, it may still be heard after.
    setTimeout(() => {
      if (frame !== this.#frame || hasSaidHello()) return;
      if (this.#strays++ < MOST_STRAYS) this.#load();
      else this.#fail('It tried to leave its frame.');
    }, GRACE_MS);
  }

  #ready(): void {
    if (this.#phase !== 'loading') return;
    this.#phase = 'ready';
    clearTimeout(this.#hello);
    performance.mark('first-frame');
    this.#room.classList.add('ready');
    if (document.hasFocus()) this.#focus();
    this.#say({ kind: 'ready' });
  }

  #fail(why: string): void {
    if (this.#phase !== 'loading') return;
    this.#phase = 'failed';
    clearTimeout(this.#hello);
    console.error(`The game failed at start: ${why}`);
    this.#room.dataset['failed'] = why;
    this.#say({ kind: 'failed', why });
  }

  #start(): void {
    if (!this.#played.start()) return;
    this.#score = undefined;
    this.#say({ kind: 'play-start' });
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#sendTime(), TIME_MS);
  }

  /** A game that is shown again goes on by itself, but not while an ad covers it. */
  #look(): void {
    this.#pause(document.hidden || this.#isHeld);
  }

  #pause(isPaused: boolean): void {
    const kind = isPaused ? 'pause' : 'resume';
    this.#played[kind]();
    this.#send({ kind });
    this.#sendTime();
  }

  /** A page that is being closed sends nothing, so the portal has to know before. */
  #sendTime(): void {
    const played = this.#played.time();
    if (played !== undefined) this.#say({ kind: 'play-time', seconds: inSeconds(played) });
  }

  #end(): void {
    const played = this.#played.stop();
    if (played === undefined) return;
    clearInterval(this.#timer);
    const seconds = inSeconds(played);
    const score = this.#score;
    this.#say({ kind: 'play-end', seconds, ...(score !== undefined && { score }) });
    if (score !== undefined) this.#say({ kind: 'best', score, better: 'higher' });
  }

  #focus(): void {
    this.#frame?.focus({ preventScroll: true });
    this.#send({ kind: 'focus' });
  }

  #send(message: Down): void {
    // A frame without an origin can be named by no other address.
    this.#frame?.contentWindow?.postMessage(seal(message), '*');
  }

  #say(message: GameMessage): void {
    if (parent === window) return;
    const portal = this.#facts.portal === '' ? location.origin : this.#facts.portal;
    parent.postMessage(sealForPortal(message), portal);
  }
}

/** To a tenth. */
function inSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}

const room = document.getElementById('game');
const facts = document.getElementById('cage-facts')?.textContent;
if (room && facts) {
  const cage = new Cage(JSON.parse(facts) as Facts, room);
  Object.assign(window, { cage });
  void cage.open();
}
