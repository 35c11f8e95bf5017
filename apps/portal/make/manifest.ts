import type { PortalConfig } from '@playgrove/site-config/config';
import * as LOOK from '@playgrove/site-config/look';
import type { Look } from '@playgrove/site-config/style';
import { fillMessage } from '@playgrove/language/message-format';
import type { Language, PageMessages } from './language.ts';

/** A picture for home screens: its path from the site's root, and its side in pixels. */
export type AppIcon = { readonly path: string; readonly side: number };

/** Those that are drawn from the logo of `look.config.ts`. */
export const DRAWN_ICONS: readonly AppIcon[] = [192, 512].map((side) => ({
  path: `icon-${side}.png`,
  side,
}));

/** What installing needs. */
export function makeManifest(
  { siteName, base }: PortalConfig,
  { tag, direction }: Pick<Language, 'tag' | 'direction'>,
  messages: PageMessages,
  { PAGE }: Pick<Look, 'PAGE'> = LOOK,
  icons: readonly AppIcon[] = DRAWN_ICONS,
): string {
  const pictures = icons.map(({ path, side }) => ({
    src: base + path,
    type: 'image/png',
    sizes: `${side}x${side}`,
  }));
  const logo = { src: `${base}icon.svg`, type: 'image/svg+xml', sizes: 'any' };
  const shortcutIcons = [pictures[0] ?? logo];
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
      logo,
      ...pictures.flatMap((picture) =>
        ['any', 'maskable'].map((purpose) => ({ ...picture, purpose })),
      ),
    ],
  };
  return JSON.stringify(manifest);
}
