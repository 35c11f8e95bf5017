/** Scripts and folders of other hosts that lie next to a game: address → path below its files. */
export type Vendored = Readonly<Record<string, string>>;

/** Where an address of another host lies next to the game; names that end in `/` stand for folders. */
export function besideOf(vendored: Vendored, address: string): string | undefined {
  const full = address.replace(/^(?:http:)?\/\//i, 'https://');
  if (vendored[full] !== undefined) return vendored[full];
  for (const [folder, path] of Object.entries(vendored))
    if (folder.endsWith('/') && full.startsWith(folder)) return path + full.slice(folder.length);
  return undefined;
}
