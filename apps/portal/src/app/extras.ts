/** Clips on cards, the cards that were seen, and the list of keys, from the first event that wants one. */
import type { Count } from '../services/statistics.ts';
import { followCards } from '../shell/clips.ts';
import { isTyping } from '../shell/presses.ts';
import { watchSeen } from '../shell/seen.ts';

/** @param first the event that this module was loaded for */
export function listen(first: Event, count: Count): void {
  followCards(first);
  watchSeen(count);
  document.addEventListener('keydown', press);
  if (first instanceof KeyboardEvent) press(first);
}

function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key !== '?' || ctrlKey || metaKey || altKey || isTyping(target)) return;
  void import('../shell/shortcuts/shortcuts.ts').then(
    ({ showShortcuts }) => showShortcuts(),
    () => {
      // The key can be pressed again.
    },
  );
}
