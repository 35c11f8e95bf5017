export const TOAST_MS = 3000;

/** Shows words at the bottom centre for three seconds. */
export function toast(words: string): void {
  const place = document.querySelector('#toasts');
  if (!place) return;
  const note = document.createElement('p');
  note.className = 'toast';
  note.textContent = words;
  place.append(note);
  setTimeout(() => note.remove(), TOAST_MS);
}
