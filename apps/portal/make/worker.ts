import { createHash } from 'node:crypto';
import type { PortalConfig } from '@playgrove/catalogue/config';
import sharp from 'sharp';
import { bundleWorker } from './bundle.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** What the release keeps on every device: the page, its code, styles and fonts. Data comes as it is met. */
const KEPT = /^(?:index\.html|icon\.svg|manifest\.webmanifest|assets\/(?!pages-).*)$/;
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+$/;

/** The service worker, knowing every file of the release by its content. */
export function makeWorker(files: Files): Promise<string> {
  const release = [...files]
    .filter(([path]) => KEPT.test(path))
    .map(([path, content]) => ({
      url: `/${path}`,
      revision: HASHED.test(path)
        ? null
        : createHash('sha256').update(content).digest('hex').slice(0, 16),
    }));
  return bundleWorker(JSON.stringify(release));
}

/** Pictures that home screens want, in pixels; the mark keeps clear of round and squircle masks. */
const ICON_SIDES = [192, 512] as const;

const SHORTCUT_ICONS = [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }];

/** What installing needs: the manifest and its icons. */
export async function makeInstallable(
  { siteName }: PortalConfig,
  mark: string,
): Promise<[path: string, content: string | Uint8Array][]> {
  const icons = await Promise.all(
    ICON_SIDES.map(async (side): Promise<[string, Uint8Array]> => {
      const inner = Math.round(side * 0.7);
      const picture = await sharp(Buffer.from(mark), { density: 600 })
        .resize(inner, inner, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      const edge = side - inner;
      const background = { r: 234, g: 243, b: 255, alpha: 1 };
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
  const manifest = {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: `${siteName}: free games for phone, tablet and PC. No account, no download.`,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#eaf3ff',
    theme_color: '#eaf3ff',
    categories: ['games', 'entertainment'],
    shortcuts: [
      {
        name: 'Continue playing',
        short_name: 'Continue',
        url: '/?go=continue',
        icons: SHORTCUT_ICONS,
      },
      { name: 'Random game', short_name: 'Random', url: '/?go=random', icons: SHORTCUT_ICONS },
    ],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICON_SIDES.flatMap((side) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icon-${side}.png`,
          type: 'image/png',
          sizes: `${side}x${side}`,
          purpose,
        })),
      ),
    ],
  };
  return [...icons, ['manifest.webmanifest', JSON.stringify(manifest)]];
}
