import type { seen } from '../shim/first-frame.ts';

/** Fields and buttons have uses of their own for these keys. */
const USES_KEYS = 'input,textarea,select,button,summary,audio,video,[role=textbox],[role=slider]';
/** A page with this many characters is there to be read. */
const LONG_TEXT = 600;

/**
 * Whether a key that the game has left to the browser may scroll. It may where there is text to read,
 * and not where the game is drawn on a canvas and listens to keys: the picture would jump. Nor may it
 * where nothing is left to scroll, for then browsers scroll the page around the game.
 */
export function mayScroll(event: KeyboardEvent, { keys = false }: typeof seen): boolean {
  const target = event.composedPath()[0];
  const from = target instanceof Element ? target : document.documentElement;
  if (from.closest(USES_KEYS) || (from as HTMLElement).isContentEditable) return true;
  const root = document.scrollingElement ?? document.documentElement;
  // Where the player has pressed last, as browsers have it.
  const { anchorNode } = getSelection() ?? {};
  const pressed = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  for (const start of [from, pressed]) {
    for (let element = start ?? null; element; element = element.parentElement)
      if (element !== root && element !== document.body && moves(element, event)) return true;
  }
  const isRead =
    !document.querySelector('canvas') && (document.body?.innerText.length ?? 0) >= LONG_TEXT;
  return (!keys || isRead) && moves(root, event);
}

/** Whether an element scrolls further that way. */
function moves(element: Element, { key, shiftKey }: KeyboardEvent): boolean {
  const across = /^Arrow(?:Left|Right)$/.test(key);
  const back = /^(?:ArrowUp|ArrowLeft|PageUp|Home)$/.test(key) || (key === ' ' && shiftKey);
  const style = getComputedStyle(element);
  const overflow = across ? style.overflowX : style.overflowY;
  const isRoot = element === document.scrollingElement;
  if (isRoot ? /hidden|clip/.test(overflow) : !/auto|scroll|overlay/.test(overflow)) return false;
  const at = across ? Math.abs(element.scrollLeft) : element.scrollTop;
  const length = across
    ? element.scrollWidth - element.clientWidth
    : element.scrollHeight - element.clientHeight;
  // ShimApi of a pixel are never scrolled.
  return back ? at > 0 : at < length - 1;
}
