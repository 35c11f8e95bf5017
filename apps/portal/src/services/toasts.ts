export const TOAST_MS = 3000;

/** Shows text at the bottom center for three seconds. */
export function toast(text: string): void {
  const list = document.querySelector('#toasts');
  if (!list) return;
  const note = document.createElement('p');
  note.className = 'toast';
  note.textContent = text;
  list.append(note);
  setTimeout(() => note.remove(), TOAST_MS);
}
