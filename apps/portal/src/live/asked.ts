/** Clips on cards and the list of keys, from the moment that somebody first asked for either. */
import { followCards } from '../cards/clips.ts';
import { isTyping } from '../shell/presses.ts';

/** @param first what was asked with before this code was here */
export function listen(first: Event): void {
  followCards(first);
  document.addEventListener('keydown', press);
  if (first instanceof KeyboardEvent) press(first);
}

function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key !== '?' || ctrlKey || metaKey || altKey || isTyping(target)) return;
  void import('../shell/shortcuts.ts').then(
    ({ showShortcuts }) => showShortcuts(),
    () => {
      // Nobody waits for it: the key can be pressed again.
    },
  );
}
