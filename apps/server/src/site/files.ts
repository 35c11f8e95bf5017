import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PortalConfig } from '@playgrove/catalogue/config';
import { cacheControl } from './caching.ts';
import { contentPolicy, inlineHashes } from './policy.ts';

export type Encoding = 'br' | 'gzip';
export type PictureType = 'image/avif' | 'image/webp';

/** One file of the site as it is served. */
export type SiteFile = {
  /** From the site's root, beginning with a slash; also the name on disk. */
  readonly path: string;
  readonly type: string;
  readonly cache: string;
  /** Content Security Policy, of pages and scripts. */
  readonly policy?: string;
  /** Of a game page: who may frame it. `policy`: another origin too, which only the policy can say. */
  readonly frames?: 'same' | 'policy';
  /** The same bytes, packed: encoding → path of the packed file. */
  readonly packed: ReadonlyMap<Encoding, string>;
  /** The same picture in newer formats. */
  readonly pictures: ReadonlyMap<PictureType, SiteFile>;
};

export type Site = {
  readonly folder: string;
  /** Every file that may be asked for, by path. What is not here does not exist. */
  readonly files: ReadonlyMap<string, SiteFile>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const PACKED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };
const PICTURES: Readonly<Record<string, PictureType>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
/** The build's newer formats carry the side in their name; the JPEG is the largest. */
const FULL_SIZE = '-512';
const GAME_PAGE = /^\/allgame\/[^/]+\/index\.html$/;

/**
 * Lists the built site once; what is added later is served after the next start.
 * Names that begin with a dot are left out.
 * @throws Error when there is no `index.html`
 */
export function readSite(folder: string, config: PortalConfig): Site {
  const paths = new Set(list(folder, ''));
  if (!paths.has('/index.html')) {
    throw new Error(
      `There is no built site in ${folder} (index.html is missing). Run "npm run build" first.`,
    );
  }
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    const bare = path.slice(0, -extname(path).length);
    if (PACKED[extname(path)] !== undefined && paths.has(bare)) continue;
    files.set(path, describe(folder, path, paths, config));
  }
  for (const [path, file] of files) {
    if (!/^\/allgame\/icon\/.*\.jpe?g$/.test(path)) continue;
    const pictures = new Map<PictureType, SiteFile>();
    for (const [extension, type] of Object.entries(PICTURES)) {
      const bare = path.replace(/\.jpe?g$/, '');
      const other = files.get(bare + extension) ?? files.get(bare + FULL_SIZE + extension);
      if (other) pictures.set(type, other);
    }
    files.set(path, { ...file, pictures });
  }
  return { folder, files };
}

function describe(
  folder: string,
  path: string,
  paths: ReadonlySet<string>,
  config: PortalConfig,
): SiteFile {
  const packed = new Map<Encoding, string>();
  for (const [extension, encoding] of Object.entries(PACKED)) {
    if (paths.has(path + extension)) packed.set(encoding, path + extension);
  }
  const policy = policyOf(folder, path, config);
  return {
    path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cache: cacheControl(path),
    ...(policy === undefined ? {} : { policy }),
    ...(GAME_PAGE.test(path)
      ? { frames: config.gamesOrigin === '' ? ('same' as const) : ('policy' as const) }
      : {}),
    packed,
    pictures: new Map(),
  };
}

function policyOf(folder: string, path: string, config: PortalConfig): string | undefined {
  if (path.endsWith('.html')) {
    const inline = inlineHashes(readFileSync(join(folder, path), 'utf8'));
    return contentPolicy(GAME_PAGE.test(path) ? 'game' : 'portal', inline, config);
  }
  // Workers take theirs from their own file.
  return /\.m?js$/.test(path) ? "default-src 'self'" : undefined;
}

function list(folder: string, under: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(folder, under), { withFileTypes: true });
  } catch (error) {
    if (under === '') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = `${under}/${entry.name}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return [];
    if (entry.isDirectory()) return list(folder, path);
    return entry.isFile() ? [path] : [];
  });
}
