/** Whether there is something to press, though a script broke: often only one that counts visitors. */
export function canBePlayed(): boolean {
  const handlers = [
    'onclick',
    'onkeydown',
    'onkeyup',
    'onmousedown',
    'onpointerdown',
    'ontouchstart',
  ];
  const places = [window, document, document.body] as unknown as Record<string, unknown>[];
  const found = handlers.some((name) => places.some((place) => place?.[name]));
  return (
    found ||
    document.querySelector(
      'button,input,select,canvas,a[href],iframe,[onclick],[onmousedown],[ontouchstart]',
    ) !== null
  );
}

/** What an operator reads of a script that broke. */
export function reasonOf(event: ErrorEvent | PromiseRejectionEvent): string {
  if ('reason' in event) return String(event.reason);
  const { message, filename, lineno } = event;
  return `${message || 'A script failed'} (${filename.split('/files/').pop() ?? ''}:${lineno})`;
}
