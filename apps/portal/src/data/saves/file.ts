import * as v from 'valibot';
import { kindOf, type SaveKind } from './keys.ts';

/** What is stored, by key; values are parsed JSON, or texts that the storage holds as they are. */
export type Saves = ReadonlyMap<string, unknown>;

/** Why a file is refused. */
export type Refusal =
  | 'empty'
  | 'large'
  | 'unreadable'
  | 'foreign'
  | 'newer'
  | 'nothing'
  | 'stranger'
  | 'damaged';

export type SaveFile =
  | { readonly ok: true; readonly saves: Saves }
  | { readonly ok: false; readonly why: Refusal; readonly key?: string };

const KIND = 'games-portal/saves';
const VERSION = 1;
/** More than any device of this site writes: what storage holds, and databases of a limited size. */
export const LARGEST = 60_000_000;

/** The text of a file with everything that is stored. @param at when, `2026-11-23T12:00:00.000Z` */
export function writeSaveFile(saves: Saves, at: string): string {
  return JSON.stringify({ kind: KIND, version: VERSION, at, data: Object.fromEntries(saves) });
}

/** Reads a file. Anything in it that is not as it should be refuses the whole of it. */
export function readSaveFile(text: string): SaveFile {
  if (text.trim() === '') return { ok: false, why: 'empty' };
  if (text.length > LARGEST) return { ok: false, why: 'large' };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, why: 'unreadable' };
  }
  if (!isRecord(raw) || raw['kind'] !== KIND) return { ok: false, why: 'foreign' };
  const { version, data } = raw;
  if (typeof version !== 'number') return { ok: false, why: 'damaged', key: 'version' };
  if (version > VERSION) return { ok: false, why: 'newer' };
  if (!isRecord(data)) return { ok: false, why: 'damaged', key: 'data' };
  const entries = Object.entries(data);
  if (entries.length === 0) return { ok: false, why: 'nothing' };
  for (const [key, value] of entries) {
    const kind = kindOf(key);
    if (kind === undefined) return { ok: false, why: 'stranger', key };
    if (!isSound(value) || !v.is(SHAPES[kind], value)) return { ok: false, why: 'damaged', key };
  }
  return { ok: true, saves: new Map(entries) };
}

const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const numbers = v.custom<Fields>(
  (value) => isRecord(value) && Object.values(value).every((one) => typeof one === 'number'),
);
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const run = v.tuple([count, count]);
const id = v.pipe(v.string(), v.regex(/^[0-9a-z]{32}$/i));
const game = v.looseObject({ id, title: v.string(), icon: v.string() });

/** What each kind looks like; fields that later releases add are let through. */
const SHAPES: Readonly<Record<SaveKind, v.GenericSchema>> = {
  portal: v.looseObject({
    recent: v.optional(v.array(game)),
    favourites: v.optional(v.array(game)),
    best: v.optional(v.record(id, v.union([number, v.looseObject({ score: number })]))),
    votes: v.optional(v.record(id, v.boolean())),
  }),
  today: v.looseObject({
    ticks: v.optional(v.record(date, v.array(id))),
    runs: v.array(run),
    frozen: v.optional(v.array(count)),
    longest: v.optional(count),
  }),
  progress: v.record(id, v.looseObject({ stars: count, most: count, levels: count, of: count })),
  name: v.string(),
  settings: v.record(v.string(), v.boolean()),
  game: v.looseObject({
    version: count,
    best: v.optional(numbers),
    stars: v.optional(numbers),
    plays: v.optional(count),
    taught: v.optional(v.boolean()),
    level: v.optional(v.string()),
    last: v.optional(v.string()),
    records: v.optional(count),
  }),
  daily: v.looseObject({
    runs: v.optional(v.array(run)),
    longest: v.optional(count),
    days: v.optional(v.record(date, v.looseObject({ won: v.optional(v.boolean()) }))),
  }),
  run: v.looseObject({}),
  career: v.unknown(),
  caged: v.looseObject({}),
  // What a third-party game stores in a database.
  shelf: v.looseObject({
    format: v.literal(1),
    mark: v.optional(v.string()),
    entries: v.string(),
  }),
};

const DEEPEST = 60;

/** Whether a value has no endless number, and is not nested beyond what any game stores. */
function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((inner) => isSound(inner, depth + 1));
  // Files hold a hundred thousand numbers: a list of entries for each record would take too long.
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || !isSound((value as Fields)[key], depth + 1)) return false;
  }
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
