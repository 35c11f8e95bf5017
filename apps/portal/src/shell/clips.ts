/**
 * Silent clips over cards: where a mouse rests on a card or the keyboard stands on it, and on phones
 * where a card rests in the middle of the screen. Never with data saver or reduced motion. Loaded
 * when the first card wants a clip.
 */
import { CLIPS_ADDRESS } from '../data/files.ts';
import { readClips } from '../data/read-extras.ts';
import { fetchFile } from '../services/files.ts';
import { closeClips, mayPlayClips, openClip } from './clip.ts';

/** A pointer that only passes over a card starts nothing, in milliseconds. */
const INTENT_MS = 250;
/** A screen that has not moved for so long rests, in milliseconds. */
const REST_MS = 400;
/** Places around the middle of the screen where a card is looked for, in parts of its height. */
const MIDDLE = [0, 0.06, -0.06, 0.12, -0.12] as const;

let over: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Follows pointer, focus and scrolling from now on. @param first the event that this module was loaded for */
export function followCards(first: Event): void {
  document.addEventListener('pointerover', follow);
  document.addEventListener('focusin', follow);
  document.documentElement.addEventListener('pointerleave', () => enter(undefined));
  document.addEventListener('visibilitychange', () => enter(undefined));
  // Rows of cards scroll too, and their events do not bubble.
  document.addEventListener('scroll', rest, { capture: true, passive: true });
  follow(first);
  rest();
}

function follow(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
  if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
  enter(target.closest('a[data-game]') ?? undefined);
}

/** Without a mouse, the card in the middle of a screen that rests is the one that is looked at. */
function rest(): void {
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  clearTimeout(resting);
  resting = setTimeout(() => enter(cardInTheMiddle()), REST_MS);
}

function cardInTheMiddle(): Element | undefined {
  for (const part of MIDDLE) {
    const at = document.elementFromPoint(innerWidth / 2, innerHeight * (0.5 + part));
    const card = at?.closest('a[data-game]');
    if (card) return card;
  }
  return undefined;
}

function enter(card: Element | undefined): void {
  if (card === over) return;
  if (over) closeClips(over);
  over = card;
  clearTimeout(timer);
  if (card && mayPlayClips()) timer = setTimeout(() => void show(card), INTENT_MS);
}

async function show(card: Element): Promise<void> {
  try {
    const { clips } = readClips(await fetchFile(CLIPS_ADDRESS));
    const address = clips[card.getAttribute('data-game') ?? ''];
    const art = card.querySelector('.art');
    if (address === undefined || !art || over !== card) return;
    const clip = await openClip(address, art, () => over === card);
    if (!clip) return;
    const stays = card.matches(':hover, :focus-visible');
    clip.loop = stays;
    // What nobody can stop moves for five seconds at most.
    clip.addEventListener('ended', () => closeClips(card));
  } catch {
    // A card without its clip is a card.
  }
}
