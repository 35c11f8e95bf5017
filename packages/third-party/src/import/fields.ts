import { formatPlayers, parsePlayers } from '@playgrove/catalogue';
import { decode } from 'html-entities';
import { tidy } from './metadata.ts';
import { categoryFor, proposeCategory, proposeTags } from './propose.ts';
import { readRating, type Scale } from './rating.ts';

/** One record of a feed, as far as it says anything that can be used. */
export type FeedRecord = {
  readonly title: string;
  readonly url: string;
  readonly icon?: string;
  readonly cate?: string;
  readonly tags: readonly string[];
  readonly description?: string;
  readonly players?: string;
  readonly score?: number;
  readonly orientation?: 'any' | 'portrait' | 'landscape';
  readonly author?: string;
  readonly license?: string;
};

export type FieldsRead =
  | { readonly record: FeedRecord; readonly mended: readonly string[] }
  | { readonly skipped: string };

/** The names under which feeds hold a field, in order of trust, without case and separators. */
const NAMES = {
  title: ['title', 'name', 'gamename', 'gametitle', 'titel', 'titulo', 'label'],
  icon: [
    'icon',
    'iconpath',
    'thumb',
    'thumbnail',
    'thumbnailurl',
    'thumbnails',
    'thumburl',
    'asset',
    'assets',
    'imgsrc',
    'image',
    'img',
    'cover',
    'picture',
    'banner',
    'square',
    'enclosure',
    'images',
    'artwork',
  ],
  url: [
    'gameurl',
    'playurl',
    'url',
    'link',
    'iframe',
    'iframeurl',
    'embed',
    'embedurl',
    'src',
    'href',
    'path',
    'file',
    'links',
    'guid',
  ],
  cate: ['category', 'cate', 'categories', 'genre', 'genres', 'kategorie', 'type', 'maincategory'],
  tags: ['tags', 'tag', 'keywords', 'labels'],
  description: [
    'description',
    'desc',
    'beschreibung',
    'summary',
    'about',
    'content',
    'contentencoded',
  ],
  instructions: ['instructions', 'howtoplay', 'controls', 'anleitung'],
  players: ['players', 'plays', 'playcount', 'views', 'hits'],
  score: ['score', 'rating', 'ratings', 'stars', 'averagerating', 'vote'],
  orientation: [
    'orientation',
    'orientaion',
    'orentation',
    'oriention',
    'screenorientation',
    'ausrichtung',
    'mode',
  ],
  width: ['width', 'w', 'gamewidth'],
  height: ['height', 'h', 'gameheight'],
  author: ['author', 'developer', 'creator', 'company', 'publisher', 'dccreator'],
  license: ['license', 'licence'],
} as const;
type Field = keyof typeof NAMES;

/** What holds the text of a field that is a record itself, the surest first. */
const VALUES = ['text', 'en', 'name', 'term', 'url', 'href', 'play', 'desktop', 'icon'] as const;

type Column = readonly [written: string, value: unknown];

/**
 * Every field that has a value by its name without case and separators; a feed may write one twice.
 * Names of `media:` count without that.
 */
function columnsOf(raw: object): ReadonlyMap<string, readonly Column[]> {
  const columns = new Map<string, Column[]>();
  for (const [written, value] of Object.entries(raw)) {
    if (isEmpty(value)) continue;
    const name = plainName(written);
    const same = columns.get(name) ?? [];
    // A number at the end of a name makes it the second of its kind.
    if (/\d$/.test(written)) same.push([written, value]);
    else same.unshift([written, value]);
    columns.set(name, same);
  }
  return columns;
}

function plainName(written: string): string {
  return written
    .toLowerCase()
    .replace(/^media:/, '')
    .replaceAll(/[^a-z]/g, '');
}

/** The first column that has a value for a field. */
function columnFor(
  columns: ReadonlyMap<string, readonly Column[]>,
  field: Field,
): Column | undefined {
  for (const name of NAMES[field]) {
    const [first] = columns.get(name) ?? [];
    if (first) return first;
  }
  return undefined;
}

/** What a record writes as its rating. */
export function ratingOf(raw: unknown): unknown {
  return isRecord(raw) ? columnFor(columnsOf(raw), 'score')?.[1] : undefined;
}

