import * as v from 'valibot';
import { defined } from './defined.ts';
import { DaySchema } from './facts.ts';
import { gameUrl, TAG_COUNT, type Game, type Tags } from './game.ts';
import { DEFAULT_ICON } from './icon.ts';
import { reasonOf, type Reason } from './reason.ts';

const text = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.check((value) => value.trim() !== '', 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const whole = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
);

const PageSchema = v.strictObject({
  /** Path of the first page below `files/`, or the whole address if another host serves the game. */
  entry: text(2000),
  /** The folder of its former host that the game names its files by: `my-game/`. */
  base: v.exactOptional(text(400)),
  author: v.exactOptional(text(120)),
  /** Where the game came from: an address, or the name of a file. */
  source: v.exactOptional(text(400)),
  license: v.exactOptional(text(120)),
  files: whole,
  bytes: whole,
  /** What it was seen to use: storage, sound, workers … */
  uses: v.exactOptional(v.array(text(60), 'must be a list')),
  /** Other hosts that it wanted; they stay refused. */
  hosts: v.exactOptional(v.array(text(200), 'must be a list')),
  /** Scripts of other hosts stored with the game: address → path below `files/`. */
  vendored: v.exactOptional(v.record(v.string(), text(400))),
});

const LibrarySchema = v.strictObject({
  title: text(60),
  cate: v.exactOptional(text(40)),
  genre: v.exactOptional(text(30)),
  released: v.exactOptional(DaySchema),
  updated: v.exactOptional(DaySchema),
  tags: v.pipe(
    v.array(text(24), 'must be a list'),
    v.length(TAG_COUNT, `must be exactly ${TAG_COUNT}`),
    v.transform((tags) => tags as readonly string[] as Tags),
  ),
  description: v.exactOptional(text(2000)),
  players: v.exactOptional(text(12)),
  score: v.exactOptional(v.pipe(v.number('must be a number'), v.minValue(0), v.maxValue(5))),
  common: v.exactOptional(v.literal(1, 'must be 1 or left out')),
  orientation: v.picklist(
    ['any', 'portrait', 'landscape'],
    'must be "any", "portrait" or "landscape"',
  ),
  controls: v.exactOptional(
    v.strictObject({
      touch: v.exactOptional(text(200)),
      keyboard: v.exactOptional(text(200)),
      gamepad: v.exactOptional(text(200)),
    }),
  ),
  accessibility: v.exactOptional(v.array(text(200), 'must be a list')),
  /** It has a page and stands on no list; so does every game without a license. */
  unlisted: v.exactOptional(v.literal(true, 'must be true or left out')),
  page: PageSchema,
});

/** What `library/<slug>/game.json` says of a third-party game. */
export type LibraryFacts = Readonly<v.InferOutput<typeof LibrarySchema>> & {
  readonly slug: string;
};

export type LibraryResult =
  | { readonly ok: true; readonly value: LibraryFacts }
  | { readonly ok: false; readonly error: readonly Reason[] };

/** Reads the parsed content of a library game's record, or says which fields are wrong and why. */
export function readLibraryFacts(slug: string, raw: unknown): LibraryResult {
  const read = v.safeParse(LibrarySchema, raw);
  if (!read.success) return { ok: false, error: read.issues.map(reasonOf) };
  const { entry } = read.output.page;
  if (isRemote(entry)) return { ok: true, value: { slug, ...read.output } };
  if (entry.startsWith('/') || entry.split('/').includes('..'))
    return { ok: false, error: [{ field: 'page.entry', reason: 'must stay in the folder' }] };
  return { ok: true, value: { slug, ...read.output } };
}

/** Whether another host serves a game. */
export function isRemote(entry: string): boolean {
  return entry.startsWith('https://');
}

/** Whether a game stands on lists: what is served from here needs a license for that. */
export function isListed({ unlisted, page }: LibraryFacts): boolean {
  return unlisted !== true && (page.license !== undefined || isRemote(page.entry));
}

/** The catalogue's record for a third-party game. */
export function libraryGameOf(facts: LibraryFacts, id: string, icon: string = DEFAULT_ICON): Game {
  const { title, players, score, cate, genre, released, updated, tags, description, common } =
    facts;
  return defined({
    id,
    title,
    icon_path: icon,
    players,
    score: score?.toFixed(1),
    // These figures came with the game: they are what its own players did and said.
    plays: players,
    rated: score === undefined ? undefined : ('visitors' as const),
    cate,
    genre,
    released,
    updated,
    game_url: gameUrl(id),
    tags,
    description,
    common,
    unlisted: isListed(facts) ? undefined : (1 as const),
  });
}
