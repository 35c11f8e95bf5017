import { isTyping } from '../shell/presses.ts';

/** `?` shows the list of keys. */
export function watchHelpKey(): void {
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (key !== '?' || ctrlKey || metaKey || altKey || isTyping(target)) return;
    void import('../shell/shortcuts.ts').then(
      ({ showShortcuts }) => showShortcuts(),
      () => {
        // Nobody waits for it: the key can be pressed again.
      },
    );
  });
}
