import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PortalConfig } from '@playgrove/catalogue/config';
import {
  bundleEarly,
  bundleFirst,
  bundleMain,
  bundlePagesStyle,
  bundleStyle,
  type Code,
} from './make/bundle.ts';
import { makeData, type DataInput, type PortalData } from './make/data.ts';
import { gatherFonts } from './make/fonts.ts';
import { gatherLicences } from './make/licences.ts';
import { idOf } from './make/ids.ts';
import { makeIcon, makeMissingPage, makePage } from './make/page.ts';
import { makePages, plainLinks } from './make/pages/pages.ts';
import { makeInstallable, makeWorker } from './make/worker.ts';
import type { Site } from './src/site.ts';

export type BuildPortalOptions = DataInput & {
  /** Files are added here, beside what is there. */
  readonly outDir: string;
  /** The copyright year, when it is not this one. */
  readonly year?: number;
};

export type BuiltPortal = {
  /** Paths of the files, from `outDir`. */
  readonly files: readonly string[];
  /** Code that home fetches, for the budget. */
  readonly homeScripts: readonly string[];
};

/** Builds the portal's pages, code and data files for one catalogue. */
export async function buildPortal(options: BuildPortalOptions): Promise<BuiltPortal> {
  const { config } = options;
  const outside = config.ads.on || config.analytics.on;
  const [code, early, first, style, pagesStyle] = await Promise.all([
    bundleMain(outside),
    bundleEarly(),
    bundleFirst(),
    bundleStyle(config.ads.on),
    bundlePagesStyle(),
  ]);
  const data = makeData(options);
  const fonts = gatherFonts();
  const css = fonts.css + style;
  const site: Site = {
    name: config.siteName,
    company: config.company,
    contact: config.contact,
    years: years(config.copyrightFrom, options.year ?? new Date().getFullYear()),
    theme: config.theme,
    statistics: config.statistics,
    gamesOrigin: config.gamesOrigin,
    ...adsOf(config),
    release: releaseOf(code, early + first, css, data.files),
    total: data.total,
    categories: data.categories,
    draws: data.draws,
    chunks: code.chunks,
    main: code.main,
  };
  const page = {
    config,
    carried: { site, deck: data.deck },
    style: css,
    early,
    first,
    fonts: fonts.early,
    links: plainLinks(data.pages),
  };
  const files = new Map<string, string | Uint8Array>([
    ...code.files,
    ...fonts.files,
    ['index.html', makePage(page)],
    ['404.html', makeMissingPage(page)],
    ['icon.svg', makeIcon()],
    ['licences.txt', gatherLicences()],
    ['data/release.json', JSON.stringify({ release: site.release })],
  ]);
  for (const [address, content] of data.files) files.set(address.slice(1), JSON.stringify(content));
  for (const [path, content] of await makeInstallable(config, makeIcon())) files.set(path, content);
  for (const [path, content] of plainPages(options, data, fonts.css + pagesStyle, site.years))
    files.set(path, content);
  files.set('sw.js', await makeWorker(files));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(options.outDir, path)), { recursive: true });
    writeFileSync(join(options.outDir, path), content);
  }
  const homeScripts = [code.main, ...(code.chunks['main'] ?? [])].map((path) => path.slice(1));
  return { files: [...files.keys()], homeScripts };
}

/** The pages that can be read without scripts, and their style sheet. */
function plainPages(
  { config, extras = new Map() }: BuildPortalOptions,
  { details: games, pages: addresses }: PortalData,
  style: string,
  copyright: string,
): Map<string, string> {
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 8);
  const sheet = `assets/pages-${hash}.css`;
  const shares = new Map(
    [...extras].flatMap(([slug, { share }]) => (share ? [[idOf(slug), share] as const] : [])),
  );
  const world = { config, style: `/${sheet}`, years: copyright };
  return makePages({ ...world, games, addresses, shares }).set(sheet, style);
}

/** What the page knows of ads and the analytics tag: nothing of what is off. */
function adsOf({ ads, analytics }: PortalConfig): Pick<Site, 'ads' | 'analytics'> {
  const { on, provider, network, exchange, viewable } = ads;
  return {
    ...(on && {
      ads: {
        provider,
        network,
        ...(exchange === undefined ? {} : { exchange }),
        ...(viewable === undefined ? {} : { share: viewable / 100 }),
      },
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
  data: ReadonlyMap<string, unknown>,
): string {
  const hash = createHash('sha256').update(first).update(css);
  for (const name of [...code.files.keys()].toSorted()) hash.update(name);
  for (const [name, content] of data) hash.update(name).update(JSON.stringify(content));
  return hash.digest('hex').slice(0, 16);
}
