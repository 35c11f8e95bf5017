/**
 * Puts a site together from its parts and somebody's settings, without a bundler: pages, data, colors,
 * names. The build of this repository and `playgrove dress` in a release both end here.
 */
import { createHash } from 'node:crypto';
import type { Game, GameFacts, LibraryFacts } from '@playgrove/catalogue';
import type { GameExtras } from '../../apps/portal/make/data.ts';
import type { RulesFacts } from '../../apps/portal/make/own-games.ts';
import { idOf } from '../../apps/portal/make/ids.ts';
import type { AppIcon } from '../../apps/portal/make/manifest.ts';
import type { PortalParts } from '../../apps/portal/make/parts.ts';
import { makePortal, nameOf, renamed, replaceAll, stampOf } from '../../apps/portal/make/portal.ts';
import { insightsPage } from '../../apps/insights/page.ts';
import { hasOwnHosts, isEmbeddable, type PortalConfig } from '@playgrove/site-config/config';
import { tint } from '@playgrove/site-config/stand-ins';
import type { Look } from '@playgrove/site-config/style';
import { cagePage, type CageRuntime } from '../../packages/third-party/src/build/cage-page.ts';
import { cagedRules } from '../../packages/third-party/src/build/static-headers.ts';
import { gamePage, type PageParts } from '../build-games/page.ts';
import { withPolicy } from './page-policies.ts';
import { staticHeaders } from './static-headers.ts';
import type { Texts } from '../../apps/portal/make/texts.ts';

/** A site before anybody's settings, as JSON. */
export type SiteParts = {
  readonly format: 1;
  /** The settings that the parts were made with: they stand in for what nobody sets. */
  readonly config: PortalConfig;
  readonly portal: PortalParts;
  readonly games: readonly Game[];
  /** By slug, as lists: they become maps. */
  readonly facts: readonly (readonly [string, GameFacts])[];
  readonly how: readonly (readonly [string, readonly string[]])[];
  readonly rules: readonly (readonly [string, RulesFacts])[];
  readonly icons: Readonly<Record<string, string>>;
  readonly extras: readonly (readonly [string, GameExtras])[];
  /** What each game's page is made from. */
  readonly pages: readonly (readonly [string, PageParts])[];
  readonly library: readonly (readonly [string, LibraryFacts])[];
  /** Third-party games that put no page of theirs into another. */
  readonly closed: readonly string[];
  readonly runtime?: CageRuntime;
  /** Style sheets and code of games and of Insights whose colors are stand-ins, by path. */
  readonly tinted: Readonly<Record<string, string>>;
  /** Files of single games that go out as they are, by slug. */
  readonly owned: Readonly<Record<string, readonly string[]>>;
};

export type Dress = {
  readonly config: PortalConfig;
  readonly look: Look;
  /** The logo as a file, if it is not made of the look's shapes. */
  readonly logo?: string;
  /** Pictures for home screens, with their bytes, in place of those drawn from the look's logo. */
  readonly icons?: readonly (AppIcon & { readonly bytes: Uint8Array })[];
  /** WOFF2 files in place of the look's own. */
  readonly fonts?: Readonly<Partial<Record<'display' | 'text', Uint8Array>>>;
  readonly texts?: Texts;
};

type Files = Map<string, string | Uint8Array>;

/** Code and style of games that nothing else names by their content. */
const SHARED = /^allgame\/_v\//;
const INSIGHTS = '.insights/';

/**
 * Everything of a site that depends on its settings.
 * @returns files by path from the site's root
 */
