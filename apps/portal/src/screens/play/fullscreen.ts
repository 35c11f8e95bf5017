import { useEffect, useState, type RefObject } from 'react';

/**
 * Fullscreen for an element. Where the browser has none for elements, as on iPhones, the page
 * folds its bars away instead: `wide` is true either way.
 */
export function useFullscreen(room: RefObject<HTMLElement | null>): {
  readonly wide: boolean;
  readonly toggle: () => void;
} {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const follow = (): void => setWide(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (wide) setWide(false);
    else if (document.fullscreenEnabled && room.current?.requestFullscreen) {
      room.current.requestFullscreen().catch(() => setWide(true));
    } else setWide(true);
  };
  return { wide, toggle };
}
