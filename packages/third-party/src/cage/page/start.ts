/**
 * Stands in the page's own markup, so that the game begins to load before our other script is there.
 * Only what cannot wait is here.
 */
import { STORED_ELSEWHERE, INLINE_LIMIT, START } from '../wire.ts';

/** What the build writes into the page. */
export type Facts = {
  readonly id: string;
  /** Address of the script with what few games need. */
  readonly extras: string;
  /** Origin of the portal, when it is not this one. */
  readonly portal: string;
  /** The game's own origin, where it has one. */
  readonly own?: string;
  /** Another host serves it: nothing of ours runs in it. */
  readonly remote?: boolean;
};

/** What this script leaves for `main.ts`. */
export type Started = {
  readonly facts: Facts;
  readonly room: HTMLElement;
  /** What the browser's storage holds for the game. */
  readonly saved: string;
  /** Opens the game's first page. @param start what it gets in its frame's name, as JSON */
  readonly load: (start: string) => void;
  /** None yet if the save must be fetched first. */
  frame?: HTMLIFrameElement;
  /** Hears messages, and each page of the game that has loaded. */
  hear: (event: Event) => void;
  readonly early: Event[];
};

/** PageExtras is sent only by a game that floods the page. */
const MAX_EARLY = 2000;

const facts = JSON.parse(document.getElementById('cage-facts')?.textContent ?? '') as Facts;
const room = document.getElementById('game') as HTMLElement;
const early: Event[] = [];
const key = `cage:${facts.id}`;
let saved = '';
let first = '';
try {
  saved = localStorage.getItem(key) ?? '';
  // What stands there is JSON that begins with a brace, so more can be put before its end.
  const session = sessionStorage.getItem(key);
  first = session ? `${saved.slice(0, -1) || '{"local":{}'},"session":${session}}` : saved;
} catch {
  // Browsers may refuse storage: the game begins with none.
}

/** The game's frame, as the build writes it. */
const { content } = document.getElementById('cage-frame') as HTMLTemplateElement;

const load = (start: string): void => {
  const frame = document.importNode(content, true).firstChild as HTMLIFrameElement;
  if (location.origin === facts.own) frame.sandbox.add('allow-same-origin');
  frame.addEventListener('load', (event) => started.hear(event));
  if (!facts.remote) frame.name = START + start;
  started.frame?.remove();
  started.frame = frame;
  room.append(frame);
};

const started: Started = {
  facts,
  room,
  saved,
  load,
  hear: (event) => {
    if (early.length < MAX_EARLY) early.push(event);
  },
  early,
};
addEventListener('message', (event) => started.hear(event));
// What the game gets is there before its first script runs.
if (saved[0] !== STORED_ELSEWHERE && saved.length <= INLINE_LIMIT) load(first || '{}');
Object.assign(window, { cage: started });