export function dress(parts: SiteParts, worn: Dress): ReadonlyMap<string, string | Uint8Array> {
  const { config, look, icons } = worn;
  const { base } = config;
  const files: Files = new Map();
  const own = placeFonts(parts, worn, base, files);
  for (const icon of icons ?? []) files.set(icon.path, icon.bytes);
  const moved = tintShared(parts, look, own.renamed, files);
  const shown = shownOf(parts, config.games);
  const grown = grownShared(parts, moved, files);
  for (const [slug, page] of parts.pages) {
    const facts = shown.facts.get(slug);
    if (!facts) continue;
    const html = gamePage(facts, config, movedPage(page, moved), look);
    files.set(page.path.slice(1), html);
    if (isEmbeddable(config)) files.set(`embed/${slug}/game.html`, html);
    grown.set(page.path, bytesOf(html) - bytesOf(gamePage(facts, parts.config, page)));
  }
  for (const [slug, facts] of shown.library)
    files.set(`allgame/${idOf(slug)}/index.html`, cagedPage(parts, slug, facts, config));
  const extras = new Map(
    parts.extras
      .filter(([slug]) => shown.slugs.has(slug))
      .map(([slug, extra]) => [slug, movedExtra(extra, moved, grown)] as const),
  );
  const portal = makePortal(parts.portal, {
    config,
    look,
    games: shown.games,
    facts: shown.facts,
    how: new Map(parts.how),
    rules: new Map(parts.rules),
    library: shown.library,
    icons: parts.icons,
    extras,
    fonts: own.sources,
    ...(worn.logo !== undefined && { logo: worn.logo }),
    ...(icons && { homeIcons: icons }),
    ...(worn.texts && { texts: worn.texts }),
  });
  for (const [path, content] of portal) files.set(path, content);
  // What the server counts by and answers `/content/games` from.
  files.set('data/catalogue.json', JSON.stringify(shown.games));
  if (config.server) dressInsights(parts, worn, files);
  const rules = shown.library.size > 0 ? cagedRules(config) : [];
  const pages = config.server ? [] : writePolicies(files, config);
  if (rules.length > 0 || !config.server)
    files.set('_headers', staticHeaders(config, rules, pages));
  return files;
}

function cagedPage(
  { runtime, closed }: SiteParts,
  slug: string,
  facts: LibraryFacts,
  config: PortalConfig,
): string {
  if (!runtime) throw new Error('the code around third-party games was not built');
  // On its own host every frame has an origin, so nothing need be said.
  const isClosed = closed.includes(slug) && !hasOwnHosts(config);
  return cagePage(facts, idOf(slug), config, runtime, isClosed);
}

/** Files of the parts that do not go out: those of games that are hidden. */
export function hiddenFiles(parts: SiteParts, { games }: PortalConfig): ReadonlySet<string> {
  return new Set((games?.hidden ?? []).flatMap((slug) => parts.owned[slug] ?? []));
}

function shownOf(
  parts: SiteParts,
  { hidden = [], featured = [], order = [] }: NonNullable<PortalConfig['games']> = {},
) {
  const isShown = ([slug]: readonly [string, unknown]): boolean => !hidden.includes(slug);
  const without = new Set(hidden.map(idOf));
  const first = new Set(featured.map(idOf));
  const places = new Map(order.map((slug, place) => [idOf(slug), place] as const));
  const facts = new Map(parts.facts.filter(isShown));
  const library = new Map(parts.library.filter(isShown));
  const games = parts.games
    .filter(({ id }) => !without.has(id))
    .map((game): Game => {
      const place = places.get(game.id);
      return {
        ...game,
        ...(first.has(game.id) && { featured: 1 as const }),
        ...(place !== undefined && { place }),
      };
    });
  return { games, facts, library, slugs: new Set([...facts.keys(), ...library.keys()]) };
}

/**
 * Colors what games share. Other colors than the parts were made with give a file another name, since
 * browsers keep what they have by its name.
 * @param fonts names of font files in place of others
 * @returns new names by old ones
 */
