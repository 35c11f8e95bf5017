import type { Theme } from './footer.tsx';

/** Colours of the browser's own bars. */
const BARS = { light: '#eaf3ff', dark: '#170d2e' } as const;

/** Shows a theme: `system` leaves it to the device. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = BARS[theme === 'system' ? own : theme];
  }
}
