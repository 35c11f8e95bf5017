import * as v from 'valibot';
import { isDay } from '@playgrove/language/days';
import { defined } from './defined.ts';
import { gameUrl, TAG_COUNT, type Game, type Tags } from './game.ts';
import { DEFAULT_ICON } from './icon.ts';
import { firstSentence, LONGEST_LEAD } from './lead.ts';
import { reasonOf, type Reason } from './reason.ts';

const line = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.check((text) => text.trim() !== '', 'must not be empty'),
    v.check((text) => text.trim() === text, 'must not begin or end with a space'),
    v.maxLength(most, `must have at most ${most} characters`),
  );

/** Words of a description: longer ones are not read. */
const MAX_WORDS = 160;

/** What a search finds a game by and nothing else in `game.json` says. */
const FEATURES = ['two-players', 'one-button'] as const;

/** A day that exists, as `2026-11-21`. */
export const DaySchema = v.pipe(
  v.string('must be text'),
  v.check((date) => isDay(date), 'must be a day like "2026-11-21"'),
);

/** What `game.json` holds; `npm run schemas` makes the JSON Schema for editors of it. */
export const FactsSchema = v.strictObject({
  /** Names the JSON Schema for editors; nothing reads it. */
  $schema: v.exactOptional(v.string('must be text')),
  title: line(60),
  cate: line(40),
  genre: line(30),
  tags: v.pipe(
    v.array(line(24), 'must be a list'),
    v.length(TAG_COUNT, `must be exactly ${TAG_COUNT}`),
    v.check((tags) => new Set(tags).size === tags.length, 'must not repeat'),
    v.transform((tags) => tags as readonly string[] as Tags),
  ),
  description: v.pipe(
    line(2000),
    v.minLength(40, 'must have at least 40 characters'),
    v.check(
      (text) => text.split(/\s+/).length <= MAX_WORDS,
      `must have at most ${MAX_WORDS} words`,
    ),
    v.check(
      (text) => firstSentence(text).length <= LONGEST_LEAD,
      `must begin with a sentence of at most ${LONGEST_LEAD} characters`,
    ),
  ),
  controls: v.strictObject({
    touch: line(200),
    keyboard: line(200),
    gamepad: v.exactOptional(line(200)),
  }),
  players: v.pipe(
    v.string('must be text'),
    v.regex(/^[1-9]\d{0,3}(?:\.\d)?[KM]\+$/, 'must look like "749K+" or "1.2M+"'),
  ),
  score: v.pipe(
    v.number('must be a number'),
    v.minValue(1, 'must be from 1 to 5'),
    v.maxValue(5, 'must be from 1 to 5'),
    v.check((score) => Number(score.toFixed(1)) === score, 'must have at most one decimal place'),
  ),
  /** Why our editors gave that score, in one sentence. */
  review: v.pipe(line(160), v.minLength(20, 'must have at least 20 characters')),
  common: v.exactOptional(v.literal(1, 'must be 1 or left out')),
  orientation: v.picklist(
    ['any', 'portrait', 'landscape'],
    'must be "any", "portrait" or "landscape"',
  ),
  daily: v.boolean('must be true or false'),
  features: v.exactOptional(
    v.pipe(
      v.array(v.picklist(FEATURES, `must be one of ${FEATURES.join(', ')}`), 'must be a list'),
      v.minLength(1, 'must name at least one, or be left out'),
      v.check((features) => new Set(features).size === features.length, 'must not repeat'),
    ),
  ),
  /** How long the day's challenge takes, in minutes. */
  dailyMinutes: v.exactOptional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be from 1 to 30'),
      v.maxValue(30, 'must be from 1 to 30'),
    ),
  ),
  /** What to do in the day's challenge, in a few words, where no score completes it. */
  dailyGoal: v.exactOptional(line(60)),
  /** Points that complete the day, where the challenge need not be won. */
  dailyScore: v.exactOptional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
    ),
  ),
  accessibility: v.pipe(
    v.array(line(200), 'must be a list'),
    v.minLength(1, 'must say at least one thing'),
    v.maxLength(8, 'must be at most 8 sentences'),
  ),
  released: DaySchema,
  /** When it last changed so much that players should look again. */
  updated: v.exactOptional(DaySchema),
  version: v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be 1 or more'),
  ),
});

/** The content of `games/<slug>/game.json`, with its slug. */
export type GameFacts = Readonly<Omit<v.InferOutput<typeof FactsSchema>, '$schema'>> & {
  readonly slug: string;
};

export type FactsResult =
  | { readonly ok: true; readonly value: GameFacts }
  | { readonly ok: false; readonly error: readonly Reason[] };

/**
 * Reads the parsed content of a `game.json`.
 * @param slug the folder's name: lower-case words joined by hyphens
 * @returns the facts, or every wrong field and why it is wrong
 */
export function readGameFacts(slug: string, raw: unknown): FactsResult {
  const reasons: Reason[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 40) {
    reasons.push({ field: 'slug', reason: 'must be lower-case words joined by hyphens' });
  }
  const read = v.safeParse(FactsSchema, raw);
  if (!read.success) reasons.push(...read.issues.map(reasonOf));
  if (!read.success || reasons.length > 0) return { ok: false, error: reasons };
  const { $schema: _, ...facts } = read.output;
  return { ok: true, value: { slug, ...facts } };
}

/** The catalogue's record of an own game; `icon` is the path of its picture. */
export function gameOf(facts: GameFacts, id: string, icon: string = DEFAULT_ICON): Game {
  const { title, players, score, cate, genre, released, updated, tags, description, common } =
    facts;
  return defined({
    id,
    title,
    icon_path: icon,
    players,
    score: score.toFixed(1),
    // The score of a game of ours is always what our editors think of it.
    rated: 'editors' as const,
    cate,
    genre,
    released,
    updated,
    game_url: gameUrl(id),
    tags,
    description,
    common,
  });
}
