import { createHash } from 'node:crypto';
import { hasOwnHosts, type PortalConfig } from '@playgrove/site-config/config';
import type { Look } from '@playgrove/site-config/style';
import { fillMessage } from '@playgrove/language/message-format';
import sharp from 'sharp';
import * as LOOK from '@playgrove/site-config/look';
import { SEARCH_ADDRESS } from '../src/data/files.ts';
import { HOST_WORKER_PATH, KEEPER_PATH } from '../src/data/keeper.ts';
import { bundleKeeper, bundleWorker } from './bundle.ts';
import type { Language, PageMessages } from './language.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * What a release caches on every device: the page, its code, styles and early font files. Other
 * data is cached when used.
 */
const PRECACHED =
  /^(?:index\.html|icon\.svg|manifest\.webmanifest|assets\/(?!pages-|\w+-more-).*)$/;
/** Search works offline too, unless its file would be a large download for every visitor. */
const SEARCH = SEARCH_ADDRESS.slice(1);
const SEARCH_LIMIT = 150_000;
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+$/;

/** The service worker, knowing every file of the release by its content. */
export function makeWorker(files: Files, base: string): Promise<string> {
  const release = [...files]
    .filter(
      ([path, content]) =>
        PRECACHED.test(path) || (path === SEARCH && content.length <= SEARCH_LIMIT),
    )
    .map(([path, content]) => ({
      url: base + path,
      revision: HASHED.test(path)
        ? null
        : createHash('sha256').update(content).digest('hex').slice(0, 16),
    }));
  return bundleWorker(JSON.stringify(release), base);
}

/**
 * What each game's own host needs to save it for offline; nothing where games have none.
 * @returns files by path from the site's root
 */
export async function makeKeeper(config: PortalConfig): Promise<[path: string, content: string][]> {
  if (!hasOwnHosts(config)) return [];
  const { base, publicAddress } = config;
  const { page, worker } = await bundleKeeper(base);
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

/** Pictures that home screens want, in pixels; the mark keeps clear of round and squircle masks. */
const ICON_SIDES = [192, 512] as const;

/** What installing needs: the manifest and its icons. */
export async function makeInstallable(
  { siteName, base }: PortalConfig,
  { tag, direction }: Language,
  messages: PageMessages,
  mark: string,
  { PAGE }: Look = LOOK,
): Promise<[path: string, content: string | Uint8Array][]> {
  const icons = await Promise.all(
    ICON_SIDES.map(async (side): Promise<[string, Uint8Array]> => {
      const inner = Math.round(side * 0.7);
      const picture = await sharp(Buffer.from(mark), { density: 600 })
        .resize(inner, inner, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      const edge = side - inner;
      const background = PAGE.light;
      const icon = await sharp(picture)
        .extend({
          top: Math.floor(edge / 2),
          bottom: Math.ceil(edge / 2),
          left: Math.floor(edge / 2),
          right: Math.ceil(edge / 2),
          background,
        })
        .flatten({ background })
        .png()
        .toBuffer();
      return [`icon-${side}.png`, icon];
    }),
  );
  const shortcutIcons = [{ src: `${base}icon-192.png`, type: 'image/png', sizes: '192x192' }];
  const manifest = {
    id: base,
    name: siteName,
    short_name: siteName,
    lang: tag,
    dir: direction,
    description: fillMessage(messages.appDescription, { site: siteName }),
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: PAGE.light,
    theme_color: PAGE.light,
    categories: ['games', 'entertainment'],
    shortcuts: [
      {
        name: messages.continuePlaying,
        short_name: messages.continueShort,
        url: `${base}?go=continue`,
        icons: shortcutIcons,
      },
      {
        name: messages.randomGame,
        short_name: messages.randomShort,
        url: `${base}?go=random`,
        icons: shortcutIcons,
      },
      {
        name: messages.todayTitle,
        short_name: messages.today,
        url: `${base}?go=today`,
        icons: shortcutIcons,
      },
    ],
    icons: [
      { src: `${base}icon.svg`, type: 'image/svg+xml', sizes: 'any' },
      ...ICON_SIDES.flatMap((side) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `${base}icon-${side}.png`,
          type: 'image/png',
          sizes: `${side}x${side}`,
          purpose,
        })),
      ),
    ],
  };
  return [...icons, ['manifest.webmanifest', JSON.stringify(manifest)]];
}
