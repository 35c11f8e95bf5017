import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defined } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import * as LOOK from '@playgrove/site-config/look';
import {
  bundleEarly,
  bundleFirst,
  bundleMain,
  bundlePagesStyle,
  bundleStyle,
  type Code,
} from './make/bundle.ts';
import {
  makeData,
  savesGames,
  type DataInput,
  type GameExtras,
  type PortalData,
} from './make/data.ts';
import { gatherFonts } from './make/fonts.ts';
import { openLanguage, pageMessages, type Language } from './make/language.ts';
import { gatherLicenses } from './make/licenses.ts';
import { idOf } from './make/ids.ts';
import { makeIcon, makeMissingPage, makePage } from './make/page.ts';
import { makePages, plainLinks } from './make/pages/pages.ts';
import { makeSecurityText } from './make/security.ts';
import { loadTexts } from './make/texts.ts';
import { makeInstallable, makeKeeper, makeWorker } from './make/worker.ts';
import { onHost } from './make/html.ts';
import type { Site } from './src/data/site.ts';

export type BuildPortalOptions = DataInput & {
  /** Files are added here, next to what is there. */
  readonly outDir: string;
  /** The copyright year, when it is not this one. */
  readonly year?: number;
  /** The language that the configuration names, unless a test brings one. */
  readonly language?: Language;
};

export type BuiltPortal = {
  /** Paths of the files, from `outDir`. */
  readonly files: readonly string[];
  /** Code that home loads, for the budget. */
  readonly homeScripts: readonly string[];
};

/** Builds the portal's pages, code and data files for one catalogue. */
export async function buildPortal(options: BuildPortalOptions): Promise<BuiltPortal> {
  const { config, language = openLanguage(config.language ?? 'en') } = options;
  const { base } = config;
  const bundleOptions = { tag: language.tag, translate: language.translate, base };
  const extras = new Map(
    [...(options.extras ?? [])].map(([slug, extra]) => [slug, extraOnHost(base, extra)] as const),
  );
  const thirdParties = config.ads.on || config.analytics.on;
  const [code, early, first, style, pagesStyle] = await Promise.all([
    bundleMain(thirdParties, bundleOptions),
    bundleEarly(base),
    bundleFirst(bundleOptions),
    bundleStyle(config.ads.on),
    bundlePagesStyle(),
  ]);
  const messages = pageMessages(language);
  const data = makeData({ texts: await loadTexts(language.tag), messages, ...options, extras });
  const dataFiles = new Map([...data.files].map(([path, of]) => [path, JSON.stringify(of)]));
  const texts = [...code.files.values(), first, ...dataFiles.values(), JSON.stringify(messages)];
  const fonts = await gatherFonts(texts.filter(isText), LOOK, base);
  const css = fonts.css + style;
  const site: Site = {
    name: config.siteName,
    company: config.company,
    contact: config.contact,
    years: years(config.copyrightFrom, options.year ?? new Date().getFullYear()),
    theme: config.theme,
    statistics: config.statistics,
    server: config.server,
    runs: config.runs,
    gamesOrigin: config.gamesOrigin,
    ...adsOf(config),
    release: releaseOf(code, early + first, css, dataFiles),
    total: data.total,
    categories: data.categories,
    samplePages: data.samplePages,
    offline: savesGames(config) && data.details.every(({ online }) => online !== true),
    samples: config.launchFigures === 'show',
    daily: data.daily,
    chunks: code.chunks,
    main: code.main,
  };
  const page = {
    config,
    language,
    messages,
    bootData: { site, games: data.pool },
    style: css,
    early,
    first,
    fonts: fonts.early,
    links: plainLinks(data.pages, messages),
  };
  const files = new Map<string, string | Uint8Array>([
    ...code.files,
    ...fonts.files,
    ['index.html', makePage(page)],
    ['404.html', makeMissingPage(page)],
    ['icon.svg', makeIcon()],
    ['licenses.txt', gatherLicenses()],
    ['data/release.json', JSON.stringify({ release: site.release })],
  ]);
  for (const [path, content] of dataFiles) files.set(path.slice(1), content);
  for (const [path, content] of [
    ...(await makeInstallable(config, language, messages, makeIcon())),
    ...(await makeKeeper(config)),
  ])
    files.set(path, content);
  for (const [path, content] of plainPages(
    { ...options, extras },
    language,
    data,
    fonts.css + pagesStyle,
    site.years,
  ))
    files.set(path, content);
  const security = makeSecurityText(config, Date.now());
  if (security !== undefined) files.set('.well-known/security.txt', security);
  files.set('sw.js', await makeWorker(files, base));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(options.outDir, path)), { recursive: true });
    writeFileSync(join(options.outDir, path), content);
  }
  const homeScripts = [code.main, ...(code.chunks['main'] ?? [])].map((path) =>
    path.slice(base.length),
  );
  return { files: [...files.keys()], homeScripts };
}

const isText = (content: string | Uint8Array): content is string => typeof content === 'string';

/** The pages that can be read without scripts, and their style sheet. */
function plainPages(
  { config, extras = new Map() }: BuildPortalOptions,
  language: Language,
  { details: games, pages: addresses }: PortalData,
  style: string,
  copyright: string,
): Map<string, string> {
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 8);
  const sheet = `assets/pages-${hash}.css`;
  const shares = new Map(
    [...extras].flatMap(([slug, { share }]) => (share ? [[idOf(slug), share] as const] : [])),
  );
  const messages = pageMessages(language);
  const world = {
    config,
    language,
    messages,
    addresses,
    style: config.base + sheet,
    years: copyright,
  };
  return makePages({ ...world, games, shares }).set(sheet, style);
}

/** The same, with the site's path on its host before each address. */
function extraOnHost(base: string, { needed, share, clip, stills }: GameExtras): GameExtras {
  const at = (address: string): string => onHost(base, address);
  return defined({
    needed: { ...needed, files: needed.files.map(at) },
    share: share && { ...share, address: at(share.address) },
    clip: clip === undefined ? undefined : at(clip),
    stills: stills?.map((still) => ({ ...still, file: at(still.file) })),
  });
}

/** What the page knows of ads and the analytics tag: nothing of what is off. */
function adsOf({ ads, analytics }: PortalConfig): Pick<Site, 'ads' | 'analytics'> {
  const { on, provider, network, exchange, viewable } = ads;
  return {
    ...(on && {
      ads: defined({
        provider,
        network,
        exchange,
        share: viewable === undefined ? undefined : viewable / 100,
      }),
    }),
    ...(analytics.on && { analytics: analytics.id }),
  };
}

function years(from: number, to: number): string {
  return from < to ? `${from}–${to}` : String(to);
}

/** Changes when any file of the portal does. */
function releaseOf(
  code: Code,
  first: string,
  css: string,
  data: ReadonlyMap<string, string>,
): string {
  const hash = createHash('sha256').update(first).update(css);
  for (const name of [...code.files.keys()].toSorted()) hash.update(name);
  for (const [name, content] of data) hash.update(name).update(content);
  return hash.digest('hex').slice(0, 16);
}
