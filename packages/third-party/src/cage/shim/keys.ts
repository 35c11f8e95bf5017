import { seen } from './first-frame.ts';
import { loadExtras } from './extras.ts';
import { on } from './patch.ts';
import { hear, tell } from './talk.ts';

/** Two presses within this many milliseconds leave the game; one is the game's own. */
const TWICE_MS = 1000;
/** The space bar scrolls when its character comes; earlier, the game would not get that. */
const SCROLLS = /^keydown(?:Arrow|Page|Home$|End$)|^keypress $/;

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
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented || !SCROLLS.test(event.type + event.key)) return;
  if (!loadExtras().mayScroll(event, seen)) event.preventDefault();
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

export function listenToKeys(): void {
  on('keydown', onKey, true);
  for (const kind of ['keydown', 'keypress'] as const) on(kind, keepStill);
  on('pointerdown', onPointer, true);
}

export function takeFocus(): void {
  hear((message) => {
    if (message.kind !== 'focus') return;
    window.focus();
    const canvas = document.querySelector<HTMLElement>('canvas[tabindex]');
    if (canvas && document.activeElement === document.body) canvas.focus({ preventScroll: true });
  });
}
