import * as v from 'valibot';
import { gameUrl, TAG_COUNT, type Game, type Tags } from './game.ts';
import { DEFAULT_ICON } from './icon.ts';
import { reasonOf, type Reason } from './reason.ts';

const line = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.check((text) => text.trim() !== '', 'must not be empty'),
    v.check((text) => text.trim() === text, 'must not begin or end with a space'),
    v.maxLength(most, `must have at most ${most} characters`),
  );

const FactsSchema = v.strictObject({
  title: line(60),
  cate: line(40),
  tags: v.pipe(
    v.array(line(24), 'must be a list'),
    v.length(TAG_COUNT, `must be exactly ${TAG_COUNT}`),
    v.check((tags) => new Set(tags).size === tags.length, 'must not repeat'),
    v.transform((tags) => tags as readonly string[] as Tags),
  ),
  description: v.pipe(line(2000), v.minLength(40, 'must have at least 40 characters')),
  controls: v.strictObject({
    touch: line(200),
    keyboard: line(200),
    gamepad: v.exactOptional(line(200)),
  }),
  players: v.pipe(
    v.string('must be a text'),
    v.regex(/^[1-9]\d{0,3}(?:\.\d)?[KM]\+$/, 'must look like "749K+" or "1.2M+"'),
  ),
  score: v.pipe(
    v.number('must be a number'),
    v.minValue(1, 'must be from 1 to 5'),
    v.maxValue(5, 'must be from 1 to 5'),
    v.check((score) => Number(score.toFixed(1)) === score, 'must have one decimal at most'),
  ),
  common: v.exactOptional(v.literal(1, 'must be 1 or left out')),
  orientation: v.picklist(
    ['any', 'portrait', 'landscape'],
    'must be "any", "portrait" or "landscape"',
  ),
  daily: v.boolean('must be true or false'),
  accessibility: v.pipe(
    v.array(line(200), 'must be a list'),
    v.minLength(1, 'must say at least one thing'),
    v.maxLength(8, 'must be at most 8 sentences'),
  ),
  version: v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be 1 or more'),
  ),
});

/** What `games/<slug>/game.json` says, with the slug it belongs to. */
export type GameFacts = Readonly<v.InferOutput<typeof FactsSchema>> & { readonly slug: string };

export type FactsResult =
  | { readonly ok: true; readonly value: GameFacts }
  | { readonly ok: false; readonly error: readonly Reason[] };

/**
 * Reads the parsed content of a `game.json`.
 * @param slug the folder's name: lower-case words joined by hyphens
 * @returns the facts, or every field that is wrong and why
 */
export function readGameFacts(slug: string, raw: unknown): FactsResult {
  const reasons: Reason[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 40) {
    reasons.push({ field: 'slug', reason: 'must be lower-case words joined by hyphens' });
  }
  const read = v.safeParse(FactsSchema, raw);
  if (!read.success) reasons.push(...read.issues.map(reasonOf));
  return read.success && reasons.length === 0
    ? { ok: true, value: { slug, ...read.output } }
    : { ok: false, error: reasons };
}

/** The catalogue's record for a game of our own; `icon` is the path of its picture. */
export function gameOf(facts: GameFacts, id: string, icon: string = DEFAULT_ICON): Game {
  return {
    id,
    title: facts.title,
    icon_path: icon,
    players: facts.players,
    score: facts.score.toFixed(1),
    cate: facts.cate,
    game_url: gameUrl(id),
    tags: facts.tags,
    description: facts.description,
    ...(facts.common === undefined ? {} : { common: facts.common }),
  };
}
