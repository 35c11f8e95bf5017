import * as v from 'valibot';
import { flag, gameId, read, text, type Read } from './fields.ts';

/** Where statistics go, by image request. */
export const STATISTIC_PATH = '/statistic.gif';

/** Most characters the encoded event may have, before it is escaped for the address. */
export const LONGEST_EVENT = 1000;

/** What a campaign id may be; anything else is taken as none. */
export const CAMPAIGN_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** The same as it is kept and sent: with `b_` or `v_` before it. */
export const KEPT_CAMPAIGN = /^(?:[bv]_)?[A-Za-z0-9_-]{1,64}$/;

const ROUTES = [
  'home',
  'term',
  'privacy',
  'cookie',
  'game',
  'detail',
  'category',
  'credits',
  'error',
] as const;
const LAYOUTS = ['scroll', 'puzzle', 'list'] as const;
const AD_KINDS = ['requested', 'filled', 'unfilled', 'shown', 'clicked', 'viewed'] as const;

const wholeTo = (most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be at most ${most}`),
  );
const path = v.pipe(text(300), v.startsWith('/', 'must begin with a slash'));
const score = v.pipe(v.number('must be a number'), v.finite('must be finite'));

const EventSchema = v.variant(
  'name',
  [
    /** `path`: the full path, hash route included. */
    v.strictObject({ name: v.literal('page_view'), path }),
    /** `position`: the card's place in its list, from 0. `category`: the list's title. */
    v.strictObject({
      name: v.literal('gameClick'),
      game: gameId,
      layout: v.picklist(LAYOUTS, `must be one of ${LAYOUTS.join(', ')}`),
      category: text(60),
      position: wholeTo(10_000),
    }),
    v.strictObject({ name: v.literal('moreClick'), category: text(60) }),
    v.strictObject({
      name: v.literal('homeClick'),
      route: v.picklist(ROUTES, `must be one of ${ROUTES.join(', ')}`),
      path,
    }),
    /** `code`: the HTTP status, 0 when there was no answer; or an envelope's code. */
    v.strictObject({ name: v.literal('httpError'), code: wholeTo(9999), url: text(300) }),
    /** A sitting begins with the first input. */
    v.strictObject({ name: v.literal('play_start'), game: gameId }),
    v.strictObject({
      name: v.literal('play_end'),
      game: gameId,
      seconds: v.pipe(
        v.number('must be a number'),
        v.minValue(0, 'must not be negative'),
        v.maxValue(86_400, 'must be at most a day'),
      ),
      score: v.exactOptional(score),
    }),
    v.strictObject({ name: v.literal('vote'), game: gameId, up: flag }),
    /** `ms`: time in view, with `viewed` alone. */
    v.strictObject({
      name: v.literal('ad'),
      slot: v.pipe(v.string('must be a text'), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a slot')),
      kind: v.picklist(AD_KINDS, `must be one of ${AD_KINDS.join(', ')}`),
      ms: v.exactOptional(wholeTo(86_400_000)),
    }),
  ],
  'is not a known event',
);

/** Something a visitor did, as it is counted. */
export type StatisticEvent = Readonly<v.InferOutput<typeof EventSchema>>;

/** Reads an event; the error says which field is wrong and why. */
export function parseEvent(raw: unknown): Read<StatisticEvent> {
  return read(EventSchema, raw);
}

/** An event with what travels beside it. */
export type Sent = {
  readonly event: StatisticEvent;
  /** Campaign id as it is kept, `b_{id}` or `v_{id}`, when the visitor came by one. */
  readonly campaign?: string;
  /** Milliseconds since 1970 by the visitor's clock; not to be trusted. */
  readonly at: number;
};

/**
 * The address that sends an event, from `STATISTIC_PATH` on.
 * @returns nothing when the event is not one the schema knows: it would be refused anyway
 */
export function statisticAddress(sent: Sent): string | undefined {
  const parsed = parseEvent(sent.event);
  if (!parsed.ok) return undefined;
  const c = JSON.stringify(parsed.value);
  if (c.length > LONGEST_EVENT) return undefined;
  const fields = { tp: 'event', c, g: sent.campaign ?? '', _t: String(sent.at) };
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${STATISTIC_PATH}?${query.join('&')}`;
}

/** Reads the query fields of a statistics request; fields it does not know are ignored. */
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
  if (!parsed.ok) return { ok: false, error: `c.${parsed.error}` };
  const at = typeof _t === 'string' && /^\d{1,15}$/.test(_t) ? Number(_t) : 0;
  const campaign = typeof g === 'string' && KEPT_CAMPAIGN.test(g) ? { campaign: g } : {};
  return { ok: true, value: { event: parsed.value, at, ...campaign } };
}
