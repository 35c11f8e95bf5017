/** The list of keys, in a dialog of its own; fetched when somebody asks for it. */
import './sheet.css';
import './shortcuts.css';

/** What pressing does, by where it works. */
const KEYS: readonly (readonly [where: string, keys: readonly (readonly [string, string])[]])[] = [
  [
    'On every page',
    [
      ['/', 'Search'],
      ['?', 'This list'],
      ['Esc', 'Close what is open'],
    ],
  ],
  [
    'In the search',
    [
      ['↑ ↓', 'Choose a game'],
      ['Enter', 'Open it'],
    ],
  ],
  [
    'In a game',
    [
      ['Esc', 'Leave the game for the page around it'],
      ['P', 'Pause'],
      ['R', 'Restart'],
      ['M', 'Sound off and on'],
      ['U', 'Take a move back, where the game allows it'],
      ['H', 'Hint, where the game has them'],
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
  const title = part('h2', 'Keyboard shortcuts');
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
  const note = part('p', 'Each game’s page says which keys play it.');
  const close = part('button', 'Close');
  close.type = 'button';
  close.className = 'button primary';
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, ...lists, note, close);
  // A press beside the list closes it, as with every layer.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function part<K extends 'h2' | 'h3' | 'p' | 'kbd' | 'dd' | 'button'>(
  kind: K,
  words: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(kind);
  element.textContent = words;
  return element;
}
