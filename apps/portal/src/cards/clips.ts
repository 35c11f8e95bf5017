/**
 * Silent clips over cards: for a mouse that rests on a card or the keyboard that stands on it, never
 * where data is spared or less motion is asked for. Fetched when the first card asks for it.
 */
import './clips.css';
import { CLIPS_ADDRESS } from '../records/files.ts';
import { readClips } from '../records/read-extras.ts';
import { fetchFile } from '../services/files.ts';

/** A pointer that only passes over a card starts nothing, in milliseconds. */
const INTENT_MS = 250;
const FADE_MS = 220;

let over: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Follows pointer and focus from now on. @param first what was done before this code was here */
export function followCards(first: Event): void {
  document.addEventListener('pointerover', follow);
  document.addEventListener('focusin', follow);
  document.documentElement.addEventListener('pointerleave', () => enter(undefined));
  document.addEventListener('visibilitychange', () => enter(undefined));
  follow(first);
}

function follow(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
  if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
  enter(target.closest('a[data-game]') ?? undefined);
}

function enter(card: Element | undefined): void {
  if (card === over) return;
  if (over) leave(over);
  over = card;
  clearTimeout(timer);
  if (card && areWanted()) timer = setTimeout(() => void show(card), INTENT_MS);
}

/** Whether clips may play, asked each time: all of it can change while a page is open. */
function areWanted(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  const able = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';
  return connection?.saveData !== true && matchMedia(able).matches;
}

async function show(card: Element): Promise<void> {
  try {
    const { clips } = readClips(await fetchFile(CLIPS_ADDRESS));
    const address = clips[card.getAttribute('data-game') ?? ''];
    if (address === undefined || over !== card) return;
    const clip = new Image();
    clip.className = 'clip';
    clip.alt = '';
    clip.src = address;
    await clip.decode();
    if (over !== card) return;
    card.querySelector('.art')?.append(clip);
    clip.animate({ opacity: [0, 1] }, FADE_MS);
  } catch {
    // A card without its clip is a card.
  }
}

function leave(card: Element): void {
  for (const clip of card.querySelectorAll('.clip')) {
    const away = clip.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' });
    away.addEventListener('finish', () => clip.remove());
    away.addEventListener('cancel', () => clip.remove());
  }
}
