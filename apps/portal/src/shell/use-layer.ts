import { useLayoutEffect, type RefObject } from 'react';
import { setFlag } from '../services/dom-state.ts';
import { nextFrame } from '../services/frames.ts';

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

export type LayerOptions = {
  readonly open: boolean;
  readonly close: () => void;
  /** The button that opened it; it stays reachable and gets the focus back. */
  readonly button: RefObject<HTMLElement | null>;
  readonly layer: RefObject<HTMLElement | null>;
};

/**
 * What a layer over the page does while it is open: once it is on the screen, focus goes in, stays
 * among the layer and its button, and comes back; Escape, a link in it and another page (with Back,
 * for example) close it; the page behind does not scroll.
 */
export function useLayer({ open, close, button, layer }: LayerOptions): void {
  // Not an effect after the paint: a key may be pressed as soon as the layer can be seen.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = button.current;
    const inside = (): HTMLElement[] => [
      ...(opener ? [opener] : []),
      ...(layer.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
    ];
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (event.key === 'Tab') keepInside(event, inside());
    };
    const choose = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const over = layer.current;
    setFlag('layer', true);
    document.addEventListener('keydown', press);
    addEventListener('hashchange', close);
    over?.addEventListener('click', choose);
    let isOpen = true;
    void nextFrame().then(() => {
      if (!isOpen || !over) return;
      over.inert = false;
      over.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    });
    return () => {
      isOpen = false;
      if (over) over.inert = true;
      setFlag('layer', false);
      document.removeEventListener('keydown', press);
      removeEventListener('hashchange', close);
      over?.removeEventListener('click', choose);
      // The layer goes with this very change: focus that was in it has nowhere else to go.
      opener?.focus({ preventScroll: true });
    };
  }, [open, close, button, layer]);
}

function keepInside(event: KeyboardEvent, places: readonly HTMLElement[]): void {
  const [first] = places;
  const last = places.at(-1);
  const at = places.indexOf(document.activeElement as HTMLElement);
  if (at === -1 || (!event.shiftKey && document.activeElement === last)) {
    event.preventDefault();
    first?.focus();
  } else if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  }
}
