import { createHash } from 'node:crypto';
import { hasOwnHosts, type PortalConfig } from '@playgrove/site-config/config';
import { OWN_GAMES_ADDRESS, SEARCH_ADDRESS } from '../src/data/files.ts';
import { HOST_WORKER_PATH, KEEPER_PATH } from '../src/data/keeper.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * What a release caches on every device: the page, its code, styles and early font files. Other
 * data is cached when used.
 */
const PRECACHED =
  /^(?:index\.html|icon\.svg|manifest\.webmanifest|assets\/(?!pages-|\w+-more-).*)$/;
/** Search works offline too, unless its file would be a large download for every visitor. */
const SEARCH = SEARCH_ADDRESS.slice(1);
/** Where a link to a run leads, which may carry all of it. */
const OWN_GAMES = OWN_GAMES_ADDRESS.slice(1);
const SEARCH_LIMIT = 150_000;
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+$/;

/** What the bundled service worker has in place of the release's files. */
export const RELEASE_FILES = '__RELEASE_FILES__';

/**
 * The service worker, knowing every file of the release by its content.
 * @param script as it was bundled
 */
export function makeWorker(script: string, files: Files, base: string): string {
  const release = [...files]
    .filter(
      ([path, content]) =>
        PRECACHED.test(path) ||
        path === OWN_GAMES ||
        (path === SEARCH && content.length <= SEARCH_LIMIT),
    )
    .map(([path, content]) => ({
      url: base + path,
      revision: HASHED.test(path)
        ? null
        : createHash('sha256').update(content).digest('hex').slice(0, 16),
    }));
  return script.replace(RELEASE_FILES, () => JSON.stringify(release));
}

/**
 * What each game's own host needs to save it for offline; nothing where games have none.
 * @returns files by path from the site's root
 */
export function makeKeeper(
  { page, worker }: { readonly page: string; readonly worker: string },
  config: PortalConfig,
): [path: string, content: string][] {
  if (!hasOwnHosts(config)) return [];
  const { base, publicAddress } = config;
  const hash = createHash('sha256').update(page).digest('hex').slice(0, 8);
  const script = `allgame/_v/keep-${hash}.js`;
  const { origin } = new URL(publicAddress);
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Save for offline</title>
<script src="${base}${script}" data-portal="${origin}"></script>
</html>
`;
  return [
    [KEEPER_PATH.slice(1), html],
    [script, page],
    [HOST_WORKER_PATH.slice(1), worker],
  ];
}
