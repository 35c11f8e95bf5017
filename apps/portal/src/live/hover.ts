/**
 * Clips on cards for who has a mouse or a keyboard. Their code comes when a card first asks for it,
 * so that home loads nothing for them.
 */
export function watchCards(): void {
  const able = matchMedia(
    '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)',
  );
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  const wanted = (): boolean => able.matches && connection?.saveData !== true;
  const begin = (event: Event): void => {
    const { target } = event;
    const card = target instanceof Element ? target.closest('a[data-game]') : null;
    const touched = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (
      !card ||
      touched ||
      !wanted() ||
      (event.type === 'focusin' && !card.matches(':focus-visible'))
    )
      return;
    for (const kind of KINDS) document.removeEventListener(kind, begin);
    void import('../cards/clips.ts').then(
      ({ playClips }) => playClips(card, wanted),
      () => {
        // A card without its clip is a card.
      },
    );
  };
  for (const kind of KINDS) document.addEventListener(kind, begin);
}

const KINDS = ['pointerover', 'focusin'] as const;
