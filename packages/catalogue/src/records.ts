import { decode } from 'html-entities';
import { defined } from './defined.ts';
import { isDay } from '@playgrove/language/days';
import { gameUrl, TAG_COUNT, wordsOfSlug, type Game, type Tags } from './game.ts';
import { isGameId } from './ids.ts';
import { formatPlayers, parsePlayers } from './players.ts';

/** What the reader changed in one record, so that the owner of the data can correct it. */
export type RecordNote = {
  /** Position in the raw list; -1 for the list itself. */
  readonly index: number;
  readonly id?: string;
  /** The field, or empty for the whole record. */
  readonly field: string;
  /** `mended`: accepted with a change. `refused`: left out. */
  readonly action: 'mended' | 'refused';
  readonly reason: string;
};

export type RecordsRead = { readonly games: Game[]; readonly notes: RecordNote[] };

type Raw = Readonly<Record<string, unknown>>;
type Note = (field: string, reason: string) => void;

// By hand, since a schema would not be shorter: nearly every field is mended, and each mend gets a note.

/** Other names under which records in the wild hold a field, in order of trust. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'game_name', 'gameName', 'game_title'],
  cate: ['category'],
  players: ['play_count'],
  score: ['rating'],
  description: ['desc'],
};
const UNTITLED = 'Untitled Game';
const SPARE_TAGS = ['casual', 'browser', 'free', 'quick', 'fun'] as const;

/**
 * Reads raw records from any source. It unescapes and trims text, finds fields under other names,
 * leaves out what is unusable, and notes every change.
 * A record is refused only when it is not an object, has no usable id, or repeats an id.
 */
export function readRecords(raw: unknown): RecordsRead {
  const games: Game[] = [];
  const notes: RecordNote[] = [];
  if (!Array.isArray(raw)) {
    notes.push({ index: -1, field: '', action: 'refused', reason: 'the records are not a list' });
    return { games, notes };
  }
  const seen = new Map<string, number>();
  for (const [index, record] of (raw as readonly unknown[]).entries()) {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      notes.push({ index, field: '', action: 'refused', reason: 'the record is not an object' });
      continue;
    }
    const fields = record as Raw;
    const id = readId(fields['id']);
    if (id === undefined) {
      const reason = 'is not an id of 32 letters and digits';
      notes.push({ index, field: 'id', action: 'refused', reason });
      continue;
    }
    const earlier = seen.get(id);
    if (earlier !== undefined) {
      const reason = `is the id of record ${earlier} already`;
      notes.push({ index, id, field: 'id', action: 'refused', reason });
      continue;
    }
    seen.set(id, index);
    games.push(
      readRecord(id, fields, (field, reason) => {
        notes.push({ index, id, field, action: 'mended', reason });
      }),
    );
  }
  return { games, notes };
}

function readRecord(id: string, raw: Raw, note: Note): Game {
  if (raw['id'] !== id) note('id', 'had spaces around it');
  const cate = readText('cate', raw, note);
  const title = readText('title', raw, note) ?? titleFor(raw, note);
  const players = readPlayers(raw, note);
  const score = readScore(raw, note);
  const description = readText('description', raw, note);
  const common = readCommon(raw, note);
  const plays = readText('plays', raw, note);
  const genre = readText('genre', raw, note);
  return defined({
    id,
    title,
    icon_path: readIcon(raw, note),
    players,
    score,
    plays,
    rated: readRated(raw, note),
    cate,
    genre,
    released: readDay('released', raw, note),
    updated: readDay('updated', raw, note),
    game_url: readUrl(id, raw, note),
    tags: readTags(raw, cate, note),
    description,
    common,
    unlisted: raw['unlisted'] === 1 ? (1 as const) : undefined,
    featured: raw['featured'] === 1 ? (1 as const) : undefined,
    place: typeof raw['place'] === 'number' ? raw['place'] : undefined,
  });
}

function readId(value: unknown): string | undefined {
  const id = typeof value === 'string' ? value.trim() : '';
  return isGameId(id) ? id : undefined;
}

/** The value of a field under its own or another name; undefined if missing, null or blank. */
function find(field: string, raw: Raw, note: Note): unknown {
  for (const name of [field, ...(OTHER_NAMES[field] ?? [])]) {
    if (!Object.hasOwn(raw, name)) continue;
    const value = raw[name];
    if (value === undefined || value === null) continue;
    if (typeof value === 'string' && clean(value) === '') continue;
    if (name !== field) note(field, `was called ${name}`);
    return value;
  }
  return undefined;
}

