import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a release's site was put together from; it is no part of a dressed one. */
const PARTS_FOLDER = '.parts';

/** Every file of a site, as paths from its folder, those that are never served included. */
export function siteFiles(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (under: string): void => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (path === PARTS_FOLDER) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.add(path);
    }
  };
  walk('');
  return found;
}

/** Whether a file is the packed copy of one next to it. */
export function isPacked(path: string, files: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(path) && files.has(path.replace(/\.(?:br|gz)$/, ''));
}
