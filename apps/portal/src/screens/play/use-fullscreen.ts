import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Fullscreen for an element. Where the browser has none for elements, as on iPhones, the page
 * folds its bars away instead: `wide` is true either way.
 */
export function useFullscreen(container: RefObject<HTMLElement | null>): {
  readonly wide: boolean;
  readonly toggle: () => void;
  readonly set: (wide: boolean) => void;
} {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const follow = (): void => setWide(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const set = useCallback(
    (on: boolean): void => {
      if (!on) {
        if (document.fullscreenElement) void document.exitFullscreen();
        else setWide(false);
      } else if (document.fullscreenEnabled && container.current?.requestFullscreen) {
        container.current.requestFullscreen().catch(() => setWide(true));
      } else setWide(true);
    },
    [container],
  );
  const toggle = (): void => set(!(wide || document.fullscreenElement));
  return { wide, toggle, set };
}
