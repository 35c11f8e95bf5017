/** Puts the portal together from its parts and somebody's settings. Nothing here needs a bundler. */
import { createHash } from 'node:crypto';
import { defined } from '@playgrove/catalogue';
import { keepsRuns, type PortalConfig } from '@playgrove/site-config/config';
import { tint } from '@playgrove/site-config/stand-ins';
import { tokensOf, type Look } from '@playgrove/site-config/style';
import { makeData, savesGames, type DataInput, type GameExtras, type PortalData } from './data.ts';
import { earlyFonts, fontCss, type FontSources } from './font-css.ts';
import { onHost } from './html.ts';
import { idOf } from './ids.ts';
import { DRAWN_ICONS, makeManifest, type AppIcon } from './manifest.ts';
import { makeIcon, makeMissingPage, makePage } from './page.ts';
import { makeFeeds } from './pages/feeds.ts';
import type { PageWorld } from './pages/frame.ts';
import { makePages, plainLinks } from './pages/pages.ts';
import type { PortalCode, PortalParts } from './parts.ts';
import { makeKeeper, makeWorker } from './precache.ts';
import { makeSecurityText } from './security.ts';
import type { Site } from '../src/data/site.ts';

type Files = Map<string, string | Uint8Array>;

export type PortalInput = DataInput & {
  /** The copyright year, when it is not this one. */
  readonly year?: number;
  /** The look that the portal gets. Default: the one that its parts were made with. */
  readonly look?: Look;
  /** The logo as a file, if it is not made of the look's shapes. */
  readonly logo?: string;
  /** Pictures for home screens. Default: those drawn from the look's logo. */
  readonly homeIcons?: readonly AppIcon[];
  /** Files of faces in place of the parts' own. */
  readonly fonts?: Partial<FontSources>;
};

/**
 * Everything of the portal that depends on settings: pages, data, code in its colors.
 * @returns files by path from the site's root
 */
export function makePortal(parts: PortalParts, input: PortalInput): Files {
  const { config, look = parts.look, homeIcons: icons = DRAWN_ICONS } = input;
  const { base, language, messages } = parts;
  const fonts = { ...parts.fonts, ...input.fonts };
  const faces = fontCss(look, fonts);
  const extras = new Map(
    [...(input.extras ?? [])].map(([slug, extra]) => [slug, extraOnHost(base, extra)] as const),
  );
  const color = (text: string): string => tint(text, parts.look, look);
  const code = codeOf(parts, config, look);
  const first = color(parts.first);
  const css = faces + color(config.ads.on ? parts.styleWithAds : parts.style);
  const data = makeData({ messages, ...input, extras });
  const dataFiles = new Map([...data.files].map(([path, of]) => [path, JSON.stringify(of)]));
  const year = input.year ?? new Date().getFullYear();
  const site: Site = {
    name: config.siteName,
    company: config.company,
    contact: config.contact,
    years: years(config.copyrightFrom, year),
    theme: config.theme,
    statistics: config.statistics,
    server: config.server,
    runs: keepsRuns(config),
    gamesOrigin: config.gamesOrigin,
    ...adsOf(config),
    release: releaseOf(code, parts.early + first, css, dataFiles),
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
    early: parts.early,
    first,
    fonts: earlyFonts(fonts),
    links: plainLinks(data.pages, messages),
    look,
    icons,
  };
  const files: Files = new Map<string, string | Uint8Array>([
    ...Object.entries(code.files),
    ['index.html', makePage(page)],
    ['404.html', makeMissingPage(page)],
    ['icon.svg', input.logo ?? makeIcon(look)],
    ['data/release.json', JSON.stringify({ release: site.release })],
    ['manifest.webmanifest', makeManifest(config, language, messages, look, icons)],
    ...makeKeeper(parts.keeper, config),
  ]);
  for (const [path, content] of dataFiles) files.set(path.slice(1), content);
  for (const [path, content] of plainPages({ ...input, extras }, parts, data, {
    style: faces + color(parts.pagesStyle),
    copyright: site.years,
    logo: look.LOGO,
    backdrop: look.BACKDROP,
  }))
    files.set(path, content);
  const feeds = { games: input.games, details: data.details, config, messages };
  for (const [path, content] of makeFeeds({ ...feeds, all: data.pages.all }))
    files.set(path, content);
  const security = makeSecurityText(config, Date.now());
  if (security !== undefined) files.set('.well-known/security.txt', security);
  // Of the fonts only the names count: each has the hash of its content.
  const cached = new Map([...files, ...parts.fontFiles.map((path) => [path, ''] as const)]);
  files.set('sw.js', makeWorker(parts.worker, cached, base));
  return files;
}

/**
 * The code in its colors. Other colors than the parts were made with give every file another name:
 * browsers keep what they have by its name.
 * @throws Error if ads or the analytics tag are on and their code is not there
 */
function codeOf(parts: PortalParts, { ads, analytics }: PortalConfig, look: Look): PortalCode {
  const wanted = ads.on || analytics.on ? parts.codeWithThirdParties : parts.code;
  if (!wanted) throw new Error('the code of ads and of the analytics tag was not built');
  const stamp = stampOf(parts.look, look);
  const names = new Map(
    stamp === undefined
      ? []
      : Object.keys(wanted.files).map((path) => [nameOf(path), renamed(nameOf(path), stamp)]),
  );
  const rename = (text: string): string => replaceAll(text, names);
  return {
    files: Object.fromEntries(
      Object.entries(wanted.files).map(([path, text]) => [
        rename(path),
        rename(tint(text, parts.look, look)),
      ]),
    ),
    main: rename(wanted.main),
    chunks: Object.fromEntries(
      Object.entries(wanted.chunks).map(([name, paths]) => [name, paths.map(rename)]),
    ),
  };
}

/** What stands for the colors of a look in names; undefined if they are those it was made with. */
export function stampOf(made: Look, worn: Look): string | undefined {
  const [before, now] = [made, worn].map((look) => JSON.stringify([...tokensOf(look)]));
  return before === now ? undefined : now;
}

/** A name with another hash in it, as long as the one before. */
export function renamed(name: string, stamp: string): string {
  const hash = createHash('sha256').update(name).update(stamp).digest('hex').slice(0, 8);
  return name.replace(/-[\w-]{8}(\.\w+)$/, `-${hash}$1`);
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A text with names in place of others. */
export function replaceAll(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return text;
  const any = [...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|');
  return text.replace(new RegExp(any, 'g'), (name) => names.get(name) ?? name);
}

/** The pages that can be read without scripts, and their style sheet. */
function plainPages(
  { config, extras = new Map() }: PortalInput,
  { language, messages }: PortalParts,
  { details: games, pages: addresses }: PortalData,
  {
    style,
    copyright,
    logo,
    backdrop,
  }: Pick<PageWorld, 'style' | 'logo' | 'backdrop'> & { readonly copyright: string },
): Map<string, string> {
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 8);
  const sheet = `assets/pages-${hash}.css`;
  const shares = new Map(
    [...extras].flatMap(([slug, { share }]) => (share ? [[idOf(slug), share] as const] : [])),
  );
  const world = {
    config,
    language,
    messages,
    addresses,
    style: config.base + sheet,
    years: copyright,
    logo,
    backdrop,
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
  code: PortalCode,
  first: string,
  css: string,
  data: ReadonlyMap<string, string>,
): string {
  const hash = createHash('sha256').update(first).update(css);
  for (const name of Object.keys(code.files).toSorted()) hash.update(name);
  for (const [name, content] of data) hash.update(name).update(content);
  return hash.digest('hex').slice(0, 16);
}