function tintShared(
  { tinted, portal }: SiteParts,
  look: Look,
  fonts: ReadonlyMap<string, string>,
  files: Files,
): ReadonlyMap<string, string> {
  const colors = stampOf(portal.look, look) ?? '';
  const stamp = colors + JSON.stringify([...fonts]);
  const shared = Object.entries(tinted).filter(([path]) => SHARED.test(path));
  const isChanged = ([path, text]: readonly [string, string]): boolean =>
    colors !== '' || (path.endsWith('.css') && replaceAll(text, fonts) !== text);
  const names = new Map(
    shared.filter(isChanged).map(([path]) => [nameOf(path), renamed(nameOf(path), stamp)] as const),
  );
  for (const [path, text] of shared)
    files.set(
      replaceAll(path, names),
      replaceAll(replaceAll(tint(text, portal.look, look), fonts), names),
    );
  return names;
}

/** Pages tell the browser where code is that scripts name as it was built. */
function movedPage(page: PageParts, names: ReadonlyMap<string, string>): PageParts {
  if (names.size === 0) return page;
  const folder = page.style.slice(0, page.style.lastIndexOf('/') + 1);
  const code = [...names].filter(([name]) => name.endsWith('.js'));
  return {
    ...page,
    style: replaceAll(page.style, names),
    preload: page.preload.map((url) => replaceAll(url, names)),
    ...(code.length > 0 && {
      moved: Object.fromEntries(code.map(([name, to]) => [folder + name, folder + to])),
    }),
  };
}

const bytesOf = (content: string | Uint8Array = ''): number => Buffer.byteLength(content);

/** By how many bytes dressing has changed what games share, by its address in the parts. */
function grownShared(
  { tinted }: SiteParts,
  names: ReadonlyMap<string, string>,
  files: Files,
): Map<string, number> {
  return new Map(
    Object.entries(tinted)
      .filter(([path]) => SHARED.test(path))
      .map(([path, text]) => [
        `/${path}`,
        bytesOf(files.get(replaceAll(path, names))) - bytesOf(text),
      ]),
  );
}

function movedExtra(
  extra: GameExtras,
  names: ReadonlyMap<string, string>,
  grown: ReadonlyMap<string, number>,
): GameExtras {
  const { files, bytes } = extra.needed;
  const needed = {
    files: files.map((path) => replaceAll(path, names)),
    bytes: files.reduce((sum, path) => sum + (grown.get(path) ?? 0), bytes),
  };
  return { ...extra, needed };
}

/** Puts an operator's fonts where pages and games look for the look's own. */
function placeFonts({ tinted }: SiteParts, { fonts = {} }: Dress, base: string, files: Files) {
  const sources: Partial<Record<'display' | 'text', readonly { readonly url: string }[]>> = {};
  const names = new Map<string, string>();
  const texts = Object.values(tinted).join('');
  for (const face of ['display', 'text'] as const) {
    const bytes = fonts[face];
    if (!bytes) continue;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const name = `${face}-${hash}.woff2`;
    for (const folder of ['assets', 'allgame/_v']) files.set(`${folder}/${name}`, bytes);
    files.set(`${INSIGHTS}${face}.woff2`, bytes);
    sources[face] = [{ url: `${base}assets/${name}` }];
    const before = new RegExp(`\\b${face}-[\\da-f]{8}\\.woff2`).exec(texts)?.[0];
    if (before !== undefined) names.set(before, name);
  }
  return { sources, renamed: names };
}

function dressInsights({ tinted, portal }: SiteParts, { config, look }: Dress, files: Files): void {
  for (const [path, text] of Object.entries(tinted))
    if (path.startsWith(INSIGHTS)) files.set(path, tint(text, portal.look, look));
  files.set(`${INSIGHTS}index.html`, insightsPage(config.siteName));
}

/**
 * What our server says in headers, for hosts that only serve files.
 * @returns the pages outside games
 */
function writePolicies(files: Files, config: PortalConfig): readonly string[] {
  const pages = [...files.keys()].filter((path) => path.endsWith('.html'));
  for (const path of pages)
    files.set(path, withPolicy(`/${path}`, String(files.get(path)), config));
  return pages.map((path) => `/${path}`).filter((path) => !/^\/(?:allgame|embed)\//.test(path));
}
