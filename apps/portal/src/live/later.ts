/**
 * What only some visitors use (clips on cards, the list of keys) comes when it is first asked for,
 * so that home loads nothing for it.
 */
export function watchForLater(): void {
  const begin = (event: Event): void => {
    const { target } = event;
    const card = target instanceof Element && target.closest('a[data-game]');
    const mouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse';
    if (event instanceof KeyboardEvent ? event.key !== '?' : !card || !mouse) return;
    for (const kind of KINDS) document.removeEventListener(kind, begin);
    void import('./asked.ts').then(
      ({ listen }) => listen(event),
      () => {
        // The page is whole without it.
      },
    );
  };
  for (const kind of KINDS) document.addEventListener(kind, begin);
}

const KINDS = ['pointerover', 'focusin', 'keydown'] as const;
