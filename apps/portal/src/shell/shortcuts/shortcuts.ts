/** The list of keys, in a dialog of its own; fetched when somebody asks for it. */
import '../../ui/sheet.css';
import './shortcuts.css';
import { showModal } from '../../ui/modal.ts';
import * as messages from './messages/en.json';

/** What pressing does, by where it works. */
const KEYS: readonly (readonly [where: string, keys: readonly (readonly [string, string])[]])[] = [
  [
    messages.anywhere,
    [
      ['/', messages.search],
      ['?', messages.show],
      ['Esc', messages.close],
    ],
  ],
  [
    messages.whileSearching,
    [
      ['↑ ↓', messages.move],
      ['Enter', messages.open],
    ],
  ],
  [
    messages.inGame,
    [
      ['Esc', messages.leave],
      ['P', messages.pause],
      ['R', messages.restart],
      ['M', messages.mute],
      ['U', messages.undo],
      ['H', messages.hint],
    ],
  ],
];

/** Opens the list; focus comes back to where it was when it closes. */
export function showShortcuts(): void {
  const shown = document.querySelector<HTMLDialogElement>('dialog.shortcuts');
  if (shown) return shown.close();
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet-dialog shortcuts';
  dialog.setAttribute('aria-labelledby', 'shortcuts-title');
  const title = part('h2', messages.title);
  title.id = 'shortcuts-title';
  const lists = KEYS.flatMap(([where, keys]) => {
    const list = document.createElement('dl');
    for (const [key, what] of keys) {
      const line = document.createElement('div');
      const term = document.createElement('dt');
      term.append(part('kbd', key));
      line.append(term, part('dd', what));
      list.append(line);
    }
    return [part('h3', where), list];
  });
  const note = part('p', messages.note);
  const close = part('button', messages.close);
  close.type = 'button';
  close.className = 'button primary';
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, ...lists, note, close);
  // A press outside the list closes it, as with every layer.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  showModal(dialog);
}

function part<K extends 'h2' | 'h3' | 'p' | 'kbd' | 'dd' | 'button'>(
  kind: K,
  words: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(kind);
  element.textContent = words;
  return element;
}
