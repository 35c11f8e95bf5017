/** The hash in a card picture's path, whatever its size and format. */
export function pictureOf(path: string): string | undefined {
  return /^\/allgame\/icon\/([0-9a-f]{32})(?:-\d+)?\.(?:jpg|webp|avif)$/.exec(path)?.[1];
}

/** The one size that is kept for offline. */
export function offlineIcon(picture: string): string {
  return `/allgame/icon/${picture}-320.avif`;
}