function isRecord(raw: unknown): raw is object {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/**
 * Reads a record of any shape; what is missing is left out and never invented.
 * @param scale what the feed's ratings are out of
 */
export function readFields(raw: unknown, scale: Scale = 5): FieldsRead {
  if (!isRecord(raw)) return { skipped: 'it is no record' };
  const mended: string[] = [];
  const columns = columnsOf(raw);
  const find = (field: Field): unknown => {
    const [written = '', value] = columnFor(columns, field) ?? [];
    const name = plainName(written);
    if (value !== undefined && written !== field && name !== NAMES[field][0])
      mended.push(`${field} was called ${written}`);
    return value;
  };
  const clean = (field: Field): string | undefined => {
    const value = textIn(find(field));
    if (value === undefined) return undefined;
    const plain = tidy(stripTags(value));
    if (plain !== value) mended.push(`${field} had padding, entities or markup`);
    return plain;
  };
  const title = clean('title')?.slice(0, 60);
  const url = addressIn(pageAmong(find('url')));
  if (url === undefined) return { skipped: 'it has no address' };
  if (title === undefined) return { skipped: 'it has no title' };
  const description = clean('description') ?? clean('instructions');
  const names = listOf(find('cate'));
  const known = categoryFor(names);
  const text = [title, description ?? ''].join(' ');
  if (names.length > 0 && known === undefined)
    mended.push(`category "${names.join(', ')}" is not known`);
  const cate =
    known ??
    (names.length > 0 ? proposeCategory([[`${names.join(' ')} ${text}`, 1]]).cate : undefined);
  const given = [...new Set(listOf(find('tags')).map((tag) => tag.toLowerCase()))];
  const tags = proposeTags(given, text, cate ?? '');
  if (given.length !== 5) mended.push(`tags were ${given.length}, brought to 5`);
  const players = playersIn(find('players'), mended);
  const score = readRating(find('score'), scale, mended);
  const orientation = orientationIn(
    textIn(find('orientation')),
    Number(textIn(find('width'))),
    Number(textIn(find('height'))),
  );
  const icon = addressIn(find('icon'));
  const author = clean('author')?.slice(0, 120);
  const license = clean('license')?.slice(0, 120);
  return {
    record: {
      title,
      url,
      tags,
      ...(icon !== undefined && { icon }),
      ...(cate !== undefined && { cate }),
      ...(description !== undefined && { description: description.slice(0, 2000) }),
      ...(players !== undefined && { players }),
      ...(score !== undefined && { score }),
      ...(orientation !== undefined && { orientation }),
      ...(author !== undefined && { author }),
      ...(license !== undefined && { license }),
    },
    mended,
  };
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && tidy(value) === undefined) ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Text of a value: feeds wrap theirs in objects and lists. */
function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textIn(value.find((one) => !isEmpty(one)));
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const named = VALUES.map((name) => fields[name]).find((one) => !isEmpty(one));
  return textIn(named ?? Object.values(fields).find((one) => typeof one === 'string'));
}

/** Of several links of an entry, the one that leads to its page. */
function pageAmong(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const isPage = (one: unknown): boolean =>
    isRecord(one) && /^(?:alternate)?$/.test(String((one as { rel?: unknown }).rel ?? ''));
  return (value as readonly unknown[]).find(isPage) ?? value;
}

/** An address may hold spaces, and what looks like the beginning of an entity: `&copy=1`. */
function addressIn(value: unknown): string | undefined {
  const text = textIn(value);
  if (text === undefined) return undefined;
  const inFrame = /<iframe[^>]*\ssrc=["']([^"']+)/i.exec(text)?.[1];
  let address = inFrame ?? text;
  for (let before = ''; before !== address;) {
    before = address;
    address = decode(address, { scope: 'strict' });
  }
  const plain = address.replaceAll(/[\t\r\n\p{Cc}\u200b\ufeff]+/gu, '').trim();
  // Of several addresses it is the first.
  const [first = ''] = plain.split(/[\s,|;]+(?=(?:https?:)?\/\/)/i);
  return first === '' ? undefined : first;
}

function listOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(textIn) : [textIn(value)];
  return parts
    .flatMap((part) => (part ?? '').split(/[,;/|>]+/))
    .flatMap((part) => tidy(part) ?? []);
}

function stripTags(text: string): string {
  return text.includes('<') ? text.replaceAll(/<\/?[a-z][^>]*>/gi, ' ') : text;
}

function playersIn(value: unknown, mended: string[]): string | undefined {
  const text = textIn(value)?.replaceAll(/[\s,]/g, '').toUpperCase();
  if (text === undefined || text === '') return undefined;
  const count = /^\d+(?:\.\d+)?\+?$/.test(text)
    ? Math.floor(Number.parseFloat(text))
    : parsePlayers(text.replace(/\+?$/, '+'));
  const players = count === undefined ? undefined : formatPlayers(count);
  if (players === undefined) mended.push(`players "${text}" left out`);
  return players;
}

function orientationIn(
  text: string | undefined,
  width: number,
  height: number,
): FeedRecord['orientation'] {
  const word = text?.toLowerCase() ?? '';
  if (/^(?:p|hoch|v(?:ert|$))/.test(word)) return 'portrait';
  if (/^(?:l|quer|h(?:or|$))/.test(word)) return 'landscape';
  if (/both|any|all|resp|auto/.test(word)) return 'any';
  if (!(width > 0) || !(height > 0)) return undefined;
  return width > height * 1.2 ? 'landscape' : height > width * 1.2 ? 'portrait' : 'any';
}
