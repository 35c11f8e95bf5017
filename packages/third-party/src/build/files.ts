import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Listed = {
  /** From the folder, with `/`. */
  readonly path: string;
  readonly size: number;
  readonly changed: number;
};

/** What systems leave behind, and what a web server would not send. */
const LEFT_OUT = /^(?:\..*|__MACOSX|Icon\r|Thumbs\.db|desktop\.ini)$/i;

export function isLeftOut(path: string): boolean {
  return path.split('/').some((part) => LEFT_OUT.test(part));
}

/** Every file below a folder in a fixed order, `dist` and `node_modules` included: games have both. */
export function listFiles(folder: string): Listed[] {
  const found: Listed[] = [];
  const walk = (under: string): void => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (LEFT_OUT.test(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) {
        const { size, mtimeMs } = statSync(join(folder, path));
        found.push({ path, size, changed: mtimeMs });
      }
    }
  };
  walk('');
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Puts the same bytes at a second place without copying them, where the disk allows that. */
export function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
