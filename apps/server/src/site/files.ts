import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PortalConfig } from '@playgrove/site-config/config';
import {
  CAGED,
  isWithoutFrames,
  pageAround,
  roleOf,
  type Role,
} from '@playgrove/third-party/server';
import { NO_SITE } from '../base/command.ts';
import { cacheControl, isImmutable } from './caching.ts';
import { contentPolicy, inlineHashes, pageKind } from './policy.ts';

export type Encoding = 'br' | 'gzip';
export type PictureType = 'image/avif' | 'image/webp';

/** One file of the site, with what its headers need. */
export type SiteFile = {
  /** The site's folder, which is another one for files of an older site. */
  readonly folder: string;
  /** From the site's root, beginning with a slash; also the name on disk. */
  readonly path: string;
  readonly type: string;
  readonly cache: string;
  /** Content Security Policy; only our pages and scripts have one. */
  readonly policy?: string;
  /**
   * Who may frame a game page, or a file of a caged game; any page if it is left out there. `policy`:
   * also another origin, which only the policy can express.
   */
  readonly frames?: 'same' | 'policy';
  /** What it is to third-party games, if anything. */
  readonly role?: Role;
  /** Paths of the compressed files, by encoding. */
  readonly packed: ReadonlyMap<Encoding, string>;
  /** The same picture in newer formats. */
  readonly pictures: ReadonlyMap<PictureType, SiteFile>;
};

export type Site = {
  readonly folder: string;
  /** Every public file by path. Anything else does not exist. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page for everything else, `404.html`, which has no address. */
  readonly missing?: SiteFile;
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
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.flac': 'audio/flac',
  '.mid': 'audio/midi',
  '.htm': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.bmp': 'image/bmp',
  '.cur': 'image/x-icon',
  '.vtt': 'text/vtt; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json; charset=utf-8',
  '.pdf': 'application/pdf',
};
const PACKED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };
const PICTURES: Readonly<Record<string, PictureType>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
/** In newer formats the file name ends in the size; the JPEG is the largest. */
const FULL_SIZE = '-512';
const MISSING = '/404.html';
/** Packed copies of a caged game's files, apart from them: a game may bring files of any name. */
const CAGED_PACKED = /^\/allgame\/[^/]+\/packed\//;

/**
 * Lists the files of the built site, except names that begin with a dot. Files that are added later
 * are served after the next start.
 * @throws Error if there is no `index.html`
 */
export function readSite(folder: string, config: PortalConfig): Site {
  const paths = new Set(list(folder, ''));
  if (!paths.has('/index.html')) {
    throw new Error(`There is no built site in ${folder} (index.html is missing). ${NO_SITE}`);
  }
  const files = new Map<string, SiteFile>();
  const withoutFrames = new Set(
    [...paths].filter(
      (path) =>
        pageKind(path, false) === 'game' &&
        isWithoutFrames(readFileSync(join(folder, path), 'utf8')),
    ),
  );
  for (const path of paths) {
    if (CAGED_PACKED.test(path)) continue;
    const bare = path.slice(0, -extname(path).length);
    if (!CAGED.test(path) && PACKED[extname(path)] !== undefined && paths.has(bare)) continue;
    files.set(path, describe(folder, path, { paths, withoutFrames }, config));
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
  const missing = files.get(MISSING);
  files.delete(MISSING);
  return { folder, files, ...(missing ? { missing } : {}) };
}

/**
 * Adds files of an older site that the new one lacks and whose names change with their content:
 * pages that are open still request them. Of the older site, only its own files are added.
 */
export function withOlder(site: Site, older: Site): Site {
  const stay = [...older.files].filter(
    ([path, file]) => isImmutable(file.cache) && !site.files.has(path),
  );
  return { ...site, files: new Map([...site.files, ...stay]) };
}

function describe(
  folder: string,
  path: string,
  { paths, withoutFrames }: Readonly<Record<'paths' | 'withoutFrames', ReadonlySet<string>>>,
  config: PortalConfig,
): SiteFile {
  const packed = new Map<Encoding, string>();
  const role = roleOf(path, () => readFileSync(join(folder, path), 'utf8'));
  const packedPath = role === 'game' ? path.replace('/files/', '/packed/') : path;
  for (const [extension, encoding] of Object.entries(PACKED)) {
    if (paths.has(packedPath + extension)) packed.set(encoding, packedPath + extension);
  }
  const policy = role === 'game' ? undefined : policyOf(folder, path, config, role === 'page');
  return {
    folder,
    path,
    type: typeOf(path, role),
    ...(role && { role }),
    cache: cacheControl(path),
    ...(policy === undefined ? {} : { policy }),
    ...framesOf(path, config),
    ...(role === 'game' && withoutFrames.has(pageAround(path)) && { frames: 'policy' as const }),
    packed,
    pictures: new Map(),
  };
}

/** Who may frame a page of games; a header that is older than policies knows one site or none. */
function framesOf(path: string, { gamesOrigin }: PortalConfig): Pick<SiteFile, 'frames'> {
  const kind = path.endsWith('.html') ? pageKind(path, false) : 'portal';
  if (kind === 'portal') return {};
  return { frames: kind === 'game' && gamesOrigin === '' ? 'same' : 'policy' };
}

/**
 * An engine's packed file lies there unpacked under its old name, and is what the name says before
 * `.br`. Browsers and other tools that save pages add endings too: `game.js.download`,
 * `style.css?ver=2`.
 */
function typeOf(path: string, role: Role | undefined): string {
  const name = role === 'game' ? path.replace(/\.(?:br|gz|download)$|\?[^/]*$/i, '') : path;
  return TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

function policyOf(
  folder: string,
  path: string,
  config: PortalConfig,
  holdsCage: boolean,
): string | undefined {
  if (path.endsWith('.html')) {
    const inline = inlineHashes(readFileSync(join(folder, path), 'utf8'));
    return contentPolicy(pageKind(path, holdsCage), inline, config);
  }
  // A worker gets its policy from its script.
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
