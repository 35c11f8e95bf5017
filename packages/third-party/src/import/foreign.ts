import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../build/files.ts';
import { fontsOf, packageOf } from './packages.ts';

const READ = /\.(?:x?html?|m?js|css)$/i;
/** Larger files are engines; what addresses they name they load when a game wants it. */
const LONGEST = 1_500_000;
const MAX = 60;
const ADDRESS = /(?:https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/[^\s"'`<>()\\{}]*)?/gi;

/** Addresses on public hosts that a game's pages, scripts and style sheets name, and a package holds. */
export function foreignAddresses(folder: string): readonly string[] {
  const found = new Set<string>();
  for (const { path, size } of listFiles(folder)) {
    // Flutter's games name the host of their engine in the game itself.
    if (!READ.test(path) || (size > LONGEST && !path.endsWith('main.dart.js'))) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    for (const [written] of text.matchAll(ADDRESS)) {
      if (found.size >= MAX) return [...found];
      const address = written.replaceAll('&amp;', '&').replace(/[,;.]+$/, '');
      if (isLoaded(address)) found.add(address);
    }
  }
  return [...found];
}

/** Links in comments lead to pages, not to files. */
function isLoaded(address: string): boolean {
  if (fontsOf(address.startsWith('//') ? `https:${address}` : address).length > 0) return true;
  const wanted = packageOf(address);
  if (!wanted) return false;
  const { file, bundle, version } = wanted;
  return bundle === true || file === ''
    ? version !== 'latest' || bundle === true || !address.endsWith('/')
    : /\.(?:m?js|css|json|wasm)$|\/$/i.test(file);
}

/** The names that a game's scripts import from an address. */
export function namesImported(folder: string, address: string): readonly string[] {
  const from = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`\\{([^{}]*)\\}\\s*from\\s*["']${from}["']`, 'g');
  const names = new Set<string>();
  for (const { path, size } of listFiles(folder)) {
    if (!READ.test(path) || size > LONGEST) continue;
    for (const [, list = ''] of readFileSync(join(folder, path), 'utf8').matchAll(pattern)) {
      for (const one of list.split(',')) {
        const name = one.trim().split(/\s+as\s+/)[0] ?? '';
        if (/^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default') names.add(name);
      }
    }
  }
  return [...names];
}

const MODULE = /["'(]((?:\.{0,2}\/)*)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g;

/** Packages that a game's own files load from `node_modules`: folder of the package → its name. */
export function modulesUsed(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, size } of listFiles(folder)) {
    if (!READ.test(path) || size > LONGEST || /(?:^|\/)node_modules\//.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    for (const [, up = '', name = ''] of text.matchAll(MODULE)) {
      const from = up.startsWith('/') ? '' : posix.dirname(path);
      const place = posix.join(from, up.replace(/^\/+/, ''), 'node_modules', name);
      if (!place.startsWith('..')) found.set(place, name);
    }
  }
  return found;
}
