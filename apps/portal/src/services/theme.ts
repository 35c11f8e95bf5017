import { PAGE } from '@playgrove/site-config/look';
import type { Theme } from '../data/site.ts';
import { setThemeAttribute } from './dom-state.ts';

/** Shows a theme: `system` leaves it to the device. */
export function showTheme(theme: Theme): void {
  setThemeAttribute(theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const device = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAGE[theme === 'system' ? device : theme];
  }
}
