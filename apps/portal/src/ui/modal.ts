/**
 * Shows a dialog that belongs to the page it was opened on: it is removed when it closes, and it
 * closes when the visitor goes to another page, with Back for example.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const close = (): void => dialog.close();
  addEventListener('hashchange', close);
  dialog.addEventListener('close', () => {
    removeEventListener('hashchange', close);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
