import { BASE } from './base.ts';

/** Whether a card's icon is one of ours, in every size; others are the address of one picture. */
export function isOwnIcon(icon: string): boolean {
  return /^[0-9a-f]{32}$/.test(icon);
}

/** A small picture of a card, where only one size is needed. */
export function smallIcon(icon: string): string {
  return isOwnIcon(icon) ? `${BASE}allgame/icon/${icon}-192.webp` : icon;
}

/** The hash in a card picture's path, whatever its shape, size and format. */
export function iconHash(path: string): string | undefined {
  return /\/allgame\/icon\/([0-9a-f]{32})(?:-(?:tall-|wide-)?\d+)?\.(?:jpg|webp|avif)$/.exec(
    path,
  )?.[1];
}

/** The one size that is saved for offline. */
export function offlineIcon(hash: string): string {
  return `${BASE}allgame/icon/${hash}-320.avif`;
}
