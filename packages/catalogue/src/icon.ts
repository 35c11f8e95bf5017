/** Shown for records without an acceptable picture. */
export const DEFAULT_ICON = '/allgame/icon/default.png';

/**
 * The address to show for a record's `icon_path`: it must end in `.png`, `.jpg` or `.jpeg`
 * (any case), and a leading protocol is stripped (`https://host/a.jpg` → `//host/a.jpg`).
 * Anything else gives the default picture.
 */
export function iconPath(path: unknown): string {
  if (typeof path !== 'string') return DEFAULT_ICON;
  const bare = path.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)+/i, '');
  return /[^/]\.(?:png|jpe?g)$/i.test(bare) ? bare : DEFAULT_ICON;
}
