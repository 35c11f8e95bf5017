import * as v from 'valibot';
import { gameId, read, text, type Read } from './fields.ts';
import { ROUTES } from './routes.ts';
import { LONGEST_EVENT, MAX_SEEN, STORED_CAMPAIGN, type Sent } from './statistic-address.ts';

const LAYOUTS = ['scroll', 'puzzle', 'list'] as const;
const AD_KINDS = ['requested', 'filled', 'unfilled', 'shown', 'clicked', 'viewed'] as const;

/** Ways to a play: Today, the grove, search, what is offered after a run or next to a game, and the rest. */
export const WAYS = ['today', 'grove', 'search', 'suggested', 'browse'] as const;
export type Way = (typeof WAYS)[number];

/** Days since a device's first play: none, one, two to six, more. */
export const AGES = ['first', 'second', 'week', 'later'] as const;

/** What visitors do with runs. */
const RUN_USES = ['watched', 'raced', 'shared'] as const;

const wholeTo = (most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be at most ${most}`),
  );
const path = v.pipe(text(300), v.startsWith('/', 'must begin with a slash'));
const way = v.picklist(WAYS, `must be one of ${WAYS.join(', ')}`);
/**
 * `age`: with a device's first play of a day. `after`: ways to plays on its last day, if that was in the
 * last week. `way`: the first play of its day by this way. `another`: a game it had not played that day.
 */
const visit = v.strictObject({
  age: v.exactOptional(v.picklist(AGES, `must be one of ${AGES.join(', ')}`)),
  after: v.exactOptional(
    v.pipe(
      v.array(way, 'must be a list'),
      v.maxLength(WAYS.length, `must be at most ${WAYS.length}`),
      v.check((ways) => new Set(ways).size === ways.length, 'must not repeat'),
      v.readonly(),
    ),
  ),
  way: v.exactOptional(way),
  another: v.exactOptional(v.literal(true)),
});
const score = v.pipe(v.number('must be a number'), v.finite('must be finite'));

const SCHEMAS = [
  /** `path`: the full path, hash route included. */
  v.strictObject({ name: v.literal('page_view'), path }),
  /** `position`: the card's index in its list, from 0. `category`: the list's id. */
  v.strictObject({
    name: v.literal('gameClick'),
    game: gameId,
    layout: v.picklist(LAYOUTS, `must be one of ${LAYOUTS.join(', ')}`),
    category: text(60),
    position: wholeTo(10_000),
  }),
  /** Cards of one list that were on the screen, each once a page. */
  v.strictObject({
    name: v.literal('seen'),
    category: text(60),
    games: v.pipe(
      v.array(gameId, 'must be a list'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(MAX_SEEN, `must be at most ${MAX_SEEN}`),
    ),
  }),
  v.strictObject({ name: v.literal('moreClick'), category: text(60) }),
  v.strictObject({
    name: v.literal('homeClick'),
    route: v.picklist(ROUTES, `must be one of ${ROUTES.join(', ')}`),
    path,
  }),
  /** `code`: the HTTP status, 0 when there was no answer; or an envelope's code. */
  v.strictObject({ name: v.literal('httpError'), code: wholeTo(9999), url: text(300) }),
  /**
   * A play session begins with the first input. `from`: id of the list whose card led to it. `daily`:
   * a day's challenge. `back`: this device played the game on an earlier day, and not yet on this one.
   */
  v.strictObject({
    name: v.literal('play_start'),
    game: gameId,
    from: v.exactOptional(text(60)),
    daily: v.exactOptional(v.literal(true)),
    back: v.exactOptional(v.literal(true)),
    visit: v.exactOptional(visit),
  }),
  /**
   * Seconds of a play that were not reported before: when it ends, is left or hidden, and every
   * `CHECKPOINT_SECONDS`. `more`: an earlier report counted the play. `minute`: it is a minute long
   * since this report.
   */
  v.strictObject({
    name: v.literal('play_end'),
    game: gameId,
    seconds: v.pipe(
      v.number('must be a number'),
      v.minValue(0, 'must not be negative'),
      v.maxValue(86_400, 'must be at most a day'),
    ),
    score: v.exactOptional(score),
    more: v.exactOptional(v.literal(true)),
    minute: v.exactOptional(v.literal(true)),
    from: v.exactOptional(text(60)),
  }),
  /** What a visitor did with a run. */
  v.strictObject({
    name: v.literal('run'),
    game: gameId,
    what: v.picklist(RUN_USES, `must be one of ${RUN_USES.join(', ')}`),
  }),
  /** `ms`: time in view, for `viewed` only. */
  v.strictObject({
    name: v.literal('ad'),
    slot: v.pipe(v.string('must be text'), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a slot')),
    kind: v.picklist(AD_KINDS, `must be one of ${AD_KINDS.join(', ')}`),
    ms: v.exactOptional(wholeTo(86_400_000)),
  }),
] as const;
const EventSchema = v.variant('name', SCHEMAS, 'is not a known event');
const BY_NAME: ReadonlyMap<unknown, (typeof SCHEMAS)[number]> = new Map(
  SCHEMAS.map((schema) => [schema.entries.name.literal, schema]),
);

/** One thing that a visitor did. */
export type StatisticEvent = Readonly<v.InferOutput<typeof EventSchema>>;

/** What a play says of its device's days. */
export type Visit = Readonly<v.InferOutput<typeof visit>>;

/** Reads an event; the error says which field is wrong and why. */
export function parseEvent(raw: unknown): Read<StatisticEvent> {
  const name = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  // The variant tries one schema after another, which is too slow for thousands of events a second.
  return read(BY_NAME.get(name) ?? EventSchema, raw);
}

/** Votes are not taken by image request, because any site can make its visitors' browsers send one. */
const NO_VOTES = 'c.name: send votes with POST /content/vote';

/** Reads the query fields of a statistics request; unknown fields are ignored. */
export function readStatistic(query: Readonly<Record<string, unknown>>): Read<Sent> {
  const { tp, c, g, _t } = query;
  if (tp !== 'event') return { ok: false, error: 'tp: must be "event"' };
  if (typeof c !== 'string') return { ok: false, error: 'c: must be given once' };
  if (c.length > LONGEST_EVENT) {
    return { ok: false, error: `c: must have at most ${LONGEST_EVENT} characters` };
  }
  let raw: unknown;
  try {
    raw = JSON.parse(c);
  } catch {
    return { ok: false, error: 'c: is not JSON' };
  }
  const parsed = parseEvent(raw);
  if (!parsed.ok) {
    const isVote = typeof raw === 'object' && raw !== null && 'name' in raw && raw.name === 'vote';
    return { ok: false, error: isVote ? NO_VOTES : `c.${parsed.error}` };
  }
  const at = typeof _t === 'string' && /^\d{1,15}$/.test(_t) ? Number(_t) : 0;
  const campaign = typeof g === 'string' && STORED_CAMPAIGN.test(g) ? { campaign: g } : {};
  return { ok: true, value: { event: parsed.value, at, ...campaign } };
}