function readText(field: string, raw: Raw, note: Note): string | undefined {
  const value = find(field, raw, note);
  if (value === undefined) return undefined;
  if (typeof value !== 'string') {
    note(field, 'is not a text, left out');
    return undefined;
  }
  const text = clean(value);
  if (text !== value) note(field, 'had entities or spaces to clean');
  return text;
}

/** Unescapes entities however often they were escaped, and removes control characters and extra spaces. */
function clean(text: string): string {
  let plain = text;
  // Every round that changes the text shortens it, so the loop ends.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = decode(plain, { scope: 'strict' });
  }
  return plain.replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ').trim();
}

function titleFor(raw: Raw, note: Note): string {
  const slug = raw['slug'];
  const words = typeof slug === 'string' ? wordsOfSlug(clean(slug)) : '';
  note('title', words === '' ? 'is missing' : 'is missing, made from the slug');
  return words === '' ? UNTITLED : words;
}

function readIcon(raw: Raw, note: Note): string {
  const value = raw['icon_path'];
  if (typeof value !== 'string' || value.trim() === '') {
    note('icon_path', 'is missing, the default picture is shown');
    return '';
  }
  if (value.trim() !== value) note('icon_path', 'had spaces around it');
  return value.trim();
}

/** Accepts only the game's own page, so that a record cannot send visitors elsewhere. */
function readUrl(id: string, raw: Raw, note: Note): string {
  const url = gameUrl(id);
  if (raw['game_url'] !== url) note('game_url', `is not ${url}`);
  return url;
}

function readPlayers(raw: Raw, note: Note): string | undefined {
  const value = find('players', raw, note);
  if (value === undefined) return undefined;
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const tidy = text.replace(/[\s,]/g, '').toUpperCase();
  const count = /^\d+\+?$/.test(tidy)
    ? Number.parseInt(tidy, 10)
    : parsePlayers(tidy.replace(/\+?$/, '+'));
  const players =
    count === undefined
      ? undefined
      : tidy.endsWith('+') && parsePlayers(tidy)
        ? tidy
        : formatPlayers(count);
  if (players === undefined) note('players', 'is not a play count, left out');
  else if (players !== value) note('players', `was written ${JSON.stringify(value)}`);
  return players;
}

function readScore(raw: Raw, note: Note): string | undefined {
  const value = find('score', raw, note);
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : value;
  const number = typeof text === 'string' && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (typeof number !== 'number' || !(number >= 0 && number <= 5)) {
    note('score', 'is not a rating from 0 to 5, left out');
    return undefined;
  }
  const score = number.toFixed(1);
  if (score !== value) note('score', `was written ${JSON.stringify(value)}`);
  return score;
}

function readCommon(raw: Raw, note: Note): 1 | undefined {
  const value = raw['common'];
  if (value === 1) return 1;
  if (value === undefined || value === null || value === 0) return undefined;
  const truth = value === true || value === '1';
  note('common', truth ? 'was written another way' : 'is not 1, left out');
  return truth ? 1 : undefined;
}

function readRated(raw: Raw, note: Note): Game['rated'] {
  const value = raw['rated'];
  if (value === undefined || value === null) return undefined;
  if (value === 'editors' || value === 'visitors') return value;
  note('rated', 'is neither "editors" nor "visitors", left out');
  return undefined;
}

function readDay(field: string, raw: Raw, note: Note): string | undefined {
  const text = readText(field, raw, note);
  if (text === undefined || isDay(text)) return text;
  note(field, 'is not a day like 2026-11-21, left out');
  return undefined;
}

function readTags(raw: Raw, cate: string | undefined, note: Note): Tags {
  const value = raw['tags'];
  const listed: readonly unknown[] =
    typeof value === 'string' ? value.split(',').map(clean) : Array.isArray(value) ? value : [];
  const found = listed.filter((tag) => typeof tag === 'string').map(clean);
  const tags = [...new Set(found)].filter((tag) => tag !== '');
  const spare = [...(cate ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u), ...SPARE_TAGS];
  const all = [...new Set([...tags.slice(0, TAG_COUNT), ...spare])].filter((tag) => tag !== '');
  if (typeof value === 'string') note('tags', 'were one text, not a list');
  if (tags.length < TAG_COUNT) note('tags', `were ${tags.length}, filled up to ${TAG_COUNT}`);
  else if (tags.length > TAG_COUNT)
    note('tags', `were ${tags.length}, the first ${TAG_COUNT} are used`);
  else if (found.length !== tags.length || found.some((tag, at) => tag !== listed[at])) {
    note('tags', 'had repeats or something to clean');
  }
  // The five spare tags alone are enough, so there are always five.
  return all.slice(0, TAG_COUNT) as readonly string[] as Tags;
}
