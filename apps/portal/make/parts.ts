import type { Look } from '@playgrove/site-config/style';
import { standInLook } from '@playgrove/site-config/stand-ins';
import * as LOOK from '@playgrove/site-config/look';
import {
  bundleEarly,
  bundleFirst,
  bundleKeeper,
  bundleMain,
  bundlePagesStyle,
  bundleStyle,
  bundleWorker,
  type Code,
} from './bundle.ts';
import type { FontSources } from './font-css.ts';
import { gatherFonts } from './fonts.ts';
import { drawIcons } from './icons.ts';
import { pageMessages, type Language, type PageMessages } from './language.ts';
import { gatherLicenses } from './licenses.ts';
import { makeIcon } from './page.ts';

/** The code of home and its screens. */
export type PortalCode = {
  /** Texts by path from the site's root. */
  readonly files: Readonly<Record<string, string>>;
  readonly main: string;
  readonly chunks: Code['chunks'];
};

/**
 * The portal before anybody's settings: what needs a bundler, and nothing that names the site. It can
 * be written as JSON.
 */
export type PortalParts = {
  readonly base: string;
  readonly language: Pick<Language, 'tag' | 'direction'>;
  readonly messages: PageMessages;
  /** The look that the parts were made with; in code and style sheets, stand-ins take its place. */
  readonly look: Look;
  readonly code: PortalCode;
  /** The same with the code of ads and the analytics tag; absent if the settings rule both out. */
  readonly codeWithThirdParties?: PortalCode;
  readonly early: string;
  readonly first: string;
  /** Styles of every first screen, without and with ads. */
  readonly style: string;
  readonly styleWithAds: string;
  readonly pagesStyle: string;
  readonly fonts: FontSources;
  /** Paths of the font files. */
  readonly fontFiles: readonly string[];
  readonly worker: string;
  readonly keeper: { readonly page: string; readonly worker: string };
};

export type BundleInput = {
  readonly base: string;
  readonly language: Language;
  /** Whose code is bundled: without ads and the analytics tag, with them, or both. */
  readonly thirdParties: 'without' | 'with' | 'both';
  /** Texts of the site, whose characters the early fonts hold. */
  readonly written: Iterable<string>;
};

/**
 * Bundles the portal.
 * @returns its parts, and files that go out as they are
 */
export async function bundlePortal({
  base,
  language,
  thirdParties,
  written,
}: BundleInput): Promise<{
  readonly parts: PortalParts;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}> {
  const look = standInLook(LOOK);
  const { tag, direction, translate } = language;
  const options = { tag, translate, base, look };
  const [code, withThirdParties, early, first, style, styleWithAds, pagesStyle, worker, keeper] =
    await Promise.all([
      thirdParties === 'with' ? undefined : bundleMain(false, options),
      thirdParties === 'without' ? undefined : bundleMain(true, options),
      bundleEarly(base),
      bundleFirst(options),
      bundleStyle(false, look),
      bundleStyle(true, look),
      bundlePagesStyle(look),
      bundleWorker(base),
      bundleKeeper(base),
    ]);
  const one = code ?? withThirdParties;
  if (!one) throw new Error('the portal has no code');
  const messages = pageMessages(language);
  const texts = [...one.files.values()].filter((each) => typeof each === 'string');
  const fonts = await gatherFonts(
    [...texts, first, JSON.stringify(messages), ...written],
    LOOK,
    base,
  );
  return {
    parts: {
      base,
      language: { tag, direction },
      messages,
      look: { ...LOOK },
      code: plainCode(one),
      ...(withThirdParties && { codeWithThirdParties: plainCode(withThirdParties) }),
      early,
      first,
      style,
      styleWithAds,
      pagesStyle,
      fonts: fonts.sources,
      fontFiles: [...fonts.files.keys()],
      worker,
      keeper,
    },
    files: new Map<string, string | Uint8Array>([
      ...fonts.files,
      ['licenses.txt', gatherLicenses()],
      ...(await drawIcons(makeIcon())),
    ]),
  };
}

function plainCode({ files, main, chunks }: Code): PortalCode {
  const texts = [...files].map(([path, content]) => [path, content.toString()] as const);
  return { files: Object.fromEntries(texts), main, chunks };
}
