import { hear, tell } from './talk.ts';

/** Two presses within this many milliseconds leave the game; one is the game's own. */
const TWICE_MS = 1000;
const SCROLLS = /^(?:Arrow|Page(?:Up|Down)$|(?:Home|End| )$)/;
const WRITES = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';
/** Keys that press what has the focus. */
const PRESSES = 'button,a[href],summary,[role="button"],audio,video';

let escapedAt = -Infinity;
let begun = false;

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.repeat) {
    const at = event.timeStamp;
    if (at - escapedAt < TWICE_MS) tell({ kind: 'escape' });
    escapedAt = at;
  }
  begin();
}

/** Last in line, so that the game has had the key. */
function keepStill(event: KeyboardEvent): void {
  if (!SCROLLS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  const used = event.key === ' ' ? `${WRITES},${PRESSES}` : WRITES;
  if (!(target instanceof Element && target.closest(used))) event.preventDefault();
}

function begin(): void {
  if (begun) return;
  begun = true;
  tell({ kind: 'input' });
}

function onPointer(): void {
  // A press on a canvas does not give its frame the keyboard in every browser.
  window.focus();
  begin();
}

/** `document.open` takes every listener away, so this runs again after it. */
export function listenToKeys(): void {
  addEventListener('keydown', onKey, true);
  addEventListener('keydown', keepStill);
  addEventListener('pointerdown', onPointer, true);
}

export function takeFocus(): void {
  hear((message) => {
    if (message.kind !== 'focus') return;
    window.focus();
    const canvas = document.querySelector<HTMLElement>('canvas[tabindex]');
    if (canvas && document.activeElement === document.body) canvas.focus({ preventScroll: true });
  });
}
