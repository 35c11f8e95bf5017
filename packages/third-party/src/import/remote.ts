import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';
import { hashOf } from '../../../../tools/cache.ts';
import { slugOf } from './metadata.ts';
import { FEEDS, librarySlugs, type RemoteRecord } from '../build/library.ts';

/** Every address that ever had a slug: players' saves, votes and plays hang on it. */
const SLUGS = 'slugs.jsonl';
const TRACKING = /^(?:utm_\w+|ref|aff(?:iliate)?(?:_?id)?|gclid|fbclid)$/i;

export function parseAddress(url: string): URL | undefined {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** Two records with the same key are one game: some of what follows `?` only counts visitors. */
export function addressKey(url: string): string {
  const address = parseAddress(url);
  if (!address?.host) return url;
  for (const name of new Set(address.searchParams.keys()))
    if (TRACKING.test(name)) address.searchParams.delete(name);
  const { host, pathname, search, hash } = address;
  const path = pathname.replace(/(?:\/index\.x?html?)?\/?$/i, '');
  const place = /^#(?:utm_|ref=|aff)/i.test(hash) ? '' : hash;
  return host.replace(/^www\./, '') + path + search + place;
}

/** The stored feeds of other hosts' games, by file name. */
function readFeeds(library: string): ReadonlyMap<string, readonly RemoteRecord[]> {
  const folder = join(library, FEEDS);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name));
  return new Map(
    names
      .toSorted()
      .map((name) => [
        name,
        JSON.parse(readFileSync(join(folder, name), 'utf8')) as RemoteRecord[],
      ]),
  );
}

/** Slugs of games on other hosts, by the key of their address. */
function knownSlugs(library: string): Map<string, string> {
  const file = join(library, FEEDS, SLUGS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(lines.map((line) => JSON.parse(line) as [key: string, slug: string]));
  for (const records of readFeeds(library).values())
    for (const { url, slug } of records)
      if (!known.has(addressKey(url))) known.set(addressKey(url), slug);
  return known;
}

/** Slugs that games on other hosts have or had. */
export function remoteSlugs(library: string): ReadonlySet<string> {
  return new Set(knownSlugs(library).values());
}

/**
 * Stores what a feed says of games on other hosts. A game keeps the slug it has; new ones get theirs
 * by title and, where several want the same, by address, so that a feed's order means nothing.
 * @param own slugs of our own games
 * @returns the name of the feed's file, and whether another feed of that name was left alone
 */
export function keepRemote(
  library: string,
  feed: string,
  games: readonly Omit<RemoteRecord, 'slug'>[],
  own: ReadonlySet<string>,
): { readonly name: string; readonly apart: boolean } | undefined {
  if (games.length === 0) return undefined;
  const known = knownSlugs(library);
  const taken = new Set([...own, ...librarySlugs(library), ...known.values()]);
  const fresh = games.filter(({ url }) => !known.has(addressKey(url)));
  const wanted = fresh.map(({ title }) => slugOf(title) || 'game');
  const shared = new Set(wanted.toSorted().filter((slug, at, all) => all[at + 1] === slug));
  for (const [at, { url }] of fresh.entries()) {
    const key = addressKey(url);
    const slug = wanted[at] ?? '';
    const free = shared.has(slug) || taken.has(slug) ? slugByAddress(slug, key, taken) : slug;
    taken.add(free);
    known.set(key, free);
  }
  const records = games.map((game) => ({ slug: known.get(addressKey(game.url)) ?? '', ...game }));
  const place = fileFor(library, feed, records);
  const folder = join(library, FEEDS);
  mkdirSync(folder, { recursive: true });
  write(folder, SLUGS, [...known].map((pair) => `${JSON.stringify(pair)}\n`).join(''));
  write(folder, place.name, `[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
  return place;
}

function slugByAddress(slug: string, key: string, taken: ReadonlySet<string>): string {
  const hash = hashOf(key);
  for (let length = 4; ; length += 1) {
    const free = `${slug.slice(0, 39 - length)}-${hash.slice(0, length)}`;
    if (!taken.has(free)) return free;
  }
}

/**
 * A feed that is read again takes its own place: that of the feed with its name and at least half
 * of the same games. Every provider calls its feed `feed.json`, so the name alone means nothing.
 */
function fileFor(
  library: string,
  feed: string,
  records: readonly RemoteRecord[],
): { readonly name: string; readonly apart: boolean } {
  const stem = slugOf(basename(feed, extname(feed))) || 'feed';
  const feeds = readFeeds(library);
  const keys = new Set(records.map(({ url }) => addressKey(url)));
  const shared = (stored: readonly RemoteRecord[]): number =>
    stored.filter(({ url }) => keys.has(addressKey(url))).length;
  const rivals = [...feeds].filter(([name]) => name.replace(/(?:-\d+)?\.json$/, '') === stem);
  const [best] = rivals
    .filter(([, stored]) => shared(stored) * 2 >= stored.length)
    .toSorted(([, a], [, b]) => shared(b) - shared(a));
  if (best) return { name: best[0], apart: false };
  let name = `${stem}.json`;
  for (let number = 2; feeds.has(name); number += 1) name = `${stem}-${number}.json`;
  return { name, apart: rivals.length > 0 };
}

function write(folder: string, name: string, text: string): void {
  const temporary = join(folder, `.${name}-${process.pid}`);
  writeFileSync(temporary, text);
  renameSync(temporary, join(folder, name));
}
