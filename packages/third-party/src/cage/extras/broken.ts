import type { seen } from '../shim/first-frame.ts';
import type { GameToHost } from '../wire.ts';

/** How often a page is looked at that shows nothing: for about half a minute after it has loaded. */
const MAX_LOOKS = 20;
/** The page is looked at in this many places across and down. */
const PLACES = 12;
const DRAWN = 'canvas,img,svg,video,iframe,object,embed,input,button,select,textarea';
const HANDLERS = [
  'onclick',
  'onkeydown',
  'onkeyup',
  'onmousedown',
  'onpointerdown',
  'ontouchstart',
];

let looks = 0;

/**
 * Looks at a page that has loaded and not said that it shows something.
 * @returns what to say of it; nothing while it may still begin
 */
export function look({ broke, input }: typeof seen): GameToHost | undefined {
  looks += 1;
  const failed = (why: string): GameToHost => ({ kind: 'failed', why });
  if (!shows(broke !== undefined)) {
    if (broke) return failed(reasonOf(broke));
    return looks < MAX_LOOKS ? undefined : failed('It shows nothing.');
  }
  // What broke is often only a script that counts visitors.
  if (!broke || input || canBePlayed()) return { kind: 'ready' };
  return failed(reasonOf(broke));
}

/** Whether there is anything to see but one color. */
function shows(mayBeDead: boolean): boolean {
  const { innerWidth, innerHeight } = window;
  for (let at = 0; at < PLACES * PLACES; at += 1) {
    const x = (((at % PLACES) + 0.5) * innerWidth) / PLACES;
    const y = ((Math.floor(at / PLACES) + 0.5) * innerHeight) / PLACES;
    const found = document.elementsFromPoint(x, y);
    if (found.some((element) => isSeen(element, mayBeDead))) return true;
  }
  // Between the places may be a line of text.
  return (document.body?.innerText ?? '').trim() !== '';
}

function isSeen(element: Element, mayBeDead: boolean): boolean {
  if (element === document.documentElement || element === document.body) return false;
  const { opacity, visibility, backgroundColor, backgroundImage } = getComputedStyle(element);
  if (visibility === 'hidden' || Number(opacity) === 0) return false;
  if (element instanceof HTMLCanvasElement) return !mayBeDead || isDrawn(element);
  if (element instanceof HTMLImageElement) return element.naturalWidth > 0;
  if (element.matches(DRAWN)) return true;
  return backgroundImage !== 'none' || !/^transparent$|, 0\)$/.test(backgroundColor);
}

/** Whether a canvas holds more than one color. What cannot be read counts as drawn. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const copy = document.createElement('canvas');
  copy.width = copy.height = 16;
  const context = copy.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return false;
  try {
    context.drawImage(canvas, 0, 0, copy.width, copy.height);
    const pixels = new Uint32Array(context.getImageData(0, 0, 16, 16).data.buffer);
    return pixels.some((pixel) => pixel !== pixels[0]);
  } catch {
    return true;
  }
}

/** Whether there is something to press. */
function canBePlayed(): boolean {
  const places = [window, document, document.body] as unknown as Record<string, unknown>[];
  return (
    HANDLERS.some((name) => places.some((place) => place?.[name])) ||
    document.querySelector(
      'button,input,select,canvas,a[href],iframe,[onclick],[onmousedown],[ontouchstart]',
    ) !== null
  );
}

/** What an operator reads of a script that broke. */
function reasonOf(event: ErrorEvent | PromiseRejectionEvent): string {
  if ('reason' in event) return String(event.reason);
  const { message, filename, lineno } = event;
  return `${message || 'A script failed'} (${filename.split('/files/').pop() ?? ''}:${lineno})`;
}
